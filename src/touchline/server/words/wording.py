"""The words of a game for people: prompts, options, the log and optional rules, in every language there is.

Words stand with the languages; which optional rules there are, in ``rules.toml`` of the game's package.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from touchline.server.protocol.fields import Text
from touchline.server.scenes.shapes import Kind, OptionalRule, Verb, Words
from touchline.table.languages import ENGLISH, languages, messages
from touchline.table.registry import Registry

WORDS = "words."  # what the tables of single words begin with


def in_all(part: str, key: str) -> Text:
    """A message in every language, its slots as they are."""
    return {language: messages(language, part).pattern(key) for language in languages()}


class Wording:
    """The words of one game."""

    def __init__(self, game: str, package: str) -> None:
        self.game = game
        self.package = package

    def said(self, part: str, key: str) -> Text:
        return in_all(f"{self.game}/{part}", key)

    def has(self, key: str) -> bool:
        """Whether there are words for something; what a mechanic brings has them once a pack does."""
        return messages(ENGLISH, f"{self.game}/table").has(key)

    def facts(self) -> dict[str, Any]:
        """The optional rules, by name, in their order."""
        rules: dict[str, Any] = tomllib.loads((files(self.package) / "rules.toml").read_text(encoding="utf-8"))["rules"]
        return rules

    def rules(self, offered: Sequence[str] = ()) -> list[OptionalRule]:
        """Optional rules in their order, those of cards as far as they are offered.

        ``value`` says what may follow the name, if anything.
        """
        return [
            {
                "id": id_,
                "rule": one["rule"],
                "value": one.get("value", ""),
                "value_needed": one.get("value-needed", False),
                "excludes": one.get("excludes", []),
                "name": self.said("words", f"rules.{id_}.name"),
                "text": self.said("words", f"rules.{id_}.text"),
            }
            for id_, one in self.facts().items()
            if not one.get("of-cards") or id_ in offered
        ]

    def expansion(self, id_: str) -> tuple[Text, Text]:
        """The name of an expansion and a line on what it brings; the id alone where there are no words."""
        if not messages(ENGLISH, f"{self.game}/words").has(f"expansions.{id_}.name"):
            return {ENGLISH: id_}, {ENGLISH: ""}
        return self.said("words", f"expansions.{id_}.name"), self.said("words", f"expansions.{id_}.text")

    def kinds(self, registry: Registry) -> dict[str, Kind]:
        """Kinds of decision: the rule they stand under, what answers them, and the prompt."""
        return {
            kind.name: {
                "rule": kind.rule,
                "verbs": list(kind.verbs),
                "default": kind.default,
                "prompt": self.said("table", f"prompts.{kind.name}"),
            }
            for kind in registry.kinds
            if self.has(f"prompts.{kind.name}")
        }

    def verbs(self, registry: Registry) -> dict[str, Verb]:
        """Verbs of options: the sort of each argument, and a text with a numbered slot for each."""
        return {
            verb.name: {"arguments": list(verb.arguments), "text": self.said("table", f"verbs.{verb.name}")}
            for verb in registry.verbs
            if self.has(f"verbs.{verb.name}")
        }

    def log(self, registry: Registry) -> dict[str, Text]:
        """A sentence with named slots for each kind of event."""
        keys = {event.name: f"log.{event.name}" for event in registry.events}
        return {name: self.said("table", key) for name, key in keys.items() if self.has(key)}

    def words(self) -> Words:
        """Single words that scenes use: phases, states and the like."""
        tables: Words = {}
        for key in messages(ENGLISH, f"{self.game}/words").patterns:
            if key.startswith(WORDS):
                table, _, word = key.removeprefix(WORDS).partition(".")
                tables.setdefault(table, {})[word] = self.said("words", key)
        return tables


@cache
def wording_of(game: str, package: str) -> Wording:
    """The words of a game whose scenes are in this package."""
    return Wording(game, package)
