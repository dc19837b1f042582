"""Throw (BB 4.4) and Throw Team-mate (BB 11.2)."""

from touchline.blitz_bowl.ball import arrive, bounce, can_hold, take
from touchline.blitz_bowl.bonus import give_up_rookies, play_card
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES, passes, reroll_codes
from touchline.blitz_bowl.deed import (
    D_AIM,
    D_FLAGS,
    D_OTHER,
    D_TARGET,
    D_THROW,
    D_TRAITS,
    F_HAND_OFF,
    F_NEGATIVE,
    F_REROLLED,
    F_SHORT,
    F_SUCCESS,
    base_of,
    flag,
)
from touchline.blitz_bowl.falling import MINUS, injure, lay
from touchline.blitz_bowl.names import (
    EV_FUMBLED,
    EV_HANDED_OFF,
    EV_LANDED,
    EV_THROW_FAILED,
    EV_THROW_ROLLED,
    EV_THROW_SUCCEEDED,
    K_REROLL,
    K_THROW,
    K_THROW_PLAYER,
    K_THROW_PLAYER_TO,
    S_ARMOUR,
    S_LIFTED,
    S_THROW_CHOSEN,
    S_THROW_KEPT,
    S_THROW_PLAYER_TO,
    S_THROWN_BALL,
    V_KEEP,
    V_LIFT,
    V_REROLL,
    V_THROW_PLAYER_TO,
    V_THROW_TO,
)
from touchline.blitz_bowl.pitch import lane, spread, squares_of, within
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import (
    P_THROW_ROLLED,
    T_ANY_RANGE,
    T_NO_MODIFIERS,
    T_THROW_REROLL,
)
from touchline.table.decision import first_of, second_of, verb_of

DIE_BITS = 4  # in events: the value lies above the die


def targets(t: Match, player: int, traits: int, short: bool) -> list[int]:
    """Standing team-mates in range who may take a ball (BB 4.4.1)."""
    square = t.square[player]
    seat = 0 if player < t.edge else 1
    board = t.up[seat] & ~(1 << square)
    if not traits & T_ANY_RANGE or short:
        board &= t.pitch.short[square] if short else t.pitch.short[square] | t.pitch.long[square]
    if not board:
        return []
    at = t.square
    return [mate for mate in t.players_of(seat) if at[mate] >= 0 and board >> at[mate] & 1 and can_hold(t, mate)]


def ask_throw(t: Match, player: int, base: int) -> None:
    deed = t.deed
    short = bool(deed[base + D_FLAGS] & F_SHORT)
    code = V_THROW_TO << 30 | player << 20
    codes = [code | mate << 10 for mate in targets(t, player, deed[base + D_TRAITS], short)]
    t.ask(K_THROW, t.owner(player), codes, S_THROW_CHOSEN, player, 0)


def obstructed(t: Match, player: int, square: int) -> bool:
    """Whether the ruler crosses a blocked square or an Open opponent (BB 4.4.4, 4.4.5)."""
    seat = 0 if player < t.edge else 1
    in_the_way = t.pitch.blocked | t.up[1 - seat] & ~spread(t.up[seat])
    return bool(lane(t.pitch, t.square[player], square) & in_the_way)


def modified(t: Match, player: int, square: int, traits: int, target: int) -> bool:
    """Whether a throw has -1: for its length, for what is in the way, or for a Marked target."""
    if traits & T_NO_MODIFIERS:
        return False
    if not t.pitch.short[t.square[player]] >> square & 1 and not t.arena.long_throws:
        return True
    if target >= 0 and not t.is_open(target):
        return True
    return obstructed(t, player, square)


