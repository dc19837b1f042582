"""Positions: a table written as readable text, and read back.

A position begins with ``touchline-position 2`` and has one ``key: value`` on each line; what follows ``//`` is a
comment. A line ``game:`` says whose position it is, and that game reads the rest. What is under way has names
(``naming``); in positions of format 1 it has numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadArgument, BadFile, no_game, shown
from touchline.table.naming import write_option, write_step
from touchline.table.table import Table

FORMAT: Final = "touchline-position 2"
FORMATS: Final = ("touchline-position 1", FORMAT)
NUMBERED: Final = 1  # the format that has numbers in place of names
LONGEST: Final = 400_000  # characters


class Line:
    """One line of a position: a key, what follows the colon, and where it stands."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


# How each game reads the lines of its positions, the file they stand in and their format; games put their readers here
# (``touchline.games``).
READERS: dict[str, Callable[[list[Line], str, int], Table]] = {}


def head_of(t: Table, digest: str, folders: tuple[str, ...]) -> list[str]:
    """The first lines of every position: the format, the game, its cards, and the packs beside the base pack."""
    lines = [FORMAT, f"game: {t.registry.game}", f"cards: {digest}"]
    if folders:
        lines.append(f"packs: {', '.join(folders)}")
    return lines


def under_way(t: Table) -> list[str]:
    """The last lines of every position: the agenda, and the open decision with its options."""
    lines = ["agenda:"]
    lines += [f"  {write_step(t, step, (a, b, c))}" for step, a, b, c in t.agenda]
    if t.kind >= 0:
        then = write_step(t, t.then, (t.then_a, t.then_b))
        lines.append(f"decision: {t.registry.kinds[t.kind].name} {t.seat + 1} {then}")
        lines.append(f"codes: {'; '.join(write_option(t, code) for code in t.codes)}")
    return lines


def split_lines(text: str, first: int) -> list[Line]:
    """Lines of a position; empty ones and comments are left out."""
    lines: list[Line] = []
    for offset, raw in enumerate(text.split("\n")):
        bare = raw.split(" //")[0].strip()
        if not bare or bare.startswith("//"):
            continue
        key, colon, value = bare.partition(":")
        if not colon:
            key, value = "", bare
        lines.append(Line(first + offset, key.strip(), value.strip()))
    return lines


def read_position(text: Any, game: str, path: str = "") -> Table:
    """The table of a position; ``game`` is meant where no line says which. A mistake is one sentence with its line."""
    if not isinstance(text, str):
        raise BadArgument(f"A position is a text, as table.position() writes it, not {shown(text)}.")
    if len(text) > LONGEST:
        raise BadFile(f"A position has at most {LONGEST} characters, not {len(text)}.", path)
    head, _, body = text.partition("\n")
    written = format_of(head, path)
    lines = split_lines(body, 2)
    for line in lines:
        if line.key == "game":
            game = line.value
            if game not in READERS:
                raise BadFile(no_game(game, READERS), path, line.number)
    return READERS[game](lines, path, written)


def format_of(head: str, path: str = "") -> int:
    """The format of a position by its first line."""
    if head.strip() not in FORMATS:
        raise BadFile(f"A position begins with the line {FORMAT!r}, not with {head[:40]!r}.", path, 1)
    return 1 + FORMATS.index(head.strip())
