"""The mechanics of the expansions that come with the game, one module for each; there is none yet."""

from typing import Final

from touchline.team_manager.mechanic import Mechanic

BUILT_IN: Final[tuple[Mechanic, ...]] = ()  # in the order in which they are added, and so numbered
