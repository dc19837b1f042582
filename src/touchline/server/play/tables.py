"""All tables of a server: those in memory by id, the others in the store."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic, time
from typing import Any, Final

import msgspec

from touchline.bots.protocol import check_bot
from touchline.games import game_of
from touchline.proof import commitment
from touchline.server.log import say
from touchline.server.play.links import checked_label, hash_of, is_id, link, new_id, new_token
from touchline.server.play.live import Live
from touchline.server.play.played import Played, loaded
from touchline.server.play.record import CREATOR, SeatRecord, Stored, TableRecord
from touchline.server.play.seating import Seating
from touchline.server.play.services import Services
from touchline.server.protocol.requests import NewTable
from touchline.table.errors import BadArgument, NoSuchTable
from touchline.table.said import Said, word
from touchline.table.table import SPECTATOR
from touchline.version import VERSION

SWEEP: Final = 5.0  # seconds


class Made(msgspec.Struct):
    """The links of a new table: whoever has one holds what it is for. They are given out once."""

    table: str
    creator: str
    seats: list[str]  # in the order of the seats; empty for a bot
    spectator: str
    commitment: str
    digest: str


class OnlyHeld(BadArgument):
    """The table holds a replay and nothing else."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(Said("replay-link"))
        self.stored = stored


class Tables:
    """Tables are loaded when somebody asks for them, and leave memory when nobody has for a while."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}

    async def make(self, asked: NewTable, base: str = "", lesson: str = "", packs: Sequence[str] | None = None) -> Made:
        """A new table, stored before anybody hears of it. With a base it begins from that position.

        It is played with all packs of the server, or with these.
        """
        name = game_of(asked.game).name
        for seat in asked.seats:
            if seat.who == "bot":
                check_bot(seat.bot)
            elif seat.bot:
                raise BadArgument(Said("takes-no-bot", {"who": word(repr(seat.who))}))
        table, secret = new_id(), secrets.token_bytes(32)
        setting: dict[str, Any] = {"seats": len(asked.seats), "teams": asked.teams, "rules": asked.rules}
        setting["first"] = asked.first
        setting["expansions"] = asked.expansions
        setting["packs"] = self.services.packs.ids(name) if packs is None else list(packs)
        words = msgspec.json.encode(setting).decode()
        now = time()
        record = TableRecord(table, name, words, secret, "", VERSION, "", int(now), clock=asked.clock, changed=int(now))
        record = replace(record, base=base, lesson=lesson)
        played = Played(record, self.services.packs)
        digest = played.table.digest()
        record = replace(record, commitment=commitment(secret, table, digest), digest=digest)
        if asked.sealed:
            record = replace(record, seed=b"", secret=secret)
            # What was dealt of the secret alone has shown that the table can be made.
            played = Played(record, self.services.packs)
        played.record = record
        tokens: list[str] = []
        seats: list[SeatRecord] = []
        for number, seat in enumerate(asked.seats):
            tokens.append("" if seat.who == "bot" else new_token())
            hashed = hash_of(tokens[-1]) if tokens[-1] else ""
            seats.append(SeatRecord(number, hashed, seat.bot, checked_label(seat.label)))
        creator, spectator = new_token(), new_token()
        seats.append(SeatRecord(CREATOR, hash_of(creator)))
        seats.append(SeatRecord(SPECTATOR, hash_of(spectator)))
        await self.services.store.add(record, seats, "" if asked.sealed else played.position())
        self.services.counters.add("tables_made")
        say("made", table=table, game=name, seats=len(asked.seats))
        await self.begin(played, seats, now)
        return Made(
            table=table,
            creator=link(table, creator),
            seats=[link(table, token) if token else "" for token in tokens],
            spectator=link(table, spectator),
            commitment=record.commitment,
            digest=digest,
        )

    async def begin(self, played: Played, seats: list[SeatRecord], changed: float) -> Live:
        live = Live(self.services, played, Seating(seats), self.forget)
        live.changed = changed
        self.live[live.id] = live
        async with live.lock:
            await live.go_on()
        return live

    async def get(self, table: str) -> Live:
        """A table by its id, from memory or from the store; ``NoSuchTable`` if there is none."""
        found = self.live.get(table)
        if found is not None:
            found.touched = monotonic()
            return found
        waiting = self.loading.get(table)
        if waiting is None:
            waiting = self.loading[table] = asyncio.ensure_future(self.load(table))
            waiting.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(waiting)

    async def load(self, table: str) -> Live:
        stored = await self.services.store.fetch(table) if is_id(table) else None
        if stored is None:
            raise NoSuchTable(Said("no-table"))
        if stored.record.replay:
            raise OnlyHeld(stored)
        played, rows = loaded(stored, self.services.packs)
        if rows:
            first = len(stored.rows) + 1
            await self.services.store.append(table, first, rows, {played.sequence: played.position()}, False)
            say("resumed", table=table, sequence=played.sequence, position=played.base_row)
        self.services.counters.add("tables_loaded")
        return await self.begin(played, stored.seats, stored.changed)

    def forget(self, live: Live) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
            self.services.counters.add("tables_dropped")

    async def sweep(self) -> None:
        """Now and then: let idle tables go, and ask bots again whose answer could not be stored."""
        while True:
            await asyncio.sleep(min(SWEEP, self.services.pace.idle))
            now = monotonic()
            for live in list(self.live.values()):
                if live.idle(now):
                    live.close(Said("closed"))
                else:
                    live.turn.nudge()

    def close(self) -> None:
        for live in list(self.live.values()):
            live.close(Said("going-down"))
