"""An entry of a pack: one card, team or ability, whose fields are read and checked here."""

from typing import Final

from touchline.table.errors import LONGEST_NAME, BadFile, choices, near
from touchline.table.faults import Faults
from touchline.table.places import Places

LONGEST_TEXT: Final = 2_000  # characters of one value
NOWHERE: Final = -1  # no place among words


class Entry:
    """One table of a pack's file. Its methods read fields and check them.

    A field with a fault is noted among the faults of its pack and read as something harmless, so that whoever reads the
    entry goes on and finds the other faults too. Nothing is made of a pack with faults.
    """

    def __init__(
        self, pack: str, kind: str, name: str, path: str, fields: dict[str, object], places: Places, faults: Faults
    ) -> None:
        self.pack = pack
        self.kind = kind
        self.id = name
        self.prefix = f"{name}."  # before the keys in places
        self.path = path
        self.fields = fields
        self.places = places
        self.faults = faults
        self.misspelt: list[str] = []  # fields that are there under a wrong name

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

    def wrong(self, message: str, key: str = "") -> None:
        """Note a fault of a field."""
        self.faults.add(self.bad(message, key))

    def odd(self, message: str, key: str = "") -> None:
        """Note what is allowed and still hardly meant."""
        self.faults.add_odd(self.bad(message, key))

    def unknown(self, message: str, word: str, known: list[str], key: str) -> None:
        """Note a word that is not known, with those that are.

        A card with a slip of the pen in it is told of once, and one that another pack leaves out may still be named.
        """
        if word not in self.faults.unread and word.rpartition("/")[2] not in self.faults.left_out:
            self.wrong(f"{message}{choices(word, known)}", key)

    def only(self, known: tuple[str, ...]) -> None:
        """Note fields that the game does not know."""
        for key in self.fields:
            if key not in known:
                line, column = self.places.found.get(f"{self.prefix}{key}=", self.place())
                meant = near(key, known)
                hint = f"; did you mean {meant!r}?" if meant else choices(key, known)
                message = f"{self.id} has an unknown field {key[:40]!r}{hint}"
                self.misspelt.append(meant)
                self.faults.add(BadFile(message, self.path, line, column))

    def has(self, key: str) -> bool:
        return key in self.fields

    def needed(self, key: str) -> bool:
        """Whether a field is there; it is a fault if it is not."""
        if key not in self.fields and key not in self.misspelt:
            self.wrong(f"{self.id} has no {key!r}")
        return key in self.fields

    def text(self, key: str, default: str | None = None) -> str:
        instead = default if default is not None else "-"
        if (key not in self.fields and default is not None) or not self.needed(key):
            return instead
        value = self.fields[key]
        if not isinstance(value, str):
            self.wrong(f"{key!r} of {self.id} must be a text in quotes", key)
            return instead
        if not value or len(value) > LONGEST_TEXT or not value.isprintable():
            most = f"{LONGEST_TEXT:,}"
            self.wrong(f"{key!r} of {self.id} must be a printable text of 1 to {most} characters", key)
            return instead
        return value

    def name(self) -> str:
        name = self.text("name")
        if len(name) > LONGEST_NAME:
            self.wrong(f"the name of {self.id} must have at most {LONGEST_NAME} characters", "name")
        return name

    def word(self, key: str, known: list[str], default: str | None = None) -> str:
        """A text that must be one of the known words; the first of them stands for a wrong one."""
        instead = default if default is not None else known[0] if known else "-"
        before = len(self.faults.wrong)
        word = self.text(key, default)
        if len(self.faults.wrong) > before:
            return instead
        if key in self.fields and word not in known:
            self.unknown(f"{key!r} of {self.id} is unknown: {word[:40]!r}", word, known, key)
            return instead
        return word

    def place_of_word(self, key: str, known: list[str]) -> int:
        """The place of a field's word among the known ones; ``NOWHERE`` only where nothing is known."""
        word = self.word(key, known)
        return known.index(word) if known else NOWHERE

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        instead = default if default is not None else low
        if (key not in self.fields and default is not None) or not self.needed(key):
            return instead
        value = self.fields[key]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(f"{key!r} of {self.id} must be a whole number from {low} to {high}", key)
            return instead
        return value

    def flag(self, key: str) -> bool:
        value = self.fields.get(key, False)
        if not isinstance(value, bool):
            self.wrong(f"{key!r} of {self.id} must be true or false", key)
            return False
        return value

    def texts(self, key: str, most: int) -> list[str]:
        """A list of texts; a missing one is empty."""
        value = self.fields.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            self.wrong(f"{key!r} of {self.id} must be a list of at most {most} texts", key)
            return []
        result: list[str] = []
        for number, item in enumerate(value):
            if not isinstance(item, str) or not item or len(item) > LONGEST_TEXT or not item.isprintable():
                self.wrong(f"{key!r} of {self.id} must hold printable texts in quotes", f"{key}[{number}]")
                result.append("")
            else:
                result.append(item)
        return result

    def words(self, key: str, known: list[str], most: int) -> list[str]:
        """A list of known words."""
        words: list[str] = []
        for number, word in enumerate(self.texts(key, most)):
            if word in known:
                words.append(word)
            elif word:
                message = f"{key!r} of {self.id} has an unknown word {word[:40]!r}"
                self.unknown(message, word, known, f"{key}[{number}]")
        return words

    def numbers(self, key: str, value: object, known: tuple[str, ...], high: int) -> list[int]:
        """A small table of numbers such as ``{ gold = 2, silver = 1 }``, in the order of the known words."""
        result = [0] * len(known)
        if not isinstance(value, dict):
            self.wrong(f"{key!r} of {self.id} must be a table such as {{ {known[0]} = 1 }}", key)
            return result
        for word, amount in value.items():
            if word not in known:
                message = f"{key!r} of {self.id} has an unknown word {str(word)[:40]!r}"
                self.unknown(message, str(word), list(known), key)
            elif isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= high:
                self.wrong(f"{word!r} in {key!r} of {self.id} must be a whole number from 0 to {high}", key)
            else:
                result[known.index(word)] = amount
        return result
