"""The library: finished games that are looked through, and replays that somebody brings along."""

from collections import OrderedDict
from time import time
from typing import Final

from msgspec import Struct

from touchline.server.log import say
from touchline.server.play.links import hash_of, link, new_id, new_token
from touchline.server.play.live import Live
from touchline.server.play.packs import NONE, Packs
from touchline.server.play.record import SeatRecord, Stored
from touchline.server.play.services import Store, Worker
from touchline.server.replays.story import Story, held_record, held_story, story_of
from touchline.table.errors import BadArgument, BadFile
from touchline.table.said import Said
from touchline.table.table import SPECTATOR

LARGEST: Final = 4_000_000  # bytes of a replay that is brought along
MOST_STORIES: Final = 16  # kept at hand


class Held(Struct):
    """Where a replay is that somebody brought along."""

    table: str
    spectator: str


class Library:
    """Stories are made elsewhere, and kept for a while."""

    def __init__(self, store: Store, worker: Worker, packs: Packs = NONE) -> None:
        self.store = store
        self.worker = worker
        self.packs = packs
        self.stories: OrderedDict[str, Story] = OrderedDict()

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
            story = await self.worker.work(held_story, stored.record, self.packs)
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
            raise BadArgument(Said("not-text")) from None
        try:
            record = await self.worker.work(held_record, new_id(), text, int(time()), self.packs)
            story = await self.worker.work(held_story, record, self.packs)
        except BadFile as error:
            error.code = "not-a-replay"
            raise
        token = new_token()
        await self.store.add(record, [SeatRecord(SPECTATOR, hash_of(token))], "")
        self.keep(story)
        say("replay taken", table=record.id, game=record.game, runs=story.runs)
        return Held(record.id, link(record.id, token))
