"""Kinds of event of Team Manager as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

WEEK_BEGINS: Final = 0
REFRESHED: Final = 1
HAND_DRAWN: Final = 2
DECK_SHUFFLED: Final = 3
POOL_RESTOCKED: Final = 4
SPIKE_REVEALED: Final = 5
HIGHLIGHT_REVEALED: Final = 6
HIGHLIGHT_RETURNED: Final = 7
KICKED_OFF: Final = 8
COMMITTED: Final = 9
MOVED: Final = 10
FIELDED: Final = 11
PASSED: Final = 12
DISCARDED: Final = 13
DRAWN: Final = 14
STAR_TAKEN: Final = 15
SKILL_USED: Final = 16
TOKEN_ASSIGNED: Final = 17
TOKEN_PEEKED: Final = 18
TOKEN_DISCARDED: Final = 19
TOKEN_MOVED: Final = 20
TOKEN_TURNED_UP: Final = 21
TACKLE_DECLARED: Final = 22
TACKLE_COMPARED: Final = 23
DICE_ROLLED: Final = 24
DIE_ROLLED: Final = 25
DICE_REROLLED: Final = 26
RESULT_APPLIED: Final = 27
GUARDED: Final = 28
TACKLE_SUCCEEDED: Final = 29
TACKLE_MISSED: Final = 30
TACKLE_REPLACED: Final = 31
DOWNED: Final = 32
STOOD: Final = 33
INJURED: Final = 34
EJECTED: Final = 35
BALL_GAINED: Final = 36
BALL_DROPPED: Final = 37
BALL_MOVED: Final = 38
ABILITY_USED: Final = 39
CARD_EXHAUSTED: Final = 40
CARD_DISCARDED: Final = 41
HIGHLIGHT_REPLACED: Final = 42
TOKENS_REVEALED: Final = 43
FANS_GAINED: Final = 44
FANS_LOST: Final = 45
TOTAL: Final = 46
WINNER: Final = 47
RUNNER_UP: Final = 48
LOSER: Final = 49
DRAW: Final = 50
NOBODY: Final = 51
PAYOUT: Final = 52
CARDS_DRAWN: Final = 53
CARD_KEPT: Final = 54
CARDS_BOTTOMED: Final = 55
IMPROVEMENT_REVEALED: Final = 56
FREEBOOTER_RETURNED: Final = 57
STAR_PLACED: Final = 58
COIN_PASSED: Final = 59
SEASON_ENDED: Final = 60
WON: Final = 61
NOBODY_WON: Final = 62
HIGHLIGHT_TURNED: Final = 63
TIE_BALL: Final = 64
TIE_RANKED: Final = 65
CIRCLE: Final = 66
NAMES: Final[tuple[str, ...]] = (
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
    "tie-ball",
    "tie-ranked",
    "circle",
)
