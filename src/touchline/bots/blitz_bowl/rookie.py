"""The rookie as a coach: one function for each kind of question, each a piece of advice to a beginner.

A kind without advice gets the safe answer of the game's registry, so that a new kind never stops the rookie.
"""

from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl import actions, bare, claims, kinds, moments, verbs
from touchline.blitz_bowl.blocking import counted
from touchline.blitz_bowl.checks import BY_ROOKIES, passes
from touchline.blitz_bowl.pitch import ROWS, WIDTH, within
from touchline.blitz_bowl.view import View
from touchline.bots.blitz_bowl.actions import code_gain, free_gain, granted_gain, reserves_gain
from touchline.bots.blitz_bowl.advice import NEVER, before, best, within_action
from touchline.bots.blitz_bowl.blocks import (
    armour_chance,
    best_of,
    block_gain,
    faces_worth,
    foul_gain,
    results_worth,
)
from touchline.bots.blitz_bowl.claims import active, claimed_worth, promise
from touchline.bots.blitz_bowl.occasions import ball, bounce, pitch, team, trip
from touchline.bots.blitz_bowl.outlook import CHANCES
from touchline.bots.blitz_bowl.plays import card_worth, earned_gain, play_gain, thrift
from touchline.bots.blitz_bowl.runs import best_run, entry_worth, mark_gain, sidestep_gain
from touchline.bots.blitz_bowl.throws import best_landing, fling_gain, throw_gain
from touchline.table.decision import first_of, second_of, third_of, verb_of

SPARE: Final = 0.5  # what a reroll that is used up must bring
THICK: Final = 3  # an Armour Value worth a card that makes it worse
APART: Final = 3  # squares between players who line up


def choose(view: View) -> int:
    """What the advice below says; the first of the best options is taken."""
    advice = ADVICE.get(view.table.kind)
    return view.table.safe_code() if advice is None else advice(view)


# --- The turn -------------------------------------------------------------------------------------------------


def action(view: View) -> int:
    """Do what is worth most now; a card only where it beats what can be done without it."""
    o = before(view)

    def gain(code: int) -> float:
        return play_gain(o, first_of(code)) if verb_of(code) == verbs.PLAY else code_gain(o, code)

    return best(view.table.codes, gain)


def last(view: View) -> int:
    """One more Action if a card gives it; free Actions if they do any good."""
    return action(view)


def turn_start(view: View) -> int:
    """Cards for the whole turn: when there is somebody to block."""
    table = view.table
    fighters = table.marked_by(1 - view.seat) & table.up[view.seat]
    play = fighters.bit_count() > 1
    return best(table.codes, lambda code: (verb_of(code) == verbs.PLAY) == play)


def free_player(view: View) -> int:
    """The player who makes most of a free Action."""
    o = before(view)
    grant = view.table.catalogue.plays[view.table.about("play")].grant
    return best(view.table.codes, lambda code: granted_gain(o, first_of(code), second_of(code), grant))


def earned(view: View) -> int:
    """A free Action, or a card that gives one, if it does any good."""
    table = view.table
    o = within_action(view)
    actor = table.about("player")

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DECLINE:
            return 0.0
        if verb_of(code) == verbs.PLAY:
            play = table.play_of(first_of(code))
            if play.moment == moments.BEFORE:
                return earned_gain(o, table.codes, play) - thrift(o)
            grant = play.grant
            return granted_gain(o, actor, grant.action, grant) - thrift(o) if grant is not None else NEVER
        return free_gain(o, code)

    return best(table.codes, gain)


def claim(view: View) -> int:
    """Always; the one with most points first."""
    table = view.table
    o = within_action(view)

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DECLINE:
            return 0.0
        return claimed_worth(o, table.catalogue.challenges[table.front[first_of(code)]])

    return best(table.codes, gain)


def hand_limit(view: View) -> int:
    """Let the card go that helps least often."""
    table = view.table
    return best(table.codes, lambda code: -card_worth(table.play_of(first_of(code))))


def replace(view: View) -> int:
    """Away with the challenge that promises us least."""
    o = before(view)
    return best(view.table.codes, lambda code: -promise(o, first_of(code)))


# --- Where to go ----------------------------------------------------------------------------------------------


