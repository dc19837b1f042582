"""Names in files: every option, step, place and event has one that is read back, whatever is numbered anew."""

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import touchline
from tests import blitz_worlds, worlds
from touchline.games import GAMES, read
from touchline.table.errors import BadArgument, BadFile
from touchline.table.naming import (
    named_option,
    option_words,
    read_event,
    read_option,
    read_seats,
    read_step,
    write_event,
    write_option,
    write_seats,
    write_step,
)
from touchline.table.registry import OPTION, PLACE
from touchline.table.replay import Replay, stored
from touchline.table.replay_reader import parse_replay
from touchline.table.table import Table
from touchline.team_manager import places, sorts
from touchline.team_manager.naming import read_argument, read_family, write_argument, write_family
from touchline.team_manager.state import Season

ROOT = Path(__file__).resolve().parents[1]
engine = pytest.mark.engine
seeds = st.integers(0, 10**9)


def some_tables(game: str, seed: int) -> Iterator[Table]:
    """Some tables of a random game: one at a question now and then, and that at the end of all."""
    table: Table
    if game == "team-manager":
        table = worlds.new_table(seed, loud=True)
    else:
        table = touchline.new("blitz-bowl", seats=2, seed=seed, rules=[*blitz_worlds.RULES, "pitch"])
    chance = random.Random(seed)
    while table.kind >= 0:
        if chance.random() < 0.2:
            yield table
        table.choose_code(chance.choice(table.codes))
    yield table


# --- Options, steps and events -----------------------------------------------------------------------------------


@engine
@pytest.mark.parametrize("game", GAMES)
@given(seeds)
def test_every_option_has_a_name_of_its_own_that_is_read_back(game: str, seed: int) -> None:
    for table in some_tables(game, seed):
        names = [write_option(table, code) for code in table.codes]
        assert len(set(names)) == len(names)
        assert [read_option(table, name) for name in names] == table.codes
        for code in table.codes[:3]:
            verb = table.registry.verbs[code >> 30].name
            assert named_option(table, verb, option_words(table, code)) == code


@engine
@pytest.mark.parametrize("game", GAMES)
@given(seeds)
def test_every_step_is_read_back(game: str, seed: int) -> None:
    """Arguments that a step does not use are nothing, so that leaving them out loses nothing."""
    for table in some_tables(game, seed):
        for step in table.agenda:
            assert read_step(table, write_step(table, step[0], step[1:])) == step
        then = (table.then, table.then_a, table.then_b, 0)
        if table.kind >= 0:
            assert read_step(table, write_step(table, table.then, then[1:3]), 2) == then


@engine
@pytest.mark.parametrize("game", GAMES)
@given(seeds)
def test_every_event_is_read_back(game: str, seed: int) -> None:
    *_, table = some_tables(game, seed)
    for number, event in enumerate(table.events):
        line = stored(table, event)
        row = json.loads(json.dumps(write_event(table, line)))
        assert read_event(table, row, number, True) == line


@engine
def test_steps_and_events_say_what_their_arguments_are() -> None:
    for game in GAMES.values():
        for step in game.registry.steps:
            assert len(step.arguments) == 3
            assert OPTION not in step.arguments[:2], "an option has commas, and so stands last"
            if step.name.endswith("-chosen"):
                assert step.arguments[2] == OPTION


@engine
def test_every_place_has_a_name_of_its_own() -> None:
    table = worlds.new_table(5)
    there = [
        place
        for place in range(len(table.piles))
        if not places.ZONE <= place < places.ZONE + places.TOURNAMENT_AT * places.ZONES
        or (place - places.ZONE) % places.ZONES <= places.RIGHT  # a highlight has two team zones
    ]
    names = [write_argument(table, PLACE, place) for place in there]
    assert len(set(names)) == len(names) > 250
    assert [read_argument(table, PLACE, name) for name in names] == there


@engine
def test_what_is_packed_in_one_number_is_read_back() -> None:
    table = worlds.new_table(5)
    numbers = {
        sorts.INFO: [0, 1, 2, 4, 8, 15, 16, 3 << 4 | 7],
        sorts.WHERE: [7, 3, -1 << 4 | 7, 200 << 4 | 2],
        sorts.WINDOW: [5 << 16, 12 << 16 | 4],
        sorts.CURSOR: [0, 3 | 2 << 3],
        sorts.DRAWING: [3 | 1 << 8],
        sorts.DRAWING_MORE: [(3 | 1 << 8) << 8 | 2],
        sorts.PILE_AND_NUMBER: [35 << 8 | 1, 16 << 8 | 2],
        sorts.POWERS: [4 << 8 | 3, -1 << 8 | 2],
        sorts.DICE: [1 << 8 | 1 << 4 | 1, 2 << 8 | 2],
        sorts.MATCHUP: [-1, 0, 6, 7],
        sorts.MOMENT: list(range(24)),
        sorts.SKILL: list(range(5)),
        sorts.PLACING: list(range(5)),
        sorts.ICON: list(range(3)),
        sorts.RUNNING: [0, 5 | 201 << 20, 7 | 1 << 12 | 3 << 20 | 8 << 32],
    }
    for sort, values in numbers.items():
        for value in values:
            assert read_argument(table, sort, write_argument(table, sort, value)) == value, sort
    assert [read_family(table, write_family(table, family)) for family in range(16)] == list(range(16))
    assert [read_seats(write_seats(bits).split()) for bits in range(256)] == list(range(256))


