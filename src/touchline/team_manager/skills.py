"""Skills (TM 5.5 to 5.9): cheating, passing, sprinting, tackling."""

from typing import Final

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.team_manager import bare, events, icons, kinds, moments, places, steps, verbs
from touchline.team_manager.abilities import begin
from touchline.team_manager.pitch import assign, discard
from touchline.team_manager.records import info_of
from touchline.team_manager.responses import fire, week_ability
from touchline.team_manager.skill import SKILLS, USES, Skill
from touchline.team_manager.state import Season
from touchline.team_manager.targets import strips_ball, tackle_targets


def skill(t: Season, card: int, which: int, _c: int) -> None:
    """One use of a skill, by an icon or by a card that grants it."""
    if t.matchup_of(card) < 0:
        return
    if t.mechanics is None or not t.mechanics.asks_first(t, card, which):
        USES[which](t, card)


def note_use(t: Season, card: int, which: int, rule: str) -> None:
    """A player uses a skill: it is told, and answered when all that follows is done."""
    if t.loud:
        t.say(events.SKILL_USED, t.owner[card], card, -1, which, rule)
    if t.catalogue.answered >> SKILLS[which].moment & 1:
        t.agenda.append((steps.USED, card, which, t.matchup_of(card)))
    if t.mechanics is not None:
        t.mechanics.skill_used(t, card, which)


def cheat(t: Season, card: int) -> None:
    """Cheating is mandatory (TM 5.5.2, 5.6.1)."""
    if t.loud:
        t.say(events.SKILL_USED, t.owner[card], card, -1, icons.CHEAT, "TM 5.6.1")
    tokens = 1
    if t.headline >= 0:
        tokens = t.catalogue.cheat_tokens[t.headline] or 1
    for _ in range(tokens):
        assign(t, card, "TM 5.6.1")
    if t.mechanics is not None:
        t.mechanics.skill_used(t, card, icons.CHEAT)
    if t.catalogue.answered >> moments.CHEATED & 1:
        used(t, card, icons.CHEAT, t.matchup_of(card))


def used(t: Season, card: int, which: int, matchup: int) -> None:
    """What answers a skill that was used, passing apart: that is answered while the ball moves (TM 8.3.1)."""
    there = t.matchup_of(card) == matchup
    info = info_of(there and t.ball[matchup] == card, there and not t.turned[card], -1)
    fire(t, SKILLS[which].moment, card, -1, matchup, info)


def pass_ball(t: Season, card: int) -> None:
    """Passing is optional, and does nothing for one who has the ball (TM 5.7.3)."""
    if t.ball[t.matchup_of(card)] != card:
        t.ask(kinds.PASS_SKILL, t.owner[card], [bare.PASS_BALL, bare.SKIP], steps.PASS_CHOSEN, card, 0)


def pass_chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.SKIP:
        return
    if t.loud:
        t.say(events.SKILL_USED, t.owner[card], card, -1, icons.PASS, "TM 5.7.1")
    if t.mechanics is not None:
        t.mechanics.skill_used(t, card, icons.PASS)
    fire(t, moments.PASSED, card, -1, t.matchup_of(card), info_of(False, True, -1))
    curse = week_ability(t, moments.PASSED, card, info_of(False, True, -1))
    if curse >= 0:
        begin(t, curse, card, t.matchup_of(card), card)
    if curse < 0 or not t.catalogue.all_abilities[curse].ball:
        t.agenda.append((steps.PASS_USUAL, card, 0, 0))


def pass_usual(t: Season, card: int, _b: int, _c: int) -> None:
    """One icon, one step: from an opponent to midfield, else to the passer (TM 5.7)."""
    matchup = t.matchup_of(card)
    carrier = t.ball[matchup]
    if carrier == places.MIDFIELD or t.owner[carrier] == t.owner[card]:
        t.agenda.append((steps.BALL, card, 1, 0))
    else:
        ball_to_midfield(t, matchup, "TM 5.7.2")


def ball_to_midfield(t: Season, matchup: int, rule: str) -> None:
    """The ball is moved, not dropped (TM-R52)."""
    carrier = t.ball[matchup]
    t.ball[matchup] = places.MIDFIELD
    if t.loud:
        t.say(events.BALL_MOVED, t.owner[carrier], carrier, -1, matchup, rule)
    fire(t, moments.LOST_BALL, carrier, -1, matchup, info_of(True, not t.turned[carrier], -1))
    if t.mechanics is not None:
        t.mechanics.carrier_changed(t, matchup, places.MIDFIELD, carrier)


