"""What a choice can be taken back to, and why it sometimes cannot."""

from typing import Final

from touchline.table.dice import ROLLS, Dice, PreparedDice
from touchline.table.table import Table

# Codes: what is said of them stands in the table "held" of the terminal's messages.
NOTHING_CHOSEN: Final = "nothing-chosen"
RESUMED: Final = "resumed"
CHOSEN_SINCE: Final = "chosen-since"
DICE_FELL: Final = "dice-fell"
ASKED_SINCE: Final = "asked-since"
CARD_SEEN: Final = "card-seen"


class Before:
    """The table as it was before a choice, to take the choice back."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.events = len(table.events)
        self.history = len(table.history or [])
        self.rolled = rolled(table.dice)
        self.passed = False  # whether another seat was asked after the choice

    def restored(self, old: Table) -> Table:
        """The table to go on with, in the place of the one that the choice has led to."""
        table = self.table
        table.dice = old.dice
        table.loud = old.loud
        table.setting = old.setting
        table.events = old.events[: self.events]
        table.history = None if old.history is None else old.history[: self.history]
        return table

    def why_not(self, table: Table) -> str:
        """Why the choice cannot be taken back from the table that it led to, as a code; nothing if it can."""
        if table.barrier <= self.table.choices:
            return ""
        if rolled(table.dice) != self.rolled:
            return DICE_FELL
        if self.passed:
            return ASKED_SINCE
        return CARD_SEEN


def rolled(dice: Dice) -> tuple[int, int, int]:
    """How far dice have come: another value once somebody rolled them."""
    laid_out = len(dice.first) if isinstance(dice, PreparedDice) else 0
    return dice.blocks[ROLLS], dice.offsets[ROLLS], laid_out
