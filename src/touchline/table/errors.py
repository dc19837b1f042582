"""What can go wrong through no fault of ours, each in one sentence: what is wrong, where, and what would be right."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from touchline.table.said import Said

LONGEST_NAME: Final = 60  # characters of a name that is looked for
MOST_NAMES: Final = 40  # that a sentence lists
FEW_NAMES: Final = 12  # that it lists even if it can name the nearest


class TouchlineError(Exception):
    """Any error meant for people. The table is as it was before.

    It is said in English, or it is a fact that every language has a sentence for. What is said in English alone has a
    more general sentence in the others: ``code`` says which, where that of its class will not do.
    """

    usual: ClassVar[str] = "refused"

    def __init__(self, message: str | Said, code: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.telling: str | Said = message
        self.code: str = code or self.usual
        self.rule: str = rule

    @property
    def said(self) -> Said:
        """What every language can say of it."""
        return Said(self.code) if isinstance(self.telling, str) else self.telling

    def __str__(self) -> str:
        return f"{self.text_in()} ({self.rule})" if self.rule else self.text_in()

    def text_in(self, language: str = "") -> str:
        """The sentence in a language; the rule is left out."""
        from touchline.table.voice import refusal_text  # languages have errors of their own

        return refusal_text(self.telling, self.code, language)


class IllegalChoice(TouchlineError):
    """An answer that is not among the options of the open decision."""

    usual: ClassVar[str] = "not-offered"

    def __init__(self, message: str | Said, rule: str = "") -> None:
        super().__init__(message, "", rule)


class BadArgument(TouchlineError):
    """A value that a function or command cannot take."""

    usual: ClassVar[str] = "request"


class BadSetting(BadArgument):
    """A game that cannot begin like this."""

    usual: ClassVar[str] = "setting"


class BadFile(TouchlineError):
    """A file that cannot be read as what it should be."""

    def __init__(self, message: str, path: str = "", line: int = 0, column: int = 0) -> None:
        place = path
        if line:
            place += f":{line}" if path else f"line {line}"
            if column:
                place += f":{column}"
        super().__init__(f"{place}: {message}" if place else message, "bad-file")
        self.message = message
        self.path = path
        self.line = line
        self.column = column


class BadPack(BadFile):
    """A pack with faults. The first of them speaks for all, and says how the others are told."""

    def __init__(self, faults: list[BadFile]) -> None:
        first = faults[0]
        more = len(faults) - 1
        rest = f" (and {more} more; 'touchline pack check' tells all)" if more else ""
        super().__init__(first.message + rest, first.path, first.line, first.column)
        self.faults = faults


class NotYourTurn(TouchlineError):
    """A seat answered a question that was put to another."""


class VersionMismatch(TouchlineError):
    """A replay or position was written under other rules or cards."""

    usual: ClassVar[str] = "other-rules"


class RulesChanged(VersionMismatch):
    """A replay of an earlier version, which the rules of today ask, roll or tell something else of."""

    usual: ClassVar[str] = "replay-unreadable"


class NoSuchTable(TouchlineError):
    """A table that is not known here."""

    usual: ClassVar[str] = "no-table"


def shown(value: Any) -> str:
    """What somebody handed in by mistake, as a sentence can quote it."""
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"


def no_expansion(name: str, known: Iterable[str]) -> str:
    """That no expansion of this name comes with a game."""
    there = list(known)
    if there:
        return f"There is no expansion {shown(name)}{instead(name, there)}"
    return f"There is no expansion {shown(name)}; the game has none."


def no_game(name: Any, known: Iterable[str]) -> str:
    """The sentence for a game that is not there."""
    games = sorted(known)
    there = "there is" if len(games) == 1 else "there are"
    return f"There is no game {shown(name)}; {there} {', '.join(games)}."


def nearest(word: str, known: Iterable[str]) -> str:
    """``; did you mean ...`` for the known word nearest to a wrong one, or nothing."""
    close = near(word, known)
    return f"; did you mean {close!r}?" if close else ""


def near(word: str, known: Iterable[str]) -> str:
    """The known word nearest to a wrong one, or nothing."""
    close = get_close_matches(word[:LONGEST_NAME], list(known), 1, 0.6)
    return close[0] if close else ""


def choices(word: str, known: Sequence[str]) -> str:
    """The end of a sentence about a word that is not known: those that are if they are few, and the nearest."""
    close = nearest(word, known)
    if not known or (close and len(known) > FEW_NAMES):
        return close
    shown = [str(name) for name in known[:MOST_NAMES]]
    if len(known) > MOST_NAMES:
        shown.append(f"{len(known) - MOST_NAMES} more")
    there = " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else shown[0]
    return f"; known {'is' if len(shown) == 1 else 'are'} {there}{close.replace(';', ':')}"


def instead(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that is not there: the nearest one, or all there are."""
    there = list(known)
    return nearest(word, there) or f"; there are {', '.join(there[:MOST_NAMES])}."


def place_of(name: Any, known: Sequence[str], what: str) -> int:
    """The place of a name in a list, or one sentence."""
    word = str(name)
    if word not in known:
        raise BadSetting(f"There is no {what} {word[:40]!r}{instead(word, known)}")
    return known.index(word)
