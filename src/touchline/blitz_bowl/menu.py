"""Player Actions (BB 3.3): which player makes which, bonus plays between them, and what was chosen."""

from typing import Final

from touchline.blitz_bowl.action import declare
from touchline.blitz_bowl.bonus import for_the_turn, play_card
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_FREE_PLAYER,
    K_LAST,
    S_ACTION_CHOSEN,
    S_END_TURN,
    S_FREE_PLAYER_CHOSEN,
    S_MENU,
    V_BLOCK,
    V_END_TURN,
    V_FOUL,
    V_FREE,
    V_MARK,
    V_PLAY,
    V_RESERVES,
    V_RUN,
    V_SIDESTEP,
    V_STAND_UP,
    V_THROW,
    V_THROW_TEAM_MATE,
)
from touchline.blitz_bowl.pitch import spread
from touchline.blitz_bowl.possible import can_now, can_take, unspent
from touchline.blitz_bowl.state import (
    Q_ACTIONS,
    Q_DICE,
    Q_MORE_SQUARES,
    Q_SQUARES,
    Q_THROW,
    Q_TRAITS,
    RESERVES_AT,
    Match,
)
from touchline.blitz_bowl.words import (
    BLOCK,
    FOUL,
    MARK,
    P_BEFORE,
    P_BEFORE_ACTION,
    P_BETWEEN,
    P_FIRST,
    P_LAST,
    RESERVES,
    RUN,
    SIDESTEP,
    STAND_UP,
    T_RUN_BESIDE,
    T_RUN_MARKED,
    T_RUN_STOP_BESIDE,
    T_RUN_THROUGH_BLOCKED,
    T_RUN_THROUGH_PLAYERS,
    T_STANDS_FIRST,
    T_THROW_MARKED,
    T_THROWS_PLAYERS,
    THROW,
    THROW_TEAM_MATE,
)
from touchline.table.decision import first_of, second_of, third_of, verb_of

VERBS: Final = (
    V_RUN,
    V_MARK,
    V_THROW,
    V_BLOCK,
    V_SIDESTEP,
    V_STAND_UP,
    V_RESERVES,
    V_FOUL,
    V_THROW_TEAM_MATE,
)
MARKED_MORE: Final = T_RUN_MARKED | T_THROW_MARKED
RUN_TRAITS: Final = T_RUN_BESIDE | T_RUN_STOP_BESIDE | T_RUN_THROUGH_PLAYERS | T_RUN_THROUGH_BLOCKED
FROM_FIRST: Final = 80  # free Stand Up before the first Action
FROM_BETWEEN: Final = 96  # and the number of the grant


# --- The question ------------------------------------------------------------------------------------------------


def menu(t: Match, seat: int, _b: int, _c: int) -> None:
    """Which player makes which Action; or a bonus play, or the end of the turn (BB 3.3.3)."""
    if t.actions_left <= 0 and not t.prepared[Q_ACTIONS]:
        last(t, seat)
        return
    codes = action_codes(t, seat)
    if not t.prepared[Q_ACTIONS]:
        codes += between_codes(t, seat)
        codes.append(V_END_TURN << 30)
    if t.suspects[seat]:
        codes += play_codes(t, seat)
        t.ask_openly(K_ACTION, seat, codes, S_ACTION_CHOSEN, seat, 0)
    else:
        t.ask(K_ACTION, seat, codes, S_ACTION_CHOSEN, seat, 0)


def last(t: Match, seat: int) -> None:
    """After the last Action there may be a bonus play, or a free Action that comes between Actions."""
    codes = between_codes(t, seat)
    suspected = t.may_hold(seat, P_LAST) | t.may_hold(seat, P_BETWEEN)
    if suspected:
        codes += [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, P_LAST)]
        codes += granting_codes(t, seat, P_BETWEEN)
    codes.append(V_END_TURN << 30)
    if suspected:
        t.ask_openly(K_LAST, seat, codes, S_ACTION_CHOSEN, seat, 0)
    else:
        t.ask(K_LAST, seat, codes, S_ACTION_CHOSEN, seat, 0)


