"""Pitches as packs draw them: a letter for each square."""

from typing import Final

from touchline.blitz_bowl.pitch import (
    COLUMNS,
    END_ZONES,
    ROWS,
    Pitch,
    laid_out,
    spread,
    square_at,
    square_name,
    squares_of,
)
from touchline.table.entry import Entry
from touchline.table.errors import BadFile
from touchline.table.library import source_of

FREE: Final = "."
BLOCKED: Final = "#"
TRAPDOOR: Final = "T"


def pitch_of(entry: Entry) -> Pitch:
    """A pitch is drawn: 11 rows of 15 squares, the one along the score track first."""
    entry.only(("name", "rows", "edition", "source", "note"))
    before = len(entry.faults.wrong)
    rows = entry.texts("rows", 100)
    if len(rows) != ROWS:
        entry.wrong(f"{entry.id} has {len(rows)} rows; a pitch has {ROWS}", "rows")
    trapdoors: list[int] = []
    blocked = 0
    for number, row in enumerate(rows[:ROWS]):
        check_row(entry, number, row)
        for column, letter in enumerate(row[:COLUMNS]):
            if letter == BLOCKED:
                blocked |= 1 << square_at(column, number)
            elif letter == TRAPDOOR:
                trapdoors.append(square_at(column, number))
    drawn = len(entry.faults.wrong) == before
    if drawn and not trapdoors:
        entry.wrong(f"{entry.id} has no trapdoor; draw a 'T' where balls come up", "rows")
        trapdoors.append(square_at(COLUMNS // 2, ROWS // 2))
    pitch = laid_out(entry.id, entry.name(), tuple(trapdoors), blocked, source_of(entry))
    pitch.edition = entry.text("edition", "")
    if drawn:
        check_ways(entry, pitch)
    return pitch


def check_row(entry: Entry, number: int, row: str) -> None:
    """Whether a row of a drawing is as long as it must be, of signs that mean something."""
    key = f"rows[{number}]"
    if len(row) != COLUMNS:
        entry.wrong(f"row {number + 1} of {entry.id} has {len(row)} squares; a row has {COLUMNS}", key)
        return
    line, place = entry.place(key)
    for column, letter in enumerate(row):
        wrong = wrong_square(letter, column)
        if wrong:
            entry.faults.add(BadFile(wrong, entry.path, line, place + column))


def check_ways(entry: Entry, pitch: Pitch) -> None:
    """Whether every square can be reached from either End Zone."""
    reached = reachable(pitch)
    if not reached & END_ZONES[1]:
        entry.wrong(f"no way leads from one End Zone of {entry.id} to the other; free some squares", "rows")
    elif reached != pitch.clear:
        # a ball would bounce there for ever once every square of such a pocket is taken
        closed = square_name(squares_of(pitch.clear & ~reached)[0])
        entry.wrong(f"no way leads to {closed} of {entry.id}; block it, or free a square beside it", "rows")


def wrong_square(letter: str, column: int) -> str:
    """What is wrong with a square of a drawing, or nothing."""
    if letter not in (FREE, BLOCKED, TRAPDOOR):
        return f"{letter!r} is none of '.' (free), '#' (blocked) and 'T' (trapdoor)"
    if letter != FREE and column in (0, COLUMNS - 1):
        return f"this square is in an End Zone and must be free: '.', not {letter!r}"
    return ""


def reachable(pitch: Pitch) -> int:
    """The squares to which a way leads from the first End Zone."""
    reached = END_ZONES[0]
    while True:
        further = spread(reached) & pitch.clear
        if further == reached:
            return reached
        reached = further
