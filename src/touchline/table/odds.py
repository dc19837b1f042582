"""Odds: the open choice run again and again on copies, with a script of chance that grows until nothing is left open.

A roll past the end of the script stops the run and reports how many results it could have. Shuffles and hidden cards
are left as they lie: what an option leads to up to the next decision shows none of them, except where a card is turned
up, and that draw is asked of the dice as well.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from touchline.table.dice import SHUFFLES, OutOfScript, ScriptedDice
from touchline.table.table import Table

Chooser = Callable[[Any, int], None]


class Outcome:
    """One way an option can turn out: its probability, the results rolled, and what the game says of it."""

    def __init__(self, probability: Fraction, rolls: tuple[int, ...], summary: str) -> None:
        self.probability = probability
        self.rolls = rolls
        self.summary = summary

    def __repr__(self) -> str:
        return f"<Outcome {self.probability}: {self.summary}>"


def choose(trial: Any, code: int) -> None:
    """Make the choice on a copy; a game may have its own way, which prepares the copy first."""
    trial.choose_code(code)


def outcomes(
    table: Any, code: int, most_rolls: int = 12, chooser: Chooser = choose
) -> list[tuple[Fraction, tuple[int, ...], Any]]:
    """Every sequence of rolls from the choice to the next decision: probability, results, and the table then."""
    found: list[tuple[Fraction, tuple[int, ...], Any]] = []
    open_scripts: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    while open_scripts:
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
            if end.stream == SHUFFLES or len(script) >= most_rolls:
                raise
            shares = end.shares or [Fraction(1, end.sides)] * end.sides
            open_scripts += [(probability * share, [*script, result]) for result, share in enumerate(shares)]
            continue
        found.append((probability, tuple(script), trial))
    return found


def odds(table: Table, code: int, summarise: Callable[[Any], str]) -> list[Outcome]:
    """Outcomes with equal summaries added up, the likeliest first."""
    sums: dict[str, Fraction] = {}
    examples: dict[str, tuple[int, ...]] = {}
    for probability, rolls, trial in outcomes(table, code):
        summary = summarise(trial)
        sums[summary] = sums.get(summary, Fraction(0)) + probability
        examples.setdefault(summary, rolls)
    order = sorted(sums, key=lambda summary: (-sums[summary], summary))
    return [Outcome(sums[summary], examples[summary], summary) for summary in order]
