"""Checks and rerolls (BB 1.2, 1.3)."""

from touchline.blitz_bowl.names import V_PLAY, V_REROLL
from touchline.blitz_bowl.state import Match

# What lets a coach roll again, as the number of the option.
BY_ABILITY = 0
BY_BALL = 1
BY_ROOKIES = 2


def passes(die: int, value: int, minus: int) -> bool:
    """A 1 fails and a 6 succeeds, whatever the modifiers (BB 1.2.3)."""
    if die == 1:
        return False
    return die == 6 or die - minus >= value


def reroll_codes(t: Match, seat: int, moment: int) -> list[int]:
    """The ways to roll again that any roll of a coach has: Rookies to Watch, and bonus plays."""
    codes = [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, moment)]
    if t.rookies >> seat & 1:
        codes.append(V_REROLL << 30 | BY_ROOKIES << 20)
    return codes
