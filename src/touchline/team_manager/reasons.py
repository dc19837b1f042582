"""Reasons: for any verb at any card, place or number, whether it is offered now, and if not, which rule forbids it.

Options are made where the rules are; what stands against one is asked of the same predicates here. ``against`` gives
None exactly for what is offered.
"""

from typing import Any, Final

from touchline.table.decision import code_of, first_of, second_of, verb_of
from touchline.table.reason import OFFERED, Reason, asked
from touchline.table.said import Slot, number, series
from touchline.team_manager import die, headings, icons, kinds, places, steps, verbs, whom
from touchline.team_manager.ball import friends
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.holding import feasible, holds
from touchline.team_manager.records import chosen_of, number_of, pc_of
from touchline.team_manager.responses import (
    DOWNED,
    EXHAUSTED,
    IN_A_CIRCLE,
    NOT_IN_PLAY,
    POINTLESS,
    UNMET,
    USABLE,
    against_use,
)
from touchline.team_manager.selecting import attempt_targets, can_use, different, own_highlights
from touchline.team_manager.speech import DIE, KIND, card_slot, matchup_slot, seat_slot, voice_of
from touchline.team_manager.state import Season
from touchline.team_manager.tackle import guards
from touchline.team_manager.targets import stands_firm, strips_ball
from touchline.team_manager.vocabulary.branches import open_ways
from touchline.team_manager.zones import double_at


def no(code: str, rule: str, **slots: Slot) -> Reason:
    return Reason(code, slots, rule)


def why_not(t: Season, verb: str, arguments: tuple[Any, ...]) -> Reason:
    """Offered, or the reason and the rule. Arguments are handles, places or numbers as in an option."""
    number, first, second, third = asked(REGISTRY, verb, arguments)
    reason = answer(t, number, first, second, third)
    reason.voice = voice_of(t)
    return reason


def answer(t: Season, verb: int, first: int, second: int, third: int) -> Reason:
    if t.kind < 0:
        return no("season-over", "TM 3.1.2")
    kind = REGISTRY.kinds[t.kind]
    if code_of(verb, first, second, third) in t.codes:
        return no(OFFERED, kind.rule)
    if not t.codes:  # in the view of somebody who is not asked
        return no("not-asked", kind.rule, seat=seat_slot(t.seat))
    if REGISTRY.verbs[verb].name not in kind.verbs:
        return no("other-question", kind.rule, seat=seat_slot(t.seat), prompt=(KIND, kind.name))
    return against(t, verb, first, second, third) or no("not-among", kind.rule, prompt=(KIND, kind.name))


def against(t: Season, verb: int, first: int, second: int, third: int) -> Reason | None:
    """What stands against an option of the kind that is open; None if nothing does."""
    if verb == verbs.COMMIT:
        return against_commit(t, first, second)
    if verb == verbs.MOVE:
        return against_move(t, first, second)
    if verb == verbs.TACKLE:
        return against_tackle(t, first)
    if verb == verbs.GUARD:
        return against_guard(t, first)
    if verb == verbs.ACT:
        return against_action(t, first, second)
    if verb == verbs.USE:
        return against_response(t, first, second)
    if verb == verbs.USE_SKILL:
        return against_skill(t, first)
    if verb == verbs.TAKE:
        return against_way(t, first, second, third)
    if verb == verbs.STRIP_BALL:
        return against_strip_ball(t)
    if verb == verbs.GIVE:
        return against_gift(t, first)
    if verb in PILES:
        return against_pile(t, verb, first)
    if verb == verbs.RETURN:
        return against_return(t, first)
    return against_rest(t, verb, first, second, third)


def against_rest(t: Season, verb: int, first: int, second: int, third: int) -> Reason | None:
    """What stands against an answer of few words."""
    rule = REGISTRY.kinds[t.kind].rule
    if verb == verbs.DECLINE or verb == verbs.DONE:
        return against_declining(t, verb)
    if verb == verbs.PICK or verb == verbs.SHIFT:
        if code_of(verb, first) in t.codes:
            return None
        code = "token-not-meant" if verb == verbs.SHIFT or t.kind == kinds.PICK_TOKEN else "not-meant"
        return no(code, rule, card=card_slot(t, running(t)))
    if verb == verbs.APPLY:
        return against_face(t, first)
    if verb == verbs.REROLL:
        return no("no-such-die", rule) if code_of(verb, first) not in t.codes else None
    if verb == verbs.REPLACE:
        here = first - places.MATCHUP
        return None if here in own_highlights(t, t.seat) else no("replaced-where-you-play", rule)
    if verb == verbs.OPPOSE:
        return against_opponent(t, first)
    if verb == verbs.AHEAD:
        return no("not-tied", rule) if code_of(verb, first) not in t.codes else None
    if verb == verbs.EITHER:
        return no("other-payout", rule) if code_of(verb, first, second, third) not in t.codes else None
    return None  # the other verbs are offered wherever they answer


