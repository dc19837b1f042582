"""Words for players: choosing them, and what becomes of them (TM 5.11, 8.1)."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.team_manager import events, headings, icons, kinds, moments, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of, pick, players_meant, rule_of, which
from touchline.team_manager.holding import always
from touchline.team_manager.records import pc_of
from touchline.team_manager.selecting import can_use, select, worth_choosing
from touchline.team_manager.skill import COMMON
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def somebody(t: Season, ability: Ability, pc: int, source: int) -> bool:
    """Whether the selector finds a player."""
    return bool(select(t, ability.effects[pc][2], t.owner[source], source, -1, -1))


def choose(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    following = ability_of(t, frame).effects[pc_of(frame) + 1]
    players = players_meant(t, frame, source, who)
    which(t, frame, source, worth_choosing(t, players, following, t.owner[source], source), False)


def can_choose(t: Season, ability: Ability, pc: int, source: int) -> bool:
    seat = t.owner[source]
    players = select(t, ability.effects[pc][2], seat, source, -1, -1)
    return bool(worth_choosing(t, players, ability.effects[pc + 1], seat, source))


def stand(t: Season, frame: int, source: int, may: int, who: int, _extra: int) -> None:
    which(t, frame, source, players_meant(t, frame, source, who), may > 0)


def stood(t: Season, frame: int, _source: int, card: int, _number: int) -> None:
    t.turned[card] = 0
    if t.loud:
        t.say(events.STOOD, t.owner[card], card, -1, 0, rule_of(t, frame))


def downed(t: Season, _frame: int, source: int, card: int, _number: int) -> None:
    t.agenda.append((steps.FALL, card, -1, t.owner[source]))


def injured(t: Season, frame: int, source: int, card: int, _number: int) -> None:
    """Whose injury it is (TM-R55): the tackler's where it follows from his tackle, else the manager's alone."""
    ability = ability_of(t, frame)
    if ability.label == headings.WEEK:
        t.agenda.append((steps.INJURE_FALLEN, card, 0, 0))
    elif ability.event == moments.TACKLED:
        tackler = t.tackles[-1].tackler
        t.agenda.append((steps.INJURE, card, tackler, t.owner[tackler]))
    else:
        t.agenda.append((steps.INJURE, card, -1, t.owner[source]))


def use(t: Season, frame: int, source: int, _times: int, who: int, skill: int) -> None:
    """Of several players the manager names one who can."""
    players = players_meant(t, frame, source, who)
    if len(players) > 1:
        players = [card for card in players if can_use(t, card, skill)]
    which(t, frame, source, players, False)


def used(t: Season, frame: int, source: int, card: int, times: int) -> None:
    skill = ability_of(t, frame).effects[pc_of(frame)][3]
    if skill == icons.ANY:
        codes = codes_for(verbs.USE_SKILL, [one for one in t.catalogue.icons if COMMON[one] and can_use(t, card, one)])
        if codes:
            t.ask(kinds.ANY_SKILL, t.owner[source], codes, steps.SKILL_PICKED, card, 0)
        return
    for _ in range(times):
        t.agenda.append((steps.SKILL, card, skill, 0))


def skill_picked(t: Season, card: int, _b: int, code: int) -> None:
    t.agenda.append((steps.SKILL, card, first_of(code), 0))


def has_use(t: Season, ability: Ability, pc: int, source: int) -> bool:
    _effect, _times, who, skill = ability.effects[pc]
    return any(can_use(t, card, skill) for card in select(t, who, t.owner[source], source, -1, -1))


CHOOSE: Final = Effect("choose", (phrase("choose {who}", "do.choose"),), choose, can_choose)
CHOOSE.remembers = True

STAND: Final = Effect("stand", (phrase("stand {who}", "do.stand"),), stand, somebody)
STAND.picked = stood

DOWN: Final = Effect("down", (phrase("down {who}", "do.down"),), pick, somebody)
DOWN.picked = downed

INJURE: Final = Effect("injure", (phrase("injure {who}", "do.injure"),), pick, somebody)
INJURE.picked = injured

INJURE_OUTRIGHT: Final = Effect(
    "injure outright", (phrase("injure {who} outright", "do.injure_outright"),), pick, always
)
INJURE_OUTRIGHT.picked = injured
INJURE_OUTRIGHT.replaces = True

for one in (CHOOSE, STAND, DOWN, INJURE, INJURE_OUTRIGHT):
    one.goes_on = False
for one in (STAND, DOWN, INJURE):
    one.way = True

USE: Final = Effect(
    "use",
    (
        phrase("have {who} use {skill} twice", "do.use", n=2),
        phrase("have {who} use {skill}", "do.use", n=1),
    ),
    use,
    has_use,
)
USE.extra = "count"
USE.picked = used
USE.goes_on = False
USE.way = True

EFFECTS: Final[tuple[Effect, ...]] = (CHOOSE, STAND, DOWN, INJURE, INJURE_OUTRIGHT, USE)
