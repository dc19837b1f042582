"""Luck in Blitz Bowl: Blocks, Throw Checks and Armour Checks, each 1 if it came off and 0 if not.

A Block has come off if a die shows a face that knocks the target down, by the positions of the two players alone. It
counts for the coach who rolls: an Armour Check for the coach of the player who is checked. Bounces, fouls, events and
what a card may change are left out.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from touchline.blitz_bowl import block_die, events
from touchline.blitz_bowl.block_die import unpacked
from touchline.blitz_bowl.chances import KNOCKS
from touchline.blitz_bowl.checks import Check, armour_check, passes, throw_check
from touchline.blitz_bowl.speech import face_slot, player_slot, voice_of
from touchline.blitz_bowl.state import Match
from touchline.server.replays.luck import Roll, Step, spread_of, told
from touchline.table.event import Event
from touchline.table.said import number, series

SIX: Final = range(1, 7)


def rolls(_start: Match, end: Match, steps: Iterable[Step]) -> Iterator[Roll]:
    """Every roll that counts, in its order. Who plays which team may not be known before the end."""
    for step in steps:
        for event in step.events:
            if event.kind == events.BLOCK_ROLLED:
                yield block(end, step, event)
            elif event.kind == events.THROW_ROLLED:
                yield checked(end, step, event, "throw", throw_check(event.amount))
            elif event.kind == events.ARMOUR_ROLLED:
                yield checked(end, step, event, "armour", armour_check(event.amount))


def block(t: Match, step: Step, event: Event) -> Roll:
    dice = unpacked(event.amount)
    own = t.roles[event.card].counts
    against = t.roles[event.other].counts_against

    def comes_off(faces: Iterable[int]) -> Fraction:
        return Fraction(any(against[own[face]] in KNOCKS for face in faces))

    spread = spread_of(comes_off(faces) for faces in product(block_die.FACES, repeat=len(dice)))
    slots = {
        "player": player_slot(event.card),
        "target": player_slot(event.other),
        "dice": series("dice", [face_slot(face) for face in dice]),
    }
    return Roll(step.number, event.seat, comes_off(dice), spread, told(voice_of(t), "block", slots))


def checked(t: Match, step: Step, event: Event, what: str, check: Check) -> Roll:
    spread = spread_of(Fraction(passes(die, check.value, 1 if check.minus else 0)) for die in SIX)
    slots = {"player": player_slot(event.card), "die": number(check.die), "value": number(check.value)}
    text = told(voice_of(t), f"{what}-minus" if check.minus else what, slots)
    return Roll(step.number, event.seat, Fraction(check.holds()), spread, text)
