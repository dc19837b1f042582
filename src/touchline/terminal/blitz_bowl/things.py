"""All that can be shown of a catalogue, numbered: teams, positions, abilities, cards, events, arenas, balls, pitches.

A thing's number is its *face* in menus and albums; it has nothing to do with the faces of the deck.
"""

from typing import Final

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.text import (
    ability_text,
    arena_text,
    ball_text,
    challenge_text,
    event_text,
    name_of,
    play_text,
)
from touchline.table.languages import ENGLISH
from touchline.terminal.folded import matched
from touchline.terminal.speech import Speech, album_words, spoken

GAME: Final = "blitz-bowl"
TEAM: Final = "team"
POSITION: Final = "position"
ABILITY: Final = "ability"
CARD: Final = "challenge-card"
EVENT: Final = "event-card"
ARENA: Final = "arena"
BALL: Final = "ball"
PITCH: Final = "pitch"
DRILL: Final = "drill"
KINDS: Final = (TEAM, POSITION, ABILITY, CARD, EVENT, ARENA, BALL, PITCH, DRILL)
# What people say for a kind.
ALIASES: Final = {
    "card": CARD,
    "challenge": CARD,
    "bonus-play": CARD,
    "play": CARD,
    "event": EVENT,
    "random-event": EVENT,
    "player": POSITION,
}


def in_line(text: str, language: str) -> str:
    """Lines of a card one after another."""
    return Speech(GAME, spoken(language)).own.listed(text.split("\n"), "lines")


class Thing:
    """One of them: its kind, its place in the list of its kind, and its id."""

    def __init__(self, kind: str, at: int, id_: str, team: int, source: str, copies: int = 1) -> None:
        self.kind = kind
        self.at = at
        self.id = id_
        self.team = team
        self.source = source
        self.copies = copies


class Things:
    """The things of a catalogue in the order of their faces, with names and texts in any of its languages."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.cards = catalogue
        self.list: list[Thing] = []
        for at, team in enumerate(catalogue.team_cards):
            self.list.append(Thing(TEAM, at, team.id, at, team.source))
        for at, one in enumerate(catalogue.positions):
            self.list.append(
                Thing(POSITION, at, f"{catalogue.teams[one.team]}/{one.id}", one.team, one.source, one.count)
            )
        for at, ability in enumerate(catalogue.ability_names):
            self.list.append(Thing(ABILITY, at, ability, -1, catalogue.ability_sources[ability]))
        for face in catalogue.deck_faces:
            self.list.append(Thing(CARD, face, catalogue.face_ids[face], -1, catalogue.face_sources[face]))
        for at, event in enumerate(catalogue.events):
            self.list.append(Thing(EVENT, at, event.id, -1, event.source, event.copies))
        self.list += [Thing(ARENA, at, one.id, -1, one.source) for at, one in enumerate(catalogue.arenas)]
        self.list += [Thing(BALL, at, one.id, -1, one.source) for at, one in enumerate(catalogue.balls)]
        self.list += [Thing(PITCH, at, one.id, -1, one.source) for at, one in enumerate(catalogue.pitches)]
        self.list += [Thing(DRILL, at, one.id, -1, one.source) for at, one in enumerate(catalogue.drills)]
        self.faces = {(thing.kind, thing.at): face for face, thing in enumerate(self.list)}

    def face_of(self, kind: str, at: int) -> int:
        """The number of a thing, or -1."""
        return self.faces.get((kind, at), -1)

    # --- Names and texts ----------------------------------------------------------------------------------------

    def names(self, thing: Thing, language: str = ENGLISH) -> tuple[str, ...]:
        """Its name; a challenge card has two."""
        cards = self.cards
        if thing.kind == CARD:
            front, back = thing.id.split("/")
            return name_of(cards, "challenges", front, language), name_of(cards, "bonus-plays", back, language)
        folder = {TEAM: "teams", POSITION: "positions", ABILITY: "abilities", EVENT: "events", PITCH: "pitches"}
        return (name_of(cards, folder.get(thing.kind, f"{thing.kind}s"), thing.id, language),)

    def name(self, thing: Thing, language: str = ENGLISH) -> str:
        return Speech(GAME, spoken(language)).own.listed(self.names(thing, language), "names")

    def abilities(self, thing: Thing) -> tuple[str, ...]:
        """The abilities that a team or a position has, each once."""
        if thing.kind == POSITION:
            return self.cards.positions[thing.at].abilities
        if thing.kind != TEAM:
            return ()
        found = [
            one for role in self.cards.team_cards[thing.at].positions for one in self.cards.positions[role].abilities
        ]
        return tuple(dict.fromkeys(found))

    def text(self, thing: Thing, language: str = ENGLISH) -> str:
        """What is printed on it; of a team and a position the abilities."""
        cards = self.cards
        if thing.kind in (TEAM, POSITION):
            return "\n".join(self.ability(one, language) for one in self.abilities(thing))
        if thing.kind == CARD:
            front, back = thing.id.split("/")
            return f"{challenge_text(cards, front, language)}\n{play_text(cards, back, language)}"
        if thing.kind == ABILITY:
            return ability_text(cards, thing.id, language)
        if thing.kind == EVENT:
            return event_text(cards, thing.id, language)
        if thing.kind == ARENA:
            return arena_text(cards, thing.id, language)
        if thing.kind == BALL:
            return ball_text(cards, thing.id, language)
        return name_of(cards, "drill-task", thing.id, language) if thing.kind == DRILL else ""

    def ability(self, id_: str, language: str = ENGLISH) -> str:
        """``Dodge: this player …``."""
        text = in_line(ability_text(self.cards, id_, language), language)
        name = name_of(self.cards, "abilities", id_, language)
        return album_words(GAME, language).say("facts.ability", {"name": name, "text": text})

    def match(self, asked: str) -> list[int]:
        """The faces a person may mean: the exact name or id, else names that begin with it, else contain it."""
        languages = list(self.cards.names)
        return matched(
            [[thing.id, *(name for one in languages for name in self.names(thing, one))] for thing in self.list], asked
        )
