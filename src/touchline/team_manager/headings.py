"""Headings: under which heading an ability stands (TM 8.1)."""

from typing import Final

PLAYED: Final = 0  # When Played
RESPONSE: Final = 1
ACTION: Final = 2  # Matchup Action
SCOREBOARD: Final = 3
END: Final = 4  # End of Game
WEEK: Final = 5  # a headline's This Week
NOW: Final = 6  # a headline that acts at once
ALWAYS: Final = 7  # no heading: works whenever its player stands
PENALTY: Final = 8  # on a penalty card: when it is resolved
