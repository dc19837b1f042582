"""The numbers of files of the first formats (versions 0.1 and 0.2), and what they are today.

Then files had the numbers of places, moments and verbs. These tables stay as they are, whatever is numbered anew.
"""

from typing import Final

from touchline.table.registry import PLACE
from touchline.team_manager import families, moments, places, sorts

# The first number of a row of places, and the number that it has today; what follows in the row follows today.
PLACES: Final = (
    (0, places.HAND),
    (5, places.DECK),
    (10, places.DISCARD),
    (15, places.UPGRADE_DECK),
    (20, places.IN_PLAY),
    (25, places.IMPROVEMENTS),
    (30, places.DRAWN),
    (35, places.STAR_DECK),
    (37, places.STAFF_DECK),
    (38, places.HIGHLIGHT_DECK),
    (39, places.SPIKE_DECK),
    (40, places.SPIKE_PILE),
    (41, places.BOX),
    (42, places.POOL),
    (43, places.ASIDE),
    (44, places.MATCHUP),
)
EARLIER_MATCHUP: Final = 44  # of highlights 1 to 7; the tournament came after them
EARLIER_ZONE: Final = 52
EARLIER_ZONES: Final = 5
EARLIER_TOURNAMENT: Final = 7
EARLIER_ON: Final = 92
FAMILIES: Final = (
    (0, families.ROSTER),
    (5, families.UPGRADES),
    (10, families.STARS),
    (12, families.STAFF),
    (13, families.HIGHLIGHTS),
    (14, families.SPIKE),
    (15, families.TOKENS),
)
MOMENTS: Final = (
    moments.NONE,
    moments.DECLARED,
    moments.ROLLED,
    moments.TACKLED,
    moments.PAIR,
    moments.DOWNED,
    moments.INJURED,
    moments.GOT_BALL,
    moments.LOST_BALL,
    moments.PASSED,
    moments.EJECTIONS,
    moments.EJECTED,
    moments.SCORING,
    moments.TOTALS,
    moments.WON,
    moments.LOST,
    moments.COLLECT,
    moments.PLAYED,
    moments.ACTION,
    moments.END,
    moments.COMMITTED,
    moments.CHEATED,
    moments.SPRINTED,
    moments.USED_TACKLE,
)
EARLIER_VERBS: Final = (
    "commit",
    "pass",
    "discard",
    "done",
    "pass-ball",
    "skip",
    "sprint",
    "tackle",
    "strip-ball",
    "use-skill",
    "use",
    "decline",
    "reroll",
    "apply",
    "guard",
    "give",
    "keep-ball",
    "pick",
    "peek-keep",
    "peek-redraw",
    "shift",
    "move",
    "act",
    "replace",
    "face-left",
    "face-right",
    "oppose",
    "either",
    "keep",
    "bottom",
    "draw-more",
    "return",
    "place",
    "ahead",
    "take",
)


def earlier_argument(sort: str, value: int) -> int:
    """An argument of a step, an option or an event, or the place of one, as it is today."""
    if sort in (PLACE, sorts.PILE):
        return earlier_place(value)
    if sort == sorts.MATCHUP:
        return earlier_matchup(value)
    if sort == sorts.MOMENT:
        return earlier_moment(value)
    if sort == sorts.PILE_AND_NUMBER:
        return earlier_place(value >> 8) << 8 | value & 255
    if sort == sorts.WINDOW:
        return earlier_moment(value >> 16) << 16 | value & 65535
    if sort == sorts.WHERE:
        return value & ~15 | earlier_matchup(value & 15)
    return value


def earlier_place(value: int) -> int:
    if value < 0:
        return value
    if value >= EARLIER_ON:
        return places.ON + value - EARLIER_ON
    if value >= EARLIER_ZONE:
        matchup, side = divmod(value - EARLIER_ZONE, EARLIER_ZONES)
        return places.ZONE + earlier_matchup(matchup) * places.ZONES + side
    if value >= EARLIER_MATCHUP:
        return places.MATCHUP + earlier_matchup(value - EARLIER_MATCHUP)
    return row_of(PLACES, value)


def earlier_matchup(value: int) -> int:
    return places.TOURNAMENT_AT if value == EARLIER_TOURNAMENT else value


def earlier_moment(value: int) -> int:
    return MOMENTS[value] if 0 <= value < len(MOMENTS) else value


def earlier_moments(bits: int) -> int:
    """A bit for each moment."""
    return sum(1 << now for then, now in enumerate(MOMENTS) if bits >> then & 1)


def earlier_family(value: int) -> int:
    return row_of(FAMILIES, value)


def row_of(rows: tuple[tuple[int, int], ...], value: int) -> int:
    found = value
    for first, now in rows:
        if value >= first:
            found = now + value - first
    return found
