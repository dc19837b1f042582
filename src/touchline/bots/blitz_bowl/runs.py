"""Runs, Marks and Sidesteps: the squares that are worth a look, and what it is worth to be there."""

from typing import Final

from touchline.blitz_bowl import actions, claims, noted
from touchline.blitz_bowl.ball import can_hold
from touchline.blitz_bowl.cards import Grant
from touchline.blitz_bowl.paths import marking_ground, reach
from touchline.blitz_bowl.pitch import END_ZONES, WIDTH, spread, squares_of, within
from touchline.bots.blitz_bowl.blocks import block_gain
from touchline.bots.blitz_bowl.claims import Feat, active, claim_worth
from touchline.bots.blitz_bowl.outlook import BALL, LAST_COLUMN, Outlook

Place = tuple[float, int, int]  # what it is worth, the square, and the balls touched on the way
NOWHERE: Final = (-99.0, -1, 0)

SPILLED: Final = 0.3  # a ball is kicked away
MARKED_CARRIER: Final = 1.2  # their carrier can only Block and Sidestep
STOPPED: Final = 1.5  # … who would have scored next
MARKED_OTHER: Final = 0.05
BLOCK_NEXT: Final = 0.6  # of what a Block is worth that could follow
FREE_AGAIN: Final = 0.2  # a player who is not Marked any more
MARK_SQUARES: Final = 2
FEW: Final = 4  # squares of a board that are looked at closely


# --- Run ---------------------------------------------------------------------------------------------------------


def best_run(o: Outlook, player: int, boards: list[tuple[int, int]]) -> Place:
    """The best square to run to, and by which balls; who can score does."""
    carries = player in o.our_carriers
    holds = can_hold(o.t, player)
    with_ball = boards if carries else [one for one in boards if one[0] and holds]
    scoring = [(touched, board & o.goal & ~o.marked) for touched, board in with_ball] if o.scoring else []
    if any(board for _touched, board in scoring):
        boards = scoring
    best = NOWHERE
    for touched, board in boards:
        if carries or (touched and holds):
            squares = carrier_squares(o, board)
        else:
            squares = runner_squares(o, player, board)
        for square in squares:
            best = max(best, (run_gain(o, player, square, touched, carries, holds), square, touched))
    return best


def run_gain(o: Outlook, player: int, square: int, touched: int, carries: bool, holds: bool) -> float:
    """What a Run to a square is worth; with the ball most of all in their End Zone."""
    start = o.t.square[player]
    feat = Feat(actions.RUN, player, square)
    if carries:
        gain = -o.hold_worth(player, start)
        feat.gained = o.progress(square) - o.progress(start)
    else:
        gain = -o.place_worth(player, start)
    if carries or (touched and holds):
        if touched and not carries:
            feat.flags = noted.TOOK
        if o.scoring and o.goal >> square & 1 and o.is_open(square):
            feat.flags |= noted.TOUCHDOWN
            feat.square = -1
            feat.gained = 0
            gain += o.touchdown
        else:
            gain += o.ball_worth(player, square, o.left)
    else:
        gain += o.place_worth(player, square)
    if touched and (carries or not holds):
        gain -= SPILLED
    return gain + claim_worth(o, feat)


def carrier_squares(o: Outlook, board: int) -> list[int]:
    """Their End Zone; else far ahead, out of reach of opponents, or where a receiver can be thrown to."""
    home = board & o.goal & ~o.marked
    if home:
        return squares_of(home)[:1]
    found = furthest(o, board)
    for safe in (board & ~o.marked, board & ~o.hunted):
        if safe:
            found |= furthest(o, safe)
    if o.left > 0:
        for mate, doable in o.receivers():
            if doable < o.left:
                found |= throwing_squares(o, mate, board)
    return squares_of(found)


def throwing_squares(o: Outlook, mate: int, board: int) -> int:
    """Far ahead and unmarked, next to a receiver or a short throw from him."""
    square = o.t.square[mate]
    near = board & o.t.pitch.near[square] & ~o.marked
    short = board & o.t.pitch.short[square] & ~o.marked
    return furthest(o, near) | furthest(o, short)


