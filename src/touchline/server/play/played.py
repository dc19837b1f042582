"""A table as the server holds it: the engine's table, and the log that leads to it.

The log is the truth: choices, and now and then one taken back. The table is what the log makes of the seed, and can be
made again from it at any time, which takes a few milliseconds. So nothing needs to be copied in order to undo, and a
table that nobody looks at needs no memory at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec

import touchline
from touchline.games import begun, game_of
from touchline.server.lessons.lesson import Taught, dice_of, teacher_of
from touchline.server.play.packs import NONE, Packs, with_packs
from touchline.server.play.record import BOT, NUMBERED, PERSON, RESUME, SERVER, UNDO, Row, Stored, TableRecord
from touchline.server.protocol.state import Lesson
from touchline.table.decision import verb_of
from touchline.table.dice import Dice, seeded
from touchline.table.errors import BadArgument, TouchlineError, VersionMismatch
from touchline.table.event import Event
from touchline.table.naming import BETWEEN, earlier_option, named_option, option_words, parts_of
from touchline.table.position import FORMAT
from touchline.table.said import Said, word
from touchline.table.said import number as counted
from touchline.table.setting import Setting
from touchline.table.table import Table

STRIDE: Final = 20  # a position is stored whenever the log has grown by so many rows


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that stands."""

    code: int
    seat: int
    maker: str
    quiet: bool  # no bot's, no die fell, and nobody learnt a face from it


Mark = tuple[list[Made], int]  # the choices that stood, and the number of the next row


class NotDealt(BadArgument):
    """There is no game yet."""

    def __init__(self) -> None:
        super().__init__(Said("lobby"))


