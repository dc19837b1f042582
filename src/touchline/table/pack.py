"""Packs: folders of card files, read and checked before any game looks at them.

A pack is a folder with a ``pack.toml``, one folder for each kind of entry, and texts by language::

    my-pack/
      pack.toml             id, version, game, needs, replaces
      coins/
        old.toml            [lucky-penny] ... one table for each card
      text/en.toml

Nothing here knows a game: the game says which kinds there are, and reads the fields of each ``Entry`` through
methods that check them. Whatever is wrong with a pack becomes one ``BadFile`` with file, line and column.
"""

import os
import tomllib
from collections.abc import Iterable
from typing import Final

from touchline.table.errors import LONGEST_NAME, BadFile, nearest, no_game

LARGEST_FILE: Final = 1_000_000  # bytes
LARGEST_PACK: Final = 4_000_000
MOST_FILES: Final = 500
LONGEST_LINE: Final = 4_000  # characters of one line of a file
MOST_ENTRIES: Final = 2_000
DEEPEST: Final = 6  # tables and arrays inside each other
LONGEST_TEXT: Final = 2_000  # characters of one value
HEADER_FIELDS: Final = ("id", "version", "game", "needs", "replaces", "name", "about")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def is_id(text: str) -> bool:
    """Whether a text is lower-case words with hyphens."""
    if not text or len(text) > LONGEST_NAME:
        return False
    for word in text.split("-"):
        if not word or not all(letter in LETTERS for letter in word):
            return False
    return True