def furthest(o: Outlook, board: int) -> int:
    """The squares of a board in the column that is furthest ahead."""
    columns = range(LAST_COLUMN, -1, -1) if o.seat == 0 else range(LAST_COLUMN + 1)
    for column in columns:
        found = board & END_ZONES[0] << column
        if found:
            return found
    return 0


def runner_squares(o: Outlook, player: int, board: int) -> list[int]:
    """Near the ball, near their carrier, or ahead of our own; and where a challenge wants him."""
    t = o.t
    found = 0
    for focus in o.loose:
        found |= nearest(board, 1 << focus)
    for carrier in o.their_carriers:
        at = t.square[carrier]
        found |= nearest(board, 1 << at)
        goal_side = board & sides(o, at)
        if goal_side:
            found |= nearest(goal_side, 1 << at)
    if o.our_carriers:
        found |= some(furthest(o, board))
        if board & o.goal & ~o.marked:
            found |= some(board & o.goal & ~o.marked)
    elif o.no_ball:
        found |= nearest(board & ~t.pitch.doors or board, t.pitch.doors)
    found |= challenge_squares(o, player, board)
    return squares_of(found)


def some(board: int) -> int:
    """A few squares of a board."""
    few = 0
    for square in squares_of(board)[:FEW]:
        few |= 1 << square
    return few


def nearest(board: int, focus: int) -> int:
    """Some of the squares of a board that are nearest to others."""
    ring = focus
    for _ in range(WIDTH):
        if ring & board:
            return some(ring & board)
        ring = spread(ring)
    return 0


def sides(o: Outlook, square: int) -> int:
    """The columns between a square and our End Zone."""
    return OWN_SIDE[o.seat][square % WIDTH]


OWN_SIDE: Final = (
    tuple(sum(END_ZONES[0] << column for column in range(edge + 1)) for edge in range(LAST_COLUMN + 1)),
    tuple(sum(END_ZONES[0] << column for column in range(edge, LAST_COLUMN + 1)) for edge in range(LAST_COLUMN + 1)),
)


def challenge_squares(o: Outlook, player: int, board: int) -> int:
    """Squares on which a Run or a Sidestep might claim something."""
    t = o.t
    found = 0
    mates = o.ours & ~(1 << t.square[player])
    for challenge in active(o):
        for condition, _number in challenge.conditions:
            if condition == claims.ON_TRAPDOOR:
                found |= board & t.pitch.doors
            elif condition == claims.BESIDE_TEAM_MATES:
                found |= some(board & beside_two(mates))
            elif condition == claims.NOBODY_BESIDE:
                found |= some(board & ~spread(mates))
    return found


def beside_two(board: int) -> int:
    """The squares that have two or more of a board's squares beside them."""
    once = twice = 0
    for square in squares_of(board):
        around = spread(1 << square)
        twice |= once & around
        once |= around
    return twice


# --- Mark --------------------------------------------------------------------------------------------------------


def mark_board(o: Outlook, player: int, grant: Grant | None = None) -> int:
    """Where a Mark can end."""
    ground = marking_ground(o.t, player)
    steps = (grant.squares if grant is not None else 0) or o.prepared.squares or MARK_SQUARES
    return reach(o.t.square[player], steps, ground.walk, ground.halt) & ground.stay


def best_mark(o: Outlook, player: int, board: int) -> tuple[float, int]:
    """The best square to Mark from."""
    wants_two = any(condition == claims.ALONE_MARKS for one in active(o) for condition, _number in one.conditions)
    best = (-99.0, -1)
    seen: set[int] = set()
    for square in squares_of(board):
        beside = o.t.pitch.near[square] & o.theirs
        if beside in seen and not wants_two:
            continue  # it Marks the same opponents as a square before
        seen.add(beside)
        best = max(best, (mark_gain(o, player, square), square))
    return best


def mark_gain(o: Outlook, player: int, square: int) -> float:
    """What it is worth to Mark from a square: for whom, and for the Block that may follow."""
    t = o.t
    near = t.pitch.near[square]
    gain = 0.0
    block = 0.0
    follows = (o.left > 0 and o.scoring) or blocks_after_mark(o, player)
    for opponent in t.players_of(o.other):
        at = t.square[opponent]
        if at < 0 or not o.theirs & near & 1 << at:
            continue
        gain += marking_worth(o, opponent)
        if follows and not t.acted[player] >> actions.BLOCK & 1:
            block = max(block, block_gain(o, player, square, opponent))
    gain += BLOCK_NEXT * block
    if player in o.our_carriers:
        gain += o.hold_worth(player, square) - o.hold_worth(player, t.square[player])
    else:
        gain += (o.place_worth(player, square) - o.place_worth(player, t.square[player])) / 2
    if square in o.loose and not o.catches(player):
        gain += spilled_worth(o, square)
    return gain + claim_worth(o, Feat(actions.MARK, player, square))


