"""What is asked for over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from touchline.server.protocol.fields import MOST_SEATS, Label, Name, Number, Seconds, Token


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
    expansions: Annotated[list[Name], Meta(max_length=32)] = []
    first: Annotated[int, Meta(ge=-1, le=MOST_SEATS)] = -1
    sealed: bool = False  # whether every person's seat adds a word to the seed; the table is dealt when all have
    clock: Seconds = 0  # seconds for each choice; 0 for no clock


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """A bot for a seat, or none: then it is a person's again."""

    bot: Annotated[str, Meta(max_length=32)]


class Report(Struct, forbid_unknown_fields=True):
    """What somebody says is wrong."""

    words: Annotated[str, Meta(max_length=4_000)] = ""


class Practice(Struct, forbid_unknown_fields=True):
    """A table that teaches: ``drill-1`` to ``drill-7``, or ``first-week``."""

    lesson: Name


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a finished game after so many choices, with dice of its own."""

    choice: Number
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]


class Held(Struct, forbid_unknown_fields=True):
    """A link that a browser holds."""

    table: Name
    token: Token


class Holdings(Struct, forbid_unknown_fields=True):
    """The links that a browser holds, to be told how their tables stand."""

    links: Annotated[list[Held], Meta(max_length=64)]
