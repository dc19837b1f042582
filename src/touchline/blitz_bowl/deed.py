"""The record of an Action under way: who, what, at whom, and what came of it (BB 3.3.5).

Records lie one behind the other in ``t.deed``. One Action can lie inside another: a free Action in what was earned, or
an interrupt; the innermost is last.
"""

from typing import Final

from touchline.blitz_bowl.names import S_SETTLE
from touchline.blitz_bowl.state import (
    PREPARED,
    Q_DICE,
    Q_MORE_SQUARES,
    Q_SQUARES,
    Q_THROW,
    Q_TRAITS,
    Match,
)
from touchline.blitz_bowl.words import RUN, THROW, THROW_TEAM_MATE

D_ACTOR: Final = 0
D_ACTION: Final = 1
D_FREE: Final = 2
D_TARGET: Final = 3
D_FLAGS: Final = 4
D_BALLS: Final = 5  # where the balls were when it began: eight bits each, square + 1
D_HOLDERS: Final = 6  # who held them: six bits each, player + 1
D_TRAITS: Final = 7  # of the actor, with all that cards add
D_THROW: Final = 8  # Throw Value from a card, or 0
D_SQUARES: Final = 9  # the most it may move
D_DICE: Final = 10  # block dice from a card, or 0
D_ROLLED: Final = 11  # block dice as they lie: three bits each, face + 1
D_FROM: Final = 12  # the square where the actor was
D_MARKERS: Final = 13  # a bit for each opponent who Marked the actor
D_GRANTED: Final = 14  # a bit for each free Action already taken up
D_ANSWER: Final = 15  # the bonus play that answered, + 1
D_OTHER: Final = 16  # the team-mate thrown
D_KINDS: Final = 17  # kinds of Action the actor has made this turn, free ones not counted
D_AIM: Final = 18  # the square a team-mate is thrown to
SIZE: Final = 19

# --- What came of it ---------------------------------------------------------------------------------------------
F_SUCCESS: Final = 1 << 0
F_NEGATIVE: Final = 1 << 1
F_HAND_OFF: Final = 1 << 2
F_KNOCKED: Final = 1 << 3
F_INJURED: Final = 1 << 4
F_TOUCHDOWN: Final = 1 << 5
F_TOOK: Final = 1 << 6  # a ball that the team did not hold when the turn began
F_MISS: Final = 1 << 7  # a block die of the final roll shows a Miss
F_REROLLED: Final = 1 << 8
F_SHORT: Final = 1 << 9  # Short Throws only
F_APPLIED: Final = 1 << 10  # a block die was applied already
F_THEN_PRONE: Final = 1 << 11
F_BLED: Final = 1 << 12  # Bloodlust was looked at
F_BESIDE: Final = 1 << 13  # a Mark that must end beside the one it answers


def base_of(t: Match) -> int:
    return len(t.deed) - SIZE


def flag(t: Match, bit: int) -> None:
    t.deed[len(t.deed) - SIZE + D_FLAGS] |= bit


def flags_of(t: Match) -> int:
    return t.deed[len(t.deed) - SIZE + D_FLAGS]


def bit_of(action: int) -> int:
    """Of the kinds of Action: throwing a team-mate is a Throw (BB 11.2.1)."""
    return 1 << (THROW if action == THROW_TEAM_MATE else action)


def open_deed(t: Match, player: int, action: int, free: bool, traits: int) -> int:
    """Begin the record of an Action and count it; gives its place."""
    deed = t.deed
    base = len(deed)
    prepared = t.prepared
    square = t.square[player]
    balls = holders = 0
    opponent = 1 if player < t.edge else 0
    for ball, holder in enumerate(t.ball_holder):
        if holder >= 0:
            balls |= t.square[holder] + 1 << 8 * ball
            if (0 if holder < t.edge else 1) == opponent:
                holders |= holder + 1 << 6 * ball
        else:
            balls |= t.ball_square[ball] + 1 << 8 * ball
    kind = bit_of(action)
    acted = t.acted[player] | kind
    if not free:
        acted |= kind << 8
        t.actions_left -= 1
        t.fresh = False
    t.acted[player] = acted
    if 1 - opponent == t.coach:
        t.turn_players |= 1 << player
        t.turn_kinds |= kind
        if action == RUN:
            t.runs += 1
    deed += [
        player,
        action,
        1 if free else 0,
        -1,
        0,
        balls,
        holders,
        traits,
        prepared[Q_THROW],
        0,
        prepared[Q_DICE],
        0,
        square,
        0,
        0,
        0,
        -1,
        acted >> 8,
        -1,
    ]
    t.agenda.append((S_SETTLE, 0, 0, 0))
    return base


def traits_for(t: Match, player: int) -> int:
    """What a player can do now: his own traits, those of the turn, and those a card has prepared."""
    traits = t.roles[player].traits
    if (0 if player < t.edge else 1) == t.coach:
        traits |= t.turn_traits | t.prepared[Q_TRAITS]
    return traits


def squares_for(t: Match, player: int, action: int) -> int:
    """How far he moves, without the die of a D6 Move: for a Mark two squares, or what a card says."""
    if action == RUN:
        return t.roles[player].move + t.prepared[Q_MORE_SQUARES]
    return t.prepared[Q_SQUARES] or 2


def unprepare(t: Match) -> None:
    if t.prepared[0]:
        t.prepared = [0] * PREPARED
