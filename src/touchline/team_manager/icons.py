"""The skill icons of players, in the order of the rulebook (TM 5.5)."""

from typing import Final

CHEAT: Final = 0
PASS: Final = 1
SPRINT: Final = 2
TACKLE: Final = 3
ANY: Final = 4
NAMES: Final[tuple[str, ...]] = ("cheat", "pass", "sprint", "tackle")
WORDS: Final[tuple[str, ...]] = ("cheating", "passing", "sprinting", "tackling")
