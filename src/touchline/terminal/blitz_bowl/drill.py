"""A drill played in a terminal: a small position with a goal, and what was learned once it is reached."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl.cards import Catalogue, Drill
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.drill import begin, drill_numbered, reached
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.text import name_of
from touchline.rulebook import read_rulebook
from touchline.table.languages import ENGLISH, messages
from touchline.terminal.blitz_bowl.things import GAME
from touchline.terminal.folded import folded
from touchline.terminal.play import Game, Leave
from touchline.terminal.rules import rule_list
from touchline.terminal.speech import Speech
from touchline.terminal.styles import QUIET

WIDEST: Final = 100
NAME: Final = "drills"
TEACHES: Final = "drill-teaches"
TASK: Final = "drill-task"


class Drills:
    """The drills of some packs: listed, and played one at a time."""

    def __init__(self, packs: Sequence[str], language: str = ENGLISH) -> None:
        self.catalogue = load_catalogue(tuple(packs))
        self.language = language

    def to_list(self) -> list[dict[str, Any]]:
        return [facts(one) for one in self.catalogue.drills]

    def told(self, number: int) -> dict[str, Any]:
        return facts(drill_numbered(self.catalogue, number))

    def listed(self) -> RenderableType:
        """The drills there are, in their order."""
        grid = Grid(box=None, header_style=QUIET, padding=(0, 2))
        speech = Speech(GAME, self.language)
        for key in ("drill", "name", "teaches"):
            grid.add_column(speech.say(f"columns.{key}"), overflow="fold")
        for drill in sorted(self.catalogue.drills, key=lambda one: one.number):
            name, teaches = (name_of(self.catalogue, kind, drill.id, self.language) for kind in (NAME, TEACHES))
            grid.add_row(str(drill.number), Text(name, "bold"), teaches)
        return Group(grid, "", Text(speech.say("drill.begin"), QUIET))

    def play(self, number: int, console: Console, ask: Callable[[str], str], seed: int) -> None:
        drill = drill_numbered(self.catalogue, number)
        Lesson(drill, console, ask, seed, self.catalogue, self.language).play()


def facts(drill: Drill) -> dict[str, Any]:
    """A drill as data."""
    return {field: getattr(drill, field) for field in ("number", "id", "name", "teaches", "task", "rules", "goal")}


class Lesson:
    """One drill with one person, again and again until it is done."""

    def __init__(
        self,
        drill: Drill,
        console: Console,
        ask: Callable[[str], str],
        seed: int,
        catalogue: Catalogue | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.drill = drill
        self.catalogue = catalogue or load_catalogue()
        self.language = language
        self.speech = Speech(GAME, language)
        self.words = messages(language, f"{GAME}/drills")
        self.console = console
        self.ask = ask
        self.seed = seed

    def play(self) -> None:
        """Until the goal is reached, or the person leaves."""
        self.introduce()
        tries = 0
        while not self.attempt(self.seed + tries):
            tries += 1
            self.console.print(Text(self.words.say("failed", {"task": self.said(TASK)}), "bold"))
            if folded(self.ask(self.speech.say("drill.again")).strip()) in ("q", "quit", "exit"):
                raise Leave
        self.learned()

    def said(self, what: str) -> str:
        """What the drill is called, teaches or asks for."""
        return name_of(self.catalogue, what, self.drill.id, self.language)

    def introduce(self) -> None:
        """What it is about, before the board is drawn."""
        title = self.speech.say("drill.title", n=self.drill.number, name=self.said(NAME))
        text = Text.assemble((self.said(TEACHES), QUIET), "\n", (self.said(TASK), "bold"))
        self.console.print(Panel(text, title=title, title_align="left", width=min(self.console.width, WIDEST)))

    def attempt(self, seed: int) -> bool:
        """One turn; whether the goal was reached in it."""
        table = begin(self.drill, seed)
        pupil = table.seat
        game = Game(table, {}, self.console, self.ask, language=self.language)
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
        self.console.print()
        self.console.print(Text(self.words.say("done", {"teaches": self.said(TEACHES)}), "bold green"))
        self.console.print(
            rule_list([rules[number] for number in self.drill.rules if number in rules], self.console.width)
        )
