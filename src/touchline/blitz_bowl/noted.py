"""What is noted of an Action under way: what came of it, and how it is bound. A bit for each."""

from typing import Final

SUCCESS: Final = 1 << 0
NEGATIVE: Final = 1 << 1
HAND_OFF: Final = 1 << 2
KNOCKED: Final = 1 << 3
INJURED: Final = 1 << 4
TOUCHDOWN: Final = 1 << 5
TOOK: Final = 1 << 6  # a ball that the team did not hold when the turn began
MISS: Final = 1 << 7  # a block die of the final roll shows a Miss
REROLLED: Final = 1 << 8
SHORT: Final = 1 << 9  # Short Throws only
APPLIED: Final = 1 << 10  # a block die was applied already
THEN_PRONE: Final = 1 << 11
BLED: Final = 1 << 12  # Bloodlust was looked at
BESIDE: Final = 1 << 13  # a Mark that must end beside the one it answers
NAMES: Final = (
    "success",
    "negative",
    "hand-off",
    "knocked-down",
    "injured",
    "touchdown",
    "took-ball",
    "miss",
    "rerolled",
    "short",
    "applied",
    "then-prone",
    "bled",
    "beside",
)
