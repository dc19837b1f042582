"""The library of a game: the packs in use, read in order, and a fingerprint of what they hold."""

import contextlib
import os
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from touchline.table.entry import Entry
from touchline.table.pack import Pack, in_order, read_pack

OWN: Final = "own"
SOURCES: Final = ("rulebook", "printed", "reconstructed", OWN)  # where the values of a card come from


def source_of(entry: Entry, key: str = "source", default: str | None = None) -> str:
    """Where the values of an entry come from."""
    return entry.word(key, list(SOURCES), default)


def shown_sources(numbers: Mapping[str, int]) -> list[str]:
    """The sources that a list of numbers has a column for: those of published cards, and others where they are used."""
    return [source for source in SOURCES if source != OWN or numbers[source]]


def last_change(path: str) -> int:
    """When anything below a folder was last written, as far as can be told."""
    latest = 0
    for folder, _, names in os.walk(path):
        for name in (".", *names):
            with contextlib.suppress(OSError):
                latest = max(latest, os.stat(os.path.join(folder, name)).st_mtime_ns)
    return latest


def as_they_are(packs: tuple[str, ...]) -> tuple[str, ...]:
    """Folders of packs as they are now: what was made of them holds as long as this stays the same."""
    return tuple(f"{os.path.realpath(path)}@{last_change(path)}" if "\0" not in path else path for path in packs)


def read_packs(base: str, packs: tuple[str, ...], game: str, folders: tuple[str, ...]) -> list[Pack]:
    """The base pack of a game and further ones, each after those it needs."""
    read = [read_pack(base, game, folders)]
    for path in packs:
        read.append(read_pack(path, game, folders))
    return in_order(read)


def fingerprint(lines: list[str]) -> str:
    """A digest of lines that say all that bears on play."""
    hasher = blake2b(digest_size=16)
    for line in lines:
        hasher.update(f"{line}\n".encode())
    return hasher.hexdigest()
