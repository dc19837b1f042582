"""Selectors and headings as they are written, with the numbers that the rules know them by."""

from typing import Final

from touchline.team_manager import headings, whom
from touchline.team_manager.vocabulary.word import W_IT

HEADINGS: Final = (
    ("when played", headings.PLAYED),
    ("penalty", headings.PENALTY),
    ("response", headings.RESPONSE),
    ("action", headings.ACTION),
    ("scoreboard", headings.SCOREBOARD),
    ("end", headings.END),
    ("this week", headings.WEEK),
    ("now", headings.NOW),
    ("always", headings.ALWAYS),
)
# One certain player.
CERTAIN: Final = (
    ("this", whom.THIS),
    ("chosen", whom.CHOSEN),
    ("committed", whom.COMMITTED),
    ("the tackler", whom.TACKLER),
    ("the target", whom.TARGET),
    ("it", W_IT),
)
OWNERS: Final = (("yours", whom.YOURS), ("theirs", whom.THEIRS), ("any", 0))
STATES: Final = (("standing", whom.STANDING), ("downed", whom.DOWNED), ("carrier", whom.CARRIER))
QUALITIES: Final = (
    ("other", whom.OTHER),
    ("standing", whom.STANDING),
    ("downed", whom.DOWNED),
    ("carrier", whom.CARRIER),
    ("star", whom.STAR),
    ("with guard", whom.GUARD),
    ("with sprint", whom.SPRINT),
    ("in the tackle", whom.INVOLVED),
)
PLACES: Final = (
    ("here", whom.HERE),
    ("anywhere", whom.ANYWHERE),
    ("where you stand", whom.WHERE_YOU_STAND),
    ("where you play", whom.WHERE_YOU_PLAY),
    ("at chosen", whom.AT_CHOSEN),
)
