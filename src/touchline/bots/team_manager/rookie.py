"""The rookie as a manager: one function for each kind of question, each a piece of advice to a beginner.

A kind without advice gets the safe answer of the game's registry, so that a new kind never stops the rookie.
"""

from collections.abc import Callable
from typing import Final

from touchline.bots.team_manager.forecast import forecast, outcome_gain, player_gain, reroll_gain, side_of_tackle
from touchline.bots.team_manager.outlook import Outlook, weeks_left
from touchline.bots.team_manager.scouting import (
    average_token,
    carrier_gain,
    loss,
    pass_gain,
    skill_gain,
    strength,
    strip_gain,
    tackle_gain,
    token_worth,
)
from touchline.bots.team_manager.worth import improvement_worth, payout_worth, section_worth, worth_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.team_manager.names import (
    K_ACTION,
    K_ANY_SKILL,
    K_ATTEMPT,
    K_BALL_LEFT,
    K_BOTTOM,
    K_COMMIT_ZONE,
    K_DUMP_OFF,
    K_EITHER_OR,
    K_FACING,
    K_FREEBOOTER,
    K_GUARD,
    K_HIGHLIGHT,
    K_KEEP,
    K_MORE_STARS,
    K_MOVE,
    K_OPPONENT,
    K_OPPONENT_PLAYER,
    K_PASS_DISCARDS,
    K_PASS_SKILL,
    K_PEEK,
    K_PICK_PLAYER,
    K_PICK_TOKEN,
    K_RANK,
    K_REROLL_DIE,
    K_RESPOND,
    K_RESULT,
    K_SHIFT,
    K_SPRINT_DISCARD,
    K_SPRINT_SKILL,
    K_STARS_ON_TOP,
    K_TACKLE_SKILL,
    K_TURN,
    S_DROP_CHOSEN,
    S_PICKED,
    S_POWER_PICKED,
    S_SHIFTED,
    V_DECLINE,
    V_DISCARD,
    V_DONE,
    V_DRAW_MORE,
    V_FACE_LEFT,
    V_FACE_RIGHT,
    V_KEEP_BALL,
    V_PASS,
    V_PASS_BALL,
    V_PEEK_KEEP,
    V_PEEK_REDRAW,
    V_SKIP,
    V_SPRINT,
    V_STRIP_BALL,
    V_TACKLE,
)
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.records import number_of, pc_of
from touchline.team_manager.state import LEFT, MATCHUP, ON, ZONE, ZONES
from touchline.team_manager.view import View
from touchline.team_manager.words import CHOOSE

HOLD_BACK: Final = 1.0  # fans that a card must bring more for each power it has
WEAK: Final = 1  # Star Power of those we would rather not have
TRIFLE: Final = 0.01  # what does less is not worth the trouble
NEVER: Final = -99.0


def choose(view: View) -> int:
    """What the advice below says; the first of the best options is taken."""
    advice = ADVICE.get(view.table.kind)
    return view.table.safe_code() if advice is None else advice(view)


def best(codes: list[int], gain: Callable[[int], float]) -> int:
    """The option that promises most; the first of equals."""
    return max(codes, key=gain)


# --- The Matchup phase ----------------------------------------------------------------------------------------


def turn(view: View) -> int:
    """Go where it changes most, and play the weak cards first: who comes last with strength, and with the ball, wins.

    Pass when there is nobody left to commit.
    """
    table = view.table
    outlook = Outlook(view)
    player = worth_of(table.catalogue).player
    gains: dict[int, float] = {}

    def gain(code: int) -> float:
        if verb_of(code) == V_PASS:
            return NEVER
        face = table.face[first_of(code)]
        key = face << 10 | second_of(code)  # cards that are alike do alike
        if key not in gains:
            gains[key] = outlook.commit_gain(code) - HOLD_BACK * player[face]
        return gains[key]

    return best(table.codes, gain)


def pass_discards(view: View) -> int:
    """Out with linemen: new cards are better on average."""
    table = view.table
    for code in table.codes:
        if verb_of(code) == V_DISCARD and table.catalogue.standing[table.face[first_of(code)]] <= WEAK:
            return code
    return V_DONE << 30


def pass_skill(view: View) -> int:
    """Take the ball, or take it from them; leave it with a team-mate in whose hands it is better."""
    return V_PASS_BALL << 30 if pass_gain(view.table, view.table.then_a) > 0 else V_SKIP << 30


def sprint_discard(view: View) -> int:
    """Keep the better cards."""
    return worst_player(view)


