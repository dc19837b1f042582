"""The engine under test is the build that was asked for, and the page is built when it has to be."""

import os
import pkgutil
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from tools import page
from tools.fast import PACKAGES
from tools.page import SITE


@pytest.mark.engine
@pytest.mark.skipif("TOUCHLINE_BUILD" not in os.environ, reason="no build was asked for")
@pytest.mark.parametrize("folder", PACKAGES)
def test_the_build_asked_for_is_the_one_tested(folder: str) -> None:
    name = folder.replace("/", ".")
    path = import_module(name).__path__
    files = [import_module(f"{name}.{module.name}").__file__ for module in pkgutil.iter_modules(path)]
    found = any(file is not None and not file.endswith(".py") for file in files)
    assert found == (os.environ["TOUCHLINE_BUILD"] == "compiled")


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
