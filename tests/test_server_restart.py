"""A server that is stopped or left alone loses nothing that it has answered."""

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.serving import PERSON, ROOKIE, Gone, Process, play_on, serving, token_of, whose_turn
from touchline.server.play.record import UNDO
from touchline.server.storage.store import Store


def test_a_restart_resumes_at_the_last_stored_choice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        tables = [served.make("team-manager", [PERSON] * 3), served.make("blitz-bowl", [PERSON, PERSON])]
        before: list[list[dict[str, Any]]] = []
        for made in tables:
            clients = [served.client(made, seat) for seat in range(len(made["seats"]))]
            play_on(clients, random.Random(5), 47)
            for client in clients:
                client.close()
        for made in tables:
            before.append([served.state(made["table"], token_of(link)) for link in made["seats"]])
    with serving(database) as served:
        for made, states in zip(tables, before, strict=True):
            assert [served.state(made["table"], token_of(link)) for link in made["seats"]] == states
            clients = [served.client(made, seat) for seat in range(len(made["seats"]))]
            play_on(clients, random.Random(6))
            for client in clients:
                client.close()


def test_those_who_are_connected_are_told_that_the_server_goes(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.make("blitz-bowl", [PERSON, PERSON])
        client = served.client(made, 0)
        client.until(0)
        served.server.should_exit = True
        with pytest.raises(Gone):
            client.next("nothing")
        client.close()


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, pause=3600.0, beat=3600.0) as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        assert served.state(made["table"], token_of(made["seats"][0]))["waiting"]["seat"] == 1
    with serving(database) as served, served.client(made, 0) as client:
        assert client.asked()


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.05) as served:
        tables = [served.make("blitz-bowl", [PERSON, PERSON]) for _ in range(5)]
        client = served.client(tables[0], 0)
        client.until(0)
        while len(served.app.tables.live) > 1:
            threading.Event().wait(0.01)
        assert list(served.app.tables.live) == [tables[0]["table"]], "somebody looks at this one"
        for made in tables:
            assert served.state(made["table"], token_of(made["seats"][1]))["sequence"] == 0
        client.close()


def test_an_undo_and_standing_answers_survive(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"], rules=["pitch=stone"])
        clients = [served.client(made, seat) for seat in range(2)]
        me, _ = whose_turn(clients)
        me.choose()
        me.choose()
        me.send(type="undo", number=me.state["sequence"])
        me.until(3)
        me.send(type="standing", kind="interrupt", answer="never")
        me.next("state")
        seat = me.state["seat"]
        state = served.state(made["table"], token_of(made["seats"][seat]))
        for client in clients:
            client.close()
    store = Store(str(database))
    stored = store.load(made["table"])
    store.close()
    assert stored is not None
    assert [row.kind for row in stored.rows] == ["place", "place", UNDO]
    with serving(database) as served:
        again = served.state(made["table"], token_of(made["seats"][seat]))
        assert again["undo"], "the first choice may still be taken back"
        assert again["standing"] == {"interrupt": "never"}
        for one in (state, again):
            one["seats"] = []
        assert again == state


# --- The command ------------------------------------------------------------------------------------------------------


def test_the_command_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    process = Process(tmp_path / "tables.db")
    assert process.process.stdout is not None
    assert "Only this machine can reach it" in process.process.stdout.readline()
    page = httpx.get(f"http://{process.address}/")
    assert "Touchline" in page.text
    assert process.stop() in (0, -15)
