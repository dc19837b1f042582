"""Skills (TM 5.5 to 5.9): cheating, passing, sprinting, tackling."""

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.names import (
    EV_BALL_MOVED,
    EV_DRAWN,
    EV_SKILL_USED,
    K_PASS_SKILL,
    K_SPRINT_DISCARD,
    K_SPRINT_SKILL,
    K_TACKLE_SKILL,
    S_BALL,
    S_PASS_CHOSEN,
    S_PASS_USUAL,
    S_RUN,
    S_SPRINT_CHOSEN,
    S_SPRINT_DISCARDED,
    S_TACKLE,
    S_TACKLE_CHOSEN,
    V_DISCARD,
    V_PASS_BALL,
    V_SKIP,
    V_SPRINT,
    V_STRIP_BALL,
    V_TACKLE,
)
from touchline.team_manager.pitch import assign, discard
from touchline.team_manager.records import frame_of, info_of
from touchline.team_manager.responses import fire, week_ability
from touchline.team_manager.state import DECK, DISCARD, HAND, MIDFIELD, Season
from touchline.team_manager.targets import tackle_targets
from touchline.team_manager.words import CHEAT, E_LOST_BALL, E_PASSED, PASS, SPRINT, TACKLE


def skill(t: Season, card: int, which: int, _c: int) -> None:
    """One use of a skill, by an icon or by a card that grants it."""
    if t.matchup_of(card) < 0:
        return
    if which == CHEAT:
        cheat(t, card)
    elif which == PASS:
        pass_ball(t, card)
    elif which == SPRINT:
        sprint(t, card)
    else:
        tackle(t, card)


def cheat(t: Season, card: int) -> None:
    """Cheating is mandatory (TM 5.5.2, 5.6.1)."""
    if t.loud:
        t.say(EV_SKILL_USED, t.owner[card], card, -1, CHEAT, "TM 5.6.1")
    tokens = 1
    if t.headline >= 0:
        tokens = t.catalogue.cheat_tokens[t.headline] or 1
    for _ in range(tokens):
        assign(t, card, "TM 5.6.1")


def pass_ball(t: Season, card: int) -> None:
    """Passing is optional, and does nothing for one who has the ball (TM 5.7.3)."""
    if t.ball[t.matchup_of(card)] != card:
        t.ask(K_PASS_SKILL, t.owner[card], [V_PASS_BALL << 30, V_SKIP << 30], S_PASS_CHOSEN, card, 0)


def pass_chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) == V_SKIP:
        return
    if t.loud:
        t.say(EV_SKILL_USED, t.owner[card], card, -1, PASS, "TM 5.7.1")
    fire(t, E_PASSED, card, -1, t.matchup_of(card), info_of(False, True, -1))
    curse = week_ability(t, E_PASSED)
    if curse >= 0:
        t.agenda.append((S_RUN, frame_of(curse, 0, card, t.matchup_of(card)), card, 0))
    else:
        t.agenda.append((S_PASS_USUAL, card, 0, 0))


def pass_usual(t: Season, card: int, _b: int, _c: int) -> None:
    """One icon, one step: from an opponent to midfield, else to the passer (TM 5.7)."""
    matchup = t.matchup_of(card)
    carrier = t.ball[matchup]
    if carrier == MIDFIELD or t.owner[carrier] == t.owner[card]:
        t.agenda.append((S_BALL, card, 1, 0))
    else:
        ball_to_midfield(t, matchup, "TM 5.7.2")


def ball_to_midfield(t: Season, matchup: int, rule: str) -> None:
    """The ball is moved, not dropped (TM-R52)."""
    carrier = t.ball[matchup]
    t.ball[matchup] = MIDFIELD
    if t.loud:
        t.say(EV_BALL_MOVED, t.owner[carrier], carrier, -1, matchup, rule)
    fire(t, E_LOST_BALL, carrier, -1, matchup, info_of(True, not t.turned[carrier], -1))


def can_draw(t: Season, seat: int) -> bool:
    return bool(t.piles[DECK + seat] or t.piles[DISCARD + seat])


def sprint(t: Season, card: int) -> None:
    """Sprinting is optional; with nothing to draw nothing happens (TM 5.8.1)."""
    seat = t.owner[card]
    if can_draw(t, seat):
        t.ask(K_SPRINT_SKILL, seat, [V_SPRINT << 30, V_SKIP << 30], S_SPRINT_CHOSEN, card, 0)


def sprint_chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) == V_SKIP:
        return
    seat = t.owner[card]
    if t.loud:
        t.say(EV_SKILL_USED, seat, card, -1, SPRINT, "TM 5.8.1")
    draw_then_discard(t, seat, 1, "TM 5.8.1")


def draw_then_discard(t: Season, seat: int, number: int, rule: str) -> None:
    """Draw so many cards, then discard as many as were drawn."""
    drawn = 0
    for _ in range(number):
        card = t.draw(seat)
        if card >= 0:
            drawn += 1
            if t.loud:
                t.say(EV_DRAWN, seat, card, -1, 1, rule)
    ask_discard(t, seat, drawn)


def ask_discard(t: Season, seat: int, number: int) -> None:
    if number:
        codes = [V_DISCARD << 30 | card << 20 for card in t.piles[HAND + seat]]
        t.ask(K_SPRINT_DISCARD, seat, codes, S_SPRINT_DISCARDED, seat, number)


def sprint_discarded(t: Season, seat: int, number: int, code: int) -> None:
    discard(t, first_of(code), "TM 5.8.1")
    ask_discard(t, seat, number - 1)


def tackle(t: Season, card: int) -> None:
    """Tackling is optional; Strip Ball may take its place (TM 5.9.1, 11.1.13)."""
    codes = [V_TACKLE << 30 | target << 20 for target in tackle_targets(t, card)]
    if not t.turned[card] and t.catalogue.strip_ball[t.face[card]] and t.ball[t.matchup_of(card)] >= 0:
        codes.append(V_STRIP_BALL << 30)
    if codes:
        codes.append(V_SKIP << 30)
        t.ask(K_TACKLE_SKILL, t.owner[card], codes, S_TACKLE_CHOSEN, card, 0)


def tackle_chosen(t: Season, card: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_TACKLE:
        if t.loud:
            t.say(EV_SKILL_USED, t.owner[card], card, -1, TACKLE, "TM 5.9.1")
        t.agenda.append((S_TACKLE, card, first_of(code), 0))
    elif verb == V_STRIP_BALL:
        ball_to_midfield(t, t.matchup_of(card), "TM 11.1.13")
