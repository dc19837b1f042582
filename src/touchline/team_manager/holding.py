"""Holding: whether the conditions of an ability hold, and whether it could do anything now (TM 8.1.1, TM-R87)."""

from touchline.team_manager import moments, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.records import BY_TACKLE, by_of
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import COMPARES, FEASIBLE, HOLDS, SELECTS


def holds(t: Season, ability: Ability, source: int, info: int) -> bool:
    """Whether all conditions of an ability hold; ``info`` is -1 when the event itself was looked at before."""
    if not ability.conditions:
        return True
    seat = t.owner[source]
    for condition, number, who, other in ability.conditions:
        if not HOLDS[condition](t, number, who, other, seat, source):
            return False
    return info < 0 or holds_event(t, ability, source, info)


def holds_event(t: Season, ability: Ability, source: int, info: int) -> bool:
    """Whether the event came about as the ability asks; looked at once, when it happens."""
    if ability.by_tackle and not (info & BY_TACKLE and by_of(info) != t.owner[source]):
        return False
    return not (ability.by_you and by_of(info) != t.owner[source])


def feasible(t: Season, ability: Ability, source: int) -> bool:
    """An action or response is offered only when it can do something."""
    return feasible_from(t, ability, 0, source)


def feasible_from(t: Season, ability: Ability, pc: int, source: int) -> bool:
    """Whether the effects from here on begin with one that finds what it needs."""
    effect, _number, who, _extra = ability.effects[pc]
    if ability.event == moments.DECLARED and not attempt_is_open(t, effect):
        return False
    if SELECTS[effect] and who & (whom.CHOSEN | whom.AT_CHOSEN):
        return True
    return FEASIBLE[effect](t, ability, pc, source)


def attempt_is_open(t: Season, effect: int) -> bool:
    """Whether a response to a tackle attempt can still bear on it: not once it is replaced; and where both dice apply
    nothing that changes the comparison matters (TM-R56)."""
    if not t.tackles or t.tackles[-1].replaced:
        return False
    both = t.headline >= 0 and t.catalogue.both_dice[t.headline]
    return not (both and COMPARES[effect])


def always(_t: Season, _ability: Ability, _pc: int, _source: int) -> bool:
    """For effects that nothing is needed for."""
    return True


def never(_t: Season, _ability: Ability, _pc: int, _source: int) -> bool:
    """For what does nothing by itself."""
    return False
