"""The kits of the games, each loaded when somebody first asks for it."""

from collections.abc import Sequence
from importlib import import_module

from touchline.games import DEFAULT, GAMES, game_of, taught
from touchline.table.errors import BadArgument
from touchline.table.languages import ENGLISH
from touchline.table.table import Table
from touchline.terminal.protocol import Drills, Kit, Screen


def kit_of(game: str) -> Kit:
    """The kit of a game by its name."""
    plugged = game_of(game)
    if not plugged.kit:
        raise BadArgument(f"{plugged.title} is not played in a terminal.")
    kit: Kit = import_module(plugged.kit).KIT
    return kit


def kit_with(card: str, packs: Sequence[str]) -> Kit:
    """The kit of the game that has a card of this name, if nobody named the game; else that of the usual one."""
    usual = kit_of(DEFAULT)
    if packs:
        return usual  # they are of one game
    return next((kit for kit in map(kit_of, with_kits()) if has_card(kit, card)), usual)


def has_card(kit: Kit, card: str) -> bool:
    try:
        return bool(kit.album([]).chosen(card, "", "", "", False))
    except BadArgument:
        return False


def screen_of(table: Table, language: str = ENGLISH) -> Screen:
    """The screen for a table, in a language."""
    return kit_of(table.registry.game).screen(table, language)


def drills_of(game: str, packs: Sequence[str], language: str = ENGLISH) -> Drills:
    """The drills of a game, or one sentence if it has none."""
    plugged = game_of(game)
    if not plugged.drills:
        raise BadArgument(f"{plugged.title} has no drills; {', '.join(taught())} has.")
    drills: Drills = import_module(plugged.drills).Drills(packs, language)
    return drills


def with_kits() -> list[str]:
    """The games that can be played in a terminal, the usual one first."""
    return [DEFAULT, *(name for name, game in GAMES.items() if game.kit and name != DEFAULT)]
