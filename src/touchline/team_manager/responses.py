"""Responses: who may answer an event, and in which order (TM 8.1, 8.3).

``fire`` finds the abilities that an event wakes. Those that only pay fans are paid at once, in turn order; the others
wait on ``Season.pending`` for the window that ``fire`` puts on the agenda. A window asks the managers in turn order
from the golden coin, round and round, until all decline in a row. Windows nest as the agenda does, so the entries of
the current one are always the last.
"""

from typing import Final

from touchline.table.decision import code_of, first_of, second_of, verb_of
from touchline.team_manager import bare, card_kinds, events, headings, icons, kinds, moments, places, steps, verbs, whom
from touchline.team_manager.abilities import at_an_end, begin
from touchline.team_manager.cards import Ability
from touchline.team_manager.holding import feasible_from, holds, holds_event
from touchline.team_manager.pitch import exhaust
from touchline.team_manager.records import AND_INJURED, WAS_CARRIER, WAS_STANDING, frame_of
from touchline.team_manager.selecting import here
from touchline.team_manager.state import Season, Waiting
from touchline.team_manager.vocabulary.word import DOES

# What stands against using an ability that waits.
USABLE: Final = 0
IN_A_CIRCLE: Final = 1
EXHAUSTED: Final = 2
DOWNED: Final = 3
NOT_IN_PLAY: Final = 4
UNMET: Final = 5
POINTLESS: Final = 6


def fire(t: Season, event: int, subject: int, agent: int, matchup: int, info: int) -> None:
    """Wake the abilities that answer an event at a matchup."""
    told = t.catalogue.events
    face = t.face
    woken: list[Waiting] = []
    players = t.players_at(matchup)
    for card in players:
        if told[face[card]] >> event & 1:
            wake(t, card, event, subject, agent, matchup, info, woken)
    if (
        subject >= 0
        and seen_by_all(t, subject)
        and t.matchup_of(subject) != matchup
        and told[face[subject]] >> event & 1
    ):
        wake(t, subject, event, subject, agent, matchup, info, woken)
    if t.alert >> event & 1:
        for seat in range(t.seats):
            for card in t.in_force(seat):
                if told[face[card]] >> event & 1:
                    wake(t, card, event, subject, agent, matchup, info, woken)
    if woken:
        await_answers(t, event, woken)
    if t.headline >= 0 and told[t.headline] >> event & 1 and event not in AT_ONCE:
        headline = week_ability(t, event, subject, info)
        if headline >= 0:
            begin(t, headline, subject, matchup, subject)


def seen_by_all(t: Season, card: int) -> bool:
    """Whether a card can answer, or be asked about: not once it was shuffled into a deck (TM-R103)."""
    return t.known[card] == t.all


def await_answers(t: Season, event: int, woken: list[Waiting]) -> None:
    """Pay those who only gain fans, in turn order, and have the others wait for the window."""
    base = len(t.pending)
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        for entry in woken:
            number, source, _exempt = entry
            if t.owner[source] == seat:
                ability = t.catalogue.all_abilities[number]
                if ability.quiet:
                    pay(t, ability, source)
                else:
                    t.pending.append(entry)
    if len(t.pending) > base:
        t.agenda.append((steps.WINDOW, event, base, 0))


def wake(
    t: Season, source: int, event: int, subject: int, agent: int, matchup: int, info: int, woken: list[Waiting]
) -> None:
    """Add the abilities of a card that this event concerns."""
    exempt = 0
    if t.place[source] >= places.ZONE or source == subject:
        # a downed player has no abilities, except to answer his own going down (TM 5.11.2)
        if source == subject:
            if not info & WAS_STANDING:
                return
            exempt = 1
        elif t.turned[source]:
            return
    for ability in t.catalogue.abilities[t.face[source]]:
        if ability.event != event or ability.label == headings.WEEK:
            continue
        if t.scoring >= 0 and ability.label == headings.RESPONSE:
            continue
        if ability.subject and not concerns(t, ability.subject, source, subject, info):
            continue
        if ability.agent and not concerns(t, ability.agent, source, agent, -1):
            continue
        if info & AND_INJURED and answers_injury(t, ability, source):
            continue
        if holds(t, ability, source, info) if ability.quiet else holds_event(t, ability, source, info):
            woken.append((ability.number, source, exempt))


def answers_injury(t: Season, ability: Ability, source: int) -> bool:
    """Whether an ability that answers going down answers the injury in the same words, and so but once (TM-R99)."""
    for other in t.catalogue.abilities[t.face[source]]:
        if other.event == moments.INJURED and other.line == ability.line:
            return True
    return False


