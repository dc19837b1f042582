"""The house is built as it should be: the core stands alone, games do not know each other, the table knows none."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchline
from tools import numbering
from touchline.games import games

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "touchline"
CORE = [name for name in ("table", "team_manager", "blitz_bowl") if any((SOURCE / name).glob("*.py"))]
GAMES = CORE[1:]
# A game's advice for bots, its scenes for the wire and its part of the terminal lie in folders with the game's name;
# nothing else may know it.
AROUND = ("arena", "benchmarks", "bots", "command", "server", "terminal")
WORDS_OF_GAMES = (
    *("team-manager", "blitz-bowl", "blood", "bowl", "blitz", "football", "manager", "managers", "coach", "coaches"),
    *("season", "week", "matchup", "highlight", "headline", "tournament", "spike", "midfield", "payout", "fan", "fans"),
    *("cheating", "tackle", "tackler", "sprint", "downed", "staff", "freebooter", "reel", "scoreboard", "golden"),
    *("touchdown", "trapdoor", "dugout", "pitch", "endzone", "square", "challenge", "armour", "referee", "ball"),
    *("lineman", "blitzer", "thrower", "catcher", "ogre", "orc", "griff", "wizard", "reavers"),
)


@pytest.mark.parametrize("package", CORE)
def test_the_core_imports_the_standard_library_alone(package: str) -> None:
    """`table` knows no game, and no game knows another, a bot, a server or a screen."""
    ours = {"touchline.table", "touchline.version", f"touchline.{package}"}
    strangers = []
    for path in sorted((SOURCE / package).rglob("*.py")):
        for line, name in imported_names(path):
            parts = name.split(".")
            if parts[0] == "touchline":
                known = ".".join(parts[:2]) in ours
            else:
                known = parts[0] in sys.stdlib_module_names
            if not known:
                strangers.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert strangers == []


def test_the_table_has_no_word_of_any_game() -> None:
    """Not even in an example: whoever reads it for one game must not find the other there."""
    words = "|".join(word.replace("-", "[-_ ]") for word in WORDS_OF_GAMES)
    pattern = re.compile(rf"(?<![a-z])(?:{words})(?![a-z])", re.IGNORECASE)
    found = [
        f"{path.name}:{number} has {match.group()!r}"
        for path in sorted((SOURCE / "table").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in pattern.finditer(line)
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_what_surrounds_the_games_knows_a_game_only_in_its_own_folder(game: str) -> None:
    knowing = []
    for package in AROUND:
        for path in sorted((SOURCE / package).rglob("*.py")):
            for line, name in imported_names(path):
                parts = name.split(".")
                inside = game in path.relative_to(SOURCE).parts
                if not inside and parts[0] == "touchline" and game in parts:
                    knowing.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    for line, imported in imported_names(SOURCE / "rulebook.py"):
        knowing += [f"rulebook.py:{line} imports {imported}"] if game in imported.split(".") else []
    assert knowing == []


def test_a_game_registers_once_and_nobody_else_keeps_a_list_of_games() -> None:
    """Whoever adds a game adds a module to `games`: no other one names both games, in words or in imports."""
    lists = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "games"):
            continue
        said = [*texts_of(path), *(name for _, name in imported_names(path))]
        named = {game for game in GAMES for words in said if game in words.replace("-", "_")}
        if len(named) > 1:
            lists.append(str(path.relative_to(ROOT)))
    assert lists == []


def texts_of(path: Path) -> Iterator[str]:
    """The strings of a module that are not there to be read by people who read the code."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_what_plays_tables_needs_no_database_no_process_and_no_network() -> None:
    """It is given a store and somebody who thinks: games are played where nothing else of a server can be imported."""
    forbidden = ("concurrent", "multiprocessing", "threading", "socket", "sqlalchemy", "starlette", "uvicorn")
    found = [
        f"{path.name}:{line} imports {name}"
        for path in sorted((SOURCE / "server" / "play").glob("*.py"))
        for line, name in imported_names(path)
        if name.split(".")[0] in forbidden
    ]
    assert found == []
    command = [sys.executable, "-m", "tests.small_house", *games()]
    paths = os.pathsep.join([str(Path(touchline.__file__).parents[1]), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["brought"] == []
    assert [one["game"] for one in told["played"]] == games()
    assert all(one["same"] and one["rows"] > one["answered"] > 10 for one in told["played"])


def test_nobody_outside_the_rules_reads_how_they_go_on() -> None:
    """What a question is about stands in its kind (``table.about``); the agenda and who takes the answer do not concern
    those who play, watch or measure."""
    ours = ("then", "then_a", "then_b", "agenda")
    found = []
    for package in AROUND:
        for path in sorted((SOURCE / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in ours:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno} reads .{node.attr}")
    assert found == []


def imported_names(path: Path) -> Iterator[tuple[int, str]]:
    """What a module imports, by full name, with the line."""
    folder = path.relative_to(SOURCE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = folder[: len(folder) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def test_the_numbers_are_those_of_the_declarations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert numbering.main(["--check"]) == 0
    monkeypatch.setattr(numbering, "ROOT", tmp_path)
    for game in numbering.GAMES:
        folder = tmp_path / "src" / "touchline" / game
        folder.mkdir(parents=True)
        (folder / "game.py").write_text('STEPS = [Step("first", ()), Step("put-in", ())]\nVERBS = [Verb("go", ())]\n')
    assert numbering.main(["--check"]) == 1
    assert numbering.main([]) == 0
    made = (tmp_path / "src" / "touchline" / "blitz_bowl" / "steps.py").read_text()
    assert "FIRST: Final = 0\nPUT_IN: Final = 1\n" in made
    (tmp_path / "src" / "touchline" / "blitz_bowl" / "game.py").write_text('STEPS = [Step("a"), Step("a")]\n')
    with pytest.raises(AssertionError, match="'a' is there twice"):
        numbering.main([])
