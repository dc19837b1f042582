"""Trample (TM 14.4): whoever has downed an opposing player may at once tackle him again, with his downed Star Power."""

from typing import Final

from touchline.table.decision import codes_for
from touchline.team_manager import kinds, moments, powers, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, Moment, phrase


def trample(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """An attempt as any other, but for the Star Power of the tackler (TM 14.4.2, 14.4.4)."""
    codes = codes_for(verbs.TACKLE, lying(t, source))
    if codes:
        t.ask(kinds.ATTEMPT, t.owner[source], codes, steps.ATTEMPT_CHOSEN, source, powers.DOWNED)


def can_trample(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    return bool(lying(t, source))


def lying(t: Season, tackler: int) -> list[int]:
    """Whom his tackle struck and who still lies there, while he stands (TM 14.4.3, 14.4.5)."""
    if not t.tackles or t.tackles[-1].tackler != tackler or t.turned[tackler]:
        return []
    attempt = t.tackles[-1]
    found: list[int] = []
    for victim in (attempt.hit, attempt.hit_again):
        there = victim >= 0 and t.matchup_of(victim) == t.matchup_of(tackler)
        if there and t.turned[victim] and t.owner[victim] != t.owner[tackler] and victim not in found:
            found.append(victim)
    return found


DOWNS: Final = Moment(
    "downs",
    (moments.DOWNED,),
    (phrase("after {who} downs {to}", "after.downs"),),
)
DOWNS.agent = True

TRAMPLE: Final = Effect("trample", (phrase("trample", "do.trample"),), trample, can_trample)
TRAMPLE.selects = False
TRAMPLE.moments = (moments.DOWNED,)
TRAMPLE.otherwise = "whom to trample is known 'after this downs' somebody"

MECHANIC: Final[Mechanic] = Mechanic("trample")
MECHANIC.moments = (DOWNS,)
MECHANIC.effects = (TRAMPLE,)
