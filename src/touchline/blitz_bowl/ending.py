"""Winning (BB 9)."""

from typing import Final

from touchline.blitz_bowl import events
from touchline.blitz_bowl.state import Match
from touchline.table.result import Result

BY_SUDDEN_DEATH: Final = 1
BY_POINTS: Final = 2


def sudden_death(t: Match, seat: int) -> bool:
    """Far enough ahead at the start of one's own turn (BB 9.1.1)."""
    return t.score[seat] - t.score[1 - seat] >= t.lead


def finish(t: Match, why: int) -> None:
    """The game is over."""
    t.finished = True
    t.why = why
    t.coach = -1
    if not t.loud:
        return
    rule = "BB 9.1.1" if why == BY_SUDDEN_DEATH else "BB 9.3.1"
    t.say(events.GAME_ENDED, -1, -1, -1, -1, why, rule)
    if t.score[0] == t.score[1]:
        t.say(events.DRAWN, -1, -1, -1, -1, t.score[0], rule)
    else:
        t.say(events.WON, 0 if t.score[0] > t.score[1] else 1, -1, -1, -1, 0, rule)


def result(t: Match) -> Result | None:
    """Places and why: one winner, or a draw in which both are first."""
    if not t.finished:
        return None
    mine, theirs = t.score
    if mine == theirs:
        return Result([1, 1], [mine, theirs], "a draw on points", "BB 9.3.1")
    places = [1, 2] if mine > theirs else [2, 1]
    if t.why == BY_SUDDEN_DEATH:
        return Result(places, [mine, theirs], "sudden death", "BB 9.1.1")
    return Result(places, [mine, theirs], "points", "BB 9.3.1")
