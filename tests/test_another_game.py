"""A game that nothing around the games has heard of: it is plugged in, played, read, replayed, simulated and shown."""

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import touchline
from tests import pebbles
from touchline.arena import match, play_game, simulate
from touchline.benchmarks import engine
from touchline.bots import make_bot, rookie
from touchline.command.app import app
from touchline.games import GAMES, add, run_cases
from touchline.table import position, replay
from touchline.table.decision import code_of
from touchline.table.dice import Dice, seeded
from touchline.table.setting import Setting
from touchline.terminal.play import Game, Leave

CASE = """\
touchline-case 1

case: A charm puts two back
rule: PB 2.1
given:
  game: {game}
  heap: 6
  charms: 0, 1
when:
  1: take 2 with hand 0
  2: use the charm
then:
  heap: {heap}
"""
DECLINE = code_of(pebbles.V_DECLINE)


@pytest.fixture(autouse=True)
def plugged_in() -> Iterator[None]:
    """The game is there for one test: it registers once, with everything it brings."""
    add(pebbles.GAME)
    yield
    for listed in (GAMES, position.READERS, replay.MAKERS):
        del listed["pebbles"]


def run(*words: str, given: str | None = None) -> Any:
    return CliRunner().invoke(app, list(words), input=given)


def table_at(seed: int = 0, charms: tuple[int, int] = (0, 0), heap: int = pebbles.HEAP) -> pebbles.Pebbles:
    table = touchline.new("pebbles", seats=2, seed=seed, record=True)
    assert isinstance(table, pebbles.Pebbles)
    table.charms = list(charms)
    table.heap = heap
    return table


# --- Made, read, replayed -------------------------------------------------------------------------------------


def test_it_is_on_the_list() -> None:
    assert touchline.games()[0] == "team-manager"
    assert touchline.games()[-1] == "pebbles"
    listed = ", ".join(sorted(touchline.games()))
    with pytest.raises(touchline.BadArgument, match=f"no game 'chess'; there are {listed}"):
        touchline.new("chess")
    with pytest.raises(touchline.BadArgument, match="no game"):
        touchline.new(["pebbles"])  # type: ignore[arg-type]


def test_it_is_read_and_replayed(tmp_path: Path) -> None:
    table = table_at(seed=3)
    table.choose(0)
    same = touchline.read("touchline-position 1\ngame: pebbles\nheap: 5\ncharms: 0, 0\nseat: 2\n")
    assert isinstance(same, pebbles.Pebbles)
    assert (same.heap, same.seat) == (5, 1)
    table = table_at(seed=3)
    table.charms = touchline.new("pebbles", seats=2, seed=3).charms  # type: ignore[attr-defined]
    table.play_out(seeded(1))
    path = str(tmp_path / "x.tlr")
    table.replay().save(path)
    loaded = touchline.load(path)
    loaded.verify()
    assert [choice.kind for choice in loaded.choices][:2] == ["turn", "charm"]
    assert loaded.at(len(loaded.choices)).over


def test_a_case_says_its_game(tmp_path: Path) -> None:
    path = tmp_path / "a.case"
    path.write_text(CASE.format(game="pebbles", heap=6))
    assert [result.message for result in run_cases(str(path))] == [""]
    path.write_text(CASE.format(game="pebbles", heap=5))
    assert "a.case:13: The heap has 6." in run_cases(str(path))[0].message
    path.write_text(CASE.format(game="chess", heap=5))
    with pytest.raises(touchline.BadFile, match=r"a\.case:6: There is no game 'chess'"):
        run_cases(str(path))


# --- A question that betrays nothing --------------------------------------------------------------------------


def test_a_question_is_put_whether_or_not_there_is_a_choice() -> None:
    for charm in (0, 1):
        table = table_at(charms=(0, charm))
        table.choose(0)
        assert (table.kind, table.seat) == (pebbles.K_CHARM, 1)
        assert len(table.codes) == 1 + charm
        assert table.view(0).table.codes == []


class Counting(Dice):
    """Dice that only ever say 0, and count what is left to chance; one side is not."""

    rolls = 0

    def roll(self, _stream: int, sides: int) -> int:
        self.rolls += sides > 1
        return 0


def test_a_single_option_takes_no_chance_and_is_no_decision() -> None:
    table = table_at()
    chance = Counting()
    decisions = table.play_out(chance)
    assert decisions == chance.rolls == pebbles.HEAP
    assert table.choices == 2 * pebbles.HEAP - 1


