"""Odds: the open choice run again and again on copies, with a script of chance that grows until nothing is left open.

A roll past the end of the script stops the run and reports how many results it could have. Shuffles and hidden cards
are left as they lie: what an option leads to up to the next decision shows none of them, except where a card is turned
up, and that draw is asked of the dice as well.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from touchline.table.dice import OutOfScript, ScriptedDice
from touchline.table.errors import BadArgument
from touchline.table.languages import ENGLISH
from touchline.table.said import Said
from touchline.table.table import Table
from touchline.table.voice import Voice

MOST_ROLLS: Final = 12  # one after another
MOST_RUNS: Final = 20_000  # cards of the published games need less than a thousand

Chooser = Callable[[Any, int], None]
Parts = tuple[Said, ...]

PART: Final = "odds"  # the file of a game's messages


class Outcome:
    """One way an option can turn out: its probability, the results rolled, and what happens then, part by part."""

    def __init__(self, probability: Fraction, rolls: tuple[int, ...], parts: Parts, voice: Voice) -> None:
        self.probability = probability
        self.rolls = rolls
        self.parts = parts
        self.voice = voice

    @property
    def summary(self) -> str:
        """What happens, in a line of English."""
        return self.summary_in(ENGLISH)

    def summary_in(self, language: str) -> str:
        """What happens, in a line of a language."""
        return self.voice.join(PART, self.parts, language)

    def __repr__(self) -> str:
        return f"<Outcome {self.probability}: {self.summary}>"


def choose(trial: Any, code: int) -> None:
    """Make the choice on a copy; a game may have its own way, which prepares the copy first."""
    trial.choose_code(code)


def outcomes(table: Any, code: int, chooser: Chooser = choose) -> list[tuple[Fraction, tuple[int, ...], Any]]:
    """Every sequence of rolls from the choice to the next decision: probability, results, and the table then."""
    found: list[tuple[Fraction, tuple[int, ...], Any]] = []
    open_scripts: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    runs = 0
    while open_scripts:
        runs += 1
        probability, script = open_scripts.pop()
        trial = table.copy()
        dice = ScriptedDice()
        dice.script = script
        dice.enumerates = True
        trial.dice = dice
        trial.loud = True
        try:
            chooser(trial, code)
        except OutOfScript as end:
            if len(script) >= MOST_ROLLS or runs >= MOST_RUNS:
                raise BadArgument("More is rolled here than can be counted; the odds are not known.", "odds") from None
            shares = end.shares or [Fraction(1, end.sides)] * end.sides
            open_scripts += [(probability * share, [*script, result]) for result, share in enumerate(shares)]
            continue
        found.append((probability, tuple(script), trial))
    return found


def odds(table: Table, code: int, summarise: Callable[[Any], Parts], voice: Voice) -> list[Outcome]:
    """Outcomes in which the same happens added up, the likeliest first."""
    sums: dict[Parts, Fraction] = {}
    examples: dict[Parts, tuple[int, ...]] = {}
    for probability, rolls, trial in outcomes(table, code):
        parts = summarise(trial)
        sums[parts] = sums.get(parts, Fraction(0)) + probability
        examples.setdefault(parts, rolls)
    return likeliest_first([Outcome(sums[parts], examples[parts], parts, voice) for parts in sums])


def likeliest_first(found: list[Outcome]) -> list[Outcome]:
    """In the order of their probability; of two that are as likely, the one whose results come first."""
    return sorted(found, key=lambda one: (-one.probability, one.rolls))
