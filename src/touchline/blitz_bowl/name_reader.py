"""Names in positions: players, squares and cards, in lines, steps and options; any mistake is one sentence."""

from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.pitch import square_named
from touchline.blitz_bowl.state import PLAYER, SEATS, Match
from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.errors import instead
from touchline.table.position import Line
from touchline.table.position_reader import LARGEST, PositionReader
from touchline.table.registry import CARD, PLACE, SEAT


class NameReader(PositionReader):
    """Reads what the lines of a position name."""

    def __init__(self, lines: list[Line], path: str) -> None:
        super().__init__(REGISTRY, lines, path)
        self.t: Match = Match()

    def yes(self, value: str) -> bool:
        if value not in ("yes", "no"):
            raise self.bad(f"'yes' or 'no' is needed here, not {value[:30]!r}.")
        return value == "yes"

    def square(self, name: str) -> int:
        square = square_named(name)
        if square < 0:
            raise self.bad(f"{name[:20]!r} is no square; squares are a1 to o11.")
        return square

    def clear_square(self, name: str, what: str) -> int:
        square = self.square(name)
        if not self.t.pitch.clear >> square & 1:
            raise self.bad(f"{name} is a blocked square of the pitch {self.t.pitch.id}; {what} cannot be there.")
        return square

    def player(self, seat: int, name: str) -> int:
        """A player of a seat by his id."""
        t = self.t
        ids = [t.player_id(player) for player in t.players_of(seat)] if t.teams else []
        if name in ids:
            return t.players_of(seat)[ids.index(name)]
        alike = [one for one in ids if one.rpartition("-")[0] == name]
        if alike:
            raise self.bad(f"Seat {seat + 1} has several players {name!r}; say which: {', '.join(alike)}.")
        raise self.bad(f"Seat {seat + 1} has no player {name[:40]!r}{instead(name, ids)}")

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

    def argument(self, sort: str, word: str) -> int:
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
        return self.number(word, -LARGEST)

    def codes(self, value: str) -> list[int]:
        return [self.code(entry) for entry in value.split(";") if entry.strip()]

    def code(self, text: str) -> int:
        words = text.split()
        if words[0] not in REGISTRY.verb_index:
            raise self.bad(f"{text[:40]!r} is no option; it should be a verb and its arguments.")
        verb = REGISTRY.verb_index[words[0]]
        sorts = REGISTRY.verbs[verb].arguments
        if len(sorts) != len(words) - 1:
            raise self.bad(f"{words[0]!r} takes {len(sorts)} arguments, not {len(words) - 1}.")
        values = [self.argument(sort, word) for sort, word in zip(sorts, words[1:], strict=True)]
        if any(not 0 <= value <= ARGUMENT_MASK for value in values):
            raise self.bad(f"{text[:40]!r} has an argument out of range.")
        return code_of(verb, *values)


def entries(value: str) -> list[str]:
    """What stands between commas; ``none`` for nothing."""
    if not value or value == "none":
        return []
    return [entry.strip() for entry in value.split(",")]
