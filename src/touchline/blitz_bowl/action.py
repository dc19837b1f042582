"""An Action from beginning to end (BB 3.3.5): declared, resolved, answered, scored, claimed, and what it has earned."""

from touchline.blitz_bowl.answers import FROM_DUMP_OFF, FROM_INTERRUPT_BESIDE, answer
from touchline.blitz_bowl.ball import bounce, lose
from touchline.blitz_bowl.blocking import ask_block, ask_foul
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.cards import D6_MOVE, Grant
from touchline.blitz_bowl.challenge import claim_codes
from touchline.blitz_bowl.deed import (
    D_ACTION,
    D_ACTOR,
    D_FLAGS,
    D_GRANTED,
    D_SQUARES,
    D_TARGET,
    F_BESIDE,
    F_BLED,
    F_HAND_OFF,
    F_MISS,
    F_SHORT,
    F_SUCCESS,
    F_THEN_PRONE,
    F_TOUCHDOWN,
    base_of,
    bit_of,
    flag,
    open_deed,
    squares_for,
    traits_for,
    unprepare,
)
from touchline.blitz_bowl.falling import injure, lay
from touchline.blitz_bowl.moving import ask_mark, ask_reserves, ask_run, ask_sidestep, roll_move, stand_up
from touchline.blitz_bowl.names import (
    EV_DECLARED,
    EV_TOUCHDOWN,
    K_BLOODLUST,
    K_CLAIM,
    K_EARNED,
    S_BLOODLUST_CHOSEN,
    S_CLAIM_CHOSEN,
    S_EARNED,
    S_EARNED_CHOSEN,
    V_DECLINE,
    V_FREE,
    V_PLAY,
    V_SACRIFICE,
)
from touchline.blitz_bowl.pitch import END_ZONES, squares_of
from touchline.blitz_bowl.possible import can_take, unspent
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import ask_lift, ask_throw
from touchline.blitz_bowl.words import (
    BLOCK,
    FOUL,
    MARK,
    P_AFTER,
    RESERVES,
    RUN,
    SIDESTEP,
    STAND_UP,
    T_BLOODLUST,
    T_MINION,
    T_NO_MODIFIERS,
    T_RAISES,
    THROW,
)
from touchline.table.decision import first_of, second_of, third_of, verb_of

TOUCHDOWN = 4  # points (BB 6.1.3)

# Free Actions by where they come from: the number of an ability's grant, or one of these and a number.
FROM_CATCH = 16
FROM_ARENA = 32
FROM_TEAM_MATE = 48


# --- Declare and resolve -----------------------------------------------------------------------------------------


def declare(t: Match, player: int, action: int, free: bool, grant: Grant | None, more: int = 0, flags: int = 0) -> None:
    """Begin an Action and ask what it needs: a destination or a target (BB 3.3.5)."""
    traits = traits_for(t, player) | more
    squares = squares_for(t, player, action)
    if action == RUN and t.roles[player].move == D6_MOVE and (grant is None or not grant.squares):
        squares += roll_move(t, player)
    if grant is not None:
        squares = grant.squares or squares
        flags |= (F_SHORT if grant.short else 0) | (F_THEN_PRONE if grant.then_prone else 0)
    base = open_deed(t, player, action, free, traits)
    t.deed[base + D_SQUARES] = squares
    t.deed[base + D_FLAGS] = flags
    unprepare(t)
    if t.loud:
        t.say(EV_DECLARED, t.owner(player), player, -1, t.square[player], action, RULES[action])
    ask_target(t, player, action, base)


def free_action(t: Match, player: int, action: int, source: int) -> None:
    """A free Action of an interrupt or a bonus play."""
    if source == FROM_DUMP_OFF:
        declare(t, player, action, True, None, T_NO_MODIFIERS, F_SHORT)
    elif source == FROM_INTERRUPT_BESIDE:
        declare(t, player, action, True, None, 0, F_BESIDE)
    else:
        declare(t, player, action, True, None)


RULES = (
    "BB 4.2.1",
    "BB 4.3.1",
    "BB 4.4.1",
    "BB 4.5.1",
    "BB 4.9.1",
    "BB 4.10.1",
    "BB 4.11.1",
    "BB 11.1.1",
    "BB 11.2.1",
)


