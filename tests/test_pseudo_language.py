"""A third language is one folder: a generated one finds every text that is not made of messages."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import pseudo
from touchline.table.languages import NAMED

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("languages")
    pseudo.make(made)
    return made


def looked(folder: Path, where: str = "look") -> tuple[list[str], str]:
    """What a process of its own, which knows the language, finds untranslated; and its last line or its error."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.pseudo", where, str(folder)],
        cwd=ROOT,
        env={**os.environ, NAMED: str(folder), "XDG_DATA_HOME": str(folder.parent / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    *lines, last = (done.stdout + done.stderr).splitlines()
    return lines, last


def test_nothing_that_people_read_is_left_untranslated(folder: Path) -> None:
    lines, last = looked(folder)
    assert lines == []
    found = re.fullmatch(r"(\d+) texts, (\d+) reasons", last)
    assert found is not None, last
    assert int(found.group(1)) > 30_000
    assert int(found.group(2)) > 150


def test_nothing_that_a_terminal_shows_is_left_untranslated(folder: Path) -> None:
    """Whole games with every command, their replays, cards and drills."""
    lines, last = looked(folder, "terminal")
    assert lines == []
    found = re.fullmatch(r"(\d+) lines", last)
    assert found is not None, last
    assert int(found.group(1)) > 20_000


def test_what_a_terminal_does_not_translate_is_found(folder: Path) -> None:
    words = folder / "xx" / "team-manager" / "terminal.toml"
    whole = words.read_text(encoding="utf-8")
    words.write_text(whole.replace("ＢＡＬＬ", "BALL"), encoding="utf-8")
    lines, _ = looked(folder, "terminal")
    words.write_text(whole, encoding="utf-8")
    assert any("BALL" in line for line in lines)


def test_what_is_not_translated_is_found(folder: Path) -> None:
    cards = folder / "xx" / "team-manager" / "cards" / "base.toml"
    whole = cards.read_text(encoding="utf-8")
    cards.write_text(re.sub(r'\n"griff-oberwald" = .*', "", whole), encoding="utf-8")
    lines, _ = looked(folder)
    cards.write_text(whole, encoding="utf-8")
    assert any("Griff Oberwald" in line for line in lines)


@pytest.mark.parametrize(
    ("file", "change", "wanted"),
    [
        ("team-manager/odds", ("{seat}", ""), "the message 'gains' lacks the slot 'seat' that the English one has"),
        ("team-manager/table", ('"turn" =', '"turm" ='), "there is no message 'prompts.turm' in English"),
        ("refusals", ('"no-table" = "', '"no-table" = "{who} '), "'no-table' has a slot 'who' that the English one"),
        ("blitz-bowl/words", ('["words"."phases"]', '["words"."faces"]'), "there is no message 'words.faces."),
    ],
)
def test_a_language_with_a_slip_is_one_sentence(folder: Path, file: str, change: tuple[str, str], wanted: str) -> None:
    path = folder / "xx" / f"{file}.toml"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(*change), encoding="utf-8")
    _, last = looked(folder)
    path.write_text(whole, encoding="utf-8")
    assert f"{path}: " in last
    assert wanted in last


def test_slots_stay_and_letters_change() -> None:
    assert pseudo.disguised("{who} has {n, plural, one {# card} other {# cards of {whom}}}") == (
        "⟦{who} ｈａｓ {n, plural, one {# ｃａｒｄ} other {# ｃａｒｄｓ ｏｆ {whom}}}⟧"
    )
    assert pseudo.untranslated("⟦Ａ cat⟧")
    assert pseudo.untranslated("Ａ")
    assert not pseudo.untranslated("⟦ｅ10 {n, plural, one {ａ} other {ｂ}} {named}⟧")
