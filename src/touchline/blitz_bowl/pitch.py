"""The pitch: its squares, and what can be worked out about them once and for all (BB 14).

A square is a number, ``row * 16 + column``: 15 columns of the pitch and one beyond it, so that a step to the side never
comes out on the next row. A set of squares is one integer with a bit for each (a *board*): where a player can go is
found for all squares at once, with a few shifts.
"""

from typing import Final

from touchline.table.decision import code_of

COLUMNS: Final = 15
ROWS: Final = 11
WIDTH: Final = 16  # one column that is never on the pitch
SQUARES: Final = ROWS * WIDTH
BYTES: Final = SQUARES // 8  # of a board

SHORT: Final = 20  # the largest squared distance of a Short Throw (BB 14.3)
LONG: Final = 74
HALF_WIDTH: Final = 47  # of the throw ruler, in hundredths of a square (BB-R32)

# The bounce chart (BB 14.2): 1 at the top left, then clockwise; columns and rows.
BOUNCES: Final = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))

ALL: Final = sum(1 << row * WIDTH + column for row in range(ROWS) for column in range(COLUMNS))
END_ZONES: Final = (  # of seat 0 and of seat 1
    sum(1 << row * WIDTH for row in range(ROWS)),
    sum(1 << row * WIDTH + COLUMNS - 1 for row in range(ROWS)),
)


def square_at(column: int, row: int) -> int:
    return row * WIDTH + column


def column_of(square: int) -> int:
    return square % WIDTH


def row_of(square: int) -> int:
    return square // WIDTH


def square_name(square: int) -> str:
    """``a1`` to ``o11``: a letter for the column, a number for the row, as people point at squares."""
    return f"{'abcdefghijklmno'[square % WIDTH]}{square // WIDTH + 1}"


def square_named(name: str) -> int:
    """The square of a name, or -1."""
    if len(name) < 2 or name[0] not in "abcdefghijklmno" or not name[1:].isdecimal() or len(name) > 3:
        return -1
    row = int(name[1:]) - 1
    return square_at("abcdefghijklmno".index(name[0]), row) if 0 <= row < ROWS else -1


def spread(board: int) -> int:
    """The squares of a board and all adjacent ones; some may lie beyond the pitch."""
    wide = board | board << 1 | board >> 1
    return wide | wide << WIDTH | wide >> WIDTH


def within(one: int, other: int) -> int:
    """How many squares apart two squares are, counted through anything (BB 1.5)."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


def squares_of(board: int) -> list[int]:
    """The squares of a board, in order."""
    found: list[int] = []
    for n, byte in enumerate(board.to_bytes(BYTES, "little")):
        if byte:
            found += _SQUARES[n][byte]
    return found


def codes_on(verb: int, first: int, board: int, third: int = 0) -> list[int]:
    """A code for each square of a board as second argument, as ``codes_at`` makes them."""
    head = code_of(verb, first, 0, third)
    return [
        head | second for n, byte in enumerate(board.to_bytes(BYTES, "little")) if byte for second in _SECONDS[n][byte]
    ]


# The squares of each value of each byte of a board: looking them up is several times faster than taking bit by bit.
_SQUARES: Final = [
    [tuple(8 * n + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)] for n in range(BYTES)
]
_SECONDS: Final = [[tuple([code_of(0, 0, square) for square in squares]) for squares in row] for row in _SQUARES]


class Pitch:
    """One side of the game board."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.source: str = ""
        self.edition: str = ""  # the year, of one that belongs to another edition than this
        self.trapdoors: tuple[int, ...] = ()
        self.blocked: int = 0
        self.clear: int = ALL  # squares that are not blocked
        self.doors: int = 0  # the trapdoors as a board
        self.near: list[int] = []  # adjacent clear squares of each square
        self.bounce: list[int] = []  # where a ball comes down: square * 8 + number on the chart (BB 5.2)
        self.short: list[int] = []  # squares in range of a Short Throw, adjacent ones among them
        self.long: list[int] = []
        self.lanes: dict[int, int] = {}  # what the ruler covers between two squares, as far as it was asked


def laid_out(id_: str, name: str, trapdoors: tuple[int, ...], blocked: int, source: str) -> Pitch:
    """A pitch with all that follows from its squares."""
    pitch = Pitch()
    pitch.id = id_
    pitch.name = name
    pitch.source = source
    pitch.trapdoors = trapdoors
    pitch.blocked = blocked
    pitch.clear = ALL & ~blocked
    pitch.doors = sum(1 << square for square in trapdoors)
    for square in range(SQUARES):
        bit = 1 << square
        pitch.near.append(spread(bit) & pitch.clear & ~bit if ALL & bit else 0)
        pitch.short.append(in_range(square, 1, SHORT) if ALL & bit else 0)
        pitch.long.append(in_range(square, SHORT + 1, LONG) if ALL & bit else 0)
        for number in range(8):
            pitch.bounce.append(landing(square, number, pitch.clear) if ALL & bit else -1)
    return pitch


def landing(square: int, number: int, clear: int) -> int:
    """The first square from this number on, clockwise, that is on the pitch and not blocked (BB 5.2)."""
    for turn in range(8):
        columns, rows = BOUNCES[(number + turn) % 8]
        column = square % WIDTH + columns
        row = square // WIDTH + rows
        if 0 <= column < COLUMNS and 0 <= row < ROWS and clear >> square_at(column, row) & 1:
            return square_at(column, row)
    return square


def in_range(square: int, low: int, high: int) -> int:
    """Squares whose centre lies within these squared distances."""
    board = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            apart = (column - square % WIDTH) ** 2 + (row - square // WIDTH) ** 2
            if low <= apart <= high:
                board |= 1 << square_at(column, row)
    return board


def lane(pitch: Pitch, start: int, end: int) -> int:
    """The squares that the throw ruler crosses between two squares, without the two (BB 14.4)."""
    key = start * SQUARES + end
    board = pitch.lanes.get(key, -1)
    if board < 0:
        board = ruled(start, end)
        pitch.lanes[key] = board
    return board


def ruled(start: int, end: int) -> int:
    """The ruler as a rectangle from centre to centre, against each square around it.

    It is narrower than a square, so that even its corners stay in the columns and rows between the two.
    """
    dx = end % WIDTH - start % WIDTH
    dy = end // WIDTH - start // WIDTH
    board = 0
    for y in range(min(0, dy), max(0, dy) + 1):
        for x in range(min(0, dx), max(0, dx) + 1):
            if crossed(x, y, dx, dy):
                board |= 1 << start + y * WIDTH + x
    return board & ~(1 << start | 1 << end)


def crossed(x: int, y: int, dx: int, dy: int) -> bool:
    """Whether the ruler from (0, 0) to (dx, dy) is wide enough to cover part of the square at (x, y).

    All in whole numbers: lengths are doubled, and roots are compared by their squares.
    """
    corner = abs(dx) + abs(dy)  # twice the half diagonal of a square, across the ruler
    across = 2 * abs(x * dy - y * dx) - corner
    return across < 0 or (across * 50) ** 2 < HALF_WIDTH**2 * (dx * dx + dy * dy)
