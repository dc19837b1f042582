"""The rules for the page: every paragraph and ruling of a game, and its words in both languages."""

import re
from collections.abc import Iterator

import pytest

from tests.serving import Served, serving
from touchline.rulebook import read_rulebook
from touchline.server.scenes.catalogue import rules_of
from touchline.server.words.rules import rules_text
from touchline.table.languages import languages

BOTH = {"team-manager": "TM", "blitz-bowl": "BB"}
LETTERS = {"team-manager": ("TM", "TX"), "blitz-bowl": ("BB",)}  # of rulings, too
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.mark.parametrize("game", BOTH)
def test_every_rule_and_ruling_of_the_game_is_there_once(game: str) -> None:
    book = rules_text(game)
    told = [rule.id for section in book.sections for rule in section.rules] + [ruling.id for ruling in book.rulings]
    assert sorted(told) == sorted(number for number in read_rulebook().rules if number.startswith(LETTERS[game]))
    assert all(rule.text for section in book.sections for rule in section.rules)
    assert all(ruling.question and ruling.text for ruling in book.rulings)


@pytest.mark.parametrize("game", BOTH)
def test_chapters_come_before_their_sections(game: str) -> None:
    chapter = ""
    for section in rules_text(game).sections:
        if section.level == 1:
            chapter = section.id
            assert not section.rules
        else:
            assert section.level == 2
            assert section.id.startswith(f"{chapter}.")
            assert all(rule.id.startswith(f"{section.id}.") for rule in section.rules)
        assert section.title


@pytest.mark.parametrize("game", BOTH)
def test_what_an_optional_rule_brings_is_marked_with_its_name(game: str) -> None:
    marked = {rule.id: rule.option for section in rules_text(game).sections for rule in section.rules}
    for rule in rules_of(game):
        wanted = "" if rule["id"] == "pitch" else rule["id"]  # the pitch is chosen in every match
        assert marked[rule["rule"]] == wanted
    always = [id_ for id_, option in marked.items() if not option]
    assert f"{BOTH[game]} 1.1.1" in always
    assert f"{BOTH[game]} 2.1.1" in always


@pytest.mark.parametrize("game", BOTH)
def test_words_are_there_in_both_languages(game: str) -> None:
    words = rules_text(game).glossary
    assert len({term.words["en"] for term in words}) == len(words) > 70
    for term in words:
        assert list(term.words) == languages()
        assert re.fullmatch(r"[ -~]+", term.words["en"])
        assert JAPANESE.search(term.words["ja"])
        assert not re.search("[\u4e00-\u9fff]", term.readings.get("ja", ""))


def test_the_rules_are_served(served: Served) -> None:
    answer = served.get("/games/blitz-bowl/rules")
    assert answer.status_code == 200
    book = answer.json()
    assert book["game"] == "blitz-bowl"
    assert book["sections"][0] == {"id": "BB 1", "level": 1, "title": "Words and principles", "rules": []}
    assert book["rulings"][0]["question"] == "Emergency Reserves: may or must?"
    assert answer.headers["content-encoding"] == "gzip"
    again = served.http.get("/games/blitz-bowl/rules", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    answer = served.get("/games/chess/rules")
    assert answer.status_code == 400
    assert "There is no game 'chess'" in answer.json()["sentence"]
