"""Tables that do not begin at the beginning: lessons, and games that are played on from a replay."""

import asyncio

from touchline.server.lessons import teacher_of
from touchline.server.protocol import NewSeat, NewTable
from touchline.server.tables import Made, Tables

OTHERS = "rookie"  # who sits at the other seats of a lesson


async def practice(tables: Tables, lesson: str) -> Made:
    """A table that teaches one person."""
    teacher = teacher_of(lesson)
    table = await asyncio.to_thread(teacher.begin)
    seats = [NewSeat("here") if seat == teacher.pupil else NewSeat("bot", OTHERS) for seat in range(table.seats)]
    base = table.position()
    return await tables.make(NewTable(teacher.game, seats, teams_in(base)), base, lesson)


def teams_in(position: str) -> list[str]:
    """The teams that a position names."""
    for line in position.split("\n"):
        key, _, names = line.partition(":")
        if key == "teams":
            return [name.strip() for name in names.split(",") if name.strip()]
    return []
