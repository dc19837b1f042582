"""What a seat asks before it chooses: how likely is what, why something is not offered, and what would come next.

Every answer is made from the seat's view alone: the table it is worked out on is imagined from the view, so that
whatever the seat may not know is another in it. Odds go through many rolls and are worked out in a thread of their own.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from touchline.server.live import Live
from touchline.server.protocol import Ahead, Because, Chance, Chances, Odds, Peek, Why
from touchline.server.record import CREATOR, SeatRecord
from touchline.server.scenes import leads_of
from touchline.server.sentences import Sentences, both, sentences_of
from touchline.server.state import decision_of
from touchline.table.dice import OutOfScript, scripted
from touchline.table.errors import BadArgument
from touchline.table.reason import Reason
from touchline.table.table import SPECTATOR
from touchline.table.view import View

LIMIT: Final = 5.0  # seconds after which nobody waits for odds any more
WORLD: Final = 0  # the seed of the table that is imagined; any would do


class Asking:
    """Answers the questions of all tables."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "touchline-asking")

    def close(self) -> None:
        self.thread.shutdown(wait=True, cancel_futures=True)

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
        work = asyncio.get_running_loop().run_in_executor(self.thread, chances, view, asked)
        try:
            return await asyncio.wait_for(work, LIMIT)
        except TimeoutError:
            raise BadArgument("The odds of this take too long to work out; they are not known.") from None


def chances(view: View, asked: Odds) -> Chances:
    """What an option leads to, up to the next decision."""
    table: Any = view.imagine(WORLD)
    if table.registry.odds is None:
        raise BadArgument("This game has no odds to tell.")
    try:
        found = table.odds(table.codes.index(asked.code))
    except OutOfScript:
        raise BadArgument("More is rolled here than can be counted; the odds are not known.") from None
    sentences = spoken(view)
    return Chances(
        asked.number,
        asked.code,
        [
            Chance(
                numerator=outcome.probability.numerator,
                denominator=outcome.probability.denominator,
                text=sentences.outcome(outcome.summary) if sentences else both(outcome.summary, None),
                rolls=list(outcome.rolls),
            )
            for outcome in found
        ],
    )


def because(view: View, asked: Why) -> Because:
    """Why something is offered, or is not."""
    if view.table.registry.why_not is None:
        raise BadArgument("This game has no reasons to tell.")
    reason: Reason = view.table.why_not(asked.verb, *asked.arguments)
    sentences = spoken(view)
    text = sentences.reason(reason.text) if sentences else both(reason.text, None)
    return Because(asked.number, asked.verb, asked.arguments, reason.offered, text, reason.rule)


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


def spoken(view: View) -> Sentences | None:
    """The sentences of the game; none where it brings none."""
    try:
        return sentences_of(view.table.registry.game)
    except KeyError:
        return None
