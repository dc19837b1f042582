"""The setting of a table: what it was made from."""

from touchline.version import VERSION


class Setting:
    """What a table was made from, so that the same game can be played again."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.teams: list[str] = []
        self.rules: list[str] = []
        self.expansions: list[str] = []
        self.packs: list[str] = []  # folders
        self.first: int = -1
        self.seed: int | bytes = 0
        self.version: str = VERSION  # under which it was begun: what is asked in set-up stays what it was
