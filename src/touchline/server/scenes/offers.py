"""What a new table may have: games, teams, optional rules with a line on each, bots."""

import contextlib
from typing import Any, Final

from msgspec import Struct

from touchline.bots.protocol import bots
from touchline.games import GAMES, game_of
from touchline.server.play.packs import NONE, Packs
from touchline.server.scenes.catalogue import expansion_words, printed
from touchline.server.scenes.shapes import OptionalRule, Text
from touchline.table.errors import BadPack

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


class OfferedExpansion(Struct):
    """An expansion that comes with a game, and what tables with it may have beside the rest."""

    name: str
    title: Text
    line: Text
    seats: list[int]
    teams: list[str]
    rules: list[OfferedRule]


class OfferedGame(Struct):
    """A game, and what its tables may have; all that is printed on its cards is at ``/games/{name}``.

    ``packs`` are those of this server, with which every new table is played.
    """

    name: str
    title: str
    players: str
    seats: list[int]
    teams: list[str]
    rules: list[OfferedRule]
    expansions: list[OfferedExpansion]
    packs: list[str]


class Offers(Struct):
    """All there is to choose from."""

    games: list[OfferedGame]
    bots: list[str]


def offers(packs: Packs = NONE) -> Offers:
    """All there is to choose from, as this server has it."""
    return Offers([offered(name, packs) for name in GAMES], bots())


def offered(name: str, packs: Packs) -> OfferedGame:
    game = game_of(name)
    folders = packs.wanted(name, None)
    catalogue = printed(name, folders)
    plain = OfferedGame(
        name=name,
        title=game.title,
        players=game.players,
        seats=catalogue.get("seats", [game.seats]),
        teams=game.teams(folders),
        rules=[offered_rule(rule, catalogue) for rule in catalogue.get("rules", [])],
        expansions=[],
        packs=packs.ids(name),
    )
    for id_, folder in game.expansions().items():
        # One that cannot be played beside the packs of this server is not offered.
        with contextlib.suppress(BadPack):
            plain.expansions.append(offered_expansion(id_, plain, (folder, *folders)))
    plain.expansions.sort(key=lambda one: max(one.seats))
    return plain


def offered_expansion(id_: str, plain: OfferedGame, folders: tuple[str, ...]) -> OfferedExpansion:
    """What tables with an expansion may have that others may not."""
    game = game_of(plain.name)
    catalogue = printed(plain.name, folders)
    known = [rule.name for rule in plain.rules]
    title, line = expansion_words(plain.name, id_)
    return OfferedExpansion(
        name=id_,
        title=title,
        line=line,
        seats=catalogue.get("seats", plain.seats),
        teams=[team for team in game.teams(folders) if team not in plain.teams],
        rules=[offered_rule(rule, catalogue) for rule in catalogue.get("rules", []) if rule["id"] not in known],
    )


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
