"""What can go wrong through no fault of ours, each in one sentence: what is wrong, where, and what would be right."""

from collections.abc import Iterable
from typing import Any


class TouchlineError(Exception):
    """Any error meant for people. The table is as it was before."""


class IllegalChoice(TouchlineError):
    """An answer that is not among the options of the open decision."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class BadArgument(TouchlineError):
    """A value that a function or command cannot take."""


class BadFile(TouchlineError):
    """A file that cannot be read as what it should be."""

    def __init__(self, message: str, path: str = "", line: int = 0, column: int = 0) -> None:
        place = path
        if line:
            place += f":{line}" if path else f"line {line}"
            if column:
                place += f":{column}"
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.path = path
        self.line = line
        self.column = column


class NotYourTurn(TouchlineError):
    """A seat answered a question that was put to another."""


class VersionMismatch(TouchlineError):
    """A replay or position was written under other rules or cards."""


class NoSuchTable(TouchlineError):
    """A table that is not known here."""


def no_game(name: Any, known: Iterable[str]) -> str:
    """The sentence for a game that is not there."""
    games = sorted(known)
    there = "there is" if len(games) == 1 else "there are"
    return f"There is no game {str(name)[:40]!r}; {there} {', '.join(games)}."
