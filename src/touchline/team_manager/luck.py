"""Luck: the exact odds of an option, in words, from what the choosing seat may know.

They end with the Matchup phase, and then with each matchup that is resolved: what comes after depends on tokens that
nobody has seen.
"""

from typing import Final

from touchline.table.odds import Outcome, odds
from touchline.table.registry import StepFunction
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.names import (
    EV_BALL_DROPPED,
    EV_BALL_GAINED,
    EV_BALL_MOVED,
    EV_CARD_DISCARDED,
    EV_DICE_ROLLED,
    EV_DOWNED,
    EV_FANS_GAINED,
    EV_FANS_LOST,
    EV_INJURED,
    EV_STOOD,
    K_GUARD,
    K_RESULT,
    S_IMPROVE,
    S_RESOLVE,
    S_SCOREBOARD,
)
from touchline.team_manager.state import F_TOKENS, POOL, Season
from touchline.team_manager.view import view_of
from touchline.team_manager.words import DIE_WORDS, TARGET_DOWN

TOLD = {
    EV_DOWNED: "{card} is downed",
    EV_INJURED: "{card} is injured",
    EV_STOOD: "{card} stands up",
    EV_BALL_GAINED: "{card} has the ball",
    EV_BALL_DROPPED: "{card} drops the ball",
    EV_BALL_MOVED: "the ball goes to midfield",
    EV_CARD_DISCARDED: "{card} is discarded",
    EV_FANS_GAINED: "{seat} gains {amount}",
    EV_FANS_LOST: "{seat} loses {amount}",
}


def season_odds(t: Season, code: int) -> list[Outcome]:
    """The odds as the choosing seat can know them.

    Hidden faces are dealt anew, and every token hidden from the seat counts as lying in the pool: each is as likely to
    be the one turned up.
    """
    imagined = view_of(t, t.seat).imagine(0)
    for token in range(len(t.face)):
        if t.family[token] == F_TOKENS and t.place[token] != POOL and not t.known[token] & 1 << t.seat:
            imagined.put(token, POOL)
    imagined.functions = FUNCTIONS  # copies of the table share them
    return odds(imagined, code, summary)


def end(t: Season, _a: int, _b: int, _c: int) -> None:
    """The odds reach no further than this."""
    t.agenda.clear()


def functions_for_odds() -> list[StepFunction]:
    functions = REGISTRY.functions[:]
    for step in (S_SCOREBOARD, S_RESOLVE, S_IMPROVE):
        functions[step] = end
    return functions


FUNCTIONS: Final = functions_for_odds()


def summary(t: Season) -> str:
    """What happened, in a line; where a die must still be chosen, what lies on the table."""
    told: list[str] = []
    for event in t.events:
        if event.kind in TOLD:
            card = t.catalogue.names[event.face] if event.face >= 0 else "a card"
            told.append(TOLD[event.kind].format(card=card, seat=t.seat_name(event.seat), amount=event.amount))
        elif event.kind == EV_DICE_ROLLED and t.kind == K_RESULT:
            faces = sorted((event.amount >> 4 & 15, event.amount & 15))
            told.append(f"{t.seat_name(t.seat)} chooses between {DIE_WORDS[faces[0]]} and {DIE_WORDS[faces[1]]}")
    if t.kind == K_GUARD:
        told.append(f"{t.seat_name(t.seat)} may use Guard against {DIE_WORDS[TARGET_DOWN]}")
    return "; ".join(told) if told else "nothing happens"
