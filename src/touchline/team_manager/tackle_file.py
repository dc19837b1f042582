"""Tackles under way as positions have them, a line each, the innermost last.

``tackler orc-blitzer#12, target human-catcher#46, at highlight 1, dice 2, first miss, second target-down, chooser 1``:
what is left out says nothing.
"""

from typing import Final

from touchline.table.errors import BadArgument, instead, place_of
from touchline.table.naming import parts_of
from touchline.table.registry import CARD, NUMBER, SEAT
from touchline.team_manager import sorts
from touchline.team_manager.naming import read_argument, write_argument
from touchline.team_manager.records import (
    F_HIGHER,
    F_ONE_DIE,
    F_PAIR,
    F_REPLACED,
    F_STANDING_POWER,
    T_CHOOSER,
    T_DICE,
    T_FALLS,
    T_FIRST,
    T_FLAGS,
    T_HIT,
    T_HIT_AGAIN,
    T_MATCHUP,
    T_MISS_CARD,
    T_MISS_COST,
    T_SECOND,
    T_SIZE,
    T_TACKLER,
    T_TACKLER_POWER,
    T_TARGET,
    T_TARGET_POWER,
    T_VICTIM,
)
from touchline.team_manager.state import Season

WORDS: Final = "words"  # flags
BOTH: Final = "both"  # chooser: both dice apply
FLAGS: Final = (
    ("higher", F_HIGHER),
    ("one-die", F_ONE_DIE),
    ("replaced", F_REPLACED),
    ("standing-power", F_STANDING_POWER),
    ("pair", F_PAIR),
)
# What a field is called, where it lies in the record, what it is, and the value that is not written.
FIELDS: Final = (
    ("tackler", T_TACKLER, CARD, -1),
    ("target", T_TARGET, CARD, -1),
    ("at", T_MATCHUP, sorts.MATCHUP, -1),
    ("tackler-power", T_TACKLER_POWER, NUMBER, 0),
    ("target-power", T_TARGET_POWER, NUMBER, 0),
    ("flags", T_FLAGS, WORDS, 0),
    ("victim", T_VICTIM, CARD, -1),  # if it is not the target
    ("miss-cost", T_MISS_COST, NUMBER, 0),
    ("miss-card", T_MISS_CARD, CARD, 0),  # if Miss costs anything
    ("hit", T_HIT, CARD, -1),
    ("hit-again", T_HIT_AGAIN, CARD, -1),
    ("falls", T_FALLS, NUMBER, 0),
)
# … and of one whose dice lie on the table.
ROLLED: Final = (
    ("dice", T_DICE, NUMBER, 0),
    ("first", T_FIRST, sorts.FACE, -1),
    ("second", T_SECOND, sorts.FACE, -1),
    ("chooser", T_CHOOSER, SEAT, -2),
)
NEEDED: Final = ("tackler", "target", "at")


def write_tackles(t: Season) -> list[str]:
    """A line for each tackle under way."""
    return [f"tackle: {write_tackle(t, t.tackles[base : base + T_SIZE])}" for base in range(0, len(t.tackles), T_SIZE)]


def write_tackle(t: Season, record: list[int]) -> str:
    entries: list[str] = []
    for name, place, sort, nothing in FIELDS + (ROLLED if record[T_DICE] else ()):
        value = record[place]
        if name == "victim" and value == record[T_TARGET]:
            continue
        if value != nothing or (name == "miss-card" and record[T_MISS_COST]):
            entries.append(f"{name} {write_field(t, name, sort, value)}")
    return ", ".join(entries)


def write_field(t: Season, name: str, sort: str, value: int) -> str:
    if sort == WORDS:
        return " ".join(flag for flag, bit in FLAGS if value & bit)
    if name == "chooser" and value < 0:
        return BOTH
    return write_argument(t, sort, value)


def read_tackle(t: Season, text: str) -> list[int]:
    """The record of a tackle; one sentence if it is none."""
    record = [0] * T_SIZE
    fields = {name: (place, sort) for name, place, sort, _ in FIELDS + ROLLED}
    for _, place, _, nothing in FIELDS:
        record[place] = nothing
    named: list[str] = []
    for entry in parts_of(text):
        name, _, value = entry.partition(" ")
        if name not in fields:
            raise BadArgument(f"A tackle has no {name[:30]!r}{instead(name, fields)}")
        if name in named:
            raise BadArgument(f"A tackle has one {name!r}, not two.")
        named.append(name)
        place, sort = fields[name]
        record[place] = read_field(t, name, sort, value.strip())
    for name in NEEDED:
        if name not in named or record[fields[name][0]] < 0:
            raise BadArgument(f"A tackle names its {name!r}.")
    if record[T_VICTIM] < 0:
        record[T_VICTIM] = record[T_TARGET]
    return record


def read_field(t: Season, name: str, sort: str, word: str) -> int:
    if sort == WORDS:
        known = dict(FLAGS)
        return sum(FLAGS[place_of(one, list(known), "flag of a tackle")][1] for one in word.split())
    if name == "chooser" and word == BOTH:
        return -1
    return read_argument(t, sort, word)
