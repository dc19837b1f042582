"""Finished games: looked through from every side, brought along in a file, played on from any choice."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import touchline
from tests.serving import PERSON, ROOKIE, Client, Served, play_on, serving, token_of
from touchline.server.play.played import Played
from touchline.server.play.record import TableRecord
from touchline.server.replays.library import LARGEST
from touchline.server.replays.story import held_record, held_story, story_of
from touchline.server.scenes.scene import scene_of
from touchline.table.errors import BadArgument, BadFile
from touchline.table.replay_reader import parse_replay
from touchline.table.table import SPECTATOR

GAMES = [("team-manager", ["abbreviated-season"]), ("blitz-bowl", ["pitch=stone"])]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = {"replay_burst": 1e9, "replay_rate": 1e9}
    with serving(tmp_path_factory.mktemp("server") / "tables.db", **settings) as one:
        yield one


@pytest.fixture(scope="module")
def over(served: Served) -> dict[str, dict[str, Any]]:
    """A finished game of each kind, played by two people."""
    found = {}
    for game, rules in GAMES:
        made = served.make(game, [PERSON, PERSON], rules=rules)
        clients = [served.client(made, seat) for seat in (0, 1)]
        play_on(clients, random.Random(2))
        for client in clients:
            client.close()
        found[game] = made
    return found


def looked(served: Served, made: dict[str, Any], path: str, link: str = "spectator") -> httpx.Response:
    return served.get(f"/tables/{made['table']}/{path}", token_of(made[link]))


def seen(served: Served, made: dict[str, Any], path: str) -> dict[str, Any]:
    answer = looked(served, made, path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


BOTH = pytest.mark.parametrize("game", [game for game, _ in GAMES])


# --- Looking through -----------------------------------------------------------------------------------------------


@BOTH
def test_a_finished_game_says_what_there_is_to_see(served: Served, over: dict[str, Any], game: str) -> None:
    found = seen(served, over[game], "moments")
    assert found["game"] == game
    assert found["runs"]
    assert found["sentence"] == ""
    assert found["events"] == []
    assert len(found["teams"]) == len(found["seats"]) == 2
    kind = "week" if game == "team-manager" else "turn"
    assert {mark["kind"] for mark in found["marks"]} == {kind}
    assert found["marks"][0]["number"] == 1
    choices = [mark["choice"] for mark in found["marks"]]
    assert choices == sorted(choices)
    for mark in (found["marks"][0], found["marks"][len(choices) // 2], found["marks"][-1]):
        wanted = (f"{kind}-begins", mark["number"], mark["seat"])
        assert wanted in begun(served, over[game], mark["choice"])
        assert mark["choice"] == 0 or wanted not in begun(served, over[game], mark["choice"] - 1)


def begun(served: Served, made: dict[str, Any], choice: int) -> list[tuple[str, int, int]]:
    """Kind, number and seat of what had happened by then."""
    events = seen(served, made, f"at/{choice}")["events"]
    return [(event["kind"], event.get("amount", 0), event.get("seat", -1)) for event in events]


@BOTH
def test_each_moment_is_as_a_seat_saw_it(served: Served, over: dict[str, Any], game: str) -> None:
    """The very table that the choices lead to, by the eyes of each seat and of a spectator."""
    made = over[game]
    replay = parse_replay(looked(served, made, "replay").text, "")
    for number in (0, 7, len(replay.choices) // 2, len(replay.choices)):
        table = replay.at(number)
        for eyes in (0, 1, -1, 64):
            state = seen(served, made, f"at/{number}?eyes={eyes}")
            seat = eyes if eyes in (0, 1) else SPECTATOR
            scene = scene_for(game, table, seat)
            assert state["scene"] == scene
            assert state["seat"] == seat
            assert state["sequence"] == state["choices"] == number
            assert state["decision"] is None
            assert (state["waiting"] is None) == table.over
            assert (state["result"] is None) == (not table.over)
            assert state["events_from"] == 0
            assert len(state["events"]) == len(table.events)
            for event, told in zip(table.events, state["events"], strict=True):
                hidden = not event.audience & 1 << seat
                assert told.get("face", "") == ("" if hidden else table.face_id(event.face))


def scene_for(game: str, table: Any, seat: int) -> Any:
    return json.loads(json.dumps(scene_of(game)(table.view(seat))))


def test_events_may_be_asked_for_from_one_on(served: Served, over: dict[str, Any]) -> None:
    made = over["team-manager"]
    whole = seen(served, made, "at/20")["events"]
    rest = seen(served, made, "at/20?since=12")
    assert rest["events_from"] == 12
    assert rest["events"] == whole[12:]
    assert seen(served, made, "at/20?since=999999")["events"] == []


def test_going_back_and_forth_shows_the_same(served: Served, over: dict[str, Any]) -> None:
    made = over["blitz-bowl"]
    first = {number: seen(served, made, f"at/{number}") for number in (15, 5, 16, 0, 15)}
    for number, state in first.items():
        assert seen(served, made, f"at/{number}") == state


def test_what_is_not_there_is_a_sentence(served: Served, over: dict[str, Any]) -> None:
    made = over["team-manager"]
    for path, words in [
        ("at/999999", "there is no choice 999999"),
        ("at/3?eyes=x", "'eyes' is a whole number, not 'x'"),
        ("at/3?since=1e9", "'since' is a whole number"),
    ]:
        answer = looked(served, made, path)
        assert answer.status_code == 400
        assert words in answer.json()["sentence"]
    assert looked(served, made, "at/-1").status_code == 404
    for path in ("moments", "at/0", "luck", "replay"):
        assert served.get(f"/tables/{made['table']}/{path}").status_code == 401
        assert served.get(f"/tables/{made['table']}/{path}", "wrong").status_code == 403
        assert served.get(f"/tables/nowhere/{path}", "wrong").status_code == 404


def test_a_game_that_goes_on_shows_nothing(served: Served) -> None:
    made = served.make("team-manager", [PERSON, ROOKIE])
    for link in ("spectator", "creator"):
        for path in ("moments", "at/0", "luck", "replay"):
            answer = looked(served, made, path, link)
            assert answer.status_code == 400, path
            assert "over" in answer.json()["sentence"]
    answer = served.post(
        f"/tables/{made['table']}/play-on", {"choice": 0, "seats": [PERSON, ROOKIE]}, token_of(made["creator"])
    )
    assert answer.status_code == 400
    assert "not over yet" in answer.json()["sentence"]


@BOTH
def test_a_luck_report_is_there_after_the_game(served: Served, over: dict[str, Any], game: str) -> None:
    report = seen(served, over[game], "luck")
    assert report["verified"]
    assert report["rolls"] == sum(row["rolls"] for row in report["rows"])
    assert [row["seat"] for row in report["rows"]] == [0, 1]
    for roll in (report["luckiest"], report["unluckiest"]):
        if roll is not None:  # a short game may have none
            assert set(roll["text"]) == {"en", "ja"}
            assert seen(served, over[game], f"at/{roll['choice']}")["choices"] == roll["choice"]


# --- Playing on ----------------------------------------------------------------------------------------------------


@BOTH
def test_a_game_is_played_on_from_any_choice(served: Served, over: dict[str, Any], game: str) -> None:
    made = over[game]
    number = seen(served, made, "moments")["choices"] // 2
    before = seen(served, made, f"at/{number}?eyes=0")
    answer = served.post(
        f"/tables/{made['table']}/play-on",
        {"choice": number, "seats": [{"who": "here", "label": "Me"}, PERSON]},
        token_of(made["spectator"]),
    )
    assert answer.status_code == 201
    again = answer.json()
    assert again["table"] != made["table"]
    clients = [served.client(again, seat) for seat in (0, 1)]
    for client in clients:
        client.until(0)
    assert clients[0].state["scene"] == before["scene"]
    assert clients[0].state["waiting"] == before["waiting"]
    assert clients[0].state["events"] == []
    assert clients[0].state["result"] is None
    play_on(clients, random.Random(3))
    for client in clients:
        while client.state["result"] is None:
            client.receive()
        client.close()
    assert seen(served, again, "moments")["runs"]  # and looked through in turn
    assert seen(served, again, "luck")["verified"]
    answer = looked(served, again, "replay")
    assert answer.status_code == 400
    assert "began in the middle of a game" in answer.json()["sentence"]


def test_two_tables_from_the_same_choice_have_dice_of_their_own(served: Served, over: dict[str, Any]) -> None:
    made = over["team-manager"]
    body = {"choice": 3, "seats": [ROOKIE, {"who": "bot", "bot": "random"}]}
    path = f"/tables/{made['table']}/play-on"
    tables = [served.post(path, body, token_of(made["seats"][0])).json()["table"] for _ in range(2)]
    seeds = {served.app.tables.live[table].played.record.seed for table in tables}
    assert len(seeds) == 2


def test_a_game_that_was_played_on_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON], rules=["pitch=stone"])
        clients = [served.client(made, seat) for seat in (0, 1)]
        play_on(clients, random.Random(1))
        for client in clients:
            client.close()
        body = {"choice": 14, "seats": [PERSON, PERSON]}
        again = served.post(f"/tables/{made['table']}/play-on", body, token_of(made["creator"])).json()
        clients = [served.client(again, seat) for seat in (0, 1)]
        play_on(clients, random.Random(1), 5)
        before = [served.state(again["table"], token_of(link)) for link in again["seats"]]
        for client in clients:
            client.close()
    with serving(database) as served:
        after = [served.state(again["table"], token_of(link)) for link in again["seats"]]
    for one, other in zip(before, after, strict=True):
        assert one["scene"] == other["scene"]
        assert one["decision"] == other["decision"]
        assert other["notice"] == ""


def test_what_cannot_be_played_on_is_a_sentence(served: Served, over: dict[str, Any]) -> None:
    made = over["team-manager"]
    last = seen(served, made, "moments")["choices"]
    for body, words in [
        ({"choice": last, "seats": [PERSON, ROOKIE]}, "The game is over after that choice"),
        ({"choice": last + 1, "seats": [PERSON, ROOKIE]}, "there is no choice"),
        ({"choice": 3, "seats": [PERSON]}, "The game has 2 seats"),
        ({"choice": 3, "seats": [PERSON, {"who": "bot", "bot": "nobody"}]}, "There is no bot 'nobody'"),
        ({"choice": -1, "seats": [PERSON, ROOKIE]}, "does not fit"),
        ({"choice": 3}, "does not fit"),
    ]:
        answer = served.post(f"/tables/{made['table']}/play-on", body, token_of(made["creator"]))
        assert answer.status_code == 400, body
        assert words in answer.json()["sentence"]


# --- Brought along ---------------------------------------------------------------------------------------------------


def bring(served: Served, text: str | bytes) -> httpx.Response:
    return served.http.post("/replays", content=text)


def recorded(choices: int) -> str:
    """A replay of an unfinished game, as it is written by play --save."""
    table = touchline.new("team-manager", seats=3, seed=5)
    chance = random.Random(5)
    for _ in range(choices):
        table.choose_code(chance.choice(table.codes))
    text: str = table.replay().text()
    return text


def changed(text: str, **header: Any) -> str:
    lines = text.split("\n")
    lines[1] = json.dumps({**json.loads(lines[1]), **header})
    return "\n".join(lines)


RECORDED = recorded(60)
NUMBERED = "\n".join(["touchline-replay 1", RECORDED.split("\n")[1], ""])


def test_a_replay_is_brought_along_and_looked_through(served: Served) -> None:
    answer = bring(served, RECORDED)
    assert answer.status_code == 201
    held = answer.json()
    assert set(held) == {"table", "spectator"}
    found = seen(served, held, "moments")
    assert found["runs"]
    assert found["choices"] == 60
    assert [seat["seat"] for seat in found["seats"]] == list(range(len(found["teams"])))
    assert seen(served, held, "at/30?eyes=1")["seat"] == 1
    assert not seen(served, held, "luck")["verified"]  # nothing shows that its seed was fixed before
    assert looked(served, held, "replay").text == RECORDED
    body = {"choice": 30, "seats": [PERSON] * len(found["teams"])}
    answer = served.post(f"/tables/{held['table']}/play-on", body, token_of(held["spectator"]))
    assert answer.status_code == 201


def test_a_replay_of_a_served_table_is_verified(served: Served, over: dict[str, Any]) -> None:
    text = looked(served, over["blitz-bowl"], "replay").text
    held = bring(served, text).json()
    assert seen(served, held, "luck")["verified"]
    assert seen(served, held, "luck") == seen(served, over["blitz-bowl"], "luck")
    assert seen(served, held, "at/9")["commitment"] == over["blitz-bowl"]["commitment"]


def test_nobody_sits_at_a_replay(served: Served) -> None:
    held = bring(served, RECORDED).json()
    token = token_of(held["spectator"])
    answer = served.get(f"/tables/{held['table']}", token)
    assert answer.status_code == 400
    assert "link is of a replay" in answer.json()["sentence"]
    with Client(served, held["table"], token) as client:
        assert "link is of a replay" in client.next("gone")["sentence"]
    assert served.get(f"/tables/{held['table']}/moments", "wrong").status_code == 403
    assert served.get(f"/tables/{held['table']}/moments").status_code == 401
    assert served.post(f"/tables/{held['table']}/bug", {"words": "x"}, token).status_code == 400


def test_a_replay_of_other_rules_is_kept_to_be_read(served: Served) -> None:
    lines = RECORDED.split("\n")
    at = next(n for n, line in enumerate(lines[2:], 2) if '"commit"' in line)
    row = json.loads(lines[at])
    row["choice"][3] = "left 7"
    for text, words in [
        (changed(RECORDED, cards="0" * 32), "written with other cards"),
        (changed(RECORDED, packs=["/etc"]), "packs that are not here"),
        ("\n".join([*lines[:at], json.dumps(row), *lines[at + 1 :]]), "differs at choice"),
    ]:
        held = bring(served, text).json()
        found = seen(served, held, "moments")
        assert not found["runs"]
        assert words in found["sentence"]
        assert len(found["events"]) == len(parse_replay(RECORDED, "").lines)
        assert {"number", "kind", "rule"} <= set(found["events"][0])
        assert len(found["teams"]) == len(found["seats"])
        for path in ("at/3", "luck"):
            answer = looked(served, held, path)
            assert answer.status_code == 409
            assert words in answer.json()["sentence"]
        body = {"choice": 3, "seats": [PERSON] * len(found["seats"])}
        answer = served.post(f"/tables/{held['table']}/play-on", body, token_of(held["spectator"]))
        assert answer.status_code == 409


def test_faces_that_a_spectator_may_not_know_are_left_out_of_what_is_read(served: Served) -> None:
    held = bring(served, changed(RECORDED, cards="0" * 32)).json()
    public = seen(served, held, "moments")["events"]
    own = seen(served, held, "moments?eyes=0")["events"]
    assert len(public) == len(own)
    assert sum("face" in event for event in public) < sum("face" in event for event in own)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "A replay begins with the line"),
        ("hello", "A replay begins with the line"),
        ("touchline-replay 3\n{}\n", "A replay begins with the line"),
        ("touchline-replay 2\n", "has no header"),
        ("touchline-replay 2\n[]\n", "not a JSON object"),
        ("touchline-replay 2\n" + "[" * 100_000, "not JSON"),
        ("touchline-replay 2\n{}\n", "The header does not fit"),
        (changed(RECORDED, game="chess"), "There is no game 'chess'"),
        (changed(RECORDED, seats=99), "The header does not fit"),
        (changed(RECORDED, teams=["nobody", "else"]), "The header does not fit"),
        (changed(RECORDED, rules=["no-such-rule"]), "The header does not fit"),
        (changed(RECORDED, seed="zz"), "not hexadecimal"),
        (changed(RECORDED, seed=None), "'seed' must be"),
        (changed(RECORDED, rolls="many"), "'rolls' must be a list"),
        (RECORDED + '{"choice": ["turn", "pass", 0, 0, 5000]}\n', "A choice is a kind, a verb"),
        (RECORDED + '{"dance": 1}\n', "is a choice or an event"),
        (RECORDED + '{"choice": ["turn", "commit", "human-catcher#1", "left 9"]}\n', "9 is out of range"),
        (RECORDED + '{"choice": ["turn", "commit", "human-catcher", "left 1"]}\n', "is no card; a card has its handle"),
        (RECORDED + '{"choice": ["turn", "commit", "human-cather#1", "left 1"]}\n', "did you mean 'human-catcher'"),
        (RECORDED + '{"choice": ["turn", "comit", "human-catcher#1", "left 1"]}\n', "There is no verb 'comit'"),
        (RECORDED + '{"choice": ["turn", "pass", "left 1"]}\n', "'pass' takes no arguments, not 1"),
        (RECORDED + '{"event": "danced", "seat": 1}\n', "There is no event 'danced'"),
        (RECORDED + '{"event": "passed", "seat": 4}\n', "There is no seat 4"),
        (RECORDED + '{"event": "moved", "seat": 1, "card": "nobody#3"}\n', "There is no card 'nobody'"),
        (RECORDED + '{"event": "moved", "seat": 1, "amount": 52}\n', "52 should be the name of a place"),
        (NUMBERED + '{"choice": ["turn", "pass", 0, 0, 5000]}\n', "A choice is a kind, a verb"),
        (
            NUMBERED + '{"event": [1, "danced", 0, 0, "", 0, "", 0, 0, "TM 1", 0]}\n',
            "not one that this version can tell",
        ),
        (NUMBERED + '{"event": [1.5, "passed", 0, 0, "", 0, "", 0, 0, "TM 1", 0]}\n', "not one that this version"),
    ],
)
def test_a_file_that_is_no_replay_is_one_sentence(served: Served, text: str, words: str) -> None:
    before = served.app.store.count()
    answer = bring(served, text)
    assert answer.status_code == 400, answer.text
    assert words in answer.json()["sentence"]
    assert served.app.store.count() == before


def test_a_replay_has_a_size_and_a_language(served: Served) -> None:
    answer = bring(served, b"\xff\xfe")
    assert answer.status_code == 400
    assert "UTF-8" in answer.json()["sentence"]
    answer = bring(served, "x" * (LARGEST + 1))
    assert answer.status_code == 413


def test_only_so_many_replays_are_taken_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", replay_burst=2.0, replay_rate=1e-9) as served:
        assert [bring(served, RECORDED).status_code for _ in range(3)] == [201, 201, 429]


def test_a_replay_that_was_brought_along_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        held = bring(served, RECORDED).json()
        before = seen(served, held, "at/12?eyes=0")
    with serving(tmp_path / "tables.db") as served:
        assert seen(served, held, "at/12?eyes=0") == before
        assert seen(served, held, "moments")["choices"] == 60


def test_no_folder_that_a_replay_names_is_looked_at(tmp_path: Path) -> None:
    text = changed(RECORDED, packs=[str(tmp_path)])
    with pytest.raises(BadFile):  # as it would be read from a file of one's own
        parse_replay(text, "")
    story = held_story(held_record("t", text, 0))
    assert not story.runs
    assert str(tmp_path) not in str(story.said)


def test_a_version_of_another_age_is_written_down_as_unknown() -> None:
    record = held_record("t", changed(RECORDED, version="\0" * 9, cards="\0", proof={"commitment": "\0"}), 0)
    assert record.version == "unknown"
    assert record.digest == record.commitment == ""
    assert held_record("t", changed(RECORDED, version="1.2.3"), 0).version == "1.2.3"


# --- Without a server ------------------------------------------------------------------------------------------------


def test_a_game_that_went_on_under_other_rules_is_looked_through_from_there() -> None:
    setting = '{"seats": 2, "teams": ["dwarf", "orc"], "rules": ["pitch=stone"], "first": 0}'
    played = Played(TableRecord("t", "blitz-bowl", setting, b"s" * 32, "c", "0", "d", 0))
    chance = random.Random(8)
    for _ in range(30):
        played.choose(chance.choice(played.table.codes), "person")
    played.resume(30, played.table.position())
    while played.table.kind >= 0:
        played.choose(chance.choice(played.table.codes), "person")
    story = story_of(played, [], [])
    found = story.moments(0)
    assert found.runs
    assert "have changed since this table was begun" in found.sentence
    assert found.choices == len(played.made)
    assert story.state(found.choices, 0, 0).result is not None
    assert story.luck().rolls > 0


def test_an_event_that_is_not_whole_is_refused() -> None:
    record = held_record("t", NUMBERED + '{"event": [' + ",".join(["1"] * 11) + "]}\n", 0)
    with pytest.raises(BadArgument, match="Event 1 of the replay"):
        held_story(record)
