"""The words of the card language as small integers: what the parser writes down and the rules carry out.

A card's ability is parsed once, when its pack is loaded, into an ``Ability`` (``cards.py``) made of the numbers
below. Nothing here runs; ``effects.py`` gives each effect its meaning.
"""

from typing import Final

# --- Skills, in the order of the rulebook (TM 5.5) --------------------------------------------------------
CHEAT: Final = 0
PASS: Final = 1
SPRINT: Final = 2
TACKLE: Final = 3
ANY_SKILL: Final = 4
SKILL_NAMES: Final = ("cheat", "pass", "sprint", "tackle")
SKILL_WORDS: Final = ("cheating", "passing", "sprinting", "tackling")

# --- Faces of the tackle die (TM 5.10) --------------------------------------------------------------------
TARGET_DOWN: Final = 0
MISS: Final = 1
TACKLER_DOWN: Final = 2
DIE_FACES: Final = (TARGET_DOWN, TARGET_DOWN, TARGET_DOWN, MISS, MISS, TACKLER_DOWN)
DIE_NAMES: Final = ("target-down", "miss", "tackler-down")
DIE_WORDS: Final = ("Target Down", "Miss", "Tackler Down")

# --- Kinds of card ----------------------------------------------------------------------------------------
PLAYER: Final = 0  # a starting player
STAR: Final = 1
HIGHLIGHT: Final = 2
TOURNAMENT: Final = 3
HEADLINE: Final = 4
TEAM_UPGRADE: Final = 5
STAFF_UPGRADE: Final = 6
TOKEN: Final = 7
KIND_NAMES: Final = (
    "player",
    "star",
    "highlight",
    "tournament",
    "headline",
    "team-upgrade",
    "staff-upgrade",
    "cheating-token",
)

# --- Unions -----------------------------------------------------------------------------------------------
OWA: Final = 0
CWC: Final = 1
UNION_NAMES: Final = ("owa", "cwc")

# --- Labels: under which heading an ability stands --------------------------------------------------------
L_PLAYED: Final = 0  # When Played
L_RESPONSE: Final = 1
L_ACTION: Final = 2  # Matchup Action
L_SCOREBOARD: Final = 3
L_END: Final = 4  # End of Game
L_WEEK: Final = 5  # a headline's This Week
L_NOW: Final = 6  # a headline that acts at once
L_ALWAYS: Final = 7  # no heading: works whenever its player stands

# --- Events: the moment an ability answers ----------------------------------------------------------------
# subject: the player the event befalls; agent: the player who brought it about (or none).
E_NONE: Final = 0
E_DECLARED: Final = 1  # a tackle is declared: subject target, agent tackler
E_ROLLED: Final = 2  # its dice lie on the table
E_TACKLED: Final = 3  # it succeeded: subject the player who took the result, agent tackler
E_PAIR: Final = 4  # its dice showed two Target Down: subject target, agent tackler
E_DOWNED: Final = 5  # subject went from standing to downed
E_INJURED: Final = 6  # subject was injured
E_GOT_BALL: Final = 7  # subject became ball carrier
E_LOST_BALL: Final = 8  # subject stopped being ball carrier
E_PASSED: Final = 9  # subject used the passing skill
E_EJECTIONS: Final = 10  # tokens are faceup, ejections come next
E_EJECTED: Final = 11  # subject was ejected
E_SCORING: Final = 12  # the step for Scoreboard abilities
E_TOTALS: Final = 13  # Star Power was added up
E_WON: Final = 14  # "you win": the matchup being resolved
E_LOST: Final = 15
E_COLLECT: Final = 16  # you are about to draw Star Players for a payout
E_PLAYED: Final = 17
E_ACTION: Final = 18
E_END: Final = 19

# --- Selectors: which players are meant (bits; a missing bit does not restrict) ---------------------------
W_THIS: Final = 1 << 0  # the card itself
W_YOURS: Final = 1 << 1
W_THEIRS: Final = 1 << 2
W_OTHER: Final = 1 << 3  # not the card itself
W_STANDING: Final = 1 << 4
W_DOWNED: Final = 1 << 5
W_CARRIER: Final = 1 << 6
W_GUARD: Final = 1 << 7  # has Guard
W_SPRINT: Final = 1 << 8  # shows a sprinting icon
W_STAR: Final = 1 << 9  # a Star Player without Freebooter
W_HERE: Final = 1 << 10  # at the matchup of the card, the tackle or the matchup being resolved
W_ANYWHERE: Final = 1 << 11
W_WHERE_YOU_STAND: Final = 1 << 12  # at a matchup where you have a standing player
W_WHERE_YOU_PLAY: Final = 1 << 13  # at a matchup where you have a player
W_CHOSEN: Final = 1 << 14  # the player chosen before in the same ability
W_COMMITTED: Final = 1 << 15  # the player you committed this turn
W_TACKLER: Final = 1 << 16
W_TARGET: Final = 1 << 17  # the target, or after Guard the player who took the result
W_INVOLVED: Final = 1 << 18  # tackler or target
W_DIFFERENT: Final = 1 << 19  # not the target of this tackle, nor one this player tackled before this week
W_AT_CHOSEN: Final = 1 << 20  # at the matchup of the chosen player

