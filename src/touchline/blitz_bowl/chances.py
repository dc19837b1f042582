"""Chances: exact numbers for a Block, a throw and an Armour Check that is only thought of.

They reckon with what the acting coach has on the pitch: abilities, prepared cards, rerolls by an ability or the ball.
What anybody may yet play from his hand, Rookies to Watch included, is left out.
"""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl import actions, block_die, trait
from touchline.blitz_bowl.ball import bounces_on
from touchline.blitz_bowl.blocking import at_reach, behind, cowed, is_assisted
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.landing import Landing, landings
from touchline.blitz_bowl.pitch import lane, spread, square_name, within
from touchline.blitz_bowl.preparation import traits_for
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import modified

NEVER: Final = Fraction(0)
SURE: Final = Fraction(1)
PIPS: Final = range(1, 7)

# --- Why a Block is Assisted, or not -----------------------------------------------------------------------------
A_NOBODY: Final = 0  # no team-mate Marks the target
A_TEAM_MATE: Final = 1
A_ABILITY: Final = 2  # an ability or a card: it counts as Assisted
A_TRAPDOOR: Final = 3  # by the arena
A_BLOCKER_ALONE: Final = 4  # the blocker's ability: nobody assists him
A_TARGET_ALONE: Final = 5  # the target's
A_COWED: Final = 6  # the team-mates who Mark the target cannot assist, for whom they stand beside
A_ANSWERED: Final = 7  # a card that was played in answer
ASSIST_WORDS: Final = (
    "nobody assists",
    "assisted by {names}",
    "counts as Assisted",
    "Assisted because of the trapdoor",
    "nobody can assist this blocker",
    "nobody can assist against this target",
    "those who Mark the target cannot assist",
    "a card forbids assists",
)
KNOCKS: Final = (block_die.SMASH, block_die.KERRUNCH, block_die.TACKLE)


class ArmourChances:
    """Of an Armour Check."""

    def __init__(self) -> None:
        self.player: int = -1
        self.value: int = 0  # NONE for "–"
        self.minus: bool = False
        self.holds: Fraction = NEVER
        self.injured: Fraction = NEVER


class BlockChances:
    """Of a Block, if its coach wants nothing but to see the target down, or Injured."""

    def __init__(self) -> None:
        self.player: int = -1
        self.target: int = -1
        self.dice: int = 0
        self.assisted: bool = False
        self.why: int = A_NOBODY
        self.helpers: tuple[int, ...] = ()  # who assists
        self.rerolls: bool = False  # by an ability, or by the ball if its face shows
        self.counts: tuple[int, ...] = ()  # what each face comes to against this target, where both stand now
        self.shown: tuple[Fraction, ...] = ()  # for each face, that at least one die of a roll shows it
        self.knocked: Fraction = NEVER  # in one roll: a die that knocks him down
        self.down: Fraction = NEVER  # with the reroll, used for this
        self.injured: Fraction = NEVER  # with the reroll, used for this, and the Armour Check
        self.outright: Fraction = NEVER  # of it, in one roll: by the die beside the block dice


class ThrowChances:
    """Of a throw to a team-mate: with what is against it, and where the ball goes."""

    def __init__(self) -> None:
        self.player: int = -1
        self.target: int = -1
        self.hand_off: bool = False
        self.value: int = 0
        self.minus: bool = False
        self.long: bool = False
        self.marked: bool = False  # the target
        self.blocked: bool = False  # the ruler crosses a blocked square
        self.in_the_way: tuple[int, ...] = ()  # Open opponents whom it crosses
        self.rerolls: bool = False
        self.success: Fraction = NEVER
        self.miss: Fraction = NEVER  # the ball bounces from the target's square …
        self.fumble: Fraction = NEVER  # … or from the thrower's
        self.missed: list[Landing] = []  # where it then comes down
        self.fumbled: list[Landing] = []


# --- Armour Check (BB 1.2) ---------------------------------------------------------------------------------------


def armour_chances(t: Match, player: int, minus: bool, value: int = NONE) -> ArmourChances:
    """Of an Armour Check by a player; a card may put another value in the place of his own."""
    chances = ArmourChances()
    chances.player = player
    own = t.roles[player].armour
    chances.value = value if value and own != NONE else own
    chances.minus = minus
    if chances.value != NONE:
        passed = sum(1 for die in PIPS if passes(die, chances.value, 1 if minus else 0))
        chances.holds = Fraction(passed, 6)
    chances.injured = 1 - chances.holds
    return chances


