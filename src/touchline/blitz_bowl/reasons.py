"""Reasons: for any verb at any player, square, card or number, whether it is offered now, or which rule forbids it.

Actions of players are looked at in ``player_reasons.py``, their squares and targets in ``square_reasons.py``, cards in
``card_reasons.py``.
"""

from typing import Any, Final

from touchline.blitz_bowl import actions, block_die, kinds, moments, noted, steps, trait, verbs
from touchline.blitz_bowl.answers import answerers, moment_of
from touchline.blitz_bowl.card_reasons import against_claim, against_discard, against_play
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES, armour_check
from touchline.blitz_bowl.ending import BY_SUDDEN_DEATH
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.menu import VERBS
from touchline.blitz_bowl.player_reasons import (
    against_action,
    against_coming_on,
    against_player,
    against_spent,
    against_status,
    against_throw,
    is_player,
    no,
)
from touchline.blitz_bowl.possible import can_take, grant_traits
from touchline.blitz_bowl.preparation import traits_for
from touchline.blitz_bowl.speech import KIND, action_slot, face_slot, player_slot, seat_slot, square_slot, voice_of
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
from touchline.table.decision import code_of, first_of
from touchline.table.reason import OFFERED, Reason, asked
from touchline.table.said import Said, phrase, series

# Verbs that say where an Action goes or at whom, and the Action.
AIMS: Final = {
    verbs.RUN_TO: actions.RUN,
    verbs.MARK_TO: actions.MARK,
    verbs.THROW_TO: actions.THROW,
    verbs.BLOCK_AT: actions.BLOCK,
    verbs.SIDESTEP_TO: actions.SIDESTEP,
    verbs.PLACE: actions.RESERVES,
    verbs.FOUL_AT: actions.FOUL,
    verbs.LIFT: actions.THROW_TEAM_MATE,
}


def why_not(t: Match, verb: str, arguments: tuple[Any, ...]) -> Reason:
    """Offered, or the reason and the rule. Arguments are handles, squares or numbers as in an option."""
    number, first, second, third = asked(REGISTRY, verb, arguments)
    reason = answer(t, number, first, second, third)
    reason.voice = voice_of(t)
    return reason


def answer(t: Match, verb: int, first: int, second: int, third: int) -> Reason:
    if t.kind < 0:
        return no("match-over", "BB 9.1.1" if t.why == BY_SUDDEN_DEATH else "BB 9.3.1")
    kind = REGISTRY.kinds[t.kind]
    if code_of(verb, first, second, third) in t.codes:
        return no(OFFERED, kind.rule)
    if not t.codes:  # in the view of somebody who is not asked
        return no("not-asked", kind.rule, seat=seat_slot(t.seat))
    return against(t, verb, first, second, third) or no("not-among", kind.rule, prompt=(KIND, kind.name))


def against(t: Match, verb: int, first: int, second: int, third: int) -> Reason | None:
    """What stands against an option; None if nothing does, and it is offered."""
    if verb == verbs.CLAIM:
        return against_claim(t, first)
    if verb == verbs.PLAY:
        return against_play(t, first)
    answers = REGISTRY.verbs[verb].name in REGISTRY.kinds[t.kind].verbs
    if not answers and t.kind == kinds.LAST and verb in VERBS:
        return no("actions-made", "BB 3.3.1")
    if not answers and t.kind == kinds.ACTION and verb in AIMS:
        return against_thought(t, verb, first, second, third)
    if not answers:
        return other_question(t)
    if verb in VERBS:
        if t.kind in (kinds.EMERGENCY, kinds.BENCH):
            return against_coming_on(t, first)
        return against_action(t, first, VERBS.index(verb))
    if verb in AIMS or verb == verbs.THROW_PLAYER_TO:
        return against_aim(t, verb, first, second, third)
    return against_answer(t, verb, first, second, third)


def other_question(t: Match) -> Reason:
    kind = REGISTRY.kinds[t.kind]
    return no("other-question", kind.rule, seat=seat_slot(t.seat), prompt=(KIND, kind.name))


# --- Where an Action goes ----------------------------------------------------------------------------------------


