"""Expansions in a server: it offers what they add, its tables are played with them, and it serves their cards."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import touchline
from tests.serving import PERSON, ROOKIE, Served, play_on, serving, token_of
from touchline.games import game_of
from touchline.server.scenes.catalogue import catalogue_of, rules_of
from touchline.table.languages import languages

SUDDEN_DEATH = "sudden-death"
TEAMS = ["black-fangs", "reikland-reavers"]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "tables.db") as served:
        yield served


def made(served: Served, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    chosen = {"expansions": [SUDDEN_DEATH], "teams": TEAMS, "rules": ["enchanted-balls"]} | more
    return served.make("team-manager", list(seats), **chosen)


def test_what_expansions_add_is_offered(served: Served) -> None:
    games = {game["name"]: game for game in served.get("/games").json()["games"]}
    assert games["blitz-bowl"]["expansions"] == []
    plain = games["team-manager"]
    assert plain["packs"] == []
    assert plain["seats"] == [2, 3, 4]
    assert "enchanted-balls" not in [rule["name"] for rule in plain["rules"]]
    (offered,) = [one for one in plain["expansions"] if one["name"] == SUDDEN_DEATH]
    assert offered["teams"] == ["champions-of-death", "black-fangs", "naggaroth-nightmares"]
    assert [(rule["name"], rule["rule"]) for rule in offered["rules"]] == [("enchanted-balls", "TM 17.1.1")]
    assert offered["seats"] == [2, 3, 4]
    for words in (offered["title"], offered["line"], offered["rules"][0]["line"]):
        assert list(words) == languages()


def test_every_rule_of_an_expansion_can_be_explained() -> None:
    every = ["enchanted-balls", "corrupt-ref", "stadiums"]
    assert [rule["id"] for rule in rules_of("team-manager", every)][-3:] == every
    assert not set(every) & {rule["id"] for rule in rules_of("team-manager")}


def test_the_cards_of_an_expansion_are_served(served: Served) -> None:
    printed = served.get(f"/games/team-manager?packs={SUDDEN_DEATH}").json()
    assert printed["packs"] == ["base", SUDDEN_DEATH]
    assert "enchanted-balls" in [rule["id"] for rule in printed["rules"]]
    cards = {card["id"]: card for card in printed["cards"]}
    assert all(card["text"]["en"] for card in cards.values() if card["kind"] in ("contract", "enchanted-ball"))
    players = [card for card in cards.values() if card["kind"] == "player"]
    assert any(card["skill_sets"] for card in players)
    assert any("regenerate" in card["downed_skills"] for card in players)
    for asked in (f"{SUDDEN_DEATH},{SUDDEN_DEATH}", "none", "../base"):
        assert served.get(f"/games/team-manager?packs={asked}").status_code == 400


def test_a_table_with_an_expansion_from_its_beginning_to_its_end(served: Served, tmp_path: Path) -> None:
    table = made(served, PERSON, PERSON)
    with served.client(table, 0) as one, served.client(table, 1) as two:
        play_on([one, two], random.Random(4))
        one.hear(lambda state: state["result"] is not None)
    token = token_of(table["seats"][0])
    state = served.state(table["table"], token)
    assert state["packs"] == [SUDDEN_DEATH]
    assert state["digest"] == served.get(f"/games/team-manager?packs={SUDDEN_DEATH}").json()["digest"]
    moments = served.get(f"/tables/{table['table']}/moments", token).json()
    assert (moments["packs"], moments["runs"]) == ([SUDDEN_DEATH], True)
    on = served.post(f"/tables/{table['table']}/play-on", {"choice": 9, "seats": [PERSON, ROOKIE]}, token)
    assert on.status_code == 201, on.text
    assert served.state(on.json()["table"], token_of(on.json()["seats"][0]))["packs"] == [SUDDEN_DEATH]
    text = served.get(f"/tables/{table['table']}/replay", token).text
    assert json.loads(text.split("\n")[1])["expansions"] == [SUDDEN_DEATH]
    with serving(tmp_path / "other.db") as other:
        held = other.http.post("/replays", content=text).json()
        looked = other.get(f"/tables/{held['table']}/moments", token_of(held["spectator"])).json()
        assert (looked["packs"], looked["runs"], looked["sentence"]) == ([SUDDEN_DEATH], True, "")


def test_a_table_keeps_its_expansion_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        table = made(served, PERSON, PERSON)
        with served.client(table, 0) as one, served.client(table, 1) as two:
            play_on([one, two], random.Random(1), 20)
            before = dict(one.until(20))
    with serving(tmp_path / "tables.db") as served:
        again = served.state(table["table"], token_of(table["seats"][0]))
        assert (again["sequence"], again["scene"], again["packs"]) == (
            before["sequence"],
            before["scene"],
            [SUDDEN_DEATH],
        )


def test_what_no_expansion_has_is_refused(served: Served) -> None:
    seats = [PERSON, PERSON]
    for more in ({"expansions": ["none"]}, {"expansions": [SUDDEN_DEATH] * 2}, {"rules": ["enchanted-balls"]}):
        answer = served.http.post("/tables", json={"game": "team-manager", "seats": seats, **more})
        assert answer.status_code == 400, answer.text


def test_a_catalogue_is_that_of_the_engine() -> None:
    folder = game_of("team-manager").expansions()[SUDDEN_DEATH]
    season = touchline.new("team-manager", seats=2, expansions=[SUDDEN_DEATH])
    assert catalogue_of("team-manager", [folder])["digest"] == season.digest()
