"""Steps of Team Manager as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

STARTING: Final = 0
WEEK: Final = 1
REFRESH: Final = 2
REPLENISH: Final = 3
RESTOCK: Final = 4
SPIKE: Final = 5
HIGHLIGHTS: Final = 6
KICKOFF: Final = 7
TURN: Final = 8
TURN_CHOSEN: Final = 9
COMMIT: Final = 10
SKILLS: Final = 11
SKILL: Final = 12
PASS_CHOSEN: Final = 13
PASS_USUAL: Final = 14
SPRINT_CHOSEN: Final = 15
SPRINT_DISCARDED: Final = 16
TACKLE_CHOSEN: Final = 17
TACKLE: Final = 18
TACKLE_ROLL: Final = 19
TACKLE_CHOOSE: Final = 20
TACKLE_RESULT: Final = 21
TACKLE_GUARDED: Final = 22
TACKLE_APPLY: Final = 23
TACKLE_SUCCEEDED: Final = 24
TACKLE_END: Final = 25
FALL: Final = 26
TOPPLE: Final = 27
DOWNED: Final = 28
INJURE: Final = 29
INJURE_FALLEN: Final = 30
INJURED: Final = 31
BALL: Final = 32
BALL_CHOSEN: Final = 33
DROP: Final = 34
DROP_CHOSEN: Final = 35
ACTION: Final = 36
ACTION_CHOSEN: Final = 37
PASS_DISCARD: Final = 38
PASS_DISCARDED: Final = 39
WINDOW: Final = 40
RESPONDED: Final = 41
RUN: Final = 42
PICKED: Final = 43
POWER_PICKED: Final = 44
ATTEMPT_CHOSEN: Final = 45
REROLLED: Final = 46
SKILL_PICKED: Final = 47
TOKEN_PICKED: Final = 48
PEEKED: Final = 49
SHIFTED: Final = 50
MOVED: Final = 51
BALL_LEFT: Final = 52
COMMIT_ZONE_CHOSEN: Final = 53
REPLACED: Final = 54
FACING_CHOSEN: Final = 55
OPPONENT_CHOSEN: Final = 56
OPPONENT_PLAYER_CHOSEN: Final = 57
SCOREBOARD: Final = 58
RESOLVE: Final = 59
REVEAL_TOKENS: Final = 60
EJECT: Final = 61
EJECT_PLAYER: Final = 62
FRENZY: Final = 63
SCORE_SEAT: Final = 64
QUIET: Final = 65
WINNER: Final = 66
RANK: Final = 67
RANKED: Final = 68
OUTCOME: Final = 69
PAY_SEAT: Final = 70
SECTION: Final = 71
SECTION_CHOSEN: Final = 72
DRAW_CARDS: Final = 73
DRAW_MORE: Final = 74
KEEP: Final = 75
KEPT: Final = 76
BOTTOMED: Final = 77
CLEAR: Final = 78
IMPROVE: Final = 79
FREEBOOTERS: Final = 80
FREEBOOTER_CHOSEN: Final = 81
SHUFFLE_IN: Final = 82
STARS_ON_TOP: Final = 83
STAR_PLACED: Final = 84
WEEK_END: Final = 85
SEASON_END: Final = 86
DOWNED_FIRST: Final = 87
PLAYED: Final = 88
USED: Final = 89
ALTERNATIVE_CHOSEN: Final = 90
OFFERED: Final = 91
ENTERED: Final = 92
NAMES: Final[tuple[str, ...]] = (
    "starting",
    "week",
    "refresh",
    "replenish",
    "restock",
    "spike",
    "highlights",
    "kickoff",
    "turn",
    "turn-chosen",
    "commit",
    "skills",
    "skill",
    "pass-chosen",
    "pass-usual",
    "sprint-chosen",
    "sprint-discarded",
    "tackle-chosen",
    "tackle",
    "tackle-roll",
    "tackle-choose",
    "tackle-result",
    "tackle-guarded",
    "tackle-apply",
    "tackle-succeeded",
    "tackle-end",
    "fall",
    "topple",
    "downed",
    "injure",
    "injure-fallen",
    "injured",
    "ball",
    "ball-chosen",
    "drop",
    "drop-chosen",
    "action",
    "action-chosen",
    "pass-discard",
    "pass-discarded",
    "window",
    "responded",
    "run",
    "picked",
    "power-picked",
    "attempt-chosen",
    "rerolled",
    "skill-picked",
    "token-picked",
    "peeked",
    "shifted",
    "moved",
    "ball-left",
    "commit-zone-chosen",
    "replaced",
    "facing-chosen",
    "opponent-chosen",
    "opponent-player-chosen",
    "scoreboard",
    "resolve",
    "reveal-tokens",
    "eject",
    "eject-player",
    "frenzy",
    "score-seat",
    "quiet",
    "winner",
    "rank",
    "ranked",
    "outcome",
    "pay-seat",
    "section",
    "section-chosen",
    "draw-cards",
    "draw-more",
    "keep",
    "kept",
    "bottomed",
    "clear",
    "improve",
    "freebooters",
    "freebooter-chosen",
    "shuffle-in",
    "stars-on-top",
    "star-placed",
    "week-end",
    "season-end",
    "downed-first",
    "played",
    "used",
    "alternative-chosen",
    "offered",
    "entered",
)
