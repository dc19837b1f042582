"""The rookie: a manager who plays by rules of thumb.

One function for each kind of question, each a piece of advice to a beginner. A kind without advice gets the safe answer
of the game's registry, so that a new kind never stops the rookie.
"""

from collections.abc import Callable
from typing import Final

from touchline.bots.forecast import forecast, player_gain, reroll_gain, side_of_tackle, stakes
from touchline.bots.outlook import Outlook, weeks_left
from touchline.bots.scouting import (
    best_target,
    carrier_gain,
    loss,
    pass_gain,
    skill_gain,
    strength,
    strip_gain,
    tackle_gain,
)
from touchline.bots.worth import POWER_OF_A_FAN, improvement_worth, payout_worth, worth_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.dice import Dice
from touchline.team_manager.game import GAME
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
    V_ACT,
    V_COMMIT,
    V_DECLINE,
    V_DISCARD,
    V_DONE,
    V_FACE_LEFT,
    V_FACE_RIGHT,
    V_KEEP_BALL,
    V_PASS,
    V_PASS_BALL,
    V_PEEK_KEEP,
    V_PEEK_REDRAW,
    V_SKIP,
    V_STRIP_BALL,
    V_TACKLE,
    V_USE,
)
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.records import number_of, pc_of
from touchline.team_manager.state import LEFT, MATCHUP, ON, TOURNAMENT_AT, ZONE, ZONES, Season
from touchline.team_manager.view import View
from touchline.team_manager.words import CHOOSE, TACKLER_DOWN, TARGET_DOWN

HOLD_BACK: Final = 1.0  # fans that one power of a card might bring elsewhere
WEAK: Final = 1  # Star Power of those we would rather not have


class Rookie:
    """Plays by the advice below. It needs no chance: the first of the best options is taken."""

    def __init__(self, _dice: Dice, _seat: int) -> None:
        self.name = "rookie"

    def choose(self, view: View) -> int:
        table = view.table
        if table.registry.game == GAME and table.kind < len(ADVICE):
            advice = ADVICE[table.kind]
            if advice is not None:
                return advice(view)
        return safe_answer(view)


def safe_answer(view: View) -> int:
    """The answer a late seat is taken to give, else the first."""
    table = view.table
    default = table.registry.verb_index[table.registry.kinds[table.kind].default]
    for code in table.codes:
        if verb_of(code) == default:
            return code
    return table.codes[0]


def best(codes: list[int], gain: Callable[[int], float]) -> int:
    """The option that promises most; the first of equals."""
    return max(codes, key=gain)


# --- The Matchup phase ----------------------------------------------------------------------------------------


def turn(view: View) -> int:
    """Commit the player where he changes most, and do not spend a strong one where a weak one will do."""
    table = view.table
    outlook = Outlook(view)
    player = worth_of(table.catalogue).player
    gains: dict[int, float] = {}
    best_code = table.codes[0]
    best_gain = -99.0
    for code in table.codes:
        if verb_of(code) != V_COMMIT:
            best_code = code if best_gain < -98 else best_code
            continue
        face = table.face[first_of(code)]
        key = face << 10 | second_of(code)
        gain = gains.get(key)
        if gain is None:
            gain = gains[key] = outlook.commit_gain(code) - HOLD_BACK * player[face]
        if gain > best_gain:
            best_gain = gain
            best_code = code
    return best_code


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
    table = view.table
    player = worth_of(table.catalogue).player
    return best(table.codes, lambda code: -player[table.face[first_of(code)]])


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
    table = view.table
    return best(table.codes, lambda code: skill_gain(table, table.then_a, first_of(code)))


def action(view: View) -> int:
    """Upgrades are refreshed every week: use what does any good."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) != V_ACT:
            return 0.0
        source = first_of(code)
        return forecast(table, view.seat, source, table.ability(source, second_of(code)))

    return best(table.codes, gain)


def respond(view: View) -> int:
    """Use what helps, decline what does not."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) != V_USE:
            return 0.0
        source = first_of(code)
        return forecast(table, view.seat, source, table.ability(source, second_of(code)))

    return best(table.codes, gain)


# --- Tackles --------------------------------------------------------------------------------------------------


def result(view: View) -> int:
    """The tackler wants the target down; the other wants the tackler down."""
    table = view.table
    prize, risk = stakes(table)
    side = side_of_tackle(table, view.seat)

    def gain(code: int) -> float:
        face = first_of(code)
        return side * (prize if face == TARGET_DOWN else -risk if face == TACKLER_DOWN else 0.0)

    return best(table.codes, gain)


def reroll_die(view: View) -> int:
    return best(view.table.codes, lambda code: reroll_gain(view.table, view.seat, first_of(code)))


def guard(view: View) -> int:
    """Let him take it who loses least."""
    table = view.table
    target = table.then_a
    return best(table.codes, lambda code: -loss(table, target if verb_of(code) == V_DECLINE else first_of(code)))


def attempt(view: View) -> int:
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
            return -1.0 if dropping else carrier_gain(table, player)
        return carrier_gain(table, first_of(code))

    return best(table.codes, gain)


def best_carrier(view: View) -> int:
    """The ball belongs in safe hands."""
    return best(view.table.codes, lambda code: carrier_gain(view.table, first_of(code)))


def opponent(view: View) -> int:
    """If somebody must have the ball, then the manager with the fewest fans."""
    return best(view.table.codes, lambda code: -view.table.fans[first_of(code)])


# --- Abilities ------------------------------------------------------------------------------------------------


