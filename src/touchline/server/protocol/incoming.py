"""What a client says over its connection: every message is checked field by field."""

from typing import Annotated

from msgspec import Meta, Struct

from touchline.server.protocol.fields import Answer, Argument, Code, Name, Number, Token, Word


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection: which seat it speaks for, and the last state it has."""

    token: Token
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    word: Word = ""  # this seat's share of the seed, heard while the table waits for its words


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


class Odds(Struct, tag="odds", forbid_unknown_fields=True):
    """How likely is what, if this option were chosen?"""

    number: Number
    code: Code


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this not offered? A verb and its arguments, as an option would have them."""

    number: Number
    verb: Name
    arguments: Annotated[list[Argument], Meta(max_length=3)] = []


class Peek(Struct, tag="peek", forbid_unknown_fields=True):
    """What would this seat be asked next, if this option were chosen? Answered where no chance lies between."""

    number: Number
    code: Code


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = Hello | Choose | Undo | Standing | Odds | Why | Peek | Ping
