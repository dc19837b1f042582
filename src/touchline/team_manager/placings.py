"""Placings at the matchup being resolved (TM 6.4)."""

from typing import Final

ABSENT: Final = 0
WINNER: Final = 1
RUNNER_UP: Final = 2
LOSER: Final = 3
UNRANKED: Final = 4  # there, but neither won nor lost: not yet, or for good in a draw
NAMES: Final[tuple[str, ...]] = ("absent", "winner", "runner-up", "loser", "unranked")
