"""The games there are, and how a table of each is made or read."""

import importlib.machinery
from collections.abc import Sequence
from typing import Any

from touchline.table import table as table_module
from touchline.table.dice import recorded, seed_key, seeded
from touchline.table.errors import BadArgument
from touchline.table.table import Setting, Table
from touchline.team_manager import game as team_manager


def games() -> list[str]:
    """The names of the games."""
    return [team_manager.GAME]


def compiled() -> bool:
    """Whether the compiled build is running."""
    return table_module.__file__.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def new(
    game: str,
    *,
    seats: int = 0,
    teams: Sequence[str] = (),
    seed: int | bytes = 0,
    rules: Sequence[str] = (),
    expansions: Sequence[str] = (),
    packs: Sequence[str] = (),
    first: int | None = None,
    events: bool = True,
    record: bool = False,
) -> Table:
    """A new table at its first decision. Teams are drawn unless they are named."""
    if game != team_manager.GAME:
        raise BadArgument(f"There is no game {game!r}; there is {', '.join(games())}.")
    setting = Setting()
    setting.seats = _number("seats", seats)
    setting.teams = _names("teams", teams)
    setting.rules = _names("rules", rules)
    setting.expansions = _names("expansions", expansions)
    setting.packs = _names("packs", packs)
    setting.first = -1 if first is None else _number("first", first)
    if not isinstance(seed, (int, bytes)) or isinstance(seed, bool):
        raise BadArgument(f"A seed is a whole number or 32 bytes, not {seed!r}.")
    seed_key(seed)
    setting.seed = seed
    table = team_manager.new(setting, recorded(seed) if record else seeded(seed))
    table.loud = events
    table.run()
    return table


def _number(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadArgument(f"{name!r} is a whole number, not {value!r}.")
    return value


def _names(name: str, values: Any) -> list[str]:
    if isinstance(values, str) or not isinstance(values, Sequence):
        raise BadArgument(f"{name!r} is a list of names, not {values!r}.")
    for value in values:
        if not isinstance(value, str):
            raise BadArgument(f"{name!r} holds names, not {value!r}.")
    return list(values)


def read(text: str) -> Table:
    """The table of a position written by ``table.position()``."""
    from touchline.team_manager.position import read_position

    return read_position(text)


def load(path: str) -> Any:
    """A replay file."""
    from touchline.table.replay import load_replay

    return load_replay(path)