def concerns(t: Season, who: int, source: int, card: int, info: int) -> bool:
    """Whether the subject or agent of an event is one the ability speaks of, as he was before it."""
    if card < 0 or not seen_by_all(t, card):
        return False
    seat = t.owner[source]
    if who & whom.THIS and card != source:
        return False
    if who & whom.OTHER and card == source:
        return False
    if who & whom.YOURS and t.owner[card] != seat:
        return False
    if who & whom.THEIRS and t.owner[card] == seat:
        return False
    face = t.face[card]
    if who & whom.GUARD and not t.catalogue.guard[face]:
        return False
    if who & whom.SPRINT and not t.shows(card, icons.SPRINT):
        return False
    if who & whom.STAR and (t.catalogue.kinds[face] != card_kinds.STAR or t.catalogue.freebooter[face]):
        return False
    if info >= 0:
        if who & whom.STANDING and not info & WAS_STANDING:
            return False
        if who & whom.DOWNED and info & WAS_STANDING:
            return False
        if who & whom.CARRIER and not info & WAS_CARRIER:
            return False
    return True


def pay(t: Season, ability: Ability, source: int) -> None:
    """An ability that only pays fans."""
    for effect, number, who, what in ability.effects:
        DOES[effect](t, frame_of(ability.number, 0, -1, -1), source, number, who, what)


def usable(t: Season, entry: Waiting) -> bool:
    """Whether a waiting ability can be used now."""
    return against_use(t, entry) == USABLE


def against_use(t: Season, entry: Waiting) -> int:
    """What stands against a waiting ability."""
    if at_an_end(t):
        return IN_A_CIRCLE
    number, source, exempt = entry
    ability = t.catalogue.all_abilities[number]
    if ability.exhaust and t.turned[source]:
        return EXHAUSTED
    if not seen_by_all(t, source):
        return NOT_IN_PLAY
    if not exempt:
        place = t.place[source]
        if places.ZONE <= place < places.ON:
            if t.turned[source]:
                return DOWNED
        elif source not in t.in_force(t.owner[source]):
            return NOT_IN_PLAY
    if ability.conditions and not holds(t, ability, source, -1):
        return UNMET
    return USABLE if feasible_from(t, ability, 0, source) else POINTLESS


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
            number, source, _exempt = entry
            if t.owner[source] == seat and usable(t, entry):
                ability = all_abilities[number]
                codes.append(code_of(verbs.USE, source, ability.index))
                if not ability.may:
                    must = True
        if codes:
            if not must:
                codes.append(bare.DECLINE)
            t.ask(kinds.RESPOND, seat, codes, steps.RESPONDED, event << 16 | base, turn | declined << 3)
            return
        turn = (turn + 1) % seats
        declined += 1
    del pending[base:]


def responded(t: Season, window_id: int, cursor: int, code: int) -> None:
    event = window_id >> 16
    base = window_id & 65535
    turn = ((cursor & 7) + 1) % t.seats
    if verb_of(code) == verbs.DECLINE:
        t.agenda.append((steps.WINDOW, event, base, turn | (cursor >> 3) + 1 << 3))
        return
    t.agenda.append((steps.WINDOW, event, base, turn))
    source = first_of(code)
    index = second_of(code)
    for n in range(base, len(t.pending)):
        number, waiting, _exempt = t.pending[n]
        ability = t.catalogue.all_abilities[number]
        if waiting == source and ability.index == index:
            del t.pending[n]
            start(t, ability, source)
            return


def start(t: Season, ability: Ability, source: int) -> None:
    """Use an ability: exhaust its card if it says so, and run its effects."""
    if ability.exhaust:
        exhaust(t, source)
    if t.loud:
        t.say(events.ABILITY_USED, t.owner[source], source, -1, ability.index, RULE_OF_LABEL[ability.label])
    begin(t, ability.number, -1, here(t, source), source)


def week_ability(t: Season, event: int, subject: int, info: int) -> int:
    """The number of the headline's ability that applies to an event this week, or -1 (TM 4.4.3)."""
    if t.headline < 0 or not t.catalogue.events[t.headline] >> event & 1:
        return -1
    for ability in t.catalogue.abilities[t.headline]:
        if ability.label != headings.WEEK or ability.event != event:
            continue
        if concerns(t, ability.subject, subject, subject, info) and holds(t, ability, subject, -1):
            return ability.number
    return -1


AT_ONCE: Final = (
    moments.DOWNED,
    moments.PASSED,
)  # a headline acts on these before anything else, where they come about


RULE_OF_LABEL: Final = (
    "TM 5.4.1",
    "TM 8.3.1",
    "TM 5.13.1",
    "TM 6.3.1",
    "TM 7.1.1",
    "TM 4.4.3",
    "TM 4.4.3",
    "TM 8.1.3",
    "TM 16.4.2",
)
