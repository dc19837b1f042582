"""Steps, kinds of decision, verbs and events of Blitz Bowl as numbers, in the order of the registry (``game.py``).

The names are those in files and on wires; they never change their meaning.
"""

from typing import Final

S_TOSS: Final = 0
S_ARENA: Final = 1
S_PITCH: Final = 2
S_PITCH_CHOSEN: Final = 3
S_TEAMS: Final = 4
S_TEAM_CHOSEN: Final = 5
S_DEAL: Final = 6
S_PLACE: Final = 7
S_PLACED: Final = 8
S_FIRST_BALL: Final = 9
S_BALL_CHOSEN: Final = 10
S_TURN: Final = 11
S_START: Final = 12
S_START_CHOSEN: Final = 13
S_REFRESH: Final = 14
S_REPLACED: Final = 15
S_FILL: Final = 16
S_EVENT: Final = 17
S_EFFECT: Final = 18
S_TRIP: Final = 19
S_TRIPPED: Final = 20
S_BENCH: Final = 21
S_BENCH_CHOSEN: Final = 22
S_NEW_BALL: Final = 23
S_NO_BALL: Final = 24
S_EMERGENCY: Final = 25
S_EMERGENCY_CHOSEN: Final = 26
S_MENU: Final = 27
S_ACTION_CHOSEN: Final = 28
S_FREE_PLAYER_CHOSEN: Final = 29
S_FREE_ACTION: Final = 30
S_RUN_CHOSEN: Final = 31
S_MARK_CHOSEN: Final = 32
S_THROW_CHOSEN: Final = 33
S_THROW_KEPT: Final = 34
S_BLOCK_CHOSEN: Final = 35
S_TARGETED: Final = 36
S_TARGETED_CHOSEN: Final = 37
S_BLOCK_ROLL: Final = 38
S_NEXT_DIE: Final = 39
S_RESULT_CHOSEN: Final = 40
S_FOLLOWED_UP: Final = 41
S_ARMOUR: Final = 42
S_KNOCKED_CHOSEN: Final = 43
S_ARMOUR_CHOSEN: Final = 44
S_BOUNCED_TO: Final = 45
S_SIDESTEP_CHOSEN: Final = 46
S_RESERVES_CHOSEN: Final = 47
S_FOUL_CHOSEN: Final = 48
S_LIFTED: Final = 49
S_THROW_PLAYER_TO: Final = 50
S_THROWN_BALL: Final = 51
S_SETTLE: Final = 52
S_ANSWERED: Final = 53
S_ANSWERER_CHOSEN: Final = 54
S_SHADOW_CHOSEN: Final = 55
S_INTERRUPTED: Final = 56
S_CONCLUDE: Final = 57
S_CLAIM_CHOSEN: Final = 58
S_EARNED: Final = 59
S_EARNED_CHOSEN: Final = 60
S_BLOODLUST_CHOSEN: Final = 61
S_END_TURN: Final = 62
S_HAND_LIMIT_CHOSEN: Final = 63

