"""What tables are given from outside: a store, somebody who thinks for bots, somebody who works long, and a pace.

Nothing in this package knows which they are. A server gives a database and processes; whoever keeps tables elsewhere
gives what there is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from touchline.server.log import Counters
from touchline.server.play.packs import NONE, Packs
from touchline.server.play.record import Row, SeatRecord, Stored, TableRecord
from touchline.table.said import Said
from touchline.table.view import View

T = TypeVar("T")


class Store(Protocol):
    """Keeps tables. Whatever is written comes back when nothing can undo it any more, or as ``NotStored``."""

    async def add(self, record: TableRecord, seats: Sequence[SeatRecord], position: str) -> None:
        """A new table, with the position it begins from if it is dealt."""

    async def append(
        self, table: str, first: int, rows: Sequence[Row], positions: dict[int, str], finished: bool, now: float = 0.0
    ) -> None:
        """Rows of a log, the first with this number; ``Overtaken`` if there is such a row."""

    async def deal(self, table: str, seed: bytes, changed: int, position: str) -> None:
        """The seed of a table that waited for its words, with the position it begins from."""

    async def seat(self, table: str, seat: SeatRecord, changed: int = 0) -> None:
        """What has changed about a seat, and when, if the clock of the table begins anew with it."""

    async def report(self, values: dict[str, Any]) -> None:
        """A report of a bug."""

    async def fetch(self, table: str) -> Stored | None:
        """All there is of a table; None if there is none, ``Unreadable`` if that cannot be told."""


class Thinker(Protocol):
    """Thinks for bots, and keeps no table waiting."""

    async def choose(self, bot: str, view: View, limit: float) -> int:
        """The code a bot chooses in so many seconds; -1 if it is late."""


class Worker(Protocol):
    """Does what takes long (odds, games that run again), and keeps no table waiting."""

    async def work(self, task: Callable[..., T], *arguments: Any) -> T:
        """Call something, and come back with what it gives."""


class Listener(Protocol):
    """A connection, as far as a table knows it."""

    @property
    def holder(self) -> SeatRecord:
        """Whose link it came with."""

    def wake(self) -> None:
        """There is something new to be told."""

    def end(self, why: Said) -> None:
        """There will be nothing more."""


@dataclass(frozen=True, kw_only=True)
class Pace:
    """How long things take at a table, in seconds."""

    pause: float = 0.3  # what a bot leaves for taking back the choice before its own
    beat: float = 0.02  # what a bot takes at the least, so that its haste tells nothing
    bot_limit: float = 20.0  # after this a bot is late and the safe answer is taken
    idle: float = 60.0  # after this a table that nobody looks at leaves memory


@dataclass(frozen=True)
class Services:
    """What all tables share."""

    pace: Pace
    store: Store
    thinker: Thinker
    counters: Counters
    packs: Packs = NONE
