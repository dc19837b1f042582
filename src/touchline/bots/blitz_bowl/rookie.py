"""The rookie as a coach: one function for each kind of question, each a piece of advice to a beginner.

A kind without advice gets the safe answer of the game's registry, so that a new kind never stops the rookie.
"""

from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl.ball import can_hold
from touchline.blitz_bowl.blocking import counted, dice_of
from touchline.blitz_bowl.checks import BY_ROOKIES, passes
from touchline.blitz_bowl.deed import D_ACTION, D_ACTOR, D_FLAGS, D_ROLLED, D_TARGET, F_NEGATIVE, base_of
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_ANSWERER,
    K_BALL,
    K_BENCH,
    K_BLOCK,
    K_BLOODLUST,
    K_BOUNCE,
    K_CLAIM,
    K_EARNED,
    K_EMERGENCY,
    K_FOLLOW_UP,
    K_FOUL,
    K_FREE_PLAYER,
    K_HAND_LIMIT,
    K_INTERRUPT,
    K_KNOCKED,
    K_LAST,
    K_MARK,
    K_PITCH,
    K_PLACE,
    K_REPLACE,
    K_REROLL,
    K_RESERVES,
    K_RESULT,
    K_RUN,
    K_SHADOW,
    K_SIDESTEP,
    K_TARGETED,
    K_TEAM,
    K_THROW,
    K_THROW_PLAYER,
    K_THROW_PLAYER_TO,
    K_TRIP,
    K_TURN_START,
    S_THROW_KEPT,
    V_APPLY,
    V_DECLINE,
    V_DUMP_OFF,
    V_FOLLOW_UP,
    V_KEEP,
    V_PLAY,
    V_RESERVES,
    V_STAY,
)
from touchline.blitz_bowl.pitch import ROWS, WIDTH, within
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import throw_value
from touchline.blitz_bowl.view import View
from touchline.blitz_bowl.words import (
    C_TARGET_INJURED,
    MARK,
    RUN,
)
from touchline.bots.blitz_bowl.actions import code_gain, free_gain, granted_gain, reserves_gain
from touchline.bots.blitz_bowl.blocks import (
    armour_chance,
    best_of,
    block_gain,
    faces_worth,
    foul_gain,
    results_worth,
)
from touchline.bots.blitz_bowl.claims import active, claimed_worth, promise
from touchline.bots.blitz_bowl.outlook import CHANCES, Outlook
from touchline.bots.blitz_bowl.plays import card_worth, play_gain, thrift
from touchline.bots.blitz_bowl.runs import best_run, entry_worth, mark_gain, sidestep_gain
from touchline.bots.blitz_bowl.throws import best_landing, fling_gain, throw_gain
from touchline.table.decision import first_of, second_of, third_of, verb_of

NEVER: Final = -99.0
SPARE: Final = 0.5  # what a reroll that is used up must bring
THICK: Final = 3  # an Armour Value worth a card that makes it worse
APART: Final = 3  # squares between players who line up


def choose(view: View) -> int:
    """What the advice below says; the first of the best options is taken."""
    advice = ADVICE.get(view.table.kind)
    return view.table.safe_code() if advice is None else advice(view)


def best(codes: list[int], gain: Callable[[int], float]) -> int:
    """The option that promises most; the first of equals."""
    return max(codes, key=gain)


def before(view: View) -> Outlook:
    """How things stand before the next Action."""
    return Outlook(view.table, view.seat, False)


def within_action(view: View) -> Outlook:
    """How things stand while an Action is under way."""
    return Outlook(view.table, view.seat, True)


# --- The turn -------------------------------------------------------------------------------------------------


def action(view: View) -> int:
    """Do what is worth most now; a card only where it beats what can be done without it."""
    o = before(view)

    def gain(code: int) -> float:
        return play_gain(o, first_of(code)) if verb_of(code) == V_PLAY else code_gain(o, code)

    return best(view.table.codes, gain)


def last(view: View) -> int:
    """One more Action if a card gives it; free Actions if they do any good."""
    return action(view)


def turn_start(view: View) -> int:
    """Cards for the whole turn: when there is somebody to block."""
    table = view.table
    fighters = table.marked_by(1 - view.seat) & table.up[view.seat]
    play = fighters.bit_count() > 1
    return best(table.codes, lambda code: (verb_of(code) == V_PLAY) == play)


