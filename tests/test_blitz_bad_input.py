"""Broken and hostile input to Blitz Bowl: one sentence with its place and what to do, and nothing changed."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import touchline
from tests.blitz_worlds import new_match, played_on, state
from tests.test_bad_input import one_sentence, read_or_refused, spoilt, verify_text
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.state import Match
from touchline.command.app import app
from touchline.games import book_of, read
from touchline.table.case import parse_cases, run_case
from touchline.table.errors import BadArgument, BadFile, IllegalChoice, TouchlineError

engine = pytest.mark.engine
seeds = st.integers(min_value=0, max_value=1 << 30)
TWO = ["dwarf", "orc"]

# --- Matches that cannot be ------------------------------------------------------------------------------------------

BAD_SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"teams": ["nobody-at-all", "orc"]}, "no team 'nobody-at-all'; there are amazon, "),
    ({"teams": ["dwarv", "orc"]}, "did you mean 'dwarf'?"),
    ({"teams": ["Dwarf", "orc"]}, "did you mean 'dwarf'?"),
    ({"teams": ["", "orc"]}, "no team ''"),
    ({"teams": ["x" * 5_000, "orc"]}, "no team 'xxxx"),
    ({"teams": ["dwarf", "orc", "human"]}, "2 teams, not 3"),
    ({"teams": ["dwarf"]}, "2 teams, not 1"),
    ({"seats": 3}, "2 coaches, not 3"),
    ({"seats": 1, "teams": TWO}, "2 coaches, not 1"),
    ({"seats": -1}, "2 coaches, not -1"),
    ({"seats": "two"}, "whole number"),
    ({"teams": "dwarf"}, "list of names"),
    ({"teams": [1, 2]}, "holds names"),
    ({"teams": TWO, "seed": "seven"}, "whole number"),
    ({"teams": TWO, "seed": b"short"}, "32"),
    ({"teams": TWO, "rules": ["foul"]}, "did you mean 'fouls'?"),
    ({"teams": TWO, "rules": ["no-salary-cap"]}, "There is no optional rule 'no-salary-cap'"),
    ({"teams": TWO, "rules": ["x"]}, "there are random-events, fouls, "),
    ({"teams": TWO, "rules": [""]}, "no optional rule ''"),
    ({"teams": TWO, "rules": ["=stone"]}, "no optional rule ''"),
    ({"teams": TWO, "rules": "fouls"}, "list of names"),
    ({"teams": TWO, "rules": ["fouls", "fouls"]}, "named twice"),
    ({"teams": TWO, "rules": ["pitch=stone", "pitch=timber"]}, "named twice"),
    ({"teams": TWO, "rules": ["arena", "arena=the-bone-pit"]}, "named twice"),
    ({"teams": TWO, "rules": ["fouls=yes"]}, "takes no value"),
    ({"teams": TWO, "rules": ["random-events=6"]}, "takes no value"),
    ({"teams": TWO, "rules": ["arena=nowhere"]}, "no arena 'nowhere'; there are great-moot-bake-off-tent, "),
    ({"teams": TWO, "rules": ["arena=bone-pit"]}, "did you mean 'the-bone-pit'?"),
    ({"teams": TWO, "rules": ["pitch=ston"]}, "did you mean 'stone'?"),
    ({"teams": TWO, "rules": ["pitch="]}, "no pitch ''; there are stone, timber, brazier."),
    ({"teams": TWO, "rules": ["rookies-to-watch=3"]}, "seat 1 or 2, not '3'"),
    ({"teams": TWO, "rules": ["rookies-to-watch=one"]}, "seat 1 or 2"),
    ({"teams": TWO, "first": 5}, "Seat 6 cannot be coach A; seats are 1 and 2"),
    ({"teams": TWO, "first": -1}, "leave it out"),
    ({"teams": TWO, "expansions": ["sevens"]}, "no expansion 'sevens'"),
    ({"teams": TWO, "packs": ["/nowhere/at/all"]}, "/nowhere/at/all"),
]


@engine
@pytest.mark.parametrize(("settings", "words"), BAD_SETTINGS, ids=[str(row[0])[:60] for row in BAD_SETTINGS])
def test_a_match_that_cannot_be(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(TouchlineError) as caught:
        touchline.new("blitz-bowl", **settings)
    assert words in str(caught.value)
    assert one_sentence(caught.value)
    assert len(str(caught.value)) < 500


@engine
def test_arguments_that_are_wrong_are_not_changed() -> None:
    teams, rules = ["dwarf", "orc"], ["fouls", "pitch=nowhere"]
    with pytest.raises(BadArgument):
        touchline.new("blitz-bowl", teams=teams, rules=rules)
    assert teams == ["dwarf", "orc"]
    assert rules == ["fouls", "pitch=nowhere"]


@engine
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"seats": 2},
        {"teams": ["ogre", "ogre"]},
        {"teams": TWO, "first": 1},
        {"teams": TWO, "rules": ["arena"]},
        {"teams": TWO, "rules": ["rookies-to-watch"]},
        {"teams": TWO, "seed": bytes(32)},
        {"teams": TWO, "seed": -(10**40)},
    ],
    ids=str,
)
def test_a_match_that_can_be(settings: dict[str, Any]) -> None:
    table = touchline.new("blitz-bowl", events=False, **settings)
    assert isinstance(table, Match)
    assert table.seats == 2
    assert played_on(table, 1).finished


@engine
def test_choosing_after_the_end() -> None:
    table = played_on(new_match(1), 1)
    before = state(table)
    with pytest.raises(IllegalChoice, match="over"):
        table.choose(0)
    assert state(table) == before


@engine
@pytest.mark.parametrize("seat", [2, -1, 8, 99])
def test_a_view_of_nobody(seat: int) -> None:
    with pytest.raises(BadArgument, match="seats are 0 to 1"):
        new_match(1).view(seat)


# --- Spoilt files ---------------------------------------------------------------------------------------------------

POSITION = """touchline-position 1
game: blitz-bowl
teams: dwarf, orc
{line}
"""

BAD_POSITIONS = [
    ("teams: dwarf, orc", "second time"),
    ("pitch: swamp", "no pitch 'swamp'"),
    ("arena: swamp", "no arena 'swamp'"),
    ("rules: none", "no optional rule"),
    ("phase: lunch", "phase"),
    ("scor: 1, 2", "did you mean 'score'"),
    ("score: 1", "2"),
    ("score: many, few", "whole number"),
    ("players 3: lineman-1 a1", "1 to 2"),
    ("players 1: lineman-9 a1", "lineman-9"),
    ("players 1: linemann-1 a1", "lineman"),
    ("players 1: lineman-1 a1, lineman-1 a2", "lineman-1"),
    ("players 1: lineman-1 a1, lineman-2 a1", "a1"),
    ("players 1: lineman-1 z9", "z9"),
    ("players 1: lineman-1 a12", "a12"),
    ("pitch: stone\nplayers 1: lineman-1 d3", "d3"),
    ("players 1: lineman-1 h6 sleeping", "sleeping"),
    ("balls: q1", "q1"),
    ("pitch: stone\nballs: d3", "d3"),
    ("balls: h5, h5", "h5"),
    ("hand 1: move-the-ball/doge", "did you mean 'move-the-ball/dodge'"),
    ("hand 3: move-the-ball/dodge", "1 to 2"),
    ("hand 1: move-the-ball/dodge\nhand 2: move-the-ball/dodge", "move-the-ball/dodge"),
    ("spaces: multi-ball", "multi-ball"),
    ("decision: action 9 action-chosen 0 0", "1 to 2"),
    ("agenda:\n  dance 0 0 0", "dance"),
    ("actions: seven", "whole number"),
    ("active: 3", "1 to 2"),
]


@engine
@pytest.mark.parametrize(("line", "words"), BAD_POSITIONS, ids=[row[0][:50] for row in BAD_POSITIONS])
def test_a_position_that_cannot_be(line: str, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        read(POSITION.format(line=line))
    assert words in str(caught.value)
    assert one_sentence(caught.value)
    assert caught.value.line > 0


@engine
@given(seeds, st.integers(0, 200))
def test_a_spoilt_position_is_refused_in_a_sentence(seed: int, choices: int) -> None:
    text = played_on(new_match(seed), seed, choices).position()
    chance = random.Random(seed)
    for _ in range(6):
        assert read_or_refused(read, spoilt(text, chance))


@engine
@given(seeds)
def test_a_spoilt_replay_is_refused_in_a_sentence(seed: int) -> None:
    table = touchline.new("blitz-bowl", teams=TWO, seed=3, rules=["random-events", "arena"])
    for _ in range(40):
        table.choose(0)
    chance = random.Random(seed)
    text = table.replay().text()
    for _ in range(3):
        assert read_or_refused(verify_text, spoilt(text, chance))


CASE = """touchline-case 1

