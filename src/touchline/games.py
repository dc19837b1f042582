"""The games there are, and how a table of each is made or read."""

import importlib.machinery
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.blitz_bowl import catalogue as blitz_catalogue
from touchline.blitz_bowl import game as blitz_bowl
from touchline.blitz_bowl import luck as blitz_luck
from touchline.blitz_bowl import position as blitz_position
from touchline.blitz_bowl import position_reader as blitz_reader
from touchline.blitz_bowl import reasons as blitz_reasons
from touchline.blitz_bowl.casebook import BOOK as BLITZ_BOOK
from touchline.table import table as table_module
from touchline.table.case import Case, Casebook, CaseResult, case_game, read_cases, run_case
from touchline.table.dice import Dice, recorded, seed_key, seeded
from touchline.table.errors import BadArgument, BadFile, no_game
from touchline.table.position import READERS, Line, read_position
from touchline.table.registry import Registry
from touchline.table.replay import MAKERS, Replay, load_replay
from touchline.table.setting import Setting
from touchline.table.table import Table
from touchline.team_manager import catalogue, luck, position, position_reader, reasons
from touchline.team_manager import game as team_manager
from touchline.team_manager.casebook import BOOK


@dataclass(frozen=True)
class Game:
    """A game as all that surrounds its rules knows it: how its tables are made and read, and its own words."""

    registry: Registry
    title: str
    new: Callable[[Setting, Dice], Table]  # a table before its first step
    read: Callable[[list[Line], str], Table]  # the lines of a position, and the file they stand in
    book: Casebook
    teams: Callable[[tuple[str, ...]], list[str]]  # all there are with these packs
    seats: int  # where nobody says how many
    players: str  # who sits at the seats
    score: str  # what a result counts
    span: str  # what a game lasts
    length: Callable[[Any], int]  # how many of them it has lasted

    @property
    def name(self) -> str:
        return self.registry.game


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


# What needs a whole game to exist is given to it here, so that the rules do not depend on it.
team_manager.REGISTRY.position = position.write_position
team_manager.REGISTRY.why_not = reasons.why_not
team_manager.REGISTRY.odds = luck.season_odds

add(
    Game(
        registry=team_manager.REGISTRY,
        title="Team Manager",
        new=team_manager.new,
        read=position_reader.read_lines,
        book=BOOK,
        teams=lambda packs: catalogue.load_catalogue(packs).teams,
        seats=4,
        players="managers",
        score="fans",
        span="weeks",
        length=lambda table: table.week,
    )
)

blitz_bowl.REGISTRY.position = blitz_position.write_position
blitz_bowl.REGISTRY.why_not = blitz_reasons.why_not
blitz_bowl.REGISTRY.odds = blitz_luck.match_odds

add(
    Game(
        registry=blitz_bowl.REGISTRY,
        title="Blitz Bowl",
        new=blitz_bowl.new,
        read=blitz_reader.read_lines,
        book=BLITZ_BOOK,
        teams=lambda packs: blitz_catalogue.load_catalogue(packs).teams,
        seats=2,
        players="coaches",
        score="points",
        span="turns",
        length=lambda table: max(table.turns),
    )
)

DEFAULT: Final = team_manager.GAME  # meant where nobody says which


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


def game_of(name: Any) -> Game:
    """The game with this name, or one sentence that lists those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadArgument(no_game(name, GAMES))
    return GAMES[name]


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
    chosen = game_of(game)
    setting = Setting()
    setting.seats = _number("seats", seats)
    setting.teams = _names("teams", teams)
    setting.rules = _names("rules", rules)
    setting.expansions = _names("expansions", expansions)
    setting.packs = _names("packs", packs)
    if first is not None:
        setting.first = _number("first", first)
        if setting.first < 0:
            raise BadArgument(f"There is no seat {setting.first} to be first; leave it out to have one drawn.")
    setting.seed = _seed(seed)
    return begun(chosen, setting, recorded(seed) if record else seeded(seed), events)


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


def load(path: str) -> Replay:
    """A replay file."""
    return load_replay(path)
