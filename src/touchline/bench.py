"""How fast the engine is, measured here and now, with ratios to a compiled build and to other engines.

Machines differ and are noisy: what counts are the ratios of one run. Only decisions with two or more options count.
Rounds of all contestants alternate and the best round of each is taken.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any, Final

import touchline
from touchline.table.dice import seeded
from touchline.table.errors import TouchlineError

ROUNDS: Final = 3
PEERS: Final = ("catanatron==3.2.1", "open_spiel")

CATANATRON: Final = """
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

HEARTS: Final = """
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


def measure(seconds: float) -> dict[str, float]:
    """Random four-manager games in this process, events off."""
    chance = seeded(1)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        table = touchline.new("team-manager", seats=4, seed=games, events=False)
        decisions += table.play_out(chance)
        games += 1
    spent = time.perf_counter() - start
    table = middle_of_a_game()
    return {
        "decisions": decisions / spent,
        "games": games / spent,
        "copy": timed(table.copy, 2_000),
        "view": timed(lambda: table.view(0), 300),
        "imagine": timed(lambda: table.view(0).imagine(1), 100),
        "playouts": 1e6 / timed(lambda: table.copy().play_out(chance), 20),
    }


def middle_of_a_game() -> Any:
    table = touchline.new("team-manager", seats=4, seed=3, events=False)
    for _ in range(150):
        table.choose_code(table.codes[len(table.codes) // 2])
    return table


def timed(call: Any, times: int) -> float:
    """Microseconds for one call."""
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times * 1e6


def memory() -> float:
    """Kilobytes that one more table takes."""
    table = middle_of_a_game()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [table.copy() for _ in range(100)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(tables) / 1024


def growth(games: int = 40) -> list[float]:
    """Microseconds for a decision in each quarter of a game: the cost must not grow with its length."""
    chance = seeded(2)
    spent = [0.0] * 4
    counted = [0] * 4
    for seed in range(games):
        rehearsal = touchline.new("team-manager", seats=4, seed=seed, events=False)
        choices = []
        while rehearsal.kind >= 0:
            choices.append(rehearsal.codes[chance.pick(len(rehearsal.codes))])
            rehearsal.choose_code(choices[-1])
        table = touchline.new("team-manager", seats=4, seed=seed, events=False)
        quarter = len(choices) // 4
        for part in range(4):
            start = time.perf_counter()
            for code in choices[part * quarter : (part + 1) * quarter]:
                table.choose_code(code)
            spent[part] += time.perf_counter() - start
            counted[part] += quarter
    return [seconds / count * 1e6 for seconds, count in zip(spent, counted, strict=True)]


def compiled_build() -> str:
    """The folder of a compiled build beside the sources, or nothing."""
    folder = Path(touchline.__file__).resolve().parents[2] / "build" / "fast-O3"
    return str(folder) if (folder / "touchline").is_dir() else ""


def in_another_process(python: str, script: str, seconds: float, path: str = "") -> dict[str, float]:
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [python, "-c", script, str(seconds)], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode:
        raise TouchlineError(f"A measurement failed: {done.stderr.strip().splitlines()[-1:] or 'no message'}.")
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


OURSELVES: Final = """
import json, sys
from touchline.bench import measure
print(json.dumps(measure(float(sys.argv[1]))))
"""


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best round for each figure: most a second, fewest microseconds."""
    figures: dict[str, float] = {}
    for name in rounds[0]:
        values = [figure[name] for figure in rounds]
        figures[name] = min(values) if name in ("copy", "view", "imagine") else max(values)
    return figures


def peers_python(folder: str) -> str:
    """A throw-away environment with the other engines."""
    python = os.path.join(folder, "bin", "python")
    for command in ([sys.executable, "-m", "venv", folder], [python, "-m", "pip", "install", "--quiet", *PEERS]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise TouchlineError("The other engines cannot be installed here; leave --peers out.")
    return python


def collect(seconds: float, peers: bool) -> dict[str, Any]:
    share = max(seconds / ROUNDS, 0.2)
    rounds: dict[str, list[dict[str, float]]] = {}
    fast = compiled_build() if not touchline.compiled() else ""
    with tempfile.TemporaryDirectory() as folder:
        python = peers_python(folder) if peers else ""
        for _ in range(ROUNDS):
            name = "touchline, compiled" if touchline.compiled() else "touchline"
            rounds.setdefault(name, []).append(measure(share))
            if fast:
                figures = in_another_process(sys.executable, OURSELVES, share, fast)
                rounds.setdefault("touchline, compiled", []).append(figures)
            if peers:
                rounds.setdefault("catanatron", []).append(in_another_process(python, CATANATRON, share))
                rounds.setdefault("OpenSpiel hearts", []).append(in_another_process(python, HEARTS, share))
    return {
        "engines": {name: best(figures) for name, figures in rounds.items()},
        "memory": memory(),
        "quarters": growth(),
    }


def run(seconds: float = 6.0, peers: bool = False, as_json: bool = False) -> None:
    """Measure and print."""
    found = collect(seconds, peers)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    engines: dict[str, dict[str, float]] = found["engines"]
    base = next(iter(engines.values()))
    print("Random games with four managers, one process, events off; decisions with two or more options.\n")
    print(f"{'':22}{'decisions/s':>14}{'ratio':>8}{'games/s':>10}{'ratio':>8}{'copy µs':>10}{'playouts/s':>12}")
    for name, figures in engines.items():
        copy = f"{figures['copy']:.1f}" if "copy" in figures else "-"
        playouts = f"{figures['playouts']:.0f}" if "playouts" in figures else "-"
        print(
            f"{name:22}{figures['decisions']:>14,.0f}{figures['decisions'] / base['decisions']:>8.2f}"
            f"{figures['games']:>10,.0f}{figures['games'] / base['games']:>8.2f}{copy:>10}{playouts:>12}"
        )
    print(f"\nA view takes {base['view']:.0f} µs, imagining from it {base['imagine']:.0f} µs.")
    print(f"One more table takes {found['memory']:.1f} kB.")
    quarters = ", ".join(f"{value:.1f}" for value in found["quarters"])
    print(f"A decision in the four quarters of a game: {quarters} µs.")
    if not compiled_build() and not touchline.compiled():
        print("There is no compiled build; `make fast` makes one.")
