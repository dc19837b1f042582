"""Selectors: which players an ability means. Bits; a missing bit does not restrict."""

from typing import Final

THIS: Final = 1 << 0  # the card itself
YOURS: Final = 1 << 1
THEIRS: Final = 1 << 2
OTHER: Final = 1 << 3  # not the card itself
STANDING: Final = 1 << 4
DOWNED: Final = 1 << 5
CARRIER: Final = 1 << 6
GUARD: Final = 1 << 7  # has Guard
SPRINT: Final = 1 << 8  # shows a sprinting icon
STAR: Final = 1 << 9  # a Star Player without Freebooter
HERE: Final = 1 << 10  # at the matchup of the card, the tackle or the matchup being resolved
ANYWHERE: Final = 1 << 11
WHERE_YOU_STAND: Final = 1 << 12  # at a matchup where you have a standing player
WHERE_YOU_PLAY: Final = 1 << 13  # at a matchup where you have a player
CHOSEN: Final = 1 << 14  # the player chosen before in the same ability
COMMITTED: Final = 1 << 15  # the player you committed this turn
TACKLER: Final = 1 << 16
TARGET: Final = 1 << 17  # the target, or after Guard the player who took the result
INVOLVED: Final = 1 << 18  # tackler or target
DIFFERENT: Final = 1 << 19  # not the target of this tackle, nor one its tackler tackled before this week
AT_CHOSEN: Final = 1 << 20  # at the matchup of the chosen player
