"""Messages: sentences with slots, which every language has its own of.

A slot is ``{name}``. ``{n, plural, one {# card} other {# cards}}`` chooses by number, with ``#`` for the number, and
``=2 {both}`` before the others for one number; ``{pos, select, first {If} other {if}}`` chooses by word. Choices may
stand in choices. Word order, plurals and capitals belong to the message: code fills slots and joins no words.

The page has the same in ``web/src/lib/messages.ts``, and one file of the tests holds the two together.
"""

from collections.abc import Mapping
from typing import Final

from touchline.table.errors import BadArgument, nearest

Slots = Mapping[str, str | int]

DEEPEST: Final = 12  # choices inside each other
SHOWN: Final = 60  # characters of a message in a sentence about it
# Languages that count one thing as they count many.
WITHOUT_ONE: Final = ("id", "ja", "ko", "ms", "th", "vi", "zh")


def formatted(message: str, slots: Slots, language: str = "en") -> str:
    """The message with its slots filled; what is filled in is taken as it is."""
    return filled(message, slots, language, "", 0)


def slots_of(message: str) -> list[str]:
    """The names of all slots of a message, sorted."""
    names: list[str] = []
    at = 0
    while at < len(message):
        if message[at] == "{":
            end = closing(message, at)
            name, _, rest = message[at + 1 : end].partition(",")
            names.append(name.strip())
            for branch in branches_of(rest).values():
                names.extend(slots_of(branch))
            at = end
        elif message[at] == "}":
            raise BadArgument(f"the message {quoted(message)} has a brace that does not open")
        at += 1
    return sorted(set(names))


def filled(message: str, slots: Slots, language: str, number: str, level: int) -> str:
    """The message, or a branch of one; ``#`` is the number of the plural around it."""
    if level > DEEPEST:
        raise BadArgument(f"the message {quoted(message)} has braces more than {DEEPEST} deep")
    parts: list[str] = []
    at = 0
    while at < len(message):
        letter = message[at]
        if letter == "{":
            end = closing(message, at)
            parts.append(slot(message[at + 1 : end], slots, language, number, level))
            at = end
        elif letter == "}":
            raise BadArgument(f"the message {quoted(message)} has a brace that does not open")
        elif letter == "#" and number:
            parts.append(number)
        else:
            parts.append(letter)
        at += 1
    return "".join(parts)


def slot(inside: str, slots: Slots, language: str, number: str, level: int) -> str:
    """One slot: ``name``, ``name, plural, …`` or ``name, select, …``."""
    name, comma, rest = inside.partition(",")
    name = name.strip()
    if name not in slots:
        raise BadArgument(f"a message has an unknown slot {quoted(name)}{nearest(name, list(slots))}")
    value = str(slots[name])
    if not comma:
        return value
    kind, _, rest = rest.partition(",")
    kind = kind.strip()
    if kind not in ("plural", "select"):
        raise BadArgument(f"a message has {quoted(kind)} where plural or select would be right")
    branches = branches_of(rest)
    chosen = value
    if kind == "plural":
        number = value
        chosen = f"={value}"
        if chosen not in branches and value in ("1", "-1") and language not in WITHOUT_ONE:
            chosen = "one"
    if chosen not in branches:
        chosen = "other"
    if chosen not in branches:
        raise BadArgument(f"the slot {quoted(name)} of a message has no branch 'other'")
    return filled(branches[chosen], slots, language, number, level + 1)


def branches_of(rest: str) -> dict[str, str]:
    """``one {# card} other {# cards}`` as a table."""
    branches: dict[str, str] = {}
    at = 0
    while True:
        begin = rest.find("{", at)
        if begin < 0:
            return branches
        end = closing(rest, begin)
        branches[rest[at:begin].strip()] = rest[begin + 1 : end]
        at = end + 1


def closing(message: str, at: int) -> int:
    """Where the brace that opens at ``at`` closes."""
    level = 0
    for place in range(at, len(message)):
        if message[place] == "{":
            level += 1
        elif message[place] == "}":
            level -= 1
            if level == 0:
                return place
    raise BadArgument(f"the message {quoted(message)} has a brace that does not close")


def quoted(words: str) -> str:
    """The beginning of some words, in quotes."""
    return f"'{words[:SHOWN]}'"
