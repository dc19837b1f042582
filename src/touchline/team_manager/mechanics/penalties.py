"""Penalties (TM 16): cards that lie facedown, unseen by all, until improvement piles are revealed; then they act."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.table.entry import Entry
from touchline.table.registry import CARD, OPTION, SEAT, EventKind, Kind, Step, Verb
from touchline.team_manager import headings, places, slots, sorts
from touchline.team_manager.abilities import begin, begin_anew
from touchline.team_manager.card_kinds import CardField, CardKind
from touchline.team_manager.cards import Catalogue, note_value, value_of
from touchline.team_manager.in_play import Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics.penalty_piles import (
    DECK,
    DISCARDED,
    FACEDOWN,
    FACEUP,
    RECEIVED,
    TURNED_UP,
    receive,
)
from touchline.team_manager.mechanics.penalty_words import (
    COUNTS,
    EFFECTS,
    EVENTS,
    KINDS,
    ON_PENALTIES,
    OPTIONS,
    STEPS,
    VERBS,
    drawing,
    hand_size,
    strength,
    total,
)
from touchline.team_manager.payout_icons import PayoutIcon
from touchline.team_manager.scoreboard import players_in_turn_order
from touchline.team_manager.state import Season

TOKEN: Final = "token-penalty"

# --- Where they come from (TM 16.2, 16.3) ------------------------------------------------------------------------


def read_token(catalogue: Catalogue, entry: Entry, _face: int) -> None:
    number = entry.number("penalty", 1, 5, 0)
    if number:
        note_value(catalogue, TOKEN, number)


def token_says(catalogue: Catalogue, face: int) -> list[tuple[str, int, int]]:
    number = value_of(catalogue, TOKEN, face)
    return [("token.penalty", number, -1)] if number else []


def tokens_done(t: Season, matchup: int) -> None:
    t.agenda.append((FROM_TOKENS.number, matchup, 0, 0))


def from_tokens(t: Season, matchup: int, _b: int, _c: int) -> None:
    """For each that was revealed and lies on a player now, in turn order (TM 16.2.1, 16.2.4)."""
    for card in players_in_turn_order(t, matchup):
        for token in t.piles[places.ON + card]:
            if t.known[token] == t.all:
                receive(t, t.owner[card], value_of(t.catalogue, TOKEN, t.face[token]), "TM 16.2.1")


def pay(t: Season, seat: int, number: int, _card: int) -> None:
    receive(t, seat, number, "TM 16.3.1")


# --- Resolving them (TM 16.4) --------------------------------------------------------------------------------------


def improved(t: Season) -> None:
    """Manager by manager, in turn order (TM 16.4.1)."""
    for turn in range(t.seats - 1, -1, -1):
        t.agenda.append((TURN_UP.number, (t.coin + turn) % t.seats, 0, 0))


def turn_up(t: Season, seat: int, _b: int, _c: int) -> None:
    """All of a manager's at once; those that last are in force from now on (TM 16.4.2, 16.4.3)."""
    assert t.mechanics is not None
    begin_anew(t)
    for card in t.piles[t.mechanics.place(FACEDOWN, seat)]:
        t.show(card, t.all)
        t.put(card, t.mechanics.place(FACEUP, seat))
        t.alert |= t.catalogue.events[t.face[card]]
        acts = any(ability.label == headings.PENALTY for ability in t.catalogue.abilities[t.face[card]])
        t.marks[DUE.number][card] = 1 if acts else 0
        if t.loud:
            t.say(TURNED_UP.number, seat, card, -1, 0, "TM 16.4.2")
    t.agenda.append((RESOLVE.number, seat, 0, 0))


def resolve(t: Season, seat: int, _b: int, _c: int) -> None:
    """One by one, in the order that he likes (TM 16.4.2)."""
    assert t.mechanics is not None
    due = [card for card in t.piles[t.mechanics.place(FACEUP, seat)] if t.marks[DUE.number][card]]
    if due:
        t.agenda.append((RESOLVE.number, seat, 0, 0))
        t.ask(ASKED.number, seat, codes_for(NEXT.number, due), CHOSEN.number, seat, 0)


def chosen(t: Season, seat: int, _b: int, code: int) -> None:
    card = first_of(code)
    t.marks[DUE.number][card] = 0
    if t.loud:
        t.say(RESOLVED.number, seat, card, -1, 0, "TM 16.4.2")
    for ability in reversed(t.catalogue.abilities[t.face[card]]):
        if ability.label == headings.PENALTY:
            begin(t, ability.number, -1, -1, card)


DUE: Final = Mark("penalty-due")
DUE.shown = False
DUE.stays = True
PENALTY: Final = CardKind("penalty", ("abilities",))
PENALTY.folder = "penalties"
PENALTY.does = True
PENALTY.headings = (headings.PENALTY, headings.SCOREBOARD, headings.END, headings.ALWAYS)
PENALTY.lasting = ON_PENALTIES
PENALTY.pile = DECK
ICON: Final = PayoutIcon("penalties", "penalty", "penalties")
ICON.rule = "TM 16.3.1"
ICON.pays = pay
NEXT: Final = Verb("resolve-penalty", (CARD,), (slots.CARD,))
ASKED: Final = Kind("penalty-order", ("resolve-penalty",), "TM 16.4.2", "resolve-penalty")
FROM_TOKENS: Final = Step("penalties-of-tokens", (sorts.MATCHUP, "", ""), from_tokens)
TURN_UP: Final = Step("turn-up-penalties", (SEAT, "", ""), turn_up)
RESOLVE: Final = Step("resolve-penalties", (SEAT, "", ""), resolve)
CHOSEN: Final = Step("penalty-chosen", (SEAT, "", OPTION), chosen)
RESOLVED: Final = EventKind("penalty-resolved")

MECHANIC: Final[Mechanic] = Mechanic("penalties")
MECHANIC.effects = EFFECTS
MECHANIC.counts = COUNTS
MECHANIC.steps = (FROM_TOKENS, TURN_UP, RESOLVE, CHOSEN, *STEPS)
MECHANIC.verbs = (NEXT, *VERBS)
MECHANIC.kinds = (ASKED, *KINDS)
MECHANIC.events = (RECEIVED, TURNED_UP, RESOLVED, *EVENTS)
MECHANIC.options = OPTIONS
MECHANIC.marks = (DUE,)
MECHANIC.piles = (DECK, FACEDOWN, FACEUP, DISCARDED)
MECHANIC.card_kinds = (PENALTY,)
MECHANIC.fields = (CardField("cheating-token", "penalty", read_token, token_says),)
MECHANIC.payout_icons = (ICON,)
MECHANIC.tokens_done = tokens_done
MECHANIC.improved = improved
MECHANIC.total = total
MECHANIC.strength = strength
MECHANIC.drawing = drawing
MECHANIC.hand_size = hand_size
MECHANIC.messages = ("token.penalty",)
