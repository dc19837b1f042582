"""Reasons: for any verb at any player, square, card or number, whether it is offered now, or which rule forbids it.

Actions of players are looked at in ``player_reasons.py``, their squares and targets in ``square_reasons.py``, cards in
``card_reasons.py``.
"""

from typing import Any, Final

from touchline.blitz_bowl.answers import answerers, moment_of
from touchline.blitz_bowl.blocking import dice_of
from touchline.blitz_bowl.card_reasons import against_claim, against_discard, against_play
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES
from touchline.blitz_bowl.deed import (
    D_ACTION,
    D_ACTOR,
    D_FLAGS,
    D_MARKERS,
    D_ROLLED,
    F_APPLIED,
    F_REROLLED,
    base_of,
    traits_for,
)
from touchline.blitz_bowl.ending import BY_SUDDEN_DEATH
from touchline.blitz_bowl.falling import TAKEN_AGAIN
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.menu import VERBS
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_BENCH,
    K_EMERGENCY,
    K_FREE_PLAYER,
    K_LAST,
    K_PLACE,
    K_RESULT,
    S_ARMOUR_CHOSEN,
    V_ANSWER,
    V_APPLY,
    V_BALL,
    V_BLOCK_AT,
    V_BOUNCE_TO,
    V_CLAIM,
    V_DISCARD,
    V_DUMP_OFF,
    V_END_TURN,
    V_FOUL_AT,
    V_FREE,
    V_LIFT,
    V_MARK_TO,
    V_PITCH,
    V_PLACE,
    V_PLAY,
    V_REROLL,
    V_RUN_TO,
    V_SACRIFICE,
    V_SHADOW,
    V_SIDESTEP_TO,
    V_TEAM,
    V_THROW_PLAYER_TO,
    V_THROW_TO,
    V_TRIP,
)
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.player_reasons import (
    OTHER_REASON,
    against_action,
    against_coming_on,
    against_player,
    against_spent,
    against_status,
    against_throw,
    is_player,
    no,
)
from touchline.blitz_bowl.possible import can_take
from touchline.blitz_bowl.square_reasons import (
    against_block_at,
    against_foul_at,
    against_lift,
    against_mark_to,
    against_player_to,
    against_reserves_at,
    against_run_to,
    against_set_up_at,
    against_sidestep_to,
    against_throw_to,
    on_pitch,
)
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import (
    ACTION_WORDS,
    BLOCK,
    FACE_WORDS,
    FACES,
    FOUL,
    MARK,
    P_MARK_MADE,
    P_RUN_MADE,
    RESERVES,
    RUN,
    SIDESTEP,
    T_DUMP_OFF,
    T_MINION,
    THROW,
    THROW_TEAM_MATE,
)
from touchline.table.decision import code_of, first_of
from touchline.table.reason import Reason, asked

# Verbs that say where an Action goes or at whom, and the Action.
AIMS: Final = {
    V_RUN_TO: RUN,
    V_MARK_TO: MARK,
    V_THROW_TO: THROW,
    V_BLOCK_AT: BLOCK,
    V_SIDESTEP_TO: SIDESTEP,
    V_PLACE: RESERVES,
    V_FOUL_AT: FOUL,
    V_LIFT: THROW_TEAM_MATE,
}


def why_not(t: Match, verb: str, arguments: tuple[Any, ...]) -> Reason:
    """Offered, or the reason and the rule. Arguments are handles, squares or numbers as in an option."""
    number, first, second, third = asked(REGISTRY, verb, arguments)
    if t.kind < 0:
        return no("The match is over.", "BB 9.1.1" if t.why == BY_SUDDEN_DEATH else "BB 9.3.1")
    rule = REGISTRY.kinds[t.kind].rule
    if code_of(number, first, second, third) in t.codes:
        return Reason(True, "It is offered.", rule)
    if not t.codes:  # in the view of somebody who is not asked
        return no(f"It is for {t.seat_name(t.seat)} to choose now.", rule)
    return against(t, number, first, second, third)


def against(t: Match, verb: int, first: int, second: int, third: int) -> Reason:
    """What stands against an option."""
    if verb == V_CLAIM:
        return against_claim(t, first)
    if verb == V_PLAY:
        return against_play(t, first)
    answers = REGISTRY.verbs[verb].name in REGISTRY.kinds[t.kind].verbs
    if not answers and t.kind == K_LAST and verb in VERBS:
        return no("All Player Actions of this turn are made.", "BB 3.3.1")
    if not answers and t.kind == K_ACTION and verb in AIMS:
        return against_thought(t, verb, first, second, third)
    if not answers:
        return other_question(t)
    if verb in VERBS:
        if t.kind in (K_EMERGENCY, K_BENCH):
            return against_coming_on(t, first)
        return against_action(t, first, VERBS.index(verb))
    if verb in AIMS or verb == V_THROW_PLAYER_TO:
        return against_aim(t, verb, first, second, third)
    return against_answer(t, verb, first, second)


