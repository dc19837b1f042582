"""Bonus plays: when a card does more now than it might do later."""

from typing import Final

from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.menu import with_play
from touchline.blitz_bowl.possible import can, can_take, unspent
from touchline.blitz_bowl.state import HAND, Q_MORE_SQUARES, Q_SQUARES
from touchline.blitz_bowl.words import (
    MARK,
    P_AFTER,
    P_BEFORE,
    P_BEFORE_ACTION,
    P_BETWEEN,
    P_FIRST,
    P_KNOCKED,
    P_LAST,
    P_MARK_MADE,
    P_ROLLED,
    P_RUN_MADE,
    P_SIDESTEPPED,
    P_TARGETED,
    P_TURN_START,
    RUN,
    THROW_TEAM_MATE,
)
from touchline.bots.blitz_bowl.actions import action_gain, granted_gain
from touchline.bots.blitz_bowl.outlook import Outlook

KEEP: Final = 0.7  # a card must do so much more to be played now
FULL: Final = 0.2  # … or so much with a full hand, of which one must go anyway
ENOUGH: Final = 3
MORE: Final = 0.5  # one Action more is always good
AT_ONCE: Final = 9.0  # cards that cost no Action come first
NEVER: Final = -99.0

# What a card in hand is worth by its moment, to know which to let go.
MOMENT_WORTH: Final = {
    P_LAST: 1.5,
    P_ROLLED: 1.2,
    P_BEFORE: 1.0,
    P_RUN_MADE: 0.9,
    P_AFTER: 0.8,
    P_BEFORE_ACTION: 0.7,
    P_TARGETED: 0.6,
    P_MARK_MADE: 0.5,
    P_TURN_START: 0.5,
    P_KNOCKED: 0.4,
    P_BETWEEN: 0.4,
    P_SIDESTEPPED: 0.3,
    P_FIRST: 0.2,
}


def thrift(o: Outlook) -> float:
    """What playing a card must bring."""
    return FULL if len(o.t.piles[HAND + o.seat]) > ENOUGH else KEEP


def card_worth(play: Play) -> float:
    return MOMENT_WORTH.get(play.moment, 0.5)


def play_gain(o: Outlook, card: int) -> float:
    """What a card of the menu brings, less what it is worth to keep it."""
    play = o.t.play_of(card)
    if play.moment == P_LAST:
        return MORE
    if play.moment == P_BEFORE:
        return prepared_gain(o, play) - thrift(o)
    if play.grant is not None:
        return AT_ONCE if grant_gain(o, play) > FULL else NEVER
    if play.moment == P_FIRST and o.their_carriers:
        return AT_ONCE
    return NEVER


def prepared_gain(o: Outlook, play: Play) -> float:
    """The best Action that could follow a card which is for the next one."""
    t = o.t
    kept = o.prepared
    o.prepare(with_play(kept, play))
    best = NEVER
    for action in range(THROW_TEAM_MATE + 1):
        if not o.prepared[0] >> action & 1 or (action == THROW_TEAM_MATE and not t.throws_players):
            continue
        for player in t.players_of(o.seat):
            if can_then(o, player, action):
                best = max(best, action_gain(o, player, action))
    o.prepare(kept)
    return best


def can_then(o: Outlook, player: int, action: int) -> bool:
    """Whether he could make the Action with what is prepared."""
    if not unspent(o.t, player, action):
        return False
    return can(o.t, player, action, o.traits(player), squares(o, player, action), False)


def squares(o: Outlook, player: int, action: int) -> int:
    """How far he would move, as ``squares_for`` has it."""
    if action == RUN:
        return o.t.roles[player].move + o.prepared[Q_MORE_SQUARES] or 1
    return o.prepared[Q_SQUARES] or 2 if action == MARK else 1


def grant_gain(o: Outlook, play: Play) -> float:
    """The best free Action that a card gives to anyone."""
    t = o.t
    grant = play.grant
    best = NEVER
    if grant is not None:
        for player in t.players_of(o.seat):
            if can_take(t, player, grant):
                best = max(best, granted_gain(o, player, grant.action, grant))
    return best
