"""The bot that chooses any option, each as likely as the other: the measure of all others."""

from touchline.table.dice import Dice
from touchline.table.view import View


class RandomBot:
    """Plays at random."""

    def __init__(self, dice: Dice, _seat: int) -> None:
        self.name = "random"
        self.dice = dice

    def choose(self, view: View) -> int:
        codes = view.table.codes
        return codes[self.dice.pick(len(codes))]