class Places:
    """Where each key and each text of a TOML file stands: (line, column), both from 1.

    Places of values are found under ``table.key`` and ``table.key[0]``, those of keys under ``table.key=``. The
    file is known to be valid TOML.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.start = 0  # where the line begins
        self.found: dict[str, tuple[int, int]] = {}
        self.table = ""
        self.scan()

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            if self.at < len(self.text) and self.text[self.at] == "\n":
                self.line += 1
                self.start = self.at + 1
            self.at += 1

    def here(self) -> tuple[int, int]:
        return self.line, self.at - self.start + 1

    def blank(self, newlines: bool) -> None:
        """Skip blanks and comments."""
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "#":
                while self.at < len(self.text) and self.text[self.at] != "\n":
                    self.at += 1
            elif letter in " \t\r" or (newlines and letter == "\n"):
                self.step()
            else:
                return

    def quoted(self) -> str:
        """Skip a quoted text and give back what stands between the quotes."""
        quote = self.text[self.at]
        triple = self.text.startswith(quote * 3, self.at)
        end = quote * 3 if triple else quote
        self.step(len(end))
        begin = self.at
        while self.at < len(self.text) and not self.text.startswith(end, self.at):
            self.step(2 if quote == '"' and self.text[self.at] == "\\" else 1)
        inside = self.text[begin : self.at]
        self.step(len(end))
        while triple and self.at < len(self.text) and self.text[self.at] == quote:
            self.step()  # a text may end in quotes of its own
        return inside

    def key(self) -> str:
        """One key, dots included."""
        parts = ""
        while self.at < len(self.text):
            self.blank(False)
            letter = self.text[self.at] if self.at < len(self.text) else ""
            if letter and letter in "\"'":
                parts += self.quoted()
            elif letter == ".":
                parts += "."
                self.step()
            elif letter.isalnum() or (letter and letter in "_-"):
                parts += letter
                self.step()
            else:
                break
        return parts

    def value(self, path: str) -> None:
        """Skip a value; note its place and those of the texts in it."""
        if self.at >= len(self.text):
            return
        letter = self.text[self.at]
        if letter in "\"'":
            line, column = self.here()
            triple = self.text.startswith(letter * 3, self.at)
            self.found[path] = (line, column + (3 if triple else 1))
            self.quoted()
        elif letter == "[":
            self.found[path] = self.here()
            self.step()
            number = 0
            self.blank(True)
            while self.at < len(self.text) and self.text[self.at] != "]":
                self.value(f"{path}[{number}]")
                number += 1
                self.blank(True)
                if self.at < len(self.text) and self.text[self.at] == ",":
                    self.step()
                    self.blank(True)
            self.step()
        elif letter == "{":
            self.found[path] = self.here()
            self.step()
            self.blank(True)
            while self.at < len(self.text) and self.text[self.at] != "}":
                before = self.at
                self.pair(path)
                self.blank(True)
                if self.at < len(self.text) and self.text[self.at] == ",":
                    self.step()
                    self.blank(True)
                if self.at == before:
                    self.step()
            self.step()
        else:
            self.found[path] = self.here()
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.step()

    def pair(self, table: str) -> None:
        """``key = value``"""
        place = self.here()
        key = self.key()
        path = f"{table}.{key}" if table else key
        self.found[path + "="] = place
        self.blank(False)
        if self.at < len(self.text) and self.text[self.at] == "=":
            self.step()
            self.blank(False)
            self.value(path)

    def scan(self) -> None:
        while self.at < len(self.text):
            self.blank(True)
            if self.at >= len(self.text):
                return
            before = self.at
            if self.text[self.at] == "[":
                place = self.here()
                self.step()
                if self.text.startswith("[", self.at):
                    self.step()
                self.table = self.key()
                self.found[self.table + "="] = place
                while self.at < len(self.text) and self.text[self.at] == "]":
                    self.step()
            else:
                self.pair(self.table)
            if self.at == before:
                self.step()


class Entry:
    """One table of a pack's file: a card, a team, an ability. Its methods read fields and check them."""

    def __init__(self, pack: str, kind: str, name: str, path: str, fields: dict[str, object], places: Places) -> None:
        self.pack = pack
        self.kind = kind
        self.id = name
        self.prefix = f"{name}."  # before the keys in places
        self.path = path
        self.fields = fields
        self.places = places

    def place(self, key: str = "") -> tuple[int, int]:
        """Line and column of a field's value (or of its key, or of the entry)."""
        found = self.places.found
        for path in (f"{self.prefix}{key}", f"{self.prefix}{key}=", f"{self.id}="):
            if path in found:
                return found[path]
        return 1, 1

    def bad(self, message: str, key: str = "") -> BadFile:
        """An error that points at a field."""
        line, column = self.place(key)
        return BadFile(message, self.path, line, column)

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse fields that the game does not know."""
        for key in self.fields:
            if key not in known:
                words = list(known)
                line, column = self.places.found.get(f"{self.prefix}{key}=", self.place())
                message = f"{self.id} has an unknown field {key[:40]!r}{nearest(key, words)}"
                raise BadFile(message, self.path, line, column)

    def has(self, key: str) -> bool:
        return key in self.fields

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise self.bad(f"{self.id} has no {key!r}")
        return self.fields[key]

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self.fields:
            return default
        value = self.value(key)
        if not isinstance(value, str):
            raise self.bad(f"{key!r} of {self.id} must be a text in quotes", key)
        if not value or len(value) > LONGEST_TEXT or not value.isprintable():
            most = f"{LONGEST_TEXT:,}"
            raise self.bad(f"{key!r} of {self.id} must be a printable text of 1 to {most} characters", key)
        return value

    def name(self) -> str:
        name = self.text("name")
        if len(name) > LONGEST_NAME:
            raise self.bad(f"the name of {self.id} must have at most {LONGEST_NAME} characters", "name")
        return name

    def word(self, key: str, known: list[str], default: str | None = None) -> str:
        """A text that must be one of the known words."""
        word = self.text(key, default)
        if key in self.fields and word not in known:
            raise self.bad(f"{key!r} of {self.id} is unknown: {word[:40]!r}{nearest(word, known)}", key)
        return word

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and key not in self.fields:
            return default
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad(f"{key!r} of {self.id} must be a whole number from {low} to {high}", key)
        return value

    def flag(self, key: str) -> bool:
        value = self.fields.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(f"{key!r} of {self.id} must be true or false", key)
        return value

    def texts(self, key: str, most: int) -> list[str]:
        """A list of texts; a missing one is empty."""
        value = self.fields.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.bad(f"{key!r} of {self.id} must be a list of at most {most} texts", key)
        result: list[str] = []
        for number, item in enumerate(value):
            if not isinstance(item, str) or not item or len(item) > LONGEST_TEXT or not item.isprintable():
                where = f"{key}[{number}]"
                raise self.bad(f"{key!r} of {self.id} must hold printable texts in quotes", where)
            result.append(item)
        return result

    def words(self, key: str, known: list[str], most: int) -> list[str]:
        """A list of known words."""
        words = self.texts(key, most)
        for number, word in enumerate(words):
            if word not in known:
                message = f"{key!r} of {self.id} has an unknown word {word[:40]!r}{nearest(word, known)}"
                raise self.bad(message, f"{key}[{number}]")
        return words

    def numbers(self, key: str, value: object, known: tuple[str, ...], high: int) -> list[int]:
        """A small table of numbers such as ``{ gold = 2, silver = 1 }``, in the order of the known words."""
        if not isinstance(value, dict):
            raise self.bad(f"{key!r} of {self.id} must be a table such as {{ {known[0]} = 1 }}", key)
        result = [0] * len(known)
        for word, amount in value.items():
            if word not in known:
                raise self.bad(
                    f"{key!r} of {self.id} has an unknown word {str(word)[:40]!r}{nearest(word, list(known))}",
                    key,
                )
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= high:
                raise self.bad(f"{word!r} in {key!r} of {self.id} must be a whole number from 0 to {high}", key)
            result[known.index(word)] = amount
        return result


class Pack:
    """What a pack's folder holds."""

    def __init__(self) -> None:
        self.path: str = ""
        self.id: str = ""
        self.version: str = ""
        self.game: str = ""
        self.name: str = ""
        self.about: str = ""
        self.needs: list[str] = []
        self.replaces: list[str] = []
        self.header: Entry | None = None
        self.entries: list[Entry] = []
        self.texts: dict[str, dict[str, str]] = {}  # language -> key -> text
        self.text_files: dict[str, Entry] = {}  # language -> the file, for errors
        self.size: int = 0  # bytes of all files


