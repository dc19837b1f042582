"""What a new table may have: games, teams, optional rules with a line on each, bots."""

from functools import cache
from typing import Any

from msgspec import Struct

from touchline.bots.protocol import bots
from touchline.games import GAMES, game_of
from touchline.server.parcel import Parcel, squeezed
from touchline.server.protocol import ENCODER
from touchline.server.scenes import catalogue_of
from touchline.server.shapes import OptionalRule, Text


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


def offers() -> Offers:
    """All there is to choose from, as this server has it."""
    return Offers([offered(name) for name in GAMES], bots())


@cache
def printed(name: str) -> dict[str, Any]:
    """What is printed and said in a game; nothing where it brings no scenes."""
    try:
        return catalogue_of(game_of(name).name)
    except KeyError:
        return {}


@cache
def printed_parcel(name: str) -> Parcel:
    return squeezed(ENCODER.encode(printed(name)), "application/json")


def offered(name: str) -> OfferedGame:
    game = game_of(name)
    catalogue = printed(name)
    seats = catalogue.get("seats", [game.seats])
    rules = [offered_rule(rule, catalogue) for rule in catalogue.get("rules", [])]
    return OfferedGame(name, game.title, game.players, seats, game.teams(()), rules)


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
    """The values a rule may have: seats from 1 on, or the ids in one of the catalogue's lists."""
    if what == "seats":
        return [str(seat + 1) for seat in range(max(catalogue["seats"]))]
    return [thing["id"] for thing in catalogue[what]] if what else []