# --- Conditions -------------------------------------------------------------------------------------------
C_EXISTS: Final = 0  # at least n players match the selector
C_MORE: Final = 1  # more players match the first selector than the second
C_MIDFIELD: Final = 2  # the ball is at midfield at the matchup meant by the selector (this, committed)
C_ROSTER: Final = 3  # at least n cards of the counted kind (COUNT_…)
C_TOTAL: Final = 4  # your total Star Power here is at least n
C_HIGHLIGHT: Final = 5  # the matchup being resolved is a highlight
C_MARGIN: Final = 6  # you are ahead by at least n
C_BY_TACKLE: Final = 7  # the event came from a tackle by an opposing player
C_YOU_DID: Final = 8  # the injury is yours, by a player or by a card (TM-R55)

# --- What "per" can count ---------------------------------------------------------------------------------
COUNT_NONE: Final = 0
COUNT_PLAYERS: Final = 1  # players that match the selector
COUNT_TEAM_UPGRADES: Final = 2
COUNT_STAFF_UPGRADES: Final = 3
COUNT_FREEBOOTERS: Final = 4  # on the roster
COUNT_STARS: Final = 5  # on the roster, without Freebooter
COUNT_LOGO_STARS: Final = 6  # stars on the roster with the team's own logo
COUNT_OTHER_STARS: Final = 7  # all other stars on the roster

# --- Effects: (effect, n, who, extra) ---------------------------------------------------------------------
STOP: Final = 0  # end of a row or of the ability
GAIN: Final = 1  # n fans, times the count named by extra (players: who)
LOSE: Final = 2  # n fans
USE: Final = 3  # who uses skill `extra` n times
ASSIGN: Final = 4  # n cheating tokens from the pool to who
PEEK: Final = 5  # look at one token on who; keep it, or discard it and assign a new one
SHIFT: Final = 6  # move tokens (n: TOKENS_…) from who onto `extra`
SCRAP: Final = 7  # discard one revealed token from who
STAND: Final = 8  # n=1: it may be declined (inside a row); n=0: the ability's own "may" decides
DOWN: Final = 9
INJURE: Final = 10
MOVE: Final = 11  # move who to another matchup
BALL: Final = 12  # who becomes ball carrier
CHOOSE: Final = 13  # remember one of who as the chosen player
ATTEMPT: Final = 14  # who attempts a tackle on `extra` (0: any opponent there); n=1: with standing Star Power
COMMIT_TOP: Final = 15  # draw the top card of your Team deck and commit it here
FIELD_TOP: Final = 16  # draw it and put it standing where `who` says (here, at chosen), without skills
DRAW: Final = 17  # draw n cards, then discard as many from hand
REROLL: Final = 18  # n=0: all dice; n=1: one die
HIGHER: Final = 19  # the tackler counts as having the higher Star Power
ONE_DIE: Final = 20  # roll one die and apply it
POWER: Final = 21  # n Star Power to who for this attempt, times the count named by extra
TOKEN_POWER: Final = 22  # turn up a token from the pool, add its Star Power to who, set it aside
IF_MISS: Final = 23  # if Miss is applied, lose n fans
ROLL: Final = 24  # one die: continue at effect n, who or extra for its three faces
INSTEAD: Final = 25  # the tackle does not take place
REPLACE_HIGHLIGHT: Final = 26
DISCARD_THIS: Final = 27
MORE_STARS: Final = 28  # draw n more Star Players
INJURE_OUTRIGHT: Final = 29  # who is injured without being downed first (replaces the result)
BALL_AS_USUAL: Final = 30
BALL_TO_OPPONENT: Final = 31  # to an opposing player picked by his manager
EACH_DRAWS: Final = 32  # every manager draws n cards
EACH_TAKES_STAR: Final = 33  # every manager takes n Star Players of his union into hand
MORE_HIGHLIGHTS: Final = 34

# --- Lasting effects: folded into the card's numbers when the pack is loaded ------------------------------
S_TACKLING_POWER: Final = 50  # n Star Power while tackling
S_CARRIER_POWER: Final = 51  # n Star Power while ball carrier
S_ONE_DIE: Final = 52  # rolls one die against a stronger target
S_NO_GUARD: Final = 53  # no Guard against his tackles
S_FIRM: Final = 54  # cannot be tackled while ball carrier
S_SURE_HANDS: Final = 55
S_DUMP_OFF: Final = 56
S_STRIP_BALL: Final = 57
S_GUARD: Final = 58
S_FREEBOOTER: Final = 59
S_TEAM_POWER: Final = 60  # n Star Power for your team where who is present
S_DRAFT_FREEBOOTERS: Final = 61
S_TARGET_POWER: Final = 62  # headline: n Star Power for who while target of a tackle
S_BOTH_DICE: Final = 63  # headline: two dice, both applied
S_CHEAT_TOKENS: Final = 64  # headline: n tokens for each cheating icon
S_HIGHLIGHT_FANS: Final = 65  # headline: n fans for winning a highlight
S_ZONE_LIMIT: Final = 66  # headline: at most n players in a team zone

# --- Which tokens are shifted -----------------------------------------------------------------------------
TOKENS_ANY: Final = 0  # any number of assigned tokens
TOKENS_ONE_REVEALED: Final = 1
TOKENS_EJECTION: Final = 2  # all ejection tokens
