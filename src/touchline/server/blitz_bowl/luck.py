"""Luck in Blitz Bowl: Blocks, Throw Checks and Armour Checks, each 1 if it came off and 0 if not.

A Block has come off if a die shows a face that knocks the target down, by the positions of the two players alone. It
counts for the coach who rolls: an Armour Check for the coach of the player who is checked. Bounces, fouls, events and
what a card may change are left out.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from touchline.blitz_bowl.blocking import dice_of
from touchline.blitz_bowl.chances import KNOCKS
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.game import GAME
from touchline.blitz_bowl.names import EV_ARMOUR_ROLLED, EV_BLOCK_ROLLED, EV_THROW_ROLLED
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import DIE_BITS
from touchline.blitz_bowl.words import BLOCK_DIE, FACE_WORDS
from touchline.server.luck import Roll, Step, spread_of, told
from touchline.table.event import Event

SIX: Final = range(1, 7)


def rolls(_start: Match, end: Match, steps: Iterable[Step]) -> Iterator[Roll]:
    """Every roll that counts, in its order. Who plays which team may not be known before the end."""
    for step in steps:
        for event in step.events:
            if event.kind == EV_BLOCK_ROLLED:
                yield block(end, step, event)
            elif event.kind == EV_THROW_ROLLED:
                amount = event.amount
                yield check(end, step, event, "throw", amount & 15, amount >> DIE_BITS & 15, amount >> 2 * DIE_BITS)
            elif event.kind == EV_ARMOUR_ROLLED:
                minus = 1 if event.amount & MINUS else 0
                yield check(end, step, event, "armour", event.amount >> DIE, event.amount & 15, minus)


def block(t: Match, step: Step, event: Event) -> Roll:
    dice = dice_of(event.amount)
    own = t.roles[event.card].counts
    against = t.roles[event.other].counts_against

    def comes_off(faces: Iterable[int]) -> Fraction:
        return Fraction(any(against[own[face]] in KNOCKS for face in faces))

    spread = spread_of(comes_off(faces) for faces in product(BLOCK_DIE, repeat=len(dice)))
    names = {
        "player": ("player", t.player_name(event.card)),
        "target": ("player", t.player_name(event.other)),
        "dice": ("dice", ", ".join(FACE_WORDS[face] for face in dice)),
    }
    return Roll(step.number, event.seat, comes_off(dice), spread, told(GAME, "block", names, {}))


def check(t: Match, step: Step, event: Event, what: str, die: int, value: int, minus: int) -> Roll:
    spread = spread_of(Fraction(passes(one, value, minus)) for one in SIX)
    names = {"player": ("player", t.player_name(event.card))}
    text = told(GAME, f"{what}-minus" if minus else what, names, {"die": die, "value": value})
    return Roll(step.number, event.seat, Fraction(passes(die, value, minus)), spread, text)
