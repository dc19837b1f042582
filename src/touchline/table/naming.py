"""Names in files: options, steps of the agenda and events as files have them, and what these words mean.

Numbers of verbs, places and cards say nothing outside a version, so files have names. An option is its verb and what it
is done with, as in ``play lucky-penny#4, table``; a game says what an argument is called (``Registry``).
"""

from typing import Any, Final

from touchline.table.decision import ARGUMENT_MASK, code_of, first_of, second_of, third_of, verb_of
from touchline.table.errors import BadArgument, place_of, shown
from touchline.table.registry import OPTION, Registry, Step

BETWEEN: Final = ", "  # arguments
SPECTATORS: Final = "spectators"  # among seats
SPECTATOR_AT: Final = 7


# --- Options ------------------------------------------------------------------------------------------------------


def option_words(t: Any, code: int) -> list[str]:
    """What an option is done with, each by its name."""
    registry: Registry = t.registry
    values = (first_of(code), second_of(code), third_of(code))
    sorts = registry.verbs[verb_of(code)].arguments
    return [registry.write_argument(t, sort, values[n]) for n, sort in enumerate(sorts)]


def write_option(t: Any, code: int) -> str:
    verb: str = t.registry.verbs[verb_of(code)].name
    words = option_words(t, code)
    return f"{verb} {BETWEEN.join(words)}" if words else verb


def option_of(t: Any, verb: str, words: list[str]) -> int:
    """The code of an option by its names; one sentence if they name nothing."""
    registry: Registry = t.registry
    number = place_of(verb, list(registry.verb_index), "verb")
    sorts = registry.verbs[number].arguments
    if len(words) != len(sorts):
        takes = f"{len(sorts)} argument{'' if len(sorts) == 1 else 's'}" if sorts else "no arguments"
        raise BadArgument(f"{verb!r} takes {takes}, not {len(words)}.")
    values = [0, 0, 0]
    for n, sort in enumerate(sorts):
        value = registry.read_argument(t, sort, words[n])
        if not 0 <= value <= ARGUMENT_MASK:
            raise BadArgument(f"{words[n][:40]!r} is out of range after {verb!r}.")
        values[n] = value
    return code_of(number, values[0], values[1], values[2])


def named_option(t: Any, verb: str, words: list[str]) -> int:
    """Likewise, at a table whose cards lie where they lay when it was written: a handle must have the face named."""
    code = option_of(t, verb, words)
    for word, here in zip(words, option_words(t, code), strict=True):
        if word != here:
            raise BadArgument(f"{word[:60]!r} is {here!r} here.")
    return code


def read_option(t: Any, text: str) -> int:
    verb, _, rest = text.strip().partition(" ")
    return option_of(t, verb, parts_of(rest))


def parts_of(text: str, most: int = 0) -> list[str]:
    """What stands between commas, so many parts at most."""
    return [part.strip() for part in text.split(",", most - 1 if most else -1)] if text.strip() else []


# --- Steps --------------------------------------------------------------------------------------------------------


def write_step(t: Any, step: int, values: tuple[int, ...]) -> str:
    """A step of the agenda, or what takes an answer: its name and its arguments but those that it does not use."""
    entry: Step = t.registry.steps[step]
    words = [
        write_option(t, value) if sort == OPTION else t.registry.write_argument(t, sort, value)
        for sort, value in zip(entry.arguments, values, strict=False)
        if sort
    ]
    return f"{entry.name} {BETWEEN.join(words)}" if words else entry.name


def read_step(t: Any, text: str, arguments: int = 3) -> tuple[int, int, int, int]:
    """A step and its arguments by their names, the first so many of them."""
    registry: Registry = t.registry
    name, _, rest = text.strip().partition(" ")
    step = place_of(name, list(registry.step_index), "step")
    sorts = registry.steps[step].arguments[:arguments]
    used = [n for n, sort in enumerate(sorts) if sort]
    words = parts_of(rest, len(used))
    if len(words) != len(used):
        raise BadArgument(f"The step {name!r} takes {len(used)} arguments with commas between them, not {len(words)}.")
    values = [0, 0, 0]
    for n, word in zip(used, words, strict=True):
        values[n] = read_option(t, word) if sorts[n] == OPTION else registry.read_argument(t, sorts[n], word)
    return step, values[0], values[1], values[2]


# --- Seats that may know something -------------------------------------------------------------------------------


def write_seats(bits: int) -> str:
    """A bit for each seat, and one for spectators, as in ``1 3 spectators``."""
    return " ".join(seat_names(bits)) or "nobody"


def seat_names(bits: int) -> list[str]:
    names = [str(seat + 1) for seat in range(SPECTATOR_AT) if bits >> seat & 1]
    return [*names, SPECTATORS] if bits >> SPECTATOR_AT & 1 else names


def read_seats(words: list[str]) -> int:
    bits = 0
    for word in words:
        if word == SPECTATORS:
            bits |= 1 << SPECTATOR_AT
        elif word.isascii() and word.isdecimal() and 1 <= int(word) <= SPECTATOR_AT:
            bits |= 1 << int(word) - 1
        elif word != "nobody":
            raise BadArgument(f"{word[:30]!r} is no seat; seats count from 1, beside {SPECTATORS!r} and 'nobody'.")
    return bits


# --- Events -------------------------------------------------------------------------------------------------------

# An event as a replay has it in memory: number, kind, seat, card, face, other, its face, place, amount, rule, audience.
# Kind and faces are names; the rest are the numbers of today.


