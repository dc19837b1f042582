"""Replays in a terminal: what a game was made from, its story with rule numbers, and the table after a choice."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.errors import BadArgument, BadFile
from touchline.table.event import Event
from touchline.table.languages import ENGLISH
from touchline.table.table import SPECTATOR
from touchline.terminal.kits import screen_of
from touchline.terminal.sentence import Sentence
from touchline.terminal.speech import Shared
from touchline.terminal.styles import QUIET


class Told:
    """A replay as one seat may read it."""

    def __init__(self, replay: Any, path: str, seat: int, language: str = ENGLISH) -> None:
        self.replay = replay
        self.path = path
        self.start: Any = replay.begin()
        if seat != SPECTATOR and not 0 <= seat < self.start.seats:
            raise BadArgument(f"There is no seat {seat + 1} in {path}; seats are 1 to {self.start.seats}.")
        self.seat = seat
        self.shared = Shared(language)
        self.screen = screen_of(self.start, language)

    def events(self) -> list[Event]:
        """The stored events; a replay is watched from them, not from a new run."""
        numbers = self.start.registry.event_index
        found: list[Event] = []
        for at, line in enumerate(self.replay.lines):
            numbers_in_it = [*line[:1], *line[2:4], line[5], *line[7:9], line[10]]
            words = [line[1], line[4], line[6], line[9]]
            whole = all(type(one) is int for one in numbers_in_it) and all(isinstance(word, str) for word in words)
            if not whole or line[1] not in numbers:
                raise BadFile(f"event {at + 1} is not one that this version can tell", self.path)
            faces = [self.start.face_of(line[n]) for n in (4, 6)]
            number, _, seat, card, _, other, _, place, amount, rule, audience = line
            kind = numbers[line[1]]
            found.append(Event(number, kind, seat, card, faces[0], other, faces[1], place, amount, rule, audience))
        return found

    def lines(self) -> list[tuple[Event, Sentence]]:
        story = self.screen.story(self.seat)
        return [(event, story.tell(event)) for event in self.events()]

    def header(self) -> RenderableType:
        header = self.replay.header()
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column(overflow="fold")
        say = self.shared.say
        grid.add_row(say("replay.game"), self.screen.title)
        grid.add_row(say("replay.version"), header["version"])
        teams = Text("  ").join([self.screen.badge(seat) for seat in range(self.start.seats)])
        grid.add_row(say("replay.teams"), teams)
        for name in ("players", "rules", "packs"):
            if header.get(name):
                grid.add_row(say(f"replay.{name}"), self.shared.listed(header[name], "list"))
        grid.add_row(say("replay.seed"), str(header["seed"]))
        end = "finished" if header["finished"] else "unfinished"
        grid.add_row(say("replay.choices"), say(f"replay.{end}", n=len(self.replay.choices)))
        return grid

    def log(self) -> RenderableType:
        """The story, with the rule behind each sentence."""
        colours = self.screen.colours()
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(ratio=1, overflow="fold")
        grid.add_column(style=QUIET, no_wrap=True)
        for line in self.screen.story(self.seat).digest(self.events()):
            grid.add_row(Padding(line.coloured(colours), (0, 0, 0, 0 if line.heading else 2)), line.rule)
        return grid

    def shown(self) -> RenderableType:
        log = self.log()  # first, for it may tell who plays which team
        return Group(self.header(), Text(""), log)

    def at(self, number: int, width: int) -> RenderableType:
        """The table after so many choices."""
        table = self.replay.at(number)
        board = self.screen.board(table.view(self.seat), width)
        asked = Text(self.screen.ended)
        if not table.over:
            badge, rule = self.screen.badge(table.seat), table.registry.kinds[table.kind].rule
            prompt = self.shared.prompt(table.registry, table.kind)
            asked = self.shared.text("replay.asked", badge=badge, prompt=prompt, rule=Text(rule, QUIET))
        after = self.shared.text("replay.at", "bold", n=number, all=len(self.replay.choices))
        return Group(after, board, asked)

    def position(self, number: int) -> dict[str, Any]:
        """What everybody knows of the table after so many choices."""
        table = self.replay.at(number)
        return {
            "choice": number,
            **self.screen.summary(table),
            "seat": None if table.over else table.seat + 1,
            "asked": None if table.over else table.registry.kinds[table.kind].name,
            "over": table.over,
        }

    def to_dict(self) -> dict[str, Any]:
        return {
            "header": {name: value for name, value in self.replay.header().items() if name != "rolls"},
            "choices": len(self.replay.choices),
            "log": [
                {
                    "number": event.number,
                    "event": self.start.registry.events[event.kind].name,
                    "seat": event.seat + 1 if event.seat >= 0 else None,
                    "text": line.text,
                    "rule": line.rule,
                }
                for event, line in self.lines()
            ],
        }