def running(t: Season) -> int:
    """The card whose ability asks the open question, or -1."""
    if t.then in (steps.PICKED, steps.SHIFTED):
        return t.then_b
    return t.agenda[-1][2] if t.agenda and t.agenda[-1][0] == steps.RUN else -1


def is_card(t: Season, card: int) -> bool:
    return card < len(t.place)


# --- Coming to matchups ----------------------------------------------------------------------------------------------


def against_commit(t: Season, card: int, zone: int) -> Reason | None:
    """Against committing a player, or bringing on the one who was drawn."""
    if t.kind == kinds.COMMIT_ZONE:
        drawn = first_of(t.codes[0])
        if card != drawn:
            return no("about-drawn", "TM 8.5.4", card=card_slot(t, drawn))
        matchup = (second_of(t.codes[0]) - places.ZONE) // places.ZONES
        if is_zone(zone) and (zone - places.ZONE) // places.ZONES != matchup:
            return no("drawn-for", "TM 8.1.1", card=card_slot(t, drawn), matchup=matchup_slot(t, matchup))
    elif not is_card(t, card) or t.place[card] != places.HAND + t.seat:
        return no("not-in-hand", "TM 5.1.1")
    return against_zone(t, card, zone, t.seat)


def is_zone(zone: int) -> bool:
    return places.ZONE <= zone < places.ON


def against_zone(t: Season, card: int, zone: int, seat: int) -> Reason | None:
    """Why a player of this manager may not enter a zone (TM 5.2, 5.3, 8.8)."""
    if not is_zone(zone):
        return no("no-zone", "TM 5.2.1")
    matchup = (zone - places.ZONE) // places.ZONES
    side = (zone - places.ZONE) % places.ZONES
    at_tournament = matchup == places.TOURNAMENT_AT
    if t.ball[matchup] == places.NO_BALL or not (at_tournament or t.piles[places.MATCHUP + matchup]):
        return no("no-matchup", "TM 4.5.1")
    if at_tournament and side >= t.seats:
        return no("no-zone", "TM 5.2.1")
    if at_tournament and side != seat:
        return no("zone-of-another", "TM 5.3.1", seat=seat_slot(side))
    if not at_tournament:
        if side > places.RIGHT:
            return no("no-zone", "TM 5.2.1")
        pile = t.piles[zone]
        if pile and t.owner[pile[0]] != seat:
            return no("zone-taken", "TM 5.2.2", seat=seat_slot(t.owner[pile[0]]))
        own = t.zone_of(seat, matchup)
        if own >= 0 and own != zone:
            return no("other-zone" if seat == t.seat else "other-zone-theirs", "TM 5.2.2")
    if t.headline >= 0 and 0 < t.catalogue.zone_limit[t.headline] <= len(t.piles[zone]):
        limit = t.catalogue.zone_limit[t.headline]
        return no("zone-full", "TM 5.2.4", headline=("card", t.catalogue.ids[t.headline]), n=number(limit))
    other = double_at(t, card, zone)
    return no("double", "TM 8.8.1", card=card_slot(t, other)) if other >= 0 else None


def against_move(t: Season, card: int, zone: int) -> Reason | None:
    moves = [code for code in t.codes if verb_of(code) == verbs.MOVE and first_of(code) == card]
    if not is_card(t, card) or t.matchup_of(card) < 0 or (t.owner[card] != t.seat and not moves):
        return no("moves-yours", "TM 8.5.2")
    if is_zone(zone) and (zone - places.ZONE) // places.ZONES == t.matchup_of(card):
        return no("moves-elsewhere", "TM 8.5.2")
    reason = against_zone(t, card, zone, t.owner[card])
    if reason is None and code_of(verbs.MOVE, card, zone) not in t.codes:
        return no("not-moved", "TM 8.1.1", card=card_slot(t, running(t)))
    return reason


# --- Tackles ---------------------------------------------------------------------------------------------------------


def against_tackle(t: Season, target: int) -> Reason | None:
    tackler = t.then_a
    if not is_card(t, target) or t.matchup_of(target) < 0 or t.matchup_of(target) != t.matchup_of(tackler):
        return no("target-elsewhere", "TM 5.9.1")
    if t.owner[target] == t.owner[tackler]:
        return no("target-yours", "TM 5.9.1")
    if stands_firm(t, target):
        return no("stands-firm", "TM 11.1.12", card=card_slot(t, target))
    return against_attempt(t, tackler, target) if t.kind == kinds.ATTEMPT else None


