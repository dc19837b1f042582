"""The package that each game brings for the page: its scenes, its catalogue and its words."""

from touchline.games import GAMES


def has_scenes(game: str) -> bool:
    """Whether a game brings what the page shows of it; of another one there is its position."""
    return game in GAMES and bool(GAMES[game].scenes)


def package_of(game: str) -> str:
    """The package that has a game's scenes and words; ``KeyError`` for a game that brings none."""
    if not has_scenes(game):
        raise KeyError(game)
    return GAMES[game].scenes
