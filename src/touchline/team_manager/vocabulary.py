"""The vocabulary of the card language: its words and phrases with the numbers of ``words.py`` they stand for."""

from typing import Final

from touchline.team_manager.words import (
    COUNT_FREEBOOTERS,
    COUNT_LOGO_STARS,
    COUNT_OTHER_STARS,
    COUNT_STAFF_UPGRADES,
    COUNT_STARS,
    COUNT_TEAM_UPGRADES,
    E_COLLECT,
    E_DECLARED,
    E_DOWNED,
    E_EJECTED,
    E_EJECTIONS,
    E_GOT_BALL,
    E_INJURED,
    E_LOST,
    E_LOST_BALL,
    E_PAIR,
    E_PASSED,
    E_ROLLED,
    E_TACKLED,
    E_TOTALS,
    E_WON,
    HIGHER,
    IF_MISS,
    INSTEAD,
    L_ACTION,
    L_ALWAYS,
    L_END,
    L_NOW,
    L_PLAYED,
    L_RESPONSE,
    L_SCOREBOARD,
    L_WEEK,
    ONE_DIE,
    POWER,
    S_BOTH_DICE,
    S_DRAFT_FREEBOOTERS,
    S_DUMP_OFF,
    S_FIRM,
    S_FREEBOOTER,
    S_GUARD,
    S_NO_GUARD,
    S_ONE_DIE,
    S_STRIP_BALL,
    S_SURE_HANDS,
    TOKEN_POWER,
    W_ANYWHERE,
    W_AT_CHOSEN,
    W_CARRIER,
    W_CHOSEN,
    W_COMMITTED,
    W_DOWNED,
    W_GUARD,
    W_HERE,
    W_INVOLVED,
    W_OTHER,
    W_SPRINT,
    W_STANDING,
    W_STAR,
    W_TACKLER,
    W_TARGET,
    W_THEIRS,
    W_THIS,
    W_WHERE_YOU_PLAY,
    W_WHERE_YOU_STAND,
    W_YOURS,
)

LONGEST_LINE: Final = 400
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS: Final = "0123456789"
W_IT: Final = 1 << 24  # "it", the player of a headline's moment: W_CHOSEN when compiled, else in the text

LABELS: Final = (
    ("when played", L_PLAYED),
    ("response", L_RESPONSE),
    ("action", L_ACTION),
    ("scoreboard", L_SCOREBOARD),
    ("end", L_END),
    ("this week", L_WEEK),
    ("now", L_NOW),
    ("always", L_ALWAYS),
)
# One certain player.
CERTAIN: Final = (
    ("this", W_THIS),
    ("chosen", W_CHOSEN),
    ("committed", W_COMMITTED),
    ("the tackler", W_TACKLER),
    ("the target", W_TARGET),
    ("it", W_IT),
)
OWNERS: Final = (("yours", W_YOURS), ("theirs", W_THEIRS), ("any", 0))
STATES: Final = (("standing", W_STANDING), ("downed", W_DOWNED), ("carrier", W_CARRIER))
QUALITIES: Final = (
    ("other", W_OTHER),
    ("standing", W_STANDING),
    ("downed", W_DOWNED),
    ("carrier", W_CARRIER),
    ("star", W_STAR),
    ("with guard", W_GUARD),
    ("with sprint", W_SPRINT),
    ("in the tackle", W_INVOLVED),
)
PLACES: Final = (
    ("here", W_HERE),
    ("anywhere", W_ANYWHERE),
    ("where you stand", W_WHERE_YOU_STAND),
    ("where you play", W_WHERE_YOU_PLAY),
    ("at chosen", W_AT_CHOSEN),
)
COUNTS: Final = (
    ("team upgrade", COUNT_TEAM_UPGRADES),
    ("staff upgrade", COUNT_STAFF_UPGRADES),
    ("freebooter", COUNT_FREEBOOTERS),
    ("logo star", COUNT_LOGO_STARS),
    ("other star", COUNT_OTHER_STARS),
    ("star", COUNT_STARS),
)
ROSTER_COUNTS: Final = (
    ("stars on roster", COUNT_STARS),
    ("freebooters on roster", COUNT_FREEBOOTERS),
    ("team upgrades", COUNT_TEAM_UPGRADES),
    ("staff upgrades", COUNT_STAFF_UPGRADES),
)
# Lasting effects that are fixed phrases, and those with a number in front (N) or inside.
LASTING: Final = (
    ("one die against a stronger target", S_ONE_DIE),
    ("pass the ball on instead of getting or dropping it", S_DUMP_OFF),
    ("return a player and shuffle when drafted", S_FREEBOOTER),
    ("take a tackle for other yours here", S_GUARD),
    ("no guard against this", S_NO_GUARD),
    ("cannot be tackled while carrier", S_FIRM),
    ("ball to midfield instead of a tackle", S_STRIP_BALL),
    ("keep the ball when downed", S_SURE_HANDS),
    ("drafted stars have freebooter", S_DRAFT_FREEBOOTERS),
    ("roll two dice and apply both", S_BOTH_DICE),
)
# What each moment may stand under.
IN_PLAY: Final = (
    E_DECLARED,
    E_ROLLED,
    E_TACKLED,
    E_PAIR,
    E_DOWNED,
    E_INJURED,
    E_GOT_BALL,
    E_LOST_BALL,
    E_PASSED,
)
AT_SCORING: Final = (E_EJECTIONS, E_EJECTED, E_TOTALS, E_WON, E_LOST, E_COLLECT)
TACKLES: Final = (E_DECLARED, E_ROLLED, E_TACKLED, E_PAIR)
BEFORE_ROLL: Final = (HIGHER, ONE_DIE, POWER, TOKEN_POWER, IF_MISS, INSTEAD)
