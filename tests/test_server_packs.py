"""Packs in a server: its tables are played with them, and know them by their ids alone."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.testing import CliRunner

import touchline
from tests.serving import PERSON, ROOKIE, Served, play_on, serving, token_of
from touchline.command.app import app
from touchline.games import game_of
from touchline.server.play.packs import Packs, with_packs
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.team_manager.shapes import Label
from touchline.table.errors import BadFile, TouchlineError
from touchline.team_manager.speech import voice_of
from touchline.team_manager.state import Season

PEOPLE = [PERSON, PERSON]


def new_pack(folder: Path, game: str) -> str:
    """A pack as ``pack new`` makes it, with every card so many times that each deal has some."""
    assert CliRunner().invoke(app, ["pack", "new", str(folder), "--game", game]).exit_code == 0
    for file in ("highlights/highlights.toml", "stars/stars.toml"):
        path = folder / file
        if path.exists():
            path.write_text(path.read_text().replace('source = "own"', 'source = "own"\ncopies = 30', 1))
    return str(folder)


@pytest.fixture
def packs(tmp_path: Path) -> tuple[str, ...]:
    return new_pack(tmp_path / "cup", "team-manager"), new_pack(tmp_path / "league", "blitz-bowl")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def served(packs: tuple[str, ...], database: Path) -> Iterator[Served]:
    with serving(database, packs=packs) as served:
        yield served


def finished(served: Served, game: str, seed: int = 1) -> dict[str, Any]:
    """A game played to its end."""
    made = served.make(game, PEOPLE)
    with served.client(made, 0) as one, served.client(made, 1) as two:
        play_on([one, two], random.Random(seed))
        one.hear(lambda state: state["result"] is not None)
    return made


def test_what_is_offered_and_printed(served: Served) -> None:
    games = {game["name"]: game for game in served.get("/games").json()["games"]}
    assert "league-heroes" in games["blitz-bowl"]["teams"]
    printed = served.get("/games/team-manager").json()
    assert printed["packs"] == ["base", "cup"]
    assert printed["digest"] == served.get("/games/team-manager?packs=cup").json()["digest"]
    assert served.get("/games/team-manager?packs=").json()["packs"] == ["base"]
    refused = served.get("/games/team-manager?packs=league")
    assert (refused.status_code, refused.json()["sentence"]) == (400, "There is no such pack here.")


@pytest.mark.parametrize(("game", "pack"), [("team-manager", "cup"), ("blitz-bowl", "league")])
def test_a_game_with_a_pack_from_its_beginning_to_its_end(
    game: str, pack: str, served: Served, packs: tuple[str, ...], database: Path, tmp_path: Path
) -> None:
    made = finished(served, game)
    token = token_of(made["seats"][0])
    state = served.state(made["table"], token)
    assert state["packs"] == [pack]
    assert state["digest"] == served.get(f"/games/{game}?packs={pack}").json()["digest"]
    moments = served.get(f"/tables/{made['table']}/moments", token).json()
    assert (moments["packs"], moments["runs"]) == ([pack], True)
    assert served.get(f"/tables/{made['table']}/luck", token).json()["verified"]
    on = served.post(f"/tables/{made['table']}/play-on", {"choice": 5, "seats": PEOPLE}, token)
    assert on.status_code == 201, on.text
    assert served.state(on.json()["table"], token_of(on.json()["seats"][0]))["packs"] == [pack]
    # its replay, brought to this server and to one that has no packs
    text = served.get(f"/tables/{made['table']}/replay", token).text
    assert json.loads(text.split("\n")[1])["packs"] == [pack]
    assert str(tmp_path) not in text
    held = served.http.post("/replays", content=text).json()
    looked = served.get(f"/tables/{held['table']}/moments", token_of(held["spectator"])).json()
    assert (looked["packs"], looked["runs"], looked["sentence"]) == ([pack], True, "")
    with serving(tmp_path / "other.db") as other:
        held = other.http.post("/replays", content=text).json()
        looked = other.get(f"/tables/{held['table']}/moments", token_of(held["spectator"])).json()
        assert (looked["runs"], looked["packs"]) == (False, [])
        assert "packs that are not here" in looked["sentence"]
    # and in the terminal, where the pack has to be named
    file = tmp_path / "game.tlr"
    file.write_text(text)
    folder = next(folder for folder in packs if folder.endswith(pack))
    for words in (["replay", str(file), "--verify"], ["verify", str(file)], ["replay", str(file), "--at", "5"]):
        alone = CliRunner().invoke(app, words)
        assert alone.exit_code == 2
        assert "name its folder with --pack" in alone.output
        assert CliRunner().invoke(app, [*words, "--pack", folder]).exit_code == 0


@pytest.mark.parametrize(("game", "pack"), [("team-manager", "cup"), ("blitz-bowl", "league")])
def test_tables_keep_their_packs_over_a_restart(
    game: str, pack: str, packs: tuple[str, ...], database: Path, tmp_path: Path
) -> None:
    with serving(database) as plain:
        old = plain.make(game, PEOPLE)
        with plain.client(old, 0) as one, plain.client(old, 1) as two:
            play_on([one, two], random.Random(1), 30)
    with serving(database, packs=packs) as served:
        made = served.make(game, PEOPLE)
        with served.client(made, 0) as one, served.client(made, 1) as two:
            play_on([one, two], random.Random(1), 30)
            before = dict(one.until(30))
        # what was begun without packs goes on without them, and nothing is lost
        with served.client(old, 0) as one, served.client(old, 1) as two:
            assert (one.until(30)["packs"], one.state["notice"]) == ([], "")
            play_on([one, two], random.Random(2), 5)
    with serving(database) as plain:
        link = made["seats"][0]
        for _ in range(2):
            refused = plain.get(f"/tables/{made['table']}", token_of(link))
            assert refused.status_code == 409
            assert f"is played with the pack '{pack}'" in refused.json()["sentence"]
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for folder in packs:
        Path(folder).rename(moved / Path(folder).name)
    with serving(database, packs=tuple(str(moved / Path(folder).name) for folder in packs)) as served:
        again = served.state(made["table"], token_of(link))
        assert (again["sequence"], again["scene"], again["notice"]) == (before["sequence"], before["scene"], "")
        with served.client(made, 0) as one, served.client(made, 1) as two:
            play_on([one, two], random.Random(3))


def test_nothing_changes_in_the_middle_of_a_game(served: Served, packs: tuple[str, ...]) -> None:
    made = served.make("team-manager", [PERSON, ROOKIE])
    digest = served.get("/games/team-manager").json()["digest"]
    for file in Path(packs[0]).rglob("*.toml"):
        file.write_text("broken [")
    with served.client(made, 0) as one:
        one.choose()
        one.asked()
    assert served.make("team-manager", PEOPLE)["digest"] == made["digest"] == digest


def test_a_lesson_has_the_cards_of_the_game_alone(served: Served) -> None:
    for lesson in ("first-week", "drill-1"):
        made = served.post("/practice", {"lesson": lesson}).json()
        token = next(token_of(link) for link in made["seats"] if link)
        assert served.state(made["table"], token)["packs"] == []


def test_sentences_name_the_cards_of_a_pack_in_japanese(packs: tuple[str, ...]) -> None:
    Path(packs[0], "text").mkdir()
    Path(packs[0], "text", "ja.toml").write_text('[card]\ncup-captain = "主将"\n', encoding="utf-8")
    copies = Packs(packs)
    folders = copies.wanted("team-manager", "cup")
    table = touchline.new("team-manager", packs=folders)
    assert isinstance(table, Season)
    voice = voice_of(table)
    assert voice.name("card", "cup-captain", "en") == "The Captain"
    assert voice.name("card", "cup-captain", "ja") == "主将"


def test_packs_that_cannot_be_served(packs: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="two packs have the id 'cup'"):
        Packs((packs[0], packs[0]))
    with pytest.raises(TouchlineError, match="is not a folder"):
        Packs((str(tmp_path / "none"),))
    stars = Path(packs[0], "stars", "stars.toml")
    stars.write_text(stars.read_text().replace("tackles", "takcles"))
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--pack", packs[0], "--db", str(tmp_path / "t.db")])
    assert result.exit_code == 2
    assert re.search(r"stars\.toml:\d+:\d+: 'takcles'", result.output)


def test_positions_name_packs_by_id_where_they_are_kept(packs: tuple[str, ...]) -> None:
    text = touchline.new("team-manager", seats=2, packs=[packs[0]]).position()
    kept = with_packs(text, ["cup"])
    assert "packs: cup\n" in kept
    assert with_packs(kept, [packs[0]]) == text
    plain = touchline.new("team-manager", seats=2).position()
    assert with_packs(plain, []) == plain


def test_all_that_is_printed_in_every_box_is_told() -> None:
    """Headings, kinds of card and icons of the expansions are data like those of the base game."""
    folders = list(game_of("team-manager").expansions().values())
    made = catalogue_of("team-manager", folders)
    assert len(made["cards"]) > 300
    assert {"penalty", "stadium", "contract", "enchanted-ball"} <= {card["kind"] for card in made["cards"]}
    assert {ability["label"] for card in made["cards"] for ability in card["abilities"]} == set(get_args(Label))
