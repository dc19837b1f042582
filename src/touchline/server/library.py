"""The library: finished games that are looked through, and replays that somebody brings along."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, Final, TypeVar

from msgspec import Struct

from touchline.server.house import House
from touchline.server.links import hash_of, link, new_id, new_token
from touchline.server.live import Live
from touchline.server.log import say
from touchline.server.record import SeatRecord, Stored
from touchline.server.story import Story, held_record, held_story, story_of
from touchline.table.errors import BadArgument
from touchline.table.table import SPECTATOR

LARGEST: Final = 4_000_000  # bytes of a replay that is brought along
MOST_STORIES: Final = 16  # kept at hand
T = TypeVar("T")


class Held(Struct):
    """Where a replay is that somebody brought along."""

    table: str
    spectator: str


class Library:
    """Stories are made in a thread of its own, and kept for a while."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.thread = ThreadPoolExecutor(1, "touchline-library")
        self.stories: OrderedDict[str, Story] = OrderedDict()

    def close(self) -> None:
        self.thread.shutdown(wait=True, cancel_futures=True)

    async def work(self, task: Callable[..., T], *arguments: Any) -> T:
        """Something that takes its time."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, task, *arguments)

    async def of(self, live: Live) -> Story:
        """The story of a table whose game is over."""
        story = self.stories.get(live.id)
        if story is None:
            async with live.lock:
                story = story_of(live.played, live.sittings(), live.seats.words())
            self.keep(story)
        return story

    async def held(self, stored: Stored) -> Story:
        """The story of a replay that was brought along."""
        story = self.stories.get(stored.record.id)
        if story is None:
            story = await self.work(held_story, stored.record)
            self.keep(story)
        return story

    def keep(self, story: Story) -> None:
        self.stories[story.record.id] = story
        self.stories.move_to_end(story.record.id)
        while len(self.stories) > MOST_STORIES:
            self.stories.popitem(last=False)

    async def take(self, data: bytes) -> Held:
        """Keep a replay that somebody brings; gives the link to look through it."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise BadArgument("A replay is text in UTF-8, and this is none.") from None
        record = await self.work(held_record, new_id(), text, int(time()))
        story = await self.work(held_story, record)
        token = new_token()
        await self.house.store.add(record, [SeatRecord(SPECTATOR, hash_of(token))], "")
        self.keep(story)
        say("replay taken", table=record.id, game=record.game, runs=story.runs)
        return Held(record.id, link(record.id, token))