def depth(value: object, level: int = 0) -> int:
    """How deep tables and arrays lie in each other; stops counting past the limit."""
    deepest = level
    if level <= DEEPEST:
        if isinstance(value, dict):
            for item in value.values():
                deepest = max(deepest, depth(item, level + 1))
        elif isinstance(value, list):
            for item in value:
                deepest = max(deepest, depth(item, level + 1))
    return deepest


def read_toml(path: str, root: str) -> tuple[dict[str, object], Places]:
    """One TOML file that lies inside a folder, with the places of what stands in it."""
    try:
        if not os.path.isfile(path):
            raise BadFile("is not a file that can be read", path)
        inside = os.path.realpath(path)
        if not inside.startswith(os.path.realpath(root) + os.sep):
            raise BadFile("is a link that leads out of the pack", path)
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadFile("cannot be read", path) from error
    if len(data) > LARGEST_FILE:
        raise BadFile(f"is larger than {LARGEST_FILE:,} bytes", path)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile("is not UTF-8 text", path, line, 1) from error
    text = text.replace("\r\n", "\n")
    for number, row in enumerate(text.split("\n")):
        if len(row) > LONGEST_LINE:
            raise BadFile(f"has a line of more than {LONGEST_LINE:,} characters", path, number + 1, 1)
    nested = 0
    for letter in text:
        nested = nested + 1 if letter in "[{" else nested - 1 if letter in "]}" else nested
        if nested > 200:
            raise BadFile(f"has tables or arrays more than {DEEPEST} deep", path)
    try:
        table: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line, column, reason = toml_place(str(error))
        raise BadFile(reason, path, line, column) from error
    if depth(table) > DEEPEST:
        raise BadFile(f"has tables or arrays more than {DEEPEST} deep", path)
    return table, Places(text)


