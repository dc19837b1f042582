"""The numbered rules (``docs/rules``): read, looked up and searched.

A chapter is a line ``## TM 5 …``, a section ``### TM 5.9 …``, a rule a paragraph ``**TM 5.9.1** …`` and a ruling
``**TM-R1** …``.
"""

import difflib
import re
from pathlib import Path
from typing import Final

import touchline
from touchline.table.errors import BadArgument, BadFile

_HEADING: Final = re.compile(r"^(#{2,3}) (?:([A-Z]{2} \d+(?:\.\d+)?) )?(.+)$")
_RULE: Final = re.compile(r"^\*\*([A-Z]{2}(?: \d+(?:\.\d+)+|-R\d+))\*\* +(.*)$")
_ASKED: Final = re.compile(r"^(?:([A-Z]{2})[ -]*)?(?:(\d+(?:\.\d+)*)|R[ -]?(\d+))\.?$")


class Rule:
    """One numbered paragraph: a rule or a ruling."""

    def __init__(self, number: str, text: str, file: str) -> None:
        self.number = number
        self.text = text
        self.file = file


class Section:
    """A heading with the rules under it."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.rules: list[Rule] = []


class Chapter:
    """A chapter of a game's rules, or a heading of the rulings, with its sections."""

    def __init__(self, number: str, title: str, file: str) -> None:
        self.number = number
        self.title = title
        self.file = file
        self.sections: list[Section] = []

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]


class Rulebook:
    """Every chapter, section and rule of the rules that were found."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self.rules: dict[str, Rule] = {rule.number: rule for chapter in chapters for rule in chapter.rules}

    @property
    def prefixes(self) -> list[str]:
        """The letters before the numbers, one for each game (``TM``)."""
        found: list[str] = []
        for number in self.rules:
            if number[:2] not in found:
                found.append(number[:2])
        return found

    def find(self, asked: str, prefix: str = "") -> list[Chapter | Section | Rule]:
        """What has this number. Without letters before it ``prefix`` is meant, else every game that has the number."""
        match = _ASKED.match(" ".join(asked.upper().split()))
        if match is None:
            raise BadArgument(f"{asked[:40]!r} is not the number of a rule; 5, 5.9, TM 5.9.1 and TM-R12 are.", "rule")
        letters, number, ruling = match.groups()
        prefixes = [letters or prefix] if letters or prefix else self.prefixes
        names = [f"{one}-R{ruling}" if ruling else f"{one} {number}" for one in prefixes]
        found: list[Chapter | Section | Rule] = []
        for chapter in self.chapters:
            things: list[Chapter | Section | Rule] = [chapter, *chapter.sections, *chapter.rules]
            for thing in things:
                if thing.number in names:
                    found.append(thing)
        if not found:
            near = [one for name in names for one in difflib.get_close_matches(name, list(self.rules), 1)]
            hint = f"; the nearest is {' or '.join(near)}" if near else ""
            raise BadArgument(f"There is no rule {' or '.join(names) or asked}{hint}.", "rule")
        return found

    def search(self, text: str) -> list[Rule]:
        """The rules in which every one of these words stands."""
        words = text.lower().split()
        return [rule for rule in self.rules.values() if all(word in rule.text.lower() for word in words)]


def rules_folder() -> Path:
    """Where the rules are: inside an installed package, or among the documents of a checkout."""
    package = Path(touchline.__file__).parent
    inside = package / "rules"
    return inside if inside.is_dir() else package.parents[1] / "docs" / "rules"


def read_rulebook(folder: Path | None = None) -> Rulebook:
    """All rules of a folder: the games' rules first, rulings last."""
    folder = folder or rules_folder()
    files = sorted(folder.glob("*.md"), key=lambda path: (path.stem.startswith("rulings"), path.name))
    if not files:
        raise BadFile("there are no rules here", str(folder))
    chapters: list[Chapter] = []
    for path in files:
        chapters += read_chapters(path)
    return Rulebook(chapters)


def read_chapters(path: Path) -> list[Chapter]:
    """The chapters of one file."""
    chapters: list[Chapter] = []
    rule: Rule | None = None
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("cannot be read", str(path)) from error
    for line in lines:
        heading = _HEADING.match(line)
        begins = _RULE.match(line)
        if heading is not None:
            rule = None
            marks, number, title = heading.groups()
            if marks == "##":
                chapters.append(Chapter(number or "", title, path.stem))
            elif chapters:
                chapters[-1].sections.append(Section(number or "", title))
        elif begins is not None and chapters:
            rule = Rule(begins.group(1), begins.group(2), path.stem)
            if not chapters[-1].sections:
                chapters[-1].sections.append(Section("", ""))
            chapters[-1].sections[-1].rules.append(rule)
        elif line.strip() and rule is not None:
            rule.text += "\n" + line
    return chapters