# --- Block (BB 4.5) ----------------------------------------------------------------------------------------------


def block_chances(t: Match, player: int, target: int) -> BlockChances:
    """Of a Block, declared or not, with what is prepared for it."""
    declared = is_declared(t, player, actions.BLOCK)
    traits = t.deeds[-1].traits if declared else traits_for(t, player)
    prepared = t.deeds[-1].dice if declared else t.prepared.dice
    answer = t.deeds[-1].answer if declared else -1
    alone = answer >= 0 and t.catalogue.plays[answer].alone
    role = t.roles[player]
    chances = BlockChances()
    chances.player = player
    chances.target = target
    chances.assisted = is_assisted(t, player, target, traits, alone)
    chances.helpers = helpers_of(t, player, target)
    chances.why = why_assisted(t, chances, traits, alone)
    if chances.why != A_TEAM_MATE:
        chances.helpers = ()
    chances.dice = prepared or role.block
    if chances.assisted:
        chances.dice = max(role.block, min(role.block + t.arena.assist_dice, t.arena.most_dice))
    ball = t.holding(player)
    face = t.kind_of(ball).reroll_face if ball >= 0 else -1
    chances.rerolls = bool(role.traits & trait.BLOCK_REROLL) or face >= 0
    line = pushes(t, player, target)
    chances.counts = counts_of(t, player, target, answer, line > 0)
    reckon(t, chances, traits, -1 if role.traits & trait.BLOCK_REROLL else face, line)
    return chances


def is_declared(t: Match, player: int, action: int) -> bool:
    """Whether an Action of this kind by this player is under way."""
    if not t.deeds:
        return False
    deed = t.deeds[-1]
    return deed.actor == player and deed.action == action


def helpers_of(t: Match, player: int, target: int) -> tuple[int, ...]:
    """The blocker's team-mates who Mark the target and are free to assist (BB 4.8.1)."""
    seat = t.owner(player)
    board = t.up[seat] & t.pitch.near[t.square[target]] & ~(1 << t.square[player]) & ~cowed(t, 1 - seat)
    return tuple(mate for mate in t.players_of(seat) if t.square[mate] >= 0 and board >> t.square[mate] & 1)


def why_assisted(t: Match, chances: BlockChances, traits: int, alone: bool) -> int:
    player = chances.player
    near = t.pitch.near[t.square[chances.target]]
    if chances.assisted:
        if chances.helpers:
            return A_TEAM_MATE
        return A_ABILITY if traits & trait.BLOCK_ASSISTED else A_TRAPDOOR
    if not t.up[t.owner(player)] & near & ~(1 << t.square[player]):
        return A_NOBODY
    if alone:
        return A_ANSWERED
    if traits & trait.BLOCK_ALONE or (t.roles[player].reach_alone and at_reach(t, player)):
        return A_BLOCKER_ALONE
    return A_TARGET_ALONE if t.roles[chances.target].traits & trait.TARGET_ALONE else A_COWED


def pushes(t: Match, player: int, target: int) -> int:
    """How many squares behind the target are free, one behind the other."""
    start = t.square[player]
    square = t.square[target]
    free = t.free()
    number = 0
    while True:
        start, square = square, behind(start, square)
        if square < 0 or not free >> square & 1:
            return number
        number += 1


def counts_of(t: Match, player: int, target: int, answer: int, pushed: bool) -> tuple[int, ...]:
    """What each face comes to, with abilities, an answer, and a Shove that cannot push (BB 4.5.4, 4.6.5)."""
    role = t.roles[player]
    own = role.reach_counts if at_reach(t, player) else role.counts
    against = t.roles[target].counts_against
    counts: list[int] = []
    for face in range(block_die.NUMBER):
        counted = against[own[face]]
        if answer >= 0:
            counted = t.catalogue.plays[answer].counts[counted]
        counts.append(stopped_shove(t, player) if counted == block_die.SHOVE and not pushed else counted)
    return tuple(counts)


def stopped_shove(t: Match, player: int) -> int:
    """What a Shove is that cannot push."""
    face = t.arena.blocked_shove
    return t.roles[player].counts[face] if face == block_die.SMASH else face


def rolls_of(dice: int) -> list[tuple[int, tuple[int, ...]]]:
    """All rolls of so many block dice, whatever their order: of 6 ** dice how many, and the faces."""
    sums: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(dice):
        more: dict[tuple[int, ...], int] = {}
        for faces, number in sums.items():
            for face in block_die.FACES:
                roll = tuple(sorted((*faces, face)))
                more[roll] = more.get(roll, 0) + number
        sums = more
    return [(number, faces) for faces, number in sums.items()]


