"""Checks and rerolls (BB 1.2, 1.3)."""

from typing import Final

from touchline.blitz_bowl import events, verbs
from touchline.blitz_bowl.bonus import give_up_rookies
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, codes_for

# What lets a coach roll again, as the number of the option.
BY_ABILITY: Final = 0
BY_BALL: Final = 1
BY_ROOKIES: Final = 2


class Check:
    """An Armour or Throw Check. In steps and events it is one number, which only this module takes apart."""

    __slots__ = ("again", "by_block", "die", "minus", "value")

    def __init__(self) -> None:
        self.value: int = 0
        self.minus: bool = False
        self.die: int = 0  # 0 before it is rolled
        self.by_block: bool = False  # of Armour: after a Block
        self.again: bool = False  # of Armour: it was taken again

    def holds(self) -> bool:
        return passes(self.die, self.value, 1 if self.minus else 0)

    def of_armour(self) -> int:
        """As the argument of a step and the amount of an event."""
        bits = (1 if self.minus else 0) | (2 if self.by_block else 0) | (4 if self.again else 0)
        return self.value | bits << 4 | self.die << 7

    def of_throw(self) -> int:
        """As the amount of an event."""
        return self.die | self.value << 4 | (1 << 8 if self.minus else 0)


def armour_check(number: int) -> Check:
    check = Check()
    check.value = number & 15
    check.minus = bool(number >> 4 & 1)
    check.by_block = bool(number >> 5 & 1)
    check.again = bool(number >> 6 & 1)
    check.die = number >> 7
    return check


def throw_check(number: int) -> Check:
    check = Check()
    check.die = number & 15
    check.value = number >> 4 & 15
    check.minus = number >> 8 > 0
    return check


def passes(die: int, value: int, minus: int) -> bool:
    """A 1 fails and a 6 succeeds, whatever the modifiers (BB 1.2.3)."""
    if die == 1:
        return False
    return die == 6 or die - minus >= value


def reroll_codes(t: Match, seat: int, moment: int) -> list[int]:
    """The ways to roll again that any roll of a coach has: Rookies to Watch, and bonus plays."""
    codes = codes_for(verbs.PLAY, t.plays_held(seat, moment))
    if t.rookies >> seat & 1:
        codes.append(code_of(verbs.REROLL, BY_ROOKIES))
    return codes


def rolls_again(t: Match, player: int, way: int) -> None:
    """Say by what a roll is taken again; Rookies to Watch is given up for it."""
    if way == BY_ROOKIES:
        give_up_rookies(t, t.owner(player))
    elif t.loud:
        t.say(events.REROLLED, t.owner(player), player, -1, -1, way, "BB 1.3.1")
