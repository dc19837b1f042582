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
from touchline.team_manager import bare, kinds, places, verbs
from touchline.team_manager import lexicon as lexicon  # it numbers the words
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.view import View
from touchline.team_manager.vocabulary.players import CHOOSE
from touchline.team_manager.vocabulary.tokens import SHIFT

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
        if verb_of(code) == verbs.PASS:
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
        if verb_of(code) == verbs.DISCARD and table.catalogue.standing[table.face[first_of(code)]] <= WEAK:
            return code
    return bare.DONE


def pass_skill(view: View) -> int:
    """Take the ball, or take it from them; leave it with a team-mate in whose hands it is better."""
    return bare.PASS_BALL if pass_gain(view.table, view.table.about("player")) > 0 else bare.SKIP


def sprint_discard(view: View) -> int:
    """Keep the better cards."""
    return worst_player(view)


def tackle_skill(view: View) -> int:
    """Tackle where the odds and the prize are good; strip the ball where that is better; else leave it."""
    table = view.table
    tackler = table.about("player")

    def gain(code: int) -> float:
        if verb_of(code) == verbs.TACKLE:
            return tackle_gain(table, tackler, first_of(code))
        return strip_gain(table, tackler) if verb_of(code) == verbs.STRIP_BALL else 0.0

    return best(table.codes, gain)


def any_skill(view: View) -> int:
    """The skill that does most where the player is."""
    table = view.table
    player = table.about("player")
    return best(table.codes, lambda code: skill_gain(table, player, first_of(code)))


def ability(view: View) -> int:
    """Matchup actions and responses: use what does any good. Upgrades are refreshed every week."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) in (verbs.SKIP, verbs.DECLINE):
            return TRIFLE
        source = first_of(code)
        return forecast(table, view.seat, source, table.ability(source, second_of(code)))

    return best(table.codes, gain)


def alternative(view: View) -> int:
    """What does most of what a card lets one choose from."""
    table = view.table
    at, chosen = table.about("effect"), table.about("chosen")

    def gain(code: int) -> float:
        source = first_of(code)
        one = table.ability(source, second_of(code))
        way = one.effects[at][1 + third_of(code)]
        return forecast(table, view.seat, source, one, way, chosen)

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
    target = table.about("target")
    return best(table.codes, lambda code: -loss(table, target if verb_of(code) == verbs.DECLINE else first_of(code)))


def attempt(view: View) -> int:
    """The same as with any tackle: odds and prize."""
    table = view.table
    tackler = table.about("player")
    return best(table.codes, lambda code: tackle_gain(table, tackler, first_of(code)))


# --- The ball -------------------------------------------------------------------------------------------------


def dump_off(view: View) -> int:
    """Rather to a team-mate than to the ground; and to a better hand than one's own."""
    table = view.table
    player = table.about("player")
    dropping = table.about("dropping")

    def gain(code: int) -> float:
        if verb_of(code) == verbs.KEEP_BALL:
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
    table = view.table
    number = table.about("ability")
    if number < 0:
        return pick_for_power(view)
    effect = table.catalogue.all_abilities[number].effects[table.about("effect")][0]
    return pick_for_ejection(view) if effect == SHIFT.number else pick_for_effect(view)


def pick_for_effect(view: View) -> int:
    """The player for whom the effect is best; one who is only chosen counts for what comes after."""
    table = view.table
    using = table.catalogue.all_abilities[table.about("ability")]
    at = table.about("effect")
    source = table.about("source")
    effect, number, _who, _extra = using.effects[at]

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DECLINE:
            return TRIFLE
        card = first_of(code)
        if effect == CHOOSE.number:
            return forecast(table, view.seat, source, using, at + 1, card)
        return player_gain(table, view.seat, card, effect, number)

    return best(table.codes, gain)


def pick_for_power(view: View) -> int:
    """More Star Power for ours, less for theirs."""
    table = view.table
    ours = table.about("power") > 0
    return best(table.codes, lambda code: (table.owner[first_of(code)] == view.seat) == ours)


def pick_for_ejection(view: View) -> int:
    """If one of ours must be sent off, then the one we miss least."""
    return best(view.table.codes, lambda code: -strength(view.table, first_of(code)))


