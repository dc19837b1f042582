"""The writer: one thread that commits what many tables want stored, as many at a time as are waiting.

A disk that is told to write through takes about as long for one choice as for a hundred. So whatever has come in while
the last transaction was committed goes into the next one together, and each job is answered only after its commit. If
a transaction fails, its jobs are tried again one by one, so that none suffers for another.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from touchline.server.play.errors import NotStored, Overtaken
from touchline.server.storage.schema import CHOICES, POSITIONS, TABLES
from touchline.table.said import Said

MOST_AT_ONCE: Final = 500


@dataclass(slots=True)
class Job:
    """What must be stored together, or not at all."""

    choices: list[dict[str, Any]] = field(default_factory=list)
    positions: list[dict[str, Any]] = field(default_factory=list)
    finished: str = ""  # the id of a table whose game is over
    statements: list[tuple[Executable, Any]] = field(default_factory=list)


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine, failed: Callable[[Exception], None]) -> None:
        self.engine = engine
        self.failed = failed
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="touchline-writer", daemon=True)
        self.commits = 0

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        """Commit what is waiting and end."""
        self.jobs.put(None)
        self.thread.join()

    async def store(self, job: Job) -> None:
        """Come back when the job is committed; ``NotStored`` if it could not be."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        await future

    # --- In the thread ----------------------------------------------------------------------------------------

    def run(self) -> None:
        going_on = True
        while going_on:
            waiting = [self.jobs.get()]
            try:
                while len(waiting) < MOST_AT_ONCE:
                    waiting.append(self.jobs.get_nowait())
            except queue.Empty:
                pass
            going_on = None not in waiting
            batch = [entry for entry in waiting if entry is not None]
            if batch:
                self.commit(batch)

    def commit(self, batch: list[tuple[Job, "asyncio.Future[None]"]]) -> None:
        error = self.tried([job for job, _ in batch])
        if error is None or len(batch) == 1:
            answer(batch, error)
            return
        for entry in batch:
            answer([entry], self.tried([entry[0]]))

    def tried(self, jobs: Sequence[Job]) -> Exception | None:
        """One transaction; what went wrong, if anything did."""
        try:
            with self.engine.begin() as connection:
                write(connection, jobs)
            self.commits += 1
        except IntegrityError:
            return Overtaken(Said("elsewhere-now"))
        except (SQLAlchemyError, OSError) as error:
            self.failed(error)
            return NotStored(Said("not-stored"))
        return None


def write(connection: Connection, jobs: Sequence[Job]) -> None:
    """All jobs, with one statement for all rows of a kind."""
    for job in jobs:
        for statement, values in job.statements:
            connection.execute(statement, values)
    choices = [row for job in jobs for row in job.choices]
    if choices:
        connection.execute(CHOICES.insert(), choices)
    positions = [row for job in jobs for row in job.positions]
    if positions:
        connection.execute(POSITIONS.insert(), positions)
    finished = [job.finished for job in jobs if job.finished]
    if finished:
        connection.execute(TABLES.update().where(TABLES.c.id.in_(finished)).values(finished=True))


def answer(batch: list[tuple[Job, "asyncio.Future[None]"]], error: Exception | None) -> None:
    """Wake those who wait, all of one loop together."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for _, future in batch:
        loops.setdefault(future.get_loop(), []).append(future)
    for loop, futures in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, futures, error)


def settle(futures: list["asyncio.Future[None]"], error: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
