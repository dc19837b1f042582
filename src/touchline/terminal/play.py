"""A game played in a terminal: people at some seats, bots at the others, one numbered list at a time."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Console

from touchline.table.decision import verb_of
from touchline.table.languages import ENGLISH
from touchline.table.table import SPECTATOR, Table
from touchline.terminal.before import CHOSEN_SINCE, NOTHING_CHOSEN, RESUMED, Before
from touchline.terminal.folded import folded
from touchline.terminal.keyboard import Interrupt, Keyboard
from touchline.terminal.kits import screen_of
from touchline.terminal.menu import Entry, Menu, meant
from touchline.terminal.news import News
from touchline.terminal.printer import Printer
from touchline.terminal.saves import unwritable
from touchline.terminal.speech import Shared
from touchline.terminal.typed import COMMANDS, Unclear, all_named, fitting, follow, only

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: the hand of whoever sat here before was on it
MOST_LINES: Final = 40
LEAVES: Final = ("y", "yes", "q", "quit", "exit")  # said to the question whether somebody wants to leave


class Chooser(Protocol):
    """A bot, as far as this table needs one."""

    def choose(self, view: Any) -> int:
        """The code of an option of the open decision."""


class Leave(Exception):
    """Somebody left the table; the game is not over."""


def nothing() -> None:
    """What is done by default where somebody may want to do something."""


class Game:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Chooser],
        console: Console,
        ask: Callable[[str], str],
        save: str = "",
        language: str = ENGLISH,
    ) -> None:
        self.table = table
        self.shared = Shared(language)
        self.screen = screen_of(table, language)
        self.bots = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.console = console
        self.printer = Printer(console, self.screen, self.shared)
        self.ask = ask
        self.save = save
        readers = self.people or [SPECTATOR]
        self.news = News(self.printer, readers)
        self.at = self.people[0] if len(self.people) == 1 else -1  # who sits before the screen
        self.drawn = -1  # choices when the table was last drawn
        self.before: list[Before] = []
        self.held = NOTHING_CHOSEN  # a code: why nothing can be taken back while that is empty
        self.offered: Sequence[Entry] = ()  # of the lists that somebody is choosing from, while he types
        self.keep: Callable[[], None] = nothing  # after each choice of a person
        self.heed: Callable[[], None] = nothing  # between choices: whoever wants to stop the game says so here
        self.forget: Callable[[], None] = nothing  # when another person sits down
        if isinstance(ask, Keyboard):
            ask.fitting = self.fitting
            self.heed = ask.heed
            self.forget = ask.forget
        self.declined: dict[tuple[int, int], int] = {}  # seat and kind of what is declined for good; choices then
        self.together: list[int] = []  # codes that were named together and are still to be chosen

    # --- The game ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.table.over:
            self.be_heeded()
            code = self.unasked()
            if code >= 0:
                self.table.choose_code(code)
                continue
            seat = self.table.seat
            bot = self.bots.get(seat)
            if bot is None:
                self.decide(seat)
                continue
            self.since_then(CHOSEN_SINCE)
            self.table.choose_checked(bot.choose(self.table.view(seat)))
            if not self.people and self.table.choices % 8 == 0:
                self.news.tell(SPECTATOR, self.table.events)
        self.news.tell(self.people[0] if len(self.people) == 1 else SPECTATOR, self.table.events)
        self.console.print()
        self.console.print(self.screen.results(self.table))

    def be_heeded(self) -> None:
        """Ctrl-C while nobody was asked."""
        try:
            self.heed()
        except Interrupt:
            self.console.print()
            self.leave()

    def line(self, prompt: str, offered: Sequence[Entry] = ()) -> str:
        """What somebody types, whose line may name these entries; Ctrl-C asks whether he wants to leave."""
        while True:
            self.offered = offered
            try:
                return self.ask(prompt)
            except Interrupt:
                self.offered = ()
                self.console.print()
                self.leave()
            finally:
                self.offered = ()

    def resume(self) -> None:
        """Begin with a table that has been played on before: what happened then is in the log."""
        self.held = RESUMED
        self.news.skip(self.table.events)

    def since_then(self, held: str) -> None:
        """From now on no choice made so far can be taken back."""
        if self.before:
            self.held = held
        self.before = []

    def unasked(self) -> int:
        """What is taken without asking: one named before, a single option, or no to what is declined for good; else -1.

        Somebody who shares the screen is asked even then: if it were not handed over to him, the others would know
        that he holds no answer.
        """
        table = self.table
        if self.together:
            return self.together.pop(0)
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
        self.news.tell(seat, self.table.events)
        if self.screen.redraws(self.table.kind) or self.drawn < 0:
            self.draw(view, menu)
        self.printer.menu(view, menu)
        chosen = self.answer(view, menu)
        if chosen is None:
            return
        before = Before(self.table)
        self.before.append(before)
        self.table.choose_checked(chosen)
        before.passed = self.table.seat != seat
        self.keep()

    def draw(self, view: Any, menu: Menu) -> None:
        self.console.print(self.screen.board(view, self.console.width, menu))
        self.drawn = self.table.choices

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: nobody sees the hand of another."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.console.print()
        self.console.print(self.shared.text("ask.seat", number=seat + 1, badge=self.screen.badge(seat)))
        self.forget()
        self.line(self.shared.say("ask.handed"))
        self.at = seat
        self.drawn = -1
        self.since_then(CHOSEN_SINCE)

    def answer(self, view: Any, menu: Menu) -> int | None:
        """Ask until an option is chosen; None if the table is another one now (a choice was taken back)."""
        path: list[Entry] = []  # the lists gone into
        while True:
            entries = path[-1].entries if path else menu.entries
            words = self.line(self.prompt(menu, path), [*entries, *menu.entries]).split()
            if not words:
                continue
            word = folded(words[0])
            numbers = not menu.hint and all(number.isdecimal() for number in words)
            typed = [] if numbers else meant(entries, " ".join(words), word in COMMANDS)
            if path and not numbers and not typed:
                typed = meant(menu.entries, " ".join(words), word in COMMANDS)
                path = [] if typed else path
            if numbers or typed:
                code = self.named(entries, words, typed, menu.several, path)
                if code >= 0:
                    return code
            elif word in ("b", "back", "u", "undo") and path:
                path.pop()
                if path:
                    self.printer.inner(path[-1])
                else:
                    self.printer.menu(view, menu)
            elif word == "never":
                code = self.never(menu)
                if code >= 0:
                    return code
            elif not self.command(word, " ".join(words[1:]), view, menu, entries):
                return None
            elif word in ("t", "table"):
                path = []

    def prompt(self, menu: Menu, path: Sequence[Entry]) -> str:
        """What is to be typed here."""
        say = self.shared.say
        if path:
            return say("ask.inner", here=say("ask.numbers", n=len(path[-1].entries)))
        return say("ask.question", here=menu.hint or say("ask.numbers", n=len(menu.entries)))

    def named(
        self, entries: Sequence[Entry], words: Sequence[str], typed: Sequence[Entry], several: bool, path: list[Entry]
    ) -> int:
        """The option that numbers or a name mean; -1 where they lead to a list, or nowhere."""
        try:
            if not typed and several and len(words) > 1:
                self.together = all_named(entries, words)
                return self.together.pop(0) if self.together else -1
            found = [only(typed, words)] if typed else follow(entries, words)
        except Unclear as unclear:
            self.printer.say(self.unclear(unclear))
            return -1
        if found[-1].entries:
            path += found
            self.printer.inner(path[-1])
        elif found[-1].code < 0:
            self.printer.say(found[-1].closed)
        return found[-1].code if not found[-1].entries else -1

    def unclear(self, unclear: Unclear) -> str:
        """Why nothing could be made of what was typed."""
        slots = {
            slot: self.shared.listed(value, "names") if isinstance(value, list) else value
            for slot, value in unclear.slots.items()
        }
        return self.shared.say(f"answer.{unclear.code}", **slots)

    # --- Commands ---------------------------------------------------------------------------------------------

    def command(self, word: str, rest: str, view: Any, menu: Menu, entries: Sequence[Entry]) -> bool:
        """Do what a letter asks; False if the question has to be put anew."""
        table = self.table
        if word in ("?", "h", "help"):
            self.printer.help(self.standing())
        elif word in ("t", "table"):
            self.draw(view, menu)
            self.printer.menu(view, menu)
        elif word in ("l", "log"):
            self.news.log(view.seat, int(rest[:5]) if rest.isdecimal() else MOST_LINES)
        elif word in ("c", "card"):
            self.printer.cards(rest, entries)
        elif word in ("r", "rule", "rules"):
            self.printer.rule(rest or menu.rule, table.registry.kinds[0].rule[:2])
        elif word == "why":
            self.printer.why(rest, view)
        elif word == "odds":
            self.printer.odds(table, rest, entries)
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

    def standing(self) -> list[str]:
        """The questions that whoever sits here declines for good."""
        return [self.shared.prompt(self.table.registry, kind) for seat, kind in self.declined if seat == self.at]

    def not_an_answer(self, said: str, view: Any, menu: Menu, most: int) -> None:
        """What was typed is no option; where options are named rather than numbered, the rules may say why."""
        told = self.screen.reasons(view, said) if menu.hint else []
        wanted = menu.hint or self.shared.say("answer.number", n=most)
        for line in told or [self.shared.say("answer.not-one", said=said, wanted=wanted)]:
            self.printer.say(line)

    def undo(self) -> bool:
        """Take the last choice back, as long as no dice fell and nobody learnt anything (``table.barrier``)."""
        held = self.before[-1].why_not(self.table) if self.before else self.held
        if held:
            self.printer.say(self.shared.say(f"held.{held}"))
            return False
        before = self.before.pop()
        self.table = before.restored(self.table)
        self.declined = {what: then for what, then in self.declined.items() if then < self.table.choices}
        self.news.back(before.events)
        self.printer.say(self.shared.say("answer.taken-back"))
        return True

    def never(self, menu: Menu) -> int:
        """Decline a kind of response for good; the option that does so now, or -1."""
        table = self.table
        code = self.declining() if table.registry.kinds[table.kind].response else -1
        if code < 0:
            self.printer.say(self.shared.say("answer.only-response"))
        else:
            self.declined[table.seat, table.kind] = table.choices
            self.printer.say(self.shared.say("answer.declined", prompt=menu.prompt))
        return code

    def ask_again(self, seat: int) -> None:
        """Forget what this seat declines for good."""
        before = len(self.declined)
        self.declined = {what: then for what, then in self.declined.items() if what[0] != seat}
        again = len(self.declined) < before
        self.printer.say(self.shared.say("answer.asked-again" if again else "answer.asked-all"))

    def leave(self) -> None:
        """Ask whether somebody means it; ``Leave`` if he does, also if he presses Ctrl-C once more."""
        saved = self.table.history is not None
        try:
            reply = folded(self.ask(self.leaving(saved)).strip())
            if reply in ("s", "save") and saved:
                self.save = self.save or self.file_name()
                if self.save:
                    raise Leave
        except Interrupt:
            self.console.print()
            raise Leave from None
        if reply in LEAVES:
            raise Leave

    def leaving(self, saved: bool) -> str:
        """The question whether somebody leaves, and saves the game as he does."""
        if not saved:
            return self.shared.say("ask.leave")
        return (
            self.shared.say("ask.leave-or-save-to", file=self.save)
            if self.save
            else self.shared.say("ask.leave-or-save")
        )

    def file_name(self) -> str:
        """A file that can be written, and that nobody minds losing; nothing if he plays on."""
        while True:
            name = self.ask(self.shared.say("ask.file")).strip() or "game.tlr"
            trouble = unwritable(name)
            if trouble:
                self.printer.say(self.shared.say(f"ask.{trouble}"))
                continue
            if not os.path.exists(name):
                return name
            reply = folded(self.ask(self.shared.say("ask.file-there", file=name)).strip())
            if reply != "n":
                return name if reply == "o" else ""

    # --- Completion -------------------------------------------------------------------------------------------

    def fitting(self, line: str) -> list[str]:
        """Whole lines that somebody may mean who has typed the beginning of one."""
        return fitting(line, self.offered, self.screen.names)
