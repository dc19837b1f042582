"""Who can make which Action now (BB 4.1)."""

from touchline.blitz_bowl import actions, trait
from touchline.blitz_bowl.blocking import block_targets, foul_targets, is_assisted
from touchline.blitz_bowl.cards import Grant
from touchline.blitz_bowl.deed import bit_of
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.moving import can_mark, can_run, reserves_board, sidestep_board
from touchline.blitz_bowl.pitch import ALL
from touchline.blitz_bowl.preparation import squares_for, traits_for
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import liftable, targets


def unspent(t: Match, player: int, action: int) -> bool:
    """Not barred, and not made yet this turn (BB 3.3.2)."""
    return not t.barred >> player & 1 and not t.acted[player] & bit_of(action)


def can(t: Match, player: int, action: int, traits: int, squares: int, short: bool) -> bool:
    """Whether a player who has not made this Action yet could make it, by his status and what is around him."""
    square = t.square[player]
    if square < 0:
        return square == RESERVES_AT and action == actions.RESERVES and reserves_board(t, t.owner(player)) != 0
    if t.prone >> player & 1:
        return action == actions.STAND_UP
    if t.pitch.near[square] & t.up[1 if player < t.edge else 0]:
        return can_marked(t, player, action, traits, squares, short)
    if action == actions.RUN:
        return can_run(t, player, squares, traits)
    if action == actions.MARK:
        return can_mark(t, player, squares, ALL)
    if action == actions.THROW:
        return can_throw(t, player, traits, short)
    if action == actions.BLOCK:
        return can_block(t, player, traits)
    if action == actions.FOUL:
        return bool(foul_targets(t, player))
    if action == actions.THROW_TEAM_MATE:
        return can_throw_player(t, player, traits)
    return False


def can_marked(t: Match, player: int, action: int, traits: int, squares: int, short: bool) -> bool:
    """What a Marked player can do; abilities and cards add to it."""
    if action == actions.BLOCK:
        return can_block(t, player, traits)
    if action == actions.SIDESTEP:
        return sidestep_board(t, player) != 0
    if action == actions.RUN:
        return bool(traits & trait.RUN_MARKED) and can_run(t, player, squares, traits)
    if action == actions.THROW:
        return bool(traits & trait.THROW_MARKED) and can_throw(t, player, traits, short)
    if action == actions.THROW_TEAM_MATE:
        return bool(traits & trait.THROW_MARKED) and can_throw_player(t, player, traits)
    return False


def can_throw(t: Match, player: int, traits: int, short: bool) -> bool:
    return t.holding(player) >= 0 and not traits & trait.NEVER_THROWS and bool(targets(t, player, traits, short))


def can_throw_player(t: Match, player: int, traits: int) -> bool:
    return bool(traits & trait.THROWS_PLAYERS) and t.holding(player) < 0 and bool(liftable(t, player))


def can_block(t: Match, player: int, traits: int) -> bool:
    found = block_targets(t, player)
    if found and t.prepared.dice:
        return not all(is_assisted(t, player, one, traits, False) for one in found)
    return bool(found)


def can_now(t: Match, player: int, action: int) -> bool:
    """As an Action of the menu, with all that cards have prepared."""
    if not unspent(t, player, action):
        return False
    return can(t, player, action, traits_for(t, player), squares_for(t, player, action) or 1, False)


def grant_traits(grant: Grant) -> int:
    """A free Action that may be made although Marked."""
    return trait.RUN_MARKED | trait.THROW_MARKED if grant.marked else 0


def can_take(t: Match, player: int, grant: Grant) -> bool:
    """Whether a player could make a free Action now."""
    action = grant.action
    if not unspent(t, player, action) or t.acted[player] & grant.earlier != grant.earlier:
        return False
    squares = grant.squares or squares_for(t, player, action) or 1
    return can(t, player, action, traits_for(t, player) | grant_traits(grant), squares, grant.short)
