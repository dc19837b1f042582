"""Oddities: what a card may have, and what its designer hardly means."""

from typing import Final

from touchline.table.entry import Entry
from touchline.team_manager import card_kinds, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.vocabulary.conditions import EXISTS, MIDFIELD, MORE

Condition = tuple[int, int, int, int]

OF_OTHERS: Final = ("rulebook", "printed")  # sources of values that nobody here has thought up
CERTAIN: Final = whom.THIS | whom.CHOSEN | whom.COMMITTED | whom.TACKLER | whom.TARGET
ELSEWHERE: Final = (
    whom.ANYWHERE | whom.AT_CHOSEN | whom.CHOSEN | whom.COMMITTED | whom.WHERE_YOU_PLAY | whom.WHERE_YOU_STAND
)


def note_oddities(entry: Entry, kind: int, standing: int, downed: int) -> None:
    """Of the values of a card."""
    if (
        kind in (card_kinds.PLAYER, card_kinds.STAR)
        and downed > standing
        and entry.fields.get("source") not in OF_OTHERS
    ):
        entry.odd(f"{entry.id} has more Star Power downed ({downed}) than standing ({standing})", "downed")


def note_conditions(entry: Entry, key: str, abilities: list[Ability]) -> None:
    """Of the conditions of a line, which can never hold together."""
    for ability in abilities:
        for number, one in enumerate(ability.conditions):
            if one[0] == EXISTS.number and one[1] > 1 and one[2] & whom.CARRIER and not one[2] & ELSEWHERE:
                entry.odd("this is never so: a matchup has one ball carrier at most", key)
            if any(exclude(one, other) for other in ability.conditions[:number]):
                entry.odd("this is never so: its conditions exclude each other", key)


def exclude(one: Condition, other: Condition) -> bool:
    """Whether two conditions never hold together."""
    if one[0] == other[0] == MORE.number:
        return one[2] == other[3] and one[3] == other[2]
    carriers = [who for code, _, who, _ in (one, other) if code == EXISTS.number and who & whom.CARRIER]
    if any(who & ELSEWHERE for who in (one[2], other[2])):
        return False
    if carriers and MIDFIELD.number in (one[0], other[0]):
        return True
    if one[0] != EXISTS.number or other[0] != EXISTS.number:
        return False
    if one[2] & other[2] & CERTAIN:
        return (one[2] | other[2]) & (whom.STANDING | whom.DOWNED) == whom.STANDING | whom.DOWNED
    if len(carriers) < 2:
        return False
    both = one[2] | other[2]
    return bool((both & whom.YOURS or both & whom.THIS) and both & whom.THEIRS) or bool(
        both & whom.THIS and both & whom.OTHER
    )
