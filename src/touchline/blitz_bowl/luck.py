"""Luck: the exact odds of an option, in words, from what the choosing seat may know.

A ball that bounces is one roll, by how likely it ends on each square (``landing.py``). So is a card that is turned up:
it is a challenge, which bears on no roll, or a random event, and with an event the odds end, for what it does depends
on which it is. They also end with the turn in which dice have fallen.
"""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl import challenge, random_event, turn
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.deed import D_TARGET, base_of
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.names import (
    EV_ARMOUR_ROLLED,
    EV_BALL_BOUNCED,
    EV_BALL_LOST,
    EV_BALL_TAKEN,
    EV_BARRED,
    EV_CHALLENGE_DEALT,
    EV_EVENT_DRAWN,
    EV_FUMBLED,
    EV_INJURED,
    EV_INVADED,
    EV_KNOCKED_DOWN,
    EV_LANDED,
    EV_MOVE_ROLLED,
    EV_PRONE,
    EV_PUSHED,
    EV_SENT_OFF,
    EV_THROW_FAILED,
    EV_THROW_ROLLED,
    EV_TOUCHDOWN,
    K_BOUNCE,
    K_CLAIM,
    K_KNOCKED,
    K_REROLL,
    K_RESULT,
    S_ARMOUR_CHOSEN,
    S_DEAL,
    S_EFFECT,
    S_END_TURN,
    S_EVENT,
    S_FILL,
    V_APPLY,
    V_CLAIM,
    V_PLAY,
    V_REROLL,
)
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import DECK, NO_CARD, Match
from touchline.blitz_bowl.throwing import DIE_BITS
from touchline.blitz_bowl.view import view_of
from touchline.blitz_bowl.words import E_INVASION, FACE_WORDS
from touchline.table.decision import first_of, verb_of
from touchline.table.dice import ScriptedDice
from touchline.table.event import Event
from touchline.table.odds import Outcome, outcomes
from touchline.table.registry import StepFunction

TOLD: Final = {
    EV_FUMBLED: "{player} fumbles",
    EV_THROW_FAILED: "the throw to {other} goes wrong",
    EV_LANDED: "{player} lands at {square}",
    EV_MOVE_ROLLED: "{player} may move {amount}",
    EV_PUSHED: "{player} is pushed to {square}",
    EV_KNOCKED_DOWN: "{player} is Knocked Down",
    EV_PRONE: "{player} is Prone",
    EV_INJURED: "{player} is Injured",
    EV_SENT_OFF: "{player} is sent off",
    EV_BARRED: "{player} makes no more Actions this turn",
    EV_BALL_TAKEN: "{player} has the ball",
    EV_BALL_LOST: "the ball is out of play",
    EV_TOUCHDOWN: "Touchdown by {player}",
    EV_EVENT_DRAWN: "a random event is drawn",
    EV_INVADED: "a block die is rolled for every player",
}
BY_BOUNCE: Final = "BB 5.2.3"
BY_CHOICE: Final = "BB 5.2.6"
LANDINGS: Final = "\0"  # in a summary: what is said of a bounce once all its ends are known


# --- Trials ------------------------------------------------------------------------------------------------------


def match_odds(t: Match, code: int) -> list[Outcome]:
    """The odds as the choosing seat can know them: hidden cards are dealt anew, and none of them bears on a roll."""
    seat = t.seat
    found = outcomes(view_of(t, seat).imagine(0), code, chooser=choose)
    if len(found) == 1 and not found[0][1]:
        return [Outcome(Fraction(1), (), "nothing is rolled")]
    sums: dict[str, Fraction] = {}
    examples: dict[str, tuple[int, ...]] = {}
    ends: dict[str, dict[str, Fraction]] = {}
    for probability, rolls, trial in found:
        summary = summary_of(trial, seat)
        sums[summary] = sums.get(summary, Fraction(0)) + probability
        examples.setdefault(summary, rolls)
        if LANDINGS in summary:
            where = ends.setdefault(summary, {})
            name = landing_of(trial)
            where[name] = where.get(name, Fraction(0)) + probability
    told = [
        Outcome(whole, examples[summary], with_landings(summary, ends.get(summary, {}), whole))
        for summary, whole in sums.items()
    ]
    told.sort(key=lambda outcome: (-outcome.probability, outcome.summary))
    return told


