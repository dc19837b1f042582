"""The store: tables kept in SQLite or PostgreSQL, so that nothing that was answered is ever lost.

A path names an SQLite file (write-ahead log, ``synchronous=FULL``); a URL names any database that SQLAlchemy knows,
such as ``postgresql://…``. Reading happens in whichever thread asks; all writing goes through one ``Writer``.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from touchline.server.play.errors import Unreadable
from touchline.server.play.record import RESUME, Row, SeatRecord, Stored, TableRecord
from touchline.server.storage.migrations import migrate
from touchline.server.storage.schema import CHOICES, POSITIONS, REPORTS, SEATS, TABLES
from touchline.server.storage.writer import Job, Writer
from touchline.table.errors import BadArgument

T = TypeVar("T")

LOCK: Final = 0x70C4  # held in PostgreSQL while migrating, so that two servers do not do it at once


def url_of(database: str) -> URL:
    """A path or URL as SQLAlchemy wants it."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadArgument("The database is a path, or a URL such as postgresql://user@host/name.") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    return url


class Store:
    """One database."""

    def __init__(self, database: str, failed: Callable[[Exception], None] = lambda error: None) -> None:
        url = url_of(database)
        try:
            self.engine = create_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
        except (ImportError, NoSuchModuleError):
            raise BadArgument(
                f"There is no driver for {url.drivername!r} here; "
                "SQLite needs none, PostgreSQL needs touchline[postgresql]."
            ) from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", prepare_sqlite)
        self.failed = failed
        self.writer = Writer(self.engine, failed)

    @property
    def shown(self) -> str:
        """The database as a person may read it: without a password."""
        url = self.engine.url
        return url.database or "" if self.engine.dialect.name == "sqlite" else url.render_as_string(hide_password=True)

    def check(self) -> None:
        """Bring the schema up to date, or say in a sentence why it cannot be."""
        try:
            with self.engine.begin() as connection:
                if self.engine.dialect.name == "postgresql":
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                elif self.engine.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                migrate(connection)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", error)).strip().split("\n")[0][:200]
            raise BadArgument(f"The database cannot be opened: {reason}.") from None

    def open(self) -> None:
        """Begin to take what is to be stored."""
        self.check()
        self.writer.start()

    def close(self) -> None:
        if self.writer.thread.is_alive():
            self.writer.stop()
        self.engine.dispose()

    # --- Writing: each comes back when it is committed ----------------------------------------------------------

    async def add(self, record: TableRecord, seats: Sequence[SeatRecord], position: str) -> None:
        """A new table, with the position it begins from if it is dealt."""
        job = Job()
        values = {name: getattr(record, name) for name in record.__slots__}
        job.statements.append((TABLES.insert(), values))
        job.statements.append((SEATS.insert(), [seat_values(record.id, seat) for seat in seats]))
        if position:
            job.positions.append({"table_id": record.id, "number": 0, "text": position})
        await self.writer.store(job)

    async def append(
        self, table: str, first: int, rows: Sequence[Row], positions: dict[int, str], finished: bool, now: float = 0.0
    ) -> None:
        """Rows of a log, the first with this number; positions by the number of the row before them."""
        job = Job(finished=table if finished else "")
        stored = int(now or time())
        for number, row in enumerate(rows, first):
            job.choices.append(
                {
                    "table_id": table,
                    "number": number,
                    "kind": row.kind,
                    "verb": row.verb,
                    "words": row.words,
                    "seat": row.seat,
                    "maker": row.maker,
                    "stored": stored,
                    "format": row.format,
                }
            )
        job.positions = [{"table_id": table, "number": number, "text": words} for number, words in positions.items()]
        await self.writer.store(job)

    async def deal(self, table: str, seed: bytes, changed: int, position: str) -> None:
        """The seed of a table that waited for its words, with the position it begins from."""
        job = Job(positions=[{"table_id": table, "number": 0, "text": position}])
        job.statements.append((TABLES.update().where(TABLES.c.id == table).values(seed=seed, changed=changed), None))
        await self.writer.store(job)

    async def seat(self, table: str, seat: SeatRecord, changed: int = 0) -> None:
        """What has changed about a seat, and when, if the clock of the table begins anew with it."""
        values = seat_values(table, seat)
        where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.seat)
        job = Job(statements=[(SEATS.update().where(where).values(**values), None)])
        if changed:
            job.statements.append((TABLES.update().where(TABLES.c.id == table).values(changed=changed), None))
        await self.writer.store(job)

    async def report(self, values: dict[str, Any]) -> None:
        """A report of a bug."""
        await self.writer.store(Job(statements=[(REPORTS.insert(), values)]))

    # --- Reading ------------------------------------------------------------------------------------------------

    async def fetch(self, table: str) -> Stored | None:
        """All there is of a table, read in a thread of its own; None if there is none."""
        return await asyncio.to_thread(self.load, table)

    def load(self, table: str) -> Stored | None:
        """All there is of a table; None if there is none."""
        return self.read(lambda connection: load(connection, table))

    def count(self) -> tuple[int, int]:
        """How many tables and choices there are."""

        def counted(connection: Connection) -> tuple[int, int]:
            tables, choices = (
                connection.execute(select(func.count()).select_from(one)).scalar_one() for one in (TABLES, CHOICES)
            )
            return tables, choices

        return self.read(counted)

    def alive(self) -> bool:
        """Whether the database answers."""
        try:
            self.read(lambda connection: connection.execute(select(1)).scalar_one())
        except Unreadable:
            return False
        return True

    def read(self, asked: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return asked(connection)
        except (SQLAlchemyError, OSError) as error:
            self.failed(error)
            raise Unreadable from None


def seat_values(table: str, seat: SeatRecord) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "token_hash": seat.token_hash,
        "bot": seat.bot,
        "label": seat.label,
        "standing": json.dumps(seat.standing, sort_keys=True),
        "word": seat.word,
    }


def load(connection: Connection, table: str) -> Stored | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if found is None:
        return None
    secret = found["secret"]
    as_python = {
        "seed": bytes(found["seed"]),
        "secret": None if secret is None else bytes(secret),
        "finished": bool(found["finished"]),
    }
    record = TableRecord(**{**found, **as_python})
    seats = [
        SeatRecord(row.seat, row.token_hash, row.bot, row.label, json.loads(row.standing), row.word)
        for row in connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    ]
    columns = [CHOICES.c[name] for name in ("kind", "verb", "words", "seat", "maker", "format")]
    chosen = select(*columns).where(CHOICES.c.table_id == table).order_by(CHOICES.c.number)
    rows = [Row(*row) for row in connection.execute(chosen)]
    last = select(func.max(CHOICES.c.stored)).where(CHOICES.c.table_id == table)
    changed = max(record.changed, connection.execute(last).scalar() or 0)
    of_table = POSITIONS.c.table_id == table
    latest = select(func.max(POSITIONS.c.number)).where(of_table).scalar_subquery()
    resumed = [row.number for row in rows if row.kind == RESUME]
    wanted = select(POSITIONS.c.number, POSITIONS.c.text).where(
        of_table & ((POSITIONS.c.number == latest) | POSITIONS.c.number.in_(resumed))
    )
    positions = {row.number: row.text for row in connection.execute(wanted)}
    return Stored(record, seats, rows, positions, changed)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk when it comes back."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
