"""Steps, kinds of decision, verbs and events of Team Manager as numbers, in the order of the registry (``game.py``).

The names are those in files and on wires; they never change their meaning.
"""

from typing import Final

S_STARTING: Final = 0
S_WEEK: Final = 1
S_REFRESH: Final = 2
S_REPLENISH: Final = 3
S_RESTOCK: Final = 4
S_SPIKE: Final = 5
S_HIGHLIGHTS: Final = 6
S_KICKOFF: Final = 7
S_TURN: Final = 8
S_TURN_CHOSEN: Final = 9
S_COMMIT: Final = 10
S_SKILLS: Final = 11
S_SKILL: Final = 12
S_PASS_CHOSEN: Final = 13
S_PASS_USUAL: Final = 14
S_SPRINT_CHOSEN: Final = 15
S_SPRINT_DISCARDED: Final = 16
S_TACKLE_CHOSEN: Final = 17
S_TACKLE: Final = 18
S_TACKLE_ROLL: Final = 19
S_TACKLE_CHOOSE: Final = 20
S_TACKLE_RESULT: Final = 21
S_TACKLE_GUARDED: Final = 22
S_TACKLE_APPLY: Final = 23
S_TACKLE_SUCCEEDED: Final = 24
S_TACKLE_END: Final = 25
S_FALL: Final = 26
S_TOPPLE: Final = 27
S_DOWNED: Final = 28
S_INJURE: Final = 29
S_INJURE_FALLEN: Final = 30
S_INJURED: Final = 31
S_BALL: Final = 32
S_BALL_CHOSEN: Final = 33
S_DROP: Final = 34
S_DROP_CHOSEN: Final = 35
S_ACTION: Final = 36
S_ACTION_CHOSEN: Final = 37
S_PASS_DISCARD: Final = 38
S_PASS_DISCARDED: Final = 39
S_WINDOW: Final = 40
S_RESPONDED: Final = 41
S_RUN: Final = 42
S_PICKED: Final = 43
S_POWER_PICKED: Final = 44
S_ATTEMPT_CHOSEN: Final = 45
S_REROLLED: Final = 46
S_SKILL_PICKED: Final = 47
S_TOKEN_PICKED: Final = 48
S_PEEKED: Final = 49
S_SHIFTED: Final = 50
S_MOVED: Final = 51
S_BALL_LEFT: Final = 52
S_COMMIT_ZONE_CHOSEN: Final = 53
S_REPLACED: Final = 54
S_FACING_CHOSEN: Final = 55
S_OPPONENT_CHOSEN: Final = 56
S_OPPONENT_PLAYER_CHOSEN: Final = 57
S_SCOREBOARD: Final = 58
S_RESOLVE: Final = 59
S_REVEAL_TOKENS: Final = 60
S_EJECT: Final = 61
S_EJECT_PLAYER: Final = 62
S_FRENZY: Final = 63
S_SCORE_SEAT: Final = 64
S_QUIET: Final = 65
S_WINNER: Final = 66
S_RANK: Final = 67
S_RANKED: Final = 68
S_OUTCOME: Final = 69
S_PAY_SEAT: Final = 70
S_SECTION: Final = 71
S_SECTION_CHOSEN: Final = 72
S_DRAW_CARDS: Final = 73
S_DRAW_MORE: Final = 74
S_KEEP: Final = 75
S_KEPT: Final = 76
S_BOTTOMED: Final = 77
S_CLEAR: Final = 78
S_IMPROVE: Final = 79
S_FREEBOOTERS: Final = 80
S_FREEBOOTER_CHOSEN: Final = 81
S_SHUFFLE_IN: Final = 82
S_STARS_ON_TOP: Final = 83
S_STAR_PLACED: Final = 84
S_WEEK_END: Final = 85
S_SEASON_END: Final = 86

STEPS: Final = (
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
)

V_COMMIT: Final = 0
V_PASS: Final = 1
V_DISCARD: Final = 2
V_DONE: Final = 3
V_PASS_BALL: Final = 4
V_SKIP: Final = 5
V_SPRINT: Final = 6
V_TACKLE: Final = 7
V_STRIP_BALL: Final = 8
V_USE_SKILL: Final = 9
V_USE: Final = 10
V_DECLINE: Final = 11
V_REROLL: Final = 12
V_APPLY: Final = 13
V_GUARD: Final = 14
V_GIVE: Final = 15
V_KEEP_BALL: Final = 16
V_PICK: Final = 17
V_PEEK_KEEP: Final = 18
V_PEEK_REDRAW: Final = 19
V_SHIFT: Final = 20
V_MOVE: Final = 21
V_ACT: Final = 22
V_REPLACE: Final = 23
V_FACE_LEFT: Final = 24
V_FACE_RIGHT: Final = 25
V_OPPOSE: Final = 26
V_EITHER: Final = 27
V_KEEP: Final = 28
V_BOTTOM: Final = 29
V_DRAW_MORE: Final = 30
V_RETURN: Final = 31
V_PLACE: Final = 32
V_AHEAD: Final = 33

VERBS: Final = (
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
)

