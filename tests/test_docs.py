"""The examples in the documentation run, and its links lead somewhere."""

import re
from pathlib import Path

import pytest

from tools import actions
from touchline.games import book_of
from touchline.table.case import parse_cases, run_case

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_python_examples_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    space: dict[str, object] = {}
    for block in blocks(path, "python"):
        exec(compile(block, str(path), "exec"), space)


@pytest.mark.parametrize("path", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_case_examples_hold(path: Path) -> None:
    for block in blocks(path, "case"):
        for case in parse_cases(block, str(path)):
            assert run_case(case, book_of(case)).message == ""


@pytest.mark.parametrize("path", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_questions_and_actions_are_documented_as_they_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert actions.main(["--check"]) == 0
    page = tmp_path / "actions.md"
    page.write_text(actions.PAGE.read_text().replace("| `commit` | 0 |", "| `commit` | 1 |"))
    monkeypatch.setattr(actions, "PAGE", page)
    assert actions.main(["--check"]) == 1
    assert actions.main([]) == 0
    assert actions.main(["--check"]) == 0


def test_the_readme_names_commands_that_exist() -> None:
    from touchline.command.app import app

    commands = {
        command.name or (command.callback.__name__ if command.callback else "") for command in app.registered_commands
    }
    groups = {group.name for group in app.registered_groups}
    for line in re.findall(r"(?:^|`)touchline (\S+)", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert line in commands | groups, line
