"""What the data of every game has on the wire, as types.

``tools/page_types.py`` makes the types of the page from these and from the ``shapes`` of each game.
"""

from typing import TypedDict

Text = dict[str, str]  # by language
Words = dict[str, dict[str, Text]]  # tables of single words


class Shape(TypedDict):
    """A shape of a drawing, with plain attributes of SVG."""

    shape: str
    attributes: dict[str, str]


class Drawing(TypedDict):
    """A drawing that a pack brings, by its name; ``view`` is the part of the plane that it shows, ``colour`` its own
    where it has one."""

    id: str
    view: str
    colour: str
    shapes: list[Shape]


class Question(TypedDict):
    """The open question; ``about`` has pairs of sort and number."""

    seat: int
    kind: str
    about: list[tuple[str, int]]


class OptionalRule(TypedDict):
    """An optional rule. ``value`` names what may follow the name after ``=``; empty for nothing."""

    id: str
    rule: str
    value: str
    value_needed: bool
    excludes: list[str]
    name: Text
    text: Text


class Kind(TypedDict):
    """A kind of decision."""

    rule: str
    verbs: list[str]
    default: str
    prompt: Text


class Verb(TypedDict):
    """A verb of options: the sort of each argument, and a text with a numbered slot for each."""

    arguments: list[str]
    text: Text


class Said(TypedDict):
    """What is said in a game, and how many may play: the part of a catalogue that no pack has."""

    title: str
    usual_seats: int
    rules: list[OptionalRule]
    kinds: dict[str, Kind]
    verbs: dict[str, Verb]
    log: dict[str, Text]
