"""Copies are whole: a field that somebody adds and forgets to copy fails here.

Plain only, because compiled classes do not list their fields and keep them to their types; the sources are the same.
"""

from typing import Any

import pytest

import touchline
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.prepared import Prepared
from touchline.table.table import Table
from touchline.team_manager.attempt import Attempt

GAMES = ("team-manager", "blitz-bowl")
OWN = {"dice", "loud", "events", "history", "setting"}  # a copy begins with its own
SHARED = {"codes", "functions"}  # lists that nobody changes
RECORDS: dict[str, type] = {"deeds": Deed, "tackles": Attempt}  # lists of records, which are copied one by one
ROWS = ("marks", "dials")  # lists of lists
NEVER_SEEN = 1_000_003


def fields_of(kind: type) -> list[str]:
    return [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]


def filled(kind: type) -> Any:
    """A record that has another value in each field."""
    record = kind()
    for n, name in enumerate(fields_of(kind)):
        setattr(record, name, NEVER_SEEN + n)
    return record


def another(name: str, value: Any) -> Any:
    """A value that no other table has there."""
    if name in RECORDS:
        return [*value, filled(RECORDS[name])]
    if name in ROWS:
        return [*value, [NEVER_SEEN]]
    if isinstance(value, list):
        return [*value, NEVER_SEEN]
    if isinstance(value, tuple):
        return (*value, NEVER_SEEN)
    if isinstance(value, int):
        return value + NEVER_SEEN
    return [NEVER_SEEN]


def middle_of(game: str) -> Table:
    table: Table = touchline.new(game, seats=2, seed=3)
    for _ in range(60):
        table.choose_code(table.codes[len(table.codes) // 2])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_copied(game: str) -> None:
    table = middle_of(game)
    assert {*OWN, *SHARED} <= set(fields_of(type(table)))
    for name in fields_of(type(table)):
        if name in OWN:
            continue
        before = getattr(table, name)
        given = another(name, before)
        setattr(table, name, given)
        found = getattr(table.copy(), name)
        if name in RECORDS:
            assert [values_of(one) for one in found] == [values_of(one) for one in given], name
            assert all(one is not other for one, other in zip(found, given, strict=True)), name
        else:
            assert found == given, name
        if isinstance(before, list) and name not in SHARED:
            assert found is not given, name
        if name in ROWS:
            assert found[-1] is not given[-1], name
        setattr(table, name, before)


def values_of(record: Any) -> list[Any]:
    return [getattr(record, name) for name in fields_of(type(record))]


@pytest.mark.parametrize("kind", RECORDS.values())
def test_every_field_of_a_record_is_copied(kind: type) -> None:
    record = filled(kind)
    copy = record.copy()
    assert copy is not record
    assert values_of(copy) == values_of(record)


@pytest.mark.parametrize("kind", [Attempt, Deed, Prepared])
def test_all_of_a_record_is_in_its_fields(kind: type) -> None:
    """Positions write what ``fields()`` gives, and tests compare it."""
    record = filled(kind)
    assert sorted(record.fields()) == sorted(values_of(record))
