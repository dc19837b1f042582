"""Fouling (TM 13.6): a skill by which a manager looks at a card of an opposing hand, and may have it discarded.

Handles must not betray a card. The one that is drawn changes its face with the last card of the hand, and a hand that
got its card back is mixed, so that nobody can follow it; who knows what of a hand is hidden from all others.
"""

from typing import Final

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.table.dice import REVEALS, SHUFFLES
from touchline.table.registry import CARD, OPTION, SEAT, EventKind, Kind, Step, Verb
from touchline.team_manager import bare, moments, places, slots, topics, verbs
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.pitch import discard
from touchline.team_manager.skill import Skill
from touchline.team_manager.skills import draw, note_use
from touchline.team_manager.state import Season


def foul(t: Season, card: int) -> None:
    """Optional; without anybody to foul nothing happens (TM 13.1.1, 13.6.1)."""
    codes = codes_for(FOUL_THEM.number, victims(t, card))
    if codes:
        codes.append(bare.SKIP)
        t.ask(ASKED.number, t.owner[card], codes, FOULED.number, card, 0)


def victims(t: Season, card: int) -> list[int]:
    """Opposing managers with a player there and a card in hand; they may have passed (TM 13.6.1, 13.6.5)."""
    matchup = t.matchup_of(card)
    return [
        seat
        for seat in range(t.seats)
        if seat != t.owner[card] and t.zone_of(seat, matchup) >= 0 and t.piles[places.HAND + seat]
    ]


def can_foul(t: Season, card: int) -> bool:
    return bool(victims(t, card))


def fouled(t: Season, card: int, _b: int, code: int) -> None:
    """A card of that hand at random, for the eyes of the fouling manager alone (TM 13.6.2)."""
    if verb_of(code) == verbs.SKIP:
        return
    note_use(t, card, FOUL.number, "TM 13.6.1")
    hand = t.piles[places.HAND + first_of(code)]
    drawn = hand[-1]
    exchange(t, drawn, hand[t.dice.roll(REVEALS, len(hand))])
    seat = t.owner[card]
    if not t.known[drawn] >> seat & 1:
        forget_one_like(t, drawn, seat)  # it may be the one that he knew of
    t.show(drawn, 1 << seat)
    if t.loud:
        t.say(LOOKED.number, seat, drawn, -1, first_of(code), "TM 13.6.2")
    t.ask(DECIDED.number, seat, [GIVE_BACK.code, PUT_OFF.code], DONE.number, drawn, 0)


def exchange(t: Season, one: int, other: int) -> None:
    """Two cards of a hand change places, with all that is known of them."""
    for of in (t.face, t.known, t.family):
        of[one], of[other] = of[other], of[one]


def done(t: Season, drawn: int, _b: int, code: int) -> None:
    """Back into the hand, or off and replaced at once (TM 13.6.3, 13.6.4)."""
    victim = t.owner[drawn]
    if verb_of(code) == PUT_OFF.number:
        discard(t, drawn, "TM 13.6.3")
        draw(t, victim, 1, "TM 13.6.4")
        return
    mix_hand(t, victim)
    if t.loud:
        t.say(GIVEN_BACK.number, victim, -1, -1, 0, "TM 13.6.3")


def mix_hand(t: Season, seat: int) -> None:
    """Nobody can tell any more where in the hand a card is that he knows of."""
    hand = t.piles[places.HAND + seat]
    mixed = list(hand)
    t.dice.shuffle(SHUFFLES, mixed)
    t.barrier = t.choices
    for of in (t.face, t.known, t.family):
        for card, value in zip(hand, [of[other] for other in mixed], strict=True):
            of[card] = value


def laid_open(t: Season, card: int) -> None:
    """Of two alike, whoever knew of one only has now seen that one: he cannot tell whether there is another."""
    if places.HAND <= t.place[card] < places.HAND + places.MOST_SEATS:
        for seat in range(t.seats):
            if seat != t.owner[card] and not t.known[card] >> seat & 1:
                forget_one_like(t, card, seat)


def forget_one_like(t: Season, card: int, seat: int) -> None:
    for other in t.piles[t.place[card]]:
        if t.face[other] == t.face[card] and t.known[other] >> seat & 1 and t.known[other] != t.all:
            t.known[other] &= ~(1 << seat)
            return


def hide(t: Season, seat: int) -> None:
    """Who else knows a card of an opposing hand would tell which one it is, once it is played."""
    for other in range(t.seats):
        if other != seat:
            for card in t.piles[places.HAND + other]:
                if t.known[card] != t.all:
                    t.known[card] &= 1 << other | 1 << seat


FOUL_THEM: Final = Verb("foul", (SEAT,), (slots.SEAT,))
GIVE_BACK: Final = Verb("give-back", ())
PUT_OFF: Final = Verb("put-off", ())
ASKED: Final = Kind("foul-skill", ("foul", "skip"), "TM 13.6.1", "skip", (topics.PLAYER,))
DECIDED: Final = Kind("fouled", ("give-back", "put-off"), "TM 13.6.3", "give-back", (topics.CARD_SEEN,))
FOULED: Final = Step("foul-chosen", (CARD, "", OPTION), fouled)
DONE: Final = Step("fouled-chosen", (CARD, "", OPTION), done)
LOOKED: Final = EventKind("fouled", amount=SEAT)
GIVEN_BACK: Final = EventKind("given-back")

FOUL: Final = Skill("foul", "fouling", foul, can_foul)
FOUL.moment = moments.new_event("fouled")
FOUL.common = False

MECHANIC: Final[Mechanic] = Mechanic("fouling")
MECHANIC.skills = (FOUL,)
MECHANIC.steps = (FOULED, DONE)
MECHANIC.verbs = (FOUL_THEM, GIVE_BACK, PUT_OFF)
MECHANIC.kinds = (ASKED, DECIDED)
MECHANIC.events = (LOOKED, GIVEN_BACK)
MECHANIC.laid_open = laid_open
MECHANIC.hide = hide
