"""The words of a terminal in one language: those that every game shares, and a game's own.

Sentences may have names in colours, a badge for one: a slot takes a ``Text`` as well as words. Where it stands among
the words is the message's business.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from touchline.table.errors import BadArgument, TouchlineError
from touchline.table.languages import ENGLISH, Filling, Messages, languages, messages
from touchline.table.registry import Registry

SHARED: Final = "terminal"  # the file of what all games share, and in a game's folder of what it has of its own
MARKS: Final = 0xE000  # from here on are letters that no language has: they keep the places of what is coloured

Slots = Mapping[str, str | int | Text]


def known_language(language: str) -> str:
    """A language that there is, or one sentence."""
    known = languages()
    if language not in known:
        raise BadArgument(f"There is no language {language[:20]!r}; there are {' and '.join(known)}.")
    return language


def said(found: Messages, key: str, slots: Slots, style: str = "") -> Text:
    """A message of which some slots are coloured."""
    parts = {chr(MARKS + n): value for n, value in enumerate(slots.values()) if isinstance(value, Text)}
    filling: Filling = {
        slot: chr(MARKS + n) if isinstance(value, Text) else value for n, (slot, value) in enumerate(slots.items())
    }
    text = Text("", style)
    words = ""
    for letter in found.say(key, filling):
        if letter not in parts:
            words += letter
            continue
        text.append(words)
        text.append_text(parts[letter])
        words = ""
    return text.append(words)


class Sayings:
    """The messages of a file, as a terminal says them."""

    def __init__(self, language: str, name: str) -> None:
        self.language = language
        self.messages = messages(language, name)

    def say(self, key: str, **slots: str | int) -> str:
        return self.messages.say(key, dict(slots))

    def text(self, key: str, style: str = "", **slots: str | int | Text) -> Text:
        """A message with coloured words in its slots."""
        return said(self.messages, key, slots, style)

    def listed(self, parts: Sequence[str], how: str) -> str:
        """One after another, as the language strings them together."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(f"series.{how}", a=text, b=part)
        return text

    def strung(self, parts: Sequence[Text], how: str) -> Text:
        """The same with colours."""
        text = parts[0] if parts else Text()
        for part in parts[1:]:
            text = self.text(f"series.{how}", a=text, b=part)
        return text

    def rows(self, table: str) -> list[tuple[str, str]]:
        """The signs of a table and what each means."""
        keys = [key for key in self.messages.patterns if key.startswith(f"{table}.") and key.endswith(".sign")]
        return [(self.say(key), self.say(f"{key.removesuffix('.sign')}.means")) for key in keys]


class Shared(Sayings):
    """What is said at every table."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(language, SHARED)

    def prompt(self, registry: Registry, kind: int) -> str:
        """A question in the words of its game."""
        return messages(self.language, f"{registry.game}/table").pattern(f"prompts.{registry.kinds[kind].name}")

    def error(self, error: TouchlineError) -> str:
        """What went wrong; in English with the rule, as it is said elsewhere."""
        return str(error) if self.language == ENGLISH else error.text_in(self.language)


class Speech:
    """The words of one game."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        self.words = messages(language, f"{game}/words")
        self.table = messages(language, f"{game}/table")

    @property
    def own(self) -> Sayings:
        """What the terminal alone says of the game."""
        return Sayings(self.language, f"{self.game}/{SHARED}")

    def word(self, table: str, key: str, **slots: str | int) -> str:
        """A message of one of the tables of words."""
        return self.words.say(f"words.{table}.{key}", dict(slots))

    def has(self, table: str, key: str) -> bool:
        return self.words.has(f"words.{table}.{key}")

    def say(self, key: str, **slots: str | int) -> str:
        """A message that the terminal alone has."""
        return self.own.say(key, **slots)

    def text(self, key: str, style: str = "", **slots: str | int | Text) -> Text:
        """The same with coloured words in its slots."""
        return self.own.text(key, style, **slots)

    def prompt(self, kind: str) -> str:
        return self.table.pattern(f"prompts.{kind}")

    def option(self, verb: str, *words: str) -> str:
        """An option in the words of its verb."""
        return self.table.say(f"verbs.{verb}", {str(n): word for n, word in enumerate(words)})

    def quoted(self, name: str) -> str:
        """A name within a sentence, told from the words around it where a language does so."""
        return self.word("story", "quoted-again" if "「" in name else "quoted", name=name)

    def event(self, kind: str, key: str, slots: Filling) -> str:
        """What is told of an event: by a message of its own, where it depends on more than its kind."""
        own = f"words.story.{key}"
        return self.neat(self.words.say(own, slots) if self.words.has(own) else self.table.say(f"log.{kind}", slots))

    def listed(self, parts: Sequence[str], how: str = "list") -> str:
        """One after another, as the language strings them together."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.word("story", how, a=text, b=part)
        return text

    def neat(self, text: str) -> str:
        """A capital to begin with, but for a square; and no full stop after the exclamation mark of a name."""
        first = text[:1] if text[1:2].isdecimal() else text[:1].upper()
        return (first + text[1:]).replace("!.", "!")


def album_words(game: str, language: str) -> Messages:
    """What is said beside the cards of a game; in English where a pack alone speaks this language."""
    return messages(spoken(language), f"{game}/album")


def spoken(language: str) -> str:
    """The language, or English where a pack alone speaks it."""
    return language if language in languages() else ENGLISH
