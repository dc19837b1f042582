"""Reading the cards."""

from typing import Annotated, Final

import typer

from touchline.command.completion import CARDS, KINDS, LANGUAGES, TEAM
from touchline.command.options import AsJson, Expansions, PackPaths
from touchline.command.values import console, example, names, print_json
from touchline.table.errors import BadArgument

CARDS_EXAMPLE: Final = example("touchline cards --team gouged-eye --kind star", "touchline cards team-manager griff")


def cards(
    name: Annotated[
        list[str] | None,
        typer.Argument(
            help="Which game, if not the one that has the card; then part of a card's name, to show it drawn.",
            metavar="[GAME] [NAME…]",
            autocompletion=CARDS,
        ),
    ] = None,
    kind: Annotated[str, typer.Option(help="Only this kind, such as star or highlight.", autocompletion=KINDS)] = "",
    team: Annotated[str, typer.Option(help="Only cards of this team.", autocompletion=TEAM)] = "",
    search: Annotated[str, typer.Option(help="Only cards with these words, in any language.", metavar="TEXT")] = "",
    reconstructed: Annotated[bool, typer.Option("--reconstructed", help="Only cards with a value of ours.")] = False,
    language: Annotated[
        str,
        typer.Option(
            help="A language that the cards have texts in, such as ja.",
            envvar="TOUCHLINE_LANGUAGE",
            autocompletion=LANGUAGES,
        ),
    ] = "en",
    expansions: Expansions = "",
    pack: PackPaths = None,
    as_json: AsJson = False,
) -> None:
    """List the cards with their texts, or show one; without a filter, how many there are of each kind."""
    from touchline.games import DEFAULT, game_of, games
    from touchline.terminal.kits import kit_of, kit_with

    words = name or []
    named = bool(words) and words[0] in games()
    game, words = (words[0], words[1:]) if named else (DEFAULT, words)
    wanted = " ".join(words)
    folders = game_of(game).folders(names(expansions), pack or [])
    kit = kit_of(game) if named or not wanted or expansions else kit_with(wanted, folders)
    album = kit.album(folders)
    if language not in album.languages:
        raise BadArgument(f"There are no texts in {language[:20]!r}; there are {' and '.join(album.languages)}.")
    if not (wanted or kind or team or search or reconstructed):
        if as_json:
            print_json(album.counted())
        else:
            console().print(album.summary(language))
        return
    faces = album.chosen(wanted, kind, team, search, reconstructed)
    if as_json:
        print_json([album.facts(face, language) for face in faces])
        return
    screen = console()
    screen.print(album.shown(faces, language, bool(wanted), screen.width))