ROLLS: Final = [rolls_of(dice) for dice in range(6)]


def reckon(t: Match, chances: BlockChances, traits: int, reroll_face: int, line: int) -> None:
    """Fill in the chances: one roll first, then with a reroll wherever it is worth more than what lies there."""
    dice = chances.dice
    rolls = ROLLS[dice] if dice < len(ROLLS) else rolls_of(dice)
    whole = 6**dice
    shown = [0] * block_die.NUMBER
    for number, faces in rolls:
        for face in set(faces):
            shown[face] += number
    chances.shown = tuple(Fraction(number, whole) for number in shown)
    least = t.roles[chances.player].injures_on
    chances.outright = Fraction(7 - least, 6) if least else NEVER
    everything = bool(traits & trait.BLOCK_ALL_DICE)
    stopped = stopped_shove(t, chances.player)
    down: list[Fraction] = []
    injured: list[Fraction] = []
    minus = t.armour_off > 0
    breaks = [NEVER] * block_die.NUMBER
    for face in KNOCKS:
        breaks[face] = armour_chances(t, chances.target, minus or face == block_die.KERRUNCH).injured
    for _, faces in rolls:
        counted = [chances.counts[face] for face in faces]
        if everything:
            counted = one_by_one(counted, line, stopped)
        down.append(SURE if any(face in KNOCKS for face in counted) else NEVER)
        injured.append(all_break(counted, breaks) if everything else max(breaks[face] for face in counted))
    rest = 1 - chances.outright
    chances.knocked = rest * mean(rolls, down, whole)
    once = chances.outright + rest * mean(rolls, injured, whole)
    chances.down = chances.knocked
    chances.injured = once
    if chances.rerolls:
        chances.down = rest * mean(rolls, again(rolls, down, chances.knocked, reroll_face), whole)
        chances.injured = chances.outright + rest * mean(rolls, again(rolls, injured, once, reroll_face), whole)


def one_by_one(counted: list[int], line: int, stopped: int) -> list[int]:
    """Where every die applies each Shove takes a square behind the target, and then there is none left."""
    found: list[int] = []
    for face in counted:
        if face == block_die.SHOVE:
            line -= 1
            face = stopped if line < 0 else block_die.SHOVE
        found.append(face)
    return found


def all_break(counted: list[int], breaks: list[Fraction]) -> Fraction:
    """That one of several Armour Checks fails."""
    holds = SURE
    for face in counted:
        holds *= 1 - breaks[face]
    return 1 - holds


def mean(rolls: list[tuple[int, tuple[int, ...]]], worth: list[Fraction], whole: int) -> Fraction:
    total = NEVER
    for n, (number, _) in enumerate(rolls):
        if worth[n]:
            total += number * worth[n]
    return total / whole


def again(rolls: list[tuple[int, tuple[int, ...]]], worth: list[Fraction], once: Fraction, face: int) -> list[Fraction]:
    """What each roll is worth if it may be taken again; ``face`` must show for that, if there is one."""
    return [max(worth[n], once) if face < 0 or face in faces else worth[n] for n, (_, faces) in enumerate(rolls)]


# --- Throw (BB 4.4) ----------------------------------------------------------------------------------------------


def throw_chances(t: Match, player: int, target: int) -> ThrowChances:
    """Of a throw by a player who holds a ball, declared or not, with what is prepared for it."""
    declared = is_declared(t, player, actions.THROW)
    traits = t.deeds[-1].traits if declared else traits_for(t, player)
    prepared = t.deeds[-1].throw if declared else t.prepared.throw
    chances = ThrowChances()
    chances.player = player
    chances.target = target
    chances.value = prepared or t.roles[player].throw
    if within(t.square[player], t.square[target]) == 1:
        chances.hand_off = True
        chances.success = SURE
        return chances
    hindrances(t, chances, traits)
    check_throw(t, chances)
    ball = t.holding(player)
    board = bounces_on(t, ball)
    chances.missed = landings(t.pitch, t.square[target], board)
    chances.fumbled = landings(t.pitch, t.square[player], board)
    return chances


