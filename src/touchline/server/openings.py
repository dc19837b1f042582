"""Tables that do not begin at the beginning: lessons, and games that are played on from a replay."""

import asyncio

from touchline.server.lessons import teacher_of
from touchline.server.played import teams_in
from touchline.server.protocol import NewSeat, NewTable, PlayOn
from touchline.server.story import Story
from touchline.server.tables import Made, Tables
from touchline.table.errors import BadArgument

OTHERS = "rookie"  # who sits at the other seats of a lesson


async def practice(tables: Tables, lesson: str) -> Made:
    """A table that teaches one person."""
    teacher = teacher_of(lesson)
    table = await asyncio.to_thread(teacher.begin)
    seats = [NewSeat("here") if seat == teacher.pupil else NewSeat("bot", OTHERS) for seat in range(table.seats)]
    base = table.position()
    return await tables.make(NewTable(teacher.game, seats, teams_in(base)), base, lesson)


async def play_on(tables: Tables, story: Story, asked: PlayOn) -> Made:
    """A table that goes on from a point of a finished game, with dice of its own."""
    base = await asyncio.to_thread(story.position, asked.choice)
    seats = len(story.sittings)
    if len(asked.seats) != seats:
        raise BadArgument(f"The game has {seats} seats, and somebody must sit at each; not {len(asked.seats)}.")
    return await tables.make(NewTable(story.record.game, asked.seats, teams_in(base)), base)
