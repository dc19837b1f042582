"""What earlier versions have written: replays, positions, cases and databases still open, and are played on."""

import json
import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

import touchline
from tests.serving import play_on, serving
from touchline.blitz_bowl import catalogue as blitz_bowl
from touchline.blitz_bowl.catalogue_names import NAME_TABLES
from touchline.command.app import app
from touchline.games import read, run_cases
from touchline.server.http.printed import printed_answer
from touchline.server.lessons.lesson import teachers
from touchline.server.replays.story import held_record, held_story
from touchline.server.scenes.catalogue import printed
from touchline.table.dice import seeded
from touchline.table.errors import RulesChanged, VersionMismatch
from touchline.table.replay import Replay
from touchline.table.replay_reader import parse_replay
from touchline.team_manager import catalogue as team_manager
from touchline.verify import verified
from touchline.version import VERSION, is_earlier

GOLDEN = Path(__file__).parent / "golden"
EARLIER = GOLDEN / "0.1.0"
VERSIONS = ("0.1.0", "0.2.0")  # folders; that of 0.2.0 has files of the first formats of that version
CATALOGUES: dict[str, tuple[ModuleType, tuple[str, ...]]] = {
    "team-manager": (team_manager, team_manager.NAME_TABLES),
    "blitz-bowl": (blitz_bowl, NAME_TABLES),
}
LOADED: dict[str, dict[str, dict[tuple[str, ...], Any]]] = {
    version: {game: {} for game in CATALOGUES} for version in VERSIONS
}
CACHED = (teachers, printed, printed_answer)  # what a server keeps of the cards
REPLAYS = [path for version in VERSIONS for path in sorted((GOLDEN / version).glob("*.tlr"))]
POSITIONS = [path for version in VERSIONS for path in sorted((GOLDEN / version / "positions").glob("*.tlp"))]
# Of positions of 0.2.0, the replay and after how many of its choices they were written.
AFTER: dict[str, tuple[str, int]] = json.loads((GOLDEN / "0.2.0" / "positions.json").read_text())
# Replays of which more is asked since, the choice from which on, and the rule.
PARTED = {
    "abbreviated": (309, "TM 5.14.3"),
    "blitz-answerer": (178, "BB 1.8.1"),
    "blitz-answerer-2": (163, "BB 1.8.1"),
    "four-managers": (7, "TM 5.14.3"),
}
# A replay of which something else is told since: a runner-up with nobody below him had a lead.
TOLD = {"three-managers": "TM 6.3.1"}


