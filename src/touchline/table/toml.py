"""Reading a TOML file of a pack: its tables and the places of what stands in them, or what is wrong with it."""

import os
import tomllib
from typing import Final

from touchline.table.errors import BadFile
from touchline.table.faults import Faults
from touchline.table.places import Places
from touchline.table.slip import slip

LARGEST_FILE: Final = 1_000_000  # bytes
LONGEST_LINE: Final = 4_000  # characters of one line of a file
DEEPEST: Final = 6  # tables and arrays inside each other
MOST_SLIPS: Final = 50  # of one file


def depth(value: object, level: int = 0) -> int:
    """How deep tables and arrays lie in each other; stops counting past the limit."""
    deepest = level
    if level <= DEEPEST:
        if isinstance(value, dict):
            for item in value.values():
                deepest = max(deepest, depth(item, level + 1))
        elif isinstance(value, list):
            for item in value:
                deepest = max(deepest, depth(item, level + 1))
    return deepest


def text_of(path: str, root: str) -> str:
    """The text of a file that lies inside a folder; a byte-order mark before it does no harm."""
    try:
        if not os.path.isfile(path):
            raise BadFile("is not a file that can be read", path)
        inside = os.path.realpath(path)
        if not inside.startswith(os.path.realpath(root) + os.sep):
            raise BadFile("is a link that leads out of the pack", path)
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadFile("cannot be read", path) from error
    if len(data) > LARGEST_FILE:
        raise BadFile(f"is larger than {LARGEST_FILE:,} bytes", path)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise BadFile("is UTF-16 text; save it as UTF-8", path, 1, 1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile("is not UTF-8 text; save it as UTF-8", path, line, 1) from error
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    for number, row in enumerate(text.split("\n")):
        if len(row) > LONGEST_LINE:
            raise BadFile(f"has a line of more than {LONGEST_LINE:,} characters", path, number + 1, 1)
    nested = 0
    for letter in text:
        nested = nested + 1 if letter in "[{" else nested - 1 if letter in "]}" else nested
        if nested > 200:
            raise BadFile(f"has tables or arrays more than {DEEPEST} deep", path)
    return text


def read_toml(path: str, root: str, faults: Faults) -> tuple[dict[str, object], Places]:
    """One TOML file that lies inside a folder, with the places of what stands in it.

    A card with a slip of the pen is told and left out, so that the others of its file are still looked at.
    """
    rows = text_of(path, root).split("\n")
    table: dict[str, object] = {}
    for _ in range(MOST_SLIPS):
        try:
            table = tomllib.loads("\n".join(rows))
            break
        except (ValueError, RecursionError) as error:
            line, column, message = toml_place(str(error), rows)
            line, column = start_of(rows, line, column, message)
            faults.add(BadFile(slip(message, rows[line - 1]), path, line, column))
            leave_out(rows, line, faults)
    if depth(table) > DEEPEST:
        raise BadFile(f"has tables or arrays more than {DEEPEST} deep", path)
    return table, Places("\n".join(rows))


def toml_place(message: str, rows: list[str]) -> tuple[int, int, str]:
    """Line, column and reason out of a message such as ``Invalid value (at line 3, column 8)``."""
    reason, found, where = message.partition(" (at line ")
    if found:
        first, _, second = where.rstrip(")").partition(", column ")
        if first.isdigit() and second.isdigit():
            return min(int(first), len(rows)), int(second), reason
    return len(rows), 1, message


def start_of(rows: list[str], line: int, column: int, message: str) -> tuple[int, int]:
    """Where a slip begins; the parser tells where it could not go on."""
    if "Unclosed array" in message:
        for number in range(line, 0, -1):
            row = rows[number - 1]
            if "[" in row.partition("=")[2]:
                return number, row.index("[") + 1
    if "(at end of document)" in message:
        for number, row in enumerate(rows):
            value = row.partition("=")[2].strip()
            if value and value[0] in ("'", '"') and value.count(value[0]) % 2:
                return number + 1, row.index(value[0]) + 1
    return line, column


def leave_out(rows: list[str], line: int, faults: Faults) -> None:
    """Blank the card that a line belongs to, or the line alone where no card has begun."""
    begin = line
    while begin > 0 and not begins_card(rows[begin - 1]):
        begin -= 1
    if not begin:
        rows[line - 1] = ""
        return
    faults.unread.append(rows[begin - 1].strip().strip("[]").strip())
    end = line
    while end < len(rows) and not begins_card(rows[end]):
        end += 1
    for number in range(begin - 1, end):
        rows[number] = ""


def begins_card(row: str) -> bool:
    """Whether a row is the id of a card in brackets, not that of a table inside it."""
    bare = row.partition("#")[0].strip()
    return row.startswith("[") and "." not in bare and "," not in bare and "=" not in bare and '"' not in bare
