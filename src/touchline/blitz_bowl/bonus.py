"""Bonus plays (BB 8): playing a card from the hand."""

from touchline.blitz_bowl import events
from touchline.blitz_bowl.state import Match


def play_card(t: Match, seat: int, card: int) -> None:
    """A bonus play is shown and discarded; one of a name in a turn (BB 8.1)."""
    t.played[seat] |= 1 << t.catalogue.backs[t.face[card]]
    t.discard(card, seat)
    if t.loud:
        t.say_card(events.PLAYED, seat, card, -1, 0, "BB 8.1.1")


def for_the_turn(t: Match, seat: int, card: int) -> None:
    """A bonus play that holds for all the coach's players this turn."""
    t.turn_traits |= t.play_of(card).traits
    play_card(t, seat, card)


def give_up_rookies(t: Match, seat: int) -> None:
    """Rookies to Watch goes back to the box (BB 11.3.1)."""
    t.rookies &= ~(1 << seat)
    if t.loud:
        t.say(events.ROOKIES_USED, seat, -1, -1, -1, 0, "BB 11.3.1")
