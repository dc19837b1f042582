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
from touchline.terminal.styles import QUIET

MOST_CARDS: Final = 6
MOST_ODDS: Final = 40

HELP: Final = (
    ("a number", "take that line; several at once go on in the lists behind it: 2 3 is line 2, then line 3"),
    ("b", "back to the list before"),
    ("t", "show the table again"),
    ("l, l 100", "the log, or its last 100 lines"),
    ("c NAME, c 2", "show a card: by part of its name, or the one in line 2"),
    ("r 5.9.1", "read a rule, a section or a ruling; r alone reads the one behind the question"),
    ("why NAME", "why something is not to be chosen now"),
    ("odds, odds 1", "what a roll may bring, for each option or for one"),
    ("never", "decline this response now and whenever it comes up again"),
    ("ask", "be asked again about everything you said never to"),
    ("u", "take your last choice back, as long as nobody has learnt anything from it; in a list behind another: back"),
    ("q", "leave the game, and save it if you like; Ctrl-C asks the same"),
)


class Printer:
    """Prints in the words and drawings of one game."""

    def __init__(self, console: Console, screen: Screen) -> None:
        self.console = console
        self.screen = screen

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
        never = [(prompt, "you said never to this") for prompt in standing]
        for rows in ((*HELP, *self.screen.help), self.screen.signs, never):
            if not rows:
                continue
            grid = Grid(box=None, show_header=False, padding=(0, 2), width=min(self.console.width, 110))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column(ratio=1)
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
            self.say("Which card? Give part of its name, or the number of its line: c thrower, c 2.")
        for face in found[:MOST_CARDS]:
            self.console.print(self.screen.card(face, min(self.console.width, 70)))
        if len(found) > MOST_CARDS:
            self.say(f"{len(found) - MOST_CARDS} more cards have “{asked}” in their name.")

    def rule(self, asked: str, prefix: str) -> None:
        try:
            self.console.print(found_rules(read_rulebook(), asked, self.console.width, prefix))
        except TouchlineError as error:
            self.say(str(error))

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
                    self.console.print(Text(f"  {float(outcome.probability):6.1%}  {outcome.summary}"))
        if not rolls:
            self.say("Nothing is rolled before the next question.")
