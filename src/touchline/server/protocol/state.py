"""The table as one seat is told it."""

from typing import Any

from msgspec import Struct

from touchline.server.protocol.fields import Text


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
    notice_text: Text  # the same in every language
    lobby: bool = False  # whether the table waits for the words of its seats before it is dealt
    secret: str | None = None  # what the commitment is of, once the game is over; the seed is made of it and the words
    words: list[str] | None = None  # by seat, once the game is over
    clock: Clock | None = None
    lesson: Lesson | None = None
    choices: int = 0  # choices that stand: where this state is in the replay
    packs: list[
        str
    ] = []  # expansions and packs beside the game itself: ``GET /games/{name}?packs=…`` has what is printed
