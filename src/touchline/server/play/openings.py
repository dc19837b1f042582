"""Tables that do not begin at the beginning: lessons, and games that are played on from a replay."""

from touchline.server.lessons.lesson import teacher_of
from touchline.server.play.played import expansions_of, packs_of, teams_in
from touchline.server.play.record import TableRecord
from touchline.server.play.services import Worker
from touchline.server.play.tables import Made, Tables
from touchline.server.protocol.requests import NewSeat, NewTable, PlayOn
from touchline.table.errors import BadArgument
from touchline.table.said import Said, number

OTHERS = "rookie"  # who sits at the other seats of a lesson


async def practice(tables: Tables, worker: Worker, lesson: str) -> Made:
    """A table that teaches one person."""
    teacher = teacher_of(lesson)
    table = await worker.work(teacher.begin)
    seats = [NewSeat("here") if seat == teacher.pupil else NewSeat("bot", OTHERS) for seat in range(table.seats)]
    base = table.position()
    return await tables.make(NewTable(teacher.game, seats, teams_in(base)), base, lesson, ())


async def play_on(tables: Tables, record: TableRecord, seats: int, base: str, asked: PlayOn) -> Made:
    """A table that goes on from a position of a finished game, with dice of its own."""
    if len(asked.seats) != seats:
        raise BadArgument(Said("seats", {"seats": number(seats), "given": number(len(asked.seats))}))
    new = NewTable(record.game, asked.seats, teams_in(base), expansions=expansions_of(record))
    return await tables.make(new, base, packs=packs_of(record))