def toml_place(message: str) -> tuple[int, int, str]:
    """Line, column and reason out of a message such as ``Invalid value (at line 3, column 8)``."""
    reason, found, where = message.partition(" (at line ")
    line, column = 0, 0
    if found:
        first, _, second = where.rstrip(")").partition(", column ")
        if first.isdigit() and second.isdigit():
            line, column = int(first), int(second)
    reason = reason[:1].lower() + reason[1:] if reason else "cannot be understood"
    return line, column, f"is not valid TOML: {reason[:120]}"


def listing(path: str) -> list[str]:
    """The names in a folder that count, sorted."""
    try:
        names = sorted(os.listdir(path))
    except (OSError, ValueError) as error:
        raise BadFile("is not a folder that can be read", path) from error
    result: list[str] = []
    for name in names:
        if name.endswith((".py", ".pyc", ".so", ".pyd")):
            raise BadFile("does not belong here: packs hold no program code", os.path.join(path, name))
        if not name.startswith((".", "__")):
            result.append(name)
    if len(result) > MOST_FILES:
        raise BadFile(f"holds more than {MOST_FILES} files", path)
    return result


def read_header(path: str) -> Entry:
    """The fields of a pack's ``pack.toml``."""
    if "\0" in path or not os.path.isdir(path):
        raise BadFile("is not a folder", path.replace("\0", "?"))
    header_path = os.path.join(path, "pack.toml")
    if not os.path.lexists(header_path):
        raise BadFile("a pack needs a file pack.toml with id, version and game", path)
    table, places = read_toml(header_path, path)
    header = Entry("", "pack", "pack.toml", header_path, table, places)
    header.prefix = ""
    header.only(HEADER_FIELDS)
    return header


def pack_game(path: str, games: Iterable[str]) -> str:
    """For which of the games there are a pack is meant."""
    header = read_header(path)
    game = header.text("game")
    if game not in games:
        raise header.bad(no_game(game, games), "game")
    return game


def read_pack(path: str, game: str, kinds: tuple[str, ...]) -> Pack:
    """Read and check a pack's folder for a game with the given kinds of entries."""
    header = read_header(path)
    pack = Pack()
    pack.path = path
    pack.header = header
    pack.id = header.text("id")
    if not is_id(pack.id):
        raise header.bad(f"the id of a pack is lower-case words with hyphens, not {pack.id[:40]!r}", "id")
    pack.version = header.text("version")
    pack.game = header.text("game")
    if pack.game != game:
        raise header.bad(f"is a pack for {pack.game[:40]!r}, not for {game!r}", "game")
    pack.name = header.text("name", pack.id)
    pack.about = header.text("about", "-")
    pack.needs = header.texts("needs", 50)
    pack.replaces = header.texts("replaces", MOST_ENTRIES)
    folders = listing(path)
    for name in folders:
        folder = os.path.join(path, name)
        if os.path.isdir(folder) and name != "text" and name not in kinds:
            raise BadFile(f"is not a kind of card{nearest(name, [*kinds, 'text'])}", folder)
        if name.endswith(".toml") and name != "pack.toml":
            raise BadFile("belongs into the folder of its kind", folder)
    for kind in kinds:
        folder = os.path.join(path, kind)
        if os.path.lexists(folder):
            read_kind(pack, kind, folder)
    folder = os.path.join(path, "text")
    if os.path.lexists(folder):
        read_texts(pack, folder)
    return pack


def read_kind(pack: Pack, kind: str, folder: str) -> None:
    """All entries of one kind, file by file."""
    seen: dict[str, str] = {}
    for name in listing(folder):
        path = os.path.join(folder, name)
        if not name.endswith(".toml"):
            continue
        table, places = read_toml(path, pack.path)
        weigh(pack, path)
        for key, value in table.items():
            if not isinstance(value, dict):
                line, column = places.found.get(f"{key}=", (1, 1))
                message = f"{key[:40]!r} stands outside a card; a card begins with [its-id]"
                raise BadFile(message, path, line, column)
            entry = Entry(pack.id, kind, key, path, value, places)
            if not is_id(key):
                raise entry.bad(f"an id is lower-case words with hyphens, not {key[:40]!r}")
            if key in seen:
                raise entry.bad(f"{key} is already in {os.path.basename(seen[key])}")
            seen[key] = path
            pack.entries.append(entry)
            if len(pack.entries) > MOST_ENTRIES:
                raise BadFile(f"a pack may hold {MOST_ENTRIES:,} cards at most", pack.path)


