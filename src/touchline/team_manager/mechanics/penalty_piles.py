"""The Penalty deck and where its cards go (TM 16.1): facedown before a manager, then faceup, then discarded."""

from typing import Final

from touchline.table.registry import EventKind
from touchline.team_manager.in_play import Pile
from touchline.team_manager.state import Season


def receive(t: Season, seat: int, number: int, rule: str) -> None:
    """So many from the top of the deck, looked at by nobody; none where there are none (TM 16.1.1, 16.1.3)."""
    if t.mechanics is None or DECK not in t.mechanics.piles:
        return
    deck = t.mechanics.place(DECK)
    for _ in range(number):
        if not t.piles[deck]:
            make_deck(t)
        if not t.piles[deck]:
            return
        card = t.piles[deck][-1]
        t.owner[card] = seat
        t.put(card, t.mechanics.place(FACEDOWN, seat))
        if t.loud:
            t.say(RECEIVED.number, seat, card, -1, 1, rule)


def make_deck(t: Season) -> None:
    """The discarded penalties are shuffled into a new one (TM 16.1.3)."""
    assert t.mechanics is not None
    for card in t.piles[t.mechanics.place(DISCARDED)]:
        t.put(card, t.mechanics.place(DECK))
    t.shuffle(t.piles[t.mechanics.place(DECK)])


def throw_away(t: Season, card: int) -> None:
    """To the discarded penalties; one that was facedown stays unseen (TM 16.4.3)."""
    assert t.mechanics is not None
    seat = t.owner[card]
    t.owner[card] = -1
    t.put(card, t.mechanics.place(DISCARDED))
    if t.loud:
        t.say(THROWN_AWAY.number, seat, card, -1, 1, "TM 16.4.3")


def faceup(t: Season, seat: int) -> tuple[int, ...]:
    assert t.mechanics is not None
    return t.piles[t.mechanics.place(FACEUP, seat)]


def facedown(t: Season, seat: int) -> tuple[int, ...]:
    assert t.mechanics is not None
    return t.piles[t.mechanics.place(FACEDOWN, seat)]


DECK: Final = Pile("penalty-deck")
FACEDOWN: Final = Pile("penalties-down")
FACEDOWN.each = FACEDOWN.owned = True
FACEUP: Final = Pile("penalties-up")
FACEUP.each = FACEUP.owned = FACEUP.acts = True
DISCARDED: Final = Pile("penalties-discarded")
RECEIVED: Final = EventKind("penalty-received")
TURNED_UP: Final = EventKind("penalty-turned-up")
THROWN_AWAY: Final = EventKind("penalty-discarded")