def throw_chosen(t: Match, player: int, _b: int, code: int) -> None:
    target = second_of(code)
    base = base_of(t)
    t.deed[base + D_TARGET] = target
    square = t.square[target]
    if within(t.square[player], square) == 1:
        flag(t, F_SUCCESS | F_HAND_OFF)
        if t.loud:
            t.say(EV_HANDED_OFF, t.owner(player), player, target, square, 0, "BB 4.4.8")
        take(t, target, t.holding(player), "BB 1.4.1")
        return
    if modified(t, player, square, t.deed[base + D_TRAITS], target):
        flag(t, F_NEGATIVE)
    roll_throw(t, player)


def throw_value(t: Match, player: int, base: int) -> int:
    return t.deed[base + D_THROW] or t.roles[player].throw


def roll_throw(t: Match, player: int) -> None:
    """The Throw Check (BB 4.4.2), and the ways to take it again."""
    base = base_of(t)
    seat = t.owner(player)
    flags = t.deed[base + D_FLAGS]
    value = throw_value(t, player, base)
    die = t.roll(6)
    if t.loud:
        minus = 1 if flags & F_NEGATIVE else 0
        amount = die | value << DIE_BITS | minus << 2 * DIE_BITS
        t.say(EV_THROW_ROLLED, seat, player, t.deed[base + D_TARGET], -1, amount, "BB 1.2.1")
    if not flags & F_REROLLED:
        codes = own_rerolls(t, player, die, passes(die, value, 1 if flags & F_NEGATIVE else 0))
        codes += reroll_codes(t, seat, P_THROW_ROLLED)
        if codes or t.may_hold(seat, P_THROW_ROLLED):
            codes.append(V_KEEP << 30)
            t.ask_openly(K_REROLL, seat, codes, S_THROW_KEPT, player, die)
            return
    throw_kept(t, player, die, V_KEEP << 30)


def own_rerolls(t: Match, player: int, die: int, passed: bool) -> list[int]:
    """By an ability of the thrower or by the ball he holds."""
    codes: list[int] = []
    if not passed and t.roles[player].traits & T_THROW_REROLL:
        codes.append(V_REROLL << 30 | BY_ABILITY << 20)
    ball = t.holding(player)
    if ball >= 0:
        kind = t.kind_of(ball)
        keyed = kind.keyword_reroll and kind.keyword in t.catalogue.team_cards[t.teams[t.owner(player)]].keywords
        if (kind.reroll_ones and die == 1) or (keyed and not passed):
            codes.append(V_REROLL << 30 | BY_BALL << 20)
    return codes


def throw_kept(t: Match, player: int, die: int, code: int) -> None:
    """The roll stands, or is taken again."""
    verb = verb_of(code)
    if verb != V_KEEP:
        flag(t, F_REROLLED)
        if verb != V_REROLL:
            play_card(t, t.owner(player), first_of(code))
        elif first_of(code) == BY_ROOKIES:
            give_up_rookies(t, t.owner(player))
        roll_throw(t, player)
        return
    base = base_of(t)
    minus = 1 if t.deed[base + D_FLAGS] & F_NEGATIVE else 0
    passed = passes(die, throw_value(t, player, base), minus)
    fumbled = die - minus <= 1
    if passed:
        flag(t, F_SUCCESS)
    if t.deed[base + D_OTHER] >= 0:
        land_player(t, player, passed, fumbled)
    else:
        land_ball(t, player, passed, fumbled)


def land_ball(t: Match, player: int, passed: bool, fumbled: bool) -> None:
    """To the target, or a bounce from his square, or from the thrower's (BB 4.4.2, 4.4.6, 4.4.7)."""
    target = t.deed[base_of(t) + D_TARGET]
    ball = t.holding(player)
    if passed:
        if t.loud:
            t.say(EV_THROW_SUCCEEDED, t.owner(player), player, target, t.square[target], ball, "BB 4.4.2")
        take(t, target, ball, "BB 1.4.1")
    elif fumbled:
        if t.loud:
            t.say(EV_FUMBLED, t.owner(player), player, target, t.square[player], ball, "BB 4.4.7")
        bounce(t, ball, t.square[player])
    else:
        if t.loud:
            t.say(EV_THROW_FAILED, t.owner(player), player, target, t.square[target], ball, "BB 4.4.6")
        bounce(t, ball, t.square[target])


