"""What a choice is, and what a seat knows, whatever was dealt (``table.action_key``, ``information_key``).

Handles say nothing: here a card is what is printed on it, for those who know that, and else where it lies.
"""

from typing import Final

from touchline.table.decision import first_of, key_of, verb_of
from touchline.table.registry import CARD
from touchline.team_manager import places, steps
from touchline.team_manager.abilities import OF_AN_ABILITY, running
from touchline.team_manager.attempt import Attempt
from touchline.team_manager.records import chosen_of, number_of, pc_of, spot_of
from touchline.team_manager.state import Season
from touchline.team_manager.view import View

NOBODY: Final = -1
OF_AN_AGENT: Final = (steps.INJURED, steps.DOWNED_FIRST)  # their second number has a player above four bits
# Places where cards lie in no order that matters.
HEAPS: Final = (places.HAND, places.DISCARD, places.IN_PLAY, places.IMPROVEMENTS, places.DRAWN)

Seen = tuple[int, int, int, int, int]


def action_key(t: Season, code: int) -> int:
    """The same number for the same move. Cards that are alike in one pile are one; players at a matchup never are."""
    first = first_of(code)
    names_card = t.registry.verbs[verb_of(code)].arguments[:1] == (CARD,)
    return key_of(code, spot(t, t.seat, first) if names_card else first)


def spot(t: Season, seat: int, card: int) -> int:
    """A card as a seat names it: by its face and pile where it knows the face, else by its place there.

    Players at matchups are named by where they stand, and tokens by whom they lie on.
    """
    place = t.place[card]
    apart = place >= places.ON + len(t.place)  # in a pile of a mechanic
    if place >= places.ON and not apart:
        player = place - places.ON
        zone = t.place[player]
        if zone >= places.ON:  # on no player: tokens lie on players alone
            return places.ON << 33
        at = t.piles[zone].index(player)
        return places.ON << 33 | (zone << 12 | at) << 12 | t.piles[place].index(card)
    if (place >= places.ZONE and not apart) or not t.known[card] >> seat & 1:
        return place << 33 | t.piles[place].index(card)
    return place << 33 | 1 << 32 | t.face[card] << 1 | (1 if t.turned[card] else 0)


def named(t: Season, seat: int, card: int) -> int:
    return spot(t, seat, card) if card >= 0 else NOBODY


# --- What a seat knows -------------------------------------------------------------------------------------------


def information(view: View) -> str:
    """All that a seat knows and that bears on the rest of the season, without handles."""
    t = view.table
    return repr(
        (
            (t.catalogue.digest, t.teams, t.rules),
            (t.week, t.coin, t.active, t.passed, t.headline, t.reel, t.extra_highlights, t.keep_highlights),
            (t.scoring, t.alert, t.finished, len(t.begun)),
            (t.fans, t.improvements, t.totals, t.placing, t.margin),
            named(t, view.seat, t.committed),
            (t.fall_by, named(t, view.seat, t.fall_agent)) if running(t) else (),  # nobody else asks who felled him
            [carrier if carrier < 0 else named(t, view.seat, carrier) for carrier in t.ball],
            piles(t),
            of_mechanics(t),
            (view.hidden, view.hidden_tournaments),
            under_way(t, view.seat),
        )
    )


def seen(t: Season, card: int) -> Seen:
    """What is known of a card: its face or -1, who else knows it, and its state."""
    return (t.face[card], t.known[card], t.family[card], t.owner[card], t.turned[card])


def piles(t: Season) -> list[list[Seen] | list[tuple[Seen, list[Seen]]]]:
    """Every pile from the bottom up, heaps in any order; players with the tokens on them."""
    found: list[list[Seen] | list[tuple[Seen, list[Seen]]]] = []
    for place in range(places.ZONE):
        cards = [seen(t, card) for card in t.piles[place]]
        if is_heap(place):
            cards.sort()
        found.append(cards)
    for place in range(places.ZONE, places.ON):
        found.append(
            [(seen(t, card), [seen(t, token) for token in t.piles[places.ON + card]]) for card in t.piles[place]]
        )
    return found


def of_mechanics(t: Season) -> tuple[object, ...]:
    """Their dials, their piles and the stars of further unions in no order that matters, and what lies on cards."""
    if t.mechanics is None:
        return ()
    apart = [sorted([seen(t, card) for card in pile]) for pile in t.piles[t.mechanics.apart :]]
    lying = [
        sorted([(spot_of_marked(t, card), number) for card, number in enumerate(marks) if number]) for marks in t.marks
    ]
    return (t.dials, apart, lying)


def spot_of_marked(t: Season, card: int) -> tuple[int, int]:
    """Where a card lies that something lies on: all see that."""
    return t.place[card], t.piles[t.place[card]].index(card)


def is_heap(place: int) -> bool:
    """Whether nobody counts in which order the cards of a place lie."""
    return place // places.MOST_SEATS * places.MOST_SEATS in HEAPS or place in (places.BOX, places.ASIDE)


def under_way(t: Season, seat: int) -> tuple[object, ...]:
    """Tackles, abilities that wait, the agenda and the open question."""
    tackles = [attempt_seen(t, seat, attempt) for attempt in t.tackles]
    pending = [(number, spot(t, seat, card), exempt) for number, card, exempt in t.pending]
    felled = sorted([(spot(t, seat, tackler), spot(t, seat, victim)) for tackler, victim in t.felled])
    question = (t.kind, t.seat, step(t, seat, t.then, t.then_a, t.then_b, 0)) if t.kind >= 0 else ()
    return (tackles, pending, felled, [step(t, seat, number, a, b, c) for number, a, b, c in t.agenda], question)


def attempt_seen(t: Season, seat: int, attempt: Attempt) -> tuple[int, ...]:
    cards = (attempt.tackler, attempt.target, attempt.victim, attempt.hit, attempt.hit_again)
    return (
        *[named(t, seat, card) for card in cards],
        named(t, seat, attempt.miss_card) if attempt.miss_cost else NOBODY,
        *(attempt.matchup, attempt.with_power, attempt.settled, attempt.replaced, attempt.miss_cost),
        *(attempt.tackler_power, attempt.target_power, attempt.falls, attempt.pair),
        *(attempt.dice, attempt.first, attempt.second, attempt.chooser),
    )


def step(t: Season, seat: int, number: int, a: int, b: int, c: int) -> tuple[object, ...]:
    """A step with the cards it is told, each as the seat names it."""
    told: list[object] = [number]
    for sort, value in zip(t.registry.steps[number].arguments, (a, b, c), strict=True):
        told.append(named(t, seat, value) if sort == CARD else value)
    if number in OF_AN_ABILITY:
        told[1] = (number_of(a), pc_of(a), named(t, seat, chosen_of(a)), spot_of(a))
    elif number in OF_AN_AGENT:
        told[2] = (named(t, seat, b >> 4), b & 15)
    return tuple(told)
