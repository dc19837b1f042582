"""Team zones: where a manager's player may come (TM 5.2, 5.3, 8.8)."""

from touchline.team_manager import places
from touchline.team_manager.state import Season


def open_zones(t: Season, seat: int) -> list[int]:
    """The zones a player of this manager may enter, however he comes there (TM 5.2.4)."""
    piles = t.piles
    owner = t.owner
    zones: list[int] = []
    left = places.ZONE - places.ZONES
    for card in piles[places.MATCHUP : places.MATCHUP + t.reel]:
        left += places.ZONES
        if not card:
            continue
        on_left = piles[left]
        on_right = piles[left + 1]
        if on_left and owner[on_left[0]] == seat:
            zones.append(left)
        elif on_right and owner[on_right[0]] == seat:
            zones.append(left + 1)
        else:
            if not on_left:
                zones.append(left)
            if not on_right:
                zones.append(left + 1)
    if t.ball[places.TOURNAMENT_AT] != places.NO_BALL:
        zones.append(places.ZONE + places.TOURNAMENT_AT * places.ZONES + seat)
    if t.headline >= 0:
        limit = t.catalogue.zone_limit[t.headline]
        if limit:
            zones = [zone for zone in zones if len(piles[zone]) < limit]
    return zones


def card_may_enter(t: Season, card: int, zone: int) -> bool:
    """Only one of those who are never there twice, as Morg 'N Thorg is not (TM 8.8.1)."""
    return not t.catalogue.unique[t.face[card]] or double_at(t, card, zone) < 0


def double_at(t: Season, card: int, zone: int) -> int:
    """The card of the same name for whose sake a player may not come to a matchup, or -1."""
    cards = t.catalogue
    face = t.face[card]
    if cards.unique[face]:
        name = cards.names[face]
        for other in t.players_at((zone - places.ZONE) // places.ZONES):
            if cards.unique[t.face[other]] and cards.names[t.face[other]] == name and other != card:
                return other
    return -1
