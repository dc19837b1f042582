"""How the server bears up: people at many tables who each choose once a second, from a second process on loopback.

The server runs in a process of its own with the settings of ``touchline serve`` (every choice on the disk before it is
answered); only the limits on messages of one address are lifted. An answer is timed from sending a choice to the
arrival of the state that it led to. The run is bounded in time and in the number of choices.
"""

import asyncio
import gc
import json
import multiprocessing
import os
import random
import socket
import tempfile
import threading
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from touchline.games import game_of
from touchline.server.app import App
from touchline.server.config import Config
from touchline.server.serve import calm_collector, listening, uvicorn_server
from touchline.table.errors import BadArgument

LONGEST: Final = 600.0  # seconds
MOST_TABLES: Final = 20_000
MOST_CHOICES: Final = 2_000_000
AT_ONCE: Final = 32  # tables that are made at a time
SETTLE: Final = 1.0  # seconds before anything is counted
FREE: Final = 1e12


class WireOption(msgspec.Struct):
    """An option, as far as a player without a plan needs it."""

    code: int


class WireDecision(msgspec.Struct):
    number: int
    options: list[WireOption]


class WireState(msgspec.Struct):
    """As much of a message as is needed to go on."""

    type: str
    sequence: int = -1
    decision: WireDecision | None = None
    result: Any = None


READ: Final = msgspec.json.Decoder(WireState)


@dataclass
class Load:
    """What the players do and have seen."""

    begin: float
    end: float
    times: list[float] = field(default_factory=list)  # seconds from a choice to the state it led to
    sizes: list[int] = field(default_factory=list)
    over: int = 0  # games that ended


# --- The server, in a process of its own -----------------------------------------------------------------------


def serve_for_bench(folder: str, listener: socket.socket, pipe: Connection, patience: float) -> None:
    """Serve until the other side of the pipe says to stop; tell it how much memory is used when it asks."""
    app = App(
        Config(
            database=str(Path(folder) / "tables.db"),
            message_burst=FREE,
            message_rate=FREE,
            request_burst=FREE,
            request_rate=FREE,
            most_connections=MOST_TABLES * 4,
            idle=patience,
        )
    )
    server = uvicorn_server(app)

    def heed() -> None:
        while True:
            word = pipe.recv()
            if word == "memory":
                pipe.send((memory(), len(app.tables.live), app.store.writer.commits))
            else:
                server.should_exit = True
                return

    threading.Thread(target=heed, daemon=True).start()
    calm_collector()
    server.run(sockets=[listener])


def memory() -> int:
    """Bytes that this process has in memory; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


# --- The players -----------------------------------------------------------------------------------------------


async def request(address: tuple[str, int], body: bytes) -> Any:
    """Make a table."""
    reader, writer = await asyncio.open_connection(*address)
    head = f"POST /tables HTTP/1.1\r\nHost: {address[0]}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def make_tables(address: tuple[str, int], game: str, seats: int, number: int) -> list[dict[str, Any]]:
    body = json.dumps({"game": game, "seats": [{"who": "link"}] * seats}).encode()
    made: list[dict[str, Any]] = []
    for first in range(0, number, AT_ONCE):
        some = min(AT_ONCE, number - first)
        made += await asyncio.gather(*(request(address, body) for _ in range(some)))
    return made


class Pace:
    """When a table makes its next choice, whichever of its seats is asked."""

    def __init__(self, begin: float, rate: float) -> None:
        self.next = begin
        self.gap = 1 / rate

    def wait(self, now: float) -> float:
        """Seconds until the choice is due."""
        due = max(self.next, now)
        self.next = due + self.gap
        return due - now


class Seat:
    """One person at one table. Each acts on what it is sent, and on nothing else."""

    def __init__(self, address: tuple[str, int], made: dict[str, Any], seat: int, load: Load, pace: Pace) -> None:
        self.url = f"ws://{address[0]}:{address[1]}/tables/{made['table']}/ws"
        self.token = made["seats"][seat].partition("#")[2]
        self.load = load
        self.pace = pace
        self.chance = random.Random(self.token)

    async def play(self, ready: asyncio.Semaphore) -> None:
        async with ready:
            socket_ = await connect(self.url, compression=None, max_size=None)
        try:
            await socket_.send(json.dumps({"type": "hello", "token": self.token}))
            await self.go_on(socket_)
        finally:
            await socket_.close()

    async def go_on(self, socket_: ClientConnection) -> None:
        load = self.load
        sent, awaited = 0.0, -1
        while len(load.times) < MOST_CHOICES:
            now = time.perf_counter()
            if now >= load.end:
                return
            try:
                text = await asyncio.wait_for(socket_.recv(decode=False), load.end - now)
            except TimeoutError:
                return
            now = time.perf_counter()
            state = READ.decode(text)
            if state.type != "state":
                raise RuntimeError(f"The server said: {text[:200]!r}")
            if 0 <= awaited <= state.sequence:
                if sent >= load.begin:
                    load.times.append(now - sent)
                    load.sizes.append(len(text))
                awaited = -1
            if state.result is not None:
                load.over += 1
                return
            if state.decision is None or awaited >= 0:
                continue
            await asyncio.sleep(min(self.pace.wait(now), load.end - now))
            option = self.chance.choice(state.decision.options)
            awaited = state.decision.number + 1
            sent = time.perf_counter()
            message = {"type": "choose", "number": state.decision.number, "code": option.code}
            await socket_.send(json.dumps(message))


async def drive(address: tuple[str, int], made: list[dict[str, Any]], seats: int, rate: float, seconds: float) -> Load:
    """Let people play at these tables; each table makes ``rate`` choices a second."""
    ready = asyncio.Semaphore(AT_ONCE)
    begin = time.perf_counter() + SETTLE + len(made) * seats / 400
    load = Load(begin, begin + seconds)
    gc.disable()  # a pause of the players would count as one of the server
    chance = random.Random(len(made))
    players: list[Seat] = []
    for table in made:
        pace = Pace(begin - SETTLE + chance.random() / rate, rate)
        players += [Seat(address, table, seat, load, pace) for seat in range(seats)]
    try:
        await asyncio.gather(*(player.play(ready) for player in players))
    finally:
        gc.enable()
    return load


# --- All of it --------------------------------------------------------------------------------------------------


def measure(
    game: str, tables: int, seats: int, idle: int, rate: float, seconds: float, patience: float = 2.0
) -> dict[str, Any]:
    """Figures of one run: so many tables played, among so many that have left memory after ``patience`` seconds."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, listening("127.0.0.1", 0) as listener:
        ours, theirs = context.Pipe()
        process = context.Process(target=serve_for_bench, args=(folder, listener, theirs, patience))
        process.start()
        address: tuple[str, int] = listener.getsockname()
        try:
            return asyncio.run(run_one(address, ours, game, tables, seats, idle, rate, seconds))
        finally:
            ours.send("stop")
            process.join(20)
            if process.is_alive():
                process.kill()
                process.join()


