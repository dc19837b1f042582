"""Responses: who may answer an event, and in which order (TM 8.1, 8.3).

``fire`` finds the abilities that an event wakes. Those that only pay fans are paid at once, in turn order; the others
wait on ``Season.pending`` for the window that ``fire`` puts on the agenda. A window asks the managers in turn order
from the golden coin, round and round, until all decline in a row. Windows nest as the agenda does, so the entries of
the current one are always the last.
"""

from typing import Final

from touchline.table.decision import first_of, second_of, verb_of
from touchline.team_manager.cards import Ability
from touchline.team_manager.names import (
    EV_ABILITY_USED,
    K_RESPOND,
    S_RESPONDED,
    S_RUN,
    S_WINDOW,
    V_DECLINE,
    V_USE,
)
from touchline.team_manager.pitch import exhaust
from touchline.team_manager.records import WAS_CARRIER, WAS_STANDING, frame_of
from touchline.team_manager.selecting import count, feasible, here, holds, holds_event
from touchline.team_manager.state import IN_PLAY, ZONE, Season
from touchline.team_manager.words import (
    COUNT_NONE,
    GAIN,
    L_RESPONSE,
    L_WEEK,
    W_CARRIER,
    W_DOWNED,
    W_GUARD,
    W_OTHER,
    W_STANDING,
    W_THEIRS,
    W_THIS,
    W_YOURS,
)


def fire(t: Season, event: int, subject: int, agent: int, matchup: int, info: int) -> None:
    """Wake the abilities that answer an event at a matchup."""
    events = t.catalogue.events
    face = t.face
    woken: list[int] = []
    players = t.players_at(matchup)
    for card in players:
        if events[face[card]] >> event & 1:
            wake(t, card, event, subject, agent, matchup, info, woken)
    if subject >= 0 and t.matchup_of(subject) != matchup and events[face[subject]] >> event & 1:
        wake(t, subject, event, subject, agent, matchup, info, woken)
    if t.alert >> event & 1:
        for seat in range(t.seats):
            for card in t.piles[IN_PLAY + seat]:
                if events[face[card]] >> event & 1:
                    wake(t, card, event, subject, agent, matchup, info, woken)
    if not woken:
        return
    base = len(t.pending)
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        for entry in woken:
            source = entry >> 12 & 1023
            if t.owner[source] == seat:
                ability = t.catalogue.all_abilities[entry & 4095]
                if ability.quiet:
                    pay(t, ability, source)
                else:
                    t.pending.append(entry)
    if len(t.pending) > base:
        t.agenda.append((S_WINDOW, event, base, 0))


def wake(
    t: Season, source: int, event: int, subject: int, agent: int, matchup: int, info: int, woken: list[int]
) -> None:
    """Add the abilities of a card that this event concerns."""
    exempt = 0
    if t.place[source] >= ZONE or source == subject:
        # a downed player has no abilities, except to answer his own going down (TM 5.11.2)
        if source == subject:
            if not info & WAS_STANDING:
                return
            exempt = 1
        elif t.turned[source]:
            return
    for ability in t.catalogue.abilities[t.face[source]]:
        if ability.event != event or ability.label == L_WEEK:
            continue
        if t.scoring >= 0 and ability.label == L_RESPONSE:
            continue
        if ability.subject and not concerns(t, ability.subject, source, subject, info):
            continue
        if ability.agent and not concerns(t, ability.agent, source, agent, -1):
            continue
        if holds(t, ability, source, info) if ability.quiet else holds_event(t, ability, source, info):
            woken.append(ability.number | source << 12 | exempt << 22)


def concerns(t: Season, who: int, source: int, card: int, info: int) -> bool:
    """Whether the subject or agent of an event is one the ability speaks of, as he was before it."""
    if card < 0:
        return False
    seat = t.owner[source]
    if who & W_THIS and card != source:
        return False
    if who & W_OTHER and card == source:
        return False
    if who & W_YOURS and t.owner[card] != seat:
        return False
    if who & W_THEIRS and t.owner[card] == seat:
        return False
    if who & W_GUARD and not t.catalogue.guard[t.face[card]]:
        return False
    if info >= 0:
        if who & W_STANDING and not info & WAS_STANDING:
            return False
        if who & W_DOWNED and info & WAS_STANDING:
            return False
        if who & W_CARRIER and not info & WAS_CARRIER:
            return False
    return True