# --- Numbered anew -----------------------------------------------------------------------------------------------

# What a change of the numbers does to a copy of the sources: a pile of its own for the injured between the others, a
# matchup phase with another verb, a question and an event that come first.
CHANGES = {
    "team_manager/places.py": [
        (f"{name}: Final = {number}", f"{name}: Final = {number + 5}")
        for name, number in (
            *(("STAR_DECK", 35), ("STAFF_DECK", 37), ("HIGHLIGHT_DECK", 38), ("SPIKE_DECK", 39), ("SPIKE_PILE", 40)),
            *(("BOX", 41), ("POOL", 42), ("ASIDE", 43), ("MATCHUP", 44), ("ZONE", 52), ("ON", 92)),
        )
    ],
    "team_manager/game.py": [
        ('    Verb("commit", ', '    Verb("ponder", ()),\n    Verb("commit", '),
        ('    Step("starting", ', '    Step("pondered", ("", "", ""), setup.starting),\n    Step("starting", '),
        ('    Kind("turn", ', '    Kind("ponder", ("ponder",), "TM 5.1.1", "ponder"),\n    Kind("turn", '),
        ('    EventKind("week-begins"),', '    EventKind("pondered"),\n    EventKind("week-begins"),'),
    ],
    "blitz_bowl/game.py": [
        ('    Verb("pitch", ', '    Verb("ponder", ()),\n    Verb("pitch", '),
        ('    EventKind("toss"),', '    EventKind("pondered"),\n    EventKind("toss"),'),
    ],
}
READ = """
import sys, touchline
from touchline.games import read
from touchline.team_manager import places, verbs
assert places.BOX == 46 and verbs.PONDER == 0 and verbs.COMMIT == 1
for path in sys.argv[1:]:
    if path.endswith(".tlr"):
        replay = touchline.load(path)
        replay.verify()
        assert replay.text() == open(path).read(), path
    else:
        table = read(open(path).read())
        assert read(table.position()).position() == table.position()
        if open(path).read().startswith("touchline-position 2"):
            assert table.position() == open(path).read()
print("right", len(sys.argv) - 1)
"""