STEPS: Final = (
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

V_PITCH: Final = 0
V_TEAM: Final = 1
V_PLACE: Final = 2
V_BALL: Final = 3
V_RUN: Final = 4
V_MARK: Final = 5
V_THROW: Final = 6
V_BLOCK: Final = 7
V_SIDESTEP: Final = 8
V_STAND_UP: Final = 9
V_RESERVES: Final = 10
V_FOUL: Final = 11
V_THROW_TEAM_MATE: Final = 12
V_PLAY: Final = 13
V_FREE: Final = 14
V_END_TURN: Final = 15
V_RUN_TO: Final = 16
V_MARK_TO: Final = 17
V_THROW_TO: Final = 18
V_BLOCK_AT: Final = 19
V_SIDESTEP_TO: Final = 20
V_FOUL_AT: Final = 21
V_LIFT: Final = 22
V_THROW_PLAYER_TO: Final = 23
V_DUMP_OFF: Final = 24
V_APPLY: Final = 25
V_REROLL: Final = 26
V_KEEP: Final = 27
V_FOLLOW_UP: Final = 28
V_STAY: Final = 29
V_BOUNCE_TO: Final = 30
V_CLAIM: Final = 31
V_DISCARD: Final = 32
V_ANSWER: Final = 33
V_SHADOW: Final = 34
V_SACRIFICE: Final = 35
V_TRIP: Final = 36
V_DECLINE: Final = 37

VERBS: Final = (
    "pitch",
    "team",
    "place",
    "ball",
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "stand-up",
    "reserves",
    "foul",
    "throw-team-mate",
    "play",
    "free",
    "end-turn",
    "run-to",
    "mark-to",
    "throw-to",
    "block-at",
    "sidestep-to",
    "foul-at",
    "lift",
    "throw-player-to",
    "dump-off",
    "apply",
    "reroll",
    "keep",
    "follow-up",
    "stay",
    "bounce-to",
    "claim",
    "discard",
    "answer",
    "shadow",
    "sacrifice",
    "trip",
    "decline",
)

K_PITCH: Final = 0
K_TEAM: Final = 1
K_PLACE: Final = 2
K_BALL: Final = 3
K_TURN_START: Final = 4
K_REPLACE: Final = 5
K_EMERGENCY: Final = 6
K_ACTION: Final = 7
K_LAST: Final = 8
K_FREE_PLAYER: Final = 9
K_RUN: Final = 10
K_MARK: Final = 11
K_THROW: Final = 12
K_BLOCK: Final = 13
K_SIDESTEP: Final = 14
K_RESERVES: Final = 15
K_FOUL: Final = 16
K_THROW_PLAYER: Final = 17
K_THROW_PLAYER_TO: Final = 18
K_TARGETED: Final = 19
K_RESULT: Final = 20
K_REROLL: Final = 21
K_KNOCKED: Final = 22
K_FOLLOW_UP: Final = 23
K_BOUNCE: Final = 24
K_INTERRUPT: Final = 25
K_ANSWERER: Final = 26
K_SHADOW: Final = 27
K_CLAIM: Final = 28
K_EARNED: Final = 29
K_BLOODLUST: Final = 30
K_HAND_LIMIT: Final = 31
K_TRIP: Final = 32
K_BENCH: Final = 33

KINDS: Final = (
    "pitch",
    "team",
    "place",
    "ball",
    "turn-start",
    "replace",
    "emergency",
    "action",
    "last",
    "free-player",
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "reserves",
    "foul",
    "throw-player",
    "throw-player-to",
    "targeted",
    "result",
    "reroll",
    "knocked",
    "follow-up",
    "bounce",
    "interrupt",
    "answerer",
    "shadow",
    "claim",
    "earned",
    "bloodlust",
    "hand-limit",
    "trip",
    "bench",
)

EV_TOSS: Final = 0
EV_ARENA: Final = 1
EV_PITCH: Final = 2
EV_TEAM: Final = 3
EV_CHALLENGE_DEALT: Final = 4
EV_PLACED: Final = 5
EV_BALL_ENTERED: Final = 6
EV_TURN_BEGINS: Final = 7
EV_BITTEN: Final = 8
EV_CHALLENGE_DISCARDED: Final = 9
EV_LAST_CARD: Final = 10
EV_EVENT_DRAWN: Final = 11
EV_INVADED: Final = 12
EV_MONSTER: Final = 13
EV_DECLARED: Final = 14
EV_MOVE_ROLLED: Final = 15
EV_MOVED: Final = 16
EV_CAME_ON: Final = 17
EV_STOOD_UP: Final = 18
EV_HANDED_OFF: Final = 19
EV_THROW_ROLLED: Final = 20
EV_THROW_SUCCEEDED: Final = 21
EV_THROW_FAILED: Final = 22
EV_FUMBLED: Final = 23
EV_LANDED: Final = 24
EV_BLOCK_DECLARED: Final = 25
EV_BLOCK_ROLLED: Final = 26
EV_INJURY_ROLLED: Final = 27
EV_RESULT_APPLIED: Final = 28
EV_PUSHED: Final = 29
EV_KNOCKED_DOWN: Final = 30
EV_PRONE: Final = 31
EV_ARMOUR_ROLLED: Final = 32
EV_INJURED: Final = 33
EV_SENT_OFF: Final = 34
EV_BARRED: Final = 35
EV_FOUL_ROLLED: Final = 36
EV_BALL_TAKEN: Final = 37
EV_BALL_BOUNCED: Final = 38
EV_BALL_LOST: Final = 39
EV_SHADOWED: Final = 40
EV_TOUCHDOWN: Final = 41
EV_SCORED: Final = 42
EV_CLAIMED: Final = 43
EV_CLEAN_SWEEP: Final = 44
EV_PLAYED: Final = 45
EV_ROOKIES_USED: Final = 46
EV_HAND_DISCARDED: Final = 47
EV_TURN_ENDS: Final = 48
EV_GAME_ENDED: Final = 49
EV_WON: Final = 50
EV_DRAWN: Final = 51

EVENTS: Final = (
    "toss",
    "arena",
    "pitch",
    "team",
    "challenge-dealt",
    "placed",
    "ball-entered",
    "turn-begins",
    "bitten",
    "challenge-discarded",
    "last-card",
    "event-drawn",
    "invaded",
    "monster",
    "declared",
    "move-rolled",
    "moved",
    "came-on",
    "stood-up",
    "handed-off",
    "throw-rolled",
    "throw-succeeded",
    "throw-failed",
    "fumbled",
    "landed",
    "block-declared",
    "block-rolled",
    "injury-rolled",
    "result-applied",
    "pushed",
    "knocked-down",
    "prone",
    "armour-rolled",
    "injured",
    "sent-off",
    "barred",
    "foul-rolled",
    "ball-taken",
    "ball-bounced",
    "ball-lost",
    "shadowed",
    "touchdown",
    "scored",
    "claimed",
    "clean-sweep",
    "played",
    "rookies-used",
    "hand-discarded",
    "turn-ends",
    "game-ended",
    "won",
    "drawn",
)
