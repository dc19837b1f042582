"""The mechanics of the expansions, one module for each, in the order in which they act at one moment (TM 20)."""

from typing import Final

from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics import (
    blood,
    contracts,
    downed_skills,
    enchanted_balls,
    regeneration,
    skill_sets,
)

BUILT_IN: Final[tuple[Mechanic, ...]] = (
    skill_sets.MECHANIC,
    downed_skills.MECHANIC,
    regeneration.MECHANIC,
    blood.MECHANIC,
    contracts.MECHANIC,
    enchanted_balls.MECHANIC,
)
