"""Team Manager, plugged in."""

from typing import Final

from touchline.games.plug import Game
from touchline.team_manager import catalogue, luck, position, position_reader, reasons
from touchline.team_manager.casebook import BOOK
from touchline.team_manager.game import REGISTRY, new

# What needs a whole game to exist is given to it here, so that the rules do not depend on it.
REGISTRY.position = position.write_position
REGISTRY.why_not = reasons.why_not
REGISTRY.odds = luck.season_odds

GAME: Final = Game(
    registry=REGISTRY,
    title="Team Manager",
    new=new,
    read=position_reader.read_lines,
    book=BOOK,
    teams=lambda packs: catalogue.load_catalogue(packs).teams,
    expansions=catalogue.expansions,
    offers=lambda packs: catalogue.load_catalogue(packs).offers,
    seats=4,
    players="managers",
    score="fans",
    span="weeks",
    length=lambda table: table.week,
    rulings=("TX",),
    middle=150,
    marks={"week-begins": "week"},
    advice="touchline.bots.team_manager.rookie",
    kit="touchline.terminal.team_manager.kit",
    scenes="touchline.server.team_manager",
    lessons="touchline.server.team_manager.weeks",
)
