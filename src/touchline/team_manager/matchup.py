"""The Matchup phase (TM 5.1 to 5.4, 5.13, 5.14): turns, committing players, matchup actions, passing."""

from touchline.table.decision import first_of, second_of, verb_of
from touchline.team_manager.names import (
    EV_COMMITTED,
    EV_PASSED,
    K_ACTION,
    K_PASS_DISCARDS,
    K_TURN,
    S_ACTION,
    S_ACTION_CHOSEN,
    S_PASS_DISCARD,
    S_PASS_DISCARDED,
    S_RUN,
    S_SKILLS,
    S_TURN,
    S_TURN_CHOSEN,
    V_ACT,
    V_COMMIT,
    V_DISCARD,
    V_DONE,
    V_PASS,
    V_SKIP,
)
from touchline.team_manager.pitch import discard, enter, exhaust, settle_reel
from touchline.team_manager.records import frame_of
from touchline.team_manager.selecting import feasible, holds
from touchline.team_manager.skills import skill
from touchline.team_manager.state import HAND, IN_PLAY, TOURNAMENT_AT, Season
from touchline.team_manager.words import E_ACTION, E_PLAYED, L_ACTION
from touchline.team_manager.zones import card_may_enter, open_zones


def turn(t: Season, seat: int, _b: int, _c: int) -> None:
    """Commit a player or pass (TM 5.1.1); the phase ends when all have passed (TM 5.14.4)."""
    seats = t.seats
    if t.passed == (1 << seats) - 1:
        t.active = -1
        return
    while t.passed >> seat & 1:
        seat = (seat + 1) % seats
    t.active = seat
    t.committed = -1
    t.agenda.append((S_TURN, (seat + 1) % seats, 0, 0))
    t.ask(K_TURN, seat, turn_codes(t, seat), S_TURN_CHOSEN, seat, 0)


def turn_codes(t: Season, seat: int) -> list[int]:
    """Every card of the hand at every zone it may enter, and passing."""
    zones = [zone << 10 for zone in open_zones(t, seat)]
    hand = sorted(t.piles[HAND + seat])
    codes = [V_COMMIT << 30 | card << 20 | zone for card in hand for zone in zones]
    unique = t.catalogue.unique
    face = t.face
    for card in hand:
        if unique[face[card]]:
            codes = [code for code in codes if card_may_enter(t, first_of(code), second_of(code))]
            break
    codes.append(V_PASS << 30)
    return codes


def turn_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == V_PASS:
        t.passed |= 1 << seat
        if t.loud:
            t.say(EV_PASSED, seat, -1, -1, 0, "TM 5.14.1")
        t.agenda.append((S_PASS_DISCARD, seat, -1, 0))
        return
    card = first_of(code)
    t.committed = card
    if t.alert >> E_ACTION & 1:
        t.agenda.append((S_ACTION, seat, 0, 0))
    commit(t, card, second_of(code), 0)


def commit(t: Season, card: int, zone: int, _c: int) -> None:
    """Place the player faceup; then "When Played", then his skills (TM 5.1.2)."""
    matchup = enter(t, card, zone)
    if t.loud:
        rule = "TM 5.3.1" if matchup == TOURNAMENT_AT else "TM 5.2.1"
        t.say(EV_COMMITTED, t.owner[card], card, -1, zone, rule)
    if t.keep_highlights:
        settle_reel(t)
    face = t.face[card]
    if not t.catalogue.events[face] >> E_PLAYED & 1:
        if t.catalogue.skills[face]:
            skills(t, card, 0, matchup)
        return
    if t.catalogue.skills[face]:
        t.agenda.append((S_SKILLS, card, 0, matchup))
    abilities = t.catalogue.abilities[face]
    for index in range(len(abilities) - 1, -1, -1):
        ability = abilities[index]
        if ability.event == E_PLAYED and holds(t, ability, card, 0) and feasible(t, ability, card):
            t.agenda.append((S_RUN, frame_of(ability.number, 0, -1, matchup), card, 0))


def skills(t: Season, card: int, index: int, matchup: int) -> None:
    """The skills from left to right, while he stands at the matchup he was committed to (TM 5.5.1, 5.11.2)."""
    if t.turned[card] or t.matchup_of(card) != matchup:
        return
    icons = t.catalogue.skills[t.face[card]]
    if index + 1 < len(icons):
        t.agenda.append((S_SKILLS, card, index + 1, matchup))
    skill(t, card, icons[index], 0)


def action(t: Season, seat: int, _b: int, _c: int) -> None:
    """One matchup action, after the committed player's skills (TM 5.13.1)."""
    pile = t.piles[IN_PLAY + seat]
    if not pile:
        return
    codes: list[int] = []
    for card in pile:
        if t.turned[card]:
            continue
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.label == L_ACTION and holds(t, ability, card, 0) and feasible(t, ability, card):
                codes.append(V_ACT << 30 | card << 20 | ability.index << 10)
    if codes:
        codes.append(V_SKIP << 30)
        t.ask(K_ACTION, seat, codes, S_ACTION_CHOSEN, seat, 0)


def action_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == V_SKIP:
        return
    card = first_of(code)
    ability = t.ability(card, second_of(code))
    if ability.exhaust:
        exhaust(t, card)
    t.agenda.append((S_RUN, frame_of(ability.number, 0, -1, -1), card, 0))


def pass_discard(t: Season, seat: int, last: int, _c: int) -> None:
    """Who passes may discard any cards (TM 5.14.3); asked card by card, in one order, so that no set comes up twice."""
    codes = [V_DISCARD << 30 | card << 20 for card in t.piles[HAND + seat] if card > last]
    if codes:
        codes.append(V_DONE << 30)
        t.ask(K_PASS_DISCARDS, seat, codes, S_PASS_DISCARDED, seat, 0)


def pass_discarded(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == V_DONE:
        return
    card = first_of(code)
    discard(t, card, "TM 5.14.3")
    t.agenda.append((S_PASS_DISCARD, seat, card, 0))