def ask_target(t: Match, player: int, action: int, base: int) -> None:
    if action == RUN:
        ask_run(t, player, base)
    elif action == MARK:
        ask_mark(t, player, base)
    elif action == THROW:
        ask_throw(t, player, base)
    elif action == BLOCK:
        ask_block(t, player, base)
    elif action == SIDESTEP:
        ask_sidestep(t, player, base)
    elif action == STAND_UP:
        stand_up(t, player)
    elif action == RESERVES:
        ask_reserves(t, player)
    elif action == FOUL:
        ask_foul(t, player)
    else:
        ask_lift(t, player)


# --- What follows ------------------------------------------------------------------------------------------------


def settle(t: Match, _a: int, _b: int, _c: int) -> None:
    """The Action is resolved: first come interrupts (BB 6.1.5)."""
    if not answer(t):
        conclude(t, 0, 0, 0)


def conclude(t: Match, _a: int, _b: int, _c: int) -> None:
    """Touchdowns (BB 6.1), then the claim step (BB 7.2), then what the Action has earned."""
    base = base_of(t)
    seat = t.owner(t.deed[base + D_ACTOR])
    t.agenda.append((S_EARNED, 0, 0, 0))
    if seat != t.coach:
        return
    touchdowns(t, seat)
    codes = claim_codes(t, seat)
    if codes:
        codes.append(V_DECLINE << 30)
        t.ask(K_CLAIM, seat, codes, S_CLAIM_CHOSEN, seat, 0)


def touchdowns(t: Match, seat: int) -> None:
    """Every Open player with a ball in the other End Zone scores (BB 6.1)."""
    zone = END_ZONES[1 - seat]
    for ball, holder in enumerate(t.ball_holder):
        if holder < 0 or t.owner(holder) != seat or not zone >> t.square[holder] & 1 or not t.is_open(holder):
            continue
        flag(t, F_TOUCHDOWN)
        if t.loud:
            t.say(EV_TOUCHDOWN, seat, holder, -1, t.square[holder], ball, "BB 6.1.3")
        t.gain(seat, TOUCHDOWN + t.touchdown_more, "BB 6.1.3")
        lose(t, ball, "BB 6.1.3")
        t.lift(holder)
        t.acted[holder] = 0  # he counts as a new player (BB 6.2.2)
        t.barred &= ~(1 << holder)


# --- What an Action has earned (BB 3.4.4) ------------------------------------------------------------------------


def earned(t: Match, _a: int, _b: int, _c: int) -> None:
    """Bloodlust, then free Actions in the order of the coach's choice."""
    base = base_of(t)
    actor = t.deed[base + D_ACTOR]
    if bloodlust(t, actor, base):
        return
    seat = t.owner(actor)
    codes = free_codes(t, actor, base)
    if may_follow(t, actor, base):
        codes += [V_PLAY << 30 | card << 20 for card in following(t, actor, base)]
        codes.append(V_DECLINE << 30)
        t.ask_openly(K_EARNED, seat, codes, S_EARNED_CHOSEN, actor, 0)
    elif codes:
        codes.append(V_DECLINE << 30)
        t.ask(K_EARNED, seat, codes, S_EARNED_CHOSEN, actor, 0)
    else:
        close(t)


def close(t: Match) -> None:
    """The Action is over."""
    base = base_of(t)
    actor = t.deed[base + D_ACTOR]
    falls = t.deed[base + D_FLAGS] & F_THEN_PRONE and t.stands(actor)
    del t.deed[base:]
    if falls:
        lay(t, actor, "BB 4.7.4")
        ball = t.holding(actor)
        if ball >= 0:
            bounce(t, ball, t.square[actor])


def bloodlust(t: Match, actor: int, base: int) -> bool:
    """After a Block with a Miss among its dice the blocker is Injured, or a minion in his place (BB-R44)."""
    flags = t.deed[base + D_FLAGS]
    if not flags & F_MISS or flags & F_BLED or not t.roles[actor].traits & T_BLOODLUST or t.square[actor] < 0:
        return False
    flag(t, F_BLED)
    t.agenda.append((S_EARNED, 0, 0, 0))
    codes = [V_SACRIFICE << 30 | actor << 20]
    near = t.pitch.near[t.square[actor]]
    for mate in t.players_of(t.owner(actor)):
        if t.roles[mate].traits & T_MINION and t.stands(mate) and near >> t.square[mate] & 1:
            codes.append(V_SACRIFICE << 30 | mate << 20)
    t.ask(K_BLOODLUST, t.owner(actor), codes, S_BLOODLUST_CHOSEN, actor, 0)
    return True


