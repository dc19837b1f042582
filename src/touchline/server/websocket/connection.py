"""A connection: one WebSocket that speaks for the holder of a link.

It is told the newest state whenever it is ready for one; states that come while it is slow are passed over, because
the next one holds all events since the last that was sent. So a slow client keeps nobody waiting.
"""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.server.config import Config
from touchline.server.log import Counters
from touchline.server.play.asking import Asking
from touchline.server.play.live import Live
from touchline.server.play.record import SeatRecord
from touchline.server.protocol.incoming import Choose, Hello, Odds, Peek, Ping, Standing, Undo, Why
from touchline.server.protocol.outgoing import Pong, ToClient
from touchline.server.protocol.reading import ENCODER, LARGEST_MESSAGE, read_message
from touchline.server.rate_limit import RateLimit
from touchline.server.words.refusals import gone, refused
from touchline.table.errors import BadArgument, TouchlineError
from touchline.table.said import Said

REFUSED: Final = 1008  # the code of a WebSocket that is closed because somebody broke the rules
TOO_BIG: Final = 1009
GOING: Final = 1001
PATIENCE: Final = 100  # messages over the limit after which a connection is closed


class Connection:
    """One client at one table."""

    def __init__(
        self,
        config: Config,
        counters: Counters,
        asking: Asking,
        socket: WebSocket,
        live: Live,
        holder: SeatRecord,
        since: int,
    ) -> None:
        self.counters = counters
        self.asking = asking
        self.socket = socket
        self.live = live
        self.holder = holder
        self.since = since
        self.ending: Said | None = None
        self.limited = 0
        self.limit = RateLimit(config.message_burst, config.message_rate)
        self.news = asyncio.Event()
        self.answers: list[bytes] = []
        self.behind = True  # whether there is a state that the client should be sent

    # --- For the table ------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.behind = True
        self.news.set()

    def end(self, why: Said) -> None:
        self.ending = why
        self.news.set()

    # --- Both ways ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until either side has had enough."""
        self.live.join(self)
        teller = asyncio.create_task(self.tell())
        listener = asyncio.create_task(self.listen())
        try:
            await asyncio.wait((teller, listener), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.leave(self)
            for task in (teller, listener):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task

    async def tell(self) -> None:
        """Send answers as they come, and after a change the newest state."""
        while True:
            await self.news.wait()
            self.news.clear()
            while self.answers:
                await self.send(self.answers.pop(0))
            if self.ending is not None:
                await self.send(ENCODER.encode(gone(self.ending)))
                await self.socket.close(GOING)
                return
            if not self.behind:
                continue
            async with self.live.lock:
                self.behind = False
                data = self.live.told(self.holder, self.since)
                sequence = self.live.sequence
            self.since = sequence
            await self.send(data)
            self.counters.add("states_sent")

    async def send(self, data: bytes) -> None:
        self.counters.add("bytes_sent", len(data))
        await self.socket.send_text(data.decode())

    def answer(self, message: ToClient) -> None:
        self.answers.append(ENCODER.encode(message))
        self.news.set()

    async def listen(self) -> None:
        """Take messages until the client goes."""
        while True:
            data = await received(self.socket)
            if data is None:
                return
            if not self.limit.take():
                self.counters.add("messages_limited")
                self.limited += 1
                if self.limited > PATIENCE:
                    await self.socket.close(REFUSED)
                    return
                self.refuse(Said("too-many-messages"))
                continue
            if len(data) > LARGEST_MESSAGE:
                await self.socket.close(TOO_BIG)
                return
            try:
                await finished(self.take(data))
            except TouchlineError as error:
                self.counters.add("messages_refused")
                self.refuse(error)

    async def take(self, data: str | bytes) -> None:
        """Do what one message asks for."""
        message = read_message(data)
        if isinstance(message, Choose):
            if not await self.live.choose(self.holder, message.number, message.code):
                self.wake()
        elif isinstance(message, Undo):
            if not await self.live.undo(self.holder, message.number):
                self.wake()
        elif isinstance(message, Standing):
            await self.live.stand(self.holder, message.kind, message.answer)
        elif isinstance(message, Odds | Why | Peek):
            answer = await self.asking.answer(self.live, self.holder, message)
            if answer is None:
                self.wake()
            else:
                self.answer(answer)
        elif isinstance(message, Ping):
            self.answer(Pong(self.live.sequence))
        else:
            raise BadArgument(Said("said-already"))

    def refuse(self, why: TouchlineError | Said) -> None:
        self.answer(refused(why, self.live.sequence))


async def finished(work: Coroutine[Any, Any, None]) -> None:
    """Do something to its end, even if whoever asked for it goes in the middle: a choice is made, or it is not."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()  # nobody is left to be told
        raise


async def received(socket: WebSocket) -> str | bytes | None:
    """The next message, or None when the client has gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    if text is not None:
        return text
    data: bytes = message.get("bytes") or b""
    return data


async def first_word(socket: WebSocket, limit: float) -> Hello:
    """Whose the connection is; it must say so first, and soon."""
    try:
        data = await asyncio.wait_for(received(socket), limit)
    except TimeoutError:
        raise BadArgument(Said("nobodys")) from None
    message = read_message(data or b"")
    if not isinstance(message, Hello):
        raise BadArgument(Said("first-message"))
    return message
