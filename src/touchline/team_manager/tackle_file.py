"""Tackles under way as positions have them, a line each, the innermost last.

``tackler orc-blitzer#12, target human-catcher#46, at highlight 1, dice 2, first miss, second target-down, chooser 1``:
what is left out says nothing.
"""

from typing import Final

from touchline.table.errors import BadArgument, instead, place_of
from touchline.table.naming import parts_of
from touchline.table.registry import CARD, NUMBER, SEAT
from touchline.team_manager import powers, settled, sorts
from touchline.team_manager.attempt import BOTH, NOBODY, Attempt
from touchline.team_manager.naming import read_argument, write_argument
from touchline.team_manager.state import Season

BOTH_APPLY: Final = "both"  # chooser
# What a field is called, which field of the record it is, what it is, and the value that is not written.
FIELDS: Final = (
    ("tackler", "tackler", CARD, NOBODY),
    ("target", "target", CARD, NOBODY),
    ("at", "matchup", sorts.MATCHUP, -1),
    ("tackler-power", "tackler_power", NUMBER, 0),
    ("target-power", "target_power", NUMBER, 0),
    ("flags", "", "", 0),
    ("victim", "victim", CARD, NOBODY),  # if it is not the target
    ("miss-cost", "miss_cost", NUMBER, 0),
    ("miss-card", "miss_card", CARD, NOBODY),  # if Miss costs anything
    ("hit", "hit", CARD, NOBODY),
    ("hit-again", "hit_again", CARD, NOBODY),
    ("falls", "falls", NUMBER, 0),
)
# … and of one whose dice lie on the table.
ROLLED: Final = (
    ("dice", "dice", NUMBER, 0),
    ("first", "first", sorts.FACE, -1),
    ("second", "second", sorts.FACE, -1),
    ("chooser", "chooser", SEAT, -2),
)
SETTLED: Final = {"higher": settled.HIGHER, "one-die": settled.ONE_DIE}
WITH_POWER: Final = {"standing-power": powers.STANDING, "downed-power": powers.DOWNED}
FLAGS: Final = ("higher", "one-die", "replaced", "standing-power", "downed-power", "pair")
NEEDED: Final = ("tackler", "target", "at")


def write_tackles(t: Season) -> list[str]:
    """A line for each tackle under way."""
    return [f"tackle: {write_tackle(t, attempt)}" for attempt in t.tackles]


def write_tackle(t: Season, attempt: Attempt) -> str:
    entries: list[str] = []
    for name, field, sort, nothing in FIELDS + (ROLLED if attempt.dice else ()):
        if not field:
            entries += [f"{name} {flags}" for flags in [flags_of(attempt)] if flags]
            continue
        value = getattr(attempt, field)
        if value != nothing and not (name == "victim" and value == attempt.target):
            entries.append(f"{name} {write_field(t, name, sort, value)}")
    return ", ".join(entries)


def flags_of(attempt: Attempt) -> str:
    flags = [name for name, value in SETTLED.items() if attempt.settled == value]
    flags += ["replaced"] if attempt.replaced else []
    flags += [name for name, value in WITH_POWER.items() if attempt.with_power == value]
    flags += ["pair"] if attempt.pair else []
    return " ".join(flags)


def write_field(t: Season, name: str, sort: str, value: int) -> str:
    return BOTH_APPLY if name == "chooser" and value == BOTH else write_argument(t, sort, value)


def read_tackle(t: Season, text: str) -> Attempt:
    """The record of a tackle; one sentence if it is none."""
    attempt = Attempt()
    fields = {name: (field, sort) for name, field, sort, _ in FIELDS + ROLLED}
    named: list[str] = []
    for entry in parts_of(text):
        name, _, value = entry.partition(" ")
        if name not in fields:
            raise BadArgument(f"A tackle has no {name[:30]!r}{instead(name, fields)}")
        if name in named:
            raise BadArgument(f"A tackle has one {name!r}, not two.")
        named.append(name)
        field, sort = fields[name]
        if field:
            setattr(attempt, field, read_field(t, name, sort, value.strip()))
        else:
            read_flags(attempt, value)
    for name in NEEDED:
        if name not in named or getattr(attempt, fields[name][0]) < 0:
            raise BadArgument(f"A tackle names its {name!r}.")
    if attempt.victim < 0:
        attempt.victim = attempt.target
    return attempt


def read_flags(attempt: Attempt, words: str) -> None:
    for word in words.split():
        flag = FLAGS[place_of(word, FLAGS, "flag of a tackle")]
        if flag in SETTLED:
            attempt.settled = SETTLED[flag]
        elif flag in WITH_POWER:
            attempt.with_power = WITH_POWER[flag]
        else:
            setattr(attempt, flag, 1)


def read_field(t: Season, name: str, sort: str, word: str) -> int:
    return BOTH if name == "chooser" and word == BOTH_APPLY else read_argument(t, sort, word)
