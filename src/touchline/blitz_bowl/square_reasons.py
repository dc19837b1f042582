"""Reasons why an Action cannot go to a square or at a player: None where nothing is against it (BB 4, 11)."""

from touchline.blitz_bowl.blocking import at_reach, is_assisted
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.chances import is_declared
from touchline.blitz_bowl.deed import (
    D_ACTOR,
    D_DICE,
    D_FLAGS,
    D_SQUARES,
    D_TRAITS,
    F_BESIDE,
    F_SHORT,
    SIZE,
    base_of,
    squares_for,
    traits_for,
)
from touchline.blitz_bowl.moving import move_codes
from touchline.blitz_bowl.names import V_MARK_TO, V_RUN_TO
from touchline.blitz_bowl.paths import Ground, marking_ground, reach, running_ground
from touchline.blitz_bowl.pitch import ALL, SQUARES, square_name, within
from touchline.blitz_bowl.player_reasons import is_player, markers_at, no
from touchline.blitz_bowl.state import Q_DICE, Match
from touchline.blitz_bowl.words import BLOCK, IN_RESERVES, MARK, PRONE, RUN, T_ANY_RANGE, T_IGNORED, THROW
from touchline.table.decision import second_of
from touchline.table.reason import Reason

FAR = SQUARES  # more steps than any way has


# --- Squares -----------------------------------------------------------------------------------------------------


def on_pitch(square: int) -> bool:
    return 0 <= square < SQUARES and ALL >> square & 1 == 1


def against_ground(t: Match, player: int, square: int, rule: str) -> Reason | None:
    """Off the pitch, blocked, or somebody else is there."""
    if not on_pitch(square):
        return no("That square is not on the pitch.", rule)
    name = square_name(square)
    if t.pitch.blocked >> square & 1:
        return no(f"{name} is blocked.", rule)
    there = t.player_at(square)
    if there >= 0 and there != player:
        lies = "lies" if t.prone >> there & 1 else "stands"
        return no(f"{t.player_name(there)} {lies} at {name}.", rule)
    return None


def traits_of(t: Match, player: int, action: int) -> int:
    return t.deed[base_of(t) + D_TRAITS] if is_declared(t, player, action) else traits_for(t, player)


def squares_of_move(t: Match, player: int, action: int) -> int:
    return t.deed[base_of(t) + D_SQUARES] if is_declared(t, player, action) else squares_for(t, player, action)


def flags_for(t: Match, player: int, action: int) -> int:
    return t.deed[base_of(t) + D_FLAGS] if is_declared(t, player, action) else 0


def against_run_to(t: Match, player: int, square: int, touched: int) -> Reason | None:
    """Against the end of a Run (BB 4.2)."""
    if not is_declared(t, player, RUN) and t.roles[player].move == 0:
        return no("How far he may run is rolled when the Run is declared.", "BB 4.2.5")
    reason = against_ground(t, player, square, "BB 4.2.2")
    if reason is not None:
        return reason
    ground = running_ground(t, player, traits_of(t, player, RUN))
    beside = " and ".join(markers_at(t, player, square))
    if not ground.stay >> square & 1:
        return no(f"He must end his Run Open, and {beside} would Mark him at {square_name(square)}.", "BB 1.6.1")
    if not (ground.walk | ground.halt) >> square & 1:
        walls = walls_at(t, player, square)
        stand = "stands" if len(walls) == 1 else "stand"
        return no(f"{square_name(square)} is adjacent to {' and '.join(walls)}, who {stand} there.", "BB 4.2.3")
    steps = squares_of_move(t, player, RUN)
    codes = move_codes(t, player, steps, ground, V_RUN_TO, ground.stay)
    if V_RUN_TO << 30 | player << 20 | square << 10 | touched in codes:
        return None
    return against_way(t, player, square, steps, codes, "BB 4.2.1") or closed_in(t, player, square, steps, ground)


def walls_at(t: Match, player: int, square: int) -> list[str]:
    """The opponents beside a square who close it to a runner."""
    seat = 1 - t.owner(player)
    board = t.pitch.near[square] & t.up[seat]
    return [
        t.player_name(one)
        for one in t.players_of(seat)
        if t.square[one] >= 0 and board >> t.square[one] & 1 and not t.roles[one].traits & T_IGNORED
    ]


def against_way(t: Match, player: int, square: int, steps: int, codes: list[int], rule: str) -> Reason | None:
    """Too far away, or reached only by way of other balls."""
    start = t.square[player]
    if square == start and steps < 2:
        return no("He must move at least one square.", rule)
    apart = within(start, square)
    if apart > steps:
        return no(f"{square_name(square)} is {apart} squares away, and he may move {steps} at most.", rule)
    if any(second_of(code) == square for code in codes):
        return no(f"No way to {square_name(square)} touches just these balls.", "BB 5.1.1")
    return None


