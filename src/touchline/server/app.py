"""The server's face: HTTP and WebSockets over the tables.

Every answer that is not a table is a sentence. Tokens travel in the ``Authorization`` header, in ``?seat=``, or in the
first message of a WebSocket, and are written down nowhere.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.games import game_of
from touchline.server.asking import Asking
from touchline.server.briefs import WRONG_LINK, briefs
from touchline.server.bucket import Buckets
from touchline.server.config import Config
from touchline.server.connection import REFUSED, Connection, finished, first_word
from touchline.server.guard import SafeHeaders, Stranger, TooLarge, body_of, check_host, check_origin
from touchline.server.house import House
from touchline.server.live import Live
from touchline.server.log import Counters, say
from touchline.server.offers import offers, printed_parcel
from touchline.server.openings import practice
from touchline.server.page import Page, page_paths
from touchline.server.parcel import Parcel
from touchline.server.protocol import (
    ENCODER,
    ChangeSeat,
    Gone,
    Holdings,
    NewTable,
    Practice,
    Refused,
    Report,
    read_body,
)
from touchline.server.record import CREATOR, SeatRecord
from touchline.server.rules import rules_parcel
from touchline.server.store import Store, Unreadable
from touchline.server.tables import Tables
from touchline.server.thinking import Thinkers
from touchline.server.writer import NotStored
from touchline.table.errors import BadArgument, NoSuchTable, TouchlineError, VersionMismatch
from touchline.table.table import SPECTATOR

JSON: Final = "application/json"
NOTHING: Final = "There is nothing at this address."


class NoToken(TouchlineError):
    """Nobody can be let in without a token."""


class WrongToken(TouchlineError):
    """A token that opens nothing here."""


class TooMany(TouchlineError):
    """More than one may ask for at once."""


# What each kind of error is in the language of HTTP; any other is the asker's (400).
STATUS: Final[tuple[tuple[type[Exception], int], ...]] = (
    (NoToken, 401),
    (WrongToken, 403),
    (Stranger, 403),
    (NoSuchTable, 404),
    (VersionMismatch, 409),
    (TooLarge, 413),
    (TooMany, 429),
    (NotStored, 503),
    (Unreadable, 503),
)

Handler = Callable[[Request], Awaitable[Response]]


class App:
    """One server: its tables, and the handlers of its routes."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.counters = Counters()
        self.store = Store(config.database, self.store_failed)
        self.thinkers = Thinkers(config.bot_workers)
        self.house = House(config, self.store, self.thinkers, self.counters)
        self.asking = Asking()
        self.tables = Tables(self.house)
        self.requests = Buckets(config.request_burst, config.request_rate)
        self.page = Page(config.site)
        self.connections = 0

    def starlette(self) -> Starlette:
        return Starlette(
            routes=[
                *(Route(path, self.answered(self.index), methods=["GET"]) for path in page_paths()),
                Route("/favicon.svg", self.answered(self.favicon), methods=["GET"]),
                Route("/assets/{name}", self.answered(self.asset), methods=["GET"]),
                Route("/games", self.answered(self.games), methods=["GET"]),
                Route("/games/{game}", self.answered(self.game), methods=["GET"]),
                Route("/games/{game}/rules", self.answered(self.rules), methods=["GET"]),
                Route("/tables", self.answered(self.make), methods=["POST"]),
                Route("/practice", self.answered(self.practice), methods=["POST"]),
                Route("/tables/{table}", self.answered(self.state), methods=["GET"]),
                Route("/tables/{table}/begin", self.answered(self.begin), methods=["POST"]),
                Route("/tables/{table}/replay", self.answered(self.replay), methods=["GET"]),
                Route("/tables/{table}/bug", self.answered(self.bug), methods=["POST"]),
                Route("/tables/{table}/seats/{seat:int}", self.answered(self.change_seat), methods=["POST"]),
                Route("/brief", self.answered(self.brief), methods=["POST"]),
                Route("/health", self.answered(self.health), methods=["GET"]),
                Route("/metrics", self.answered(self.metrics), methods=["GET"]),
                WebSocketRoute("/tables/{table}/ws", self.play),
            ],
            middleware=[Middleware(SafeHeaders)],
            exception_handlers={HTTPException: self.not_here},
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(self.store.open)
        sweeper = asyncio.create_task(self.tables.sweep())
        say("started", database=self.store.engine.dialect.name)
        try:
            yield
        finally:
            sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeper
            self.tables.close()
            await asyncio.to_thread(self.asking.close)
            await asyncio.to_thread(self.thinkers.close)
            await asyncio.to_thread(self.store.close)
            say("stopped")

    def store_failed(self, error: Exception) -> None:
        self.counters.add("store_failures")
        say("store failed", logging.ERROR, error)

    # --- Around every request -----------------------------------------------------------------------------------

    def answered(self, handler: Handler) -> Handler:
        """A handler whose errors are sentences, and which strangers do not reach."""

        async def wrapped(request: Request) -> Response:
            try:
                check_host(request, self.config)
                if request.method == "POST":
                    check_origin(request, self.config)
                    who = request.client.host if request.client else ""
                    if not self.requests.take(who):
                        self.counters.add("requests_limited")
                        raise TooMany("That was too much at once; try again in a moment.")
                return await handler(request)
            except TouchlineError as error:
                if isinstance(error, Stranger):
                    self.counters.add("origins_refused")
                return refusal(error)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception as error:
                self.counters.add("faults")
                say("fault", logging.ERROR, error, path=request.scope["route"].path)
                return sentence(500, "That met an error of ours; nothing has changed.")

        return wrapped

    async def not_here(self, request: Request, error: Exception) -> Response:
        """What Starlette itself refuses: an address or a method that is not there. A person gets the page for it."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        if status == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            return (await asyncio.to_thread(self.page.index)).answer(request, status)
        return sentence(status, "That may not be asked in this way." if status == 405 else NOTHING)

    async def seated(self, connection: HTTPConnection, token: str) -> tuple[Live, SeatRecord]:
        """The table that is asked for, and whose token it is."""
        live = await self.tables.get(connection.path_params["table"])
        if not token:
            raise NoToken("A link to a seat is needed: its token in the Authorization header, or as ?seat=.")
        holder = live.seats.holder(token)
        if holder is None:
            self.counters.add("tokens_refused")
            say("token refused", logging.WARNING, table=live.id)
            raise WrongToken(WRONG_LINK)
        return live, holder

    async def asker(self, request: Request) -> tuple[Live, SeatRecord]:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            token = request.query_params.get("seat", "")
        return await self.seated(request, token.strip())

    # --- Requests -----------------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        return (await asyncio.to_thread(self.page.index)).answer(request)

    async def favicon(self, request: Request) -> Response:
        return sent(await asyncio.to_thread(self.page.file, "favicon.svg"), request)

    async def asset(self, request: Request) -> Response:
        return sent(await asyncio.to_thread(self.page.asset, request.path_params["name"]), request)

    async def games(self, _request: Request) -> Response:
        return as_json(offers())

    async def game(self, request: Request) -> Response:
        """All that is printed and said in a game."""
        return printed_parcel(game_of(request.path_params["game"]).name).answer(request)

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game, the rulings and the words of both languages."""
        return rules_parcel(game_of(request.path_params["game"]).name).answer(request)

    async def make(self, request: Request) -> Response:
        made = await self.tables.make(read_body(await body_of(request), NewTable))
        return as_json(made, 201)

    async def practice(self, request: Request) -> Response:
        """A table that teaches."""
        asked = read_body(await body_of(request), Practice)
        return as_json(await practice(self.tables, asked.lesson), 201)

    async def state(self, request: Request) -> Response:
        live, holder = await self.asker(request)
        async with live.lock:
            return Response(live.told(holder, -1), media_type=JSON)

    async def replay(self, request: Request) -> Response:
        live, _ = await self.asker(request)
        async with live.lock:
            text = live.replay()
        name = f'attachment; filename="{live.id}.tlr"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def bug(self, request: Request) -> Response:
        live, holder = await self.asker(request)
        report = read_body(await body_of(request), Report)
        number = await live.report(holder, report.words)
        return as_json({"report": number, "table": live.id, "sequence": live.sequence}, 201)

    async def begin(self, request: Request) -> Response:
        """The creator has a sealed table dealt without the words that are missing."""
        live, holder = await self.asker(request)
        if (await body_of(request)).strip() not in (b"", b"{}"):
            raise BadArgument("There is nothing to say here: the body is empty, or {}.")
        if holder.seat != CREATOR:
            raise WrongToken("Only whoever made the table may do that.")
        await live.begin()
        return as_json({})

    async def change_seat(self, request: Request) -> Response:
        """The creator puts a bot at a seat or gives the seat back; who holds a seat may take it back himself."""
        live, holder = await self.asker(request)
        asked = read_body(await body_of(request), ChangeSeat)
        seat = request.path_params["seat"]
        own = holder.seat == seat and seat < SPECTATOR
        if holder.seat != CREATOR and not own:
            raise WrongToken("Only whoever made the table may do that.")
        if not 0 <= seat < len(live.seats.seats):
            raise NoSuchTable(f"There is no seat {seat} at this table.")
        return as_json({"link": await live.change_seat(seat, asked.bot)})

    async def brief(self, request: Request) -> Response:
        """How the tables stand that a browser has links to."""
        return as_json(await briefs(self.tables, read_body(await body_of(request), Holdings)))

    async def health(self, _request: Request) -> Response:
        alive = await asyncio.to_thread(self.store.alive)
        return as_json({"healthy": alive, "database": alive}, 200 if alive else 503)

    async def metrics(self, _request: Request) -> Response:
        gauges = {
            "tables_in_memory": len(self.tables.live),
            "connections": self.connections,
            "commits": self.store.writer.commits,
        }
        return PlainTextResponse(self.counters.text(gauges))

    # --- Playing ------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """A WebSocket: first whose it is, then the game."""
        try:
            check_host(socket, self.config)
            check_origin(socket, self.config)
        except Stranger:
            self.counters.add("origins_refused")
            await socket.close(REFUSED)  # before it is accepted: the client gets 403
            return
        await socket.accept()
        self.connections += 1
        self.counters.add("connections_opened")
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await self.connect(socket)
        except Exception as error:
            if not isinstance(error, (RuntimeError, OSError)):  # those are a client that went in the middle of it
                self.counters.add("faults")
                say("fault", logging.ERROR, error, path="ws")
        finally:
            self.connections -= 1

    async def connect(self, socket: WebSocket) -> None:
        try:
            if self.connections > self.config.most_connections:
                raise TooMany("This server has as many players as it can take; try again later.")
            hello = await first_word(socket, self.config.hello_limit)
            live, holder = await self.seated(socket, hello.token)
            if len(live.listeners) >= self.config.connections_per_table:
                raise TooMany("This table has as many onlookers as it can take.")
            await finished(live.hear(holder, hello.word))
        except TouchlineError as error:
            await socket.send_text(ENCODER.encode(Gone(str(error))).decode())
            await socket.close(REFUSED)
            return
        await Connection(self.house, self.asking, socket, live, holder, hello.since).run()


def as_json(value: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type=JSON)


def sentence(status: int, words: str, rule: str = "") -> Response:
    return as_json(Refused(words, rule, -1), status)


def refusal(error: TouchlineError) -> Response:
    """An error as an answer."""
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    return sentence(status, str(error), getattr(error, "rule", ""))


def sent(parcel: Parcel | None, request: Request) -> Response:
    """A file of the page, if it is there."""
    return parcel.answer(request) if parcel is not None else sentence(404, NOTHING)


__all__ = ["App"]
