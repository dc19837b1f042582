"""How a match stands, as everybody may know it."""

from touchline.blitz_bowl.state import Match


def teams(t: Match) -> list[str]:
    """Empty before both are known."""
    return [t.catalogue.team_cards[team].id for team in t.teams]


def scores(t: Match) -> list[int]:
    return list(t.score)