def closed_in(t: Match, player: int, square: int, steps: int, ground: Ground) -> Reason:
    """No way of this length: there is a longer one, or none at all."""
    start = t.square[player]
    name = square_name(square)
    if square == start:
        return no(f"There is no square from which he could come back to {name}.", "BB 4.2.1")
    if reach(start, FAR, ground.walk, ground.halt) >> square & 1:
        return no(f"Every way to {name} is longer than {steps} squares.", "BB 4.2.1")
    if reach(start, FAR, t.free(), 0) >> square & 1:
        return no(f"Every way to {name} passes beside a standing opponent.", "BB 4.2.3")
    return no(f"Every way to {name} is closed by players, blocked squares or the edge.", "BB 4.2.2")


def against_mark_to(t: Match, player: int, square: int, touched: int) -> Reason | None:
    """Against the end of a Mark (BB 4.3)."""
    reason = against_ground(t, player, square, "BB 4.3.3")
    if reason is not None:
        return reason
    name = square_name(square)
    if square == t.square[player]:
        return no("He must move at least one square.", "BB 4.3.1")
    ground = marking_ground(t, player)
    if not ground.stay >> square & 1:
        return no(f"At {name} he would Mark nobody.", "BB 4.3.1")
    stay = ground.stay
    if flags_for(t, player, MARK) & F_BESIDE:
        runner = t.deed[base_of(t) - SIZE + D_ACTOR]
        stay &= t.pitch.near[t.square[runner]]
        if not stay >> square & 1:
            return no(f"This Mark must end beside {t.player_name(runner)}.", "BB 8.1.1")
    steps = squares_of_move(t, player, MARK)
    codes = move_codes(t, player, steps, ground, V_MARK_TO, stay)
    if V_MARK_TO << 30 | player << 20 | square << 10 | touched in codes:
        return None
    reason = against_way(t, player, square, steps, codes, "BB 4.3.1")
    if reason is not None:
        return reason
    if reach(t.square[player], steps, ground.walk | ground.halt, 0) >> square & 1:
        return no(f"On every way to {name} he comes beside an opponent before, and must stop there.", "BB 4.3.2")
    if reach(t.square[player], FAR, ground.walk, ground.halt) >> square & 1:
        return no(f"Every way to {name} is longer than {steps} squares.", "BB 4.3.1")
    return no(f"Every way to {name} is closed by players, blocked squares or the edge.", "BB 4.3.3")


def against_sidestep_to(t: Match, player: int, square: int) -> Reason | None:
    reason = against_ground(t, player, square, "BB 4.9.1")
    if reason is not None:
        return reason
    name = square_name(square)
    if not t.pitch.near[t.square[player]] >> square & 1:
        return no(f"{name} is not adjacent; a Sidestep is one square.", "BB 4.9.1")
    beside = markers_at(t, player, square)
    if beside:
        return no(f"At {name} he would be Marked by {' and '.join(beside)}.", "BB 4.9.1")
    return None


def against_reserves_at(t: Match, player: int, square: int) -> Reason | None:
    """Against the square where somebody comes on (BB 4.11)."""
    seat = t.owner(player)
    if t.arena.trapdoor_reserves and on_pitch(square) and t.pitch.doors >> square & 1:
        return None
    reason = against_zone(t, player, square, "BB 4.11.1", "BB 4.11.3")
    if reason is not None:
        return reason
    free = t.own_zone(seat) & t.free()
    clear = free & ~t.marked_by(1 - seat) & ~t.loose()
    if not clear or clear >> square & 1:
        return None
    what = " and ".join(markers_at(t, player, square))
    there = f"{what} stands beside" if what else "A ball lies at"
    return no(f"{there} {square_name(square)}, and there are squares without both.", "BB 4.11.2")


def against_set_up_at(t: Match, player: int, square: int) -> Reason | None:
    """Against a square of the set-up (BB 2.4), or of a new one (BB 10.3.2)."""
    reason = against_zone(t, player, square, "BB 2.4.2", "BB 2.4.2")
    if reason is not None:
        return reason
    free = t.own_zone(t.owner(player)) & t.free() & ~t.loose()
    if free and not free >> square & 1:
        return no(f"A ball lies at {square_name(square)}, and other squares are free.", "BB 10.3.2")
    return None


def against_zone(t: Match, player: int, square: int, zone: str, taken: str) -> Reason | None:
    """Outside his own End Zone, or somebody is there."""
    if not on_pitch(square):
        return no("That square is not on the pitch.", zone)
    if not t.own_zone(t.owner(player)) >> square & 1:
        return no(f"{square_name(square)} is not in his own End Zone.", zone)
    return against_ground(t, player, square, taken)


