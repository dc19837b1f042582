"""The rookie: plays any game by the rules of thumb that a beginner is given for it."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from touchline.games import GAMES
from touchline.table.dice import Dice
from touchline.table.view import View


class Rookie:
    """Follows the advice for the game at hand, and plays it safe where there is none. It needs no chance."""

    def __init__(self, _dice: Dice, _seat: int) -> None:
        self.name = "rookie"

    def choose(self, view: View) -> int:
        table = view.table
        if len(table.codes) == 1:
            return table.codes[0]
        advise = advisor(table.registry.game)
        return table.safe_code() if advise is None else advise(view)


@cache
def advisor(game: str) -> Callable[[Any], int] | None:
    """Who advises the rookie in this game, if anybody does: a function ``choose(view)`` that answers with a code."""
    module = GAMES[game].advice if game in GAMES else ""
    return import_module(module).choose if module else None
