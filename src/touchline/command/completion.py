"""What a shell completes: the names that a command may be given. Nothing is loaded before somebody asks for it.

Where no name fits, the shell offers files.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import typer

from touchline.games import DEFAULT, game_of, games
from touchline.table.errors import TouchlineError
from touchline.table.languages import languages

Completer = Callable[[typer.Context, str], list[str]]


def one_of(names: Callable[[typer.Context], Iterable[str]]) -> Completer:
    """Completes a name."""

    def complete(ctx: typer.Context, incomplete: str) -> list[str]:
        return [name for name in known(names, ctx) if name.startswith(incomplete)]

    return complete


def list_of(names: Callable[[typer.Context], Iterable[str]]) -> Completer:
    """Completes the last of several names with commas between them."""

    def complete(ctx: typer.Context, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{name}" for name in known(names, ctx) if name.startswith(last)]

    return complete


def known(names: Callable[[typer.Context], Iterable[str]], ctx: typer.Context) -> list[str]:
    try:
        return list(names(ctx))
    except TouchlineError:
        return []  # what is wrong is said when the command runs


# --- The names --------------------------------------------------------------------------------------------------------


def game_meant(ctx: typer.Context) -> str:
    """The game that the command is about, as far as it has been typed."""
    words = [*ctx.args, ctx.params.get("game"), *(ctx.params.get("name") or [])]  # args: before an option unfinished
    return next((word for word in words if word in games()), DEFAULT)


def game_names(ctx: typer.Context) -> list[str]:
    return games()


def bench_names(ctx: typer.Context) -> list[str]:
    return [*games(), "server"]


def team_names(ctx: typer.Context) -> list[str]:
    return game_of(game_meant(ctx)).teams(packs_meant(ctx))


def bot_names(ctx: typer.Context) -> list[str]:
    from touchline.bots.protocol import bots

    return bots()


def rule_names(ctx: typer.Context) -> list[str]:
    return [*kit_meant(ctx).rules, *game_of(game_meant(ctx)).offers(packs_meant(ctx))]


def expansion_names(ctx: typer.Context) -> list[str]:
    return list(game_of(game_meant(ctx)).expansions())


def kind_names(ctx: typer.Context) -> list[str]:
    return list(kit_meant(ctx).kinds)


def card_names(ctx: typer.Context) -> list[str]:
    """The ids of the cards, which have no spaces; before them, the games."""
    words = ctx.params.get("name") or []
    return [*([] if words else games()), *kit_meant(ctx).album(packs_meant(ctx)).ids]


def language_names(ctx: typer.Context) -> list[str]:
    return list(kit_meant(ctx).album(packs_meant(ctx)).languages)


def tongue_names(ctx: typer.Context) -> list[str]:
    return languages()


def drill_numbers(ctx: typer.Context) -> list[str]:
    from touchline.terminal.kits import drills_of

    return [str(drill["number"]) for drill in drills_of(ctx.params["game"], packs_meant(ctx)).to_list()]


def packs_meant(ctx: typer.Context) -> tuple[str, ...]:
    """The folders of the expansions and packs that were named."""
    chosen = str(ctx.params.get("expansions") or "")
    with_ = [name for name in chosen.split(",") if name]
    return game_of(game_meant(ctx)).folders(with_, ctx.params.get("pack") or ())


def kit_meant(ctx: typer.Context) -> Any:
    from touchline.terminal.kits import kit_of

    return kit_of(game_meant(ctx))


# --- For the parameters of commands -------------------------------------------------------------------------------

GAMES: Final = one_of(game_names)
GAMES_OR_SERVER: Final = one_of(bench_names)
TEAM: Final = one_of(team_names)
TEAMS: Final = list_of(team_names)
BOTS: Final = list_of(bot_names)
RULES: Final = list_of(rule_names)
EXPANSIONS: Final = list_of(expansion_names)
KINDS: Final = one_of(kind_names)
CARDS: Final = one_of(card_names)
LANGUAGES: Final = one_of(language_names)
TONGUES: Final = one_of(tongue_names)
DRILLS: Final = one_of(drill_numbers)
