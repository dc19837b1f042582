"""Reasons why a player cannot make an Action now (BB 3.3, 4.1)."""

from typing import Final

from touchline.blitz_bowl.blocking import block_targets
from touchline.blitz_bowl.deed import bit_of, squares_for, traits_for
from touchline.blitz_bowl.menu import allowed
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.names import EV_BARRED
from touchline.blitz_bowl.state import ABSENT, Q_ACTIONS, Q_DICE, Match
from touchline.blitz_bowl.throwing import liftable, targets
from touchline.blitz_bowl.words import (
    ACTION_NAMES,
    ACTION_WORDS,
    BLOCK,
    FOUL,
    IN_RESERVES,
    MARK,
    MARKED,
    OPEN,
    PRONE,
    RESERVES,
    RUN,
    SIDESTEP,
    STAND_UP,
    T_NEVER_THROWS,
    T_RUN_END_OPEN,
    T_RUN_MARKED,
    T_THROW_MARKED,
    T_THROWS_PLAYERS,
    THROW,
    THROW_TEAM_MATE,
)
from touchline.table.reason import Reason

OTHER_REASON: Final = "It cannot be done now."  # where nothing more is known; no test has met it


def no(text: str, rule: str) -> Reason:
    return Reason(False, text, rule)


def is_player(t: Match, player: int) -> bool:
    return 0 <= player < len(t.square)


def against_player(t: Match, player: int) -> Reason | None:
    """Somebody else's, or nobody at all."""
    if not is_player(t, player):
        return no("There is no such player.", "BB 2.2.2")
    if t.owner(player) != t.seat:
        return no(f"{t.player_name(player)} is not a player of {t.seat_name(t.seat)}.", "BB 3.3.1")
    if t.square[player] == ABSENT:
        return no(f"{t.player_name(player)} takes no part in this game.", "BB 2.2.2")
    return None


def against_spent(t: Match, player: int, action: int, free: bool) -> Reason | None:
    """Barred from Actions, or this one is made already."""
    name = t.player_name(player)
    if t.barred >> player & 1:
        return no(f"{name} makes no more Actions this turn.", barred_by(t, player))
    if t.acted[player] & bit_of(action):
        kind = ACTION_WORDS[THROW] if action == THROW_TEAM_MATE else ACTION_WORDS[action]
        rule = "BB 3.4.1" if free else "BB 11.2.1" if action == THROW_TEAM_MATE else "BB 3.3.2"
        return no(f"{name} has already made a {kind} Action this turn.", rule)
    return None


def barred_by(t: Match, player: int) -> str:
    """The rule that barred a player, as far as the table remembers it."""
    for event in reversed(t.events):
        if event.kind == EV_BARRED and event.card == player:
            return event.rule
    return "BB 4.6.8"


