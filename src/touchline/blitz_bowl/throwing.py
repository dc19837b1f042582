"""Throw (BB 4.4) and Throw Team-mate (BB 11.2)."""

from touchline.blitz_bowl import bare, events, kinds, moments, noted, steps, trait, verbs
from touchline.blitz_bowl.ball import arrive, bounce, can_hold, take
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, Check, reroll_codes, rolls_again
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.falling import injure, lay
from touchline.blitz_bowl.field import NOBODY, NOWHERE
from touchline.blitz_bowl.pitch import codes_on, lane, spread, within
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, codes_at, first_of, second_of, verb_of


def targets(t: Match, player: int, traits: int, short: bool) -> list[int]:
    """Standing team-mates in range who may take a ball (BB 4.4.1)."""
    square = t.square[player]
    seat = 0 if player < t.edge else 1
    board = t.up[seat] & ~(1 << square)
    if not traits & trait.ANY_RANGE or short:
        board &= t.pitch.short[square] if short else t.pitch.short[square] | t.pitch.long[square]
    if not board:
        return []
    at = t.square
    return [mate for mate in t.players_of(seat) if at[mate] >= 0 and board >> at[mate] & 1 and can_hold(t, mate)]


def ask_throw(t: Match, player: int, deed: Deed) -> None:
    short = bool(deed.noted & noted.SHORT)
    codes = codes_at(verbs.THROW_TO, player, targets(t, player, deed.traits, short))
    t.ask(kinds.THROW, t.owner(player), codes, steps.THROW_CHOSEN, player, 0)


def obstructed(t: Match, player: int, square: int) -> bool:
    """Whether the ruler crosses a blocked square or an Open opponent (BB 4.4.4, 4.4.5)."""
    seat = 0 if player < t.edge else 1
    in_the_way = t.pitch.blocked | t.up[1 - seat] & ~spread(t.up[seat])
    return bool(lane(t.pitch, t.square[player], square) & in_the_way)


def modified(t: Match, player: int, square: int, traits: int, target: int) -> bool:
    """Whether a throw has -1: for its length, for what is in the way, or for a Marked target."""
    if traits & trait.NO_MODIFIERS:
        return False
    if not t.pitch.short[t.square[player]] >> square & 1 and not t.arena.long_throws:
        return True
    if target >= 0 and not t.is_open(target):
        return True
    return obstructed(t, player, square)


def throw_chosen(t: Match, player: int, _b: int, code: int) -> None:
    target = second_of(code)
    deed = t.deeds[-1]
    deed.target = target
    square = t.square[target]
    if within(t.square[player], square) == 1:
        deed.noted |= noted.SUCCESS | noted.HAND_OFF
        if t.loud:
            t.say(events.HANDED_OFF, t.owner(player), player, target, square, 0, "BB 4.4.8")
        take(t, target, t.holding(player), "BB 1.4.1")
        return
    if modified(t, player, square, deed.traits, target):
        deed.noted |= noted.NEGATIVE
    roll_throw(t, player)


def throw_value(t: Match, player: int, deed: Deed) -> int:
    return deed.throw or t.roles[player].throw


def roll_throw(t: Match, player: int) -> None:
    """The Throw Check (BB 4.4.2), and the ways to take it again."""
    deed = t.deeds[-1]
    seat = t.owner(player)
    check = check_of(t, player, deed, t.roll(6))
    if t.loud:
        t.say(events.THROW_ROLLED, seat, player, deed.target, -1, check.of_throw(), "BB 1.2.1")
    if not deed.noted & noted.REROLLED:
        codes = own_rerolls(t, player, check)
        codes += reroll_codes(t, seat, moments.THROW_ROLLED)
        if codes or t.may_hold(seat, moments.THROW_ROLLED):
            codes.append(bare.KEEP)
            t.ask_openly(kinds.REROLL, seat, codes, steps.THROW_KEPT, player, check.die)
            return
    keep_throw(t, player, deed, check)


def check_of(t: Match, player: int, deed: Deed, die: int) -> Check:
    """The Throw Check of an Action, with what was rolled."""
    check = Check()
    check.value = throw_value(t, player, deed)
    check.minus = deed.noted & noted.NEGATIVE > 0
    check.die = die
    return check


def own_rerolls(t: Match, player: int, check: Check) -> list[int]:
    """By an ability of the thrower or by the ball he holds."""
    codes: list[int] = []
    passed = check.holds()
    if not passed and t.roles[player].traits & trait.THROW_REROLL:
        codes.append(code_of(verbs.REROLL, BY_ABILITY))
    ball = t.holding(player)
    if ball >= 0:
        kind = t.kind_of(ball)
        keyed = kind.keyword_reroll and kind.keyword in t.catalogue.team_cards[t.teams[t.owner(player)]].keywords
        if (kind.reroll_ones and check.die == 1) or (keyed and not passed):
            codes.append(code_of(verbs.REROLL, BY_BALL))
    return codes


