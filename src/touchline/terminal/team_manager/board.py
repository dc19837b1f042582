"""The table of a season, drawn from one seat's view: all that a manager at a real table sees, and nothing else."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.messages import formatted
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, places
from touchline.team_manager.in_play import InPlay
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.state import Season
from touchline.team_manager.view import View
from touchline.terminal.styles import LIT, QUIET
from touchline.terminal.team_manager.faces import (
    badge,
    payout_words,
    short_text,
    skill_words,
    token_words,
)

WIDE: Final = 110  # from this width on there is room for abilities beside players
MOST: Final = 132
HOW_ENDED: Final = ("winner", "runner-up", "lose")


class Board:
    """Draws what one seat may know. ``view.table`` is all it looks at."""

    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.t: Season = view.table
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
        return badge(self.t.catalogue, self.t.teams, seat, short=self.narrow())

    def phase(self) -> str:
        t = self.t
        if t.finished:
            return "the season is over"
        if t.week == 0:
            return "starting improvements"
        if t.active >= 0:
            return "Matchup phase"
        return "Scoreboard phase"

    def title(self) -> RenderableType:
        t = self.t
        line = Text(f" Week {t.week} · {self.phase()} · ", "bold")
        if t.active >= 0:
            line.append("turn of ")
            line.append_text(self.badge(t.active))
            line.append(" · ")
        line.append("golden coin ")
        line.append_text(self.badge(t.coin))
        return Text("\n").append_text(line)

    # --- The Spike! card --------------------------------------------------------------------------------------

    def spike(self) -> RenderableType:
        t = self.t
        pile = t.piles[places.SPIKE_PILE]
        if not pile:
            return Text("")
        face = t.face[pile[-1]]
        name = Text(t.catalogue.names[face], "bold")
        if t.catalogue.kinds[face] == card_kinds.HEADLINE:
            text = Text.assemble(name, " — ", short_text(t.catalogue, face))
            return Panel(text, box=box.ROUNDED, border_style="magenta", width=self.width, padding=(0, 1))
        return self.tournament(face, name)

    def tournament(self, face: int, name: Text) -> RenderableType:
        """A row for each manager who has players there; what it pays."""
        t = self.t
        open_now = t.ball[places.TOURNAMENT_AT] != places.NO_BALL
        pays = Text(" · ".join(
            f"{word} {payout_words(choices)}"
            for word, choices in zip(HOW_ENDED, t.catalogue.sections[face])
            if not (word == "runner-up" and t.seats == 2)
        ))  # fmt: skip
        rows: list[RenderableType] = [Text.assemble(name, " — ", pays)]
        if open_now:
            if t.ball[places.TOURNAMENT_AT] == places.MIDFIELD:
                rows[0] = Text.assemble(name, " — ", pays, "  ", ("BALL", "bold underline"))
            for seat in range(t.seats):
                zone = places.ZONE + places.TOURNAMENT_AT * places.ZONES + seat
                if t.piles[zone]:
                    line = self.badge(seat)
                    line = Text.assemble(line, " ", self.total(seat, places.TOURNAMENT_AT), ": ")
                    for number, card in enumerate(t.piles[zone]):
                        line.append_text(Text(", " if number else ""))
                        line.append_text(self.player(card))
                    rows.append(line)
        return Panel(Group(*rows), box=box.ROUNDED, border_style="magenta", width=self.width, padding=(0, 1))

    # --- The reel ---------------------------------------------------------------------------------------------

    def reel(self) -> RenderableType:
        """One row for each highlight: left zone, the card, right zone; each zone under its payout."""
        t = self.t
        table = Grid(box=box.ROUNDED, width=self.width, show_header=False, show_lines=True, border_style="green")
        table.add_column(ratio=4)
        table.add_column(ratio=3, justify="center")
        table.add_column(ratio=4)
        for matchup in range(places.TOURNAMENT_AT):
            if t.piles[places.MATCHUP + matchup]:
                table.add_row(self.zone(matchup, places.LEFT), self.middle(matchup), self.zone(matchup, places.RIGHT))
        return table

    def middle(self, matchup: int) -> Text:
        t = self.t
        face = t.face[t.piles[places.MATCHUP + matchup][0]]
        text = Text(t.catalogue.names[face], "bold", justify="center")
        text.append("\n")
        text.append(payout_words(t.catalogue.sections[face][1]), "green")
        if t.ball[matchup] == places.MIDFIELD:
            text.append("  ")
            text.append("BALL", "bold underline")
        return text

    def side_section(self, matchup: int, side: int) -> str:
        """What a zone pays; a highlight laid the other way round pays the other way round."""
        t = self.t
        card = t.piles[places.MATCHUP + matchup][0]
        across = side != (1 if t.turned[card] else 0)
        return payout_words(t.catalogue.sections[t.face[card]][2 if across else 0])

    def zone(self, matchup: int, side: int) -> RenderableType:
        t = self.t
        pile = t.piles[places.ZONE + matchup * places.ZONES + side]
        pays = self.side_section(matchup, side)
        if not pile:
            return Text(f"pays {pays}", "green")
        seat = t.owner[pile[0]]
        head = Text.assemble(self.badge(seat), " ", self.total(seat, matchup), " ", (f"({pays})", "green"))
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
        text.append(t.catalogue.names[face], "dim strike" if downed else "")
        if t.catalogue.kinds[face] == card_kinds.STAR:
            text.append("*", "yellow")
        if downed:
            text.append(" downed", "red")
        if self.has_ball(card):
            text.append(" BALL", "bold underline")
        for token in t.piles[places.ON + card]:
            text.append(" ")
            text.append(self.token(token), "red")
        if t.mechanics is not None:
            for mark in t.mechanics.marks:
                number = t.marks[mark.number][card]
                if number and mark.shown:
                    words = t.catalogue.texts["en"][f"mark.{mark.name}"]
                    text.append(f" [{number} {words}]" if number > 1 else f" [{words}]", "red")
        named = [
            t.catalogue.ability_names[line] for line in t.catalogue.lines[face] if line in t.catalogue.ability_lines
        ]
        if abilities and named and self.wide and not downed:
            text.append(f" ({', '.join(named)})", QUIET)
        return text

    def has_ball(self, card: int) -> bool:
        matchup = self.t.matchup_of(card)
        return matchup >= 0 and self.t.ball[matchup] == card

    def token(self, token: int) -> str:
        """``[?]`` facedown, ``[+2]`` faceup, ``[?+2]`` facedown but seen by me."""
        t = self.t
        if t.face[token] < 0:
            return "[?]"
        words = token_words(t.catalogue, t.face[token])
        return f"[{words}]" if t.known[token] == t.all else f"[?{words}]"

    # --- Managers and piles -----------------------------------------------------------------------------------

    def managers(self) -> RenderableType:
        t = self.t
        table = Grid(box=None, width=self.width, padding=(0, 1), header_style=QUIET)
        for name in ("manager", "fans", "hand", "deck", "discard", "improv."):
            table.add_column(name, justify="left" if name == "manager" else "right", no_wrap=True)
        table.add_column("upgrades", ratio=1)
        for seat in range(t.seats):
            who = badge(t.catalogue, t.teams, seat)
            marks = [mark for mark in ("you" if seat == self.seat else "", self.mark(seat)) if mark]
            if marks:
                who = Text.assemble(who, (f" {', '.join(marks)}", QUIET))
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
        return "passed" if self.t.active >= 0 and self.t.passed >> seat & 1 else ""

    def upgrades(self, seat: int) -> Text:
        t = self.t
        text = Text()
        for number, card in enumerate(t.piles[places.IN_PLAY + seat]):
            text.append(", " if number else "")
            text.append(t.catalogue.names[t.face[card]], "dim strike" if t.turned[card] else "")
            if t.turned[card]:
                text.append(" exhausted", "red")
        return text if t.piles[places.IN_PLAY + seat] else Text("none", QUIET)

    def piles(self) -> RenderableType:
        """How many cards lie in the common piles."""
        t = self.t
        unions = t.catalogue.union_ids
        counts = [f"{name.upper()} stars {len(t.piles[t.star_deck(union)])}" for union, name in enumerate(unions)]
        counts += [
            f"staff upgrades {len(t.piles[places.STAFF_DECK])}",
            "team upgrades " + "/".join(str(len(t.piles[places.UPGRADE_DECK + seat])) for seat in range(t.seats)),
            f"highlights {len(t.piles[places.HIGHLIGHT_DECK])}",
            f"Spike! {len(t.piles[places.SPIKE_DECK])}",
            f"tokens {len(t.piles[places.POOL])}",
        ]
        if t.piles[places.ASIDE]:
            counts.append(f"set aside {len(t.piles[places.ASIDE])}")
        if t.mechanics is not None:
            counts += self.mechanics(t.mechanics)
        return Padding(Text("left in " + " · ".join(counts), QUIET), (0, 0, 1, 1))

    def mechanics(self, mechanics: InPlay) -> list[str]:
        """The piles and dials of mechanics, in their words."""
        t = self.t
        words = t.catalogue.texts["en"]
        counts: list[str] = []
        for pile in mechanics.piles:
            for seat in range(t.seats if pile.each else 1):
                said = formatted(words[f"pile.{pile.name}"], {"n": len(t.piles[mechanics.place(pile, seat)])})
                counts.append(f"{said} ({t.seat_name(seat)})" if pile.each else said)
        for dial in mechanics.dials:
            if dial.shown:
                numbers = "/".join(str(number) for number in t.dials[dial.number])
                counts.append(f"{words[f'dial.{dial.name}']} {numbers}")
        return counts

    def discards(self) -> RenderableType:
        """The discard piles and what I have in my improvement pile, as far as I may know them."""
        t = self.t
        table = Grid(box=None, width=self.width, padding=(0, 1), header_style=QUIET)
        table.add_column("manager", no_wrap=True)
        table.add_column("discard pile, top card last", ratio=1)
        table.add_column("improvement pile", ratio=1)
        for seat in range(t.seats):
            table.add_row(
                badge(t.catalogue, t.teams, seat),
                self.names(places.DISCARD + seat),
                self.names(places.IMPROVEMENTS + seat),
            )
        return table

    def names(self, place: int) -> str:
        t = self.t
        known = [t.catalogue.names[t.face[card]] for card in t.piles[place] if t.face[card] >= 0]
        unseen = len(t.piles[place]) - len(known)
        if unseen:
            known.append(f"{unseen} unseen")
        return ", ".join(known) or "empty"

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
        table.add_column("your hand", no_wrap=True)
        table.add_column("up/down", justify="center", no_wrap=True)
        table.add_column("skills", no_wrap=not self.narrow())
        table.add_column("text", ratio=1)
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
        name = Text(cards.names[face], "bold")
        if cards.kinds[face] == card_kinds.STAR:
            name.append("*", "yellow")
        powers = Text.assemble((str(cards.standing[face]), "bold"), f"/{cards.downed[face]}")
        return name, powers, Text(skill_words(cards, face)), Text(short_text(cards, face))
