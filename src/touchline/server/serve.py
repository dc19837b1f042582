"""Starting a server: the address it listens at, and what it says about it."""

import gc
import os
import socket
from collections.abc import Callable

import uvicorn

from touchline.server.app import App
from touchline.server.config import LOOPBACK, Config
from touchline.server.log import to_stderr
from touchline.server.protocol import LARGEST_MESSAGE
from touchline.table.errors import BadArgument


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)  # whoever comes before the server is ready waits a moment
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or "there is no such port"
        raise BadArgument(f"The server cannot listen at {host} port {port}: {reason}.") from None
    return found


def uvicorn_server(app: App) -> uvicorn.Server:
    """The server under the server. Its own access log stays off: addresses may hold tokens."""
    return uvicorn.Server(
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


def serve(host: str, port: int, database: str, names: tuple[str, ...], say: Callable[[str], None]) -> None:
    """Serve until somebody stops it."""
    own = is_loopback(host)
    config = Config(
        database=database,
        hosts=(*LOOPBACK, *names) if own else names,
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
    )
    app = App(config)
    with listening(host, port) as found:
        address = found.getsockname()
        shown = f"[{address[0]}]" if ":" in address[0] else address[0]
        app.store.check()
        say(f"Touchline is at http://{shown}:{address[1]}/ and keeps its tables in {app.store.shown}.")
        if own:
            say("Only this machine can reach it; --host 0.0.0.0 opens it to others.")
        else:
            say("Other machines can reach it. What goes over the network is not encrypted: put it behind a proxy.")
        to_stderr()
        calm_collector()
        uvicorn_server(app).run(sockets=[found])
