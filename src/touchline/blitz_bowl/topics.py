"""What the questions of a match are about: each value by its name, read off the table when somebody asks for it.

Steps that ask say no more than what the step that takes the answer needs; here stands what that means to others.
"""

from typing import Final

from touchline.blitz_bowl import rolls, steps
from touchline.blitz_bowl.checks import Check, armour_check
from touchline.blitz_bowl.state import HAND, Match
from touchline.blitz_bowl.state import PLAYER as SORT
from touchline.blitz_bowl.throwing import check_of
from touchline.blitz_bowl.turn import HAND_LIMIT
from touchline.table.registry import NUMBER, PLACE, Topic


def first(t: Match) -> int:
    return t.then_a


def second(t: Match) -> int:
    return t.then_b


def roll(t: Match) -> int:
    """Which roll may be taken again (``rolls.py``)."""
    return rolls.ARMOUR if t.then == steps.ARMOUR_CHOSEN else rolls.THROW


def check(t: Match) -> Check:
    """The check that was made, or that an answer may yet change."""
    if t.then == steps.THROW_KEPT:
        return check_of(t, t.then_a, t.deeds[-1], t.then_b)
    return armour_check(t.then_b)


def needed(t: Match) -> int:
    """The value that the check is made against."""
    return check(t).value


def minus(t: Match) -> int:
    """1 where it is made with -1, else 0."""
    return 1 if check(t).minus else 0


def die(t: Match) -> int:
    """What was rolled; 0 before it is."""
    return check(t).die


def discards(t: Match) -> int:
    return len(t.piles[HAND + t.seat]) - HAND_LIMIT


PLAYER: Final[Topic] = Topic("player", SORT, first)  # who acts, or whom it befalls
TARGET: Final[Topic] = Topic("target", SORT, second)
SQUARE: Final[Topic] = Topic("square", PLACE, second)
PLAY: Final[Topic] = Topic(
    "play", NUMBER, first
)  # the bonus play that gives a free Action, by its number in the catalogue
BALL: Final[Topic] = Topic("ball", NUMBER, first)
FIRST_BALL: Final[Topic] = Topic("first", NUMBER, first)  # 1 for the first ball of the match
LINE_UP: Final[Topic] = Topic("number", NUMBER, second)  # of his players, the one who is placed
MOMENT: Final[Topic] = Topic("moment", NUMBER, second)  # what is answered (``moments.py``)
ROLL: Final[Topic] = Topic("roll", NUMBER, roll)
NEEDED: Final[Topic] = Topic("needed", NUMBER, needed)
MODIFIER: Final[Topic] = Topic("minus", NUMBER, minus)
ROLLED: Final[Topic] = Topic("die", NUMBER, die)
DISCARDS: Final[Topic] = Topic("discards", NUMBER, discards)  # how many are left to discard
