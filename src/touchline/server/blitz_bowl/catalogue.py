"""All that is printed in Blitz Bowl, as data: teams, positions, abilities, both sides of cards, events, pitches."""

from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl import actions, block_die, fouls
from touchline.blitz_bowl.cards import Arena, BallKind, Catalogue, Challenge, Drill, Event, Play, Position, Team
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.pitch import COLUMNS, LONG, ROWS, SHORT, WIDTH, Pitch, squares_of
from touchline.blitz_bowl.text import (
    ability_text,
    arena_text,
    ball_text,
    challenge_text,
    event_text,
    name_of,
    play_text,
)
from touchline.server.blitz_bowl import shapes
from touchline.server.blitz_bowl.deeds import DICE
from touchline.server.blitz_bowl.scene import FOULS
from touchline.server.scenes.drawings import drawings
from touchline.server.scenes.shapes import Text, Words
from touchline.table.languages import languages

SEATS: Final = (2,)
THROW_TEAM_MATE: Final = actions.NAMES[-1]  # which no card names, so that packs have no word for it


def catalogue(packs: tuple[str, ...]) -> shapes.Printed:
    """The base pack and these folders. Lists are in the engine's order, so that numbers of options point into them."""
    cards = load_catalogue(packs)
    return {
        "packs": list(cards.packs),
        "digest": cards.digest,
        "languages": languages(),
        "seats": list(SEATS),
        "board": {"columns": COLUMNS, "rows": ROWS, "width": WIDTH, "short": SHORT, "long": LONG},
        "teams": [team(cards, one) for one in cards.team_cards],
        "positions": [position(cards, one) for one in cards.positions],
        "abilities": [ability(cards, id_) for id_ in cards.ability_names],
        "challenges": [challenge(cards, one) for one in cards.challenges],
        "plays": [play(cards, one) for one in cards.plays],
        "cards": [card(cards, face) for face in cards.deck_faces],
        "events": [event(cards, one) for one in cards.events],
        "arenas": [arena(cards, one) for one in cards.arenas],
        "balls": [ball(cards, one) for one in cards.balls],
        "pitches": [pitch(cards, one) for one in cards.pitches],
        "drills": [drill(cards, one) for one in cards.drills],
        "readings": readings(cards),
        "die": [DICE[face] for face in block_die.FACES],
        "fouls": [FOULS[result] for result in fouls.OF_FACE],
        "drawings": drawings(cards.drawings),
        "words": words(cards),
    }


def words(cards: Catalogue) -> Words:
    """What Actions, faces of the block die and results of fouls are called."""
    return {
        "actions": {one: said(cards, f"action.{one}") for one in actions.NAMES if one != THROW_TEAM_MATE},
        "dice": {one: said(cards, f"face.{one}") for one in block_die.NAMES},
        "fouls": {one: said(cards, f"result.{one}") for one in fouls.NAMES},
    }


def readings(cards: Catalogue) -> dict[str, str]:
    """How Japanese names are read, by the names."""
    names = cards.names["ja"]
    return {names[key]: kana for key, kana in cards.readings["ja"].items() if key in names}


def said(cards: Catalogue, key: str) -> Text:
    return {language: cards.texts[language][key] for language in languages()}


def name(cards: Catalogue, folder: str, id_: str) -> Text:
    return {language: name_of(cards, folder, id_, language) for language in languages()}


def text(cards: Catalogue, of: Callable[[Catalogue, str, str], str], id_: str) -> Text:
    """What is printed on something, in every language."""
    return {language: of(cards, id_, language) for language in languages()}


def team(cards: Catalogue, one: Team) -> shapes.Team:
    """A team card. ``players`` has a position for each player, in the order of their handles."""
    return {
        "id": one.id,
        "name": name(cards, "teams", one.id),
        "source": one.source,
        "emergency": one.reserves,
        "emergency_source": one.reserves_source,
        "keywords": list(one.keywords),
        "positions": [f"{one.id}/{cards.positions[at].id}" for at in one.positions],
        "players": [f"{one.id}/{cards.positions[at].id}" for at in one.players],
    }


def position(cards: Catalogue, one: Position) -> shapes.Position:
    """A position with its values: Move 0 is rolled for, Throw or Armour 0 is "–"."""
    id_ = f"{cards.teams[one.team]}/{one.id}"
    return {
        "id": id_,
        "name": name(cards, "positions", id_),
        "source": one.source,
        "team": cards.teams[one.team],
        "count": one.count,
        "move": one.move,
        "block": one.block,
        "throw": one.throw,
        "armour": one.armour,
        "abilities": list(one.abilities),
    }


def ability(cards: Catalogue, id_: str) -> shapes.PrintedAbility:
    return {
        "id": id_,
        "name": name(cards, "abilities", id_),
        "source": cards.ability_sources[id_],
        "text": text(cards, ability_text, id_),
    }


def challenge(cards: Catalogue, one: Challenge) -> shapes.PrintedChallenge:
    return {
        "id": one.id,
        "name": name(cards, "challenges", one.id),
        "source": one.source,
        "points": one.points,
        "text": text(cards, challenge_text, one.id),
    }


def play(cards: Catalogue, one: Play) -> shapes.PrintedPlay:
    return {
        "id": one.id,
        "name": name(cards, "bonus-plays", one.id),
        "source": one.source,
        "text": text(cards, play_text, one.id),
    }


def card(cards: Catalogue, face: int) -> shapes.PrintedCard:
    """A challenge card, by what is on its two sides."""
    return {
        "id": cards.face_ids[face],
        "source": cards.face_sources[face],
        "challenge": cards.challenges[cards.fronts[face]].id,
        "play": cards.plays[cards.backs[face]].id,
    }


def event(cards: Catalogue, one: Event) -> shapes.PrintedEvent:
    return {
        "id": one.id,
        "name": name(cards, "events", one.id),
        "source": one.source,
        "copies": one.copies,
        "text": text(cards, event_text, one.id),
    }


def arena(cards: Catalogue, one: Arena) -> shapes.Arena:
    return {
        "id": one.id,
        "name": name(cards, "arenas", one.id),
        "source": one.source,
        "roll": one.roll,
        "text": text(cards, arena_text, one.id),
    }


def ball(cards: Catalogue, one: BallKind) -> shapes.PrintedBall:
    return {
        "id": one.id,
        "name": name(cards, "balls", one.id),
        "source": one.source,
        "text": text(cards, ball_text, one.id),
    }


def drill(cards: Catalogue, one: Drill) -> shapes.Drill:
    return {
        "id": one.id,
        "number": one.number,
        "source": one.source,
        "rules": list(one.rules),
        "name": name(cards, "drills", one.id),
        "teaches": name(cards, "drill-teaches", one.id),
        "task": name(cards, "drill-task", one.id),
    }


def pitch(cards: Catalogue, one: Pitch) -> shapes.Pitch:
    return {
        "id": one.id,
        "name": name(cards, "pitches", one.id),
        "source": one.source,
        "trapdoors": list(one.trapdoors),
        "blocked": squares_of(one.blocked),
    }