def against_attempt(t: Season, tackler: int, target: int) -> Reason | None:
    """Against the target of a tackle that a card grants (TM 11.1.11)."""
    _step, frame, source, _c = t.agenda[-1]  # how the ability goes on when this is answered
    _effect, _number, _who, meant = t.catalogue.all_abilities[number_of(frame)].effects[pc_of(frame) - 1]
    if target in attempt_targets(t, tackler, meant, t.seat, source, chosen_of(frame)):
        return None
    if meant & whom.DIFFERENT and not different(t, [target], tackler):
        return no("tackled-already", "TM 11.1.11", card=card_slot(t, target))
    return no("attempt-not-meant", "TM 8.1.1", card=card_slot(t, source))


def against_strip_ball(t: Season) -> Reason | None:
    tackler = t.then_a
    if not strips_ball(t, tackler):
        return no("no-strip-ball", "TM 11.1.13", card=card_slot(t, tackler))
    return no("no-carrier", "TM 11.1.13") if t.ball[t.matchup_of(tackler)] < 0 else None


def against_guard(t: Season, card: int) -> Reason | None:
    target = t.tackles[-1].target
    if card == target:
        return no("guards-himself", "TM 11.1.8")
    if not is_card(t, card) or t.place[card] != t.place[target]:
        return no("guards-friends", "TM 11.1.8")
    if t.turned[card]:
        return no("downed", "TM 5.11.2", card=card_slot(t, card))
    return None if guards(t, card) else no("no-guard", "TM 11.1.8", card=card_slot(t, card))


def against_face(t: Season, face: int) -> Reason | None:
    rolled = (t.tackles[-1].first, t.tackles[-1].second)
    if face in rolled:
        return None
    shown = series("dice", [(DIE, die.NAMES[one]) for one in sorted(set(rolled))])
    if face >= len(die.NAMES):
        return no("no-such-face", "TM 5.9.5", dice=shown)
    return no("not-rolled", "TM 5.9.5", die=(DIE, die.NAMES[face]), dice=shown)


# --- Abilities -------------------------------------------------------------------------------------------------------


def against_card(t: Season, card: int, index: int, rule: str) -> Reason | None:
    """Somebody else's card, or none with such an ability."""
    if not is_card(t, card) or t.owner[card] != t.seat:
        return no("not-yours", rule)
    if t.place[card] != places.IN_PLAY + t.seat and t.matchup_of(card) < 0:
        return no("not-in-play", rule)
    if index >= len(t.catalogue.abilities[t.face[card]]):
        return no("no-such-ability", rule, card=card_slot(t, card))
    return None


def against_action(t: Season, card: int, index: int) -> Reason | None:
    """Why a matchup action is not offered (TM 5.13, 8.2)."""
    rule = "TM 5.13.1"
    reason = against_card(t, card, index, rule)
    if reason is not None:
        return reason
    if t.matchup_of(card) >= 0:
        return no("players-act-otherwise", rule, card=card_slot(t, card))
    ability = t.catalogue.abilities[t.face[card]][index]
    if ability.label != headings.ACTION:
        return no("no-action", "TM 8.2.1", card=card_slot(t, card))
    if t.turned[card]:
        return no("exhausted", "TM 8.2.2", card=card_slot(t, card))
    if not holds(t, ability, card, 0):
        return no("unmet", rule, card=card_slot(t, card))
    return None if feasible(t, ability, card) else no("pointless", rule, card=card_slot(t, card))


def against_response(t: Season, card: int, index: int) -> Reason | None:
    """Why a response is not offered (TM 8.3)."""
    rule = "TM 8.3.1"
    if not is_card(t, card) or t.owner[card] != t.seat:
        return no("not-yours", rule)
    found = -1
    for entry in t.pending[t.then_a & 65535 :]:
        number, source, _exempt = entry
        if source == card and t.catalogue.all_abilities[number].index == index:
            found = against_use(t, entry)
            if found == USABLE:
                return None
    slot = card_slot(t, card)
    if found == IN_A_CIRCLE:
        return no("circle", "TM 8.3.4")
    if found == EXHAUSTED:
        return no("exhausted", "TM 8.2.2", card=slot)
    if found == DOWNED:
        return no("downed", "TM 5.11.2", card=slot)
    if found == NOT_IN_PLAY:
        return no("not-in-play", rule)
    if found == UNMET:
        return no("unmet", rule, card=slot)
    if found == POINTLESS:
        return no("pointless", rule, card=slot)
    reason = against_card(t, card, index, rule)
    if reason is not None:
        return reason
    ability = t.catalogue.abilities[t.face[card]][index]
    if t.matchup_of(card) >= 0:
        return no("downed", "TM 5.11.2", card=slot) if t.turned[card] else no("answers-other", rule, card=slot)
    if ability.exhaust and t.turned[card]:
        return no("exhausted", "TM 8.2.2", card=slot)
    if ability.label != headings.RESPONSE:
        return no("no-response", "TM 8.2.1", card=slot)
    return no("answers-other", rule, card=slot)


