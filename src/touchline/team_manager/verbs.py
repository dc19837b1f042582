"""Verbs of Team Manager as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

COMMIT: Final = 0
PASS: Final = 1
DISCARD: Final = 2
DONE: Final = 3
PASS_BALL: Final = 4
SKIP: Final = 5
SPRINT: Final = 6
TACKLE: Final = 7
STRIP_BALL: Final = 8
USE_SKILL: Final = 9
USE: Final = 10
DECLINE: Final = 11
REROLL: Final = 12
APPLY: Final = 13
GUARD: Final = 14
GIVE: Final = 15
KEEP_BALL: Final = 16
PICK: Final = 17
PEEK_KEEP: Final = 18
PEEK_REDRAW: Final = 19
SHIFT: Final = 20
MOVE: Final = 21
ACT: Final = 22
REPLACE: Final = 23
FACE_LEFT: Final = 24
FACE_RIGHT: Final = 25
OPPOSE: Final = 26
EITHER: Final = 27
KEEP: Final = 28
BOTTOM: Final = 29
DRAW_MORE: Final = 30
RETURN: Final = 31
PLACE: Final = 32
AHEAD: Final = 33
TAKE: Final = 34
NAMES: Final[tuple[str, ...]] = (
    "commit",
    "pass",
    "discard",
    "done",
    "pass-ball",
    "skip",
    "sprint",
    "tackle",
    "strip-ball",
    "use-skill",
    "use",
    "decline",
    "reroll",
    "apply",
    "guard",
    "give",
    "keep-ball",
    "pick",
    "peek-keep",
    "peek-redraw",
    "shift",
    "move",
    "act",
    "replace",
    "face-left",
    "face-right",
    "oppose",
    "either",
    "keep",
    "bottom",
    "draw-more",
    "return",
    "place",
    "ahead",
    "take",
)
