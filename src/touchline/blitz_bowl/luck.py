"""Luck: the exact odds of an option, from what the choosing seat may know.

A ball that bounces is one roll, by how likely it ends on each square (``landing.py``). So is a card that is turned up:
it is a challenge, which bears on no roll, or a random event, and with an event the odds end, for what it does depends
on which it is. They also end with the turn in which dice have fallen.
"""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl import challenge, events, kinds, random_event, steps, turn, upsets, verbs
from touchline.blitz_bowl.checks import armour_check, throw_check
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.speech import challenge_slot, face_slot, player_slot, seat_slot, square_slot, voice_of
from touchline.blitz_bowl.state import DECK, NO_CARD, Match
from touchline.blitz_bowl.view import view_of
from touchline.table.decision import first_of, verb_of
from touchline.table.dice import ScriptedDice
from touchline.table.event import Event
from touchline.table.odds import Outcome, Parts, likeliest_first, outcomes
from touchline.table.registry import StepFunction
from touchline.table.said import Said, Slot, Slots, number, phrase, series, sign

# What is told of an event: its code, and which of its fields fill the slots.
TOLD: Final = {
    events.FUMBLED: "fumbles",
    events.THROW_FAILED: "throw-goes-wrong",
    events.LANDED: "lands",
    events.MOVE_ROLLED: "may-move",
    events.PUSHED: "pushed",
    events.KNOCKED_DOWN: "knocked-down",
    events.PRONE: "prone",
    events.INJURED: "injured",
    events.SENT_OFF: "sent-off",
    events.BARRED: "barred",
    events.BALL_TAKEN: "has-ball",
    events.BALL_LOST: "ball-lost",
    events.TOUCHDOWN: "touchdown",
    events.EVENT_DRAWN: "event-drawn",
    events.INVADED: "invaded",
}
OF_NOBODY: Final = (events.BALL_LOST, events.EVENT_DRAWN, events.INVADED)
TO_SQUARES: Final = (events.LANDED, events.PUSHED)
BY_BOUNCE: Final = "BB 5.2.3"
BY_CHOICE: Final = "BB 5.2.6"
BOUNCES: Final = "bounces"  # until it is known where a ball ends, each end with its share


# --- Trials ------------------------------------------------------------------------------------------------------


def match_odds(t: Match, code: int) -> list[Outcome]:
    """The odds as the choosing seat can know them: hidden cards are dealt anew, and none of them bears on a roll."""
    seat = t.seat
    view = view_of(t, seat)
    found = outcomes(view.imagine(0), code, chooser=choose)
    voice = voice_of(view.table)
    if len(found) == 1 and not found[0][1]:
        return [Outcome(Fraction(1), (), (Said("nothing-rolled"),), voice)]
    sums: dict[Parts, Fraction] = {}
    examples: dict[Parts, tuple[int, ...]] = {}
    ends: dict[Parts, dict[Slot, Fraction]] = {}
    for probability, rolls, trial in found:
        parts = summary_of(trial, seat)
        sums[parts] = sums.get(parts, Fraction(0)) + probability
        examples.setdefault(parts, rolls)
        if any(one.code == BOUNCES for one in parts):
            where = ends.setdefault(parts, {})
            end = landing_of(trial)
            where[end] = where.get(end, Fraction(0)) + probability
    told: list[Outcome] = []
    for parts, whole in sums.items():
        whither = with_landings(parts, ends[parts], whole) if parts in ends else parts
        told.append(Outcome(whole, examples[parts], whither, voice))
    return likeliest_first(told)


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
        happened = [card for card in unseen if fronts[t.face[card]] < 0]
        if happened:
            dice = t.dice
            assert isinstance(dice, ScriptedDice)
            share = Fraction(len(happened), len(unseen))
            if share == 1 or dice.weighed([share, 1 - share]) == 0:
                stop(t, events.EVENT_DRAWN, seat)
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
        stop(t, events.EVENT_DRAWN, seat)


def effect(t: Match, seat: int, kind: int, number: int) -> None:
    """An event that is being resolved; a die for every player is more than can be gone through."""
    if kind == upsets.INVASION:
        stop(t, events.INVADED, seat)
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
    functions[steps.DEAL] = deal_unseen
    functions[steps.FILL] = fill
    functions[steps.EVENT] = event
    functions[steps.EFFECT] = effect
    functions[steps.END_TURN] = end_turn
    return functions


FUNCTIONS: Final = functions_for_odds()


# --- What happened -----------------------------------------------------------------------------------------------


def summary_of(t: Match, viewer: int) -> Parts:
    """What happened, and what is asked because of the dice; a single bounce has all its ends in one part."""
    told: list[Said] = []
    bounces = t.unsettled or []
    bounced = 0
    for n, one in enumerate(t.events):
        if one.kind == events.BALL_BOUNCED and one.rule == BY_CHOICE:
            told.append(Said("ball-goes", {"end": end_of(t, n)}))
        elif one.kind == events.BALL_BOUNCED:
            square = square_slot(bounces[bounced][1])
            if len(bounces) == 1:
                told.append(Said(BOUNCES, {"square": square}))
            else:
                told.append(Said("bounces-to", {"square": square, "end": end_of(t, n)}))
            bounced += 1
        elif one.kind == events.ARMOUR_ROLLED:
            told += armour_told(t, n)
        elif one.kind in TOLD and not (one.kind == events.BALL_TAKEN and one.rule == BY_BOUNCE):
            told.append(said_of(one))
    told += asked(t, viewer)
    if not told:
        dealt = last_of(t, events.CHALLENGE_DEALT) >= 0
        return (Said("no-event-drawn" if dealt else "nothing"),)
    return tuple(told)


