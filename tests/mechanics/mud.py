"""Mud: a skill that slings it, a word that puts it on a player, and a mark that takes his Star Power.

A player who is moved shakes it off; whoever leaves the pitch leaves it there.
"""

from typing import Final

from touchline.table.decision import first_of, verb_of
from touchline.table.registry import CARD, NUMBER, EventKind, Kind, Step, Verb
from touchline.team_manager import moments, verbs
from touchline.team_manager.effects import pick, rule_of
from touchline.team_manager.in_play import MOVED, Dial, Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.skill import Skill
from touchline.team_manager.skills import note_use
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.players import somebody
from touchline.team_manager.vocabulary.word import Effect, phrase


def sling(t: Season, card: int) -> None:
    """Whoever slings mud may choose an opponent there."""
    codes = [AT.number << 30 | target << 20 for target in targets(t, card)]
    if codes:
        codes.append(verbs.SKIP << 30)
        t.ask(ASKED.number, t.owner[card], codes, CHOSEN.number, card, 0)


def targets(t: Season, card: int) -> list[int]:
    return [other for other in t.players_at(t.matchup_of(card)) if t.owner[other] != t.owner[card]]


def can_sling(t: Season, card: int) -> bool:
    return bool(targets(t, card))


def chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) != verbs.SKIP:
        note_use(t, card, SLING.number, "TM 5.5.2")
        muddy(t, first_of(code), 1, "TM 5.5.2")


def muddy(t: Season, card: int, number: int, rule: str) -> None:
    t.marks[MUD.number][card] += number
    t.dials[SLUNG.number][t.owner[card]] += number
    if t.loud:
        t.say(MUDDIED.number, t.owner[card], card, -1, number, rule)


def muddied(t: Season, frame: int, _source: int, card: int, number: int) -> None:
    muddy(t, card, number, rule_of(t, frame))


def shake_off(t: Season, card: int, _matchup: int, how: int) -> None:
    if how == MOVED:
        t.marks[MUD.number][card] = 0


MUD: Final = Mark("mud")
MUD.power = -1
SLUNG: Final = Dial("mud-taken")
SLUNG.each = True

AT: Final = Verb("sling", (CARD,))
ASKED: Final = Kind("sling-skill", ("sling", "skip"), "TM 5.5.2", "skip")
CHOSEN: Final = Step("sling-chosen", (CARD, "", NUMBER), chosen)
MUDDIED: Final = EventKind("muddied")

SLING: Final = Skill("sling", "slinging mud", sling, can_sling)
SLING.moment = moments.new_event("slung")

DROP: Final = Effect("drop mud", (phrase("drop {n} mud on {who}", "do.drop_mud"),), pick, somebody)
DROP.picked = muddied
DROP.goes_on = False
DROP.way = True

MECHANIC: Final = Mechanic("mud")
MECHANIC.effects = (DROP,)
MECHANIC.skills = (SLING,)
MECHANIC.steps = (CHOSEN,)
MECHANIC.verbs = (AT,)
MECHANIC.kinds = (ASKED,)
MECHANIC.events = (MUDDIED,)
MECHANIC.marks = (MUD,)
MECHANIC.dials = (SLUNG,)
MECHANIC.entered = shake_off
