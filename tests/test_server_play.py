"""Whole games over WebSockets, and all that can happen to a seat on the way."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import touchline
from tests.serving import PERSON, ROOKIE, Client, Served, play_on, serving, token_of, whose_turn
from touchline.games import game_of, games
from touchline.server.websocket.connection import finished
from touchline.table.replay_reader import parse_replay


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def whole_game(served: Served, game: str, seats: list[dict[str, str]], seed: int, **more: Any) -> dict[str, Any]:
    """Play a game at random over WebSockets; gives the links and checks what everybody saw of its end."""
    made = served.make(game, seats, **more)
    people = [seat for seat, link in enumerate(made["seats"]) if link]
    clients = [served.client(made, seat) for seat in people]
    spectator = Client(served, made["table"], token_of(made["spectator"]))
    play_on(clients or [spectator], random.Random(seed))
    results = []
    for client in [*clients, spectator]:
        while client.state.get("result") is None:
            client.receive()
        results.append(client.state["result"])
        assert client.state["decision"] is None
        assert client.state["waiting"] is None
        seed_shown = bytes.fromhex(client.state["seed"])
        proof = hashlib.sha256(seed_shown + made["table"].encode() + made["digest"].encode()).hexdigest()
        assert proof == client.state["commitment"] == made["commitment"]
        client.close()
    assert all(result == results[0] for result in results)
    return made


@pytest.mark.parametrize(
    ("game", "people", "bots", "rules"),
    [
        ("team-manager", 2, 0, []),
        ("team-manager", 1, 2, ["abbreviated-season"]),
        ("team-manager", 3, 1, ["no-salary-cap"]),
        ("blitz-bowl", 2, 0, ["random-events", "arena"]),
        ("blitz-bowl", 1, 1, ["fouls", "pitch=stone"]),
    ],
)
def test_a_whole_game_is_played_and_its_replay_holds(
    served: Served, game: str, people: int, bots: int, rules: list[str]
) -> None:
    made = whole_game(served, game, [PERSON] * people + [ROOKIE] * bots, people, rules=rules)
    answer = served.get(f"/tables/{made['table']}/replay", token_of(made["spectator"]))
    assert answer.status_code == 200
    replay = parse_replay(answer.text, "over the wire")
    replay.verify()
    assert replay.finished
    assert replay.setting.rules == rules


def test_bots_play_by_themselves_while_somebody_watches(served: Served) -> None:
    whole_game(served, "blitz-bowl", [ROOKIE, {"who": "bot", "bot": "random"}], 1, teams=["dwarf", "orc"])


def test_a_state_says_what_a_seat_needs(served: Served) -> None:
    made = served.make("team-manager", [{"who": "here", "label": "  Anna  B. "}, PERSON, ROOKIE], teams=TEAMS, first=0)
    with served.client(made, 0) as one, served.client(made, 1) as two:
        asked, other = one, two
        decision = asked.asked()
        assert decision["number"] == asked.state["sequence"]
        assert decision["kind"] == "turn"
        assert not decision["response"]
        assert {option["verb"] for option in decision["options"]} == {"commit", "pass"}
        other.until(asked.state["sequence"])
        assert other.state["decision"] is None
        assert other.state["waiting"] == {
            "seat": asked.state["seat"],
            "kind": "turn",
            "prompt": decision["prompt"],
            "rule": decision["rule"],
        }
        labels = [(seat["label"], seat["bot"]) for seat in one.state["seats"]]
        assert labels == [("Anna B.", ""), ("", ""), ("", "rookie")]
        assert one.state["commitment"] == made["commitment"]
        assert one.state["seed"] is None
        assert one.state["result"] is None


TEAMS = ["reikland-reavers", "gouged-eye", "grudgebearers"]


def blitz(served: Served, people: int = 2) -> tuple[dict[str, Any], list[Client]]:
    """A match on a known pitch, in which both coaches first line up: quiet choices that can be taken back."""
    made = served.make(
        "blitz-bowl",
        [PERSON] * people + [ROOKIE] * (2 - people),
        teams=["dwarf", "orc"],
        rules=["pitch=stone"],
        first=0,
    )
    return made, [served.client(made, seat) for seat in range(people)]


# --- Messages that are late, repeated or wrong ------------------------------------------------------------------


def test_a_late_or_repeated_choice_is_answered_with_the_present_state(served: Served) -> None:
    _, clients = blitz(served)
    asked, _ = whose_turn(clients)
    decision = asked.asked()
    code = asked.choose()
    after = asked.state["sequence"]
    for repeated in (code, decision["options"][-1]["code"], 1):
        asked.send(type="choose", number=decision["number"], code=repeated)
        message = asked.receive()
        assert message["type"] == "state"
        assert message["sequence"] == after
        assert message["events"] == []
    for client in clients:
        client.close()


def test_what_cannot_be_chosen_is_refused_and_nothing_changes(served: Served) -> None:
    made, clients = blitz(served)
    asked, other = whose_turn(clients)
    decision = asked.asked()
    offered = [option["code"] for option in decision["options"]]
    spectator = Client(served, made["table"], token_of(made["spectator"]))
    creator = Client(served, made["table"], token_of(made["creator"]))
    before = {id(client): client.until(0)["sequence"] for client in (asked, other, spectator, creator)}
    wrong: list[tuple[Client, dict[str, Any], str]] = [
        (asked, {"type": "choose", "number": decision["number"], "code": max(offered) + 1}, "not an option"),
        (asked, {"type": "choose", "number": decision["number"] + 1, "code": offered[0]}, "has not been asked"),
        (other, {"type": "choose", "number": decision["number"], "code": offered[0]}, "is asked, not you"),
        (spectator, {"type": "choose", "number": decision["number"], "code": offered[0]}, "is asked, not you"),
        (creator, {"type": "choose", "number": decision["number"], "code": offered[0]}, "is asked, not you"),
        (spectator, {"type": "undo", "number": decision["number"]}, "cannot be taken back"),
        (spectator, {"type": "standing", "kind": "interrupt", "answer": "never"}, "only watches"),
        (asked, {"type": "standing", "kind": "action", "answer": "never"}, "Only a response"),
        (asked, {"type": "standing", "kind": "interrupt", "answer": "perhaps"}, "no message known here"),
        (asked, {"type": "choose", "number": decision["number"]}, "no message known here"),
        (asked, {"type": "choose", "number": -1, "code": 1}, "no message known here"),
        (asked, {"type": "choose", "number": 0, "code": 1.5}, "no message known here"),
        (asked, {"type": "choose", "number": 0, "code": 1, "seat": 1}, "no message known here"),
        (asked, {"type": "dance"}, "no message known here"),
        (asked, {}, "no message known here"),
        (asked, {"type": "hello", "token": token_of(made["seats"][1])}, "already"),
    ]
    for client, message, words in wrong:
        client.send(**message)
        refused = client.next("refused")
        assert words in refused["sentence"], message
        assert refused["sequence"] == before[id(client)]
    for text in ("", "{", "null", "[]", "\ud7ff", "{" * 1000, "[" * 1500, '{"type":"ping","type":"ping","x":1}'):
        asked.socket.send(text)
        assert "no message known here" in asked.next("refused")["sentence"]
    asked.socket.send(b"\xff\xfe")
    assert "no message known here" in asked.next("refused")["sentence"]
    asked.send(type="ping")
    assert asked.next("pong")["sequence"] == decision["number"]
    assert served.state(made["table"], token_of(made["spectator"]))["sequence"] == decision["number"]
    for client in (asked, other, spectator, creator):
        client.close()


def test_two_clients_on_one_seat_see_the_same(served: Served) -> None:
    made, clients = blitz(served)
    asked, other = whose_turn(clients)
    twin = served.client(made, asked.state["seat"])
    decision = twin.asked()
    assert decision == asked.asked()
    asked.choose(1)
    twin.until(decision["number"] + 1)
    assert {**twin.state, "events": [], "events_from": 0} == {**asked.state, "events": [], "events_from": 0}
    asked.close()
    assert twin.choose(0) >= 0
    twin.close()
    other.close()


def test_a_client_that_comes_back_is_told_what_it_missed(served: Served) -> None:
    made, clients = blitz(served)
    play_on(clients, random.Random(3), 30)
    asked, other = whose_turn(clients)
    seat, since, decision = other.state["seat"], other.state["sequence"], asked.asked()
    heard = other.state["events_from"] + len(other.state["events"])
    other.close()
    asked.choose()
    again = served.client(made, seat, since)
    again.until(decision["number"] + 1)
    assert again.state["events_from"] == heard
    fresh = served.client(made, seat)
    fresh.until(decision["number"] + 1)
    assert fresh.state["events_from"] == 0
    assert fresh.state["events"][heard:] == again.state["events"]
    assert fresh.state["scene"] == again.state["scene"]
    for client in (asked, again, fresh):
        client.close()


def test_a_client_that_loses_its_connection_in_mid_decision_finds_the_same_question(served: Served) -> None:
    made, clients = blitz(served)
    asked, other = whose_turn(clients)
    decision, seat = asked.asked(), asked.state["seat"]
    asked.socket.socket.close()  # no word of farewell
    again = served.client(made, seat, asked.state["sequence"])
    assert again.asked() == decision
    again.choose()
    again.close()
    other.close()


def test_a_choice_is_made_to_its_end_even_if_its_maker_goes(served: Served) -> None:
    """A connection that is cut off while a choice is being stored must not leave it half done."""

    async def work() -> list[str]:
        done: list[str] = []
        stored = asyncio.Event()

        async def choice() -> None:
            await stored.wait()
            done.append("told")
            raise touchline.IllegalChoice("Nobody hears this.")

        asking = asyncio.create_task(finished(choice()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0)
        assert not done
        stored.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        return done

    assert asyncio.run(work()) == ["told"]


# --- Undo --------------------------------------------------------------------------------------------------------


def test_a_quiet_choice_can_be_taken_back_by_whoever_made_it(served: Served) -> None:
    _, clients = blitz(served)
    asked, other = whose_turn(clients)
    decision = asked.asked()
    events = asked.state["events_from"] + len(asked.state["events"])
    assert not asked.state["undo"]
    asked.choose()
    assert asked.state["undo"]
    assert not other.until(decision["number"] + 1)["undo"]
    other.send(type="undo", number=other.state["sequence"])
    assert "cannot be taken back" in other.next("refused")["sentence"]
    asked.send(type="undo", number=asked.state["sequence"])
    asked.until(decision["number"] + 2)
    again = asked.asked()
    assert again["options"] == decision["options"]
    assert again["number"] == decision["number"] + 2  # a choice for the first asking is late now
    assert asked.state["events_from"] <= events
    assert not asked.state["undo"]
    asked.send(type="choose", number=decision["number"], code=decision["options"][0]["code"])
    assert asked.next("state")["sequence"] == again["number"]
    asked.send(type="undo", number=decision["number"] + 1)  # late too
    assert asked.next("state")["sequence"] == again["number"]
    for client in clients:
        client.close()


def test_what_another_person_has_answered_cannot_be_taken_back(served: Served) -> None:
    _, clients = blitz(served)
    asked, other = whose_turn(clients)
    while True:
        asked.choose()
        other.until(asked.state["sequence"])
        if other.state["decision"] is not None:
            break
    assert asked.state["undo"], "lining up is quiet, and the other has not chosen yet"
    other.choose()
    asked.until(other.state["sequence"])
    assert not asked.state["undo"]
    asked.send(type="undo", number=asked.state["sequence"])
    assert "cannot be taken back" in asked.next("refused")["sentence"]
    for client in clients:
        client.close()


def keenly(options: list[dict[str, Any]], chance: random.Random) -> int:
    """An option that leads to dice where there is one, and no end of a turn: else a match may end with few rolled."""
    numbers = range(len(options))
    rolling = [n for n in numbers if options[n]["verb"] in ("block", "throw", "mark")]
    going_on = [n for n in numbers if options[n]["verb"] != "end-turn"]
    return chance.choice(rolling or going_on or list(numbers))


def test_dice_cannot_be_taken_back(served: Served) -> None:
    """Whatever the engine marks with dice or a face shown stays; nobody rolls twice by undoing."""
    chance = random.Random(9)
    rolled = 0
    clients: list[Client] = []
    while rolled < 5:
        if not clients or any(client.until(0)["result"] is not None for client in clients):
            for client in clients:
                client.close()
            _, clients = blitz(served)
        asked, _ = whose_turn(clients)
        before = asked.state["events_from"] + len(asked.state["events"])
        asked.choose(keenly(asked.asked()["options"], chance))
        kinds = {event["kind"] for event in asked.state["events"] if event["number"] >= before}
        if any("rolled" in kind for kind in kinds):
            rolled += 1
            assert not asked.state["undo"]
    for client in clients:
        client.close()


def test_a_bot_leaves_a_moment_for_taking_back(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", pause=3600.0) as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=0)
        with served.client(made, 0) as me:
            while me.until(0)["waiting"]["seat"] == 1:
                me.receive()
            while me.state["waiting"]["seat"] == 0:
                me.choose()
            assert me.state["undo"]
            sequence = me.state["sequence"]
            me.send(type="undo", number=sequence)
            me.until(sequence + 1)
            assert me.state["decision"] is not None


# --- Standing answers -----------------------------------------------------------------------------------------------


def responses_of(game: str) -> list[str]:
    return [kind.name for kind in game_of(game).registry.kinds if kind.response]


def test_a_response_can_be_declined() -> None:
    for game in games():
        registry = game_of(game).registry
        assert responses_of(game)
        for name in responses_of(game):
            kind = registry.kinds[registry.kind_index[name]]
            assert registry.is_response(name)
            assert kind.default in (*registry.declining, "end-turn")
        assert not registry.is_response("of another game")


def test_never_declines_a_response_from_then_on(served: Served) -> None:
    game = "blitz-bowl"
    _, clients = blitz(served)
    for client in clients:
        client.until(0)
        for kind in responses_of(game):
            client.send(type="standing", kind=kind, answer="never")
            client.next("state")
    for client in clients:
        while len(client.state["standing"]) < len(responses_of(game)):
            client.receive()
        assert set(client.state["standing"].values()) == {"never"}
    chance = random.Random(5)
    for _ in range(60):
        asked, _ = whose_turn(clients)
        decision = asked.asked()
        default = touchline.new(game, seats=2).registry.kinds[0].default
        assert decision["kind"] not in responses_of(game) or default not in {o["verb"] for o in decision["options"]}
        asked.choose(chance.randrange(len(decision["options"])))
        if asked.state["result"] is not None:
            break
    one = clients[0]
    one.send(type="standing", kind="interrupt", answer="ask")
    while "interrupt" in one.state["standing"]:
        one.receive()
    for client in clients:
        client.close()


def test_a_person_alone_is_not_asked_what_has_one_answer(served: Served) -> None:
    made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["skaven", "orc"])
    with served.client(made, 0) as me:
        chance = random.Random(2)
        while me.until(0)["result"] is None:
            if me.state["decision"] is None:
                me.receive()
                continue
            assert len(me.state["decision"]["options"]) > 1
            me.choose(chance.randrange(len(me.state["decision"]["options"])))


# --- Seats ----------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_gone_is_played_by_a_bot_and_taken_back(served: Served) -> None:
    made, clients = blitz(served)
    asked, other = whose_turn(clients)
    seat, table = asked.state["seat"], made["table"]
    path = f"/tables/{table}/seats/{seat}"
    assert served.post(path, {"bot": "rookie"}, token_of(made["seats"][1 - seat])).status_code == 403
    assert served.post(path, {"bot": "rookie"}, token_of(made["spectator"])).status_code == 403
    assert served.post(path, {"bot": "grandmaster"}, token_of(made["creator"])).status_code == 400
    assert served.post(f"/tables/{table}/seats/5", {"bot": "rookie"}, token_of(made["creator"])).status_code == 404
    answer = served.post(path, {"bot": "rookie"}, token_of(made["creator"]))
    assert answer.status_code == 200
    assert answer.json() == {"link": ""}
    while other.state["decision"] is None:
        other.receive()
    assert other.state["seats"][seat]["bot"] == "rookie"
    asked.until(other.state["sequence"])
    assert served.post(path, {"bot": ""}, token_of(made["seats"][seat])).status_code == 200
    while asked.state["seats"][seat]["bot"]:
        asked.receive()
    while other.state["waiting"]["seat"] != seat:
        other.choose()
    assert asked.asked()
    for client in clients:
        client.close()


def test_a_seat_of_a_bot_can_be_given_to_a_person(served: Served) -> None:
    made, clients = blitz(served, people=1)
    answer = served.post(f"/tables/{made['table']}/seats/1", {"bot": ""}, token_of(made["creator"]))
    token = token_of(answer.json()["link"])
    assert len(token) >= 22
    assert served.state(made["table"], token)["seat"] == 1
    clients[0].close()


# --- Making tables --------------------------------------------------------------------------------------------------


def test_what_is_offered_can_be_had(served: Served) -> None:
    offers = served.get("/games").json()
    assert [game["name"] for game in offers["games"]] == touchline.games()
    assert offers["bots"] == ["random", "rookie"]
    for game in offers["games"]:
        assert game["teams"]
        for seats in game["seats"]:
            touchline.new(game["name"], seats=seats)
        for rule in game["rules"]:
            assert rule["line"]["en"].endswith(".")
            assert rule["line"]["ja"]
            words = [rule["name"]] if rule["bare"] else []
            words += [f"{rule['name']}={value}" for value in rule["values"]]
            assert words
            for word in words:
                touchline.new(game["name"], seats=game["seats"][0], rules=[word])


def test_a_reconstructed_pitch_is_offered_after_the_documented_ones(served: Served) -> None:
    (game,) = (game for game in served.get("/games").json()["games"] if game["name"] == "blitz-bowl")
    (rule,) = (rule for rule in game["rules"] if rule["name"] == "pitch")
    assert rule["values"] == ["stone", "brazier", "timber"]


def test_what_is_printed_in_a_game_can_be_read(served: Served) -> None:
    for game in touchline.games():
        printed = served.get(f"/games/{game}").json()
        assert printed["game"] == game
        assert printed["kinds"]
    assert "There is no game" in served.get("/games/chess").json()["sentence"]


def test_every_optional_rule_is_offered(served: Served) -> None:
    for game in served.get("/games").json()["games"]:
        with pytest.raises(touchline.BadArgument, match="There is no optional rule") as caught:
            touchline.new(game["name"], seats=2, rules=["zzz"])
        for rule in game["rules"]:
            assert rule["name"] in str(caught.value)
        assert str(caught.value).count(", ") == len(game["rules"]) - 1


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess", "seats": [PERSON, PERSON]}, "There is no game 'chess'"),
        ({"game": "blitz-bowl", "seats": [PERSON]}, "2 coaches"),
        ({"game": "blitz-bowl", "seats": []}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON] * 9}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON, {"who": "bot", "bot": "hal"}]}, "There is no bot 'hal'"),
        ({"game": "blitz-bowl", "seats": [PERSON, {"who": "bot"}]}, "There is no bot"),
        ({"game": "blitz-bowl", "seats": [PERSON, {"who": "link", "bot": "rookie"}]}, "takes no bot"),
        ({"game": "blitz-bowl", "seats": [PERSON, {"who": "cat"}]}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON, PERSON], "teams": ["dwarf", "elf"]}, "There is no team 'elf'"),
        ({"game": "blitz-bowl", "seats": [PERSON, PERSON], "rules": ["tea"]}, "There is no optional rule 'tea'"),
        ({"game": "blitz-bowl", "seats": [PERSON, PERSON], "packs": ["/etc"]}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON, PERSON], "seed": 7}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON, PERSON], "first": 5}, "cannot be coach A"),
        ({"game": "blitz-bowl", "seats": [PERSON, {**PERSON, "label": "x" * 41}]}, "does not fit"),
        ({"game": "blitz-bowl", "seats": [PERSON, {**PERSON, "label": "a\u202eb"}]}, "all of them to be seen"),
        ([], "does not fit"),
        ("", "does not fit"),
    ],
)
def test_a_table_that_cannot_be_made_is_a_sentence(served: Served, body: Any, words: str) -> None:
    answer = served.post("/tables", body)
    assert answer.status_code == 400
    assert words in answer.json()["sentence"]


def test_a_move_is_told_in_few_bytes(served: Served) -> None:
    for game in touchline.games():
        made = served.make(game, [PERSON, PERSON])
        clients = [served.client(made, seat) for seat in range(2)]
        play_on(clients, random.Random(1), 40)
        for client in clients:
            assert client.largest < 30_000
            client.close()
