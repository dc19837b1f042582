"""The faces of the tackle die (TM 5.10)."""

from typing import Final

TARGET_DOWN: Final = 0
MISS: Final = 1
TACKLER_DOWN: Final = 2
FACES: Final[tuple[int, ...]] = (TARGET_DOWN, TARGET_DOWN, TARGET_DOWN, MISS, MISS, TACKLER_DOWN)
NAMES: Final[tuple[str, ...]] = ("target-down", "miss", "tackler-down")
WORDS: Final[tuple[str, ...]] = ("Target Down", "Miss", "Tackler Down")
