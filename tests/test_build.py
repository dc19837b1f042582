"""The engine under test is the build that was asked for, and the wheel has all that it needs."""

import ast
import os
import pkgutil
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import touchline.table
import touchline.team_manager

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "touchline"


@pytest.mark.engine
@pytest.mark.skipif("TOUCHLINE_BUILD" not in os.environ, reason="no build was asked for")
@pytest.mark.parametrize("package", [touchline.table, touchline.team_manager])
def test_the_build_asked_for_is_the_one_tested(package: object) -> None:
    name, path = package.__name__, package.__path__  # type: ignore[attr-defined]
    files = [import_module(f"{name}.{module.name}").__file__ for module in pkgutil.iter_modules(path)]
    found = any(file is not None and not file.endswith(".py") for file in files)
    assert found == (os.environ["TOUCHLINE_BUILD"] == "compiled")


@pytest.mark.parametrize("package", ["table", "team_manager"])
def test_the_engine_imports_the_standard_library_alone(package: str) -> None:
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


def test_the_wheel_has_the_rules_the_packs_and_the_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.build import build_wheel

    monkeypatch.chdir(ROOT)
    with zipfile.ZipFile(tmp_path / build_wheel(str(tmp_path))) as wheel:
        packed = set(wheel.namelist())
    wanted = {"touchline/py.typed", "touchline/version.py"}
    wanted |= {f"touchline/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    wanted |= {f"touchline/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*.toml")}
    assert wanted - packed == set()
