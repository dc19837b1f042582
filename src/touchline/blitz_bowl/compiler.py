"""From lines of the card language to what the rules read: each clause fills a field of the card's record."""

from typing import Final

from touchline.blitz_bowl.cards import Arena, BallKind, Challenge, Event, Grant, Play, Position
from touchline.blitz_bowl.language import Line, Phrase
from touchline.blitz_bowl.vocabulary import COUNTS
from touchline.blitz_bowl.words import (
    ANY_ACTION,
    BLOCK,
    C_ALONE_MARKS,
    C_BALL_FURTHER,
    C_BESIDE_TEAM_MATES,
    C_KINDS_BY_PLAYER,
    C_KINDS_USED,
    C_NEGATIVE,
    C_NOBODY_BESIDE,
    C_NOT_HAND_OFF,
    C_ON_TRAPDOOR,
    C_OPPONENT_HAS_BALL,
    C_OPPONENT_LOST_BALL,
    C_PLAYERS_ACTED,
    C_RUNS,
    C_SUCCEEDED,
    C_TARGET_DOWN,
    C_TARGET_INJURED,
    C_TOOK_BALL,
    C_TOUCHDOWN,
    E_ARMOUR,
    E_BALLS,
    E_BENCH,
    E_CHALLENGE_POINTS,
    E_FOUL_COUNTS,
    E_INVASION,
    E_MONSTER,
    E_NEW_CHALLENGES,
    E_SET_UP_AGAIN,
    E_TOUCHDOWN_POINTS,
    E_TRIP,
    FOUL,
    KERRUNCH,
    MARK,
    P_AFTER,
    P_BEFORE,
    P_BEFORE_ACTION,
    P_BETWEEN,
    P_FIRST,
    P_KNOCKED,
    P_LAST,
    P_MARK_MADE,
    P_ROLLED,
    P_RUN_MADE,
    P_SIDESTEPPED,
    P_TARGETED,
    P_TURN_START,
    RUN,
    SIDESTEP,
    SMASH,
    T_ANY_RANGE,
    T_BLOCK_ALL_DICE,
    T_BLOCK_ALONE,
    T_BLOCK_ASSISTED,
    T_BLOCK_REROLL,
    T_BLOODLUST,
    T_CHOOSES_BOUNCE,
    T_DUMP_OFF,
    T_HANDLING,
    T_IGNORED,
    T_MINION,
    T_MUST_FOLLOW_UP,
    T_NEVER_THROWS,
    T_NO_ASSIST_BESIDE,
    T_NO_MODIFIERS,
    T_RAISES,
    T_RUN_BESIDE,
    T_RUN_END_OPEN,
    T_RUN_MARKED,
    T_RUN_STOP_BESIDE,
    T_RUN_THROUGH_BLOCKED,
    T_RUN_THROUGH_PLAYERS,
    T_STANDS_FIRST,
    T_STOPS,
    T_TARGET_ALONE,
    T_THROW_MARKED,
    T_THROW_REROLL,
    THROW,
    THROW_TEAM_MATE,
)

