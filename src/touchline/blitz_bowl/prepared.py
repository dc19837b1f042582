"""What bonus plays have prepared for the next Action (BB 8.1.1)."""

from typing import Final

from touchline.blitz_bowl.cards import Play


class Prepared:
    """Never changed once it is made: tables share it, and one more card makes another."""

    __slots__ = ("actions", "dice", "more_squares", "squares", "throw", "traits")

    def __init__(self) -> None:
        self.actions: int = 0  # bits of the Actions it must be; 0 where nothing is prepared
        self.traits: int = 0
        self.throw: int = 0
        self.squares: int = 0
        self.more_squares: int = 0
        self.dice: int = 0

    def fields(self) -> tuple[int, ...]:
        """All of it, in the order of positions."""
        return self.actions, self.traits, self.throw, self.squares, self.more_squares, self.dice


NOTHING: Final = Prepared()


def with_play(prepared: Prepared, play: Play) -> Prepared:
    """What is prepared when one more card is played; the next Action must be one that all of them are for."""
    found = Prepared()
    found.actions = play.actions & prepared.actions if prepared.actions else play.actions
    found.traits = prepared.traits | play.traits
    found.throw = play.throw or prepared.throw
    found.squares = play.squares or prepared.squares
    found.more_squares = play.more_squares + prepared.more_squares
    found.dice = play.dice or prepared.dice
    return found
