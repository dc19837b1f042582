"""Kinds of decision of Team Manager as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

TURN: Final = 0
PASS_DISCARDS: Final = 1
PASS_SKILL: Final = 2
SPRINT_SKILL: Final = 3
SPRINT_DISCARD: Final = 4
TACKLE_SKILL: Final = 5
ANY_SKILL: Final = 6
RESPOND: Final = 7
REROLL_DIE: Final = 8
RESULT: Final = 9
GUARD: Final = 10
DUMP_OFF: Final = 11
PICK_PLAYER: Final = 12
PICK_TOKEN: Final = 13
PEEK: Final = 14
SHIFT: Final = 15
MOVE: Final = 16
BALL_LEFT: Final = 17
ACTION: Final = 18
HIGHLIGHT: Final = 19
FACING: Final = 20
OPPONENT: Final = 21
OPPONENT_PLAYER: Final = 22
COMMIT_ZONE: Final = 23
ATTEMPT: Final = 24
EITHER_OR: Final = 25
KEEP: Final = 26
BOTTOM: Final = 27
MORE_STARS: Final = 28
FREEBOOTER: Final = 29
STARS_ON_TOP: Final = 30
RANK: Final = 31
ALTERNATIVE: Final = 32
NAMES: Final[tuple[str, ...]] = (
    "turn",
    "pass-discards",
    "pass-skill",
    "sprint-skill",
    "sprint-discard",
    "tackle-skill",
    "any-skill",
    "respond",
    "reroll-die",
    "result",
    "guard",
    "dump-off",
    "pick-player",
    "pick-token",
    "peek",
    "shift",
    "move",
    "ball-left",
    "action",
    "highlight",
    "facing",
    "opponent",
    "opponent-player",
    "commit-zone",
    "attempt",
    "either-or",
    "keep",
    "bottom",
    "more-stars",
    "freebooter",
    "stars-on-top",
    "rank",
    "alternative",
)
