"""What a team wants: points now, the ball, and players where the ball is needed. Worth is counted in points."""

from typing import Final

from touchline.blitz_bowl import actions, trait
from touchline.blitz_bowl.action import TOUCHDOWN
from touchline.blitz_bowl.ball import can_hold
from touchline.blitz_bowl.cards import Grant
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.paths import reach, reach_all, running_ground
from touchline.blitz_bowl.pitch import COLUMNS, END_ZONES, WIDTH, lane, spread, within
from touchline.blitz_bowl.possible import grant_traits, unspent
from touchline.blitz_bowl.prepared import Prepared
from touchline.blitz_bowl.state import Match

LAST_COLUMN: Final = COLUMNS - 1
ROLLED_MOVE: Final = 3  # what to count on from a D6 Move

# --- Worth of things, in points --------------------------------------------------------------------------------
BALL: Final = 1.2  # to have it at all
STEP: Final = 0.1  # and for each column towards their End Zone
IN_REACH: Final = 0.8  # from where the next Run scores
MARKED_BALL: Final = 0.9  # less for a carrier who is Marked
HUNTED_BALL: Final = 0.5  # … or whom an opponent can Mark with one Action
ALMOST: Final = 0.9  # of what needs one more Action
IN_HAND: Final = 1.0  # more for a Touchdown: points on the board are not lost again
LOOSE: Final = 0.3  # a ball that lies somewhere

FOLLOW: Final = 0.06  # for each square nearer to the ball
COME_ALONG: Final = 0.04  # for each column ahead, while we have the ball
RECEIVER: Final = 0.6  # somebody waits for the ball in their End Zone
RECEIVERS: Final = 2  # so many
GOAL_SIDE: Final = 0.15  # between their carrier and our End Zone
ON_DOOR: Final = 0.4  # less where a ball may come through the floor


