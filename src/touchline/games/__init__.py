"""The games there are, and how a table of each is made or read."""

import importlib.machinery
from collections.abc import Sequence
from typing import Any, Final

from touchline.games import blitz_bowl, team_manager
from touchline.games.plug import Game
from touchline.table import table as table_module
from touchline.table.case import Case, Casebook, CaseResult, case_game, read_cases, run_case
from touchline.table.dice import Dice, recorded, seed_key, seeded
from touchline.table.errors import BadArgument, BadFile, BadSetting, no_game, shown
from touchline.table.position import READERS, read_position
from touchline.table.replay import MAKERS, Replay
from touchline.table.replay_reader import load_replay
from touchline.table.setting import Setting
from touchline.table.table import Table

GAMES: Final[dict[str, Game]] = {}


def add(game: Game) -> None:
    """Put a game on the list: from now on its tables are made, read and replayed by its name."""
    GAMES[game.name] = game
    READERS[game.name] = game.read
    MAKERS[game.name] = lambda setting: begun(game, setting, recorded(setting.seed))
    game.registry.replay = replay_of


def replay_of(table: Table) -> Replay:
    return Replay(table.registry.game, table.setting, table.history)


def begun(game: Game, setting: Setting, dice: Dice, events: bool = True) -> Table:
    """A table at its first decision."""
    table = game.new(setting, dice)
    table.loud = events
    table.run()
    return table


for plugged in (team_manager.GAME, blitz_bowl.GAME):
    add(plugged)

DEFAULT: Final = team_manager.GAME.name  # meant where nobody says which


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


def taught() -> list[str]:
    """The names of the games that are taught by drills."""
    return [name for name, game in GAMES.items() if game.drills]


def game_of(name: Any) -> Game:
    """The game with this name, or one sentence that lists those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetting(no_game(name, GAMES))
    return GAMES[name]


def compiled() -> bool:
    """Whether the compiled build is running."""
    return table_module.__file__.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def new(
    game: str,
    *,
    seats: int | None = None,
    teams: Sequence[str] = (),
    seed: int | bytes = 0,
    rules: Sequence[str] = (),
    expansions: Sequence[str] = (),
    packs: Sequence[str] = (),
    first: int | None = None,
    events: bool = True,
    record: bool = False,
) -> Table:
    """A new table at its first decision. Teams are drawn unless they are named, for as many seats as the game likes."""
    chosen = game_of(game)
    setting = Setting()
    setting.teams = list_of_names("teams", teams)
    setting.seats = _seats(chosen, seats, setting.teams)
    setting.rules = list_of_names("rules", rules)
    setting.expansions = list_of_names("expansions", expansions)
    setting.packs = list_of_names("packs", packs)
    if first is not None:
        setting.first = whole_number("first", first)
        if setting.first < 0:
            raise BadArgument(
                f"There is no seat {setting.first} to be first; leave it out to have one drawn.", "setting"
            )
    setting.seed = _seed(seed)
    dice = recorded(seed) if truth("record", record) else seeded(seed)
    return begun(chosen, setting, dice, truth("events", events))


def _seats(game: Game, seats: Any, teams: list[str]) -> int:
    """How many sit at the table: as many as somebody says, or as there are teams, or as the game likes."""
    if seats is None:
        return len(teams) or game.seats
    return whole_number("seats", seats)


def _seed(seed: Any) -> int | bytes:
    seed_key(seed)
    checked: int | bytes = seed
    return checked


def truth(name: str, value: Any) -> bool:
    """A yes or no that somebody handed in."""
    if not isinstance(value, bool):
        raise BadSetting(f"{name!r} is True or False, not {shown(value)}.")
    return value


def whole_number(name: str, value: Any) -> int:
    """A number that somebody handed in."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetting(f"{name!r} is a whole number, not {shown(value)}.")
    return value


def list_of_names(name: str, values: Any) -> list[str]:
    """Names that somebody handed in."""
    if isinstance(values, str) or not isinstance(values, Sequence):
        raise BadSetting(f"{name!r} is a list of names, not {shown(values)}.")
    for value in values:
        if not isinstance(value, str):
            raise BadSetting(f"{name!r} holds names, not {shown(value)}.")
    return list(values)


def read(text: Any) -> Table:
    """The table of a position written by ``table.position()``."""
    return read_position(text, DEFAULT)


def run_cases(path: str) -> list[CaseResult]:
    """The cases of a file, played, each by the rules of its own game."""
    return [run_case(case, book_of(case)) for case in read_cases(path)]


def book_of(case: Case) -> Casebook:
    """How the game of a case reads it; ``game:`` among its ``given:`` lines says which game that is."""
    name, line = case_game(case, DEFAULT)
    if name not in GAMES:
        raise BadFile(no_game(name, GAMES), case.path, line)
    return GAMES[name].book


def action_space(game: str) -> int:
    """How many places the index of actions of a game has (``table.action_index``)."""
    return game_of(game).registry.actions


def load(path: Any, *, packs: Sequence[str] = ()) -> Replay:
    """A replay file. Folders of packs take the place of those it names, where they lie elsewhere now."""
    return load_replay(path, list_of_names("packs", packs))
