"""The command line: every command with good and with bad input, and how each of them ends."""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import touchline
from tests.facts import TEAM_MANAGER
from tools.proved_rules import read_coverage
from touchline import rulebook
from touchline.command import rules
from touchline.command.app import app
from touchline.version import VERSION

ROOT = Path(__file__).parent.parent
runner = CliRunner()
COMMANDS = (
    ["play"],
    ["drill"],
    ["serve"],
    ["verify"],
    ["cards"],
    ["rules"],
    ["case"],
    ["sim"],
    ["replay"],
    ["bench"],
    ["pack", "check"],
    ["pack", "new"],
    ["pack", "watch"],
    ["pack", "diff"],
)
GOOD_CASE = """\
touchline-case 1

case: A lone manager collects the whole highlight
rule: TM 6.6.2
given:
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    left 1: human-lineman
  phase: scoreboard
then:
  fans 1: {fans}
"""


def run(*words: str, given: str | None = None) -> Any:
    return runner.invoke(app, list(words), input=given)


def wrong(*words: str) -> str:
    """A command that a person got wrong: status 2, one sentence, no traceback; gives the sentence."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    lines: list[str] = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("touchline: ")
    assert "Traceback" not in result.output
    return lines[0]


def environment() -> dict[str, str]:
    source = str(Path(touchline.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": source, "COLUMNS": "100"}


# --- All commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert f"Example: touchline {' '.join(command)}" in result.output


@pytest.mark.parametrize("command", [[], ["pack"], *COMMANDS], ids=" ".join)
def test_a_switch_stands_alone_in_help(command: list[str]) -> None:
    output = run(*command, "--help").output
    assert "--help" in output
    assert "bool" not in output.lower()


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith(f"touchline {VERSION}")


def test_python_m_touchline_runs_the_same_commands() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "touchline", "--version"], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stdout.split()[0]) == (0, "touchline")


def test_a_command_starts_without_what_it_does_not_need() -> None:
    """No command pays for the screens, bots or worker processes of the others."""
    heavy = ("rich", "touchline.bots", "multiprocessing")
    code = f"import sys, touchline.command.app; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "words", [["play", "--nope"], ["nope"], ["sim", "--games", "many"], ["replay"], ["case"]], ids=" ".join
)
def test_unknown_options_and_missing_arguments_end_with_2(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_output_that_nobody_reads_on_is_no_error() -> None:
    """``touchline cards --kind star | head -1``."""
    words = [sys.executable, "-m", "touchline", "cards", "--kind", "star"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 0


def test_a_screen_without_the_letters_gets_others() -> None:
    environ = {**environment(), "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "touchline", "cards", "griff", "--language", "ja"]
    done = subprocess.run(words, capture_output=True, env=environ, check=False)
    assert done.returncode == 0


def test_the_commands_on_the_page_about_playing_exist() -> None:
    """Each with its options: an unknown one would be refused before the help is shown."""
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("touchline ")]
    assert len(lines) > 10
    for line in lines:
        assert run(*shlex.split(line)[1:], "--help").exit_code == 0, line


def test_the_games_on_the_page_about_playing_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they are made from is there too; new ones first, for others go on with them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("touchline play ")]
    assert len(lines) > 3
    for line in sorted(lines, key=lambda line: "--resume" in line or (line.endswith(".tlr") and "--save" not in line)):
        result = run(*shlex.split(line)[1:], given="\n1\n1\n1\na1\no1\n")  # lines, or squares of either End Zone
        assert result.exit_code == 0, (line, result.output)


# --- cards -----------------------------------------------------------------------------------------------------


def test_cards_counts_kinds_and_sources() -> None:
    found = json.loads(run("cards", "--json").output)
    kinds = ["player", "star", "highlight", "spike", "team-upgrade", "staff-upgrade", "cheating-token"]
    assert list(found["kinds"]) == kinds
    facts = {**TEAM_MANAGER, "spike": TEAM_MANAGER["tournament"] + TEAM_MANAGER["headline"]}
    assert {kind: found["kinds"][kind]["cards"] for kind in kinds} == {kind: facts[kind] for kind in kinds}
    for numbers in found["kinds"].values():
        assert sum(numbers["sources"].values()) == numbers["cards"]
    for kind in ("tournament", "headline"):
        assert found["kinds"]["spike"][kind]["cards"] == facts[kind]
    everything = sum(facts[kind] for kind in kinds)
    assert found["all"]["cards"] == everything
    table = run("cards").output
    assert str(everything) in table
    assert "Spike!" in table


def test_cards_are_filtered() -> None:
    stars = json.loads(run("cards", "--kind", "star", "--team", "gouged-eye", "--json").output)
    assert {card["team"] for card in stars} == {"gouged-eye"}
    assert {card["kind"] for card in stars} == {"star"}
    assert json.loads(run("cards", "--kind", "Stars", "--team", "gouged-eye", "--json").output) == stars
    spike = json.loads(run("cards", "--kind", "spike", "--json").output)
    assert {card["kind"] for card in spike} == {"tournament", "headline"}
    found = json.loads(run("cards", "--search", "MIDFIELD ball", "--json").output)
    assert found
    assert all("midfield" in card["text"].lower() for card in found)
    ours = json.loads(run("cards", "--reconstructed", "--json").output)
    assert all("reconstructed" in (card["source"], card["count-source"]) for card in ours)
    assert run("cards", "--search", "no card says this").output.strip() == "No card is like that."


def test_a_list_of_cards_shows_their_texts() -> None:
    output = " ".join(run("cards", "--team", "gouged-eye", "--kind", "player").output.split())
    assert "Black Orc Blocker" in output
    assert "Frenzy." in output


def test_a_card_is_drawn_by_its_name() -> None:
    output = run("cards", "griff").output
    assert "Griff Oberwald" in output
    assert "Nerves of Steel" in output
    assert "╭" in output
    assert "グリフ" in run("cards", "griff", "--language", "ja").output
    assert "Griff Oberwald" in run("cards", "base/griff-oberwald").output
    assert "Griff Oberwald" in run("cards", "griff", "oberwald").output


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("じょーでる", "爽風のジョーデル"),  # hiragana for katakana
        ("ジョデル", "爽風のジョーデル"),  # without the mark of the long vowel
        ("ｼﾞｮｰﾃﾞﾙ", "爽風のジョーデル"),  # half as wide
        ("グリフオーバーヴァルト", "グリフ・オーバーヴァルト"),  # without the dot
        ("ＧＲＩＦＦ", "グリフ・オーバーヴァルト"),  # twice as wide, and small letters for capitals
    ],
)
def test_a_card_is_found_however_its_name_is_spelt(asked: str, found: str) -> None:
    for words in (["cards", asked], ["cards", "--search", asked]):
        cards = json.loads(run(*words, "--language", "ja", "--json").output)
        assert [card["name"] for card in cards] == [found]


def test_words_are_searched_for_in_every_language() -> None:
    for game, english, japanese in (
        ("team-manager", "midfield", "みっどふぃーるど"),
        ("blitz-bowl", "dwarf", "どわーふ"),
    ):
        for language in ("en", "ja"):
            for word in (english, japanese):
                found = json.loads(run("cards", game, "--search", word, "--language", language, "--json").output)
                assert found, (word, language)


def test_a_card_is_found_in_whichever_game_has_it() -> None:
    assert [card["name"] for card in json.loads(run("cards", "ethereal", "--json").output)] == ["Ethereal"]
    griff = [card["name"] for card in json.loads(run("cards", "griff", "--json").output)]
    assert griff == ["Griff Oberwald"]
    assert "No card has 'ethereal'" in wrong("cards", "team-manager", "ethereal")


def test_a_name_of_nothing_but_marks_is_no_card() -> None:
    assert "No card has 'ー'" in wrong("cards", "ー")


def test_wrong_words_for_cards() -> None:
    assert "did you mean 'highlight'" in wrong("cards", "--kind", "highlite")
    assert "gouged-eye" in wrong("cards", "--team", "gouged-eyes")
    assert "'zzz'" in wrong("cards", "zzz")
    assert "en and ja" in wrong("cards", "--language", "fr")
    assert "is not a folder" in wrong("cards", "--pack", "/nowhere")


# --- rules -----------------------------------------------------------------------------------------------------


def test_rules_by_number() -> None:
    assert "TM 11" in run("rules").output
    section = run("rules", "5.9").output
    assert "Tackling" in section
    assert "TM 5.9.1" in section
    assert "TM 5.8.1" not in section
    chapter = run("rules", "7").output
    assert "TM 7.1.1" in chapter
    assert "TM 7.2.1" in chapter
    for words in (["TM 5.9.3"], ["TM", "5.9.3"], ["tm 5.9.3"]):
        assert run("rules", *words).output.split()[:2] == ["TM", "5.9.3"]
    for words in (["TM-R12"], ["tm-r12"]):
        assert run("rules", *words).output.split()[0] == "TM-R12"
    found = json.loads(run("rules", "TM 5.8", "--json").output)
    assert [rule["number"] for rule in found] == ["TM 5.8.1"]
    assert len(json.loads(run("rules", "--json").output)) == len(rulebook.read_rulebook().rules)


def test_a_number_without_letters_means_every_game() -> None:
    book = rulebook.read_rulebook()
    for words, number in ((["1.1.1"], " 1.1.1"), (["R12"], "-R12"), (["r", "12"], "-R12")):
        found = json.loads(run("rules", *words, "--json").output)
        numbers = {rule["number"] for rule in found}
        assert numbers == {prefix + number for prefix in book.prefixes} & set(book.rules)
        assert f"TM{number}" in numbers
    assert [rule.number for rule in book.find("1.1.1", "TM") if isinstance(rule, rulebook.Rule)] == ["TM 1.1.1"]


def test_rules_by_words() -> None:
    output = run("rules", "--search", "midfield passing").output
    assert "TM 5.7.1" in output
    assert "No rule" in run("rules", "--search", "aardvark").output
    found = json.loads(run("rules", "--search", "golden coin", "--json").output)
    assert all("golden coin" in rule["text"].lower() for rule in found)


def test_wrong_numbers_of_rules() -> None:
    assert "There is no rule TM 5.9.99; the nearest is TM 5.9" in wrong("rules", "TM 5.9.99")
    assert "There is no rule " in wrong("rules", "5.9.99")
    assert "TM 5.9.99" in wrong("rules", "5.9.99")
    assert "is not the number of a rule" in wrong("rules", "tackling")
    assert "There is no rule ZZ 1" in wrong("rules", "ZZ 1")


def test_coverage_in_a_checkout() -> None:
    found = json.loads(run("rules", "--coverage", "--json").output)
    assert found["proved"] + len(found["unproved"]) == found["rules"]
    assert found["rules"] > 100
    assert f"{found['proved']} of {found['rules']} rules" in run("rules", "--coverage").output


def test_coverage_of_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "CHECKOUT", tmp_path)
    output = run("rules", "--coverage").output
    assert output.count("\n") == 1
    assert "checkout" in output
    assert json.loads(run("rules", "--coverage", "--json").output)["checkout"] is False


def test_what_counts_as_a_proof(tmp_path: Path) -> None:
    book = rulebook.read_rulebook()
    (tmp_path / "cases").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "cases" / "a.case").write_text("case: x\nrule: TM 5.9.1, 5.9.2, TM-R12 // TM 5.9.3\n")
    (tmp_path / "tests" / "test_a.py").write_text(
        "import pytest\n\n@pytest.mark.rules('TM 6.1.1', 'TM 99.9.9')\ndef test_it(): pass\n# mark.rules TM 6.1.2\n"
    )
    found = read_coverage(tmp_path, book)
    assert found.proved == ["TM 5.9.1", "TM 5.9.2", "TM 6.1.1"]
    assert found.proofs["TM 5.9.1"] == ["cases/a.case"]
    assert found.proofs["TM 6.1.1"] == ["tests/test_a.py::test_it"]
    assert found.unknown == ["TM 99.9.9"]


def test_rules_are_found_inside_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulebook.rules_folder().is_dir()
    package = tmp_path / "touchline"
    (package / "rules").mkdir(parents=True)
    monkeypatch.setattr(touchline, "__file__", str(package / "__init__.py"))
    assert rulebook.rules_folder() == package / "rules"
    assert "there are no rules here" in wrong("rules")


# --- case ------------------------------------------------------------------------------------------------------


def test_cases_are_run(tmp_path: Path) -> None:
    good = tmp_path / "good.case"
    good.write_text(GOOD_CASE.format(fans=4))
    result = run("case", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "1 case in 1 file, 0 failed" in result.output
    found = json.loads(run("case", str(good), "--json").output)
    assert (found["cases"], found["failed"]) == (1, 0)
    assert found["results"][0]["rules"] == ["TM 6.6.2"]


def test_a_case_that_fails_ends_with_1(tmp_path: Path) -> None:
    (tmp_path / "bad.case").write_text(GOOD_CASE.format(fans=5))
    result = run("case", str(tmp_path))
    assert result.exit_code == 1
    assert "1 failed" in result.output
    assert "A lone manager" in result.output
    result = run("case", str(tmp_path), "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)["results"][0]["passed"] is False


def test_files_that_are_no_cases(tmp_path: Path) -> None:
    assert "no such file" in wrong("case", str(tmp_path / "none.case"))
    assert "no .case files" in wrong("case", str(tmp_path))
    (tmp_path / "x.case").write_text("hello\n")
    assert "x.case" in wrong("case", str(tmp_path))
    (tmp_path / "x.case").write_bytes(b"\xff\xfe")
    assert "x.case" in wrong("case", str(tmp_path))


# --- sim -------------------------------------------------------------------------------------------------------


def test_many_games_are_played() -> None:
    words = ["sim", "team-manager", "--games", "6", "--seats", "2", "--bots", "rookie,random", "--seed", "3"]
    result = run(*words, "--workers", "1", "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert found["games"] == 6
    assert {bot["name"] for bot in found["bots"]} == {"rookie", "random"}
    assert run(*words, "--workers", "1", "--json").stdout == result.stdout
    table = run(*words, "--workers", "1").output
    assert "rookie" in table
    assert "6 games of team-manager with 2 managers" in table
    records = json.loads(run(*words, "--workers", "1", "--json", "--records").stdout)["records"]
    assert len(records) == 6


def test_bots_take_turns_at_the_seats() -> None:
    """Two are named for four seats, even where nobody named them."""
    result = run("sim", "team-manager", "--seats", "4", "--games", "2", "--bots", "random,random", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(run("sim", "team-manager", "--seats", "4", "--games", "2", "--workers", "1", "--json").stdout)
    assert {bot["name"]: bot["played"] for bot in found["bots"]} == {"rookie": 4, "random": 4}
    found = json.loads(run("sim", "--seats", "3", "--games", "3", "--workers", "1", "--json").stdout)
    assert {bot["name"]: bot["played"] for bot in found["bots"]} == {"rookie": 6, "random": 3}


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_a_simulation_quietly(workers: int) -> None:
    """A terminal sends it to the workers too; what was played until then is told."""
    words = ["sim", "--games", "5000", "--bots", "random,random", "--workers", str(workers), "--json"]
    code = f"from touchline.command.app import app; print('ready', flush=True); app({words!r})"
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(2)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, error = process.communicate(timeout=10)
        except subprocess.TimeoutExpired:  # it came while the workers were begun, and is lost then
            os.killpg(process.pid, signal.SIGINT)
            out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in error
    if out:
        assert 0 < json.loads(out)["games"] < 5000
        assert "stopped after" in error
    else:
        assert error.strip() == "touchline: stopped."


def test_wrong_words_for_a_simulation() -> None:
    assert "3 bots are named for 2 seats" in wrong("sim", "--seats", "2", "--bots", "random,random,random")
    assert "-1" in wrong("sim", "--seats", "-1")
    assert "0 games" in wrong("sim", "--games", "0")
    assert "no bot 'genius'" in wrong("sim", "--bots", "genius")
    assert "A seed is a whole number" in wrong("sim", "--seed", "lucky")
    assert "no game" in wrong("sim", "chess")
    assert "no optional rule" in wrong("sim", "--rules", "no-rules")
    assert "workers" in wrong("sim", "--workers", "-2")


# --- replay ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole season of bots, saved by the command."""
    path = tmp_path_factory.mktemp("replays") / "season.tlr"
    result = run("play", "--seats", "2", "--humans", "0", "--bots", "random", "--seed", "5", "--save", str(path))
    assert result.exit_code == 0, result.output
    return path


