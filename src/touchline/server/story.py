"""Stories: finished games that are looked through, from any seat's eyes.

A story is of a table that was played here, or of a replay that somebody brought. Most can be run again, so that the
table after any choice can be seen and played on from; one that the rules of today lead elsewhere is only read.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from touchline.games import game_of
from touchline.server.luck import Step, luck_of
from touchline.server.plain import scene_for
from touchline.server.played import Played, teams_in
from touchline.server.protocol import Happened, LuckReport, Mark, Moments, Sitting, State
from touchline.server.record import TableRecord
from touchline.server.scenes import GAMES
from touchline.server.state import happened, outcome_of, waiting_of
from touchline.table.decision import code_of
from touchline.table.errors import BadArgument, BadFile, VersionMismatch
from touchline.table.event import Event
from touchline.table.replay import Replay, parse_replay, stored
from touchline.table.table import SPECTATOR, Table
from touchline.verify import Unfair, proved

# Events that begin a part of a game which one may look for.
MARKS: Final[dict[str, str]] = {"week-begins": "week", "turn-begins": "turn"}
HEX: Final = re.compile(r"[0-9a-f]{1,64}")
VERSION: Final = re.compile(r"[\w.+-]{1,32}", re.ASCII)
PACKED: Final = "The replay was played with packs that are not here; it can be read, but not run again."


@dataclass
class Story:
    """One game, from its beginning to its end."""

    record: TableRecord
    sittings: list[Sitting]
    words: list[str]
    begin: Callable[[], Table]
    codes: list[int]
    ends: list[int]  # how many events there were before the first choice, and after each
    events: list[Event]
    lines: list[list[Any]]  # events as a file has them, where they can only be read
    runs: bool = True
    sentence: str = ""  # what there is to say about it, such as why it can only be read
    verified: bool = False
    lock: Lock = field(default_factory=Lock)
    reached: tuple[int, Table] | None = None  # a table on the way, and after how many choices

    def at(self, number: int) -> Table:
        """The table after so many choices. The next one who asks goes on with it: look at it under the lock."""
        if not self.runs:
            raise VersionMismatch(self.sentence)
        if not 0 <= number <= len(self.codes):
            raise BadArgument(f"The game has {len(self.codes)} choices; there is no choice {number}.")
        if self.reached is None or self.reached[0] > number:
            self.reached = 0, self.begin()
        start, table = self.reached
        for code in self.codes[start:number]:
            table.choose_code(code)
        self.reached = number, table
        return table

    # --- What is told -------------------------------------------------------------------------------------------

    def moments(self, eyes: int) -> Moments:
        """What there is to look through."""
        with self.lock:
            table = self.at(len(self.codes)) if self.runs else self.begin()
            seat = seat_of(eyes, table.seats)
            return Moments(
                game=self.record.game,
                choices=len(self.codes),
                marks=list(self.marks(table)),
                seats=self.sittings,
                teams=teams_in(table.position()),
                runs=self.runs,
                sentence=self.sentence,
                events=[] if self.runs else [read_event(line, 1 << seat) for line in self.lines],
            )

    def marks(self, table: Table) -> Iterator[Mark]:
        kinds = table.registry.events
        for at, event in enumerate(self.events):
            kind = MARKS.get(kinds[event.kind].name)
            if kind is not None:
                yield Mark(bisect_right(self.ends, at), kind, event.amount, event.seat)

    def state(self, number: int, eyes: int, since: int) -> State:
        """The table after so many choices, by the eyes of a seat, with the events from one on."""
        with self.lock:
            table = self.at(number)
            seat = seat_of(eyes, table.seats)
            view = table.view(seat)
            record = self.record
            start = min(max(since, 0), len(table.events))
            return State(
                sequence=number,
                table=record.id,
                seat=seat,
                game=record.game,
                seats=self.sittings,
                scene=scene_for(record.game)(view),
                decision=None,
                waiting=waiting_of(view.table),
                events_from=start,
                events=happened(view.table, table.events[start:], 1 << seat),
                undo=False,
                standing={},
                manages=False,
                result=outcome_of(table) if table.over else None,
                commitment=record.commitment,
                digest=record.digest,
                seed=record.seed.hex() or None,
                notice="",
                secret=None if record.secret is None else record.secret.hex(),
                words=None if record.secret is None else self.words,
                choices=number,
            )

    def position(self, number: int) -> str:
        """The table after so many choices as text, to be played on from."""
        with self.lock:
            table = self.at(number)
            if table.over:
                raise BadArgument("The game is over after that choice; go on from an earlier one.")
            return table.position()

    def luck(self) -> LuckReport:
        if self.record.game not in GAMES:
            raise BadArgument("This game has no luck report.")
        with self.lock:
            end = self.at(len(self.codes))
            return luck_of(self.record.game, self.begin(), end, self.steps(), self.verified)

    def steps(self) -> Iterator[Step]:
        yield Step(0, 0, self.events[: self.ends[0]])
        for n, code in enumerate(self.codes, 1):
            yield Step(n, code, self.events[self.ends[n - 1] : self.ends[n]])


def seat_of(eyes: int, seats: int) -> int:
    """Whose eyes are meant: a seat's, or those of somebody who only watches."""
    return eyes if 0 <= eyes < seats else SPECTATOR


