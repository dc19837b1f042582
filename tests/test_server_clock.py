"""Clocks, and seats that are gone: a bot stands in when time has run out, and the holder comes back when he likes."""

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.serving import PERSON, ROOKIE, WAIT, Client, Served, serving, token_of, whose_turn
from touchline.server.play import live, tables
from touchline.server.play.errors import NotStored
from touchline.server.play.live import Live
from touchline.server.storage import store
from touchline.server.storage.schema import CHOICES, TABLES
from touchline.server.storage.store import Store
from touchline.server.storage.writer import Job

HOUR = 3600


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def clocked(served: Served, clock: int, *seats: dict[str, str]) -> dict[str, Any]:
    teams = ["dwarf", "orc"]
    chosen = list(seats) or [PERSON, PERSON]
    return served.make("blitz-bowl", chosen, clock=clock, teams=teams, rules=["pitch=stone"], first=0)


def live_of(served: Served, made: dict[str, Any]) -> Live:
    return served.app.tables.live[made["table"]]


def eventually(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def take_back(served: Served, made: dict[str, Any], seat: int) -> None:
    path, token = f"/tables/{made['table']}/seats/{seat}", token_of(made["seats"][seat])
    answer = served.post(path, {"bot": ""}, token)
    assert (answer.status_code, answer.json()) == (200, {"link": ""})


def test_everybody_sees_the_clock_of_whoever_is_asked(served: Served) -> None:
    made = clocked(served, HOUR)
    clients = [served.client(made, seat) for seat in range(2)]
    watcher = Client(served, made["table"], token_of(made["spectator"]))
    for client in (*clients, watcher):
        clock = client.until(0)["clock"]
        assert (clock["seat"], clock["whole"]) == (0, HOUR)
        assert 0 < clock["left"] <= HOUR
    asked, other = whose_turn(clients)
    while asked.state["decision"] is not None:
        asked.choose()
    assert other.until(asked.state["sequence"])["clock"]["seat"] == 1
    assert served.state(made["table"], token_of(made["creator"]))["clock"]["seat"] == 1
    for client in (*clients, watcher):
        client.close()


def test_without_a_clock_there_is_none_and_a_bot_has_none(served: Served) -> None:
    made = served.make("blitz-bowl", [PERSON, PERSON])
    assert served.state(made["table"], token_of(made["seats"][0]))["clock"] is None
    made = clocked(served, HOUR, ROOKIE, PERSON)
    with served.client(made, 1) as client:
        heard = []
        while client.until(0)["decision"] is None:
            heard.append(client.state["clock"])
            client.receive()
        assert heard == [None] * len(heard)
        assert client.state["clock"]["seat"] == 1


def test_a_bot_stands_in_when_a_second_has_run_out(served: Served) -> None:
    made = clocked(served, 1)
    with served.client(made, 1) as waits:
        assert waits.hear(lambda state: state["seats"][0]["bot"])["seats"][0]["bot"] == "rookie"


def run_out(served: Served, made: dict[str, Any], client: Client) -> None:
    """As if the whole time had gone by; whatever happens next at the table notices it."""
    live_of(served, made).changed -= HOUR
    client.send(type="standing", kind="interrupt", answer="never")


def test_a_bot_stands_in_until_the_holder_takes_his_seat_back(served: Served) -> None:
    made = clocked(served, HOUR)
    clients = [served.client(made, seat) for seat in range(2)]
    gone, waits = clients
    gone.until(0)
    waits.until(0)
    run_out(served, made, waits)
    state = waits.hear(lambda state: state["seats"][0]["bot"])
    assert state["seats"][0]["bot"] == "rookie"
    decision = waits.asked()  # the bot has lined up
    assert gone.hear(lambda state: state["sequence"] >= decision["number"])["decision"] is None
    gone.send(type="choose", number=gone.state["sequence"], code=decision["options"][0]["code"])
    assert "is asked, not you" in gone.next("refused")["sentence"]
    token = token_of(made["seats"][1])
    assert served.post(f"/tables/{made['table']}/seats/0", {"bot": ""}, token).status_code == 403
    assert served.post(f"/tables/{made['table']}/seats/0", {"bot": ""}, token_of(made["spectator"])).status_code == 403
    take_back(served, made, 0)
    gone.hear(lambda state: not state["seats"][0]["bot"])
    assert served.app.counters.counts["clocks_run_out"] >= 1
    while waits.state["waiting"]["seat"] == 1:
        waits.choose()
    assert gone.asked()
    assert gone.state["clock"]["left"] > HOUR - 60
    for client in clients:
        client.close()


def test_a_seat_that_is_taken_back_has_its_whole_time(served: Served) -> None:
    made = clocked(served, HOUR)
    live = live_of(served, made)
    served.state(made["table"], token_of(made["seats"][0]))
    live.changed -= HOUR / 2
    path = f"/tables/{made['table']}/seats/0"
    for bot in ("random", ""):  # whoever holds a seat may also let a bot play it for a while
        assert served.post(path, {"bot": bot}, token_of(made["seats"][0])).status_code == 200
    clock = served.state(made["table"], token_of(made["seats"][0]))["clock"]
    assert clock is None or clock["left"] > HOUR / 2 + 60


def test_only_a_choice_winds_the_clock(served: Served) -> None:
    made = clocked(served, HOUR)
    live = live_of(served, made)
    with served.client(made, 0) as client, served.client(made, 1) as other:
        client.until(0)
        other.until(0)
        live.changed -= HOUR / 2  # as if half of the time had gone by
        client.send(type="standing", kind="interrupt", answer="never")
        assert client.hear(lambda state: state["standing"])["clock"]["left"] <= HOUR / 2
        path = f"/tables/{made['table']}/seats/1"
        for bot in ("rookie", ""):  # what happens at another seat is no reason either
            assert served.post(path, {"bot": bot}, token_of(made["creator"])).status_code == 200
        assert served.state(made["table"], token_of(made["seats"][0]))["clock"]["left"] <= HOUR / 2
        client.choose()
        assert client.state["clock"]["left"] > HOUR / 2 + 60


# --- Restarts -------------------------------------------------------------------------------------------------------


def long_ago(database: Path, seconds: int) -> None:
    """As if everything had been stored so much earlier."""
    store = Store(str(database))
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).values(changed=TABLES.c.changed - seconds))
        connection.execute(update(CHOICES).values(stored=CHOICES.c.stored - seconds))
    store.close()