def test_places_verbs_and_events_may_be_added_anywhere(tmp_path: Path) -> None:
    """Files of either format are read, verified and written the same by an engine with other numbers."""
    copy = tmp_path / "src" / "touchline"
    shutil.copytree(ROOT / "src" / "touchline", copy, ignore=shutil.ignore_patterns("site", "__pycache__"))
    for name, changes in CHANGES.items():
        text = (copy / name).read_text()
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (copy / name).write_text(text)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "numbering.py", tmp_path / "tools")
    subprocess.run([sys.executable, str(tmp_path / "tools" / "numbering.py")], check=True)
    golden = ROOT / "tests" / "golden"
    files = [*golden.glob("*.tlr"), *(golden / "0.2.0").glob("*.tlr"), *(golden / "0.2.0" / "positions").glob("*.tlp")]
    for path in (golden / "0.2.0" / "positions").glob("*.tlp"):
        files.append(tmp_path / path.name)
        files[-1].write_text(read(path.read_text()).position())
    done = subprocess.run(
        [sys.executable, "-c", READ, *map(str, files)],
        env={"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"right {len(files)}\n", done.stderr


# --- Names that are not there --------------------------------------------------------------------------------------


def season_of(choices: int) -> Season:
    table = touchline.new("team-manager", teams=["reikland-reavers", "gouged-eye"], seed=1)
    for _ in range(choices):
        table.choose(0)
    assert isinstance(table, Season)
    return table


@engine
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("commit human-catcher#4, left 9", "9 is out of range; 1 to 7"),
        ("commit human-catcher#4, lft 1", "There is no place 'lft'; did you mean 'left'"),
        ("commit human-catcher#999, left 1", "999 is out of range"),
        ("commit human-catcher, left 1", "is no card; a card has its handle"),
        ("commit human-cather#4, left 1", "did you mean 'human-catcher'"),
        ("comit human-catcher#4, left 1", "There is no verb 'comit'; did you mean 'commit'"),
        ("commit human-catcher#4", "'commit' takes 2 arguments, not 1"),
        ("pass left 1", "'pass' takes no arguments, not 1"),
        ("apply target-up", "There is no face 'target-up'; did you mean 'target-down'"),
        ("use-skill dance", "There is no skill 'dance'"),
        ("oppose 3", "3 is out of range; 1 to 2"),
        ("either highlight 8, 0, 0", "8 is out of range; 1 to 7"),
        ("either match 1, 0, 0", "There is no matchup 'match 1'"),
        ("commit -, left 1", "'-' is out of range after 'commit'"),
    ],
)
def test_a_name_that_is_not_there_is_a_sentence(text: str, words: str) -> None:
    with pytest.raises(BadArgument) as caught:
        read_option(season_of(0), text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@engine
def test_a_handle_that_is_another_card_is_a_sentence_with_its_line() -> None:
    table = next(table for table in worlds.play(worlds.new_table(4), 4) if table.committed >= 0 and table.tackles)
    text = table.position()
    for prefix in ("committed:", "tackle:", "codes:"):
        lines = text.split("\n")
        at = next(n for n, line in enumerate(lines) if line.startswith(prefix) and "#" in line)
        word = next(word for word in lines[at].replace(",", " ").replace(";", " ").split() if "#" in word)
        name, _, number = word.partition("#")
        other = "ogre" if name != "ogre" else "da-troll"
        lines[at] = lines[at].replace(word, f"{other}#{number}")
        with pytest.raises(BadFile, match=rf"{other}#{number}.* is .*{name}#{number}.* here") as caught:
            read("\n".join(lines))
        assert caught.value.line == at + 1


@engine
def test_a_choice_that_names_another_card_is_a_sentence_with_its_line() -> None:
    lines = season_of(30).replay().text().split("\n")
    at = next(n for n, line in enumerate(lines) if '"commit"' in line)
    row = json.loads(lines[at])
    name, _, number = row["choice"][2].partition("#")
    row["choice"][2] = f"ogre#{number}" if name != "ogre" else f"da-troll#{number}"
    lines[at] = json.dumps(row)
    replay: Replay = parse_replay("\n".join(lines), "x.tlr")
    with pytest.raises(touchline.TouchlineError, match=f"differs at choice {at - 1}: in line {at + 1} .*is '{name}#"):
        replay.verify()


@engine
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("tackle: tackler ogre#0", "A tackle names its 'target'"),
        ("tackle: tackled ogre#0", "A tackle has no 'tackled'; did you mean 'tackler'"),
        ("tackle: tackler ogre#0, tackler ogre#0", "one 'tackler', not two"),
        ("tackle: tackler ogre#0, target ogre#1, at home", "There is no matchup 'home'"),
        ("tackle: tackler ogre#0, target ogre#1, at highlight 1, flags high", "There is no flag of a tackle 'high'"),
        ("tackle: tackler ogre#0, target ogre#1, at highlight 1, first smash", "There is no face 'smash'"),
        ("tackle: tackler ogre#1, target human-lineman#2, at highlight 1", "'ogre#1' is 'human-lineman#1' here"),
        ("waiting: ogre#0", "2 words are needed here"),
        ("waiting: ogre#0 ogre/7", "7 is out of range; 1 to 1"),
        ("felled: ogre#0", "2 words are needed here"),
        ("used: nobody#1", "There is no card 'nobody'"),
        ("used: -", "A card is needed here"),
        ("committed: ogre", "is no card; a card has its handle"),
        ("passed: 3", "3 is out of range"),
        ("placing: winner", "One placing for each of the 2 seats"),
        ("placing: first, last", "There is no placing 'first'"),
        ("alert: down", "There is no moment 'down'; did you mean 'downed'"),
        ("finished: 1", "'yes' or 'no' is needed here"),
        ("agenda:\n  turn 3", "3 is out of range; 1 to 2"),
        ("agenda:\n  turn", "The step 'turn' takes 1 arguments"),
        ("agenda:\n  commit ogre#0", "The step 'commit' takes 2 arguments"),
        ("agenda:\n  tackle-result apply nothing", "There is no face 'nothing'"),
        ("agenda:\n  run fan-1/1, human-lineman#0", "'fan-1' has no abilities"),
        ("agenda:\n  dance 0 0 0", "nor a step of the agenda"),
        ("decision: turn 1 turn-chosen 1\ncodes: pas", "There is no verb 'pas'; did you mean 'pass'"),
        ("note ogre#0: known 9", "'9' is no seat"),
        ("note ogre#0: family orcs", "There is no family of cards 'orcs'"),
    ],
)
def test_a_record_that_cannot_be_is_a_sentence_with_its_line(line: str, words: str) -> None:
    text = f"touchline-position 2\nteams: reikland-reavers, gouged-eye\n{line}\n"
    with pytest.raises(BadFile) as caught:
        read(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.line >= 3