def test_a_replay_tells_its_story(saved: Path) -> None:
    output = run("replay", str(saved)).output
    assert "Week 1 begins" in output
    assert "The season is over" in output
    assert "TM 3.1.1" in output
    assert "seed" in output
    found = json.loads(run("replay", str(saved), "--json").output)
    assert found["header"]["seed"] == 5
    assert found["log"][0]["event"] == "week-begins"
    assert all(line["rule"] for line in found["log"])


def test_a_replay_is_told_as_a_seat_knew_it(saved: Path) -> None:
    mine = json.loads(run("replay", str(saved), "--seat", "1", "--json").output)["log"]
    all_knew = json.loads(run("replay", str(saved), "--json").output)["log"]
    drawn = [line["text"] for line in mine if line["event"] == "drawn" and line["seat"] == 1]
    assert not any("draws a card" in text for text in drawn)
    first_hands = [line["text"] for line in all_knew if line["event"] == "drawn"][:12]
    assert all("draws a card" in text for text in first_hands)


def test_a_replay_is_verified_and_shown_at_any_choice(saved: Path) -> None:
    assert "is right" in run("replay", str(saved), "--verify").output
    assert json.loads(run("replay", str(saved), "--verify", "--json").output)["verified"] is True
    output = run("replay", str(saved), "--at", "10", "--seat", "2").output
    assert "After 10 of" in output
    assert "your hand" in output
    assert "your hand" not in run("replay", str(saved), "--at", "10").output
    choices = json.loads(run("replay", str(saved), "--json").output)["choices"]
    found = json.loads(run("replay", str(saved), "--at", str(choices), "--json").output)["position"]
    assert found["over"] is True


