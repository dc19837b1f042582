"""Broken and hostile input: one sentence with its place, never a traceback, and nothing changed."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import touchline
from tests.worlds import new_table, play, state
from touchline.games import read, run_cases
from touchline.table.case import parse_cases, run_case
from touchline.table.errors import BadArgument, BadFile, IllegalChoice, TouchlineError
from touchline.table.replay_reader import parse_replay
from touchline.team_manager.casebook import BOOK
from touchline.team_manager.position import write_position

pytestmark = pytest.mark.engine
seeds = st.integers(min_value=0, max_value=1 << 30)

JUNK = [
    "",
    "0",
    "-1",
    "99999999999999999999",
    "nobody",
    "hand 9",
    "#",
    "[",
    "human-lineman#3",
    "é\u0000",
    ":",
    ",,,",
    "null",
]


def spoilt(text: str, chance: random.Random) -> str:
    """A text with a few lines or words spoilt."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        n = chance.randrange(len(lines))
        what = chance.randrange(8)
        if what == 0:
            del lines[n]
            lines = lines or [""]
        elif what == 1:
            lines.insert(n, lines[n])
        elif what == 2:
            words = lines[n].split(" ")
            words[chance.randrange(len(words))] = chance.choice(JUNK)
            lines[n] = " ".join(words)
        elif what == 3:
            lines[n] = chance.choice(JUNK)
        elif what == 4:
            lines[n] = lines[n][: chance.randrange(len(lines[n]) + 1)]
        elif what == 5:  # another name or number of the same file
            words = re.findall(r"[\w/-]+", lines[n])
            others = re.findall(r"[\w/-]+", chance.choice(lines))
            if words and others:
                lines[n] = lines[n].replace(chance.choice(words), chance.choice(others), 1)
        elif what == 6:  # another handle
            lines[n] = re.sub(
                r"#(\d+)", lambda found: f"#{int(found[1]) + chance.choice((-1, 1, 1000))}", lines[n], count=1
            )
        else:
            other = chance.randrange(len(lines))
            lines[n], lines[other] = lines[other], lines[n]
    return "\n".join(lines)


@given(seeds, st.integers(0, 150))
def test_a_spoilt_position_is_refused_in_a_sentence(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    text = write_position(table)
    chance = random.Random(seed)
    for _ in range(6):
        assert read_or_refused(read, spoilt(text, chance))


def read_or_refused(reader: Callable[[str], object], text: str) -> bool:
    """True if the text was taken or refused in one sentence; anything else raises."""
    try:
        reader(text)
    except TouchlineError as error:
        return one_sentence(error)
    return True


def run_text(text: str) -> None:
    for case in parse_cases(text, "x.case"):
        assert "\n" not in run_case(case, BOOK).message


def verify_text(text: str) -> None:
    parse_replay(text, "x.tlr").verify()


def one_sentence(error: TouchlineError) -> bool:
    text = str(error)
    return bool(text) and "\n" not in text and "Traceback" not in text


CASE = """touchline-case 2

case: A tackle
rule: TM 5.9.5
card: orc-blitzer
given:
  teams: gouged-eye, athelorn-avengers
  highlight 1: bad-snap
    right 2: wood-elf-catcher ball [power-1]
  hand 1: orc-blitzer
  hand 2: treeman
when:
  dice: miss, target-down
  1: commit orc-blitzer left 1
  1: tackle wood-elf-catcher
  1: apply target-down
then:
  right 1: wood-elf-catcher downed
  ball 1: midfield
  tokens wood-elf-catcher: 1
  count pool: 28
  decision: 2 turn
  known to 1: hand 1
  event: downed wood-elf-catcher (TM 5.11.2)
"""


@given(seeds)
def test_a_spoilt_case_fails_in_a_sentence(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(6):
        assert read_or_refused(run_text, spoilt(CASE, chance))


@given(seeds)
def test_a_spoilt_replay_is_refused_in_a_sentence(seed: int) -> None:
    table = touchline.new("team-manager", seats=2, seed=3)
    for _ in range(20):
        table.choose(0)
    text = table.replay().text()
    chance = random.Random(seed)
    for _ in range(3):
        assert read_or_refused(verify_text, spoilt(text, chance))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"teams": ["nobody", "gouged-eye"]}, "no team 'nobody'"),
        ({"teams": ["gouged-ey", "reikland-reavers"]}, "did you mean 'gouged-eye'"),
        ({"teams": ["gouged-eye", "gouged-eye"]}, "same team"),
        ({"seats": 5}, "Foul Play"),
        ({"seats": 1}, "2 to 4"),
        ({"seats": 99}, "2 to 4"),
        ({"seats": 0}, "2 to 4"),
        ({"seats": 3, "teams": ["gouged-eye", "reikland-reavers"]}, "2 teams are named for 3 seats"),
        ({"seats": 2, "seed": "seven"}, "whole number"),
        ({"seats": 2, "seed": 1.5}, "whole number"),
        ({"seats": 2, "seed": b"short"}, "32"),
        ({"seats": "two"}, "whole number"),
        ({"seats": 2, "rules": ["no-rules"]}, "no optional rule 'no-rules'"),
        ({"seats": 2, "rules": ["abbreviated-season", "extended-season"]}, "choose one"),
        ({"seats": 2, "rules": ["no-salary-cap", "no-salary-cap"]}, "twice"),
        ({"seats": 2, "rules": "no-salary-cap"}, "list of names"),
        ({"seats": 2, "expansions": ["suden-death"]}, "no expansion 'suden-death'; did you mean 'sudden-death'"),
        ({"seats": 2, "first": 2}, "seats are 1 to 2"),
        ({"seats": 2, "first": -1}, "leave it out"),
        ({"seats": 2, "packs": ["/nowhere/at/all"]}, "/nowhere/at/all"),
    ],
)
def test_a_table_that_cannot_be(settings: dict[str, object], words: str) -> None:
    with pytest.raises(TouchlineError) as caught:
        touchline.new("team-manager", **settings)  # type: ignore[arg-type]
    assert words in str(caught.value)
    assert one_sentence(caught.value)


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(BadArgument, match="no game 'chess'"):
        touchline.new("chess", seats=2)


