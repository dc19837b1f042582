"""Rules in a terminal: the list of chapters, a chapter, a section, a rule; what was searched for; what is proved."""

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from touchline.rulebook import Chapter, Rule, Rulebook, Section
from touchline.table.languages import ENGLISH
from touchline.terminal.speech import Shared
from touchline.terminal.styles import QUIET

_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)")
MOST: Final = 100


def styled(text: str) -> Text:
    """A paragraph with its emphasis, without its marks."""
    result = Text()
    at = 0
    for match in _MARKS.finditer(text):
        result.append(text[at : match.start()])
        strong, stressed, code, link = match.groups()
        result.append(strong or stressed or code or link, "bold" if strong else "italic" if stressed else "")
        at = match.end()
    result.append(text[at:])
    return result


def paragraph(rule: Rule) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(ratio=1)
    grid.add_row(rule.number, styled(rule.text))
    return Padding(grid, (0, 0, 0, 2))


def heading(number: str, title: str, style: str) -> Text:
    return Text(f"{number} {title}".strip(), style)


def chapter_list(book: Rulebook, language: str = ENGLISH) -> RenderableType:
    """All chapters with their numbers of rules."""
    shared = Shared(language)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_column(style=QUIET)
    rulings = 0
    for chapter in book.chapters:
        if not chapter.number:
            rulings += len(chapter.rules)
            continue
        grid.add_row(chapter.number, chapter.title, shared.say("rules.count", n=len(chapter.rules)))
    counts = {prefix: sum(1 for number in book.rules if number.startswith(f"{prefix}-R")) for prefix in book.prefixes}
    numbers = shared.listed([shared.say("rules.range", prefix=prefix, n=n) for prefix, n in counts.items()], "list")
    named = shared.say("rules.rulings-are", numbers=numbers)
    grid.add_row(shared.say("rules.rulings"), named, shared.say("rules.rulings-count", n=rulings))
    return grid


def whole_chapter(chapter: Chapter) -> RenderableType:
    parts: list[RenderableType] = [heading(chapter.number, chapter.title, "bold reverse")]
    parts += [whole_section(section) for section in chapter.sections]
    return Group(*parts)


def whole_section(section: Section) -> RenderableType:
    parts: list[RenderableType] = []
    if section.title:
        parts.append(heading(section.number, section.title, "bold underline"))
    parts += [paragraph(rule) for rule in section.rules]
    return Group(*parts)


def found_rules(book: Rulebook, asked: str, width: int, prefix: str = "") -> RenderableType:
    """What a number stands for; ``prefix`` says in which game's rules where the number does not."""
    parts: list[RenderableType] = []
    for thing in book.find(asked, prefix):
        if isinstance(thing, Chapter):
            parts.append(whole_chapter(thing))
        elif isinstance(thing, Section):
            parts.append(whole_section(thing))
        else:
            parts.append(paragraph(thing))
    return Padding(Group(*parts), (0, max(0, width - MOST), 0, 0))


def rule_list(rules: list[Rule], width: int) -> RenderableType:
    return Padding(Group(*(paragraph(rule) for rule in rules)), (0, max(0, width - MOST), 0, 0))


def plain(thing: Chapter | Section | Rule) -> list[dict[str, str]]:
    """Rules as data."""
    rules = [thing] if isinstance(thing, Rule) else thing.rules
    return [{"number": rule.number, "text": rule.text} for rule in rules]
