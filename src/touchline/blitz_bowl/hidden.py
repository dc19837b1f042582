"""Options that only the holder of a hand has: the bonus plays that fit the open question.

For imagined tables, in which the hand of another seat is dealt anew.
"""

from touchline.blitz_bowl import kinds, moments, noted, steps, verbs
from touchline.blitz_bowl.action import play_codes as earned_codes
from touchline.blitz_bowl.answers import answer_of, can_dump_off, moment_of, targeted_plays
from touchline.blitz_bowl.checks import armour_check
from touchline.blitz_bowl.menu import granting_codes, play_codes
from touchline.blitz_bowl.preparation import held_for
from touchline.blitz_bowl.state import Match
from touchline.table.decision import codes_for


def hidden_codes(t: Match) -> list[int]:
    """The bonus plays among the options of the open question."""
    kind = t.kind
    if kind == kinds.ACTION:
        return play_codes(t, t.seat)
    if kind == kinds.LAST:
        return held_codes(t, moments.LAST) + granting_codes(t, t.seat, moments.BETWEEN)
    if kind == kinds.EARNED:
        return earned_codes(t, t.then_a, t.deeds[-1])
    if kind in (kinds.REROLL, kinds.RESULT):
        return rerolls(t)
    if kind == kinds.INTERRUPT:
        return held_codes(t, moment_of(t.deeds[-1].action))
    if kind == kinds.TURN_START:
        return held_codes(t, moments.TURN_START)
    if kind == kinds.TARGETED:
        return targeted_plays(t, t.seat, can_dump_off(t, t.then_b))
    if kind == kinds.ANSWERER:
        return held_for(t, t.seat, answer_of(t.then_b))
    if kind == kinds.KNOCKED:
        return held_codes(t, moments.KNOCKED)
    return []


def held_codes(t: Match, moment: int) -> list[int]:
    return codes_for(verbs.PLAY, t.plays_held(t.seat, moment))


def rerolls(t: Match) -> list[int]:
    """A roll that was taken again already is not taken again."""
    if t.kind == kinds.REROLL and t.then == steps.ARMOUR_CHOSEN:
        return [] if armour_check(t.then_b).again else held_codes(t, moments.ARMOUR_ROLLED)
    if t.deeds[-1].noted & (noted.REROLLED | noted.APPLIED):
        return []
    return held_codes(t, moments.THROW_ROLLED if t.kind == kinds.REROLL else moments.BLOCK_ROLLED)
