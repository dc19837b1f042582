"""My tables: how the tables stand that a browser has links to, and nothing about any other."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import touchline
from tests.serving import PERSON, ROOKIE, Client, Served, play_on, serving, token_of
from touchline.server.scenes.standings import standings_of

EMPTY = {
    "packs": [],
    "game": "",
    "seat": -1,
    "teams": [],
    "seats": [],
    "asked": -1,
    "yours": False,
    "lobby": False,
    "over": False,
    "scores": [],
    "stage": 0,
    "changed": 0,
    "lesson": "",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def held(made: dict[str, Any], link: str) -> dict[str, str]:
    return {"table": made["table"], "token": token_of(link)}


def briefs(served: Served, *links: dict[str, str]) -> list[dict[str, Any]]:
    answer = served.post("/brief", {"links": list(links)})
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()
    return told


def test_every_link_is_told_how_its_table_stands(served: Served) -> None:
    before = int(time.time())
    match = served.make(
        "blitz-bowl", [{"who": "link", "label": "Anna"}, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=0
    )
    season = served.make("team-manager", [PERSON] * 3, teams=["gouged-eye", "grudgebearers", "reikland-reavers"])
    lobby = served.make("blitz-bowl", [PERSON, PERSON], sealed=True, teams=["dwarf", "orc"])
    links = [
        held(match, match["seats"][0]),
        *(held(season, link) for link in (*season["seats"], season["spectator"], season["creator"])),
        held(lobby, lobby["seats"][1]),
        held(lobby, lobby["spectator"]),
    ]
    told = briefs(served, *links)
    assert [one["table"] for one in told] == [link["table"] for link in links]
    assert [one["sentence"] for one in told] == [""] * len(links)
    assert [one["seat"] for one in told] == [0, 0, 1, 2, 7, 7, 1, 7]
    assert all(before <= one["changed"] <= time.time() for one in told)

    mine = told[0]
    assert (mine["game"], mine["teams"], mine["scores"], mine["stage"]) == ("blitz-bowl", ["dwarf", "orc"], [0, 0], 0)
    assert (mine["asked"], mine["yours"], mine["over"], mine["lobby"]) == (0, True, False, False)
    assert [(seat["label"], seat["bot"], seat["here"]) for seat in mine["seats"]] == [
        ("Anna", "", False),
        ("", "rookie", False),
    ]
    seasons = told[1:6]
    assert all(one["teams"] == ["gouged-eye", "grudgebearers", "reikland-reavers"] for one in seasons)
    assert all(one["stage"] == 1 for one in seasons)
    asked = seasons[0]["asked"]
    assert [one["yours"] for one in seasons] == [seat == asked for seat in range(3)] + [False, False]
    assert [(one["lobby"], one["asked"], one["yours"]) for one in told[6:]] == [(True, -1, True), (True, -1, False)]
    assert [seat["worded"] for seat in told[6]["seats"]] == [False, False]
    assert told[6]["teams"] == ["dwarf", "orc"]
    with served.client(lobby, 1, word="here") as client:
        client.hear(lambda state: True)
        assert not briefs(served, links[6])[0]["yours"], "its word has been heard"


@pytest.mark.parametrize("game", touchline.games())
def test_a_brief_says_what_the_state_says_to_the_end(served: Served, game: str) -> None:
    made = served.make(game, [PERSON, PERSON])
    clients = [served.client(made, seat) for seat in range(2)]
    chance = random.Random(4)
    over = False
    while not over:
        play_on(clients, chance, 25)
        state = served.state(made["table"], token_of(made["seats"][0]))
        (told,) = briefs(served, held(made, made["seats"][0]))
        over = told["over"]
        assert over == (state["result"] is not None)
        assert told["asked"] == (-1 if over else state["waiting"]["seat"])
        assert told["yours"] == (state["decision"] is not None)
        sides = state["scene"]["managers" if game == "team-manager" else "coaches"]
        assert told["teams"] == [side["team"] for side in sides]
        assert told["scores"] == [side["fans" if game == "team-manager" else "score"] for side in sides]
        assert told["seats"] == state["seats"]
        if over:
            assert told["scores"] == state["result"]["scores"]
    for client in clients:
        client.close()


def test_a_seat_that_a_bot_plays_is_nobodys_turn(served: Served) -> None:
    made = served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"], rules=["pitch=stone"], first=0)
    path = f"/tables/{made['table']}/seats/0"
    assert served.post(path, {"bot": "rookie"}, token_of(made["seats"][0])).status_code == 200
    with Client(served, made["table"], token_of(made["seats"][1])) as client:
        client.asked()
        mine, theirs = briefs(served, *(held(made, link) for link in made["seats"]))
        assert (mine["yours"], theirs["yours"]) == (False, True)


def test_what_cannot_be_told_is_a_sentence_in_its_place(served: Served) -> None:
    made = served.make("blitz-bowl", [PERSON, PERSON])
    other = served.make("blitz-bowl", [PERSON, PERSON])
    good = held(made, made["seats"][0])
    told = briefs(
        served,
        {**good, "table": "nowhere"},
        {**good, "token": "x"},
        {**good, "token": token_of(other["seats"][0])},
        {**good, "token": token_of(other["creator"])},
        good,
    )
    assert "no such table" in told[0]["sentence"]
    for one in told[1:4]:
        assert one == {**EMPTY, "table": made["table"], "sentence": one["sentence"], "text": one["text"]}
        assert "does not open" in one["sentence"]
    assert told[4]["sentence"] == ""
    assert briefs(served) == []


def test_bad_holdings_are_refused(served: Served) -> None:
    link = {"table": "abc", "token": "def"}
    bodies: list[Any] = [
        {},
        [],
        {"links": [link] * 65},
        {"links": [{**link, "more": 1}]},
        {"links": [link], "more": 1},
        {"links": [{"table": "abc"}]},
        {"links": [{**link, "token": ""}]},
        {"links": [{**link, "token": "x" * 65}]},
        {"links": [{**link, "table": "x" * 65}]},
        {"links": "abc"},
    ]
    for body in bodies:
        answer = served.post("/brief", body)
        assert answer.status_code == 400, body
        assert "does not fit" in answer.json()["sentence"]
    assert served.post("/brief", {"links": []}, origin="http://evil.example").status_code == 403
    assert served.get("/brief").status_code == 405


def test_tables_that_left_memory_are_told_of_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(database) as served:
        made = [served.make("team-manager", [PERSON, PERSON]) for _ in range(10)]
        before = briefs(served, *(held(one, one["seats"][0]) for one in made))
    with serving(database) as served:
        assert briefs(served, *(held(one, one["seats"][0]) for one in made)) == before


def test_a_game_that_brings_no_standings_has_none_to_tell() -> None:
    plain = standings_of("pebbles")
    assert (plain.teams(None), plain.scores(None)) == ([], [])
