"""Games in a terminal that stop and go on: kept, saved, resumed, interrupted, and never lost or betrayed."""

import json
import os
import re
import signal
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import touchline
from tests.ptys import CTRL_C, CTRL_D, OWN, UP, window
from touchline.command.app import app
from touchline.table.replay import PERSON, Replay
from touchline.table.table import Table
from touchline.terminal import keyboard, saves
from touchline.terminal.before import ASKED_SINCE, DICE_FELL, RESUMED
from touchline.terminal.keyboard import Closed, Interrupt, Keyboard
from touchline.terminal.play import Game, Leave
from touchline.terminal.printer import Printer
from touchline.terminal.sitting import Sitting, anywhere, bots_of, brought_back, seated

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.tlr"))
GAMES = ("team-manager", "blitz-bowl")
runner = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person with nothing kept."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


def run(*words: str, given: str = "") -> Any:
    return runner.invoke(app, list(words), input=given)


def wrong(*words: str) -> str:
    """A command that a person got wrong: status 2 and one sentence; gives the sentence."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    lines: list[str] = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def kept(home: Path) -> list[Path]:
    return sorted((home / "touchline" / "games").glob("*"))


def the_kept(home: Path) -> Replay:
    (path,) = kept(home)
    replay = touchline.load(str(path))
    replay.verify()
    return replay


def answers(replay: Replay) -> list[tuple[str, str, list[str]]]:
    return [(choice.kind, choice.verb, choice.words) for choice in replay.choices]


def cut(path: Path, choices: int, target: Path) -> Path:
    """A replay as it was after so many choices, in the format of today, without the names of the players."""
    table = touchline.load(str(path)).at(choices)
    table.replay().save(str(target))
    return target


# --- Resumed -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_a_game_goes_on_as_if_it_had_never_stopped(
    game: str, bot: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same choices of the person, with and without stops: the same game, also with bots that play at random."""
    left = 10_000

    def answer(self: Game, view: Any, menu: Any) -> int:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        code: int = view.table.codes[view.table.choices * 7 % len(view.table.codes)]
        return code

    monkeypatch.setattr(Game, "answer", answer)
    monkeypatch.setattr(Game, "draw", lambda self, view, menu: None)
    monkeypatch.setattr(Printer, "menu", lambda self, view, menu: None)
    words = ["play", game, "--seats", "2", "--seed", "11", "--bots", bot]
    whole = tmp_path / "whole.tlr"
    assert run(*words, "--save", str(whole)).exit_code == 0
    left = 10
    first = run(*words)
    assert "It is kept: touchline play --resume goes on with it." in first.output
    began = len(the_kept(home).choices)
    left = 20
    second = run("play", "--resume")
    assert f"resumed after {began} choices" in second.output
    assert len(the_kept(home).choices) > began
    left = 10_000
    stopped = tmp_path / "stopped.tlr"
    assert run("play", "--resume", "--save", str(stopped)).exit_code == 0
    ends = [touchline.load(str(path)) for path in (whole, stopped)]
    assert all(end.finished for end in ends)
    assert answers(ends[0]) == answers(ends[1])
    assert ends[1].players == ends[0].players == [PERSON] + [bot] * (ends[0].at(0).seats - 1)
    assert kept(home) == []


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_an_old_replay_goes_on_with_a_person_at_seat_1(path: Path, tmp_path: Path) -> None:
    """A file that does not say who played."""
    file = cut(path, 60, tmp_path / "old.tlr")
    assert "players" not in json.loads(file.read_text().splitlines()[1])
    result = run("play", str(file), given="")
    assert result.exit_code == 0, result.output
    assert "resumed after 60 choices" in result.output
    result = run("play", str(file), "--me", "2", "--bots", "random", given="1\n" * 30)
    assert result.exit_code == 0, result.output
    replay = touchline.load(str(file))
    replay.verify()
    assert replay.players == ["random", PERSON, "random", "random"][: len(replay.players)]
    assert len(replay.choices) > 60


def test_people_sit_where_they_sat(tmp_path: Path) -> None:
    file = tmp_path / "three.tlr"
    words = ["play", "--seats", "3", "--me", "1,3", "--bots", "random", "--seed", "5", "--save", str(file)]
    run(*words, given="\n1 1\n\n1 1\n\n1 1\n")
    assert touchline.load(str(file)).players == [PERSON, "random", PERSON]
    result = run("play", str(file), given="\n\n")
    assert result.exit_code == 0
    assert "Press Enter when only you can see the screen." in result.output
    assert "draws 6 cards" not in result.output  # what was drawn is in the log of those who may know it
    run("play", str(file), "--humans", "1", given="1 1\n")
    assert touchline.load(str(file)).players == [PERSON, "random", "rookie"]


