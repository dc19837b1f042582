"""Bots think in processes of their own, so that no table waits for another's bot.

A bot gets what its seat may know and nothing else. What crosses to its process is text: the position of a table
*imagined* from the view, in which everything the seat may not know has been dealt anew at random. There it is read and
the view of the seat is taken from it, which is the same view again, hidden faces missing.
"""

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker

import touchline
from touchline.bots.protocol import make_bot
from touchline.table.view import View


def imagined(view: View) -> str:
    """The view as text that holds no secret."""
    text: str = view.imagine(secrets.token_bytes(32)).position()
    return text


def think(bot: str, position: str, seat: int, seed: bytes) -> int:
    """In a worker: the code that a bot chooses."""
    view: View = touchline.read(position).view(seat)
    return make_bot(bot, seed, seat).choose(view)


def ready() -> None:
    """In a worker, before anything else: whoever stops the server stops it, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """While a worker is started: it inherits that the keyboard cannot reach it, even before it is ``ready``."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # a process of the library's own, which would let the keyboard in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinkers:
    """The worker processes; they start when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, limit: float) -> int:
        """The code a bot chooses; -1 if it is late or its process has died."""
        work = self.submitted(bot, imagined(view), view.seat)
        pool = self.pool
        try:
            return await asyncio.wait_for(asyncio.wrap_future(work), limit)
        except TimeoutError:
            return -1
        except BrokenProcessPool:
            if self.pool is pool:
                self.close(wait=False)
            return -1

    def submitted(self, bot: str, position: str, seat: int) -> Future[int]:
        """Put to the workers; to new ones if they have died while nobody asked them anything."""
        with undisturbed():
            try:
                return self.started().submit(think, bot, position, seat, secrets.token_bytes(32))
            except BrokenProcessPool:
                self.close(wait=False)
                return self.started().submit(think, bot, position, seat, secrets.token_bytes(32))

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ready)
        return self.pool

    def close(self, wait: bool = True) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=wait, cancel_futures=True)
            self.pool = None
