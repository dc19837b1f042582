"""Stories: finished games that are looked through, from any seat's eyes.

A story is of a table that was played here, or of a replay that somebody brought. Most can be run again, so that the
table after any choice can be seen and played on from; one that the rules of today lead elsewhere is only read.
"""

import json
import os
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from touchline.games import game_of
from touchline.proof import Unfair, proved
from touchline.server.play.packs import NONE, Packs, with_packs
from touchline.server.play.played import Played, cards_of, packs_of, teams_in
from touchline.server.play.record import TableRecord
from touchline.server.play.state import happened, outcome_of, waiting_of
from touchline.server.protocol.answers import LuckReport, Mark, Moments
from touchline.server.protocol.state import Happened, Sitting, State
from touchline.server.replays.luck import Step, luck_of
from touchline.server.scenes.package import has_scenes
from touchline.server.scenes.scene import scene_for
from touchline.server.words.refusals import error_of, sentence_of, text_of
from touchline.table.errors import BadArgument, RulesChanged, TouchlineError, VersionMismatch
from touchline.table.event import Event
from touchline.table.replay import Replay
from touchline.table.replay_reader import parse_replay
from touchline.table.said import Said
from touchline.table.said import number as counted
from touchline.table.table import SPECTATOR, Table

HEX: Final = re.compile(r"[0-9a-f]{1,64}")
VERSION: Final = re.compile(r"[\w.+-]{1,32}", re.ASCII)
PACKED: Final = Said("packs-not-here")


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
    said: TouchlineError | Said | None = None  # what there is to say about it, such as why it can only be read
    verified: bool = False
    lock: Lock = field(default_factory=Lock)
    reached: tuple[int, Table] | None = None  # a table on the way, and after how many choices

    def at(self, number: int) -> Table:
        """The table after so many choices. The next one who asks goes on with it: look at it under the lock."""
        if not self.runs:
            why = error_of(self.said or PACKED)
            raise VersionMismatch(why.telling, why.code)
        if not 0 <= number <= len(self.codes):
            raise BadArgument(Said("no-choice", {"n": counted(len(self.codes)), "given": counted(number)}))
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
                sentence=sentence_of(self.said),
                text=text_of(self.said),
                packs=cards_of(self.record),
                events=[] if self.runs else [read_event(line, 1 << seat) for line in self.lines],
            )

    def marks(self, table: Table) -> Iterator[Mark]:
        kinds = table.registry.events
        begins = game_of(self.record.game).marks
        for at, event in enumerate(self.events):
            kind = begins.get(kinds[event.kind].name)
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
                notice_text={},
                secret=None if record.secret is None else record.secret.hex(),
                words=None if record.secret is None else self.words,
                choices=number,
                packs=cards_of(record),
            )

    def position(self, number: int) -> str:
        """The table after so many choices as text, to be played on from."""
        with self.lock:
            table = self.at(number)
            if table.over:
                raise BadArgument(Said("on-over"))
            return with_packs(table.position(), packs_of(self.record))

    def luck(self) -> LuckReport:
        if not has_scenes(self.record.game):
            raise BadArgument(Said("no-luck"))
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
        raise BadArgument(Said("not-over"))
    return Story(
        record=played.record,
        sittings=sittings,
        words=words,
        begin=played.begin,
        codes=[made.code for made in played.made],
        ends=list(played.ends),
        events=played.table.events,
        lines=[],
        said=played.notice,
        verified=True,
    )


# --- Of a replay that somebody brought -----------------------------------------------------------------------------


def held_story(record: TableRecord, packs: Packs = NONE) -> Story:
    """The story of a replay: run once from beginning to end, to see whether it can be."""
    replay, packed = read_replay(record.replay, packs)
    start = replay.begin()
    check_lines(start, replay.lines)
    seats = [Sitting(seat, "", "", False) for seat in range(start.seats)]
    words = replay.proof.get("words")
    story = Story(
        record=record,
        sittings=seats,
        words=[word for word in words if isinstance(word, str)] if isinstance(words, list) else [],
        begin=replay.begin,
        codes=[0] * len(replay.choices),  # known once it is run
        ends=[],
        events=[],
        lines=replay.lines,
        runs=packed is None,
        said=packed,
    )
    if story.runs:
        try:
            run_through(story, replay)
        except VersionMismatch as error:
            story.runs = False
            story.said = error
    return story


def run_through(story: Story, replay: Replay) -> None:
    """Note where each choice has led; ``VersionMismatch`` where the rules of today lead elsewhere."""
    table = replay.start()
    assert table.history is not None
    story.ends.append(len(table.events))
    for n in range(len(replay.choices)):
        replay.step(table, n)
        story.ends.append(len(table.events))
    try:
        replay.verify_events(table)
        changed = replay.parting() if replay.parted else None
    except RulesChanged as error:
        changed = error
    story.codes = [code for _kind, code in table.history]
    if changed is not None:
        story.said = changed
        answered_anew(story)
    story.events = table.events
    story.reached = len(story.codes), table
    story.verified = changed is None and is_proved(replay, table.digest())


def answered_anew(story: Story) -> None:
    """Of an earlier version, when less was asked: what the choices of the new run have led to."""
    again = story.begin()
    story.ends = [len(again.events)]
    for code in story.codes:
        again.choose_code(code)
        story.ends.append(len(again.events))


def is_proved(replay: Replay, digest: str) -> bool:
    """Whether the replay shows that its seed was fixed before the game."""
    try:
        return bool(replay.proof and proved(replay, digest))
    except Unfair:
        return False


def read_replay(text: str, packs: Packs) -> tuple[Replay, Said | None]:
    """A replay from across the network, and why it cannot be run, if that is clear.

    No folder it names is looked at: packs that the server has take their place, or none do.
    """
    first, _, rest = text.partition("\n")
    head, _, body = rest.partition("\n")
    try:
        header = json.loads(head)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or not header.get("packs"):
        return parse_replay(text, ""), None
    header["packs"] = found = named_packs(header, packs)
    if not found:
        header.pop("rolls", None)
    return parse_replay("\n".join([first, json.dumps(header), body]), ""), None if found else PACKED


def named_packs(header: dict[str, Any], packs: Packs) -> list[str]:
    """The folders of the packs that a replay was played with, if the server has all of them."""
    names, game = header["packs"], header.get("game")
    if not isinstance(names, list) or not isinstance(game, str):
        return []
    ids = [os.path.basename(os.path.normpath(name)) if isinstance(name, str) else "" for name in names]
    return list(packs.folders(game, ids)) if set(ids) <= set(packs.ids(game)) else []


def check_lines(table: Table, lines: list[list[Any]]) -> None:
    """Events that this version can tell, or a sentence."""
    known = table.registry.event_index
    for at, line in enumerate(lines, 1):
        numbers = [*line[:1], *line[2:4], line[5], *line[7:9], line[10]]
        words = [line[1], line[4], line[6], line[9]]
        whole = all(type(one) is int and abs(one) < 1 << 53 for one in numbers)
        if not whole or not all(isinstance(word, str) for word in words) or line[1] not in known:
            raise BadArgument(Said("unknown-event", {"n": counted(at)}))


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


def held_record(table: str, text: str, now: int, packs: Packs = NONE) -> TableRecord:
    """What is stored of a replay that somebody brings."""
    replay, _ = read_replay(text, packs)
    setting = replay.setting
    words = {"seats": setting.seats, "teams": setting.teams, "rules": setting.rules, "first": setting.first}
    words["expansions"] = setting.expansions
    words["packs"] = [os.path.basename(folder) for folder in setting.packs]
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
