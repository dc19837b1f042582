"""What is shown at a table in the terminal: questions, sentences, cards, rules, chances and help."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from touchline.rulebook import read_rulebook
from touchline.table.errors import TouchlineError
from touchline.table.table import Table
from touchline.terminal.menu import Entry, Menu, entry_list
from touchline.terminal.protocol import Screen
from touchline.terminal.rules import found_rules
from touchline.terminal.sentence import Sentence
from touchline.terminal.speech import Shared
from touchline.terminal.styles import QUIET

MOST_CARDS: Final = 6
MOST_ODDS: Final = 40


class Printer:
    """Prints in the words and drawings of one game, in one language."""

    def __init__(self, console: Console, screen: Screen, shared: Shared) -> None:
        self.console = console
        self.screen = screen
        self.shared = shared

    # --- Questions and sentences ------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.console.print(Text(text, "italic"))

    def sentence(self, line: Sentence, rule: bool = False) -> None:
        """A sentence with the teams in their colours."""
        text = line.coloured(self.screen.colours())
        if rule and line.rule:
            text.append(f"  {line.rule}", QUIET)
        self.console.print(Padding(text, (0, 0, 0, 2)))

    def menu(self, view: Any, menu: Menu) -> None:
        """The question and its numbered answers."""
        for about in menu.about:
            self.console.print(Padding(Text(about), (0, 0, 0, 1)))
        if menu.picture is None:
            self.console.print()
        who = self.screen.badge(view.seat)
        self.console.print(Text.assemble(who, " ", (menu.prompt, "bold"), "  ", (menu.rule, QUIET)))
        picture = entry_list(menu.entries, self.console.width) if menu.picture is None else menu.picture
        self.console.print(picture)

    def inner(self, entry: Entry) -> None:
        """The list behind an entry."""
        self.console.print(Text(entry.next or entry.text, "bold"))
        self.console.print(entry_list(entry.entries, self.console.width))

    # --- What somebody asks to see ----------------------------------------------------------------------------

    def help(self, standing: Sequence[str]) -> None:
        """The commands and signs, and the questions that are declined for good."""
        never = [(prompt, self.shared.say("shown.never")) for prompt in standing]
        for rows in ((*self.shared.rows("help"), *self.screen.help), self.screen.signs, never):
            if not rows:
                continue
            grid = Grid(box=None, show_header=False, padding=(0, 2), width=min(self.console.width, 110))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column(ratio=1, overflow="fold")
            for sign, meaning in rows:
                grid.add_row(Text(sign), Text(meaning))
            self.console.print(grid)
            self.console.print()

    def cards(self, asked: str, entries: Sequence[Entry]) -> None:
        """Any card of the game may be read; what is printed on the cards is no secret."""
        if asked.isdecimal() and 1 <= int(asked[:5]) <= len(entries):
            face = entries[int(asked[:5]) - 1].face
            found = [face] if face >= 0 else []
        else:
            found = self.screen.match(asked) if asked else []
        if not found:
            self.say(self.shared.say("shown.which-card"))
        for face in found[:MOST_CARDS]:
            self.console.print(self.screen.card(face, min(self.console.width, 70)))
        if len(found) > MOST_CARDS:
            self.say(self.shared.say("shown.more-cards", n=len(found) - MOST_CARDS, said=asked))

    def rule(self, asked: str, prefix: str) -> None:
        try:
            self.console.print(found_rules(read_rulebook(), asked, self.console.width, prefix))
        except TouchlineError as error:
            self.say(self.shared.error(error))

    def why(self, asked: str, view: Any) -> None:
        """What the rules have against something."""
        told = self.screen.reasons(view, asked)
        for line in told:
            self.say(line)
        if not told:
            self.say(self.screen.why_hint)

    def odds(self, table: Table, asked: str, entries: Sequence[Entry]) -> None:
        """Exact chances up to the next question, where an option rolls dice."""
        rolls = 0
        if asked.isdecimal() and 1 <= int(asked[:5]) <= len(entries):
            entries = [entries[int(asked[:5]) - 1]]
        options = [one for entry in entries for one in entry.leaves if one.code >= 0]
        for entry in options[:MOST_ODDS]:
            try:
                outcomes = table.odds(table.codes.index(entry.code))
            except TouchlineError:
                continue
            if len(outcomes) > 1 or outcomes[0].rolls:
                rolls += 1
                self.console.print(Text(f" {entry.text}", "bold"))
                for outcome in outcomes:
                    self.outcome(float(outcome.probability), outcome.summary_in(self.shared.language))
        if not rolls:
            self.say(self.shared.say("shown.no-roll"))

    def outcome(self, probability: float, summary: str) -> None:
        chance = f"{100 * probability:5.1f}"
        self.console.print(Text(f"  {self.shared.say('shown.outcome', chance=chance, summary=summary)}"))
