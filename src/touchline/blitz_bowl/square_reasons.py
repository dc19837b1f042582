"""Reasons why an Action cannot go to a square or at a player: None where nothing is against it (BB 4, 11)."""

from touchline.blitz_bowl import actions, noted, statuses, trait, verbs
from touchline.blitz_bowl.blocking import at_reach, is_assisted
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.chances import is_declared
from touchline.blitz_bowl.moving import move_codes
from touchline.blitz_bowl.paths import Ground, marking_ground, reach, running_ground
from touchline.blitz_bowl.pitch import ALL, SQUARES, within
from touchline.blitz_bowl.player_reasons import is_player, markers_at, no
from touchline.blitz_bowl.preparation import squares_for, traits_for
from touchline.blitz_bowl.speech import player_slot, players_slot, square_slot
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, second_of
from touchline.table.reason import Reason
from touchline.table.said import number

FAR = SQUARES  # more steps than any way has


# --- Squares -----------------------------------------------------------------------------------------------------


def on_pitch(square: int) -> bool:
    return 0 <= square < SQUARES and ALL >> square & 1 == 1


def against_ground(t: Match, player: int, square: int, rule: str) -> Reason | None:
    """Off the pitch, blocked, or somebody else is there."""
    if not on_pitch(square):
        return no("off-pitch", rule)
    if t.pitch.blocked >> square & 1:
        return no("blocked", rule, square=square_slot(square))
    there = t.player_at(square)
    if there >= 0 and there != player:
        code = "lies-there" if t.prone >> there & 1 else "stands-there"
        return no(code, rule, player=player_slot(there), square=square_slot(square))
    return None


def traits_of(t: Match, player: int, action: int) -> int:
    return t.deeds[-1].traits if is_declared(t, player, action) else traits_for(t, player)


def squares_of_move(t: Match, player: int, action: int) -> int:
    return t.deeds[-1].squares if is_declared(t, player, action) else squares_for(t, player, action)


def flags_for(t: Match, player: int, action: int) -> int:
    return t.deeds[-1].noted if is_declared(t, player, action) else 0


def against_run_to(t: Match, player: int, square: int, touched: int) -> Reason | None:
    """Against the end of a Run (BB 4.2)."""
    if not is_declared(t, player, actions.RUN) and t.roles[player].move == 0:
        return no("rolls-for-run", "BB 4.2.5")
    reason = against_ground(t, player, square, "BB 4.2.2")
    if reason is not None:
        return reason
    ground = running_ground(t, player, traits_of(t, player, actions.RUN))
    if not ground.stay >> square & 1:
        beside = players_slot(markers_at(t, player, square))
        return no("must-end-open", "BB 1.6.1", players=beside, square=square_slot(square))
    if not (ground.walk | ground.halt) >> square & 1:
        walls = walls_at(t, player, square)
        walls_there = players_slot(walls)
        return no("beside-standing", "BB 4.2.3", square=square_slot(square), players=walls_there, n=number(len(walls)))
    steps = squares_of_move(t, player, actions.RUN)
    codes = move_codes(t, player, steps, ground, verbs.RUN_TO, ground.stay)
    if code_of(verbs.RUN_TO, player, square, touched) in codes:
        return None
    return against_way(t, player, square, steps, codes, "BB 4.2.1") or closed_in(t, player, square, steps, ground)


def walls_at(t: Match, player: int, square: int) -> list[int]:
    """The opponents beside a square who close it to a runner."""
    seat = 1 - t.owner(player)
    board = t.pitch.near[square] & t.up[seat]
    return [
        one
        for one in t.players_of(seat)
        if t.square[one] >= 0 and board >> t.square[one] & 1 and not t.roles[one].traits & trait.IGNORED
    ]


def against_way(t: Match, player: int, square: int, steps: int, codes: list[int], rule: str) -> Reason | None:
    """Too far away, or reached only by way of other balls."""
    start = t.square[player]
    if square == start and steps < 2:
        return no("must-move", rule)
    apart = within(start, square)
    if apart > steps:
        return no("too-far", rule, square=square_slot(square), n=number(apart), most=number(steps))
    if any(second_of(code) == square for code in codes):
        return no("other-balls", "BB 5.1.1", square=square_slot(square))
    return None