EARNED: Final = ("after {actions}", "after {action} and {action2}", "after catching a throw")
FREE_RUN: Final = "free {action} of up to {n} square(s)"
# Traits by what is done …
RUNNING: Final = {
    "beside opponents": T_RUN_BESIDE,
    "may stop beside opponents": T_RUN_STOP_BESIDE,
    "through players": T_RUN_THROUGH_PLAYERS,
    "through blocked squares": T_RUN_THROUGH_BLOCKED,
    "while marked": T_RUN_MARKED,
    "end open": T_RUN_END_OPEN,
}
THROWING: Final = {
    "while marked": T_THROW_MARKED,
    "any range": T_ANY_RANGE,
    "no modifiers": T_NO_MODIFIERS,
    "may reroll a failed check": T_THROW_REROLL,
}
BLOCKING: Final = {
    "no assists": T_BLOCK_ALONE,
    "counts as assisted": T_BLOCK_ASSISTED,
    "may reroll": T_BLOCK_REROLL,
    "every die applies": T_BLOCK_ALL_DICE,
    "must follow up": T_MUST_FOLLOW_UP,
    "injured afterwards if a die shows miss": T_BLOODLUST,
}
THIS_TURN: Final = {
    "blocks count as assisted": T_BLOCK_ASSISTED,
    "runs may stop beside opponents": T_RUN_STOP_BESIDE,
}
# … as the moments of abilities and of bonus plays name it.
ABILITY_TRAITS: Final[dict[str, dict[str, int]]] = {
    "run": RUNNING,
    "runs of opponents": {"may pass beside this": T_IGNORED, "may stop beside this": T_STOPS},
    "throw": THROWING,
    "block": BLOCKING,
    "against this": {"no assists": T_TARGET_ALONE},
    "opponents beside this": {"cannot assist": T_NO_ASSIST_BESIDE},
    "before the first action": {"may stand up": T_STANDS_FIRST},
    "after any action": {"prone team-mates beside this may stand up": T_RAISES},
    "interrupt when targeted by a block": {"free unmodified short throw or hand-off while marked": T_DUMP_OFF},
    "when knocked down with a ball": {"choose where it bounces": T_CHOOSES_BOUNCE},
    "when moved onto a ball": {"take it": T_HANDLING},
    "when bloodlust injures a team-mate beside this": {"may be injured instead": T_MINION},
    "always": {"never throws": T_NEVER_THROWS},
}
PLAY_TRAITS: Final[dict[str, dict[str, int]]] = {
    "start of turn": THIS_TURN,
    "before the first action": THIS_TURN,
    "before run": RUNNING,
    "before throw": THROWING,
    "before throw or throw-team-mate": THROWING,
}
# Moments of bonus plays, with the bits of the Actions that they come before.
PLAY_MOMENTS: Final = {
    "start of turn": (P_TURN_START, 0),
    "before the first action": (P_FIRST, 0),
    "before an action": (P_BEFORE_ACTION, 0),
    "between actions": (P_BETWEEN, 0),
    "before run": (P_BEFORE, 1 << RUN),
    "before mark": (P_BEFORE, 1 << MARK),
    "before throw": (P_BEFORE, 1 << THROW),
    "before throw or throw-team-mate": (P_BEFORE, 1 << THROW | 1 << THROW_TEAM_MATE),
    "before a block without assists": (P_BEFORE, 1 << BLOCK),
    "after {actions}": (P_AFTER, 0),
    "after {action} and {action2}": (P_AFTER, 0),
    "after the last action": (P_LAST, 0),
    "after your {rolls} roll": (P_ROLLED, 0),
    "opponent knocked down by a block": (P_KNOCKED, 0),
    "interrupt after a run": (P_RUN_MADE, 0),
    "interrupt after a mark": (P_MARK_MADE, 0),
    "interrupt after a sidestep": (P_SIDESTEPPED, 0),
    "interrupt when targeted by a block": (P_TARGETED, 0),
}
CONDITIONS: Final = {
    "target injured": C_TARGET_INJURED,
    "target knocked down": C_TARGET_DOWN,
    "opponent lost a ball": C_OPPONENT_LOST_BALL,
    "{n} run(s) this turn": C_RUNS,
    "took a ball new to the team": C_TOOK_BALL,
    "beside {n} team-mate(s)": C_BESIDE_TEAM_MATES,
    "succeeded": C_SUCCEEDED,
    "had a negative modifier": C_NEGATIVE,
    "not a hand-off": C_NOT_HAND_OFF,
    "ball {n} square(s) further": C_BALL_FURTHER,
    "{n} player(s) acted": C_PLAYERS_ACTED,
    "{n} kind(s) of action used": C_KINDS_USED,
    "{n} kind(s) of action by this player": C_KINDS_BY_PLAYER,
    "on a trapdoor": C_ON_TRAPDOOR,
    "opponent has a ball": C_OPPONENT_HAS_BALL,
    "touchdown": C_TOUCHDOWN,
    "no team-mates side by side": C_NOBODY_BESIDE,
    "alone marks {n} opponent(s)": C_ALONE_MARKS,
}
# Conditions that make sense after these Actions alone.
ONLY_AFTER: Final = {
    "target injured": 1 << BLOCK | 1 << FOUL,
    "target knocked down": 1 << BLOCK,
    "succeeded": 1 << THROW,
    "had a negative modifier": 1 << THROW,
    "not a hand-off": 1 << THROW,
}
EFFECTS: Final = {
    "each coach trips an open opponent": E_TRIP,
    "all reserves may come on": E_BENCH,
    "new challenges": E_NEW_CHALLENGES,
    "a new ball or {n} if none is in play": E_BALLS,
    "a block die for each opponent and {face} injures": E_INVASION,
    "everybody sets up again": E_SET_UP_AGAIN,
    "a monster at a random trapdoor": E_MONSTER,
    "armour checks from blocks -{n}": E_ARMOUR,
    "challenges +{n} point(s)": E_CHALLENGE_POINTS,
    "touchdowns +{n} point(s)": E_TOUCHDOWN_POINTS,
    "{result} counts as {result2}": E_FOUL_COUNTS,
}


