"""Options of Blitz Bowl that are a verb alone, as codes. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

END_TURN: Final = 16106127360
KEEP: Final = 28991029248
FOLLOW_UP: Final = 30064771072
STAY: Final = 31138512896
DECLINE: Final = 39728447488
