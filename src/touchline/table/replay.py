"""Replays: a game as what it was made from and the choices made, with the dice and events they led to.

A replay file begins with ``touchline-replay 2`` and then has one JSON object on each line: a header, each choice with
its chance results, and the events. Verbs, cards, players, seats and places have names (``naming``). It is watched from
its events; it is run again to verify it or to play on. In files of format 1 there are numbers instead; such a replay is
written as it was read.

A replay of an earlier version is played on as far as the rules of today let it: a question that was not asked then is
declined where it can be, one that is not asked any more is left out if it was declined, and the dice are those of the
seed. Where that leads nowhere ``VersionMismatch`` says so.
"""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from touchline.table.decision import verb_of
from touchline.table.dice import RecordedDice
from touchline.table.errors import (
    BadArgument,
    BadFile,
    RulesChanged,
    VersionMismatch,
    no_game,
    shown,
)
from touchline.table.event import Event
from touchline.table.files import file_name
from touchline.table.naming import (
    earlier_option,
    named_option,
    option_words,
    write_event,
)
from touchline.table.setting import Setting
from touchline.version import is_earlier

FORMAT: Final = "touchline-replay 2"
FORMATS: Final = ("touchline-replay 1", FORMAT)
NUMBERED: Final = 1  # the format that has numbers in place of names
LARGEST: Final = 64_000_000  # bytes
MOST_CHOICES: Final = 1_000_000
PERSON: Final = "person"  # among the players of a replay, where others are bots by name
MOST_DECLINED: Final = 50  # questions in a row that an earlier version did not ask

# Makes a table from a setting with recorded dice; each game puts its own here (``touchline.games``).
MAKERS: dict[str, Callable[[Setting], Any]] = {}


class Choice:
    """One stored choice: what was asked, what was answered, and the rolls up to the next decision.

    ``words`` are the arguments of the verb, each by its name; in a replay of format 1 they are numbers.
    """

    def __init__(self, kind: str, verb: str, words: list[str], rolls: list[list[int]], line: int = 0) -> None:
        self.kind = kind
        self.verb = verb
        self.words = words
        self.rolls = rolls
        self.line = line  # of the file it was read from


