"""Conditions of a challenge: what must be so for its claim (BB 7)."""

from typing import Final

TARGET_INJURED: Final = 0
OPPONENT_LOST_BALL: Final = 1
RUNS: Final = 2  # the team has made n Run Actions this turn
TOOK_BALL: Final = 3  # one the team did not hold when the turn began
BESIDE_TEAM_MATES: Final = 4
SUCCEEDED: Final = 5
NEGATIVE: Final = 6  # the Throw Check had a negative modifier
NOT_HAND_OFF: Final = 7
BALL_FURTHER: Final = 8  # n columns from the own End Zone, and still held
PLAYERS_ACTED: Final = 9
KINDS_USED: Final = 10  # among the team
ON_TRAPDOOR: Final = 11
OPPONENT_HAS_BALL: Final = 12
KINDS_BY_PLAYER: Final = 13  # by this player, free Actions not counted
TOUCHDOWN: Final = 14
NOBODY_BESIDE: Final = 15  # no player of the team beside a team-mate
TARGET_DOWN: Final = 16
ALONE_MARKS: Final = 17  # Marks n opponents whom no team-mate Marks
