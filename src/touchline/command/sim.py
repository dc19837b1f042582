"""Letting bots play many games."""

from typing import Annotated, Final

import typer

from touchline.command.completion import BOTS, TEAMS
from touchline.command.ending import INTERRUPTED
from touchline.command.options import AsJson, Expansions, GameName, PackPaths, RuleNames, SeatCount, SeedText
from touchline.command.values import console, example, names, print_json, progress, whole
from touchline.games import DEFAULT

SIM_EXAMPLE: Final = example("touchline sim team-manager --games 1000 --seats 4 --bots rookie,random,random,random")


def sim(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option(help="How many games are played.", metavar="N")] = 100,
    seats: SeatCount = None,
    bots: Annotated[
        str, typer.Option(help="The bots at the seats, in turn.", metavar="NAMES", autocompletion=BOTS)
    ] = "rookie,random",
    teams: Annotated[
        str, typer.Option(help="The teams to draw from; else all.", metavar="NAMES", autocompletion=TEAMS)
    ] = "",
    seed: SeedText = "0",
    workers: Annotated[int, typer.Option(help="Processes; 0 is one for each core.", metavar="W")] = 0,
    rules: RuleNames = "",
    expansions: Expansions = "",
    pack: PackPaths = None,
    records: Annotated[bool, typer.Option("--records", help="With --json: every single game too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and say how often each of them won."""
    from touchline.arena.match import Stopped, simulate
    from touchline.terminal.simulation import results_table

    number = whole(seed, "A seed")
    stopped = False
    with progress(max(games, 0), "games") as bar:
        try:
            report = simulate(
                game,
                games=games,
                seats=seats or 0,
                bots=names(bots),
                seed=number,
                rules=names(rules),
                teams=names(teams),
                packs=pack or [],
                expansions=names(expansions),
                workers=workers,
                progress=bar.reached,
            )
        except Stopped as early:
            report, stopped = early.report, True
    if as_json:
        print_json(report.to_dict(records))
    else:
        console().print(results_table(report))
    if stopped:
        typer.echo(f"touchline: stopped after {len(report.records)} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)
