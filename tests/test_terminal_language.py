"""Games in a terminal in Japanese: what is shown, what may be typed, and how the language is chosen."""

import io
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

import touchline
from tests.pseudo import without_slots
from touchline.blitz_bowl import kinds as match_kinds
from touchline.blitz_bowl.state import Match
from touchline.bots.protocol import make_bot
from touchline.command.app import app
from touchline.table.languages import messages
from touchline.table.table import Table
from touchline.team_manager import kinds as season_kinds
from touchline.terminal.folding import FoldingConsole, breaks, folded_text
from touchline.terminal.kits import screen_of
from touchline.terminal.menu import Entry, meant
from touchline.terminal.play import Game, Leave

JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
GAMES = ("team-manager", "blitz-bowl")
# What is the same in every language: rules, files, commands, unions, dice; and the tokens of players.
SAME = re.compile(
    r"\b(TM|BB)[ -]R?\d[\d.]*|\bgame\.tlr\b|\btouchline( [a-z-]+)*|--\w+|\bEnter\b|\bCtrl-C\b|\b(OWA|CWC)\b"
    r"|\b(NAME|why|odds|never|ask|ball|run blitzer|bz run|bz|thrower|sprint)\b",
    re.ASCII,
)
ENGLISH = re.compile(r"[A-Za-z]{3}")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TOUCHLINE_LANGUAGE", raising=False)


def run(*words: str, given: str = "", **environment: str) -> Any:
    return CliRunner().invoke(app, list(words), input=given, env=environment)


def asked(table: Table, *answers: str, width: int = 120) -> str:
    """What a person at the next decision sees after typing this, in Japanese."""
    file = io.StringIO()
    left = iter(answers)

    def ask(prompt: str) -> str:
        file.write(f"{prompt}\n")
        for answer in left:
            return answer
        raise Leave

    game = Game(table, {}, Console(file=file, width=width, highlight=False), ask, language="ja")
    game.at = table.seat
    with pytest.raises(Leave):
        game.decide(table.seat)
    return file.getvalue()


def season() -> Table:
    table = touchline.new("team-manager", seats=2, seed=8, teams=["reikland-reavers", "gouged-eye"], record=True)
    while table.kind != season_kinds.TURN:
        table.choose(0)
    return table


def match(kind: int = match_kinds.ACTION) -> Match:
    table = touchline.new("blitz-bowl", seed=3, teams=["orc", "dwarf"], rules=["pitch=stone"], record=True)
    assert isinstance(table, Match)
    while table.kind != kind:
        table.choose(0)
    return table


# --- Chosen -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "keys", "said"),
    [
        (
            "team-manager",
            "1 1\nq\ny\n",
            ("第1週", "あなたの手札", "ゴールデンコイン|開始監督", "テーブルを離れました。"),
        ),
        ("blitz-bowl", "o3\na3\nq\ny\n", ("チャレンジ", "自分のエンドゾーンに配置", "テーブルを離れました。")),
    ],
)
def test_a_game_is_played_by_keys_in_japanese(game: str, keys: str, said: tuple[str, ...]) -> None:
    teams = "orc,dwarf" if game == "blitz-bowl" else "gouged-eye,skavenblight-scramblers"
    words = ["play", game, "--teams", teams, "--seed", "4", "--bots", "random"]
    shown = run(*words, "--language", "ja", given=keys)
    assert shown.exit_code == 0, shown.output
    for pattern in said:
        assert re.search(pattern, shown.output), (pattern, shown.output)
    assert run(*words, given=keys, TOUCHLINE_LANGUAGE="ja").output == shown.output
    assert "? help > " in run(*words, "--language", "en", given=keys, TOUCHLINE_LANGUAGE="ja").output
    assert not JAPANESE.search(run(*words, given=keys).output)


@pytest.mark.parametrize(
    "words",
    [["play"], ["play", "blitz-bowl"], ["drill"], ["drill", "1"], ["replay", "no-such-file.tlr"], ["rules"]],
    ids=" ".join,
)
def test_an_unknown_language_is_one_sentence(words: list[str]) -> None:
    for given in (run(*words, "--language", "fr"), run(*words, TOUCHLINE_LANGUAGE="fr")):
        assert given.exit_code == 2
        assert given.stderr.splitlines() == ["touchline: There is no language 'fr'; there are en and ja."]


def test_drills_replays_cards_and_rules_are_in_japanese(tmp_path: Path) -> None:
    assert "学ぶこと" in run("drill", "--language", "ja").output
    lesson = run("drill", "7", "--language", "ja", given="ブリッツァー ラン\no9\n").output
    assert "オークのブリッツァーのタッチダウン！" in lesson
    assert "できました。ここで学んだこと：" in lesson
    path = str(tmp_path / "game.tlr")
    words = ["play", "blitz-bowl", "--humans", "0", "--bots", "random", "--seed", "6", "--save", path]
    assert f"{path}に保存しました。" in "".join(run(*words, "--language", "ja").output.split("\n"))
    told = run("replay", path, "--language", "ja").output
    assert "ブリッツボウル" in told
    assert "の勝利です。" in told
    assert "の後" in run("replay", path, "--at", "9", "--language", "ja").output
    assert "同じイベントが再現されました" in run("replay", path, "--verify", "--language", "ja").output
    assert "スター選手（star）" in run("cards", "--language", "ja").output
    assert "裁定" in run("rules", "--language", "ja").output


