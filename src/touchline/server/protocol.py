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
Word = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]
Argument = Annotated[int, Meta(ge=0, le=2**16 - 1)]
Text = dict[str, str]  # words for people, by language

# --- From a client ---------------------------------------------------------------------------------------------


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
    worded: bool = True  # whether the seat's word for the seed has been heard, or is not needed


class Clock(Struct):
    """How long the seat that is asked has left; then a bot plays for it until its holder comes back."""

    seat: int
    left: float  # seconds
    whole: int  # seconds for each choice


class Lesson(Struct):
    """Where a table that teaches stands: what to do now, and which options do it."""

    id: str  # drill-1 … drill-7, first-week
    step: int  # from 0
    steps: int
    title: Text
    text: Text  # what to do, and why
    hints: list[int]  # codes of the options that lead on
    rules: list[str]
    done: bool
    failed: bool  # the goal is out of reach now; try again


class State(Struct, tag="state"):
    """The table as this seat may know it. ``events`` replace whatever the client has from ``events_from`` on."""

    sequence: int
    table: str
    seat: int
    game: str
    seats: list[Sitting]
    scene: Any  # null while the table waits for the words of its seats
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
    lobby: bool = False  # whether the table waits for the words of its seats before it is dealt
    secret: str | None = None  # what the commitment is of, once the game is over; the seed is made of it and the words
    words: list[str] | None = None  # by seat, once the game is over
    clock: Clock | None = None
    lesson: Lesson | None = None
    choices: int = 0  # choices that stand: where this state is in the replay


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


class Chance(Struct):
    """One way an option can turn out."""

    numerator: int
    denominator: int
    text: Text
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


# --- Answers to requests -----------------------------------------------------------------------------------------


class Brief(Struct):
    """How a table stands, in short. ``sentence`` says why there is nothing to say, and the rest is empty then."""

    table: str
    game: str
    seat: int
    teams: list[str]
    seats: list[Sitting]
    asked: int  # the seat whose turn it is, -1 for nobody's
    yours: bool
    lobby: bool
    over: bool
    scores: list[int]
    stage: int  # the week or turn
    changed: int  # seconds since 1970 of the last choice
    lesson: str
    sentence: str


class Mark(Struct):
    """A place in a replay that one may look for: a week or a turn begins after so many choices."""

    choice: int
    kind: str  # week, turn
    number: int
    seat: int


class Moments(Struct):
    """A finished game, for somebody who wants to look through it. ``runs`` is false where it can only be read."""

    game: str
    choices: int
    marks: list[Mark]
    seats: list[Sitting]
    teams: list[str]
    runs: bool
    sentence: str
    events: list[Happened]


class LuckRow(Struct):
    """What chance brought a seat, against what was to be expected."""

    seat: int
    rolls: int
    favour: float


class LuckRoll(Struct):
    """One roll that stood out."""

    choice: int
    seat: int
    text: Text
    chance: float
    favour: float


class LuckReport(Struct):
    """Who was favoured, and by how much; ``unit`` says what favour counts."""

    unit: Text
    rows: list[LuckRow]
    luckiest: LuckRoll | None
    unluckiest: LuckRoll | None
    rolls: int
    verified: bool


class RuleText(Struct):
    """A numbered rule in our own words."""

    id: str
    text: str
    option: str  # the optional rule or expansion it belongs to, if any


class RuleSection(Struct):
    """A section of the rules; ``level`` 1 is a chapter."""

    id: str
    level: int
    title: str
    rules: list[RuleText]


class Ruling(Struct):
    """A question that the published rules leave open, and what was decided."""

    id: str
    question: str
    text: str


class Term(Struct):
    """A word of the rules in both languages."""

    en: str
    ja: str
    reading: str
    note: str


class RuleBookText(Struct):
    """The rules of a game as the page shows them."""

    game: str
    sections: list[RuleSection]
    rulings: list[Ruling]
    glossary: list[Term]


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
