"""Block (BB 4.5, 4.6), assists (BB 4.8) and Foul (BB 11.1)."""

from touchline.blitz_bowl.ball import arrive
from touchline.blitz_bowl.bonus import give_up_rookies, play_card
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES, reroll_codes
from touchline.blitz_bowl.deed import (
    D_ANSWER,
    D_DICE,
    D_FLAGS,
    D_ROLLED,
    D_TARGET,
    D_TRAITS,
    F_APPLIED,
    F_MISS,
    F_REROLLED,
    base_of,
    flag,
)
from touchline.blitz_bowl.falling import injure, knock_down, send_off
from touchline.blitz_bowl.names import (
    EV_BLOCK_DECLARED,
    EV_BLOCK_ROLLED,
    EV_FOUL_ROLLED,
    EV_INJURY_ROLLED,
    EV_MOVED,
    EV_PUSHED,
    EV_RESULT_APPLIED,
    K_BLOCK,
    K_FOLLOW_UP,
    K_FOUL,
    K_RESULT,
    S_BLOCK_CHOSEN,
    S_BLOCK_ROLL,
    S_FOLLOWED_UP,
    S_FOUL_CHOSEN,
    S_NEXT_DIE,
    S_RESULT_CHOSEN,
    S_TARGETED,
    V_APPLY,
    V_BLOCK_AT,
    V_FOLLOW_UP,
    V_FOUL_AT,
    V_REROLL,
    V_STAY,
)
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, WIDTH, spread, square_at, within
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import (
    BLOCK,
    FOUL_OF_FACE,
    GOT_THEM,
    KERRUNCH,
    MISS,
    P_BLOCK_ROLLED,
    SLIPPED,
    SMASH,
    SPOTTED,
    T_BLOCK_ALL_DICE,
    T_BLOCK_ALONE,
    T_BLOCK_ASSISTED,
    T_BLOCK_REROLL,
    T_MUST_FOLLOW_UP,
    T_NO_ASSIST_BESIDE,
    T_TARGET_ALONE,
    TACKLE,
    TAKE_THAT,
)
from touchline.table.decision import first_of, second_of, verb_of

RULES = ("BB 4.6.1", "BB 4.6.2", "BB 4.6.7", "BB 4.6.8", "BB 4.6.3")  # of the faces


# --- Whom (BB 4.5.1) ---------------------------------------------------------------------------------------------


def block_targets(t: Match, player: int) -> list[int]:
    """Opponents he Marks; for some also those within reach while they are Open."""
    square = t.square[player]
    seat = 1 if player < t.edge else 0
    standing = t.up[seat]
    at = t.square
    board = t.pitch.near[square] & standing
    if board:
        return [one for one in t.players_of(seat) if at[one] >= 0 and board >> at[one] & 1]
    reach = t.roles[player].reach
    if not reach:
        return []
    return [
        one
        for one in t.players_of(seat)
        if at[one] >= 0 and standing >> at[one] & 1 and within(square, at[one]) <= reach
    ]


def ask_block(t: Match, player: int, base: int) -> None:
    head = V_BLOCK_AT << 30 | player << 20
    found = block_targets(t, player)
    if t.deed[base + D_DICE]:
        found = [one for one in found if not is_assisted(t, player, one, t.deed[base + D_TRAITS], False)]
    t.ask(K_BLOCK, t.owner(player), [head | one << 10 for one in found], S_BLOCK_CHOSEN, player, 0)


def block_chosen(t: Match, player: int, _b: int, code: int) -> None:
    """The target's coach may answer before the dice are rolled."""
    target = second_of(code)
    t.deed[base_of(t) + D_TARGET] = target
    if t.loud:
        t.say(EV_BLOCK_DECLARED, t.owner(player), player, target, t.square[target], 0, "BB 4.5.1")
    t.agenda.append((S_BLOCK_ROLL, player, target, 0))
    t.agenda.append((S_TARGETED, player, target, 0))


# --- Assists (BB 4.8) --------------------------------------------------------------------------------------------


def is_assisted(t: Match, player: int, target: int, traits: int, alone: bool) -> bool:
    """Whether a Block is Assisted; what cannot be wins over what counts as Assisted (BB 1.6.2)."""
    role = t.roles[player]
    if alone or traits & T_BLOCK_ALONE or t.roles[target].traits & T_TARGET_ALONE:
        return False
    near = t.pitch.near[t.square[target]]
    if role.reach_alone and at_reach(t, player):
        return False
    if traits & T_BLOCK_ASSISTED or (t.arena.trapdoor_assists and near & t.pitch.doors):
        return True
    seat = 0 if player < t.edge else 1
    helpers = t.up[seat] & near & ~(1 << t.square[player])
    return bool(helpers and helpers & ~cowed(t, 1 - seat))


