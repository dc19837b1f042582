"""Skills of players: a record for each, and nobody else needs to know which there are (TM 5.5).

A skill has its number for good: it stands in compiled abilities, options and events. Those of the base game have 0 to
4, where the last is no icon but leaves the choice among them (``icons.ANY``); what a mechanic brings comes behind them.
"""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadArgument

# What happens when a player uses it, and whether that could do anything now: the table and the player.
Uses = Callable[[Any, int], None]
Usable = Callable[[Any, int], bool]


class Skill:
    """Something that a player does when he comes on, or when a card says so."""

    def __init__(self, name: str, word: str, uses: Uses, usable: Usable) -> None:
        self.name = name  # as cards have it: "cheat"
        self.written = name  # in the card language
        self.word = word  # as sentences have it: "cheating"
        self.number = -1  # its place in SKILLS
        self.uses: Uses = uses
        self.usable: Usable = usable
        self.mandatory = False  # else its manager is asked
        self.moment = 0  # what abilities answer when it was used
        self.icon = True  # whether players have it printed
        self.common = True  # whether a card that lets anybody choose a skill means this one too
        self.downed = False  # whether only those who lie on the ground use it
        self.mechanic = ""  # which brings it; empty in the base game


SKILLS: Final[list[Skill]] = []
# By the number of a skill.
USES: Final[list[Uses]] = []
USABLE: Final[list[Usable]] = []
COMMON: Final[list[bool]] = []


def add_skills(skills: tuple[Skill, ...]) -> None:
    check_new_skills(skills)
    for skill in skills:
        skill.number = len(SKILLS)
        SKILLS.append(skill)
        USES.append(skill.uses)
        USABLE.append(skill.usable)
        COMMON.append(skill.common)


def check_new_skills(skills: tuple[Skill, ...]) -> None:
    for n, skill in enumerate(skills):
        if skill.name in [other.name for other in (*SKILLS, *skills[:n])]:
            raise BadArgument(f"The skill {skill.name!r} is there already; a skill has one record.")


def take_back_skills(number: int) -> None:
    """Take away so many of those that were added last."""
    first = len(SKILLS) - number
    del SKILLS[first:]
    del USES[first:]
    del USABLE[first:]
    del COMMON[first:]


def skill_word(number: int) -> str:
    return SKILLS[number].word if 0 <= number < len(SKILLS) else str(number)