def hindrances(t: Match, chances: ThrowChances, traits: int) -> None:
    """What is against it (BB 4.4.3, 4.4.4)."""
    player = chances.player
    seat = t.owner(player)
    square = t.square[chances.target]
    chances.minus = modified(t, player, square, traits, chances.target)
    if traits & trait.NO_MODIFIERS:
        return
    chances.long = not t.pitch.short[t.square[player]] >> square & 1 and not t.arena.long_throws
    chances.marked = not t.is_open(chances.target)
    crossed = lane(t.pitch, t.square[player], square)
    chances.blocked = bool(crossed & t.pitch.blocked)
    board = crossed & t.up[1 - seat] & ~spread(t.up[seat])
    if board:
        opponents = t.players_of(1 - seat)
        chances.in_the_way = tuple(one for one in opponents if t.square[one] >= 0 and board >> t.square[one] & 1)


def check_throw(t: Match, chances: ThrowChances) -> None:
    """The Throw Check; a failed one is taken again where an ability or the ball allows it."""
    player = chances.player
    minus = 1 if chances.minus else 0
    success = miss = fumble = 0
    once = [0, 0, 0]
    repeated = 0
    for die in PIPS:
        passed = passes(die, chances.value, minus)
        once[0 if passed else 2 if die - minus <= 1 else 1] += 1
        if not passed and takes_again(t, player, die):
            repeated += 1
        elif passed:
            success += 1
        elif die - minus <= 1:
            fumble += 1
        else:
            miss += 1
    chances.rerolls = repeated > 0
    chances.success = Fraction(6 * success + repeated * once[0], 36)
    chances.miss = Fraction(6 * miss + repeated * once[1], 36)
    chances.fumble = Fraction(6 * fumble + repeated * once[2], 36)


def takes_again(t: Match, player: int, die: int) -> bool:
    """Whether a thrower may roll again after this die, which failed."""
    if t.roles[player].traits & trait.THROW_REROLL:
        return True
    ball = t.holding(player)
    if ball < 0:
        return False
    kind = t.kind_of(ball)
    keyed = kind.keyword_reroll and kind.keyword in t.catalogue.team_cards[t.teams[t.owner(player)]].keywords
    return keyed or (kind.reroll_ones and die == 1)


# --- In words ----------------------------------------------------------------------------------------------------


def block_words(t: Match, chances: BlockChances) -> str:
    """``2 block dice, assisted by Lineman 1, may be rolled again: down 8/9, Injured 4/9``."""
    names = ", ".join(t.player_name(mate) for mate in chances.helpers)
    dice = f"{chances.dice} block {'die' if chances.dice == 1 else 'dice'}"
    told = [dice, ASSIST_WORDS[chances.why].format(names=names)]
    if chances.rerolls:
        told.append("may be rolled again")
    for face, counted in enumerate(chances.counts):
        if counted != face:
            told.append(f"{block_die.WORDS[face]} is {block_die.WORDS[counted]}")
    return f"{', '.join(told)}: Knocked Down {chances.down}, Injured {chances.injured}"


def throw_words(t: Match, chances: ThrowChances) -> str:
    """``4+, -1 (Long Throw; Blitzer 1 in the way): succeeds 1/3, fumble 1/3, misses 1/3``."""
    if chances.hand_off:
        return "Hand-off: succeeds without a check"
    against: list[str] = []
    if chances.long:
        against.append("Long Throw")
    if chances.marked:
        against.append("the target is Marked")
    if chances.blocked:
        against.append("a blocked square in the way")
    against += [f"{t.player_name(one)} in the way" for one in chances.in_the_way]
    told = [f"{chances.value}+"]
    if chances.minus:
        told.append(f"-1 ({'; '.join(against)})")
    if chances.rerolls:
        told.append("may be rolled again")
    words = f"{', '.join(told)}: succeeds {chances.success}"
    if chances.miss:
        words += f", misses {chances.miss} ({landing_words(t, chances.missed)})"
    return f"{words}, fumble {chances.fumble} ({landing_words(t, chances.fumbled)})"


def armour_words(t: Match, chances: ArmourChances) -> str:
    """``Armour 3+, -1: holds 1/2, Injured 1/2``."""
    if chances.value == NONE:
        return "Armour –: Injured without a roll"
    minus = ", -1" if chances.minus else ""
    return f"Armour {chances.value}+{minus}: holds {chances.holds}, Injured {chances.injured}"


def landing_words(t: Match, found: list[Landing]) -> str:
    """``Lineman 1 1/4, h5 1/8``: who takes the ball, or where it comes to rest; the likeliest first."""
    order = sorted(found, key=lambda one: (-one.share, one.square))
    return ", ".join(f"{landing_name(t, one.square)} {one.share}" for one in order)


def landing_name(t: Match, square: int) -> str:
    player = t.player_at(square)
    return t.player_name(player) if player >= 0 else square_name(square)
