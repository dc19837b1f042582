"""What things are called in the sentences of Team Manager, in any language.

Sorts of slots: ``card`` is the id of a face, empty for one that is not known; ``seat`` a manager, by his team; ``die``
and ``kind`` (a kind of question) are ids.
"""

from functools import partial
from typing import Any, Final

from touchline.table.languages import messages
from touchline.table.said import Slot
from touchline.table.voice import Voice
from touchline.team_manager import places
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.state import Season
from touchline.team_manager.text import face_name, team_name, translated

GAME: Final = "team-manager"
CARD: Final = "card"
SEAT: Final = "seat"
DIE: Final = "die"
KIND: Final = "kind"


def voice_of(t: Season) -> Voice:
    """Says what there is to say of a table."""
    return Voice(GAME, partial(called, t.catalogue, tuple(t.teams)))


def called(cards: Catalogue, teams: tuple[int, ...], sort: str, value: Any, language: str) -> str:
    if sort == CARD:
        if not value:
            return messages(language, f"{GAME}/words").pattern("words.story.a-card")
        return face_name(cards, cards.ids.index(value), language)
    if sort == SEAT:
        if not 0 <= value < len(teams):
            return messages(language, f"{GAME}/words").pattern("words.story.no-one")
        return team_name(cards, teams[value], language)
    if sort == DIE:
        key = f"face.{value.replace('-', '_')}"
        return translated(cards, language, key, key)
    assert sort == KIND, sort
    return messages(language, f"{GAME}/table").pattern(f"prompts.{value}")


# --- Slots -----------------------------------------------------------------------------------------------------------


def card_slot(t: Season, card: int) -> Slot:
    """A card by what is printed on it, as far as this table knows it."""
    return face_slot(t, t.face[card] if 0 <= card < len(t.face) else -1)


def face_slot(t: Season, face: int) -> Slot:
    return CARD, t.catalogue.ids[face] if face >= 0 else ""


def matchup_slot(t: Season, matchup: int) -> Slot:
    """A matchup by its card."""
    pile = t.piles[places.SPIKE_PILE if matchup == places.TOURNAMENT_AT else places.MATCHUP + matchup]
    return card_slot(t, pile[-1] if pile else -1)


def seat_slot(seat: int) -> Slot:
    return SEAT, seat
