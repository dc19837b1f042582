"""Packs of cards: begun, checked, watched and compared."""

from typing import Annotated, Final

import typer

from touchline.command.completion import GAMES
from touchline.command.ending import WRONG
from touchline.command.options import AsJson
from touchline.command.values import console, example, print_json
from touchline.games import DEFAULT
from touchline.table.errors import BadArgument, BadFile

PACK_CHECK_EXAMPLE: Final = example("touchline pack check my-pack")
PACK_WATCH_EXAMPLE: Final = example("touchline pack watch my-pack")
PACK_DIFF_EXAMPLE: Final = example("touchline pack diff my-pack-1 my-pack-2")
PACK_NEW_EXAMPLE: Final = example("touchline pack new my-pack")


def pack_check(
    path: Annotated[str, typer.Argument(help="The folder of the pack.")],
    also: Annotated[list[str] | None, typer.Option("--pack", help="A pack it needs.", metavar="PATH")] = None,
    as_json: AsJson = False,
) -> None:
    """Read a pack with every check, and say what is in it, or all that is wrong with it."""
    from touchline.terminal import packs

    try:
        found = packs.checked(path, also or [])
    except BadFile as error:
        faults = packs.faults_of(error)
        if as_json:
            print_json({"valid": False, "errors": [packs.told(fault) for fault in faults]})
        else:
            for fault in faults:
                typer.echo(f"touchline: {fault}", err=True)
            if len(faults) > 1:
                typer.echo(f"touchline: {packs.counted(faults)}", err=True)
        raise typer.Exit(WRONG) from None
    if as_json:
        print_json(found.to_dict())
    else:
        screen = console()
        screen.print(found.shown(screen.width))


def pack_watch(
    path: Annotated[str, typer.Argument(help="The folder of the pack.")],
    also: Annotated[list[str] | None, typer.Option("--pack", help="A pack it needs.", metavar="PATH")] = None,
) -> None:
    """Check a pack now and again whenever a file of it is saved, and show what has changed. Ctrl-C stops it."""
    from touchline.terminal.pack_watch import watch

    watch(path, also or [], console())


def pack_diff(
    before: Annotated[str, typer.Argument(help="The folder of a pack.", metavar="A")],
    after: Annotated[str, typer.Argument(help="That of another, or of a later version.", metavar="B")],
    also: Annotated[list[str] | None, typer.Option("--pack", help="A pack that they need.", metavar="PATH")] = None,
    as_json: AsJson = False,
) -> None:
    """Say what is different between two packs: cards that came, went or changed, with their fields and texts."""
    from touchline.terminal import packs
    from touchline.terminal.pack_changes import Changes

    one, other = packs.checked(before, also or []), packs.checked(after, also or [])
    if one.pack.game != other.pack.game:
        raise BadArgument(f"{before} is a pack for {one.pack.game}, and {after} for {other.pack.game}.")
    changes = Changes(one, other)
    if as_json:
        print_json(changes.to_list())
    else:
        console().print(changes.shown())


def pack_new(
    path: Annotated[str, typer.Argument(help="The folder to make; its name becomes the pack's id.")],
    game: Annotated[str, typer.Option(help="The game it is for.", metavar="GAME", autocompletion=GAMES)] = DEFAULT,
) -> None:
    """Begin a pack: a small valid one with a card of two kinds, to change as you like."""
    from touchline.terminal import packs

    for line in packs.begin(path, game):
        typer.echo(line)
