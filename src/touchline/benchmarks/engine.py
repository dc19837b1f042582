"""How fast the engine is, measured here and now, with ratios to a compiled build and to other engines.

Machines differ and are noisy: what counts are the ratios of one run. Only decisions with two or more options count.
Rounds of all contestants alternate and the best round of each is taken.
"""

import json
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import touchline
from touchline.benchmarks.course import middle_of, new
from touchline.benchmarks.peers import PEERS, Lodgings, Peer, measured
from touchline.games import game_of
from touchline.table.dice import seeded
from touchline.table.errors import TouchlineError

ROUNDS: Final = 3


def measure(game: str, seconds: float) -> dict[str, float]:
    """Random games in this process, events off."""
    chance = seeded(1)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += new(game, games).play_out(chance)
        games += 1
    spent = time.perf_counter() - start
    table = middle_of(game)
    return {
        "decisions": decisions / spent,
        "games": games / spent,
        "copy": timed(table.copy, 2_000),
        "view": timed(lambda: table.view(0), 300),
        "imagine": timed(lambda: table.view(0).imagine(1), 100),
        "playouts": 1e6 / timed(lambda: table.copy().play_out(chance), 20),
    }


def timed(call: Any, times: int) -> float:
    """Microseconds for one call."""
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times * 1e6


def memory(game: str) -> float:
    """Kilobytes that one more table takes."""
    table = middle_of(game)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [table.copy() for _ in range(100)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(tables) / 1024


def growth(game: str, games: int = 40) -> list[float]:
    """Microseconds for a decision in each quarter of a game: the cost must not grow with its length."""
    chance = seeded(2)
    spent = [0.0] * 4
    counted = [0] * 4
    for seed in range(games):
        rehearsal = new(game, seed)
        choices = []
        while rehearsal.kind >= 0:
            choices.append(rehearsal.codes[chance.pick(len(rehearsal.codes))])
            rehearsal.choose_code(choices[-1])
        table = new(game, seed)
        quarter = len(choices) // 4
        for part in range(4):
            start = time.perf_counter()
            for code in choices[part * quarter : (part + 1) * quarter]:
                table.choose_code(code)
            spent[part] += time.perf_counter() - start
            counted[part] += quarter
    return [seconds / max(count, 1) * 1e6 for seconds, count in zip(spent, counted, strict=True)]


def compiled_build() -> str:
    """The folder of a compiled build beside the sources, or nothing."""
    folder = Path(touchline.__file__).resolve().parents[2] / "build" / "fast-O3"
    return str(folder) if (folder / "touchline").is_dir() else ""


OURSELVES: Final = """
import json, sys
from touchline.benchmarks.engine import measure
print(json.dumps(measure(sys.argv[2], float(sys.argv[1]))))
"""


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best round for each figure: most a second, fewest microseconds."""
    figures: dict[str, float] = {}
    for name in rounds[0]:
        values = [figure[name] for figure in rounds]
        figures[name] = min(values) if name in ("copy", "view", "imagine") else max(values)
    return figures


def collect(game: str, seconds: float, peers: bool) -> dict[str, Any]:
    """All figures of one game."""
    share = max(seconds / ROUNDS, 0.2)
    rounds: dict[str, list[dict[str, float]]] = {}
    left_out: list[str] = []
    fast = compiled_build() if not touchline.compiled() else ""
    with tempfile.TemporaryDirectory() as folder:
        lodgings, guests = invited(PEERS if peers else (), folder, left_out)
        for _ in range(ROUNDS):
            name = "touchline, compiled" if touchline.compiled() else "touchline"
            rounds.setdefault(name, []).append(measure(game, share))
            if fast:
                figures = measured(sys.executable, OURSELVES, str(share), game, path=fast)
                rounds.setdefault("touchline, compiled", []).append(figures)
            for peer in guests:
                rounds.setdefault(peer.name, []).append(measured(lodgings, peer.script, str(share)))
    return {
        "engines": {name: best(figures) for name, figures in rounds.items()},
        "memory": memory(game),
        "quarters": growth(game),
        "left-out": left_out,
    }


def invited(peers: Sequence[Peer], folder: str, left_out: list[str]) -> tuple[str, list[Peer]]:
    """A Python that has the other engines, and those of them that run here; the others are left out, with a reason."""
    if not peers:
        return "", []
    lodgings = Lodgings(folder)
    guests: list[Peer] = []
    for peer in peers:
        if not lodgings.take_in(peer):
            left_out.append(f"{peer.name} cannot be installed here and is left out.")
            continue
        try:
            measured(lodgings.python, peer.script, "0.01")
            guests.append(peer)
        except TouchlineError as error:
            left_out.append(f"{peer.name} does not run here and is left out. {error}")
    return lodgings.python, guests


def run(games: Sequence[str], seconds: float = 6.0, peers: bool = False, as_json: bool = False) -> None:
    """Measure some games and print what was found."""
    found: dict[str, dict[str, Any]] = {}
    for game in games:
        found[game] = collect(game, seconds, peers)
        if not as_json:
            show(game, found[game])
    if as_json:
        print(json.dumps(found, indent=2))
    elif not compiled_build() and not touchline.compiled():
        print("There is no compiled build; `make fast` makes one.")


def show(game: str, found: dict[str, Any]) -> None:
    """The figures of one game as a table, with ratios to the first engine."""
    engines: dict[str, dict[str, float]] = found["engines"]
    base = next(iter(engines.values()))
    about = game_of(game)
    who = f"{about.seats} {about.players}"
    print(f"{about.title}: random games with {who}, one process, events off; decisions with two or more options.\n")
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
    for sentence in found["left-out"]:
        print(sentence)
    print()
