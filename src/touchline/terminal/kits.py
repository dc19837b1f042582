"""Which kit each game has; it is loaded when somebody first asks for it."""

from importlib import import_module
from typing import Final

from touchline.games import game_of
from touchline.table.table import Table
from touchline.terminal.protocol import Kit, Screen

# The module that has a game's ``KIT``.
KITS: Final[dict[str, str]] = {
    "team-manager": "touchline.terminal.team_manager.kit",
    "blitz-bowl": "touchline.terminal.blitz_bowl.kit",
}


def kit_of(game: str) -> Kit:
    """The kit of a game by its name."""
    kit: Kit = import_module(KITS[game_of(game).name]).KIT
    return kit


def screen_of(table: Table) -> Screen:
    """The screen for a table."""
    return kit_of(table.registry.game).screen(table)