def pick_player(view: View) -> int:
    """Whatever is done to a player: the best for us, the worst for them."""
    table = view.table
    if table.then != S_PICKED:
        return pick_for_tackle_or_tokens(view)
    frame = table.then_a
    ability = table.catalogue.all_abilities[number_of(frame)]
    pc = pc_of(frame)
    effect, number, _who, _extra = ability.effects[pc]

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
            return 0.0
        card = first_of(code)
        if effect == CHOOSE:
            return forecast(table, view.seat, table.then_b, ability, pc + 1, card)
        return player_gain(table, view.seat, card, effect, number)

    return best(table.codes, gain)


def pick_for_tackle_or_tokens(view: View) -> int:
    """More power for ours, less for theirs; and ejections for whom we miss least."""
    table = view.table
    if table.then == S_POWER_PICKED:
        sign = 1 if table.then_a > 0 else -1
        return best(table.codes, lambda code: sign * (table.owner[first_of(code)] == view.seat))
    return best(table.codes, lambda code: -strength(table, first_of(code)))


def token_good(table: Season, token: int) -> float:
    """What a token does for its player, as far as it is known."""
    face = table.face[token]
    player = table.place[token] - ON
    cards = table.catalogue
    if face < 0:
        return worth_of(cards).token_power
    if cards.token_ejects[face]:
        return -strength_without(table, player)
    return cards.token_power[face] + POWER_OF_A_FAN * cards.token_fans[face]


def strength_without(table: Season, player: int) -> float:
    """The Star Power that goes when he is sent off."""
    return 1.0 + table.power(player)


def pick_token(view: View) -> int:
    """Away with their good tokens and our bad ones; a facedown one is looked at on our strongest player."""
    table = view.table

    def gain(code: int) -> float:
        token = first_of(code)
        player = table.place[token] - ON
        side = 1 if table.owner[player] == view.seat else -1
        if table.face[token] < 0:
            return side * float(table.power(player))
        return -side * token_good(table, token)

    return best(table.codes, gain)


def peek(view: View) -> int:
    """Ours: leave a good token. Theirs: leave a bad one."""
    table = view.table
    token = table.then_a
    side = 1 if table.owner[table.place[token] - ON] == view.seat else -1
    average = 0.5
    return V_PEEK_KEEP << 30 if side * (token_good(table, token) - average) > 0 else V_PEEK_REDRAW << 30


def shift(view: View) -> int:
    """Take good tokens from the others; leave those that nobody has seen."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) == V_DONE:
            return 0.1
        token = first_of(code)
        if table.face[token] < 0:
            return 0.0
        rivals = table.owner[table.place[token] - ON] != view.seat
        return token_good(table, token) * (1.0 if rivals else 0.0)

    return best(table.codes, gain)


def move(view: View) -> int:
    """Move a player from where he changes nothing to where he does."""
    table = view.table
    outlook = Outlook(view)

    def gain(code: int) -> float:
        if verb_of(code) == V_DECLINE:
            return 0.0
        return outlook.move_gain(first_of(code), second_of(code))

    return best(table.codes, gain)


def commit_zone(view: View) -> int:
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
    left, _centre, right = (
        max(payout_worth(one, weeks_left(table)) for one in choices)
        for choices in table.catalogue.sections[table.face[card]]
    )
    on_left = table.zone_of(view.seat, matchup) == ZONE + matchup * ZONES + LEFT
    return V_FACE_LEFT << 30 if (left >= right) == on_left else V_FACE_RIGHT << 30


# --- The Scoreboard phase -------------------------------------------------------------------------------------


def either_or(view: View) -> int:
    """Fans now, or cards while there are weeks left to use them."""
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


def yes(view: View) -> int:
    """More to choose from, and better cards in hand: always."""
    return view.table.codes[0]


def freebooter(view: View) -> int:
    """Let a lineman go: a smaller deck shows its stars more often."""
    table = view.table
    player = worth_of(table.catalogue).player
    weakest = V_DECLINE << 30
    least = 99.0
    for code in table.codes:
        if verb_of(code) == V_DECLINE:
            continue
        face = table.face[first_of(code)]
        if table.catalogue.standing[face] <= WEAK and player[face] < least:
            least = player[face]
            weakest = code
    return weakest


def stars_on_top(view: View) -> int:
    """The best star comes on top, and so last."""
    table = view.table
    player = worth_of(table.catalogue).player
    return best(table.codes, lambda code: -player[table.face[first_of(code)]])


def rank(view: View) -> int:
    """Ourselves; else the manager with the fewest fans."""
    table = view.table
    return best(table.codes, lambda code: 999 if first_of(code) == view.seat else -table.fans[first_of(code)])


_ADVICE: Final[dict[int, Callable[[View], int]]] = {
    K_TURN: turn,
    K_PASS_DISCARDS: pass_discards,
    K_PASS_SKILL: pass_skill,
    K_SPRINT_SKILL: yes,
    K_SPRINT_DISCARD: sprint_discard,
    K_TACKLE_SKILL: tackle_skill,
    K_ANY_SKILL: any_skill,
    K_RESPOND: respond,
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
    K_ACTION: action,
    K_HIGHLIGHT: highlight,
    K_FACING: facing,
    K_OPPONENT: opponent,
    K_OPPONENT_PLAYER: best_carrier,
    K_COMMIT_ZONE: commit_zone,
    K_ATTEMPT: attempt,
    K_EITHER_OR: either_or,
    K_KEEP: keep,
    K_BOTTOM: yes,
    K_MORE_STARS: yes,
    K_FREEBOOTER: freebooter,
    K_STARS_ON_TOP: stars_on_top,
    K_RANK: rank,
}
ADVICE: Final = [_ADVICE.get(kind) for kind in range(max(_ADVICE) + 1)]
_X = (best_target, TOURNAMENT_AT, V_PASS)
