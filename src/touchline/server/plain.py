"""The scene of a game that brings none of its own: the position as the seat may know it, in text."""

from collections.abc import Callable
from functools import cache
from typing import Any

from touchline.server.scenes import scene_of
from touchline.table.view import View


def plain_scene(view: View) -> dict[str, Any]:
    return {"position": view.table.position()}


@cache
def scene_for(game: str) -> Callable[[View], Any]:
    """How views of a game become data: its own way, or the plain one where it brings none."""
    try:
        return scene_of(game)
    except KeyError:
        return plain_scene
