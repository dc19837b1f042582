"""Moments: what an ability answers.

Of each, the *subject* is the player it befalls, the *agent* the player who brought it about (or none).
"""

from typing import Final

from touchline.table.errors import BadArgument

NONE: Final = 0
DECLARED: Final = 1  # a tackle is declared: subject target, agent tackler
ROLLED: Final = 2  # its dice lie on the table
TACKLED: Final = 3  # it succeeded: subject the player who took the result, agent tackler
PAIR: Final = 4  # its dice showed two Target Down: subject target, agent tackler
DOWNED: Final = 5  # subject went from standing to downed
INJURED: Final = 6  # subject was injured
GOT_BALL: Final = 7  # subject became ball carrier
LOST_BALL: Final = 8  # subject stopped being ball carrier
PASSED: Final = 9  # subject used the passing skill
EJECTIONS: Final = 10  # tokens are faceup, ejections come next
EJECTED: Final = 11  # subject was ejected
SCORING: Final = 12  # the step for Scoreboard abilities
TOTALS: Final = 13  # Star Power was added up
WON: Final = 14  # "you win": the matchup being resolved
LOST: Final = 15
COLLECT: Final = 16  # you are about to draw Star Players for a payout
PLAYED: Final = 17
ACTION: Final = 18
END: Final = 19
COMMITTED: Final = 20  # subject was committed; nothing of his happened yet
CHEATED: Final = 21  # subject used the cheating skill
SPRINTED: Final = 22  # … sprinting: the cards are drawn and discarded
USED_TACKLE: Final = 23  # … tackling: the attempt is over
USED: Final[tuple[int, ...]] = (CHEATED, PASSED, SPRINTED, USED_TACKLE)  # in the order of the skills
NAMES: Final[tuple[str, ...]] = (
    "none",
    "declared",
    "rolled",
    "tackled",
    "pair",
    "downed",
    "injured",
    "got-ball",
    "lost-ball",
    "passed",
    "ejections",
    "ejected",
    "scoring",
    "totals",
    "won",
    "lost",
    "collect",
    "played",
    "action",
    "end",
    "committed",
    "cheated",
    "sprinted",
    "used-tackle",
)
FIRST_ADDED: Final = len(NAMES)
ADDED: Final[list[str]] = []  # by mechanics


def new_event(name: str) -> int:
    """The number of an event that a mechanic brings about and abilities answer; its Moment says how that is written."""
    if name in names():
        raise BadArgument(f"The event {name!r} is there already; abilities answer each by one name.")
    ADDED.append(name)
    return FIRST_ADDED + len(ADDED) - 1


def names() -> list[str]:
    """By their numbers."""
    return [*NAMES, *ADDED]
