"""What "per" counts among the cards of a manager (TM 1.1.3)."""

from typing import Final

from touchline.team_manager import card_kinds, places
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Count


def roster(t: Season, seat: int) -> list[int]:
    """All players of a manager, wherever they are."""
    cards = list(t.piles[places.HAND + seat] + t.piles[places.DECK + seat] + t.piles[places.DISCARD + seat])
    for matchup in range(places.MATCHUPS):
        zone = t.zone_of(seat, matchup)
        if zone >= 0:
            cards += t.piles[zone]
    return cards


def in_play(t: Season, seat: int, kind: int) -> int:
    cards = t.catalogue.kinds
    return sum(1 for card in t.piles[places.IN_PLAY + seat] if cards[t.face[card]] == kind)


def stars(t: Season, seat: int) -> list[int]:
    """The faces of Star Players on the roster."""
    cards = t.catalogue.kinds
    return [t.face[card] for card in roster(t, seat) if cards[t.face[card]] == card_kinds.STAR]


def team_upgrades(t: Season, _who: int, seat: int, _source: int) -> int:
    return in_play(t, seat, card_kinds.TEAM_UPGRADE)


def staff_upgrades(t: Season, _who: int, seat: int, _source: int) -> int:
    return in_play(t, seat, card_kinds.STAFF_UPGRADE)


def freebooters(t: Season, _who: int, seat: int, _source: int) -> int:
    return sum(1 for card in roster(t, seat) if t.catalogue.freebooter[t.face[card]])


def own_stars(t: Season, _who: int, seat: int, _source: int) -> int:
    return sum(1 for face in stars(t, seat) if not t.catalogue.freebooter[face])


def logo_stars(t: Season, _who: int, seat: int, _source: int) -> int:
    return sum(1 for face in stars(t, seat) if t.catalogue.logos[face] == t.teams[seat])


def other_stars(t: Season, _who: int, seat: int, _source: int) -> int:
    return sum(1 for face in stars(t, seat) if t.catalogue.logos[face] != t.teams[seat])


def none(_t: Season, _who: int, _seat: int, _source: int) -> int:
    """Once, where nothing is counted; players are counted by their selector."""
    return 1


TEAM_UPGRADES: Final = Count("team_upgrade", "team upgrade", "team upgrades", team_upgrades)
STAFF_UPGRADES: Final = Count("staff_upgrade", "staff upgrade", "staff upgrades", staff_upgrades)
FREEBOOTERS: Final = Count("freebooter", "freebooter", "freebooters on roster", freebooters)
STARS: Final = Count("star", "star", "stars on roster", own_stars)  # those without Freebooter
LOGO_STARS: Final = Count("logo_star", "logo star", "", logo_stars)
OTHER_STARS: Final = Count("other_star", "other star", "", other_stars)
TEAM_UPGRADES.owned = STAFF_UPGRADES.owned = True

COUNTS: Final[tuple[Count, ...]] = (
    Count("none", "", "", none),
    Count("players", "", "", none),
    TEAM_UPGRADES,
    STAFF_UPGRADES,
    FREEBOOTERS,
    STARS,
    LOGO_STARS,
    OTHER_STARS,
)
