"""Measuring speed."""

from typing import Annotated, Final

import typer

from touchline.command.completion import GAMES, GAMES_OR_SERVER
from touchline.command.ending import FAILED
from touchline.command.options import AsJson, SeatCount
from touchline.command.values import example

BENCH_EXAMPLE: Final = example(
    "touchline bench --seconds 2 --json", "touchline bench --against HEAD~1", "touchline bench server --tables 200"
)


def bench(
    game: Annotated[
        str,
        typer.Argument(
            help="Which game, or server; else each game.",
            metavar="[GAME]",
            autocompletion=GAMES_OR_SERVER,
        ),
    ] = "",
    seconds: Annotated[float, typer.Option(help="How long each game is measured.", min=0.01)] = 6.0,
    peers: Annotated[bool, typer.Option("--peers", help="Other engines too, installed for this run alone.")] = False,
    against: Annotated[
        str, typer.Option(help="An earlier commit, measured in turns with this one.", metavar="REV")
    ] = "",
    at_least: Annotated[
        float, typer.Option(help="With --against: the least share of its speed, or the status is 1.", min=0.0)
    ] = 0.85,
    plain: Annotated[bool, typer.Option("--plain", help="With --against: leave the compiled builds out.")] = False,
    tables: Annotated[int, typer.Option(help="Server: tables that are played.", metavar="N")] = 200,
    idle: Annotated[int, typer.Option(help="Server: idle tables beside them.", metavar="N")] = 0,
    seats: SeatCount = None,
    rate: Annotated[float, typer.Option(help="Server: choices a second at each table.", metavar="X")] = 4.0,
    server_game: Annotated[
        str, typer.Option("--game", help="Server: the game that is played.", metavar="GAME", autocompletion=GAMES)
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run on this machine, or how many choices the server bears."""
    from touchline.games import DEFAULT, game_of, games

    if game == "server":
        from touchline.benchmarks import server as server_benchmark

        server_benchmark.run(server_game or DEFAULT, tables, seats or 0, idle, rate, seconds, as_json)
        return
    measured = [game_of(game).name] if game else games()
    if against:
        from touchline.benchmarks import against as comparison

        if not comparison.run(measured, against, seconds, at_least, plain, as_json):
            raise typer.Exit(FAILED)
        return
    from touchline.benchmarks import engine

    engine.run(measured, seconds, peers, as_json)
