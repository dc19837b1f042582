"""Options that only the holder of a hand has: the bonus plays that fit the open question.

For imagined tables, in which the hand of another seat is dealt anew.
"""

from touchline.blitz_bowl.action import following
from touchline.blitz_bowl.answers import moment_of
from touchline.blitz_bowl.deed import D_ACTION, D_FLAGS, F_APPLIED, F_REROLLED, base_of
from touchline.blitz_bowl.falling import TAKEN_AGAIN
from touchline.blitz_bowl.menu import granting_codes, play_codes
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_EARNED,
    K_INTERRUPT,
    K_KNOCKED,
    K_LAST,
    K_REROLL,
    K_RESULT,
    K_TARGETED,
    K_TURN_START,
    S_ARMOUR_CHOSEN,
    V_PLAY,
)
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import (
    P_ARMOUR_ROLLED,
    P_BETWEEN,
    P_BLOCK_ROLLED,
    P_KNOCKED,
    P_LAST,
    P_TARGETED,
    P_THROW_ROLLED,
    P_TURN_START,
)


def hidden_codes(t: Match) -> list[int]:
    """The bonus plays among the options of the open question."""
    kind = t.kind
    if kind == K_ACTION:
        return play_codes(t, t.seat)
    if kind == K_LAST:
        return held_codes(t, P_LAST) + granting_codes(t, t.seat, P_BETWEEN)
    if kind == K_EARNED:
        return [V_PLAY << 30 | card << 20 for card in following(t, t.then_a, base_of(t))]
    if kind in (K_REROLL, K_RESULT):
        return rerolls(t)
    if kind == K_INTERRUPT:
        return held_codes(t, moment_of(t.deed[base_of(t) + D_ACTION]))
    if kind == K_TURN_START:
        return held_codes(t, P_TURN_START)
    if kind == K_TARGETED:
        return held_codes(t, P_TARGETED)
    if kind == K_KNOCKED:
        return held_codes(t, P_KNOCKED)
    return []


def held_codes(t: Match, moment: int) -> list[int]:
    return [V_PLAY << 30 | card << 20 for card in t.plays_held(t.seat, moment)]


def rerolls(t: Match) -> list[int]:
    """A roll that was taken again already is not taken again."""
    if t.kind == K_REROLL and t.then == S_ARMOUR_CHOSEN:
        return [] if t.then_b & TAKEN_AGAIN else held_codes(t, P_ARMOUR_ROLLED)
    if t.deed[base_of(t) + D_FLAGS] & (F_REROLLED | F_APPLIED):
        return []
    return held_codes(t, P_THROW_ROLLED if t.kind == K_REROLL else P_BLOCK_ROLLED)