def free_player(view: View) -> int:
    """The player who makes most of a free Action."""
    o = before(view)
    grant = view.table.catalogue.plays[view.table.then_a].grant
    return best(view.table.codes, lambda code: granted_gain(o, first_of(code), second_of(code), grant))


def earned(view: View) -> int:
    """A free Action, or a card that gives one, if it does any good."""
    table = view.table
    o = within_action(view)
    actor = table.then_a

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
            return 0.0
        if verb_of(code) == V_PLAY:
            grant = table.play_of(first_of(code)).grant
            return granted_gain(o, actor, grant.action, grant) - thrift(o) if grant is not None else NEVER
        return free_gain(o, code)

    return best(table.codes, gain)


def claim(view: View) -> int:
    """Always; the one with most points first."""
    table = view.table
    o = within_action(view)

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
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
    return best(view.table.codes, lambda code: reserves_gain(o, first_of(code)) if verb_of(code) == V_RESERVES else 0.0)


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
    return best(table.codes, lambda code: fling_gain(o, table.then_a, first_of(code), second_of(code)))


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
    player, target = table.then_a, table.then_b
    base = base_of(table)
    square = table.square[player]
    worth = results_worth(o, player, square, target)
    faces = dice_of(table.deed[base + D_ROLLED])
    again = best_of(faces_worth(o, player, square, target), len(faces))

    def gain(code: int) -> float:
        if verb_of(code) == V_APPLY:
            return worth[counted(table, player, target, first_of(code), base)]
        spent = verb_of(code) == V_PLAY or first_of(code) == BY_ROOKIES
        return again - SPARE if spent else again

    return best(table.codes, gain)


def follow_up(view: View) -> int:
    """Stay on the heels of their carrier; nobody else is worth it."""
    table = view.table
    target = table.deed[base_of(table) + D_TARGET]
    o = within_action(view)
    player, left = table.then_a, table.then_b
    wants = target in o.their_carriers or (left in o.loose and o.catches(player))
    return (V_FOLLOW_UP if wants and player not in o.our_carriers else V_STAY) << 30


def knocked(view: View) -> int:
    """Sharper knuckles against thick armour, if an injury claims something or the target is strong."""
    table = view.table
    o = within_action(view)
    role = table.roles[table.then_a]
    wanted = any(condition == C_TARGET_INJURED for one in active(o) for condition, _number in one.conditions)
    play = role.armour <= THICK and (wanted or role.block > 1)
    return best(table.codes, lambda code: (verb_of(code) == V_PLAY) == play)


def bloodlust(view: View) -> int:
    """Rather a thrall, and the slowest."""
    table = view.table
    actor = table.then_a
    return best(table.codes, lambda code: (first_of(code) != actor) * 20 - table.roles[first_of(code)].move)


def targeted(view: View) -> int:
    """Get the ball away from a carrier who is blocked; a card where it matters or the odds are bad."""
    table = view.table
    target = table.then_b
    carries = target in table.ball_holder
    o = within_action(view)
    strong = table.roles[table.then_a].block > 1

    def gain(code: int) -> float:
        if verb_of(code) == V_DUMP_OFF:
            return 1.0
        if verb_of(code) == V_PLAY:
            return 0.5 if carries or (strong and armour_chance(o, target) < 0.5) else NEVER
        return 0.0

    return best(table.codes, gain)


# --- Rerolls --------------------------------------------------------------------------------------------------


def reroll(view: View) -> int:
    """Never what went well. What went wrong always by an ability; with a card if it is likely to help."""
    table = view.table
    if table.then == S_THROW_KEPT:
        base = base_of(table)
        minus = 1 if table.deed[base + D_FLAGS] & F_NEGATIVE else 0
        value = throw_value(table, table.then_a, base)
        passed = passes(table.then_b, value, minus)
    else:
        minus = 1 if table.then_b & MINUS else 0
        value = table.then_b & 15
        passed = passes(table.then_b >> DIE, value, minus)
    if passed:
        return V_KEEP << 30

    def gain(code: int) -> float:
        if verb_of(code) == V_KEEP:
            return 0.0
        spent = verb_of(code) == V_PLAY or first_of(code) == BY_ROOKIES
        return CHANCES[minus][value] - (SPARE - 0.1 if spent else 0.0)

    return best(table.codes, gain)


# --- Interrupts -----------------------------------------------------------------------------------------------


