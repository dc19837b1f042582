"""Messages and requests as bytes: read with every check, and written."""

from typing import Final, TypeVar

import msgspec

from touchline.server.protocol.incoming import FromClient
from touchline.table.errors import BadArgument
from touchline.table.said import Said, number, word

T = TypeVar("T")
LARGEST_MESSAGE: Final = 2_048  # bytes of a message from a client
LARGEST_BODY: Final = 16_384  # bytes of a request
ENCODER: Final = msgspec.json.Encoder()
_MESSAGES: Final = msgspec.json.Decoder(FromClient)


def read_message(data: bytes | str) -> FromClient:
    """A message of a client, or one sentence."""
    if len(data) > LARGEST_MESSAGE:
        raise BadArgument(Said("message-size", {"n": number(LARGEST_MESSAGE)}))
    try:
        message: FromClient = _MESSAGES.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArgument(Said("no-message", {"detail": word(error_words(error))})) from None


def read_body(data: bytes, kind: type[T]) -> T:
    """The body of a request, or one sentence."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArgument(Said("does-not-fit", {"detail": word(error_words(error))})) from None


def error_words(error: Exception) -> str:
    """What a decoder has to say, short and in one line."""
    return " ".join(str(error).split())[:200].rstrip(".") or "it cannot be read"
