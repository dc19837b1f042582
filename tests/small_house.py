"""A table kept without a database, without processes and without a network; run in a process of its own.

Whatever plays tables is imported here with everything blocked that a server brings beside it, and whole games are
played: a person takes the first option, a bot what the thinker says that is made here. The last line says how it went.
"""

import asyncio
import importlib
import json
import pkgutil
import sys
from collections.abc import Callable, Sequence
from typing import Any

BLOCKED = ("sqlalchemy", "starlette", "uvicorn", "websockets", "multiprocessing", "socketserver", "http.server")
BESIDE = ("app", "serve", "http", "websocket", "storage", "workers")  # of our own server


class Blocked:
    """Finds nothing of what is blocked, and says so."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        if any(name == one or name.startswith(f"{one}.") for one in BLOCKED):
            raise ModuleNotFoundError(f"{name} is blocked here", name=name)


sys.meta_path.insert(0, Blocked())

from touchline.server import play  # noqa: E402
from touchline.server.log import Counters  # noqa: E402
from touchline.server.play.asking import Asking  # noqa: E402
from touchline.server.play.errors import Overtaken  # noqa: E402
from touchline.server.play.record import Row, SeatRecord, Stored, TableRecord  # noqa: E402
from touchline.server.play.services import Pace, Services  # noqa: E402
from touchline.server.play.tables import Tables  # noqa: E402
from touchline.server.protocol.incoming import Odds  # noqa: E402
from touchline.server.protocol.requests import NewSeat, NewTable  # noqa: E402
from touchline.table.said import Said  # noqa: E402
from touchline.table.view import View  # noqa: E402


class Shelf:
    """A store that forgets everything when it goes."""

    def __init__(self) -> None:
        self.records: dict[str, TableRecord] = {}
        self.seats: dict[str, list[SeatRecord]] = {}
        self.rows: dict[str, list[Row]] = {}
        self.positions: dict[str, dict[int, str]] = {}

    async def add(self, record: TableRecord, seats: Sequence[SeatRecord], position: str) -> None:
        self.records[record.id] = record
        self.seats[record.id] = list(seats)
        self.rows[record.id] = []
        self.positions[record.id] = {0: position}

    async def append(
        self, table: str, first: int, rows: Sequence[Row], positions: dict[int, str], finished: bool, now: float = 0.0
    ) -> None:
        if first != len(self.rows[table]) + 1:
            raise Overtaken("Somebody else was there first.")
        self.rows[table] += rows
        self.positions[table] |= positions

    async def deal(self, table: str, seed: bytes, changed: int, position: str) -> None:
        raise AssertionError("this table is not sealed")

    async def seat(self, table: str, seat: SeatRecord, changed: int = 0) -> None:
        pass  # the record is the one that is kept

    async def report(self, values: dict[str, Any]) -> None:
        raise AssertionError("nobody reports anything")

    async def fetch(self, table: str) -> Stored | None:
        record = self.records.get(table)
        if record is None:
            return None
        return Stored(record, self.seats[table], self.rows[table][:], self.positions[table])


class LastOption:
    """Thinks for bots."""

    async def choose(self, bot: str, view: View, limit: float) -> int:
        code: int = view.table.codes[-1]
        return code


class Here:
    """Does long work at once."""

    async def work(self, task: Callable[..., Any], *arguments: Any) -> Any:
        return task(*arguments)


async def played(game: str) -> dict[str, Any]:
    shelf = Shelf()
    services = Services(Pace(pause=0.0, beat=0.0), shelf, LastOption(), Counters())
    tables = Tables(services)
    made = await tables.make(NewTable(game, [NewSeat("here"), NewSeat("bot", "rookie")]))
    live = await tables.get(made.table)
    person = live.seats.of(0)
    asking = Asking(Here())
    answered = 0
    while not live.played.table.over:
        table = live.played.table
        if table.seat != 0:
            await asyncio.sleep(0)
            continue
        if answered == 0:
            odds = await asking.answer(live, person, Odds(live.sequence, table.codes[0]))
            assert odds is not None
        answered += await live.choose(person, live.sequence, table.codes[0])
    live.close(Said("closed"))
    again = await tables.get(made.table)
    assert again is not live
    same = again.played.table.position() == live.played.table.position()
    return {"game": game, "answered": answered, "rows": len(shelf.rows[made.table]), "same": same}


def main() -> None:
    for module in pkgutil.iter_modules(play.__path__):
        importlib.import_module(f"{play.__name__}.{module.name}")
    found = [asyncio.run(played(game)) for game in sys.argv[1:]]
    beside = [f"touchline.server.{name}" for name in BESIDE]
    brought = [name for name in (*BLOCKED, *beside) if name in sys.modules]
    print(json.dumps({"played": found, "brought": brought}))


if __name__ == "__main__":
    main()
