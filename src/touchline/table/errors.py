"""What can go wrong through no fault of ours, each in one sentence: what is wrong, where, and what would be right."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

LONGEST_NAME: Final = 60  # characters of a name that is looked for
MOST_NAMES: Final = 40  # that a sentence lists


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


def nearest(word: str, known: Iterable[str]) -> str:
    """``; did you mean ...`` for the known word nearest to a wrong one, or nothing."""
    close = get_close_matches(word[:LONGEST_NAME], list(known), 1, 0.6)
    return f"; did you mean {close[0]!r}?" if close else ""


def instead(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that is not there: the nearest one, or all there are."""
    there = list(known)
    return nearest(word, there) or f"; there are {', '.join(there[:MOST_NAMES])}."


def place_of(name: Any, known: Sequence[str], what: str) -> int:
    """The place of a name in a list, or one sentence."""
    word = str(name)
    if word not in known:
        raise BadArgument(f"There is no {what} {word[:40]!r}{instead(word, known)}")
    return known.index(word)
