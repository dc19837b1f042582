"""A game played in a terminal: people at some seats, bots at the others, one numbered list at a time."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from touchline.rulebook import read_rulebook
from touchline.table.decision import verb_of
from touchline.table.errors import TouchlineError
from touchline.table.table import SPECTATOR, Table
from touchline.terminal.kits import screen_of
from touchline.terminal.menu import Entry, Menu, entry_list, meant
from touchline.terminal.rules import found_rules
from touchline.terminal.sentence import Sentence
from touchline.terminal.styles import QUIET

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: the hand of whoever sat here before was on it
MOST_LINES: Final = 40
MOST_CARDS: Final = 6
MOST_ODDS: Final = 40
MOST_MEANT: Final = 6

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
    ("u", "take your last choice back, as long as nobody has learnt anything from it"),
    ("q", "leave the game, and save it if you like"),
)
# Words that are never taken for the beginning of an option's name.
COMMANDS: Final = frozenset(
    ("?", "h", "help", "t", "table", "l", "log", "c", "card", "r", "rule", "rules", "why", "odds", "u", "undo")
    + ("q", "quit", "exit", "ask", "b", "back", "never")
)


class Chooser(Protocol):
    """A bot, as far as this table needs one."""

    def choose(self, view: Any) -> int:
        """The code of an option of the open decision."""


class Leave(Exception):
    """Somebody left the table; the game is not over."""


class Before:
    """The table as it was before a choice, to take the choice back."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.events = len(table.events)
        self.history = len(table.history or [])


