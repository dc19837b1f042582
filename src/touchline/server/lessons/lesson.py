"""Lessons: tables that teach. A lesson begins from a position of its own, says what to do, and lights what leads on.

Each game brings its lessons. All that a lesson knows of its pupil is the choices made so
far: a table that teaches comes back from its log like any other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from touchline.games import GAMES
from touchline.server.protocol.state import Lesson
from touchline.table.dice import Dice, prepared, seeded
from touchline.table.errors import BadArgument
from touchline.table.said import Said, word
from touchline.table.table import Table

Beginning = Callable[[], Any]  # gives the table of the lesson before its first choice


@dataclass(frozen=True)
class Taught:
    """Where a lesson stands after some choices."""

    lesson: Lesson
    reply: int = -1  # what a bot answers now; -1 lets it think for itself
    halted: bool = False  # whether the lesson is over and nobody is asked any more


class Teacher(Protocol):
    """One lesson."""

    game: str
    pupil: int  # the seat
    rolls: Sequence[int]  # results that are laid out beforehand

    def begin(self) -> Table:
        """The table at its first decision."""

    def taught(self, begin: Beginning, codes: Sequence[int]) -> Taught:
        """Where the lesson stands after these choices."""


@cache
def teachers() -> Mapping[str, Teacher]:
    """Every lesson there is."""
    found: dict[str, Teacher] = {}
    for game in GAMES.values():
        if game.lessons:
            found.update(import_module(game.lessons).lessons())
    return found


def teacher_of(name: str) -> Teacher:
    """The lesson with this name, or one sentence."""
    known = teachers()
    if name not in known:
        raise BadArgument(Said("no-lesson", {"given": word(repr(name[:40])), "known": word(", ".join(known))}))
    return known[name]


def dice_of(lesson: str, seed: bytes) -> Dice:
    """The dice of a table that does not begin at the beginning."""
    rolls = list(teacher_of(lesson).rolls) if lesson else []
    return prepared(rolls, seed) if rolls else seeded(seed)
