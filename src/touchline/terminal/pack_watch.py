"""Watching a pack: it is checked whenever a file of it is saved."""

import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from touchline.table.errors import BadFile, TouchlineError
from touchline.table.library import as_they_are
from touchline.terminal.pack_changes import Changes
from touchline.terminal.packs import Checked, checked, counted, faults_of
from touchline.terminal.styles import QUIET

PAUSE: Final = 0.3  # seconds between looks at the files
CALM: Final = 0.1  # seconds in which nothing may change: an editor may write several files, or one in parts


def watch(path: str, also: Sequence[str], console: Console) -> None:
    """Check a pack now and whenever it changes, until somebody stops it."""
    folders = (path, *also)
    seen = as_they_are(folders)
    right = first(path, also, console)
    try:
        console.print(Text("Save a file and it is checked again; Ctrl-C stops.", QUIET))
        while True:
            time.sleep(PAUSE)
            now = as_they_are(folders)
            if now == seen:
                continue
            seen = settled(folders, now)
            console.rule(time.strftime("%H:%M:%S"), style=QUIET)
            right = again(path, also, console, right)
    except KeyboardInterrupt:
        console.print()


def settled(folders: tuple[str, ...], now: tuple[str, ...]) -> tuple[str, ...]:
    """What the files are like as soon as nobody is in the middle of writing them."""
    while True:
        time.sleep(CALM)
        later = as_they_are(folders)
        if later == now:
            return now
        now = later


def first(path: str, also: Sequence[str], console: Console) -> Checked | None:
    """The pack as it is when somebody begins to watch. A folder that is none is nothing to watch."""
    try:
        found = checked(path, list(also))
    except BadFile as error:
        if error.path == path and not error.line:
            raise
        tell(error, console)
        return None
    console.print(found.shown(console.width))
    return found


def again(path: str, also: Sequence[str], console: Console, before: Checked | None) -> Checked | None:
    """The pack after a change: what is wrong now, or what is different from when it was last right."""
    try:
        found = checked(path, list(also))
    except TouchlineError as error:
        tell(error, console)
        return before
    if before is None:
        console.print(found.shown(console.width))
        return found
    console.print(Changes(before, found).shown())
    console.print(found.verdict())
    return found


def tell(error: TouchlineError, console: Console) -> None:
    """All that is wrong, and how much that is."""
    faults = faults_of(error) if isinstance(error, BadFile) else [error]
    for fault in faults:
        console.print(Text(str(fault), "red"), soft_wrap=True)
    console.print(Text(counted(faults), "bold red"))