# --- Throw Team-mate (BB 11.2) -----------------------------------------------------------------------------------


def liftable(t: Match, player: int) -> list[int]:
    """Adjacent standing team-mates of another position (BB 11.2.2)."""
    seat = 0 if player < t.edge else 1
    board = t.up[seat] & t.pitch.near[t.square[player]]
    if not board:
        return []
    role = t.role
    return [
        mate
        for mate in t.players_of(seat)
        if t.square[mate] >= 0 and board >> t.square[mate] & 1 and role[mate] != role[player]
    ]


def ask_lift(t: Match, player: int) -> None:
    code = V_LIFT << 30 | player << 20
    codes = [code | mate << 10 for mate in liftable(t, player)]
    t.ask(K_THROW_PLAYER, t.owner(player), codes, S_LIFTED, player, 0)


def lifted(t: Match, player: int, _b: int, code: int) -> None:
    """Target is any square in range that is not blocked (BB 11.2.3)."""
    mate = second_of(code)
    t.deed[base_of(t) + D_OTHER] = mate
    square = t.square[player]
    board = (t.pitch.short[square] | t.pitch.long[square]) & t.pitch.clear
    head = V_THROW_PLAYER_TO << 30 | mate << 20
    codes = [head | to << 10 for to in squares_of(board)]
    t.ask(K_THROW_PLAYER_TO, t.owner(player), codes, S_THROW_PLAYER_TO, player, 0)


def throw_player_to(t: Match, player: int, _b: int, code: int) -> None:
    square = second_of(code)
    base = base_of(t)
    mate = t.deed[base + D_OTHER]
    there = t.player_at(square)
    t.deed[base + D_TARGET] = -1 if there == mate else there
    t.deed[base + D_AIM] = square
    if modified(t, player, square, t.deed[base + D_TRAITS], -1):
        flag(t, F_NEGATIVE)
    roll_throw(t, player)


def land_player(t: Match, player: int, passed: bool, fumbled: bool) -> None:
    """Where the thrown player ends, and what becomes of whoever was there (BB 11.2.5 to 11.2.9)."""
    base = base_of(t)
    mate = t.deed[base + D_OTHER]
    there = t.deed[base + D_TARGET]
    square = t.deed[base + D_AIM]
    ball = t.holding(mate)
    if ball >= 0:
        t.ball_holder[ball] = -1
    if fumbled:
        injure(t, mate, "BB 11.2.9")
        if ball >= 0:
            bounce(t, ball, t.square[player])
        return
    if there >= 0:
        land_on_player(t, mate, there, square, ball, passed)
        return
    t.put(mate, square, not passed)
    if t.loud:
        rule = "BB 11.2.5" if passed else "BB 11.2.6"
        t.say(EV_LANDED, t.owner(mate), mate, -1, square, 1 if passed else 0, rule)
    if passed and ball >= 0:
        t.ball_holder[ball] = mate
    arrive(t, mate, False)
    if not passed and ball >= 0:
        bounce(t, ball, square)


def land_on_player(t: Match, mate: int, there: int, square: int, ball: int, passed: bool) -> None:
    """He is Injured; whoever was there is Prone and makes an Armour Check (BB 11.2.7, 11.2.8)."""
    if t.loud:
        t.say(EV_LANDED, t.owner(mate), mate, there, square, 2, "BB 11.2.7")
    t.agenda.append((S_ARMOUR, there, MINUS if passed else 0, 0))
    if ball >= 0:
        t.agenda.append((S_THROWN_BALL, ball, square, 0))
    injure(t, mate, "BB 11.2.7")
    lay(t, there, "BB 11.2.7")
    held = t.holding(there)
    if held >= 0:
        bounce(t, held, square)


def thrown_ball(t: Match, ball: int, square: int, _c: int) -> None:
    bounce(t, ball, square)
