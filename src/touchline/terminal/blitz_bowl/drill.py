"""A drill played in a terminal: a small position with a goal, and what was learned once it is reached."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl.cards import Drill
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.drill import begin, drill_numbered, reached
from touchline.blitz_bowl.state import Match
from touchline.rulebook import read_rulebook
from touchline.terminal.play import Game, Leave
from touchline.terminal.rules import rule_list
from touchline.terminal.styles import QUIET

WIDEST: Final = 100


class Drills:
    """The drills of some packs: listed, and played one at a time."""

    def __init__(self, packs: Sequence[str]) -> None:
        self.catalogue = load_catalogue(tuple(packs))

    def to_list(self) -> list[dict[str, Any]]:
        return [facts(one) for one in self.catalogue.drills]

    def told(self, number: int) -> dict[str, Any]:
        return facts(drill_numbered(self.catalogue, number))

    def listed(self) -> RenderableType:
        """The drills there are, in their order."""
        grid = Grid(box=None, header_style=QUIET, padding=(0, 2))
        for name in ("drill", "name", "teaches"):
            grid.add_column(name)
        for drill in sorted(self.catalogue.drills, key=lambda one: one.number):
            grid.add_row(str(drill.number), Text(drill.name, "bold"), drill.teaches)
        return Group(grid, Text("\nBegin with: touchline drill 1", QUIET))

    def play(self, number: int, console: Console, ask: Callable[[str], str], seed: int) -> None:
        Lesson(drill_numbered(self.catalogue, number), console, ask, seed).play()


def facts(drill: Drill) -> dict[str, Any]:
    """A drill as data."""
    return {field: getattr(drill, field) for field in ("number", "id", "name", "teaches", "task", "rules", "goal")}


class Lesson:
    """One drill with one person, again and again until it is done."""

    def __init__(self, drill: Drill, console: Console, ask: Callable[[str], str], seed: int) -> None:
        self.drill = drill
        self.console = console
        self.ask = ask
        self.seed = seed

    def play(self) -> None:
        """Until the goal is reached, or the person leaves."""
        self.introduce()
        tries = 0
        while not self.attempt(self.seed + tries):
            tries += 1
            self.console.print(Text("The turn is over and that is not done yet: ", "bold").append(self.drill.task))
            if self.ask("Enter tries again, q leaves > ").strip().lower() in ("q", "quit", "exit"):
                raise Leave
        self.learned()

    def introduce(self) -> None:
        """What it is about, before the board is drawn."""
        title = f"Drill {self.drill.number}: {self.drill.name}"
        text = Text.assemble((self.drill.teaches, QUIET), "\n", (self.drill.task, "bold"))
        self.console.print(Panel(text, title=title, title_align="left", width=min(self.console.width, WIDEST)))

    def attempt(self, seed: int) -> bool:
        """One turn; whether the goal was reached in it."""
        table = begin(self.drill, seed)
        pupil = table.seat
        game = Game(table, {}, self.console, self.ask)
        game.at = pupil
        began = table.turns[pupil]
        while not self.done(game) and self.match(game).coach == pupil and self.match(game).turns[pupil] == began:
            code = game.unasked()
            if code >= 0:
                game.table.choose_code(code)
            else:
                game.decide(game.table.seat)
        game.news.tell(pupil, game.table.events)
        return self.done(game)

    def match(self, game: Game) -> Match:
        """The table as it is now: taking a choice back puts another in its place."""
        assert isinstance(game.table, Match)
        return game.table

    def done(self, game: Game) -> bool:
        return reached(self.match(game), self.drill)

    def learned(self) -> None:
        """The rules that the drill has shown, with their numbers."""
        rules = read_rulebook().rules
        self.console.print(Text("\nWell done. What you have seen:", "bold green"))
        self.console.print(
            rule_list([rules[number] for number in self.drill.rules if number in rules], self.console.width)
        )
