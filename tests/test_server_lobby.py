"""Sealed tables: the deal is made of the server's secret and a word from each person, and nobody can steer it."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serving import PERSON, ROOKIE, Client, Gone, Served, play_on, serving, token_of
from touchline.proof import sealed_seed
from touchline.server.play.errors import NotStored
from touchline.server.storage.store import Store
from touchline.server.storage.writer import Job

WORDS = ["rain tonight", "虎", "x" * 64]
SECRETS = ("scene", "decision", "waiting", "seed", "secret", "words", "clock")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def sealed(served: Served, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    teams = ["dwarf", "orc"]
    return served.make("blitz-bowl", list(seats), sealed=True, teams=teams, rules=["pitch=stone"], first=0, **more)


def mixed(secret: bytes, words: list[str]) -> bytes:
    """The seed as the documents say, written down once more."""
    data = secret
    for word in words:
        coded = word.encode("utf-8")
        data += bytes([len(coded) // 256, len(coded) % 256]) + coded
    return hashlib.sha256(data).digest()


def is_lobby(state: dict[str, Any], worded: list[bool]) -> bool:
    assert all(state[name] is None for name in SECRETS)
    assert (state["events"], state["sequence"], state["undo"], state["choices"]) == ([], -1, False, 0)
    return bool(state["lobby"]) and [seat["worded"] for seat in state["seats"]] == worded


def test_a_sealed_table_is_dealt_when_every_person_has_said_a_word(served: Served) -> None:
    made = served.make("team-manager", [PERSON, ROOKIE, PERSON, PERSON], sealed=True)
    assert len(made["commitment"]) == 64
    clients = [served.client(made, 0, word=WORDS[0])]
    assert is_lobby(clients[0].hear(lambda state: True), [True, True, False, False])
    watcher = Client(served, made["table"], token_of(made["spectator"]))
    assert is_lobby(watcher.hear(lambda state: True), [True, True, False, False])
    clients.append(served.client(made, 3, word=WORDS[2]))
    assert is_lobby(watcher.hear(lambda state: state["seats"][3]["worded"]), [True, True, False, True])
    clients.append(served.client(made, 2, word=WORDS[1]))
    for client in (*clients, watcher):
        state = client.until(0)
        assert not state["lobby"]
        assert state["scene"]
        assert state["events_from"] == 0
        assert state["commitment"] == made["commitment"]
        assert [state["seed"], state["secret"], state["words"]] == [None] * 3
    play_on(clients, random.Random(1))
    for client in (*clients, watcher):
        state = client.hear(lambda state: state["result"])
        secret, words = bytes.fromhex(state["secret"]), state["words"]
        assert words == [WORDS[0], "", WORDS[1], WORDS[2]]
        proof = hashlib.sha256(secret + made["table"].encode() + made["digest"].encode()).hexdigest()
        assert proof == state["commitment"] == made["commitment"]
        assert mixed(secret, words).hex() == state["seed"]
        client.close()


def test_the_seed_depends_on_every_word_and_where_it_stands() -> None:
    secret = bytes(range(32))
    seeds = [
        sealed_seed(secret, words)
        for words in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", ""], ["", ""], ["a", "b", ""])
    ]
    assert len(set(seeds)) == len(seeds)
    assert sealed_seed(bytes(32), ["a", "b"]) not in seeds
    for words in (["a", "b"], WORDS, ["", "é" * 64]):
        assert sealed_seed(secret, words) == mixed(secret, words)


def test_an_unsealed_table_is_dealt_at_once_and_shows_no_secret_of_the_kind(served: Served) -> None:
    made = served.make("blitz-bowl", [ROOKIE, ROOKIE])
    with Client(served, made["table"], token_of(made["spectator"])) as watcher:
        state = watcher.hear(lambda state: state["result"])
        assert (state["lobby"], state["secret"], state["words"]) == (False, None, None)
        assert state["seed"]


def test_a_word_is_heard_once(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    first = served.client(made, 0, word="mine")
    assert is_lobby(first.hear(lambda state: True), [True, False])
    with served.client(made, 0, word="other") as again:  # another browser of the same person
        assert is_lobby(again.hear(lambda state: True), [True, False])
    with served.client(made, 1) as silent:  # somebody comes without a word
        assert is_lobby(silent.hear(lambda state: True), [True, False])
    second = served.client(made, 1, word="yours")
    second.until(0)
    with served.client(made, 1, word="late") as late:
        late.until(0)
    live = served.app.tables.live[made["table"]]
    assert live.seats.words() == ["mine", "yours"]
    first.close()
    second.close()


def test_only_a_persons_seat_has_a_word(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    for link in (made["spectator"], made["creator"]):
        with Client(served, made["table"], token_of(link), word="meddling") as client:
            assert is_lobby(client.hear(lambda state: True), [False, False])
    assert served.post(f"/tables/{made['table']}/seats/1", {"bot": "rookie"}, token_of(made["creator"])).is_success
    with served.client(made, 1, word="watching") as client:
        assert is_lobby(client.hear(lambda state: True), [False, True])


def test_a_word_that_cannot_be_seen_or_is_too_long_is_refused(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    for word, words in (("a\u0000b", "characters that can be seen"), ("x" * 65, "no message known here")):
        with served.client(made, 0, word=word) as client:
            message = client.receive()
            assert message["type"] == "gone"
            assert words in message["sentence"]
    assert is_lobby(served.state(made["table"], token_of(made["seats"][0])), [False, False])


def test_what_cannot_be_done_before_the_deal_is_a_sentence(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    with served.client(made, 0, word="mine") as client:
        client.hear(lambda state: True)
        for message in (
            {"type": "choose", "number": 0, "code": 1},
            {"type": "undo", "number": 0},
            {"type": "odds", "number": 0, "code": 1},
            {"type": "why", "number": 0, "verb": "run"},
            {"type": "peek", "number": 0, "code": 1},
        ):
            client.send(**message)
            refused = client.next("refused")
            assert "not dealt yet" in refused["sentence"], message
            assert refused["sequence"] == -1
        client.send(type="standing", kind="interrupt", answer="never")
        assert client.next("state")["standing"] == {"interrupt": "never"}
        client.send(type="ping")
        assert client.next("pong")["sequence"] == -1
    token = token_of(made["seats"][0])
    assert "not dealt yet" in served.get(f"/tables/{made['table']}/replay", token).json()["sentence"]
    assert served.post(f"/tables/{made['table']}/bug", {"words": "Nobody comes."}, token).status_code == 201
    assert served.app.counters.counts["faults"] == 0


# --- Beginning without all words ------------------------------------------------------------------------------------


def test_the_creator_may_begin_without_the_missing_words(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    path = f"/tables/{made['table']}/begin"
    with served.client(made, 0, word="mine") as client:
        client.hear(lambda state: True)
        for token, status in (("", 401), ("x", 403), *((token_of(link), 403) for link in made["seats"])):
            assert served.post(path, {}, token).status_code == status
        assert served.post(path, {}, token_of(made["spectator"])).status_code == 403
        assert served.post(path, {"now": True}, token_of(made["creator"])).status_code == 400
        assert is_lobby(client.state, [True, False])
        answer = served.post(path, {}, token_of(made["creator"]))
        assert (answer.status_code, answer.json()) == (200, {})
        state = client.until(0)
        assert all(seat["worded"] for seat in state["seats"])
        again = served.http.post(path, headers={"authorization": f"Bearer {token_of(made['creator'])}"})
        assert (again.status_code, again.json()) == (200, {})
        assert client.asked()
        client.choose()
    with served.client(made, 1, word="too late") as late:
        late.until(1)
    stored = served.app.store.load(made["table"])
    assert stored is not None
    assert stored.record.secret is not None
    assert stored.record.seed == mixed(stored.record.secret, ["mine", ""])
    assert [seat.word for seat in stored.seats if seat.token_hash] == [None, "mine", None, None]


def test_a_table_that_is_not_sealed_has_begun(served: Served) -> None:
    made = served.make("blitz-bowl", [PERSON, PERSON])
    answer = served.post(f"/tables/{made['table']}/begin", {}, token_of(made["creator"]))
    assert (answer.status_code, answer.json()) == (200, {})


def test_a_bot_in_the_place_of_whoever_does_not_come_needs_no_word(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    with served.client(made, 0, word="mine") as client:
        assert is_lobby(client.hear(lambda state: True), [True, False])
        path = f"/tables/{made['table']}/seats/1"
        assert served.post(path, {"bot": "rookie"}, token_of(made["creator"])).status_code == 200
        assert client.asked()


def test_a_seat_that_is_given_to_a_person_before_the_deal_needs_a_word(served: Served) -> None:
    made = sealed(served, PERSON, ROOKIE)
    answer = served.post(f"/tables/{made['table']}/seats/1", {"bot": ""}, token_of(made["creator"]))
    token = token_of(answer.json()["link"])
    with served.client(made, 0, word="mine") as client:
        assert is_lobby(client.hear(lambda state: True), [True, False])
        with Client(served, made["table"], token, word="yours") as other:
            assert other.until(0)["seat"] == 1
        client.until(0)


# --- What is stored -------------------------------------------------------------------------------------------------


def test_a_restart_keeps_the_lobby_and_its_words(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        made = sealed(served, PERSON, PERSON)
        with served.client(made, 1, word="yours") as client:
            before = client.hear(lambda state: True)
    with serving(database) as served:
        after = served.state(made["table"], token_of(made["seats"][1]))
        assert is_lobby(after, [False, True])
        assert after["commitment"] == before["commitment"]
        with served.client(made, 1, word="another") as other, served.client(made, 0, word="mine") as client:
            assert client.until(0)["scene"]
            other.until(0)
        seeds = {served.app.tables.live[made["table"]].played.record.seed}
        position = served.app.tables.live[made["table"]].played.table.position()
    with serving(database) as served:
        assert served.state(made["table"], token_of(made["seats"][1]))["sequence"] == 0
        live = served.app.tables.live[made["table"]]
        assert live.played.table.position() == position
        assert live.seats.words() == ["mine", "yours"]
        seeds.add(live.played.record.seed)
    store = Store(str(database))
    stored = store.load(made["table"])
    store.close()
    assert stored is not None
    assert stored.record.secret is not None
    assert seeds == {mixed(stored.record.secret, ["mine", "yours"])}


def failing(served: Served, fails: Any) -> Any:
    """A writer that cannot write what this says; gives the one that can."""
    writer = served.app.store.writer
    tried = writer.tried

    def trying(jobs: Any) -> Exception | None:
        if any(fails(job) for job in jobs):
            return NotStored("The database cannot be written.")
        return tried(jobs)

    writer.tried = trying  # type: ignore[method-assign]
    return tried


def test_a_word_that_could_not_be_stored_does_not_count(served: Served) -> None:
    made = sealed(served, PERSON, PERSON)
    tried = failing(served, lambda job: True)
    with served.client(made, 0, word="lost") as client:
        assert "cannot be written" in client.next("gone")["sentence"]
        with pytest.raises(Gone):
            client.receive()
    assert is_lobby(served.state(made["table"], token_of(made["seats"][0])), [False, False])
    served.app.store.writer.tried = tried  # type: ignore[method-assign]
    with served.client(made, 0, word="kept") as client:
        assert is_lobby(client.hear(lambda state: True), [True, False])
    assert served.app.tables.live[made["table"]].seats.words() == ["kept", ""]


def test_a_deal_that_could_not_be_stored_is_made_when_it_can_be(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.05) as served:
        made = sealed(served, PERSON, PERSON)
        failures: list[Job] = []

        def deals(job: Job) -> bool:
            if job.positions:
                failures.append(job)
            return bool(job.positions)

        with served.client(made, 0, word="mine") as client:
            client.hear(lambda state: True)
            tried = failing(served, deals)
            with served.client(made, 1, word="yours") as other:
                assert "cannot be written" in other.next("gone")["sentence"]
            assert failures
            assert is_lobby(client.hear(lambda state: state["seats"][1]["worded"]), [True, True])
            answer = served.post(f"/tables/{made['table']}/begin", {}, token_of(made["creator"]))
            assert answer.status_code == 503
            served.app.store.writer.tried = tried  # type: ignore[method-assign]
            assert client.until(0)["scene"], "the sweeper deals"
            assert served.app.tables.live[made["table"]].seats.words() == ["mine", "yours"]
