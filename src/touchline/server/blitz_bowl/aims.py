"""What the Actions on offer could aim at: squares to go to, players to throw to or to block, with exact chances.

So the page can light squares and targets, and tell the odds, before anything is declared.
"""

from fractions import Fraction
from typing import Final, cast, get_args

from touchline.blitz_bowl import actions, kinds
from touchline.blitz_bowl.blocking import block_targets, foul_targets, is_assisted
from touchline.blitz_bowl.chances import block_chances, throw_chances
from touchline.blitz_bowl.menu import VERBS
from touchline.blitz_bowl.moving import move_codes, reserves_board, sidestep_board
from touchline.blitz_bowl.paths import marking_ground, running_ground
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, WIDTH
from touchline.blitz_bowl.preparation import squares_for, traits_for
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import liftable, targets
from touchline.server.blitz_bowl.deeds import ACTIONS
from touchline.server.blitz_bowl.shapes import Aim, Assist, BlockOdds, Die, Share, Target, ThrowOdds, Way
from touchline.table.decision import first_of, second_of, third_of, verb_of

# By the reasons of ``chances.py``.
FACES: Final[tuple[Die, ...]] = get_args(Die)
ASSISTS: Final[tuple[Assist, ...]] = (
    "nobody",
    "team-mate",
    "ability",
    "trapdoor",
    "blocker-alone",
    "target-alone",
    "cowed",
    "answered",
)
AIMED: Final = {kinds.THROW: actions.THROW, kinds.BLOCK: actions.BLOCK}  # questions about an Action that is declared


def aims(t: Match) -> list[Aim]:
    """For each Action that may be declared now, or for the one that is."""
    if t.kind == kinds.ACTION:
        doable = [(first_of(code), VERBS.index(verb_of(code))) for code in t.codes if verb_of(code) in VERBS]
        return [aim(t, player, action) for player, action in doable if action != actions.STAND_UP]
    if t.kind in AIMED and t.codes:
        player, action = first_of(t.codes[0]), AIMED[t.kind]
        found = [target(t, player, action, second_of(code)) for code in t.codes]
        return [{"player": player, "action": ACTIONS[action], "ways": [], "targets": found}]
    return []


def aim(t: Match, player: int, action: int) -> Aim:
    """Where an Action could lead, or at whom it could be aimed; nothing where a die comes first."""
    found = [target(t, player, action, one) for one in players_for(t, player, action)]
    return {"player": player, "action": ACTIONS[action], "ways": ways(t, player, action), "targets": found}


def ways(t: Match, player: int, action: int) -> list[Way]:
    """The squares an Action could lead to, by the balls that are touched on the way."""
    boards: dict[int, int] = {}
    if action in (actions.RUN, actions.MARK) and (action == actions.MARK or t.roles[player].move):
        ground = (
            running_ground(t, player, traits_for(t, player)) if action == actions.RUN else marking_ground(t, player)
        )
        for code in move_codes(t, player, squares_for(t, player, action), ground, 0, ground.stay):
            boards[third_of(code)] = boards.get(third_of(code), 0) | 1 << second_of(code)
    elif action == actions.SIDESTEP:
        boards[0] = sidestep_board(t, player)
    elif action == actions.RESERVES:
        boards[0] = reserves_board(t, t.owner(player))
    return [{"balls": touched, "squares": rows(board)} for touched, board in sorted(boards.items()) if board]


def rows(board: int) -> list[int]:
    """The squares of a board: a number for each row, a bit for each column."""
    return [board >> row * WIDTH & (1 << COLUMNS) - 1 for row in range(ROWS)]


def players_for(t: Match, player: int, action: int) -> list[int]:
    """The players an Action could be aimed at."""
    if action == actions.THROW:
        return targets(t, player, traits_for(t, player), False)
    if action == actions.BLOCK:
        found = block_targets(t, player)
        if t.prepared.dice:
            traits = traits_for(t, player)
            return [one for one in found if not is_assisted(t, player, one, traits, False)]
        return found
    if action == actions.FOUL:
        return foul_targets(t, player)
    return liftable(t, player) if action == actions.THROW_TEAM_MATE else []


def target(t: Match, player: int, action: int, other: int) -> Target:
    return {
        "player": other,
        "block": block_odds(t, player, other) if action == actions.BLOCK else None,
        "throw": throw_odds(t, player, other) if action == actions.THROW else None,
    }


def block_odds(t: Match, player: int, other: int) -> BlockOdds:
    found = block_chances(t, player, other)
    return {
        "dice": found.dice,
        "assist": ASSISTS[found.why],
        "helpers": list(found.helpers),
        "again": found.rerolls,
        "counts": [FACES[face] for face in found.counts],
        "down": share(found.down),
        "injured": share(found.injured),
    }


def throw_odds(t: Match, player: int, other: int) -> ThrowOdds:
    found = throw_chances(t, player, other)
    return {
        "hand_off": found.hand_off,
        "value": found.value,
        "minus": found.minus,
        "long": found.long,
        "marked": found.marked,
        "blocked": found.blocked,
        "in_the_way": list(found.in_the_way),
        "again": found.rerolls,
        "success": share(found.success),
        "miss": share(found.miss),
        "fumble": share(found.fumble),
    }


def share(chance: Fraction) -> Share:
    """An exact chance; a list, as JSON has no pairs."""
    return cast(Share, [chance.numerator, chance.denominator])
