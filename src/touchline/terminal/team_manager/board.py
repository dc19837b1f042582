"""The table of a season, drawn from one seat's view: all that a manager at a real table sees, and nothing else."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.languages import ENGLISH
from touchline.table.messages import formatted
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, places
from touchline.team_manager.in_play import InPlay
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.state import Season
from touchline.team_manager.text import ability_name
from touchline.team_manager.view import View
from touchline.terminal.styles import LIT, QUIET
from touchline.terminal.team_manager.faces import badge, skill_words
from touchline.terminal.team_manager.naming import Names

WIDE: Final = 110  # from this width on there is room for abilities beside players
MOST: Final = 132
LONG_NAME: Final = 20  # cells of the name of a team
HOW_ENDED: Final = ("winner", "runner-up", "lose")
COLUMNS: Final = ("manager", "fans", "hand", "deck", "discard", "improvements")


class Board:
    """Draws what one seat may know. ``view.table`` is all it looks at."""

    def __init__(self, view: View, width: int, language: str = ENGLISH) -> None:
        self.view = view
        self.t: Season = view.table
        self.language = language
        self.names = Names(view.table, language)
        self.speech = self.names.speech
        self.seat = view.seat
        self.width = min(width, MOST)
        self.wide = width >= WIDE

    # --- The whole table --------------------------------------------------------------------------------------

    def render(self, hand: bool = True) -> RenderableType:
        """Everything, top to bottom: the week, the Spike! card, the reel, the managers, the piles, my hand."""
        parts: list[RenderableType] = [self.title(), self.spike()]
        if any(self.t.piles[places.MATCHUP + matchup] for matchup in range(places.TOURNAMENT_AT)):
            parts.append(self.reel())
        parts += [self.managers(), self.piles()]
        if hand and 0 <= self.seat < self.t.seats:
            parts.append(self.hand())
        return Group(*parts)

    def badge(self, seat: int) -> Text:
        return self.whole_badge(seat, short=self.narrow())

    def whole_badge(self, seat: int, short: bool = False) -> Text:
        return badge(self.t.catalogue, self.t.teams, seat, short, self.language)

    def phase(self) -> str:
        t = self.t
        key = "over" if t.finished else "starting" if t.week == 0 else "matchup" if t.active >= 0 else "scoreboard"
        return self.speech.word("phases", key)

    def title(self) -> RenderableType:
        t = self.t
        slots: dict[str, int | str | Text] = {"week": t.week, "phase": self.phase(), "coin": self.badge(t.coin)}
        if t.active < 0:
            return Group("", self.speech.text("board.title", "bold", **slots))
        return Group("", self.speech.text("board.title-turn", "bold", **slots, active=self.badge(t.active)))

    # --- The Spike! card --------------------------------------------------------------------------------------

    def spike(self) -> RenderableType:
        t = self.t
        pile = t.piles[places.SPIKE_PILE]
        if not pile:
            return Text("")
        face = t.face[pile[-1]]
        name = Text(self.names.face(face), "bold")
        if t.catalogue.kinds[face] == card_kinds.HEADLINE:
            text = self.speech.text("board.spike", name=name, text=self.names.short_text(face))
            return Panel(text, box=box.ROUNDED, border_style="magenta", width=self.width, padding=(0, 1))
        return self.tournament(face, name)

    def tournament(self, face: int, name: Text) -> RenderableType:
        """A row for each manager who has players there; what it pays."""
        t = self.t
        open_now = t.ball[places.TOURNAMENT_AT] != places.NO_BALL
        pays = self.cup_pays(face)
        rows: list[RenderableType] = [self.speech.text("board.spike", name=name, text=pays)]
        if open_now:
            if t.ball[places.TOURNAMENT_AT] == places.MIDFIELD:
                rows[0] = self.speech.text("board.spike-ball", name=name, text=pays, ball=self.ball())
            for seat in range(t.seats):
                zone = places.ZONE + places.TOURNAMENT_AT * places.ZONES + seat
                if t.piles[zone]:
                    rows.append(self.cup_zone(seat, t.piles[zone]))
        return Panel(Group(*rows), box=box.ROUNDED, border_style="magenta", width=self.width, padding=(0, 1))

    def cup_pays(self, face: int) -> str:
        """What a tournament pays; of two managers the second is the loser."""
        told = [
            self.speech.say(f"pays.{key}", payout=self.names.payout(choices))
            for key, choices in zip(HOW_ENDED, self.t.catalogue.sections[face])
            if not (key == "runner-up" and self.t.seats == 2)
        ]
        return self.speech.own.listed(told, "parts")

    def cup_zone(self, seat: int, cards: Sequence[int]) -> Text:
        """A manager at the tournament, with his players."""
        players = self.strung([self.player(card) for card in cards])
        total = self.total(seat, places.TOURNAMENT_AT)
        return self.speech.text("board.cup-zone", who=self.badge(seat), total=total, players=players)

    def strung(self, parts: Sequence[Text]) -> Text:
        return self.speech.own.strung(parts, "cards")

    def ball(self) -> Text:
        return Text(self.speech.say("board.ball"), "bold underline")

    # --- The reel ---------------------------------------------------------------------------------------------

    def reel(self) -> RenderableType:
        """One row for each highlight: left zone, the card, right zone; each zone under its payout."""
        t = self.t
        table = Grid(box=box.ROUNDED, width=self.width, show_header=False, show_lines=True, border_style="green")
        table.add_column(ratio=4, overflow="fold")
        table.add_column(ratio=3, justify="center", overflow="fold")
        table.add_column(ratio=4, overflow="fold")
        for matchup in range(places.TOURNAMENT_AT):
            if t.piles[places.MATCHUP + matchup]:
                table.add_row(self.zone(matchup, places.LEFT), self.middle(matchup), self.zone(matchup, places.RIGHT))
        return table

    def middle(self, matchup: int) -> Text:
        t = self.t
        face = t.face[t.piles[places.MATCHUP + matchup][0]]
        text = Text(self.names.face(face), "bold", justify="center")
        text.append("\n")
        text.append(self.names.payout(t.catalogue.sections[face][1]), "green")
        if t.ball[matchup] == places.MIDFIELD:
            text.append("  ")
            text.append_text(self.ball())
        return text

    def side_section(self, matchup: int, side: int) -> str:
        """What a zone pays; a highlight laid the other way round pays the other way round."""
        t = self.t
        card = t.piles[places.MATCHUP + matchup][0]
        across = side != (1 if t.turned[card] else 0)
        return self.names.payout(t.catalogue.sections[t.face[card]][2 if across else 0])

    def zone(self, matchup: int, side: int) -> RenderableType:
        t = self.t
        pile = t.piles[places.ZONE + matchup * places.ZONES + side]
        pays = self.side_section(matchup, side)
        if not pile:
            return self.speech.text("board.open-zone", "green", payout=pays)
        seat = t.owner[pile[0]]
        total = self.total(seat, matchup)
        head = self.speech.text("board.zone", who=self.badge(seat), total=total, payout=Text(pays, "green"))
        return Text("\n").join([head, *(self.player(card) for card in pile)])

    def total(self, seat: int, matchup: int) -> Text:
        """Star Power as far as it can be seen; facedown tokens count as a question mark."""
        known, unseen = self.visible_total(seat, matchup)
        return Text(f"{known}{'+?' if unseen else ''}", "bold reverse")

    def visible_total(self, seat: int, matchup: int) -> tuple[int, int]:
        """TM 6.4.1, with what this seat can see; and how many tokens it cannot."""
        t = self.t
        zone = t.zone_of(seat, matchup)
        if zone < 0:
            return 0, 0
        total = unseen = 0
        for card in t.piles[zone]:
            total += t.power(card)
            if t.ball[matchup] == card:
                total += BALL_POWER
            for token in t.piles[places.ON + card]:
                face = t.face[token]
                if face >= 0:
                    total += t.catalogue.token_power[face]
                else:
                    unseen += 1
        if any(t.turned[card] for card in t.piles[zone]):
            total += sum(t.catalogue.team_power[t.face[card]] for card in t.piles[places.IN_PLAY + seat])
        if t.mechanics is not None:
            total += t.mechanics.total(t, seat, matchup)
        return total, unseen

    def player(self, card: int, abilities: bool = True) -> Text:
        """Name, Star Power, state, ball, tokens; on a wide screen the abilities too."""
        t = self.t
        face = t.face[card]
        downed = bool(t.turned[card])
        text = Text()
        text.append(str(t.power(card)), "bold")
        text.append(" ")
        text.append(self.names.face(face), "dim strike" if downed else "")
        if t.catalogue.kinds[face] == card_kinds.STAR:
            text.append("*", "yellow")
        if downed:
            text.append(" ")
            text.append(self.speech.word("states", "downed"), "red")
        if self.has_ball(card):
            text.append(" ")
            text.append_text(self.ball())
        for token in t.piles[places.ON + card]:
            text.append(" ")
            text.append(self.token(token), "red")
        for mark in self.marks(card):
            text.append(" ")
            text.append(mark, "red")
        named = [
            ability_name(t.catalogue, line, self.language)
            for line in t.catalogue.lines[face]
            if line in t.catalogue.ability_lines
        ]
        if abilities and named and self.wide and not downed:
            text.append(" ")
            text.append(self.speech.say("board.abilities", names=self.speech.listed(named)), QUIET)
        return text

    def marks(self, card: int) -> list[str]:
        """The marks of mechanics that a player has."""
        t = self.t
        told: list[str] = []
        for mark in t.mechanics.marks if t.mechanics is not None else ():
            number = t.marks[mark.number][card]
            word = self.names.printed(f"mark.{mark.name}", mark.name)
            if number and mark.shown:
                told.append(self.speech.say("board.marks" if number > 1 else "board.mark", n=number, mark=word))
        return told

    def has_ball(self, card: int) -> bool:
        matchup = self.t.matchup_of(card)
        return matchup >= 0 and self.t.ball[matchup] == card

    def token(self, token: int) -> str:
        """``[?]`` facedown, ``[+2]`` faceup, ``[?+2]`` facedown but seen by me."""
        return self.names.mark_of(token)

    # --- Managers and piles -----------------------------------------------------------------------------------

    def managers(self) -> RenderableType:
        t = self.t
        table = Grid(box=None, width=self.width, padding=(0, 1), header_style=QUIET)
        for key in COLUMNS:
            table.add_column(self.column(key), justify="left" if key == "manager" else "right", no_wrap=True)
        table.add_column(self.column("upgrades"), ratio=1, overflow="fold")
        for seat in range(t.seats):
            who = self.whole_badge(seat, short=self.narrow() and cell_len(self.names.seat(seat)) > LONG_NAME)
            marks = [
                mark for mark in (self.speech.say("board.you") if seat == self.seat else "", self.mark(seat)) if mark
            ]
            if marks:
                who = self.speech.text("board.marked", who=who, marks=Text(self.speech.listed(marks), QUIET))
            table.add_row(
                who,
                Text(str(t.fans[seat]), "bold"),
                str(len(t.piles[places.HAND + seat])),
                str(len(t.piles[places.DECK + seat])),
                str(len(t.piles[places.DISCARD + seat])),
                str(len(t.piles[places.IMPROVEMENTS + seat])),
                self.upgrades(seat),
            )
        return table

    def mark(self, seat: int) -> str:
        passed = self.t.active >= 0 and self.t.passed >> seat & 1
        return self.speech.word("states", "passed") if passed else ""

    def column(self, key: str) -> str:
        return self.speech.say(f"columns.{key}")

    def upgrades(self, seat: int) -> Text:
        t = self.t
        cards = t.piles[places.IN_PLAY + seat]
        return (
            self.strung([self.upgrade(card) for card in cards]) if cards else Text(self.speech.say("board.none"), QUIET)
        )

    def upgrade(self, card: int) -> Text:
        name = Text(self.names.card(card), "dim strike" if self.t.turned[card] else "")
        if not self.t.turned[card]:
            return name
        state = Text(self.speech.word("states", "exhausted"), "red")
        return self.speech.text("board.exhausted", card=name, state=state)

    def piles(self) -> RenderableType:
        """How many cards lie in the common piles."""
        t = self.t
        say = self.speech.say
        counts = [
            say("piles.stars", union=self.names.union(union), n=len(t.piles[t.star_deck(union)]))
            for union in range(len(t.catalogue.union_ids))
        ]
        team = "/".join(str(len(t.piles[places.UPGRADE_DECK + seat])) for seat in range(t.seats))
        counts += [
            say("piles.staff", n=len(t.piles[places.STAFF_DECK])),
            say("piles.team", n=team),
            say("piles.highlights", n=len(t.piles[places.HIGHLIGHT_DECK])),
            say("piles.spike", n=len(t.piles[places.SPIKE_DECK])),
            say("piles.tokens", n=len(t.piles[places.POOL])),
        ]
        if t.piles[places.ASIDE]:
            counts.append(say("piles.aside", n=len(t.piles[places.ASIDE])))
        if t.mechanics is not None:
            counts += self.mechanics(t.mechanics)
        told = say("board.left", piles=self.speech.own.listed(counts, "parts"))
        return Padding(Text(told, QUIET), (0, 0, 1, 1))

    def mechanics(self, mechanics: InPlay) -> list[str]:
        """The piles and dials of mechanics, in their words."""
        t = self.t
        printed, say = self.names.printed, self.speech.say
        counts: list[str] = []
        for pile in mechanics.piles:
            for seat in range(t.seats if pile.each else 1):
                number = len(t.piles[mechanics.place(pile, seat)])
                said = formatted(printed(f"pile.{pile.name}", pile.name), {"n": number}, self.language)
                counts.append(say("piles.of-seat", pile=said, seat=self.names.seat(seat)) if pile.each else said)
        for dial in mechanics.dials:
            if dial.shown:
                numbers = "/".join(str(number) for number in t.dials[dial.number])
                counts.append(say("piles.dial", dial=printed(f"dial.{dial.name}", dial.name), n=numbers))
        return counts

    def discards(self) -> RenderableType:
        """The discard piles and what I have in my improvement pile, as far as I may know them."""
        t = self.t
        table = Grid(box=None, width=self.width, padding=(0, 1), header_style=QUIET)
        table.add_column(self.column("manager"), no_wrap=True)
        table.add_column(self.column("discard-pile"), ratio=1, overflow="fold")
        table.add_column(self.column("improvement-pile"), ratio=1, overflow="fold")
        for seat in range(t.seats):
            table.add_row(
                self.whole_badge(seat),
                self.cards_in(places.DISCARD + seat),
                self.cards_in(places.IMPROVEMENTS + seat),
            )
        return table

    def cards_in(self, place: int) -> str:
        t = self.t
        known = [self.names.card(card) for card in t.piles[place] if t.face[card] >= 0]
        unseen = len(t.piles[place]) - len(known)
        if unseen:
            known.append(self.speech.say("board.unseen", n=unseen))
        return self.speech.listed(known) or self.speech.say("board.empty")

    # --- My hand ----------------------------------------------------------------------------------------------

    def hand(self, others: Sequence[tuple[str, str]] | None = None) -> RenderableType:
        """My cards: Star Power standing and downed, skills in order, text.

        Numbered where one is to be chosen, and followed by the other options, each with what it means.
        """
        t = self.t
        if self.seat == SPECTATOR:
            return Text("")
        table = Grid(box=None, width=self.width, padding=(0, 1), header_style=QUIET)
        table.add_column("", justify="right", style=LIT, width=2)
        table.add_column(self.column("your-hand"), no_wrap=True)
        table.add_column(self.column("powers"), justify="center", no_wrap=True)
        table.add_column(self.column("skills"), no_wrap=not self.narrow(), overflow="fold")
        table.add_column(self.column("text"), ratio=1, overflow="fold")
        number = 0
        for number, card in enumerate(t.piles[places.HAND + self.seat], 1):
            table.add_row("" if others is None else str(number), *self.card_cells(t.face[card]))
        for more, (name, meaning) in enumerate(others or (), number + 1):
            table.add_row(str(more), name, "", "", Text(meaning, QUIET))
        return table

    def narrow(self) -> bool:
        return self.width < 100

    def card_cells(self, face: int) -> tuple[RenderableType, ...]:
        cards = self.t.catalogue
        name = Text(self.names.face(face), "bold")
        if cards.kinds[face] == card_kinds.STAR:
            name.append("*", "yellow")
        powers = Text.assemble((str(cards.standing[face]), "bold"), f"/{cards.downed[face]}")
        skills = Text(skill_words(cards, face, self.language))
        return name, powers, skills, Text(self.names.short_text(face))
