"""Positions of Blitz Bowl: complete, readable, and every mistake in one sentence."""

import pytest

import touchline
from touchline.blitz_bowl.state import Match
from touchline.table.dice import seeded
from touchline.table.errors import BadFile, VersionMismatch
from touchline.table.position import FORMAT

ALL_RULES = [
    "random-events",
    "fouls",
    "throw-team-mate",
    "arena",
    "special-balls",
    "rookies-to-watch=2",
]
EVERY = 17  # choices between two looks at the position
NOT_COMPARED = ("dice", "events", "history", "setting", "loud")


def state(t: Match) -> dict[str, object]:
    """All that a table knows, by name; things of the catalogue by their identity."""
    names = [name for name in (*Match.__slots__, *Match.__mro__[1].__slots__) if name not in NOT_COMPARED]
    found: dict[str, object] = {}
    for name in names:
        value = getattr(t, name)
        found[name] = value.id if name in ("arena", "pitch") else value
    return found


def read(text: str) -> Match:
    table = touchline.read(text)
    assert isinstance(table, Match)
    return table


def same_ahead(one: Match, other: Match, seed: int, choices: int) -> None:
    """Both play on identically with the same dice."""
    one.dice = seeded(seed)
    other.dice = seeded(seed)
    picks = seeded(seed + 1)
    for _ in range(choices):
        assert one.codes == other.codes
        if one.kind < 0:
            break
        code = one.codes[picks.pick(len(one.codes))]
        one.choose_code(code)
        other.choose_code(code)
    assert state(one) == state(other)


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(12))
def test_a_position_is_the_whole_table(seed: int) -> None:
    """Random matches with all options: each position read back is the same table and plays on the same."""
    rules = ALL_RULES if seed % 4 else []
    table = touchline.new("blitz-bowl", seed=seed, rules=rules)
    assert isinstance(table, Match)
    picks = seeded(1000 + seed)
    while table.kind >= 0:
        if table.choices % EVERY == seed % EVERY:
            text = table.position()
            again = read(text)
            assert again.position() == text
            assert state(again) == state(table)
            same_ahead(table.copy(), again, table.choices, 10)
        table.choose_code(table.codes[picks.pick(len(table.codes))])
    text = table.position()
    again = read(text)
    assert again.position() == text
    assert again.over
    assert again.result.reason == table.result.reason
