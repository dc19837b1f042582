"""Replays: told, shown, run again, and their luck verified."""

from typing import Annotated, Final

import typer

from touchline.command.ending import FAILED
from touchline.command.options import AsJson, LanguageName, PackPaths
from touchline.command.values import console, example, print_json
from touchline.table.languages import ENGLISH

REPLAY_EXAMPLE: Final = example("touchline replay season.tlr --at 40 --seat 1")
VERIFY_EXAMPLE: Final = example("touchline verify season.tlr")


def replay(
    file: Annotated[str, typer.Argument(help="A replay, as written by play --save.", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat knew it.", metavar="S")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Run it again and compare.")] = False,
    at: Annotated[int | None, typer.Option(help="Show the table after this many choices.", metavar="N")] = None,
    pack: PackPaths = None,
    language: LanguageName = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Tell the story of a replay, show the table at any moment of it, or verify it."""
    import touchline
    from touchline.table.table import SPECTATOR
    from touchline.terminal.replay import Told
    from touchline.terminal.speech import known_language

    known_language(language)
    told = Told(touchline.load(file, packs=pack or []), file, SPECTATOR if seat is None else seat - 1, language)
    if verify:
        told.replay.verify()
    screen = console()
    if as_json:
        found = told.to_dict()
        if verify:
            found["verified"] = True
        if at is not None:
            found["position"] = told.position(at)
        print_json(found)
    elif at is not None:
        screen.print(told.at(at, screen.width))
    elif not verify:
        screen.print(told.shown())
    if verify and not as_json:
        screen.print(told.shared.say("replay.right", file=file, n=len(told.replay.choices)))


def verify(
    file: Annotated[str, typer.Argument(help="A replay of a served table, or any other.", metavar="FILE")],
    pack: PackPaths = None,
    as_json: AsJson = False,
) -> None:
    """Check that the luck of a game was fair. Ends with status 1 if something is not as it must be."""
    import touchline
    from touchline.proof import Unfair
    from touchline.verify import verified

    told: list[str] = []
    wrong = ""
    try:
        told = verified(touchline.load(file, packs=pack or []), file)
    except Unfair as error:
        wrong = str(error)
    if as_json:
        print_json({"verified": not wrong, "checks": told, "wrong": wrong})
    elif wrong:
        typer.echo(f"{file} is not right: {wrong}")
    else:
        typer.echo("\n".join([f"{file} is right.", *(f"  {line}" for line in told)]))
    if wrong:
        raise typer.Exit(FAILED)
