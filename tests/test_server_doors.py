"""Who gets in: every surface with no token, a wrong one, another table's and a spectator's; and what strangers send."""

import contextlib
import json
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.serving import PERSON, ROOKIE, Client, Gone, Served, play_on, serving, token_of
from touchline.server.log import JsonLines
from touchline.server.play.links import hash_of
from touchline.server.protocol.reading import LARGEST_BODY, LARGEST_MESSAGE


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.fixture(scope="module")
def made(served: Served) -> dict[str, Any]:
    return served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"])


@pytest.fixture(scope="module")
def other(served: Served) -> dict[str, Any]:
    return served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"])


def asked(served: Served, table: str, token: str) -> dict[str, httpx.Response]:
    """Every HTTP surface of a table, asked with this token."""
    return {
        "state": served.get(f"/tables/{table}", token),
        "replay": served.get(f"/tables/{table}/replay", token),
        "bug": served.post(f"/tables/{table}/bug", {"words": "odd"}, token),
        "seat": served.post(f"/tables/{table}/seats/0", {"bot": "rookie"}, token),
    }


def surfaces(served: Served, table: str) -> list[tuple[str, str]]:
    """Every method and address that a table has, whoever added it."""
    return [
        (method, re.sub(r"\{\w+:int\}", "0", route.path.replace("{table}", table)))
        for route in served.app.starlette().routes
        if isinstance(route, Route) and route.path.startswith("/tables/{table}")
        for method in sorted((route.methods or set()) - {"HEAD"})
    ]


def test_no_address_of_a_table_opens_without_its_token(
    served: Served, made: dict[str, Any], other: dict[str, Any]
) -> None:
    listed = surfaces(served, made["table"])
    assert ("POST", f"/tables/{made['table']}/begin") in listed
    assert ("GET", f"/tables/{made['table']}") in listed
    wrong = ["x", *(token_of(link) for link in (other["creator"], other["spectator"], *other["seats"]))]
    for method, path in listed:
        assert "{" not in path, path
        assert served.http.request(method, path).status_code == 401, path
        for token in wrong:
            answer = served.http.request(method, path, headers={"authorization": f"Bearer {token}"})
            assert answer.status_code == 403, path
    for method, path in surfaces(served, "nowhere"):
        answer = served.http.request(method, path, headers={"authorization": f"Bearer {wrong[1]}"})
        assert answer.status_code == 404, path


def refused_at_the_door(served: Served, table: str, token: str) -> str:
    """A WebSocket that is told why it may not come in, and is closed."""
    with Client(served, table, "") as client:
        client.send(type="hello", token=token)
        message = client.receive()
        assert message["type"] == "gone"
        with pytest.raises(Gone):
            client.receive()
        assert client.socket.close_code == 1008
        sentence: str = message["sentence"]
        return sentence


def closed_with(client: Client) -> int | None:
    """Hear a connection to its end; gives the code it was closed with."""
    with contextlib.suppress(Gone):
        while True:
            client.receive()
    return client.socket.close_code


def test_without_a_token_there_is_nothing_to_see(served: Served, made: dict[str, Any]) -> None:
    for name, answer in asked(served, made["table"], "").items():
        assert answer.status_code == 401, name
        assert "link" in answer.json()["sentence"]
    assert "no message known here" in refused_at_the_door(served, made["table"], "")
    for header in ("Bearer", "Basic abc", "zzz"):
        answer = served.http.get(f"/tables/{made['table']}", headers={"authorization": header})
        assert answer.status_code == 401


def test_a_wrong_token_opens_nothing(served: Served, made: dict[str, Any], other: dict[str, Any]) -> None:
    good = token_of(made["seats"][0])
    wrong = ["x", good[:-1], good + "A", good.swapcase(), hash_of(good), "é" * 8, *map(token_of, other["seats"])]
    wrong += [token_of(other["creator"]), token_of(other["spectator"])]
    for token in wrong:
        if token.isascii():
            for name, answer in asked(served, made["table"], token).items():
                assert answer.status_code == 403, (name, token)
        assert served.http.get(f"/tables/{made['table']}", params={"seat": token}).status_code == 403
        if len(token) <= 64:
            assert "does not open" in refused_at_the_door(served, made["table"], token)


