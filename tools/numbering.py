"""Number the steps, verbs, kinds of decision and events of each game, in the order in which its registry declares them.

    python tools/numbering.py           # write the modules
    python tools/numbering.py --check   # say which are out of date

``game.py`` of a game declares them once, by name. The rules use numbers, which mypyc folds into the code: ``steps.py``,
``verbs.py``, ``kinds.py`` and ``events.py`` are made from the declarations. Files and wires have the names, so that a
new one may stand wherever it belongs.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# To import from without running its ``__init__``, which refuses games whose numbers are out of date.
PACKAGE: Final = ModuleType("touchline")
PACKAGE.__path__ = [str(ROOT / "src" / "touchline")]
GAMES: Final = ("team_manager", "blitz_bowl")
# What declares one, the module its numbers stand in, and what they are.
DECLARATIONS: Final = {
    "Step": ("steps", "Steps"),
    "Verb": ("verbs", "Verbs"),
    "Kind": ("kinds", "Kinds of decision"),
    "EventKind": ("events", "Kinds of event"),
}
TITLES: Final = {"team_manager": "Team Manager", "blitz_bowl": "Blitz Bowl"}


def main(arguments: list[str]) -> int:
    stale = False
    for game in GAMES:
        folder = ROOT / "src" / "touchline" / game
        declared = declarations(folder / "game.py")
        made = {
            module: numbered(f"{what} of {TITLES[game]}", declared[sort])
            for sort, (module, what) in DECLARATIONS.items()
        }
        made["bare"] = bare(f"Options of {TITLES[game]} that are a verb alone", folder / "game.py", declared["Verb"])
        for module, text in made.items():
            path = folder / f"{module}.py"
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale = True
            if "--check" in arguments:
                print(f"{path.relative_to(ROOT)} is out of date: run python tools/numbering.py.")
            else:
                path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


def declarations(path: Path) -> dict[str, list[str]]:
    """The names that a registry declares, by sort, in order."""
    found: dict[str, list[str]] = {sort: [] for sort in DECLARATIONS}
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: node.lineno):
        if isinstance(call.func, ast.Name) and call.func.id in found:
            name = call.args[0]
            assert isinstance(name, ast.Constant), f"{path}:{call.lineno}: a name is written out"
            assert name.value not in found[call.func.id], f"{path}:{call.lineno}: {name.value!r} is there twice"
            found[call.func.id].append(str(name.value))
    return found


def numbered(what: str, names: list[str]) -> str:
    title = f"{what} as numbers. Made from ``game.py`` by ``tools/numbering.py``."
    lines = [f'"""{title}"""', "", "from typing import Final", ""]
    lines += [f"{name.upper().replace('-', '_')}: Final = {number}" for number, name in enumerate(names)]
    lines += ["NAMES: Final[tuple[str, ...]] = (", *(f'    "{name}",' for name in names), ")"]
    return "\n".join(lines) + "\n"


def bare(what: str, path: Path, names: list[str]) -> str:
    """The codes of options whose verb takes no argument."""
    alone: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Verb":
            if isinstance(node.args[1], ast.Tuple) and not node.args[1].elts:
                alone.append(str(ast.literal_eval(node.args[0])))
    sys.modules.setdefault("touchline", PACKAGE)
    code_of = import_module("touchline.table.decision").code_of
    lines = [
        f'"""{what}, as codes. Made from ``game.py`` by ``tools/numbering.py``."""',
        "",
        "from typing import Final",
        "",
    ]
    lines += [
        f"{name.upper().replace('-', '_')}: Final = {code_of(number)}"
        for number, name in enumerate(names)
        if name in alone
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