def can_draw(t: Season, seat: int) -> bool:
    return bool(t.piles[places.DECK + seat] or t.piles[places.DISCARD + seat])


def sprint(t: Season, card: int) -> None:
    """Sprinting is optional; with nothing to draw nothing happens (TM 5.8.1)."""
    seat = t.owner[card]
    if can_draw(t, seat):
        t.ask(kinds.SPRINT_SKILL, seat, [bare.SPRINT, bare.SKIP], steps.SPRINT_CHOSEN, card, 0)


def sprint_chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.SKIP:
        return
    seat = t.owner[card]
    note_use(t, card, icons.SPRINT, "TM 5.8.1")
    draw_then_discard(t, seat, 1, "TM 5.8.1")


def draw_then_discard(t: Season, seat: int, number: int, rule: str) -> None:
    """Draw so many cards, then discard as many as were drawn."""
    ask_discard(t, seat, draw(t, seat, number, rule))


def draw(t: Season, seat: int, number: int, rule: str) -> int:
    """Draw so many cards, or as many as there are; gives how many came."""
    drawn = 0
    for _ in range(number):
        card = t.draw(seat)
        if card >= 0:
            drawn += 1
            if t.loud:
                t.say(events.DRAWN, seat, card, -1, 1, rule)
    return drawn


def ask_discard(t: Season, seat: int, number: int) -> None:
    if number:
        codes = codes_for(verbs.DISCARD, t.piles[places.HAND + seat])
        t.ask(kinds.SPRINT_DISCARD, seat, codes, steps.SPRINT_DISCARDED, seat, number)


def sprint_discarded(t: Season, seat: int, number: int, code: int) -> None:
    discard(t, first_of(code), "TM 5.8.1")
    ask_discard(t, seat, number - 1)


def tackle(t: Season, card: int) -> None:
    """Tackling is optional; Strip Ball may take its place (TM 5.9.1, 11.1.13)."""
    codes = codes_for(verbs.TACKLE, tackle_targets(t, card))
    if strips_ball(t, card) and t.ball[t.matchup_of(card)] >= 0:
        codes.append(bare.STRIP_BALL)
    if codes:
        codes.append(bare.SKIP)
        t.ask(kinds.TACKLE_SKILL, t.owner[card], codes, steps.TACKLE_CHOSEN, card, 0)


def tackle_chosen(t: Season, card: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == verbs.TACKLE:
        note_use(t, card, icons.TACKLE, "TM 5.9.1")
        t.agenda.append((steps.TACKLE, card, first_of(code), 0))
    elif verb == verbs.STRIP_BALL:
        ball_to_midfield(t, t.matchup_of(card), "TM 11.1.13")


# --- What each comes to, and whether it could do anything for a player now -------------------------------------


def can_cheat(t: Season, _card: int) -> bool:
    return bool(t.piles[places.POOL])


def can_pass(t: Season, card: int) -> bool:
    return t.ball[t.matchup_of(card)] != card


def can_sprint(t: Season, card: int) -> bool:
    return can_draw(t, t.owner[card])


def can_tackle(t: Season, card: int) -> bool:
    return bool(tackle_targets(t, card)) or (
        not t.turned[card] and t.catalogue.strip_ball[t.face[card]] and t.ball[t.matchup_of(card)] >= 0
    )


def any_one(_t: Season, _card: int) -> None:
    """Which of them is asked where a card says "any skill" (``vocabulary.players``)."""


def always(_t: Season, _card: int) -> bool:
    return True


CHEAT: Final = Skill("cheat", "cheating", cheat, can_cheat)
CHEAT.moment = moments.CHEATED
CHEAT.mandatory = True
PASS: Final = Skill("pass", "passing", pass_ball, can_pass)
PASS.moment = moments.PASSED
SPRINT: Final = Skill("sprint", "sprinting", sprint, can_sprint)
SPRINT.moment = moments.SPRINTED
TACKLE: Final = Skill("tackle", "tackling", tackle, can_tackle)
TACKLE.moment = moments.USED_TACKLE
ANY: Final = Skill("any", "any skill", any_one, always)
ANY.written = "any skill"
ANY.icon = False

BASE: Final[tuple[Skill, ...]] = (CHEAT, PASS, SPRINT, TACKLE, ANY)
