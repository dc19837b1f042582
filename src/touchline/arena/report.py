"""What many games say: a record of each game, and for each bot how often it won, with how much doubt."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from touchline.games import game_of
from touchline.games.plug import Game

CONFIDENCE: Final = 0.95
Z: Final = 1.959963984540054  # of 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true rate of winning with 95 % confidence (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low = 0.0 if wins == 0 else (middle - spread) / scale
    high = 1.0 if wins == games else (middle + spread) / scale
    return low, high


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game. Lists have an entry for each seat; the same seed, teams and bots play it again."""

    number: int
    seed: int
    teams: list[str]
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    length: int  # in the unit that the game lasts
    # how long each bot thought, making its view included; not the same from run to run
    seconds: list[float] = field(compare=False)

    def to_dict(self, game: Game) -> dict[str, Any]:
        """For JSON; scores and length stand there in the game's own words too."""
        return {
            "number": self.number,
            "seed": self.seed,
            "teams": self.teams,
            "bots": self.bots,
            "places": self.places,
            "scores": self.scores,
            game.score: self.scores,
            "decisions": self.decisions,
            "length": self.length,
            game.span: self.length,
        }


@dataclass(slots=True)
class BotResult:
    """How a bot fared in all its seats. A game in which nobody won is nobody's win."""

    name: str
    played: int = 0  # seats filled: two of the same bot in a game count twice
    wins: int = 0
    places: list[int] = field(default_factory=list)  # how often first, second, …
    score: int = 0
    length: int = 0
    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)

    @property
    def win_rate(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)

    @property
    def mean_score(self) -> float:
        return self.score / self.played if self.played else 0.0

    @property
    def mean_length(self) -> float:
        return self.length / self.played if self.played else 0.0

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.played if self.played else 0.0

    @property
    def mean_place(self) -> float:
        return sum((n + 1) * often for n, often in enumerate(self.places)) / self.played if self.played else 0.0

    @property
    def microseconds(self) -> float:
        """For each decision, making the view included."""
        return self.seconds / self.decisions * 1e6 if self.decisions else 0.0

    def add(self, record: GameRecord, seat: int) -> None:
        self.played += 1
        if record.places[seat] == 1:
            self.wins += 1
        self.places[record.places[seat] - 1] += 1
        self.score += record.scores[seat]
        self.length += record.length
        self.decisions += record.decisions[seat]
        self.seconds += record.seconds[seat]

    def to_dict(self, game: Game) -> dict[str, Any]:
        low, high = self.interval
        return {
            "name": self.name,
            "played": self.played,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_rate_low": low,
            "win_rate_high": high,
            "places": self.places,
            "mean_place": self.mean_place,
            "mean_score": self.mean_score,
            f"mean_{game.score}": self.mean_score,
            "mean_length": self.mean_length,
            f"mean_{game.span}": self.mean_length,
            "decisions": self.decisions,
            "mean_decisions": self.mean_decisions,
        }


@dataclass(slots=True)
class Report:
    """The games of a simulation, in order, and what they say of each bot."""

    game: str
    seats: int
    seed: int | bytes
    rules: list[str]
    records: list[GameRecord]
    seconds: float = field(default=0.0, compare=False)  # on the clock

    @property
    def bots(self) -> list[BotResult]:
        """Each bot, in the order in which they were first seated."""
        results: dict[str, BotResult] = {}
        for record in self.records:
            for seat, name in enumerate(record.bots):
                if name not in results:
                    results[name] = BotResult(name, places=[0] * (self.seats + 1))
                results[name].add(record, seat)
        return list(results.values())

    def bot(self, name: str) -> BotResult:
        """The result of one bot."""
        return next(result for result in self.bots if result.name == name)

    @property
    def undecided(self) -> int:
        """Games that nobody won."""
        return sum(1 for record in self.records if 1 not in record.places)

    def to_dict(self, records: bool = False) -> dict[str, Any]:
        """For JSON: the same for the same seed, on any machine and with any number of workers."""
        game = game_of(self.game)
        result: dict[str, Any] = {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "rules": self.rules,
            "games": len(self.records),
            "undecided": self.undecided,
            "confidence": CONFIDENCE,
            "bots": [bot.to_dict(game) for bot in self.bots],
        }
        if records:
            result["records"] = [record.to_dict(game) for record in self.records]
        return result