def interrupt(view: View) -> int:
    """Cards that answer the opponent: when the ball is at stake."""
    table = view.table
    base = base_of(table)
    actor = table.deed[base + D_ACTOR]
    if table.deed[base + D_ACTION] == MARK:
        near = table.pitch.near[table.square[actor]]
        play = any(
            holder >= 0 and table.owner(holder) == view.seat and near >> table.square[holder] & 1
            for holder in table.ball_holder
        )
    else:
        play = actor in table.ball_holder
    return best(table.codes, lambda code: (verb_of(code) == V_PLAY) == play)


def answerer(view: View) -> int:
    """Against a runner the strongest; out of a Mark the carrier."""
    table = view.table
    if table.deed[base_of(table) + D_ACTION] == RUN:
        return best(table.codes, lambda code: table.roles[first_of(code)].block)
    return best(table.codes, lambda code: first_of(code) in table.ball_holder)


def shadow(view: View) -> int:
    """The strongest goes after him."""
    table = view.table
    return best(table.codes, lambda code: table.roles[first_of(code)].block)


# --- Balls, events, the beginning -------------------------------------------------------------------------------


def bounce(view: View) -> int:
    """Into the hands of an Open team-mate; else far from opponents and near to ours."""
    table = view.table
    o = within_action(view)

    def gain(code: int) -> float:
        square = first_of(code)
        there = table.player_at(square)
        if there >= 0:
            ours = table.owner(there) == view.seat
            takes = table.is_open(there) and can_hold(table, there)
            return (5.0 if ours else -5.0) if takes else -1.0
        return -float(o.marked >> square & 1) + (o.ours & table.pitch.near[square]).bit_count() / 4

    return best(table.codes, gain)


def trip(view: View) -> int:
    """Their carrier; else whoever is nearest to the ball."""
    table = view.table
    o = within_action(view)
    mirrored = Outlook(table, 1 - view.seat, True)

    def gain(code: int) -> float:
        player = first_of(code)
        return 9.0 if player in o.their_carriers else mirrored.place_worth(player, table.square[player])

    return best(table.codes, gain)


def ball(view: View) -> int:
    """One that helps its holder, and stays where it is."""
    table = view.table
    keywords = table.catalogue.team_cards[table.teams[view.seat]].keywords

    def gain(code: int) -> float:
        kind = table.catalogue.balls[first_of(code)]
        worth = float(kind.reroll_ones) - float(kind.bounces) - float(kind.bites_on > 0)
        return worth + (1.0 if kind.keyword_reroll and kind.keyword in keywords else 0.0)

    return best(table.codes, gain)


def pitch(view: View) -> int:
    """The one with the fewest obstacles: it is the easiest to run on."""
    table = view.table
    return best(table.codes, lambda code: -table.catalogue.pitches[first_of(code)].blocked.bit_count())


def team(view: View) -> int:
    """The faster and stronger team."""
    table = view.table
    return best(table.codes, lambda code: team_worth(table, first_of(code)))


def team_worth(table: Match, number: int) -> float:
    """How good its players are on average; those who come in numbers are weak."""
    players = table.catalogue.team_cards[number].players
    worth = 0.0
    for position in players:
        role = table.catalogue.positions[position]
        worth += role.move + 3 * role.block + 3 * CHANCES[0][role.armour]
    return worth / len(players)


ADVICE: Final[dict[int, Callable[[View], int]]] = {
    K_PITCH: pitch,
    K_TEAM: team,
    K_PLACE: place,
    K_BALL: ball,
    K_TURN_START: turn_start,
    K_REPLACE: replace,
    K_EMERGENCY: bring_on,
    K_ACTION: action,
    K_LAST: last,
    K_FREE_PLAYER: free_player,
    K_RUN: run,
    K_MARK: mark,
    K_THROW: throw,
    K_BLOCK: block,
    K_SIDESTEP: sidestep,
    K_RESERVES: reserves,
    K_FOUL: foul,
    K_THROW_PLAYER: throw_player,
    K_THROW_PLAYER_TO: throw_player_to,
    K_TARGETED: targeted,
    K_RESULT: result,
    K_REROLL: reroll,
    K_KNOCKED: knocked,
    K_FOLLOW_UP: follow_up,
    K_BOUNCE: bounce,
    K_INTERRUPT: interrupt,
    K_ANSWERER: answerer,
    K_SHADOW: shadow,
    K_CLAIM: claim,
    K_EARNED: earned,
    K_BLOODLUST: bloodlust,
    K_HAND_LIMIT: hand_limit,
    K_TRIP: trip,
    K_BENCH: bring_on,
}
