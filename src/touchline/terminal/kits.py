"""Which kit each game has; it is loaded when somebody first asks for it."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from touchline.games import game_of
from touchline.table.errors import BadArgument
from touchline.table.table import Table
from touchline.terminal.protocol import Drills, Kit, Screen

# The module that has a game's ``KIT``.
KITS: Final[dict[str, str]] = {
    "team-manager": "touchline.terminal.team_manager.kit",
    "blitz-bowl": "touchline.terminal.blitz_bowl.kit",
}

# The module with the ``Drills`` of a game that is taught by drills.
DRILLS: Final[dict[str, str]] = {
    "blitz-bowl": "touchline.terminal.blitz_bowl.drill",
}


def kit_of(game: str) -> Kit:
    """The kit of a game by its name."""
    kit: Kit = import_module(KITS[game_of(game).name]).KIT
    return kit


def screen_of(table: Table) -> Screen:
    """The screen for a table."""
    return kit_of(table.registry.game).screen(table)


def drills_of(game: str, packs: Sequence[str]) -> Drills:
    """The drills of a game, or one sentence if it has none."""
    if game_of(game).name not in DRILLS:
        raise BadArgument(f"{game_of(game).title} has no drills; {', '.join(DRILLS)} has.")
    drills: Drills = import_module(DRILLS[game]).Drills(packs)
    return drills
