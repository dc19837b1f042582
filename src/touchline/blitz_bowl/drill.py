"""Drills (BB 15): a position, something to do, and how to tell that it was done.

A goal is one or more conditions with ``; `` between them, which must hold at the same time. Players are named with
their team: ``orc lineman-1``.
"""

from typing import Final

from touchline.blitz_bowl import actions, events
from touchline.blitz_bowl.cards import Catalogue, Drill
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.pitch import square_named, within
from touchline.blitz_bowl.position_reader import read_lines
from touchline.blitz_bowl.state import Match
from touchline.table.dice import prepared
from touchline.table.errors import BadArgument
from touchline.table.position import format_of, split_lines

FORMS: Final = (
    "<player> within <number> of <player>",
    "<player> marks <player>",
    "<player> at <square>",
    "<player> injured",
    "<player> in short range of <player>",
    "throw by <player>",
    "touchdown by <player>",
)


def drill_numbered(catalogue: Catalogue, number: int) -> Drill:
    """The drill with a number, or one sentence."""
    for drill in catalogue.drills:
        if drill.number == number:
            return drill
    numbers = sorted(drill.number for drill in catalogue.drills)
    raise BadArgument(f"There is no drill {number}; there are {numbers[0]} to {numbers[-1]}.")


def begin(drill: Drill, seed: int | bytes) -> Match:
    """The table of a drill. The first rolls are those that the card assumes, later ones come from the seed."""
    head, _, body = drill.position.strip().partition("\n")
    table = read_lines(split_lines(body, 2), drill.id, format_of(head, drill.id))
    assert isinstance(table, Match)
    table.dice = prepared(list(drill.dice), seed)
    table.loud = True
    table.run()
    reached(table, drill)  # a goal that cannot be understood is said before anybody plays
    return table


def reached(t: Match, drill: Drill) -> bool:
    """Whether every condition of the goal holds, now that an Action is over."""
    met = [holds(t, condition.split(), drill) for condition in drill.goal.split("; ")]
    return all(met) and not t.deeds


def holds(t: Match, words: list[str], drill: Drill) -> bool:
    """One condition; its forms are those of ``FORMS``."""
    if words[:2] in (["throw", "by"], ["touchdown", "by"]) and len(words) == 4:
        player = player_named(t, words[2:], drill)
        if words[0] == "throw":
            return any(
                said.kind == events.DECLARED and said.card == player and said.amount == actions.THROW
                for said in t.events
            )
        return any(said.kind == events.TOUCHDOWN and said.card == player for said in t.events)
    if len(words) < 3:
        raise bad_goal(words, drill)
    player = player_named(t, words[:2], drill)
    if words[2:] == ["injured"]:
        return t.square[player] == RESERVES_AT
    if words[2] == "at" and len(words) == 4:
        return t.square[player] == square_named(words[3])
    other = player_named(t, words[-2:], drill)
    if t.square[player] < 0 or t.square[other] < 0:
        return False
    far = within(t.square[player], t.square[other])
    if words[2] == "marks" and len(words) == 5:
        return far == 1 and t.stands(player) and t.stands(other)
    if words[2] == "within" and len(words) == 7 and words[3].isdecimal():
        return far <= int(words[3])
    if words[2:-2] == ["in", "short", "range", "of"]:
        return far > 1 and bool(t.pitch.short[t.square[player]] >> t.square[other] & 1)
    raise bad_goal(words, drill)


def player_named(t: Match, words: list[str], drill: Drill) -> int:
    """``orc lineman-1`` as a player of the table."""
    team, name = words
    for seat in range(t.seats):
        if t.catalogue.teams[t.teams[seat]] == team:
            for player in t.players_of(seat):
                if t.player_id(player) == name:
                    return player
    raise BadArgument(f"The goal of the drill {drill.id!r} names {' '.join(words)!r}, who is not in its position.")


def bad_goal(words: list[str], drill: Drill) -> BadArgument:
    forms = ", ".join(FORMS)
    return BadArgument(f"The goal of the drill {drill.id!r} has {' '.join(words)!r}; a condition is one of {forms}.")