def other_question(t: Match) -> Reason:
    kind = REGISTRY.kinds[t.kind]
    end = "" if kind.prompt.endswith("?") else "."
    return no(f"Now {t.seat_name(t.seat)} must answer another question: {kind.prompt}{end}", kind.rule)


# --- Where an Action goes ----------------------------------------------------------------------------------------


def against_thought(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason:
    """Against the aim of an Action that is not declared yet."""
    action = AIMS[verb]
    if code_of(VERBS[action], player, 0, 0) not in t.codes:
        return against_action(t, player, action)
    reason = against_aimed(t, verb, player, aim, touched)
    return reason or no(f"The {ACTION_WORDS[action]} Action must be declared first.", "BB 3.3.5")


def against_aim(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason:
    """Against the aim of the Action that is under way, or of a player who is placed."""
    rule = REGISTRY.kinds[t.kind].rule
    actor = first_of(t.codes[0])
    if player != actor:
        return no(f"This is about {t.player_name(actor)}, not about {t.player_name(player)}.", rule)
    if verb == V_THROW_PLAYER_TO:
        reason = against_player_to(t, t.deed[base_of(t) + D_ACTOR], aim)
    elif t.kind == K_PLACE:
        reason = against_set_up_at(t, player, aim)
    else:
        reason = against_aimed(t, verb, player, aim, touched)
    return reason or no(OTHER_REASON, rule)


def against_aimed(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason | None:
    if verb == V_RUN_TO:
        return against_run_to(t, player, aim, touched)
    if verb == V_MARK_TO:
        return against_mark_to(t, player, aim, touched)
    if verb == V_SIDESTEP_TO:
        return against_sidestep_to(t, player, aim)
    if verb == V_PLACE:
        return against_reserves_at(t, player, aim)
    if verb == V_THROW_TO:
        return against_throw_to(t, player, aim)
    if verb == V_BLOCK_AT:
        return against_block_at(t, player, aim)
    if verb == V_FOUL_AT:
        return against_foul_at(t, player, aim)
    return against_lift(t, player, aim)


# --- Answers to other questions ----------------------------------------------------------------------------------


def against_answer(t: Match, verb: int, first: int, second: int) -> Reason:
    """Against what would answer the open question."""
    rule = REGISTRY.kinds[t.kind].rule
    if verb == V_FREE:
        return against_free(t, first, second)
    if verb == V_DISCARD:
        return against_discard(t, first)
    if verb == V_APPLY:
        return against_face(t, first)
    if verb == V_REROLL:
        return against_reroll(t, first)
    if verb == V_DUMP_OFF:
        return against_dump_off(t, first)
    if verb in (V_ANSWER, V_SHADOW):
        return against_answerer(t, first)
    if verb == V_SACRIFICE:
        return against_sacrifice(t, first)
    if verb == V_TRIP:
        return against_trip(t, first)
    if verb == V_BOUNCE_TO:
        return against_bounce(t, first)
    if verb == V_END_TURN:
        return no("A card was played for the next Action, which must be made first.", "BB 8.1.1")
    if verb == V_PITCH:
        return no("There is no such pitch to choose.", rule)
    if verb == V_TEAM:
        return no("These are not the two teams on the table.", rule)
    if verb == V_BALL:
        return no("There is no such kind of ball.", "BB 13.1.2")
    return no(OTHER_REASON, rule)


def against_free(t: Match, player: int, action: int) -> Reason:
    """Against a free Action (BB 3.4)."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    if action >= len(VERBS):
        return no("There is no such Action.", "BB 4.1.1")
    reason = against_spent(t, player, action, True)
    if reason is not None:
        return reason
    name = t.player_name(player)
    if t.kind == K_FREE_PLAYER:
        grant = t.catalogue.plays[t.then_a].grant
        assert grant is not None
        if action != grant.action:
            return no(f"The card gives a free {ACTION_WORDS[grant.action]} Action.", "BB 8.1.1")
        if not can_take(t, player, grant):
            return against_status(t, player, action, traits_for(t, player), grant.short)
    return no(f"Nothing gives {name} this free {ACTION_WORDS[action]} Action now.", "BB 3.4.2")


def against_face(t: Match, face: int) -> Reason:
    if face >= FACES:
        return no("A Block die has no such face.", "BB 4.5.3")
    shown = " and ".join(FACE_WORDS[one] for one in dice_of(t.deed[base_of(t) + D_ROLLED]))
    return no(f"No die shows {FACE_WORDS[face]}; there lies {shown}.", "BB 4.5.2")


def against_reroll(t: Match, way: int) -> Reason:
    """Against rolling again (BB 1.3)."""
    armour = t.then == S_ARMOUR_CHOSEN
    flags = 0 if armour else t.deed[base_of(t) + D_FLAGS]
    if flags & F_REROLLED or (armour and t.then_b & TAKEN_AGAIN):
        return no("No roll is taken again twice.", "BB 1.3.2")
    if flags & F_APPLIED:
        return no("A die of this roll was applied already.", "BB 1.3.1")
    if way == BY_ROOKIES:
        return no(f"{t.seat_name(t.seat)} does not have Rookies to Watch.", "BB 11.3.1")
    roll = "an Armour Check" if armour else "these dice" if t.kind == K_RESULT else "this Throw Check"
    name = t.player_name(t.then_a)
    if way == BY_ABILITY:
        return no(f"{name} has no ability to take {roll} again.", "BB 1.3.1")
    if way == BY_BALL:
        of_block = t.kind == K_RESULT
        return no(f"{name} holds no ball that lets {roll} be taken again.", "BB 13.2.2" if of_block else "BB 13.2.1")
    return no("There is no such way to roll again.", "BB 1.3.1")


def against_dump_off(t: Match, player: int) -> Reason:
    """Against a throw in answer to a Block."""
    target = t.then_b
    if player != target:
        return no(f"Only {t.player_name(target)}, at whom the Block is aimed, could do that.", "BB 1.8.1")
    traits = traits_for(t, target)
    if not traits & T_DUMP_OFF:
        return no(f"{t.player_name(target)} has no such ability.", "BB 1.6.1")
    return against_spent(t, target, THROW, True) or against_throw(t, target, traits, t.status(target), True)


def against_answerer(t: Match, player: int) -> Reason:
    """Against a player who is to make what an interrupt gives (BB 1.8)."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    base = base_of(t)
    actor = t.deed[base + D_ACTOR]
    moment = moment_of(t.deed[base + D_ACTION])
    name = t.player_name(player)
    if player in answerers(t, t.seat, moment, actor, base):
        return no(OTHER_REASON, "BB 1.8.1")
    if not t.stands(player):
        return no(f"{name} does not stand on the pitch.", "BB 1.8.1")
    if moment == P_RUN_MADE:
        if not t.is_open(player):
            return no(f"{name} is Marked, and the Mark is for an Open player.", "BB 4.1.2")
        reach = f"{name} cannot come beside {t.player_name(actor)} with a Mark."
        return against_spent(t, player, MARK, True) or no(reach, "BB 4.3.1")
    if moment == P_MARK_MADE:
        if not t.pitch.near[t.square[actor]] >> t.square[player] & 1:
            return no(f"{t.player_name(actor)} does not Mark {name}.", "BB 1.9.2")
        return against_spent(t, player, SIDESTEP, True) or against_status(t, player, SIDESTEP, 0, False)
    assert not t.deed[base + D_MARKERS] >> player & 1
    return no(f"{name} did not Mark {t.player_name(actor)} before the Sidestep.", "BB 1.9.2")


def against_sacrifice(t: Match, player: int) -> Reason:
    """Against somebody who is to be Injured in a blocker's place."""
    actor = t.then_a
    name = t.player_name(actor)
    if not is_player(t, player) or t.owner(player) != t.owner(actor) or not t.roles[player].traits & T_MINION:
        return no(f"Only {name} himself or a Minion beside him is Injured.", "BB 1.6.1")
    return no(f"{t.player_name(player)} does not stand beside {name}.", "BB 1.6.1")


def against_trip(t: Match, player: int) -> Reason:
    if not is_player(t, player):
        return no("There is no such player.", "BB 2.2.2")
    name = t.player_name(player)
    if t.owner(player) == t.seat:
        return no(f"{name} is no opponent.", "BB 10.2.4")
    return no(f"{name} is not Open.", "BB 10.2.4")


def against_bounce(t: Match, square: int) -> Reason:
    if not on_pitch(square):
        return no("That square is not on the pitch.", "BB 5.2.6")
    name = square_name(square)
    if t.pitch.blocked >> square & 1:
        return no(f"{name} is blocked.", "BB 14.1.2")
    return no(f"{name} is not adjacent to where the ball was.", "BB 5.2.6")
