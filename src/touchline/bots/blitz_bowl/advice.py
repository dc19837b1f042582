"""How advice is given: by the option that promises most, with an eye on how things stand."""

from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl.view import View
from touchline.bots.blitz_bowl.outlook import Outlook

NEVER: Final = -99.0


def best(codes: list[int], gain: Callable[[int], float]) -> int:
    """The option that promises most; the first of equals."""
    return max(codes, key=gain)


def before(view: View) -> Outlook:
    """How things stand before the next Action."""
    return Outlook(view.table, view.seat, False)


def within_action(view: View) -> Outlook:
    """How things stand while an Action is under way."""
    return Outlook(view.table, view.seat, True)
