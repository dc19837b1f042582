"""Sentences: what happened, as a log has it."""

from collections.abc import Iterable

from rich.text import Text


class Sentence:
    """What happened, the rule behind it, and whether a new part of the game begins with it."""

    def __init__(self, text: str, rule: str, heading: bool = False) -> None:
        self.text = text
        self.rule = rule
        self.heading = heading

    def coloured(self, colours: Iterable[tuple[str, str]]) -> Text:
        """The sentence with some names in their styles."""
        text = Text(self.text, "bold" if self.heading else "")
        for name, style in colours:
            text.highlight_words([name], style)
        return text
