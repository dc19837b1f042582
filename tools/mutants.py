"""Takes rule code away piece by piece and looks whether a case or a random game notices.

Each mutant changes one place of one rule function: a statement is left out, a condition is taken as true or as false, a
comparison is turned, a number is one more. A mutant is caught when a case fails, a random game breaks a property, or
the run does not end. Run by ``make soak``; a part of it with ``python tools/mutants.py --every 20``.
"""

import argparse
import ast
import copy
import importlib
import io
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "src"))

LIMIT = 30  # seconds for one mutant; the cases take less than two
# Fields that serve undo and the log alone: no rule depends on them.
UNRULY = ("loud", "say", "barrier")

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


@dataclass(frozen=True)
class Ground:
    """Where the rules of a game stand, and what must notice a change of them beside the cases."""

    package: str
    modules: tuple[str, ...]
    games: Callable[[], None]  # raises where a random game breaks a property
    forget: Callable[[], None]  # tables laid out before a change, which would hide it
    tests: tuple[str, ...]
    more_tests: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by the module they are about


class Mutant:
    """One change: where it is, what it does, and the function it leaves."""

    def __init__(self, module: str, function: str, line: int, what: str, tree: ast.FunctionDef) -> None:
        self.module = module
        self.function = function
        self.line = line
        self.what = what
        self.tree = tree

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line} {self.function}: {self.what}"


def mentions(node: ast.AST, names: tuple[str, ...]) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr in names for part in ast.walk(node))


def mutants_of(module: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    """Every change of one function."""
    nodes = list(ast.walk(function))
    for index, node in enumerate(nodes):
        for what, line in changes(node):
            twin = copy.deepcopy(function)
            place = list(ast.walk(twin))[index]
            apply_change(place, what)
            ast.fix_missing_locations(twin)
            yield Mutant(module, function.name, line, what, twin)


def changes(node: ast.AST) -> Iterator[tuple[str, int]]:
    """What can be changed at a node."""
    body = getattr(node, "body", None)
    if isinstance(body, list):
        for field in ("body", "orelse"):
            for n, statement in enumerate(getattr(node, field, [])):
                if may_leave_out(statement):
                    yield f"leave out {field} {n}: {ast.unparse(statement).splitlines()[0][:60]}", statement.lineno
    if isinstance(node, (ast.If, ast.While)) and not mentions(node.test, UNRULY):
        if isinstance(node, ast.If):
            yield "condition true", node.lineno
        yield "condition false", node.lineno
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in TURNED and not asks_for_any(node):
        yield "comparison turned", node.lineno
    if isinstance(node, ast.BoolOp):
        yield "and, or", node.lineno


def asks_for_any(node: ast.Compare) -> bool:
    """Whether it only asks if there is something at all: -1 means none, and nothing of that kind has the number 0."""
    right = node.comparators[0]
    return isinstance(right, ast.Constant) and right.value == 0 and isinstance(node.ops[0], (ast.Lt, ast.GtE))


def may_leave_out(statement: ast.stmt) -> bool:
    if isinstance(statement, (ast.Return, ast.Pass, ast.Continue, ast.Break, ast.If, ast.For, ast.While, ast.Assert)):
        return False
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return False
    # a plain local name left out is an error at once and says nothing
    if isinstance(statement, (ast.Assign, ast.AnnAssign)):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        if any(isinstance(target, ast.Name) for target in targets):
            return False
    return not mentions(statement, UNRULY)


def apply_change(node: ast.AST, what: str) -> None:
    if what.startswith("leave out"):
        words = what.split()
        statements: list[ast.stmt] = getattr(node, words[2])
        statements[int(words[3].rstrip(":"))] = ast.Pass()
    elif what == "condition true":
        assert isinstance(node, (ast.If, ast.While))
        node.test = ast.Constant(True)
    elif what == "condition false":
        assert isinstance(node, (ast.If, ast.While))
        node.test = ast.Constant(False)
    elif what == "comparison turned":
        assert isinstance(node, ast.Compare)
        node.ops[0] = TURNED[type(node.ops[0])]()
    elif what == "and, or":
        assert isinstance(node, ast.BoolOp)
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()


def all_mutants(ground: Ground) -> list[Mutant]:
    found: list[Mutant] = []
    for module in ground.modules:
        source = (ROOT / "src" / "touchline" / ground.package / f"{module.replace('.', '/')}.py").read_text()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef):
                found += mutants_of(module, node)
    return found