def test_bots_that_come_back_go_on_with_their_chance() -> None:
    assert seated([1], ["random"], 3) == ["random", PERSON, "random"]
    assert seated([1], [], 3, ["random", PERSON, PERSON]) == ["random", PERSON, "rookie"]
    table = touchline.new("team-manager", seats=2, seed=3, record=True)
    bots = bots_of(["random", "random"], 3)
    codes: list[int] = []
    for end in (40, 80):
        while table.choices < end:
            code = bots[table.seat].choose(table.view(table.seat)) if len(table.codes) > 1 else table.codes[0]
            codes.append(code)
            table.choose_code(code)
        if end == 40:
            bots = bots_of(["random", "random"], 3)
            table = brought_back(table.replay(), bots, "")
    straight = touchline.new("team-manager", seats=2, seed=3, record=True)
    bots = bots_of(["random", "random"], 3)
    while straight.choices < 80:
        alone = len(straight.codes) == 1
        straight.choose_code(straight.codes[0] if alone else bots[straight.seat].choose(straight.view(straight.seat)))
    assert straight.history is not None
    assert [code for _, code in straight.history] == codes


def test_games_that_cannot_go_on(tmp_path: Path, home: Path) -> None:
    assert "No unfinished game is kept here" in wrong("play", "--resume")
    assert "No unfinished game of blitz-bowl" in wrong("play", "blitz-bowl", "--resume")
    assert "this game is over; touchline replay shows it" in wrong("play", str(GOLDEN[0]))
    assert "No such file" in wrong("play", str(tmp_path / "none.tlr"))
    assert "No such file" in wrong("play", "chess", "--resume")
    assert "no game 'chess'" in wrong("play", "chess")
    file = cut(GOLDEN[-1], 30, tmp_path / "some.tlr")
    for option in (["--seats", "2"], ["--teams", "orc,elf"], ["--rules", "fouls"], ["--seed", "0"]):
        assert f"leave out {option[0]}" in wrong("play", str(file), *option)
    assert "There is no seat 9" in wrong("play", str(file), "--me", "9")
    assert "no bot 'genius'" in wrong("play", str(file), "--bots", "genius")
    lines = file.read_text().splitlines()
    header = json.loads(lines[1])
    for change, said in (
        ({"cards": "0" * 64}, "other cards"),
        ({"players": ["person", "genius"]}, "no bot 'genius'"),
    ):
        file.write_text("\n".join([lines[0], json.dumps({**header, **change}), *lines[2:]]))
        assert said in wrong("play", str(file))
    for header_line in ("[]", "{", "5", '{"game": 1}'):
        file.write_text("\n".join([lines[0], header_line, *lines[2:]]))
        wrong("play", str(file))
        wrong("play", str(file), "--pack", str(tmp_path))
    file.write_bytes(b"\xff\xfe")
    assert "text in UTF-8" in wrong("play", str(file))


def test_a_replay_tells_who_played(tmp_path: Path) -> None:
    file = tmp_path / "a.tlr"
    run("play", "--seats", "2", "--seed", "4", "--save", str(file), given="1 1\n")
    assert "person, rookie" in run("replay", str(file)).output
    assert json.loads(run("replay", str(file), "--json").output)["header"]["players"] == [PERSON, "rookie"]
    run("replay", str(file), "--verify")
    assert "players" not in run("replay", str(cut(GOLDEN[0], 20, tmp_path / "old.tlr"))).output


def test_players_that_make_no_sense_are_passed_over(tmp_path: Path) -> None:
    file = cut(GOLDEN[-1], 30, tmp_path / "some.tlr")
    lines = file.read_text().splitlines()
    wrong_ones: list[object] = ["person", ["person"], [1, 2], None, {}]
    for players in wrong_ones:
        header = json.dumps({**json.loads(lines[1]), "players": players})
        file.write_text("\n".join([lines[0], header, *lines[2:]]))
        assert touchline.load(str(file)).players == []


