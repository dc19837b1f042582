"""The mechanics of the expansions, one module for each, in the order in which they act at one moment (TM 20)."""

from typing import Final

from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics import (
    blood,
    contracts,
    corrupt_ref,
    disease,
    downed_skills,
    enchanted_balls,
    fouling,
    penalties,
    regeneration,
    skill_sets,
    stadiums,
    trample,
)

BUILT_IN: Final[tuple[Mechanic, ...]] = (
    skill_sets.MECHANIC,
    downed_skills.MECHANIC,
    regeneration.MECHANIC,
    fouling.MECHANIC,
    blood.MECHANIC,
    trample.MECHANIC,
    contracts.MECHANIC,
    penalties.MECHANIC,
    enchanted_balls.MECHANIC,
    disease.MECHANIC,
    corrupt_ref.MECHANIC,
    stadiums.MECHANIC,
)