def tackle_skill(view: View) -> int:
    """Tackle where the odds and the prize are good; strip the ball where that is better; else leave it."""
    table = view.table
    tackler = table.then_a

    def gain(code: int) -> float:
        if verb_of(code) == V_TACKLE:
            return tackle_gain(table, tackler, first_of(code))
        return strip_gain(table, tackler) if verb_of(code) == V_STRIP_BALL else 0.0

    return best(table.codes, gain)


def any_skill(view: View) -> int:
    """The skill that does most where the player is."""
    table = view.table
    return best(table.codes, lambda code: skill_gain(table, table.then_a, first_of(code)))


def ability(view: View) -> int:
    """Matchup actions and responses: use what does any good. Upgrades are refreshed every week."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) in (V_SKIP, V_DECLINE):
            return TRIFLE
        source = first_of(code)
        return forecast(table, view.seat, source, table.ability(source, second_of(code)))

    return best(table.codes, gain)


# --- Tackles --------------------------------------------------------------------------------------------------


def result(view: View) -> int:
    """The tackler wants the target down; the other manager wants the tackler down."""
    table = view.table
    side = side_of_tackle(table, view.seat)
    return best(table.codes, lambda code: side * outcome_gain(table, first_of(code)))


def reroll_die(view: View) -> int:
    """The die that hurts us most."""
    return best(view.table.codes, lambda code: reroll_gain(view.table, view.seat, first_of(code)))


def guard(view: View) -> int:
    """Let him take it who loses least: a lineman for the ball carrier, but no strong player for a weak one."""
    table = view.table
    target = table.then_a
    return best(table.codes, lambda code: -loss(table, target if verb_of(code) == V_DECLINE else first_of(code)))


def attempt(view: View) -> int:
    """The same as with any tackle: odds and prize."""
    table = view.table
    return best(table.codes, lambda code: tackle_gain(table, table.then_a, first_of(code)))


# --- The ball -------------------------------------------------------------------------------------------------


def dump_off(view: View) -> int:
    """Rather to a team-mate than to the ground; and to a better hand than one's own."""
    table = view.table
    player = table.then_a
    dropping = table.then == S_DROP_CHOSEN

    def gain(code: int) -> float:
        if verb_of(code) == V_KEEP_BALL:
            return NEVER if dropping else carrier_gain(table, player)
        return carrier_gain(table, first_of(code))

    return best(table.codes, gain)


def best_carrier(view: View) -> int:
    """The ball belongs in safe hands."""
    return best(view.table.codes, lambda code: carrier_gain(view.table, first_of(code)))


def opponent(view: View) -> int:
    """If a rival must have the ball, then the manager with the fewest fans."""
    return best(view.table.codes, lambda code: -view.table.fans[first_of(code)])


# --- Abilities ------------------------------------------------------------------------------------------------


def pick_player(view: View) -> int:
    """Whatever is done to a player: the best for us, the worst for them."""
    step = view.table.then
    if step == S_PICKED:
        return pick_for_effect(view)
    if step == S_POWER_PICKED:
        return pick_for_power(view)
    return pick_for_ejection(view) if step == S_SHIFTED else view.table.safe_code()


def pick_for_effect(view: View) -> int:
    """The player for whom the effect is best; one who is only chosen counts for what comes after."""
    table = view.table
    frame = table.then_a
    using = table.catalogue.all_abilities[number_of(frame)]
    at = pc_of(frame)
    effect, number, _who, _extra = using.effects[at]

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
            return TRIFLE
        card = first_of(code)
        if effect == CHOOSE:
            return forecast(table, view.seat, table.then_b, using, at + 1, card)
        return player_gain(table, view.seat, card, effect, number)

    return best(table.codes, gain)


def pick_for_power(view: View) -> int:
    """More Star Power for ours, less for theirs."""
    table = view.table
    ours = table.then_a > 0
    return best(table.codes, lambda code: (table.owner[first_of(code)] == view.seat) == ours)


def pick_for_ejection(view: View) -> int:
    """If one of ours must be sent off, then the one we miss least."""
    return best(view.table.codes, lambda code: -strength(view.table, first_of(code)))


def pick_token(view: View) -> int:
    """Away with their good tokens and our bad ones; of facedown ones look at those of our strongest player."""
    table = view.table

    def gain(code: int) -> float:
        token = first_of(code)
        player = table.place[token] - ON
        side = 1 if table.owner[player] == view.seat else -1
        if table.face[token] < 0:
            return side * table.power(player)
        return -side * token_worth(table, token)

    return best(table.codes, gain)


def peek(view: View) -> int:
    """Leave our good tokens and their bad ones; have the others drawn anew."""
    table = view.table
    token = table.then_a
    player = table.place[token] - ON
    better = token_worth(table, token) - average_token(table, player)
    ours = table.owner[player] == view.seat
    return V_PEEK_KEEP << 30 if (better > 0) == ours else V_PEEK_REDRAW << 30