async def run_one(
    address: tuple[str, int],
    pipe: Connection,
    game: str,
    tables: int,
    seats: int,
    idle: int,
    rate: float,
    seconds: float,
) -> dict[str, Any]:
    made = await make_tables(address, game, seats, tables)
    bare = await used(pipe, 0)
    began = time.perf_counter()
    await make_tables(address, game, seats, idle)
    making = time.perf_counter() - began
    full = await used(pipe, 0)
    before = full[2]
    load = await drive(address, made, seats, rate, seconds)
    after = await used(pipe, 0)
    times = sorted(load.times)
    return {
        "tables": tables,
        "idle": idle,
        "seats": seats,
        "wanted": tables * rate,
        "choices": len(times),
        "throughput": len(times) / seconds,
        "p50": percentile(times, 0.50) * 1000,
        "p99": percentile(times, 0.99) * 1000,
        "slowest": (times[-1] if times else 0.0) * 1000,
        "bytes": percentile(sorted(map(float, load.sizes)), 0.99),
        "commits": after[2] - before,
        "made": idle / making if idle else 0.0,
        "idle_memory": (full[0] - bare[0]) / 1024 / idle if idle else 0.0,
        "over": load.over,
    }


async def used(pipe: Connection, most: int) -> tuple[int, int, int]:
    """Memory, tables in it, and commits; as soon as no more than so many tables are in memory."""
    while True:
        pipe.send("memory")
        found: tuple[int, int, int] = await asyncio.to_thread(pipe.recv)
        if found[1] <= most:
            return found
        await asyncio.sleep(0.1)


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def run(game: str, tables: int, seats: int, idle: int, rate: float, seconds: float, as_json: bool) -> None:
    """Measure and print."""
    about = game_of(game)
    if not 1 <= tables + idle <= MOST_TABLES or tables < 1 or idle < 0:
        raise BadArgument(f"There can be 1 to {MOST_TABLES} tables in all.")
    if not 0.1 <= seconds <= LONGEST:
        raise BadArgument(f"A run lasts 0.1 to {LONGEST:.0f} seconds.")
    if not 0.01 <= rate <= 1000:
        raise BadArgument("A table makes 0.01 to 1000 choices a second.")
    seats = seats or about.seats
    found = measure(game, tables, seats, idle, rate, seconds)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    print(
        f"{about.title}: {tables} tables with {seats} people each and {idle} idle ones, "
        f"{found['wanted']:,.0f} choices a second wanted, {seconds:.0f} s."
    )
    print(
        f"  {found['choices']:,} choices answered, {found['throughput']:,.0f} a second, each stored before its answer"
    )
    print(f"  an answer takes {found['p50']:.1f} ms (median), {found['p99']:.1f} ms (99th percentile)")
    print(f"  and has {found['bytes']:,.0f} bytes (99th percentile); {found['commits']:,} commits")
    if idle:
        print(f"  an idle table takes {found['idle_memory']:.1f} kB of memory; {found['made']:,.0f} were made a second")
