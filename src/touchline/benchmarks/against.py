"""How fast the engine is against an earlier commit of it, both in one run: ``touchline bench --against REV``.

The earlier version is checked out beside this one, into ``build/against``. The two play in turns, a short slice each,
in processes of their own, and the time that each process spent computing is compared, so that a busy machine slows
both down alike.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

import touchline
from touchline.games import game_of
from touchline.table.errors import BadArgument, TouchlineError

SLICE: Final = 0.25  # seconds of computing that each version is given at a time
FIGURES: Final = ("decisions", "copy", "view", "imagine")
TITLES: Final = {"decisions": "decisions", "copy": "copies", "view": "views", "imagine": "imagined worlds"}

# Nothing but what every version has: it runs inside the earlier one too. A line asks, a line answers: how often
# something was done, and how many seconds of computing that took.
SPARRING: Final = """
import json, sys, time
import touchline
from touchline.table.dice import seeded

game, seats, middle = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance = seeded(1)
seeds = iter(range(10**9))

def new(seed):
    return touchline.new(game, seats=seats, seed=seed, events=False)

table = new(3)
for _ in range(middle):
    if table.kind >= 0:
        table.choose_code(table.codes[len(table.codes) // 2])
view = table.view(0)

def decisions():
    return new(next(seeds)).play_out(chance)

def copy():
    for _ in range(50):
        table.copy()
    return 50

def see():
    for _ in range(5):
        table.view(0)
    return 5

def imagine():
    for _ in range(5):
        view.imagine(next(seeds))
    return 5

work = {"decisions": decisions, "copy": copy, "view": see, "imagine": imagine}
print(json.dumps(touchline.compiled()), flush=True)
for line in sys.stdin:
    name, share = json.loads(line)
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < share:
        done += work[name]()
    print(json.dumps([done, spent]), flush=True)
"""


@dataclass
class Tally:
    """What one version did, and the seconds that it computed."""

    done: int = 0
    spent: float = 0.0

    @property
    def rate(self) -> float:
        return self.done / self.spent if self.spent else 0.0


@dataclass
class Duel:
    """One figure of both versions."""

    now: Tally = field(default_factory=Tally)
    before: Tally = field(default_factory=Tally)

    @property
    def ratio(self) -> float:
        """Above 1: this version is faster."""
        return self.now.rate / self.before.rate if self.before.rate else 0.0


class Sparring:
    """A version that does what it is told, in a process of its own."""

    def __init__(self, path: str, game: str) -> None:
        about = game_of(game)
        self.process = subprocess.Popen(
            [sys.executable, "-c", SPARRING, game, str(about.seats), str(about.middle)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        )
        self.compiled = bool(self.heard())

    def heard(self) -> Any:
        line = pipe(self.process.stdout).readline()
        if not line:
            lines = self.leave().strip().splitlines()
            raise TouchlineError(f"A measurement failed: {lines[-1] if lines else 'no message'}.")
        return json.loads(line)

    def does(self, figure: str, share: float, tally: Tally) -> None:
        stdin = pipe(self.process.stdin)
        stdin.write(json.dumps([figure, share]) + "\n")
        stdin.flush()
        done, spent = self.heard()
        tally.done += done
        tally.spent += spent

    def leave(self) -> str:
        """End the process; what it said of errors."""
        self.process.kill()
        return "" if pipe(self.process.stderr).closed else self.process.communicate()[1]


def pipe(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


# --- The two versions ------------------------------------------------------------------------------------------


def root() -> Path:
    """The checkout this runs in."""
    folder = Path(touchline.__file__).resolve().parents[2]
    if folder.name.startswith("fast-O"):
        folder = folder.parents[1]
    if not (folder / ".git").exists() or not (folder / "tools" / "fast.py").exists():
        raise BadArgument("Versions are compared in a checkout of the project, which this installation is not.")
    return folder


def git(folder: Path, *words: str) -> str:
    if not shutil.which("git"):
        raise BadArgument("Versions are compared with git, which was not found.")
    done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise TouchlineError(f"git {words[0]} failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
    return done.stdout.strip()


def checked_out(folder: Path, revision: str) -> Path:
    """The earlier version, in a folder named after its commit."""
    try:
        commit = git(folder, "rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}")
    except TouchlineError:
        raise BadArgument(f"There is no commit {revision!r} in {folder}; name one that `git log` shows.") from None
    target = folder / "build" / "against" / commit[:12]
    if not (target / ".git").exists():
        git(folder, "worktree", "prune")
        shutil.rmtree(target, ignore_errors=True)
        git(folder, "worktree", "add", "--detach", "--force", str(target), commit)
    return target


def compiled_in(folder: Path) -> str:
    """The compiled build of a checkout, made where it is stale; nothing where this machine cannot compile."""
    environment = os.environ | {"TOUCHLINE_OPT": "3"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, "tools/fast.py"], cwd=folder, env=environment, capture_output=True, text=True
    )
    return "" if done.returncode else str(folder / "build" / "fast-O3")


# --- The comparison --------------------------------------------------------------------------------------------


def compare(game: str, now: str, then: str, seconds: float) -> dict[str, Duel]:
    """All figures of a game: half of the time goes to decisions, the rest to everything else."""
    sides = [Sparring(now, game)]
    duels = {figure: Duel() for figure in FIGURES}
    try:
        sides.append(Sparring(then, game))
        if sides[0].compiled != sides[1].compiled:
            raise TouchlineError("One of the two versions is compiled and the other is not.")
        for side in sides:  # what is only done once is not measured
            for figure in FIGURES:
                side.does(figure, 0.0, Tally())
                side.does(figure, 0.02, Tally())
        for figure, duel in duels.items():
            share = seconds / 2 if figure == "decisions" else seconds / 2 / (len(FIGURES) - 1)
            rounds = max(2, round(share / SLICE / 2))
            for turn in range(rounds):
                pair = [(sides[0], duel.now), (sides[1], duel.before)]
                for side, tally in pair if turn % 2 else reversed(pair):
                    side.does(figure, share / rounds / 2, tally)
    finally:
        for side in sides:
            side.leave()
    return duels


def run(
    games: Sequence[str], revision: str, seconds: float, at_least: float, plain: bool = False, as_json: bool = False
) -> bool:
    """Compare, print what was found, and tell whether no figure fell below a share of the earlier version's."""
    folder = root()
    earlier = checked_out(folder, revision)
    builds = {"plain": (str(folder / "src"), str(earlier / "src"))}
    left_out = ""
    if not plain:
        now = compiled_in(folder)
        then = compiled_in(earlier) if now else ""
        if then:
            builds["compiled"] = (now, then)
        else:
            left_out = "The compiled builds are left out, as this machine cannot compile."
    found = {
        build: {game: compare(game, now, then, seconds) for game in games} for build, (now, then) in builds.items()
    }
    slower = [
        f"{build} {game}: {TITLES[figure]} at {duel.ratio:.2f}"
        for build, figures in found.items()
        for game, duels in figures.items()
        for figure, duel in duels.items()
        if duel.ratio < at_least
    ]
    if as_json:
        print(json.dumps(as_data(found, revision, at_least, slower, left_out), indent=2))
    else:
        show(found, revision, left_out)
        print(f"Slower than {at_least:.2f}: {'; '.join(slower)}." if slower else f"No figure is below {at_least:.2f}.")
    return not slower


def as_data(
    found: dict[str, dict[str, dict[str, Duel]]], revision: str, at_least: float, slower: list[str], left_out: str
) -> dict[str, Any]:
    return {
        "against": revision,
        "at-least": at_least,
        "builds": {
            build: {
                game: {
                    figure: {"now": duel.now.rate, "then": duel.before.rate, "ratio": duel.ratio}
                    for figure, duel in duels.items()
                }
                for game, duels in figures.items()
            }
            for build, figures in found.items()
        },
        "slower": slower,
        "left-out": left_out,
    }


def show(found: dict[str, dict[str, dict[str, Duel]]], revision: str, left_out: str) -> None:
    print(f"Against {revision}, in turns, by the time each computed:\n")
    print(f"{'':52}{'now':>12}{'then':>12}{'ratio':>8}")
    for build, figures in found.items():
        for game, duels in figures.items():
            for figure, duel in duels.items():
                name = f"{game}, {build}: {TITLES[figure]} a second"
                print(f"{name:52}{duel.now.rate:>12,.0f}{duel.before.rate:>12,.0f}{duel.ratio:>8.2f}")
    print()
    if left_out:
        print(left_out)
