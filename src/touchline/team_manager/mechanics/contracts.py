"""Contracts (TM 15): tokens that nobody looks at, not even whoever has them, until the season is over."""

from typing import Final

from touchline.table.entry import Entry
from touchline.table.registry import SEAT, EventKind, Step
from touchline.team_manager.card_kinds import CardKind
from touchline.team_manager.cards import Catalogue, note_value, value_of
from touchline.team_manager.in_play import Pile
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.payout_icons import PayoutIcon
from touchline.team_manager.state import Season

WORTH: Final = "contract-fans"
FOR_A_MISSING_ONE: Final = 2


def pay(t: Season, seat: int, number: int, card: int) -> None:
    """So many from the supply, which is mixed; for each that is missing two fans (TM 15.1.2, 15.1.4)."""
    assert t.mechanics is not None
    supply = t.mechanics.place(SUPPLY)
    for _ in range(number):
        pile = t.piles[supply]
        if not pile:
            t.gain(seat, FOR_A_MISSING_ONE, card, "TM 15.1.4")
            continue
        token = pile[-1]
        t.put(token, t.mechanics.place(OWN, seat))
        if t.loud:
            t.say(TAKEN.number, seat, token, -1, 1, "TM 15.1.2")


def season_end(t: Season) -> None:
    """Every manager reveals his, in turn order (TM 15.2.1)."""
    for turn in range(t.seats - 1, -1, -1):
        t.agenda.append((SCORE.number, (t.coin + turn) % t.seats, 0, 0))


def score(t: Season, seat: int, _b: int, _c: int) -> None:
    assert t.mechanics is not None
    for token in t.piles[t.mechanics.place(OWN, seat)]:
        t.show(token, t.all)
        if t.loud:
            t.say(REVEALED.number, seat, token, -1, 1, "TM 15.2.1")
        t.gain(seat, worth(t, token), token, "TM 15.2.1")


def worth(t: Season, token: int) -> int:
    return value_of(t.catalogue, WORTH, t.face[token])


def read(catalogue: Catalogue, entry: Entry, _face: int) -> None:
    note_value(catalogue, WORTH, entry.number("fans", 1, 20))


def says(catalogue: Catalogue, face: int) -> list[tuple[str, int, int]]:
    return [("contract.fans", value_of(catalogue, WORTH, face), -1)]


SUPPLY: Final = Pile("contracts")
OWN: Final = Pile("contracts-of")
OWN.each = True
CONTRACT: Final = CardKind("contract", ("fans",))
CONTRACT.pile = SUPPLY
CONTRACT.reads = read
CONTRACT.says = says
ICON: Final = PayoutIcon("contracts", "contract", "contracts")
ICON.rule = "TM 15.1.2"
ICON.pays = pay
SCORE: Final = Step("score-contracts", (SEAT, "", ""), score)
TAKEN: Final = EventKind("contract-taken")
REVEALED: Final = EventKind("contract-revealed")

MECHANIC: Final[Mechanic] = Mechanic("contracts")
MECHANIC.steps = (SCORE,)
MECHANIC.events = (TAKEN, REVEALED)
MECHANIC.piles = (SUPPLY, OWN)
MECHANIC.card_kinds = (CONTRACT,)
MECHANIC.payout_icons = (ICON,)
MECHANIC.messages = ("contract.fans",)
MECHANIC.season_end = season_end
