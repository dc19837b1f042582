"""Interrupts (BB 1.8, 8.2.3): what the other coach may do before, or after, an Action.

A coach who, for all others can tell, could hold an interrupt is asked whether or not he does.
"""

from typing import Final

from touchline.blitz_bowl import actions, bare, events, kinds, moments, steps, trait, verbs
from touchline.blitz_bowl.ball import arrive
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.moving import can_mark, sidestep_board
from touchline.blitz_bowl.possible import can_throw, unspent
from touchline.blitz_bowl.preparation import held_for, may_hold_for, prepare, squares_for, traits_for
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of, codes_for, first_of, verb_of

# Where the free Actions of interrupts come from (see ``action.py``).
FROM_INTERRUPT: Final = 64
FROM_INTERRUPT_BESIDE: Final = 65  # a Mark that must end beside the runner
FROM_DUMP_OFF: Final = 66


# --- After a Run, a Mark or a Sidestep ---------------------------------------------------------------------------


def moment_of(action: int) -> int:
    if action == actions.RUN:
        return moments.RUN_MADE
    if action == actions.MARK:
        return moments.MARK_MADE
    return moments.SIDESTEPPED if action == actions.SIDESTEP else -1


def answer(t: Match) -> bool:
    """Ask the other coach, if he might have an answer and somebody could make it."""
    if t.interrupting:
        return False
    deed = t.deeds[-1]
    moment = moment_of(deed.action)
    if moment < 0:
        return False
    actor = deed.actor
    seat = 1 - t.owner(actor)
    if not t.may_hold(seat, moment) or not answerers(t, seat, moment, actor, deed):
        return False
    codes = codes_for(verbs.PLAY, t.plays_held(seat, moment))
    codes.append(bare.DECLINE)
    t.ask_openly(kinds.INTERRUPT, seat, codes, steps.ANSWERED, actor, 0)
    return True


def answerers(t: Match, seat: int, moment: int, actor: int, deed: Deed) -> list[int]:
    """Players who could make the Action that an interrupt gives."""
    if not t.stands(actor):
        return []
    near = t.pitch.near[t.square[actor]]
    found: list[int] = []
    for player in t.players_of(seat):
        if not t.stands(player):
            continue
        if moment == moments.RUN_MADE:
            squares = squares_for(t, player, actions.MARK)
            fits = t.is_open(player) and unspent(t, player, actions.MARK) and can_mark(t, player, squares, near)
        elif moment == moments.MARK_MADE:
            fits = (
                bool(near >> t.square[player] & 1)
                and unspent(t, player, actions.SIDESTEP)
                and sidestep_board(t, player) > 0
            )
        else:
            fits = bool(deed.markers >> player & 1)
        if fits:
            found.append(player)
    return found


def answered(t: Match, actor: int, _b: int, code: int) -> None:
    """When the interrupt is over the Action goes on as before, and there may be another answer (BB 1.8.3)."""
    if verb_of(code) == verbs.DECLINE:
        t.agenda.append((steps.CONCLUDE, 0, 0, 0))
        return
    deed = t.deeds[-1]
    moment = moment_of(deed.action)
    seat = 1 - t.owner(actor)
    play_card(t, seat, first_of(code))
    t.agenda.append((steps.SETTLE, 0, 0, 0))
    interrupt(t)
    if moment == moments.SIDESTEPPED:
        players = answerers(t, seat, moment, actor, deed)
        codes = codes_for(verbs.SHADOW, players)
        t.ask(kinds.SHADOW, seat, codes, steps.SHADOW_CHOSEN, actor, 0)
    else:
        ask_answerer(t, seat, actor, moment)


def ask_answerer(t: Match, seat: int, actor: int, moment: int) -> None:
    """Who makes the free Action of an interrupt; before it cards may be played that are for such an Action."""
    codes = codes_for(verbs.ANSWER, answerers(t, seat, moment, actor, t.deeds[-1]))
    action = answer_of(moment)
    if may_hold_for(t, seat, action):
        codes += held_for(t, seat, action)
        t.ask_openly(kinds.ANSWERER, seat, codes, steps.ANSWERER_CHOSEN, actor, moment)
    else:
        t.ask(kinds.ANSWERER, seat, codes, steps.ANSWERER_CHOSEN, actor, moment)


