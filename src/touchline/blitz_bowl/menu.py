"""Player Actions (BB 3.3): which player makes which, bonus plays between them, and what was chosen."""

from typing import Final

from touchline.blitz_bowl import actions, bare, kinds, moments, steps, trait, verbs
from touchline.blitz_bowl.action import declare
from touchline.blitz_bowl.bonus import for_the_turn, play_card
from touchline.blitz_bowl.cards import MOST_PLAYERS
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.pitch import spread
from touchline.blitz_bowl.possible import can_now, can_take, unspent
from touchline.blitz_bowl.preparation import prepare
from touchline.blitz_bowl.prepared import with_play
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, codes_for, first_of, second_of, third_of, verb_of

VERBS: Final = (
    verbs.RUN,
    verbs.MARK,
    verbs.THROW,
    verbs.BLOCK,
    verbs.SIDESTEP,
    verbs.STAND_UP,
    verbs.RESERVES,
    verbs.FOUL,
    verbs.THROW_TEAM_MATE,
)
# Actions that were made, as bits of ``acted``.
RAN: Final = 1 << actions.RUN
MARKED: Final = 1 << actions.MARK
BLOCKED: Final = 1 << actions.BLOCK
SIDESTEPPED: Final = 1 << actions.SIDESTEP
STOOD_UP: Final = 1 << actions.STAND_UP
CAME_ON: Final = 1 << actions.RESERVES
# The options that most players have, for each of them.
RUNS: Final = codes_for(verbs.RUN, range(2 * MOST_PLAYERS))
MARKS: Final = codes_for(verbs.MARK, range(2 * MOST_PLAYERS))
BLOCKS: Final = codes_for(verbs.BLOCK, range(2 * MOST_PLAYERS))
SIDESTEPS: Final = codes_for(verbs.SIDESTEP, range(2 * MOST_PLAYERS))
RUN_TRAITS: Final = trait.RUN_BESIDE | trait.RUN_STOP_BESIDE | trait.RUN_THROUGH_PLAYERS | trait.RUN_THROUGH_BLOCKED
FROM_FIRST: Final = 80  # free Stand Up before the first Action
FROM_BETWEEN: Final = 96  # and the number of the grant


# --- The question ------------------------------------------------------------------------------------------------


def menu(t: Match, seat: int, _b: int, _c: int) -> None:
    """Which player makes which Action; or a bonus play, or the end of the turn (BB 3.3.3)."""
    if t.actions_left <= 0 and not t.prepared.actions:
        last(t, seat)
        return
    codes = action_codes(t, seat)
    if not t.prepared.actions:
        codes += between_codes(t, seat)
        codes.append(bare.END_TURN)
    if t.suspects[seat]:
        codes += play_codes(t, seat)
        t.ask_openly(kinds.ACTION, seat, codes, steps.ACTION_CHOSEN, seat, 0)
    else:
        t.ask(kinds.ACTION, seat, codes, steps.ACTION_CHOSEN, seat, 0)


def last(t: Match, seat: int) -> None:
    """After the last Action there may be a bonus play, or a free Action that comes between Actions."""
    codes = between_codes(t, seat)
    suspected = t.may_hold(seat, moments.LAST) | t.may_hold(seat, moments.BETWEEN)
    if suspected:
        codes += codes_for(verbs.PLAY, t.plays_held(seat, moments.LAST))
        codes += granting_codes(t, seat, moments.BETWEEN)
    codes.append(bare.END_TURN)
    if suspected:
        t.ask_openly(kinds.LAST, seat, codes, steps.ACTION_CHOSEN, seat, 0)
    else:
        t.ask(kinds.LAST, seat, codes, steps.ACTION_CHOSEN, seat, 0)


def action_codes(t: Match, seat: int) -> list[int]:
    """Every Action that a player of the coach can make now.

    Whether there is a square to run to or to Mark from is seen at a glance; only who runs by rules of his own is
    looked at more closely.
    """
    wanted = t.prepared.actions
    if wanted:
        return prepared_codes(t, seat, wanted)
    opponents = t.up[1 - seat]
    free = t.free()
    beside = spread(opponents)
    goals = free & beside  # of a Mark
    starts = spread(goals)  # from where it is one square to them
    near = t.pitch.near
    barred = t.barred
    prone = t.prone
    acted = t.acted
    square = t.square
    runs: list[int] = []
    marks: list[int] = []
    blocks: list[int] = []
    sidesteps: list[int] = []
    others: list[int] = []
    for player in t.players_of(seat):
        if barred >> player & 1:
            continue
        done = acted[player]
        at = square[player]
        if at < 0:
            if at == RESERVES_AT and not done & CAME_ON and reserves_board(t, seat):
                others.append(code_of(verbs.RESERVES, player))
        elif prone >> player & 1:
            if not done & STOOD_UP:
                others.append(code_of(verbs.STAND_UP, player))
        elif near[at] & opponents:
            if not done & BLOCKED:
                blocks.append(BLOCKS[player])
            if not done & SIDESTEPPED and near[at] & free & ~beside:
                sidesteps.append(SIDESTEPS[player])
        else:
            around = near[at] & free
            away = around & ~beside
            if not done & RAN and (away or (runs_otherwise(t, player) and can_now(t, player, actions.RUN))):
                runs.append(RUNS[player])
            if not done & MARKED and (around & goals or away & starts):
                marks.append(MARKS[player])
    codes = runs + marks + blocks + sidesteps + others
    add_special_codes(t, seat, codes)
    return codes


