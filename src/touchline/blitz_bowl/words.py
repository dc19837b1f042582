"""The words of Blitz Bowl as numbers: Actions, faces of the block die, statuses, moments and clauses of cards."""

from typing import Final

# --- Actions (BB 4.1.1), as bits of what a player has done this turn ---------------------------------------------
RUN: Final = 0
MARK: Final = 1
THROW: Final = 2
BLOCK: Final = 3
SIDESTEP: Final = 4
STAND_UP: Final = 5
RESERVES: Final = 6
FOUL: Final = 7
THROW_TEAM_MATE: Final = 8  # counts as a Throw Action in every way (BB-R14)
ACTION_NAMES: Final = (
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "stand-up",
    "reserves",
    "foul",
    "throw-team-mate",
)
ACTION_WORDS: Final = (
    "Run",
    "Mark",
    "Throw",
    "Block",
    "Sidestep",
    "Stand Up",
    "Reserves",
    "Foul",
    "Throw Team-mate",
)
ANY_ACTION: Final = 0xFF

# --- Faces of the block die (BB 4.6) -----------------------------------------------------------------------------
SMASH: Final = 0
KERRUNCH: Final = 1
TACKLE: Final = 2
MISS: Final = 3
SHOVE: Final = 4
FACES: Final = 5
FACE_NAMES: Final = ("smash", "kerrunch", "tackle", "miss", "shove")
FACE_WORDS: Final = ("Smash", "Kerrunch!", "Tackle", "Miss", "Shove")
BLOCK_DIE: Final = (SMASH, KERRUNCH, TACKLE, MISS, SHOVE, SHOVE)
UNCHANGED: Final = (SMASH, KERRUNCH, TACKLE, MISS, SHOVE)

# --- Foul results (BB 11.1) --------------------------------------------------------------------------------------
SPOTTED: Final = 0
SLIPPED: Final = 1
TAKE_THAT: Final = 2
GOT_THEM: Final = 3
FOUL_NAMES: Final = ("spotted", "slipped", "take-that", "got-them")
FOUL_WORDS: Final = ("Spotted!", "Slipped!", "Take That!", "Got Them!")
FOUL_OF_FACE: Final = (GOT_THEM, GOT_THEM, TAKE_THAT, SPOTTED, SLIPPED)
FOUL_UNCHANGED: Final = (SPOTTED, SLIPPED, TAKE_THAT, GOT_THEM)

# --- Rolls that a coach may take again (BB 1.3) ------------------------------------------------------------------
ARMOUR_ROLL: Final = 1
THROW_ROLL: Final = 2
BLOCK_ROLL: Final = 4

# --- Statuses (BB 1.9) -------------------------------------------------------------------------------------------
OPEN: Final = 0
MARKED: Final = 1
PRONE: Final = 2
IN_RESERVES: Final = 3
STATUS_NAMES: Final = ("open", "marked", "prone", "reserves")

# --- Traits: what a position always does, or a bonus play for an Action or a turn --------------------------------
T_RUN_BESIDE: Final = 1 << 0  # a Run may pass squares beside opponents
T_RUN_END_OPEN: Final = 1 << 1  # … but must end Open
T_RUN_STOP_BESIDE: Final = 1 << 2  # a Run may enter a square beside opponents, and ends there
T_RUN_THROUGH_PLAYERS: Final = 1 << 3
T_RUN_THROUGH_BLOCKED: Final = 1 << 4
T_RUN_MARKED: Final = 1 << 5  # may Run while Marked
T_IGNORED: Final = 1 << 6  # opponents may run beside this player
T_STOPS: Final = 1 << 7  # opponents may run beside this player, which ends their Run
T_NEVER_THROWS: Final = 1 << 8
T_THROW_MARKED: Final = 1 << 9
T_THROW_REROLL: Final = 1 << 10  # a failed Throw Check
T_BLOCK_REROLL: Final = 1 << 11
T_BLOCK_ALONE: Final = 1 << 12  # its Blocks cannot be Assisted
T_BLOCK_ASSISTED: Final = 1 << 13  # its Blocks count as Assisted
T_BLOCK_ALL_DICE: Final = 1 << 14  # every die is resolved, in an order its coach picks
T_MUST_FOLLOW_UP: Final = 1 << 15
T_TARGET_ALONE: Final = 1 << 16  # Blocks against it cannot be Assisted
T_NO_ASSIST_BESIDE: Final = 1 << 17  # opponents beside it cannot Assist
T_CHOOSES_BOUNCE: Final = 1 << 18  # of the ball it held when Knocked Down
T_HANDLING: Final = 1 << 19  # takes a ball whenever it is moved onto it
T_BLOODLUST: Final = 1 << 20
T_MINION: Final = 1 << 21
T_DUMP_OFF: Final = 1 << 22
T_STANDS_FIRST: Final = 1 << 23  # free Stand Up before the first Action
T_RAISES: Final = 1 << 24  # after its Actions adjacent Prone team-mates may stand up
T_ANY_RANGE: Final = 1 << 25
T_NO_MODIFIERS: Final = 1 << 26
T_THROWS_PLAYERS: Final = 1 << 27  # may make Throw Team-mate Actions

