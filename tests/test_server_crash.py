"""A server that is killed with no warning loses nothing that it has answered, and every table goes on."""

import random
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.serving import PERSON, ROOKIE, WAIT, Client, Gone, Process, play_on, token_of, whose_turn
from touchline.server.play.played import followed
from touchline.server.storage.store import Store

# The tables that are played while the server is killed.
TABLES: list[dict[str, Any]] = [
    {"game": "blitz-bowl", "seats": [PERSON, PERSON]},
    {"game": "team-manager", "seats": [PERSON, PERSON], "clock": 3600},
    {"game": "blitz-bowl", "seats": [PERSON, PERSON], "sealed": True},
    {"game": "team-manager", "seats": [PERSON, PERSON, ROOKIE]},
]


class Player:
    """Plays a table by itself in a thread, and notes what the server has answered."""

    def __init__(self, process: Process, asked: dict[str, Any], seed: int) -> None:
        self.process = process
        self.made = process.make(**asked)
        self.sealed = asked.get("sealed", False)
        self.chosen: dict[int, int] = {}  # code by the number of the decision
        self.words: dict[int, str] = {}  # by seat
        self.dealt = not self.sealed
        self.clients: list[Client] = []
        self.chance = random.Random(seed)
        self.playing = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        try:
            self.sit_down()
            while True:
                asked, _ = whose_turn(self.clients)
                decision = asked.asked()
                option = self.chance.randrange(len(decision["options"]))
                self.chosen[decision["number"]] = asked.choose(option)
                self.playing.set()
                if asked.state["result"] is not None:
                    return
        except (Gone, OSError, WebSocketException, TimeoutError):
            pass  # the server was killed

    def sit_down(self) -> None:
        for seat in range(2):
            word = f"word {self.chance.random()}" if self.sealed else ""
            client = self.process.client(self.made, seat, word=word)
            self.clients.append(client)
            if word:
                client.hear(lambda state: True)  # whoever is told a state has been heard
                self.words[seat] = word
        for client in self.clients:
            client.until(0)
        self.dealt = True

    def end(self) -> None:
        self.thread.join()
        for client in self.clients:
            client.close()

    def check(self, process: Process, store: Store) -> int:
        """Everything that was answered is there; gives how much that is."""
        stored = store.load(self.made["table"])
        assert stored is not None
        words = {record.seat: record.word for record in stored.seats}
        assert all(words[seat] == word for seat, word in self.words.items()), "an acknowledged word is lost"
        state = process.state(self.made["table"], token_of(self.made["seats"][0]))
        assert state["commitment"] == self.made["commitment"]
        assert state["notice"] == ""
        if self.dealt:
            assert not state["lobby"], "a table that was dealt is not any more"
        assert state["sequence"] > max(self.chosen, default=-1 if self.dealt else -2), "an acknowledged choice is lost"
        made = followed(stored).made if self.chosen else []
        for number, code in self.chosen.items():
            assert made[number].code == code
        return len(self.chosen) + len(self.words)

    def go_on(self, process: Process) -> None:
        clients = [process.client(self.made, seat, word="late") for seat in range(2)]
        play_on(clients, self.chance, 2)
        for client in clients:
            client.close()


def killed(process: Process, database: str, chance: random.Random) -> tuple[Process, int]:
    """Play several tables at once, kill the server, start it again, and look for all that it answered."""
    players = [Player(process, asked, chance.randrange(10**6)) for asked in TABLES]
    if chance.random() < 0.7:  # in the middle of the games; else while people still come
        for player in players:
            assert player.playing.wait(WAIT)
    threading.Event().wait(chance.random() * 0.3)
    process.kill()
    for player in players:
        player.end()
    process = Process(database)
    store = Store(database)
    checked = sum(player.check(process, store) for player in players)
    store.close()
    for player in players:
        player.go_on(process)
    return process, checked


def kill_often(database: str, times: int, seed: int) -> int:
    process = Process(database)
    chance = random.Random(seed)
    checked = 0
    try:
        for _ in range(times):
            process, found = killed(process, database, chance)
            checked += found
    finally:
        process.kill()
    return checked


@pytest.mark.parametrize("times", [15, pytest.param(100, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, times: int) -> None:
    assert kill_often(str(tmp_path / "tables.db"), times, times) > 2 * times


@pytest.mark.parametrize("times", [3, pytest.param(25, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_with_postgresql_either(postgres: Any, times: int) -> None:
    postgres.psql(f"CREATE DATABASE killed{times};")
    assert kill_often(postgres.get_uri(database=f"killed{times}"), times, times) > 2 * times