def test_replays_that_are_wrong(saved: Path, tmp_path: Path) -> None:
    assert "none.tlr" in wrong("replay", str(tmp_path / "none.tlr"))
    assert "There is no seat 7" in wrong("replay", str(saved), "--seat", "7")
    assert "no choice" in wrong("replay", str(saved), "--at", "-1")
    other = tmp_path / "other.tlr"
    other.write_text("something else\n")
    assert "begins with the line" in wrong("replay", str(other))
    lines = saved.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if '"event"' in line)
    for event in (
        '["x"]',
        '[0,"nothing",0,-1,-1,-1,-1,-1,1,"TM 1.1.1",0]',
        '[0,"drawn",0,1,9999,-1,-1,-1,1,"TM 1.1.1",255]',
    ):
        other.write_text("\n".join([*lines[:at], f'{{"event":{event}}}', *lines[at + 1 :]]))
        wrong("replay", str(other))
    choice = next(n for n, line in enumerate(lines) if '"choice"' in line)
    other.write_text("\n".join([*lines[:choice], *lines[choice + 1 :]]))
    wrong("replay", str(other), "--verify")


# --- bench -----------------------------------------------------------------------------------------------------


def test_bench_measures_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from touchline.benchmarks import engine

    told: list[tuple[list[str], float, bool, bool]] = []
    monkeypatch.setattr(engine, "run", lambda *words: told.append(words))
    assert run("bench", "--seconds", "0.5", "--peers", "--json").exit_code == 0
    assert run("bench").exit_code == 0
    assert run("bench", "team-manager").exit_code == 0
    assert told == [
        (touchline.games(), 0.5, True, True),
        (touchline.games(), 6.0, False, False),
        (["team-manager"], 6.0, False, False),
    ]
    assert run("bench", "--seconds", "0").exit_code == 2
    assert "no game 'chess'" in wrong("bench", "chess")