# --- Moments of a bonus play (BB 8) ------------------------------------------------------------------------------
P_TURN_START: Final = 0  # ahead of the Pre-Turn Sequence
P_FIRST: Final = 1  # before the first Player Action
P_BEFORE: Final = 2  # before an Action of the kinds in ``actions``, which must be the next one
P_BETWEEN: Final = 3  # before or after any Action: grants a free Action to one of the coach's players
P_BEFORE_ACTION: Final = 4  # before a Player Action: likewise
P_AFTER: Final = 5  # after an Action: grants a free Action to the player who made it
P_LAST: Final = 6  # after the last Player Action and its claim step
P_ROLLED: Final = 7  # after a roll of one's own
P_KNOCKED: Final = 8  # an opponent was Knocked Down by a Block, before the Armour Check
P_RUN_MADE: Final = 9  # interrupts, by what the opponent does
P_MARK_MADE: Final = 10
P_SIDESTEPPED: Final = 11
P_TARGETED: Final = 12
# … and of those at P_ROLLED, which let their coach roll what again
P_ARMOUR_ROLLED: Final = 13
P_THROW_ROLLED: Final = 14
P_BLOCK_ROLLED: Final = 15
MOMENTS: Final = 16

# --- Conditions of a challenge (BB 7) ----------------------------------------------------------------------------
C_TARGET_INJURED: Final = 0
C_OPPONENT_LOST_BALL: Final = 1
C_RUNS: Final = 2  # the team has made n Run Actions this turn
C_TOOK_BALL: Final = 3  # one the team did not hold when the turn began
C_BESIDE_TEAM_MATES: Final = 4
C_SUCCEEDED: Final = 5
C_NEGATIVE: Final = 6  # the Throw Check had a negative modifier
C_NOT_HAND_OFF: Final = 7
C_BALL_FURTHER: Final = 8  # n columns from the own End Zone, and still held
C_PLAYERS_ACTED: Final = 9
C_KINDS_USED: Final = 10  # among the team
C_ON_TRAPDOOR: Final = 11
C_OPPONENT_HAS_BALL: Final = 12
C_KINDS_BY_PLAYER: Final = 13  # by this player, free Actions not counted
C_TOUCHDOWN: Final = 14
C_NOBODY_BESIDE: Final = 15  # no player of the team beside a team-mate
C_TARGET_DOWN: Final = 16
C_ALONE_MARKS: Final = 17  # Marks n opponents whom no team-mate Marks

# --- Effects of a random event (BB 10) ---------------------------------------------------------------------------
E_TRIP: Final = 0  # each coach: an Open opposing player becomes Prone
E_BENCH: Final = 1  # every Reserves player may make a free Reserves Action
E_NEW_CHALLENGES: Final = 2
E_BALLS: Final = 3  # a new ball; n where none is in play
E_INVASION: Final = 4  # each coach rolls a block die for each opposing player on the pitch; face n injures
E_SET_UP_AGAIN: Final = 5
E_MONSTER: Final = 6
# … and for the rest of the game
E_ARMOUR: Final = 7  # n off Armour Checks caused by Blocks
E_CHALLENGE_POINTS: Final = 8
E_TOUCHDOWN_POINTS: Final = 9
E_FOUL_COUNTS: Final = 10  # a foul result n counts as another: n = from * 8 + to
