"""Team zones: where a manager's player may come (TM 5.2, 5.3, 8.8)."""

from touchline.team_manager.state import MATCHUP, NO_BALL, TOURNAMENT_AT, ZONE, ZONES, Season


def open_zones(t: Season, seat: int) -> list[int]:
    """The zones a player of this manager may enter, however he comes there (TM 5.2.4)."""
    piles = t.piles
    owner = t.owner
    zones: list[int] = []
    for matchup in range(t.reel):
        if not piles[MATCHUP + matchup]:
            continue
        left = ZONE + matchup * ZONES
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
    if t.ball[TOURNAMENT_AT] != NO_BALL:
        zones.append(ZONE + TOURNAMENT_AT * ZONES + seat)
    if t.headline >= 0:
        limit = t.catalogue.zone_limit[t.headline]
        if limit:
            zones = [zone for zone in zones if len(piles[zone]) < limit]
    return zones


def card_may_enter(t: Season, card: int, zone: int) -> bool:
    """Only one Morg 'N Thorg at a matchup (TM 8.8.1)."""
    cards = t.catalogue
    face = t.face[card]
    if not cards.unique[face]:
        return True
    name = cards.names[face]
    return not any(
        cards.unique[t.face[other]] and cards.names[t.face[other]] == name and other != card
        for other in t.players_at((zone - ZONE) // ZONES)
    )
