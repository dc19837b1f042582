"""The luck report: what chance brought each seat, against what was to be expected.

Each game says which of its rolls count and what a result is worth (``luck`` in its package); the unit is the same for
all seats of a game. Favour is what came up minus the exact expectation, so that over all that could have come up it is
nothing on average. Only what was rolled counts, never what was chosen of it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Final

from touchline.server.protocol.answers import LuckReport, LuckRoll, LuckRow
from touchline.server.protocol.fields import Text
from touchline.server.scenes.package import package_of
from touchline.server.words.wording import in_all
from touchline.table.event import Event
from touchline.table.languages import languages
from touchline.table.said import Said, Slots
from touchline.table.table import Table
from touchline.table.voice import Voice

PART: Final = "luck"  # the file of a game's messages

Spread = dict[Fraction, Fraction]  # how likely each value is


@dataclass(frozen=True)
class Step:
    """One choice of a game, and what happened because of it."""

    number: int
    code: int
    events: list[Event]


@dataclass(frozen=True)
class Roll:
    """Something that chance decided."""

    choice: int
    seat: int
    value: Fraction
    spread: Spread
    text: Text

    @property
    def favour(self) -> Fraction:
        return self.value - mean(self.spread)

    @property
    def chance(self) -> Fraction:
        """How likely it was to fare as well, or as badly."""
        good = self.favour >= 0
        return sum(
            (share for value, share in self.spread.items() if (value >= self.value if good else value <= self.value)),
            Fraction(0),
        )


def mean(spread: Spread) -> Fraction:
    return sum((value * share for value, share in spread.items()), Fraction(0))


def spread_of(values: Iterable[Fraction]) -> Spread:
    """Values of results that are all equally likely."""
    found = list(values)
    spread: Spread = {}
    for value in found:
        spread[value] = spread.get(value, Fraction(0)) + Fraction(1, len(found))
    return spread


def rolls_of(game: str, start: Table, end: Table, steps: Iterable[Step]) -> list[Roll]:
    """Every roll that counts; ``KeyError`` for a game that does not say which do."""
    return list(import_module(f"{package_of(game)}.luck").rolls(start, end, steps))


def luck_of(game: str, start: Table, end: Table, steps: Iterable[Step], verified: bool) -> LuckReport:
    """The report of a game that began so, and ended so after these steps."""
    rolls = rolls_of(game, start, end, steps)
    rows = []
    for seat in range(start.seats):
        own = [roll for roll in rolls if roll.seat == seat]
        rows.append(LuckRow(seat, len(own), rounded(sum((roll.favour for roll in own), Fraction(0)))))
    best = max(rolls, key=lambda roll: roll.favour, default=None)
    worst = min(rolls, key=lambda roll: roll.favour, default=None)
    return LuckReport(
        unit=in_all(f"{game}/{PART}", "unit"),
        rows=rows,
        luckiest=notable(best) if best is not None and best.favour > 0 else None,
        unluckiest=notable(worst) if worst is not None and worst.favour < 0 else None,
        rolls=len(rolls),
        verified=verified,
    )


def notable(roll: Roll) -> LuckRoll:
    return LuckRoll(roll.choice, roll.seat, roll.text, float(roll.chance), rounded(roll.favour))


def rounded(number: Fraction) -> float:
    return round(float(number), 3)


# --- Words ---------------------------------------------------------------------------------------------------------


def told(voice: Voice, what: str, slots: Slots) -> Text:
    """A roll in words, in every language."""
    return {language: voice.say(PART, Said(what, slots), language) for language in languages()}
