"""Links: whoever has one holds the seat. The token in it cannot be guessed, and only its hash is kept."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from touchline.server.play.record import SeatRecord
from touchline.server.protocol.fields import LONGEST_LABEL
from touchline.table.errors import BadArgument
from touchline.table.said import Said, number


def new_id() -> str:
    """The id of a table: no secret by itself, yet not to be counted through either."""
    return secrets.token_urlsafe(9)


def is_id(words: str) -> bool:
    """Whether something could be an id; what cannot be is not looked for."""
    return len(words) <= 32 and words.isascii() and words.isprintable()


def new_token() -> str:
    return secrets.token_urlsafe(18)


def hash_of(token: str) -> str:
    """Tokens are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def link(table: str, token: str) -> str:
    """Where a seat is reached. The token stands behind ``#``, which no browser sends and no log sees."""
    return f"/t/{table}#{token}"


def holder(seats: Sequence[SeatRecord], token: str) -> SeatRecord | None:
    """Whose token it is, if anybody's."""
    hashed = hash_of(token)
    found = None
    for seat in seats:
        if seat.token_hash and hmac.compare_digest(seat.token_hash, hashed):
            found = seat
    return found


def checked_label(label: str) -> str:
    """A name that somebody gave a seat: short, in one line, and nothing that cannot be seen."""
    words = " ".join(label.split())
    if len(words) > LONGEST_LABEL or not words.isprintable():
        raise BadArgument(Said("label", {"n": number(LONGEST_LABEL)}))
    return words
