"""Briefs: how the tables stand that a browser has links to, each in short."""

from typing import Final

from touchline.games import game_of
from touchline.server.play.live import Live
from touchline.server.play.played import cards_of, setting_of
from touchline.server.play.record import CREATOR, SeatRecord
from touchline.server.play.tables import Tables
from touchline.server.protocol.answers import Brief
from touchline.server.protocol.requests import Held, Holdings
from touchline.server.scenes.standings import standings_of
from touchline.server.words.refusals import sentence_of, text_of
from touchline.table.errors import TouchlineError
from touchline.table.said import Said
from touchline.table.table import SPECTATOR

NOBODY: Final = -1
WRONG_LINK: Final = Said("wrong-link")


async def briefs(tables: Tables, holdings: Holdings) -> list[Brief]:
    """One for each link, in the same order."""
    return [await brief(tables, held) for held in holdings.links]


async def brief(tables: Tables, held: Held) -> Brief:
    """How a table stands for the holder of a link, or why that cannot be told."""
    try:
        live = await tables.get(held.table)
        holder = live.seats.holder(held.token)
        if holder is None:
            tables.services.counters.add("tokens_refused")
            return silent(held.table, WRONG_LINK)
        async with live.lock:
            return brief_of(live, holder)
    except TouchlineError as error:
        return silent(held.table, error)


def brief_of(live: Live, holder: SeatRecord) -> Brief:
    """All of it is what everybody at the table may know."""
    record = live.played.record
    told = silent(record.id, None)
    told.game = record.game
    told.seat = SPECTATOR if holder.seat == CREATOR else holder.seat
    told.seats = live.sittings()
    told.changed = int(live.changed)
    told.lesson = record.lesson
    told.lobby = live.lobby
    told.packs = cards_of(record)
    if live.lobby:
        told.teams = setting_of(record).teams
        told.yours = 0 <= holder.seat < SPECTATOR and not holder.bot and holder.word is None
        return told
    table = live.played.table.view(SPECTATOR).table
    told.teams = standings_of(record.game).teams(table)
    told.scores = standings_of(record.game).scores(table)
    told.stage = game_of(record.game).length(table)
    told.over = live.played.table.over
    if not told.over:
        told.asked = table.seat
        told.yours = table.seat == holder.seat and not holder.bot
    return told


def silent(table: str, why: TouchlineError | Said | None) -> Brief:
    """Nothing but a sentence."""
    return Brief(
        table=table,
        game="",
        seat=NOBODY,
        teams=[],
        seats=[],
        asked=NOBODY,
        yours=False,
        lobby=False,
        over=False,
        scores=[],
        stage=0,
        changed=0,
        lesson="",
        sentence=sentence_of(why),
        text=text_of(why),
    )
