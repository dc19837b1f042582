"""The seating: who holds which seat of a table, and what is known of it to everybody."""

from touchline.server.play.links import holder
from touchline.server.play.record import SeatRecord
from touchline.server.protocol.state import Sitting
from touchline.table.errors import BadArgument
from touchline.table.said import Said, number
from touchline.table.table import SPECTATOR


class Seating:
    """The links of a table: those of its seats, and beside them the creator's and the spectators'."""

    def __init__(self, records: list[SeatRecord]) -> None:
        self.records = records
        self.seats = sorted((one for one in records if 0 <= one.seat < SPECTATOR), key=lambda one: one.seat)

    def of(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.seats):
            raise BadArgument(Said("no-seat", {"seat": number(seat)}))
        return self.seats[seat]

    def holder(self, token: str) -> SeatRecord | None:
        return holder(self.records, token)

    def people(self) -> int:
        """How many seats are played by people now."""
        return sum(1 for one in self.seats if not one.bot)

    def deserted(self) -> bool:
        """Whether bots play every seat, and one of them for somebody who may come back."""
        return self.people() == 0 and any(one.token_hash for one in self.seats)

    def words(self) -> list[str]:
        """The shares of the seed, by seat; empty where none was heard."""
        return [one.word or "" for one in self.seats]

    def missing(self) -> bool:
        """Whether the word of a person's seat has not been heard."""
        return any(one.word is None and not one.bot for one in self.seats)

    def sittings(self, here: set[int], lobby: bool) -> list[Sitting]:
        return [
            Sitting(
                seat=one.seat,
                label=one.label,
                bot=one.bot,
                here=one.seat in here,
                worded=not lobby or bool(one.bot) or one.word is not None,
            )
            for one in self.seats
        ]