def pay(t: Season, ability: Ability, source: int) -> None:
    """An ability that only pays fans."""
    seat = t.owner[source]
    for effect, number, who, what in ability.effects:
        if effect == GAIN:
            times = count(t, what, who, seat, source) if what != COUNT_NONE else 1
            t.gain(seat, number * times, source, RULE_OF_LABEL[ability.label])


def usable(t: Season, entry: int) -> bool:
    """Whether a waiting ability can be used now."""
    ability = t.catalogue.all_abilities[entry & 4095]
    source = entry >> 12 & 1023
    if ability.exhaust and t.turned[source]:
        return False
    if not entry >> 22:
        place = t.place[source]
        if place >= ZONE:
            if t.turned[source]:
                return False
        elif place != IN_PLAY + t.owner[source]:
            return False
    return holds(t, ability, source, -1) and feasible(t, ability, source)


def window(t: Season, event: int, base: int, cursor: int) -> None:
    """Ask the next manager who can respond (TM 8.3.2). The cursor holds his turn and how many declined in a row."""
    pending = t.pending
    turn = cursor & 7
    declined = cursor >> 3
    seats = t.seats
    all_abilities = t.catalogue.all_abilities
    while declined < seats and len(pending) > base:
        seat = (t.coin + turn) % seats
        codes: list[int] = []
        must = False
        for entry in pending[base:]:
            source = entry >> 12 & 1023
            if t.owner[source] == seat and usable(t, entry):
                ability = all_abilities[entry & 4095]
                codes.append(V_USE << 30 | source << 20 | ability.index << 10)
                if not ability.may:
                    must = True
        if codes:
            if not must:
                codes.append(V_DECLINE << 30)
            t.ask(K_RESPOND, seat, codes, S_RESPONDED, event << 16 | base, turn | declined << 3)
            return
        turn = (turn + 1) % seats
        declined += 1
    del pending[base:]


def responded(t: Season, window_id: int, cursor: int, code: int) -> None:
    event = window_id >> 16
    base = window_id & 65535
    turn = ((cursor & 7) + 1) % t.seats
    if verb_of(code) == V_DECLINE:
        t.agenda.append((S_WINDOW, event, base, turn | (cursor >> 3) + 1 << 3))
        return
    t.agenda.append((S_WINDOW, event, base, turn))
    source = first_of(code)
    index = second_of(code)
    for n in range(base, len(t.pending)):
        entry = t.pending[n]
        ability = t.catalogue.all_abilities[entry & 4095]
        if entry >> 12 & 1023 == source and ability.index == index:
            del t.pending[n]
            start(t, ability, source)
            return


def start(t: Season, ability: Ability, source: int) -> None:
    """Use an ability: exhaust its card if it says so, and run its effects."""
    if ability.exhaust:
        exhaust(t, source)
    if t.loud:
        t.say(EV_ABILITY_USED, t.owner[source], source, -1, ability.index, RULE_OF_LABEL[ability.label])
    t.agenda.append((S_RUN, frame_of(ability.number, 0, -1, here(t, source)), source, 0))


def week_ability(t: Season, event: int) -> int:
    """The number of the headline's ability that applies to an event this week, or -1 (TM 4.4.3)."""
    if t.headline < 0 or not t.catalogue.events[t.headline] >> event & 1:
        return -1
    for ability in t.catalogue.abilities[t.headline]:
        if ability.label == L_WEEK and ability.event == event:
            return ability.number
    return -1


RULE_OF_LABEL: Final = (
    "TM 5.4.1",
    "TM 8.3.1",
    "TM 5.13.1",
    "TM 6.3.1",
    "TM 7.1.1",
    "TM 4.4.3",
    "TM 4.4.3",
    "TM 8.1.3",
)
