"""The table of a match, drawn from one seat's view: all that a coach at a real table sees, and nothing else."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl import statuses, upsets
from touchline.blitz_bowl.setup import RECONSTRUCTED
from touchline.blitz_bowl.state import DECK, DISCARD, HAND, NO_CARD, SPENT, Match
from touchline.blitz_bowl.text import arena_text, ball_text, challenge_text, event_text, play_text
from touchline.blitz_bowl.view import View
from touchline.terminal.blitz_bowl.drawing import DRAWN_WIDTH, SEAT_STYLES, drawn_match
from touchline.terminal.blitz_bowl.faces import ability_names, stats
from touchline.terminal.blitz_bowl.sentences import coach_name
from touchline.terminal.blitz_bowl.tokens import tokens_of
from touchline.terminal.styles import QUIET

WIDE: Final = 118  # from this width on the teams stand beside the pitch
MOST: Final = 132
LONG_NAME: Final = 11
STATUS_WORDS: Final = ("Open", "Marked", "PRONE", "dugout")
STATUS_STYLES: Final = ("", "yellow", "red", QUIET)
DONE_WORDS: Final = ("run", "mark", "throw", "block", "step", "stood", "on", "foul")
SIGNS: Final = " · (Prone) !Marked ball* [trapdoor]"
CHALLENGE: Final = "red"
PLAY: Final = "cyan"

Row = tuple[Text, Text, Text]  # points, name, text


def badge(t: Match, seat: int, short: bool = False) -> Text:
    """Seat number and team in the colour of the seat."""
    return seat_badge(coach_name(t.catalogue, teams_of(t), seat), seat, short)


def seat_badge(name: str, seat: int, short: bool = False) -> Text:
    if short and len(name) > LONG_NAME:
        name = max(name.split(), key=len)
    return Text(f" {seat + 1} {name} ", SEAT_STYLES[seat])


def teams_of(t: Match) -> list[int]:
    return list(t.teams) if len(t.teams) == t.seats else [-1] * t.seats


class Board:
    """Draws what one seat may know. ``view.table`` is all it looks at."""

    def __init__(self, view: View, width: int) -> None:
        self.t: Match = view.table
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

    def title(self) -> Text:
        """Score, turn, Actions left, pitch and arena."""
        t = self.t
        line = Text(" ")
        line.append_text(badge(t, 0, not self.wide))
        line.append(f" {t.score[0]} : {t.score[1]} ", "bold")
        line.append_text(badge(t, 1, not self.wide))
        if t.coach >= 0:
            line.append(f"  turn {t.turns[t.coach]} of ")
            line.append_text(badge(t, t.coach, not self.wide))
            line.append(f" · {counted(max(t.actions_left, 0), 'Action')} left")
        if t.pitch.id and (self.wide or t.pitch.source == RECONSTRUCTED):
            line.append(f" · {t.pitch.name}", QUIET)
        return line

    def warnings(self) -> list[Text]:
        """What a coach must not overlook: the last turns, and sudden death."""
        t = self.t
        lines: list[Text] = []
        if t.ending and t.coach >= 0:
            left = "this one and one more" if t.ending > 1 else "this is the last one"
            lines.append(Text(f" LAST TURNS: {left} (BB 9.2.1)", "bold red"))
        ahead = abs(t.score[0] - t.score[1])
        if ahead >= t.lead:
            leader = 0 if t.score[0] > t.score[1] else 1
            name = coach_name(t.catalogue, teams_of(t), leader)
            lines.append(Text(f" SUDDEN DEATH: {name}, {ahead} ahead, wins when its next turn begins", "bold red"))
        return lines

    # --- Cards ------------------------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """The active challenges, the next one, the hands, and whatever else is in force."""
        t = self.t
        grid = Grid(box=None, show_header=False, padding=(0, 1), width=self.width)
        grid.add_column(justify="right", no_wrap=True, style="bold")
        if self.wide:
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        rows = [self.challenge_cells(card) for card in t.spaces if card != NO_CARD]
        deck = t.piles[DECK]
        if deck and t.front[deck[-1]] >= 0:
            points, name, text = self.challenge_cells(deck[-1])
            left = f"next, of {counted(len(deck), 'card')}: "
            rows.append((Text(points.plain, QUIET), Text(name.plain, QUIET), Text(left, QUIET).append_text(text)))
        for seat in self.seats():
            rows += self.hand_rows(seat)
        rows += [(Text(), Text(what, "magenta"), Text(does)) for what, does in dict.fromkeys(self.in_force())]
        for points, name, text in rows:
            if self.wide:
                grid.add_row(points, name, text)
            else:
                grid.add_row(points, Text.assemble(name, "  ", text))
        return grid

    def seats(self) -> Sequence[int]:
        """My own seat first."""
        return (1, 0) if self.seat == 1 else (0, 1)

    def points(self, front: int) -> int:
        return self.t.catalogue.challenges[front].points + self.t.challenge_more

    def challenge_cells(self, card: int) -> Row:
        challenge = self.t.catalogue.challenges[self.t.front[card]]
        text = challenge_text(self.t.catalogue, challenge.id)
        return Text(str(self.points(self.t.front[card]))), Text(challenge.name, CHALLENGE), Text(text)

    def hand_rows(self, seat: int) -> list[Row]:
        """Bonus plays: mine with their texts, of the other coach what was claimed."""
        t = self.t
        hand = t.piles[HAND + seat]
        if seat == self.seat:
            plays = [t.play_of(card) for card in hand if t.face[card] >= 0]
            return [(Text(), Text(play.name, PLAY), Text(play_text(t.catalogue, play.id))) for play in plays]
        if not hand:
            return []
        claimed = ", ".join(t.card_name(card) for card in hand)
        plays_held = counted(len(hand), "bonus play")
        return [(Text(), badge(t, seat, short=True), Text(f"{plays_held}, claimed with {claimed}", QUIET))]

    def in_force(self) -> list[tuple[str, str]]:
        """The arena, lasting random events, special balls, Rookies to Watch."""
        t = self.t
        cards = t.catalogue
        found: list[tuple[str, str]] = []
        if t.arena.id:
            found.append((t.arena.name, arena_text(cards, t.arena.id).replace("\n", " ")))
        for card in t.piles[SPENT]:
            event = cards.events[cards.backs[t.face[card]]]
            if any(effect >= upsets.ARMOUR for effect, _ in event.effects):
                found.append((event.name, event_text(cards, event.id).replace("\n", " ")))
        for ball, kind in enumerate(t.ball_kind):
            if t.ball_at(ball) >= 0 and cards.balls[kind].lines:
                found.append((cards.balls[kind].name, ball_text(cards, cards.balls[kind].id).replace("\n", " ")))
        for seat in range(t.seats):
            if t.rookies >> seat & 1:
                whose = coach_name(cards, teams_of(t), seat)
                found.append(("Rookies to Watch", f"{whose} may roll one roll again in this game (BB 11.3.1)"))
        return found

    def piles(self) -> RenderableType:
        """The cards that are out of the game, with both their sides."""
        t = self.t
        cards = t.catalogue
        grid = Grid(box=None, header_style=QUIET, padding=(0, 1), width=self.width)
        grid.add_column("discarded", ratio=1)
        grid.add_column("its bonus play", ratio=1)
        for card in t.piles[DISCARD]:
            grid.add_row(t.card_name(card), t.play_of(card).name)
        for card in t.piles[SPENT]:
            grid.add_row(cards.events[cards.backs[t.face[card]]].name, Text("random event", QUIET))
        if not t.piles[DISCARD] and not t.piles[SPENT]:
            return Text("No card was discarded yet.", "italic")
        return grid

    # --- Teams and pitch ----------------------------------------------------------------------------------------

    def beside(self) -> RenderableType:
        """Pitch and teams side by side."""
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False, width=self.width)
        grid.add_column(width=DRAWN_WIDTH)
        grid.add_column(ratio=1)
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
            name = t.kind_of(ball).name if t.special_balls else "ball"
            whose = f"{self.tokens[holder]} has the {name}" if holder >= 0 else f"{name} ● lies free"
            told.append(whose)
        words = "   " + (" · ".join(told) or "no ball in play")
        return Text(words if len(words) + len(SIGNS) > DRAWN_WIDTH else words + SIGNS, QUIET)

    def team(self, seat: int, width: int, full: bool = False) -> RenderableType:
        """A team: token, position, Move, Block, Throw, Armour, status, what was done this turn, abilities."""
        t = self.t
        grid = Grid(box=None, header_style=QUIET, padding=(0, 1, 0, 0), pad_edge=False, width=width)
        room = full or width > 48
        grid.add_column("", no_wrap=True)
        grid.add_column(badge(t, seat, short=width < 45), no_wrap=True, overflow="ellipsis", ratio=None if room else 1)
        for name in ("M", "B", "T", "A"):
            grid.add_column(name, justify="center", no_wrap=True)
        grid.add_column("status", no_wrap=True, min_width=6)
        title = "done, abilities" if room else "done"
        grid.add_column(title, ratio=1 if room else None, no_wrap=not full, overflow="ellipsis")
        for player in t.players_of(seat):
            if t.square[player] >= -1:
                grid.add_row(*self.player_cells(player, room, full))
        return grid

    def player_cells(self, player: int, room: bool, full: bool) -> tuple[RenderableType, ...]:
        t = self.t
        status = t.status(player)
        token = Text(self.tokens[player], SEAT_STYLES[t.owner(player)] if status != statuses.IN_RESERVES else QUIET)
        role = t.roles[player]
        state = Text(STATUS_WORDS[status], STATUS_STYLES[status])
        name = Text(
            t.player_name(player) if room else role.name,
            "" if status not in (statuses.PRONE, statuses.IN_RESERVES) else QUIET,
        )
        more = Text(ability_names(t.catalogue, role), QUIET) if room else Text()
        done = self.done(player)
        if done:
            more = Text.assemble((done, "bold"), " ", more) if room else Text(done)
        return token, name, *stats(role), state, more

    def done(self, player: int) -> str:
        """What a player has done this turn, and whether he may do more."""
        t = self.t
        words = [DONE_WORDS[action] for action in range(len(DONE_WORDS)) if t.acted[player] >> action & 1]
        if t.barred >> player & 1:
            words.append("✗")
        return " ".join(words)

    def players(self) -> RenderableType:
        """Both teams with everything."""
        if not self.t.teams:
            return Text("The teams are not chosen yet.", "italic")
        return Group(*(self.team(seat, self.width, full=True) for seat in self.seats()))


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
