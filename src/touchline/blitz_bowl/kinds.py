"""Kinds of decision of Blitz Bowl as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

PITCH: Final = 0
TEAM: Final = 1
PLACE: Final = 2
BALL: Final = 3
TURN_START: Final = 4
REPLACE: Final = 5
EMERGENCY: Final = 6
ACTION: Final = 7
LAST: Final = 8
FREE_PLAYER: Final = 9
RUN: Final = 10
MARK: Final = 11
THROW: Final = 12
BLOCK: Final = 13
SIDESTEP: Final = 14
RESERVES: Final = 15
FOUL: Final = 16
THROW_PLAYER: Final = 17
THROW_PLAYER_TO: Final = 18
TARGETED: Final = 19
RESULT: Final = 20
REROLL: Final = 21
KNOCKED: Final = 22
FOLLOW_UP: Final = 23
BOUNCE: Final = 24
INTERRUPT: Final = 25
ANSWERER: Final = 26
SHADOW: Final = 27
CLAIM: Final = 28
EARNED: Final = 29
BLOODLUST: Final = 30
HAND_LIMIT: Final = 31
TRIP: Final = 32
BENCH: Final = 33
NAMES: Final[tuple[str, ...]] = (
    "pitch",
    "team",
    "place",
    "ball",
    "turn-start",
    "replace",
    "emergency",
    "action",
    "last",
    "free-player",
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "reserves",
    "foul",
    "throw-player",
    "throw-player-to",
    "targeted",
    "result",
    "reroll",
    "knocked",
    "follow-up",
    "bounce",
    "interrupt",
    "answerer",
    "shadow",
    "claim",
    "earned",
    "bloodlust",
    "hand-limit",
    "trip",
    "bench",
)
