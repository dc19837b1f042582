"""Luck: the exact odds of an option, from what the choosing seat may know.

They end with the Matchup phase, and then with each matchup that is resolved: what comes after depends on tokens that
nobody has seen.
"""

from typing import Final

from touchline.table.odds import Outcome, odds
from touchline.table.registry import StepFunction
from touchline.table.said import Said, Slots, number
from touchline.team_manager import die, events, families, kinds, places, steps
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.speech import DIE, face_slot, seat_slot, voice_of
from touchline.team_manager.state import Season
from touchline.team_manager.view import view_of

TOLD: Final = {
    events.DOWNED: "downed",
    events.INJURED: "injured",
    events.STOOD: "stands",
    events.BALL_GAINED: "has-ball",
    events.BALL_DROPPED: "drops-ball",
    events.BALL_MOVED: "to-midfield",
    events.CARD_DISCARDED: "discarded",
    events.FANS_GAINED: "gains",
    events.FANS_LOST: "loses",
}
OF_SEATS: Final = (events.FANS_GAINED, events.FANS_LOST)
OF_NOBODY: Final = (events.BALL_MOVED,)


def season_odds(t: Season, code: int) -> list[Outcome]:
    """The odds as the choosing seat can know them.

    Hidden faces are dealt anew, and every token hidden from the seat counts as lying in the pool: each is as likely to
    be the one turned up.
    """
    imagined = view_of(t, t.seat).imagine(0)
    for token in range(len(t.face)):
        if t.family[token] == families.TOKENS and t.place[token] != places.POOL and not t.known[token] & 1 << t.seat:
            imagined.put(token, places.POOL)
    imagined.functions = functions_for_odds()  # copies of the table share them
    return odds(imagined, code, summary, voice_of(t))


def end(t: Season, _a: int, _b: int, _c: int) -> None:
    """The odds reach no further than this."""
    t.agenda.clear()


def functions_for_odds() -> list[StepFunction]:
    functions = REGISTRY.functions[:]
    for step in (steps.SCOREBOARD, steps.RESOLVE, steps.IMPROVE):
        functions[step] = end
    return functions


def summary(t: Season) -> tuple[Said, ...]:
    """What happened, part by part; where a die must still be chosen, what lies on the table."""
    told: list[Said] = []
    for event in t.events:
        if event.kind in TOLD:
            slots: Slots = {}
            if event.kind in OF_SEATS:
                slots = {"seat": seat_slot(event.seat), "n": number(event.amount)}
            elif event.kind not in OF_NOBODY:
                slots = {"card": face_slot(t, event.face)}
            told.append(Said(TOLD[event.kind], slots))
        elif event.kind == events.DICE_ROLLED and t.kind == kinds.RESULT:
            first, second = sorted((event.amount >> 4 & 15, event.amount & 15))
            dice: Slots = {"first": (DIE, die.NAMES[first]), "second": (DIE, die.NAMES[second])}
            told.append(Said("chooses", {"seat": seat_slot(t.seat), **dice}))
    if t.kind == kinds.GUARD:
        told.append(Said("may-guard", {"seat": seat_slot(t.seat), "die": (DIE, die.NAMES[die.TARGET_DOWN])}))
    return tuple(told) if told else (Said("nothing"),)
