"""Decisions and options: the one open question, and its legal answers.

A table keeps options as sorted integer codes. The objects here are made only when somebody reads them.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from touchline.table.table import Table

ARGUMENT_BITS: Final = 10
ARGUMENT_MASK: Final = 1023
VERB_SHIFT: Final = 30


def code_of(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a verb and up to three arguments (0 to 1023 each); codes sort by verb, then arguments."""
    return verb << 30 | a << 20 | b << 10 | c


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
        self._table = table
        self._options: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = [Option(self._table, code, self.rule) for code in self.codes]
        return self._options

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat + 1}, {self.kind}, {len(self.codes)} options>"
