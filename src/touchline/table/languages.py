"""Languages: a folder of messages for each, found by listing ``touchline/languages``.

A language is a folder; a file in it holds the messages of one part of the project, and each message has the key and
the slots that the English one has. Files are read when somebody first reads a sentence, never to play. Cards have their
texts in their pack; for a language that a pack does not have they stand here, in ``<game>/cards/<pack>.toml``.
"""

import os
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from touchline.table.errors import BadArgument, BadFile, nearest
from touchline.table.messages import formatted, slots_of

DETAIL: Final = "detail"  # a slot with English words of a program, which others may leave out
EACH: Final = "each."  # what a language puts round each of several things; none has to
EACH_SLOTS: Final = ["it"]
Filling = dict[str, str | int]  # what fills the slots of a message

ENGLISH: Final = "en"  # in which everything is written first

MARK: Final = "\0"

NAMED: Final = "TOUCHLINE_LANGUAGES"  # folders of further languages, as a path

_FURTHER: Final[list[Any]] = []  # folders of further languages
_BROUGHT: Final[dict[tuple[str, str], dict[str, str]]] = {}  # messages of packs, by language and file
_READ: Final[dict[tuple[str, str], "Messages"]] = {}


class Messages:
    """The messages of one file of a language, by key: ``table.key`` for those that stand in a table."""

    def __init__(self, language: str, name: str, path: str, patterns: dict[str, str]) -> None:
        self.language = language
        self.name = name
        self.path = path
        self.patterns = patterns

    def has(self, key: str) -> bool:
        return key in self.patterns

    def pattern(self, key: str) -> str:
        if key not in self.patterns:
            raise BadFile(f"there is no message {key!r}{nearest(key, self.patterns)}", self.path)
        return self.patterns[key]

    def say(self, key: str, slots: Filling) -> str:
        """A message with its slots filled."""
        try:
            return formatted(self.pattern(key), slots, self.language)
        except BadArgument as error:
            raise BadFile(f"the message {key!r} does not work: {error}", self.path) from error


# --- Which there are -------------------------------------------------------------------------------------------------


def folders() -> Iterator[Any]:
    """The folders in which the folders of languages lie: ours, and those that are named in the environment."""
    yield files("touchline") / "languages"
    yield from [Path(path) for path in os.environ.get(NAMED, "").split(os.pathsep) if path]
    yield from _FURTHER


def add_folder(path: Any) -> None:
    """Take up the languages of another folder, and what it adds to those there are."""
    _FURTHER.append(path)
    _READ.clear()


def remove_folder(path: Any) -> None:
    _FURTHER.remove(path)
    _READ.clear()


def languages() -> list[str]:
    """Every language there is, English first."""
    found = {
        entry.name
        for folder in folders()
        for entry in folder.iterdir()
        if entry.is_dir() and not entry.name.startswith(("_", "."))
    }
    return [ENGLISH, *sorted(found - {ENGLISH})]


def cards_of(game: str, pack: str) -> Iterator[tuple[str, str]]:
    """Files with what the cards of a pack are called and say in a language that the pack itself does not have."""
    for folder in folders():
        for language in languages():
            path = folder / language / game / "cards" / f"{pack}.toml"
            if path.is_file():
                yield language, str(path)


# --- What they say ---------------------------------------------------------------------------------------------------


def content(language: str, name: str) -> tuple[dict[str, Any], str]:
    """A file of a language as it is written, such as ``<game>/reasons``, and where it lies."""
    path = ""
    for folder in folders():
        entry = folder / language
        for part in f"{name}.toml".split("/"):
            entry = entry / part
        path = path or str(entry)
        if entry.is_file():
            try:
                return tomllib.loads(entry.read_text(encoding="utf-8")), str(entry)
            except ValueError as error:
                raise BadFile(f"is not a file of messages: {error}", str(entry)) from None
    raise BadFile(f"the language {language!r} has no such file of messages", path)


def messages(language: str, name: str) -> Messages:
    """The messages of a file of a language; each is one of English, with its slots."""
    known = _READ.get((language, name))
    if known is None:
        table, path = content(language, name)
        known = Messages(language, name, path, flat(table, path))
        check(known, None if language == ENGLISH else messages(ENGLISH, name))
        for one in (ENGLISH, language):  # English, where a pack lacks the language
            known.patterns.update(_BROUGHT.get((one, name), {}))
        _READ[language, name] = known
    return known


def bring(language: str, name: str, patterns: dict[str, str]) -> None:
    """Take up messages that a pack has beside those of a file: what a mechanic asks and tells."""
    brought = _BROUGHT.setdefault((language, name), {})
    if any(brought.get(key) != pattern for key, pattern in patterns.items()):
        brought.update(patterns)
        for known in [key for key in _READ if key[1] == name]:
            del _READ[known]


def flat(table: dict[str, Any], path: str, before: str = "") -> dict[str, str]:
    """Messages by ``table.key``."""
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(flat(value, path, f"{before}{key}."))
        elif isinstance(value, str):
            found[before + key] = value
        else:
            raise BadFile(f"the message {before + key!r} must be a text", path)
    return found


def check(found: Messages, english: Messages | None) -> None:
    """Whether every message can be filled; one that English does not have, or that has other slots, is a mistake."""
    for key, pattern in found.patterns.items():
        try:
            slots = slots_of(pattern)
        except BadArgument as error:
            raise BadFile(f"the message {key!r} does not work: {error}", found.path) from None
        if english is None:
            continue
        if key.startswith(EACH):
            wanted = EACH_SLOTS
        elif key in english.patterns:
            wanted = slots_of(english.patterns[key])
        else:
            raise BadFile(f"there is no message {key!r} in English{nearest(key, english.patterns)}", found.path)
        for slot in wanted:
            if slot != DETAIL and slot not in slots and shows(english.patterns.get(key, pattern), slot):
                raise BadFile(f"the message {key!r} lacks the slot {slot!r} that the English one has", found.path)
        for slot in slots:
            if slot not in wanted:
                raise BadFile(f"the message {key!r} has a slot {slot!r} that the English one has not", found.path)
    if english is not None:
        brought = _BROUGHT.get((ENGLISH, found.name), {})
        for key in english.patterns:
            if key not in found.patterns and key not in brought:
                raise BadFile(f"the message {key!r} is missing", found.path)


def shows(pattern: str, slot: str) -> bool:
    """Whether a slot is to be read, and not only there for the sake of grammar."""
    filling: Filling = {name: MARK if name == slot else "" for name in slots_of(pattern)}
    return f"{{{slot}}}" in pattern or MARK in formatted(pattern, filling)
