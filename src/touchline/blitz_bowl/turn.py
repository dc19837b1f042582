"""The turn (BB 3): its start, the Pre-Turn Sequence, and its end. Its Player Actions are in ``menu.py``."""

from typing import Final

from touchline.blitz_bowl import actions, bare, events, kinds, moments, steps, verbs
from touchline.blitz_bowl.action import declare
from touchline.blitz_bowl.ball import bounce, new_ball
from touchline.blitz_bowl.bonus import for_the_turn
from touchline.blitz_bowl.ending import BY_POINTS, BY_SUDDEN_DEATH, finish, sudden_death
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.possible import unspent
from touchline.blitz_bowl.state import (
    HAND,
    Match,
)
from touchline.table.decision import codes_for, first_of, verb_of

ACTIONS: Final = 3  # Player Actions in a turn (BB 3.3.1)
HAND_LIMIT: Final = 3


# --- The start of a turn (BB 3.1.2) ------------------------------------------------------------------------------


def turn(t: Match, seat: int, _b: int, _c: int) -> None:
    """Sudden death is looked for before all else; the Pre-Turn Sequence is left out in first turns (BB 3.2.2)."""
    t.coach = seat
    t.turns[seat] += 1
    if sudden_death(t, seat):
        finish(t, BY_SUDDEN_DEATH)
        return
    new_records(t, seat)
    if t.loud:
        t.say(events.TURN_BEGINS, seat, -1, -1, -1, t.turns[seat], "BB 3.1.1")
    agenda = t.agenda
    agenda.append((steps.MENU, seat, 0, 0))
    if t.turns[seat] > 1:
        agenda.append((steps.EMERGENCY, seat, 0, 0))
        agenda.append((steps.NO_BALL, seat, 0, 0))
        agenda.append((steps.REFRESH, seat, 0, 0))
    agenda.append((steps.START, seat, 0, 0))
    if t.special_balls:
        living_balls(t, seat)


def new_records(t: Match, seat: int) -> None:
    """What is counted anew in each turn."""
    t.acted = [0] * len(t.square)
    t.barred = 0
    t.played[0] = t.played[1] = 0
    t.actions_left = ACTIONS
    t.fresh = True
    t.runs = 0
    t.turn_players = 0
    t.turn_kinds = 0
    t.turn_traits = 0
    t.claimed = 0
    held = 0
    for ball, holder in enumerate(t.ball_holder):
        if holder >= 0 and t.owner(holder) == seat:
            held |= 1 << ball
    t.held_at_start = held


def living_balls(t: Match, seat: int) -> None:
    """Balls that bounce by themselves when a turn begins (BB 13.2.3)."""
    for ball in range(len(t.ball_holder)):
        kind = t.kind_of(ball)
        holder = t.ball_holder[ball]
        if holder >= 0 and kind.bites_on and t.owner(holder) == seat:
            rolled = t.roll(6)
            if t.loud:
                t.say(events.BITTEN, seat, holder, -1, t.square[holder], rolled, "BB 13.2.3")
            if rolled <= kind.bites_on:
                bounce(t, ball, t.square[holder])
        elif t.ball_square[ball] >= 0 and kind.bounces:
            bounce(t, ball, t.ball_square[ball])


def start(t: Match, seat: int, _b: int, _c: int) -> None:
    """Bonus plays for the start of a turn."""
    if t.may_hold(seat, moments.TURN_START):
        codes = codes_for(verbs.PLAY, t.plays_held(seat, moments.TURN_START))
        codes.append(bare.DECLINE)
        t.ask_openly(kinds.TURN_START, seat, codes, steps.START_CHOSEN, seat, 0)


def start_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.PLAY:
        for_the_turn(t, seat, first_of(code))
        t.agenda.append((steps.START, seat, 0, 0))


# --- The Pre-Turn Sequence (BB 3.2): the refresh is in ``challenge.py`` ------------------------------------------


def no_ball(t: Match, seat: int, _b: int, _c: int) -> None:
    """A ball enters if none is in play (BB 5.5.1)."""
    if not t.balls_in_play():
        new_ball(t, seat, False)


def emergency(t: Match, seat: int, _b: int, _c: int) -> None:
    """With enough players in Reserves one may come on for free (BB 4.12.1)."""
    dugout = t.dugout(seat)
    value = t.catalogue.team_cards[t.teams[seat]].reserves - t.arena.fewer_reserves
    if not dugout or len(dugout) < value or not reserves_board(t, seat):
        return
    codes = codes_for(verbs.RESERVES, [player for player in dugout if unspent(t, player, actions.RESERVES)])
    codes.append(bare.DECLINE)
    t.ask(kinds.EMERGENCY, seat, codes, steps.EMERGENCY_CHOSEN, seat, 0)


def emergency_chosen(t: Match, _seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.RESERVES:
        declare(t, first_of(code), actions.RESERVES, True, None)


# --- The end of a turn (BB 3.5) ----------------------------------------------------------------------------------


def end_turn(t: Match, seat: int, _b: int, _c: int) -> None:
    """Down to three bonus plays; then the other coach, unless that was the last turn (BB 9.2.1)."""
    hand = t.piles[HAND + seat]
    if len(hand) > HAND_LIMIT:
        codes = codes_for(verbs.DISCARD, hand)
        t.ask(kinds.HAND_LIMIT, seat, codes, steps.HAND_LIMIT_CHOSEN, seat, 0)
        return
    if t.loud:
        t.say(events.TURN_ENDS, seat, -1, -1, -1, t.turns[seat], "BB 3.1.2")
    if t.ending:
        t.ending -= 1
        if not t.ending:
            finish(t, BY_POINTS)
            return
    t.agenda.append((steps.TURN, 1 - seat, 0, 0))


def hand_limit_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    card = first_of(code)
    t.discard(card, seat)
    if t.loud:
        t.say_card(events.HAND_DISCARDED, seat, card, -1, 0, "BB 3.5.1")
    t.agenda.append((steps.END_TURN, seat, 0, 0))