def recounted(counts: tuple[int, ...], clause: Phrase) -> tuple[int, ...]:
    """What each face counts as, with one more change."""
    changed = list(counts)
    changed[clause.numbers["face"]] = clause.numbers["face2"]
    return tuple(changed)


def granted(line: Line) -> Grant:
    """The free Action that a line gives: its first clause says which, the others how."""
    grant = Grant()
    numbers = line.moment.numbers
    if line.moment.pattern == "after {actions}":
        grant.after = numbers["actions"]
    elif line.moment.pattern == "after {action} and {action2}":
        grant.after = 1 << numbers["action2"]
        grant.earlier = 1 << numbers["action"]
    elif line.moment.pattern == "after catching a throw":
        grant.after = 1 << THROW
        grant.caught = True
    first = line.clauses[0]
    if not first.pattern.startswith("free "):
        raise line.bad("the first clause must give a free Action, as in 'free block'", first.column)
    grant.action = THROW if first.pattern == "free short throw" else first.numbers["action"]
    grant.short = first.pattern == "free short throw"
    if first.pattern == FREE_RUN:
        if grant.action not in (RUN, MARK):
            raise line.bad("only a run or a mark is counted in squares", first.column)
        grant.squares = first.numbers["n"]
    for clause in line.clauses[1:]:
        if clause.pattern.startswith("free "):
            raise line.bad("a line gives one free Action; write a second line for another", clause.column)
        grant.marked = grant.marked or clause.pattern == "while marked"
        grant.then_prone = grant.then_prone or clause.pattern == "then prone"
    return grant


# --- Abilities ---


def add_ability(position: Position, line: Line) -> None:
    """One line of an ability, added to a position."""
    moment = line.moment.pattern
    if moment in EARNED:
        position.grants += (granted(line),)
        return
    if moment == "between actions":
        position.between += (granted(line),)
        return
    if moment == "block while open" and line.clauses[0].pattern != "within {n} square(s)":
        raise line.bad("the first clause must say how far, as in 'within 3 squares'", line.clauses[0].column)
    for clause in line.clauses:
        trait = ABILITY_TRAITS.get(moment, {}).get(clause.pattern, 0)
        position.traits |= trait
        if not trait:
            change(position, moment, clause)


def change(position: Position, moment: str, clause: Phrase) -> None:
    """A clause of an ability that is no mere trait."""
    if clause.pattern == "within {n} square(s)":
        position.reach = clause.numbers["n"]
    elif clause.pattern == "a d6 of {pips} or more injures outright":
        position.injures_on = clause.numbers["pips"]
    elif clause.pattern == "no assists":
        position.reach_alone = True
    elif moment == "block while open":
        position.reach_counts = recounted(position.reach_counts, clause)
    elif moment == "block":
        position.counts = recounted(position.counts, clause)
    else:
        position.counts_against = recounted(position.counts_against, clause)


# --- The two sides of a challenge card ---


