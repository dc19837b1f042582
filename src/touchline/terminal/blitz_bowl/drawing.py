"""The pitch drawn: 15 columns with letters, 11 rows with numbers, four signs to a square."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from touchline.blitz_bowl import statuses
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, Pitch, square_at, square_name
from touchline.blitz_bowl.state import Match
from touchline.terminal.blitz_bowl.tokens import cell_of, tokens_of
from touchline.terminal.styles import LIT, QUIET

LETTERS: Final = "abcdefghijklmno"
SEAT_STYLES: Final = ("bold white on red", "bold white on blue")
SEAT_PRONE: Final = ("red", "bright_blue")
TARGET: Final = "bold black on yellow"  # a player who may be chosen
BALL: Final = "●"
BALL_STYLE: Final = "bold bright_white"
BLOCKED: Final = "▒▒▒▒"
DOOR: Final = "[  ]"
DRAWN_WIDTH: Final = 4 * COLUMNS + 5  # with its margins and the lines before the End Zones


class Lit:
    """What may be chosen on the pitch: squares, each with a word to show there, and players."""

    def __init__(self) -> None:
        self.squares: dict[int, str] = {}
        self.players: list[int] = []


def letters_row() -> Text:
    cells = [f" {letter}  " for letter in LETTERS]
    return Text(f"   {cells[0]} {''.join(cells[1:-1])} {cells[-1]}", QUIET)


def drawn_pitch(pitch: Pitch, cells: Mapping[int, Text] | None = None) -> Text:
    """A pitch with what lies on some of its squares."""
    rows = [letters_row()]
    for row in range(ROWS):
        line = Text(f"{row + 1:2} ", QUIET)
        for column in range(COLUMNS):
            square = square_at(column, row)
            if column in (1, COLUMNS - 1):
                line.append("│", QUIET)
            line.append_text(cells[square] if cells and square in cells else bare(pitch, square))
        rows.append(line)
    return Text("\n").join(rows)


def bare(pitch: Pitch, square: int) -> Text:
    """A square with nothing on it."""
    if pitch.blocked >> square & 1:
        return Text(BLOCKED, QUIET)
    if pitch.doors >> square & 1:
        return Text(DOOR, "yellow")
    return Text(" ·  ", QUIET)


def cells_of(t: Match, lit: Lit) -> dict[int, Text]:
    """All that is on the pitch now, and what may be chosen on it."""
    cells = {square: Text(f"{word:<4}", LIT) for square, word in lit.squares.items()}
    for square in t.ball_square:
        if square >= 0:
            cells[square] = ball_cell(t, square, lit)
    tokens = tokens_of(t)
    for player, square in enumerate(t.square):
        if square >= 0:
            cells[square] = player_cell(t, player, tokens[player], lit)
    return cells


def ball_cell(t: Match, square: int, lit: Lit) -> Text:
    if square in lit.squares:
        return Text(f"{BALL}{square_name(square)}".ljust(4), LIT)
    door = bool(t.pitch.doors >> square & 1)
    return Text(f"[{BALL} ]" if door else f" {BALL}  ", BALL_STYLE)


def player_cell(t: Match, player: int, token: str, lit: Lit) -> Text:
    cell = cell_of(t, player, token)
    if player in lit.players:
        return Text(cell, TARGET)
    seat = t.owner(player)
    square = t.square[player]
    if square in lit.squares:  # whoever is there does not stand in the way
        return Text(cell, f"{LIT} underline")
    return Text(cell, SEAT_PRONE[seat] if t.status(player) == statuses.PRONE else SEAT_STYLES[seat])


def drawn_match(t: Match, lit: Lit | None = None) -> Text:
    """The pitch of a match as it is now."""
    return drawn_pitch(t.pitch, cells_of(t, lit or Lit()))


def small_pitch(pitch: Pitch) -> Text:
    """A pitch in one sign to a square, to choose by."""
    rows: list[str] = []
    for row in range(ROWS):
        line = ""
        for column in range(COLUMNS):
            square = square_at(column, row)
            line += "▒" if pitch.blocked >> square & 1 else "T" if pitch.doors >> square & 1 else "·"
        rows.append(f"{line[0]}│{line[1:-1]}│{line[-1]}")
    return Text("\n".join(rows))
