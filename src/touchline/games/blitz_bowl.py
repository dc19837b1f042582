"""Blitz Bowl, plugged in."""

from typing import Final

from touchline.blitz_bowl import catalogue, luck, position, position_reader, reasons
from touchline.blitz_bowl.casebook import BOOK
from touchline.blitz_bowl.game import REGISTRY, new
from touchline.games.plug import Game

# What needs a whole game to exist is given to it here, so that the rules do not depend on it.
REGISTRY.position = position.write_position
REGISTRY.why_not = reasons.why_not
REGISTRY.odds = luck.match_odds

GAME: Final = Game(
    registry=REGISTRY,
    title="Blitz Bowl",
    new=new,
    read=position_reader.read_lines,
    book=BOOK,
    teams=lambda packs: catalogue.load_catalogue(packs).teams,
    seats=2,
    players="coaches",
    score="points",
    span="turns",
    length=lambda table: max(table.turns),
    middle=60,
    marks={"turn-begins": "turn"},
    advice="touchline.bots.blitz_bowl.rookie",
    kit="touchline.terminal.blitz_bowl.kit",
    drills="touchline.terminal.blitz_bowl.drill",
    scenes="touchline.server.blitz_bowl",
    leads="touchline.server.blitz_bowl.leads",
    lessons="touchline.server.blitz_bowl.drills",
)