def test_a_spectator_sees_what_spectators_may_see_and_does_nothing(served: Served, made: dict[str, Any]) -> None:
    token = token_of(made["spectator"])
    answers = asked(served, made["table"], token)
    assert answers["state"].status_code == 200
    state = answers["state"].json()
    assert state["seat"] == 7
    assert state["decision"] is None
    assert not state["manages"]
    assert state["seed"] is None
    assert answers["replay"].status_code == 400
    assert "when the game is over" in answers["replay"].json()["sentence"]
    assert answers["seat"].status_code == 403
    assert served.post(f"/tables/{made['table']}/begin", {}, token).status_code == 403
    assert answers["bug"].status_code == 201


def test_the_replay_is_kept_back_from_everybody_until_the_end(served: Served, made: dict[str, Any]) -> None:
    for link in (made["creator"], made["spectator"], *made["seats"]):
        answer = served.get(f"/tables/{made['table']}/replay", token_of(link))
        assert answer.status_code == 400


def test_the_creators_link_sees_no_hand(served: Served, made: dict[str, Any]) -> None:
    state = served.state(made["table"], token_of(made["creator"]))
    watched = served.state(made["table"], token_of(made["spectator"]))
    assert state["manages"]
    assert state["decision"] is None
    assert {**state, "manages": False} == watched


def test_a_token_may_stand_in_the_address_of_a_state(served: Served, made: dict[str, Any]) -> None:
    answer = served.http.get(f"/tables/{made['table']}", params={"seat": token_of(made["seats"][1])})
    assert answer.status_code == 200
    assert answer.json()["seat"] == 1


def test_a_table_that_is_not_there_is_a_sentence(served: Served, made: dict[str, Any]) -> None:
    token = token_of(made["seats"][0])
    for name, answer in asked(served, "nowhere", token).items():
        assert answer.status_code == 404, name
        assert "There is no such table here" in answer.json()["sentence"]
    assert "no such table" in refused_at_the_door(served, "nowhere", token)
    assert served.get("/tables/" + "x" * 5000, token).status_code == 404
    assert served.get("/nothing").status_code == 404
    assert served.get("/tables").status_code == 405
    assert served.post("/games", {}).status_code == 405
    for answer in (served.get("/nothing"), served.get("/tables")):
        assert answer.json()["sentence"].endswith(".")


def test_only_hashes_of_tokens_are_stored(served: Served, made: dict[str, Any], tmp_path: Path) -> None:
    database = served.app.store.engine.url.database
    assert database is not None
    stored = b"".join(path.read_bytes() for path in Path(database).parent.iterdir())
    for link in (made["creator"], made["spectator"], *made["seats"]):
        assert len(token_of(link)) >= 22
        assert token_of(link).encode() not in stored
        assert hash_of(token_of(link)).encode() in stored
        assert "#" in link  # a browser does not send what stands behind it


# --- Strangers ----------------------------------------------------------------------------------------------------


def test_every_answer_has_strict_headers(served: Served, made: dict[str, Any]) -> None:
    for path in ("/", "/t/abc", "/games", "/health", "/metrics", "/nothing", f"/tables/{made['table']}"):
        headers = served.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == ("no-cache" if path in ("/", "/t/abc") else "no-store")
        assert "server" not in headers


def test_a_page_of_another_address_may_not_post(served: Served) -> None:
    body = {"game": "blitz-bowl", "seats": [PERSON, PERSON]}
    for origin in (
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        f"http://{served.address}.evil.example",
        "file://",
    ):
        assert served.post("/tables", body, origin=origin).status_code == 403
    assert served.post("/tables", body, origin=f"http://{served.address}").status_code == 201


