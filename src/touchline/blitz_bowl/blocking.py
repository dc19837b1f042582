"""Block (BB 4.5, 4.6), assists (BB 4.8) and Foul (BB 11.1)."""

from touchline.blitz_bowl import actions, bare, block_die, events, fouls, kinds, moments, noted, steps, trait, verbs
from touchline.blitz_bowl.ball import arrive
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, reroll_codes, rolls_again
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.falling import injure, knock_down, send_off
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, WIDTH, spread, square_at, within
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, codes_at, codes_for, first_of, second_of, verb_of

# Why a face counts as another: in events, above the two faces.
BY_BLOCKER = 0
BY_TARGET = 1
BY_CARD = 2
NO_ROOM = 3

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


def ask_block(t: Match, player: int, deed: Deed) -> None:
    found = block_targets(t, player)
    if deed.dice:
        found = [one for one in found if not is_assisted(t, player, one, deed.traits, False)]
    t.ask(kinds.BLOCK, t.owner(player), codes_at(verbs.BLOCK_AT, player, found), steps.BLOCK_CHOSEN, player, 0)


def block_chosen(t: Match, player: int, _b: int, code: int) -> None:
    """The target's coach may answer before the dice are rolled."""
    target = second_of(code)
    t.deeds[-1].target = target
    if t.loud:
        t.say(events.BLOCK_DECLARED, t.owner(player), player, target, t.square[target], 0, "BB 4.5.1")
    t.agenda.append((steps.BLOCK_ROLL, player, target, 0))
    t.agenda.append((steps.TARGETED, player, target, 0))


# --- Assists (BB 4.8) --------------------------------------------------------------------------------------------


def is_assisted(t: Match, player: int, target: int, traits: int, alone: bool) -> bool:
    """Whether a Block is Assisted; what cannot be wins over what counts as Assisted (BB 1.6.2)."""
    role = t.roles[player]
    if alone or traits & trait.BLOCK_ALONE or t.roles[target].traits & trait.TARGET_ALONE:
        return False
    near = t.pitch.near[t.square[target]]
    if role.reach_alone and at_reach(t, player):
        return False
    if traits & trait.BLOCK_ASSISTED or (t.arena.trapdoor_assists and near & t.pitch.doors):
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
        if t.roles[player].traits & trait.NO_ASSIST_BESIDE and t.stands(player):
            board |= 1 << t.square[player]
    return spread(board) if board else 0


def dice_for(t: Match, player: int, target: int, deed: Deed) -> int:
    """How many block dice: the Block Value, and what an assist or a card adds (BB 4.5.1, 4.8.2)."""
    alone = deed.answer >= 0 and t.catalogue.plays[deed.answer].alone
    value = t.roles[player].block
    if is_assisted(t, player, target, deed.traits, alone):
        return max(value, min(value + t.arena.assist_dice, t.arena.most_dice))
    return deed.dice or value


# --- The dice (BB 4.5.2) -----------------------------------------------------------------------------------------


def block_roll(t: Match, player: int, target: int, _c: int) -> None:
    """Roll all dice; with some players a D6 more, which may Injure outright."""
    deed = t.deeds[-1]
    deed.rolled = tuple([t.roll_block_die() for _ in range(dice_for(t, player, target, deed))])
    if t.loud:
        amount = block_die.packed(deed.rolled)
        t.say(events.BLOCK_ROLLED, t.owner(player), player, target, -1, amount, "BB 4.5.1")
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
        t.say(events.INJURY_ROLLED, t.owner(player), player, target, -1, die, "BB 4.7.4")
    if die < least:
        return False
    injure(t, target, "BB 4.7.4")
    return True


def next_die(t: Match, player: int, target: int, _c: int) -> None:
    """Which die applies, or a reroll. Where every die applies, one after the other as long as the target is there."""
    deed = t.deeds[-1]
    faces = deed.rolled
    if not faces or t.square[target] < 0 or t.square[player] < 0:
        return
    codes = codes_for(verbs.APPLY, sorted(set(faces)))
    seat = t.owner(player)
    if not deed.noted & (noted.REROLLED | noted.APPLIED):
        codes += own_rerolls(t, player, faces)
        codes += reroll_codes(t, seat, moments.BLOCK_ROLLED)
        if t.may_hold(seat, moments.BLOCK_ROLLED):
            t.ask_openly(kinds.RESULT, seat, codes, steps.RESULT_CHOSEN, player, target)
            return
    t.ask(kinds.RESULT, seat, codes, steps.RESULT_CHOSEN, player, target)


def own_rerolls(t: Match, player: int, faces: tuple[int, ...]) -> list[int]:
    codes: list[int] = []
    if t.roles[player].traits & trait.BLOCK_REROLL:
        codes.append(code_of(verbs.REROLL, BY_ABILITY))
    ball = t.holding(player)
    if ball >= 0 and t.kind_of(ball).reroll_face in faces:
        codes.append(code_of(verbs.REROLL, BY_BALL))
    return codes


def result_chosen(t: Match, player: int, target: int, code: int) -> None:
    deed = t.deeds[-1]
    verb = verb_of(code)
    if verb != verbs.APPLY:
        deed.noted |= noted.REROLLED
        if verb != verbs.REROLL:
            play_card(t, t.owner(player), first_of(code))
        else:
            rolls_again(t, player, first_of(code))
        block_roll(t, player, target, 0)
        return
    face = first_of(code)
    if not deed.noted & noted.APPLIED and block_die.MISS in deed.rolled:
        deed.noted |= noted.MISS
    deed.noted |= noted.APPLIED
    if t.loud:
        tell_counted(t, player, target, face, deed)
    if deed.traits & trait.BLOCK_ALL_DICE:
        deed.rolled = without(deed.rolled, face)
        t.agenda.append((steps.NEXT_DIE, player, target, 0))
    apply(t, player, target, counted(t, player, target, face, deed))


