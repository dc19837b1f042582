"""Other engines, to be measured beside ours: how each is installed, and a script that plays random games with it.

A script takes a number of seconds and prints one JSON object: ``decisions`` (those with two or more options) and
``games`` a second, and ``copy`` in microseconds where the engine can copy a game.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Final

from touchline.table.errors import TouchlineError


@dataclass(frozen=True)
class Peer:
    """Another engine."""

    name: str
    package: str  # what pip installs
    script: str


class Lodgings:
    """A throw-away environment for other engines, in a folder that somebody else removes."""

    def __init__(self, folder: str) -> None:
        self.python = os.path.join(folder, "bin", "python")
        self.made = succeeds([sys.executable, "-m", "venv", folder])

    def take_in(self, peer: Peer) -> bool:
        """Install an engine; whether that was possible."""
        return self.made and succeeds([self.python, "-m", "pip", "install", "--quiet", peer.package])


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, text=True, check=False).returncode == 0


def measured(python: str, script: str, *arguments: str, path: str = "") -> dict[str, float]:
    """The figures that a script prints, run in a process of its own."""
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [python, "-c", script, *arguments], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode:
        raise TouchlineError(f"A measurement failed: {done.stderr.strip().splitlines()[-1:] or 'no message'}.")
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


_CATAN: Final = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer

class Counting(RandomPlayer):
    decisions = 0
    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.decisions += 1
        return random.choice(playable_actions)

random.seed(1)
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
games, start = 0, time.perf_counter()
while time.perf_counter() - start < float(sys.argv[1]):
    Game([Counting(colour) for colour in colours]).play()
    games += 1
spent = time.perf_counter() - start
game = Game([RandomPlayer(colour) for colour in colours])
for _ in range(200):
    game.play_tick()
start = time.perf_counter()
for _ in range(1000):
    game.copy()
copy = (time.perf_counter() - start) / 1000
print(json.dumps({"decisions": Counting.decisions / spent, "games": games / spent, "copy": copy * 1e6}))
"""

_HEARTS: Final = """
import json, random, sys, time
import pyspiel

random.seed(1)
game = pyspiel.load_game("hearts")
decisions, games, start = 0, 0, time.perf_counter()
while time.perf_counter() - start < float(sys.argv[1]):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(random.choice(actions))
    games += 1
spent = time.perf_counter() - start
print(json.dumps({"decisions": decisions / spent, "games": games / spent}))
"""

CATANATRON: Final = Peer("catanatron", "catanatron==3.2.1", _CATAN)
HEARTS: Final = Peer("OpenSpiel hearts", "open_spiel", _HEARTS)
PEERS: Final = (CATANATRON, HEARTS)  # that stand beside each of our games
