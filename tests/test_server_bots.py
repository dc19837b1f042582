"""Bots of served tables: they think elsewhere, hold nobody up, and a dead or late one is answered for."""

import contextlib
import multiprocessing
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests import pebbles
from tests.serving import PERSON, ROOKIE, WAIT, play_on, serving, token_of
from touchline.benchmarks import server as server_benchmark
from touchline.command.app import app
from touchline.games import GAMES, add
from touchline.server.play.errors import NotStored
from touchline.server.scenes.scene import scene_for
from touchline.table import position, replay


def eventually(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_nobody_waits_for_the_bot_of_another_table_and_a_dead_one_is_answered_for(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        first = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        with served.client(first, 0) as me:
            assert me.asked()
        pool = served.app.thinkers.pool
        assert pool is not None
        stuck = [pool.submit(time.sleep, 3600) for _ in range(2)]  # the worker has something else to think about
        waits = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        other = served.make("blitz-bowl", [PERSON, PERSON])
        clients = [served.client(other, seat) for seat in range(2)]
        assert play_on(clients, random.Random(1), 40) == 40
        for client in clients:
            client.close()
        assert served.state(waits["table"], token_of(waits["seats"][0]))["sequence"] == 0
        for worker in multiprocessing.active_children():
            worker.kill()
        with served.client(waits, 0) as me:
            me.until(1)
            assert served.app.counters.counts["bots_late"] >= 1
            assert me.asked(), "a new worker thinks on"
        for future in stuck:
            with contextlib.suppress(Exception):
                future.result(WAIT)


def test_a_worker_that_died_while_nobody_asked_it_anything_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        with served.client(made, 0) as me:
            assert me.asked()
            pool = served.app.thinkers.pool
            assert pool is not None
            for worker in multiprocessing.active_children():
                worker.kill()
            eventually(lambda: pool._broken)
            me.choose()
            play_on([me], random.Random(1), 20)
        assert served.app.thinkers.pool is not pool
        assert served.app.counters.counts["faults"] == 0
        assert served.app.counters.counts["bots_late"] == 0


def test_a_late_bot_gives_the_safe_answer(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", bot_limit=0.0) as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        with served.client(made, 0) as me:
            assert me.asked()
        assert served.app.counters.counts["bots_late"] >= 6  # it lines up as it comes


def test_a_bot_whose_answer_could_not_be_stored_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.05, beat=0.05) as served:
        made = served.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
        writer = served.app.store.writer
        store = writer.tried
        failures = []

        def failing(jobs: Any) -> Exception | None:
            failures.append(1)
            return NotStored("The disk is full.")

        with served.client(made, 0) as me:
            me.until(1)
            writer.tried = failing  # type: ignore[method-assign]
            eventually(lambda: len(failures) > 2)
            writer.tried = store  # type: ignore[method-assign]
            assert me.asked()


def test_a_game_that_brings_no_scene_is_served_all_the_same(tmp_path: Path) -> None:
    add(pebbles.GAME)
    try:
        with serving(tmp_path / "tables.db") as served:
            made = served.make("pebbles", [PERSON, PERSON])
            clients = [served.client(made, seat) for seat in range(2)]
            play_on(clients, random.Random(1))
            assert clients[0].until(1)["scene"]["position"].startswith("touchline-position 2")
            offered = served.get("/games").json()["games"][-1]
            assert offered == {
                "name": "pebbles",
                "title": "Pebbles",
                "players": "children",
                "seats": [2],
                "teams": pebbles.TEAMS,
                "rules": [],
                "expansions": [],
                "packs": [],
            }
            for client in clients:
                client.close()
    finally:
        scene_for.cache_clear()
        for listed in (GAMES, position.READERS, replay.MAKERS):
            del listed["pebbles"]


# --- The commands -----------------------------------------------------------------------------------------------------


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    run = CliRunner()
    with serving(tmp_path / "tables.db") as served:
        port = served.address.split(":")[1]
        result = run.invoke(app, ["serve", "--port", port, "--db", str(tmp_path / "other.db")])
        assert result.exit_code == 2
        assert f"cannot listen at 127.0.0.1 port {port}" in result.stderr
    for words, reason in (
        (["--port", "0", "--db", str(tmp_path)], "The database cannot be opened"),
        (["--port", "99999", "--db", str(tmp_path / "x.db")], "there is no such port"),
        (["--port", "0", "--host", "256.1.1.1", "--db", str(tmp_path / "x.db")], "cannot listen"),
        (["--port", "0", "--db", "magic://"], "There is no driver for"),
    ):
        result = run.invoke(app, ["serve", *words])
        assert result.exit_code == 2, words
        assert reason in result.stderr


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_the_bench_measures_the_server(game: str) -> None:
    found = server_benchmark.measure(game, tables=3, seats=2, idle=4, rate=20.0, seconds=1.0, patience=0.1)
    assert found["choices"] > 0
    assert 0 < found["p50"] <= found["p99"] <= found["slowest"]
    assert found["bytes"] > 500
    assert found["made"] > 0


def test_a_bench_out_of_bounds_is_a_sentence() -> None:
    run = CliRunner()
    for words in (["--tables", "0"], ["--idle", "100000"], ["--rate", "0"], ["--seconds", "10000"]):
        result = run.invoke(app, ["bench", "server", *words])
        assert result.exit_code == 2, words
