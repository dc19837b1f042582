"""Bonus plays: when a card does more now than it might do later."""

from typing import Final

from touchline.blitz_bowl import actions, moments, verbs
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.possible import can, can_take, unspent
from touchline.blitz_bowl.prepared import with_play
from touchline.blitz_bowl.state import HAND
from touchline.bots.blitz_bowl.actions import action_gain, free_gain, granted_gain
from touchline.bots.blitz_bowl.outlook import Outlook
from touchline.table.decision import second_of, verb_of

KEEP: Final = 0.7  # a card must do so much more to be played now
FULL: Final = 0.2  # … or so much with a full hand, of which one must go anyway
ENOUGH: Final = 3
MORE: Final = 0.5  # one Action more is always good
AT_ONCE: Final = 9.0  # cards that cost no Action come first
NEVER: Final = -99.0

# What a card in hand is worth by its moment, to know which to let go.
MOMENT_WORTH: Final = {
    moments.LAST: 1.5,
    moments.ROLLED: 1.2,
    moments.BEFORE: 1.0,
    moments.RUN_MADE: 0.9,
    moments.AFTER: 0.8,
    moments.BEFORE_ACTION: 0.7,
    moments.TARGETED: 0.6,
    moments.MARK_MADE: 0.5,
    moments.TURN_START: 0.5,
    moments.KNOCKED: 0.4,
    moments.BETWEEN: 0.4,
    moments.SIDESTEPPED: 0.3,
    moments.FIRST: 0.2,
}


def thrift(o: Outlook) -> float:
    """What playing a card must bring."""
    return FULL if len(o.t.piles[HAND + o.seat]) > ENOUGH else KEEP


def card_worth(play: Play) -> float:
    return MOMENT_WORTH.get(play.moment, 0.5)


def play_gain(o: Outlook, card: int) -> float:
    """What a card of the menu brings, less what it is worth to keep it."""
    play = o.t.play_of(card)
    if play.moment == moments.LAST:
        return MORE
    if play.moment == moments.BEFORE:
        return prepared_gain(o, play) - thrift(o)
    if play.grant is not None:
        return AT_ONCE if grant_gain(o, play) > FULL else NEVER
    if play.moment == moments.FIRST and o.their_carriers:
        return AT_ONCE
    return NEVER


def prepared_gain(o: Outlook, play: Play) -> float:
    """The best Action that could follow a card which is for the next one."""
    t = o.t
    kept = o.prepared
    o.prepare(with_play(kept, play))
    best = NEVER
    for action in range(actions.THROW_TEAM_MATE + 1):
        if not o.prepared.actions >> action & 1 or (action == actions.THROW_TEAM_MATE and not t.throws_players):
            continue
        for player in t.players_of(o.seat):
            if can_then(o, player, action):
                best = max(best, action_gain(o, player, action))
    o.prepare(kept)
    return best


def earned_gain(o: Outlook, codes: list[int], play: Play) -> float:
    """The best free Action among some options with a card that is for it."""
    kept = o.prepared
    o.prepare(with_play(kept, play))
    best = NEVER
    for code in codes:
        if verb_of(code) == verbs.FREE and o.prepared.actions >> second_of(code) & 1:
            best = max(best, free_gain(o, code))
    o.prepare(kept)
    return best


def can_then(o: Outlook, player: int, action: int) -> bool:
    """Whether he could make the Action with what is prepared."""
    if not unspent(o.t, player, action):
        return False
    return can(o.t, player, action, o.traits(player), squares(o, player, action), False)


def squares(o: Outlook, player: int, action: int) -> int:
    """How far he would move, as ``squares_for`` has it."""
    if action == actions.RUN:
        return o.t.roles[player].move + o.prepared.more_squares or 1
    return o.prepared.squares or 2 if action == actions.MARK else 1


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
