"""Reading replays: a file into a ``Replay``, any mistake in one sentence with its line."""

import json
import os
from collections.abc import Sequence
from typing import Any

from touchline.table.errors import BadArgument, BadFile, TouchlineError, place_of
from touchline.table.files import file_name, read_text
from touchline.table.naming import earlier_event, option_of, read_event
from touchline.table.replay import FORMAT, FORMATS, LARGEST, MOST_CHOICES, NUMBERED, Choice, Replay
from touchline.table.setting import Setting
from touchline.version import VERSION


def load_replay(path: Any, packs: Sequence[str] = ()) -> Replay:
    """A replay from its file; any mistake is one sentence with its line."""
    name = file_name(path, "A replay")
    return parse_replay(read_text(name, "A replay", LARGEST), name, packs)


def parse_replay(text: str, path: str, packs: Sequence[str] = ()) -> Replay:
    """A replay from its text. Folders of packs take the place of those that it names."""
    lines = text.split("\n")
    if lines[0].strip() not in FORMATS:
        raise BadFile(f"A replay begins with the line {FORMAT!r}, not with {lines[0][:40]!r}.", path, 1)
    rows: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            rows.append((number, json_object(line, path, number)))
    if not rows:
        raise BadFile("The replay has no header; its second line must be a JSON object.", path, 2)
    header = rows[0][1]
    replay = blank_replay(header | {"packs": list(packs)} if packs else header, path)
    replay.format = 1 + FORMATS.index(lines[0].strip())
    reader = RowReader(replay, path)
    for number, row in rows[1:]:
        reader.read(row, number)
    if len(replay.choices) > MOST_CHOICES:
        raise BadFile(f"A replay has at most {MOST_CHOICES} choices.", path)
    return replay


class RowReader:
    """Reads choices and events of a file into its replay; any mistake is one sentence with its line."""

    def __init__(self, replay: Replay, path: str) -> None:
        self.replay = replay
        self.path = path
        self.table: Any = replay.begin()
        # Whether all names must be known here: other cards, and other versions, may have others.
        self.strict = replay.version == VERSION and replay.cards == self.table.digest()

    def read(self, row: dict[str, Any], number: int) -> None:
        try:
            if "choice" in row:
                self.replay.choices.append(self.choice(row, number))
            elif "event" in row and self.replay.format == NUMBERED:
                self.read_numbered(row["event"], number)
            elif "event" in row:
                self.replay.lines.append(read_event(self.table, row, len(self.replay.lines), self.strict))
            else:
                raise BadFile("A line of a replay is a choice or an event.", self.path, number)
        except BadArgument as error:
            raise BadFile(str(error), self.path, number) from None

    def read_numbered(self, line: Any, number: int) -> None:
        """An event of format 1."""
        if not isinstance(line, list) or len(line) != 11:
            raise BadFile("An event has eleven fields.", self.path, number)
        self.replay.numbered.append(line)
        self.replay.lines.append(earlier_event(self.table.registry, line))

    def choice(self, row: dict[str, Any], number: int) -> Choice:
        choice = row["choice"]
        rolls = row.get("rolls", [])
        words = choice[2:] if isinstance(choice, list) else []
        if self.replay.format == NUMBERED:
            fits = len(words) == 3 and all(type(value) is int and 0 <= value < 1024 for value in words)
        else:
            fits = len(words) <= 3 and all(isinstance(word, str) for word in words)
        if not fits or not all(isinstance(word, str) for word in choice[:2]) or not is_rolls(rolls):
            what = "three numbers" if self.replay.format == NUMBERED else "what it is done with"
            raise BadFile(f"A choice is a kind, a verb and {what}, with its rolls.", self.path, number)
        found = Choice(choice[0], choice[1], [str(word) for word in words], rolls, number)
        if self.strict and self.replay.format != NUMBERED:
            place_of(found.kind, list(self.table.registry.kind_index), "kind of decision")
            option_of(self.table, found.verb, found.words)
        return found


def json_object(line: str, path: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise BadFile("This line is not JSON.", path, number) from None
    if not isinstance(row, dict):
        raise BadFile("This line is not a JSON object.", path, number)
    return row


def blank_replay(header: dict[str, Any], path: str) -> Replay:
    """A replay without its choices, from the header of a file."""
    setting = Setting()
    try:
        setting.seats = whole(header, "seats")
        setting.first = whole(header, "first")
        for name in ("teams", "rules", "expansions", "packs"):
            values = header.get(name, [])
            if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
                raise BadArgument(f"{name!r} must be a list of names.")
            setattr(setting, name, values)
        for pack in setting.packs:
            if "\0" in pack or not os.path.isdir(pack):
                words = f"The replay was played with the pack {pack[-80:]!r}, which is not there"
                raise BadFile(f"{words}; name its folder with --pack.", path, 2)
        seed = header.get("seed")
        if isinstance(seed, str):
            setting.seed = bytes.fromhex(seed)
        elif type(seed) is int:
            setting.seed = seed
        else:
            raise BadArgument("'seed' must be a whole number, or 32 bytes in hexadecimal.")
        version = header.get("version")
        setting.version = version if isinstance(version, str) else "unknown"
        game = header.get("game")
        if not isinstance(game, str):
            raise BadArgument("'game' must be the name of a game.")
        replay = Replay(game, setting, [])
    except ValueError:
        raise BadFile("The header's seed is not hexadecimal.", path, 2) from None
    except BadFile:
        raise
    except TouchlineError as error:
        raise BadFile(f"The header does not fit: {error}", path, 2) from None
    replay.lines = []  # those of the file follow
    replay.finished = header.get("finished") is True
    cards = header.get("cards")
    replay.cards = cards if isinstance(cards, str) else "unknown"
    players = header.get("players")
    if isinstance(players, list) and len(players) == setting.seats and all(isinstance(one, str) for one in players):
        replay.players = players
    proof = header.get("proof")
    replay.proof = proof if isinstance(proof, dict) else {}
    if "rolls" in header:
        if not is_rolls(header["rolls"]):
            raise BadFile("The header's 'rolls' must be a list of rolls.", path, 2)
        replay.first_rolls = header["rolls"]
    return replay


def is_rolls(rolls: Any) -> bool:
    """Whether a value is a list of rolls: each the stream, the sides and the result."""
    return isinstance(rolls, list) and all(
        isinstance(roll, list) and all(type(value) is int for value in roll) for roll in rolls
    )


def whole(header: dict[str, Any], name: str) -> int:
    value = header.get(name)
    if type(value) is not int:
        raise BadArgument(f"{name!r} must be a whole number.")
    return value
