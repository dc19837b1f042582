"""Lines of a language that puts no spaces between words: broken between letters, never before a sign that closes."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# No line begins with these, and none ends with those.
NOT_FIRST: Final = frozenset(
    "、，・。．：；！？）」』】〉》〕］｝％ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥,.!?:;)]%"
)
NOT_LAST: Final = frozenset("「『【（〈《〔［｛([")


class FoldingConsole(Console):
    """A console that breaks such lines where a reader expects it; all others are left to Rich."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        asked = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=asked.highlight, markup=asked.markup)
        if isinstance(renderable, Text) and not (asked.no_wrap or renderable.no_wrap):
            renderable = folded_text(renderable, asked.max_width)
        return super().render(renderable, options)


def folded_text(text: Text, width: int) -> Text:
    """A text with its line breaks in it, if any of its letters are wide."""
    if width < 2 or cell_len(text.plain) == len(text.plain):
        return text
    lines = [part for line in text.split(allow_blank=True) for part in line.divide(breaks(line.plain, width))]
    between = Text("\n", justify=text.justify, overflow=text.overflow, end=text.end)
    return between.join(lines)


def breaks(line: str, width: int) -> list[int]:
    """Where a line is broken so that every part of it fits."""
    found: list[int] = []
    start = last = 0  # of this part; where it may be broken
    used = 0
    for at, letter in enumerate(line):
        if at > start and may_break(line[at - 1], letter):
            last = at
        used += cell_len(letter)
        if used > width and letter != " ":
            start = last if last > start else at
            found.append(start)
            used = cell_len(line[start : at + 1])
    return found


def may_break(before: str, after: str) -> bool:
    """Whether a line may be broken between two letters."""
    if after in NOT_FIRST or before in NOT_LAST or after == " ":
        return False
    return before == " " or cell_len(before) > 1 or cell_len(after) > 1