def action_codes(t: Match, seat: int) -> list[int]:
    """Every Action that a player of the coach can make now."""
    wanted = t.prepared[Q_ACTIONS]
    if wanted:
        return prepared_codes(t, seat, wanted)
    opponents = t.up[1 - seat]
    free = t.free()
    beside = spread(opponents)
    near = t.pitch.near
    codes: list[int] = []
    barred = t.barred
    acted = t.acted
    square = t.square
    prone = t.prone
    for player in t.players_of(seat):
        if barred >> player & 1:
            continue
        done = acted[player]
        at = square[player]
        if at < 0:
            if not done >> RESERVES & 1 and at == RESERVES_AT and reserves_board(t, seat):
                codes.append(V_RESERVES << 30 | player << 20)
        elif prone >> player & 1:
            if not done >> STAND_UP & 1:
                codes.append(V_STAND_UP << 30 | player << 20)
        elif near[at] & opponents:
            marked_codes(t, player, done, near[at] & free & ~beside, codes)
        else:
            open_codes(t, player, done, near[at] & free, free & beside, codes)
    return codes


def marked_codes(t: Match, player: int, done: int, away: int, codes: list[int]) -> None:
    """Block and Sidestep; a Run or a Throw for those whom an ability allows it."""
    code = player << 20
    if not done >> BLOCK & 1:
        codes.append(V_BLOCK << 30 | code)
    if away and not done >> SIDESTEP & 1:
        codes.append(V_SIDESTEP << 30 | code)
    if t.roles[player].traits & MARKED_MORE:
        for action in (RUN, THROW):
            if can_now(t, player, action):
                codes.append(VERBS[action] << 30 | code)


def open_codes(t: Match, player: int, done: int, near: int, beside: int, codes: list[int]) -> None:
    """What an Open player can do. ``near`` are the squares around him, ``beside`` all squares beside opponents.

    Whether there is a square to run to or to Mark from is seen at a glance; only who runs by rules of his own is
    looked at more closely.
    """
    code = player << 20
    role = t.roles[player]
    away = near & ~beside
    if not done >> RUN & 1 and (away or (runs_otherwise(t, role.traits) and can_now(t, player, RUN))):
        codes.append(V_RUN << 30 | code)
    if not done >> MARK & 1 and (near & beside or spread(away) & beside):
        codes.append(V_MARK << 30 | code)
    if player in t.ball_holder and can_now(t, player, THROW):
        codes.append(V_THROW << 30 | code)
    if role.reach and can_now(t, player, BLOCK):
        codes.append(V_BLOCK << 30 | code)
    if t.fouls and t.down[1 if player < t.edge else 0] and can_now(t, player, FOUL):
        codes.append(V_FOUL << 30 | code)
    if t.throws_players and role.traits & T_THROWS_PLAYERS and can_now(t, player, THROW_TEAM_MATE):
        codes.append(V_THROW_TEAM_MATE << 30 | code)


def runs_otherwise(t: Match, traits: int) -> bool:
    """Whether an ability, of his or of an opponent, or a card may open squares to him that are closed to others."""
    return t.uncertain or bool((traits | t.turn_traits) & RUN_TRAITS)


def prepared_codes(t: Match, seat: int, wanted: int) -> list[int]:
    """Only Actions for which a bonus play was played."""
    codes: list[int] = []
    for player in t.players_of(seat):
        for action in range(len(VERBS)):
            if wanted >> action & 1 and allowed(t, action) and can_now(t, player, action):
                codes.append(VERBS[action] << 30 | player << 20)
    return codes


def allowed(t: Match, action: int) -> bool:
    """Foul and Throw Team-mate are advanced rules."""
    if action == FOUL:
        return t.fouls
    return t.throws_players if action == THROW_TEAM_MATE else True


