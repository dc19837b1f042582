"""Sentences that the rules make: each has its Japanese, whatever fills its slots, and the files have no others."""

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import blitz_worlds, worlds
from touchline.server.sentences import SLOT, Patterns, Sentences, sentences_of

SOURCE = Path(__file__).parent.parent / "src" / "touchline"
BOTH = ("team-manager", "blitz-bowl")
# The modules of each game in which sentences for people are made.
MODULES = {
    "team-manager": ("reasons", "luck"),
    "blitz-bowl": ("reasons", "card_reasons", "player_reasons", "square_reasons", "luck"),
}
RULE = re.compile(r"[A-Z]{2} \d+(\.\d+)*")
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
OF_REPORTS = ("die-words",)  # sorts that only luck reports speak of
# Words that only ever stand within a sentence, which is looked at as a whole.
WITHIN = (
    " and ",
    " or ",
    " to {}",
    "lies",
    "stands",
    "stand",
    "{} stands beside",
    "A ball lies at",
    "can claim ",
    "a card",
)


# --- What the rules say --------------------------------------------------------------------------------------------


def pieces(node: ast.expr) -> list[str]:
    """A text of the source with ``{}`` for whatever fills it; several where the source has alternatives."""
    if isinstance(node, ast.Constant):
        return [re.sub(r"\{\w+\}", "{}", node.value)] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return pieces(node.body) + pieces(node.orelse)
    if not isinstance(node, ast.JoinedStr):
        return []
    found = [""]
    for part in node.values:
        value = part.value if isinstance(part, ast.FormattedValue) else part
        ways = (pieces(value) if isinstance(value, ast.Constant | ast.IfExp) else []) or ["{}"]
        found = [before + way for before in found for way in ways]
    return found


