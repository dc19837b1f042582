"""Ways across the pitch: where a player can go with so many steps, and by which squares.

``walk`` are the squares he may pass, ``halt`` those that he may enter but that end his move. Balls on the way change
what happens, so a way that touches balls is an option of its own: each answer comes with the balls touched, a bit for
each.
"""

from touchline.blitz_bowl import trait
from touchline.blitz_bowl.pitch import WIDTH, squares_of
from touchline.blitz_bowl.state import Match


def reach(start: int, steps: int, walk: int, halt: int) -> int:
    """The squares that can be reached; the start is among them if one can come back to it."""
    front = 1 << start
    seen = front
    halted = 0
    for _ in range(steps):
        wide = front | front << 1 | front >> 1
        wide |= wide << WIDTH | wide >> WIDTH
        halted |= wide & halt
        front = wide & walk & ~seen
        if not front:
            break
        seen |= front
    found = seen | halted
    if steps < 2 or not walk >> start & 1 or seen == 1 << start:
        found &= ~(1 << start)
    return found


def reach_all(
    t: Match, start: int, steps: int, walk: int, halt: int, touched: int, found: list[tuple[int, int]]
) -> None:
    """Squares by the balls touched on the way there; ``found`` gets a set of balls and a board for each."""
    loose = 0
    for ball, square in enumerate(t.ball_square):
        if square >= 0 and not touched >> ball & 1:
            loose |= 1 << square
    met = loose & (walk | halt)
    board = reach(start, steps, walk & ~loose, halt & ~loose)
    if touched:
        board |= 1 << start
    found.append((touched, board))
    if not met:
        return
    for square in squares_of(met):
        far = distance(start, square, steps, walk & ~loose)
        if far < 0:
            continue
        ball = t.ball_on(square)
        left = steps - far if walk >> square & 1 else 0
        reach_all(t, square, left, walk, halt, touched | 1 << ball, found)


def distance(start: int, goal: int, steps: int, walk: int) -> int:
    """Steps to a square, or -1 if there are not enough; the goal itself need not be walkable."""
    front = seen = 1 << start
    aim = 1 << goal
    for step in range(1, steps + 1):
        wide = front | front << 1 | front >> 1
        wide |= wide << WIDTH | wide >> WIDTH
        if wide & aim:
            return step
        front = wide & walk & ~seen
        if not front:
            return -1
        seen |= front
    return -1


def leg(start: int, goal: int, steps: int, walk: int) -> list[int]:
    """The squares of a shortest way, the goal included; empty if there is none."""
    layers = [1 << start]
    seen = 1 << start
    aim = 1 << goal
    for _ in range(steps):
        front = layers[-1]
        wide = front | front << 1 | front >> 1
        wide |= wide << WIDTH | wide >> WIDTH
        if wide & aim and not (goal == start and len(layers) == 1):
            return backwards(layers, start, goal)
        front = wide & walk & ~seen
        if not front:
            return []
        layers.append(front)
        seen |= front
    return []


def backwards(layers: list[int], start: int, goal: int) -> list[int]:
    """From the goal back through the layers, each time to the square nearest to the straight line."""
    way = [goal]
    at = goal
    for layer in reversed(layers[1:]):
        near = 1 << at | 1 << at << 1 | 1 << at >> 1
        near |= near << WIDTH | near >> WIDTH
        best = -1
        least = 0
        for square in squares_of(near & layer):
            off = crooked(start, goal, square)
            if best < 0 or off < least:
                best = square
                least = off
        way.append(best)
        at = best
    way.reverse()
    return way


def crooked(start: int, goal: int, square: int) -> int:
    """How far a square lies off the straight line between two others."""
    columns = goal % WIDTH - start % WIDTH
    rows = goal // WIDTH - start // WIDTH
    return abs((square % WIDTH - start % WIDTH) * rows - (square // WIDTH - start // WIDTH) * columns)


def way(t: Match, start: int, goal: int, steps: int, walk: int, touched: int) -> list[int]:
    """The squares of a way that touches exactly these balls."""
    loose = t.loose()
    if not touched:
        return leg(start, goal, steps, walk & ~loose)
    for ball, square in enumerate(t.ball_square):
        if not touched >> ball & 1:
            continue
        first = leg(start, square, steps, walk & ~loose)
        if not first:
            continue
        left = touched & ~(1 << ball)
        if not left and goal == square:
            return first
        rest = onward(t, square, goal, steps - len(first), walk, left)
        if rest:
            return first + rest
    return []


def onward(t: Match, start: int, goal: int, steps: int, walk: int, touched: int) -> list[int]:
    """The rest of a way, from a ball that was touched."""
    kept = t.ball_square
    ball = t.ball_on(start)
    t.ball_square = (*kept[:ball], -1, *kept[ball + 1 :])
    found = way(t, start, goal, steps, walk, touched)
    t.ball_square = kept
    return found


class Ground:
    """Where a runner may walk, halt and stay."""

    def __init__(self) -> None:
        self.walk: int = 0
        self.halt: int = 0
        self.stay: int = 0


def running_ground(t: Match, player: int, traits: int) -> Ground:
    """The squares open to a Run (BB 4.2.2, 4.2.3), with what abilities and cards change."""
    seat = 0 if player < t.edge else 1
    free = t.free() | 1 << t.square[player]
    ground = Ground()
    ground.stay = free
    if traits & trait.RUN_BESIDE:
        ground.walk = free
    else:
        hard, soft = t.walls(seat)
        ground.walk = free & ~(hard | soft)
        ground.halt = free & (hard | soft if traits & trait.RUN_STOP_BESIDE else soft)
    if traits & trait.RUN_THROUGH_PLAYERS:
        ground.walk |= t.taken()
    if traits & trait.RUN_THROUGH_BLOCKED:
        ground.walk |= t.pitch.blocked
    if traits & trait.RUN_END_OPEN:
        ground.stay &= ~t.marked_by(1 - seat)
    return ground


def marking_ground(t: Match, player: int) -> Ground:
    """The squares open to a Mark: it halts, and must end, beside a standing opponent (BB 4.3)."""
    free = t.free()
    beside = t.marked_by(1 if player < t.edge else 0)
    ground = Ground()
    ground.walk = free & ~beside
    ground.halt = free & beside
    ground.stay = ground.halt
    return ground
