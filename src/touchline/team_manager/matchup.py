"""The Matchup phase (TM 5.1 to 5.4, 5.13, 5.14): turns, committing players, matchup actions, passing."""

from touchline.table.decision import code_of, codes_for, codes_of_pairs, first_of, second_of, verb_of
from touchline.team_manager import bare, events, headings, kinds, moments, places, steps, verbs
from touchline.team_manager.abilities import begin, begin_anew
from touchline.team_manager.holding import feasible_from, holds
from touchline.team_manager.in_play import COMMITTED
from touchline.team_manager.pitch import discard, enter, exhaust, settle_reel
from touchline.team_manager.records import frame_of, info_of, number_of
from touchline.team_manager.responses import fire
from touchline.team_manager.skills import skill
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import ASKS
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
    if t.begun:
        begin_anew(t)
    t.agenda.append((steps.TURN, (seat + 1) % seats, 0, 0))
    t.ask(kinds.TURN, seat, turn_codes(t, seat), steps.TURN_CHOSEN, seat, 0)


def turn_codes(t: Season, seat: int) -> list[int]:
    """Every card of the hand at every zone it may enter, and passing."""
    hand = sorted(t.piles[places.HAND + seat])  # so that there is little to sort among the codes
    codes = codes_of_pairs(verbs.COMMIT, hand, open_zones(t, seat))
    unique = t.catalogue.unique
    face = t.face
    for card in hand:
        if unique[face[card]]:
            codes = [code for code in codes if card_may_enter(t, first_of(code), second_of(code))]
            break
    codes.append(bare.PASS)
    return codes


def turn_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.PASS:
        t.passed |= 1 << seat
        if t.loud:
            t.say(events.PASSED, seat, -1, -1, 0, "TM 5.14.1")
        t.agenda.append((steps.PASS_DISCARD, seat, 0, 0))
        return
    card = first_of(code)
    t.committed = card
    if t.alert >> moments.ACTION & 1:
        t.agenda.append((steps.ACTION, seat, 0, 0))
    commit(t, card, second_of(code), 0)


def commit(t: Season, card: int, zone: int, _c: int) -> None:
    """Place the player faceup; then "When Played", then his skills (TM 5.1.2)."""
    matchup = enter(t, card, zone)
    if t.loud:
        rule = "TM 5.3.1" if matchup == places.TOURNAMENT_AT else "TM 5.2.1"
        t.say(events.COMMITTED, t.owner[card], card, -1, zone, rule)
    if t.catalogue.answered >> moments.COMMITTED & 1 or t.mechanics is not None:
        t.agenda.append((steps.PLAYED, card, 0, matchup))
        fire(t, moments.COMMITTED, card, -1, matchup, info_of(False, True, -1))
        if t.mechanics is not None:
            t.agenda.append((steps.ENTERED, card, COMMITTED, matchup))
        if t.keep_highlights:
            settle_reel(t)
        if t.mechanics is not None:
            t.mechanics.committed(t, card, matchup)
        return
    if t.keep_highlights:
        settle_reel(t)
    played(t, card, 0, matchup)


def entered(t: Season, card: int, how: int, matchup: int) -> None:
    """What waits at a matchup for those who come there (TM 20.1.1)."""
    if t.mechanics is not None and t.matchup_of(card) == matchup:
        t.mechanics.entered(t, card, matchup, how)


def played(t: Season, card: int, _b: int, matchup: int) -> None:
    """ "When Played" and the skills of a player who was committed and has not gone since (TM 5.1.2, 5.4.1)."""
    face = t.face[card]
    shown = t.skills(card)
    if not t.catalogue.events[face] >> moments.PLAYED & 1:
        if shown:
            if len(shown) > 1:
                t.agenda.append((steps.SKILLS, card, 1, matchup))
            skill(t, card, shown[0], 0)
        return
    if shown:
        t.agenda.append((steps.SKILLS, card, 0, matchup))
    abilities = t.catalogue.abilities[face]
    for index in range(len(abilities) - 1, -1, -1):
        ability = abilities[index]
        if ability.event == moments.PLAYED and holds(t, ability, card, 0) and feasible_from(t, ability, 0, card):
            effect, n, _, _ = ability.effects[0]
            if ability.may and n not in ASKS[effect]:
                t.agenda.append((steps.OFFERED, frame_of(ability.number, 0, -1, matchup), card, 0))
            else:
                begin(t, ability.number, -1, matchup, card)


def offered(t: Season, frame: int, card: int, _c: int) -> None:
    """An ability that the manager may leave waits for him like a response (TM 5.4.1)."""
    base = len(t.pending)
    t.pending.append((number_of(frame), card, 0))
    t.agenda.append((steps.WINDOW, moments.PLAYED, base, 0))


def skills(t: Season, card: int, index: int, matchup: int) -> None:
    """The skills from left to right, while he stands at the matchup he was committed to (TM 5.5.1, 5.11.2)."""
    if t.turned[card] or t.matchup_of(card) != matchup:
        return
    icons = t.skills(card)
    if index + 1 < len(icons):
        t.agenda.append((steps.SKILLS, card, index + 1, matchup))
    skill(t, card, icons[index], 0)


def action(t: Season, seat: int, _b: int, _c: int) -> None:
    """One matchup action, after the committed player's skills (TM 5.13.1)."""
    pile = t.piles[places.IN_PLAY + seat]
    if not pile:
        return
    codes: list[int] = []
    for card in pile:
        if t.turned[card]:
            continue
        face = t.face[card]
        if not t.catalogue.events[face] >> moments.ACTION & 1:
            continue
        for ability in t.catalogue.abilities[face]:
            if ability.label == headings.ACTION and holds(t, ability, card, 0) and feasible_from(t, ability, 0, card):
                codes.append(code_of(verbs.ACT, card, ability.index))
    if codes:
        codes.append(bare.SKIP)
        t.ask(kinds.ACTION, seat, codes, steps.ACTION_CHOSEN, seat, 0)


def action_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.SKIP:
        return
    card = first_of(code)
    ability = t.ability(card, second_of(code))
    if ability.exhaust:
        exhaust(t, card)
    begin(t, ability.number, -1, -1, card)


def pass_discard(t: Season, seat: int, _b: int, _c: int) -> None:
    """Who passes may discard any cards, one after the other, until he keeps the rest (TM 5.14.3)."""
    codes = codes_for(verbs.DISCARD, t.piles[places.HAND + seat])
    if codes:
        codes.append(bare.DONE)
        t.ask(kinds.PASS_DISCARDS, seat, codes, steps.PASS_DISCARDED, seat, 0)


def pass_discarded(t: Season, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.DONE:
        return
    discard(t, first_of(code), "TM 5.14.3")
    t.agenda.append((steps.PASS_DISCARD, seat, 0, 0))
