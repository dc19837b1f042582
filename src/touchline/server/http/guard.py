"""What stands between the network and the server: whom it answers, how much it reads, and what its answers may do."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from touchline.server.config import Config
from touchline.server.protocol.reading import LARGEST_BODY
from touchline.table.errors import BadArgument
from touchline.table.said import Said, number

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


class Stranger(BadArgument):
    """Somebody asks from where nobody may ask."""


class TooLarge(BadArgument):
    """More than is read here."""


class SafeHeaders:
    """Every answer carries the same strict headers, errors too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


def check_host(connection: HTTPConnection, config: Config) -> None:
    """The server answers to its own names alone, so that no page can reach it under a name of the page's making."""
    if config.hosts and host_of(connection) not in config.hosts:
        raise Stranger(Said("stranger"))


def check_origin(connection: HTTPConnection, config: Config) -> None:
    """What a page of another address asks for is not done. Programs that are no browsers send no origin."""
    origins = connection.headers.getlist("origin")
    if not origins:
        return
    host = connection.headers.get("host", "")
    if len(origins) > 1 or not allowed(origins[0], host, config.origins):
        raise Stranger(Said("other-page"))


def allowed(origin: str, host: str, others: Iterable[str]) -> bool:
    return origin in others or origin in (f"http://{host}", f"https://{host}")


def host_of(connection: HTTPConnection) -> str:
    """The name in the Host header, without the port."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body of a request, up to a limit."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise TooLarge(Said("request-size", {"n": number(most)}))
    return data