def test_a_page_of_another_address_may_not_open_a_websocket(served: Served, made: dict[str, Any]) -> None:
    token = token_of(made["seats"][0])
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus, match="403"):
            Client(served, made["table"], token, Origin=origin)
    with Client(served, made["table"], token, Origin=f"http://{served.address}") as client:
        assert client.until(0)["seat"] == 0


def test_a_server_on_loopback_answers_to_its_own_names_alone(served: Served, made: dict[str, Any]) -> None:
    for host in ("evil.example", "evil.example:80", "[::1", ""):
        answer = served.http.get("/games", headers={"host": host})
        assert answer.status_code in (400, 403)
    assert served.http.get("/games", headers={"host": "localhost"}).status_code == 200


def test_a_request_has_a_limit(served: Served, made: dict[str, Any]) -> None:
    large = {"words": "x" * LARGEST_BODY}
    answer = served.post(f"/tables/{made['table']}/bug", large, token_of(made["seats"][0]))
    assert answer.status_code == 413
    answer = served.http.post("/tables", content=b"x" * (LARGEST_BODY + 1))
    assert answer.status_code == 413
    answer = served.http.post("/tables", content=b"{" * 10_000)
    assert answer.status_code == 400
    assert served.http.post("/brief", content=b" " * (LARGEST_BODY + 1)).status_code == 413
    begin = f"/tables/{made['table']}/begin"
    headers = {"authorization": f"Bearer {token_of(made['creator'])}"}
    assert served.http.post(begin, content=b" " * (LARGEST_BODY + 1), headers=headers).status_code == 413


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 10 * LARGEST_MESSAGE])
def test_a_message_that_is_too_large_ends_the_connection(served: Served, made: dict[str, Any], size: int) -> None:
    with served.client(made, 0) as client:
        client.until(0)
        client.socket.send(json.dumps({"type": "ping", "x": "x" * size}))
        assert closed_with(client) == 1009


