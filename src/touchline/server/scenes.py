"""Scenes and catalogues: what one seat sees of a table, and what is printed on its cards, as data for the wire.

A scene is made from ``view.table`` alone, in which every face that the seat may not know is missing. Both are plain
dictionaries, lists, numbers and words; ``docs/server-scenes.md`` lists their fields. Each game brings its own, in the
modules named here.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from touchline.games import game_of
from touchline.server.protocol import Lead
from touchline.server.shapes import OptionalRule, Words
from touchline.server.wording import wording_of
from touchline.table.view import View

# The package that has a game's ``scene`` and ``catalogue``.
GAMES: Final[dict[str, str]] = {
    "team-manager": "touchline.server.team_manager",
    "blitz-bowl": "touchline.server.blitz_bowl",
}


# The module that tells what options would lead to, where a game has one.
LEADS: Final[dict[str, str]] = {"blitz-bowl": "touchline.server.blitz_bowl.leads"}


def scene_of(game: str) -> Callable[[View], dict[str, Any]]:
    """How the views of a game become data; ``KeyError`` for a game that has no scene."""
    scene: Callable[[View], dict[str, Any]] = import_module(f"{GAMES[game]}.scene").scene
    return scene


def leads_of(game: str) -> Callable[[Any], list[Lead]] | None:
    """What tells where the options of a question lead; None for a game that tells nothing of the kind."""
    if game not in LEADS:
        return None
    leads: Callable[[Any], list[Lead]] = import_module(LEADS[game]).leads
    return leads


def catalogue_of(game: str, packs: Sequence[str] = ()) -> dict[str, Any]:
    """All that is printed and said in a game, with its own packs and these folders of further ones."""
    chosen = game_of(game)
    made = {"game": game, "title": chosen.title, "usual_seats": chosen.seats}
    printed: dict[str, Any] = import_module(f"{GAMES[game]}.catalogue").catalogue(tuple(packs))
    wording = wording_of(GAMES[game])
    registry = chosen.registry
    return (
        made
        | printed
        | {
            "rules": wording.rules(),
            "kinds": wording.kinds(registry),
            "verbs": wording.verbs(registry),
            "log": wording.log(registry),
            "words": joined(wording.words(), printed["words"]),
        }
    )


def joined(ours: Words, of_packs: Words) -> Words:
    """Tables of words; where both have a table, its words come together."""
    return ours | {table: words | ours.get(table, {}) for table, words in of_packs.items()}


def rules_of(game: str) -> list[OptionalRule]:
    """The optional rules of a game, each with its name and a line on what it does."""
    return wording_of(GAMES[game]).rules()
