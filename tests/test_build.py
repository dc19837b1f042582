"""The engine under test is the build that was asked for, and the page is built when it has to be."""

import os
import pkgutil
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from tests import pseudo
from tools import page
from tools.fast import PACKAGES
from tools.page import SITE
from touchline.table.languages import NAMED


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
    shutil.copytree(page.LANGUAGES, tmp_path / "languages")
    monkeypatch.setattr(page, "LANGUAGES", tmp_path / "languages")
    known = {page.digest_of(page.sources())}
    for changed in ("web/index.html", "languages/ja/page.toml"):
        with (tmp_path / changed).open("a") as file:
            file.write("\n")
        assert page.digest_of(page.sources()) not in known, changed
        known.add(page.digest_of(page.sources()))
    pseudo.page(tmp_path / "further")
    monkeypatch.setenv(NAMED, str(tmp_path / "further"))
    assert page.digest_of(page.sources()) not in known, "a further language"


def test_a_page_that_cannot_be_built_is_an_error() -> None:
    with pytest.raises(page.PageError, match="failed"):
        page.node("-e", "process.exit(3)")