def against_thought(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason:
    """Against the aim of an Action that is not declared yet."""
    action = AIMS[verb]
    reason = against_action(t, player, action) or against_aimed(t, verb, player, aim, touched)
    return reason or no("declare-first", "BB 3.3.5", action=action_slot(action))


def against_aim(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason | None:
    """Against the aim of the Action that is under way, or of a player who is placed."""
    rule = REGISTRY.kinds[t.kind].rule
    actor = first_of(t.codes[0])
    if player != actor:
        return no("about-player", rule, player=player_slot(actor), other=player_slot(player))
    if verb == verbs.THROW_PLAYER_TO:
        return against_player_to(t, t.deeds[-1].actor, aim)
    if t.kind == kinds.PLACE:
        return against_set_up_at(t, player, aim)
    return against_aimed(t, verb, player, aim, touched)


def against_aimed(t: Match, verb: int, player: int, aim: int, touched: int) -> Reason | None:
    if verb == verbs.RUN_TO:
        return against_run_to(t, player, aim, touched)
    if verb == verbs.MARK_TO:
        return against_mark_to(t, player, aim, touched)
    if verb == verbs.SIDESTEP_TO:
        return against_sidestep_to(t, player, aim)
    if verb == verbs.PLACE:
        return against_reserves_at(t, player, aim)
    if verb == verbs.THROW_TO:
        return against_throw_to(t, player, aim)
    if verb == verbs.BLOCK_AT:
        return against_block_at(t, player, aim)
    if verb == verbs.FOUL_AT:
        return against_foul_at(t, player, aim)
    return against_lift(t, player, aim)


# --- Answers to other questions ----------------------------------------------------------------------------------


def against_answer(t: Match, verb: int, first: int, second: int, third: int) -> Reason | None:
    """Against what would answer the open question."""
    if verb == verbs.FREE:
        return against_free(t, first, second, third)
    if verb == verbs.DISCARD:
        return against_discard(t, first)
    if verb == verbs.APPLY:
        return against_face(t, first)
    if verb == verbs.REROLL:
        return against_reroll(t, first)
    if verb == verbs.DUMP_OFF:
        return against_dump_off(t, first)
    if verb in (verbs.ANSWER, verbs.SHADOW):
        return against_answerer(t, first)
    if verb == verbs.SACRIFICE:
        return against_sacrifice(t, first)
    if verb == verbs.TRIP:
        return against_trip(t, first)
    if verb == verbs.BOUNCE_TO:
        return against_bounce(t, first)
    if verb in (verbs.END_TURN, verbs.DECLINE):
        return no("prepared-first", "BB 8.1.1") if t.prepared.actions and code_of(verb) not in t.codes else None
    return against_thing(t, verb, first, second)


def against_thing(t: Match, verb: int, first: int, second: int) -> Reason | None:
    """Against a pitch, a team or a ball that somebody picks."""
    rule = REGISTRY.kinds[t.kind].rule
    if code_of(verb, first, second) in t.codes:
        return None
    if verb == verbs.PITCH:
        return no("pitch-not-named", "BB 14.5.4") if first < len(t.catalogue.pitches) else no("no-such-pitch", rule)
    if verb == verbs.TEAM:
        return no("other-teams", rule)
    return no("no-such-ball", "BB 13.1.2") if verb == verbs.BALL else None


def against_free(t: Match, player: int, action: int, source: int) -> Reason | None:
    """Against a free Action (BB 3.4)."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    if action >= len(VERBS):
        return no("no-such-action", "BB 4.1.1")
    reason = against_spent(t, player, action, True)
    if reason is not None:
        return reason
    if code_of(verbs.FREE, player, action, source) in t.codes:
        return None
    if t.kind == kinds.FREE_PLAYER:
        grant = t.catalogue.plays[t.then_a].grant
        assert grant is not None
        if action != grant.action:
            return no("card-gives", "BB 8.1.1", action=action_slot(grant.action))
        if not can_take(t, player, grant):
            reason = against_status(t, player, action, traits_for(t, player) | grant_traits(grant), grant.short)
            if reason is not None:
                return reason
    return no("not-free", "BB 3.4.2", player=player_slot(player), action=action_slot(action))


def against_face(t: Match, face: int) -> Reason | None:
    if face >= block_die.NUMBER:
        return no("no-such-face", "BB 4.5.3")
    rolled = t.deeds[-1].rolled
    if face in rolled:
        return None
    return no("not-rolled", "BB 4.5.2", face=face_slot(face), faces=series("faces", [face_slot(one) for one in rolled]))


def against_reroll(t: Match, way: int) -> Reason | None:
    """Against rolling again (BB 1.3)."""
    if code_of(verbs.REROLL, way) in t.codes:
        return None
    armour = t.then == steps.ARMOUR_CHOSEN
    flags = 0 if armour else t.deeds[-1].noted
    if flags & noted.REROLLED or (armour and armour_check(t.then_b).again):
        return no("rolled-again", "BB 1.3.2")
    if flags & noted.APPLIED:
        return no("die-applied", "BB 1.3.1")
    if way == BY_ROOKIES:
        return no("no-rookies", "BB 11.3.1", seat=seat_slot(t.seat))
    roll = phrase(Said("armour-check" if armour else "these-dice" if t.kind == kinds.RESULT else "throw-check"))
    player = player_slot(t.then_a)
    if way == BY_ABILITY:
        if t.then == steps.THROW_KEPT and t.roles[t.then_a].traits & trait.THROW_REROLL:
            return no("reroll-after-failure", "BB 1.6.1", player=player)
        return no("no-reroll", "BB 1.3.1", player=player, roll=roll)
    if way == BY_BALL:
        of_block = t.kind == kinds.RESULT
        return no("no-reroll-ball", "BB 13.2.2" if of_block else "BB 13.2.1", player=player, roll=roll)
    return no("no-such-reroll", "BB 1.3.1")


def against_dump_off(t: Match, player: int) -> Reason | None:
    """Against a throw in answer to a Block."""
    target = t.then_b
    if player != target:
        return no("only-target", "BB 1.8.1", player=player_slot(target))
    traits = traits_for(t, target)
    if not traits & trait.DUMP_OFF:
        return no("no-such-ability", "BB 1.6.1", player=player_slot(target))
    return against_spent(t, target, actions.THROW, True) or against_throw(t, target, traits, t.status(target), True)


def against_answerer(t: Match, player: int) -> Reason | None:
    """Against a player who is to make what an interrupt gives (BB 1.8)."""
    reason = against_player(t, player)
    if reason is not None:
        return reason
    deed = t.deeds[-1]
    actor = deed.actor
    moment = moment_of(deed.action)
    if player in answerers(t, t.seat, moment, actor, deed):
        return None
    if not t.stands(player):
        return no("not-standing", "BB 1.8.1", player=player_slot(player))
    if moment == moments.RUN_MADE:
        if not t.is_open(player):
            return no("marked-cannot-mark", "BB 4.1.2", player=player_slot(player))
        slots = {"player": player_slot(player), "other": player_slot(actor)}
        return against_spent(t, player, actions.MARK, True) or no("mark-out-of-reach", "BB 4.3.1", **slots)
    if moment == moments.MARK_MADE:
        if not t.pitch.near[t.square[actor]] >> t.square[player] & 1:
            return no("does-not-mark", "BB 1.9.2", player=player_slot(actor), other=player_slot(player))
        return against_spent(t, player, actions.SIDESTEP, True) or against_status(t, player, actions.SIDESTEP, 0, False)
    assert not deed.markers >> player & 1
    return no("did-not-mark", "BB 1.9.2", player=player_slot(player), other=player_slot(actor))


def against_sacrifice(t: Match, player: int) -> Reason | None:
    """Against somebody who is to be Injured in a blocker's place."""
    actor = t.then_a
    if not is_player(t, player) or t.owner(player) != t.owner(actor) or not t.roles[player].traits & trait.MINION:
        return no("no-sacrifice", "BB 1.6.1", player=player_slot(actor))
    if code_of(verbs.SACRIFICE, player) in t.codes:
        return None
    return no("not-beside", "BB 1.6.1", player=player_slot(player), other=player_slot(actor))


def against_trip(t: Match, player: int) -> Reason | None:
    if not is_player(t, player):
        return no("no-such-player", "BB 2.2.2")
    if t.owner(player) == t.seat:
        return no("no-opponent", "BB 10.2.4", player=player_slot(player))
    return None if t.is_open(player) else no("not-open", "BB 10.2.4", player=player_slot(player))


def against_bounce(t: Match, square: int) -> Reason | None:
    if not on_pitch(square):
        return no("off-pitch", "BB 5.2.6")
    if t.pitch.blocked >> square & 1:
        return no("blocked", "BB 14.1.2", square=square_slot(square))
    return (
        None
        if code_of(verbs.BOUNCE_TO, square) in t.codes
        else no("not-beside-ball", "BB 5.2.6", square=square_slot(square))
    )