def between_codes(t: Match, seat: int) -> list[int]:
    """Free Actions of abilities that come between Actions, or before the first (BB-R27)."""
    codes: list[int] = []
    for player in t.livelier[seat]:
        role = t.roles[player]
        for n, grant in enumerate(role.between):
            if can_take(t, player, grant):
                codes.append(V_FREE << 30 | player << 20 | grant.action << 10 | FROM_BETWEEN + n)
        if t.fresh and role.traits & T_STANDS_FIRST and t.prone >> player & 1 and unspent(t, player, STAND_UP):
            codes.append(V_FREE << 30 | player << 20 | STAND_UP << 10 | FROM_FIRST)
    return codes


# --- Bonus plays of the menu -------------------------------------------------------------------------------------


def play_codes(t: Match, seat: int) -> list[int]:
    """The cards in hand that can be played before an Action."""
    codes = [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, P_BEFORE) if can_prepare(t, seat, card)]
    if t.prepared[Q_ACTIONS]:
        return codes
    codes += granting_codes(t, seat, P_BETWEEN)
    codes += granting_codes(t, seat, P_BEFORE_ACTION)
    if t.fresh:
        codes += [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, P_FIRST)]
    return codes


def granting_codes(t: Match, seat: int, moment: int) -> list[int]:
    """Cards that give one of the coach's players a free Action, if somebody could make it."""
    codes: list[int] = []
    for card in t.plays_held(seat, moment):
        grant = t.play_of(card).grant
        if grant is not None and any(can_take(t, player, grant) for player in t.players_of(seat)):
            codes.append(V_PLAY << 30 | card << 20)
    return codes


def can_prepare(t: Match, seat: int, card: int) -> bool:
    """Whether an Action could follow that the card is for, together with those prepared before."""
    kept = t.prepared
    t.prepared = with_play(kept, t.play_of(card))
    found = t.prepared[Q_ACTIONS] != 0 and bool(action_codes(t, seat))
    t.prepared = kept
    return found


def with_play(prepared: list[int], play: Play) -> list[int]:
    """What is prepared when one more card is played; the next Action must be one that all of them are for."""
    actions = play.actions & prepared[Q_ACTIONS] if prepared[Q_ACTIONS] else play.actions
    return [
        actions,
        prepared[Q_TRAITS] | play.traits,
        play.throw or prepared[Q_THROW],
        play.squares or prepared[Q_SQUARES],
        play.more_squares + prepared[Q_MORE_SQUARES],
        play.dice or prepared[Q_DICE],
    ]


# --- What was chosen ---------------------------------------------------------------------------------------------


def action_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_END_TURN:
        t.agenda.append((S_END_TURN, seat, 0, 0))
        return
    t.agenda.append((S_MENU, seat, 0, 0))
    if verb == V_PLAY:
        play_from_menu(t, seat, first_of(code))
    elif verb == V_FREE:
        player = first_of(code)
        source = third_of(code)
        grant = t.roles[player].between[source - FROM_BETWEEN] if source >= FROM_BETWEEN else None
        declare(t, player, second_of(code), True, grant)
    else:
        declare(t, first_of(code), VERBS.index(verb), False, None)


def play_from_menu(t: Match, seat: int, card: int) -> None:
    play = t.play_of(card)
    if play.moment == P_FIRST:
        for_the_turn(t, seat, card)
        return
    play_card(t, seat, card)
    if play.moment == P_BEFORE:
        t.prepared = with_play(t.prepared, play)
    elif play.moment == P_LAST:
        t.actions_left += play.more_actions
    elif play.grant is not None:
        head = V_FREE << 30 | play.grant.action << 10
        codes = [head | player << 20 for player in t.players_of(seat) if can_take(t, player, play.grant)]
        t.ask(K_FREE_PLAYER, seat, codes, S_FREE_PLAYER_CHOSEN, t.catalogue.plays.index(play), 0)


def free_player_chosen(t: Match, play: int, _b: int, code: int) -> None:
    declare(t, first_of(code), second_of(code), True, t.catalogue.plays[play].grant)
