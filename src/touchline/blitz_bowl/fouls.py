"""What a Foul leads to (BB 11.1)."""

from typing import Final

SPOTTED: Final = 0
SLIPPED: Final = 1
TAKE_THAT: Final = 2
GOT_THEM: Final = 3
NAMES: Final[tuple[str, ...]] = ("spotted", "slipped", "take-that", "got-them")
WORDS: Final[tuple[str, ...]] = ("Spotted!", "Slipped!", "Take That!", "Got Them!")
OF_FACE: Final[tuple[int, ...]] = (GOT_THEM, GOT_THEM, TAKE_THAT, SPOTTED, SLIPPED)
UNCHANGED: Final[tuple[int, ...]] = (SPOTTED, SLIPPED, TAKE_THAT, GOT_THEM)
