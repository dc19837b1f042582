"""Whom a player may tackle (TM 5.9.1, 11.1.12)."""

from touchline.team_manager.state import Season


def tackle_targets(t: Season, card: int) -> list[int]:
    matchup = t.matchup_of(card)
    if matchup < 0:
        return []
    seat = t.owner[card]
    owner = t.owner
    carrier = t.ball[matchup]
    targets = [other for other in t.players_at(matchup) if owner[other] != seat]
    if carrier in targets and not t.turned[carrier] and t.catalogue.firm[t.face[carrier]]:
        targets.remove(carrier)
    return targets
