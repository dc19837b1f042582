"""Reasons why a player cannot make an Action now (BB 3.3, 4.1)."""

from touchline.blitz_bowl import actions, events, statuses, trait
from touchline.blitz_bowl.blocking import block_targets
from touchline.blitz_bowl.deed import bit_of
from touchline.blitz_bowl.field import ABSENT
from touchline.blitz_bowl.menu import allowed
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.possible import can_now
from touchline.blitz_bowl.preparation import squares_for, traits_for
from touchline.blitz_bowl.speech import action_slot, player_slot, players_slot, seat_slot
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import liftable, targets
from touchline.table.reason import Reason
from touchline.table.said import Said, Slot, number, phrase, series


def no(code: str, rule: str, **slots: Slot) -> Reason:
    return Reason(code, slots, rule)


def is_player(t: Match, player: int) -> bool:
    return 0 <= player < len(t.square)


def against_player(t: Match, player: int) -> Reason | None:
    """Somebody else's, or nobody at all."""
    if not is_player(t, player):
        return no("no-such-player", "BB 2.2.2")
    if t.owner(player) != t.seat:
        return no("not-yours", "BB 3.3.1", player=player_slot(player), seat=seat_slot(t.seat))
    if t.square[player] == ABSENT:
        return no("absent", "BB 2.2.2", player=player_slot(player))
    return None


def against_spent(t: Match, player: int, action: int, free: bool) -> Reason | None:
    """Barred from Actions, or this one is made already."""
    if t.barred >> player & 1:
        return no("barred", barred_by(t, player), player=player_slot(player))
    if t.acted[player] & bit_of(action):
        kind = actions.THROW if action == actions.THROW_TEAM_MATE else action
        rule = "BB 3.4.1" if free else "BB 11.2.1" if action == actions.THROW_TEAM_MATE else "BB 3.3.2"
        return no("made-already", rule, player=player_slot(player), action=action_slot(kind))
    return None


def barred_by(t: Match, player: int) -> str:
    """The rule that barred a player; where nobody has written down what happened, by what he has done."""
    for event in reversed(t.events):
        if event.kind == events.BARRED and event.card == player:
            return event.rule
    fouled = t.acted[player] & bit_of(actions.FOUL) and not t.acted[player] & bit_of(actions.BLOCK)
    return "BB 11.1.4" if fouled else "BB 4.6.8"


