"""Options of Team Manager that are a verb alone, as codes. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

PASS: Final = 1073741824
DONE: Final = 3221225472
PASS_BALL: Final = 4294967296
SKIP: Final = 5368709120
SPRINT: Final = 6442450944
STRIP_BALL: Final = 8589934592
DECLINE: Final = 11811160064
KEEP_BALL: Final = 17179869184
PEEK_KEEP: Final = 19327352832
PEEK_REDRAW: Final = 20401094656
FACE_LEFT: Final = 25769803776
FACE_RIGHT: Final = 26843545600
DRAW_MORE: Final = 32212254720
