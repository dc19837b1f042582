"""The engine under test is the build that was asked for, and the wheel has all that it needs."""

import os
import pkgutil
import re
import shutil
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from tools import page
from tools.fast import PACKAGES
from tools.page import SITE

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


def packed_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is in a wheel built here."""
    from hatchling.build import build_wheel

    monkeypatch.chdir(ROOT)
    with zipfile.ZipFile(folder / build_wheel(str(folder))) as wheel:
        return set(wheel.namelist())


def test_the_wheel_has_the_rules_the_packs_and_the_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = packed_files(tmp_path, monkeypatch)
    wanted = {"touchline/py.typed", "touchline/version.py"}
    wanted |= {f"touchline/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    wanted |= {f"touchline/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*.toml")}
    assert wanted - packed == set()


def test_the_wheel_has_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = packed_files(tmp_path, monkeypatch)
    site = {name.removeprefix("touchline/server/site/") for name in packed if "/server/site/" in name}
    assert {"index.html", "favicon.svg"} <= site
    named = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', (SITE / "index.html").read_text()))
    assert named
    assert named <= site
    assert {f"{name}.gz" for name in named if name.endswith((".js", ".css"))} <= site
    assert any(name.endswith(".woff2") for name in site)


def test_the_page_is_built_again_only_when_its_sources_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (SITE / page.STAMP).read_text() == page.digest_of(page.sources())
    assert not page.build_page()
    shutil.copytree(page.WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    before = page.digest_of(page.sources())
    with (tmp_path / "web" / "index.html").open("a") as index:
        index.write("<!-- changed -->")
    assert page.digest_of(page.sources()) != before


def test_a_page_that_cannot_be_built_is_an_error() -> None:
    with pytest.raises(page.PageError, match="failed"):
        page.node("-e", "process.exit(3)")
