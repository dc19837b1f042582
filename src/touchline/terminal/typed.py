"""What somebody types: numbers of lines, names of options, and the words that are commands."""

from collections.abc import Sequence
from typing import Final

from touchline.terminal.folded import folded
from touchline.terminal.menu import Entry

MOST_MEANT: Final = 6

# Words that are never taken for the beginning of an option's name.
COMMANDS: Final = frozenset(
    ("?", "h", "help", "t", "table", "l", "log", "c", "card", "r", "rule", "rules", "why", "odds", "u", "undo")
    + ("q", "quit", "exit", "ask", "b", "back", "never")
)
LONG_COMMANDS: Final = ("ask", "never", "odds", "quit", "undo", "why")  # worth completing


class Unclear(Exception):
    """Nothing that could be followed: the message that says why (``answer``), and its slots."""

    def __init__(self, code: str, **slots: str | int | list[str]) -> None:
        super().__init__(code)
        self.code = code
        self.slots = slots


def follow(entries: Sequence[Entry], numbers: Sequence[str]) -> list[Entry]:
    """The entries that some numbers name, each in the list behind the one before."""
    path: list[Entry] = []
    for number in numbers:
        if not number[:5].lstrip("0") or not 1 <= int(number[:5]) <= len(entries):
            raise Unclear("no-option" if entries else "one-number", number=number[:5], n=len(entries))
        path.append(entries[int(number[:5]) - 1])
        entries = path[-1].entries
    return path


def all_named(entries: Sequence[Entry], numbers: Sequence[str]) -> list[int]:
    """The codes of several lines, each once and in their order on the screen."""
    found = [follow(entries, [number]) for number in numbers]
    codes = [path[-1].code for path in found]
    named = [entry.code for entry in entries if entry.code in codes]
    return named[:-1] if len(named) == len(entries) else named  # with all of them there is no rest to keep


def only(found: Sequence[Entry], words: Sequence[str]) -> Entry:
    """The entry that somebody has named."""
    if len(found) == 1:
        return found[0]
    known = list(dict.fromkeys(entry.names[0] for entry in found))
    if len(known) == 1:
        raise Unclear("same-name", name=known[0])
    code = "unclear-more" if len(known) > MOST_MEANT else "unclear"
    raise Unclear(code, said=" ".join(words), names=known[:MOST_MEANT])


def fitting(line: str, offered: Sequence[Entry], cards: Sequence[str]) -> list[str]:
    """Whole lines that somebody may mean who has typed the beginning of one."""
    if not offered:
        return []
    word, space, _ = line.partition(" ")
    names = list(dict.fromkeys(name for entry in offered for name in all_names(entry)))
    if space and word.lower() in ("c", "card"):
        names = [f"{word} {name}" for name in cards]
    elif space and word.lower() == "why":
        names = [f"{word} {name}" for name in (*names, *cards)]
    else:
        names += [name for name in LONG_COMMANDS if line]
    return sorted(name for name in names if folded(name).startswith(folded(line)))


def all_names(entry: Entry) -> list[str]:
    """What may be typed for an entry, or for one in the lists behind it."""
    return [*entry.names, *(name for one in entry.entries for name in all_names(one))]