def against_way(t: Season, card: int, index: int, way: int) -> Reason | None:
    """Against one of several things that an ability does (TM 8.1.1, TM-R87)."""
    rule = "TM 8.1.1"
    frame = t.then_a
    source = t.then_b
    ability = t.catalogue.all_abilities[number_of(frame)]
    if (card, index) != (source, ability.index):
        return no("about-card", rule, card=card_slot(t, source))
    if way in open_ways(t, ability, pc_of(frame), source):
        return None
    ways = ability.effects[pc_of(frame)][1:]
    code = "way-pointless" if way < len(ways) and ways[way] else "no-such-way"
    return no(code, rule, card=card_slot(t, source))


def against_skill(t: Season, skill: int) -> Reason | None:
    """Against a skill that a card grants (TM 5.5)."""
    card = t.then_a
    if skill not in t.catalogue.icons:
        return no("no-such-skill", "TM 5.5.1")
    if can_use(t, card, skill):
        return None
    if skill == icons.CHEAT:
        return no("pool-empty", "TM 8.6.1")
    if skill == icons.PASS:
        return no("has-ball", "TM 5.7.3", card=card_slot(t, card))
    if skill == icons.SPRINT:
        return no("nothing-to-draw", "TM 5.8.1")
    if skill == icons.TACKLE:
        return no("nobody-to-tackle", "TM 5.9.1", card=card_slot(t, card))
    return no("skill-pointless", "TM 5.5.1", card=card_slot(t, card))


def against_declining(t: Season, verb: int) -> Reason | None:
    """A card that leaves no choice."""
    if code_of(verb) in t.codes:
        return None
    return no("must-use" if t.kind == kinds.RESPOND else "must-choose", "TM 8.1.1")


# --- The ball, and cards of piles ------------------------------------------------------------------------------------


def against_gift(t: Season, card: int) -> Reason | None:
    """Against the player who is to get the ball."""
    rule = REGISTRY.kinds[t.kind].rule
    matchup = t.then_b if t.kind in (kinds.DUMP_OFF, kinds.BALL_LEFT) else t.then_a
    if t.kind == kinds.DUMP_OFF and card == t.then_a:
        return no("gives-away", rule, card=card_slot(t, card))
    if card in friends(t, t.seat, matchup, t.then_a if t.kind == kinds.DUMP_OFF else -1):
        return None
    return no("ball-to-yours", rule, matchup=matchup_slot(t, matchup))


def against_opponent(t: Season, seat: int) -> Reason | None:
    rule = REGISTRY.kinds[t.kind].rule
    if seat >= t.seats:
        return no("no-such-manager", rule)
    if seat == t.seat:
        return no("opposes-himself", rule)
    if t.zone_of(seat, t.then_a) < 0:
        return no("opponent-elsewhere", rule, seat=seat_slot(seat), matchup=matchup_slot(t, t.then_a))
    return None


# Verbs that take a card of one of the seat's own piles, and what is said of a card that does not lie there.
PILES: Final = {
    verbs.DISCARD: (places.HAND, "not-in-hand"),
    verbs.KEEP: (places.DRAWN, "not-drawn"),
    verbs.BOTTOM: (places.DRAWN, "not-drawn"),
    verbs.PLACE: (places.IMPROVEMENTS, "not-improvement"),
}


def against_pile(t: Season, verb: int, card: int) -> Reason | None:
    place, code = PILES[verb]
    there = is_card(t, card) and t.place[card] == place + t.seat
    return None if there else no(code, REGISTRY.kinds[t.kind].rule)


def against_return(t: Season, card: int) -> Reason | None:
    """Against returning a player to the box; of equal cards in a pile one stands for all (TM 6.10.4)."""
    rule = "TM 6.10.4"
    if not is_card(t, card) or t.place[card] not in (
        places.HAND + t.seat,
        places.DECK + t.seat,
        places.DISCARD + t.seat,
    ):
        return no("returns-own", rule)
    if code_of(verbs.RETURN, card) in t.codes:
        return None
    return no("same-card", rule, card=card_slot(t, card))
