"""What the store takes and gives: a table, its seats, the rows of its log, and positions of it.

The log of a table is a list of rows. Most are choices, made by a person, a bot, or the server for either: ``single``
where there was one option, ``standing`` where a standing answer said which. Two rows are no choices: ``UNDO`` takes so
many of the last choices back, and ``RESUME`` goes on from the position stored after such a row because the rules have
changed.
"""

from dataclasses import dataclass, field
from typing import Final

UNDO: Final = "*undo"
RESUME: Final = "*resume"

PERSON: Final = "person"
BOT: Final = "bot"
SINGLE: Final = "single"
STANDING: Final = "standing"
SERVER: Final = "server"

NUMBERED: Final = 1  # the format of rows that have numbers in place of names, as all had before schema 3
NAMED: Final = 2

CREATOR: Final = -1  # in the place of a seat number: the link of whoever made the table


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a log. Names are text, because numbers of kinds, verbs, cards and places change between versions.

    ``words`` are what the verb is done with, as files have it; of a row that is no choice, its number.
    """

    kind: str
    verb: str
    words: str
    seat: int
    maker: str
    format: int = NAMED

    @property
    def number(self) -> int:
        """Of a row that is no choice: how many it takes back, or which it goes on from."""
        return int(self.words)


@dataclass(slots=True)
class SeatRecord:
    """Who holds a seat. ``seat`` may also be ``CREATOR`` or the spectators' number."""

    seat: int
    token_hash: str = ""
    bot: str = ""
    label: str = ""
    standing: dict[str, str] = field(default_factory=dict)
    word: str | None = field(default=None, repr=False)  # its share of the seed of a sealed table, once heard


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What a table was made from. A sealed table has a secret, and no seed until it is dealt."""

    id: str
    game: str
    setting: str
    seed: bytes = field(repr=False)
    commitment: str
    version: str
    digest: str
    created: int
    finished: bool = False
    secret: bytes | None = field(default=None, repr=False)
    clock: int = 0  # seconds a person has for each choice; 0 for no clock
    base: str = field(default="", repr=False)  # the position that the choices follow; empty for the beginning
    lesson: str = ""
    replay: str = field(default="", repr=False)  # a replay that somebody brought: the table only holds it
    changed: int = 0  # when it was made, dealt, or a seat last changed hands

    @property
    def lobby(self) -> bool:
        """Whether the table still waits for the words of its seats."""
        return self.secret is not None and not self.seed


@dataclass(frozen=True, slots=True)
class Stored:
    """All there is of a table."""

    record: TableRecord
    seats: list[SeatRecord]
    rows: list[Row]
    positions: dict[int, str]  # by the number of the row before them: the latest, and those that rows resume from
    changed: int = 0  # when the last row was stored, or the table last changed otherwise
