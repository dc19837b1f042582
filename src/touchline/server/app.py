"""The server's face: HTTP and WebSockets over the tables.

Every answer that is not a table is a sentence. Tokens travel in the ``Authorization`` header, in ``?seat=``, or in the
first message of a WebSocket, and are written down nowhere.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.games import game_of
from touchline.server.config import Config
from touchline.server.http.answers import JSON, NOTHING, NoToken, TooMany, WrongToken, as_json, refusal, sentence
from touchline.server.http.cached import CachedAnswer
from touchline.server.http.guard import SafeHeaders, Stranger, body_of, check_host, check_origin
from touchline.server.http.page import BESIDE, Page, page_paths
from touchline.server.http.printed import printed_answer, rules_answer
from touchline.server.log import Counters, say
from touchline.server.play.asking import Asking
from touchline.server.play.briefs import WRONG_LINK, briefs
from touchline.server.play.live import Live
from touchline.server.play.openings import play_on, practice
from touchline.server.play.packs import Packs
from touchline.server.play.record import CREATOR, SeatRecord
from touchline.server.play.seating import Seating
from touchline.server.play.services import Services
from touchline.server.play.tables import OnlyHeld, Tables
from touchline.server.protocol.reading import ENCODER, read_body
from touchline.server.protocol.requests import ChangeSeat, Holdings, NewTable, PlayOn, Practice, Report
from touchline.server.rate_limit import RateLimits
from touchline.server.replays.library import LARGEST as LARGEST_REPLAY
from touchline.server.replays.library import Library
from touchline.server.replays.story import Story
from touchline.server.scenes.offers import offers
from touchline.server.storage.store import Store
from touchline.server.websocket.connection import REFUSED, Connection, finished, first_word
from touchline.server.words.refusals import gone
from touchline.server.workers.thinking import Thinkers
from touchline.server.workers.thread import WorkThread
from touchline.table.errors import BadArgument, NoSuchTable, TouchlineError
from touchline.table.said import Said, number, word
from touchline.table.table import SPECTATOR

Handler = Callable[[Request], Awaitable[Response]]


class App:
    """One server: its tables, and the handlers of its routes."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.counters = Counters()
        self.store = Store(config.database, self.store_failed)
        self.thinkers = Thinkers(config.bot_workers)
        self.packs = Packs(config.packs)
        self.services = Services(config, self.store, self.thinkers, self.counters, self.packs)
        self.odds = WorkThread("odds")
        self.long = WorkThread("long")
        self.asking = Asking(self.odds)
        self.library = Library(self.store, self.long, self.packs)
        self.tables = Tables(self.services)
        self.requests = RateLimits(config.request_burst, config.request_rate)
        self.replays = RateLimits(config.replay_burst, config.replay_rate)
        self.page = Page(config.site)
        self.connections = 0

    def starlette(self) -> Starlette:
        return Starlette(
            routes=[
                *(Route(path, self.answered(self.index), methods=["GET"]) for path in page_paths()),
                *(Route(f"/{name}", self.answered(self.beside), methods=["GET"]) for name in BESIDE),
                Route("/assets/{name}", self.answered(self.asset), methods=["GET"]),
                Route("/games", self.answered(self.games), methods=["GET"]),
                Route("/games/{game}", self.answered(self.game), methods=["GET"]),
                Route("/games/{game}/rules", self.answered(self.rules), methods=["GET"]),
                Route("/tables", self.answered(self.make), methods=["POST"]),
                Route("/practice", self.answered(self.practice), methods=["POST"]),
                Route("/tables/{table}", self.answered(self.state), methods=["GET"]),
                Route("/tables/{table}/begin", self.answered(self.begin), methods=["POST"]),
                Route("/tables/{table}/replay", self.answered(self.replay), methods=["GET"]),
                Route("/tables/{table}/moments", self.answered(self.moments), methods=["GET"]),
                Route("/tables/{table}/at/{choice:int}", self.answered(self.at), methods=["GET"]),
                Route("/tables/{table}/luck", self.answered(self.luck), methods=["GET"]),
                Route("/tables/{table}/play-on", self.answered(self.play_on), methods=["POST"]),
                Route("/replays", self.answered(self.take_replay), methods=["POST"]),
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
            await asyncio.to_thread(self.odds.close)
            await asyncio.to_thread(self.long.close)
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
                        raise TooMany(Said("too-many"))
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
                return sentence(500, Said("error-of-ours"))

        return wrapped

    async def not_here(self, request: Request, error: Exception) -> Response:
        """What Starlette itself refuses: an address or a method that is not there. A person gets the page for it."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        if status == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            return (await asyncio.to_thread(self.page.index)).answer(request, status)
        return sentence(status, Said("wrong-method") if status == 405 else NOTHING)

    async def seated(self, connection: HTTPConnection, token: str) -> tuple[Live, SeatRecord]:
        """The table that is asked for, and whose token it is."""
        live = await self.tables.get(connection.path_params["table"])
        return live, self.admitted(live.id, live.seats, token)

    def admitted(self, table: str, seats: Seating, token: str) -> SeatRecord:
        """Whose token it is, or a sentence."""
        if not token:
            raise NoToken(Said("no-token"))
        holder = seats.holder(token)
        if holder is None:
            self.counters.add("tokens_refused")
            say("token refused", logging.WARNING, table=table)
            raise WrongToken(WRONG_LINK)
        return holder

    async def asker(self, request: Request) -> tuple[Live, SeatRecord]:
        return await self.seated(request, bearer(request))

    async def story(self, request: Request) -> Story:
        """The finished game that is asked for: of a table, or of a replay that was brought along."""
        try:
            live, _ = await self.asker(request)
        except OnlyHeld as held:
            stored = held.stored
            self.admitted(stored.record.id, Seating(stored.seats), bearer(request))
            return await self.library.held(stored)
        return await self.library.of(live)

    # --- Requests -----------------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        return (await asyncio.to_thread(self.page.index)).answer(request)

    async def beside(self, request: Request) -> Response:
        return sent(await asyncio.to_thread(self.page.file, request.url.path[1:]), request)

    async def asset(self, request: Request) -> Response:
        return sent(await asyncio.to_thread(self.page.asset, request.path_params["name"]), request)

    async def games(self, _request: Request) -> Response:
        return as_json(offers(self.packs))

    async def game(self, request: Request) -> Response:
        """All that is printed and said in a game, with all packs of the server, or with those that a table names."""
        game = game_of(request.path_params["game"]).name
        folders = self.packs.wanted(game, request.query_params.get("packs"))
        return (await asyncio.to_thread(printed_answer, game, folders)).answer(request)

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game, the rulings and the words of both languages."""
        return rules_answer(game_of(request.path_params["game"]).name).answer(request)

    async def make(self, request: Request) -> Response:
        made = await self.tables.make(read_body(await body_of(request), NewTable))
        return as_json(made, 201)

    async def practice(self, request: Request) -> Response:
        """A table that teaches."""
        asked = read_body(await body_of(request), Practice)
        return as_json(await practice(self.tables, self.long, asked.lesson), 201)

    async def state(self, request: Request) -> Response:
        live, holder = await self.asker(request)
        async with live.lock:
            return Response(live.told(holder, -1), media_type=JSON)

    async def replay(self, request: Request) -> Response:
        """The file of a finished game."""
        try:
            live, _ = await self.asker(request)
            table, text = live.id, await self.long.work(live.replay)
        except OnlyHeld:
            story = await self.story(request)
            table, text = story.record.id, story.record.replay
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table}.tlr"'})

    async def moments(self, request: Request) -> Response:
        """What there is to look through of a finished game."""
        story = await self.story(request)
        return as_json(await self.long.work(story.moments, number_in(request, "eyes", -1)))

    async def at(self, request: Request) -> Response:
        """A finished game after so many choices, by the eyes of a seat."""
        story = await self.story(request)
        eyes, since = number_in(request, "eyes", -1), number_in(request, "since", 0)
        return as_json(await self.long.work(story.state, request.path_params["choice"], eyes, since))

    async def luck(self, request: Request) -> Response:
        story = await self.story(request)
        return as_json(await self.long.work(story.luck))

    async def play_on(self, request: Request) -> Response:
        """A new table that goes on from a point of a finished game."""
        story = await self.story(request)
        asked = read_body(await body_of(request), PlayOn)
        base = await self.long.work(story.position, asked.choice)
        return as_json(await play_on(self.tables, story.record, len(story.sittings), base, asked), 201)

    async def take_replay(self, request: Request) -> Response:
        """A replay that somebody brings along, to be looked through by its link."""
        if not self.replays.take(request.client.host if request.client else ""):
            self.counters.add("requests_limited")
            raise TooMany(Said("too-many-replays"))
        return as_json(await self.library.take(await body_of(request, LARGEST_REPLAY)), 201)

    async def bug(self, request: Request) -> Response:
        live, holder = await self.asker(request)
        report = read_body(await body_of(request), Report)
        number = await live.report(holder, report.words)
        return as_json({"report": number, "table": live.id, "sequence": live.sequence}, 201)

    async def begin(self, request: Request) -> Response:
        """The creator has a sealed table dealt without the words that are missing."""
        live, holder = await self.asker(request)
        if (await body_of(request)).strip() not in (b"", b"{}"):
            raise BadArgument(Said("nothing-to-say"))
        if holder.seat != CREATOR:
            raise WrongToken(Said("not-creator"))
        await live.begin()
        return as_json({})

    async def change_seat(self, request: Request) -> Response:
        """The creator puts a bot at a seat or gives the seat back; who holds a seat may take it back himself."""
        live, holder = await self.asker(request)
        asked = read_body(await body_of(request), ChangeSeat)
        seat = request.path_params["seat"]
        own = holder.seat == seat and seat < SPECTATOR
        if holder.seat != CREATOR and not own:
            raise WrongToken(Said("not-creator"))
        if not 0 <= seat < len(live.seats.seats):
            raise NoSuchTable(Said("no-seat", {"seat": number(seat)}))
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
                raise TooMany(Said("full"))
            hello = await first_word(socket, self.config.hello_limit)
            live, holder = await self.seated(socket, hello.token)
            if len(live.listeners) >= self.config.connections_per_table:
                raise TooMany(Said("full-of-onlookers"))
            await finished(live.hear(holder, hello.word))
        except TouchlineError as error:
            await socket.send_text(ENCODER.encode(gone(error)).decode())
            await socket.close(REFUSED)
            return
        await Connection(self.config, self.counters, self.asking, socket, live, holder, hello.since).run()


def bearer(request: Request) -> str:
    """The token that a request comes with."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return (token if scheme.lower() == "bearer" else request.query_params.get("seat", "")).strip()


def number_in(request: Request, name: str, default: int) -> int:
    """A number of the query, or a sentence."""
    words = request.query_params.get(name, "")
    if words and not re.fullmatch("-?[0-9]{1,9}", words):
        raise BadArgument(Said("whole-number", {"name": word(repr(name)), "given": word(repr(words[:20]))}))
    return int(words) if words else default


def sent(file: CachedAnswer | None, request: Request) -> Response:
    """A file of the page, if it is there."""
    return file.answer(request) if file is not None else sentence(404, NOTHING)


__all__ = ["App"]
