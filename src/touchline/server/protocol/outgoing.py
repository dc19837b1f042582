"""What a client is told over its connection."""

from typing import Any

from msgspec import Struct

from touchline.server.protocol.fields import Text
from touchline.server.protocol.state import OpenDecision, State


class Refused(Struct, tag="refused"):
    """What a client asked for was not done, and why: in English, in every language, and as data."""

    sentence: str
    rule: str
    sequence: int
    text: Text
    code: str
    slots: dict[str, Any]


class Gone(Struct, tag="gone"):
    """The connection is over, and why."""

    sentence: str
    text: Text
    code: str


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    sequence: int


class Fact(Struct):
    """What is said, as data: a code, and slots by name, each with its sort and value."""

    code: str
    slots: dict[str, Any]


class Chance(Struct):
    """One way an option can turn out."""

    numerator: int
    denominator: int
    text: Text
    parts: list[Fact]
    rolls: list[int]


class Chances(Struct, tag="odds"):
    """The answer to ``Odds``: exact, the likeliest first; a single chance of 1 where nothing is rolled."""

    number: int
    code: int
    chances: list[Chance]


class Because(Struct, tag="because"):
    """The answer to ``Why``."""

    number: int
    verb: str
    arguments: list[int]
    offered: bool
    text: Text
    rule: str
    code: str
    slots: dict[str, Any]


class Lead(Struct):
    """What an option of a question ahead would lead to: in Blitz Bowl the challenges that could then be claimed."""

    code: int
    things: list[str]


class Ahead(Struct, tag="ahead"):
    """The answer to ``Peek``; no decision where dice, a face or another seat come first."""

    number: int
    code: int
    decision: OpenDecision | None
    leads: list[Lead] = []


ToClient = State | Refused | Gone | Pong | Chances | Because | Ahead