def write_event(t: Any, line: list[Any]) -> dict[str, Any]:
    """An event as a file has it. What says nothing is left out: nobody, no place, no amount, everybody may know."""
    _, name, seat, card, face, other, other_face, place, amount, rule, audience = line
    row: dict[str, Any] = {"event": name}
    if seat >= 0:
        row["seat"] = seat + 1
    if card >= 0:
        row["card"] = f"{face}#{card}"
    if other >= 0:
        row["other"] = f"{other_face}#{other}"
    number = t.registry.event_index.get(name, -1)
    kind = t.registry.events[number] if number >= 0 else None
    if place >= 0:
        row["place"] = (
            place if kind is None or is_count(kind.place) else t.registry.write_argument(t, kind.place, place)
        )
    if kind is not None and not is_count(kind.amount):
        row["amount"] = t.registry.write_argument(t, kind.amount, amount)
    elif amount:
        row["amount"] = amount
    if rule:
        row["rule"] = rule
    if audience != everybody(t):
        row["to"] = [name if name == SPECTATORS else int(name) for name in seat_names(audience)]
    return row


def is_count(sort: str) -> bool:
    return sort in ("", "number")


def everybody(t: Any) -> int:
    """The bits of every seat and of the spectators."""
    seats: int = t.seats
    return (1 << seats) - 1 | 1 << SPECTATOR_AT


def read_event(t: Any, row: dict[str, Any], number: int, strict: bool) -> list[Any]:
    """The event of a line of a file; one sentence if it is none.

    A file of other cards is told as far as it can be: names that are not there then stand for nothing.
    """
    name, rule = row["event"], row.get("rule", "")
    if not isinstance(name, str) or not isinstance(rule, str):
        raise BadArgument("The kind of an event and its rule are words.")
    seat = row.get("seat", 0)
    if type(seat) is not int or not 0 <= seat <= t.seats:
        raise BadArgument(f"There is no seat {shown(seat)}; seats are 1 to {t.seats}.")
    card, face = thing_of(row.get("card", ""))
    other, other_face = thing_of(row.get("other", ""))
    kind = None
    if strict:
        kind = t.registry.events[place_of(name, list(t.registry.event_index), "event")]
        for one in (face, other_face):
            if one and t.face_of(one) < 0:
                raise BadArgument(f"There is no card {one[:60]!r}.")
    elif name in t.registry.event_index:
        kind = t.registry.events[t.registry.event_index[name]]
    place = amount_of(t, kind.place if kind is not None else "", row.get("place", -1), -1, strict)
    amount = amount_of(t, kind.amount if kind is not None else "", row.get("amount", 0), 0, strict)
    to = row.get("to")
    if to is not None and not (isinstance(to, list) and all(type(one) is int or one == SPECTATORS for one in to)):
        raise BadArgument("Those who may know of an event are a list of seats.")
    audience = everybody(t) if to is None else read_seats([str(one) for one in to])
    return [number, name, seat - 1, card, face, other, other_face, place, amount, rule, audience]


def thing_of(word: Any) -> tuple[int, str]:
    """A card or player as in ``lucky-penny#4``: its handle, and the face it showed then."""
    if word == "":
        return -1, ""
    face, mark, handle = word.rpartition("#") if isinstance(word, str) else ("", "", "")
    if not mark or not (handle.isascii() and handle.isdecimal()) or int(handle) > ARGUMENT_MASK:
        raise BadArgument(f"{shown(word)} is no card; it should be a name and a number, as in 'lucky-penny#4'.")
    return int(handle), face


def amount_of(t: Any, sort: str, value: Any, nothing: int, strict: bool) -> int:
    """A place or an amount: a number, or the name of what it is."""
    if type(value) is int:
        if strict and not is_count(sort) and value != nothing:
            raise BadArgument(f"{value} should be the name of a {sort}.")
        return value if abs(value) < 1 << 53 else nothing
    if not isinstance(value, str):
        raise BadArgument(f"{shown(value)} is neither a number nor a name.")
    if sort:
        try:
            registry: Registry = t.registry
            return registry.read_argument(t, sort, value)
        except BadArgument:
            if strict:
                raise
    return nothing


# --- The first formats --------------------------------------------------------------------------------------------


def earlier_option(registry: Registry, verb: str, values: list[int]) -> int:
    """The code of an option that a file of the first format has in numbers; -1 where there is no such verb."""
    number = registry.verb_index.get(verb, -1)
    if number < 0:
        return -1
    sorts = registry.verbs[number].arguments
    now = [registry.earlier_argument(sorts[n], value) if n < len(sorts) else value for n, value in enumerate(values)]
    return code_of(number, now[0], now[1], now[2]) if all(0 <= value <= ARGUMENT_MASK for value in now) else -1


def earlier_code(registry: Registry, code: int) -> int:
    """A code of the first formats, which has the number of its verb; -1 where that is none."""
    number = code >> 30
    if not 0 <= number < len(registry.earlier_verbs):
        return -1
    return earlier_option(registry, registry.earlier_verbs[number], [first_of(code), second_of(code), third_of(code)])


def earlier_value(registry: Registry, sort: str, value: int) -> int:
    """An argument of a step of the first formats."""
    return earlier_code(registry, value) if sort == OPTION else registry.earlier_argument(sort, value)


def earlier_event(registry: Registry, line: list[Any]) -> list[Any]:
    """An event of the first format with the places and amounts of today."""
    kind = registry.event_index.get(line[1], -1) if isinstance(line[1], str) else -1
    if kind < 0 or type(line[7]) is not int or type(line[8]) is not int:
        return line
    entry = registry.events[kind]
    place = registry.earlier_argument(entry.place, line[7]) if line[7] >= 0 else line[7]
    return [*line[:7], place, registry.earlier_argument(entry.amount, line[8]), *line[9:]]
