"""The screen of a season: its board, its questions, its log and its cards."""

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.languages import ENGLISH
from touchline.team_manager import kinds
from touchline.team_manager.state import Season
from touchline.team_manager.view import View
from touchline.terminal.menu import Menu
from touchline.terminal.styles import QUIET
from touchline.terminal.team_manager import why
from touchline.terminal.team_manager.board import Board
from touchline.terminal.team_manager.faces import badge, drawn_card, match_card, team_style
from touchline.terminal.team_manager.options import Asker
from touchline.terminal.team_manager.sentences import Story

HELP: Final = (("d", "the discard piles, and your improvement pile"),)
SIGNS: Final = (
    ("3 Blitzer", "Star Power now, and name; * a Star Player; struck out and “downed” where he lies"),
    ("BALL", "the ball carrier, worth 2 more Star Power when the matchup is resolved"),
    ("[?] [+2] [eject]", "a cheating token facedown, faceup; [?+2] facedown, but you have seen it"),
    ("7+?", "Star Power of the team, as far as it can be seen"),
    ("2 staff", "a payout: draw two staff upgrades, keep one; likewise stars and team upgrades"),
    ("up/down", "Star Power standing and downed; skills are used from left to right"),
    ("improv.", "cards in the improvement pile, revealed at the end of the week"),
)


class SeasonScreen:
    """A season at a terminal."""

    help = HELP
    signs = SIGNS
    why_hint = "Ask why about a highlight, a card of your hand, an upgrade, a player, or a word such as sprint."
    ended = "The season is over."

    def __init__(self, table: Season) -> None:
        self.registry = table.registry
        self.cards = table.catalogue
        self.teams = table.teams

    # --- Seats and their log ----------------------------------------------------------------------------------

    def badge(self, seat: int) -> Text:
        return badge(self.cards, self.teams, seat)

    def colours(self) -> list[tuple[str, str]]:
        return [(self.cards.team_names[team], team_style(self.cards, team)) for team in self.teams]

    def story(self, seat: int, language: str = ENGLISH) -> Story:
        return Story(self.registry, self.cards, self.teams, seat, language)

    # --- The table and its questions --------------------------------------------------------------------------

    def board(self, view: View, width: int, menu: Menu | None = None) -> RenderableType:
        return Board(view, width).render(hand=menu is None or menu.picture is None)

    def redraws(self, kind: int) -> bool:
        return kind == kinds.TURN

    def menu(self, view: View, width: int) -> Menu:
        return Asker(view, width).menu()

    def show(self, word: str, view: View, width: int) -> RenderableType | None:
        return Board(view, width).discards() if word in ("d", "discards") else None

    def reasons(self, view: View, asked: str) -> list[str]:
        return why.reasons(view, asked)

    # --- Cards ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        return self.cards.names

    def match(self, name: str) -> list[int]:
        return match_card(self.cards, name)

    def card(self, face: int, width: int) -> RenderableType:
        return drawn_card(self.cards, face, width=width)

    # --- How it stands ----------------------------------------------------------------------------------------

    def results(self, table: Season) -> RenderableType:
        result = table.result
        grid = Grid(box=box.ROUNDED, title="The season is over", title_style="bold", header_style=QUIET)
        for name in ("place", "manager", "fans", "improvements"):
            grid.add_column(name, justify="left" if name == "manager" else "right")
        for seat in sorted(range(table.seats), key=lambda seat: result.places[seat]):
            grid.add_row(
                str(result.places[seat]),
                self.badge(seat),
                str(result.scores[seat]),
                str(table.improvements[seat]),
            )
        winners = [table.seat_name(seat) for seat in result.winners]
        verdict = f"{' and '.join(winners)}: Manager of the Year" if winners else "Nobody is Manager of the Year"
        return Group(grid, Text(f"{verdict} — {result.reason} ({result.rule})."))

    def summary(self, table: Season) -> dict[str, Any]:
        return {"week": table.week, "fans": list(table.fans)}
