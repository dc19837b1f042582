"""What there is to say, as facts: a code and slots. Sentences are made of it where somebody reads.

A slot is a sort and a value: ``("seat", 1)``, ``("card", "one-of-mine")``. What the sorts are, and what their values
are called, each game says for itself; a few are the same for all:

``number``   a number; the message may have a plural
``sign``     figures as they stand in any language, such as 1/6
``word``     a word that somebody handed in
``phrase``   what is said within something else said
``series``   several things one after another: how they are strung together, and the slot of each
"""

from collections.abc import Sequence
from typing import Any, Final

Slot = tuple[str, Any]
Slots = dict[str, Slot]

NUMBER: Final = "number"
SIGN: Final = "sign"
WORD: Final = "word"
PHRASE: Final = "phrase"
SERIES: Final = "series"


class Said:
    """A code, and what fills the slots of its message."""

    def __init__(self, code: str, slots: Slots | None = None) -> None:
        self.code = code
        self.slots: Slots = {} if slots is None else slots

    def key(self) -> tuple[str, tuple[tuple[str, Slot], ...]]:
        return self.code, tuple(sorted(self.slots.items(), key=name_of_slot))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<Said {self.code} {self.slots}>" if self.slots else f"<Said {self.code}>"


def name_of_slot(item: tuple[str, Slot]) -> str:
    return item[0]


def number(value: int) -> Slot:
    return NUMBER, value


def sign(value: object) -> Slot:
    return SIGN, str(value)


def word(value: object) -> Slot:
    return WORD, str(value)


def phrase(said: Said) -> Slot:
    return PHRASE, said


def series(how: str, things: Sequence[Slot]) -> Slot:
    """Several things; ``how`` is the message that strings two of them together, in the table ``series``."""
    return SERIES, (how, tuple(things))


# --- On wires --------------------------------------------------------------------------------------------------------


def as_data(slots: Slots) -> dict[str, Any]:
    """Slots as files and wires have them: by name, each with its sort and value."""
    return {slot: value_as_data(sort, value) for slot, (sort, value) in slots.items()}


def value_as_data(sort: str, value: Any) -> dict[str, Any]:
    if sort == PHRASE:
        return {"sort": sort, "value": {"code": value.code, "slots": as_data(value.slots)}}
    if sort == SERIES:
        how, things = value
        return {"sort": sort, "value": {"how": how, "things": [value_as_data(one, inner) for one, inner in things]}}
    return {"sort": sort, "value": value}
