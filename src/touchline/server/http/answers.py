"""Answers over HTTP: data as JSON, and every error as a sentence with a fitting status."""

from typing import Any, Final

from starlette.responses import Response

from touchline.server.http.guard import Stranger, TooLarge
from touchline.server.play.errors import NotStored, Unreadable
from touchline.server.protocol.reading import ENCODER
from touchline.server.words.refusals import refused
from touchline.table.errors import NoSuchTable, TouchlineError, VersionMismatch
from touchline.table.said import Said

JSON: Final = "application/json"
NOTHING: Final = Said("nothing-here")


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


def as_json(value: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type=JSON)


def sentence(status: int, why: TouchlineError | Said) -> Response:
    return as_json(refused(why, -1), status)


def refusal(error: TouchlineError) -> Response:
    """An error as an answer."""
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    return sentence(status, error)
