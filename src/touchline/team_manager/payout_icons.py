"""The icons of payouts (TM 6.8): a record for each, in the order in which they are paid."""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadArgument
from touchline.team_manager import places


class PayoutIcon:
    """An icon: what it is called, and where its cards come from or what else it pays."""

    def __init__(self, name: str, one: str, many: str) -> None:
        self.name = name  # in card files, and in its message
        self.one = one
        self.many = many
        self.number = -1  # its place in ICONS
        self.mechanic = ""  # which brings it; empty in the base game
        self.rule = "TM 6.8.3"
        self.deck: Callable[[Any, int], int] | None = None  # whose cards are drawn: the table and the manager
        # else what happens: the table, the manager, how many, and the card that pays
        self.pays: Callable[[Any, int, int, int], None] | None = None


ICONS: Final[list[PayoutIcon]] = []


def add_payout_icons(icons: tuple[PayoutIcon, ...]) -> None:
    check_new_icons(icons)
    for icon in icons:
        icon.number = len(ICONS)
        ICONS.append(icon)


def check_new_icons(icons: tuple[PayoutIcon, ...]) -> None:
    for n, icon in enumerate(icons):
        if icon.name in [other.name for other in (*ICONS, *icons[:n])]:
            raise BadArgument(f"The payout icon {icon.name!r} is there already; an icon has one record.")


# --- Those of the base game ----------------------------------------------------------------------------------------


def pay_fans(t: Any, seat: int, number: int, card: int) -> None:
    t.gain(seat, number, card, "TM 6.8.1")


def star_deck(t: Any, seat: int) -> int:
    place: int = t.star_deck(t.catalogue.team_unions[t.teams[seat]])
    return place


def upgrade_deck(_t: Any, seat: int) -> int:
    return places.UPGRADE_DECK + seat


def staff_deck(_t: Any, _seat: int) -> int:
    return places.STAFF_DECK


FANS: Final = PayoutIcon("fans", "fan", "fans")
FANS.rule = "TM 6.8.1"
FANS.pays = pay_fans
STARS: Final = PayoutIcon("stars", "Star Player", "Star Players")
STARS.rule = "TM 6.8.2"
STARS.deck = star_deck
TEAM: Final = PayoutIcon("team", "team upgrade", "team upgrades")
TEAM.deck = upgrade_deck
STAFF: Final = PayoutIcon("staff", "staff upgrade", "staff upgrades")
STAFF.deck = staff_deck

BASE: Final = 4  # so many are in the base game
add_payout_icons((FANS, STARS, TEAM, STAFF))