class Game:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Chooser],
        console: Console,
        ask: Callable[[str], str],
        save: str = "",
    ) -> None:
        self.table = table
        self.screen = screen_of(table)
        self.bots = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.console = console
        self.ask = ask
        self.save = save
        readers = self.people or [SPECTATOR]
        self.stories = {seat: self.screen.story(seat) for seat in readers}
        self.told = dict.fromkeys(readers, 0)
        self.logs: dict[int, list[Sentence]] = {seat: [] for seat in readers}
        self.at = self.people[0] if len(self.people) == 1 else -1  # who sits before the screen
        self.drawn = -1  # choices when the table was last drawn
        self.before: list[Before] = []
        self.declined: dict[tuple[int, int], int] = {}  # seat and kind of what is declined for good; choices then

    # --- The game ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.table.over:
            code = self.unasked()
            if code >= 0:
                self.table.choose_code(code)
                continue
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
        self.console.print()
        self.console.print(self.screen.results(self.table))

    def unasked(self) -> int:
        """What is taken without asking: a single option, or no to what a person declines for good; else -1.

        Somebody who shares the screen is asked even then: if it were not handed over to him, the others would know
        that he holds no answer.
        """
        table = self.table
        if (table.seat, table.kind) in self.declined:
            return self.declining()
        away = table.seat != self.at and len(self.people) > 1 and table.seat in self.people
        return table.codes[0] if len(table.codes) == 1 and not away else -1

    def declining(self) -> int:
        """The option that declines, or -1."""
        table = self.table
        code = table.safe_code()
        declines = table.registry.verbs[verb_of(code)].name == table.registry.kinds[table.kind].default
        return code if declines else -1

    def decide(self, seat: int) -> None:
        """One decision of a person."""
        if seat != self.at:
            self.hand_over(seat)
        view = self.table.view(seat)
        menu = self.screen.menu(view, self.console.width)
        self.news(seat)
        if self.screen.redraws(self.table.kind) or self.drawn < 0:
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
        self.console.print(Text.assemble("\nSeat ", str(seat + 1), ", ", self.screen.badge(seat)))
        self.ask("Press Enter when only you can see the screen. ")
        self.at = seat
        self.drawn = -1
        self.before = []

    def answer(self, view: Any, menu: Menu) -> int | None:
        """Ask until an option is chosen; None if the table is another one now (a choice was taken back)."""
        path: list[Entry] = []  # the lists gone into
        while True:
            entries = path[-1].entries if path else menu.entries
            way_back = ", b back" if path else ""
            here = menu.hint if menu.hint and not path else f"1–{len(entries)}"
            words = self.ask(f"{here}{way_back}, ? help > ").split()
            if not words:
                continue
            word = words[0].lower()
            numbers = not menu.hint and all(number.isdecimal() for number in words)
            typed = [] if numbers else meant(entries, " ".join(words), word in COMMANDS)
            if path and not numbers and not typed:
                typed = meant(menu.entries, " ".join(words), word in COMMANDS)
                path = [] if typed else path
            if numbers or typed:
                found = self.follow(entries, words) if numbers else self.only(typed, words)
                if found and found[-1].entries:
                    path += found
                    self.show_inner(path[-1])
                elif found and found[-1].code >= 0:
                    return found[-1].code
                elif found:
                    self.say(found[-1].closed)
            elif word in ("b", "back") and path:
                path.pop()
                if path:
                    self.show_inner(path[-1])
                else:
                    self.show_menu(view, menu)
            elif word == "never":
                code = self.never(menu)
                if code >= 0:
                    return code
            elif not self.command(word, " ".join(words[1:]), view, menu, entries):
                return None
            elif word in ("t", "table"):
                path = []

    def follow(self, entries: Sequence[Entry], numbers: Sequence[str]) -> list[Entry]:
        """The entries that some numbers name, each in the list behind the one before; none if one is wrong."""
        path: list[Entry] = []
        for number in numbers:
            if not number[:5].lstrip("0") or not 1 <= int(number[:5]) <= len(entries):
                here = f"choose from 1 to {len(entries)}" if entries else "one number is enough here"
                self.say(f"There is no option {number[:5]}; {here}.")
                return []
            path.append(entries[int(number[:5]) - 1])
            entries = path[-1].entries
        return path

    def only(self, found: Sequence[Entry], words: Sequence[str]) -> list[Entry]:
        """The entry that somebody has named; none if it may be one of several."""
        if len(found) == 1:
            return [found[0]]
        known = list(dict.fromkeys(entry.names[0] for entry in found))
        if len(known) == 1:
            self.say(f"Several lines are called “{known[0]}”; type the number of one.")
            return []
        more = "; …" if len(known) > MOST_MEANT else ""
        self.say(f"“{' '.join(words)}” may mean {'; '.join(known[:MOST_MEANT])}{more}. Say a little more.")
        return []

    # --- Commands ---------------------------------------------------------------------------------------------

    def command(self, word: str, rest: str, view: Any, menu: Menu, entries: Sequence[Entry]) -> bool:
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
        elif word == "ask":
            self.ask_again(view.seat)
        elif (shown := self.screen.show(word, view, self.console.width)) is not None:
            self.console.print(shown)
        else:
            self.not_an_answer(f"{word} {rest}".strip(), view, menu, len(entries))
        return True

    def not_an_answer(self, said: str, view: Any, menu: Menu, most: int) -> None:
        """What was typed is no option; where options are named rather than numbered, the rules may say why."""
        told = self.screen.reasons(view, said) if menu.hint else []
        wanted = menu.hint or f"a number from 1 to {most}"
        for line in told or [f"“{said}” is not an answer; type {wanted}, or ? for help."]:
            self.say(line)

    def help(self) -> None:
        declined = [kind for seat, kind in self.declined if seat == self.at]
        standing = [(self.table.registry.kinds[kind].prompt, "you said never to this") for kind in declined]
        for rows in ((*HELP, *self.screen.help), self.screen.signs, standing):
            if not rows:
                continue
            grid = Grid(box=None, show_header=False, padding=(0, 2), width=min(self.console.width, 110))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column(ratio=1)
            for sign, meaning in rows:
                grid.add_row(Text(sign), Text(meaning))
            self.console.print(grid)
            self.console.print()

    def show_cards(self, asked: str, entries: Sequence[Entry]) -> None:
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

    def show_rule(self, asked: str) -> None:
        prefix = self.table.registry.kinds[0].rule[:2]
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

    def odds(self, asked: str, entries: Sequence[Entry]) -> None:
        """Exact chances up to the next question, where an option rolls dice."""
        rolls = 0
        if asked.isdecimal() and 1 <= int(asked[:5]) <= len(entries):
            entries = [entries[int(asked[:5]) - 1]]
        options = [one for entry in entries for one in entry.leaves if one.code >= 0]
        for entry in options[:MOST_ODDS]:
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
        self.declined = {what: then for what, then in self.declined.items() if then < table.choices}
        for seat in self.told:
            self.told[seat] = min(self.told[seat], before.events)
        self.say("Taken back.")
        return True

    def never(self, menu: Menu) -> int:
        """Decline a kind of response for good; the option that does so now, or -1."""
        table = self.table
        code = self.declining() if self.screen.is_response(table.kind) else -1
        if code < 0:
            self.say("Only a response can be declined for good, and this question is none.")
        else:
            self.declined[table.seat, table.kind] = table.choices
            self.say(f"From now on you decline “{menu.prompt}”; ask brings the question back.")
        return code

    def ask_again(self, seat: int) -> None:
        """Forget what this seat declines for good."""
        before = len(self.declined)
        self.declined = {what: then for what, then in self.declined.items() if what[0] != seat}
        self.say("You are asked everything again." if len(self.declined) < before else "You are asked everything.")

    def leave(self) -> None:
        saved = f" to {self.save}" if self.save else ""
        reply = self.ask(f"Leave the game? y leaves, s saves{saved} and leaves, Enter plays on > ").strip().lower()
        if reply in ("s", "save"):
            if not self.save:
                self.save = self.ask("File name > ").strip() or "game.tlr"
            raise Leave
        if reply in ("y", "yes", "q"):
            raise Leave

    # --- What is shown ----------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.console.print(Text(text, "italic"))

    def news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        if seat not in self.stories:
            self.stories[seat] = self.screen.story(seat)
            self.stories[seat].digest(self.table.events[: min(self.told.values())])
            self.told[seat] = min(self.told.values())
            self.logs[seat] = []
        lines = self.stories[seat].digest(self.table.events[self.told[seat] :])
        self.told[seat] = len(self.table.events)
        self.logs[seat] += lines
        for line in lines:
            self.console.print(self.styled(line))

    def styled(self, line: Sentence, rule: bool = False) -> RenderableType:
        """A sentence with the teams in their colours."""
        text = line.coloured(self.screen.colours())
        if rule and line.rule:
            text.append(f"  {line.rule}", QUIET)
        return Padding(text, (0, 0, 0, 2))

    def show_log(self, seat: int, most: int) -> None:
        for line in self.logs[seat][-most:]:
            self.console.print(self.styled(line, rule=True))

    def draw(self, view: Any, menu: Menu) -> None:
        self.console.print(self.screen.board(view, self.console.width, menu))
        self.drawn = self.table.choices

    def show_menu(self, view: Any, menu: Menu) -> None:
        """The question and its numbered answers."""
        for about in menu.about:
            self.console.print(Padding(Text(about), (0, 0, 0, 1)))
        if menu.picture is None:
            self.console.print()
        who = self.screen.badge(view.seat)
        self.console.print(Text.assemble(who, " ", (menu.prompt, "bold"), "  ", (menu.rule, QUIET)))
        picture = entry_list(menu.entries, self.console.width) if menu.picture is None else menu.picture
        self.console.print(picture)

    def show_inner(self, entry: Entry) -> None:
        """The list behind an entry."""
        self.console.print(Text(entry.next or entry.text, "bold"))
        self.console.print(entry_list(entry.entries, self.console.width))


def from_keyboard(prompt: str) -> str:
    """A line a person types; the prompt goes where the table goes."""
    sys.stdout.flush()
    return input(prompt)
