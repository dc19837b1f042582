"""Regeneration (TM 13.5): a downed skill by which a player may stand up again."""

from typing import Final

from touchline.table.decision import verb_of
from touchline.table.registry import CARD, OPTION, EventKind, Kind, Step, Verb
from touchline.team_manager import bare, die, events, moments, topics, verbs
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.pitch import lose_skills
from touchline.team_manager.skill import Skill
from touchline.team_manager.skills import note_use
from touchline.team_manager.sorts import DICE
from touchline.team_manager.state import Season


def regenerate(t: Season, card: int) -> None:
    """Optional, and of no use to one who stands (TM 13.5.1)."""
    if t.turned[card]:
        codes = [TRY.code, bare.SKIP]
        t.ask(ASKED.number, t.owner[card], codes, TRIED.number, card, 0)


def can_regenerate(t: Season, card: int) -> bool:
    return t.turned[card] > 0


def tried(t: Season, card: int, _b: int, code: int) -> None:
    """Two dice of which one counts; only Tackler Down does anything (TM 13.5.2)."""
    if verb_of(code) == verbs.SKIP:
        return
    note_use(t, card, REGENERATE.number, "TM 13.5.1")
    first = t.roll_die()
    second = t.roll_die()
    if t.loud:
        t.say(ROLLED.number, t.owner[card], card, -1, 2 << 8 | first << 4 | second, "TM 13.5.2")
    if die.TACKLER_DOWN in (first, second):
        t.ask(MAY_STAND.number, t.owner[card], [STAND.code, STAY.code], STOOD.number, card, 0)


def stood(t: Season, card: int, _b: int, code: int) -> None:
    """Whoever has stood up uses no further downed skills (TM 13.5.4)."""
    if verb_of(code) != STAND.number or t.matchup_of(card) < 0:
        return
    t.turned[card] = 0
    lose_skills(t, card)
    if t.loud:
        t.say(events.STOOD, t.owner[card], card, -1, 0, "TM 13.5.2")


TRY: Final = Verb("regenerate", ())
STAND: Final = Verb("stand-up", ())
STAY: Final = Verb("stay-down", ())
ASKED: Final = Kind("regenerate-skill", ("regenerate", "skip"), "TM 13.5.1", "skip", (topics.PLAYER,))
MAY_STAND: Final = Kind("regenerated", ("stand-up", "stay-down"), "TM 13.5.2", "stand-up", (topics.PLAYER,))
TRIED: Final = Step("regenerate-chosen", (CARD, "", OPTION), tried)
STOOD: Final = Step("regenerated-chosen", (CARD, "", OPTION), stood)
ROLLED: Final = EventKind("regeneration-rolled", amount=DICE)

REGENERATE: Final = Skill("regenerate", "regeneration", regenerate, can_regenerate)
REGENERATE.moment = moments.new_event("regenerated")
REGENERATE.downed = True
REGENERATE.common = False

MECHANIC: Final[Mechanic] = Mechanic("regeneration")
MECHANIC.skills = (REGENERATE,)
MECHANIC.steps = (TRIED, STOOD)
MECHANIC.verbs = (TRY, STAND, STAY)
MECHANIC.kinds = (ASKED, MAY_STAND)
MECHANIC.events = (ROLLED,)