def said_in(path: Path) -> set[str]:
    """All that a module can say, save rule numbers and joints such as `` and ``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            passed |= {id(inner) for inner in ast.walk(node) if inner is not node}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.Constant) and id(node) not in passed:
            found |= set(pieces(node))
    return {one for one in found if re.search("[A-Za-z]", one) and not RULE.fullmatch(one)}


def spoken(game: str) -> set[str]:
    folder = SOURCE / game.replace("-", "_")
    return set().union(*(said_in(folder / f"{module}.py") for module in MODULES[game]))


def table_of(game: str) -> dict[str, Any]:
    path = SOURCE / "server" / game.replace("-", "_") / "words" / "sentences.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def patterns_of(game: str) -> dict[str, str]:
    table = table_of(game)
    parts = [words for sort, words in table.get("slots", {}).items() if sort not in OF_REPORTS]
    return {english: japanese for one in (table["reasons"], table["odds"], *parts) for english, japanese in one.items()}


def fits(said: str, english: str) -> bool:
    """Whether a text of the rules can be the sentence of a pattern: a full stop and a capital may be put to it."""
    words = re.escape(said).replace(r"\{\}", ".+")
    return re.fullmatch(rf"{words}\.?", SLOT.sub("XXX", english), re.IGNORECASE) is not None


@pytest.mark.parametrize("game", BOTH)
def test_everything_the_rules_can_say_has_a_pattern(game: str) -> None:
    patterns = [english for english in patterns_of(game) if not SLOT.fullmatch(english)]
    missing = [said for said in sorted(spoken(game)) if not any(fits(said, one) for one in patterns)]
    assert [said for said in missing if said not in WITHIN] == []


@pytest.mark.parametrize("game", BOTH)
def test_every_pattern_is_of_something_that_the_rules_can_say(game: str) -> None:
    said = [one for one in spoken(game) if one not in ("{}{}.", "{}{}", "{} {}")]
    said += ["{} stands beside {}, and there are squares without both.", "can claim {}"]
    parts = ("{end} {fraction}",)
    stale = [english for english in patterns_of(game) if not any(fits(one, english) for one in said)]
    assert [english for english in stale if not SLOT.fullmatch(english) and english not in parts] == []


@pytest.mark.parametrize("game", BOTH)
def test_both_languages_have_the_same_slots_and_no_english_is_left(game: str) -> None:
    for english, japanese in patterns_of(game).items():
        assert sorted(SLOT.findall(english)) == sorted(SLOT.findall(japanese)), english
        words = SLOT.sub("", japanese)
        assert JAPANESE.search(words) or SLOT.sub("", english).strip(" ") == "", english
        assert not re.search(r"[A-Za-z]{2}|[,.!?;:()]", words), japanese


@pytest.mark.parametrize("game", BOTH)
def test_every_slot_has_a_sort(game: str) -> None:
    sorts = sentences_of(game).sorts
    for english in patterns_of(game):
        assert all(sort in sorts for sort, _ in SLOT.findall(english)), english


# --- In random games -----------------------------------------------------------------------------------------------


def moments(game: str, seed: int) -> Iterator[Any]:
    if game == "team-manager":
        yield from worlds.play(worlds.new_table(seed), seed)
    else:
        yield from blitz_worlds.play(blitz_worlds.new_match(seed), seed)


def left_english(said: dict[str, str]) -> bool:
    return not JAPANESE.search(said["ja"]) or re.search(r"[A-Za-z]{4}", said["ja"]) is not None


@pytest.mark.parametrize(("game", "seeds"), [("team-manager", range(8)), ("blitz-bowl", range(24))])
def test_no_reason_stays_english(game: str, seeds: range) -> None:
    sentences = sentences_of(game)
    for seed in seeds:
        chance = random.Random(seed)
        for table in moments(game, seed):
            for seat in (table.seat, (table.seat + 1) % table.seats):
                seen = table.view(seat).table
                for _ in range(3):
                    verb = chance.choice(table.registry.verbs)
                    code = chance.choice(table.codes)
                    near = (code >> 20 & 1023, code >> 10 & 1023, chance.randrange(24), chance.randrange(230))
                    reason = seen.why_not(verb.name, *(chance.choice(near) for _ in verb.arguments))
                    said = sentences.reason(reason.text)
                    assert said["en"] == reason.text
                    assert not left_english(said), said


@pytest.mark.parametrize(("game", "seeds"), [("team-manager", range(8)), ("blitz-bowl", range(100, 124))])
def test_no_outcome_stays_english(game: str, seeds: range) -> None:
    sentences = sentences_of(game)
    for seed in seeds:
        chance = random.Random(seed)
        for table in moments(game, seed):
            if chance.random() < 0.3:
                for outcome in table.odds(chance.randrange(len(table.codes))):
                    said = sentences.outcome(outcome.summary)
                    assert said["en"] == outcome.summary
                    assert not left_english(said), said


# --- Matching ------------------------------------------------------------------------------------------------------


def test_a_sentence_is_matched_by_the_words_of_its_own_and_by_its_names() -> None:
    said = sentences_of("blitz-bowl")
    assert said.reason("Black Orc 2 is Marked by Lineman 1 and Blitzer, and can only Block or Sidestep.")["ja"] == (
        "ブラックオーク2はラインマン1とブリッツァーにマークされているので、行えるのはブロックかサイドステップだけです。"
    )
    assert said.outcome("the ball bounces from e10: Beastman 1 1/4, d10 1/8; Beastman 1 is Prone")["ja"] == (
        "ボールはe10からバウンド：ビーストマン1 1/4、d10 1/8／ビーストマン1は転倒"
    )


def test_a_sentence_that_nobody_knows_stays_as_it_is() -> None:
    said = sentences_of("team-manager")
    for english in ("The sky is green.", "It is for Nobody Known to choose now."):
        assert said.reason(english) == {"en": english, "ja": english}
    assert said.outcome("nothing happens; the sky falls") == dict.fromkeys(
        ("en", "ja"), "nothing happens; the sky falls"
    )


def test_names_may_hold_what_stands_between_names() -> None:
    names = {"a": "い", "b": "ろ", "a and b": "は"}
    table = {"reasons": {"{list} go": "{list}行く"}, "odds": {}, "lists": {"list": ["name", " and ", "と"]}}
    said = Sentences(table, {"name": names.get})
    assert said.reason("a and b go")["ja"] == "は行く"
    assert said.reason("b and a and b go")["ja"] == "ろとは行く"
    assert said.reason("b and c go")["ja"] == "b and c go"


def test_the_pattern_with_the_most_words_comes_first() -> None:
    patterns = Patterns({"{name} is {name2}": "一般", "{name} is in the way": "邪魔"})
    assert patterns.read("a is in the way", {"name": lambda word: word}) == "邪魔"