class Replay:
    """A game so far. ``at`` gives the table after so many choices, to play on from there."""

    def __init__(self, game: str, setting: Setting | None, history: list[tuple[int, int]] | None) -> None:
        if setting is None or history is None:
            raise BadArgument("A copy, an imagined table or one read from a position has no replay of its own.")
        self.game = game
        self.setting = setting
        self.version = setting.version
        self.format = len(FORMATS)
        self.parted = 0  # the choice of an earlier version at which the rules of today first asked something else
        self.parted_rule = ""
        self.choices: list[Choice] = []
        self.cards: str = ""
        self.first_rolls: list[list[int]] = []
        self.lines: list[list[Any]] = []  # events as ``stored`` has them
        self.numbered: list[list[Any]] = []  # the same in format 1, as the file had them
        self.finished = False
        self.players: list[str] = []  # who sat at each seat, if whoever kept the table says so
        self.proof: dict[str, Any] = {}  # that the seed was fixed before the game, from whoever kept the table
        self.packs: list[str] | None = None  # what a file calls its packs, if not by the folders they lie in
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
            table.check_code(code)
            words = option_words(table, code)
            table.choose_code(code)
            rolls = [list(roll) for roll in dice.results[before:]]
            self.choices.append(Choice(registry.kinds[kind].name, registry.verbs[verb_of(code)].name, words, rolls))
        self.finished = table.over
        self.lines = [stored(table, event) for event in table.events]

    def at(self, number: Any) -> Any:
        """The table after this many choices."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self.choices):
            raise BadArgument(
                f"The replay has {len(self.choices)} choices; there is no choice {shown(number)}.", "no-such-choice"
            )
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
                "it can be watched, but not run again.",
                "replay-unreadable",
            )
        if [list(roll) for roll in table.dice.results] != self.first_rolls:
            if not self.is_earlier:
                raise VersionMismatch("The dice differ before the first choice of the replay.", "replay-unreadable")
            self.part(0, "")
        return table

    @property
    def is_earlier(self) -> bool:
        """Whether it was begun under an earlier version than this one."""
        return is_earlier(self.version)

    def part(self, n: int, rule: str) -> None:
        """Note where the rules of today first lead elsewhere."""
        if not self.parted:
            self.parted = n + 1
            self.parted_rule = rule

    def step(self, table: Any, n: int) -> None:
        """Make choice n, or say where this engine differs from the one that wrote it."""
        choice = self.choices[n]
        if self.is_earlier and not self.catch_up(table, n):
            return
        if table.over:
            raise VersionMismatch(
                f"The game is over before choice {n + 1} of the replay; it was written by {self.version}.",
                "replay-unreadable",
            )
        kind = table.registry.kinds[table.kind]
        code = self.code_in(table, n)
        if code < 0:
            answer = f"it answers {choice.kind!r} with {choice.verb!r}"
            raise VersionMismatch(
                f"The replay differs at choice {n + 1}: {self.misnamed(table, choice) or answer}, "
                f"but the rules here ask {kind.name!r} ({kind.rule}); it was written by version {self.version}.",
                "replay-unreadable",
            )
        dice = table.dice
        before = len(dice.results)
        table.choose_code(code)
        if [list(roll) for roll in dice.results[before:]] != choice.rolls:
            if not self.is_earlier:
                raise VersionMismatch(
                    f"The dice differ after choice {n + 1} of the replay ({kind.rule}).", "replay-unreadable"
                )
            self.part(n, kind.rule)

    def code_in(self, table: Any, n: int) -> int:
        """The option of the open question that choice n names, or -1."""
        if table.over or n >= len(self.choices):
            return -1
        choice = self.choices[n]
        if table.registry.kinds[table.kind].name != choice.kind:
            return -1
        try:
            code = self.code_of(table, choice)
        except BadArgument:
            return -1
        return code if code in table.codes else -1

    def code_of(self, table: Any, choice: Choice) -> int:
        """The option that a choice names; one sentence if its words name nothing here."""
        if self.format == NUMBERED:
            return earlier_option(table.registry, choice.verb, [int(word) for word in choice.words])
        return named_option(table, choice.verb, choice.words)

    def misnamed(self, table: Any, choice: Choice) -> str:
        """What is wrong with the words of a choice that names nothing here; nothing if they do."""
        if table.registry.kinds[table.kind].name != choice.kind:
            return ""
        try:
            self.code_of(table, choice)
        except BadArgument as error:
            where = f"in line {choice.line} " if choice.line else ""
            return where + str(error).rstrip(".")
        return ""

    def catch_up(self, table: Any, n: int) -> bool:
        """Answer what an earlier version did not ask, until choice n is asked for; False where it never is."""
        for _ in range(MOST_DECLINED):
            if table.over or self.code_in(table, n) >= 0:
                return True
            kind = table.registry.kinds[table.kind]
            self.part(n, kind.rule)
            if self.choices[n].verb in table.registry.declining and self.code_in(table, n + 1) >= 0:
                return False
            code = table.safe_code()
            if len(table.codes) > 1 and table.registry.verbs[verb_of(code)].name not in table.registry.declining:
                return True
            table.choose_code(code)
        return True

    def parting(self) -> RulesChanged:
        """That it cannot be verified any more, in a sentence."""
        where = f"from choice {self.parted} on ({self.parted_rule})" if self.parted_rule else "from the beginning on"
        return RulesChanged(
            f"The rules have changed since version {self.version}, under which the replay was begun: {where} "
            "they ask or roll something else, so that it can be watched and played on, but not verified."
        )

    def verify(self) -> None:
        """Run the whole game again; the first difference is said, with its choice and rule."""
        try:
            table = self.at(len(self.choices))
        except VersionMismatch:
            if self.parted:
                raise self.parting() from None
            raise
        if self.parted:
            raise self.parting()
        self.verify_events(table)
        if self.finished != table.over:
            raise VersionMismatch(
                f"The replay is wrongly marked as {'finished' if self.finished else 'not finished'}.",
                "replay-unreadable",
            )

    def verify_events(self, table: Any) -> None:
        """The events of the file against those of a new run.

        An earlier version did not tell every kind of event, and may have cited another rule for one.
        """
        mine, others = self.lines, [stored(table, event) for event in table.events]
        if self.is_earlier:
            later = {kind.name for kind in table.registry.events if is_earlier(self.version, kind.since)}
            mine, others = without(mine, later), without(others, later)
        for n, (line, other) in enumerate(zip(mine, others, strict=False)):
            if other != line and not (self.is_earlier and but_for_rule(line) == but_for_rule(other)):
                raise self.told_otherwise(f"Event {n + 1} of the replay differs ({line[9]}).")
        if len(mine) != len(others):
            raise self.told_otherwise(f"The replay has {len(mine)} events, a new run {len(others)}.")

    def told_otherwise(self, difference: str) -> VersionMismatch:
        """That a new run tells something else, in a sentence."""
        if not self.is_earlier:
            return VersionMismatch(difference)
        if self.parted:
            return self.parting()
        return RulesChanged(
            f"The rules have changed since version {self.version}, under which the replay was begun, so that it can be "
            f"watched and played on, but not verified: {difference[0].lower()}{difference[1:]}"
        )

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
            "packs": setting.packs if self.packs is None else self.packs,
            "first": setting.first,
            "seed": seed,
            "finished": self.finished,
            "rolls": self.first_rolls,
        }
        if self.players:
            header["players"] = self.players
        if self.proof:
            header["proof"] = self.proof
        return header

    def text(self) -> str:
        rows: list[dict[str, Any]] = [self.header()]
        for choice in self.choices:
            words = [int(word) for word in choice.words] if self.format == NUMBERED else choice.words
            rows.append({"choice": [choice.kind, choice.verb, *words], "rolls": choice.rolls})
        if self.format == NUMBERED:
            rows += [{"event": line} for line in self.numbered]
        else:
            table = self.begin()
            rows += [write_event(table, line) for line in self.lines]
        return "\n".join([FORMATS[self.format - 1], *(json.dumps(row, separators=(",", ":")) for row in rows)]) + "\n"

    def save(self, path: Any) -> None:
        """Write the file whole or not at all."""
        name = file_name(path, "A replay")
        text = self.text()
        partial = f"{name}.part"
        try:
            with open(partial, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(partial, name)
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):
                os.remove(partial)
            reason = error.strerror if isinstance(error, OSError) and error.strerror else "its name cannot be"
            raise BadFile(f"The replay cannot be written: {reason}.", name) from None


def stored(table: Any, event: Event) -> list[Any]:
    """An event as a replay has it: its kind and the faces by name, so that later versions can tell it too."""
    line: list[Any] = list(event.fields())
    line[1] = table.registry.events[event.kind].name
    line[4] = table.face_id(event.face)
    line[6] = table.face_id(event.other_face)
    return line


def without(lines: list[list[Any]], kinds: set[str]) -> list[list[Any]]:
    """Stored events but those of some kinds, numbered anew."""
    kept = [line for line in lines if line[1] not in kinds]
    return [[n, *line[1:]] for n, line in enumerate(kept)]


def but_for_rule(line: list[Any]) -> list[Any]:
    """A stored event without the rule that it cites."""
    return line[:9] + line[10:]