def pick_token(view: View) -> int:
    """Away with their good tokens and our bad ones; of facedown ones look at those of our strongest player."""
    table = view.table

    def gain(code: int) -> float:
        token = first_of(code)
        player = table.place[token] - places.ON
        side = 1 if table.owner[player] == view.seat else -1
        if table.face[token] < 0:
            return side * table.power(player)
        return -side * token_worth(table, token)

    return best(table.codes, gain)


def peek(view: View) -> int:
    """Leave our good tokens and their bad ones; have the others drawn anew."""
    table = view.table
    token = table.about("token")
    player = table.place[token] - places.ON
    better = token_worth(table, token) - average_token(table, player)
    ours = table.owner[player] == view.seat
    return bare.PEEK_KEEP if (better > 0) == ours else bare.PEEK_REDRAW


def shift(view: View) -> int:
    """Take good tokens from the others, and leave facedown ones where they are."""
    table = view.table

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DONE:
            return TRIFLE
        token = first_of(code)
        if table.face[token] < 0 or table.owner[table.place[token] - places.ON] == view.seat:
            return 0.0
        return token_worth(table, token)

    return best(table.codes, gain)


def move(view: View) -> int:
    """From where he changes nothing to where he does."""
    outlook = Outlook(view)

    def gain(code: int) -> float:
        return TRIFLE if verb_of(code) == verbs.DECLINE else outlook.move_gain(first_of(code), second_of(code))

    return best(view.table.codes, gain)


def commit_zone(view: View) -> int:
    """The zone that pays better."""
    return best(view.table.codes, Outlook(view).commit_gain)


def highlight(view: View) -> int:
    """Replace the highlight that promises us least."""
    outlook = Outlook(view)
    return best(view.table.codes, lambda code: -outlook.ground(first_of(code) - places.MATCHUP).value)


def facing(view: View) -> int:
    """Turn the better half towards us."""
    table = view.table
    card = table.about("highlight")
    matchup = table.place[card] - places.MATCHUP
    left, _centre, right = section_worth(table.catalogue, table.face[card], weeks_left(table))
    on_left = table.zone_of(view.seat, matchup) == places.ZONE + matchup * places.ZONES + places.LEFT
    return bare.FACE_LEFT if (left >= right) == on_left else bare.FACE_RIGHT


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
    return bare.DRAW_MORE


def sprint_skill(_view: View) -> int:
    """A new card for the worst one, always."""
    return bare.SPRINT


def freebooter(view: View) -> int:
    """Let a lineman go: a smaller deck shows its stars more often."""
    table = view.table
    standing = table.catalogue.standing
    player = worth_of(table.catalogue).player

    def gain(code: int) -> float:
        if verb_of(code) == verbs.DECLINE:
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
    kinds.TURN: turn,
    kinds.PASS_DISCARDS: pass_discards,
    kinds.PASS_SKILL: pass_skill,
    kinds.SPRINT_SKILL: sprint_skill,
    kinds.SPRINT_DISCARD: sprint_discard,
    kinds.TACKLE_SKILL: tackle_skill,
    kinds.ANY_SKILL: any_skill,
    kinds.RESPOND: ability,
    kinds.REROLL_DIE: reroll_die,
    kinds.RESULT: result,
    kinds.GUARD: guard,
    kinds.DUMP_OFF: dump_off,
    kinds.PICK_PLAYER: pick_player,
    kinds.PICK_TOKEN: pick_token,
    kinds.PEEK: peek,
    kinds.SHIFT: shift,
    kinds.MOVE: move,
    kinds.BALL_LEFT: best_carrier,
    kinds.ACTION: ability,
    kinds.HIGHLIGHT: highlight,
    kinds.FACING: facing,
    kinds.OPPONENT: opponent,
    kinds.OPPONENT_PLAYER: best_carrier,
    kinds.COMMIT_ZONE: commit_zone,
    kinds.ATTEMPT: attempt,
    kinds.EITHER_OR: either_or,
    kinds.KEEP: keep,
    kinds.BOTTOM: bottom,
    kinds.MORE_STARS: more_stars,
    kinds.FREEBOOTER: freebooter,
    kinds.STARS_ON_TOP: stars_on_top,
    kinds.RANK: rank,
    kinds.ALTERNATIVE: alternative,
}
