"""The Bonus Plays among the options, worked out anew for imagined tables, are those that the rules offer."""

from collections import Counter

import pytest

from tests.blitz_worlds import new_match, play
from touchline.blitz_bowl import verbs
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.hidden import hidden_codes
from touchline.blitz_bowl.state import DECK, HAND, Match
from touchline.table.decision import verb_of
from touchline.table.errors import BadArgument

pytestmark = pytest.mark.engine

# Questions in which a card can be played.
OPEN_TO_CARDS = {
    "turn-start",
    "action",
    "last",
    "targeted",
    "result",
    "reroll",
    "knocked",
    "interrupt",
    "answerer",
    "earned",
}


def with_full_hands(seed: int) -> Match:
    """A match in which both coaches have claimed four cards before anything has happened."""
    table = new_match(seed)
    fronts = table.catalogue.fronts
    for seat in range(2):
        hand = [card for card in table.piles[DECK] if fronts[table.face[card]] >= 0][:4]
        for card in hand:
            table.note_front(card, fronts[table.face[card]])
            table.show(card, 1 << seat)
        table.piles[HAND + seat] += tuple(hand)
        table.piles[DECK] = tuple(card for card in table.piles[DECK] if card not in hand)
    table.suspect()
    return table


def test_every_card_that_can_be_played_is_found_again() -> None:
    found: Counter[str] = Counter()
    for seed in range(150):
        for table in play(with_full_hands(seed), seed):
            offered = [code for code in table.codes if verb_of(code) == verbs.PLAY]
            assert sorted(hidden_codes(table)) == offered, (seed, table.choices)
            if offered:
                found[REGISTRY.kinds[table.kind].name] += 1
    assert set(found) == OPEN_TO_CARDS


def test_there_are_views_of_both_seats_and_of_spectators_only() -> None:
    with pytest.raises(BadArgument, match="Seat 2 does not exist"):
        new_match(1).view(2)
