"""Views: what one seat, or a spectator, may know of a match (BB 1.7.1, BB-R62).

A view holds a table of its own in which every face the seat may not know is missing (-1). Challenge sides that
everybody has seen stand in ``front`` all the same: a card's two sides are one card, so what was seen of one says
something of the other. ``imagine`` deals the missing faces out again at random, each card one that has the challenge
seen on it.
"""

from typing import Any

from touchline.blitz_bowl import verbs
from touchline.blitz_bowl.hidden import hidden_codes
from touchline.blitz_bowl.state import BOX, DECK, Match
from touchline.table.decision import Decision, verb_of
from touchline.table.dice import NO_DICE, SHUFFLES, Dice, seeded
from touchline.table.table import NO_CODES, SPECTATOR, information_key


class View:
    """What a seat may know. ``table`` is safe to show: no hidden face is in it."""

    def __init__(self) -> None:
        self.seat: int = SPECTATOR
        self.table: Match = Match()
        self.public_codes: list[int] = []  # options that anyone can work out, whoever must choose
        self.hidden: list[int] = []  # every missing face, sorted: everybody can tell which are still unseen
        self.events_in_deck: int = 0  # how many unseen cards of the deck are random events

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is this seat's."""
        return self.table.decision if self.table.seat == self.seat else None

    def information_key(self) -> str:
        """What this seat knows, in one value: the same for all tables that it cannot tell apart."""
        return information_key(self)

    def imagine(self, seed: Any) -> Match:
        """A random full table that agrees with all this seat knows, with dice from the same seed."""
        dice = seeded(seed)
        table = self.table.copy()
        table.dice = dice
        fronts = table.catalogue.fronts
        left = self.hidden[:]
        dice.shuffle(SHUFFLES, left)
        unseen: list[int] = []
        for card, face in enumerate(table.face):
            if face >= 0:
                continue
            if table.front[card] < 0:
                unseen.append(card)
                continue
            for n, one in enumerate(left):
                if fronts[one] == table.front[card]:
                    table.face[card] = left.pop(n)
                    break
        self.deal_rest(table, unseen, left, dice)
        if table.kind >= 0 and table.seat != self.seat:
            table.codes = sorted(self.public_codes + hidden_codes(table))
        return table

    def deal_rest(self, table: Match, cards: list[int], faces: list[int], dice: Dice) -> None:
        """Random events lie in the deck and in the box; how many in each is known, and whether one is on top."""
        fronts = table.catalogue.fronts
        events = [face for face in faces if fronts[face] < 0]
        box = events[self.events_in_deck :]
        events = events[: self.events_in_deck]
        top = table.piles[DECK][-1:]
        if events and top and top[0] in cards:  # no challenge is seen there
            cards.remove(top[0])
            table.face[top[0]] = events.pop()
        deck = [face for face in faces if fronts[face] >= 0] + events
        dice.shuffle(SHUFFLES, deck)
        in_box = table.piles[BOX]
        for card in cards:
            table.face[card] = box.pop() if card in in_box else deck.pop()


def view_of(t: Match, seat: int) -> View:
    """The view of a seat; ``SPECTATOR`` for one who only watches."""
    view = View()
    view.seat = seat
    bit = 1 << seat
    known = t.known
    face = t.face
    fronts = t.catalogue.fronts
    seen: list[int] = []
    hidden: list[int] = []
    for card, one in enumerate(face):
        if known[card] & bit:
            seen.append(one)
        else:
            seen.append(-1)
            hidden.append(one)
    hidden.sort()
    view.hidden = hidden
    for card in t.piles[DECK]:
        if fronts[face[card]] < 0:
            view.events_in_deck += 1
    table = t.copy()
    table.dice = NO_DICE
    table.face = seen
    if t.kind >= 0 and t.seat != seat:
        view.public_codes = [code for code in t.codes if verb_of(code) != verbs.PLAY]
        table.codes = NO_CODES
    view.table = table
    return view