def add_special_codes(t: Match, seat: int, codes: list[int]) -> None:
    """Throws, Fouls, and what only some players do."""
    for holder in t.ball_holder:
        if (
            holder >= 0
            and t.owner(holder) == seat
            and (t.is_open(holder) or t.roles[holder].traits & trait.MARKED_MORE)
        ):
            if can_now(t, holder, actions.THROW):
                codes.append(code_of(verbs.THROW, holder))
    if t.fouls and t.down[1 - seat]:
        players = t.players_of(seat)
        codes += codes_for(verbs.FOUL, [player for player in players if can_now(t, player, actions.FOUL)])
    for player in t.gifted[seat]:
        role = t.roles[player]
        if not t.is_open(player):
            if role.traits & trait.MARKED_MORE and can_now(t, player, actions.RUN):
                codes.append(code_of(verbs.RUN, player))
            continue
        if role.reach and can_now(t, player, actions.BLOCK):
            codes.append(code_of(verbs.BLOCK, player))
        if t.throws_players and role.traits & trait.THROWS_PLAYERS and can_now(t, player, actions.THROW_TEAM_MATE):
            codes.append(code_of(verbs.THROW_TEAM_MATE, player))


def runs_otherwise(t: Match, player: int) -> bool:
    """Whether an ability, of his or of an opponent, or a card may open squares to him that are closed to others."""
    return t.uncertain or bool((t.roles[player].traits | t.turn_traits) & RUN_TRAITS)


def prepared_codes(t: Match, seat: int, wanted: int) -> list[int]:
    """Only Actions for which a bonus play was played."""
    codes: list[int] = []
    for player in t.players_of(seat):
        codes += player_codes(t, player, wanted)
    return codes


def player_codes(t: Match, player: int, wanted: int) -> list[int]:
    codes: list[int] = []
    for action, verb in enumerate(VERBS):
        if wanted >> action & 1 and allowed(t, action) and can_now(t, player, action):
            codes.append(code_of(verb, player))
    return codes


def allowed(t: Match, action: int) -> bool:
    """Foul and Throw Team-mate are advanced rules."""
    if action == actions.FOUL:
        return t.fouls
    return t.throws_players if action == actions.THROW_TEAM_MATE else True


def between_codes(t: Match, seat: int) -> list[int]:
    """Free Actions of abilities that come between Actions, or before the first (BB-R27)."""
    codes: list[int] = []
    for player in t.livelier[seat]:
        role = t.roles[player]
        for n, grant in enumerate(role.between):
            if can_take(t, player, grant):
                codes.append(code_of(verbs.FREE, player, grant.action, FROM_BETWEEN + n))
        if (
            t.fresh
            and role.traits & trait.STANDS_FIRST
            and t.prone >> player & 1
            and unspent(t, player, actions.STAND_UP)
        ):
            codes.append(code_of(verbs.FREE, player, actions.STAND_UP, FROM_FIRST))
    return codes


# --- Bonus plays of the menu -------------------------------------------------------------------------------------


def play_codes(t: Match, seat: int) -> list[int]:
    """The cards in hand that can be played before an Action."""
    codes = codes_for(verbs.PLAY, [card for card in t.plays_held(seat, moments.BEFORE) if can_prepare(t, seat, card)])
    if t.prepared.actions:
        return codes
    codes += granting_codes(t, seat, moments.BETWEEN)
    codes += granting_codes(t, seat, moments.BEFORE_ACTION)
    if t.fresh:
        codes += codes_for(verbs.PLAY, t.plays_held(seat, moments.FIRST))
    return codes


def granting_codes(t: Match, seat: int, moment: int) -> list[int]:
    """Cards that give one of the coach's players a free Action, if somebody could make it."""
    codes: list[int] = []
    for card in t.plays_held(seat, moment):
        grant = t.play_of(card).grant
        if grant is not None and any(can_take(t, player, grant) for player in t.players_of(seat)):
            codes.append(code_of(verbs.PLAY, card))
    return codes


def can_prepare(t: Match, seat: int, card: int) -> bool:
    """Whether an Action could follow that the card is for, together with those prepared before."""
    kept = t.prepared
    t.prepared = with_play(kept, t.play_of(card))
    wanted = t.prepared.actions
    found = False
    if wanted:
        for player in t.players_of(seat):
            if player_codes(t, player, wanted):
                found = True
                break
    t.prepared = kept
    return found


# --- What was chosen ---------------------------------------------------------------------------------------------


def action_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == verbs.END_TURN:
        t.agenda.append((steps.END_TURN, seat, 0, 0))
        return
    t.agenda.append((steps.MENU, seat, 0, 0))
    if verb == verbs.PLAY:
        play_from_menu(t, seat, first_of(code))
    elif verb == verbs.FREE:
        player = first_of(code)
        source = third_of(code)
        grant = t.roles[player].between[source - FROM_BETWEEN] if source >= FROM_BETWEEN else None
        declare(t, player, second_of(code), True, grant)
    else:
        declare(t, first_of(code), VERBS.index(verb), False, None)


def play_from_menu(t: Match, seat: int, card: int) -> None:
    play = t.play_of(card)
    if play.moment == moments.FIRST:
        for_the_turn(t, seat, card)
        return
    if play.moment == moments.BEFORE:
        prepare(t, seat, card)
        return
    play_card(t, seat, card)
    if play.moment == moments.LAST:
        t.actions_left += play.more_actions
    elif play.grant is not None:
        action = play.grant.action
        able = [player for player in t.players_of(seat) if can_take(t, player, play.grant)]
        codes = [code_of(verbs.FREE, player, action) for player in able]
        t.ask(kinds.FREE_PLAYER, seat, codes, steps.FREE_PLAYER_CHOSEN, t.catalogue.plays.index(play), 0)


def free_player_chosen(t: Match, play: int, _b: int, code: int) -> None:
    declare(t, first_of(code), second_of(code), True, t.catalogue.plays[play].grant)
