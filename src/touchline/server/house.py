"""The house: what all tables of a server share, and what a table knows of whoever is connected to it."""

from dataclasses import dataclass
from typing import Protocol

from touchline.server.config import Config
from touchline.server.log import Counters
from touchline.server.record import SeatRecord
from touchline.server.store import Store
from touchline.server.thinking import Thinkers


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    config: Config
    store: Store
    thinkers: Thinkers
    counters: Counters


class Listener(Protocol):
    """A connection, as far as a table knows it."""

    @property
    def holder(self) -> SeatRecord:
        """Whose link it came with."""

    def wake(self) -> None:
        """There is something new to be told."""

    def end(self, sentence: str) -> None:
        """There will be nothing more."""
