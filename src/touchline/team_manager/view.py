"""Views: what one seat, or a spectator, may know of a season (TM-R76 to TM-R80).

A view holds a table of its own in which every face the seat may not know is missing (-1). Beside it stand the faces
that are somewhere among the missing ones, sorted, for each family of cards: everybody can work those out from what
was seen. ``imagine`` deals them out again at random, and so makes a full table from the view alone.
"""

from typing import Any

from touchline.table.decision import Decision
from touchline.table.dice import NO_DICE, SHUFFLES, Dice, seeded
from touchline.table.table import NO_CODES, SPECTATOR, information_key
from touchline.team_manager import card_kinds, families, kinds, places
from touchline.team_manager.improvements import freebooter_codes
from touchline.team_manager.matchup import turn_codes
from touchline.team_manager.state import Season


class View:
    """What a seat may know. ``table`` is safe to show: no hidden face is in it."""

    def __init__(self) -> None:
        self.seat: int = SPECTATOR
        self.table: Season = Season()
        self.public_codes: list[int] = []  # options that anyone can work out, whoever must choose
        self.hidden: list[int] = []  # family << 10 | face of every missing face, sorted
        self.hidden_tournaments: int = 0  # how many of the unseen cards of the Spike! deck are tournaments

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is this seat's."""
        return self.table.decision if self.table.seat == self.seat else None

    def information_key(self) -> str:
        """What this seat knows, in one value: the same for all tables that it cannot tell apart."""
        return information_key(self)

    def imagine(self, seed: Any) -> Season:
        """A random full table that agrees with all this seat knows, with dice from the same seed."""
        dice = seeded(seed)
        table = self.table.copy()
        table.dice = dice
        unknown: dict[int, list[int]] = {}
        for card, face in enumerate(table.face):
            if face < 0:
                unknown.setdefault(table.family[card], []).append(card)
        faces: dict[int, list[int]] = {}
        for entry in self.hidden:
            faces.setdefault(entry >> 10, []).append(entry & 1023)
        for family in sorted(unknown):
            deal = faces[family]
            dice.shuffle(SHUFFLES, deal)
            cards = unknown[family]
            if family == families.SPIKE:
                deal = self.deal_spike(table, cards, deal, dice)
            for n, card in enumerate(cards):
                table.face[card] = deal[n]
        if table.mechanics is not None:
            table.mechanics.deal(table, dice)
        if table.kind == kinds.TURN:
            table.codes = sorted(turn_codes(table, table.seat))
        elif table.kind == kinds.FREEBOOTER:
            table.codes = sorted(freebooter_codes(table, table.seat))
        elif table.mechanics is not None and table.kind in table.mechanics.options:
            table.codes = sorted(table.mechanics.options[table.kind](table, table.seat))
        elif table.kind >= 0:
            table.codes = self.public_codes
        return table

    def deal_spike(self, table: Season, cards: list[int], faces: list[int], dice: Dice) -> list[int]:
        """The number of tournaments in the Spike! deck is known, and so kept."""
        sorts = table.catalogue.kinds
        tournaments = [face for face in faces if sorts[face] == card_kinds.TOURNAMENT]
        headlines = [face for face in faces if sorts[face] != card_kinds.TOURNAMENT]
        in_deck = [card for card in cards if table.place[card] == places.SPIKE_DECK]
        most = self.hidden_tournaments
        deck = tournaments[:most] + headlines[: len(in_deck) - most]
        box = tournaments[most:] + headlines[len(in_deck) - most :]
        dice.shuffle(SHUFFLES, deck)
        return [deck.pop() if table.place[card] == places.SPIKE_DECK else box.pop() for card in cards]


def view_of(t: Season, seat: int) -> View:
    """The view of a seat; ``SPECTATOR`` for one who only watches."""
    view = View()
    view.seat = seat
    known = t.known
    face = t.face
    family = t.family
    bit = 1 << seat
    seen: list[int] = []
    hidden: list[int] = []
    for card in range(len(face)):
        if known[card] & bit:
            seen.append(face[card])
        else:
            seen.append(-1)
            hidden.append(family[card] << 10 | face[card])
    hidden.sort()
    view.hidden = hidden
    sorts = t.catalogue.kinds
    for card in t.piles[places.SPIKE_DECK]:
        if not known[card] & bit and sorts[face[card]] == card_kinds.TOURNAMENT:
            view.hidden_tournaments += 1
    table = t.copy()
    table.dice = NO_DICE
    table.face = seen
    if t.kind not in (kinds.TURN, kinds.FREEBOOTER) and (t.mechanics is None or t.kind not in t.mechanics.options):
        view.public_codes = t.codes
    if t.seat != seat:
        table.codes = NO_CODES
    if table.mechanics is not None:
        table.mechanics.hide(table, seat)
    view.table = table
    return view