def at_reach(t: Match, player: int) -> bool:
    """Whether he blocks from afar: he may do so only while Open."""
    return t.roles[player].reach > 0 and t.is_open(player)


def cowed(t: Match, seat: int) -> int:
    """Squares beside players of a seat whose neighbours cannot Assist."""
    board = 0
    for player in t.players_of(seat):
        if t.roles[player].traits & T_NO_ASSIST_BESIDE and t.stands(player):
            board |= 1 << t.square[player]
    return spread(board) if board else 0


def dice_for(t: Match, player: int, target: int, base: int) -> int:
    """How many block dice: the Block Value, and what an assist or a card adds (BB 4.5.1, 4.8.2)."""
    answer = t.deed[base + D_ANSWER]
    alone = answer > 0 and t.catalogue.plays[answer - 1].alone
    value = t.roles[player].block
    if is_assisted(t, player, target, t.deed[base + D_TRAITS], alone):
        return max(value, min(value + t.arena.assist_dice, t.arena.most_dice))
    return t.deed[base + D_DICE] or value


# --- The dice (BB 4.5.2) -----------------------------------------------------------------------------------------


def block_roll(t: Match, player: int, target: int, _c: int) -> None:
    """Roll all dice; with some players a D6 more, which may Injure outright."""
    base = base_of(t)
    rolled = 0
    for n in range(dice_for(t, player, target, base)):
        rolled |= t.roll_block_die() + 1 << 3 * n
    t.deed[base + D_ROLLED] = rolled
    if t.loud:
        t.say(EV_BLOCK_ROLLED, t.owner(player), player, target, -1, rolled, "BB 4.5.1")
    if violent(t, player, target):
        return
    next_die(t, player, target, 0)


def violent(t: Match, player: int, target: int) -> bool:
    """A D6 rolled beside the block dice: from a number on the target is Injured and no face applies (BB-R45)."""
    least = t.roles[player].injures_on
    if not least:
        return False
    die = t.roll(6)
    if t.loud:
        t.say(EV_INJURY_ROLLED, t.owner(player), player, target, -1, die, "BB 4.7.4")
    if die < least:
        return False
    injure(t, target, "BB 4.7.4")
    return True


def dice_of(rolled: int) -> list[int]:
    """The faces that lie on the table."""
    faces: list[int] = []
    while rolled:
        faces.append((rolled & 7) - 1)
        rolled >>= 3
    return faces


def next_die(t: Match, player: int, target: int, _c: int) -> None:
    """Which die applies, or a reroll. Where every die applies, one after the other as long as the target is there."""
    base = base_of(t)
    rolled = t.deed[base + D_ROLLED]
    if not rolled or t.square[target] < 0 or t.square[player] < 0:
        return
    faces = dice_of(rolled)
    codes = [V_APPLY << 30 | face << 20 for face in sorted(set(faces))]
    flags = t.deed[base + D_FLAGS]
    seat = t.owner(player)
    if not flags & (F_REROLLED | F_APPLIED):
        codes += own_rerolls(t, player, faces)
        codes += reroll_codes(t, seat, P_BLOCK_ROLLED)
        if t.may_hold(seat, P_BLOCK_ROLLED):
            t.ask_openly(K_RESULT, seat, codes, S_RESULT_CHOSEN, player, target)
            return
    t.ask(K_RESULT, seat, codes, S_RESULT_CHOSEN, player, target)


def own_rerolls(t: Match, player: int, faces: list[int]) -> list[int]:
    codes: list[int] = []
    if t.roles[player].traits & T_BLOCK_REROLL:
        codes.append(V_REROLL << 30 | BY_ABILITY << 20)
    ball = t.holding(player)
    if ball >= 0 and t.kind_of(ball).reroll_face in faces:
        codes.append(V_REROLL << 30 | BY_BALL << 20)
    return codes


def result_chosen(t: Match, player: int, target: int, code: int) -> None:
    base = base_of(t)
    verb = verb_of(code)
    if verb != V_APPLY:
        flag(t, F_REROLLED)
        if verb != V_REROLL:
            play_card(t, t.owner(player), first_of(code))
        elif first_of(code) == BY_ROOKIES:
            give_up_rookies(t, t.owner(player))
        block_roll(t, player, target, 0)
        return
    face = first_of(code)
    rolled = t.deed[base + D_ROLLED]
    if not t.deed[base + D_FLAGS] & F_APPLIED and MISS in dice_of(rolled):
        flag(t, F_MISS)
    flag(t, F_APPLIED)
    if t.deed[base + D_TRAITS] & T_BLOCK_ALL_DICE:
        t.deed[base + D_ROLLED] = without(rolled, face)
        t.agenda.append((S_NEXT_DIE, player, target, 0))
    apply(t, player, target, counted(t, player, target, face, base))


