"""Starting a server: the address it listens at, and what it says about it."""

import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from touchline.games import GAMES
from touchline.server.app import App
from touchline.server.browser import open_page
from touchline.server.config import LOOPBACK, Config
from touchline.server.log import to_stderr
from touchline.server.protocol.reading import LARGEST_MESSAGE
from touchline.table.errors import BadArgument

PORTS_TRIED: Final = 100


class Taken(BadArgument):
    """Somebody else listens at this port."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers listen at one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)  # whoever comes before the server is ready waits a moment
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or "there is no such port"
        kind = Taken if getattr(error, "errno", 0) == errno.EADDRINUSE else BadArgument
        raise kind(f"The server cannot listen at {host} port {port}: {reason}.") from None
    return found


def listening_from(host: str, port: int) -> socket.socket:
    """A socket that listens at this port, or at the next one that nobody has taken."""
    for next_port in range(port, port + PORTS_TRIED):
        try:
            return listening(host, next_port)
        except Taken:
            continue
    raise Taken(f"Ports {port} to {port + PORTS_TRIED - 1} of {host} are all taken; name another with --port.")


class Server(uvicorn.Server):
    """One that hears the keyboard as soon as it can stop in good order, and not in the middle of its start."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        super().run(sockets)

    async def main_loop(self) -> None:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        await super().main_loop()


def uvicorn_server(app: App) -> Server:
    """The server under the server. Its own access log stays off: addresses may hold tokens."""
    return Server(
        uvicorn.Config(
            app.starlette(),
            ws="websockets-sansio",
            ws_max_size=4 * LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",  # it would tell what goes over the wire
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            lifespan="on",
            timeout_graceful_shutdown=5,
        )
    )


def calm_collector() -> None:
    """Look for rings of garbage seldom: tables and events make none, and a full search holds everybody up for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)


def is_loopback(host: str) -> bool:
    return host in LOOPBACK or host.startswith("127.")


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server; one that listens everywhere is found here too."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(
    host: str,
    port: int,
    database: str,
    names: tuple[str, ...],
    say: Callable[[str], None],
    playing: bool = False,
    packs: tuple[str, ...] = (),
) -> None:
    """Serve until somebody stops it.

    ``playing`` is for whoever started it: the next free port will do, the page opens in the browser, and only
    trouble is logged.
    """
    own = is_loopback(host)
    config = Config(
        database=database,
        hosts=(*LOOPBACK, *names) if own else names,
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        packs=packs,
    )
    app = App(config)
    with listening_from(host, port) if playing else listening(host, port) as found:
        app.store.check()
        address = address_of(*found.getsockname()[:2])
        say(f"Touchline is at {address} and keeps its tables in {app.store.shown}.")
        for game in GAMES.values():
            ids = app.services.packs.ids(game.name)
            if ids:
                say(f"New tables of {game.title} are played with {', '.join(ids)}, too.")
        if own:
            say("Only this machine can reach it; --host 0.0.0.0 opens it to others.")
        else:
            say("Other machines can reach it. What goes over the network is not encrypted: put it behind a proxy.")
        server = uvicorn_server(app)
        try:
            if playing:
                opened = open_page(address)
                say("Your browser opens it now." if opened else "There is no browser to open here: go to that address.")
                say("Ctrl-C stops it; your games are kept.")
            to_stderr(logging.WARNING if playing else logging.INFO)
            calm_collector()
            server.run(sockets=[found])
        except KeyboardInterrupt:
            pass  # by now everything has been closed
        else:
            if not server.started:
                raise BadArgument("The server could not start; what it logged says why.")
        say("Touchline has stopped.")
