"""Every case of the casebook, and that together they show every rule number and every card."""

import re
from pathlib import Path

import pytest

from touchline.games import run_cases
from touchline.table.case import Case, case_files, read_cases
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.words import TOKEN

ROOT = Path(__file__).parents[1]
FILES = case_files([str(ROOT / "cases")])
RULE = re.compile(r"^\*\*(TM \d+\.\d+\.\d+)\*\*", re.MULTILINE)


def rule_numbers() -> set[str]:
    return set(RULE.findall((ROOT / "docs" / "rules" / "team-manager.md").read_text()))


def ruling_numbers() -> set[str]:
    return set(re.findall(r"^\*\*(TM-R\d+)\*\*", (ROOT / "docs" / "rules" / "rulings.md").read_text(), re.MULTILINE))


def all_cases() -> list[Case]:
    return [case for path in FILES for case in read_cases(path)]


@pytest.mark.engine
@pytest.mark.parametrize("path", FILES, ids=[Path(path).stem for path in FILES])
def test_cases(path: str) -> None:
    failed = [result.message for result in run_cases(path) if not result.passed]
    assert not failed, "\n".join(failed)


def test_every_rule_number_is_proved_by_a_case_or_a_test() -> None:
    proved = {rule for case in all_cases() for rule in case.rules}
    for path in (ROOT / "tests").glob("test_*.py"):
        for marks in re.findall(r"pytest\.mark\.rules\(([^)]*)\)", path.read_text()):
            proved |= set(re.findall(r"TM \d+\.\d+\.\d+", marks))
    assert rule_numbers() - proved == set()


def test_every_ruling_is_shown_by_a_case_or_a_test() -> None:
    shown = {rule for case in all_cases() for rule in case.rules}
    for path in (ROOT / "tests").glob("test_*.py"):
        shown |= set(re.findall(r"TM-R\d+", path.read_text()))
    assert ruling_numbers() - shown == set()


def test_cases_name_rules_and_cards_that_exist() -> None:
    catalogue = load_catalogue()
    known = rule_numbers() | ruling_numbers()
    for case in all_cases():
        assert set(case.rules) <= known, (case.path, case.line)
        assert all(card in catalogue.index for card in case.cards), (case.path, case.line)


def test_every_card_has_a_case() -> None:
    catalogue = load_catalogue()
    shown = {catalogue.index[card] for case in all_cases() for card in case.cards}
    missing = [catalogue.ids[face] for face in range(len(catalogue.ids)) if face not in shown]
    assert missing == []
    assert any(catalogue.kinds[face] == TOKEN for face in shown)


def test_code_cites_rules_that_exist() -> None:
    known = rule_numbers() | ruling_numbers()
    sections = {rule.rsplit(".", 1)[0] for rule in known if rule.startswith("TM ")}
    chapters = {section.split(".")[0] for section in sections}
    for path in (ROOT / "src" / "touchline").rglob("*.py"):
        for cited in re.findall(r"TM(?: \d+(?:\.\d+)*|-R\d+)", path.read_text()):
            assert cited in known | sections | chapters, (path.name, cited)
