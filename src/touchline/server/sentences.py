"""Sentences that the rules make while a game is played, in every language there is.

The rules speak English. What a sentence is in another language stands beside its English pattern in
``words/sentences.toml`` of the game's package: a sentence is matched with the patterns, what fills its slots is looked
up among the names of the game, and both go into the other pattern. So the rules need to know of no other language.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from touchline.server.protocol import Text
from touchline.server.scenes import GAMES
from touchline.server.wording import ENGLISH

JAPANESE: Final = "ja"
BETWEEN: Final = "; "  # what stands between the parts of a summary …
BETWEEN_JAPANESE: Final = "／"  # … and in Japanese
SLOT: Final = re.compile(r"\{([a-z-]+)(\d*)\}")
NUMBER: Final = re.compile(r"\d+(?:/\d+)?")
SHAPES: Final = {"number": r"(\d+)", "fraction": rf"({NUMBER.pattern})"}  # of slots that do not hold just any words

# What a word that fills a slot is in Japanese; None if it is no word of that sort.
Sort = Callable[[str], str | None]


class Pattern:
    """An English sentence with slots, and the same in Japanese."""

    def __init__(self, english: str, japanese: str) -> None:
        self.english = english
        self.japanese = japanese
        self.slots = [sort + number for sort, number in SLOT.findall(english)]
        self.sorts = [sort for sort, _ in SLOT.findall(english)]
        plain = SLOT.split(english)[::3]  # what stands around the slots
        self.weight = sum(len(words) for words in plain)
        shapes = [SHAPES.get(sort, "(.+?)") for sort in self.sorts]
        self.regex = re.compile(
            "".join(re.escape(words) + shape for words, shape in zip(plain, [*shapes, ""], strict=True))
        )

    def read(self, sentence: str, sorts: Mapping[str, Sort]) -> str | None:
        """The sentence in Japanese, if it is one of this pattern."""
        match = self.regex.fullmatch(sentence)
        if match is None:
            return None
        filled: dict[str, str] = {}
        for slot, sort, word in zip(self.slots, self.sorts, match.groups(), strict=True):
            said = sorts[sort](word)
            if said is None:
                return None
            filled[slot] = said
        return SLOT.sub(lambda found: filled[found.group(1) + found.group(2)], self.japanese)


class Patterns:
    """Several patterns, those with the most words of their own first: they fit the least by chance."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self.patterns = sorted((Pattern(*entry) for entry in table.items()), key=lambda one: -one.weight)

    def read(self, sentence: str, sorts: Mapping[str, Sort]) -> str | None:
        for pattern in self.patterns:
            found = pattern.read(sentence, sorts)
            if found is not None:
                return found
        return None


class Sentences:
    """The sentences of one game."""

    def __init__(self, table: Mapping[str, Any], names: Mapping[str, Sort]) -> None:
        self.reasons = Patterns(table["reasons"])
        self.odds = Patterns(table["odds"])
        self.sorts: dict[str, Sort] = {"number": number, "fraction": number, **names}
        for sort, patterns in table.get("slots", {}).items():
            self.sorts[sort] = self.one_of(Patterns(patterns))
        for sort, (each, between, joint) in table.get("lists", {}).items():
            self.sorts[sort] = self.several(each, between, joint)

    def one_of(self, patterns: Patterns) -> Sort:
        return lambda words: patterns.read(words, self.sorts)

    def several(self, each: str, between: str, joint: str) -> Sort:
        """Words of a sort with something between them, which may also stand within one of them."""

        def read(words: str) -> str | None:
            whole = self.sorts[each](words)
            if whole is not None:
                return whole
            at = words.find(between)
            while at >= 0:
                first = self.sorts[each](words[:at])
                rest = None if first is None else read(words[at + len(between) :])
                if rest is not None:
                    return f"{first}{joint}{rest}"
                at = words.find(between, at + 1)
            return None

        return read

    def reason(self, english: str) -> Text:
        """Why something is offered or not."""
        return both(english, self.reasons.read(english, self.sorts))

    def outcome(self, english: str) -> Text:
        """What an option can lead to: parts, one after the other."""
        parts = [self.odds.read(part, self.sorts) for part in english.split(BETWEEN)]
        whole = None if None in parts else BETWEEN_JAPANESE.join(part for part in parts if part is not None)
        return both(english, whole)


def both(english: str, japanese: str | None) -> Text:
    """In either language; a sentence that nobody has translated is better read in English than not at all."""
    return {ENGLISH: english, JAPANESE: english if japanese is None else japanese}


def number(word: str) -> str | None:
    return word if NUMBER.fullmatch(word) else None


def named(table: Mapping[str, str]) -> Sort:
    """Words that stand in a table."""
    return table.get


@cache
def sentences_of(game: str) -> Sentences:
    """The sentences of a game; ``KeyError`` for a game that brings none."""
    package = GAMES[game]
    names: Mapping[str, Sort] = import_module(f"{package}.spoken").names()
    text = (files(package) / "words" / "sentences.toml").read_text(encoding="utf-8")
    return Sentences(tomllib.loads(text), names)
