"""The games there are, and how a table of each is made or read."""

import importlib.machinery
from collections.abc import Sequence
from typing import Any

from touchline.table import table as table_module
from touchline.table.case import CaseResult, read_cases, run_case
from touchline.table.dice import recorded, seed_key, seeded
from touchline.table.errors import BadArgument
from touchline.table.position import READERS, read_position
from touchline.table.replay import MAKERS, Replay, load_replay
from touchline.table.setting import Setting
from touchline.table.table import Table
from touchline.team_manager import game as team_manager
from touchline.team_manager import luck, position, position_reader, reasons
from touchline.team_manager.casebook import BOOK

# What needs a whole game to exist is given to it here, so that the rules do not depend on it.
team_manager.REGISTRY.position = position.write_position
team_manager.REGISTRY.why_not = reasons.why_not
team_manager.REGISTRY.odds = luck.season_odds


def _replay_of(table: Table) -> Replay:
    return Replay(table.registry.game, table.setting, table.history)


def _table_again(setting: Setting) -> Table:
    table = team_manager.new(setting, recorded(setting.seed))
    table.loud = True
    table.run()
    return table


team_manager.REGISTRY.replay = _replay_of
MAKERS[team_manager.GAME] = _table_again
READERS[team_manager.GAME] = position_reader.read_lines


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
    if first is not None:
        setting.first = _number("first", first)
        if setting.first < 0:
            raise BadArgument(f"There is no seat {setting.first} to be first manager; leave it out to have one drawn.")
    setting.seed = _seed(seed)
    table = team_manager.new(setting, recorded(seed) if record else seeded(seed))
    table.loud = events
    table.run()
    return table


def _seed(seed: Any) -> int | bytes:
    if isinstance(seed, bytes):
        seed_key(seed)
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    raise BadArgument(f"A seed is a whole number or 32 bytes, not {seed!r}.")


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
    return read_position(text, team_manager.GAME)


def run_cases(path: str) -> list[CaseResult]:
    """The cases of a file, played."""
    return [run_case(case, BOOK) for case in read_cases(path)]


def load(path: str) -> Replay:
    """A replay file."""
    return load_replay(path)