class Played:
    """One served table and its log. A sealed table has none of either until it is dealt."""

    last_taught: tuple[list[int], Taught] | None = None  # of a lesson: after which choices, and what

    def __init__(self, record: TableRecord, packs: Packs = NONE) -> None:
        self.record = record
        self.packs = packs
        self.made: list[Made] = []  # the choices that stand
        self.lengths: list[int] = []  # how many of them stood after each row of the log
        self.ends: list[int] = []  # how many events there were after each of them
        self.base: str = ""  # the position that the choices follow, where it is not the beginning
        self.base_row: int = 0
        self.dealt: Table | None = None
        if not record.lobby:
            self.table = self.begin()
            self.lengths.append(0)
            self.ends.append(len(self.table.events))

    @property
    def table(self) -> Table:
        """The engine's table; a sentence while there is none."""
        if self.dealt is None:
            raise NotDealt
        return self.dealt

    @table.setter
    def table(self, table: Table) -> None:
        self.dealt = table

    @property
    def folders(self) -> tuple[str, ...]:
        """Where the packs lie that the table is played with."""
        return self.packs.folders(self.record.game, packs_of(self.record))

    @property
    def sequence(self) -> int:
        """The number of rows in the log: the number of the state, and of the open decision. -1 before the deal."""
        return len(self.lengths) - 1

    @property
    def notice(self) -> Said | None:
        """What the table has to say about itself."""
        return Said("changed", {"n": counted(self.base_row)}) if self.base else None

    def begin(self) -> Table:
        """The table before the first choice that stands."""
        game = game_of(self.record.game)
        base = self.base or self.record.base
        if not base:
            return begun(game, setting_of(self.record, self.folders), seeded(self.record.seed))
        table = touchline.read(with_packs(base, self.folders))
        table.dice = self.dice()
        table.loud = True
        return table

    def dice(self) -> Dice:
        """The dice of a table that does not begin at the beginning."""
        if not self.base:
            return dice_of(self.record.lesson, self.record.seed)
        key = blake2b(str(self.base_row).encode(), digest_size=32, key=self.record.seed, person=b"touchline-go-on")
        return seeded(key.digest())

    # --- Teaching -----------------------------------------------------------------------------------------------

    def taught(self) -> Taught | None:
        """Where the lesson of the table stands; none if it teaches nothing, or has gone on under other rules."""
        if not self.record.lesson or self.base:
            return None
        codes = [made.code for made in self.made]
        if self.last_taught is None or self.last_taught[0] != codes:
            self.last_taught = codes, teacher_of(self.record.lesson).taught(self.begin, codes)
        return self.last_taught[1]

    def lesson(self, seat: int) -> Lesson | None:
        """What a seat is told of the lesson; only the pupil is shown what leads on."""
        taught = self.taught()
        if taught is None:
            return None
        return taught.lesson if self.table.seat == seat else msgspec.structs.replace(taught.lesson, hints=[])

    @property
    def halted(self) -> bool:
        """Whether a lesson is over with which the game ends too."""
        taught = self.taught()
        return taught is not None and taught.halted

    def reply(self) -> int:
        """What a lesson has a bot answer; -1 where the bot thinks for itself."""
        taught = self.taught()
        return -1 if taught is None else taught.reply

    # --- Going on -----------------------------------------------------------------------------------------------

    def choose(self, code: int, maker: str) -> Row:
        """Answer the open question; the code must be among its options. Gives the row for the log."""
        table = self.table
        registry = table.registry
        kind = registry.kinds[table.kind].name
        seat = table.seat
        quiet = maker != BOT and table.is_quiet(code)
        words = BETWEEN.join(option_words(table, code))
        table.choose_code(code)
        self.made.append(Made(code, seat, maker, quiet))
        self.ends.append(len(table.events))
        self.lengths.append(len(self.made))
        return Row(kind, registry.verbs[verb_of(code)].name, words, seat, maker)

    def may_undo(self, seat: int) -> int:
        """How many choices this seat may take back with one word: 0, or its own last and what followed by itself.

        Not if a die fell or a face was shown since, not once anybody else has chosen, and not once the game is over,
        for then the seed is known.
        """
        if self.table.over:
            return 0
        for back, made in enumerate(reversed(self.made), 1):
            if made.seat != seat or not made.quiet:
                return 0
            if made.maker == PERSON:
                return back
        return 0

    def undo(self, seat: int, number: int) -> Row:
        """Take some choices back; gives the row for the log."""
        del self.made[len(self.made) - number :]
        self.rebuild()
        self.lengths.append(len(self.made))
        return Row(UNDO, "", str(number), seat, PERSON)

    def mark(self) -> Mark:
        """Where the table stands, to come back to it should the log not be stored."""
        return self.made[:], len(self.lengths)

    def restore(self, mark: Mark) -> None:
        self.made, rows = mark
        del self.lengths[rows:]
        self.rebuild()

    def rebuild(self) -> None:
        """Make the table again from the choices that stand."""
        table = self.begin()
        self.ends = [len(table.events)]
        for made in self.made:
            table.choose_code(made.code)
            self.ends.append(len(table.events))
        self.table = table

    # --- What a client needs --------------------------------------------------------------------------------------

    def events_since(self, sequence: int) -> tuple[int, list[Event]]:
        """The events that a client with this state lacks, and the number of those before them that still hold."""
        start = 0
        if 0 <= sequence <= self.sequence:
            start = self.ends[min(self.lengths[sequence:])]
        return start, self.table.events[start:]

    def due(self, first: int) -> dict[int, str]:
        """The position to be stored with the rows from this number on, if one is due."""
        if (first - 1) // STRIDE == self.sequence // STRIDE:
            return {}
        return {self.sequence: self.position()}

    def position(self) -> str:
        """The table as text, to be kept."""
        return self.kept(self.table)

    def kept(self, table: Table) -> str:
        """A table as text without the folders of its packs."""
        return with_packs(table.position(), packs_of(self.record))

    # --- Coming back ------------------------------------------------------------------------------------------------

    def resume(self, row: int, position: str) -> Row:
        """Go on from a stored position, because the log cannot be followed any more; gives the row for the log."""
        self.base_row = row
        self.base = without_digest(position)
        self.made = []
        self.rebuild()
        self.lengths.append(0)
        return Row(RESUME, "", str(row), -1, SERVER)


def loaded(stored: Stored, packs: Packs = NONE) -> tuple[Played, list[Row]]:
    """A table from the store, and the rows its log gains by being taken up again (where the rules have changed)."""
    if stored.record.lobby:
        return Played(stored.record, packs), []
    packs.folders(stored.record.game, packs_of(stored.record))  # a table whose packs are not here stays as it is
    try:
        played = followed(stored, packs)
    except VersionMismatch:
        played = Played.__new__(Played)
        played.record = stored.record
        played.packs = packs
        played.lengths = [0] * (len(stored.rows) + 1)
        latest = max(stored.positions)
        try:
            row = played.resume(latest, stored.positions[latest])
        except TouchlineError as error:
            raise VersionMismatch(Said("too-old", {"detail": word(error)})) from None
        return played, [row]
    return played, []