def run(view: View) -> int:
    """With the ball to their End Zone, or as far as is safe; without it to where the ball is."""
    table = view.table
    boards: dict[int, int] = {}
    for code in table.codes:
        touched = third_of(code)
        boards[touched] = boards.get(touched, 0) | 1 << second_of(code)
    player = first_of(table.codes[0])
    _gain, square, touched = best_run(within_action(view), player, list(boards.items()))
    for code in table.codes:
        if second_of(code) == square and third_of(code) == touched:
            return code
    return table.codes[0]


def mark(view: View) -> int:
    """Beside their carrier, or where a Block is good; leave balls alone on the way."""
    table = view.table
    o = within_action(view)
    return best(table.codes, lambda code: mark_gain(o, first_of(code), second_of(code)) - third_of(code).bit_count())


def sidestep(view: View) -> int:
    """To where the way is free."""
    o = within_action(view)
    return best(view.table.codes, lambda code: sidestep_gain(o, first_of(code), second_of(code)))


def reserves(view: View) -> int:
    """Near the ball."""
    o = within_action(view)
    return best(view.table.codes, lambda code: entry_worth(o, first_of(code), second_of(code)))


def place(view: View) -> int:
    """Line up spread out, the fast ones in the middle, where it is nearest to the trapdoors."""
    table = view.table
    mates = [table.square[player] for player in table.players_of(view.seat) if table.square[player] >= 0]

    def gain(code: int) -> float:
        square = second_of(code)
        near = min([within(square, door) for door in table.pitch.trapdoors])
        crowd = sum([max(0, APART - within(square, mate)) for mate in mates])
        move = table.roles[first_of(code)].move
        return -near * move / 6 - crowd - abs(square // WIDTH - ROWS // 2) / 10

    return best(table.codes, gain)


def bring_on(view: View) -> int:
    """Emergency Reserves and the like: always, the fast ones first."""
    o = before(view)
    return best(
        view.table.codes, lambda code: reserves_gain(o, first_of(code)) if verb_of(code) == verbs.RESERVES else 0.0
    )


# --- Throws ---------------------------------------------------------------------------------------------------


def throw(view: View) -> int:
    """To whoever scores with it, or is further ahead and safer."""
    o = within_action(view)
    return best(view.table.codes, lambda code: throw_gain(o, first_of(code), second_of(code)))


def throw_player(view: View) -> int:
    """The team-mate who gets furthest by it."""
    o = within_action(view)
    return best(view.table.codes, lambda code: best_landing(o, first_of(code), second_of(code))[0])


def throw_player_to(view: View) -> int:
    """To an empty square in their End Zone, or on the way there."""
    table = view.table
    o = within_action(view)
    thrower = table.about("player")
    return best(table.codes, lambda code: fling_gain(o, thrower, first_of(code), second_of(code)))


# --- Blocks ---------------------------------------------------------------------------------------------------


def block(view: View) -> int:
    """The carrier, the weak, and those who are easily hurt."""
    table = view.table
    o = within_action(view)
    return best(table.codes, lambda code: block_gain(o, first_of(code), table.square[first_of(code)], second_of(code)))


def foul(view: View) -> int:
    """The strongest of those who lie there."""
    o = within_action(view)
    return best(view.table.codes, lambda code: foul_gain(o, first_of(code), second_of(code)))


def result(view: View) -> int:
    """The die that is worth most; roll again where the average is better."""
    table = view.table
    o = within_action(view)
    player, target = table.about("player"), table.about("target")
    deed = table.deeds[-1]
    square = table.square[player]
    worth = results_worth(o, player, square, target)
    faces = deed.rolled
    again = best_of(faces_worth(o, player, square, target), len(faces))

    def gain(code: int) -> float:
        if verb_of(code) == verbs.APPLY:
            return worth[counted(table, player, target, first_of(code), deed)]
        spent = verb_of(code) == verbs.PLAY or first_of(code) == BY_ROOKIES
        return again - SPARE if spent else again

    return best(table.codes, gain)


def follow_up(view: View) -> int:
    """Stay on the heels of their carrier; nobody else is worth it."""
    table = view.table
    target = table.deeds[-1].target
    o = within_action(view)
    player, left = table.about("player"), table.about("square")
    wants = target in o.their_carriers or (left in o.loose and o.catches(player))
    return bare.FOLLOW_UP if wants and player not in o.our_carriers else bare.STAY


def knocked(view: View) -> int:
    """Sharper knuckles against thick armour, if an injury claims something or the target is strong."""
    table = view.table
    o = within_action(view)
    role = table.roles[table.about("player")]
    wanted = any(condition == claims.TARGET_INJURED for one in active(o) for condition, _number in one.conditions)
    play = role.armour <= THICK and (wanted or role.block > 1)
    return best(table.codes, lambda code: (verb_of(code) == verbs.PLAY) == play)


def bloodlust(view: View) -> int:
    """Rather a thrall, and the slowest."""
    table = view.table
    actor = table.about("player")
    return best(table.codes, lambda code: (first_of(code) != actor) * 20 - table.roles[first_of(code)].move)


def targeted(view: View) -> int:
    """Get the ball away from a carrier who is blocked; a card where it matters or the odds are bad."""
    table = view.table
    target = table.about("target")
    carries = target in table.ball_holder
    o = within_action(view)
    strong = table.roles[table.about("player")].block > 1

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DUMP_OFF:
            return 1.0
        if verb_of(code) == verbs.PLAY:
            if table.play_of(first_of(code)).moment == moments.BEFORE:
                return NEVER  # the throw alone gets the ball away
            return 0.5 if carries or (strong and armour_chance(o, target) < 0.5) else NEVER
        return 0.0

    return best(table.codes, gain)


# --- Rerolls --------------------------------------------------------------------------------------------------


def reroll(view: View) -> int:
    """Never what went well. What went wrong always by an ability; with a card if it is likely to help."""
    table = view.table
    value, minus = table.about("needed"), table.about("minus")
    if passes(table.about("die"), value, minus):
        return bare.KEEP
    needed = CHANCES[minus][value]

    def gain(code: int) -> float:
        if verb_of(code) == verbs.KEEP:
            return 0.0
        spent = verb_of(code) == verbs.PLAY or first_of(code) == BY_ROOKIES
        return needed - (SPARE - 0.1 if spent else 0.0)

    return best(table.codes, gain)


# --- Interrupts -----------------------------------------------------------------------------------------------


def interrupt(view: View) -> int:
    """Cards that answer the opponent: when the ball is at stake."""
    table = view.table
    deed = table.deeds[-1]
    actor = deed.actor
    if deed.action == actions.MARK:
        near = table.pitch.near[table.square[actor]]
        play = any(
            holder >= 0 and table.owner(holder) == view.seat and near >> table.square[holder] & 1
            for holder in table.ball_holder
        )
    else:
        play = actor in table.ball_holder
    return best(table.codes, lambda code: (verb_of(code) == verbs.PLAY) == play)


def answerer(view: View) -> int:
    """Against a runner the strongest; out of a Mark the carrier. No further card."""
    table = view.table
    codes = [code for code in table.codes if verb_of(code) == verbs.ANSWER] or table.codes
    if table.deeds[-1].action == actions.RUN:
        return best(codes, lambda code: table.roles[first_of(code)].block)
    return best(codes, lambda code: first_of(code) in table.ball_holder)


def shadow(view: View) -> int:
    """The strongest goes after him."""
    table = view.table
    return best(table.codes, lambda code: table.roles[first_of(code)].block)


ADVICE: Final[dict[int, Callable[[View], int]]] = {
    kinds.PITCH: pitch,
    kinds.TEAM: team,
    kinds.PLACE: place,
    kinds.BALL: ball,
    kinds.TURN_START: turn_start,
    kinds.REPLACE: replace,
    kinds.EMERGENCY: bring_on,
    kinds.ACTION: action,
    kinds.LAST: last,
    kinds.FREE_PLAYER: free_player,
    kinds.RUN: run,
    kinds.MARK: mark,
    kinds.THROW: throw,
    kinds.BLOCK: block,
    kinds.SIDESTEP: sidestep,
    kinds.RESERVES: reserves,
    kinds.FOUL: foul,
    kinds.THROW_PLAYER: throw_player,
    kinds.THROW_PLAYER_TO: throw_player_to,
    kinds.TARGETED: targeted,
    kinds.RESULT: result,
    kinds.REROLL: reroll,
    kinds.KNOCKED: knocked,
    kinds.FOLLOW_UP: follow_up,
    kinds.BOUNCE: bounce,
    kinds.INTERRUPT: interrupt,
    kinds.ANSWERER: answerer,
    kinds.SHADOW: shadow,
    kinds.CLAIM: claim,
    kinds.EARNED: earned,
    kinds.BLOODLUST: bloodlust,
    kinds.HAND_LIMIT: hand_limit,
    kinds.TRIP: trip,
    kinds.BENCH: bring_on,
}