def test_packs_that_lie_elsewhere_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("pack", "new", "my-pack").exit_code == 0
    file = tmp_path / "some.tlr"
    run("play", "--seats", "2", "--seed", "1", "--pack", "my-pack", "--save", str(file), given="1 1\n1 1\n")
    (tmp_path / "away").mkdir()
    (tmp_path / "my-pack").rename(tmp_path / "away" / "my-pack")
    assert "my-pack" in wrong("play", str(file))
    result = run("play", str(file), "--pack", str(tmp_path / "away" / "my-pack"))
    assert result.exit_code == 0, result.output
    assert "resumed after" in result.output


def test_a_kept_game_knows_its_packs_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("pack", "new", "my-pack").exit_code == 0
    run("play", "--seats", "2", "--seed", "1", "--pack", "my-pack", given="1 1\n")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    result = run("play", "--resume")
    assert result.exit_code == 0, result.output
    assert "resumed after" in result.output
    table = touchline.new("team-manager", seats=2, packs=[str(tmp_path / "my-pack")], record=True)
    assert anywhere(table.setting).packs == [str(tmp_path / "my-pack")]


# --- Kept --------------------------------------------------------------------------------------------------------


def test_what_is_kept_nobody_else_can_read(home: Path) -> None:
    before = os.umask(0)
    try:
        run("play", "--seats", "2", "--seed", "4", given="1 1\n")
    finally:
        os.umask(before)
    (path,) = kept(home)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for folder in (path.parent, path.parent.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert path.name.startswith("team-manager.")


def test_a_game_in_which_nobody_has_chosen_is_not_kept(home: Path) -> None:
    for given in ("", "q\ny\n", "?\nc griff\n"):
        result = run("play", "--seats", "2", "--seed", "4", given=given)
        assert result.exit_code == 0
        assert "--resume" not in result.output
    run("play", "--seats", "2", "--humans", "0", "--bots", "random", "--seed", "4")
    assert kept(home) == []


def test_the_latest_goes_on_and_stands_in_one_file(home: Path) -> None:
    run("play", "team-manager", "--seats", "2", "--seed", "4", given="1 1\n")
    run("play", "blitz-bowl", "--seed", "4", given="1\n")
    older, newer = sorted(kept(home), reverse=True)  # team-manager, blitz-bowl
    os.utime(older, (1, 1))
    os.utime(newer, (2, 2))
    assert "Blitz Bowl, resumed" in run("play", "--resume").output
    assert "Team Manager, resumed" in run("play", "team-manager", "--resume").output
    assert "Team Manager, resumed" in run("play", str(older)).output
    assert kept(home) == sorted([older, newer])  # nothing was chosen
    run("play", "--resume", given="1\n")
    assert len(kept(home)) == 2


def test_old_games_make_room(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT", 3)
    folder = home / "touchline" / "games"
    folder.mkdir(parents=True)
    for number in range(5):
        file = folder / f"team-manager.{number}.tlr"
        file.write_text("old")
        os.utime(file, (number + 1, number + 1))
    (folder / "notes.txt").write_text("not ours")
    run("play", "--seats", "2", "--seed", "4", given="1 1\n")
    names = [path.name for path in kept(home)]
    assert len(names) == 4
    assert {"team-manager.4.tlr", "team-manager.3.tlr", "notes.txt"} < set(names)


def test_a_game_that_is_saved_is_kept_in_that_file_alone(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.tlr"
    result = run("play", "--seats", "2", "--seed", "4", given=f"1 1\nq\ns\n{file}\n")
    assert f"touchline play {file} goes on with it" in " ".join(result.output.split())
    assert kept(home) == []
    result = run("play", str(file), given="1 1\n1 1\n")
    assert f"It will be saved to {file}." in " ".join(result.output.split())
    assert touchline.load(str(file)).players == [PERSON, "rookie"]
    assert kept(home) == []


def test_a_game_goes_on_where_nothing_can_be_kept(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.write_text("a file in the way")
    result = run("play", "--seats", "2", "--seed", "4", given="1 1\n1 1\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("The game is not kept on this machine: ") == 1
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", "nowhere")
    assert saves.data_folder() == ""
    result = run("play", "--seats", "2", "--seed", "4", given="1 1\n")
    assert "there is no folder for it" in result.output
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.data_folder() == str(tmp_path / ".local" / "share" / "touchline")


def test_a_game_is_kept_seldom_enough_not_to_be_felt(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    table = touchline.new("team-manager", seats=2, seed=4, record=True)
    sitting = Sitting(table, [PERSON, "rookie"], bots_of([PERSON, "rookie"], 4), Console(quiet=True), "")
    now = 100.0
    monkeypatch.setattr("touchline.terminal.sitting.monotonic", lambda: now)
    written: list[str] = []
    monkeypatch.setattr(saves, "write_private", lambda path, text: written.append(path))
    for now, times in ((100.0, 1), (100.5, 1), (101.5, 2)):  # noqa: B007
        sitting.keep()
        assert len(written) == times


# --- Files that are there already --------------------------------------------------------------------------------


def test_no_file_is_written_over_unasked(tmp_path: Path) -> None:
    file = tmp_path / "a.tlr"
    file.write_text("precious")
    assert f"{file}: is there already; name another file, or write over it with --force" in wrong(
        "play", "--save", str(file)
    )
    start = ["play", "--seats", "2", "--seed", "4"]
    result = run(*start, given=f"q\ns\n{file}\n\nq\ny\n")  # asked, he plays on
    assert "is there already. o writes over it" in result.output
    other = tmp_path / "b.tlr"
    run(*start, given=f"q\ns\n{file}\nn\n{tmp_path / 'no' / 'x'}\n{other}\n")  # another name, and another
    assert file.read_text() == "precious"
    touchline.load(str(other)).verify()
    run(*start, given=f"q\ns\n{file}\no\n")
    touchline.load(str(file)).verify()
    file.write_text("precious")
    run(*start, "--save", str(file), "--force")
    touchline.load(str(file)).verify()


# --- Ctrl-C, and a window that is closed --------------------------------------------------------------------------


def test_ctrl_c_asks(home: Path, tmp_path: Path) -> None:
    with window(["play", "--seats", "2", "--seed", "4"], home, tmp_path) as one:
        one.answer("1 1")
        one.until("? help > ")
        one.type(CTRL_C)
        one.until("Leave the game? y leaves, s saves and leaves, Enter plays on > ")
        one.type("\n")
        one.until("? help > ")
        one.type(CTRL_C)
        one.until("plays on > ")
        one.type(CTRL_C)
        assert one.ends() == 0
        assert "You have left the table." in one.seen
        assert "play --resume" in one.seen
    assert len(the_kept(home).choices) >= 1


def test_ctrl_c_is_noticed_though_it_comes_before_the_line_editor_waits(home: Path, tmp_path: Path) -> None:
    """Between the prompt and the wait for keys, where a busy machine may stop for a while."""
    pytest.importorskip("readline")
    code = """
import ctypes, readline
from touchline.terminal.keyboard import Interrupt, Keyboard
comes = ctypes.pythonapi.PyErr_SetInterrupt
comes.restype = None
readline.set_pre_input_hook(comes)
with Keyboard() as ask:
    try:
        ask("prompt > ")
    except Interrupt:
        print("noticed")
"""
    with window([], home, tmp_path, OWN + code) as one:
        one.until("prompt > ")
        one.until("noticed", 10)
        assert one.ends() == 0


def test_the_end_of_input_keeps_the_game(home: Path, tmp_path: Path) -> None:
    with window(["play", "--seats", "2", "--seed", "4"], home, tmp_path) as one:
        one.answer("1 1")
        one.until("? help > ")
        one.type(CTRL_D)
        assert one.ends() == 0
        assert "The input has ended" in one.seen
    the_kept(home)


@pytest.mark.parametrize("how", ["closed", "told to end"])
@pytest.mark.parametrize("save", [False, True])
def test_a_game_whose_window_is_closed_is_saved(how: str, save: bool, home: Path, tmp_path: Path) -> None:
    """Every choice of it, also those that were made a moment ago."""
    words = ["play", "blitz-bowl", "--seed", "4", "--teams", "orc,dwarf"]
    with window([*words, *(["--save", "a.tlr"] if save else [])], home, tmp_path) as one:
        one.answer("a1", "a2", "a3", "a4")
        one.until("? help > ")
        if how == "closed":
            status = one.close()
        else:
            one.process.send_signal(signal.SIGTERM)
            status = one.ends()
            assert "Traceback" not in one.seen
    assert status == 128 + (signal.SIGHUP if how == "closed" else signal.SIGTERM)
    if save:
        assert kept(home) == []
        replay = touchline.load(str(tmp_path / "a.tlr"))
        replay.verify()
    else:
        replay = the_kept(home)
    assert len(replay.choices) >= 4
    assert replay.players == [PERSON, "rookie"]


def test_ctrl_c_while_bots_choose_waits_for_the_rule_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noted, and asked about before the next choice; the second time it does not wait."""
    one = Keyboard()
    one.somebody = True
    with one:
        os.kill(os.getpid(), signal.SIGINT)
        assert isinstance(one.noted, KeyboardInterrupt)
        with pytest.raises(Interrupt):
            one.heed()
        one.heed()
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(Closed):
            one.heed()
        os.kill(os.getpid(), signal.SIGTERM)  # once is enough
        one.heed()
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    one.somebody = False
    with one:
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            one.heed()


def test_bots_alone_can_be_stopped() -> None:
    table = touchline.new("team-manager", seats=2, seed=4, record=True)
    game = Game(table, bots_of(["random", "random"], 4), Console(quiet=True), lambda prompt: "y")
    told: list[int] = []

    def heed() -> None:
        told.append(table.choices)
        if len(told) == 30:
            raise Interrupt

    game.heed = heed
    with pytest.raises(Leave):
        game.play()
    assert 0 < table.choices < 30
    assert not table.over


# --- Lines: edited, called back, completed --------------------------------------------------------------------------


def test_lines_are_edited_called_back_and_completed(home: Path, tmp_path: Path) -> None:
    pytest.importorskip("readline")
    words = ["play", "--seats", "2", "--seed", "7", "--teams", "reikland-reavers,gouged-eye"]
    with window(words, home, tmp_path) as one:
        one.until("? help > ")
        one.type("c griff ob\t\n")
        one.until("Nerves of Steel")
        one.until("? help > ")
        one.type("wjy\x7f\x7fhy sprint\x01\x05\n")  # rubbed out, to the beginning, to the end
        one.until("another question")
        one.until("? help > ")
        one.type(UP + UP + "\n")
        one.until("Nerves of Steel")
        one.until("? help > ")
        one.type("1\n")
        one.until("b back, ? help > ")
        one.type(CTRL_D)
        assert one.ends() == 0
    history = home / "touchline" / "history"
    assert stat.S_IMODE(history.stat().st_mode) == 0o600
    lines = history.read_text().splitlines()
    assert "why sprint" in lines
    assert not any(line.isdecimal() for line in lines)
    with window(words, home, tmp_path) as one:
        one.until("? help > ")
        one.type(UP + "\n")
        one.until("Nerves of Steel")


def test_nobody_calls_back_what_somebody_else_typed(home: Path, tmp_path: Path) -> None:
    """Two people at one screen: the lines of one would tell the other what he has chosen."""
    pytest.importorskip("readline")
    with window(["play", "--seats", "2", "--humans", "2", "--seed", "7"], home, tmp_path) as one:
        one.until("can see the screen. ")
        one.type("\n")
        one.until("? help > ")
        one.type("why secret\n")
        one.answer("1 1")
        one.until("can see the screen. ")
        one.type("\n")
        one.until("? help > ")
        one.type(UP + UP)
        time.sleep(0.5)
        one.read()
        assert "secret" not in one.seen
        assert "1 1" not in one.seen
        one.type(CTRL_D)
        assert one.ends() == 0
    assert not (home / "touchline" / "history").exists()


def game_at(table: Table, ask: Callable[[str], str]) -> Game:
    return Game(table, {}, Console(quiet=True, width=100), ask)


def test_what_may_be_completed() -> None:
    table = touchline.new("blitz-bowl", seed=4, teams=["orc", "dwarf"], record=True)
    found: list[list[str]] = []
    game = game_at(table, lambda prompt: "")

    def ask(prompt: str) -> str:
        if prompt.startswith("Press Enter"):
            found.append(game.fitting(""))
            return ""
        for line in ("", "c thr", "C THR", "why ", "od", "zzz", "c ", "w"):
            found.append(game.fitting(line))
        raise Leave

    game.ask = ask
    with pytest.raises(Leave):
        game.play()
    handed, options, cards, capitals, why, commands, none, all_cards, words = found
    assert handed == []  # the list of another is no business of his
    assert options
    assert "c Thrower" in cards
    assert [name.lower() for name in capitals] == [name.lower() for name in cards]
    assert all(name.startswith("why ") for name in why)
    assert commands == ["odds"]
    assert none == []
    assert len(all_cards) > 100
    assert "why" in words
    assert game.fitting("") == []


def test_the_line_editor_asks_for_one_completion_after_another() -> None:
    one = Keyboard()
    one.fitting = lambda line: [f"{line}{n}" for n in range(3)]
    assert [one.complete("x", n) for n in range(4)] == ["x0", "x1", "x2", None]
    one.fitting = keyboard.nothing_fits
    assert one.complete("x", 0) is None


def test_a_system_without_a_line_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    assert keyboard.line_editor() is None
    with Keyboard(history=True) as one:
        one.forget()


def completed(*words: str) -> list[str]:
    """What a shell is told when Tab is pressed after the last of these words."""
    environ = {"_TOUCHLINE_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    result = runner.invoke(app, [], env=environ, prog_name="touchline")
    return [line for line in result.output.splitlines() if line]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("play te", ["team-manager"]),
        ("play blitz-bowl --teams orc,dw", ["orc,dwarf"]),
        ("play --teams gouged", ["gouged-eye"]),
        ("sim --bots rookie,ra", ["rookie,random"]),
        ("sim --rules no", ["no-salary-cap"]),
        ("play blitz-bowl --rules fouls,arena=the", ["fouls,arena=the-bone-pit"]),
        ("cards griff", ["griff-oberwald"]),
        ("cards blitz-bowl dwarf/r", ["dwarf/runner"]),
        ("cards blitz-bowl --kind pit", ["pitch"]),
        ("cards --kind st", ["star", "staff-upgrade"]),
        ("cards --language j", ["ja"]),
        ("play --language j", ["ja"]),
        ("replay --language", ["--language"]),
        ("cards --team gouged", ["gouged-eye"]),
        ("drill 3", ["3"]),
        ("bench ser", ["server"]),
        ("play --pack /nowhere --teams go", []),
        ("play ./some-fi", []),
    ],
)
def test_the_shell_completes_names(words: str, found: list[str]) -> None:
    assert completed("touchline", *words.split()) == found


# --- Taken back -------------------------------------------------------------------------------------------------------


def test_the_reason_why_nothing_is_taken_back() -> None:
    """Each time another one, and the true one."""
    table = touchline.new("team-manager", seats=2, seed=7, record=True)
    said: list[str] = []
    lines = iter(["u", "1", "u", "1 1", "u"])

    def ask(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise Leave from None

    game = Game(table, bots_of([PERSON, "random"], 7), Console(quiet=True, width=100), ask)
    game.printer.say = said.append  # type: ignore[assignment, method-assign]
    with pytest.raises(Leave):
        game.play()
    assert "you have not chosen anything yet" in said[0]
    # in the list of places u goes back, and says nothing
    assert "another seat has chosen since" in said[1]
    assert len(said) == 2
    game.held = RESUMED
    game.before = []
    assert not game.undo()
    assert "since the game was resumed" in said[2]


@pytest.mark.parametrize("game_name", GAMES)
def test_dice_are_only_blamed_when_they_fell(game_name: str) -> None:
    """Every reason over whole games, against what the story tells."""
    reasons: set[str] = set()
    for seed in range(2):
        table = touchline.new(game_name, seed=seed, seats=2, record=True)
        game = game_at(table, lambda prompt: "")
        chance = bots_of(["random"] * 2, seed)
        game.draw = lambda view, menu: None  # type: ignore[method-assign]
        game.printer.menu = lambda view, menu: None  # type: ignore[method-assign]
        game.answer = lambda view, menu, chance=chance: chance[view.seat].choose(view)  # type: ignore[method-assign, misc]
        while not game.table.over:
            seat, before = game.table.seat, len(game.table.events)
            game.at = seat
            game.decide(seat)
            why = game.before[-1].why_not(game.table)
            reasons.add(why)
            kinds = [game.table.registry.events[event.kind].name for event in game.table.events[before:]]
            fell = any(kind in ("dice-rolled", "result-rolled") or kind.endswith("-rolled") for kind in kinds)
            if why == DICE_FELL:
                assert fell or re.search("roll|bounce|toss|fumble", " ".join(kinds)), kinds
            elif why and fell:
                pytest.fail(f"{why} but {kinds}")
    assert {DICE_FELL, ASKED_SINCE, ""} <= reasons
