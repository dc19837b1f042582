"""What property tests of Blitz Bowl share: random matches, the state of a table as one value, and what a seat receives.

Matches are made for a seed with all that a match can differ in: the 23 teams, a team against itself, teams that are
drawn, and every mix of optional rules, arenas and pitches.
"""

import random
from collections.abc import Iterator, Sequence

import touchline
from tests.worlds import fields_of, give_past, heard, same_dice
from touchline.blitz_bowl import game, verbs
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.pitch import SQUARES, WIDTH
from touchline.blitz_bowl.state import PLAYER, Match
from touchline.blitz_bowl.view import View, view_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.dice import Dice, seeded
from touchline.table.registry import CARD, PLACE
from touchline.table.setting import Setting
from touchline.table.table import SPECTATOR

# fmt: off
LISTS = (
    "square", "acted", "up", "down", "ball_square", "ball_holder", "ball_kind", "face", "known", "front", "piles",
    "spaces", "suspects", "played", "score", "turns", "foul_counts", "agenda", "teams", "rules", "role",
)
RECORDS = ("prepared", "deeds")
NUMBERS = (
    "edge", "special_balls", "fouls", "throws_players", "uncertain", "livelier", "gifted", "prone", "barred",
    "held_at_start", "coach_a", "rookies", "coach", "actions_left", "fresh", "runs", "turn_players", "turn_kinds",
    "turn_traits", "claimed", "interrupting", "lead", "armour_off", "challenge_more", "touchdown_more", "ending",
    "finished", "why", "kind", "choices",
)
NOT_STATE = ("catalogue", "roles", "moments", "all", "unsettled", "pitch", "arena")  # printed, or named by their ids
# fmt: on
CATALOGUE = load_catalogue()
TEAMS = CATALOGUE.teams
ARENAS = [arena.id for arena in CATALOGUE.arenas]
PITCHES = [pitch.id for pitch in CATALOGUE.pitches]
PLAIN_RULES = ("random-events", "fouls", "throw-team-mate", "special-balls")
RULES = ["random-events", "fouls", "throw-team-mate", "rookies-to-watch", "arena", "special-balls"]
PASSIVE = (verbs.DECLINE, verbs.END_TURN, verbs.KEEP)


def options_of(seed: int) -> tuple[list[str], list[str]]:
    """Teams and optional rules; all of them come up as the seed goes on."""
    chance = random.Random(seed)
    first = seed % len(TEAMS)
    teams = [TEAMS[first], TEAMS[(first + seed // len(TEAMS)) % len(TEAMS)]]
    if seed % 50 == 49:
        teams = []
    rules = [rule for rule in PLAIN_RULES if chance.random() < 0.5]
    if chance.random() < 0.5:
        rules.append(chance.choice(["arena", *(f"arena={arena}" for arena in ARENAS)]))
    if chance.random() < 0.75:
        rules.append("pitch=" + chance.choice(PITCHES))
    elif seed % 2:
        rules.append("pitch")
    if chance.random() < 0.5:
        rules.append(chance.choice(["rookies-to-watch", "rookies-to-watch=1", "rookies-to-watch=2"]))
    return teams, rules


def setting_of(seed: int, rules: Sequence[str] | None = None) -> Setting:
    teams, own_rules = options_of(seed)
    setting = Setting()
    setting.seats = 2
    setting.teams = teams
    setting.rules = own_rules if rules is None else list(rules)
    setting.first = seed % 3 - 1
    setting.seed = seed
    return setting


def new_match(seed: int, loud: bool = False, dice: Dice | None = None, rules: Sequence[str] | None = None) -> Match:
    table = game.new(setting_of(seed, rules), dice or seeded(seed))
    table.loud = loud
    table.run()
    return table


def pick(table: Match, chance: random.Random, keen: bool) -> int:
    """An option at random. A keen coach does something rather than nothing, goes for the ball, and runs to score."""
    codes = table.codes
    if not keen or len(codes) == 1 or chance.random() < 0.1:
        return chance.choice(codes)
    codes = [code for code in codes if verb_of(code) not in PASSIVE] or codes
    verb = chance.choice(sorted({verb_of(code) for code in codes}))
    codes = [code for code in codes if verb_of(code) == verb]
    if verb == verbs.RUN_TO:
        codes = far_runs(table, codes)
    return chance.choice(codes)


def far_runs(table: Match, codes: list[int]) -> list[int]:
    """The runs onto a ball, or those of a player with a ball that bring him nearest to where he scores."""
    onto = [code for code in codes if third_of(code)]
    runner = first_of(codes[0])
    if table.holding(runner) < 0:
        return onto or codes
    towards = 1 if table.owner(runner) == 0 else -1
    best = max(second_of(code) % WIDTH * towards for code in codes)
    return [code for code in codes if second_of(code) % WIDTH * towards == best]


def play(table: Match, seed: int, choices: int = 100_000) -> Iterator[Match]:
    """Random choices; yields the table at every decision, before it is answered. Three coaches in four are keen."""
    chance = random.Random(seed)
    keen = seed % 4 > 0
    while table.kind >= 0 and choices > 0:
        yield table
        table.choose_code(pick(table, chance, keen))
        choices -= 1


def played_on(table: Match, seed: int, choices: int = 100_000) -> Match:
    for _ in play(table, seed, choices):
        pass
    return table


def some_match(choices: int = 10_000, seed: int = 21) -> Match:
    """A recorded match, or its beginning."""
    table = touchline.new("blitz-bowl", teams=["lizardmen", "human"], seed=seed, rules=RULES)
    assert isinstance(table, Match)
    for _ in play(table, seed, choices):
        pass
    return table


def state(table: Match) -> dict[str, object]:
    """Everything that makes up a match, dice and events apart."""
    found = fields_of(table, LISTS, NUMBERS)
    found["prepared"] = table.prepared.fields()
    found["deeds"] = [deed.fields() for deed in table.deeds]
    found["pitch"] = table.pitch.id
    found["arena"] = table.arena.id
    return found


def received(table: Match, seat: int) -> dict[str, object]:
    """Everything a seat gets: its view, the options if it must choose, and the events as it may hear them."""
    view: View = view_of(table, seat)
    found = state(view.table)
    found["hidden"] = view.hidden
    found["events in the deck"] = view.events_in_deck
    found["public codes"] = list(view.public_codes)
    found["events"] = heard(table, seat)
    found["what can be taken back"] = table.barrier
    return found


def other_world(table: Match, seat: int, seed: int) -> Match:
    """A table that differs only in what this seat may not know, with the same dice and the same past."""
    twin = view_of(table, seat).imagine(seed)
    give_past(twin, table, seat)
    twin.barrier = table.barrier
    return twin


def some(chance: random.Random, sort: str, table: Match) -> int:
    """An argument of a verb at random, sensible or not."""
    if sort == PLAYER:
        return chance.randrange(max(len(table.square), 1))
    if sort == CARD:
        return chance.randrange(len(table.face))
    if sort == PLACE:
        return chance.randrange(SQUARES)
    return chance.randrange(8)


__all__ = [
    "SPECTATOR",
    "new_match",
    "options_of",
    "other_world",
    "pick",
    "play",
    "played_on",
    "received",
    "same_dice",
    "setting_of",
    "some",
    "state",
]