def without(rolled: int, face: int) -> int:
    """The dice that are left when one with this face is taken away."""
    faces = dice_of(rolled)
    faces.remove(face)
    left = 0
    for n, one in enumerate(faces):
        left |= one + 1 << 3 * n
    return left


def counted(t: Match, player: int, target: int, face: int, base: int) -> int:
    """What a face counts as: by the blocker's ability, the target's, and a card played in answer (BB 4.5.4)."""
    role = t.roles[player]
    face = role.reach_counts[face] if at_reach(t, player) else role.counts[face]
    face = t.roles[target].counts_against[face]
    answer = t.deed[base + D_ANSWER]
    return t.catalogue.plays[answer - 1].counts[face] if answer else face


# --- Results (BB 4.6) --------------------------------------------------------------------------------------------


def apply(t: Match, player: int, target: int, face: int) -> None:
    if t.loud:
        t.say(EV_RESULT_APPLIED, t.owner(player), player, target, -1, face, RULES[face])
    if face == SMASH:
        knock_down(t, target, False, RULES[face])
    elif face == KERRUNCH:
        knock_down(t, target, True, RULES[face])
    elif face == TACKLE:
        t.bar(player, RULES[face])
        knock_down(t, target, False, RULES[face])
    elif face == MISS:
        t.bar(player, RULES[face])
    else:
        shove(t, player, target)


def shove(t: Match, player: int, target: int) -> None:
    """Straight away from the blocker; where that is not possible he is Knocked Down (BB 4.6.3, 4.6.5)."""
    left = t.square[target]
    square = behind(t.square[player], left)
    if square < 0 or not t.free() >> square & 1:
        face = t.arena.blocked_shove
        if face == SMASH:
            face = t.roles[player].counts[SMASH]
        apply(t, player, target, face)
        return
    t.move(target, square)
    if t.loud:
        t.say(EV_PUSHED, t.owner(target), target, player, square, 0, "BB 4.6.3")
    arrive(t, target, False)
    if t.deed[base_of(t) + D_TRAITS] & T_MUST_FOLLOW_UP:
        t.agenda.append((S_FOLLOWED_UP, player, left, V_FOLLOW_UP << 30))
    else:
        codes = [V_FOLLOW_UP << 30, V_STAY << 30]
        t.ask(K_FOLLOW_UP, t.owner(player), codes, S_FOLLOWED_UP, player, left)


def behind(start: int, square: int) -> int:
    """The square on the far side, or -1 beyond the edge."""
    column = square % WIDTH + sign(square % WIDTH - start % WIDTH)
    row = square // WIDTH + sign(square // WIDTH - start // WIDTH)
    return square_at(column, row) if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def followed_up(t: Match, player: int, square: int, code: int) -> None:
    """Into the square that the target left; a ball there bounces (BB 4.6.4, 4.6.6)."""
    if verb_of(code) != V_FOLLOW_UP:
        return
    t.move(player, square)
    if t.loud:
        t.say(EV_MOVED, t.owner(player), player, -1, square, BLOCK, "BB 4.6.4")
    arrive(t, player, False)


# --- Foul (BB 11.1) ----------------------------------------------------------------------------------------------


def foul_targets(t: Match, player: int) -> list[int]:
    """Adjacent Prone opponents (BB 11.1.1)."""
    seat = 1 if player < t.edge else 0
    board = t.pitch.near[t.square[player]] & t.down[seat]
    if not board:
        return []
    return [one for one in t.players_of(seat) if t.square[one] >= 0 and board >> t.square[one] & 1]


def ask_foul(t: Match, player: int) -> None:
    head = V_FOUL_AT << 30 | player << 20
    codes = [head | one << 10 for one in foul_targets(t, player)]
    t.ask(K_FOUL, t.owner(player), codes, S_FOUL_CHOSEN, player, 0)


def foul_chosen(t: Match, player: int, _b: int, code: int) -> None:
    """One block die, whatever the player's Block (BB 11.1.2)."""
    target = second_of(code)
    t.deed[base_of(t) + D_TARGET] = target
    face = t.roll_block_die()
    result = t.foul_counts[FOUL_OF_FACE[face]]
    if t.loud:
        t.say(EV_FOUL_ROLLED, t.owner(player), player, target, -1, face << 4 | result, "BB 11.1.2")
    if violent(t, player, target):
        return
    if result in (TAKE_THAT, GOT_THEM):
        injure(t, target, "BB 11.1.5" if result == TAKE_THAT else "BB 11.1.6")
    if result in (TAKE_THAT, SPOTTED):
        send_off(t, player, "BB 11.1.5" if result == TAKE_THAT else "BB 11.1.3")
    if result == SLIPPED:
        t.bar(player, "BB 11.1.4")
