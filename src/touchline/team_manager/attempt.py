"""A tackle attempt under way (TM 5.9): who tackles whom, the dice on the table, and what they have done so far."""

from typing import Final

from touchline.team_manager import powers, settled

NOBODY: Final = -1
BOTH: Final = -1  # chooser: both dice apply (TM-R56)


class Attempt:
    """One tackle attempt; those inside another stand behind it in ``Season.tackles``."""

    __slots__ = (
        "chooser",
        "dice",
        "falls",
        "first",
        "hit",
        "hit_again",
        "matchup",
        "miss_card",
        "miss_cost",
        "pair",
        "replaced",
        "second",
        "settled",
        "tackler",
        "tackler_power",
        "target",
        "target_power",
        "victim",
        "with_power",
    )

    def __init__(self) -> None:
        self.tackler: int = NOBODY
        self.target: int = NOBODY
        self.matchup: int = -1
        self.with_power: int = powers.PRESENT  # which Star Power the tackler has
        self.settled: int = settled.NOTHING
        self.replaced: int = 0  # whether something else takes place in its stead
        self.tackler_power: int = 0  # what responses add
        self.target_power: int = 0
        self.miss_cost: int = 0  # fans the tackler's manager loses if Miss is applied
        self.miss_card: int = NOBODY  # … for the sake of this card
        self.dice: int = 0  # how many lie on the table
        self.first: int = 0
        self.second: int = 0
        self.chooser: int = 0  # the seat that chooses among two dice, or BOTH
        self.pair: int = 0  # whether both dice show Target Down
        self.victim: int = NOBODY  # who takes the result
        self.hit: int = NOBODY  # whom the first Target Down strikes
        self.hit_again: int = NOBODY  # … and the second one: only a soggy pitch applies two
        self.falls: int = 0  # how many dice bring the tackler down

    def copy(self) -> "Attempt":
        other = Attempt.__new__(Attempt)
        other.tackler = self.tackler
        other.target = self.target
        other.matchup = self.matchup
        other.with_power = self.with_power
        other.settled = self.settled
        other.replaced = self.replaced
        other.tackler_power = self.tackler_power
        other.target_power = self.target_power
        other.miss_cost = self.miss_cost
        other.miss_card = self.miss_card
        other.dice = self.dice
        other.first = self.first
        other.second = self.second
        other.chooser = self.chooser
        other.pair = self.pair
        other.victim = self.victim
        other.hit = self.hit
        other.hit_again = self.hit_again
        other.falls = self.falls
        return other

    def fields(self) -> tuple[int, ...]:
        """All of it, as tests compare it."""
        return (
            *(self.tackler, self.target, self.matchup, self.with_power, self.settled, self.replaced),
            *(self.tackler_power, self.target_power, self.miss_cost, self.miss_card),
            *(self.dice, self.first, self.second, self.chooser, self.pair),
            *(self.victim, self.hit, self.hit_again, self.falls),
        )