@pytest.mark.parametrize("choices", [0, 1])
def test_the_clock_goes_on_over_a_restart(tmp_path: Path, choices: int) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        made = clocked(served, HOUR)
        with served.client(made, 0) as client:
            for _ in range(choices):
                client.choose()
    long_ago(database, HOUR // 2)
    with serving(database) as served:
        left = served.state(made["table"], token_of(made["seats"][0]))["clock"]["left"]
        assert 0 < left <= HOUR / 2
    long_ago(database, HOUR)
    with serving(database) as served, served.client(made, 1) as other:
        other.hear(lambda state: state["seats"][0]["bot"])
        assert other.asked()
        take_back(served, made, 0)
        other.hear(lambda state: not state["seats"][0]["bot"])
    with serving(database) as served:
        state = served.state(made["table"], token_of(made["seats"][0]))
        assert not state["seats"][0]["bot"]


def test_what_is_stored_is_the_time_that_the_table_goes_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long storing takes: the clock after a restart is the one before it."""
    hours = itertools.count(10**6)
    for module in (live, store, tables):
        monkeypatch.setattr(module, "time", lambda: next(hours) * float(HOUR))
    with serving(tmp_path / "tables.db") as served:
        made = served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"], rules=["pitch=stone"], first=0)
        sealed = served.make("blitz-bowl", [PERSON, PERSON], sealed=True)
        held = live_of(served, made), live_of(served, sealed)

        def agree() -> list[float]:
            for one in held:
                stored = served.app.store.load(one.id)
                assert stored is not None
                assert stored.changed == one.changed
            return [one.changed for one in held]

        seen = [agree()]
        assert served.post(f"/tables/{sealed['table']}/begin", {}, token_of(sealed["creator"])).status_code == 200
        seen.append(agree())
        with served.client(made, 0) as client:
            client.choose()
            seen.append(agree())
            client.send(type="undo", number=client.state["sequence"])
            client.until(2)
            seen.append(agree())
        path = f"/tables/{made['table']}/seats/0"
        for bot in ("random", ""):
            assert served.post(path, {"bot": bot}, token_of(made["creator"])).status_code == 200
        assert agree()[0] > seen[-1][0] > seen[-2][0] > seen[-3][0]
        assert seen[1][1] > seen[0][1]


def test_a_time_that_ran_out_is_not_over_before_it_is_stored(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.05) as served:
        made = clocked(served, HOUR)
        writer = served.app.store.writer
        store = writer.tried
        failures = []

        def failing(jobs: list[Job]) -> Exception | None:
            if all(len(job.statements) < 2 for job in jobs):
                return store(jobs)
            failures.append(1)  # a seat changes hands, and with it the clock
            return NotStored("The disk is full.")

        with served.client(made, 1) as other:
            other.until(0)
            writer.tried = failing  # type: ignore[method-assign,assignment]
            run_out(served, made, other)
            eventually(lambda: len(failures) > 2)
            assert not served.state(made["table"], token_of(made["seats"][0]))["seats"][0]["bot"]
            writer.tried = store  # type: ignore[method-assign]
            other.hear(lambda state: state["seats"][0]["bot"])
            assert other.asked()


# --- Nobody there -----------------------------------------------------------------------------------------------------


def test_bots_do_not_play_a_game_to_its_end_while_all_who_hold_its_seats_are_gone(served: Served) -> None:
    made = clocked(served, 0)
    for seat in (1, 0):  # seat 0 is asked
        path = f"/tables/{made['table']}/seats/{seat}"
        assert served.post(path, {"bot": "random"}, token_of(made["creator"])).status_code == 200
    assert served.state(made["table"], token_of(made["seats"][0]))["sequence"] == 0
    assert not live_of(served, made).turn.busy
    with Client(served, made["table"], token_of(made["spectator"])) as watcher:
        assert watcher.hear(lambda state: state["result"]), "as soon as somebody looks on they play"


def test_bots_alone_play_on_when_nobody_else_was_meant_to(served: Served) -> None:
    made = served.make("blitz-bowl", [{"who": "bot", "bot": "random"}] * 2)
    eventually(lambda: served.state(made["table"], token_of(made["spectator"]))["result"])


@pytest.mark.parametrize("clock", [-1, 14 * 24 * 3600 + 1, 1.5, "60"])
def test_a_clock_out_of_bounds_is_a_sentence(served: Served, clock: Any) -> None:
    answer = served.post("/tables", {"game": "blitz-bowl", "seats": [PERSON, PERSON], "clock": clock})
    assert answer.status_code == 400
    assert "does not fit" in answer.json()["sentence"]
