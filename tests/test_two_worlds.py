"""What a seat may not know reaches it in no way: whole games in two worlds that differ only in hidden faces.

Both worlds have the same dice and are given the same choices. As long as nothing hidden is legally shown, the seat must
receive exactly the same: views, options, events. When a face is shown that differs, the second world is made anew from
what the seat knows then, and the game goes on.
"""

import random
from collections import Counter

import pytest

from tests.worlds import SPECTATOR, new_table, other_world, received
from touchline.team_manager import events
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.state import Season

SHOWING = (events.TOKENS_REVEALED, events.SPIKE_REVEALED, events.HIGHLIGHT_REVEALED, events.DRAWN, events.DISCARDED)

pytestmark = pytest.mark.engine


def lockstep(seed: int, seat: int) -> tuple[int, int, Counter[str]]:
    """Play one game; gives how often the worlds were compared, how often a face came to light, and the kinds asked."""
    chance = random.Random(seed)
    first = new_table(seed, loud=True)
    second = other_world(first, seat, seed)
    compared = revealed = 0
    kinds: Counter[str] = Counter()
    while first.kind >= 0:
        kinds[REGISTRY.kinds[first.kind].name] += 1
        common = first.codes if first.seat == seat else [code for code in first.codes if code in second.codes]
        code = chance.choice(common)
        before = first.known[:]
        agree(second, first, before, seat, code)
        first.choose_code(code)
        second.choose_code(code)
        if came_to_light(first, second, seat):
            revealed += 1
            second = other_world(first, seat, seed + first.choices)
        else:
            assert received(second, seat) == received(first, seat), (seed, seat, first.choices)
            compared += 1
    return compared, revealed, kinds


def came_to_light(first: Season, second: Season, seat: int) -> bool:
    """Whether a face that differs was legally shown: it lies open, or did for a moment within this choice."""
    for card in range(len(first.face)):
        if first.known[card] >> seat & 1 and first.face[card] != second.face[card]:
            return True
    for one, other in zip(first.events, second.events, strict=False):
        if one.audience & other.audience & 1 << seat and one.face != other.face:
            return one.kind in SHOWING and one.card == other.card
    return False


def agree(second: Season, first: Season, before: list[int], seat: int, code: int) -> None:
    """Let the second world hold the face that this very choice is about to show, so that the worlds stay together."""
    trial = first.copy()
    trial.choose_code(code)
    for card in range(len(first.face)):
        if before[card] >> seat & 1 or not trial.known[card] >> seat & 1:
            continue
        wanted = first.face[card]
        if second.face[card] == wanted:
            continue
        for other in range(len(first.face)):
            hidden = not before[other] >> seat & 1
            if hidden and second.face[other] == wanted and first.family[other] == first.family[card]:
                if first.place[other] == first.place[card] or first.family[card] < 14:
                    second.face[other], second.face[card] = second.face[card], wanted
                    break


@pytest.mark.parametrize("seed", range(60))
def test_nothing_hidden_reaches_a_seat(seed: int) -> None:
    table = new_table(seed)
    seat = SPECTATOR if seed % 7 == 6 else seed % table.seats
    compared, revealed, kinds = lockstep(seed, seat)
    assert compared > 3 * revealed, "too few comparisons to mean anything"
    assert sum(kinds.values()) > 60


def test_the_comparison_can_fail() -> None:
    """A leak would be seen: a hidden face written into something public makes the worlds differ."""
    first = new_table(11, loud=True)
    second = other_world(first, 0, 5)
    hidden = [
        card for card in range(len(first.face)) if not first.known[card] & 1 and first.face[card] != second.face[card]
    ]
    assert hidden
    for table in (first, second):
        table.then_b = table.face[hidden[0]]
    assert received(first, 0) != received(second, 0)
