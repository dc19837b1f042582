"""Words for fans (TM 6.8.1, 8.1.1)."""

from typing import Final

from touchline.team_manager import counts, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import rule_of
from touchline.team_manager.holding import always
from touchline.team_manager.selecting import count, here
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def gain(t: Season, frame: int, source: int, number: int, who: int, what: int) -> None:
    seat = t.owner[source]
    times = count(t, what, who, seat, source) if what != counts.NONE else 1
    t.gain(seat, number * times, source, rule_of(t, frame))


def lose(t: Season, frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    t.lose(t.owner[source], number, source, rule_of(t, frame))


def opponents_lose(t: Season, frame: int, source: int, number: int, who: int, _extra: int) -> None:
    """Every opposing manager, or each of those with a player at the matchup, in turn order."""
    for seat in opponents(t, source, who):
        t.lose(seat, number, source, rule_of(t, frame))


def opponents(t: Season, source: int, who: int) -> list[int]:
    matchup = here(t, source)
    found: list[int] = []
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        there = not who & whom.HERE or (matchup >= 0 and t.zone_of(seat, matchup) >= 0)
        if seat != t.owner[source] and there:
            found.append(seat)
    return found


def has_opponents(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(opponents(t, source, ability.effects[pc][2]))


GAIN: Final = Effect(
    "gain",
    (phrase("gain {n} per {per}", "do.gain_fans_per"), phrase("gain {n}", "do.gain_fans")),
    gain,
    always,
)
GAIN.extra = "count"
GAIN.quiet = GAIN.way = GAIN.personal = True

LOSE: Final = Effect("lose", (phrase("lose {n}", "do.lose_fans"),), lose, always)
LOSE.way = LOSE.personal = True

OPPONENTS_LOSE: Final = Effect(
    "opponents lose",
    (
        phrase("each opponent here loses {n}", "do.opponents_lose", who=whom.HERE),
        phrase("each opponent loses {n}", "do.opponents_lose"),
    ),
    opponents_lose,
    has_opponents,
)
OPPONENTS_LOSE.way = OPPONENTS_LOSE.personal = True

EFFECTS: Final[tuple[Effect, ...]] = (GAIN, LOSE, OPPONENTS_LOSE)