def test_too_many_messages_are_not_read(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", message_burst=5.0, message_rate=0.001) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON])
        with served.client(made, 0) as client:
            client.until(0)
            for _ in range(8):
                client.send(type="ping")
            heard = [client.receive() for _ in range(8)]
            assert [message["type"] for message in heard] == ["pong"] * 5 + ["refused"] * 3
            assert "too many messages" in heard[-1]["sentence"]
            with contextlib.suppress(ConnectionClosed):  # in the middle of it, as soon as patience ends
                for _ in range(200):
                    client.send(type="ping")
            assert closed_with(client) == 1008
        with served.client(made, 0) as client:
            assert client.until(0)["sequence"] == 0


def test_too_many_requests_are_not_done(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", request_burst=3.0, request_rate=0.001) as served:
        body = {"game": "blitz-bowl", "seats": [PERSON, PERSON]}
        answers = [served.post("/tables", body).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]
        assert served.post("/brief", {"links": []}).status_code == 429
        assert served.post("/tables/any/begin", {}).status_code == 429
        assert served.get("/health").status_code == 200


def test_a_connection_must_say_whose_it_is(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", hello_limit=0.05) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON])
        with Client(served, made["table"], "") as client:
            assert "Nobody has said" in client.next("gone")["sentence"]


def test_a_connection_says_whose_it_is_first_and_nothing_else(served: Served, made: dict[str, Any]) -> None:
    with Client(served, made["table"], "") as client:
        client.send(type="ping")
        assert "first message" in client.next("gone")["sentence"]
    token = token_of(made["seats"][0])
    for more in ({"seat": 1}, {"word": 7}, {"word": "x" * 65}, {"since": -2}, {"words": ["a"]}):
        with Client(served, made["table"], "") as client:
            client.send(type="hello", token=token, **more)
            assert "no message known here" in client.next("gone")["sentence"]


def test_a_table_takes_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", connections_per_table=2, most_connections=3) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON])
        elsewhere = served.make("blitz-bowl", [PERSON, PERSON])
        one, two = served.client(made, 0), served.client(made, 1)
        one.until(0)
        two.until(0)
        with served.client(made, 0) as third:
            assert "as many onlookers" in third.next("gone")["sentence"]
        three = served.client(elsewhere, 0)
        three.until(0)
        with Client(served, elsewhere["table"], "") as fourth:
            assert "as many players" in fourth.next("gone")["sentence"]
        for client in (one, two, three):
            client.close()


# --- What is said about it ----------------------------------------------------------------------------------------


def test_health_and_metrics(served: Served) -> None:
    assert served.get("/health").json() == {"healthy": True, "database": True}
    lines = served.get("/metrics").text.splitlines()
    for line in lines:
        assert re.fullmatch(r"touchline_[a-z_]+ \d+", line), line
    names = {line.split()[0] for line in lines}
    assert {"touchline_choices_stored_total", "touchline_tables_in_memory", "touchline_connections"} <= names


def test_a_report_holds_the_reporters_view_and_no_secret(served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    token = token_of(made["seats"][1])
    answer = served.post(f"/tables/{made['table']}/bug", {"words": "The Ogre <b>fell</b> up."}, token)
    assert answer.status_code == 201
    live = served.app.tables.live[made["table"]]
    from sqlalchemy import select

    from touchline.server.storage.schema import REPORTS

    with served.app.store.engine.connect() as connection:
        report = connection.execute(select(REPORTS).where(REPORTS.c.id == answer.json()["report"])).one()
    assert report.words == "The Ogre <b>fell</b> up."
    assert report.seat == 1
    assert report.position == live.played.table.view(1).table.position()
    assert report.position != live.played.table.position()
    assert live.played.record.seed.hex() not in str(report)


def test_no_token_seed_or_hand_is_in_the_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path / "tables.db") as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE])
        secrets = [token_of(link) for link in (made["creator"], made["spectator"], made["seats"][0])]
        served.http.get(f"/tables/{made['table']}", params={"seat": secrets[0]})
        served.http.get(f"/tables/{made['table']}", params={"seat": secrets[0][:-1]})
        served.post(f"/tables/{made['table']}/bug", {"words": "private words"}, secrets[2])
        with served.client(made, 0) as client:
            play_on([client], random.Random(1), 15)
            client.send(type="choose", number=0, code=77, token=secrets[2])
            client.next("refused")
        sealed = served.make("blitz-bowl", [PERSON, PERSON], sealed=True)
        words = ["word of the first", "word of the second"]
        for seat, word in enumerate(words):
            with served.client(sealed, seat, word=word) as client:
                client.hear(lambda state: True)
        hidden = served.app.tables.live[sealed["table"]]
        assert hidden.played.record.secret is not None
        secrets += [*words, hidden.played.record.secret.hex(), repr(hidden.played.record.secret)]
        for shown in (repr(hidden.played.record), repr(hidden.seats.records)):
            assert not any(secret in shown for secret in secrets[-4:])
        live = served.app.tables.live[made["table"]]
        secrets += [live.played.record.seed.hex(), repr(live.played.record.seed), "private words"]
        secrets += [hash_of(secret) for secret in secrets[:3]]
        assert live.played.record.seed.hex() not in repr(live.played.record)
        secrets.append(live.played.table.position().splitlines()[8])
    ours = [record for record in caplog.records if record.name.startswith(("touchline", "uvicorn"))]
    said = {"started", "made", "token refused", "report", "word", "dealt", "stopped"}
    assert {record.getMessage() for record in ours} >= said
    for record in ours:
        line = JsonLines().format(record)
        assert json.loads(line)["event"]
        for secret in secrets:
            assert secret not in line
