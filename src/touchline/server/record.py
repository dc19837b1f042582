"""What the store takes and gives: a table, its seats, the rows of its log, and positions of it.

The log of a table is a list of rows. Most are choices, made by a person, a bot, or the server for either: ``single``
where there was one option, ``standing`` where a standing answer said which. Two rows are no choices: ``UNDO`` takes the
last ``a`` choices back, and ``RESUME`` goes on from the position stored after row ``a`` because the rules have changed.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

UNDO: Final = "*undo"
RESUME: Final = "*resume"

PERSON: Final = "person"
BOT: Final = "bot"
SINGLE: Final = "single"
STANDING: Final = "standing"
SERVER: Final = "server"

CREATOR: Final = -1  # in the place of a seat number: the link of whoever made the table


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a log. Names are text, because numbers of kinds and verbs may change between versions."""

    kind: str
    verb: str
    a: int
    b: int
    c: int
    seat: int
    maker: str


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


def commitment(secret: bytes, table: str, digest: str) -> str:
    """What is shown before the game, so that the seed or secret shown after it can be no other."""
    return hashlib.sha256(secret + table.encode() + digest.encode()).hexdigest()


def sealed_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed of a sealed table: nobody chose it alone. Each word goes in behind its length, two bytes, in UTF-8."""
    mixed = hashlib.sha256(secret)
    for word in words:
        data = word.encode()
        mixed.update(len(data).to_bytes(2, "big") + data)
    return mixed.digest()