def throw_kept(t: Match, player: int, die: int, code: int) -> None:
    """The roll stands, or is taken again."""
    deed = t.deeds[-1]
    verb = verb_of(code)
    if verb == verbs.KEEP:
        keep_throw(t, player, deed, check_of(t, player, deed, die))
        return
    deed.noted |= noted.REROLLED
    if verb != verbs.REROLL:
        play_card(t, t.owner(player), first_of(code))
    else:
        rolls_again(t, player, first_of(code))
    roll_throw(t, player)


def keep_throw(t: Match, player: int, deed: Deed, check: Check) -> None:
    passed = check.holds()
    fumbled = check.die - (1 if check.minus else 0) <= 1
    if passed:
        deed.noted |= noted.SUCCESS
    if deed.thrown >= 0:
        land_player(t, player, passed, fumbled)
    else:
        land_ball(t, player, passed, fumbled)


def land_ball(t: Match, player: int, passed: bool, fumbled: bool) -> None:
    """To the target, or a bounce from his square, or from the thrower's (BB 4.4.2, 4.4.6, 4.4.7)."""
    target = t.deeds[-1].target
    ball = t.holding(player)
    if passed:
        if t.loud:
            t.say(events.THROW_SUCCEEDED, t.owner(player), player, target, t.square[target], ball, "BB 4.4.2")
        take(t, target, ball, "BB 1.4.1")
    elif fumbled:
        if t.loud:
            t.say(events.FUMBLED, t.owner(player), player, target, t.square[player], ball, "BB 4.4.7")
        bounce(t, ball, t.square[player])
    else:
        if t.loud:
            t.say(events.THROW_FAILED, t.owner(player), player, target, t.square[target], ball, "BB 4.4.6")
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
    codes = codes_at(verbs.LIFT, player, liftable(t, player))
    t.ask(kinds.THROW_PLAYER, t.owner(player), codes, steps.LIFTED, player, 0)


def lifted(t: Match, player: int, _b: int, code: int) -> None:
    """Target is any square in range that is not blocked (BB 11.2.3)."""
    mate = second_of(code)
    t.deeds[-1].thrown = mate
    square = t.square[player]
    board = (t.pitch.short[square] | t.pitch.long[square]) & t.pitch.clear
    codes = codes_on(verbs.THROW_PLAYER_TO, mate, board)
    t.ask(kinds.THROW_PLAYER_TO, t.owner(player), codes, steps.THROW_PLAYER_TO, player, 0)


def throw_player_to(t: Match, player: int, _b: int, code: int) -> None:
    square = second_of(code)
    deed = t.deeds[-1]
    mate = deed.thrown
    there = t.player_at(square)
    deed.target = -1 if there == mate else there
    deed.aim = square
    if modified(t, player, square, deed.traits, -1):
        deed.noted |= noted.NEGATIVE
    roll_throw(t, player)


def land_player(t: Match, player: int, passed: bool, fumbled: bool) -> None:
    """Where the thrown player ends, and what becomes of whoever was there (BB 11.2.5 to 11.2.9)."""
    deed = t.deeds[-1]
    mate = deed.thrown
    there = deed.target
    square = deed.aim
    ball = t.holding(mate)
    if ball >= 0:
        t.set_ball(ball, NOBODY, NOWHERE)
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
        t.say(events.LANDED, t.owner(mate), mate, -1, square, 1 if passed else 0, rule)
    if passed and ball >= 0:
        t.set_ball(ball, mate, NOWHERE)
    arrive(t, mate, False)
    if not passed and ball >= 0:
        bounce(t, ball, square)


def land_on_player(t: Match, mate: int, there: int, square: int, ball: int, passed: bool) -> None:
    """He is Injured; whoever was there is Prone and makes an Armour Check (BB 11.2.7, 11.2.8)."""
    if t.loud:
        t.say(events.LANDED, t.owner(mate), mate, there, square, 2, "BB 11.2.7")
    check = Check()
    check.minus = passed
    t.agenda.append((steps.ARMOUR, there, check.of_armour(), 0))
    if ball >= 0:
        t.agenda.append((steps.THROWN_BALL, ball, square, 0))
    injure(t, mate, "BB 11.2.7")
    lay(t, there, "BB 11.2.7")
    held = t.holding(there)
    if held >= 0:
        bounce(t, held, square)


def thrown_ball(t: Match, ball: int, square: int, _c: int) -> None:
    bounce(t, ball, square)
