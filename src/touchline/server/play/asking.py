"""What a seat asks before it chooses: how likely is what, why something is not offered, and what would come next.

Every answer is made from the seat's view alone: the table it is worked out on is imagined from the view, so that
whatever the seat may not know is another in it. Odds go through many rolls and are worked out elsewhere.
"""

import asyncio
from typing import Any, Final

from touchline.server.play.live import Live
from touchline.server.play.record import CREATOR, SeatRecord
from touchline.server.play.services import Worker
from touchline.server.play.state import decision_of
from touchline.server.protocol.incoming import Odds, Peek, Why
from touchline.server.protocol.outgoing import Ahead, Because, Chance, Chances, Fact
from touchline.server.scenes.scene import leads_of
from touchline.table.dice import OutOfScript, scripted
from touchline.table.errors import BadArgument
from touchline.table.languages import languages
from touchline.table.reason import Reason
from touchline.table.said import Said, as_data
from touchline.table.table import SPECTATOR
from touchline.table.view import View

LIMIT: Final = 5.0  # seconds after which nobody waits for odds any more
WORLD: Final = 0  # the seed of the table that is imagined; any would do


class Asking:
    """Answers the questions of all tables."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    async def answer(self, live: Live, asker: SeatRecord, asked: Odds | Why | Peek) -> Chances | Because | Ahead | None:
        """The answer; None if the question is late: the table has gone on since."""
        async with live.lock:
            if isinstance(asked, Why):
                if not live.is_current(asked.number):
                    return None
            elif not live.check(asker, asked.number, asked.code):
                return None
            seat = SPECTATOR if asker.seat == CREATOR else asker.seat
            view: View = live.played.table.view(seat)
            if isinstance(asked, Why):
                heard = [event.for_audience(1 << seat) for event in live.played.table.events]
                view.table.events = heard  # some reasons are in what has happened
        if isinstance(asked, Why):
            return because(view, asked)
        if isinstance(asked, Peek):
            return ahead(view, asked)
        try:
            return await asyncio.wait_for(self.worker.work(chances, view, asked), LIMIT)
        except TimeoutError:
            raise BadArgument(Said("odds-too-long")) from None


def chances(view: View, asked: Odds) -> Chances:
    """What an option leads to, up to the next decision."""
    table: Any = view.imagine(WORLD)
    if table.registry.odds is None:
        raise BadArgument(Said("no-odds"))
    found = table.odds(table.codes.index(asked.code))
    return Chances(
        asked.number,
        asked.code,
        [
            Chance(
                numerator=outcome.probability.numerator,
                denominator=outcome.probability.denominator,
                text={language: outcome.summary_in(language) for language in languages()},
                parts=[Fact(one.code, as_data(one.slots)) for one in outcome.parts],
                rolls=list(outcome.rolls),
            )
            for outcome in found
        ],
    )


def because(view: View, asked: Why) -> Because:
    """Why something is offered, or is not."""
    if view.table.registry.why_not is None:
        raise BadArgument(Said("no-reasons"))
    reason: Reason = view.table.why_not(asked.verb, *asked.arguments)
    text = {language: reason.text_in(language) for language in languages()}
    slots = as_data(reason.slots)
    return Because(asked.number, asked.verb, asked.arguments, reason.offered, text, reason.rule, reason.code, slots)


def ahead(view: View, asked: Peek) -> Ahead:
    """The question that an option leads to; none where dice, a face or another seat come first."""
    table: Any = view.imagine(WORLD)
    dice = scripted([])
    dice.enumerates = True
    table.dice = dice
    try:
        table.choose_code(asked.code)
    except OutOfScript:
        return Ahead(asked.number, asked.code, None)
    if table.kind < 0 or table.seat != view.seat or table.barrier >= table.choices:
        return Ahead(asked.number, asked.code, None)
    decision = decision_of(table.view(view.seat), asked.number + 1)
    leads = leads_of(table.registry.game)
    return Ahead(asked.number, asked.code, decision, leads(table) if leads else [])