def patch(mutant: Mutant, module: ModuleType) -> None:
    """Give the function in use the mutant's code; whoever imported it has the same object."""
    code = compile(ast.Module([mutant.tree], []), mutant.module, "exec")
    space: dict[str, object] = dict(vars(module))
    exec(code, space)
    changed = space[mutant.function]
    original = getattr(module, mutant.function)
    assert isinstance(changed, FunctionType)
    assert isinstance(original, FunctionType)
    original.__code__ = changed.__code__


def survives(game: str, module: str = "") -> bool:
    """Whether the cases of a game, some random games and the tests made to show a rule pass."""
    import pytest

    from touchline.games import run_cases
    from touchline.table.case import case_files

    ground = GROUNDS[game]
    try:
        for path in case_files([str(ROOT / "cases" / game)]):
            if not all(result.passed for result in run_cases(path)):
                return False
        ground.games()
        names = ground.tests + ground.more_tests.get(module, ())
        files = [str(ROOT / "tests" / name) for name in names]
        return pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-o", "filterwarnings=", *files]) == 0
    except BaseException:
        return False


def tried(game: str, mutant: Mutant) -> bool:
    """Run one mutant in a process of its own; true if it was caught."""
    ground = GROUNDS[game]
    child = os.fork()
    if child == 0:
        signal.alarm(LIMIT)
        patch(mutant, importlib.import_module(f"touchline.{ground.package}.{mutant.module}"))
        ground.forget()
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            alive = survives(game, mutant.module)
        os._exit(0 if alive else 1)
    _, status = os.waitpid(child, 0)
    return status != 0


# --- The games ----------------------------------------------------------------------------------------------------


def seasons() -> None:
    """Some seasons, and some played in two worlds."""
    from tests.test_properties import check_game
    from tests.test_two_worlds import lockstep

    for seed in range(24):
        check_game(seed)
    for seed in range(3):
        lockstep(seed, 0)


def forget_seasons() -> None:
    from touchline.team_manager import setup

    setup._LAID_OUT.clear()


def matches() -> None:
    """Some matches, with a look at who may do what and where to, and some played silently and in two worlds."""
    from tests.blitz_worlds import new_match, play
    from tests.test_blitz_properties import check_destinations, check_match, check_menu, check_silence
    from tests.test_blitz_two_worlds import Lockstep
    from touchline.blitz_bowl import kinds

    for seed in range(40):
        check_match(seed, 10)
    for seed in range(4):
        check_silence(seed)
        for table in play(new_match(seed), seed):
            if table.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
                check_destinations(table)
            elif table.kind == kinds.ACTION and not table.prepared.actions:
                check_menu(table)
    for seed in range(3):
        Lockstep(seed, seed % 2).run()


def forget_matches() -> None:
    from touchline.blitz_bowl import catalogue

    catalogue._loaded.clear()  # with it the pitches, and what was measured on them