def test_choosing_after_the_end() -> None:
    table = touchline.new("team-manager", seats=2, seed=1, events=False)
    while table.kind >= 0:
        table.choose(0)
    before = state(table)  # type: ignore[arg-type]
    with pytest.raises(IllegalChoice, match="over"):
        table.choose(0)
    assert state(table) == before  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe\x00", "UTF-8"),
        (b"", "begins with the line"),
        (b"touchline-case 1\n", "no case"),
        (b"touchline-case 1\ncase:\n", "title"),
        (b"touchline-case 1\nrule: TM 1.1.1\n", "first line of a case"),
        (b"touchline-case 1\ncase: x\nrule: TM 1.1.1\nthen:\n  fans: 1\n", "no 'given:'"),
        (b"touchline-case 1\ncase: x\nrule: TM 1.1.1\ngiven:\n  teams: a, b\n", "expects nothing"),
        (b"touchline-case 1\ncase: x\ngiven:\n  week: 1\nthen:\n  over:\n", "neither a rule nor a card"),
        (b"touchline-case 1\ncase: x\nrule: TM 1.1.1\ngiven:\n  week: 1\nthen:\n  over:\n", "teams"),
        (b"x" * 1_000_001, "bytes"),
    ],
)
def test_a_case_file_that_is_none(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "x.case"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=words):
        run_cases(str(path))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hand 1: human-linemen", "did you mean 'human-lineman'"),
        ("hand 3: human-lineman", "1 to 2"),
        ("hand 1: griff-oberwald, griff-oberwald", "no griff-oberwald left"),
        ("hand 1: human-lineman#5\nhand 2: orc-lineman#5", "two places"),
        ("highlight 9: bad-snap", "1 to 7"),
        ("highlight 1: ogre", "no highlight"),
        ("left 1: ogre", "must follow"),
        ("highlight 1: bad-snap\n  left 1: ogre\n  right 1: human-lineman", "both zones"),
        ("highlight 1: bad-snap\n  left 1: ogre sleeping", "sleeping"),
        ("fans: 1", "each of the 2 seats"),
        ("week: soon", "not a whole number"),
        ("weak: 1", "did you mean 'week'"),
        ("phase: lunch", "phase"),
        ("rules: none", "no optional rule"),
        ("agenda:\n  dance 0 0 0", "step of the agenda"),
        ("agenda:\n  commit 999 60 0", "agenda does not fit"),
        ("decision: turn 1 commit 0 0", "needs its options"),
        ("decision: turn 1 commit 0 0\ncodes: skip:0:0:0", "'skip' is no answer to the decision 'turn'"),
    ],
)
def test_a_position_that_cannot_be(line: str, words: str) -> None:
    text = f"touchline-position 1\nteams: reikland-reavers, gouged-eye\n{line}\n"
    with pytest.raises(BadFile, match=words) as caught:
        read(text)
    assert one_sentence(caught.value)
