"""The words of a game for people: prompts, options, the log and optional rules, in every language there is.

English prompts, options and sentences of the log stand in the game's registry; everything else in
``words/<language>.toml`` of the game's package.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args

from touchline.server.shapes import Kind, Language, OptionalRule, Text, Verb, Words
from touchline.table.registry import Registry

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final = LANGUAGES[0]


class Wording:
    """The words of one game."""

    def __init__(self, tables: dict[str, dict[str, Any]]) -> None:
        self.tables = tables  # by language

    def both(self, english: str, table: str, key: str) -> Text:
        """What the registry says, and its translations."""
        return {ENGLISH: english} | {language: self.tables[language][table][key] for language in LANGUAGES[1:]}

    def rules(self) -> list[OptionalRule]:
        """Optional rules in the order of the English file. ``value`` says what may follow the name, if anything."""
        return [
            {
                "id": id_,
                "rule": one["rule"],
                "value": one.get("value", ""),
                "value_needed": one.get("value-needed", False),
                "excludes": one.get("excludes", []),
                "name": {language: self.tables[language]["rules"][id_]["name"] for language in LANGUAGES},
                "text": {language: self.tables[language]["rules"][id_]["text"] for language in LANGUAGES},
            }
            for id_, one in self.tables[ENGLISH]["rules"].items()
        ]

    def kinds(self, registry: Registry) -> dict[str, Kind]:
        """Kinds of decision: the rule they stand under, what answers them, and the prompt."""
        return {
            kind.name: {
                "rule": kind.rule,
                "verbs": list(kind.verbs),
                "default": kind.default,
                "prompt": self.both(kind.prompt, "prompts", kind.name),
            }
            for kind in registry.kinds
        }

    def verbs(self, registry: Registry) -> dict[str, Verb]:
        """Verbs of options: the sort of each argument, and a text with a numbered slot for each."""
        return {
            verb.name: {"arguments": list(verb.arguments), "text": self.both(verb.text, "verbs", verb.name)}
            for verb in registry.verbs
        }

    def log(self, registry: Registry) -> dict[str, Text]:
        """A sentence with named slots for each kind of event."""
        return {event.name: self.both(event.text, "log", event.name) for event in registry.events}

    def words(self) -> Words:
        """Single words that scenes use: phases, states and the like."""
        return {
            table: {
                key: {language: self.tables[language]["words"][table][key] for language in LANGUAGES} for key in words
            }
            for table, words in self.tables[ENGLISH]["words"].items()
        }


@cache
def wording_of(package: str) -> Wording:
    """The words of the game in a package."""
    folder = files(package) / "words"
    return Wording(
        {language: tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8")) for language in LANGUAGES}
    )