def without(rolled: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The dice that are left when one with this face is taken away."""
    n = rolled.index(face)
    return rolled[:n] + rolled[n + 1 :]


def counted(t: Match, player: int, target: int, face: int, deed: Deed) -> int:
    """What a face counts as: by the blocker's ability, the target's, and a card played in answer (BB 4.5.4)."""
    role = t.roles[player]
    face = role.reach_counts[face] if at_reach(t, player) else role.counts[face]
    face = t.roles[target].counts_against[face]
    return t.catalogue.plays[deed.answer].counts[face] if deed.answer >= 0 else face


def tell_counted(t: Match, player: int, target: int, face: int, deed: Deed) -> None:
    """Say why a face is another one, so that nobody has to ask."""
    role = t.roles[player]
    own = role.reach_counts[face] if at_reach(t, player) else role.counts[face]
    say_counted(t, player, target, face, own, BY_BLOCKER)
    against = t.roles[target].counts_against[own]
    say_counted(t, player, target, own, against, BY_TARGET)
    if deed.answer >= 0:
        by_card = t.catalogue.plays[deed.answer].counts[against]
        say_counted(t, player, target, against, by_card, BY_CARD)


def say_counted(t: Match, player: int, target: int, face: int, other: int, cause: int) -> None:
    if face != other:
        t.say(events.FACE_COUNTED, t.owner(player), player, target, -1, face | other << 4 | cause << 8, "BB 4.5.4")


# --- Results (BB 4.6) --------------------------------------------------------------------------------------------


def apply(t: Match, player: int, target: int, face: int) -> None:
    if t.loud:
        t.say(events.RESULT_APPLIED, t.owner(player), player, target, -1, face, RULES[face])
    if face == block_die.SMASH:
        knock_down(t, target, False, RULES[face])
    elif face == block_die.KERRUNCH:
        knock_down(t, target, True, RULES[face])
    elif face == block_die.TACKLE:
        t.bar(player, RULES[face])
        knock_down(t, target, False, RULES[face])
    elif face == block_die.MISS:
        t.bar(player, RULES[face])
    else:
        shove(t, player, target)


def shove(t: Match, player: int, target: int) -> None:
    """Straight away from the blocker; where that is not possible he is Knocked Down (BB 4.6.3, 4.6.5)."""
    left = t.square[target]
    square = behind(t.square[player], left)
    if square < 0 or not t.free() >> square & 1:
        face = t.arena.blocked_shove
        if t.loud:
            rule = "BB 4.6.5" if face == block_die.SMASH else "BB 12.2.5"
            t.say(
                events.FACE_COUNTED,
                t.owner(player),
                player,
                target,
                -1,
                block_die.SHOVE | face << 4 | NO_ROOM << 8,
                rule,
            )
        if face == block_die.SMASH:
            face = t.roles[player].counts[block_die.SMASH]
            if t.loud:
                say_counted(t, player, target, block_die.SMASH, face, BY_BLOCKER)
        apply(t, player, target, face)
        return
    t.move(target, square)
    if t.loud:
        t.say(events.PUSHED, t.owner(target), target, player, square, 0, "BB 4.6.3")
    arrive(t, target, False)
    if t.deeds[-1].traits & trait.MUST_FOLLOW_UP:
        t.agenda.append((steps.FOLLOWED_UP, player, left, bare.FOLLOW_UP))
    else:
        codes = [bare.FOLLOW_UP, bare.STAY]
        t.ask(kinds.FOLLOW_UP, t.owner(player), codes, steps.FOLLOWED_UP, player, left)


def behind(start: int, square: int) -> int:
    """The square on the far side, or -1 beyond the edge."""
    column = square % WIDTH + sign(square % WIDTH - start % WIDTH)
    row = square // WIDTH + sign(square // WIDTH - start // WIDTH)
    return square_at(column, row) if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def followed_up(t: Match, player: int, square: int, code: int) -> None:
    """Into the square that the target left; a ball there bounces (BB 4.6.4, 4.6.6)."""
    if verb_of(code) != verbs.FOLLOW_UP:
        return
    t.move(player, square)
    if t.loud:
        t.say(events.MOVED, t.owner(player), player, -1, square, actions.BLOCK, "BB 4.6.4")
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
    codes = codes_at(verbs.FOUL_AT, player, foul_targets(t, player))
    t.ask(kinds.FOUL, t.owner(player), codes, steps.FOUL_CHOSEN, player, 0)


def foul_chosen(t: Match, player: int, _b: int, code: int) -> None:
    """One block die, whatever the player's Block (BB 11.1.2)."""
    target = second_of(code)
    t.deeds[-1].target = target
    face = t.roll_block_die()
    result = t.foul_counts[fouls.OF_FACE[face]]
    if t.loud:
        t.say(events.FOUL_ROLLED, t.owner(player), player, target, -1, face << 4 | result, "BB 11.1.2")
    if violent(t, player, target):
        return
    if result in (fouls.TAKE_THAT, fouls.GOT_THEM):
        injure(t, target, "BB 11.1.5" if result == fouls.TAKE_THAT else "BB 11.1.6")
    if result in (fouls.TAKE_THAT, fouls.SPOTTED):
        send_off(t, player, "BB 11.1.5" if result == fouls.TAKE_THAT else "BB 11.1.3")
    if result == fouls.SLIPPED:
        t.bar(player, "BB 11.1.4")
