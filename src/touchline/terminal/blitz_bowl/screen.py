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
from touchline.terminal.blitz_bowl import why
from touchline.terminal.blitz_bowl.board import Board, seat_badge, teams_of
from touchline.terminal.blitz_bowl.drawing import SEAT_STYLES
from touchline.terminal.blitz_bowl.faces import drawn_thing
from touchline.terminal.blitz_bowl.options import Asker
from touchline.terminal.blitz_bowl.sentences import Story, coach_name
from touchline.terminal.blitz_bowl.things import POSITION, Things
from touchline.terminal.blitz_bowl.tokens import tokens_of
from touchline.terminal.menu import Menu
from touchline.terminal.styles import QUIET

HELP: Final = (
    ("run blitzer, bz run", "an Action by name or token; bz alone lists what he can do"),
    ("e5, e5 ball", "a square of the pitch; with ball: by way of the ball"),
    ("p", "both teams with all their values and abilities"),
    ("d", "the cards that were discarded"),
)
SIGNS: Final = (
    ("L1 l1", "a player of seat 1 (capital) and of seat 2 (small); the teams are listed with their tokens"),
    ("!L1 (L1) L1*", "a Marked player, a Prone one, one with a ball"),
    ("● [  ] ▒▒▒▒", "a ball that lies free, a trapdoor, a blocked square"),
    ("│", "the squares beyond it are an End Zone: column a of seat 1, column o of seat 2"),
    ("·e5 ●e5", "a square that may be chosen; ● one that can be reached by way of a ball"),
    ("M B T A", "Move, Block, Throw and Armour"),
    ("✗", "makes no more Actions this turn"),
)
REDRAWN: Final = (kinds.ACTION, kinds.REPLACE)


class MatchScreen:
    """A match at a terminal."""

    help = HELP
    signs = SIGNS
    why_hint = "Ask why about an Action (why run blitzer), a square (why e5), or a card of your hand."
    ended = "The game is over."

    def __init__(self, table: Match) -> None:
        self.table = table
        self.registry = table.registry
        self.cards = table.catalogue
        self.things = Things(table.catalogue)
        self.teams = teams_of(table)  # shared with the stories, which learn who plays what

    # --- Seats and their log ----------------------------------------------------------------------------------

    def learn(self, table: Match) -> None:
        """Teams may be chosen when the game has begun."""
        if table.teams:
            self.teams[:] = table.teams

    def badge(self, seat: int) -> Text:
        self.learn(self.table)
        return seat_badge(coach_name(self.cards, self.teams, seat), seat)

    def colours(self) -> list[tuple[str, str]]:
        names = [(coach_name(self.cards, self.teams, seat), SEAT_STYLES[seat]) for seat in range(len(self.teams))]
        return sorted(names, key=lambda one: len(one[0]))  # a name inside another is coloured with the longer one

    def story(self, seat: int, language: str = ENGLISH) -> Story:
        return Story(self.registry, self.cards, self.teams, seat, language)

    # --- The table and its questions --------------------------------------------------------------------------

    def board(self, view: View, width: int, menu: Menu | None = None) -> RenderableType:
        self.learn(view.table)
        return Board(view, width).render(pitch=menu is None or menu.picture is None)

    def redraws(self, kind: int) -> bool:
        return kind in REDRAWN

    def menu(self, view: View, width: int) -> Menu:
        self.learn(view.table)
        return Asker(view, width, self.things).menu()

    def show(self, word: str, view: View, width: int) -> RenderableType | None:
        if word in ("p", "players"):
            return Board(view, width).players()
        return Board(view, width).piles() if word in ("d", "discards") else None

    def reasons(self, view: View, asked: str) -> list[str]:
        return why.reasons(view, asked)

    # --- Cards ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(name for thing in self.things.list for name in self.things.names(thing)))

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
        return drawn_thing(self.things, face, width=width)

    # --- How it stands ----------------------------------------------------------------------------------------

    def results(self, table: Match) -> RenderableType:
        self.learn(table)
        result = table.result
        grid = Grid(box=box.ROUNDED, title="The game is over", title_style="bold", header_style=QUIET)
        for name in ("place", "coach", "points", "touchdowns", "challenges", "turns"):
            grid.add_column(name, justify="left" if name == "coach" else "right")
        for seat in sorted(range(table.seats), key=lambda seat: result.places[seat]):
            grid.add_row(
                str(result.places[seat]),
                self.badge(seat),
                str(result.scores[seat]),
                *(str(happened(table, kind, seat)) for kind in (events.TOUCHDOWN, events.CLAIMED)),
                str(table.turns[seat]),
            )
        winners = [coach_name(self.cards, self.teams, seat) for seat in result.winners]
        verdict = f"{winners[0]} wins" if len(winners) == 1 else "Nobody wins"
        return Group(grid, Text(f"{verdict}: {result.reason} ({result.rule})."))

    def summary(self, table: Match) -> dict[str, Any]:
        return {"turns": list(table.turns), "score": list(table.score)}


def happened(table: Match, kind: int, seat: int) -> int:
    """How often, by what was recorded."""
    return sum(1 for event in table.events if event.kind == kind and event.seat == seat)