def choose(trial: Match, code: int) -> None:
    """Make the choice; what leaves its own seat nothing to choose is answered for it, as whoever plays for it does."""
    seat = trial.seat
    trial.unsettled = []
    trial.functions = FUNCTIONS
    trial.choose_code(code)
    while trial.kind >= 0 and trial.seat == seat and len(trial.codes) == 1:
        trial.choose_code(trial.codes[0])


def deal_unseen(t: Match, _a: int, _b: int, _c: int) -> None:
    """The first challenges are dealt after a shuffle; no roll depends on them."""


def fill(t: Match, seat: int, b: int, c: int) -> None:
    """A card goes to a free space and the next is turned up; how many of the unseen ones are events is known."""
    deck = t.piles[DECK]
    unseen = deck[:-1]
    if NO_CARD in t.spaces and unseen and t.front[unseen[-1]] < 0:
        fronts = t.catalogue.fronts
        events = [card for card in unseen if fronts[t.face[card]] < 0]
        if events:
            dice = t.dice
            assert isinstance(dice, ScriptedDice)
            share = Fraction(len(events), len(unseen))
            if share == 1 or dice.weighed([share, 1 - share]) == 0:
                stop(t, EV_EVENT_DRAWN, seat)
                return
            turn_up_challenge(t, unseen)
    challenge.fill(t, seat, b, c)


def turn_up_challenge(t: Match, unseen: tuple[int, ...]) -> None:
    """Let the next card be a challenge: the order of cards nobody has seen is imagined anyway."""
    top = unseen[-1]
    for card in reversed(unseen):
        if t.catalogue.fronts[t.face[card]] >= 0:
            t.face[top], t.face[card] = t.face[card], t.face[top]
            return


def event(t: Match, seat: int, _b: int, _c: int) -> None:
    """While an event is resolved the next card can be seen; it is another event if it shows no challenge."""
    deck = t.piles[DECK]
    if deck and t.front[deck[-1]] < 0:
        stop(t, EV_EVENT_DRAWN, seat)


def effect(t: Match, seat: int, kind: int, number: int) -> None:
    """An event that is being resolved; a die for every player is more than can be gone through."""
    if kind == E_INVASION:
        stop(t, EV_INVADED, seat)
    else:
        random_event.effect(t, seat, kind, number)


def end_turn(t: Match, seat: int, b: int, c: int) -> None:
    """Once dice have fallen, what the next turn begins with is of no interest."""
    dice = t.dice
    assert isinstance(dice, ScriptedDice)
    if dice.used:
        t.agenda.clear()
    else:
        turn.end_turn(t, seat, b, c)


def stop(t: Match, kind: int, seat: int) -> None:
    """The odds reach no further than this."""
    t.say(kind, seat, -1, -1, -1, 0, "BB 10.2.1")
    t.agenda.clear()


def functions_for_odds() -> list[StepFunction]:
    """The steps of the game, with those that depend on hidden cards in another way."""
    functions = REGISTRY.functions[:]
    functions[S_DEAL] = deal_unseen
    functions[S_FILL] = fill
    functions[S_EVENT] = event
    functions[S_EFFECT] = effect
    functions[S_END_TURN] = end_turn
    return functions


FUNCTIONS: Final = functions_for_odds()


# --- What happened, in words -------------------------------------------------------------------------------------


def summary_of(t: Match, viewer: int) -> str:
    """What happened, in a line, and what is asked because of the dice; a single bounce has all its ends in one line."""
    told: list[str] = []
    bounces = t.unsettled or []
    bounced = 0
    for n, one in enumerate(t.events):
        if one.kind == EV_BALL_BOUNCED and one.rule == BY_CHOICE:
            told.append(f"the ball goes to {end_of(t, n)}")
        elif one.kind == EV_BALL_BOUNCED:
            end = LANDINGS if len(bounces) == 1 else f" to {end_of(t, n)}"
            told.append(f"the ball bounces from {square_name(bounces[bounced] & 1023)}{end}")
            bounced += 1
        elif one.kind == EV_ARMOUR_ROLLED:
            told += armour_told(t, n)
        elif one.kind in TOLD and not (one.kind == EV_BALL_TAKEN and one.rule == BY_BOUNCE):
            told.append(sentence(t, one))
    told += asked(t, viewer)
    if not told:
        dealt = last_of(t, EV_CHALLENGE_DEALT) >= 0
        return "no random event is drawn" if dealt else "nothing happens"
    return "; ".join(told)


