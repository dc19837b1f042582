"""The turn: whoever is asked at a table. A bot thinks; a person may have a clock, and a bot stands in when it runs out.

Everything here begins under the table's lock, and takes the lock again before it does anything.
"""

import asyncio
import logging
import weakref
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from touchline.server.log import say
from touchline.server.play.record import BOT, SINGLE, SeatRecord
from touchline.server.protocol.state import Clock
from touchline.table.errors import TouchlineError

if TYPE_CHECKING:
    from touchline.server.play.live import Live

STAND_IN: Final = "rookie"  # the bot that plays for somebody whose time has run out


class Turn:
    """One table's turn."""

    def __init__(self, live: "Live") -> None:
        # A table that leaves memory must leave no ring behind: the collector comes by seldom (``calm_collector``).
        self.live: Live = weakref.proxy(live)
        self.task: asyncio.Task[None] | None = None  # a bot's, or the one that lets a bot stand in
        self.timer: asyncio.TimerHandle | None = None
        self.deadline = 0.0  # of the clock that runs, if one does

    @property
    def busy(self) -> bool:
        """Whether somebody is at it who needs no person."""
        return self.task is not None and not self.task.done()

    @property
    def clock(self) -> Clock | None:
        """The clock of the seat that is asked, if it has one."""
        if self.timer is None:
            return None
        left = max(0.0, self.deadline - monotonic())
        return Clock(self.live.played.table.seat, round(left, 1), self.live.played.record.clock)

    def begin(self) -> None:
        """Let the bot think whose turn it is, or start the clock of the person."""
        self.end()
        asked = self.asked()
        if asked is None:
            return
        if not asked.bot:
            self.start_clock()
        elif self.live.listeners or not self.live.seats.deserted():
            self.task = asyncio.create_task(self.bot_turn(asked.bot, self.live.sequence))

    def end(self) -> None:
        """Nobody is asked any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None

    def asked(self) -> SeatRecord | None:
        """Who is asked, if anybody is."""
        table = self.live.played.dealt
        if self.live.closed or table is None or table.kind < 0 or self.live.played.halted:
            return None
        return self.live.seats.of(table.seat)

    def nudge(self) -> None:
        """Begin again where that is due: an answer could not be stored, or somebody has come to look on."""
        if self.busy or self.live.closed or self.live.lock.locked():
            return
        asked = self.asked()
        if asked is None:
            if self.live.lobby and not self.live.seats.missing():
                self.task = asyncio.create_task(self.live.take_up())
        elif asked.bot:
            self.begin()
        elif self.timer is not None and monotonic() > self.deadline:
            self.ring(self.live.sequence)

    # --- Bots ---------------------------------------------------------------------------------------------------

    async def bot_turn(self, bot: str, sequence: int) -> None:
        """One answer of a bot, not before a moment has passed in which the choice before it can be taken back."""
        live = self.live
        pace = live.services.pace
        table = live.played.table
        asked = monotonic()
        maker = BOT
        code = live.played.reply()
        if len(table.codes) == 1:
            code, maker = table.codes[0], SINGLE
        elif code < 0:
            try:
                code = await live.services.thinker.choose(bot, table.view(table.seat), pace.bot_limit)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                live.fault(error)
                code = -1
        last = live.played.made[-1].seat if live.played.made else -1
        wait = pace.pause if last >= 0 and live.played.may_undo(last) else pace.beat
        await asyncio.sleep(max(0.0, asked + wait - monotonic()))
        async with live.lock:
            if live.closed or live.sequence != sequence:
                return
            if code not in table.codes:
                live.services.counters.add("bots_late")
                say("bot late", logging.WARNING, table=live.id, seat=table.seat, bot=bot)
                code = table.safe_code()
            try:
                await live.make(code, maker)
                live.services.counters.add("bot_choices")
            except TouchlineError:
                # Not stored: it is tried again when somebody next looks at the table or the sweeper comes by.
                self.task = None

    # --- Clocks -------------------------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """What is left of the time for this choice, which began when the table last changed."""
        whole = self.live.played.record.clock
        if not whole:
            return
        left = min(float(whole), max(0.0, self.live.changed + whole - time()))
        self.deadline = monotonic() + left
        self.timer = asyncio.get_running_loop().call_later(left, self.ring, self.live.sequence)

    def ring(self, sequence: int) -> None:
        if not self.busy:
            self.task = asyncio.create_task(self.stand_in(sequence))

    async def stand_in(self, sequence: int) -> None:
        """A bot plays on for a seat whose time has run out, until its holder takes it back."""
        live = self.live
        async with live.lock:
            asked = self.asked()
            if asked is None or asked.bot or live.sequence != sequence:
                return
            try:
                await live.seat_changed(asked, STAND_IN, asked.token_hash)
            except TouchlineError:
                self.task = None  # not stored: the sweeper tries again
                return
            live.services.counters.add("clocks_run_out")
            say("time ran out", table=live.id, seat=asked.seat, sequence=sequence)