@pytest.fixture(scope="session")
def then(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """The base packs as they were then, with the messages of today: whoever adds or mends a card leaves them alone.

    The unions of teams, which had no files then, are those of today.
    """
    folders: dict[str, dict[str, str]] = {}
    for version in VERSIONS:
        folder = tmp_path_factory.mktemp("packs")
        for game, (module, named) in CATALOGUES.items():
            shutil.copytree(GOLDEN / version / "cards" / game, folder / game)
            unions = Path(module.base_pack()) / "unions"
            if unions.is_dir() and not (folder / game / "unions").exists():
                shutil.copytree(unions, folder / game / "unions")
            (folder / game / "text").mkdir()
            for path in (Path(module.base_pack()) / "text").iterdir():
                tables = re.split(r"^(?=\[)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
                kept = [table for table in tables if table[1:].partition("]")[0] not in named]
                (folder / game / "text" / path.name).write_text("".join(kept), encoding="utf-8")
        folders[version] = {game: str(folder / game) for game in CATALOGUES}
    return folders


@pytest.fixture(autouse=True)
def cards_of_then(
    request: pytest.FixtureRequest, then: dict[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """What was written then is played with the cards it was written with."""
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    version = parameters["version"] if "version" in parameters else version_of(parameters.get("path", EARLIER))
    for game, (module, _) in CATALOGUES.items():
        monkeypatch.setattr(module, "base_pack", lambda folder=then[version][game]: folder)
        monkeypatch.setattr(module, "_loaded", LOADED[version][game])
    for cached in CACHED:
        cached.cache_clear()
    yield
    for cached in CACHED:
        cached.cache_clear()


def version_of(path: Path) -> str:
    return path.relative_to(GOLDEN).parts[0]


def name_of(path: Path) -> str:
    return f"{version_of(path)}-{path.stem}"


def is_left_elsewhere(path: Path) -> bool:
    """Whether the rules of today ask or tell something else than the replay does."""
    return version_of(path) == "0.1.0" and path.stem in PARTED | TOLD


def replay_of(path: Path) -> Replay:
    replay = touchline.load(str(path))
    assert isinstance(replay, Replay)
    return replay


def play_out(table: Any, seed: int = 1) -> None:
    chance = random.Random(seed)
    while table.kind >= 0:
        table.choose(chance.randrange(len(table.codes)))
    assert table.over


def test_versions_are_compared_by_their_numbers() -> None:
    assert is_earlier("0.1.0", "0.2.0")
    assert is_earlier("0.9.0", "0.10.0")
    assert is_earlier("0.1.0")
    assert not is_earlier(VERSION)
    assert not is_earlier("1.0", "0.2.0")
    assert not is_earlier("unknown")
    assert not is_earlier("0.1.0", "")


# --- Replays -------------------------------------------------------------------------------------------------------


def test_there_are_replays_of_both_games() -> None:
    for version in VERSIONS:
        paths = [path for path in REPLAYS if version_of(path) == version]
        heads = [json.loads(path.read_text().split("\n")[1]) for path in paths]
        assert {head["game"] for head in heads} == set(touchline.games())
        assert {head["version"] for head in heads} == {version}
        assert {head["seats"] for head in heads} == {2, 3, 4}
        assert {path.read_text().split("\n")[0] for path in paths} == {"touchline-replay 1"}
    assert {path.stem for path in REPLAYS} >= set(PARTED)


@pytest.mark.parametrize("path", [path for path in REPLAYS if not is_left_elsewhere(path)], ids=name_of)
def test_a_replay_of_which_nothing_else_is_asked_is_verified(path: Path) -> None:
    replay = replay_of(path)
    replay.verify()
    assert replay.text() == path.read_text()


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_replay_is_played_on_from_any_choice(path: Path) -> None:
    replay = replay_of(path)
    number = len(replay.choices)
    assert replay.at(number).over == replay.finished
    for n in (0, 1, number // 3, number - 1):
        table = replay.at(n)
        choice = replay.choices[n]
        if not is_left_elsewhere(path) or path.stem in TOLD:
            assert table.registry.kinds[table.kind].name == choice.kind
            assert replay.code_in(table, n) in table.codes
        play_out(table, n)
        again = table.replay()
        assert again.version == version_of(path), "what was asked in set-up is what was asked then"
        parse_replay(again.text(), "").verify()


@pytest.mark.parametrize("stem", PARTED)
def test_where_more_is_asked_the_replay_declines_and_goes_on(stem: str) -> None:
    replay = replay_of(EARLIER / f"{stem}.tlr")
    at, rule = PARTED[stem]
    with pytest.raises(RulesChanged, match=rf"since version 0\.1\.0.*from choice {at} on \({re.escape(rule)}\)"):
        replay.verify()
    table = replay.at(len(replay.choices))
    assert table.over
    assert table.choices > len(replay.choices)
    before = replay.at(at - 1)
    assert before.choices == at - 1
    assert before.registry.kinds[before.kind].rule == rule


@pytest.mark.parametrize("stem", TOLD)
def test_where_something_else_is_told_the_replay_goes_on(stem: str) -> None:
    replay = replay_of(EARLIER / f"{stem}.tlr")
    with pytest.raises(RulesChanged, match=rf"since version 0\.1\.0.*{re.escape(TOLD[stem])}"):
        replay.verify()
    assert replay.at(len(replay.choices)).over


def test_verify_says_so_in_one_sentence() -> None:
    path = str(EARLIER / "blitz-answerer.tlr")
    result = CliRunner().invoke(app, ["verify", path], env={"COLUMNS": "400"})
    assert result.exit_code == 2
    assert "from choice 178 on" in result.output
    assert "Traceback" not in result.output


def test_a_replay_that_leads_nowhere_says_at_which_choice_and_rule() -> None:
    replay = replay_of(EARLIER / "blitz-plain.tlr")
    at = next(n for n, choice in enumerate(replay.choices) if choice.kind == "run")
    replay.choices[at].words = ["1023", "1023", "0"]
    with pytest.raises(VersionMismatch, match=rf"differs at choice {at + 1}: .*'run' \(BB 4\.2\.1\).*version 0\.1\.0"):
        replay.at(at + 1)


def test_other_dice_do_not_keep_an_earlier_replay_from_being_played_on() -> None:
    replay = replay_of(EARLIER / "blitz-plain.tlr")
    at = next(n for n, choice in enumerate(replay.choices) if choice.rolls)
    replay.choices[at].rolls[0][2] += 1
    assert replay.at(len(replay.choices)).over
    with pytest.raises(RulesChanged, match=f"from choice {at + 1} on"):
        replay.verify()


def test_a_choice_that_is_not_asked_any_more_is_left_out_if_it_declined() -> None:
    replay = replay_of(EARLIER / "blitz-plain.tlr")
    first = replay.choices[0]
    at = next(n for n, choice in enumerate(replay.choices) if choice.kind == "run")
    gone = type(first)("interrupt", "decline", ["0", "0", "0"], [])
    replay.choices.insert(at, gone)
    assert replay.at(len(replay.choices)).over
    with pytest.raises(RulesChanged, match=f"from choice {at + 1} on"):
        replay.verify()


@pytest.mark.parametrize(
    "path",
    [path for path in REPLAYS if is_left_elsewhere(path) or version_of(path) != "0.1.0" or path.stem == "blitz-drawn"],
    ids=name_of,
)
def test_a_server_looks_through_it_and_plays_on(path: Path) -> None:
    story = held_story(held_record("t", path.read_text(), 0))
    assert story.runs, story.said
    assert len(story.ends) == len(story.codes) + 1
    assert story.ends[-1] == len(story.events)
    assert story.at(len(story.codes)).over == ("unfinished" not in path.stem)
    assert story.luck().verified == ("served" in path.stem)
    play_out(story.at(40))


@pytest.mark.parametrize("path", [path for path in REPLAYS if path.stem.startswith("served")], ids=name_of)
def test_what_a_server_proved_is_still_proved(path: Path) -> None:
    told = verified(replay_of(path), str(path))
    assert "The commitment" in told[0]
    assert "come from that seed" in told[1]


# --- Positions and cases -------------------------------------------------------------------------------------------


def test_there_are_positions_in_the_middle_of_many_questions() -> None:
    for version, number in zip(VERSIONS, (15, 60), strict=True):
        stems = [path.stem for path in POSITIONS if version_of(path) == version]
        assert len(stems) >= number
        assert {stem.partition("-")[0] for stem in stems} == {"blitz", "manager"}
    assert {path.stem for path in POSITIONS if version_of(path) == "0.2.0"} == set(AFTER)


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_a_position_is_read_and_played_on(path: Path) -> None:
    table = read(path.read_text())
    assert table.registry.kinds[table.kind].name == path.stem.partition("-")[2]
    again = read(table.position())
    assert again.position() == table.position()
    assert again.agenda == table.agenda
    assert again.codes == table.codes
    table.dice = seeded(1)
    play_out(table)


@pytest.mark.parametrize("path", [path for path in POSITIONS if path.stem in AFTER], ids=name_of)
def test_a_position_is_that_of_the_replay_it_was_written_from(path: Path) -> None:
    if version_of(path) == "0.1.0":
        return
    stem, number = AFTER[path.stem]
    there = replay_of(GOLDEN / version_of(path) / f"{stem}.tlr").at(number)
    assert read(path.read_text()).position() == there.position()


@pytest.mark.parametrize(("version", "number"), [("0.1.0", 11), ("0.2.0", 75)])
def test_cases_hold(version: str, number: int) -> None:
    results = run_cases(str(GOLDEN / version / "cases.case"))
    assert len(results) == number
    assert [result.message for result in results if not result.passed] == []


# --- Databases -----------------------------------------------------------------------------------------------------


def laid_out(version: str, folder: Path) -> Path:
    """A database as a server of that version has left it."""
    database = folder / "tables.db"
    with sqlite3.connect(database) as connection:
        connection.executescript((GOLDEN / version / "tables.sql").read_text())
    connection.close()
    return database


@pytest.mark.parametrize(("version", "number"), [("0.1.0", 5), ("0.2.0", 8)])
def test_the_tables_of_a_database_open_and_are_played_on(version: str, number: int, tmp_path: Path) -> None:
    """No table has to go back to a stored position; that one without choices still has its question."""
    tables = json.loads((GOLDEN / version / "tables.json").read_text())
    over = 0
    with serving(laid_out(version, tmp_path)) as served:
        for made in tables:
            if made.get("what") in ("lesson", "drill", "replay"):
                continue
            state = served.state(made["table"], made["tokens"][0])
            assert state["sequence"] == made["sequence"]
            assert not state["notice"]
            if state["result"] is None:
                links = [f"#{token}" for token in made["tokens"]]
                clients = [served.client({"table": made["table"], "seats": links}, n) for n in range(len(links))]
                play_on(clients, random.Random(3))
                for client in clients:
                    client.close()
                state = served.state(made["table"], made["tokens"][0])
            assert state["result"] is not None
            over += 1
    assert over == number


@pytest.mark.parametrize("version", ["0.2.0"])
def test_tables_that_are_over_are_looked_through_and_verified(version: str, tmp_path: Path) -> None:
    """Their replays are right by the proof of that time, choice by choice."""
    tables = {made["what"]: made for made in json.loads((GOLDEN / version / "tables.json").read_text())}
    with serving(laid_out(version, tmp_path)) as served:
        for n, what in enumerate(("a match that is over", "a season that is over"), 1):
            made = tables[what]
            text = served.get(f"/tables/{made['table']}/replay", made["tokens"][0]).text
            replay = parse_replay(text, "")
            assert verified(replay, "")
            assert replay.lines == replay_of(GOLDEN / version / f"served-{n}.tlr").lines
            moments = served.get(f"/tables/{made['table']}/moments", made["tokens"][0]).json()
            assert moments["choices"] == made["sequence"]
        held = tables["replay"]
        moments = served.get(f"/tables/{held['table']}/moments", held["spectator"]).json()
        assert moments["runs"]
        assert not moments["sentence"]


@pytest.mark.parametrize("version", ["0.2.0"])
def test_a_lesson_goes_on_where_it_was(version: str, tmp_path: Path) -> None:
    tables = {made["what"]: made for made in json.loads((GOLDEN / version / "tables.json").read_text())}
    with serving(laid_out(version, tmp_path)) as served:
        for what in ("lesson", "drill"):
            made = tables[what]
            with served.client(
                {"table": made["table"], "seats": [f"#{token}" for token in made["seats"]]}, made["at"]
            ) as pupil:
                assert not pupil.until(made["sequence"])["notice"]
                while not pupil.state["lesson"]["done"]:
                    number = pupil.asked()["number"]
                    pupil.send(type="choose", number=number, code=pupil.state["lesson"]["hints"][0])
                    pupil.until(number + 1)
