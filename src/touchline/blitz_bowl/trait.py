"""Traits: what a position always does, or a bonus play for an Action or a turn. Bits."""

from typing import Final

RUN_BESIDE: Final = 1 << 0  # a Run may pass squares beside opponents
RUN_END_OPEN: Final = 1 << 1  # … but must end Open
RUN_STOP_BESIDE: Final = 1 << 2  # a Run may enter a square beside opponents, and ends there
RUN_THROUGH_PLAYERS: Final = 1 << 3
RUN_THROUGH_BLOCKED: Final = 1 << 4
RUN_MARKED: Final = 1 << 5  # may Run while Marked
IGNORED: Final = 1 << 6  # opponents may run beside this player
STOPS: Final = 1 << 7  # opponents may run beside this player, which ends their Run
NEVER_THROWS: Final = 1 << 8
THROW_MARKED: Final = 1 << 9
THROW_REROLL: Final = 1 << 10  # a failed Throw Check
BLOCK_REROLL: Final = 1 << 11
BLOCK_ALONE: Final = 1 << 12  # its Blocks cannot be Assisted
BLOCK_ASSISTED: Final = 1 << 13  # its Blocks count as Assisted
BLOCK_ALL_DICE: Final = 1 << 14  # every die is resolved, in an order its coach picks
MUST_FOLLOW_UP: Final = 1 << 15
TARGET_ALONE: Final = 1 << 16  # Blocks against it cannot be Assisted
NO_ASSIST_BESIDE: Final = 1 << 17  # opponents beside it cannot Assist
CHOOSES_BOUNCE: Final = 1 << 18  # of the ball it held when Knocked Down
HANDLING: Final = 1 << 19  # takes a ball whenever it is moved onto it
BLOODLUST: Final = 1 << 20
MINION: Final = 1 << 21
DUMP_OFF: Final = 1 << 22
STANDS_FIRST: Final = 1 << 23  # free Stand Up before the first Action
RAISES: Final = 1 << 24  # after its Actions adjacent Prone team-mates may stand up
ANY_RANGE: Final = 1 << 25
NO_MODIFIERS: Final = 1 << 26
THROWS_PLAYERS: Final = 1 << 27  # may make Throw Team-mate Actions

MARKED_MORE: Final = RUN_MARKED | THROW_MARKED  # Actions that others cannot make while Marked
GIFTS: Final = MARKED_MORE | THROWS_PLAYERS  # Actions that others cannot make