def bloodlust_chosen(t: Match, _actor: int, _b: int, code: int) -> None:
    injure(t, first_of(code), "BB 4.7.4")


def free_codes(t: Match, actor: int, base: int) -> list[int]:
    """Free Actions that abilities and the arena give, and that can be made now."""
    deed = t.deed
    kind = bit_of(deed[base + D_ACTION])
    granted = deed[base + D_GRANTED]
    codes: list[int] = []
    for n, grant in enumerate(t.roles[actor].grants):
        if grant.after & kind and not grant.caught and not granted >> n & 1 and can_take(t, actor, grant):
            codes.append(V_FREE << 30 | actor << 20 | grant.action << 10 | n)
    for n, grant in enumerate(t.arena.grants):
        if grant.after & kind and not granted >> FROM_ARENA + n & 1 and can_take(t, actor, grant):
            codes.append(V_FREE << 30 | actor << 20 | grant.action << 10 | FROM_ARENA + n)
    flags = deed[base + D_FLAGS]
    if deed[base + D_ACTION] == THROW and flags & F_SUCCESS and not flags & F_HAND_OFF and deed[base + D_TARGET] >= 0:
        codes += caught_codes(t, deed[base + D_TARGET], granted)
    if t.roles[actor].traits & T_RAISES and t.square[actor] >= 0:
        codes += raised_codes(t, actor)
    return codes


def caught_codes(t: Match, catcher: int, granted: int) -> list[int]:
    """To the Open target of a throw that succeeded."""
    if not t.is_open(catcher):
        return []
    codes: list[int] = []
    for n, grant in enumerate(t.roles[catcher].grants):
        if grant.caught and not granted >> FROM_CATCH + n & 1 and can_take(t, catcher, grant):
            codes.append(V_FREE << 30 | catcher << 20 | grant.action << 10 | FROM_CATCH + n)
    return codes


def raised_codes(t: Match, actor: int) -> list[int]:
    """Prone team-mates beside him may stand up."""
    seat = t.owner(actor)
    board = t.pitch.near[t.square[actor]] & t.down[seat]
    codes: list[int] = []
    for square in squares_of(board):
        mate = t.player_at(square)
        if unspent(t, mate, STAND_UP):
            codes.append(V_FREE << 30 | mate << 20 | STAND_UP << 10 | FROM_TEAM_MATE)
    return codes


def may_follow(t: Match, actor: int, base: int) -> bool:
    """Whether, for all others can tell, a bonus play could follow this Action."""
    wanted = t.may_hold(t.owner(actor), P_AFTER)
    if not wanted:
        return False
    kind = bit_of(t.deed[base + D_ACTION])
    for n, play in enumerate(t.catalogue.plays):
        grant = play.grant
        if wanted >> n & 1 and grant is not None and grant.after & kind and can_take(t, actor, grant):
            return True
    return False


def following(t: Match, actor: int, base: int) -> list[int]:
    """The cards in hand that do follow it."""
    kind = bit_of(t.deed[base + D_ACTION])
    found: list[int] = []
    for card in t.plays_held(t.owner(actor), P_AFTER):
        grant = t.play_of(card).grant
        if grant is not None and grant.after & kind and can_take(t, actor, grant):
            found.append(card)
    return found


def earned_chosen(t: Match, actor: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_DECLINE:
        close(t)
        return
    t.agenda.append((S_EARNED, 0, 0, 0))
    if verb == V_PLAY:
        card = first_of(code)
        grant = t.play_of(card).grant
        play_card(t, t.owner(actor), card)
        if grant is not None:
            declare(t, actor, grant.action, True, grant)
        return
    source = third_of(code)
    t.deed[base_of(t) + D_GRANTED] |= 1 << source
    declare(t, first_of(code), second_of(code), True, source_of(t, first_of(code), source))


def source_of(t: Match, player: int, source: int) -> Grant | None:
    if source >= FROM_TEAM_MATE:
        return None
    if source >= FROM_ARENA:
        return t.arena.grants[source - FROM_ARENA]
    return t.roles[player].grants[source - FROM_CATCH if source >= FROM_CATCH else source]
