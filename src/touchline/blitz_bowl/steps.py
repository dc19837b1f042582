"""Steps of Blitz Bowl as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

TOSS: Final = 0
ARENA: Final = 1
PITCH: Final = 2
PITCH_CHOSEN: Final = 3
TEAMS: Final = 4
TEAM_CHOSEN: Final = 5
DEAL: Final = 6
PLACE: Final = 7
PLACED: Final = 8
FIRST_BALL: Final = 9
BALL_CHOSEN: Final = 10
TURN: Final = 11
START: Final = 12
START_CHOSEN: Final = 13
REFRESH: Final = 14
REPLACED: Final = 15
FILL: Final = 16
EVENT: Final = 17
EFFECT: Final = 18
TRIP: Final = 19
TRIPPED: Final = 20
BENCH: Final = 21
BENCH_CHOSEN: Final = 22
NEW_BALL: Final = 23
NO_BALL: Final = 24
EMERGENCY: Final = 25
EMERGENCY_CHOSEN: Final = 26
MENU: Final = 27
ACTION_CHOSEN: Final = 28
FREE_PLAYER_CHOSEN: Final = 29
FREE_ACTION: Final = 30
RUN_CHOSEN: Final = 31
MARK_CHOSEN: Final = 32
THROW_CHOSEN: Final = 33
THROW_KEPT: Final = 34
BLOCK_CHOSEN: Final = 35
TARGETED: Final = 36
TARGETED_CHOSEN: Final = 37
BLOCK_ROLL: Final = 38
NEXT_DIE: Final = 39
RESULT_CHOSEN: Final = 40
FOLLOWED_UP: Final = 41
ARMOUR: Final = 42
KNOCKED_CHOSEN: Final = 43
ARMOUR_CHOSEN: Final = 44
BOUNCED_TO: Final = 45
SIDESTEP_CHOSEN: Final = 46
RESERVES_CHOSEN: Final = 47
FOUL_CHOSEN: Final = 48
LIFTED: Final = 49
THROW_PLAYER_TO: Final = 50
THROWN_BALL: Final = 51
SETTLE: Final = 52
ANSWERED: Final = 53
ANSWERER_CHOSEN: Final = 54
SHADOW_CHOSEN: Final = 55
INTERRUPTED: Final = 56
CONCLUDE: Final = 57
CLAIM_CHOSEN: Final = 58
EARNED: Final = 59
EARNED_CHOSEN: Final = 60
BLOODLUST_CHOSEN: Final = 61
END_TURN: Final = 62
HAND_LIMIT_CHOSEN: Final = 63
NAMES: Final[tuple[str, ...]] = (
    "toss",
    "arena",
    "pitch",
    "pitch-chosen",
    "teams",
    "team-chosen",
    "deal",
    "place",
    "placed",
    "first-ball",
    "ball-chosen",
    "turn",
    "start",
    "start-chosen",
    "refresh",
    "replaced",
    "fill",
    "event",
    "effect",
    "trip",
    "tripped",
    "bench",
    "bench-chosen",
    "new-ball",
    "no-ball",
    "emergency",
    "emergency-chosen",
    "menu",
    "action-chosen",
    "free-player-chosen",
    "free-action",
    "run-chosen",
    "mark-chosen",
    "throw-chosen",
    "throw-kept",
    "block-chosen",
    "targeted",
    "targeted-chosen",
    "block-roll",
    "next-die",
    "result-chosen",
    "followed-up",
    "armour",
    "knocked-chosen",
    "armour-chosen",
    "bounced-to",
    "sidestep-chosen",
    "reserves-chosen",
    "foul-chosen",
    "lifted",
    "throw-player-to",
    "thrown-ball",
    "settle",
    "answered",
    "answerer-chosen",
    "shadow-chosen",
    "interrupted",
    "conclude",
    "claim-chosen",
    "earned",
    "earned-chosen",
    "bloodlust-chosen",
    "end-turn",
    "hand-limit-chosen",
)