def sentence(t: Match, one: Event) -> str:
    square = square_name(one.place) if one.place >= 0 else ""
    player = t.player_name(one.card)
    return TOLD[one.kind].format(player=player, other=t.player_name(one.other), square=square, amount=one.amount)


def is_caught(t: Match, n: int) -> bool:
    """Whether the ball of a bounce was taken where it came down."""
    return n + 1 < len(t.events) and t.events[n + 1].kind == EV_BALL_TAKEN and t.events[n + 1].rule == BY_BOUNCE


def landing_of(t: Match) -> str:
    """Where the only bounce that was rolled for ended."""
    return end_of(t, last_of(t, EV_BALL_BOUNCED))


def end_of(t: Match, n: int) -> str:
    """Who took a ball that came down, or the square it came to."""
    return t.player_name(t.events[n + 1].card) if is_caught(t, n) else square_name(t.events[n].place)


def with_landings(summary: str, ends: dict[str, Fraction], whole: Fraction) -> str:
    """Put in where a ball ends, each with its share of this outcome."""
    order = sorted(ends, key=lambda name: (-ends[name], name))
    if len(order) == 1:
        return summary.replace(LANDINGS, f" to {order[0]}")
    return summary.replace(LANDINGS, ": " + ", ".join(f"{name} {ends[name] / whole}" for name in order))


def armour_told(t: Match, n: int) -> list[str]:
    """An Armour Check that holds; one that fails shows in the Injury."""
    if n == last_of(t, EV_ARMOUR_ROLLED) and t.kind == K_REROLL and t.then == S_ARMOUR_CHOSEN:
        return []
    one = t.events[n]
    check = one.amount
    held = passes(check >> DIE, check & 15, 1 if check & MINUS else 0)
    return [f"the armour of {t.player_name(one.card)} holds"] if held else []


def last_of(t: Match, kind: int) -> int:
    """The place of the last event of a kind, or -1."""
    for n in range(len(t.events) - 1, -1, -1):
        if t.events[n].kind == kind:
            return n
    return -1


def asked(t: Match, viewer: int) -> list[str]:
    """What is asked because of the dice. Another seat's hand is only imagined, and says nothing."""
    name = t.seat_name(t.seat)
    if t.kind == K_RESULT:
        found = choices(t, viewer)
        return [f"{name} chooses between {', '.join(found[:-1])} and {found[-1]}"]
    if t.kind == K_REROLL:
        return [f"{would_be(t)}, and {name} may roll again"]
    if t.kind == K_KNOCKED:
        return [f"{name} may play a card before the Armour Check"]
    if t.kind == K_BOUNCE:
        return [f"{name} chooses where the ball goes"]
    if t.kind == K_CLAIM:
        return ["can claim " + " or ".join(t.card_name(first_of(code)) for code in t.codes if verb_of(code) == V_CLAIM)]
    return []


def choices(t: Match, viewer: int) -> list[str]:
    """The faces that lie there, and whether they can be rolled again."""
    found = [FACE_WORDS[first_of(code)] for code in t.codes if verb_of(code) == V_APPLY]
    verbs = [verb_of(code) for code in t.codes]
    if V_REROLL in verbs or (V_PLAY in verbs and t.seat == viewer):
        found.append("another roll")
    return found


def would_be(t: Match) -> str:
    """A check that may yet be taken again."""
    if t.then == S_ARMOUR_CHOSEN:
        check = t.then_b
        held = passes(check >> DIE, check & 15, 1 if check & MINUS else 0)
        return f"the armour of {t.player_name(t.then_a)} {'holds' if held else 'breaks'}"
    rolled = t.events[last_of(t, EV_THROW_ROLLED)].amount
    die = rolled & 15
    minus = rolled >> 2 * DIE_BITS
    if passes(die, rolled >> DIE_BITS & 15, minus):
        return f"the throw to {thrown_to(t)} succeeds"
    return "a fumble" if die - minus <= 1 else f"the throw to {thrown_to(t)} goes wrong"


def thrown_to(t: Match) -> str:
    """A team-mate, or whoever another is thrown at."""
    target = t.deed[base_of(t) + D_TARGET]
    return t.player_name(target) if target >= 0 else "the square"
