"""What a new table may have: games, teams, optional rules with a line on each, bots."""

from typing import Any, Final

from msgspec import Struct

from touchline.bots.protocol import bots
from touchline.games import GAMES, game_of
from touchline.server.play.packs import NONE, Packs
from touchline.server.scenes.catalogue import printed
from touchline.server.scenes.shapes import OptionalRule, Text

RECONSTRUCTED: Final = "reconstructed"


class OfferedRule(Struct):
    """An optional rule. One with values is written ``name=value``; where ``bare`` it may also stand alone."""

    name: str
    rule: str
    title: Text
    line: Text
    values: list[str]
    bare: bool
    excludes: list[str]


class OfferedGame(Struct):
    """A game, and what its tables may have; all that is printed on its cards is at ``/games/{name}``."""

    name: str
    title: str
    players: str
    seats: list[int]
    teams: list[str]
    rules: list[OfferedRule]


class Offers(Struct):
    """All there is to choose from."""

    games: list[OfferedGame]
    bots: list[str]


def offers(packs: Packs = NONE) -> Offers:
    """All there is to choose from, as this server has it."""
    return Offers([offered(name, packs.wanted(name, None)) for name in GAMES], bots())


def offered(name: str, packs: tuple[str, ...]) -> OfferedGame:
    game = game_of(name)
    catalogue = printed(name, packs)
    seats = catalogue.get("seats", [game.seats])
    rules = [offered_rule(rule, catalogue) for rule in catalogue.get("rules", [])]
    return OfferedGame(name, game.title, game.players, seats, game.teams(packs), rules)


def offered_rule(rule: OptionalRule, catalogue: dict[str, Any]) -> OfferedRule:
    return OfferedRule(
        name=rule["id"],
        rule=rule["rule"],
        title=rule["name"],
        line=rule["text"],
        values=values_of(rule["value"], catalogue),
        bare=not rule["value_needed"],
        excludes=rule["excludes"],
    )


def values_of(what: str, catalogue: dict[str, Any]) -> list[str]:
    """The values a rule may have: seats from 1 on, or ids of the catalogue's, documented ones first."""
    if what == "seats":
        return [str(seat + 1) for seat in range(max(catalogue["seats"]))]
    things = sorted(catalogue[what], key=lambda thing: thing.get("source") == RECONSTRUCTED) if what else []
    return [thing["id"] for thing in things]