def followed(stored: Stored, packs: Packs = NONE) -> Played:
    """The table that the log leads to; ``VersionMismatch`` where the rules of today lead elsewhere."""
    played = Played.__new__(Played)
    played.record = stored.record
    played.packs = packs
    played.base = ""
    played.base_row = 0
    standing: list[tuple[Row, int]] = []  # the choices that stand, each with its number in the log
    lengths = [0]
    for number, row in enumerate(stored.rows, 1):
        if row.kind == UNDO:
            del standing[len(standing) - row.number :]
        elif row.kind == RESUME:
            played.base_row = row.number
            played.base = without_digest(stored.positions[row.number])
            standing = []
            lengths = [0] * len(lengths)
        else:
            standing.append((row, number))
        lengths.append(len(standing))
    try:
        table = played.begin()
    except VersionMismatch:
        raise
    except TouchlineError as error:
        raise VersionMismatch(str(error)) from None
    latest = max(stored.positions)
    stands = lengths[latest] == min(lengths[latest:]) and latest >= played.base_row
    played.made = []
    played.ends = [len(table.events)]
    if stands and not played.base and latest == 0:
        compare(played, table, stored.positions[latest])
    for row, number in standing:
        code = code_in(table, row)
        quiet = row.maker != BOT and table.is_quiet(code)
        table.choose_code(code)
        played.made.append(Made(code, row.seat, row.maker, quiet))
        played.ends.append(len(table.events))
        if stands and number == latest:
            compare(played, table, stored.positions[latest])
    played.lengths = lengths
    played.table = table
    return played


def compare(played: Played, table: Table, position: str) -> None:
    """The latest position says whether the rules of today have led to the same table."""
    if not position.startswith(FORMAT):  # of an earlier format: the same position as it is written today
        try:
            position = played.kept(touchline.read(with_packs(position, played.folders)))
        except TouchlineError as error:
            raise VersionMismatch(str(error)) from None
    if played.kept(table) != position:
        raise VersionMismatch(Said("other-position"))


def code_in(table: Table, row: Row) -> int:
    """The option that a row of the log means, if it is one."""
    registry = table.registry
    if table.kind < 0 or registry.kinds[table.kind].name != row.kind or table.seat != row.seat:
        raise VersionMismatch(Said("other-questions"))
    try:
        if row.format == NUMBERED:
            code = earlier_option(registry, row.verb, [int(word) for word in row.words.split()])
        else:
            code = named_option(table, row.verb, parts_of(row.words))
    except BadArgument:
        code = -1
    if code not in table.codes:
        raise VersionMismatch(Said("other-choices"))
    return code


def packs_of(record: TableRecord) -> list[str]:
    """The ids of the packs that a table is played with."""
    found: list[str] = msgspec.json.decode(record.setting).get("packs", [])
    return found


def expansions_of(record: TableRecord) -> list[str]:
    """The expansions that a table is played with; tables of 0.2.0 have none."""
    found: list[str] = msgspec.json.decode(record.setting).get("expansions", [])
    return found


def cards_of(record: TableRecord) -> list[str]:
    """What to ask for to have all cards of a table: its expansions and its packs."""
    return [*expansions_of(record), *packs_of(record)]


def setting_of(record: TableRecord, folders: Sequence[str] = ()) -> Setting:
    """What a table is made from, with its packs in these folders."""
    words: dict[str, Any] = msgspec.json.decode(record.setting)
    setting = Setting()
    setting.seats = words["seats"]
    setting.teams = list(words["teams"])
    setting.rules = list(words["rules"])
    setting.expansions = expansions_of(record)
    setting.first = words["first"]
    setting.packs = list(folders)
    setting.seed = record.seed
    setting.version = record.version
    return setting


def without_digest(position: str) -> str:
    """A position that may be read under other cards, as far as they still have its names."""
    return "\n".join(line for line in position.split("\n") if not line.startswith("cards: "))


def teams_in(position: str) -> list[str]:
    """The teams that a position names."""
    for line in position.split("\n"):
        key, _, names = line.partition(":")
        if key == "teams":
            return [name.strip() for name in names.split(",") if name.strip()]
    return []