def closed_in(t: Match, player: int, square: int, steps: int, ground: Ground) -> Reason:
    """No way of this length: there is a longer one, or none at all."""
    start = t.square[player]
    if square == start:
        return no("no-way-back", "BB 4.2.1", square=square_slot(square))
    if reach(start, FAR, ground.walk, ground.halt) >> square & 1:
        return no("ways-too-long", "BB 4.2.1", square=square_slot(square), n=number(steps))
    if reach(start, FAR, t.free(), 0) >> square & 1:
        return no("ways-beside", "BB 4.2.3", square=square_slot(square))
    return no("ways-closed", "BB 4.2.2", square=square_slot(square))


def against_mark_to(t: Match, player: int, square: int, touched: int) -> Reason | None:
    """Against the end of a Mark (BB 4.3)."""
    reason = against_ground(t, player, square, "BB 4.3.3")
    if reason is not None:
        return reason
    if square == t.square[player]:
        return no("must-move", "BB 4.3.1")
    ground = marking_ground(t, player)
    if not ground.stay >> square & 1:
        return no("marks-nobody-there", "BB 4.3.1", square=square_slot(square))
    stay = ground.stay
    if flags_for(t, player, actions.MARK) & noted.BESIDE:
        runner = t.deeds[-2].actor
        stay &= t.pitch.near[t.square[runner]]
        if not stay >> square & 1:
            return no("must-end-beside", "BB 8.1.1", player=player_slot(runner))
    steps = squares_of_move(t, player, actions.MARK)
    codes = move_codes(t, player, steps, ground, verbs.MARK_TO, stay)
    if code_of(verbs.MARK_TO, player, square, touched) in codes:
        return None
    reason = against_way(t, player, square, steps, codes, "BB 4.3.1")
    if reason is not None:
        return reason
    if reach(t.square[player], steps, ground.walk | ground.halt, 0) >> square & 1:
        return no("stops-before", "BB 4.3.2", square=square_slot(square))
    if reach(t.square[player], FAR, ground.walk, ground.halt) >> square & 1:
        return no("ways-too-long", "BB 4.3.1", square=square_slot(square), n=number(steps))
    return no("ways-closed", "BB 4.3.3", square=square_slot(square))


def against_sidestep_to(t: Match, player: int, square: int) -> Reason | None:
    reason = against_ground(t, player, square, "BB 4.9.1")
    if reason is not None:
        return reason
    if not t.pitch.near[t.square[player]] >> square & 1:
        return no("sidestep-one", "BB 4.9.1", square=square_slot(square))
    beside = markers_at(t, player, square)
    if beside:
        return no("marked-there", "BB 4.9.1", square=square_slot(square), players=players_slot(beside))
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
    beside = markers_at(t, player, square)
    if not beside:
        return no("ball-there", "BB 4.11.2", square=square_slot(square))
    markers = players_slot(beside)
    return no("opponent-beside", "BB 4.11.2", players=markers, square=square_slot(square), n=number(len(beside)))


def against_set_up_at(t: Match, player: int, square: int) -> Reason | None:
    """Against a square of the set-up (BB 2.4), or of a new one (BB 10.3.2)."""
    reason = against_zone(t, player, square, "BB 2.4.2", "BB 2.4.2")
    if reason is not None:
        return reason
    free = t.own_zone(t.owner(player)) & t.free() & ~t.loose()
    if free and not free >> square & 1:
        return no("ball-lies", "BB 10.3.2", square=square_slot(square))
    return None


def against_zone(t: Match, player: int, square: int, zone: str, taken: str) -> Reason | None:
    """Outside his own End Zone, or somebody is there."""
    if not on_pitch(square):
        return no("off-pitch", zone)
    if not t.own_zone(t.owner(player)) >> square & 1:
        return no("not-own-end-zone", zone, square=square_slot(square))
    return against_ground(t, player, square, taken)


