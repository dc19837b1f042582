"""Moments of a bonus play (BB 8)."""

from typing import Final

TURN_START: Final = 0  # ahead of the Pre-Turn Sequence
FIRST: Final = 1  # before the first Player Action
BEFORE: Final = 2  # before an Action of the kinds in ``actions``, which must be the next one
BETWEEN: Final = 3  # before or after any Action: grants a free Action to one of the coach's players
BEFORE_ACTION: Final = 4  # before a Player Action: likewise
AFTER: Final = 5  # after an Action: grants a free Action to the player who made it
LAST: Final = 6  # after the last Player Action and its claim step
ROLLED: Final = 7  # after a roll of one's own
KNOCKED: Final = 8  # an opponent was Knocked Down by a Block, before the Armour Check
RUN_MADE: Final = 9  # interrupts, by what the opponent does
MARK_MADE: Final = 10
SIDESTEPPED: Final = 11
TARGETED: Final = 12
# … and of those at ROLLED, which let their coach roll what again
ARMOUR_ROLLED: Final = 13
THROW_ROLLED: Final = 14
BLOCK_ROLLED: Final = 15
NUMBER: Final = 16
NAMES: Final[tuple[str, ...]] = (
    "turn-start",
    "first",
    "before",
    "between",
    "before-action",
    "after",
    "last",
    "rolled",
    "knocked",
    "run-made",
    "mark-made",
    "sidestepped",
    "targeted",
    "armour-rolled",
    "throw-rolled",
    "block-rolled",
)
