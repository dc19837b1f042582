"""Replays: a game as what it was made from and the choices made, with the dice and events they led to.

A replay file begins with ``touchline-replay 1`` and then has one JSON object on each line: a header, each choice with
its chance results, and the events. It is watched from its events; it is run again to verify it or to play on.
"""

import json
import os
from collections.abc import Callable
from typing import Any, Final

from touchline.table.decision import code_of, first_of, second_of, third_of, verb_of
from touchline.table.dice import RecordedDice
from touchline.table.errors import BadArgument, BadFile, TouchlineError, VersionMismatch, no_game
from touchline.table.event import Event
from touchline.table.files import read_text
from touchline.table.setting import Setting
from touchline.version import VERSION

FORMAT: Final = "touchline-replay 1"
LARGEST: Final = 64_000_000  # bytes
MOST_CHOICES: Final = 1_000_000

# Makes a table from a setting with recorded dice; each game puts its own here (``touchline.games``).
MAKERS: dict[str, Callable[[Setting], Any]] = {}


class Choice:
    """One stored choice: what was asked, what was answered, and the rolls up to the next decision."""

    def __init__(self, kind: str, verb: str, arguments: tuple[int, int, int], rolls: list[list[int]]) -> None:
        self.kind = kind
        self.verb = verb
        self.arguments = arguments
        self.rolls = rolls


class Replay:
    """A game so far. ``at`` gives the table after so many choices, to play on from there."""

    def __init__(self, game: str, setting: Setting | None, history: list[tuple[int, int]] | None) -> None:
        if setting is None or history is None:
            raise BadArgument("A copy, an imagined table or one read from a position has no replay of its own.")
        self.game = game
        self.setting = setting
        self.version = VERSION
        self.choices: list[Choice] = []
        self.cards: str = ""
        self.first_rolls: list[list[int]] = []
        self.lines: list[list[Any]] = []  # events as stored
        self.finished = False
        self.proof: dict[str, Any] = {}  # that the seed was fixed before the game, from whoever kept the table
        self.record(history)

    def begin(self) -> Any:
        """A new table of the same game, its dice recorded."""
        if self.game not in MAKERS:
            raise BadArgument(no_game(self.game, MAKERS))
        return MAKERS[self.game](self.setting)

    def record(self, history: list[tuple[int, int]]) -> None:
        """Play the choices again and note rolls and events."""
        table = self.begin()
        registry = table.registry
        dice = table.dice
        assert isinstance(dice, RecordedDice)
        self.first_rolls = [list(roll) for roll in dice.results]
        for kind, code in history:
            before = len(dice.results)
            arguments = (first_of(code), second_of(code), third_of(code))
            table.choose_checked(code)
            rolls = [list(roll) for roll in dice.results[before:]]
            self.choices.append(Choice(registry.kinds[kind].name, registry.verbs[verb_of(code)].name, arguments, rolls))
        self.finished = table.over
        self.lines = [stored(table, event) for event in table.events]

    def at(self, number: int) -> Any:
        """The table after this many choices."""
        if not 0 <= number <= len(self.choices):
            raise BadArgument(f"The replay has {len(self.choices)} choices; there is no choice {number!r}.")
        table = self.start()
        for n in range(number):
            self.step(table, n)
        return table

    def start(self) -> Any:
        """The table before the first choice, if the cards and rolls here are those of the replay."""
        table = self.begin()
        if self.cards and self.cards != table.digest():
            raise VersionMismatch(
                f"The replay was written with other cards ({self.cards[:12]}) than those here ({table.digest()[:12]}); "
                "it can be watched, but not run again."
            )
        if [list(roll) for roll in table.dice.results] != self.first_rolls:
            raise VersionMismatch("The dice differ before the first choice of the replay.")
        return table

    def step(self, table: Any, n: int) -> None:
        """Make choice n, or say where this engine differs from the one that wrote it."""
        choice = self.choices[n]
        if table.over:
            raise VersionMismatch(
                f"The game is over before choice {n + 1} of the replay; it was written by {self.version}."
            )
        registry = table.registry
        kind = registry.kinds[table.kind]
        verb = registry.verb_index.get(choice.verb, -1)
        code = code_of(max(verb, 0), *choice.arguments)
        if kind.name != choice.kind or verb < 0 or code not in table.codes:
            raise VersionMismatch(
                f"The replay differs at choice {n + 1}: it answers {choice.kind!r} with {choice.verb!r}, "
                f"but the rules here ask {kind.name!r} ({kind.rule}); it was written by version {self.version}."
            )
        dice = table.dice
        before = len(dice.results)
        table.choose_code(code)
        if [list(roll) for roll in dice.results[before:]] != choice.rolls:
            raise VersionMismatch(f"The dice differ after choice {n + 1} of the replay ({kind.rule}).")

    def verify(self) -> None:
        """Run the whole game again; the first difference is said, with its choice and rule."""
        table = self.at(len(self.choices))
        for n, (line, event) in enumerate(zip(self.lines, table.events, strict=False)):
            if stored(table, event) != line:
                raise VersionMismatch(f"Event {n + 1} of the replay differs ({line[9]}).")
        if len(self.lines) != len(table.events):
            raise VersionMismatch(f"The replay has {len(self.lines)} events, a new run {len(table.events)}.")
        if self.finished != table.over:
            raise VersionMismatch(f"The replay is wrongly marked as {'finished' if self.finished else 'not finished'}.")

    # --- files ------------------------------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        setting = self.setting
        seed = setting.seed.hex() if isinstance(setting.seed, bytes) else setting.seed
        header = {
            "game": self.game,
            "version": self.version,
            "cards": self.cards or self.begin().digest(),
            "seats": setting.seats,
            "teams": setting.teams,
            "rules": setting.rules,
            "expansions": setting.expansions,
            "packs": setting.packs,
            "first": setting.first,
            "seed": seed,
            "finished": self.finished,
            "rolls": self.first_rolls,
        }
        if self.proof:
            header["proof"] = self.proof
        return header

    def text(self) -> str:
        lines = [FORMAT, json.dumps(self.header(), separators=(",", ":"))]
        for choice in self.choices:
            row = {"choice": [choice.kind, choice.verb, *choice.arguments], "rolls": choice.rolls}
            lines.append(json.dumps(row, separators=(",", ":")))
        lines += [json.dumps({"event": line}, separators=(",", ":")) for line in self.lines]
        return "\n".join(lines) + "\n"

    def save(self, path: str) -> None:
        """Write the file whole or not at all."""
        partial = f"{path}.part"
        try:
            with open(partial, "w", encoding="utf-8") as file:
                file.write(self.text())
            os.replace(partial, path)
        except OSError as error:
            raise BadFile(f"The replay cannot be written: {error.strerror or 'unknown reason'}.", path) from None