LANDINGS = (
    "test_blitz_luck.py::test_an_open_player_takes_it_and_a_prone_one_does_not",
    "test_blitz_luck.py::test_it_bounces_on_from_who_may_hold_no_ball_or_holds_one",
    "test_blitz_luck.py::test_between_two_players_it_may_bounce_for_ever",
    "test_blitz_luck.py::test_twenty_thousand_bounces",
    "test_blitz_luck.py::test_what_follows_a_bounce_is_told_with_it",
)
VIEWS = (
    "test_blitz_hidden.py::test_there_are_views_of_both_seats_and_of_spectators_only",
    "test_blitz_two_worlds.py::test_a_view_has_no_hidden_card_in_it",
    "test_blitz_two_worlds.py::test_an_imagined_table_agrees_with_the_view_it_was_made_from",
    "test_blitz_two_worlds.py::test_two_seeds_imagine_two_tables",
)
GROUNDS = {
    "team-manager": Ground(
        package="team_manager",
        modules=(
            *("abilities", "ball", "effects", "ending", "holding", "improvements", "maintenance", "matchup", "payouts"),
            *(
                "pitch",
                "responses",
                "scoreboard",
                "selecting",
                "setup",
                "skills",
                "states",
                "tackle",
                "targets",
                "zones",
            ),
            *(
                "vocabulary.ball",
                "vocabulary.branches",
                "vocabulary.cards",
                "vocabulary.conditions",
                "vocabulary.counts",
            ),
            *("vocabulary.fans", "vocabulary.moving", "vocabulary.players", "vocabulary.reel", "vocabulary.tackling"),
            "vocabulary.tokens",
        ),
        games=seasons,
        forget=forget_seasons,
        tests=("test_designed_cards.py", "test_designed_words.py", "test_rulings.py", "test_circles.py"),
        more_tests={
            "setup": ("test_setup.py", "test_optional_rules.py", "test_mechanics.py", "test_expansions_set_up.py"),
        },
    ),
    "blitz-bowl": Ground(
        package="blitz_bowl",
        modules=(
            "action",
            "answers",
            "ball",
            "blocking",
            "bonus",
            "challenge",
            "checks",
            "deed",
            "ending",
            "falling",
            "hidden",
            "landing",
            "menu",
            "moving",
            "paths",
            "pitch",
            "possible",
            "preparation",
            "prepared",
            "random_event",
            "setup",
            "throwing",
            "turn",
            "view",
        ),
        games=matches,
        forget=forget_matches,
        tests=("test_blitz_rulings.py", "test_blitz_setup.py", "test_blitz_events.py"),
        more_tests={
            "ball": LANDINGS,
            "hidden": ("test_blitz_hidden.py",),
            "landing": LANDINGS,
            "pitch": ("test_blitz_pack.py::test_pitches",),
            "view": VIEWS,
        },
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="team-manager", choices=list(GROUNDS), help="whose rules are changed")
    parser.add_argument("--every", type=int, default=1, help="try every nth mutant only")
    parser.add_argument("--module", default="", help="try the mutants of one module only")
    parser.add_argument("--share", default="1/1", help="which share of them, as 1/2 and 2/2 for two processes")
    parser.add_argument("--least", type=float, default=90.0, help="percentage that must be caught")
    options = parser.parse_args()
    chosen = [mutant for mutant in all_mutants(GROUNDS[options.game]) if options.module in ("", mutant.module)]
    random.Random(1).shuffle(chosen)
    part, parts = (int(word) for word in options.share.split("/"))
    chosen = chosen[:: options.every][part - 1 :: parts]
    if not survives(options.game):
        print("The cases fail without any change; mend that first.")
        return 1
    start = time.monotonic()
    alive = []
    for n, mutant in enumerate(chosen, 1):
        if not tried(options.game, mutant):
            alive.append(mutant)
            print(f"survived: {mutant}", flush=True)
        if n % 100 == 0:
            print(f"{n} of {len(chosen)} tried, {len(alive)} survived, {time.monotonic() - start:.0f} s", flush=True)
    caught = 100 * (1 - len(alive) / max(len(chosen), 1))
    print(f"{len(chosen)} mutants, {len(alive)} survived: {caught:.1f} % caught in {time.monotonic() - start:.0f} s")
    return 0 if caught >= options.least else 1


if __name__ == "__main__":
    raise SystemExit(main())