def against_action(t: Match, player: int, action: int) -> Reason | None:
    """Against an Action of the menu."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    if not allowed(t, action):
        rule = "BB 11.1.1" if action == actions.FOUL else "BB 11.2.1"
        return no("not-in-use", rule, action=action_slot(action))
    wanted = t.prepared.actions
    if wanted and not wanted >> action & 1:
        several = [action_slot(n) for n in range(len(actions.NAMES)) if wanted >> n & 1 and allowed(t, n)]
        return no("prepared", "BB 8.1.1", actions=series("actions", several))
    if can_now(t, player, action):
        return None
    return against_spent(t, player, action, False) or against_status(t, player, action, traits_for(t, player), False)


def against_status(t: Match, player: int, action: int, traits: int, short: bool) -> Reason | None:
    """By the status of a player and what is around him (BB 4.1)."""
    status = t.status(player)
    if action == actions.RESERVES:
        if status != statuses.IN_RESERVES:
            return no("not-in-reserves", "BB 4.11.1", player=player_slot(player))
        return no("no-room", "BB 4.11.3")
    if status == statuses.IN_RESERVES:
        return no("in-reserves", "BB 4.1.4", player=player_slot(player))
    if action == actions.STAND_UP:
        return no("not-prone", "BB 4.10.1", player=player_slot(player))
    if status == statuses.PRONE:
        return no("only-stands-up", "BB 4.1.3", player=player_slot(player))
    if action == actions.RUN:
        return against_run(t, player, traits, status)
    if action == actions.MARK:
        return against_mark(t, player, status)
    if action == actions.BLOCK:
        return against_block(t, player)
    if action == actions.SIDESTEP:
        if status == statuses.OPEN:
            return no("open-cannot-sidestep", "BB 4.1.2", player=player_slot(player))
        return no("no-sidestep", "BB 4.9.1", player=player_slot(player))
    if action == actions.FOUL:
        if status == statuses.MARKED:
            return no("marked-cannot-foul", "BB 11.1.1", marked=marked(t, player))
        return no("nobody-to-foul", "BB 11.1.1", player=player_slot(player))
    if action == actions.THROW_TEAM_MATE:
        return against_throwing_player(t, player, traits, status)
    return against_throw(t, player, traits, status, short)


def marked(t: Match, player: int) -> Slot:
    """``Lineman 1 is Marked by Blitzer``."""
    markers = markers_at(t, player, t.square[player])
    return phrase(Said("marked", {"player": player_slot(player), "players": players_slot(markers)}))


def markers_at(t: Match, player: int, square: int) -> list[int]:
    """The opponents who would Mark a player on a square."""
    seat = 1 - t.owner(player)
    board = t.pitch.near[square] & t.up[seat]
    return [one for one in t.players_of(seat) if t.square[one] >= 0 and board >> t.square[one] & 1]


def against_run(t: Match, player: int, traits: int, status: int) -> Reason:
    if status == statuses.MARKED and not traits & trait.RUN_MARKED:
        return no("marked-only", "BB 4.1.2", marked=marked(t, player))
    if traits & trait.RUN_END_OPEN:
        return no("no-open-end", "BB 1.6.1", player=player_slot(player))
    if t.pitch.near[t.square[player]] & t.free():
        return no("all-beside", "BB 4.2.3", player=player_slot(player))
    return no("hemmed-in", "BB 4.2.2", player=player_slot(player))


def against_mark(t: Match, player: int, status: int) -> Reason:
    if status == statuses.MARKED:
        return no("marked-only", "BB 4.1.2", marked=marked(t, player))
    steps = squares_for(t, player, actions.MARK)
    return no("nobody-to-mark", "BB 4.3.1", player=player_slot(player), n=number(steps))


def against_block(t: Match, player: int) -> Reason:
    if block_targets(t, player) and t.prepared.dice:
        return no("unassisted-only", "BB 8.1.1")
    reach = t.roles[player].reach
    if reach:
        return no("nobody-in-reach", "BB 4.5.1", n=number(reach), player=player_slot(player))
    return no("marks-nobody", "BB 4.5.1", player=player_slot(player))


def against_throw(t: Match, player: int, traits: int, status: int, short: bool) -> Reason | None:
    if traits & trait.NEVER_THROWS:
        return no("never-throws", "BB 1.6.1", player=player_slot(player))
    if t.holding(player) < 0:
        return no("no-ball", "BB 4.1.1", player=player_slot(player))
    if status == statuses.MARKED and not traits & trait.THROW_MARKED:
        return no("marked-only", "BB 4.1.2", marked=marked(t, player))
    if not targets(t, player, traits, short):
        return no("nobody-in-range", "BB 4.4.1", player=player_slot(player))
    return None


def against_throwing_player(t: Match, player: int, traits: int, status: int) -> Reason | None:
    if not traits & trait.THROWS_PLAYERS:
        return no("no-thrower", "BB 11.2.1", player=player_slot(player))
    if t.holding(player) >= 0:
        return no("has-ball", "BB 11.2.1", player=player_slot(player))
    if status == statuses.MARKED and not traits & trait.THROW_MARKED:
        return no("marked-cannot-throw", "BB 11.2.1", marked=marked(t, player))
    if not liftable(t, player):
        return no("nobody-to-lift", "BB 11.2.2", player=player_slot(player))
    return None


def against_coming_on(t: Match, player: int) -> Reason | None:
    """Against a free Reserves Action: Emergency Reserves, or one that an event gives."""
    reason = against_player(t, player) or against_spent(t, player, actions.RESERVES, True)
    if reason is not None:
        return reason
    if t.status(player) != statuses.IN_RESERVES or not reserves_board(t, t.seat):
        return against_status(t, player, actions.RESERVES, 0, False)
    return None
