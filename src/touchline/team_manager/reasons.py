"""Reasons: for any verb at any card, place or number, whether it is offered now, and if not, which rule forbids it."""

from typing import Any

from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.reason import Reason, asked
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.names import (
    K_ATTEMPT,
    V_ACT,
    V_COMMIT,
    V_DISCARD,
    V_GIVE,
    V_GUARD,
    V_MOVE,
    V_PASS_BALL,
    V_REPLACE,
    V_STRIP_BALL,
    V_TACKLE,
    V_USE,
)
from touchline.team_manager.records import T_TARGET, tackle_base
from touchline.team_manager.state import (
    HAND,
    IN_PLAY,
    NO_BALL,
    ON,
    TOURNAMENT_AT,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.targets import tackle_targets
from touchline.team_manager.words import L_ACTION
from touchline.team_manager.zones import card_may_enter


def why_not(t: Season, verb: str, arguments: tuple[Any, ...]) -> Reason:
    """Offered, or the reason and the rule. Arguments are handles, places or numbers as in an option."""
    number, first, second, third = asked(REGISTRY, verb, arguments)
    if t.kind < 0:
        return Reason(False, "The season is over.", "TM 3.1.2")
    kind = REGISTRY.kinds[t.kind]
    if code_of(number, first, second, third) in t.codes:
        return Reason(True, "It is offered.", kind.rule)
    if not t.codes:  # in the view of somebody who is not asked
        return Reason(False, f"It is for {t.seat_name(t.seat)} to choose now.", kind.rule)
    if verb not in kind.verbs:
        text = f"Now {t.seat_name(t.seat)} must answer another question: {ended(kind.prompt)}"
        return Reason(False, text, kind.rule)
    return against(t, number, first, second)


def against(t: Season, verb: int, first: int, second: int) -> Reason:
    """What stands against an option of a kind that is open."""
    kind = REGISTRY.kinds[t.kind]
    if verb == V_COMMIT:
        return against_commit(t, first, second)
    if verb == V_MOVE:
        return against_move(t, first, second)
    if verb == V_TACKLE:
        return against_tackle(t, first)
    if verb == V_GUARD:
        return against_guard(t, first)
    if verb in (V_ACT, V_USE):
        return against_ability(t, verb, first, second)
    if verb == V_DISCARD:
        if first >= len(t.place) or t.place[first] != HAND + t.seat:
            return Reason(False, "That card is not in your hand.", kind.rule)
        return Reason(False, "Cards are discarded in one order; the ones before were left.", kind.rule)
    if verb == V_GIVE:
        return Reason(False, "The ball can only go to a player of yours at that matchup.", kind.rule)
    if verb == V_REPLACE:
        return Reason(False, "Only a highlight where you have a player can be replaced.", kind.rule)
    if verb == V_STRIP_BALL:
        return Reason(False, "He lacks Strip Ball, or nobody has the ball.", "TM 11.1.13")
    if verb == V_PASS_BALL:
        return Reason(False, "He has the ball already.", "TM 5.7.3")
    return Reason(False, f"That is not among the choices: {ended(kind.prompt)}", kind.rule)


def ended(prompt: str) -> str:
    """A prompt at the end of a sentence."""
    return prompt if prompt.endswith("?") else f"{prompt}."


def against_commit(t: Season, card: int, zone: int) -> Reason:
    if card >= len(t.place) or t.place[card] != HAND + t.seat:
        return Reason(False, "That card is not in your hand.", "TM 5.1.1")
    return against_zone(t, card, zone)


def against_zone(t: Season, card: int, zone: int) -> Reason:
    """Why a player may not enter a zone (TM 5.2, 5.3, 8.8)."""
    if not ZONE <= zone < ON:
        return Reason(False, "That is no team zone.", "TM 5.2.1")
    matchup = (zone - ZONE) // ZONES
    side = (zone - ZONE) % ZONES
    if t.ball[matchup] == NO_BALL or (matchup != TOURNAMENT_AT and side > 1):
        return Reason(False, "There is no matchup with this zone this week.", "TM 4.5.1")
    if matchup == TOURNAMENT_AT and side != t.seat:
        return Reason(False, "That zone of the tournament belongs to another manager.", "TM 5.3.1")
    pile = t.piles[zone]
    if matchup != TOURNAMENT_AT:
        if pile and t.owner[pile[0]] != t.seat:
            return Reason(False, "Players of another manager are in that zone.", "TM 5.2.2")
        own = t.zone_of(t.seat, matchup)
        if own >= 0 and own != zone:
            return Reason(False, "Your players are in the other zone of this highlight.", "TM 5.2.2")
    if t.headline >= 0 and 0 < t.catalogue.zone_limit[t.headline] <= len(pile):
        return Reason(False, "This week's headline allows no more players in a zone.", "TM 5.2.4")
    if not card_may_enter(t, card, zone):
        return Reason(False, "Another Morg 'N Thorg is at this matchup.", "TM 8.8.1")
    return Reason(False, "He cannot come there now.", "TM 5.2.1")


def against_move(t: Season, card: int, zone: int) -> Reason:
    if card >= len(t.place) or t.matchup_of(card) < 0 or t.owner[card] != t.seat:
        return Reason(False, "Only a player of yours at a matchup can be moved.", "TM 8.5.2")
    if ZONE <= zone < ON and (zone - ZONE) // ZONES == t.matchup_of(card):
        return Reason(False, "He must move to a different matchup.", "TM 8.5.2")
    if all(code >> 20 & ARGUMENT_MASK != card for code in t.codes):
        return Reason(False, "This ability does not move him.", "TM 8.1.1")
    return against_zone(t, card, zone)


def against_tackle(t: Season, target: int) -> Reason:
    tackler = t.then_a
    if target >= len(t.place) or t.matchup_of(target) != t.matchup_of(tackler):
        return Reason(False, "The target must be at the tackler's matchup.", "TM 5.9.1")
    if t.owner[target] == t.owner[tackler]:
        return Reason(False, "Only opposing players can be tackled.", "TM 5.9.1")
    if target not in tackle_targets(t, tackler):
        return Reason(False, "Stand Firm: he cannot be tackled while he has the ball.", "TM 11.1.12")
    if t.kind == K_ATTEMPT:
        return Reason(False, "This attempt must be against somebody else.", "TM 11.1.11")
    return Reason(False, "He cannot be tackled now.", "TM 5.9.1")


def against_guard(t: Season, card: int) -> Reason:
    target = t.tackles[tackle_base(t) + T_TARGET]
    if card == target:
        return Reason(False, "He is the target himself.", "TM 11.1.8")
    if card >= len(t.place) or t.place[card] != t.place[target]:
        return Reason(False, "Only a friend at the same matchup can take the result.", "TM 11.1.8")
    if t.turned[card]:
        return Reason(False, "A downed player has no abilities.", "TM 5.11.2")
    return Reason(False, "He does not have Guard.", "TM 11.1.8")


def against_ability(t: Season, verb: int, card: int, index: int) -> Reason:
    """Why a matchup action or a response is not offered (TM 8.2, 8.3)."""
    rule = "TM 5.13.1" if verb == V_ACT else "TM 8.3.1"
    if card >= len(t.place) or t.owner[card] != t.seat:
        return Reason(False, "That card is not yours.", rule)
    place = t.place[card]
    if place != IN_PLAY + t.seat and not (verb == V_USE and place >= ZONE):
        return Reason(False, "That card is not in play.", rule)
    if place >= ZONE and t.turned[card]:
        return Reason(False, "A downed player has no abilities.", "TM 5.11.2")
    abilities = t.catalogue.abilities[t.face[card]]
    if index >= len(abilities):
        return Reason(False, "That card has no such ability.", rule)
    if abilities[index].exhaust and t.turned[card]:
        return Reason(False, "That card is exhausted.", "TM 8.2.2")
    if (abilities[index].label == L_ACTION) != (verb == V_ACT):
        return Reason(False, "That ability belongs to another step.", "TM 8.2.1")
    return Reason(False, "It could do nothing now.", rule)
