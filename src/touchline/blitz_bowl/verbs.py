"""Verbs of Blitz Bowl as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

PITCH: Final = 0
TEAM: Final = 1
PLACE: Final = 2
BALL: Final = 3
RUN: Final = 4
MARK: Final = 5
THROW: Final = 6
BLOCK: Final = 7
SIDESTEP: Final = 8
STAND_UP: Final = 9
RESERVES: Final = 10
FOUL: Final = 11
THROW_TEAM_MATE: Final = 12
PLAY: Final = 13
FREE: Final = 14
END_TURN: Final = 15
RUN_TO: Final = 16
MARK_TO: Final = 17
THROW_TO: Final = 18
BLOCK_AT: Final = 19
SIDESTEP_TO: Final = 20
FOUL_AT: Final = 21
LIFT: Final = 22
THROW_PLAYER_TO: Final = 23
DUMP_OFF: Final = 24
APPLY: Final = 25
REROLL: Final = 26
KEEP: Final = 27
FOLLOW_UP: Final = 28
STAY: Final = 29
BOUNCE_TO: Final = 30
CLAIM: Final = 31
DISCARD: Final = 32
ANSWER: Final = 33
SHADOW: Final = 34
SACRIFICE: Final = 35
TRIP: Final = 36
DECLINE: Final = 37
NAMES: Final[tuple[str, ...]] = (
    "pitch",
    "team",
    "place",
    "ball",
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "stand-up",
    "reserves",
    "foul",
    "throw-team-mate",
    "play",
    "free",
    "end-turn",
    "run-to",
    "mark-to",
    "throw-to",
    "block-at",
    "sidestep-to",
    "foul-at",
    "lift",
    "throw-player-to",
    "dump-off",
    "apply",
    "reroll",
    "keep",
    "follow-up",
    "stay",
    "bounce-to",
    "claim",
    "discard",
    "answer",
    "shadow",
    "sacrifice",
    "trip",
    "decline",
)
