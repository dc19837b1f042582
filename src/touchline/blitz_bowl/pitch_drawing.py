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
from touchline.table.errors import BadFile
from touchline.table.library import source_of
from touchline.table.pack import Entry

FREE: Final = "."
BLOCKED: Final = "#"
TRAPDOOR: Final = "T"


def pitch_of(entry: Entry) -> Pitch:
    """A pitch is drawn: 11 rows of 15 squares, the one along the score track first."""
    entry.only(("name", "rows", "source", "note"))
    rows = entry.texts("rows", 100)
    if len(rows) != ROWS:
        raise entry.bad(f"{entry.id} has {len(rows)} rows; a pitch has {ROWS}", "rows")
    trapdoors: list[int] = []
    blocked = 0
    for number, row in enumerate(rows):
        if len(row) != COLUMNS:
            message = f"row {number + 1} of {entry.id} has {len(row)} squares; a row has {COLUMNS}"
            raise entry.bad(message, f"rows[{number}]")
        for column, letter in enumerate(row):
            square = square_at(column, number)
            wrong = wrong_square(letter, column)
            if wrong:
                line, place = entry.place(f"rows[{number}]")
                raise BadFile(wrong, entry.path, line, place + column)
            if letter == BLOCKED:
                blocked |= 1 << square
            elif letter == TRAPDOOR:
                trapdoors.append(square)
    if not trapdoors:
        raise entry.bad(f"{entry.id} has no trapdoor; draw a 'T' where balls come up", "rows")
    pitch = laid_out(entry.id, entry.name(), tuple(trapdoors), blocked, source_of(entry))
    reached = reachable(pitch)
    if not reached & END_ZONES[1]:
        raise entry.bad(f"no way leads from one End Zone of {entry.id} to the other; free some squares", "rows")
    if reached != pitch.clear:
        # a ball would bounce there for ever once every square of such a pocket is taken
        closed = square_name(squares_of(pitch.clear & ~reached)[0])
        raise entry.bad(f"no way leads to {closed} of {entry.id}; block it, or free a square beside it", "rows")
    return pitch


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
