"""The pitch and what is on it: players, and balls.

Players are handles: those of seat 0 come first, then those of seat 1, each team in the order of its card.
``square[player]`` is where one stands or lies, or ``RESERVES_AT``.
"""

from typing import Final

from touchline.blitz_bowl import block_die, statuses, trait
from touchline.blitz_bowl.cards import Arena, BallKind, Catalogue, Position
from touchline.blitz_bowl.pitch import END_ZONES, Pitch, spread
from touchline.table.dice import ROLLS
from touchline.table.table import Table, copy_table

RESERVES_AT: Final = -1  # in the Dugout
ABSENT: Final = -2  # not part of this game (drills)
NOBODY: Final = -1
NOWHERE: Final = -1


class Field(Table):
    """What a table of Blitz Bowl has on its pitch."""

    __slots__ = (
        "arena",
        "ball_holder",
        "ball_kind",
        "ball_square",
        "catalogue",
        "down",
        "edge",
        "pitch",
        "prone",
        "role",
        "roles",
        "square",
        "uncertain",
        "up",
    )

    def __init__(self) -> None:
        super().__init__()
        # what does not change
        self.catalogue: Catalogue = Catalogue()
        self.pitch: Pitch = Pitch()
        self.arena: Arena = Arena()
        self.role: tuple[int, ...] = ()  # position of each player
        self.roles: tuple[Position, ...] = ()  # the same, at hand
        self.edge: int = 0  # players below it are of seat 0
        self.uncertain: bool = False  # whether some player lets opponents run beside it
        # players
        self.square: list[int] = []
        self.prone: int = 0  # a bit for each player
        self.up: list[int] = [0, 0]  # boards of standing players, for each seat
        self.down: list[int] = [0, 0]  # of Prone ones
        # balls
        self.ball_square: tuple[int, ...] = ()  # where one lies; NOWHERE for one that is held or out of play
        self.ball_holder: tuple[int, ...] = ()
        self.ball_kind: tuple[int, ...] = ()

    # --- Players --------------------------------------------------------------------------------------------------

    def owner(self, player: int) -> int:
        return 0 if player < self.edge else 1

    def players_of(self, seat: int) -> range:
        return range(self.edge) if seat == 0 else range(self.edge, len(self.square))

    def player_at(self, square: int) -> int:
        """Who stands or lies on a square, or NOBODY."""
        taken = self.up[0] | self.up[1] | self.down[0] | self.down[1]
        return self.square.index(square) if taken >> square & 1 else NOBODY

    def taken(self) -> int:
        """The squares with players on them."""
        return self.up[0] | self.up[1] | self.down[0] | self.down[1]

    def free(self) -> int:
        """The squares that a player can enter: clear, and nobody on them."""
        return self.pitch.clear & ~(self.up[0] | self.up[1] | self.down[0] | self.down[1])

    def marked_by(self, seat: int) -> int:
        """The squares beside standing players of a seat: an opponent who stands there is Marked (BB 1.9.2)."""
        return spread(self.up[seat])

    def status(self, player: int) -> int:
        square = self.square[player]
        if square < 0:
            return statuses.IN_RESERVES
        if self.prone >> player & 1:
            return statuses.PRONE
        return statuses.MARKED if self.pitch.near[square] & self.up[1 - self.owner(player)] else statuses.OPEN

    def is_open(self, player: int) -> bool:
        square = self.square[player]
        if square < 0 or self.prone >> player & 1:
            return False
        return not self.pitch.near[square] & self.up[0 if player >= self.edge else 1]

    def stands(self, player: int) -> bool:
        return self.square[player] >= 0 and not self.prone >> player & 1

    def put(self, player: int, square: int, lying: bool) -> None:
        """Place a player on the pitch, standing or Prone."""
        self.lift(player)
        self.square[player] = square
        seat = 0 if player < self.edge else 1
        if lying:
            self.prone |= 1 << player
            self.down[seat] |= 1 << square
        else:
            self.up[seat] |= 1 << square

    def lift(self, player: int) -> None:
        """Take a player off the pitch, into the Dugout."""
        square = self.square[player]
        if square >= 0:
            seat = 0 if player < self.edge else 1
            self.up[seat] &= ~(1 << square)
            self.down[seat] &= ~(1 << square)
            self.prone &= ~(1 << player)
        self.square[player] = RESERVES_AT

    def move(self, player: int, square: int) -> None:
        """A step of somebody on the pitch: he stands or lies as before. A ball he holds comes along."""
        seat = 0 if player < self.edge else 1
        change = 1 << self.square[player] ^ 1 << square
        if self.prone >> player & 1:
            self.down[seat] ^= change
        else:
            self.up[seat] ^= change
        self.square[player] = square

    def dugout(self, seat: int) -> list[int]:
        return [player for player in self.players_of(seat) if self.square[player] == RESERVES_AT]

    def own_zone(self, seat: int) -> int:
        return END_ZONES[seat]

    def walls(self, seat: int) -> tuple[int, int]:
        """For runners of a seat: squares closed to them, and squares that end their Run (BB 4.2.3)."""
        opponents = 1 - seat
        if not self.uncertain:
            return spread(self.up[opponents]), 0
        hard = soft = 0
        for player in self.players_of(opponents):
            square = self.square[player]
            if square >= 0 and not self.prone >> player & 1:
                traits = self.roles[player].traits
                if traits & trait.STOPS:
                    soft |= 1 << square
                elif not traits & trait.IGNORED:
                    hard |= 1 << square
        hard = spread(hard)
        return hard, spread(soft) & ~hard

    # --- Balls ----------------------------------------------------------------------------------------------------

    def holding(self, player: int) -> int:
        """The ball a player holds, or -1."""
        for ball, holder in enumerate(self.ball_holder):
            if holder == player:
                return ball
        return -1

    def ball_on(self, square: int) -> int:
        """The ball that lies on a square, or -1."""
        for ball, at in enumerate(self.ball_square):
            if at == square:
                return ball
        return -1

    def loose(self) -> int:
        """The squares on which balls lie."""
        board = 0
        for square in self.ball_square:
            if square >= 0:
                board |= 1 << square
        return board

    def ball_at(self, ball: int) -> int:
        """Where a ball is, held or not; NOWHERE for one that is out of play."""
        holder = self.ball_holder[ball]
        return self.square[holder] if holder >= 0 else self.ball_square[ball]

    def set_ball(self, ball: int, holder: int, square: int) -> None:
        """Let a ball be held by somebody, lie on a square, or be out of play."""
        holders = self.ball_holder
        self.ball_holder = (*holders[:ball], holder, *holders[ball + 1 :])
        squares = self.ball_square
        self.ball_square = (*squares[:ball], square, *squares[ball + 1 :])

    def balls_in_play(self) -> int:
        count = 0
        for ball, holder in enumerate(self.ball_holder):
            if holder >= 0 or self.ball_square[ball] >= 0:
                count += 1
        return count

    def kind_of(self, ball: int) -> BallKind:
        return self.catalogue.balls[self.ball_kind[ball]]

    # --- Dice -----------------------------------------------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A roll from 1 on; what was rolled cannot be taken back."""
        self.barrier = self.choices
        return self.dice.roll(ROLLS, sides) + 1

    def roll_block_die(self) -> int:
        self.barrier = self.choices
        return block_die.FACES[self.dice.roll(ROLLS, 6)]


def copy_field(source: Field, target: Field) -> None:
    copy_table(source, target)
    target.catalogue = source.catalogue
    target.pitch = source.pitch
    target.arena = source.arena
    target.role = source.role
    target.roles = source.roles
    target.edge = source.edge
    target.uncertain = source.uncertain
    target.square = source.square[:]
    target.prone = source.prone
    target.up = source.up[:]
    target.down = source.down[:]
    target.ball_square = source.ball_square
    target.ball_holder = source.ball_holder
    target.ball_kind = source.ball_kind