def against_player_to(t: Match, thrower: int, square: int) -> Reason | None:
    """Against the square a team-mate is thrown to (BB 11.2.3)."""
    if not on_pitch(square):
        return no("off-pitch", "BB 11.2.3")
    if t.pitch.blocked >> square & 1:
        return no("blocked", "BB 11.2.3", square=square_slot(square))
    start = t.square[thrower]
    if not (t.pitch.short[start] | t.pitch.long[start]) >> square & 1:
        return no("square-out-of-range", "BB 14.3.1", square=square_slot(square), player=player_slot(thrower))
    return None


# --- Targets -----------------------------------------------------------------------------------------------------


def against_target(t: Match, player: int, target: int, rule: str, team_mate: bool) -> Reason | None:
    """Nobody, somebody of the wrong team, or not on the pitch."""
    if not is_player(t, target):
        return no("no-such-player", "BB 2.2.2")
    if target == player:
        return no("himself", rule, player=player_slot(target))
    if (t.owner(target) == t.owner(player)) != team_mate:
        return no("is-opponent" if team_mate else "is-team-mate", rule, player=player_slot(target))
    if t.status(target) == statuses.IN_RESERVES:
        return no("not-on-pitch", rule, player=player_slot(target))
    return None


def against_throw_to(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a throw (BB 4.4.1)."""
    reason = against_target(t, player, target, "BB 4.4.1", True)
    if reason is not None:
        return reason
    if t.status(target) == statuses.PRONE:
        return no("prone", "BB 4.4.1", player=player_slot(target))
    if t.roles[target].throw == NONE:
        return no("never-takes", "BB 4.4.1", player=player_slot(target))
    if t.holding(target) >= 0:
        return no("has-ball-already", "BB 4.4.1", player=player_slot(target))
    square = t.square[player]
    at = t.square[target]
    short = bool(flags_for(t, player, actions.THROW) & noted.SHORT)
    if short and not t.pitch.short[square] >> at & 1:
        return no("short-only", "BB 14.3.1", player=player_slot(target))
    any_range = traits_of(t, player, actions.THROW) & trait.ANY_RANGE
    if not any_range and not (t.pitch.short[square] | t.pitch.long[square]) >> at & 1:
        return no("out-of-range", "BB 4.4.1", player=player_slot(target))
    return None


def against_block_at(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a Block (BB 4.5.1)."""
    reason = against_target(t, player, target, "BB 4.5.1", False)
    if reason is not None:
        return reason
    if t.status(target) == statuses.PRONE:
        return no("prone-unmarked", "BB 4.5.1", player=player_slot(target))
    apart = within(t.square[player], t.square[target])
    if apart > 1 and not at_reach(t, player):
        return no("does-not-mark", "BB 4.5.1", player=player_slot(player), other=player_slot(target))
    if apart > max(1, t.roles[player].reach):
        return no("squares-away", "BB 4.5.1", player=player_slot(target), n=number(apart))
    declared = is_declared(t, player, actions.BLOCK)
    dice = t.deeds[-1].dice if declared else t.prepared.dice
    if dice and is_assisted(t, player, target, traits_of(t, player, actions.BLOCK), False):
        return no("assisted", "BB 8.1.1", player=player_slot(target))
    return None


def against_foul_at(t: Match, player: int, target: int) -> Reason | None:
    """Against the target of a Foul (BB 11.1.1)."""
    reason = against_target(t, player, target, "BB 11.1.1", False)
    if reason is not None:
        return reason
    if t.status(target) != statuses.PRONE:
        return no("not-prone", "BB 11.1.1", player=player_slot(target))
    if within(t.square[player], t.square[target]) > 1:
        return no("not-adjacent", "BB 11.1.1", player=player_slot(target))
    return None


def against_lift(t: Match, player: int, target: int) -> Reason | None:
    """Against the team-mate who is to be thrown (BB 11.2.2)."""
    reason = against_target(t, player, target, "BB 11.2.2", True)
    if reason is not None:
        return reason
    if t.status(target) == statuses.PRONE:
        return no("prone", "BB 11.2.2", player=player_slot(target))
    if within(t.square[player], t.square[target]) > 1:
        return no("not-adjacent", "BB 11.2.2", player=player_slot(target))
    if t.role[target] == t.role[player]:
        return no("same-position", "BB 11.2.2", player=player_slot(target), other=player_slot(player))
    return None
