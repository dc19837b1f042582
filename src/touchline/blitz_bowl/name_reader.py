"""Names in positions: players, squares and cards, in lines, steps and options; any mistake is one sentence."""

from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.naming import player_named, square_of
from touchline.blitz_bowl.state import PLAYER, SEATS, Match
from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.naming import earlier_value
from touchline.table.position import Line
from touchline.table.position_reader import LARGEST, PositionReader
from touchline.table.registry import CARD, PLACE, SEAT


class NameReader(PositionReader):
    """Reads what the lines of a position name."""

    def __init__(self, lines: list[Line], path: str, written: int) -> None:
        super().__init__(REGISTRY, lines, path, written)
        self.t: Match = Match()

    def yes(self, value: str) -> bool:
        if value not in ("yes", "no"):
            raise self.bad(f"'yes' or 'no' is needed here, not {value[:30]!r}.")
        return value == "yes"

    def square(self, name: str) -> int:
        return square_of(name)

    def clear_square(self, name: str, what: str) -> int:
        square = self.square(name)
        if not self.t.pitch.clear >> square & 1:
            raise self.bad(f"{name} is a blocked square of the pitch {self.t.pitch.id}; {what} cannot be there.")
        return square

    def player(self, seat: int, name: str) -> int:
        """A player of a seat by his id."""
        return player_named(self.t, seat, name)

    def seat_player(self, text: str) -> int:
        """A player as in ``1 blitzer``."""
        words = text.split()
        if len(words) != 2:
            raise self.bad(f"A seat and a player are needed, such as '1 blitzer', not {text[:40]!r}.")
        return self.player(self.number(words[0], 1, SEATS) - 1, words[1])

    def crowd(self, value: str) -> int:
        found = 0
        for entry in entries(value):
            found |= 1 << self.seat_player(entry)
        return found

    # --- steps and options ---------------------------------------------------------------------------------------

    def player_token(self, word: str) -> int:
        if word == "-":
            return -1
        seat, _, name = word.partition("/")
        return self.player(self.number(seat, 1, SEATS) - 1, name)

    # The first format has players, squares, cards and seats by name already, but no options that have been chosen.

    def earlier_argument(self, sort: str, word: str) -> int:
        if sort == PLAYER:
            player = self.player_token(word)
            if player < 0:
                raise self.bad("A player is needed here, such as '1/blitzer', not '-'.")
            return player
        if sort == PLACE:
            return -1 if word == "-" else self.square(word)
        if sort == SEAT:
            return self.number(word, 1, SEATS) - 1
        if sort == CARD:
            return self.number(word.partition("#")[2], 0, len(self.t.face) - 1)
        return earlier_value(self.registry, sort, self.number(word, -LARGEST))

    def earlier_codes(self, value: str) -> list[int]:
        return [self.earlier_code(entry) for entry in value.split(";") if entry.strip()]

    def earlier_code(self, text: str) -> int:
        words = text.split()
        if words[0] not in REGISTRY.verb_index:
            raise self.bad(f"{text[:40]!r} is no option; it should be a verb and its arguments.")
        verb = REGISTRY.verb_index[words[0]]
        sorts = REGISTRY.verbs[verb].arguments
        if len(sorts) != len(words) - 1:
            raise self.bad(f"{words[0]!r} takes {len(sorts)} arguments, not {len(words) - 1}.")
        values = [self.earlier_argument(sort, word) for sort, word in zip(sorts, words[1:], strict=True)]
        if any(not 0 <= value <= ARGUMENT_MASK for value in values):
            raise self.bad(f"{text[:40]!r} has an argument out of range.")
        return code_of(verb, *values)


def entries(value: str) -> list[str]:
    """What stands between commas; ``none`` for nothing."""
    if not value or value == "none":
        return []
    return [entry.strip() for entry in value.split(",")]
