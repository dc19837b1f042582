"""A season played in a terminal: people at some seats, bots at the others, one numbered list at a time."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from touchline.rulebook import read_rulebook
from touchline.table.errors import TouchlineError
from touchline.table.table import SPECTATOR
from touchline.team_manager.names import EV_WEEK_BEGINS, K_TURN
from touchline.team_manager.state import Season
from touchline.team_manager.view import View
from touchline.terminal.board import Board
from touchline.terminal.faces import LIT, QUIET, badge, drawn_card, match_card, team_style
from touchline.terminal.options import Asker, Entry, Menu
from touchline.terminal.rules import found_rules
from touchline.terminal.sentences import Line, Story
from touchline.terminal.why import reasons

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: the hand of whoever sat here before was on it
MOST_LINES: Final = 40
MOST_CARDS: Final = 6
MOST_ODDS: Final = 40

HELP: Final = (
    ("a number", "take that option; for a commit also both at once: 2 3 is card 2 to place 3"),
    ("b", "back from the places to the cards"),
    ("t", "show the table again"),
    ("l, l 100", "the log, or its last 100 lines"),
    ("c NAME, c 2", "show a card: by part of its name, or the one in line 2"),
    ("d", "the discard piles, and your improvement pile"),
    ("r 5.9.1", "read a rule, a section or a ruling; r alone reads the one behind the question"),
    ("why NAME", "why a card of your hand, an upgrade or a word such as pass is not to be chosen now"),
    ("odds, odds 1", "what a roll may bring, for each option or for one"),
    ("u", "take your last choice back, as long as nobody has learnt anything from it"),
    ("q", "leave the game, and save it if you like"),
)
SIGNS: Final = (
    ("3 Blitzer", "Star Power now, and name; * a Star Player; struck out and “downed” where he lies"),
    ("BALL", "the ball carrier, worth 2 more Star Power when the matchup is resolved"),
    ("[?] [+2] [eject]", "a cheating token facedown, faceup; [?+2] facedown, but you have seen it"),
    ("7+?", "Star Power of the team, as far as it can be seen"),
    ("2 staff", "a payout: draw two staff upgrades, keep one; likewise stars and team upgrades"),
    ("up/down", "Star Power standing and downed; skills are used from left to right"),
    ("improv.", "cards in the improvement pile, revealed at the end of the week"),
)


class Chooser(Protocol):
    """A bot, as far as this table needs one."""

    def choose(self, view: View) -> int:
        """The code of an option of the open decision."""


class Leave(Exception):
    """Somebody left the table; the season is not over."""


class Before:
    """The table as it was before a choice, to take the choice back."""

    def __init__(self, table: Season) -> None:
        self.table = table.copy()
        self.events = len(table.events)
        self.history = len(table.history or [])


class Game:
    """One season at one terminal."""

    def __init__(
        self,
        table: Season,
        bots: Mapping[int, Chooser],
        console: Console,
        ask: Callable[[str], str],
        save: str = "",
    ) -> None:
        self.table = table
        self.bots = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.console = console
        self.ask = ask
        self.save = save
        readers = self.people or [SPECTATOR]
        self.stories = {seat: Story(table.registry, table.catalogue, table.teams, seat) for seat in readers}
        self.told = dict.fromkeys(readers, 0)
        self.logs: dict[int, list[Line]] = {seat: [] for seat in readers}
        self.at = self.people[0] if len(self.people) == 1 else -1  # who sits before the screen
        self.drawn = -1  # choices when the table was last drawn
        self.before: list[Before] = []

    # --- The season -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.table.over:
            seat = self.table.seat
            bot = self.bots.get(seat)
            if bot is None:
                self.decide(seat)
                continue
            self.before = []
            self.table.choose_checked(bot.choose(self.table.view(seat)))
            if not self.people and self.table.choices % 8 == 0:
                self.news(SPECTATOR)
        self.news(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.results()

    def decide(self, seat: int) -> None:
        """One decision of a person."""
        if seat != self.at:
            self.hand_over(seat)
        view = self.table.view(seat)
        asker = Asker(view, self.console.width)
        menu = asker.menu()
        self.news(seat)
        if self.table.kind == K_TURN or self.drawn < 0:
            self.draw(view, menu)
        self.show_menu(view, menu)
        chosen = self.answer(view, menu)
        if chosen is None:
            return
        self.before.append(Before(self.table))
        self.table.choose_checked(chosen)

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: nobody sees the hand of another."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        who = Text.assemble("\nSeat ", str(seat + 1), ", ", badge(self.table.catalogue, self.table.teams, seat))
        self.console.print(who)
        self.ask("Press Enter when only you can see the screen. ")
        self.at = seat
        self.drawn = -1
        self.before = []

    def answer(self, view: View, menu: Menu) -> int | None:
        """Ask until an option is chosen; None if the table is another one now (a choice was taken back)."""
        entries = menu.entries
        inside: Entry | None = None
        while True:
            way_back = ", b back" if inside is not None else ""
            words = self.ask(f"1–{len(entries)}{way_back}, ? help > ").split()
            if not words:
                continue
            if all(word.isdecimal() for word in words):
                entry = self.follow(entries, words)
                if entry is None:
                    continue
                if not entry.entries and entry.code < 0:
                    self.say(f"{entry.text} cannot be committed to any matchup now (TM 5.2.4, TM 8.8.1).")
                    continue
                if not entry.entries:
                    return entry.code
                inside = entry
                entries = entry.entries
                self.show_places(entry)
            elif words[0].lower() in ("b", "back") and inside is not None:
                inside = None
                entries = menu.entries
                self.show_menu(view, menu)
            else:
                word = words[0].lower()
                if not self.command(word, " ".join(words[1:]), view, menu, entries):
                    return None
                if word in ("t", "table"):
                    inside = None
                    entries = menu.entries

    def follow(self, entries: Sequence[Entry], numbers: Sequence[str]) -> Entry | None:
        """The entry that one number names, or two: a card and its place."""
        entry: Entry | None = None
        for number in numbers:
            if not number[:5].lstrip("0") or not 1 <= int(number[:5]) <= len(entries):
                here = f"choose from 1 to {len(entries)}" if entries else "one number is enough here"
                self.say(f"There is no option {number[:5]}; {here}.")
                return None
            entry = entries[int(number[:5]) - 1]
            entries = entry.entries
        return entry

    # --- Commands ---------------------------------------------------------------------------------------------

    def command(self, word: str, rest: str, view: View, menu: Menu, entries: Sequence[Entry]) -> bool:
        """Do what a letter asks; False if the question has to be put anew."""
        if word in ("?", "h", "help"):
            self.help()
        elif word in ("t", "table"):
            self.draw(view, menu)
            self.show_menu(view, menu)
        elif word in ("l", "log"):
            self.show_log(view.seat, int(rest[:5]) if rest.isdecimal() else MOST_LINES)
        elif word in ("c", "card"):
            self.show_cards(rest, entries)
        elif word in ("d", "discards"):
            self.console.print(Board(view, self.console.width).discards())
        elif word in ("r", "rule", "rules"):
            self.show_rule(rest or menu.rule)
        elif word == "why":
            self.why(rest, view)
        elif word == "odds":
            self.odds(rest, entries)
        elif word in ("u", "undo"):
            return not self.undo()
        elif word in ("q", "quit", "exit"):
            self.leave()
        else:
            self.say(f"“{word}” is not an answer; type a number from 1 to {len(entries)}, or ? for help.")
        return True

    def help(self) -> None:
        for rows in (HELP, SIGNS):
            grid = Grid(box=None, show_header=False, padding=(0, 2), width=min(self.console.width, 110))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column(ratio=1)
            for sign, meaning in rows:
                grid.add_row(Text(sign), Text(meaning))
            self.console.print(grid)
            self.console.print()

    def show_cards(self, asked: str, entries: Sequence[Entry]) -> None:
        """Any card of the game may be read; what is printed on the cards is no secret."""
        catalogue = self.table.catalogue
        if asked.isdecimal() and 1 <= int(asked[:5]) <= len(entries):
            card = entries[int(asked[:5]) - 1].card
            face = self.table.view(self.at).table.face[card] if 0 <= card < len(self.table.face) else -1
            found = [face] if face >= 0 else []
        else:
            found = match_card(catalogue, asked) if asked else []
        if not found:
            self.say("Which card? Give part of its name, or the number of its line: c thrower, c 2.")
        for face in found[:MOST_CARDS]:
            self.console.print(drawn_card(catalogue, face, width=min(self.console.width, 70)))
        if len(found) > MOST_CARDS:
            self.say(f"{len(found) - MOST_CARDS} more cards have “{asked}” in their name.")

    def show_rule(self, asked: str) -> None:
        try:
            self.console.print(found_rules(read_rulebook(), asked, self.console.width))
        except TouchlineError as error:
            self.say(str(error))

    def why(self, asked: str, view: View) -> None:
        """What the rules have against something."""
        told = reasons(view, asked)
        for line in told:
            self.say(line)
        if not told:
            self.say("Ask why about a highlight, a card of your hand, an upgrade, a player, or a word such as sprint.")

    def odds(self, asked: str, entries: Sequence[Entry]) -> None:
        """Exact chances up to the next question, where an option rolls dice."""
        rolls = 0
        if asked.isdecimal() and 1 <= int(asked[:5]) <= len(entries):
            entries = [entries[int(asked[:5]) - 1]]
        entries = [one for entry in entries for one in (entry.entries or [entry]) if one.code >= 0]
        for entry in entries[:MOST_ODDS]:
            try:
                outcomes = self.table.odds(self.table.codes.index(entry.code))
            except TouchlineError:
                continue
            if len(outcomes) > 1 or outcomes[0].rolls:
                rolls += 1
                self.console.print(Text(f" {entry.text}", "bold"))
                for outcome in outcomes:
                    self.console.print(Text(f"  {float(outcome.probability):6.1%}  {outcome.summary}"))
        if not rolls:
            self.say("Nothing is rolled before the next question.")

    def undo(self) -> bool:
        """Take the last choice back, as long as no dice fell and nobody learnt anything (``table.barrier``)."""
        if not self.before or self.table.barrier > self.before[-1].table.choices:
            self.say("The last choice cannot be taken back: dice fell, a card was shown, or another seat chose since.")
            return False
        before = self.before.pop()
        old = self.table
        table = before.table
        table.dice = old.dice
        table.loud = old.loud
        table.setting = old.setting
        table.events = old.events[: before.events]
        table.history = None if old.history is None else old.history[: before.history]
        self.table = table
        for seat in self.told:
            self.told[seat] = min(self.told[seat], before.events)
        self.say("Taken back.")
        return True

    def leave(self) -> None:
        saved = f" to {self.save}" if self.save else ""
        reply = self.ask(f"Leave the game? y leaves, s saves{saved} and leaves, Enter plays on > ").strip().lower()
        if reply in ("s", "save"):
            if not self.save:
                self.save = self.ask("File name > ").strip() or "season.tlr"
            raise Leave
        if reply in ("y", "yes", "q"):
            raise Leave

    # --- What is shown ----------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.console.print(Text(text, "italic"))

    def news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        if seat not in self.stories:
            self.stories[seat] = Story(self.table.registry, self.table.catalogue, self.table.teams, seat)
            self.stories[seat].digest(self.table.events[: min(self.told.values())])
            self.told[seat] = min(self.told.values())
            self.logs[seat] = []
        lines = self.stories[seat].digest(self.table.events[self.told[seat] :])
        self.told[seat] = len(self.table.events)
        self.logs[seat] += lines
        for line in lines:
            self.console.print(self.styled(line))

    def styled(self, line: Line, rule: bool = False) -> RenderableType:
        """A sentence with the teams in their colours."""
        text = Text(line.text, "bold" if line.kind == EV_WEEK_BEGINS else "")
        for team in self.table.teams:
            text.highlight_words([self.table.catalogue.team_names[team]], team_style(self.table.catalogue, team))
        if rule and line.rule:
            text.append(f"  {line.rule}", QUIET)
        return Padding(text, (0, 0, 0, 2))

    def show_log(self, seat: int, most: int) -> None:
        for line in self.logs[seat][-most:]:
            self.console.print(self.styled(line, rule=True))

    def draw(self, view: View, menu: Menu) -> None:
        self.console.print(Board(view, self.console.width).render(hand=not menu.hand))
        self.drawn = self.table.choices

    def show_menu(self, view: View, menu: Menu) -> None:
        """The question and its numbered answers."""
        for about in menu.about:
            self.console.print(Padding(Text(about), (0, 0, 0, 1)))
        if not menu.hand:
            self.console.print()
        who = badge(self.table.catalogue, self.table.teams, view.seat)
        self.console.print(Text.assemble(who, " ", (menu.prompt, "bold"), "  ", (menu.rule, QUIET)))
        if menu.hand:
            others = [(entry.text, entry.detail) for entry in menu.entries if entry.code >= 0]
            self.console.print(Board(view, self.console.width).hand(others))
        else:
            self.list_entries(menu.entries)

    def show_places(self, entry: Entry) -> None:
        self.console.print(Text.assemble(("Where does ", ""), (entry.text, "bold"), " go?"))
        self.list_entries(entry.entries)

    def list_entries(self, entries: Sequence[Entry]) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 1), pad_edge=False, width=min(self.console.width, 132))
        grid.add_column(justify="right", style=LIT, width=2)
        grid.add_column(ratio=1)
        for number, entry in enumerate(entries, 1):
            text = Text(entry.text)
            if entry.detail:
                text.append(f"  {entry.detail}", QUIET)
            grid.add_row(str(number), text)
        self.console.print(grid)

    def results(self) -> None:
        """The table after the last week, and who won."""
        table = self.table
        result = table.result
        grid = Grid(box=box.ROUNDED, title="The season is over", title_style="bold", header_style=QUIET)
        for name in ("place", "manager", "fans", "improvements"):
            grid.add_column(name, justify="left" if name == "manager" else "right")
        for seat in sorted(range(table.seats), key=lambda seat: result.places[seat]):
            grid.add_row(
                str(result.places[seat]),
                badge(table.catalogue, table.teams, seat),
                str(result.scores[seat]),
                str(table.improvements[seat]),
            )
        self.console.print()
        self.console.print(grid)
        winners = [table.seat_name(seat) for seat in result.winners]
        verdict = f"{' and '.join(winners)}: Manager of the Year" if winners else "Nobody is Manager of the Year"
        self.console.print(Text(f"{verdict} — {result.reason} ({result.rule})."))


def from_keyboard(prompt: str) -> str:
    """A line a person types; the prompt goes where the table goes."""
    sys.stdout.flush()
    return input(prompt)