class Outlook:
    """A match as one coach sees it when he has to decide."""

    def __init__(self, t: Match, seat: int, begun: bool) -> None:
        self.t = t
        self.seat = seat
        self.other = 1 - seat
        self.begun = begun  # the Action at hand is declared, and so counted already
        self.scoring = seat == t.coach  # points are made in one's own turn only
        self.claiming = self.scoring and not (seat == t.coach_a and t.turns[seat] <= 1)
        self.goal = END_ZONES[1 - seat]
        self.theirs = t.up[1 - seat]
        self.ours = t.up[seat]
        self.marked = spread(self.theirs)  # where a player of ours is Marked
        self.hunted = spread(spread(self.marked))  # where one Mark of theirs comes beside him
        self.touchdown = TOUCHDOWN + t.touchdown_more + IN_HAND
        self.prepared = t.prepared
        self.free = False
        self.left = t.actions_left if begun else t.actions_left - 1  # Actions after the one at hand
        self.our_carriers: list[int] = []
        self.their_carriers: list[int] = []
        self.loose: list[int] = []
        for ball, holder in enumerate(t.ball_holder):
            if holder >= 0:
                (self.our_carriers if t.owner(holder) == seat else self.their_carriers).append(holder)
            elif t.ball_square[ball] >= 0:
                self.loose.append(t.ball_square[ball])
        self.no_ball = not (self.our_carriers or self.their_carriers or self.loose)
        self.boards: dict[int, list[tuple[int, int]]] = {}
        self.waiting: list[tuple[int, int]] | None = None

    def about(self, free: bool) -> None:
        """Look at an Action that is free, or one of the three."""
        self.free = free
        self.left = self.t.actions_left if free or self.begun else self.t.actions_left - 1

    def prepare(self, prepared: Prepared) -> None:
        """Suppose that cards were played for the next Action."""
        self.prepared = prepared
        self.boards = {}

    # --- Places ---------------------------------------------------------------------------------------------------

    def progress(self, square: int) -> int:
        """Columns from our own End Zone."""
        column = square % WIDTH
        return column if self.seat == 0 else LAST_COLUMN - column

    def traits(self, player: int) -> int:
        """With those of the turn and of cards, as ``traits_for`` has it."""
        traits = self.t.roles[player].traits
        return traits | self.t.turn_traits | self.prepared.traits if self.scoring else traits

    def is_open(self, square: int) -> bool:
        return not self.marked >> square & 1

    def steps(self, player: int) -> int:
        return (self.t.roles[player].move or ROLLED_MOVE) + self.prepared.more_squares

    def run_boards(self, player: int, grant: Grant | None = None) -> list[tuple[int, int]]:
        """Where a Run can end: balls touched on the way, and squares."""
        if grant is None and player in self.boards:
            return self.boards[player]
        t = self.t
        traits = self.traits(player)
        steps = self.steps(player)
        if grant is not None:
            traits |= grant_traits(grant)
            steps = grant.squares or steps
        ground = running_ground(t, player, traits)
        found: list[tuple[int, int]] = []
        if self.loose:
            reach_all(t, t.square[player], steps, ground.walk, ground.halt, 0, found)
            found = [(touched, board & ground.stay) for touched, board in found]
        else:
            found.append((0, reach(t.square[player], steps, ground.walk, ground.halt) & ground.stay))
        if grant is None:
            self.boards[player] = found
        return found

    # --- Without the ball -----------------------------------------------------------------------------------------

    def place_worth(self, player: int, square: int) -> float:
        """What it is worth to have somebody without the ball on a square."""
        t = self.t
        worth = 0.0
        if t.pitch.doors >> square & 1 and (self.no_ball or self.our_carriers):
            worth -= ON_DOOR
        if self.loose:
            eager = FOLLOW if t.roles[player].throw else FOLLOW / 2
            worth -= eager * min([within(square, ball) for ball in self.loose])
        for carrier in self.their_carriers:
            at = t.square[carrier]
            worth -= FOLLOW * within(square, at)
            if self.progress(square) <= self.progress(at):
                worth += GOAL_SIDE
        if self.our_carriers:
            worth += COME_ALONG * self.progress(square)
            if self.goal >> square & 1 and can_hold(t, player) and self.is_open(square):
                others = self.ours & self.goal & ~(1 << t.square[player])
                worth += RECEIVER if others.bit_count() < RECEIVERS else 0.0
        elif self.no_ball:
            worth -= FOLLOW * min([max(1, within(square, door)) for door in t.pitch.trapdoors])
        return worth

    # --- With the ball --------------------------------------------------------------------------------------------

    def hold_worth(self, player: int, square: int) -> float:
        """What it is worth to have the ball there when the turn is over."""
        ahead = self.progress(square)
        worth = BALL + STEP * ahead
        if LAST_COLUMN - ahead <= self.t.roles[player].move:
            worth += IN_REACH
        if self.marked >> square & 1:
            worth -= MARKED_BALL
        elif self.hunted >> square & 1:
            worth -= HUNTED_BALL
        return worth

    def ball_worth(self, player: int, square: int, left: int) -> float:
        """What a ball in these hands there is worth with so many Actions left: to hold it, or to pass it on."""
        t = self.t
        best = self.hold_worth(player, square)
        if (
            not self.scoring
            or left < 1
            or self.traits(player) & trait.NEVER_THROWS
            or not unspent(t, player, actions.THROW)
        ):
            return best
        if self.marked >> square & 1 and not self.traits(player) & trait.THROW_MARKED:
            return best
        for mate, doable in self.receivers():
            if mate != player and doable < left:
                chance = self.throw_chance(player, square, mate, 0)
                promise = chance * self.touchdown * ALMOST ** (1 + doable)
                if promise > best:
                    best = promise
        return best

    def receivers(self) -> list[tuple[int, int]]:
        """Team-mates who would score with the ball in their hands, and with how many Actions."""
        if self.waiting is None:
            t = self.t
            self.waiting = []
            for mate in t.players_of(self.seat):
                if t.stands(mate) and can_hold(t, mate):
                    doable = self.actions_to_score(mate)
                    if doable >= 0:
                        self.waiting.append((mate, doable))
        return self.waiting

    def actions_to_score(self, mate: int) -> int:
        """For somebody who has just got the ball: none, a Run, or -1 where he cannot do it this turn."""
        square = self.t.square[mate]
        if self.goal >> square & 1 and self.is_open(square):
            return 0
        return 1 if self.can_run_home(mate) else -1

    def can_run_home(self, player: int) -> bool:
        """Whether a Run of his ends Open in their End Zone."""
        t = self.t
        square = t.square[player]
        if LAST_COLUMN - self.progress(square) > self.steps(player) or not unspent(t, player, actions.RUN):
            return False
        if not self.is_open(square) and not self.traits(player) & trait.RUN_MARKED:
            return False
        for _touched, board in self.run_boards(player):
            if board & self.goal & ~self.marked:
                return True
        return False

    # --- Throws ---------------------------------------------------------------------------------------------------

    def is_negative(self, player: int, start: int, end: int, more: int) -> bool:
        """Whether a throw between two squares would have -1."""
        t = self.t
        if (self.traits(player) | more) & trait.NO_MODIFIERS:
            return False
        if not t.pitch.short[start] >> end & 1 and not t.arena.long_throws:
            return True
        if self.ours >> end & 1 and self.marked >> end & 1:
            return True
        in_the_way = t.pitch.blocked | self.theirs & ~spread(self.ours)
        return bool(lane(t.pitch, start, end) & in_the_way)

    def throw_chance(self, player: int, start: int, mate: int, value: int) -> float:
        """Of a throw or Hand-off from a square; 0 out of range. ``value`` is that of a card."""
        t = self.t
        end = t.square[mate]
        if within(start, end) == 1:
            return 1.0
        traits = self.traits(player)
        if not (t.pitch.short[start] | t.pitch.long[start]) >> end & 1 and not traits & trait.ANY_RANGE:
            return 0.0
        return self.check_chance(player, value, self.is_negative(player, start, end, 0))

    def check_chance(self, player: int, value: int, negative: bool) -> float:
        """Of a Throw Check, with the reroll of an ability."""
        role = self.t.roles[player]
        chance = CHANCES[1 if negative else 0][value or role.throw]
        return chance + (1 - chance) * chance if role.traits & trait.THROW_REROLL else chance

    def catches(self, player: int) -> bool:
        """Whether he takes a ball onto which he is moved."""
        return bool(self.t.roles[player].traits & trait.HANDLING) and can_hold(self.t, player)


def chance_of(value: int, minus: int) -> float:
    """Of a check; there is none with "–"."""
    return sum([passes(die, value, minus) for die in range(1, 7)]) / 6 if value else 0.0


CHANCES: Final = tuple(tuple(chance_of(value, minus) for value in range(8)) for minus in (0, 1))
