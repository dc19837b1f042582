"""Positions: a table written as readable text, and read back.

A position begins with ``touchline-position 1`` and has one ``key: value`` on each line; what follows ``//`` is a
comment. A line ``game:`` says whose position it is, and that game reads the rest.
"""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadFile, no_game
from touchline.table.table import Table

FORMAT: Final = "touchline-position 1"
LONGEST: Final = 400_000  # characters


class Line:
    """One line of a position: a key, what follows the colon, and where it stands."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


# How each game reads the lines of its positions; games put their readers here (``touchline.games``).
READERS: dict[str, Callable[[list[Line], str], Table]] = {}


# How a game writes an argument of a step: its table, what the argument is, and the number.
ArgumentWriter = Callable[[Any, str, int], str]


def head_of(t: Table, digest: str) -> list[str]:
    """The first lines of every position: the format, the game, its cards, and the packs beside the base pack."""
    lines = [FORMAT, f"game: {t.registry.game}", f"cards: {digest}"]
    if t.setting is not None and t.setting.packs:
        lines.append(f"packs: {', '.join(t.setting.packs)}")
    return lines


def under_way(t: Table, write_argument: ArgumentWriter, codes: str) -> list[str]:
    """The last lines of every position: the agenda, and the open decision with its options as the game writes them."""
    lines = ["agenda:"]
    lines += [f"  {step_of(t, step, (a, b, c), write_argument)}" for step, a, b, c in t.agenda]
    if t.kind >= 0:
        then = step_of(t, t.then, (t.then_a, t.then_b), write_argument)
        lines.append(f"decision: {t.registry.kinds[t.kind].name} {t.seat + 1} {then}")
        lines.append(f"codes: {codes}")
    return lines


def step_of(t: Table, step: int, values: tuple[int, ...], write_argument: ArgumentWriter) -> str:
    entry = t.registry.steps[step]
    words = [write_argument(t, sort, value) for sort, value in zip(entry.arguments, values, strict=False)]
    return " ".join([entry.name, *words])


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


def read_position(text: str, game: str, path: str = "") -> Table:
    """The table of a position; ``game`` is meant where no line says which. A mistake is one sentence with its line."""
    if len(text) > LONGEST:
        raise BadFile(f"A position has at most {LONGEST} characters, not {len(text)}.", path)
    head, _, body = text.partition("\n")
    if head.strip() != FORMAT:
        raise BadFile(f"A position begins with the line {FORMAT!r}, not with {head[:40]!r}.", path, 1)
    lines = split_lines(body, 2)
    for line in lines:
        if line.key == "game":
            game = line.value
            if game not in READERS:
                raise BadFile(no_game(game, READERS), path, line.number)
    return READERS[game](lines, path)