def stored(table: Any, event: Event) -> list[Any]:
    """An event as files have it: its kind and the faces by name, so that later versions can tell it too."""
    line: list[Any] = list(event.fields())
    line[1] = table.registry.events[event.kind].name
    line[4] = table.face_id(event.face)
    line[6] = table.face_id(event.other_face)
    return line


def load_replay(path: str) -> Replay:
    """A replay from its file; any mistake is one sentence with its line."""
    return parse_replay(read_text(path, "A replay", LARGEST), path)


def parse_replay(text: str, path: str) -> Replay:
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadFile(f"A replay begins with the line {FORMAT!r}, not with {lines[0][:40]!r}.", path, 1)
    rows: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            rows.append((number, json_object(line, path, number)))
    if not rows:
        raise BadFile("The replay has no header; its second line must be a JSON object.", path, 2)
    replay = blank_replay(rows[0][1], path)
    for number, row in rows[1:]:
        if "choice" in row:
            replay.choices.append(read_choice(row, path, number))
        elif "event" in row and isinstance(row["event"], list) and len(row["event"]) == 11:
            replay.lines.append(row["event"])
        else:
            raise BadFile("A line of a replay is a choice or an event.", path, number)
    if len(replay.choices) > MOST_CHOICES:
        raise BadFile(f"A replay has at most {MOST_CHOICES} choices.", path)
    return replay


def json_object(line: str, path: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise BadFile("This line is not JSON.", path, number) from None
    if not isinstance(row, dict):
        raise BadFile("This line is not a JSON object.", path, number)
    return row


def read_choice(row: dict[str, Any], path: str, number: int) -> Choice:
    choice = row["choice"]
    rolls = row.get("rolls", [])
    if (
        not isinstance(choice, list)
        or len(choice) != 5
        or not all(isinstance(word, str) for word in choice[:2])
        or not all(type(value) is int and 0 <= value < 1024 for value in choice[2:])
        or not is_rolls(rolls)
    ):
        raise BadFile("A choice is a kind, a verb and three numbers, with its rolls.", path, number)
    return Choice(choice[0], choice[1], (choice[2], choice[3], choice[4]), rolls)


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
        seed = header.get("seed")
        if isinstance(seed, str):
            setting.seed = bytes.fromhex(seed)
        elif type(seed) is int:
            setting.seed = seed
        else:
            raise BadArgument("'seed' must be a whole number, or 32 bytes in hexadecimal.")
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
    version = header.get("version")
    replay.version = version if isinstance(version, str) else "unknown"
    replay.finished = header.get("finished") is True
    cards = header.get("cards")
    replay.cards = cards if isinstance(cards, str) else "unknown"
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