def set_play(play: Play, line: Line) -> None:
    """The line of a bonus play."""
    moment = line.moment.pattern
    play.moment, play.actions = PLAY_MOMENTS[moment]
    if play.moment == P_ROLLED:
        play.rolls = line.moment.numbers["rolls"]
    elif play.moment in (P_AFTER, P_BETWEEN, P_BEFORE_ACTION):
        play.grant = granted(line)
    elif play.moment in (P_RUN_MADE, P_MARK_MADE):
        play.grant = Grant()
        play.grant.action = MARK if play.moment == P_RUN_MADE else SIDESTEP
    else:
        for clause in line.clauses:
            play.traits |= PLAY_TRAITS.get(moment, {}).get(clause.pattern, 0)
            value(play, clause)


def value(play: Play, clause: Phrase) -> None:
    """A clause of a bonus play that changes a value."""
    numbers = clause.numbers
    if clause.pattern == "move +{n}":
        play.more_squares = numbers["n"]
    elif clause.pattern == "up to {n} square(s)":
        play.squares = numbers["n"]
    elif clause.pattern == "throw value {value}":
        play.throw = numbers["value"]
    elif clause.pattern == "armour value {value}":
        play.armour = numbers["value"]
    elif clause.pattern == "{n} dice":
        play.dice = numbers["n"]
    elif clause.pattern == "{n} more action(s)":
        play.more_actions = numbers["n"]
    elif clause.pattern == "a player who marked it follows":
        play.shadows = True
    elif clause.pattern == "no assists":
        play.alone = True
    elif clause.pattern == COUNTS:
        play.counts = recounted(play.counts, clause)


def set_challenge(challenge: Challenge, line: Line) -> None:
    """The line of a challenge."""
    challenge.actions = line.moment.numbers.get("actions", ANY_ACTION)
    conditions: list[tuple[int, int]] = []
    for clause in line.clauses:
        if challenge.actions & ~ONLY_AFTER.get(clause.pattern, ANY_ACTION):
            raise line.bad("this condition can never be met after some of these Actions", clause.column)
        conditions.append((CONDITIONS[clause.pattern], clause.numbers.get("n", 0)))
    challenge.conditions = tuple(conditions)


# --- Events, arenas, balls ---


def add_effects(event: Event, line: Line) -> None:
    """One line of a random event."""
    for clause in line.clauses:
        numbers = clause.numbers
        if clause.pattern == "{result} counts as {result2}":
            number = numbers["result"] * 8 + numbers["result2"]
        else:
            number = numbers.get("n", numbers.get("face", 0))
        event.effects += ((EFFECTS[clause.pattern], number),)


def add_arena(arena: Arena, line: Line) -> None:
    """One line of an arena."""
    if line.moment.pattern == "after {actions}":
        arena.grants += (granted(line),)
        return
    for clause in line.clauses:
        number = clause.numbers.get("n", 0)
        if clause.pattern == "{n} lower":
            arena.fewer_reserves = number
        elif clause.pattern == "may enter on a trapdoor":
            arena.trapdoor_reserves = True
        elif clause.pattern == "no modifier":
            arena.long_throws = True
        elif clause.pattern == "counts as {face}":
            arena.blocked_shove = clause.numbers["face"]
            if arena.blocked_shove not in (SMASH, KERRUNCH):
                raise line.bad("a blocked shove counts as smash or kerrunch", clause.column)
        elif clause.pattern == "add {n} dice":
            arena.assist_dice = number
        elif clause.pattern == "at most {n} dice in all":
            arena.most_dice = number
        elif clause.pattern == "lead of {n}":
            arena.lead = number
        else:
            arena.trapdoor_assists = True


def add_ball(ball: BallKind, line: Line) -> None:
    """One line of a special ball; each moment has one clause."""
    moment = line.moment.pattern
    numbers = line.clauses[0].numbers
    if moment == "throw by its holder":
        ball.reroll_ones = True
    elif moment == "throw by its holder in a {keyword} team":
        ball.keyword = line.moment.words["keyword"][0]
        ball.keyword_reroll = True
    elif moment == "block by its holder":
        ball.reroll_face = numbers["face"]
    elif moment == "when a turn of its holder begins":
        ball.bites_on = numbers["pips"]
    else:
        ball.bounces = True
