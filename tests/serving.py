"""What tests of the server share: a server on loopback in a thread or a process, and clients that play on it."""

import contextlib
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from touchline.server.app import App
from touchline.server.config import Config
from touchline.server.serve import listening, uvicorn_server

WAIT = 20.0  # seconds after which a test gives up; nothing is ever expected to take as long
FREE = {"message_burst": 1e9, "message_rate": 1e9, "request_burst": 1e9, "request_rate": 1e9}
PERSON = {"who": "link"}
ROOKIE = {"who": "bot", "bot": "rookie"}


class Gone(Exception):
    """The server has ended the connection."""


class Client:
    """One WebSocket of a seat."""

    def __init__(
        self, served: "Address", table: str, token: str, since: int = -1, word: str = "", **headers: str
    ) -> None:
        # A queue without end: with a full one the library reads no more, not even the server's farewell.
        self.manager = connect(
            f"ws://{served.address}/tables/{table}/ws", additional_headers=headers, max_size=None, max_queue=None
        )
        self.socket: ClientConnection = self.manager.__enter__()
        self.state: dict[str, Any] = {}
        self.largest = 0
        if token:
            self.send(type="hello", token=token, since=since, word=word)

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            self.manager.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message of any kind; a state is kept."""
        try:
            text = self.socket.recv(timeout=timeout)
        except ConnectionClosed as error:
            raise Gone(str(error)) from None
        self.largest = max(self.largest, len(text))
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are passed over."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def hear(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first state, from the present one on, of which this holds."""
        while not self.state or not holds(self.state):
            self.receive()
        return self.state

    def until(self, sequence: int) -> dict[str, Any]:
        """The state with this number, or a later one."""
        while self.state.get("sequence", -1) < sequence:
            self.receive()
        return self.state

    def asked(self) -> dict[str, Any]:
        """The decision of this seat, as soon as there is one."""
        while self.state.get("decision") is None:
            assert self.state.get("result") is None, "the game is over"
            self.receive()
        decision: dict[str, Any] = self.state["decision"]
        return decision

    def choose(self, option: int = 0) -> int:
        """Answer the open decision and wait until that is stored; gives the code."""
        decision = self.asked()
        code: int = decision["options"][option]["code"]
        self.send(type="choose", number=decision["number"], code=code)
        self.until(decision["number"] + 1)
        return code


class Address:
    """Where a server is."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=WAIT)

    def make(self, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        answer = self.http.post("/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def get(self, path: str, token: str = "") -> httpx.Response:
        return self.http.get(path, headers={"authorization": f"Bearer {token}"} if token else {})

    def post(self, path: str, body: Any, token: str = "", **headers: str) -> httpx.Response:
        if token:
            headers["authorization"] = f"Bearer {token}"
        return self.http.post(path, json=body, headers=headers)

    def state(self, table: str, token: str) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}", token)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def client(self, made: dict[str, Any], seat: int, since: int = -1, word: str = "") -> Client:
        return Client(self, made["table"], token_of(made["seats"][seat]), since, word)


def token_of(link: str) -> str:
    return link.partition("#")[2]


class Served(Address):
    """A server in a thread of this process."""

    def __init__(self, config: Config) -> None:
        self.app = App(config)
        self.socket = listening("127.0.0.1", 0)
        super().__init__(f"127.0.0.1:{self.socket.getsockname()[1]}")
        self.server = uvicorn_server(self.app)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        end = time.monotonic() + WAIT
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.005)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()


@contextlib.contextmanager
def serving(database: str | Path, **settings: Any) -> Iterator[Served]:
    served = Served(Config(**{"database": str(database), "pause": 0.0, "beat": 0.0, **FREE, **settings}))
    try:
        yield served
    finally:
        served.stop()


class Process(Address):
    """A server in a process of its own, as `touchline serve` starts it, which can be killed."""

    def __init__(self, database: str | Path) -> None:
        words = [sys.executable, "-m", "touchline", "serve", "--port", "0", "--db", str(database)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Touchline is at http://"), line
        super().__init__(line.split("http://")[1].split("/")[0])
        end = time.monotonic() + WAIT
        while True:
            try:
                if self.http.get("/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert time.monotonic() < end, "the server did not start"
                time.sleep(0.01)

    def kill(self) -> None:
        """As the power does: no warning."""
        self.http.close()
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.http.close()
        self.process.terminate()
        status = self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


def play_on(clients: list[Client], chance: random.Random, choices: int = 100_000) -> int:
    """Choose at random, whoever is asked, until the game is over or so many choices are made; gives their number."""
    made = 0
    for client in clients:
        client.until(0)
    while made < choices:
        newest = max(clients, key=lambda client: client.state["sequence"])
        if newest.state["result"] is not None:
            break
        waiting = newest.state["waiting"]["seat"]
        for client in clients:
            if client.state["seat"] == waiting:
                client.until(newest.state["sequence"])
                if client.state["decision"] is not None:
                    client.choose(chance.randrange(len(client.state["decision"]["options"])))
                    made += 1
                    break
        else:
            newest.receive()  # a bot is asked
    return made


def whose_turn(clients: list[Client]) -> tuple[Client, Client]:
    """Who is asked, and the other; both with the newest state.

    Of a question with a single option everybody hears that it was put, before the server answers it itself.
    """
    newest = max(client.until(0)["sequence"] for client in clients)
    while True:
        for client in clients:
            client.until(newest)
        for client, other in (clients, clients[::-1]):
            if client.state["decision"] is not None:
                return client, other
        newest += 1
