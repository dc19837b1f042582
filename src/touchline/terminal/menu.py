"""Menus: the open question in words, and its answers as a numbered list that may lead to further lists."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.terminal.folded import words_of
from touchline.terminal.styles import LIT, QUIET

MOST: Final = 132  # columns


class Entry:
    """One line of the list: an answer, or something that has a list of its own behind it."""

    def __init__(self, text: str, detail: str = "", code: int = -1, face: int = -1) -> None:
        self.text = text
        self.detail = detail
        self.code = code  # of the option; -1 where other entries follow
        self.face = face  # of the card that it is about, as far as it may be seen
        self.names: tuple[str, ...] = ()  # small words that a person may type instead of its number
        self.entries: list[Entry] = []
        self.next = ""  # what the list behind it asks
        self.closed = ""  # why it leads nowhere now

    @property
    def leaves(self) -> Iterator["Entry"]:
        """The options it stands for."""
        if not self.entries:
            yield self
        for entry in self.entries:
            yield from entry.leaves


class Menu:
    """The question, what it is about, and the answers."""

    def __init__(self, prompt: str, about: list[str], rule: str, entries: list[Entry]) -> None:
        self.prompt = prompt
        self.about = about
        self.rule = rule
        self.entries = entries
        self.picture: RenderableType | None = None  # the numbered entries, where a plain list would say less
        self.several = False  # whether answers may be named together, to be given one after the other
        self.hint = ""  # what is to be typed, where entries are named and not numbered


def meant(entries: Sequence[Entry], said: str, whole: bool = False) -> list[Entry]:
    """The entries, here and in the lists behind, that somebody means: by a whole name, else by how its words begin."""
    wanted = words_of(said)
    found = named(entries, wanted, True)
    if not found and not whole and wanted and len(wanted[0]) > 1:
        found = named(entries, wanted, False)
    return found


def named(entries: Sequence[Entry], wanted: list[str], whole: bool) -> list[Entry]:
    """Those with such a name; where an entry has it, the list behind it is not looked at."""
    found: list[Entry] = []
    for entry in entries:
        if any(fits(words_of(name), wanted, whole) for name in entry.names):
            found.append(entry)
        else:
            found += named(entry.entries, wanted, whole)
    return found


def fits(name: list[str], wanted: list[str], whole: bool) -> bool:
    if whole:
        return name == wanted
    return len(wanted) <= len(name) and all(begins(word, part) for word, part in zip(name, wanted, strict=False))


def begins(word: str, part: str) -> bool:
    """Whether a word begins so; a number does not begin with another."""
    return word.startswith(part) and not (part[-1].isdecimal() and word[len(part) :][:1].isdecimal())


def entry_list(entries: Sequence[Entry], width: int) -> RenderableType:
    """The plain numbered list."""
    grid = Grid(box=None, show_header=False, padding=(0, 1), pad_edge=False, width=min(width, MOST))
    grid.add_column(justify="right", style=LIT, width=2, no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    for number, entry in enumerate(entries, 1):
        text = Text(entry.text)
        if entry.detail:
            text.append(f"  {entry.detail}", QUIET)
        grid.add_row(str(number), text)
    return grid
