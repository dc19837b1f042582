"""Catalogues: what is printed and said in a game, as data for the wire (``docs/server-scenes.md``)."""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from touchline.games import game_of
from touchline.server.scenes.package import package_of
from touchline.server.scenes.shapes import OptionalRule, Text, Words
from touchline.server.words.wording import wording_of

KEPT: Final = 32  # games with different packs, at hand


def catalogue_of(game: str, packs: Sequence[str] = ()) -> dict[str, Any]:
    """All that is printed and said in a game, with its own packs and these folders of further ones."""
    chosen = game_of(game)
    made = {"game": game, "title": chosen.title, "usual_seats": chosen.seats}
    printed: dict[str, Any] = import_module(f"{package_of(game)}.catalogue").catalogue(tuple(packs))
    wording = wording_of(game, package_of(game))
    registry = chosen.registry
    return (
        made
        | printed
        | {
            "rules": wording.rules(chosen.offers(tuple(packs))),
            "kinds": wording.kinds(registry),
            "verbs": wording.verbs(registry),
            "log": wording.log(registry),
            "words": joined(wording.words(), printed["words"]),
        }
    )


def joined(ours: Words, of_packs: Words) -> Words:
    """Tables of words; where both have a table, its words come together."""
    return ours | {table: words | ours.get(table, {}) for table, words in of_packs.items()}


def rules_of(game: str, offered: Sequence[str] = ()) -> list[OptionalRule]:
    """The optional rules of a game and of cards that offer these, each with its name and a line on what it does."""
    return wording_of(game, package_of(game)).rules(offered)


def expansion_words(game: str, id_: str) -> tuple[Text, Text]:
    """The name of an expansion, and a line on it."""
    return wording_of(game, package_of(game)).expansion(id_)


@lru_cache(KEPT)
def printed(name: str, packs: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is printed and said in a game, with these folders of further cards; nothing where it brings no scenes."""
    try:
        return catalogue_of(game_of(name).name, packs)
    except KeyError:
        return {}