def shift(view: View) -> int:
    """Take good tokens from the others, and leave facedown ones where they are."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) == V_DONE:
            return TRIFLE
        token = first_of(code)
        if table.face[token] < 0 or table.owner[table.place[token] - ON] == view.seat:
            return 0.0
        return token_worth(table, token)

    return best(table.codes, gain)


def move(view: View) -> int:
    """From where he changes nothing to where he does."""
    outlook = Outlook(view)

    def gain(code: int) -> float:
        return TRIFLE if verb_of(code) == V_DECLINE else outlook.move_gain(first_of(code), second_of(code))

    return best(view.table.codes, gain)


def commit_zone(view: View) -> int:
    """The zone that pays better."""
    return best(view.table.codes, Outlook(view).commit_gain)


def highlight(view: View) -> int:
    """Replace the highlight that promises us least."""
    outlook = Outlook(view)
    return best(view.table.codes, lambda code: -outlook.ground(first_of(code) - MATCHUP).value)


def facing(view: View) -> int:
    """Turn the better half towards us."""
    table = view.table
    card = table.then_a
    matchup = table.place[card] - MATCHUP
    left, _centre, right = section_worth(table.catalogue, table.face[card], weeks_left(table))
    on_left = table.zone_of(view.seat, matchup) == ZONE + matchup * ZONES + LEFT
    return V_FACE_LEFT << 30 if (left >= right) == on_left else V_FACE_RIGHT << 30


# --- The Scoreboard phase -------------------------------------------------------------------------------------


def either_or(view: View) -> int:
    """Cards while there are weeks left to use them, fans at the end."""
    table = view.table
    weeks = weeks_left(table)

    def gain(code: int) -> float:
        face = table.face[matchup_card(table, first_of(code))]
        return payout_worth(table.catalogue.sections[face][second_of(code)][third_of(code)], weeks)

    return best(table.codes, gain)


def keep(view: View) -> int:
    """Keep the card that is worth most for the rest of the season."""
    table = view.table
    weeks = weeks_left(table)
    return best(table.codes, lambda code: improvement_worth(view, table.face[first_of(code)], weeks))


def bottom(view: View) -> int:
    """Nobody will see these again: any order will do."""
    return view.table.codes[0]


def more_stars(_view: View) -> int:
    """More to choose from, always."""
    return V_DRAW_MORE << 30


def sprint_skill(_view: View) -> int:
    """A new card for the worst one, always."""
    return V_SPRINT << 30


def freebooter(view: View) -> int:
    """Let a lineman go: a smaller deck shows its stars more often."""
    table = view.table
    standing = table.catalogue.standing
    player = worth_of(table.catalogue).player

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
            return 0.0
        face = table.face[first_of(code)]
        return 1 / (1 + player[face]) if standing[face] <= WEAK else NEVER

    return best(table.codes, gain)


def stars_on_top(view: View) -> int:
    """The best star comes on top, and so last."""
    return worst_player(view)


def rank(view: View) -> int:
    """Ourselves; else the manager with the fewest fans."""
    table = view.table
    return best(table.codes, lambda code: 1 if first_of(code) == view.seat else -table.fans[first_of(code)])


def worst_player(view: View) -> int:
    table = view.table
    player = worth_of(table.catalogue).player
    return best(table.codes, lambda code: -player[table.face[first_of(code)]])


ADVICE: Final[dict[int, Callable[[View], int]]] = {
    K_TURN: turn,
    K_PASS_DISCARDS: pass_discards,
    K_PASS_SKILL: pass_skill,
    K_SPRINT_SKILL: sprint_skill,
    K_SPRINT_DISCARD: sprint_discard,
    K_TACKLE_SKILL: tackle_skill,
    K_ANY_SKILL: any_skill,
    K_RESPOND: ability,
    K_REROLL_DIE: reroll_die,
    K_RESULT: result,
    K_GUARD: guard,
    K_DUMP_OFF: dump_off,
    K_PICK_PLAYER: pick_player,
    K_PICK_TOKEN: pick_token,
    K_PEEK: peek,
    K_SHIFT: shift,
    K_MOVE: move,
    K_BALL_LEFT: best_carrier,
    K_ACTION: ability,
    K_HIGHLIGHT: highlight,
    K_FACING: facing,
    K_OPPONENT: opponent,
    K_OPPONENT_PLAYER: best_carrier,
    K_COMMIT_ZONE: commit_zone,
    K_ATTEMPT: attempt,
    K_EITHER_OR: either_or,
    K_KEEP: keep,
    K_BOTTOM: bottom,
    K_MORE_STARS: more_stars,
    K_FREEBOOTER: freebooter,
    K_STARS_ON_TOP: stars_on_top,
    K_RANK: rank,
}
