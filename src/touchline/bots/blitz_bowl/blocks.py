"""Blocks and fouls: how the dice may fall, and what it is worth to have an opponent down."""

from typing import Final

from touchline.blitz_bowl import actions, block_die, fouls, noted, trait
from touchline.blitz_bowl.blocking import behind, cowed
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.pitch import within
from touchline.bots.blitz_bowl.claims import Feat, claim_worth
from touchline.bots.blitz_bowl.outlook import CHANCES, Outlook

DOWN: Final = 0.4  # an opponent who lies costs his coach an Action …
INJURED: Final = 0.5  # … and one in Reserves has a long way back
STRONG: Final = 0.2  # more for each Block die of his
BALL_OUT: Final = 2.0  # their carrier loses the ball
FREED: Final = 0.8  # our carrier is no longer Marked
BARRED: Final = 0.15
PUSHED: Final = 0.1
SENT_OFF: Final = 0.7
BLED: Final = 0.6  # what Bloodlust costs


def standing_worth(o: Outlook, target: int) -> float:
    """What an opponent's being on his feet is worth to him."""
    return STRONG * (o.t.roles[target].block - 1)


def dice_for(o: Outlook, player: int, square: int, target: int) -> int:
    """How many dice he has from a square, with assists and cards."""
    t = o.t
    value = t.roles[player].block
    if is_assisted(o, player, square, target):
        return max(value, min(value + t.arena.assist_dice, t.arena.most_dice))
    return o.prepared.dice or value


def is_assisted(o: Outlook, player: int, square: int, target: int) -> bool:
    """As the rules have it, but for a blocker who may still be on his way."""
    t = o.t
    role = t.roles[player]
    traits = o.traits(player)
    if traits & trait.BLOCK_ALONE or t.roles[target].traits & trait.TARGET_ALONE:
        return False
    if role.reach_alone and o.is_open(square):
        return False
    near = t.pitch.near[t.square[target]]
    if traits & trait.BLOCK_ASSISTED or (t.arena.trapdoor_assists and near & t.pitch.doors):
        return True
    helpers = o.ours & near & ~(1 << square) & ~(1 << t.square[player])
    return bool(helpers) and bool(helpers & ~cowed(t, o.other))


def faces_worth(o: Outlook, player: int, square: int, target: int) -> list[float]:
    """What each face of the block die is worth, as it counts between these two."""
    t = o.t
    role = t.roles[player]
    counts = role.reach_counts if role.reach and o.is_open(square) else role.counts
    against = t.roles[target].counts_against
    worth = results_worth(o, player, square, target)
    return [worth[against[counts[face]]] for face in range(block_die.NUMBER)]


def results_worth(o: Outlook, player: int, square: int, target: int) -> list[float]:
    """What each result is worth."""
    t = o.t
    at = t.square[target]
    carries = target in t.ball_holder
    freed = freed_worth(o, target)
    feat = Feat(actions.BLOCK, player, square)
    nothing = claim_worth(o, feat)
    feat.lost = carries
    feat.flags = noted.KNOCKED
    down = claim_worth(o, feat)
    feat.flags = noted.KNOCKED | noted.INJURED
    out = max(down, claim_worth(o, feat)) - down + INJURED + standing_worth(o, target)
    down += DOWN + standing_worth(o, target) + freed
    if carries:
        down += BALL_OUT / 2 if t.roles[target].traits & trait.CHOOSES_BOUNCE else BALL_OUT
    armour = t.roles[target].armour
    worth = [0.0] * block_die.NUMBER
    worth[block_die.SMASH] = down + (1 - CHANCES[1 if t.armour_off else 0][armour]) * out
    worth[block_die.KERRUNCH] = down + (1 - CHANCES[1][armour]) * out
    worth[block_die.TACKLE] = worth[block_die.SMASH] - BARRED
    worth[block_die.MISS] = nothing - BARRED
    worth[block_die.SHOVE] = nothing + PUSHED + freed / 2
    landing = behind(square, at)
    if landing < 0 or not t.free() >> landing & 1:
        worth[block_die.SHOVE] = worth[t.arena.blocked_shove]
    return worth


def freed_worth(o: Outlook, target: int) -> float:
    """For a carrier of ours whom nobody else Marks; in their End Zone he scores at once."""
    t = o.t
    at = t.square[target]
    for mate in o.our_carriers:
        square = t.square[mate]
        if t.pitch.near[square] & o.theirs == 1 << at:
            return o.touchdown if o.scoring and o.goal >> square & 1 else FREED
    return 0.0


def best_of(worth: list[float], dice: int) -> float:
    """What the best of so many dice is worth on average."""
    sides = sorted([worth[face] for face in block_die.FACES])
    total = below = 0.0
    for n, side in enumerate(sides):
        up_to: float = ((n + 1) / 6) ** dice  # all dice show this or less
        total += side * (up_to - below)
        below = up_to
    return total


def block_gain(o: Outlook, player: int, square: int, target: int) -> float:
    """What a Block from a square is worth before the dice are rolled."""
    role = o.t.roles[player]
    worth = faces_worth(o, player, square, target)
    dice = dice_for(o, player, square, target)
    gain = best_of(worth, dice)
    if role.traits & trait.BLOCK_REROLL:
        gain = best_of([max(one, gain) for one in worth], dice)
    if role.injures_on:
        gain += (7 - role.injures_on) / 6 * INJURED
    if role.traits & trait.BLOODLUST:
        gain -= (1 - (5 / 6) ** dice) * BLED
    return gain


def best_block(o: Outlook, player: int) -> tuple[float, int]:
    """The Block that is worth most, and its target."""
    t = o.t
    square = t.square[player]
    reach = 1 if t.pitch.near[square] & o.theirs else t.roles[player].reach
    best = (-99.0, -1)
    for target in t.players_of(o.other):
        if t.stands(target) and within(square, t.square[target]) <= reach:
            if o.prepared.dice and is_assisted(o, player, square, target):
                continue  # the card is for Blocks without assists
            best = max(best, (block_gain(o, player, square, target), target))
    return best


# --- Fouls -------------------------------------------------------------------------------------------------------


def foul_gain(o: Outlook, player: int, target: int) -> float:
    """One die: half of its faces injure, and some of them send the fouler off."""
    t = o.t
    feat = Feat(actions.FOUL, player, t.square[player])
    nothing = claim_worth(o, feat)
    feat.flags = noted.INJURED
    injured = claim_worth(o, feat) + INJURED + standing_worth(o, target)
    worth = [0.0] * 4
    worth[fouls.GOT_THEM] = injured
    worth[fouls.TAKE_THAT] = injured - SENT_OFF
    worth[fouls.SPOTTED] = nothing - SENT_OFF
    worth[fouls.SLIPPED] = nothing - BARRED
    return sum([worth[t.foul_counts[fouls.OF_FACE[face]]] for face in block_die.FACES]) / 6


def best_foul(o: Outlook, player: int) -> tuple[float, int]:
    t = o.t
    near = t.pitch.near[t.square[player]] & t.down[o.other]
    best = (-99.0, -1)
    for target in t.players_of(o.other):
        if t.square[target] >= 0 and near >> t.square[target] & 1:
            best = max(best, (foul_gain(o, player, target), target))
    return best


# --- Armour ------------------------------------------------------------------------------------------------------


def armour_chance(o: Outlook, player: int) -> float:
    value = o.t.roles[player].armour
    return 0.0 if value == NONE else CHANCES[0][value]
