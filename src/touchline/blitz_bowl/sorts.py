"""Sorts of arguments that Blitz Bowl has beside those of any game: what files name."""

from typing import Final

ACTION: Final = "action"
ARENA: Final = "arena"
BALL_KIND: Final = "ball kind"
CHALLENGE: Final = "challenge"
COUNTED: Final = "face counted"  # as which other, and by what
FACE: Final = "face"  # of the block die
FACES: Final = "faces"
FOUL: Final = "foul"  # the face, and the result
MOMENT: Final = "moment"
PITCH: Final = "pitch"
PLAY: Final = "bonus play"
TEAM: Final = "team"
UPSET: Final = "upset"
WAY: Final = "way to roll again"
