"""Records of what is under way: tackles, running abilities, and what is remembered of an event."""

from typing import Final

from touchline.team_manager.state import Season

# --- A tackle under way: a record of seventeen numbers on ``Season.tackles``, the current one last ---------------
T_SIZE: Final = 17
T_TACKLER: Final = 0
T_TARGET: Final = 1
T_MATCHUP: Final = 2
T_TACKLER_POWER: Final = 3  # what responses add
T_TARGET_POWER: Final = 4
T_FLAGS: Final = 5
T_DICE: Final = 6  # how many lie on the table
T_FIRST: Final = 7
T_SECOND: Final = 8
T_CHOOSER: Final = 9
T_VICTIM: Final = 10  # who takes the result
T_MISS_COST: Final = 11  # fans the tackler's manager loses if Miss is applied
T_MISS_CARD: Final = 13
T_HIT: Final = 14  # whom the first Target Down strikes, or -1
T_HIT_AGAIN: Final = 15  # whom the second one strikes (only a soggy pitch applies two), or -1
T_FALLS: Final = 16  # how many dice bring the tackler down
F_HIGHER: Final = 1
F_ONE_DIE: Final = 2
F_REPLACED: Final = 4
F_STANDING_POWER: Final = 8
F_PAIR: Final = 32

# --- What is remembered of an event ----------------------------------------------------------------------------
WAS_CARRIER: Final = 1
WAS_STANDING: Final = 2
BY_TACKLE: Final = 4
AND_INJURED: Final = 8  # what put him down has injured him too


def info_of(carrier: bool, standing: bool, by: int) -> int:
    return (1 if carrier else 0) | (2 if standing else 0) | by + 1 << 4


def by_of(info: int) -> int:
    """The manager who brought the event about, or -1."""
    return (info >> 4) - 1


def tackle_base(t: Season) -> int:
    return len(t.tackles) - T_SIZE


# --- Frames: an ability that is running, in one integer -------------------------------------------------------


def frame_of(number: int, pc: int, chosen: int, spot: int) -> int:
    """Its number, the effect it has come to, the player it chose (or -1) and the matchup where he was (or -1)."""
    return number | pc << 12 | chosen + 1 << 20 | spot + 1 << 32


def number_of(frame: int) -> int:
    return frame & 4095


def pc_of(frame: int) -> int:
    return frame >> 12 & 255


def chosen_of(frame: int) -> int:
    return (frame >> 20 & 4095) - 1


def spot_of(frame: int) -> int:
    return (frame >> 32) - 1


def next_of(frame: int) -> int:
    """The same frame, one effect further."""
    return frame + 4096


def jump(frame: int, pc: int) -> int:
    return frame_of(number_of(frame), pc, chosen_of(frame), spot_of(frame))
