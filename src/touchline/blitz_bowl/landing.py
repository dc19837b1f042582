"""Landings: where a bouncing ball comes down in the end, and how likely each square is (BB 5.2).

Among players who cannot take it a ball may bounce for ever, so that its ways cannot be listed one by one. But where it
goes from a square does not depend on how it came there: how often it visits each square from which it bounces again
follows from linear equations, and these are solved in exact fractions.
"""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl.pitch import Pitch

SIDES: Final = 8  # of the die for bounces


class Landing:
    """A square where a ball may come down in the end, and how likely that is."""

    def __init__(self) -> None:
        self.square: int = 0
        self.share: Fraction = Fraction(0)


def landings(pitch: Pitch, start: int, again: int) -> list[Landing]:
    """Where a ball that bounces from a square ends. ``again`` is the board of squares from which it bounces on."""
    ends: dict[int, int] = {}
    first: dict[int, int] = {}
    for square in around(pitch, start):
        where = first if again >> square & 1 else ends
        where[square] = where.get(square, 0) + 1
    shares = {square: Fraction(number, SIDES) for square, number in ends.items()}
    if first:
        visits = visits_of(pitch, first, again)
        for square, visited in visits.items():
            for near in around(pitch, square):
                if not again >> near & 1:
                    shares[near] = shares.get(near, Fraction(0)) + visited / SIDES
    return [landing_of(square, shares[square]) for square in sorted(shares)]


def landing_of(square: int, share: Fraction) -> Landing:
    landing = Landing()
    landing.square = square
    landing.share = share
    return landing


def around(pitch: Pitch, square: int) -> list[int]:
    """The squares to which the eight numbers of the bounce chart lead."""
    return pitch.bounce[square * SIDES : square * SIDES + SIDES]


def visits_of(pitch: Pitch, first: dict[int, int], again: int) -> dict[int, Fraction]:
    """How often, on average, a ball comes to each square from which it bounces on.

    For each such square: its visits are those of the first bounce, and an eighth of the visits of a neighbour for each
    number that leads from there to here.
    """
    squares = list(first)
    for square in squares:  # grows while it is gone through: whatever can be reached from there
        for near in around(pitch, square):
            if again >> near & 1 and near not in squares:
                squares.append(near)
    place = {square: n for n, square in enumerate(squares)}
    rows = [[Fraction(0)] * (len(squares) + 1) for _ in squares]
    for n, square in enumerate(squares):
        rows[n][n] += SIDES
        rows[n][-1] = Fraction(first.get(square, 0))
        for near in around(pitch, square):
            if near in place:
                rows[place[near]][n] -= 1
    solved = solve(rows)
    return {square: solved[n] for n, square in enumerate(squares)}


def solve(rows: list[list[Fraction]]) -> list[Fraction]:
    """Linear equations, the right side last in each row (Gauss and Jordan).

    Rows need not change places: more leaves a square than comes back to it, so that no number on the diagonal is 0.
    """
    size = len(rows)
    for n in range(size):
        head = rows[n][n]
        rows[n] = [value / head for value in rows[n]]
        for other in range(size):
            factor = rows[other][n]
            if other != n and factor:
                rows[other] = [value - factor * rows[n][m] for m, value in enumerate(rows[other])]
    return [row[-1] for row in rows]
