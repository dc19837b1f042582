"""The bot that chooses any option, each as likely as the other: the measure of all others."""

from typing import Final

from touchline.table.dice import BOTS, Dice
from touchline.table.view import View


class RandomBot:
    """Plays at random."""

    def __init__(self, dice: Dice, _seat: int) -> None:
        self.name = "random"
        self.dice = dice

    def choose(self, view: View) -> int:
        codes = view.table.codes
        return codes[below(self.dice, len(codes)) if len(codes) > 1 else 0]


def below(dice: Dice, number: int) -> int:
    """A number from 0 to ``number`` - 1. One roll has 256 sides at most; longer lists take two."""
    if number <= SIDES:
        return dice.roll(BOTS, number)
    rows = -(-number // SIDES)
    while True:
        value = dice.roll(BOTS, rows) * SIDES + dice.roll(BOTS, SIDES)
        if value < number:
            return value


SIDES: Final = 256
