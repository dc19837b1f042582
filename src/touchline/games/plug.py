"""A game as all that surrounds its rules knows it.

Whoever adds a game writes one of these and calls ``touchline.games.add``; nobody else keeps a list of games. What needs
more than the standard library is named by its module, which is loaded when somebody first asks for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from touchline.table.case import Casebook
from touchline.table.dice import Dice
from touchline.table.errors import BadSetting, no_expansion
from touchline.table.position import Line
from touchline.table.registry import Registry
from touchline.table.setting import Setting
from touchline.table.table import Table


def no_rules(_packs: tuple[str, ...]) -> list[str]:
    """Of a game whose packs bring no rules."""
    return []


@dataclass(frozen=True)
class Game:
    """How tables of a game are made and read, its own words, and all else that it brings."""

    registry: Registry
    title: str
    new: Callable[[Setting, Dice], Table]  # a table before its first step
    read: Callable[[list[Line], str, int], Table]  # the lines of a position, the file they stand in, and their format
    book: Casebook
    teams: Callable[[tuple[str, ...]], list[str]]  # all there are with these packs (folders)
    seats: int  # where nobody says how many
    players: str  # who sits at the seats
    score: str  # what a result counts
    span: str  # what a game lasts
    length: Callable[[Any], int]  # how many of them it has lasted
    expansions: Callable[[], dict[str, str]] = dict  # those that come with the game: the folder of each, by its id
    offers: Callable[[tuple[str, ...]], list[str]] = no_rules  # optional rules that packs (folders) bring
    rulings: tuple[str, ...] = ()  # letters before the numbers of rulings, beside those of its rules
    middle: int = 10  # choices to the middle of a game, about
    marks: Mapping[str, str] = field(default_factory=dict)  # events that begin a part of a game, and what they begin

    # Modules that are loaded when somebody asks for them.
    advice: str = ""  # ``choose(view)``: what the rookie does
    kit: str = ""  # ``KIT``: its screen, its album and its packs in the terminal (``terminal.protocol``)
    drills: str = ""  # ``Drills``: small positions by which it is taught in the terminal
    # A package for the server: ``scene``, ``catalogue``, ``standings``, ``shapes``, ``spoken``, ``luck``, ``words/``.
    scenes: str = ""
    leads: str = ""  # ``leads(table)``: what the options of a question would lead to, for the server
    lessons: str = ""  # ``lessons()``: tables that teach, for the server

    @property
    def name(self) -> str:
        return self.registry.game

    def folders(self, expansions: Sequence[str], packs: Sequence[str]) -> tuple[str, ...]:
        """Where the cards of expansions and packs lie."""
        there = self.expansions() if expansions else {}
        for name in expansions:
            if name not in there:
                raise BadSetting(no_expansion(name, there))
        return (*[there[name] for name in expansions], *packs)
