"""Either/or skills (TM 13.2): whoever commits such a player chooses one of his skill sets; the others are gone."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.table.registry import CARD, NUMBER, OPTION, EventKind, Kind, Slots, Step, Verb
from touchline.team_manager import slots, topics
from touchline.team_manager.card_kinds import CardField
from touchline.team_manager.in_play import Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.state import Season

MOST: Final = 4


def committed(t: Season, card: int, _matchup: int) -> None:
    """Ask which set it is to be, before anything else happens (TM 13.2.2)."""
    sets = t.catalogue.skill_sets[t.face[card]]
    if sets:
        t.ask(ASKED.number, t.owner[card], codes_for(CHOOSE.number, range(len(sets))), CHOSEN.number, card, 0)


def chosen(t: Season, card: int, _b: int, code: int) -> None:
    t.marks[SET.number][card] = first_of(code) + 1
    if t.loud:
        t.say(SET_CHOSEN.number, t.owner[card], card, -1, first_of(code) + 1, "TM 13.2.2")


def skills_of(t: Season, card: int, printed: tuple[int, ...]) -> tuple[int, ...]:
    """The icons of the set that was chosen; none where none was (TM 13.2.5)."""
    sets = t.catalogue.skill_sets[t.face[card]]
    if not sets:
        return printed
    which = t.marks[SET.number][card]
    return sets[which - 1] if which else ()


SET: Final = Mark("skill-set")
CHOOSE: Final = Verb("choose-set", (NUMBER,), (Slots("set", MOST, slots.number),))
ASKED: Final = Kind("skill-set", ("choose-set",), "TM 13.2.2", "choose-set", (topics.PLAYER,))
CHOSEN: Final = Step("skill-set-chosen", (CARD, "", OPTION), chosen)
SET_CHOSEN: Final = EventKind("skill-set-chosen")

MECHANIC: Final[Mechanic] = Mechanic("skill-sets")
MECHANIC.steps = (CHOSEN,)
MECHANIC.verbs = (CHOOSE,)
MECHANIC.kinds = (ASKED,)
MECHANIC.events = (SET_CHOSEN,)
MECHANIC.marks = (SET,)
MECHANIC.fields = (CardField("player", "skill-sets"), CardField("star", "skill-sets"))
MECHANIC.committed = committed
MECHANIC.skills_of = skills_of
