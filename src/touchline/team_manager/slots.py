"""How the index of actions counts what options name: cards by their faces, players by where they stand.

Seats are counted from the one that is to choose. A number of -1 means that there is no room for what an option names;
such options take what is left at the end of the index (``table.action_index``).
"""

from typing import Final

from touchline.table.decision import first_of, second_of, third_of
from touchline.table.registry import Slots
from touchline.team_manager import places
from touchline.team_manager.state import Season

NO_ROOM: Final = -1
FACES: Final = 512  # different cards
DEEP: Final = 16  # players in a zone
TOKENS: Final = 8  # on a player
ABILITIES: Final = 4  # of a card
SIDES: Final = 8  # of a payout
HIGHLIGHTS: Final = places.TOURNAMENT_AT * 2  # their zones; those of the tournament follow
ZONES: Final = HIGHLIGHTS + places.MOST_SEATS
PLAYERS: Final = ZONES * DEEP


def face_of(t: Season, card: int) -> int:
    face = t.face[card]
    return face if face < FACES else NO_ROOM


def zone_of(t: Season, place: int) -> int:
    """A zone: left and right of each highlight, then those of the tournament, the own one first."""
    matchup, side = divmod(place - places.ZONE, places.ZONES)
    if matchup == places.TOURNAMENT_AT:
        return HIGHLIGHTS + (side - t.seat) % t.seats
    return matchup * 2 + side


def player_of(t: Season, card: int) -> int:
    """A player by his zone and his place in it."""
    place = t.place[card]
    if not places.ZONE <= place < places.ON:
        return NO_ROOM
    at = t.piles[place].index(card)
    return zone_of(t, place) * DEEP + at if at < DEEP else NO_ROOM


def token_of(t: Season, token: int) -> int:
    """A token by the player it lies on and its place there."""
    place = t.place[token]
    player = player_of(t, place - places.ON) if place >= places.ON else NO_ROOM
    if player < 0:
        return NO_ROOM
    at = t.piles[place].index(token)
    return player * TOKENS + at if at < TOKENS else NO_ROOM


def card(t: Season, code: int) -> int:
    return face_of(t, first_of(code))


def own_zone(t: Season, code: int) -> int:
    zone = zone_of(t, second_of(code))
    return zone if zone <= HIGHLIGHTS else NO_ROOM


def player(t: Season, code: int) -> int:
    return player_of(t, first_of(code))


def token(t: Season, code: int) -> int:
    return token_of(t, first_of(code))


def picked(t: Season, code: int) -> int:
    """A player, or a token."""
    one = first_of(code)
    if t.place[one] < places.ON:
        return player_of(t, one)
    at = token_of(t, one)
    return PLAYERS + at if at >= 0 else NO_ROOM


def source(t: Season, code: int) -> int:
    """A player at a matchup; else the face of a card in play, of an exhausted one, or of one that is gone."""
    one = first_of(code)
    place = t.place[one]
    if places.ZONE <= place < places.ON:
        return player_of(t, one)
    face = face_of(t, one)
    if face < 0:
        return NO_ROOM
    if not places.IN_PLAY <= place < places.IN_PLAY + places.MOST_SEATS:
        return PLAYERS + 2 * FACES + face
    return PLAYERS + (FACES if t.turned[one] else 0) + face


def pile(t: Season, code: int) -> int:
    """The hand, deck or discard pile."""
    return t.place[first_of(code)] // places.MOST_SEATS


def held(t: Season, code: int) -> int:
    """The hand, deck or discard pile, or before its manager: in force, or exhausted."""
    one = first_of(code)
    return min(t.place[one] // places.MOST_SEATS, 3 + (1 if t.turned[one] else 0))


def ability(_t: Season, code: int) -> int:
    index = second_of(code)
    return index if index < ABILITIES else NO_ROOM


def matchup(_t: Season, code: int) -> int:
    return first_of(code) - places.MATCHUP


def seat(t: Season, code: int) -> int:
    return (first_of(code) - t.seat) % t.seats


def number(_t: Season, code: int) -> int:
    return first_of(code)


def side(_t: Season, code: int) -> int:
    index = third_of(code)
    return index if index < SIDES else NO_ROOM


def way(_t: Season, code: int) -> int:
    return third_of(code)


CARD: Final[Slots] = Slots("card", FACES, card)
OWN_ZONE: Final[Slots] = Slots("zone", HIGHLIGHTS + 1, own_zone)
PLAYER: Final[Slots] = Slots("player", PLAYERS, player)
TOKEN: Final[Slots] = Slots("token", PLAYERS * TOKENS, token)
PICKED: Final[Slots] = Slots("player or token", PLAYERS * (1 + TOKENS), picked)
SOURCE: Final[Slots] = Slots("source", PLAYERS + 3 * FACES, source)
PILE: Final[Slots] = Slots("pile", 3, pile)
HELD: Final[Slots] = Slots("pile or before him", 5, held)
ABILITY: Final[Slots] = Slots("ability", ABILITIES, ability)
MATCHUP: Final[Slots] = Slots("matchup", places.MATCHUPS, matchup)
SEAT: Final[Slots] = Slots("seat", places.MOST_SEATS, seat)
SKILL: Final[Slots] = Slots("skill", 4, number)
DIE: Final[Slots] = Slots("die", 2, number)
RESULT: Final[Slots] = Slots("result", 3, number)
SIDE: Final[Slots] = Slots("side", SIDES, side)
WAY: Final[Slots] = Slots("way", 3, way)
