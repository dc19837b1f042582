"""The screen of a match: its board, its questions, its log and its cards."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl import events, kinds
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.view import View
from touchline.table.languages import ENGLISH
from touchline.table.result import Result
from touchline.terminal.blitz_bowl import why
from touchline.terminal.blitz_bowl.board import Board, seat_badge
from touchline.terminal.blitz_bowl.drawing import SEAT_STYLES
from touchline.terminal.blitz_bowl.faces import drawn_thing
from touchline.terminal.blitz_bowl.naming import teams_of
from touchline.terminal.blitz_bowl.options import Asker
from touchline.terminal.blitz_bowl.sentences import Story, coach_called
from touchline.terminal.blitz_bowl.things import GAME, POSITION, Things
from touchline.terminal.blitz_bowl.tokens import tokens_of
from touchline.terminal.menu import Menu
from touchline.terminal.protocol import Rows
from touchline.terminal.speech import Speech
from touchline.terminal.styles import QUIET

REDRAWN: Final = (kinds.ACTION, kinds.REPLACE)


class MatchScreen:
    """A match at a terminal."""

    def __init__(self, table: Match, language: str = ENGLISH) -> None:
        self.table = table
        self.language = language
        self.speech = Speech(GAME, language)
        self.registry = table.registry
        self.cards = table.catalogue
        self.things = Things(table.catalogue)
        self.teams = teams_of(table)  # shared with the stories, which learn who plays what

    @property
    def title(self) -> str:
        return self.speech.say("title")

    @property
    def help(self) -> Rows:
        return self.speech.own.rows("help")

    @property
    def signs(self) -> Rows:
        return self.speech.own.rows("signs")

    @property
    def why_hint(self) -> str:
        return self.speech.say("why.hint")

    @property
    def ended(self) -> str:
        return self.speech.say("end.over")

    # --- Seats and their log ----------------------------------------------------------------------------------

    def learn(self, table: Match) -> None:
        """Teams may be chosen when the game has begun."""
        if table.teams:
            self.teams[:] = table.teams

    def badge(self, seat: int) -> Text:
        self.learn(self.table)
        return seat_badge(self.coach(seat), seat)

    def coach(self, seat: int) -> str:
        return coach_called(self.cards, self.teams, seat, self.speech)

    def colours(self) -> list[tuple[str, str]]:
        names = [(self.coach(seat), SEAT_STYLES[seat]) for seat in range(len(self.teams))]
        return sorted(names, key=lambda one: len(one[0]))  # a name inside another is coloured with the longer one

    def story(self, seat: int) -> Story:
        return Story(self.registry, self.cards, self.teams, seat, self.language)

    # --- The table and its questions --------------------------------------------------------------------------

    def board(self, view: View, width: int, menu: Menu | None = None) -> RenderableType:
        self.learn(view.table)
        return Board(view, width, self.language).render(pitch=menu is None or menu.picture is None)

    def redraws(self, kind: int) -> bool:
        return kind in REDRAWN

    def menu(self, view: View, width: int) -> Menu:
        self.learn(view.table)
        return Asker(view, width, self.things, self.language).menu()

    def show(self, word: str, view: View, width: int) -> RenderableType | None:
        if word in ("p", "players"):
            return Board(view, width, self.language).players()
        return Board(view, width, self.language).piles() if word in ("d", "discards") else None

    def reasons(self, view: View, asked: str) -> list[str]:
        return why.reasons(view, asked, self.language)

    # --- Cards ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        every = [self.things.names(thing, one) for thing in self.things.list for one in self.cards.names]
        return list(dict.fromkeys(name for names in every for name in names))

    def match(self, name: str) -> list[int]:
        """A token means his position; of positions with the same name those at this table come alone."""
        self.learn(self.table)
        if -1 in self.teams:
            return self.things.match(name)
        tokens = [token.lower() for token in tokens_of(self.table)]
        if name.lower() in tokens:
            return [self.things.face_of(POSITION, self.table.role[tokens.index(name.lower())])]
        found = self.things.match(name)
        here = [face for face in found if self.things.list[face].team in self.teams]
        return here or found

    def card(self, face: int, width: int) -> RenderableType:
        return drawn_thing(self.things, face, self.language, width)

    # --- How it stands ----------------------------------------------------------------------------------------

    def results(self, table: Match) -> RenderableType:
        self.learn(table)
        result = table.result
        grid = Grid(box=box.ROUNDED, title=self.speech.say("end.title"), title_style="bold", header_style=QUIET)
        for key in ("place", "coach", "points", "touchdowns", "challenges", "turns"):
            grid.add_column(self.speech.say(f"columns.{key}"), justify="left" if key == "coach" else "right")
        for seat in sorted(range(table.seats), key=lambda seat: result.places[seat]):
            grid.add_row(
                str(result.places[seat]),
                self.badge(seat),
                str(result.scores[seat]),
                *(str(happened(table, kind, seat)) for kind in (events.TOUCHDOWN, events.CLAIMED)),
                str(table.turns[seat]),
            )
        return Group(grid, Text(self.verdict(result)))

    def verdict(self, result: Result) -> str:
        """Who won, and why."""
        slots = {"reason": self.speech.say(f"reasons.{result.reason}"), "rule": result.rule}
        if len(result.winners) != 1:
            return self.speech.say("end.nobody", **slots)
        return self.speech.say("end.winner", winner=self.coach(result.winners[0]), **slots)

    def summary(self, table: Match) -> dict[str, Any]:
        return {"turns": list(table.turns), "score": list(table.score)}


def happened(table: Match, kind: int, seat: int) -> int:
    """How often, by what was recorded."""
    return sum(1 for event in table.events if event.kind == kind and event.seat == seat)