def test_no_bot_is_asked_about_a_single_option() -> None:
    class Asked:
        name = "asked"

        def choose(self, view: pebbles.View) -> int:
            assert len(view.table.codes) > 1
            return view.table.codes[0]

    table = table_at()
    clock = match.Clock(2)
    play_game(table, [Asked(), Asked()], clock)
    assert table.over
    assert clock.decisions == [pebbles.HEAP // 2] * 2
    assert [kind for kind, _ in table.history or []].count(pebbles.K_CHARM) == pebbles.HEAP - 1


def test_bots_take_a_single_option_without_chance() -> None:
    table = table_at()
    table.choose(0)
    view = table.view(1)
    for name in ("random", "rookie"):
        bot = make_bot(name, 1, 1)
        if hasattr(bot, "dice"):
            bot.dice = Counting()
        assert bot.choose(view) == DECLINE
        assert getattr(bot, "dice", Counting()).rolls == 0


# --- Bots, many games, speed ----------------------------------------------------------------------------------


def test_the_rookie_takes_the_advice_for_the_game_at_hand() -> None:
    table = table_at()
    assert make_bot("rookie", 1, 0).choose(table.view(0)) == table.codes[-1]
    rookie.advisor.cache_clear()
    add(replace(pebbles.GAME, advice=""))
    assert make_bot("rookie", 1, 0).choose(table.view(0)) == table.codes[0]
    rookie.advisor.cache_clear()


def test_it_is_simulated() -> None:
    report = simulate("pebbles", games=6, bots=["random"], seed=2)
    assert report.seats == 2
    assert {team for record in report.records for team in record.teams} <= set(pebbles.TEAMS)
    assert all(record.teams[0] != record.teams[1] for record in report.records)
    found = json.loads(run("sim", "pebbles", "--games", "4", "--workers", "1", "--json", "--records").stdout)
    assert found["seats"] == 2
    assert found["records"][0]["points"] == found["records"][0]["scores"]
    assert found["records"][0]["turns"] == found["records"][0]["length"] > 0
    assert "4 games of pebbles with 2 children" in run("sim", "pebbles", "--games", "4", "--workers", "1").output


def test_the_same_team_sits_twice_only_where_it_is_named_twice() -> None:
    report = simulate("pebbles", games=2, bots=["random"], teams=["voles", "voles"])
    assert [record.teams for record in report.records] == [["voles", "voles"]] * 2


def test_its_speed_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "compiled_build", lambda: "")
    engine.run(["pebbles"], 0.01, as_json=True)
    assert list(json.loads(capsys.readouterr().out)["pebbles"]["engines"]) == ["touchline"]


# --- In a terminal --------------------------------------------------------------------------------------------


class Terminal:
    """A terminal at which somebody types some answers and then leaves."""

    def __init__(self, table: pebbles.Pebbles, people: list[int], answers: list[str]) -> None:
        self.file = io.StringIO()
        self.answers = iter(answers)
        self.prompts: list[str] = []
        bots = {seat: make_bot("random", 1, seat) for seat in range(2) if seat not in people}
        self.game = Game(table, bots, Console(file=self.file, width=100, highlight=False), self.ask)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        answer = next(self.answers, None)
        if answer is None:
            raise Leave
        return answer

    def play(self) -> str:
        try:
            self.game.play()
        except Leave:
            pass
        return self.file.getvalue()


def test_it_is_played_through_the_command(tmp_path: Path) -> None:
    path = str(tmp_path / "x.tlr")
    result = run("play", "pebbles", "--seed", "4", "--save", path, given="1\n" * 60)
    assert result.exit_code == 0, result.output
    assert result.output.startswith("Pebbles, seed 4.")
    assert "has the last pebble" in result.output
    assert run("replay", path, "--verify").exit_code == 0
    assert "Seat 1 takes 1." in run("replay", path).output
    choices = json.loads(run("replay", path, "--json").output)["choices"]
    assert json.loads(run("replay", path, "--at", "0", "--json").output)["position"]["heap"] == pebbles.HEAP
    assert "The heap is gone." in run("replay", path, "--at", str(choices)).output


def test_lists_lead_to_lists() -> None:
    for answers in (["1 2 1"], ["1", "2", "1"], ["1", "1", "b", "2 1"], ["1 3", "b", "b", "1 2", "1"]):
        terminal = Terminal(table_at(), [0, 1], answers)
        terminal.game.at = 0
        assert terminal.game.answer(terminal.game.table.view(0), menu_of(terminal)) == code_of(pebbles.V_TAKE, 2, 0)
    terminal = Terminal(table_at(), [0, 1], ["2", "1 9", "9", "1 1 1 1"])
    terminal.game.at = 0
    shown = terminal.play()
    assert "All are too many." in shown
    assert "There is no option 9; choose from 1 to 3." in shown
    assert "one number is enough here" in shown


