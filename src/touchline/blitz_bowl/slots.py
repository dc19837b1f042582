"""How the index of actions counts what options name: players by their number in the team, cards by their faces.

The team of the coach who chooses is "own". A number of -1 means that there is no room for what an option names; such
options take what is left at the end of the index (``table.action_index``).
"""

from typing import Final

from touchline.blitz_bowl import block_die
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, WIDTH
from touchline.blitz_bowl.state import SPACES, Match
from touchline.table.decision import first_of, second_of, third_of
from touchline.table.registry import Slots

NO_ROOM: Final = -1
TEAM: Final = 10  # players
FACES: Final = 512  # different cards
PITCHES: Final = 64
BALLS: Final = 32
SOURCES: Final = 112  # where a free Action comes from (``action.py``, ``menu.py``)
TOUCHED: Final = 8  # sets of three balls


def within(number: int, size: int) -> int:
    return number if 0 <= number < size else NO_ROOM


def own_of(t: Match, player: int) -> int:
    return within(player - t.players_of(t.seat).start, TEAM)


def theirs_of(t: Match, player: int) -> int:
    return within(player - t.players_of(1 - t.seat).start, TEAM)


def square_of(square: int) -> int:
    return square // WIDTH * COLUMNS + square % WIDTH


def own(t: Match, code: int) -> int:
    return own_of(t, first_of(code))


def theirs(t: Match, code: int) -> int:
    return theirs_of(t, first_of(code))


def mate(t: Match, code: int) -> int:
    return own_of(t, second_of(code))


def target(t: Match, code: int) -> int:
    return theirs_of(t, second_of(code))


def square(_t: Match, code: int) -> int:
    return square_of(second_of(code))


def landing(_t: Match, code: int) -> int:
    return square_of(first_of(code))


def touched(_t: Match, code: int) -> int:
    return within(third_of(code), TOUCHED)


def card(t: Match, code: int) -> int:
    return within(t.face[first_of(code)], FACES)


def space(t: Match, code: int) -> int:
    return t.spaces.index(first_of(code))


def discarded(t: Match, code: int) -> int:
    """The space of an active card, or the face of a card in hand."""
    if first_of(code) in t.spaces:
        return space(t, code)
    face = card(t, code)
    return SPACES + face if face >= 0 else NO_ROOM


def source(_t: Match, code: int) -> int:
    return within(third_of(code), SOURCES)


def team(_t: Match, code: int) -> int:
    """Of the two teams on the table, the one that comes first in the catalogue, or the other."""
    return 0 if first_of(code) < second_of(code) else 1


def pitch(_t: Match, code: int) -> int:
    return within(first_of(code), PITCHES)


def ball(_t: Match, code: int) -> int:
    return within(first_of(code), BALLS)


def number(_t: Match, code: int) -> int:
    return first_of(code)


OWN: Final[Slots] = Slots("own player", TEAM, own)
THEIRS: Final[Slots] = Slots("opponent", TEAM, theirs)
MATE: Final[Slots] = Slots("own player", TEAM, mate)
TARGET: Final[Slots] = Slots("opponent", TEAM, target)
SQUARE: Final[Slots] = Slots("square", ROWS * COLUMNS, square)
LANDING: Final[Slots] = Slots("square", ROWS * COLUMNS, landing)
BALLS_TOUCHED: Final[Slots] = Slots("balls touched", TOUCHED, touched)
CARD: Final[Slots] = Slots("card", FACES, card)
SPACE: Final[Slots] = Slots("space", SPACES, space)
DISCARDED: Final[Slots] = Slots("space or card", SPACES + FACES, discarded)
SOURCE: Final[Slots] = Slots("source", SOURCES, source)
TEAM_TAKEN: Final[Slots] = Slots("team", 2, team)
PITCH: Final[Slots] = Slots("pitch", PITCHES, pitch)
BALL: Final[Slots] = Slots("ball", BALLS, ball)
FACE: Final[Slots] = Slots("face", block_die.NUMBER, number)
WAY: Final[Slots] = Slots("way", 3, number)
