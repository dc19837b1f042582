"""Families: cards that are alike to those who do not know them (for ``imagine``)."""

from typing import Final

ROSTER: Final = 0  # and seat
UPGRADES: Final = 5  # and seat
STARS: Final = 10  # and union, of those of the base game
STAFF: Final = 12
HIGHLIGHTS: Final = 13
SPIKE: Final = 14
TOKENS: Final = 15
UNIONS: Final = 16  # the stars of further unions: and the number of the union
KINDS: Final = 48  # cards of the kinds that mechanics bring: and the number of the kind
MOST: Final = 95
