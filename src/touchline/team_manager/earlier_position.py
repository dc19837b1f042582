"""Lines of positions of the first format: handles, seats and bits in numbers, a tackle as seventeen in a row."""

from typing import Final

from touchline.table.position_reader import PositionReader
from touchline.team_manager import places, placings
from touchline.team_manager.attempt import NOBODY, Attempt
from touchline.team_manager.earlier import earlier_family, earlier_matchup, earlier_moments
from touchline.team_manager.state import Season

# What the seventeen numbers of a tackle were.
EARLIER_FIELDS: Final = (
    *("tackler", "target", "matchup", "tackler_power", "target_power", "flags", "dice", "first", "second", "chooser"),
    *("victim", "miss_cost", "", "miss_card", "hit", "hit_again", "falls"),
)


def read_earlier(reader: PositionReader, t: Season, name: str, value: str) -> bool:
    """One line, if it is one of those that had numbers then."""
    if name == "active":
        t.active = reader.number(value, 0, t.seats) - 1
    elif name == "passed":
        t.passed = reader.number(value, 0, 31)
    elif name == "committed":
        t.committed = reader.number(value, 0, len(t.face)) - 1
    elif name == "scoring":
        t.scoring = earlier_matchup(reader.number(value, 0, places.MATCHUPS) - 1)
    elif name == "alert":
        t.alert = earlier_moments(reader.number(value))
    elif name == "fall-agent":
        t.fall_agent = reader.number(value, 0, len(t.face)) - 1
    elif name == "fall-by":
        t.fall_by = reader.number(value, 0, t.seats) - 1
    elif name == "finished":
        t.finished = reader.number(value, 0, 1) == 1
    elif name == "placing":
        t.placing[:] = seat_values(reader, t, value, 0, len(placings.NAMES) - 1)
    elif name == "tackles":
        t.tackles = earlier_tackles(reader, value)
    elif name == "pending":
        waiting = [reader.number(word) for word in value.split()]
        t.pending = [(number & 4095, number >> 12 & 1023, number >> 22) for number in waiting]
    elif name == "felled":
        pairs = [reader.number(word) for word in value.split()]
        t.felled = [(number >> 10, number & 1023) for number in pairs]
    elif name == "begun":
        t.begun = tuple([reader.number(word, 0, len(t.face) - 1) for word in value.split()])
    else:
        return False
    return True


def seat_values(reader: PositionReader, t: Season, text: str, low: int, high: int) -> list[int]:
    """A number for each seat."""
    values = [reader.number(word, low, high) for word in text.replace(",", " ").split()]
    if len(values) != t.seats:
        raise reader.bad(f"One number for each of the {t.seats} seats is needed, not {len(values)}.")
    return values


def earlier_tackles(reader: PositionReader, value: str) -> list[Attempt]:
    """Tackles one behind the other, seventeen numbers each."""
    numbers = [reader.number(word, -1) for word in value.replace(",", " ").split()]
    if len(numbers) % len(EARLIER_FIELDS):
        raise reader.bad(f"A tackle has {len(EARLIER_FIELDS)} numbers.")
    return [
        earlier_tackle(numbers[start : start + len(EARLIER_FIELDS)])
        for start in range(0, len(numbers), len(EARLIER_FIELDS))
    ]


def earlier_tackle(numbers: list[int]) -> Attempt:
    attempt = Attempt()
    for field, number in zip(EARLIER_FIELDS, numbers, strict=True):
        if field == "flags":
            attempt.settled = number & 3  # the numbers are the same
            attempt.replaced = number >> 2 & 1
            attempt.with_power = number >> 3 & 1
            attempt.pair = number >> 5 & 1
        elif field:
            setattr(attempt, field, number)
    attempt.matchup = earlier_matchup(attempt.matchup)
    if not attempt.miss_cost:
        attempt.miss_card = NOBODY
    return attempt


def read_earlier_note(reader: PositionReader, t: Season, card: int, name: str, number: str) -> bool:
    """What a note says of a card, if it had a number then."""
    if name == "owner":
        t.owner[card] = reader.number(number, 0, t.seats) - 1
    elif name == "family":
        t.family[card] = earlier_family(reader.number(number, 0, 15))
    elif name == "known":
        t.known[card] = reader.number(number, 0, 255) & t.all
    else:
        return False
    return True
