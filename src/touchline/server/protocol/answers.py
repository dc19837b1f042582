"""What is answered over HTTP."""

from msgspec import Struct

from touchline.server.protocol.fields import Text
from touchline.server.protocol.state import Happened, Sitting


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
    text: Text  # the same in every language
    packs: list[str] = []  # as in a state


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
    sentence: str  # what there is to say about it, such as why it can only be read
    text: Text  # the same in every language
    events: list[Happened]
    packs: list[str] = []  # as in a state


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
    """A word of the rules in every language, where one is needed with how it is read and a note."""

    words: Text
    readings: Text
    notes: Text


class RuleBookText(Struct):
    """The rules of a game as the page shows them."""

    game: str
    sections: list[RuleSection]
    rulings: list[Ruling]
    glossary: list[Term]
    options: dict[str, Text]  # what optional rules are called, those of expansions, too