K_TURN: Final = 0
K_PASS_DISCARDS: Final = 1
K_PASS_SKILL: Final = 2
K_SPRINT_SKILL: Final = 3
K_SPRINT_DISCARD: Final = 4
K_TACKLE_SKILL: Final = 5
K_ANY_SKILL: Final = 6
K_RESPOND: Final = 7
K_REROLL_DIE: Final = 8
K_RESULT: Final = 9
K_GUARD: Final = 10
K_DUMP_OFF: Final = 11
K_PICK_PLAYER: Final = 12
K_PICK_TOKEN: Final = 13
K_PEEK: Final = 14
K_SHIFT: Final = 15
K_MOVE: Final = 16
K_BALL_LEFT: Final = 17
K_ACTION: Final = 18
K_HIGHLIGHT: Final = 19
K_FACING: Final = 20
K_OPPONENT: Final = 21
K_OPPONENT_PLAYER: Final = 22
K_COMMIT_ZONE: Final = 23
K_ATTEMPT: Final = 24
K_EITHER_OR: Final = 25
K_KEEP: Final = 26
K_BOTTOM: Final = 27
K_MORE_STARS: Final = 28
K_FREEBOOTER: Final = 29
K_STARS_ON_TOP: Final = 30
K_RANK: Final = 31

KINDS: Final = (
    "turn",
    "pass-discards",
    "pass-skill",
    "sprint-skill",
    "sprint-discard",
    "tackle-skill",
    "any-skill",
    "respond",
    "reroll-die",
    "result",
    "guard",
    "dump-off",
    "pick-player",
    "pick-token",
    "peek",
    "shift",
    "move",
    "ball-left",
    "action",
    "highlight",
    "facing",
    "opponent",
    "opponent-player",
    "commit-zone",
    "attempt",
    "either-or",
    "keep",
    "bottom",
    "more-stars",
    "freebooter",
    "stars-on-top",
    "rank",
)

EV_WEEK_BEGINS: Final = 0
EV_REFRESHED: Final = 1
EV_HAND_DRAWN: Final = 2
EV_DECK_SHUFFLED: Final = 3
EV_POOL_RESTOCKED: Final = 4
EV_SPIKE_REVEALED: Final = 5
EV_HIGHLIGHT_REVEALED: Final = 6
EV_HIGHLIGHT_RETURNED: Final = 7
EV_KICKED_OFF: Final = 8
EV_COMMITTED: Final = 9
EV_MOVED: Final = 10
EV_FIELDED: Final = 11
EV_PASSED: Final = 12
EV_DISCARDED: Final = 13
EV_DRAWN: Final = 14
EV_STAR_TAKEN: Final = 15
EV_SKILL_USED: Final = 16
EV_TOKEN_ASSIGNED: Final = 17
EV_TOKEN_PEEKED: Final = 18
EV_TOKEN_DISCARDED: Final = 19
EV_TOKEN_MOVED: Final = 20
EV_TOKEN_TURNED_UP: Final = 21
EV_TACKLE_DECLARED: Final = 22
EV_TACKLE_COMPARED: Final = 23
EV_DICE_ROLLED: Final = 24
EV_DIE_ROLLED: Final = 25
EV_DICE_REROLLED: Final = 26
EV_RESULT_APPLIED: Final = 27
EV_GUARDED: Final = 28
EV_TACKLE_SUCCEEDED: Final = 29
EV_TACKLE_MISSED: Final = 30
EV_TACKLE_REPLACED: Final = 31
EV_DOWNED: Final = 32
EV_STOOD: Final = 33
EV_INJURED: Final = 34
EV_EJECTED: Final = 35
EV_BALL_GAINED: Final = 36
EV_BALL_DROPPED: Final = 37
EV_BALL_MOVED: Final = 38
EV_ABILITY_USED: Final = 39
EV_CARD_EXHAUSTED: Final = 40
EV_CARD_DISCARDED: Final = 41
EV_HIGHLIGHT_REPLACED: Final = 42
EV_TOKENS_REVEALED: Final = 43
EV_FANS_GAINED: Final = 44
EV_FANS_LOST: Final = 45
EV_TOTAL: Final = 46
EV_WINNER: Final = 47
EV_RUNNER_UP: Final = 48
EV_LOSER: Final = 49
EV_DRAW: Final = 50
EV_NOBODY: Final = 51
EV_PAYOUT: Final = 52
EV_CARDS_DRAWN: Final = 53
EV_CARD_KEPT: Final = 54
EV_CARDS_BOTTOMED: Final = 55
EV_IMPROVEMENT_REVEALED: Final = 56
EV_FREEBOOTER_RETURNED: Final = 57
EV_STAR_PLACED: Final = 58
EV_COIN_PASSED: Final = 59
EV_SEASON_ENDED: Final = 60
EV_WON: Final = 61
EV_NOBODY_WON: Final = 62
EV_HIGHLIGHT_TURNED: Final = 63

EVENTS: Final = (
    "week-begins",
    "refreshed",
    "hand-drawn",
    "deck-shuffled",
    "pool-restocked",
    "spike-revealed",
    "highlight-revealed",
    "highlight-returned",
    "kicked-off",
    "committed",
    "moved",
    "fielded",
    "passed",
    "discarded",
    "drawn",
    "star-taken",
    "skill-used",
    "token-assigned",
    "token-peeked",
    "token-discarded",
    "token-moved",
    "token-turned-up",
    "tackle-declared",
    "tackle-compared",
    "dice-rolled",
    "die-rolled",
    "dice-rerolled",
    "result-applied",
    "guarded",
    "tackle-succeeded",
    "tackle-missed",
    "tackle-replaced",
    "downed",
    "stood",
    "injured",
    "ejected",
    "ball-gained",
    "ball-dropped",
    "ball-moved",
    "ability-used",
    "card-exhausted",
    "card-discarded",
    "highlight-replaced",
    "tokens-revealed",
    "fans-gained",
    "fans-lost",
    "total",
    "winner",
    "runner-up",
    "loser",
    "draw",
    "nobody",
    "payout",
    "cards-drawn",
    "card-kept",
    "cards-bottomed",
    "improvement-revealed",
    "freebooter-returned",
    "star-placed",
    "coin-passed",
    "season-ended",
    "won",
    "nobody-won",
    "highlight-turned",
)
