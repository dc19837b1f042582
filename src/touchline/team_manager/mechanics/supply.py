"""Tokens that there are only so many of (TM 12.5): a mark on players, and a dial that says how many are left."""

from typing import Final

from touchline.team_manager.in_play import Dial, Mark
from touchline.team_manager.state import Season

TOKENS: Final = 6  # of blood, and of disease


def left(t: Season, supply: Dial) -> int:
    return t.dials[supply.number][0]


def take(t: Season, supply: Dial, mark: Mark, card: int, number: int) -> int:
    """Put tokens from the supply on a card, as many as there are; gives how many that was."""
    taken = min(number, t.dials[supply.number][0])
    t.dials[supply.number][0] -= taken
    t.marks[mark.number][card] += taken
    return taken


def give_back(t: Season, supply: Dial, mark: Mark, card: int) -> None:
    """All tokens of a card go back (TM 14.1.5)."""
    t.dials[supply.number][0] += t.marks[mark.number][card]
    t.marks[mark.number][card] = 0
