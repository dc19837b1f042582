"""Conditions: what must be so for an ability to act (TM 8.1.1)."""

from typing import Final

from touchline.team_manager import places, whom
from touchline.team_manager.selecting import count, select
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Condition, phrase


def exists(t: Season, number: int, who: int, _other: int, seat: int, source: int) -> bool:
    """At least so many players match the selector."""
    return len(select(t, who, seat, source, -1, -1)) >= number


def more(t: Season, _number: int, who: int, other: int, seat: int, source: int) -> bool:
    """More of the one than of the other; at a tournament any one opponent with more is enough."""
    mine = len(select(t, other, seat, source, -1, -1))
    theirs = [0] * t.seats
    for card in select(t, who, seat, source, -1, -1):
        theirs[t.owner[card]] += 1
    return max(theirs) > mine


def midfield(t: Season, _number: int, who: int, _other: int, seat: int, source: int) -> bool:
    """The ball is at midfield where this player is."""
    players = select(t, who, seat, source, -1, -1)
    return bool(players) and t.ball[t.matchup_of(players[0])] == places.MIDFIELD


def owns(t: Season, number: int, what: int, _other: int, seat: int, source: int) -> bool:
    """At least so many cards of the counted kind."""
    return count(t, what, 0, seat, source) >= number


def total(t: Season, number: int, _who: int, _other: int, seat: int, _source: int) -> bool:
    return t.totals[seat] >= number


def at_highlight(t: Season, _number: int, _who: int, _other: int, _seat: int, _source: int) -> bool:
    return t.scoring != places.TOURNAMENT_AT


def ahead_by(t: Season, number: int, _who: int, _other: int, seat: int, _source: int) -> bool:
    return t.margin[seat] >= number


def event_told(_t: Season, _number: int, _who: int, _other: int, _seat: int, _source: int) -> bool:
    """How the event came about was looked at when it did (``holding.holds_event``)."""
    return True


EXISTS: Final = Condition(
    "exists",
    (
        phrase("{certain} is {state}", "if", n=1),
        phrase("{n} {several}", "if"),
        phrase("{several}", "if", n=1),
    ),
    exists,
)
MORE: Final = Condition("more", (phrase("more {who} than {to}", "if.more"),), more)
MIDFIELD: Final = Condition(
    "midfield",
    (
        phrase("ball at midfield of committed", "if.midfield_of", who=whom.COMMITTED),
        phrase("ball at midfield here", "if.midfield", who=whom.THIS),
    ),
    midfield,
)
ROSTER: Final = Condition("roster", (phrase("{n} {held}", "if"), phrase("{held}", "if", n=1)), owns)
ROSTER.selects = False
TOTAL: Final = Condition("total", (phrase("your total is {n}", "if.total"),), total)
TOTAL.most = 50
HIGHLIGHT: Final = Condition("highlight", (), at_highlight)
MARGIN: Final = Condition("margin", (), ahead_by)
BY_TACKLE: Final = Condition("by tackle", (), event_told)
YOU_DID: Final = Condition("you did", (), event_told)

CONDITIONS: Final[tuple[Condition, ...]] = (
    EXISTS,
    MORE,
    MIDFIELD,
    ROSTER,
    TOTAL,
    HIGHLIGHT,
    MARGIN,
    BY_TACKLE,
    YOU_DID,
)