def against_player_to(t: Match, thrower: int, square: int) -> Reason | None:
    """Against the square a team-mate is thrown to (BB 11.2.3)."""
    if not on_pitch(square):
        return no("That square is not on the pitch.", "BB 11.2.3")
    if t.pitch.blocked >> square & 1:
        return no(f"{square_name(square)} is blocked.", "BB 11.2.3")
    start = t.square[thrower]
    if not (t.pitch.short[start] | t.pitch.long[start]) >> square & 1:
        return no(f"{square_name(square)} is out of range of {t.player_name(thrower)}.", "BB 14.3.1")
    return None


# --- Targets -----------------------------------------------------------------------------------------------------


def against_target(t: Match, player: int, target: int, rule: str, team_mate: bool) -> Reason | None:
    """Nobody, somebody of the wrong team, or not on the pitch."""
    if not is_player(t, target):
        return no("There is no such player.", "BB 2.2.2")
    name = t.player_name(target)
    if target == player:
        return no(f"{name} cannot do that to himself.", rule)
    if (t.owner(target) == t.owner(player)) != team_mate:
        return no(f"{name} is {'an opponent' if team_mate else 'a team-mate'}.", rule)
    if t.status(target) == IN_RESERVES:
        return no(f"{name} is not on the pitch.", rule)
    return None


def against_throw_to(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a throw (BB 4.4.1)."""
    reason = against_target(t, player, target, "BB 4.4.1", True)
    if reason is not None:
        return reason
    name = t.player_name(target)
    if t.status(target) == PRONE:
        return no(f"{name} is Prone.", "BB 4.4.1")
    if t.roles[target].throw == NONE:
        return no(f"{name} has “–” for Throw and never takes a ball.", "BB 4.4.1")
    if t.holding(target) >= 0:
        return no(f"{name} has a ball already.", "BB 4.4.1")
    square = t.square[player]
    at = t.square[target]
    short = bool(flags_for(t, player, THROW) & F_SHORT)
    if short and not t.pitch.short[square] >> at & 1:
        return no(f"{name} is out of range of a Short Throw, and this must be one.", "BB 14.3.1")
    any_range = traits_of(t, player, THROW) & T_ANY_RANGE
    if not any_range and not (t.pitch.short[square] | t.pitch.long[square]) >> at & 1:
        return no(f"{name} is out of range.", "BB 4.4.1")
    return None


def against_block_at(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a Block (BB 4.5.1)."""
    reason = against_target(t, player, target, "BB 4.5.1", False)
    if reason is not None:
        return reason
    name = t.player_name(target)
    if t.status(target) == PRONE:
        return no(f"{name} is Prone; nobody Marks a Prone player.", "BB 4.5.1")
    apart = within(t.square[player], t.square[target])
    if apart > 1 and not at_reach(t, player):
        return no(f"{t.player_name(player)} does not Mark {name}.", "BB 4.5.1")
    if apart > max(1, t.roles[player].reach):
        return no(f"{name} is {apart} squares away.", "BB 4.5.1")
    declared = is_declared(t, player, BLOCK)
    dice = t.deed[base_of(t) + D_DICE] if declared else t.prepared[Q_DICE]
    if dice and is_assisted(t, player, target, traits_of(t, player, BLOCK), False):
        return no(f"A Block against {name} is Assisted, and the card is for one that is not.", "BB 8.1.1")
    return None


def against_foul_at(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a Foul (BB 11.1.1)."""
    reason = against_target(t, player, target, "BB 11.1.1", False)
    if reason is not None:
        return reason
    name = t.player_name(target)
    if t.status(target) != PRONE:
        return no(f"{name} is not Prone.", "BB 11.1.1")
    if within(t.square[player], t.square[target]) > 1:
        return no(f"{name} is not adjacent.", "BB 11.1.1")
    return None


def against_lift(t: Match, player: int, target: int) -> Reason | None:
    """Against the team-mate who is to be thrown (BB 11.2.2)."""
    reason = against_target(t, player, target, "BB 11.2.2", True)
    if reason is not None:
        return reason
    name = t.player_name(target)
    if t.status(target) == PRONE:
        return no(f"{name} is Prone.", "BB 11.2.2")
    if within(t.square[player], t.square[target]) > 1:
        return no(f"{name} is not adjacent.", "BB 11.2.2")
    if t.role[target] == t.role[player]:
        return no(f"{name} has the same position as {t.player_name(player)}.", "BB 11.2.2")
    return None
