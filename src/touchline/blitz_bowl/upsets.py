"""Upsets: what a random event does (BB 10)."""

from typing import Final

TRIP: Final = 0  # each coach: an Open opposing player becomes Prone
BENCH: Final = 1  # every Reserves player may make a free Reserves Action
NEW_CHALLENGES: Final = 2
BALLS: Final = 3  # a new ball; n where none is in play
INVASION: Final = 4  # each coach rolls a block die for each opposing player on the pitch; face n injures
SET_UP_AGAIN: Final = 5
MONSTER: Final = 6
# … and for the rest of the game
ARMOUR: Final = 7  # n off Armour Checks caused by Blocks
CHALLENGE_POINTS: Final = 8
TOUCHDOWN_POINTS: Final = 9
FOUL_COUNTS: Final = 10  # a foul result n counts as another: n = from * 8 + to
NAMES: Final[tuple[str, ...]] = (
    "trip",
    "bench",
    "new-challenges",
    "balls",
    "invasion",
    "set-up-again",
    "monster",
    "armour",
    "challenge-points",
    "touchdown-points",
    "foul-counts",
)
