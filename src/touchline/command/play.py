"""Playing in the terminal: a game, or a drill of one."""

from typing import Annotated, Final

import typer

from touchline.command.completion import BOTS, DRILLS, GAMES, TEAMS
from touchline.command.options import AsJson, Expansions, LanguageName, PackPaths, RuleNames, SeatCount, SeedText
from touchline.command.values import console, example, names, print_json, whole
from touchline.games import DEFAULT, taught
from touchline.table.errors import BadArgument
from touchline.table.languages import ENGLISH

PLAY_EXAMPLE: Final = example("touchline play team-manager --seats 3 --save season.tlr", "touchline play season.tlr")
DRILL_EXAMPLE: Final = example("touchline drill 1")


def play(
    game: Annotated[
        str,
        typer.Argument(
            help="Which game, or the file of one to go on with.", metavar="[GAME|FILE]", autocompletion=GAMES
        ),
    ] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with FILE, or with the latest unfinished.")] = False,
    seats: SeatCount = None,
    me: Annotated[str, typer.Option("--me", help="The seats people take, such as 1,2.", metavar="SEATS")] = "",
    humans: Annotated[int | None, typer.Option(help="How many people play, from seat 1 on.", metavar="N")] = None,
    teams: Annotated[
        str, typer.Option(help="A team for each seat, with commas; else drawn.", metavar="NAMES", autocompletion=TEAMS)
    ] = "",
    bots: Annotated[
        str,
        typer.Option(help="The bots at the other seats, in turn; else rookie.", metavar="NAMES", autocompletion=BOTS),
    ] = "",
    rules: RuleNames = "",
    expansions: Expansions = "",
    seed: SeedText = "",
    pack: PackPaths = None,
    save: Annotated[str, typer.Option(help="Write a replay here when the game ends.", metavar="FILE.tlr")] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    language: LanguageName = ENGLISH,
) -> None:
    """Play in the terminal, against bots and with others at the same screen; go on with a game that stopped."""
    import secrets

    import touchline
    from touchline.games import game_of
    from touchline.terminal import sitting

    file = sitting.place_to_resume(game, resume)
    wishes = sitting.Wishes([whole(seat, "A seat") for seat in names(me)], humans, names(bots), save, force, language)
    if file:
        made = {"--seats": seats is not None, "--teams": teams, "--rules": rules, "--with": expansions, "--seed": seed}
        for option, given in made.items():
            if given:
                raise BadArgument(
                    f"A game that goes on has its seats, teams, rules, expansions and seed; leave out {option}."
                )
        raise typer.Exit(sitting.resumed(file, pack or [], wishes, console()).play())
    named = names(teams)
    number = whole(seed, "A seed") if seed else secrets.randbits(32)
    table = touchline.new(
        game or DEFAULT,
        seats=(len(named) or game_of(game or DEFAULT).seats) if seats is None else seats,
        teams=named,
        seed=number,
        rules=names(rules),
        expansions=names(expansions),
        packs=pack or [],
        record=True,
    )
    raise typer.Exit(sitting.begun(table, number, wishes, console()).play())


def drill(
    number: Annotated[
        str,
        typer.Argument(
            help="Which drill; without one they are listed.",
            metavar="N",
            autocompletion=DRILLS,
        ),
    ] = "",
    game: Annotated[str, typer.Option(help="The game to learn.", metavar="GAME", autocompletion=GAMES)] = next(
        iter(taught()), DEFAULT
    ),
    seed: SeedText = "0",
    pack: PackPaths = None,
    language: LanguageName = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Learn a game by its drills: small positions, each with something to do."""
    from touchline.terminal.keyboard import Closed, Interrupt, Keyboard
    from touchline.terminal.kits import drills_of
    from touchline.terminal.play import Leave
    from touchline.terminal.speech import Shared, known_language

    shared = Shared(known_language(language))
    drills = drills_of(game, pack or [], language)
    screen = console()
    chosen = whole(number, "A drill") if number else 0
    if as_json:
        print_json(drills.told(chosen) if number else drills.to_list())
        return
    if not number:
        screen.print(drills.listed())
        return
    luck = whole(seed, "A seed")
    try:
        with Keyboard(history=True) as keyboard:
            drills.play(chosen, screen, keyboard, luck)
    except (Leave, Interrupt):
        screen.print(shared.say("sitting.drill-left"))
    except EOFError:
        screen.print("\n" + shared.say("sitting.drill-ended"))
    except Closed as closed:
        raise typer.Exit(closed.status) from None
