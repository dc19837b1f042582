"""What a choice is, and what a seat knows, whatever was dealt (``table.action_key``, ``information_key``).

Handles of cards say nothing: here a card is what is printed on it, for those who know that, and else where it lies.
Players are the same to everybody.
"""

from typing import Final

from touchline.blitz_bowl.state import BOX, DISCARD, HAND, SPACES, SPENT, Match
from touchline.blitz_bowl.view import View
from touchline.table.decision import first_of, key_of, verb_of
from touchline.table.registry import CARD

NO_ORDER: Final = (HAND, HAND + 1, DISCARD, BOX, SPENT)  # piles that nobody draws from

Seen = tuple[int, int, int]


def action_key(t: Match, code: int) -> int:
    """The same number for the same move. Active cards are named by their space, cards in hand by their face."""
    first = first_of(code)
    if t.registry.verbs[verb_of(code)].arguments[:1] != (CARD,):
        return key_of(code, first)
    return key_of(code, t.spaces.index(first) if first in t.spaces else SPACES + t.face[first])


# --- What a seat knows -------------------------------------------------------------------------------------------


def information(view: View) -> str:
    """All that a seat knows and that bears on the rest of the match, without handles of cards."""
    t = view.table
    return repr(
        (
            (t.catalogue.digest, t.rules, t.teams, t.pitch.id, t.arena.id, t.coach_a, t.rookies),
            (t.square, t.acted, t.prone, t.barred),
            (t.ball_square, t.ball_holder, t.ball_kind, t.held_at_start),
            cards(t),
            (view.hidden, view.events_in_deck, t.suspects, t.played),
            (t.score, t.turns, t.coach, t.actions_left, t.fresh, t.runs, t.claimed, t.prepared.fields()),
            (t.turn_players, t.turn_kinds, t.turn_traits, t.interrupting),
            (t.lead, t.armour_off, t.challenge_more, t.touchdown_more, t.foul_counts),
            (t.ending, t.finished, t.why),
            (
                [deed.fields() for deed in t.deeds],
                t.agenda,
                (t.kind, t.seat, t.then, t.then_a, t.then_b) if t.kind >= 0 else (),
            ),
        )
    )


def seen(t: Match, card: int) -> Seen:
    """What is known of a card: both sides or -1, the challenge that everybody has seen or -1, and who knows both."""
    return (t.face[card], t.front[card], t.known[card])


def cards(t: Match) -> list[list[Seen | None]]:
    """The active cards by their spaces, then the piles from the bottom up, or in any order."""
    found: list[list[Seen | None]] = [[seen(t, card) if card >= 0 else None for card in t.spaces]]
    for place, pile in enumerate(t.piles):
        known = [seen(t, card) for card in pile]
        if place in NO_ORDER:
            known.sort()
        found.append([*known])
    return found
