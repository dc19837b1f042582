"""Whom a player may tackle (TM 5.9.1, 11.1.12)."""

from touchline.team_manager.state import Season


def stands_firm(t: Season, card: int) -> bool:
    """Whether a standing ball carrier cannot be tackled for as long as he has the ball (TM 11.1.12)."""
    return t.ball[t.matchup_of(card)] == card and not t.turned[card] and t.catalogue.firm[t.face[card]]


def tackle_targets(t: Season, card: int) -> list[int]:
    matchup = t.matchup_of(card)
    if matchup < 0:
        return []
    seat = t.owner[card]
    owner = t.owner
    carrier = t.ball[matchup]
    targets = [other for other in t.players_at(matchup) if owner[other] != seat]
    if carrier in targets and stands_firm(t, carrier):
        targets.remove(carrier)
    return targets


def strips_ball(t: Season, card: int) -> bool:
    """Whether a player may put the ball at midfield in place of a tackle (TM 11.1.13)."""
    return not t.turned[card] and t.catalogue.strip_ball[t.face[card]]
