"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from touchline.server.play.services import Pace

SITE: Final = Path(__file__).parent / "site"  # where the web build leaves the page
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, kw_only=True)
class Config(Pace):
    """All that can be set; the defaults are those of ``touchline serve``."""

    database: str
    hosts: tuple[str, ...] = LOOPBACK  # names it answers to; empty for any
    origins: tuple[str, ...] = ()  # pages of other addresses that may speak to it
    bot_workers: int = 1
    message_burst: float = 30.0  # messages of a connection at once …
    message_rate: float = 10.0  # … and a second
    request_burst: float = 60.0  # requests that store something, of one address, at once …
    request_rate: float = 2.0  # … and a second
    replay_burst: float = 6.0  # replays that an address may bring along at once …
    replay_rate: float = 1 / 30  # … and a second
    hello_limit: float = 10.0  # seconds in which a connection must say whose it is
    most_connections: int = 4_000
    connections_per_table: int = 64
    site: Path = SITE  # where the built page lies
    packs: tuple[str, ...] = ()  # folders of cards beside those of the games
