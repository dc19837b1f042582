"""Lines of positions of the first format: handles, seats and bits in numbers, a tackle as seventeen in a row."""

from typing import Final

from touchline.table.position_reader import PositionReader
from touchline.team_manager import places, placings
from touchline.team_manager.earlier import earlier_family, earlier_matchup, earlier_moments
from touchline.team_manager.records import T_MATCHUP, T_SIZE
from touchline.team_manager.state import Season

EARLIER_TACKLE: Final = 17  # numbers


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
        t.tackles = earlier_tackles(reader, t, value)
    elif name == "pending":
        t.pending = [reader.number(word) for word in value.split()]
    elif name == "felled":
        t.felled = [reader.number(word) for word in value.split()]
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


def earlier_tackles(reader: PositionReader, t: Season, value: str) -> list[int]:
    """Tackles one behind the other, as they lie in the state."""
    numbers = [reader.number(word, -1) for word in value.replace(",", " ").split()]
    if len(numbers) % EARLIER_TACKLE:
        raise reader.bad(f"A tackle has {EARLIER_TACKLE} numbers.")
    assert EARLIER_TACKLE == T_SIZE
    for base in range(0, len(numbers), EARLIER_TACKLE):
        numbers[base + T_MATCHUP] = earlier_matchup(numbers[base + T_MATCHUP])
    return numbers


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
