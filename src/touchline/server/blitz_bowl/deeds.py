"""Actions under way, and the checks made for them, as everybody at the table sees them."""

from typing import Final, cast

from touchline.blitz_bowl.blocking import dice_of
from touchline.blitz_bowl.deed import (
    D_ACTION,
    D_ACTOR,
    D_AIM,
    D_ANSWER,
    D_FLAGS,
    D_FREE,
    D_FROM,
    D_OTHER,
    D_ROLLED,
    D_SQUARES,
    D_TARGET,
    F_NEGATIVE,
    SIZE,
    base_of,
)
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import throw_value
from touchline.blitz_bowl.words import ACTION_NAMES, FACE_NAMES
from touchline.server.blitz_bowl.shapes import Action, Check, Deed, Die

ACTIONS: Final = cast(tuple[Action, ...], ACTION_NAMES)
DICE: Final = cast(tuple[Die, ...], FACE_NAMES)


def deeds(t: Match) -> list[Deed]:
    """One inside another, the innermost last."""
    return [deed(t, base) for base in range(0, len(t.deed), SIZE)]


def deed(t: Match, base: int) -> Deed:
    """Who does what, to whom, and the block dice as they lie."""
    record = t.deed
    answer = record[base + D_ANSWER]
    return {
        "actor": record[base + D_ACTOR],
        "action": ACTIONS[record[base + D_ACTION]],
        "free": bool(record[base + D_FREE]),
        "from": record[base + D_FROM],
        "squares": record[base + D_SQUARES],
        "target": record[base + D_TARGET],
        "thrown": record[base + D_OTHER],
        "aim": record[base + D_AIM],
        "dice": [DICE[face] for face in dice_of(record[base + D_ROLLED])],
        "answer": t.catalogue.plays[answer - 1].id if answer else None,
    }


def armour_check(check: int) -> Check:
    """An Armour Check; ``die`` is 0 before it is rolled."""
    return {"roll": "armour", "value": check & 15, "modifier": -1 if check & MINUS else 0, "die": check >> DIE}


def throw_check(t: Match, thrower: int, die: int) -> Check:
    """A Throw Check that may be rolled again."""
    base = base_of(t)
    modifier = -1 if t.deed[base + D_FLAGS] & F_NEGATIVE else 0
    return {"roll": "throw", "value": throw_value(t, thrower, base), "modifier": modifier, "die": die}
