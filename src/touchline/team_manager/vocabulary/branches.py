"""Words that part ways: a die that is rolled, and a choice of the manager (TM 5.10.1, 8.1.1)."""

from typing import Final

from touchline.table.decision import code_of, third_of
from touchline.team_manager import die, events, kinds, moments, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of
from touchline.team_manager.holding import feasible_from, never
from touchline.team_manager.records import jump, pc_of
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def stop(_t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    """The end of an ability, or of a row."""


def roll(t: Season, frame: int, source: int, on_target: int, on_miss: int, on_tackler: int) -> None:
    """One die: go on where its face says."""
    face = t.roll_die()
    if t.loud:
        t.say(events.DIE_ROLLED, t.owner[source], source, -1, face, "TM 5.10.1")
    row = on_target if face == die.TARGET_DOWN else on_miss if face == die.MISS else on_tackler
    t.agenda.append((steps.RUN, jump(frame, row), source, 0))


def can_roll(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return any(feasible_from(t, ability, row, source) for row in ability.effects[pc][1:])


def choose_way(t: Season, frame: int, source: int, _first: int, _second: int, _third: int) -> None:
    """Ask which of several effects it is, of those that can do anything (TM-R87)."""
    ability = ability_of(t, frame)
    first = code_of(verbs.TAKE, source, ability.index)
    codes = [first | way for way in open_ways(t, ability, pc_of(frame), source)]
    if codes:
        t.ask(kinds.ALTERNATIVE, t.owner[source], codes, steps.ALTERNATIVE_CHOSEN, frame, source)


def way_chosen(t: Season, frame: int, source: int, code: int) -> None:
    way = ability_of(t, frame).effects[pc_of(frame)][1 + third_of(code)]
    t.agenda.append((steps.RUN, jump(frame, way), source, 0))


def open_ways(t: Season, ability: Ability, pc: int, source: int) -> list[int]:
    """Which of the alternatives that stand here can do anything, by their number on the card from 0 on."""
    ways = ability.effects[pc][1:]
    return [number for number, way in enumerate(ways) if way and feasible_from(t, ability, way, source)]


def has_way(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(open_ways(t, ability, pc, source))


STOP: Final = Effect("nothing", (phrase("nothing", "do.nothing"),), stop, never)
STOP.bare = STOP.idle = True

ROLL: Final = Effect("roll", (phrase("roll {rows}", "message.roll", n=1),), roll, can_roll)
ROLL_INSTEAD: Final = Effect(
    "roll instead", (phrase("roll instead {rows}", "roll.instead_of_tackle", n=1),), roll, can_roll
)
ROLL_INSTEAD.moments = (moments.DECLARED,)
ROLL_INSTEAD.otherwise = "there is no tackle to replace at this moment"
ONE_OF: Final = Effect("one of", (), choose_way, has_way)
ONE_OF.personal = True
ONE_OF.last = "a choice comes last: put what follows before it"
for one in (ROLL, ROLL_INSTEAD):
    one.last = "a roll comes last: put what follows into its rows"

EFFECTS: Final[tuple[Effect, ...]] = (STOP, ROLL, ROLL_INSTEAD, ONE_OF)
for one in EFFECTS:
    one.selects = False
    one.goes_on = False
    one.branches = one is not STOP
