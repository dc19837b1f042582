"""Throws: to whom, and whether it is worth the risk; balls, and now and then a team-mate."""

from typing import Final

from touchline.blitz_bowl import actions, noted, trait
from touchline.blitz_bowl.ball import can_hold
from touchline.blitz_bowl.pitch import squares_of, within
from touchline.blitz_bowl.throwing import liftable
from touchline.bots.blitz_bowl.claims import Feat, claim_worth
from touchline.bots.blitz_bowl.outlook import ALMOST, LOOSE, Outlook

FUMBLED: Final = 0.6  # what the loss of a thrown team-mate costs


def throw_gain(o: Outlook, player: int, mate: int) -> float:
    """The ball in the other hands, against what it is worth here; a failed throw leaves it to chance."""
    t = o.t
    start = t.square[player]
    end = t.square[mate]
    chance = o.throw_chance(player, start, mate, o.prepared.throw)
    if not chance:
        return -99.0
    feat = Feat(actions.THROW, player, start, noted.SUCCESS)
    feat.gained = o.progress(end) - o.progress(start)
    if within(start, end) == 1:
        feat.flags |= noted.HAND_OFF
    elif o.is_negative(player, start, end, 0):
        feat.flags |= noted.NEGATIVE
    caught = caught_worth(o, mate, feat)
    if caught >= o.touchdown:
        feat.flags |= noted.TOUCHDOWN
        feat.gained = 0
    caught += claim_worth(o, feat)
    return chance * caught + (1 - chance) * LOOSE - o.hold_worth(player, start)


def caught_worth(o: Outlook, mate: int, feat: Feat) -> float:
    """A Touchdown at once, or with a Run that he has left or earns by the catch."""
    if not o.scoring:
        return o.hold_worth(mate, o.t.square[mate])
    for one, doable in o.receivers():
        if one != mate:
            continue
        if doable == 0:
            return o.touchdown
        if o.left >= 1 or (not feat.flags & noted.HAND_OFF and runs_on(o, mate)):
            return o.touchdown * ALMOST
    return o.ball_worth(mate, o.t.square[mate], o.left)


def runs_on(o: Outlook, mate: int) -> bool:
    """Whether a catch earns him a free Run."""
    return any(grant.caught and grant.action == actions.RUN for grant in o.t.roles[mate].grants)


def best_throw(o: Outlook, player: int) -> tuple[float, int]:
    """The throw that is worth most, and its target."""
    t = o.t
    square = t.square[player]
    board = o.ours & ~(1 << square)
    if not o.traits(player) & trait.ANY_RANGE:
        board &= t.pitch.short[square] | t.pitch.long[square]
    best = (-99.0, -1)
    for mate in t.players_of(o.seat):
        if t.square[mate] >= 0 and board >> t.square[mate] & 1 and can_hold(t, mate):
            best = max(best, (throw_gain(o, player, mate), mate))
    return best


# --- Throw Team-mate ---------------------------------------------------------------------------------------------


def fling_gain(o: Outlook, player: int, mate: int, square: int) -> float:
    """Only an empty square will do: in their End Zone, with the ball, it is a Touchdown."""
    t = o.t
    if t.taken() >> square & 1:
        return -99.0
    start = t.square[player]
    negative = o.is_negative(player, start, square, 0)
    chance = o.check_chance(player, o.prepared.throw, negative)
    carries = mate in o.our_carriers
    feat = Feat(actions.THROW_TEAM_MATE, player, start, noted.SUCCESS | (noted.NEGATIVE if negative else 0))
    lands = t.square[mate]
    if carries:
        before = o.hold_worth(mate, lands)
        feat.gained = o.progress(square) - o.progress(lands)
        if o.scoring and o.goal >> square & 1 and o.is_open(square):
            feat.flags |= noted.TOUCHDOWN
            after = o.touchdown
        else:
            after = o.ball_worth(mate, square, o.left)
    else:
        before = o.place_worth(mate, lands)
        after = o.place_worth(mate, square)
    after += claim_worth(o, feat)
    failed = LOOSE if carries else before - FUMBLED
    return chance * after + (1 - chance) * failed - before


def landing_squares(o: Outlook, player: int) -> list[int]:
    """Squares that are worth a look: the furthest ahead in short and in long range."""
    t = o.t
    start = t.square[player]
    free = t.free()
    found: list[int] = []
    for board in (t.pitch.short[start] & free, t.pitch.long[start] & free):
        squares = squares_of(board & ~o.marked) or squares_of(board)
        if squares:
            ahead = max([o.progress(square) for square in squares])
            found += [square for square in squares if o.progress(square) == ahead]
    return found


def best_landing(o: Outlook, player: int, mate: int) -> tuple[float, int]:
    best = (-99.0, -1)
    for square in landing_squares(o, player):
        best = max(best, (fling_gain(o, player, mate, square), square))
    return best


def best_fling(o: Outlook, player: int) -> tuple[float, int]:
    """The team-mate who is best thrown."""
    best = (-99.0, -1)
    for mate in liftable(o.t, player):
        best = max(best, (best_landing(o, player, mate)[0], mate))
    return best
