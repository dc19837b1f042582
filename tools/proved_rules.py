"""Which rules a case or a test proves, read from their sources: ``touchline rules --coverage`` in a checkout."""

import ast
import re
from pathlib import Path
from typing import Final

from touchline.rulebook import Rulebook

CITED: Final = re.compile(r"\b([A-Z]{2})(?: (\d+(?:\.\d+)+)|-R(\d+))|(?<=, )(\d+(?:\.\d+)+)")
PROVED_BY: Final = re.compile(r"^\s*rules?:(.*)$", re.MULTILINE)


class Coverage:
    """Which rules are proved by a case or a test, and which numbers are cited although there is no such rule."""

    def __init__(self, book: Rulebook, proofs: dict[str, list[str]]) -> None:
        self.rules = [number for number in book.rules if "-R" not in number]
        self.proofs = proofs
        self.proved = [number for number in self.rules if number in proofs]
        self.unproved = [number for number in self.rules if number not in proofs]
        self.unknown = sorted(number for number in proofs if number not in book.rules)


def cited(text: str) -> list[str]:
    """The numbers named in a text such as ``TM 5.9.1, 5.9.2, TM-R12``."""
    numbers: list[str] = []
    prefix = ""
    for match in CITED.finditer(text):
        letters, number, ruling, bare = match.groups()
        prefix = letters or prefix
        if ruling:
            numbers.append(f"{prefix}-R{ruling}")
        elif prefix:
            numbers.append(f"{prefix} {number or bare}")
    return numbers


def read_coverage(root: Path, book: Rulebook) -> Coverage:
    """Look through the cases (``rule:`` lines) and the tests (``@pytest.mark.rules``) for what they prove."""
    proofs: dict[str, list[str]] = {}
    for path in sorted((root / "cases").rglob("*.case")):
        for match in PROVED_BY.finditer(path.read_text(encoding="utf-8")):
            for number in cited(match.group(1).split("//")[0]):
                add_proof(proofs, number, path.relative_to(root).as_posix())
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rules" in text:
            for number, name in marked(text):
                add_proof(proofs, number, f"{path.relative_to(root).as_posix()}::{name}")
    return Coverage(book, proofs)


def add_proof(proofs: dict[str, list[str]], number: str, place: str) -> None:
    places = proofs.setdefault(number, [])
    if place not in places:
        places.append(place)


def marked(source: str) -> list[tuple[str, str]]:
    """Rule numbers and the names of the tests marked with them."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                for argument in mark.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found += [(number, node.name) for number in cited(argument.value)]
    return found
