"""Cases: a position, some choices and dice, and what must then hold. A rule shown as an example, kept as data.

A case file holds any number of cases::

    touchline-case 2

    case: Whoever is alone takes both coins
    rule: AB 1.2.3
    card: lucky-penny
    given:
      game: heads-or-tails
      hand 1: lucky-penny
      coins: 2
    when:
      dice: tails
      1: play lucky-penny
    then:
      coins 1: 2

``when`` and ``then`` may follow each other as often as needed. Lines after ``//`` are comments. Every case ends with
somebody able to act, or with the game over. ``game:`` says whose case it is; what the other lines under ``given`` and
``then`` mean, that game says. In a file of format 1 the agenda of a position, if it has one, is written as in positions
of format 1.
"""

import os
from typing import Final, Protocol

from touchline.table.dice import scripted
from touchline.table.errors import BadFile, TouchlineError
from touchline.table.files import read_text
from touchline.table.table import Table

FORMAT: Final = "touchline-case 2"
FORMATS: Final = ("touchline-case 1", FORMAT)
LARGEST: Final = 1_000_000  # bytes
MOST_CASES: Final = 2_000


class CaseLine:
    """A line of a case and where it stands."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


class Case:
    """One case as written."""

    def __init__(self, path: str, line: int, title: str, written: int) -> None:
        self.path = path
        self.format = written  # of its file, and of its position
        self.line = line
        self.title = title
        self.rules: list[str] = []
        self.cards: list[str] = []
        self.given: list[CaseLine] = []
        self.blocks: list[tuple[str, list[CaseLine]]] = []  # "when" or "then", and its lines


class CaseResult:
    """How a case went; ``message`` says in a sentence what failed and where."""

    def __init__(self, case: Case, message: str) -> None:
        self.title = case.title
        self.path = case.path
        self.line = case.line
        self.rules = case.rules
        self.cards = case.cards
        self.message = message

    @property
    def passed(self) -> bool:
        return not self.message


class Unmet(TouchlineError):
    """Something that a case expects does not hold."""


class Casebook(Protocol):
    """What a game adds: how positions, choices and expectations of its cases are read."""

    def given(self, text: str, path: str, first: int, written: int) -> Table: ...

    def result_of(self, word: str) -> int: ...

    def choose(self, table: Table, seat: str, words: list[str]) -> None: ...

    def expect(self, table: Table, key: str, value: str) -> None: ...


def read_cases(path: str) -> list[Case]:
    """The cases of a file; any mistake is one sentence with its line."""
    return parse_cases(read_text(path, "A case file", LARGEST), path)


def parse_cases(text: str, path: str) -> list[Case]:
    lines = text.split("\n")
    if lines[0].strip() not in FORMATS:
        raise BadFile(f"A case file begins with the line {FORMAT!r}, not with {lines[0][:40]!r}.", path, 1)
    written = 1 + FORMATS.index(lines[0].strip())
    cases: list[Case] = []
    block = ""
    for number, raw in enumerate(lines[1:], 2):
        bare = raw.split("//")[0].rstrip()
        if not bare:
            continue
        if not bare[0].isspace():
            block = heading(bare, number, path, cases, written)
        elif not cases or not block:
            raise BadFile("An indented line must follow 'given:', 'when:' or 'then:'.", path, number)
        elif block == "given":
            cases[-1].given.append(CaseLine(number, bare))
        else:
            cases[-1].blocks[-1][1].append(CaseLine(number, bare.strip()))
    if not cases:
        raise BadFile("The file has no case; a case begins with 'case: ' and its title.", path)
    for case in cases:
        check_case(case)
    return cases


def heading(bare: str, number: int, path: str, cases: list[Case], written: int) -> str:
    """A line at the left edge; gives the block that begins with it."""
    key, colon, value = bare.partition(":")
    value = value.strip()
    if colon and key == "case":
        if not value:
            raise BadFile("A case needs a title after 'case:'.", path, number)
        if len(cases) >= MOST_CASES:
            raise BadFile(f"A file has at most {MOST_CASES} cases.", path, number)
        cases.append(Case(path, number, value, written))
        return ""
    if not cases:
        raise BadFile("The first line of a case is 'case: ' and its title.", path, number)
    if colon and key in ("rule", "card"):
        words = [word.strip() for word in value.split(",") if word.strip()]
        (cases[-1].rules if key == "rule" else cases[-1].cards).extend(words)
        return ""
    if colon and not value and key == "given":
        return key
    if colon and not value and key in ("when", "then"):
        cases[-1].blocks.append((key, []))
        return key
    raise BadFile(f"{bare[:40]!r} is not one of case:, rule:, card:, given:, when:, then:.", path, number)


def check_case(case: Case) -> None:
    if not case.given:
        raise BadFile(f"The case {case.title!r} has no 'given:'.", case.path, case.line)
    if not any(kind == "then" and lines for kind, lines in case.blocks):
        raise BadFile(f"The case {case.title!r} expects nothing; it needs a 'then:'.", case.path, case.line)
    if not case.rules and not case.cards:
        raise BadFile(f"The case {case.title!r} names neither a rule nor a card.", case.path, case.line)


def case_game(case: Case, default: str) -> tuple[str, int]:
    """The game that a line ``game:`` under ``given:`` names, and where; ``default`` where none does."""
    for entry in case.given:
        key, colon, value = entry.text.partition(":")
        if colon and key.strip() == "game":
            return value.strip(), entry.number
    return default, case.given[0].number


def run_case(case: Case, book: Casebook) -> CaseResult:
    """Play a case. A mistake in the case is its failure; a bug of ours is not caught."""
    line = case.given[0].number
    try:
        table = start(case, book)
        for kind, lines in case.blocks:
            for entry in lines:
                line = entry.number
                if kind == "when":
                    act(table, book, entry.text)
                else:
                    key, _, value = entry.text.partition(":")
                    book.expect(table, key.strip(), value.strip())
        left_over(table)
    except BadFile:
        raise
    except TouchlineError as error:
        return CaseResult(case, f"{case.path}:{line}: {error}")
    return CaseResult(case, "")


def start(case: Case, book: Casebook) -> Table:
    """The table of a case: its lines keep their numbers."""
    first = case.given[0].number
    rows: dict[int, str] = {entry.number: entry.text for entry in case.given}
    text = "\n".join(rows.get(number, "") for number in range(first, case.given[-1].number + 1))
    script: list[int] = []
    for kind, lines in case.blocks:
        for entry in lines:
            if kind == "when" and entry.text.startswith("dice:"):
                words = entry.text[5:].replace(",", " ").split()
                script += [book.result_of(word) for word in words]
    table = book.given(text, case.path, first, case.format)
    table.dice = scripted(script)
    table.loud = True
    table.run()
    return table


def act(table: Table, book: Casebook, text: str) -> None:
    """A choice such as ``1: play lucky-penny``; dice were laid out before."""
    seat, colon, rest = text.partition(":")
    if not colon:
        raise Unmet(f"{text!r} is no choice; write a seat, a colon and the choice.")
    if seat != "dice":
        book.choose(table, seat.strip(), rest.split())


def left_over(table: Table) -> None:
    """Every case ends with somebody able to act, or with the game over; all its dice were rolled."""
    used = getattr(table.dice, "used", 0)
    script = getattr(table.dice, "script", [])
    if used != len(script):
        raise Unmet(f"{len(script) - used} of the dice named were not rolled.")
    if table.kind < 0 and table.agenda:
        raise Unmet("The case ends with steps left to do and nobody able to act.")


def case_files(paths: list[str]) -> list[str]:
    """Files named, and all ``.case`` files below the folders named."""
    found: list[str] = []
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in sorted(os.walk(path)):
                found += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".case")]
        else:
            found.append(path)
    return found