def against_action(t: Match, player: int, action: int) -> Reason:
    """Against an Action of the menu."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    if not allowed(t, action):
        rule = "BB 11.1.1" if action == FOUL else "BB 11.2.1"
        return no(f"{ACTION_WORDS[action]} is an advanced rule that is not in use in this game.", rule)
    wanted = t.prepared[Q_ACTIONS]
    if wanted and not wanted >> action & 1:
        names = [ACTION_WORDS[n] for n in range(len(ACTION_NAMES)) if wanted >> n & 1 and allowed(t, n)]
        return no(f"A card was played for the next Action, which must be {' or '.join(names)}.", "BB 8.1.1")
    return against_spent(t, player, action, False) or against_status(t, player, action, traits_for(t, player), False)


def against_status(t: Match, player: int, action: int, traits: int, short: bool) -> Reason:
    """By the status of a player and what is around him (BB 4.1)."""
    name = t.player_name(player)
    status = t.status(player)
    if action == RESERVES:
        if status != IN_RESERVES:
            return no(f"{name} is not in Reserves.", "BB 4.11.1")
        return no("Every square of the End Zone is occupied.", "BB 4.11.3")
    if status == IN_RESERVES:
        return no(f"{name} is in Reserves, and can only make a Reserves Action.", "BB 4.1.4")
    if action == STAND_UP:
        return no(f"{name} is not Prone.", "BB 4.10.1")
    if status == PRONE:
        return no(f"{name} is Prone, and can only Stand Up.", "BB 4.1.3")
    if action == RUN:
        return against_run(t, player, traits, status)
    if action == MARK:
        return against_mark(t, player, status)
    if action == BLOCK:
        return against_block(t, player)
    if action == SIDESTEP:
        if status == OPEN:
            return no(f"{name} is Open; only a Marked player can Sidestep.", "BB 4.1.2")
        return no(f"Beside {name} there is no free square where he would be Open.", "BB 4.9.1")
    if action == FOUL:
        if status == MARKED:
            return no(f"{marked(t, player)}; only an Open player can foul.", "BB 11.1.1")
        return no(f"No Prone opponent is adjacent to {name}.", "BB 11.1.1")
    if action == THROW_TEAM_MATE:
        return against_throwing_player(t, player, traits, status)
    return against_throw(t, player, traits, status, short)


def marked(t: Match, player: int) -> str:
    """``Lineman 1 is Marked by Blitzer``."""
    return f"{t.player_name(player)} is Marked by {' and '.join(markers_at(t, player, t.square[player]))}"


def markers_at(t: Match, player: int, square: int) -> list[str]:
    """The opponents who would Mark a player on a square."""
    seat = 1 - t.owner(player)
    board = t.pitch.near[square] & t.up[seat]
    return [t.player_name(one) for one in t.players_of(seat) if t.square[one] >= 0 and board >> t.square[one] & 1]


def against_run(t: Match, player: int, traits: int, status: int) -> Reason:
    name = t.player_name(player)
    if status == MARKED and not traits & T_RUN_MARKED:
        return no(f"{marked(t, player)}, and can only Block or Sidestep.", "BB 4.1.2")
    if traits & T_RUN_END_OPEN:
        return no(f"There is no square in reach of {name} where he would end his Run Open.", "BB 1.6.1")
    if t.pitch.near[t.square[player]] & t.free():
        return no(f"Every square that {name} could enter is adjacent to a standing opponent.", "BB 4.2.3")
    return no(f"{name} is hemmed in: no adjacent square is free.", "BB 4.2.2")


def against_mark(t: Match, player: int, status: int) -> Reason:
    if status == MARKED:
        return no(f"{marked(t, player)}, and can only Block or Sidestep.", "BB 4.1.2")
    steps = squares_for(t, player, MARK)
    return no(f"{t.player_name(player)} cannot come to Mark an opponent within {steps} squares.", "BB 4.3.1")


def against_block(t: Match, player: int) -> Reason:
    name = t.player_name(player)
    if block_targets(t, player) and t.prepared[Q_DICE]:
        return no("The card that was played is for a Block that is not Assisted.", "BB 8.1.1")
    reach = t.roles[player].reach
    if reach:
        return no(f"No standing opponent is within {reach} squares of {name}.", "BB 4.5.1")
    return no(f"{name} Marks nobody.", "BB 4.5.1")


def against_throw(t: Match, player: int, traits: int, status: int, short: bool) -> Reason:
    name = t.player_name(player)
    if traits & T_NEVER_THROWS:
        return no(f"{name} has an ability by which he never throws.", "BB 1.6.1")
    if t.holding(player) < 0:
        return no(f"{name} has no ball.", "BB 4.1.1")
    if status == MARKED and not traits & T_THROW_MARKED:
        return no(f"{marked(t, player)}, and can only Block or Sidestep.", "BB 4.1.2")
    if not targets(t, player, traits, short):
        return no(f"No standing team-mate who may take a ball is in range of {name}.", "BB 4.4.1")
    return no(OTHER_REASON, "BB 4.1.1")


def against_throwing_player(t: Match, player: int, traits: int, status: int) -> Reason:
    name = t.player_name(player)
    if not traits & T_THROWS_PLAYERS:
        return no(f"{name} is no Ogre, Troll or Treeman.", "BB 11.2.1")
    if t.holding(player) >= 0:
        return no(f"{name} has a ball.", "BB 11.2.1")
    if status == MARKED and not traits & T_THROW_MARKED:
        return no(f"{marked(t, player)}; only an Open player can throw a team-mate.", "BB 11.2.1")
    if not liftable(t, player):
        return no(f"No standing team-mate of another position is adjacent to {name}.", "BB 11.2.2")
    return no(OTHER_REASON, "BB 11.2.1")


def against_coming_on(t: Match, player: int) -> Reason:
    """Against a free Reserves Action: Emergency Reserves, or one that an event gives."""
    reason = against_player(t, player) or against_spent(t, player, RESERVES, True)
    if reason is not None:
        return reason
    if t.status(player) != IN_RESERVES or not reserves_board(t, t.seat):
        return against_status(t, player, RESERVES, 0, False)
    return no(OTHER_REASON, "BB 4.11.1")
