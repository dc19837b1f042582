"""What goes over the wire, both ways: every message as a type, so that nothing else gets in or out.

Messages are JSON objects with a ``type``. Those of a client are checked field by field; an unknown field, a wrong type
or a value out of bounds is refused. ``sequence`` numbers the states of a table: it grows by one with every row of the
table's log, and it is also the number of the open decision. So a message that is repeated or late is known as such and
harmless.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from touchline.table.errors import BadArgument
from touchline.table.view import View

T = TypeVar("T")

LARGEST_MESSAGE: Final = 2_048  # bytes of a message from a client
LARGEST_BODY: Final = 16_384  # bytes of a request
LONGEST_LABEL: Final = 40
MOST_SEATS: Final = 7

# The view of a seat as data for the wire; each game brings its own (``touchline.server.scenes``).
Scene = Callable[[View], Any]

Answer = Literal["always", "never", "ask"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Code = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Label = Annotated[str, Meta(max_length=LONGEST_LABEL)]

# --- From a client ---------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection: which seat it speaks for, and the last state it has."""

    token: Token
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """An option of the open decision, by the number of the decision and the option's code."""

    number: Number
    code: Code


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last choice back; ``number`` is the sequence of the state in which it was offered."""

    number: Number


class Standing(Struct, tag="standing", forbid_unknown_fields=True):
    """How this seat answers a kind of response from now on."""

    kind: Name
    answer: Answer


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = Hello | Choose | Undo | Standing | Ping

# --- To a client -----------------------------------------------------------------------------------------------


class OfferedOption(Struct):
    """One legal answer."""

    code: int
    verb: str
    arguments: tuple[int, ...]
    text: str


class OpenDecision(Struct):
    """The question put to this seat."""

    number: int
    kind: str
    prompt: str
    rule: str
    response: bool  # whether a standing answer may be given to its kind
    options: list[OfferedOption]


class Waiting(Struct):
    """Which seat is asked, and what; never its options."""

    seat: int
    kind: str
    prompt: str
    rule: str


class Happened(Struct, omit_defaults=True):
    """An event as this seat may have it. Faces are ids of cards; a face it may not know is left out."""

    number: int
    kind: str
    rule: str
    seat: int = -1
    card: int = -1
    face: str = ""
    other: int = -1
    other_face: str = ""
    place: int = -1
    amount: int = 0


class Outcome(Struct):
    """How the game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rule: str


class Sitting(Struct):
    """Who is at a seat: a bot by its name, or a person who is here or not."""

    seat: int
    label: str
    bot: str
    here: bool


class State(Struct, tag="state"):
    """The table as this seat may know it. ``events`` replace whatever the client has from ``events_from`` on."""

    sequence: int
    table: str
    seat: int
    game: str
    seats: list[Sitting]
    scene: Any
    decision: OpenDecision | None
    waiting: Waiting | None
    events_from: int
    events: list[Happened]
    undo: bool  # whether this seat may take its last choice back
    standing: dict[str, str]
    manages: bool  # whether the link is the creator's
    result: Outcome | None
    commitment: str  # SHA-256 of the seed, the table's id and the digest of the rules
    digest: str
    seed: str | None  # in hexadecimal, once the game is over
    notice: str  # what the table has to say about itself, such as that it goes on under other rules


class Refused(Struct, tag="refused"):
    """What a client asked for was not done, and why."""

    sentence: str
    rule: str
    sequence: int


class Gone(Struct, tag="gone"):
    """The connection is over, and why."""

    sentence: str


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    sequence: int


ToClient = State | Refused | Gone | Pong

# --- Requests --------------------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits at a seat of a new table: somebody here, somebody who gets a link, or a bot."""

    who: Literal["here", "link", "bot"]
    bot: Annotated[str, Meta(max_length=32)] = ""
    label: Label = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. Teams are drawn unless they are named."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    teams: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    rules: Annotated[list[Name], Meta(max_length=32)] = []
    first: Annotated[int, Meta(ge=-1, le=MOST_SEATS)] = -1


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """A bot for a seat, or none: then it is a person's again."""

    bot: Annotated[str, Meta(max_length=32)]


class Report(Struct, forbid_unknown_fields=True):
    """What somebody says is wrong."""

    words: Annotated[str, Meta(max_length=4_000)] = ""


ENCODER: Final = msgspec.json.Encoder()
_MESSAGES: Final = msgspec.json.Decoder(FromClient)


def read_message(data: bytes | str) -> FromClient:
    """A message of a client, or one sentence."""
    if len(data) > LARGEST_MESSAGE:
        raise BadArgument(f"A message has at most {LARGEST_MESSAGE} bytes.")
    try:
        message: FromClient = _MESSAGES.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArgument(f"That is no message known here: {error_words(error)}.") from None


def read_body(data: bytes, kind: type[T]) -> T:
    """The body of a request, or one sentence."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArgument(f"The request does not fit: {error_words(error)}.") from None


def error_words(error: Exception) -> str:
    """What a decoder has to say, short and in one line."""
    return " ".join(str(error).split())[:200].rstrip(".") or "it cannot be read"
