"""Decisions and options: the one open question, and its legal answers.

A table keeps options as sorted integer codes: a verb and up to three arguments of 0 to 1023 each. Only this module
knows how they are packed; rules make whole lists of them at once, because a call for each would cost time. The objects
here are made only when somebody reads them.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from touchline.table.table import Table

ARGUMENT_MASK: Final = 1023


def code_of(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """One code; codes sort by verb, then arguments."""
    return verb << 30 | a << 20 | b << 10 | c


def codes_for(verb: int, firsts: Iterable[int]) -> list[int]:
    """A code for each first argument: one card, player or seat of these."""
    head = verb << 30
    codes: list[int] = []
    for first in firsts:  # most are short, and a comprehension is a call more in the plain build
        codes.append(head | first << 20)
    return codes


def codes_at(verb: int, first: int, seconds: Iterable[int], third: int = 0) -> list[int]:
    """A code for each second argument, after the same first: this card or player, with one of these."""
    head = verb << 30 | first << 20 | third
    return [head | second << 10 for second in seconds]


def codes_of_pairs(verb: int, firsts: Iterable[int], seconds: list[int]) -> list[int]:
    """A code for each first argument with each second: one of these cards, to one of those places."""
    head = verb << 30
    return [head | first << 20 | second << 10 for first in firsts for second in seconds]


def key_of(code: int, first: int) -> int:
    """A code with something else, however large, in the place of its first argument: the key of an action."""
    return first << 40 | (code >> 30) << 20 | code & 1048575


def verb_of(code: int) -> int:
    return code >> 30


def first_of(code: int) -> int:
    return code >> 20 & 1023


def second_of(code: int) -> int:
    return code >> 10 & 1023


def third_of(code: int) -> int:
    return code & 1023


class Option:
    """One legal answer. ``code`` is its identity everywhere."""

    def __init__(self, table: "Table", code: int, rule: str) -> None:
        self.code = code
        self.rule = rule
        verb = table.registry.verbs[verb_of(code)]
        self.verb = verb.name
        arguments = (first_of(code), second_of(code), third_of(code))
        self.arguments = arguments[: len(verb.arguments)]
        self.text = table.option_text(code)

    def __repr__(self) -> str:
        return f"<Option {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code

    def __hash__(self) -> int:
        return self.code


class Decision:
    """The open question: which seat must choose, what kind of choice, which options."""

    def __init__(self, table: "Table") -> None:
        kind = table.registry.kinds[table.kind]
        self.number = table.choices
        self.seat = table.seat
        self.kind = kind.name
        self.rule = kind.rule
        self.prompt = table.prompt()
        self.codes = table.codes
        self.response = kind.response
        self._table = table
        self._options: list[Option] | None = None

    @property
    def about(self) -> dict[str, int]:
        """What the question is about, by name: a player, a card, a moment, …; -1 where there is none."""
        table = self._table
        return {topic.name: topic.read(table) for topic in table.registry.kinds[table.kind].about}

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = [Option(self._table, code, self.rule) for code in self.codes]
        return self._options

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat + 1}, {self.kind}, {len(self.codes)} options>"
