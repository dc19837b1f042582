"""The engine under test is the build that was asked for, and the wheel has all that it needs."""

import os
import pkgutil
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from tools.fast import PACKAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "touchline"


@pytest.mark.engine
@pytest.mark.skipif("TOUCHLINE_BUILD" not in os.environ, reason="no build was asked for")
@pytest.mark.parametrize("folder", PACKAGES)
def test_the_build_asked_for_is_the_one_tested(folder: str) -> None:
    name = folder.replace("/", ".")
    path = import_module(name).__path__
    files = [import_module(f"{name}.{module.name}").__file__ for module in pkgutil.iter_modules(path)]
    found = any(file is not None and not file.endswith(".py") for file in files)
    assert found == (os.environ["TOUCHLINE_BUILD"] == "compiled")


def test_the_wheel_has_the_rules_the_packs_and_the_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.build import build_wheel

    monkeypatch.chdir(ROOT)
    with zipfile.ZipFile(tmp_path / build_wheel(str(tmp_path))) as wheel:
        packed = set(wheel.namelist())
    wanted = {"touchline/py.typed", "touchline/version.py"}
    wanted |= {f"touchline/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    wanted |= {f"touchline/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*.toml")}
    assert wanted - packed == set()
