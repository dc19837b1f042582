"""Interrupts (BB 1.8, 8.2.3): what the other coach may do before, or after, an Action of the coach whose turn it is.

A coach who, for all others can tell, could hold an interrupt is asked whether or not he does.
"""

from typing import Final

from touchline.blitz_bowl.ball import arrive
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.deed import D_ACTION, D_ACTOR, D_ANSWER, D_FROM, D_MARKERS, base_of, traits_for
from touchline.blitz_bowl.moving import can_mark, sidestep_board
from touchline.blitz_bowl.names import (
    EV_SHADOWED,
    K_ANSWERER,
    K_INTERRUPT,
    K_SHADOW,
    K_TARGETED,
    S_ANSWERED,
    S_ANSWERER_CHOSEN,
    S_CONCLUDE,
    S_FREE_ACTION,
    S_INTERRUPTED,
    S_SETTLE,
    S_SHADOW_CHOSEN,
    S_TARGETED,
    S_TARGETED_CHOSEN,
    V_ANSWER,
    V_DECLINE,
    V_DUMP_OFF,
    V_PLAY,
    V_SHADOW,
)
from touchline.blitz_bowl.possible import can_throw, unspent
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import (
    MARK,
    P_MARK_MADE,
    P_RUN_MADE,
    P_SIDESTEPPED,
    P_TARGETED,
    RUN,
    SIDESTEP,
    T_DUMP_OFF,
    THROW,
)
from touchline.table.decision import first_of, verb_of

MARK_SQUARES: Final = 2

# Where the free Actions of interrupts come from (see ``action.py``).
FROM_INTERRUPT: Final = 64
FROM_INTERRUPT_BESIDE: Final = 65  # a Mark that must end beside the runner
FROM_DUMP_OFF: Final = 66


# --- After a Run, a Mark or a Sidestep ---------------------------------------------------------------------------


def moment_of(action: int) -> int:
    if action == RUN:
        return P_RUN_MADE
    if action == MARK:
        return P_MARK_MADE
    return P_SIDESTEPPED if action == SIDESTEP else -1


def answer(t: Match) -> bool:
    """Ask the other coach, if he might have an answer and somebody could make it."""
    if t.interrupting:
        return False
    base = base_of(t)
    moment = moment_of(t.deed[base + D_ACTION])
    if moment < 0:
        return False
    actor = t.deed[base + D_ACTOR]
    seat = 1 - t.owner(actor)
    if seat == t.coach or not t.may_hold(seat, moment) or not answerers(t, seat, moment, actor, base):
        return False
    codes = [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, moment)]
    codes.append(V_DECLINE << 30)
    t.ask_openly(K_INTERRUPT, seat, codes, S_ANSWERED, actor, 0)
    return True


def answerers(t: Match, seat: int, moment: int, actor: int, base: int) -> list[int]:
    """Players who could make the Action that an interrupt gives."""
    if not t.stands(actor):
        return []
    near = t.pitch.near[t.square[actor]]
    found: list[int] = []
    for player in t.players_of(seat):
        if not t.stands(player):
            continue
        if moment == P_RUN_MADE:
            fits = t.is_open(player) and unspent(t, player, MARK) and can_mark(t, player, MARK_SQUARES, near)
        elif moment == P_MARK_MADE:
            fits = bool(near >> t.square[player] & 1) and unspent(t, player, SIDESTEP) and sidestep_board(t, player) > 0
        else:
            fits = bool(t.deed[base + D_MARKERS] >> player & 1)
        if fits:
            found.append(player)
    return found


def answered(t: Match, actor: int, _b: int, code: int) -> None:
    """When the interrupt is over the Action goes on as before, and there may be another answer (BB 1.8.3)."""
    if verb_of(code) == V_DECLINE:
        t.agenda.append((S_CONCLUDE, 0, 0, 0))
        return
    base = base_of(t)
    moment = moment_of(t.deed[base + D_ACTION])
    seat = 1 - t.owner(actor)
    play_card(t, seat, first_of(code))
    t.agenda.append((S_SETTLE, 0, 0, 0))
    interrupt(t)
    players = answerers(t, seat, moment, actor, base)
    if moment == P_SIDESTEPPED:
        codes = [V_SHADOW << 30 | player << 20 for player in players]
        t.ask(K_SHADOW, seat, codes, S_SHADOW_CHOSEN, actor, 0)
    else:
        codes = [V_ANSWER << 30 | player << 20 for player in players]
        t.ask(K_ANSWERER, seat, codes, S_ANSWERER_CHOSEN, actor, moment)


def interrupt(t: Match) -> None:
    """Until it is over nobody interrupts again (BB 1.8.2)."""
    t.interrupting = True
    t.agenda.append((S_INTERRUPTED, 0, 0, 0))


def interrupted(t: Match, _a: int, _b: int, _c: int) -> None:
    t.interrupting = False


def answerer_chosen(t: Match, _actor: int, moment: int, code: int) -> None:
    if moment == P_RUN_MADE:
        t.agenda.append((S_FREE_ACTION, first_of(code), MARK, FROM_INTERRUPT_BESIDE))
    else:
        t.agenda.append((S_FREE_ACTION, first_of(code), SIDESTEP, FROM_INTERRUPT))


def shadow_chosen(t: Match, _actor: int, _b: int, code: int) -> None:
    """Into the square that the sidestepper left; this is no Action (BB 4.9.2)."""
    player = first_of(code)
    square = t.deed[base_of(t) + D_FROM]
    t.move(player, square)
    if t.loud:
        t.say(EV_SHADOWED, t.owner(player), player, -1, square, 0, "BB 4.9.2")
    arrive(t, player, False)


# --- When a Block is aimed at a player ---------------------------------------------------------------------------


def targeted(t: Match, player: int, target: int, _c: int) -> None:
    """Before the dice are rolled the target may pass the ball on, and his coach may play a card."""
    seat = t.owner(target)
    if t.interrupting or seat == t.coach:
        return
    dumps = can_dump_off(t, target)
    may_play = t.may_hold(seat, P_TARGETED) != 0
    if not dumps and not may_play:
        return
    codes = [V_DECLINE << 30]
    if dumps:
        codes.append(V_DUMP_OFF << 30 | target << 20)
    if may_play:
        codes += [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, P_TARGETED)]
        t.ask_openly(K_TARGETED, seat, codes, S_TARGETED_CHOSEN, player, target)
    else:
        t.ask(K_TARGETED, seat, codes, S_TARGETED_CHOSEN, player, target)


def can_dump_off(t: Match, target: int) -> bool:
    """A Short Throw or a Hand-off, although Marked."""
    traits = traits_for(t, target)
    return bool(traits & T_DUMP_OFF) and unspent(t, target, THROW) and can_throw(t, target, traits, True)


def targeted_chosen(t: Match, player: int, target: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_DECLINE:
        return
    t.agenda.append((S_TARGETED, player, target, 0))
    if verb == V_PLAY:
        card = first_of(code)
        t.deed[base_of(t) + D_ANSWER] = t.catalogue.backs[t.face[card]] + 1
        play_card(t, t.owner(target), card)
    else:
        interrupt(t)
        t.agenda.append((S_FREE_ACTION, target, THROW, FROM_DUMP_OFF))
