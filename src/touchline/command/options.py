"""Options and arguments that several commands have."""

from typing import Annotated

import typer

from touchline.command.completion import EXPANSIONS, GAMES, RULES, TONGUES

GameName = Annotated[str, typer.Argument(help="Which game.", metavar="GAME", autocompletion=GAMES)]
SeatCount = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.", metavar="K")]
SeedText = Annotated[str, typer.Option("--seed", help="A whole number; the same one gives the same luck.", metavar="N")]
RuleNames = Annotated[
    str,
    typer.Option("--rules", help="Optional rules, with commas between them.", metavar="NAMES", autocompletion=RULES),
]
Expansions = Annotated[
    str,
    typer.Option("--with", help="Expansions, with commas between them.", metavar="NAMES", autocompletion=EXPANSIONS),
]
PackPaths = Annotated[
    list[str] | None, typer.Option("--pack", help="A folder of cards; may be repeated.", metavar="PATH")
]
LanguageName = Annotated[
    str,
    typer.Option(
        "--language", help="The language of the game, such as ja.", envvar="TOUCHLINE_LANGUAGE", autocompletion=TONGUES
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
