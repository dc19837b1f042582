"""What things are called in the sentences of Blitz Bowl, in any language.

Sorts of slots: ``player`` and ``seat`` are numbers of the table, ``square`` is ``e10``; ``action``, ``face`` (of a
Block die), ``challenge``, ``play``, ``challenge-text``, ``play-text`` and ``kind`` (of question) are ids.
"""

from functools import partial
from typing import Any, Final

from touchline.blitz_bowl import actions, block_die
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.text import challenge_text, name_of, play_text
from touchline.table.languages import messages
from touchline.table.said import Slot, series, sign
from touchline.table.voice import Voice

GAME: Final = "blitz-bowl"
KIND: Final = "kind"


def voice_of(t: Match) -> Voice:
    """Says what there is to say of a table."""
    return Voice(GAME, partial(called, t.catalogue, tuple(t.teams), t.role, t.edge))


def called(
    cards: Catalogue, teams: tuple[int, ...], role: tuple[int, ...], edge: int, sort: str, value: Any, language: str
) -> str:
    if sort == "player":
        return player_called(cards, role, edge, value, language)
    if sort == "seat":
        if 0 <= value < len(teams):
            return name_of(cards, "teams", cards.teams[teams[value]], language)
        return messages(language, f"{GAME}/words").say("words.story.coach", {"number": value + 1})
    if sort == "action":
        return action_called(cards, value, language)
    if sort == "face":
        return cards.texts[language][f"face.{value}"]
    if sort == "challenge":
        return name_of(cards, "challenges", value, language)
    if sort == "challenge-text":
        return challenge_text(cards, value, language)
    if sort == "play":
        return name_of(cards, "bonus-plays", value, language)
    if sort == "play-text":
        return play_text(cards, value, language)
    assert sort == KIND, sort
    return messages(language, f"{GAME}/table").pattern(f"prompts.{value}")


def action_called(cards: Catalogue, action: str, language: str) -> str:
    """An Action by its id; cards do not speak of all of them."""
    words = messages(language, f"{GAME}/words")
    named = f"words.actions.{action}"
    return words.pattern(named) if words.has(named) else cards.texts[language][f"action.{action}"]


def player_called(cards: Catalogue, role: tuple[int, ...], edge: int, player: int, language: str) -> str:
    """A player by his position, with a number if there are several."""
    if not 0 <= player < len(role):
        return messages(language, f"{GAME}/words").pattern("words.story.nobody")
    position = cards.positions[role[player]]
    name = name_of(cards, "positions", f"{cards.teams[position.team]}/{position.id}", language)
    team = range(edge) if player < edge else range(edge, len(role))
    same = [one for one in team if role[one] == role[player]]
    if len(same) < 2:
        return name
    return messages(language, f"{GAME}/words").say(
        "words.story.numbered", {"name": name, "number": same.index(player) + 1}
    )


# --- Slots -----------------------------------------------------------------------------------------------------------


def player_slot(player: int) -> Slot:
    return "player", player


def players_slot(players: list[int]) -> Slot:
    """Several players: this one and that one."""
    return series("players", [player_slot(player) for player in players])


def seat_slot(seat: int) -> Slot:
    return "seat", seat


def square_slot(square: int) -> Slot:
    return sign(square_name(square))


def action_slot(action: int) -> Slot:
    return "action", actions.NAMES[action]


def face_slot(face: int) -> Slot:
    return "face", block_die.NAMES[face]


def challenge_slot(challenge: str) -> Slot:
    return "challenge", challenge


def challenge_text_slot(challenge: str) -> Slot:
    return "challenge-text", challenge


def play_slot(play: str) -> Slot:
    return "play", play


def play_text_slot(play: str) -> Slot:
    return "play-text", play
