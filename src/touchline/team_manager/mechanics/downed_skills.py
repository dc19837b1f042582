"""Downed skills (TM 13.3, 13.4): whoever goes down uses them at once, whosever turn it is.

Players who go down together wait until all of them lie there and all balls have dropped; the step ``downed-skills-due``
then takes one after the other. What interrupts that opens a step of its own on top, so that the newest comes first.
"""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.table.registry import CARD, NUMBER, OPTION, Kind, Step, Verb
from touchline.team_manager import slots, steps
from touchline.team_manager.abilities import at_an_end, count_use
from touchline.team_manager.card_kinds import CardField
from touchline.team_manager.in_play import Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.skills import skill
from touchline.team_manager.state import Season

# What happens to players who go down together; their downed skills come behind it.
TOGETHER: Final = (steps.TOPPLE, steps.INJURE)


def downed(t: Season, player: int, _agent: int, _by: int) -> None:
    """A player went down in the Matchup phase: he waits with those who go down together with him (TM 13.4.1)."""
    if t.scoring >= 0 or not t.catalogue.downed_skills[t.face[player]]:
        return
    agenda = t.agenda
    at = len(agenda)
    while at and agenda[at - 1][0] in TOGETHER:
        at -= 1
    if at and agenda[at - 1][0] == DUE.number:
        batch = agenda[at - 1][1]
    else:
        batch = 1 + sum(1 for step, _, _, _ in agenda if step == DUE.number)
        agenda.insert(at, (DUE.number, batch, 0, 0))
    t.marks[WAITING.number][player] = batch


def carrier_changed(t: Season, _matchup: int, _card: int, _before: int) -> None:
    """The skills come before what answers the dropped ball (TM 13.3.7)."""
    agenda = t.agenda
    at = len(agenda)
    while at and agenda[at - 1][0] == steps.WINDOW:
        at -= 1
    if 0 < at < len(agenda) and agenda[at - 1][0] == DUE.number:
        agenda.append(agenda.pop(at - 1))


def due(t: Season, batch: int, _b: int, _c: int) -> None:
    """The next of those who lie there: first the active manager's, then clockwise (TM 13.4.1)."""
    lying = t.marks[WAITING.number]
    players = [card for card in range(len(lying)) if lying[card] == batch]
    ready = [card for card in players if t.matchup_of(card) >= 0 and t.turned[card]]
    for card in players:
        if card not in ready:  # injured by a headline's die, or picked up already
            lying[card] = 0
    if not ready:
        return
    t.agenda.append((DUE.number, batch, 0, 0))
    first = max(t.active, 0)
    seat = min([(t.owner[card] - first) % t.seats for card in ready])
    mine = [card for card in ready if (t.owner[card] - first) % t.seats == seat]
    t.ask(ASKED.number, t.owner[mine[0]], codes_for(FIRST.number, mine), CHOSEN.number, batch, 0)


def chosen(t: Season, _batch: int, _b: int, code: int) -> None:
    player = first_of(code)
    t.marks[WAITING.number][player] = 0
    answer_anyway(t, player)
    t.agenda.append((USED.number, player, 0, 0))


def answer_anyway(t: Season, player: int) -> None:
    """He went down: that is answered even if he stands again or is gone by then (TM 13.4.4)."""
    for n in range(len(t.agenda) - 1, -1, -1):
        step, card, agent, info = t.agenda[n]
        if step == steps.DOWNED and card == player:
            t.agenda[n] = (steps.DOWNED_FIRST, player, agent << 4 | t.matchup_of(player), info)
            return


def used(t: Season, player: int, index: int, _c: int) -> None:
    """The skills from left to right, while he lies there (TM 13.3.4, 13.3.12)."""
    icons = t.catalogue.downed_skills[t.face[player]]
    if index >= len(icons) or not t.turned[player] or t.matchup_of(player) < 0 or at_an_end(t):
        return
    count_use(t, player)
    t.agenda.append((USED.number, player, index + 1, 0))
    skill(t, player, icons[index], 0)


WAITING: Final = Mark("waits-with-skills")
WAITING.shown = False
FIRST: Final = Verb("skills-of", (CARD,), (slots.PLAYER,))
ASKED: Final = Kind("downed-first", ("skills-of",), "TM 13.4.1", "skills-of")
DUE: Final = Step("downed-skills-due", (NUMBER, "", ""), due)
CHOSEN: Final = Step("downed-first-chosen", (NUMBER, "", OPTION), chosen)
USED: Final = Step("downed-skills", (CARD, NUMBER, ""), used)

MECHANIC: Final[Mechanic] = Mechanic("downed-skills")
MECHANIC.steps = (DUE, CHOSEN, USED)
MECHANIC.verbs = (FIRST,)
MECHANIC.kinds = (ASKED,)
MECHANIC.marks = (WAITING,)
MECHANIC.fields = (CardField("player", "downed-skills"), CardField("star", "downed-skills"))
MECHANIC.interrupting = (USED,)
MECHANIC.downed = downed
MECHANIC.carrier_changed = carrier_changed
