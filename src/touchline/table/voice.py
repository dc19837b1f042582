"""Voices: facts said in words, in the messages of a language and with the names of one table."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from touchline.table.languages import ENGLISH, Filling, Messages, messages
from touchline.table.said import NUMBER, PHRASE, SERIES, SIGN, WORD, Said

REFUSALS: Final = "refusals"  # the file of what is said of errors

Namer = Callable[[str, Any, str], str]  # what a value of a sort is called in a language


class Voice:
    """Says facts of one game: in its messages, with the names of one table."""

    def __init__(self, game: str, name: Namer) -> None:
        self.game = game
        self.name = name

    def say(self, part: str, said: Said, language: str = ENGLISH) -> str:
        """What was said as a sentence of a language; ``part`` is the file of the game's messages."""
        return sentence(messages(language, f"{self.game}/{part}"), said, self.name)

    def join(self, part: str, said: Sequence[Said], language: str = ENGLISH) -> str:
        """Several sentences as one, as the language strings them together."""
        found = messages(language, f"{self.game}/{part}")
        return strung(found, "parts", [sentence(found, one, self.name) for one in said])


def sentence(found: Messages, said: Said, name: Namer) -> str:
    filling: Filling = {}
    for slot, (sort, value) in said.slots.items():
        filling[slot] = value if sort == NUMBER else called(found, sort, value, name)
    return found.say(said.code, filling)


def called(found: Messages, sort: str, value: Any, name: Namer) -> str:
    """What a slot holds, in words."""
    if sort in (NUMBER, SIGN, WORD):
        return str(value)
    if sort == PHRASE:
        return sentence(found, value, name)
    if sort == SERIES:
        how, things = value
        told = [called(found, one, inner, name) for one, inner in things]
        each = f"each.{how}"
        if found.has(each):
            told = [found.say(each, {"it": one}) for one in told]
        return strung(found, how, told)
    return name(sort, value, found.language)


def strung(found: Messages, how: str, told: Sequence[str]) -> str:
    """One after another."""
    text = told[0] if told else ""
    for one in told[1:]:
        text = found.say(f"series.{how}", {"a": text, "b": one})
    return text


def refusal_text(telling: str | Said, code: str, language: str) -> str:
    """What an error says: its own sentence in English, if it has one, else the message of its code."""
    if not isinstance(telling, str):
        return sentence(messages(language or ENGLISH, REFUSALS), telling, plainly)
    return telling if language in ("", ENGLISH) else messages(language, REFUSALS).say(code, {})


def plainly(_sort: str, value: Any, _language: str) -> str:
    return str(value)
