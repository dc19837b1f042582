"""The table of a match, drawn from one seat's view: all that a coach at a real table sees, and nothing else."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl import statuses, upsets
from touchline.blitz_bowl.setup import RECONSTRUCTED
from touchline.blitz_bowl.state import DECK, DISCARD, HAND, NO_CARD, SPENT, Match
from touchline.blitz_bowl.text import arena_text, ball_text, challenge_text, event_text, play_text
from touchline.blitz_bowl.view import View
from touchline.table.languages import ENGLISH
from touchline.terminal.blitz_bowl.drawing import DRAWN_WIDTH, SEAT_STYLES, drawn_match
from touchline.terminal.blitz_bowl.faces import ability_names, kind_words, stats
from touchline.terminal.blitz_bowl.naming import Names
from touchline.terminal.blitz_bowl.things import EVENT
from touchline.terminal.blitz_bowl.tokens import tokens_of
from touchline.terminal.styles import QUIET, longest_word

WIDE: Final = 118  # from this width on the teams stand beside the pitch
MOST: Final = 132
LONG_NAME: Final = 11
STATUSES: Final = ("open", "marked", "prone", "reserves")
STATUS_STYLES: Final = ("", "yellow", "red", QUIET)
DONE: Final = ("run", "mark", "throw", "block", "sidestep", "stand-up", "reserves", "foul")
VALUES: Final = ("move", "block", "throw", "armour")
CHALLENGE: Final = "red"
PLAY: Final = "cyan"

Row = tuple[Text, Text, Text]  # points, name, text


def seat_badge(name: str, seat: int, short: bool = False) -> Text:
    """Seat number and team in the colour of the seat."""
    if short and cell_len(name) > LONG_NAME:
        name = longest_word(name)
    return Text(f" {seat + 1} {name} ", SEAT_STYLES[seat])


class Board:
    """Draws what one seat may know. ``view.table`` is all it looks at."""

    def __init__(self, view: View, width: int, language: str = ENGLISH) -> None:
        self.t: Match = view.table
        self.names = Names(view.table, language)
        self.speech = self.names.speech
        self.language = language
        self.seat = view.seat
        self.width = min(width, MOST)
        self.wide = width >= WIDE
        self.tokens = tokens_of(self.t) if self.t.teams else []

    # --- The whole table --------------------------------------------------------------------------------------

    def render(self, pitch: bool = True) -> RenderableType:
        """The score, the cards, then the teams and the pitch; the pitch comes last, next to the question."""
        t = self.t
        parts: list[RenderableType] = [Text(""), self.title()]
        parts += self.warnings()
        parts.append(self.cards())
        if t.teams and t.pitch.id:
            parts.append(self.beside() if self.wide and pitch else self.below(pitch))
        return Group(*parts)

    def badge(self, seat: int, short: bool = False) -> Text:
        return seat_badge(self.names.coach(seat), seat, short)

    def title(self) -> Text:
        """Score, turn, Actions left, pitch and arena."""
        t = self.t
        text = self.speech.text
        first, second = (self.badge(seat, not self.wide) for seat in range(2))
        points = Text(f"{t.score[0]} : {t.score[1]}", "bold")
        parts = [text("board.score", first=first, points=points, second=second)]
        if t.coach >= 0:
            coach = self.badge(t.coach, not self.wide)
            parts.append(text("board.turn", n=t.turns[t.coach], coach=coach))
            parts.append(text("board.left", n=max(t.actions_left, 0)))
        if t.pitch.id and (self.wide or t.pitch.source == RECONSTRUCTED):
            parts.append(Text(self.names.of("pitches", t.pitch.id), QUIET))
        return self.speech.own.strung(parts, "title")

    def warnings(self) -> list[Text]:
        """What a coach must not overlook: the last turns, and sudden death."""
        t = self.t
        lines: list[Text] = []
        if t.ending and t.coach >= 0:
            lines.append(self.speech.text("board.last-turns" if t.ending > 1 else "board.last-turn", "bold red"))
        ahead = abs(t.score[0] - t.score[1])
        if ahead >= t.lead:
            leader = 0 if t.score[0] > t.score[1] else 1
            lines.append(self.speech.text("board.sudden-death", "bold red", coach=self.names.coach(leader), n=ahead))
        return lines

    # --- Cards ------------------------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """The active challenges, the next one, the hands, and whatever else is in force."""
        t = self.t
        grid = Grid(box=None, show_header=False, padding=(0, 1), width=self.width)
        grid.add_column(justify="right", no_wrap=True, style="bold")
        if self.wide:
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")
        rows = [self.challenge_cells(card) for card in t.spaces if card != NO_CARD]
        deck = t.piles[DECK]
        if deck and t.front[deck[-1]] >= 0:
            points, name, text = self.challenge_cells(deck[-1])
            next_one = self.speech.text("board.next", QUIET, n=len(deck), text=text)
            rows.append((Text(points.plain, QUIET), Text(name.plain, QUIET), next_one))
        for seat in self.seats():
            rows += self.hand_rows(seat)
        rows += [(Text(), Text(what, "magenta"), Text(does)) for what, does in dict.fromkeys(self.in_force())]
        for points, name, text in rows:
            if self.wide:
                grid.add_row(points, name, text)
            else:
                grid.add_row(points, self.speech.text("board.card", name=name, text=text) if name else text)
        return grid

    def seats(self) -> Sequence[int]:
        """My own seat first."""
        return (1, 0) if self.seat == 1 else (0, 1)

    def points(self, front: int) -> int:
        return self.t.catalogue.challenges[front].points + self.t.challenge_more

    def challenge_cells(self, card: int) -> Row:
        challenge = self.t.catalogue.challenges[self.t.front[card]]
        text = challenge_text(self.t.catalogue, challenge.id, self.language)
        return Text(str(self.points(self.t.front[card]))), Text(self.names.challenge(card), CHALLENGE), Text(text)

    def hand_rows(self, seat: int) -> list[Row]:
        """Bonus plays: mine with their texts, of the other coach what was claimed."""
        t = self.t
        hand = t.piles[HAND + seat]
        if seat == self.seat:
            return [self.play_cells(card) for card in hand if t.face[card] >= 0]
        if not hand:
            return []
        claimed = self.speech.listed([self.names.card(card) for card in hand])
        held = self.speech.text("board.held", QUIET, n=len(hand), challenges=claimed)
        return [(Text(), self.badge(seat, short=True), held)]

    def play_cells(self, card: int) -> Row:
        text = play_text(self.t.catalogue, self.t.play_of(card).id, self.language)
        return Text(), Text(self.names.play(card), PLAY), Text(text)

    def in_force(self) -> list[tuple[str, str]]:
        """The arena, lasting random events, special balls, Rookies to Watch."""
        t = self.t
        cards = t.catalogue
        names, language = self.names, self.language
        found: list[tuple[str, str]] = []
        if t.arena.id:
            found.append((names.of("arenas", t.arena.id), names.in_line(arena_text(cards, t.arena.id, language))))
        for card in t.piles[SPENT]:
            event = cards.events[cards.backs[t.face[card]]]
            if any(effect >= upsets.ARMOUR for effect, _ in event.effects):
                found.append((names.event(card), names.in_line(event_text(cards, event.id, language))))
        for ball, kind in enumerate(t.ball_kind):
            one = cards.balls[kind]
            if t.ball_at(ball) >= 0 and one.lines:
                found.append((names.of("balls", one.id), names.in_line(ball_text(cards, one.id, language))))
        for seat in range(t.seats):
            if t.rookies >> seat & 1:
                told = self.speech.say("board.rookies", coach=names.coach(seat))
                found.append((self.speech.word("rerolls", "rookies"), told))
        return found

    def piles(self) -> RenderableType:
        """The cards that are out of the game, with both their sides."""
        t = self.t
        grid = Grid(box=None, header_style=QUIET, padding=(0, 1), width=self.width)
        grid.add_column(self.speech.say("columns.discarded"), ratio=1, overflow="fold")
        grid.add_column(self.speech.say("columns.its-play"), ratio=1, overflow="fold")
        for card in t.piles[DISCARD]:
            grid.add_row(self.names.card(card), self.names.play(card))
        for card in t.piles[SPENT]:
            grid.add_row(self.names.event(card), Text(kind_words(EVENT, self.language), QUIET))
        if not t.piles[DISCARD] and not t.piles[SPENT]:
            return self.speech.text("board.no-discards", "italic")
        return grid

    # --- Teams and pitch ----------------------------------------------------------------------------------------

    def beside(self) -> RenderableType:
        """Pitch and teams side by side."""
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False, width=self.width)
        grid.add_column(width=DRAWN_WIDTH)
        grid.add_column(ratio=1, overflow="fold")
        room = self.width - DRAWN_WIDTH - 1
        left = Group(drawn_match(self.t), self.footnote())
        grid.add_row(left, Group(*(self.team(seat, room) for seat in self.seats())))
        return grid

    def below(self, pitch: bool) -> RenderableType:
        """The teams side by side, the pitch below."""
        room = (self.width - 1) // 2
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False, width=self.width)
        grid.add_column(width=room)
        grid.add_column(width=room)
        grid.add_row(*(self.team(seat, room) for seat in self.seats()))
        return Group(grid, drawn_match(self.t), self.footnote()) if pitch else grid

    def footnote(self) -> Text:
        """Where the balls are."""
        t = self.t
        told: list[str] = []
        for ball, holder in enumerate(t.ball_holder):
            if t.ball_at(ball) < 0:
                continue
            told.append(self.ball_words(ball, holder))
        if not told:
            told.append(self.speech.say("board.no-ball"))
        words = self.speech.own.listed(told, "parts")
        more = self.speech.own.listed([words, self.speech.say("board.signs")], "parts")
        margin = "   "
        return Text(margin + (words if cell_len(margin + more) > DRAWN_WIDTH else more), QUIET)

    def ball_words(self, ball: int, holder: int) -> str:
        """Who has a ball; of which kind it is, where that makes a difference."""
        slots = {"token": self.tokens[holder]} if holder >= 0 else {}
        key = "holds" if holder >= 0 else "free"
        if not self.t.special_balls:
            return self.speech.say(f"board.{key}", **slots)
        return self.speech.say(f"board.{key}-kind", ball=self.names.of("balls", self.t.kind_of(ball).id), **slots)

    def team(self, seat: int, width: int, full: bool = False) -> RenderableType:
        """A team: token, position, Move, Block, Throw, Armour, status, what was done this turn, abilities."""
        t = self.t
        grid = Grid(box=None, header_style=QUIET, padding=(0, 1, 0, 0), pad_edge=False, width=width)
        room = full or width > 48
        grid.add_column("", no_wrap=True)
        grid.add_column(
            self.badge(seat, short=width < 45), no_wrap=True, overflow="ellipsis", ratio=None if room else 1
        )
        for key in VALUES:
            grid.add_column(self.speech.say(f"columns.{key}"), justify="center", no_wrap=True)
        grid.add_column(self.speech.say("columns.status"), no_wrap=True, min_width=6)
        title = "columns.done-abilities" if room else "columns.done"
        grid.add_column(self.speech.say(title), ratio=1 if room else None, no_wrap=not full, overflow="ellipsis")
        for player in t.players_of(seat):
            if t.square[player] >= -1:
                grid.add_row(*self.player_cells(player, room, full))
        return grid

    def player_cells(self, player: int, room: bool, full: bool) -> tuple[RenderableType, ...]:
        t = self.t
        status = t.status(player)
        token = Text(self.tokens[player], SEAT_STYLES[t.owner(player)] if status != statuses.IN_RESERVES else QUIET)
        role = t.roles[player]
        state = Text(self.speech.say(f"status.{STATUSES[status]}"), STATUS_STYLES[status])
        name = Text(
            self.names.player(player) if room else self.names.position(t.role[player]),
            "" if status not in (statuses.PRONE, statuses.IN_RESERVES) else QUIET,
        )
        more = Text(ability_names(t.catalogue, role, self.language), QUIET) if room else Text()
        done = self.done(player)
        if done:
            more = Text.assemble((done, "bold"), " ", more) if room else Text(done)
        return token, name, *stats(role), state, more

    def done(self, player: int) -> str:
        """What a player has done this turn, and whether he may do more."""
        t = self.t
        words = [self.speech.say(f"done.{key}") for action, key in enumerate(DONE) if t.acted[player] >> action & 1]
        if t.barred >> player & 1:
            words.append("✗")
        return " ".join(words)

    def players(self) -> RenderableType:
        """Both teams with everything."""
        if not self.t.teams:
            return self.speech.text("board.no-teams", "italic")
        return Group(*(self.team(seat, self.width, full=True) for seat in self.seats()))
