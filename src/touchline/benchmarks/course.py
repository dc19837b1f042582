"""How a game is measured: from where to where it goes, and how a table comes to its middle."""

from typing import Any

import touchline
from touchline.games import game_of


def new(game: str, seed: int) -> Any:
    return touchline.new(game, seats=game_of(game).seats, seed=seed, events=False)


def middle_of(game: str) -> Any:
    """A table about half-way through a game."""
    table = new(game, 3)
    for _ in range(game_of(game).middle):
        if table.kind >= 0:
            table.choose_code(table.codes[len(table.codes) // 2])
    return table
