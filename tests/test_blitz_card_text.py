"""The printed text of Blitz Bowl's cards: made from the same lines as their behaviour, in every language.

The golden files hold every text. After a change that is meant, write them anew and read the difference:

    python tools/golden.py texts
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.catalogue_names import NAME_TABLES
from touchline.blitz_bowl.language import parse
from touchline.blitz_bowl.text import (
    NARROWED,
    ability_text,
    arena_text,
    ball_text,
    challenge_text,
    event_text,
    lines_text,
    name_of,
    play_text,
)
from touchline.blitz_bowl.vocabulary import KINDS, RANGES, WORDS
from touchline.table.errors import BadArgument
from touchline.table.messages import slots_of

pytestmark = pytest.mark.engine

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
PAGE = ROOT / "docs" / "cards" / "blitz-bowl.md"
LANGUAGES = ("en", "ja")
LONGEST_TEXT = 220
TEXTS: dict[str, Callable[[Catalogue, str, str], str]] = {
    "abilities": ability_text,
    "challenges": challenge_text,
    "bonus-plays": play_text,
    "events": event_text,
    "arenas": arena_text,
    "balls": ball_text,
}
WORD_KEYS = ("face", "result", "action", "roll")
LIST_KEYS = ("and", "and-next", "if", "if-next", "or", "or-next")
# Words that the glossary has another word for, or that a card has no need of.
WRONG_WORDS = (
    "enemy|enemies|it may|it must|it marks|she|her|it's|manager|opposing|teammate|teammates|tile|tiles|"
    "fumbles|knocked over"
)
LOWER_TERMS = "end zone|trapdoor|touchdown|hand-off|armour check|throw check|block dice|challenge card|short throw"


def ids(kind: str) -> list[str]:
    return [name.partition("/")[2] for name in load_catalogue().names["en"] if name.startswith(f"{kind}/")]


def texts(language: str) -> Iterator[tuple[str, str, str]]:
    """Kind, name and text of every card."""
    cards = load_catalogue()
    for kind, text_of in TEXTS.items():
        for id_ in ids(kind):
            yield kind, name_of(cards, kind, id_, language), text_of(cards, id_, language)


# --- Texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_those_of_the_golden_file(language: str) -> None:
    rows: list[str] = []
    for kind in TEXTS:
        rows.append(f"# {kind}")
        for other, name, text in texts(language):
            if kind == other:
                rows += [f"{name}: {line}" for line in text.split("\n") if line]
    made = "\n".join(rows) + "\n"
    path = GOLDEN / f"blitz-card-text.{language}.txt"
    if os.environ.get("TOUCHLINE_GOLDEN") == "write":
        path.write_text(made, encoding="utf-8")
    assert made == path.read_text(encoding="utf-8")


def test_english_cards_read_well() -> None:
    for _, name, text in texts("en"):
        for line in text.split("\n"):
            if not line:
                assert name == "plain ball"
                continue
            assert len(line) <= LONGEST_TEXT, line
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert not re.search(rf"\b({WRONG_WORDS})\b", line), line
            assert not re.search(rf"\b({LOWER_TERMS})\b", line), line
            assert not re.search(r"  | [,.;:]|[!?.]\.|[{}#'\"]|\ba [aeiou]|\b1 \w+s\b", line), line


def test_japanese_cards_read_well() -> None:
    for _, _, text in texts("ja"):
        for line in text.split("\n"):
            if not line:
                continue
            assert line.endswith("。"), line
            assert not re.search(r"[,.!?:;()'\"{} ]|[０-９]|、、|。。|、。", line), line
            assert not re.search("プレイヤー|彼|敵|監督|パス|マス目", line), line


def test_worked_cards() -> None:
    cards = load_catalogue()
    assert play_text(cards, "sprint") == (
        "Before one of your players makes a Run Action: his Move value is 2 higher for that Run."
    )
    assert ability_text(cards, "hit-and-run") == (
        "After this player makes a Block Action, he may make a free Run Action of up to 2 squares, "
        "and he may do so while Marked."
    )
    assert ability_text(cards, "war-machine").split("\n")[0] == (  # nothing says that he must end Open
        "When this player makes a Run Action, he may do so while Marked, "
        "and he may enter, leave and end in squares adjacent to opponents."
    )
    assert challenge_text(cards, "get-together") == (
        "Claim after one of your players makes a Run, Mark or Sidestep Action, "
        "if that player is now adjacent to at least 2 team-mates."
    )
    assert ball_text(cards, "plain") == ""


# --- Messages ---


def message_keys() -> dict[str, list[str]]:
    """Every key that a language must have, with the slots its message may have."""
    keys = {f"list.{key}": ["a", "b"] for key in LIST_KEYS}
    for slot, words in WORDS.items():
        for word in words:
            keys[f"{slot.rstrip('s')}.{word}"] = []
    for kind, moments in KINDS.items():
        for moment, clauses in moments.items():
            keys[f"{kind}-moment.{moment}"] = [*slots_of(moment), "then"]
            for clause in clauses:
                keys[f"{kind}.{clause}"] = slots_of(clause)
    return keys


def special(key: str, known: dict[str, list[str]]) -> bool:
    """Whether a key is a clause for the number 1, for one moment or without another, or for several of something."""
    kind, _, words = key.partition(".")
    general = f"{kind}.{words.rpartition(': ')[2]}"
    if words.startswith("several: "):
        return general in known and kind.endswith(("-moment", "list"))
    clause = words.rpartition(": ")[2]
    if words == f"without {NARROWED.get(clause)}: {clause}":
        return general in known
    if ": " in words and general in known:
        return words.partition(": ")[0] in KINDS[kind]
    for other in known:
        for slot in RANGES:
            if f"{{{slot}}}" in other and other.replace(f"{{{slot}}}", "1").replace("(s)", "") == general:
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_a_message_and_no_message_is_idle(language: str) -> None:
    messages = load_catalogue().texts[language]
    known = message_keys()
    assert [key for key in known if key not in messages] == []
    assert [key for key in messages if key not in known and not special(key, known)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_every_slot(language: str) -> None:
    messages = load_catalogue().texts[language]
    for key, slots in message_keys().items():
        assert sorted(slots_of(messages[key])) == sorted(slots), key


def test_english_has_singulars_wherever_a_number_may_be_one() -> None:
    messages = load_catalogue().texts["en"]
    for key in message_keys():
        if "(s)" in key and "-moment." not in key:
            assert key.replace("{n}", "1").replace("(s)", "") in messages, key


# --- Names ---


def test_everything_has_a_japanese_name() -> None:
    names = load_catalogue().names
    assert {name.partition("/")[0] for name in names["en"]} == set(NAME_TABLES)
    assert set(names["ja"]) == set(names["en"])
    for name in names["ja"].values():
        assert not re.search(r"[a-z,.!?']", name), name


@pytest.mark.parametrize("kind", [kind for kind in NAME_TABLES if kind != "positions"])
def test_no_two_names_of_a_kind_are_the_same(kind: str) -> None:
    for language in LANGUAGES:
        names = [name for key, name in load_catalogue().names[language].items() if key.startswith(f"{kind}/")]
        assert len(set(names)) == len(names)


def test_what_is_not_there_is_said() -> None:
    cards = load_catalogue()
    for text_of, wrong, right in (
        (ability_text, "frenzid", "frenzied"),
        (challenge_text, "get-movin", "get-moving"),
        (play_text, "sprnt", "sprint"),
        (event_text, "multiball", "multi-ball"),
        (arena_text, "bone-pit", "the-bone-pit"),
        (ball_text, "squig-bal", "squig-ball"),
    ):
        with pytest.raises(BadArgument, match=f"did you mean '{right}'"):
            text_of(cards, wrong, "en")
    with pytest.raises(BadArgument, match="there are no texts in 'xx'"):
        play_text(cards, "sprint", "xx")


# --- The page on the language ---


def page_lines() -> list[tuple[str, str, str]]:
    """Kind, line and printed text of each example on the page."""
    found: list[tuple[str, str, str]] = []
    blocks = re.findall(r"^```card (\w+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for kind, block in blocks:
        rows = block.splitlines()
        assert len(rows) % 2 == 0
        for line, text in zip(rows[::2], rows[1::2]):
            assert text.startswith("> ")
            found.append((kind, line, text[2:]))
    return found


def test_the_examples_on_the_page_have_their_text() -> None:
    for kind, line, text in page_lines():
        assert lines_text(load_catalogue(), kind, (line,), "en") == text


def test_the_page_has_an_example_and_a_row_for_every_phrase() -> None:
    shown: set[tuple[str, str]] = set()
    for kind, line, _ in page_lines():
        read = parse(line, kind)
        shown.add((kind, read.moment.pattern))
        shown.update((kind, clause.pattern) for clause in read.clauses)
    tables = "\n".join(row for row in PAGE.read_text(encoding="utf-8").splitlines() if row.startswith("|"))
    for kind, moments in KINDS.items():
        for moment, clauses in moments.items():
            for pattern in (moment, *clauses):
                assert (kind, pattern) in shown, (kind, pattern)
                assert re.search(rf"[`,:] ?{re.escape(pattern)}[`,:]", tables), pattern
