"""The ``touchline`` command.

Each command imports what it needs when it runs, so that every one of them starts at once. Whatever a person got wrong
is one sentence on the error stream and status 2; status 1 means that something looked at is not right, or a fault of
Touchline's own.
"""

from typing import Annotated

import typer

from touchline.command import bench, cards, case, pack, play, replay, rules, serve, sim
from touchline.command.ending import Commands
from touchline.command.group import Group
from touchline.version import VERSION

app = typer.Typer(
    name="touchline",
    cls=Commands,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    help="Two fantasy-football tabletop games on a computer, whole and by the book.",
)
pack_app = typer.Typer(cls=Group, no_args_is_help=True, help="Begin a pack of cards, check it, and compare two.")
app.add_typer(pack_app, name="pack")


def version(asked: bool) -> None:
    if asked:
        from touchline.games import compiled

        typer.echo(f"touchline {VERSION}{' (compiled)' if compiled() else ''}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=version, is_eager=True)
    ] = False,
) -> None:
    """Two fantasy-football tabletop games on a computer, whole and by the book."""


# The order in which help lists them.
app.command(epilog=play.PLAY_EXAMPLE)(play.play)
app.command(epilog=serve.SERVE_EXAMPLE)(serve.serve)
app.command(epilog=play.DRILL_EXAMPLE)(play.drill)
app.command(epilog=cards.CARDS_EXAMPLE)(cards.cards)
app.command(epilog=rules.RULES_EXAMPLE)(rules.rules)
app.command(epilog=case.CASE_EXAMPLE)(case.case)
app.command(epilog=sim.SIM_EXAMPLE)(sim.sim)
app.command(epilog=replay.REPLAY_EXAMPLE)(replay.replay)
app.command(epilog=replay.VERIFY_EXAMPLE)(replay.verify)
app.command(epilog=bench.BENCH_EXAMPLE)(bench.bench)
pack_app.command("check", epilog=pack.PACK_CHECK_EXAMPLE)(pack.pack_check)
pack_app.command("watch", epilog=pack.PACK_WATCH_EXAMPLE)(pack.pack_watch)
pack_app.command("diff", epilog=pack.PACK_DIFF_EXAMPLE)(pack.pack_diff)
pack_app.command("new", epilog=pack.PACK_NEW_EXAMPLE)(pack.pack_new)
