"""Why something is offered or not: a code, slots and the rule; a sentence when somebody reads it."""

from typing import Any, Final

from touchline.table.decision import ARGUMENT_MASK
from touchline.table.errors import BadArgument, nearest, shown
from touchline.table.languages import ENGLISH
from touchline.table.registry import Registry
from touchline.table.said import Said, Slots
from touchline.table.voice import Voice

OFFERED: Final = "offered"
PART: Final = "reasons"  # the file of a game's messages


class Reason:
    """The answer to "why not?": offered, or what stands against it."""

    def __init__(self, code: str, slots: Slots, rule: str) -> None:
        self.said: Said = Said(code, slots)
        self.rule: str = rule
        self.voice: Voice | None = None  # of whoever was asked

    @property
    def code(self) -> str:
        return self.said.code

    @property
    def slots(self) -> Slots:
        return self.said.slots

    @property
    def offered(self) -> bool:
        return self.said.code == OFFERED

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.text_in(ENGLISH)

    def text_in(self, language: str) -> str:
        """The sentence in a language."""
        return self.said.code if self.voice is None else self.voice.say(PART, self.said, language)

    def __bool__(self) -> bool:
        return not self.offered

    def __repr__(self) -> str:
        return f"<Reason {self.text} ({self.rule})>"


def asked(registry: Registry, verb: str, arguments: tuple[Any, ...]) -> tuple[int, int, int, int]:
    """What somebody asks about, as numbers: the verb and its arguments; those left out are 0."""
    number = registry.verb_index.get(verb, -1)
    if number < 0:
        raise BadArgument(f"There is no verb {shown(verb)}{nearest(verb, registry.verb_index) or '.'}")
    wanted = len(registry.verbs[number].arguments)
    if len(arguments) > wanted:
        raise BadArgument(f"The verb {verb!r} takes {wanted} arguments, not {len(arguments)}.")
    values = [0, 0, 0]
    for n, value in enumerate(arguments):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= ARGUMENT_MASK:
            raise BadArgument(f"An argument of {verb!r} is a number from 0 to {ARGUMENT_MASK}, not {shown(value)}.")
        values[n] = value
    return number, values[0], values[1], values[2]
