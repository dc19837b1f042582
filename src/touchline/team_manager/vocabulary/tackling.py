"""Words for tackles: granting one, and what bears on the one under way: Star Power, dice, rerolls (TM 5.9.8, 8.3.3)."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.table.dice import REVEALS
from touchline.team_manager import counts, events, kinds, moments, places, settled, steps, verbs, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of, players_meant, which
from touchline.team_manager.holding import always
from touchline.team_manager.records import chosen_of, pc_of
from touchline.team_manager.selecting import attempt_targets, select
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.players import somebody
from touchline.team_manager.vocabulary.word import Effect, phrase

# --- Granting one (TM 8.1.1) ---------------------------------------------------------------------------------


def attempt(t: Season, frame: int, source: int, _with_power: int, who: int, targets: int) -> None:
    """A tackle that a card grants: of several players the manager names one who can make it."""
    players = players_meant(t, frame, source, who)
    if len(players) > 1:
        seat = t.owner[source]
        players = [card for card in players if attempt_targets(t, card, targets, seat, source, chosen_of(frame))]
    which(t, frame, source, players, False)


def attempted(t: Season, frame: int, source: int, card: int, with_power: int) -> None:
    """He names the target."""
    targets = ability_of(t, frame).effects[pc_of(frame)][3]
    seat = t.owner[source]
    codes = codes_for(verbs.TACKLE, attempt_targets(t, card, targets, seat, source, chosen_of(frame)))
    if codes:
        t.ask(kinds.ATTEMPT, seat, codes, steps.ATTEMPT_CHOSEN, card, with_power)


def attempt_chosen(t: Season, tackler: int, with_power: int, code: int) -> None:
    t.agenda.append((steps.TACKLE, tackler, first_of(code), with_power))


def can_attempt(t: Season, ability: Ability, pc: int, source: int) -> bool:
    seat = t.owner[source]
    _effect, _standing, who, targets = ability.effects[pc]
    return any(attempt_targets(t, card, targets, seat, source, -1) for card in select(t, who, seat, source, -1, -1))


# --- The one under way: of two words that contradict each other the later stands (TM 8.3.3) ----------------------


def higher(t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    t.tackles[-1].settled = settled.HIGHER


def one_die(t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    tackling = t.tackles[-1]
    if tackling.settled == settled.HIGHER:
        tackling.miss_cost = 0  # the earlier response is ignored, its price too
    tackling.settled = settled.ONE_DIE


def lose_on_miss(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    t.tackles[-1].miss_cost = number
    t.tackles[-1].miss_card = source


def instead(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """The tackle does not take place; a die is rolled in its stead (``vocabulary.branches``)."""
    t.tackles[-1].replaced = 1
    if t.loud:
        t.say(events.TACKLE_REPLACED, t.owner[source], source, t.tackles[-1].tackler, 0, "TM 5.9.8")


def token_power(t: Season, _frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    seat = t.owner[source]
    add_power(t, turn_up_token(t, seat), select(t, who, seat, source, -1, -1))


def can_turn_up(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(t.piles[places.POOL]) and somebody(t, ability, pc, source)


def power(t: Season, _frame: int, source: int, number: int, who: int, what: int) -> None:
    players = select(t, who, t.owner[source], source, -1, -1)
    times = 1
    if what == counts.PLAYERS:
        times = len(friends_of(t, players[0])) if players else 0
    if len(players) > 1:
        codes = codes_for(verbs.PICK, players)
        t.ask(kinds.PICK_PLAYER, t.owner[source], codes, steps.POWER_PICKED, number * times, 0)
    else:
        add_power(t, number * times, players)


def can_add_power(t: Season, ability: Ability, pc: int, source: int) -> bool:
    _effect, _number, who, what = ability.effects[pc]
    players = select(t, who, t.owner[source], source, -1, -1)
    if what == counts.PLAYERS:
        return any(len(t.piles[t.place[card]]) > 1 for card in players)
    return bool(players)


def power_picked(t: Season, power: int, _b: int, code: int) -> None:
    add_power(t, power, [first_of(code)])


def friends_of(t: Season, player: int) -> list[int]:
    zone = t.zone_of(t.owner[player], t.matchup_of(player))
    return [card for card in t.piles[zone] if card != player]


def add_power(t: Season, power: int, players: list[int]) -> None:
    tackling = t.tackles[-1]
    for card in players:
        if card == tackling.tackler:
            tackling.tackler_power += power
        else:
            tackling.target_power += power


def turn_up_token(t: Season, seat: int) -> int:
    """A token from the pool for this attempt alone; only a Star Power number matters (TM-R59).

    The pool is mixed already; the draw is made here once more so that it is a roll like any other, with its odds.
    """
    pool = t.piles[places.POOL]
    if not pool:
        return 0
    token = pool[-1]
    other = pool[t.dice.roll(REVEALS, len(pool))]
    t.face[token], t.face[other] = t.face[other], t.face[token]
    t.show(token, t.all)
    t.put(token, places.ASIDE)
    if t.loud:
        t.say(events.TOKEN_TURNED_UP, seat, token, -1, 0, "TM 8.3.1")
    return t.catalogue.token_power[t.face[token]]


def reroll(t: Season, _frame: int, source: int, one: int, _who: int, _extra: int) -> None:
    """All dice (Dodge), or one that the manager names (TM-R89)."""
    seat = t.owner[source]
    dice = t.tackles[-1].dice
    if one:
        codes = codes_for(verbs.REROLL, range(dice))
        t.ask(kinds.REROLL_DIE, seat, codes, steps.REROLLED, seat, 0)
        return
    for die in range(dice):
        reroll_one(t, seat, die, "TM 11.1.3")


def rerolled(t: Season, seat: int, _b: int, code: int) -> None:
    reroll_one(t, seat, first_of(code), "TM 8.3.1")


def reroll_one(t: Season, seat: int, die: int, rule: str) -> None:
    tackling = t.tackles[-1]
    face = t.roll_die()
    if die:
        tackling.second = face
    else:
        tackling.first = face
    if t.loud:
        t.say(events.DICE_REROLLED, seat, tackling.tackler, -1, face, rule)


ATTEMPT: Final = Effect(
    "tackle",
    (
        phrase("have {who} tackle {to} with standing power", "do.tackle_at_once", n=1),
        phrase("have {who} tackle with standing power", "do.tackle_power", n=1),
        phrase("have {who} tackle {to}", "do.tackle_target"),
        phrase("have {who} tackle", "do.tackle"),
    ),
    attempt,
    can_attempt,
)
ATTEMPT.extra = "to"
ATTEMPT.picked = attempted
ATTEMPT.goes_on = False
ATTEMPT.way = ATTEMPT.attempts = True

REROLL: Final = Effect(
    "reroll",
    (phrase("reroll all dice", "do.reroll_all"), phrase("reroll one die", "do.reroll_one", n=1)),
    reroll,
    always,
)
REROLL.moments = (moments.ROLLED,)
REROLL.otherwise = "dice are rerolled 'when dice are rolled against' somebody"

HIGHER: Final = Effect(
    "higher", (phrase("count the tackler higher", "static.higher", who=whom.TACKLER),), higher, always
)
ONE_DIE: Final = Effect("one die", (phrase("one die only", "do.one_die"),), one_die, always)
POWER: Final = Effect(
    "power",
    (
        phrase("{signed} power to {who} per other yours here", "do.power_per", count=counts.PLAYERS),
        phrase("{signed} power to {who}", "do.power"),
    ),
    power,
    can_add_power,
)
POWER.extra = "count"
TOKEN_POWER: Final = Effect(
    "token power", (phrase("turn up a token for {who}", "do.token_power"),), token_power, can_turn_up
)
LOSE_ON_MISS: Final = Effect("lose on miss", (phrase("lose {n} on miss", "do.lose_on_miss"),), lose_on_miss, always)
LOSE_ON_MISS.personal = True
INSTEAD: Final = Effect("instead", (), instead, always)

for one in (HIGHER, ONE_DIE, POWER, TOKEN_POWER):
    one.compares = True
for one in (HIGHER, ONE_DIE, POWER, TOKEN_POWER, LOSE_ON_MISS):
    one.moments = (moments.DECLARED,)
    one.otherwise = "this changes a tackle before it is rolled: it needs 'before yours tackles' or the like"

EFFECTS: Final[tuple[Effect, ...]] = (ATTEMPT, REROLL, HIGHER, ONE_DIE, POWER, TOKEN_POWER, LOSE_ON_MISS, INSTEAD)
