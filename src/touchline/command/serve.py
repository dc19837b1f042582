"""Keeping tables for the browser."""

from typing import Annotated, Final

import typer

from touchline.command.options import PackPaths
from touchline.command.values import example

SERVE_EXAMPLE: Final = example("touchline serve --open", "touchline serve --pack my-pack --db tables.db")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 is any that is free.", metavar="N")] = 8460,
    db: Annotated[str, typer.Option(help="A file for SQLite, or a URL.", metavar="DATABASE")] = "touchline.db",
    name: Annotated[
        list[str] | None, typer.Option(help="A further name that it answers to; may be repeated.", metavar="HOST")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser; the next free port will do.")
    ] = False,
    pack: PackPaths = None,
) -> None:
    """Keep tables for the browser, here or elsewhere: people connect, choose, and come back after days."""
    from touchline.server.serve import serve as serve_tables

    serve_tables(host, port, db, tuple(name or ()), lambda line: typer.echo(line), browser, tuple(pack or ()))