def said_of(one: Event) -> Said:
    slots: Slots = {}
    if one.kind == events.THROW_FAILED:
        slots["target"] = aim_slot(one.other)
    elif one.kind not in OF_NOBODY:
        slots["player"] = player_slot(one.card)
    if one.kind in TO_SQUARES:
        slots["square"] = square_slot(one.place)
    if one.kind == events.MOVE_ROLLED:
        slots["n"] = number(one.amount)
    return Said(TOLD[one.kind], slots)


def is_caught(t: Match, n: int) -> bool:
    """Whether the ball of a bounce was taken where it came down."""
    return n + 1 < len(t.events) and t.events[n + 1].kind == events.BALL_TAKEN and t.events[n + 1].rule == BY_BOUNCE


def landing_of(t: Match) -> Slot:
    """Where the only bounce that was rolled for ended."""
    return end_of(t, last_of(t, events.BALL_BOUNCED))


def end_of(t: Match, n: int) -> Slot:
    """Who took a ball that came down, or the square it came to."""
    return player_slot(t.events[n + 1].card) if is_caught(t, n) else square_slot(t.events[n].place)


def with_landings(parts: Parts, ends: dict[Slot, Fraction], whole: Fraction) -> Parts:
    """Put in where a ball ends, each with its share of this outcome."""
    order = sorted(ends, key=lambda end: (-ends[end], end))
    told: list[Said] = []
    for one in parts:
        if one.code != BOUNCES:
            told.append(one)
        elif len(order) == 1:
            told.append(Said("bounces-to", {**one.slots, "end": order[0]}))
        else:
            shares = [phrase(Said("share", {"end": end, "share": sign(ends[end] / whole)})) for end in order]
            told.append(Said("bounces-among", {**one.slots, "ends": series("ends", shares)}))
    return tuple(told)


def armour_told(t: Match, n: int) -> list[Said]:
    """An Armour Check that holds; one that fails shows in the Injury."""
    if n == last_of(t, events.ARMOUR_ROLLED) and t.kind == kinds.REROLL and t.then == steps.ARMOUR_CHOSEN:
        return []
    one = t.events[n]
    held = armour_check(one.amount).holds()
    return [Said("armour-holds", {"player": player_slot(one.card)})] if held else []


def last_of(t: Match, kind: int) -> int:
    """The place of the last event of a kind, or -1."""
    for n in range(len(t.events) - 1, -1, -1):
        if t.events[n].kind == kind:
            return n
    return -1


def asked(t: Match, viewer: int) -> list[Said]:
    """What is asked because of the dice. Another seat's hand is only imagined, and says nothing."""
    seat = seat_slot(t.seat)
    if t.kind == kinds.RESULT:
        found = choices(t, viewer)
        if len(found) < 2:  # he is asked for the sake of a card that he might hold
            return [Said("lies-there", {"result": found[0], "seat": seat})]
        several = series("results", found[:-1])
        return [Said("chooses", {"seat": seat, "results": several, "last": found[-1]})]
    if t.kind == kinds.REROLL:
        return [Said("may-roll-again", {"result": phrase(would_be(t)), "seat": seat})]
    if t.kind == kinds.KNOCKED:
        return [Said("may-play", {"seat": seat})]
    if t.kind == kinds.BOUNCE:
        return [Said("chooses-bounce", {"seat": seat})]
    if t.kind == kinds.CLAIM:
        cards = [first_of(code) for code in t.codes if verb_of(code) == verbs.CLAIM]
        claimed = [challenge_slot(t.catalogue.challenges[t.front[card]].id) for card in cards]
        return [Said("can-claim", {"challenges": series("challenges", claimed)})]
    return []


def choices(t: Match, viewer: int) -> list[Slot]:
    """The faces that lie there, and whether they can be rolled again."""
    applied = [face_slot(first_of(code)) for code in t.codes if verb_of(code) == verbs.APPLY]
    found = [phrase(Said("one-face", {"face": face})) for face in applied]
    spoken = [verb_of(code) for code in t.codes]
    if verbs.REROLL in spoken or (verbs.PLAY in spoken and t.seat == viewer):
        found.append(phrase(Said("another-roll")))
    return found


def would_be(t: Match) -> Said:
    """A check that may yet be taken again."""
    if t.then == steps.ARMOUR_CHOSEN:
        held = armour_check(t.then_b).holds()
        return Said("armour-holds" if held else "armour-breaks", {"player": player_slot(t.then_a)})
    check = throw_check(t.events[last_of(t, events.THROW_ROLLED)].amount)
    target: Slots = {"target": aim_slot(t.deeds[-1].target)}
    if check.holds():
        return Said("throw-succeeds", target)
    return Said("a-fumble") if check.die - (1 if check.minus else 0) <= 1 else Said("throw-goes-wrong", target)


def aim_slot(target: int) -> Slot:
    """A team-mate, or whoever another is thrown at."""
    return player_slot(target) if target >= 0 else phrase(Said("the-square"))
