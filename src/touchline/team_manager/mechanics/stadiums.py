"""Stadiums (TM 19): each highlight lies on one, which bans a skill, sets limits, or pays something beside it."""

from typing import Final

from touchline.table.decision import verb_of
from touchline.table.entry import Entry
from touchline.table.registry import CARD, OPTION, EventKind, Kind, Step
from touchline.team_manager import bare, places, sorts, topics, verbs
from touchline.team_manager.card_kinds import CardKind
from touchline.team_manager.cards import Catalogue, note_value, value_of
from touchline.team_manager.in_play import COMMITTED, Pile
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics.penalty_piles import receive
from touchline.team_manager.skill import SKILLS, USES
from touchline.team_manager.state import Season

BANNED: Final = "stadium-banned"  # the number of a skill and one, or 0
LIMIT: Final = "stadium-limit"  # of players in a team zone; 0 for none
LEAST: Final = "stadium-least"  # printed standing Star Power
MOST: Final = "stadium-most"  # … and one, or 0 for none
OF_TWO: Final = 4  # so many with two managers (TM 19.1.1)


def set_up(t: Season) -> None:
    """As many as there are managers, in a line; the rest are in the box (TM 19.1.1, 19.1.2)."""
    assert t.mechanics is not None
    drawn = OF_TWO if t.seats == 2 else t.seats
    for n, card in enumerate(reversed(t.piles[t.mechanics.place(DECK)])):
        t.show(card, t.all)
        t.put(card, t.mechanics.place(AT, n) if n < drawn else places.BOX)


def stadium(t: Season, matchup: int) -> int:
    """The stadium under a highlight, or -1; a tournament has none (TM 19.1.3, 19.1.4)."""
    assert t.mechanics is not None
    if matchup < 0 or matchup == places.TOURNAMENT_AT:
        return -1
    pile = t.piles[t.mechanics.place(AT, matchup)]
    return pile[-1] if pile else -1


def rule(t: Season, matchup: int, name: str) -> int:
    """What the stadium of a matchup has of something."""
    card = stadium(t, matchup)
    return value_of(t.catalogue, name, t.face[card]) if card >= 0 else 0


def breach(t: Season, seat: int, matchup: int, number: str) -> None:
    """One penalty, at once (TM 19.1.6)."""
    if t.loud:
        t.say(BREACHED.number, seat, stadium(t, matchup), -1, matchup, number)
    receive(t, seat, 1, number)


# --- Banned skills (TM 19.2) ----------------------------------------------------------------------------------------


def asks_first(t: Season, card: int, skill: int) -> bool:
    """Where a mandatory skill is banned it may be declined (TM 19.2.2)."""
    if not SKILLS[skill].mandatory or rule(t, t.matchup_of(card), BANNED) != skill + 1:
        return False
    t.ask(ASKED.number, t.owner[card], [verbs.USE_SKILL << 30 | skill << 20, bare.SKIP], CHOSEN.number, card, skill)
    return True


def chosen(t: Season, card: int, skill: int, code: int) -> None:
    if verb_of(code) != verbs.SKIP and t.matchup_of(card) >= 0:
        USES[skill](t, card)


def skill_used(t: Season, card: int, skill: int) -> None:
    matchup = t.matchup_of(card)
    if rule(t, matchup, BANNED) == skill + 1:
        breach(t, t.owner[card], matchup, "TM 19.2.1")


# --- Limit and requirement (TM 19.3 to 19.5) --------------------------------------------------------------------------


def entered(t: Season, card: int, matchup: int, how: int) -> None:
    if how == COMMITTED:
        check(t, card, matchup, t.owner[card])


def check(t: Season, card: int, matchup: int, by: int) -> None:
    """Whoever commits or moves a player answers for it (TM 19.5.2)."""
    limit = rule(t, matchup, LIMIT)
    if limit and len(t.piles[t.place[card]]) > limit:
        breach(t, by, matchup, "TM 19.3.1")
    power = t.catalogue.standing[t.face[card]]
    most = rule(t, matchup, MOST)
    if power < rule(t, matchup, LEAST) or (most and power >= most):
        breach(t, by, matchup, "TM 19.4.1")


# --- Payouts (TM 19.6) ------------------------------------------------------------------------------------------------


def paid_beside(t: Season, matchup: int, side: int) -> list[int]:
    card = stadium(t, matchup)
    if card < 0:
        return []
    amounts = t.catalogue.sections[t.face[card]][side][0].amounts
    return amounts if any(amounts) else []


def extras(t: Season, matchup: int) -> list[tuple[str, int, int]]:
    card = stadium(t, matchup)
    return [("stadium", 1, card)] if card >= 0 else []


def read(catalogue: Catalogue, entry: Entry, _face: int) -> None:
    """Several effects may stand on one, but some must (TM 19.1.5)."""
    if not any(entry.has(key) for key in STADIUM.fields):
        entry.wrong(f"{entry.id} bans, limits and pays nothing")
    known = {SKILLS[number].name: number for number in catalogue.icons}
    word = entry.word("banned", list(known), "")
    note_value(catalogue, BANNED, known[word] + 1 if word in known else 0)
    note_value(catalogue, LIMIT, entry.number("limit", 1, 20, 0))
    note_value(catalogue, LEAST, entry.number("least", 1, 20, 0))
    note_value(catalogue, MOST, entry.number("most", 0, 20) + 1 if entry.has("most") else 0)
    if len(catalogue.sections[-1]) == 2 and any(len(choices) > 1 for choices in catalogue.sections[-1]):
        entry.wrong(f"{entry.id} pays without a choice")


def says(catalogue: Catalogue, face: int) -> list[tuple[str, int, int]]:
    told: list[tuple[str, int, int]] = []
    banned = value_of(catalogue, BANNED, face)
    if banned:
        told.append((f"stadium.{'mandatory' if SKILLS[banned - 1].mandatory else 'banned'}", 0, banned - 1))
    for name, message, less in ((LIMIT, "limit", 0), (LEAST, "least", 0), (MOST, "most", 1)):
        number = value_of(catalogue, name, face)
        if number:
            told.append((f"stadium.{message}", number - less, -1))
    return told


DECK: Final = Pile("stadiums")
AT: Final = Pile("stadium-at")
AT.at_matchups = True
STADIUM: Final = CardKind("stadium", ("banned", "limit", "least", "most", "left", "right"))
STADIUM.sections = ("left", "right")
STADIUM.needs_sections = False
STADIUM.pile = DECK
STADIUM.reads = read
STADIUM.says = says
ASKED: Final = Kind("banned-skill", ("use-skill", "skip"), "TM 19.2.2", "skip", (topics.PLAYER,))
CHOSEN: Final = Step("banned-skill-chosen", (CARD, sorts.SKILL, OPTION), chosen)
BREACHED: Final = EventKind("stadium-breached", amount=sorts.MATCHUP)

MECHANIC: Final[Mechanic] = Mechanic("stadiums")
MECHANIC.steps = (CHOSEN,)
MECHANIC.kinds = (ASKED,)
MECHANIC.events = (BREACHED,)
MECHANIC.piles = (DECK, AT)
MECHANIC.card_kinds = (STADIUM,)
MECHANIC.messages = (
    "mark.stadium",
    "stadium.banned",
    "stadium.mandatory",
    "stadium.limit",
    "stadium.least",
    "stadium.most",
)
MECHANIC.set_up = set_up
MECHANIC.asks_first = asks_first
MECHANIC.skill_used = skill_used
MECHANIC.entered = entered
MECHANIC.moved = check
MECHANIC.paid_beside = paid_beside
MECHANIC.extras = extras
