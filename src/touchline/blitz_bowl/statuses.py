"""Statuses of a player (BB 1.9)."""

from typing import Final

OPEN: Final = 0
MARKED: Final = 1
PRONE: Final = 2
IN_RESERVES: Final = 3
NAMES: Final[tuple[str, ...]] = ("open", "marked", "prone", "reserves")
