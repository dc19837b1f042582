"""Random events in the challenge deck of Blitz Bowl: six of them, anywhere but on top (BB 10.1.1)."""

import pytest

import touchline
from touchline.blitz_bowl.state import BOX, DECK, Match


def deck_of(seed: int) -> list[bool]:
    """For each card of a deck, from the top down, whether it is an event; nothing but set-up has happened."""
    t = touchline.new("blitz-bowl", teams=["dwarf", "orc"], seed=seed, rules=["random-events", "pitch=stone"])
    assert isinstance(t, Match)
    assert len(t.piles[BOX]) == 6
    return [t.catalogue.fronts[t.face[card]] < 0 for card in reversed(t.piles[DECK])]


@pytest.mark.engine
@pytest.mark.rules("BB 10.1.1")
def test_six_events_lie_anywhere_in_the_deck_but_on_top() -> None:
    seen = [0] * 29
    for seed in range(200):
        deck = deck_of(seed)
        assert len(deck) == 29
        assert sum(deck) == 6
        assert not deck[0]
        for place, is_event in enumerate(deck):
            seen[place] += is_event
    assert all(times > 10 for times in seen[1:])


@pytest.mark.engine
@pytest.mark.rules("BB 10.1.1")
def test_which_events_are_used_is_drawn() -> None:
    used: dict[str, int] = {}
    for seed in range(200):
        t = touchline.new("blitz-bowl", teams=["dwarf", "orc"], seed=seed, rules=["random-events", "pitch=stone"])
        assert isinstance(t, Match)
        for card in t.piles[DECK]:
            if t.catalogue.fronts[t.face[card]] < 0:
                name = t.catalogue.face_ids[t.face[card]]
                used[name] = used.get(name, 0) + 1
    assert len(used) == 10
    assert used["multi-ball"] > used["reset"]  # two cards of twelve, one card of twelve
    assert all(60 < times < 250 for times in used.values())
