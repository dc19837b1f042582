"""Kinds of event of Blitz Bowl as numbers. Made from ``game.py`` by ``tools/numbering.py``."""

from typing import Final

TOSS: Final = 0
ARENA: Final = 1
PITCH: Final = 2
TEAM: Final = 3
CHALLENGE_DEALT: Final = 4
PLACED: Final = 5
BALL_ENTERED: Final = 6
TURN_BEGINS: Final = 7
BITTEN: Final = 8
CHALLENGE_DISCARDED: Final = 9
LAST_CARD: Final = 10
EVENT_DRAWN: Final = 11
INVADED: Final = 12
MONSTER: Final = 13
DECLARED: Final = 14
MOVE_ROLLED: Final = 15
MOVED: Final = 16
CAME_ON: Final = 17
STOOD_UP: Final = 18
HANDED_OFF: Final = 19
THROW_ROLLED: Final = 20
THROW_SUCCEEDED: Final = 21
THROW_FAILED: Final = 22
FUMBLED: Final = 23
LANDED: Final = 24
BLOCK_DECLARED: Final = 25
BLOCK_ROLLED: Final = 26
INJURY_ROLLED: Final = 27
RESULT_APPLIED: Final = 28
PUSHED: Final = 29
KNOCKED_DOWN: Final = 30
PRONE: Final = 31
ARMOUR_ROLLED: Final = 32
INJURED: Final = 33
SENT_OFF: Final = 34
BARRED: Final = 35
FOUL_ROLLED: Final = 36
BALL_TAKEN: Final = 37
BALL_BOUNCED: Final = 38
BALL_LOST: Final = 39
SHADOWED: Final = 40
TOUCHDOWN: Final = 41
SCORED: Final = 42
CLAIMED: Final = 43
CLEAN_SWEEP: Final = 44
PLAYED: Final = 45
ROOKIES_USED: Final = 46
HAND_DISCARDED: Final = 47
TURN_ENDS: Final = 48
GAME_ENDED: Final = 49
WON: Final = 50
DRAWN: Final = 51
FACE_COUNTED: Final = 52
REROLLED: Final = 53
NAMES: Final[tuple[str, ...]] = (
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
    "face-counted",
    "rerolled",
)