# --- Typed ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["グリフ", "ｸﾞﾘﾌ", "griff", "ＧＲＩＦＦ"])
def test_a_card_is_named_in_either_language(name: str) -> None:
    assert "グリフ・オーバーヴァルト" in asked(season(), f"c {name}")
    assert "Griff Oberwald" not in asked(season(), f"c {name}")


@pytest.mark.parametrize(
    "words", ["ブリッツァー ラン", "ラン ブリッツァー", "run blitzer", "bz ラン", "ぶりっつぁー", "ＢＺ"]
)
def test_an_action_is_named_in_either_language(words: str) -> None:
    table = match()
    for language in ("ja", "en"):
        entries = screen_of(table, language).menu(table.view(table.seat), 120).entries
        (found,) = meant(entries, words)
        (leaf,) = found.leaves
        assert "Bz" in leaf.text or "Bz" in found.text


def test_numbers_and_commands_may_be_typed_as_wide_letters() -> None:
    table = season()
    assert "チームゾーンを選んでください" in asked(table, "１")
    assert asked(table, "？") == asked(table, "?")
    assert "選べません" in asked(table, "あいうえお")


def test_reasons_are_asked_for_in_either_language() -> None:
    table = match()
    for words in ("why ブロック ブリッツァー", "why block blitzer"):
        assert re.search(r"。（BB \d", asked(table, words))
    assert re.search(r"（TM \d", asked(season(), "why sprint"))
    assert screen_of(season(), "ja").why_hint in asked(season(), "why ななし")


# --- Shown ------------------------------------------------------------------------------------------------------------


def entries_of(entries: list[Entry]) -> Iterator[str]:
    for entry in entries:
        yield f"{entry.text} {entry.detail} {entry.next} {entry.closed}"
        yield from entries_of(entry.entries)


def plain(text: str) -> str:
    return SAME.sub("", text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_english_or_wider_than_the_screen_in_a_whole_game(game: str, width: int) -> None:
    rules = ["fouls", "special-balls", "random-events"] if game == "blitz-bowl" else []
    table = touchline.new(game, seats=2, seed=5, rules=rules, record=True)
    chance = random.Random(5)
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False)
    shown = screen_of(table, "ja")
    bots = [make_bot("random", 5, seat) for seat in range(2)]
    while not table.over:
        view = table.view(table.seat)
        if len(table.codes) > 1 and chance.random() < 0.2:
            menu = shown.menu(view, width)
            for text in (menu.prompt, *menu.about, *entries_of(menu.entries)):
                assert not ENGLISH.search(plain(text)), text
            console.print(shown.board(view, width, menu))
            console.print(menu.picture or "")
        table.choose_code(bots[table.seat].choose(view))
    console.print(shown.results(table))
    for line in file.getvalue().splitlines():
        assert cell_len(line.rstrip()) <= width, line
        assert not ENGLISH.search(plain(line)), line


def test_the_pitch_stays_in_its_columns() -> None:
    """Wide letters beside it move no square."""
    file = io.StringIO()
    table = match()
    Console(file=file, width=120, highlight=False).print(screen_of(table, "ja").board(table.view(0), 120))
    rows = [line for line in file.getvalue().splitlines() if re.match(r"(1[01]| \d) .*│", line)]
    assert len(rows) == 11
    assert {cell_len(line[: line.index("│")]) for line in rows} == {7}
    assert {cell_len(line[: line.rindex("│")]) for line in rows} == {7 + 1 + 4 * 13}


@pytest.mark.parametrize("name", ["terminal", *(f"{game}/terminal" for game in GAMES)])
def test_no_english_is_left_in_japanese(name: str) -> None:
    for key, text in messages("ja", name).patterns.items():
        assert not ENGLISH.search(plain(without_slots(text))), (key, text)


# --- Lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "width", "parts"),
    [
        ("選手が負傷した。", 14, ["選手が負傷し", "た。"]),  # no full stop begins a line
        ("これは「選手」です", 8, ["これは", "「選手」", "です"]),  # and no bracket ends one
        ("ファン12を得る", 8, ["ファン12", "を得る"]),
        ("ファン123を得る", 8, ["ファン", "123を得", "る"]),  # numbers stay whole
        ("シード値4 タックル 反則", 10, ["シード値4 ", "タックル ", "反則"]),
        ("「「「「", 4, ["「「", "「「"]),
        ("in English alone", 6, ["in ", "Englis", "h ", "alone"]),
    ],
)
def test_lines_are_broken_where_a_reader_expects_it(line: str, width: int, parts: list[str]) -> None:
    at = [0, *breaks(line, width), len(line)]
    assert [line[start:end] for start, end in pairwise(at)] == parts


def test_no_line_of_a_game_begins_with_a_sign_that_closes() -> None:
    file = io.StringIO()
    table = season()
    console = FoldingConsole(file=file, width=80, highlight=False)
    shown = screen_of(table, "ja")
    view = table.view(table.seat)
    console.print(shown.board(view, 80))
    for face in range(60):
        console.print(shown.card(face, 40))
    cells = [cell.strip() for line in file.getvalue().splitlines() for cell in re.split(r"[│╭╮╰╯]", line)]
    assert len(cells) > 200
    assert [cell for cell in cells if cell and cell[0] in "、。！？）」』】ー"] == []
    assert {cell_len(line) for line in file.getvalue().splitlines()} <= set(range(81))


def test_english_is_left_to_rich() -> None:
    text = Text("One sentence after another, with a long-word or two.")
    assert folded_text(text, 20) is text
