"""Actions (BB 4.1.1), as bits of what a player has done this turn."""

from typing import Final

RUN: Final = 0
MARK: Final = 1
THROW: Final = 2
BLOCK: Final = 3
SIDESTEP: Final = 4
STAND_UP: Final = 5
RESERVES: Final = 6
FOUL: Final = 7
THROW_TEAM_MATE: Final = 8  # counts as a Throw Action in every way (BB-R14)
NAMES: Final[tuple[str, ...]] = (
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "stand-up",
    "reserves",
    "foul",
    "throw-team-mate",
)
WORDS: Final[tuple[str, ...]] = (
    "Run",
    "Mark",
    "Throw",
    "Block",
    "Sidestep",
    "Stand Up",
    "Reserves",
    "Foul",
    "Throw Team-mate",
)
ANY: Final = 0xFF
