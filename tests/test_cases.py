"""Every case of the casebook, and that together they show every rule number and every card."""

import re
from pathlib import Path

import pytest

from touchline.games import DEFAULT, game_of, run_cases
from touchline.table.case import Case, case_files, case_game, parse_cases, read_cases, run_case
from touchline.table.errors import BadFile
from touchline.team_manager.casebook import BOOK
from touchline.terminal.kits import kit_of

ROOT = Path(__file__).parents[1]
FILES = case_files([str(ROOT / "cases")])
PREFIXES = {"team-manager": "TM", "blitz-bowl": "BB"}  # the games whose rules are all to be proved
NO_CARDS = ("position", "pitch", "drill")  # a position comes with its team; of the others there are rules
NUMBER = r"(?: \d+\.\d+\.\d+|-R\d+)"
GAMES = pytest.mark.parametrize("game", PREFIXES)


def numbers(text: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, text, re.MULTILINE))


def rule_numbers(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    return numbers(text, rf"^\*\*({PREFIXES[game]} \d+\.\d+\.\d+)\*\*")


def ruling_numbers(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / "rulings.md").read_text()
    return numbers(text, rf"^\*\*({PREFIXES[game]}-R\d+)\*\*")


def cases_of(game: str) -> list[Case]:
    found = [case for path in FILES for case in read_cases(path)]
    return [case for case in found if case_game(case, DEFAULT)[0] == game]


def cards_of(game: str, expansions: bool = False) -> set[str]:
    """The ids of all cards; one that has two sides has an id for each."""
    album = kit_of(game).album(tuple(game_of(game).expansions().values()) if expansions else ())
    cards = [album.facts(face, "en") for face in album.chosen("", "", "", "", False)]
    return {side for card in cards if card["kind"] not in NO_CARDS for side in card["id"].split("/")}


def text_of_tests() -> str:
    return "\n".join(path.read_text() for path in sorted((ROOT / "tests").glob("test_*.py")))


@pytest.mark.engine
@pytest.mark.parametrize("path", FILES, ids=[Path(path).stem for path in FILES])
def test_cases(path: str) -> None:
    failed = [result.message for result in run_cases(path) if not result.passed]
    assert not failed, "\n".join(failed)


@GAMES
def test_every_rule_number_is_proved_by_a_case_or_a_test(game: str) -> None:
    proved = {rule for case in cases_of(game) for rule in case.rules}
    for marks in re.findall(r"pytest\.mark\.rules\(([^)]*)\)", text_of_tests()):
        proved |= numbers(marks, PREFIXES[game] + NUMBER)
    assert rule_numbers(game) - proved == set()


@GAMES
def test_every_ruling_is_shown_by_a_case_or_a_test(game: str) -> None:
    shown = {rule for case in cases_of(game) for rule in case.rules}
    shown |= numbers(text_of_tests(), rf"{PREFIXES[game]}-R\d+")
    assert ruling_numbers(game) - shown == set()


@GAMES
def test_cases_name_rules_and_cards_that_exist(game: str) -> None:
    rules = rule_numbers(game) | ruling_numbers(game)
    cards = cards_of(game, expansions=True)
    for case in cases_of(game):
        assert set(case.rules) <= rules, (case.path, case.line)
        assert set(case.cards) <= cards, (case.path, case.line)


@GAMES
def test_every_card_has_a_case(game: str) -> None:
    shown = {card for case in cases_of(game) for card in case.cards}
    assert cards_of(game) - shown == set()


@GAMES
def test_code_cites_rules_that_exist(game: str) -> None:
    known = rule_numbers(game) | ruling_numbers(game)
    sections = {rule.rsplit(".", 1)[0] for rule in known if "-R" not in rule}
    chapters = {section.split(".")[0] for section in sections}
    for path in (ROOT / "src" / "touchline").rglob("*.py"):
        for cited in numbers(path.read_text(), rf"\b{PREFIXES[game]}(?: \d+(?:\.\d+)*|-R\d+)"):
            assert cited in known | sections | chapters, (path.name, cited)


# --- Cases that hold however many cards the packs have ---

COUNTED = """touchline-case 1

case: A pile with these cards alone, and all of another but one
rule: TM 2.2.3
given:
  teams: reikland-reavers, gouged-eye
  only staff: passing-coach, hired-wizard
  in-play 1: cheating-coach
  owa-stars: slab
  hand 1: griff-oberwald, human-lineman
then:
  {line}
"""


@pytest.mark.engine
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("count staff: 2", ""),
        ("count owa-stars: all - 1", ""),
        ("count cwc-stars: all", ""),
        ("count highlights: all", ""),
        ("count upgrades 2: all", ""),
        ("count owa-stars: all", "count owa-stars is all - 1, not all - 0."),
        ("count cwc-stars: all - 2", "count cwc-stars is all - 0, not all - 2."),
        ("count hand 1: all", "'all' is said of upgrades, owa-stars, cwc-stars, staff, highlights, box, pool, not of"),
        ("count staff: all - x", "'x' is not a whole number."),
    ],
)
def test_counts_of_all_but_some(line: str, message: str) -> None:
    (case,) = parse_cases(COUNTED.format(line=line), "counted.case")
    found = run_case(case, BOOK).message
    assert message in found if message else not found


def test_only_is_said_of_a_common_pile() -> None:
    (case,) = parse_cases(COUNTED.format(line="count staff: 2").replace("only staff", "only hand 1"), "counted.case")
    with pytest.raises(BadFile, match="'only' stands before one of owa-stars, cwc-stars, staff"):
        run_case(case, BOOK)