def test_bench_leaves_out_what_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from touchline.benchmarks import engine, peers

    monkeypatch.setattr(peers, "succeeds", lambda command: False)
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "compiled_build", lambda: "")
    engine.run(["team-manager"], 0.01, peers=True)
    shown = capsys.readouterr().out
    assert "Team Manager: random games with 4 managers" in shown
    assert "catanatron cannot be installed here and is left out." in shown
    assert "decisions/s" in shown


@pytest.fixture
def two_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a commit whose engine is this one, as the earlier version of it."""
    checkout = tmp_path / "checkout"
    (checkout / "tools").mkdir(parents=True)
    (checkout / "tools" / "fast.py").write_text("raise SystemExit(3)\n")
    (checkout / "src").mkdir()
    (checkout / "src" / "touchline.py").write_text("raise ImportError('this version is broken')\n")
    for words in (
        ["init", "-q"],
        ["add", "."],
        ["-c", "user.name=a player", "-c", "user.email=player@example.org", "commit", "-qm", "Break it"],
    ):
        subprocess.run(["git", "-C", str(checkout), *words], check=True)
    shutil.rmtree(checkout / "src")
    (checkout / "src").symlink_to(ROOT / "src")
    monkeypatch.setattr(touchline, "__file__", str(checkout / "src" / "touchline" / "__init__.py"))
    monkeypatch.setattr("touchline.benchmarks.against.root", lambda: checkout)
    return checkout


def test_bench_compares_with_an_earlier_commit(two_versions: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from touchline.benchmarks import against

    monkeypatch.setattr(against, "checked_out", lambda folder, revision: ROOT)
    shown = run("bench", "pebbles-no", "--against", "HEAD", "--plain")
    assert shown.exit_code == 2
    shown = run("bench", "blitz-bowl", "--against", "HEAD", "--plain", "--seconds", "0.1", "--at-least", "0", "--json")
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.stdout)
    assert found["slower"] == []
    assert list(found["builds"]) == ["plain"]
    figures = found["builds"]["plain"]["blitz-bowl"]
    assert list(figures) == list(against.FIGURES)
    assert all(0.05 < figure["ratio"] < 20 and figure["now"] > 0 for figure in figures.values())


def test_bench_fails_where_this_version_is_slower(two_versions: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from touchline.benchmarks import against

    def slow(game: str, now: str, then: str, seconds: float) -> dict[str, against.Duel]:
        return {"copy": against.Duel(now=against.Tally(84, 1.0), before=against.Tally(100, 1.0))}

    monkeypatch.setattr(against, "compare", slow)
    monkeypatch.setattr(against, "checked_out", lambda folder, revision: two_versions)
    slower = run("bench", "blitz-bowl", "--against", "HEAD")
    assert slower.exit_code == 1
    assert "Slower than 0.85: plain blitz-bowl: copies at 0.84." in slower.output
    assert "The compiled builds are left out" in slower.output
    assert run("bench", "blitz-bowl", "--against", "HEAD", "--at-least", "0.8").exit_code == 0


def test_bench_says_what_is_wrong_with_an_earlier_commit(two_versions: Path) -> None:
    assert "There is no commit 'nowhere'" in wrong("bench", "--against", "nowhere", "--plain")
    broken = wrong("bench", "blitz-bowl", "--against", "HEAD", "--plain", "--seconds", "0.1")
    assert broken.endswith("ImportError: this version is broken.")


# --- packs -----------------------------------------------------------------------------------------------------


def test_a_new_pack_is_valid_and_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "my-pack"
    result = run("pack", "new", str(path))
    assert result.exit_code == 0, result.output
    assert "touchline play team-manager --pack" in result.output
    assert "is a valid pack" in " ".join(run("pack", "check", str(path)).output.split())
    found = json.loads(run("pack", "check", str(path), "--json").output)
    assert found["id"] == "my-pack"
    assert [card["kind"] for card in found["cards"]] == ["star", "highlight"]
    cards = json.loads(run("cards", "--pack", str(path), "--search", "captain", "--json").output)
    assert [(card["pack"], card["source"]) for card in cards] == [("my-pack", "own")]
    played = run("play", "--seats", "2", "--humans", "0", "--bots", "random", "--seed", "1", "--pack", str(path))
    assert played.exit_code == 0, played.output


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_a_card_of_ones_own_has_a_source_of_its_own(game: str, tmp_path: Path) -> None:
    path = str(tmp_path / "my-pack")
    assert run("pack", "new", path, "--game", game).exit_code == 0
    (card,) = json.loads(run("cards", game, "--pack", path, "--search", "captain", "--json").output)
    assert card["source"] == "own"
    drawn = run("cards", game, "captain", "--pack", path).output
    assert "made for this" in drawn
    assert "reconstructed" not in drawn
    assert "自作" in run("cards", game, "captain", "--pack", path, "--language", "ja").output
    ours = json.loads(run("cards", game, "--pack", path, "--reconstructed", "--json").output)
    assert ours == json.loads(run("cards", game, "--reconstructed", "--json").output)
    assert " own" in run("cards", game, "--pack", path).output
    assert " own" not in run("cards", game).output


def test_packs_that_are_wrong(tmp_path: Path) -> None:
    assert "is not a folder" in wrong("pack", "check", str(tmp_path / "none"))
    assert "pack.toml" in wrong("pack", "check", str(tmp_path))
    (tmp_path / "file").write_text("x")
    assert "is there already" in wrong("pack", "new", str(tmp_path))
    assert "is there already" in wrong("pack", "new", str(tmp_path / "file"))
    assert "lower-case words" in wrong("pack", "new", str(tmp_path / "ä!"))
    assert "cannot be written" in wrong("pack", "new", str(tmp_path / "file" / "pack"))
    path = tmp_path / "bad"
    assert run("pack", "new", str(path)).exit_code == 0
    stars = path / "stars" / "stars.toml"
    stars.write_text(stars.read_text().replace("tackles", "takcles"))
    assert "stars.toml:10" in wrong("pack", "check", str(path))
    assert "stars.toml:10" in wrong("play", "--pack", str(path))


# --- play: how it begins and ends -----------------------------------------------------------------------------------


def test_wrong_words_for_a_game(tmp_path: Path) -> None:
    assert "A seed is a whole number, not 'abc'" in wrong("play", "--seed", "abc")
    assert "2 to 4 managers" in wrong("play", "--seats", "9")
    assert "not 0" in wrong("play", "--seats", "0")
    assert "There is no seat 7" in wrong("play", "--me", "7")
    assert "A seat is a whole number" in wrong("play", "--me", "first")
    assert "5 people" in wrong("play", "--humans", "5")
    assert "two ways" in wrong("play", "--humans", "1", "--me", "2")
    assert "no bot 'genius'" in wrong("play", "--bots", "genius")
    assert "no game 'chess'" in wrong("play", "chess")
    assert "no team 'orcs'" in wrong("play", "--teams", "orcs,elves")
    assert "no optional rule" in wrong("play", "--rules", "none")
    assert "does not exist" in wrong("play", "--save", str(tmp_path / "no" / "x.tlr"))
    assert "is a folder" in wrong("play", "--save", str(tmp_path))


def test_the_end_of_input_ends_the_game_politely(tmp_path: Path) -> None:
    path = tmp_path / "short.tlr"
    result = run("play", "--seats", "2", "--seed", "4", "--save", str(path), given="1 1\n")
    assert result.exit_code == 0, result.output
    assert "The input has ended" in result.output
    assert run("replay", str(path), "--verify").exit_code == 0


def test_ctrl_c_ends_the_game_politely() -> None:
    words = [sys.executable, "-m", "touchline", "play", "--seats", "2", "--seed", "4"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = ""
        while "? help" not in shown:
            shown += process.stdout.read(1)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert "The game stops here." in rest
        assert "Traceback" not in process.stderr.read()
        assert process.wait(60) == 130


def test_a_game_can_be_left_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "left.tlr"
    result = run("play", "--seats", "2", "--seed", "4", given=f"q\n\n1 1\nq\ns\n{path}\n")
    assert result.exit_code == 0, result.output
    assert "You have left the table." in result.output
    assert run("replay", str(path), "--verify").exit_code == 0
    result = run("play", "--seats", "2", "--seed", "4", given="q\ny\n")
    assert result.exit_code == 0
    assert "Saved" not in result.output


def test_two_packs_are_compared(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    assert run("pack", "new", str(one)).exit_code == 0
    shutil.copytree(one, other)
    assert run("pack", "diff", str(one), str(other)).output == "Nothing is different.\n"
    stars = other / "stars" / "stars.toml"
    stars.write_text(stars.read_text().replace("standing = 4", "standing = 5").replace("gain 1", "gain 2"))
    (other / "highlights" / "highlights.toml").unlink()
    (other / "staff-upgrades").mkdir()
    (other / "staff-upgrades" / "staff.toml").write_text(
        '[cook]\nname = "Cook"\nabilities = ["end: gain 3"]\nsource = "own"\n'
    )
    (other / "text").mkdir()
    (other / "text" / "ja.toml").write_text('[card]\ncook = "料理人"\n', encoding="utf-8")
    output = run("pack", "diff", str(one), str(other)).output
    assert "~ stars/one-captain" in output
    assert "standing: 4 → 5" in output
    assert "after this tackles: gain 1" in output
    assert "+ Response: After this player makes a successful tackle, gain 2 fans." in output
    assert "Sure Hands" not in output
    assert "+ staff-upgrades/cook" in output
    assert "- highlights/one-final" in output
    assert "centre: 3 fans or 2 stars" in output
    assert "+ text/ja.toml" in output
    assert output.endswith("2 added, 1 removed, 1 changed.\n")
    told = json.loads(run("pack", "diff", str(one), str(other), "--json").output)
    changed = {one["place"]: one for one in told}
    assert changed["stars/one-captain"]["fields"]["standing"] == {"before": 4, "after": 5}
    assert changed["staff-upgrades/cook"]["what"] == "added"


def test_a_card_whose_text_alone_has_changed_is_told(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    assert run("pack", "new", str(one), "--game", "blitz-bowl").exit_code == 0
    shutil.copytree(one, other)
    teams = other / "teams" / "heroes.toml"
    teams.write_text(teams.read_text().replace("move = 7", "move = 8"))
    challenges = other / "challenges" / "challenges.toml"
    challenges.write_text(challenges.read_text().replace(", not a hand-off", ""))
    output = run("pack", "diff", str(one), str(other)).output
    assert "positions.captain.move: 7 → 8" in output
    assert "one-please-the-crowd/one-second-wind" in output
    assert "if it succeeded and it was not a Hand-off" in " ".join(output.split())


def test_packs_that_cannot_be_compared(tmp_path: Path) -> None:
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    assert run("pack", "new", one).exit_code == 0
    assert "is not a folder" in wrong("pack", "diff", one, other)
    assert run("pack", "new", other, "--game", "blitz-bowl").exit_code == 0
    assert "is a pack for team-manager, and" in wrong("pack", "diff", one, other)


def test_a_pack_is_watched(tmp_path: Path) -> None:
    path = tmp_path / "my-pack"
    assert run("pack", "new", str(path)).exit_code == 0
    assert "is not a folder" in wrong("pack", "watch", str(tmp_path / "none"))
    words = [sys.executable, "-m", "touchline", "pack", "watch", str(path)]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None

        def until(sign: str) -> str:
            shown = ""
            while sign not in shown:
                assert process.stdout is not None
                letter = process.stdout.read(1)
                assert letter, shown
                shown += letter
            return shown

        assert "The Captain" in until("is a valid pack.")
        stars = path / "stars" / "stars.toml"
        good = stars.read_text()
        stars.write_text(good.replace("gain 1", "gian 2").replace("standing = 4", "standing = 40"))
        told = until("2 errors.")
        assert "did you mean 'gain'?" in told
        assert "from 0 to 20" in told
        stars.write_text(good.replace("gain 1", "gain 2"))
        told = until("is a valid pack.")
        assert "~ stars/my-pack-captain" in told
        assert "gain 2 fans" in " ".join(told.split())
        stars.unlink()
        assert "- stars/my-pack-captain" in until("is a valid pack.")
        shutil.rmtree(path)
        assert "is not a folder" in until("1 error.")
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == ""
        assert process.wait(60) == 0


def test_a_check_tells_all_errors_and_what_is_odd(tmp_path: Path) -> None:
    path = tmp_path / "my-pack"
    assert run("pack", "new", str(path)).exit_code == 0
    stars = path / "stars" / "stars.toml"
    stars.write_text(stars.read_text().replace("downed = 1", "downed = 5"))
    checked = run("pack", "check", str(path))
    assert checked.exit_code == 0
    assert "Is this meant?" in checked.output
    odd = json.loads(run("pack", "check", str(path), "--json").output)["odd"]
    assert [one["message"] for one in odd] == ["my-pack-captain has more Star Power downed (5) than standing (4)"]
    stars.write_text(stars.read_text().replace("gain 1", "gian 1").replace("standing = 4", "standing = 40"))
    result = run("pack", "check", str(path))
    assert result.exit_code == 2
    power, word, total = result.stderr.splitlines()
    assert "from 0 to 20" in power
    assert "did you mean 'gain'?" in word
    assert total == "touchline: 2 errors."
    told = json.loads(run("pack", "check", str(path), "--json").output)
    assert (told["valid"], len(told["errors"])) == (False, 2)
    assert "(and 1 more; 'touchline pack check' tells all)" in wrong("play", "--pack", str(path))
