"""A live table: the one place where choices are made, stored and told.

Everything happens under the table's lock, in this order: check, do, store, tell. If storing fails the table is put back
to where it was, so that nobody ever sees a choice that is not stored, and nothing is half done.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic, time
from typing import Final

from touchline.bots.protocol import check_bot
from touchline.games import game_of
from touchline.proof import proof_of, sealed_seed
from touchline.server.log import say
from touchline.server.play.errors import NotStored, Overtaken
from touchline.server.play.links import hash_of, link, new_id, new_token
from touchline.server.play.played import Mark, NotDealt, Played, packs_of
from touchline.server.play.record import CREATOR, PERSON, SINGLE, STANDING, Row, SeatRecord
from touchline.server.play.responses import standing_code
from touchline.server.play.seating import Seating
from touchline.server.play.services import Listener, Services
from touchline.server.play.state import state_of
from touchline.server.play.turn import Turn
from touchline.server.protocol.reading import ENCODER
from touchline.server.protocol.state import Clock, Sitting
from touchline.table.errors import BadArgument, IllegalChoice, NotYourTurn, TouchlineError
from touchline.table.replay import Replay
from touchline.table.said import Said, word
from touchline.table.said import number as counted
from touchline.table.table import SPECTATOR

OVERTAKEN: Final = Said("elsewhere")


class Fault(TouchlineError):
    """An error of ours; the table is as it was before."""

    def __init__(self) -> None:
        super().__init__(Said("fault"))


class Live:
    """One table in memory."""

    def __init__(self, services: Services, played: Played, seats: Seating, drop: Callable[["Live"], None]) -> None:
        self.services = services
        self.played = played
        self.seats = seats
        self.drop = drop
        self.changed = float(played.record.changed)  # when a choice was stored, or the table changed otherwise
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.touched = monotonic()
        self.turn = Turn(self)
        self.closed = False
        self.cache: dict[tuple[int, int], bytes] = {}

    @property
    def id(self) -> str:
        return self.played.record.id

    @property
    def sequence(self) -> int:
        return self.played.sequence

    @property
    def lobby(self) -> bool:
        """Whether the table waits for the words of its seats before it is dealt."""
        return self.played.dealt is None

    # --- What is told -------------------------------------------------------------------------------------------

    def told(self, asker: SeatRecord, since: int) -> bytes:
        """The state as the holder of a link may know it, as bytes; the same for all who ask the same."""
        clock = self.turn.clock
        if clock is not None:
            return self.encoded(asker, since, clock)  # it is another one in a moment
        key = (asker.seat, since)
        found = self.cache.get(key)
        if found is None:
            found = self.cache[key] = self.encoded(asker, since, None)
        return found

    def encoded(self, asker: SeatRecord, since: int, clock: Clock | None) -> bytes:
        words = self.seats.words()
        return ENCODER.encode(
            state_of(self.played, asker, self.sittings(), since, bool(asker.bot), words=words, clock=clock)
        )

    def sittings(self) -> list[Sitting]:
        return self.seats.sittings({listener.holder.seat for listener in self.listeners}, self.lobby)

    def tell(self) -> None:
        """Something has changed: everybody is told."""
        self.cache.clear()
        for listener in self.listeners:
            listener.wake()

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.touched = monotonic()
        self.tell()
        self.turn.nudge()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.touched = monotonic()
            self.tell()

    # --- What people do -----------------------------------------------------------------------------------------

    async def choose(self, asker: SeatRecord, number: int, code: int) -> bool:
        """Choose for a seat. False if the message is late: the table has gone on since, and nothing is done."""
        async with self.lock:
            if not self.check(asker, number, code):
                self.services.counters.add("choices_late")
                return False
            await self.make(code, PERSON)
            return True

    def is_current(self, number: int) -> bool:
        """Whether a message speaks of the state of now; one of a state to come is refused."""
        self.touched = monotonic()
        if self.lobby:
            raise NotDealt
        if number > self.sequence:
            raise BadArgument(Said("late", {"n": counted(number), "now": counted(self.sequence)}))
        return number == self.sequence

    def check(self, asker: SeatRecord, number: int, code: int) -> bool:
        """Whether a seat may choose an option now, or a sentence. False if the message is late."""
        if not self.is_current(number):
            return False
        table = self.played.table
        if table.kind < 0:
            raise IllegalChoice(Said("over"))
        rule = table.registry.kinds[table.kind].rule
        if asker.seat != table.seat:
            raise NotYourTurn(Said("not-your-turn", {"seat": counted(table.seat + 1)}))
        if asker.bot:
            raise NotYourTurn(Said("bot-plays", {"bot": word(asker.bot)}))
        if code not in table.codes:
            raise IllegalChoice(Said("not-offered"), rule)
        return True

    async def undo(self, asker: SeatRecord, number: int) -> bool:
        """Take the last choice of a seat back. False if the message is late."""
        async with self.lock:
            self.touched = monotonic()
            if number < self.sequence:
                return False
            back = self.played.may_undo(asker.seat)
            if number > self.sequence or not back or asker.bot:
                raise IllegalChoice(Said("no-undo"))
            mark = self.played.mark()
            row = self.played.undo(asker.seat, back)
            await self.keep(mark, [row])
            self.services.counters.add("undone")
            say("undone", table=self.id, seat=asker.seat, sequence=self.sequence)
            return True

    async def stand(self, asker: SeatRecord, kind: str, answer: str) -> None:
        """A standing answer of a seat; it answers the open question too."""
        if not 0 <= asker.seat < SPECTATOR:
            raise NotYourTurn(Said("only-watches"))
        if not game_of(self.played.record.game).registry.is_response(kind):
            raise BadArgument(Said("only-response"))
        async with self.lock:
            before = dict(asker.standing)
            if answer == "ask":
                asker.standing.pop(kind, None)
            else:
                asker.standing[kind] = answer
            try:
                await self.services.store.seat(self.id, asker)
            except NotStored:
                asker.standing = before
                raise
            self.tell()
            await self.go_on()

    async def change_seat(self, seat: int, bot: str) -> str:
        """A bot for a seat, or a person again; gives a link if the seat had none."""
        async with self.lock:
            record = self.seats.of(seat)
            if bot:
                check_bot(bot)
            token = "" if bot or record.token_hash else new_token()
            await self.seat_changed(record, bot, hash_of(token) if token else record.token_hash)
            return link(self.id, token) if token else ""

    async def seat_changed(self, record: SeatRecord, bot: str, token_hash: str) -> None:
        """Store who plays a seat from now on, and go on with it; the lock is held."""
        before = record.bot, record.token_hash
        asked = self.turn.asked() is record
        now = time()
        record.bot, record.token_hash = bot, token_hash
        try:
            await self.services.store.seat(self.id, record, int(now) if asked else 0)
        except NotStored:
            record.bot, record.token_hash = before
            raise
        if asked:
            self.changed = now
        say("seat", table=self.id, seat=record.seat, bot=bot)
        self.turn.end()
        self.tell()
        await self.go_on()

    # --- Before the deal ----------------------------------------------------------------------------------------

    async def hear(self, asker: SeatRecord, word: str) -> None:
        """A seat's share of the seed. It is heard once, and kept from everybody until the game is over."""
        if not word or not 0 <= asker.seat < SPECTATOR:
            return
        async with self.lock:
            if not self.lobby or asker.word is not None or asker.bot:
                return
            if not word.isprintable():
                raise BadArgument(Said("word"))
            asker.word = word
            try:
                await self.services.store.seat(self.id, asker)
            except NotStored:
                asker.word = None
                raise
            say("word", table=self.id, seat=asker.seat)
            self.tell()
            await self.go_on()

    async def begin(self) -> None:
        """Deal now, without the words that have not been heard; nothing is done if it is dealt already."""
        async with self.lock:
            if self.lobby:
                await self.deal()
                await self.go_on()

    async def deal(self) -> None:
        """Make the seed of the secret and the words, and the table of the seed; the lock is held."""
        record = self.played.record
        assert record.secret is not None
        seed = sealed_seed(record.secret, self.seats.words())
        now = time()
        played = Played(replace(record, seed=seed, changed=int(now)), self.services.packs)
        try:
            await self.services.store.deal(self.id, seed, int(now), played.position())
        except Overtaken:
            self.close(OVERTAKEN)
            raise
        self.played = played
        self.changed = now
        say("dealt", table=self.id)
        self.tell()

    async def report(self, asker: SeatRecord, words: str) -> str:
        """Keep what somebody says is wrong, with the table as he sees it; gives the number of the report."""
        async with self.lock:
            seat = SPECTATOR if asker.seat == CREATOR else asker.seat
            position = "" if self.lobby else self.played.kept(self.played.table.view(seat).table)
            number = new_id()
            await self.services.store.report(
                {
                    "id": number,
                    "table_id": self.id,
                    "seat": seat,
                    "number": self.sequence,
                    "words": words.replace("\0", "\ufffd"),  # PostgreSQL has no place for it in a text
                    "position": position,
                    "created": int(time()),
                }
            )
            self.services.counters.add("reports")
            say("report", table=self.id, seat=seat, sequence=self.sequence, report=number)
            return number

    def replay(self) -> str:
        """The whole game with its seed, once it is over."""
        if not self.played.table.over:
            raise BadArgument(Said("replay-not-over"))
        if self.played.base:
            raise BadArgument(Said("went-on"))
        if self.played.record.base:
            raise BadArgument(Said("middle"))
        replay: Replay = self.played.table.replay()
        record = self.played.record
        replay.cards = self.played.table.digest()
        replay.packs = packs_of(record)
        replay.proof = proof_of(record.id, record.commitment, record.secret, self.seats.words())
        return replay.text()

    # --- Making choices; the lock is held ---------------------------------------------------------------------------

    async def make(self, code: int, maker: str) -> None:
        """One choice, and those that follow of themselves; stored, then told."""
        mark = self.played.mark()
        try:
            rows = [self.played.choose(code, maker), *self.settled()]
        except Exception as error:
            self.fault(error)
            self.played.restore(mark)
            raise Fault from None
        await self.keep(mark, rows)

    def settled(self) -> list[Row]:
        """Answer what needs nobody: by standing answers, and single options of somebody whom nobody can watch wait."""
        rows: list[Row] = []
        while True:
            code, maker = self.unasked()
            if code < 0:
                return rows
            rows.append(self.played.choose(code, maker))

    def unasked(self) -> tuple[int, str]:
        """What is answered without asking; -1 where somebody must be asked.

        A person with a single option is asked all the same while other people are at the table: if he were passed
        over, they would know that he holds no answer. Bots have their own time (``Turn.bot_turn``).
        """
        table = self.played.table
        if table.kind < 0:
            return -1, ""
        record = self.seats.of(table.seat)
        if record.bot:
            return -1, ""
        answer = record.standing.get(table.registry.kinds[table.kind].name, "")
        code = standing_code(table, answer) if answer else -1
        if code >= 0:
            return code, STANDING
        if len(table.codes) == 1 and self.seats.people() == 1:
            return table.codes[0], SINGLE
        return -1, ""

    async def keep(self, mark: Mark, rows: list[Row]) -> None:
        """Store rows of the log; then tell everybody, or put the table back."""
        first = mark[1]
        played = self.played
        now = time()
        try:
            await self.services.store.append(self.id, first, rows, played.due(first), played.table.over, now)
        except Overtaken:
            self.close(OVERTAKEN)
            raise
        except NotStored:
            played.restore(mark)
            raise
        self.changed = now
        self.services.counters.add("choices_stored", len(rows))
        self.tell()
        self.turn.begin()

    async def go_on(self) -> None:
        """Deal if nothing is missing, answer what needs nobody, and begin the turn of whoever must be asked."""
        if self.lobby:
            if self.seats.missing():
                return
            await self.deal()
        mark = self.played.mark()
        try:
            rows = self.settled()
        except Exception as error:
            self.fault(error)
            self.played.restore(mark)
            return
        if rows:
            await self.keep(mark, rows)
        else:
            self.turn.begin()

    async def take_up(self) -> None:
        """Go on where that could not be stored before."""
        async with self.lock:
            with contextlib.suppress(TouchlineError):
                await self.go_on()

    def fault(self, error: Exception) -> None:
        self.services.counters.add("faults")
        say("fault", logging.ERROR, error, table=self.id, sequence=self.sequence)

    # --- Coming and going -----------------------------------------------------------------------------------------

    def idle(self, now: float) -> bool:
        """Whether the table may leave memory."""
        return (
            not self.listeners
            and not self.lock.locked()
            and not self.turn.busy
            and now - self.touched > self.services.pace.idle
        )

    def close(self, why: Said) -> None:
        """Leave memory; whoever is connected is told to come again."""
        if self.closed:
            return
        self.closed = True
        self.turn.end()
        for listener in list(self.listeners):
            listener.end(why)
        self.drop(self)
