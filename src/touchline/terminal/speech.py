"""A game's own words in one language, as sentences of the terminal are made of."""

from collections.abc import Sequence

from touchline.table.languages import ENGLISH, Filling, Messages, languages, messages


class Speech:
    """The words of one game."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.language = language
        self.words = messages(language, f"{game}/words")
        self.table = messages(language, f"{game}/table")

    def word(self, table: str, key: str, **slots: str | int) -> str:
        """A message of one of the tables of words."""
        return self.words.say(f"words.{table}.{key}", dict(slots))

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
        """A capital to begin with, and no full stop after the exclamation mark of a name."""
        return (text[:1].upper() + text[1:]).replace("!.", "!")


def album_words(game: str, language: str) -> Messages:
    """What is said beside the cards of a game; in English where a pack alone speaks this language."""
    return messages(language if language in languages() else ENGLISH, f"{game}/album")