def read_texts(pack: Pack, folder: str) -> None:
    """Texts by language: tables of texts, told apart by ``table.key``."""
    for name in listing(folder):
        if not name.endswith(".toml"):
            continue
        path = os.path.join(folder, name)
        language = name[: -len(".toml")]
        if not is_id(language):
            raise BadFile("is not named after a language, as in en.toml", path)
        table, places = read_toml(path, pack.path)
        weigh(pack, path)
        entry = Entry(pack.id, "text", language, path, table, places)
        entry.prefix = ""
        texts: dict[str, str] = {}
        for key, value in table.items():
            if not isinstance(value, dict):
                raise entry.bad(f"{key[:40]!r} stands outside a table such as [card]", f"{key}=")
            for word, text in value.items():
                if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
                    raise entry.bad(f"{word[:40]!r} must be a printable text in quotes", f"{key}.{word}")
                texts[f"{key}.{word}"] = text
        pack.texts[language] = texts
        pack.text_files[language] = entry


def weigh(pack: Pack, path: str) -> None:
    """Add up the size of a pack's files."""
    pack.size += os.path.getsize(path)
    if pack.size > LARGEST_PACK:
        raise BadFile(f"a pack may have {LARGEST_PACK:,} bytes at most", pack.path)


def in_order(packs: list[Pack]) -> list[Pack]:
    """The packs so that each comes after those it needs; else as given."""
    by_id: dict[str, Pack] = {}
    for pack in packs:
        if pack.id in by_id:
            raise BadFile(f"two packs have the id {pack.id!r}", pack.path)
        by_id[pack.id] = pack
    done: list[Pack] = []
    placed: list[str] = []
    for pack in packs:
        for number, need in enumerate(pack.needs):
            if need not in by_id and pack.header is not None:
                known = [other for other in by_id if other != pack.id]
                message = f"{pack.id} needs the pack {need[:40]!r}, which is not in use{nearest(need, known)}"
                raise pack.header.bad(message, f"needs[{number}]")
    waiting = list(packs)
    while waiting:
        ready: Pack | None = None
        for pack in waiting:
            if all(need in placed for need in pack.needs):
                ready = pack
                break
        if ready is None:
            names = ", ".join(pack.id for pack in waiting)
            raise BadFile(f"these packs need each other in a circle: {names}", waiting[0].path)
        waiting.remove(ready)
        done.append(ready)
        placed.append(ready.id)
    return done


def joined(packs: list[Pack]) -> list[Entry]:
    """All entries of packs in order; a later pack replaces an entry in its place, and only if it says so."""
    entries: list[Entry] = []
    where: dict[tuple[str, str], int] = {}
    for pack in packs:
        replaced: list[str] = []
        for entry in pack.entries:
            key = (entry.kind, entry.id)
            if key not in where:
                where[key] = len(entries)
                entries.append(entry)
                continue
            other = entries[where[key]]
            if entry.id not in pack.replaces and f"{other.pack}/{entry.id}" not in pack.replaces:
                message = (
                    f"{entry.id} is already in the pack {other.pack}; name it under replaces in pack.toml to replace it"
                )
                raise entry.bad(message)
            replaced += [entry.id, f"{other.pack}/{entry.id}"]
            entries[where[key]] = entry
        for number, name in enumerate(pack.replaces):
            if name not in replaced and pack.header is not None:
                known = [entry.id for entry in entries if entry.pack != pack.id]
                message = f"{pack.id} replaces {name[:40]!r}, but has no such card or finds none to replace"
                raise pack.header.bad(message + nearest(name, known), f"replaces[{number}]")
    return entries