def spilled_worth(o: Outlook, square: int) -> float:
    """A ball that we kick away is bad, unless we cannot run to it where it lies."""
    return SPILLED if o.marked >> square & 1 else -SPILLED


def blocks_after_mark(o: Outlook, player: int) -> bool:
    """Whether an ability gives him a Block at once."""
    acted = o.t.acted[player]
    for grant in o.t.roles[player].grants:
        if grant.after >> actions.MARK & 1 and grant.action == actions.BLOCK and acted & grant.earlier == grant.earlier:
            return True
    return False


def marking_worth(o: Outlook, opponent: int) -> float:
    """Above all their carrier, if nobody Marks him yet and most of all if he would score next."""
    t = o.t
    if opponent not in o.their_carriers:
        return MARKED_OTHER
    at = t.square[opponent]
    if t.pitch.near[at] & o.ours:
        return 2 * MARKED_OTHER
    return MARKED_CARRIER + (STOPPED if o.progress(at) <= t.roles[opponent].move else 0.0)


# --- Sidestep ----------------------------------------------------------------------------------------------------


def sidestep_gain(o: Outlook, player: int, square: int) -> float:
    """Away from opponents: good for a carrier and for a runner, bad for one who Marks their carrier."""
    t = o.t
    start = t.square[player]
    if player in o.our_carriers:
        gain = o.ball_worth(player, square, o.left) - o.hold_worth(player, start)
        if o.left > 0 and o.scoring and not t.acted[player] >> actions.RUN & 1:
            gain += runs_home(o, player, square)
        if o.goal >> square & 1 and o.scoring:
            gain += o.touchdown
    else:
        gain = o.place_worth(player, square) - o.place_worth(player, start) + FREE_AGAIN
        for carrier in o.their_carriers:
            if within(start, t.square[carrier]) == 1:
                gain -= MARKED_CARRIER
        if square in o.loose:
            gain += BALL if o.catches(player) else spilled_worth(o, square)
    feat = Feat(actions.SIDESTEP, player, square)
    if player in o.our_carriers:
        feat.gained = o.progress(square) - o.progress(start)
    return gain + claim_worth(o, feat)


def runs_home(o: Outlook, player: int, square: int) -> float:
    """What a Touchdown is worth that a Run from here would bring."""
    away = LAST_COLUMN - o.progress(square)
    if away > o.steps(player):
        return 0.0
    walk = o.t.free() & ~o.marked
    return o.touchdown / 2 if reach(square, o.steps(player), walk, 0) & o.goal else 0.0


def best_sidestep(o: Outlook, player: int) -> tuple[float, int]:
    t = o.t
    best = (-99.0, -1)
    for square in squares_of(t.pitch.near[t.square[player]] & t.free() & ~o.marked):
        best = max(best, (sidestep_gain(o, player, square), square))
    return best


# --- Coming on ---------------------------------------------------------------------------------------------------


def entry_worth(o: Outlook, player: int, square: int) -> float:
    """Near the ball, and apart from team-mates."""
    t = o.t
    worth = o.place_worth(player, square)
    worth -= 0.02 * (o.ours & spread(1 << square)).bit_count()
    if o.marked >> square & 1:
        worth -= FREE_AGAIN
    if t.pitch.doors >> square & 1 and not o.no_ball:
        worth += clearing_worth(o, square)
    return worth


def clearing_worth(o: Outlook, square: int) -> float:
    """Coming up through a trapdoor Injures who is there, and costs a ball that is there."""
    there = o.t.player_at(square)
    if there < 0:
        return -SPILLED if square in o.loose else 0.0
    gain = 1.0 if there in o.their_carriers else 0.5
    return gain if o.t.owner(there) == o.other else -1 - gain
