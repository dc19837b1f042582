"""Actions under way, and the checks made for them, as everybody at the table sees them."""

from typing import Final, cast

from touchline.blitz_bowl import actions, block_die, kinds, rolls
from touchline.blitz_bowl.deed import Deed as Record
from touchline.blitz_bowl.state import Match
from touchline.server.blitz_bowl.shapes import Action, Check, Deed, Die

ACTIONS: Final = cast(tuple[Action, ...], actions.NAMES)
DICE: Final = cast(tuple[Die, ...], block_die.NAMES)


def deeds(t: Match) -> list[Deed]:
    """One inside another, the innermost last."""
    return [deed(t, record) for record in t.deeds]


def deed(t: Match, record: Record) -> Deed:
    """Who does what, to whom, and the block dice as they lie."""
    return {
        "actor": record.actor,
        "action": ACTIONS[record.action],
        "free": record.free,
        "from": record.start,
        "squares": record.squares,
        "target": record.target,
        "thrown": record.thrown,
        "aim": record.aim,
        "dice": [DICE[face] for face in record.rolled],
        "answer": t.catalogue.plays[record.answer].id if record.answer >= 0 else None,
    }


def check_of(t: Match) -> Check:
    """The check that the open question is about; ``die`` is 0 before it is rolled."""
    armour = t.kind == kinds.KNOCKED or t.about("roll") == rolls.ARMOUR
    return {
        "roll": "armour" if armour else "throw",
        "value": t.about("needed"),
        "modifier": -t.about("minus"),
        "die": 0 if t.kind == kinds.KNOCKED else t.about("die"),
    }
