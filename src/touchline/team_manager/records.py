"""What is remembered of an event, and running abilities, each packed into one integer."""

from typing import Final

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