def answer_of(moment: int) -> int:
    """The free Action that an interrupt gives."""
    return actions.MARK if moment == moments.RUN_MADE else actions.SIDESTEP


def interrupt(t: Match) -> None:
    """Until it is over nobody interrupts again (BB 1.8.2)."""
    t.interrupting = True
    t.agenda.append((steps.INTERRUPTED, 0, 0, 0))


def interrupted(t: Match, _a: int, _b: int, _c: int) -> None:
    t.interrupting = False


def answerer_chosen(t: Match, actor: int, moment: int, code: int) -> None:
    if verb_of(code) == verbs.PLAY:
        seat = 1 - t.owner(actor)
        prepare(t, seat, first_of(code))
        ask_answerer(t, seat, actor, moment)
        return
    source = FROM_INTERRUPT_BESIDE if moment == moments.RUN_MADE else FROM_INTERRUPT
    t.agenda.append((steps.FREE_ACTION, first_of(code), answer_of(moment), source))


def shadow_chosen(t: Match, _actor: int, _b: int, code: int) -> None:
    """Into the square that the sidestepper left; this is no Action (BB 4.9.2)."""
    player = first_of(code)
    square = t.deeds[-1].start
    t.move(player, square)
    if t.loud:
        t.say(events.SHADOWED, t.owner(player), player, -1, square, 0, "BB 4.9.2")
    arrive(t, player, False)


# --- When a Block is aimed at a player ---------------------------------------------------------------------------


def targeted(t: Match, player: int, target: int, _c: int) -> None:
    """Before the dice are rolled the target may pass the ball on, and his coach may play a card."""
    seat = t.owner(target)
    if t.interrupting:
        return
    dumps = can_dump_off(t, target)
    prepared = t.prepared.actions != 0
    may_play = not prepared and t.may_hold(seat, moments.TARGETED) != 0
    may_prepare = dumps and may_hold_for(t, seat, actions.THROW)
    if not dumps and not may_play:
        return
    codes = [] if prepared else [bare.DECLINE]
    if dumps:
        codes.append(code_of(verbs.DUMP_OFF, target))
    if may_play or may_prepare:
        codes += targeted_plays(t, seat, dumps)
        t.ask_openly(kinds.TARGETED, seat, codes, steps.TARGETED_CHOSEN, player, target)
    else:
        t.ask(kinds.TARGETED, seat, codes, steps.TARGETED_CHOSEN, player, target)


def targeted_plays(t: Match, seat: int, dumps: bool) -> list[int]:
    """Cards that answer the Block, and those for the throw, if he can pass the ball on."""
    codes: list[int] = []
    if not t.prepared.actions:
        codes += codes_for(verbs.PLAY, t.plays_held(seat, moments.TARGETED))
    return codes + held_for(t, seat, actions.THROW) if dumps else codes


def can_dump_off(t: Match, target: int) -> bool:
    """A Short Throw or a Hand-off, although Marked."""
    traits = traits_for(t, target)
    return bool(traits & trait.DUMP_OFF) and unspent(t, target, actions.THROW) and can_throw(t, target, traits, True)


def targeted_chosen(t: Match, player: int, target: int, code: int) -> None:
    verb = verb_of(code)
    if verb == verbs.DECLINE:
        return
    t.agenda.append((steps.TARGETED, player, target, 0))
    if verb == verbs.PLAY:
        card = first_of(code)
        if t.play_of(card).moment == moments.BEFORE:
            prepare(t, t.owner(target), card)
            return
        t.deeds[-1].answer = t.catalogue.backs[t.face[card]]
        play_card(t, t.owner(target), card)
    else:
        interrupt(t)
        t.agenda.append((steps.FREE_ACTION, target, actions.THROW, FROM_DUMP_OFF))
