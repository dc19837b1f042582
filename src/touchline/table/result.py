"""How a game ended, and why."""


class Result:
    """Places from 1, with ties; no winners at all where nobody won."""

    def __init__(self, places: list[int], scores: list[int], reason: str, rule: str) -> None:
        self.places = places  # of each seat
        self.scores = scores  # of each seat
        self.reason = reason
        self.rule = rule

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __repr__(self) -> str:
        return f"<Result places={self.places} scores={self.scores}: {self.reason} ({self.rule})>"