def menu_of(terminal: Terminal) -> Any:
    return terminal.game.screen.menu(terminal.game.table.view(0), 100)


def test_commands_of_the_game_itself() -> None:
    terminal = Terminal(table_at(), [0], ["h!", "?", "c pebble", "why four", "why five", "odds", "t"])
    shown = terminal.play()
    for words in ("Leave four.", "hints", "a pebble", "It is round.", "too small", "Ask why about nothing", "oooooooo"):
        assert words in shown


def test_a_single_option_is_taken_without_a_word_where_nobody_shares_the_screen() -> None:
    terminal = Terminal(table_at(), [0], ["1 1 1", "1 1 1"])
    terminal.play()
    assert len(terminal.prompts) == 3
    assert "Use your charm?" not in terminal.file.getvalue()
    assert [kind for kind, _ in terminal.game.table.history or []][:4] == [0, 1, 0, 1]


def test_somebody_who_shares_the_screen_is_asked_even_so_or_else_the_others_would_know() -> None:
    terminal = Terminal(table_at(), [0, 1], ["", "1 1 1", "", "1", "1 1 1", "", "1"])
    terminal.play()
    assert terminal.file.getvalue().count("Use your charm?") == 2
    assert [kind for kind, _ in terminal.game.table.history or []] == [0, 1, 0, 1]


def test_a_response_is_declined_for_good_until_it_is_asked_for_again() -> None:
    table = table_at(charms=(1, 1))
    first = ["", "1 1 1", "", "never", "1 1 1", "", "2", "1 1 1"]
    terminal = Terminal(table, [0, 1], [*first, "", "?", "ask", "ask"])
    shown = terminal.play()
    history = terminal.game.table.history or []
    assert [code for kind, code in history if kind == pebbles.K_CHARM] == [DECLINE] * 3
    assert shown.count(" 1  Use your charm?") == 1
    assert shown.count(" 2  Use your charm?") == 1
    assert "From now on you decline “Use your charm?”" in shown
    assert shown.count("you said never to this") == 1
    assert shown.count("You are asked everything again.") == 1
    assert terminal.game.declined == {}


def test_never_is_for_responses_alone() -> None:
    terminal = Terminal(table_at(), [0], ["never"])
    assert "Only a response can be declined for good" in terminal.play()
    assert terminal.game.table.choices == 0


def test_never_can_be_taken_back() -> None:
    table = table_at(charms=(0, 1))
    table.choose(0)
    terminal = Terminal(table, [0, 1], ["", "never", "u", "1"])
    terminal.play()
    assert terminal.game.declined == {}
    assert terminal.game.table.heap == pebbles.HEAP - 1 + 2  # type: ignore[attr-defined]


def test_undo_goes_back_over_what_was_not_asked() -> None:
    """The seat that declined takes its own turn next; taking that back leads to its last own answer."""
    table = table_at(charms=(0, 1))
    table.choose(0)
    terminal = Terminal(table, [0, 1], ["", "2", "u"])
    terminal.play()
    assert terminal.game.table.kind == pebbles.K_CHARM
    assert terminal.game.table.seat == 1


# --- Packs and cards ------------------------------------------------------------------------------------------


def test_cards_and_packs_know_the_game(tmp_path: Path) -> None:
    result = run("cards", "pebbles")
    assert result.exit_code == 2
    assert "Pebbles has no cards." in result.output
    assert "Griff Oberwald" in run("cards", "team-manager", "griff").output
    pack = tmp_path / "my-pack"
    assert run("pack", "new", str(pack), "--game", "team-manager").exit_code == 0
    assert "no game 'chess'" in run("pack", "new", str(tmp_path / "other"), "--game", "chess").output
    header = pack / "pack.toml"
    header.write_text(header.read_text().replace("team-manager", "chess"))
    result = run("pack", "check", str(pack))
    assert result.exit_code == 2
    assert "pack.toml:4" in result.output
    assert "There is no game 'chess'" in result.output


def test_a_game_without_secrets_has_its_codes_for_keys() -> None:
    setting = Setting()
    setting.seats = 2
    table = pebbles.new(setting, seeded(1))
    table.run()
    assert [table.action_key(code) for code in table.codes] == table.codes
    assert table.action_index(code_of(pebbles.V_TAKE, 2, 1)) == 2 * 1024 + 1
    assert table.codes_of_index(2 * 1024 + 1) == [code_of(pebbles.V_TAKE, 2, 1)]
    assert table.registry.actions == 1024 * 1024 + 2
    twin = table.copy()
    twin.charms[1] ^= 1
    assert twin.information_key(0) == table.information_key(0)
    assert twin.information_key(1) != table.information_key(1)
