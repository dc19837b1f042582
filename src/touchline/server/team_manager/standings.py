"""How a season stands, as everybody may know it."""

from touchline.team_manager.state import Season


def teams(t: Season) -> list[str]:
    return [t.catalogue.teams[team] for team in t.teams]


def scores(t: Season) -> list[int]:
    return list(t.fans)
