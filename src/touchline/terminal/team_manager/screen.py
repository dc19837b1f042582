"""The screen of a season: its board, its questions, its log and its cards."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.languages import ENGLISH
from touchline.team_manager import kinds
from touchline.team_manager.state import Season
from touchline.team_manager.text import team_name
from touchline.team_manager.view import View
from touchline.terminal.menu import Menu
from touchline.terminal.protocol import Rows
from touchline.terminal.speech import Speech
from touchline.terminal.styles import QUIET
from touchline.terminal.team_manager import why
from touchline.terminal.team_manager.board import Board
from touchline.terminal.team_manager.faces import badge, drawn_card, match_card, team_style
from touchline.terminal.team_manager.naming import GAME, Names, names_of
from touchline.terminal.team_manager.options import Asker
from touchline.terminal.team_manager.sentences import Story


class SeasonScreen:
    """A season at a terminal."""

    def __init__(self, table: Season, language: str = ENGLISH) -> None:
        self.registry = table.registry
        self.cards = table.catalogue
        self.teams = table.teams
        self.language = language
        self.speech = Speech(GAME, language)

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

    def badge(self, seat: int) -> Text:
        return badge(self.cards, self.teams, seat, language=self.language)

    def colours(self) -> list[tuple[str, str]]:
        return [(team_name(self.cards, team, self.language), team_style(self.cards, team)) for team in self.teams]

    def story(self, seat: int) -> Story:
        return Story(self.registry, self.cards, self.teams, seat, self.language)

    # --- The table and its questions --------------------------------------------------------------------------

    def board(self, view: View, width: int, menu: Menu | None = None) -> RenderableType:
        return Board(view, width, self.language).render(hand=menu is None or menu.picture is None)

    def redraws(self, kind: int) -> bool:
        return kind == kinds.TURN

    def menu(self, view: View, width: int) -> Menu:
        return Asker(view, width, self.language).menu()

    def show(self, word: str, view: View, width: int) -> RenderableType | None:
        return Board(view, width, self.language).discards() if word in ("d", "discards") else None

    def reasons(self, view: View, asked: str) -> list[str]:
        return why.reasons(view, asked, self.language)

    # --- Cards ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        return list(dict.fromkeys(name for face in range(len(self.cards.ids)) for name in names_of(self.cards, face)))

    def match(self, name: str) -> list[int]:
        return match_card(self.cards, name)

    def card(self, face: int, width: int) -> RenderableType:
        return drawn_card(self.cards, face, self.language, width)

    # --- How it stands ----------------------------------------------------------------------------------------

    def results(self, table: Season) -> RenderableType:
        result = table.result
        grid = Grid(box=box.ROUNDED, title=self.speech.word("phases", "over"), title_style="bold", header_style=QUIET)
        for key in ("place", "manager", "fans", "gained"):
            grid.add_column(self.speech.say(f"columns.{key}"), justify="left" if key == "manager" else "right")
        for seat in sorted(range(table.seats), key=lambda seat: result.places[seat]):
            grid.add_row(
                str(result.places[seat]),
                self.badge(seat),
                str(result.scores[seat]),
                str(table.improvements[seat]),
            )
        return Group(grid, Text(self.verdict(table)))

    def verdict(self, table: Season) -> str:
        """Who won, and why."""
        result = table.result
        slots = {"reason": self.speech.say(f"reasons.{result.reason}"), "rule": result.rule}
        if not result.winners:
            return self.speech.say("end.nobody", **slots)
        names = Names(table, self.language)
        winner = self.speech.listed([names.seat(seat) for seat in result.winners], "both")
        return self.speech.say("end.winner", winner=winner, **slots)

    def summary(self, table: Season) -> dict[str, Any]:
        return {"week": table.week, "fans": list(table.fans)}
