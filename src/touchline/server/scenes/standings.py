"""How a table stands: its teams and scores, as everybody may know them. Each game brings its own way of counting."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from touchline.server.scenes.package import has_scenes, package_of


class Standings(NamedTuple):
    """Ways to count the teams and scores of a game's tables."""

    teams: Callable[[Any], list[str]]
    scores: Callable[[Any], list[int]]


@cache
def standings_of(game: str) -> Standings:
    """The way of a game; one that brings none has nothing to tell."""
    if not has_scenes(game):
        return Standings(lambda table: [], lambda table: [])
    module = import_module(f"{package_of(game)}.standings")
    return Standings(module.teams, module.scores)
