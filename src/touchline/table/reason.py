"""Why something is offered or not: a sentence and the rule."""

from typing import Any

from touchline.table.decision import ARGUMENT_MASK
from touchline.table.errors import BadArgument, nearest
from touchline.table.registry import Registry


class Reason:
    """The answer to "why not?": offered, or what stands against it."""

    def __init__(self, offered: bool, text: str, rule: str) -> None:
        self.offered = offered
        self.text = text
        self.rule = rule

    def __bool__(self) -> bool:
        return not self.offered

    def __repr__(self) -> str:
        return f"<Reason {'offered' if self.offered else self.text} ({self.rule})>"


def asked(registry: Registry, verb: str, arguments: tuple[Any, ...]) -> tuple[int, int, int, int]:
    """What somebody asks about, as numbers: the verb and its arguments; those left out are 0."""
    number = registry.verb_index.get(verb, -1)
    if number < 0:
        raise BadArgument(f"There is no verb {verb!r}{nearest(str(verb), registry.verb_index) or '.'}")
    wanted = len(registry.verbs[number].arguments)
    if len(arguments) > wanted:
        raise BadArgument(f"The verb {verb!r} takes {wanted} arguments, not {len(arguments)}.")
    values = [0, 0, 0]
    for n, value in enumerate(arguments):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= ARGUMENT_MASK:
            raise BadArgument(f"An argument of {verb!r} is a number from 0 to {ARGUMENT_MASK}, not {value!r}.")
        values[n] = value
    return number, values[0], values[1], values[2]
