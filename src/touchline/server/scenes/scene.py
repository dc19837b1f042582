"""Scenes: what one seat sees of a table, as data for the wire.

A scene is made from ``view.table`` alone, in which every face that the seat may not know is missing. It is plain
dictionaries, lists, numbers and words; ``docs/server-scenes.md`` lists its fields. Each game brings its own.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from touchline.games import GAMES
from touchline.server.protocol.outgoing import Lead
from touchline.server.scenes.package import package_of
from touchline.table.view import View


def scene_of(game: str) -> Callable[[View], dict[str, Any]]:
    """How the views of a game become data; ``KeyError`` for a game that has no scene."""
    scene: Callable[[View], dict[str, Any]] = import_module(f"{package_of(game)}.scene").scene
    return scene


def plain_scene(view: View) -> dict[str, Any]:
    """The scene of a game that brings none of its own: the position as the seat may know it, in text."""
    return {"position": view.table.position()}


@cache
def scene_for(game: str) -> Callable[[View], Any]:
    """How views of a game become data: its own way, or the plain one where it brings none."""
    try:
        return scene_of(game)
    except KeyError:
        return plain_scene


def leads_of(game: str) -> Callable[[Any], list[Lead]] | None:
    """What tells where the options of a question lead; None for a game that tells nothing of the kind."""
    module = GAMES[game].leads if game in GAMES else ""
    if not module:
        return None
    leads: Callable[[Any], list[Lead]] = import_module(module).leads
    return leads