case: A runner takes the ball and is tackled
rule: BB 4.6.7
given:
  game: blitz-bowl
  teams: dwarf, orc
  pitch: stone
  players 1: runner g6, blitzer k6
  players 2: thrower j6, lineman-1 o3
  balls: h6
  active: 1
when:
  dice: tackle, 2
  1: block blitzer
  1: apply tackle
then:
  score: 0, 0
  decision: 1 action
"""


def run_text(text: str) -> None:
    for case in parse_cases(text, "x.case"):
        assert "\n" not in run_case(case, book_of(case)).message


@engine
@given(seeds)
def test_a_spoilt_case_fails_in_a_sentence(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(6):
        assert read_or_refused(run_text, spoilt(CASE, chance))


# --- Packs -----------------------------------------------------------------------------------------------------------

HEADER = 'id = "mine"\nversion = "1"\ngame = "blitz-bowl"\nneeds = ["base"]\n'
FREE = "..............."
DOOR = ".......T......."
POSITION_TABLE = '[mice.positions.{id}]\nname = "Mouse"\ncount = {count}\nmove = 8\nblock = 1\nthrow = 4\narmour = 6\n'


def pitch_of(*rows: str) -> str:
    drawn = "".join(f'  "{row}",\n' for row in rows)
    return f'[meadow]\nname = "Meadow"\nsource = "reconstructed"\nrows = [\n{drawn}]\n'


def team_of(*positions: str) -> str:
    head = '[mice]\nname = "Mice"\nemergency-reserves = 4\nsource = "reconstructed"\n'
    return head + ("\n".join(positions) if positions else "[mice.positions]\n")


POCKET = [FREE] * 3 + ["......###......", "......#T#......", "......###......"] + [FREE] * 5
BAD_PACKS: dict[str, tuple[str, str, str]] = {
    "no trapdoor": ("pitches/p.toml", pitch_of(*[FREE] * 11), "p.toml:4:8: meadow has no trapdoor"),
    "too few rows": ("pitches/p.toml", pitch_of(*[FREE] * 9, DOOR), "meadow has 10 rows; a pitch has 11"),
    "too many rows": ("pitches/p.toml", pitch_of(*[FREE] * 11, DOOR), "meadow has 12 rows; a pitch has 11"),
    "a row too long": ("pitches/p.toml", pitch_of(*[FREE] * 10, DOOR + "."), "row 11 of meadow has 16 squares"),
    "a blocked end zone": (
        "pitches/p.toml",
        pitch_of("#" + FREE[1:], *[FREE] * 9, DOOR),
        "this square is in an End Zone and must be free",
    ),
    "a square nobody can reach": ("pitches/p.toml", pitch_of(*POCKET), "no way leads to h5 of meadow"),
    "no players": ("teams/t.toml", team_of(), "mice has no players"),
    "eleven players": (
        "teams/t.toml",
        team_of(POSITION_TABLE.format(id="a", count=6), POSITION_TABLE.format(id="b", count=5)),
        "mice has 11 players; a team has at most 10",
    ),
    "an ability that is none": (
        "teams/t.toml",
        team_of(POSITION_TABLE.format(id="a", count=6) + 'abilities = ["dodgey"]\n'),
        "t.toml:12:15: 'abilities' of mice.positions.a has an unknown word 'dodgey'",
    ),
    "a word that is none": (
        "abilities/a.toml",
        '[squeak]\nname = "Squeak"\nlines = ["run: besides opponents"]\nsource = "printed"\n',
        "did you mean 'beside opponents'?",
    ),
    "no such event": (
        "events/e.toml",
        '[rain]\nname = "Rain"\ncopies = 1\nlines = ["now: rain"]\nsource = "printed"\n',
        "e.toml:4:",
    ),
    "not TOML": ("teams/t.toml", "[mice\n", "t.toml:"),
    "not text": ("teams/t.toml", "\x00", "t.toml:"),
}
bad_packs = pytest.mark.parametrize(("name", "text", "words"), BAD_PACKS.values(), ids=list(BAD_PACKS))


def make_pack(folder: Path, name: str, text: str) -> Path:
    pack = folder / "mine"
    (pack / name).parent.mkdir(parents=True)
    (pack / "pack.toml").write_text(HEADER)
    (pack / name).write_text(text)
    return pack


@engine
@bad_packs
def test_a_table_with_a_bad_pack(tmp_path: Path, name: str, text: str, words: str) -> None:
    pack = make_pack(tmp_path, name, text)
    before = load_catalogue()
    with pytest.raises(BadFile) as caught:
        touchline.new("blitz-bowl", teams=TWO, packs=[str(pack)])
    assert words in str(caught.value)
    assert str(pack / name) in str(caught.value)
    assert one_sentence(caught.value)
    assert load_catalogue() is before, "what is printed in the base pack is as it was"
    touchline.new("blitz-bowl", teams=TWO)


@engine
def test_a_pack_with_a_good_pitch_can_be_played_on(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, "pitches/p.toml", pitch_of(*[FREE] * 5, DOOR, *[FREE] * 5))
    for seed in range(5):
        table = touchline.new("blitz-bowl", packs=[str(pack)], rules=["pitch=meadow"], seed=seed, events=False)
        assert isinstance(table, Match)
        assert played_on(table, seed).pitch.id == "meadow"


# --- The command -----------------------------------------------------------------------------------------------------


def wrong(*words: str) -> str:
    """A command that a person got wrong: status 2, one sentence, no traceback; gives the sentence."""
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    lines: list[str] = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("touchline: ")
    assert "Traceback" not in result.output
    return lines[0]


COMMANDS: list[tuple[list[str], str]] = [
    (["--teams", "dwarv,orc"], "did you mean 'dwarf'?"),
    (["--teams", "dwarf"], "2 teams, not 1"),
    (["--teams", "dwarf,orc,human"], "2 teams, not 3"),
    (["--seats", "3"], "2 coaches, not 3"),
    (["--rules", "fouls,fouls"], "named twice"),
    (["--rules", "arena=nowhere"], "no arena 'nowhere'"),
    (["--rules", "pitch="], "no pitch ''"),
    (["--rules", "rookies-to-watch=3"], "seat 1 or 2"),
    (["--rules", "abbreviated-season"], "no optional rule 'abbreviated-season'"),
    (["--seed", "lucky"], "A seed is a whole number"),
    (["--me", "3"], "There is no seat 3; seats are 1 to 2"),
    (["--bots", "genius"], "no bot 'genius'"),
]


@pytest.mark.parametrize(("words", "sentence"), COMMANDS, ids=[" ".join(row[0]) for row in COMMANDS])
def test_wrong_words_for_a_match(words: list[str], sentence: str) -> None:
    assert sentence in wrong("play", "blitz-bowl", *words)


@bad_packs
def test_the_command_with_a_bad_pack(tmp_path: Path, name: str, text: str, words: str) -> None:
    pack = make_pack(tmp_path, name, text)
    before = {path: path.read_bytes() for path in pack.rglob("*") if path.is_file()}
    assert words in wrong("play", "blitz-bowl", "--pack", str(pack))
    assert words in wrong("pack", "check", str(pack))
    assert {path: path.read_bytes() for path in pack.rglob("*") if path.is_file()} == before
