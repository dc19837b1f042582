"""The house is built as it should be: the core stands alone, games do not know each other, the table knows none."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "touchline"
CORE = [name for name in ("table", "team_manager", "blitz_bowl") if any((SOURCE / name).glob("*.py"))]
GAMES = CORE[1:]
# A game's advice for bots, its scenes for the wire and its part of the terminal lie in folders with the game's name;
# nothing else may know it.
AROUND = ("arena", "bots", "server", "terminal")
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
    for name in ("bench.py", "cli.py", "peers.py", "rulebook.py"):
        knowing += [f"{name}:{line}" for line, imported in imported_names(SOURCE / name) if game in imported.split(".")]
    assert knowing == []


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