# --- Of a table that was played here -------------------------------------------------------------------------------


def story_of(played: Played, sittings: list[Sitting], words: list[str]) -> Story:
    """The story of a table, once its game is over."""
    if not played.table.over:
        raise BadArgument("The game is not over yet; then it can be looked through from every side.")
    return Story(
        record=played.record,
        sittings=sittings,
        words=words,
        begin=played.begin,
        codes=[made.code for made in played.made],
        ends=list(played.ends),
        events=played.table.events,
        lines=[],
        sentence=played.notice,
        verified=True,
    )


# --- Of a replay that somebody brought -----------------------------------------------------------------------------


def held_story(record: TableRecord) -> Story:
    """The story of a replay: run once from beginning to end, to see whether it can be."""
    replay, packed = read_replay(record.replay)
    start = replay.begin()
    check_lines(start, replay.lines)
    seats = [Sitting(seat, "", "", False) for seat in range(start.seats)]
    words = replay.proof.get("words")
    story = Story(
        record=record,
        sittings=seats,
        words=[word for word in words if isinstance(word, str)] if isinstance(words, list) else [],
        begin=replay.begin,
        codes=[code_of(max(0, start.registry.verb_index.get(one.verb, 0)), *one.arguments) for one in replay.choices],
        ends=[],
        events=[],
        lines=replay.lines,
        runs=not packed,
        sentence=packed,
    )
    if story.runs:
        try:
            run_through(story, replay)
        except VersionMismatch as error:
            story.runs = False
            story.sentence = str(error)
    return story


def run_through(story: Story, replay: Replay) -> None:
    """Note where each choice has led; ``VersionMismatch`` where the rules of today lead elsewhere."""
    table = replay.start()
    story.ends.append(len(table.events))
    for n in range(len(replay.choices)):
        replay.step(table, n)
        story.ends.append(len(table.events))
    if [stored(table, event) for event in table.events] != replay.lines:
        raise VersionMismatch("The choices of the replay lead to other events by the rules of today.")
    story.events = table.events
    story.reached = len(replay.choices), table
    story.verified = is_proved(replay, table.digest())


def is_proved(replay: Replay, digest: str) -> bool:
    """Whether the replay shows that its seed was fixed before the game."""
    try:
        return bool(replay.proof and proved(replay, digest))
    except Unfair:
        return False


def read_replay(text: str) -> tuple[Replay, str]:
    """A replay from across the network, and why it cannot be run, if that is clear. No folder it names is looked at."""
    first, _, rest = text.partition("\n")
    head, _, body = rest.partition("\n")
    try:
        header = json.loads(head)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or not header.get("packs"):
        return parse_replay(text, ""), ""
    header["packs"] = []
    header.pop("rolls", None)
    return parse_replay("\n".join([first, json.dumps(header), body]), ""), PACKED


def check_lines(table: Table, lines: list[list[Any]]) -> None:
    """Events that this version can tell, or a sentence."""
    known = table.registry.event_index
    for at, line in enumerate(lines, 1):
        numbers = [*line[:1], *line[2:4], line[5], *line[7:9], line[10]]
        words = [line[1], line[4], line[6], line[9]]
        whole = all(type(one) is int and abs(one) < 1 << 53 for one in numbers)
        if not whole or not all(isinstance(word, str) for word in words) or line[1] not in known:
            raise BadFile(f"Event {at} of the replay is not one that this version can tell.")


def read_event(line: list[Any], bit: int) -> Happened:
    """A stored event as somebody with this bit may have it."""
    number, kind, seat, card, face, other, other_face, place, amount, rule, audience = line
    return Happened(
        number=number,
        kind=kind,
        rule=rule,
        seat=seat,
        card=card,
        face=face if audience & bit else "",
        other=other,
        other_face=other_face,
        place=place,
        amount=amount,
    )


def held_record(table: str, text: str, now: int) -> TableRecord:
    """What is stored of a replay that somebody brings."""
    replay, _ = read_replay(text)
    setting = replay.setting
    words = {"seats": setting.seats, "teams": setting.teams, "rules": setting.rules, "first": setting.first}
    seed = setting.seed if isinstance(setting.seed, bytes) else b""
    proof = replay.proof.get("commitment")
    return TableRecord(
        id=table,
        game=game_of(replay.game).name,
        setting=json.dumps(words),
        seed=seed,
        commitment=proof if isinstance(proof, str) and HEX.fullmatch(proof) else "",
        version=replay.version if VERSION.fullmatch(replay.version) else "unknown",
        digest=replay.cards if HEX.fullmatch(replay.cards) else "",
        created=now,
        finished=True,
        replay=text,
        changed=now,
    )
