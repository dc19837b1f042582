"""From lines of the card language to what the rules read: each clause fills a field of the card's record."""

from typing import Final

from touchline.blitz_bowl import actions, block_die, claims, moments, trait, upsets
from touchline.blitz_bowl.cards import Arena, BallKind, Challenge, Event, Grant, Play, Position
from touchline.blitz_bowl.language import Line, Phrase
from touchline.blitz_bowl.vocabulary import COUNTS

EARNED: Final = ("after {actions}", "after {action} and {action2}", "after catching a throw")
FREE_RUN: Final = "free {action} of up to {n} square(s)"
# Traits by what is done …
RUNNING: Final = {
    "beside opponents": trait.RUN_BESIDE,
    "may stop beside opponents": trait.RUN_STOP_BESIDE,
    "through players": trait.RUN_THROUGH_PLAYERS,
    "through blocked squares": trait.RUN_THROUGH_BLOCKED,
    "while marked": trait.RUN_MARKED,
    "end open": trait.RUN_END_OPEN,
}
THROWING: Final = {
    "while marked": trait.THROW_MARKED,
    "any range": trait.ANY_RANGE,
    "no modifiers": trait.NO_MODIFIERS,
    "may reroll a failed check": trait.THROW_REROLL,
}
BLOCKING: Final = {
    "no assists": trait.BLOCK_ALONE,
    "counts as assisted": trait.BLOCK_ASSISTED,
    "may reroll": trait.BLOCK_REROLL,
    "every die applies": trait.BLOCK_ALL_DICE,
    "must follow up": trait.MUST_FOLLOW_UP,
    "injured afterwards if a die shows miss": trait.BLOODLUST,
}
THIS_TURN: Final = {
    "blocks count as assisted": trait.BLOCK_ASSISTED,
    "runs may stop beside opponents": trait.RUN_STOP_BESIDE,
}
# … as the moments of abilities and of bonus plays name it.
ABILITY_TRAITS: Final[dict[str, dict[str, int]]] = {
    "run": RUNNING,
    "runs of opponents": {"may pass beside this": trait.IGNORED, "may stop beside this": trait.STOPS},
    "throw": THROWING,
    "block": BLOCKING,
    "against this": {"no assists": trait.TARGET_ALONE},
    "opponents beside this": {"cannot assist": trait.NO_ASSIST_BESIDE},
    "before the first action": {"may stand up": trait.STANDS_FIRST},
    "after any action": {"prone team-mates beside this may stand up": trait.RAISES},
    "interrupt when targeted by a block": {"free unmodified short throw or hand-off while marked": trait.DUMP_OFF},
    "when knocked down with a ball": {"choose where it bounces": trait.CHOOSES_BOUNCE},
    "when moved onto a ball": {"take it": trait.HANDLING},
    "when bloodlust injures a team-mate beside this": {"may be injured instead": trait.MINION},
    "always": {"never throws": trait.NEVER_THROWS},
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
    "start of turn": (moments.TURN_START, 0),
    "before the first action": (moments.FIRST, 0),
    "before an action": (moments.BEFORE_ACTION, 0),
    "between actions": (moments.BETWEEN, 0),
    "before run": (moments.BEFORE, 1 << actions.RUN),
    "before mark": (moments.BEFORE, 1 << actions.MARK),
    "before throw": (moments.BEFORE, 1 << actions.THROW),
    "before throw or throw-team-mate": (moments.BEFORE, 1 << actions.THROW | 1 << actions.THROW_TEAM_MATE),
    "before a block without assists": (moments.BEFORE, 1 << actions.BLOCK),
    "after {actions}": (moments.AFTER, 0),
    "after {action} and {action2}": (moments.AFTER, 0),
    "after the last action": (moments.LAST, 0),
    "after your {rolls} roll": (moments.ROLLED, 0),
    "opponent knocked down by a block": (moments.KNOCKED, 0),
    "interrupt after a run": (moments.RUN_MADE, 0),
    "interrupt after a mark": (moments.MARK_MADE, 0),
    "interrupt after a sidestep": (moments.SIDESTEPPED, 0),
    "interrupt when targeted by a block": (moments.TARGETED, 0),
}
CONDITIONS: Final = {
    "target injured": claims.TARGET_INJURED,
    "target knocked down": claims.TARGET_DOWN,
    "opponent lost a ball": claims.OPPONENT_LOST_BALL,
    "{n} run(s) this turn": claims.RUNS,
    "took a ball new to the team": claims.TOOK_BALL,
    "beside {n} team-mate(s)": claims.BESIDE_TEAM_MATES,
    "succeeded": claims.SUCCEEDED,
    "had a negative modifier": claims.NEGATIVE,
    "not a hand-off": claims.NOT_HAND_OFF,
    "ball {n} square(s) further": claims.BALL_FURTHER,
    "{n} player(s) acted": claims.PLAYERS_ACTED,
    "{n} kind(s) of action used": claims.KINDS_USED,
    "{n} kind(s) of action by this player": claims.KINDS_BY_PLAYER,
    "on a trapdoor": claims.ON_TRAPDOOR,
    "opponent has a ball": claims.OPPONENT_HAS_BALL,
    "touchdown": claims.TOUCHDOWN,
    "no team-mates side by side": claims.NOBODY_BESIDE,
    "alone marks {n} opponent(s)": claims.ALONE_MARKS,
}
# Conditions that make sense after these Actions alone.
ONLY_AFTER: Final = {
    "target injured": 1 << actions.BLOCK | 1 << actions.FOUL,
    "target knocked down": 1 << actions.BLOCK,
    "succeeded": 1 << actions.THROW,
    "had a negative modifier": 1 << actions.THROW,
    "not a hand-off": 1 << actions.THROW,
}
EFFECTS: Final = {
    "each coach trips an open opponent": upsets.TRIP,
    "all reserves may come on": upsets.BENCH,
    "new challenges": upsets.NEW_CHALLENGES,
    "a new ball or {n} if none is in play": upsets.BALLS,
    "a block die for each opponent and {face} injures": upsets.INVASION,
    "everybody sets up again": upsets.SET_UP_AGAIN,
    "a monster at a random trapdoor": upsets.MONSTER,
    "armour checks from blocks -{n}": upsets.ARMOUR,
    "challenges +{n} point(s)": upsets.CHALLENGE_POINTS,
    "touchdowns +{n} point(s)": upsets.TOUCHDOWN_POINTS,
    "{result} counts as {result2}": upsets.FOUL_COUNTS,
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
        grant.after = 1 << actions.THROW
        grant.caught = True
    first = line.clauses[0]
    if not first.pattern.startswith("free "):
        raise line.bad("the first clause must give a free Action, as in 'free block'", first.column)
    grant.action = actions.THROW if first.pattern == "free short throw" else first.numbers["action"]
    grant.short = first.pattern == "free short throw"
    if first.pattern == FREE_RUN:
        if grant.action not in (actions.RUN, actions.MARK):
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
        gift = ABILITY_TRAITS.get(moment, {}).get(clause.pattern, 0)
        position.traits |= gift
        if not gift:
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
    if play.moment == moments.ROLLED:
        play.rolls = line.moment.numbers["rolls"]
    elif play.moment in (moments.AFTER, moments.BETWEEN, moments.BEFORE_ACTION):
        play.grant = granted(line)
    elif play.moment in (moments.RUN_MADE, moments.MARK_MADE):
        play.grant = Grant()
        play.grant.action = actions.MARK if play.moment == moments.RUN_MADE else actions.SIDESTEP
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
    challenge.actions = line.moment.numbers.get("actions", actions.ANY)
    conditions: list[tuple[int, int]] = []
    for clause in line.clauses:
        if challenge.actions & ~ONLY_AFTER.get(clause.pattern, actions.ANY):
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
            if arena.blocked_shove not in (block_die.SMASH, block_die.KERRUNCH):
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
