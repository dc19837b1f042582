"""Effects: what each word of the card language does when an ability runs.

``run`` goes through the effects of an ability from its frame on. An effect that needs a player asks for one if
there are several, and ``picked`` carries it out; single candidates are taken without a question.
"""

from typing import Final

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.cards import Ability
from touchline.team_manager.moving_effects import ask_move, top_card
from touchline.team_manager.names import (
    EV_CARD_DISCARDED,
    EV_DIE_ROLLED,
    EV_STOOD,
    K_ANY_SKILL,
    K_ATTEMPT,
    K_PICK_PLAYER,
    S_ATTEMPT_CHOSEN,
    S_BALL,
    S_DROP,
    S_FALL,
    S_INJURE,
    S_INJURE_FALLEN,
    S_PASS_USUAL,
    S_PICKED,
    S_RUN,
    S_SKILL,
    S_SKILL_PICKED,
    S_TACKLE,
    V_DECLINE,
    V_PICK,
    V_TACKLE,
    V_USE_SKILL,
)
from touchline.team_manager.pitch import assign, leave
from touchline.team_manager.records import (
    T_TACKLER,
    chosen_of,
    frame_of,
    jump,
    next_of,
    number_of,
    pc_of,
    spot_of,
    tackle_base,
)
from touchline.team_manager.reel_effects import ball_to_opponent, replace_highlight
from touchline.team_manager.responses import RULE_OF_LABEL
from touchline.team_manager.selecting import (
    attempt_targets,
    can_use,
    count,
    here,
    select,
)
from touchline.team_manager.skills import draw_then_discard
from touchline.team_manager.state import (
    BOX,
    Season,
)
from touchline.team_manager.tackle_effects import bear_on_tackle, reroll
from touchline.team_manager.targets import tackle_targets
from touchline.team_manager.token_effects import peek, scrap, shift
from touchline.team_manager.words import (
    ANY_SKILL,
    ASSIGN,
    ATTEMPT,
    BALL,
    BALL_AS_USUAL,
    BALL_TO_OPPONENT,
    CHOOSE,
    COMMIT_TOP,
    COUNT_NONE,
    DISCARD_THIS,
    DOWN,
    DRAW,
    E_TACKLED,
    FIELD_TOP,
    GAIN,
    HIGHER,
    IF_MISS,
    INJURE,
    INJURE_OUTRIGHT,
    INSTEAD,
    L_PLAYED,
    L_WEEK,
    LOSE,
    MISS,
    MOVE,
    ONE_DIE,
    PEEK,
    POWER,
    REPLACE_HIGHLIGHT,
    REROLL,
    ROLL,
    SCRAP,
    SHIFT,
    STAND,
    STOP,
    TARGET_DOWN,
    TOKEN_POWER,
    USE,
    W_AT_CHOSEN,
)


def run(t: Season, frame: int, source: int, _c: int) -> None:
    """Carry out the next effect of a running ability."""
    ability = t.catalogue.all_abilities[number_of(frame)]
    effect, number, who, extra = ability.effects[pc_of(frame)]
    if effect == STOP:
        return
    seat = t.owner[source]
    if effect in TARGETED:
        pick(t, frame, source, seat, effect, number, who)
        return
    if effect == ROLL:
        face = roll_die(t, seat, source)
        t.agenda.append(
            (S_RUN, jump(frame, number if face == TARGET_DOWN else who if face == MISS else extra), source, 0)
        )
        return
    t.agenda.append((S_RUN, next_of(frame), source, 0))
    if effect == GAIN:
        times = count(t, extra, who, seat, source) if extra != COUNT_NONE else 1
        t.gain(seat, number * times, source, RULE_OF_LABEL[ability.label])
    elif effect == LOSE:
        t.lose(seat, number, source, RULE_OF_LABEL[ability.label])
    elif effect == USE:
        use(t, seat, select(t, who, seat, source, chosen_of(frame), spot_of(frame)), extra, number)
    elif effect == PEEK:
        peek(t, seat, select(t, who, seat, source, chosen_of(frame), spot_of(frame)))
    elif effect == SHIFT:
        shift(t, frame, source, seat)
    elif effect == SCRAP:
        scrap(t, seat, select(t, who, seat, source, chosen_of(frame), spot_of(frame)))
    elif effect == MOVE:
        ask_move(t, seat, select(t, who, seat, source, chosen_of(frame), spot_of(frame)), ability.label == L_PLAYED)
    elif effect == ATTEMPT:
        attempt(t, frame, source, seat)
    elif effect == COMMIT_TOP:
        top_card(t, seat, here(t, source), 0, "TM 8.3.1")
    elif effect == FIELD_TOP:
        top_card(t, seat, spot_of(frame) if who & W_AT_CHOSEN else here(t, source), 1, "TM 8.5.4")
    elif effect == DRAW:
        draw_then_discard(t, seat, number, RULE_OF_LABEL[ability.label])
    elif effect == REROLL:
        reroll(t, seat, number)
    elif effect in TACKLE_WORDS:
        bear_on_tackle(t, effect, number, who, extra, seat, source)
    elif effect == REPLACE_HIGHLIGHT:
        replace_highlight(t, seat)
    elif effect == DISCARD_THIS:
        discard_card(t, source, RULE_OF_LABEL[ability.label])
    elif effect == BALL_AS_USUAL:
        t.agenda.append((S_PASS_USUAL, source, 0, 0))
    else:
        assert effect == BALL_TO_OPPONENT
        ball_to_opponent(t, source, seat)


TARGETED: Final = (CHOOSE, STAND, DOWN, INJURE, INJURE_OUTRIGHT, ASSIGN, BALL)
TACKLE_WORDS: Final = (HIGHER, ONE_DIE, POWER, TOKEN_POWER, IF_MISS, INSTEAD)


def roll_die(t: Season, seat: int, source: int) -> int:
    face = t.roll_die()
    if t.loud:
        t.say(EV_DIE_ROLLED, seat, source, -1, face, "TM 5.10.1")
    return face


def discard_card(t: Season, source: int, rule: str) -> None:
    """The card itself goes to the box; a player leaves his tokens and the ball behind."""
    matchup = t.matchup_of(source)
    if matchup >= 0:
        if t.ball[matchup] == source:
            t.agenda.append((S_DROP, source, matchup, 0))
        leave(t, source)
    t.put(source, BOX)
    t.turned[source] = 0
    if t.loud:
        t.say(EV_CARD_DISCARDED, t.owner[source], source, -1, 0, rule)


def pick(t: Season, frame: int, source: int, seat: int, effect: int, number: int, who: int) -> None:
    """Ask which player is meant; nobody there means that the effect does nothing."""
    players = select(t, who, seat, source, chosen_of(frame), spot_of(frame))
    if effect == BALL:
        players = [card for card in players if t.ball[t.matchup_of(card)] != card]
    elif effect == CHOOSE:
        ability = t.catalogue.all_abilities[number_of(frame)]
        if ability.effects[pc_of(frame) + 1][0] == ATTEMPT:
            players = [card for card in players if tackle_targets(t, card)]
    if not players:
        t.agenda.append((S_RUN, next_of(frame), source, 0))
        return
    codes = [V_PICK << 30 | card << 20 for card in players]
    if effect == STAND and number:
        codes.append(V_DECLINE << 30)
    t.ask(K_PICK_PLAYER, seat, codes, S_PICKED, frame, source)


def picked(t: Season, frame: int, source: int, code: int) -> None:
    ability = t.catalogue.all_abilities[number_of(frame)]
    effect, number, _who, _extra = ability.effects[pc_of(frame)]
    card = first_of(code)
    if effect == CHOOSE:
        following = frame_of(number_of(frame), pc_of(frame) + 1, card, t.matchup_of(card))
        t.agenda.append((S_RUN, following, source, 0))
        return
    t.agenda.append((S_RUN, next_of(frame), source, 0))
    if verb_of(code) == V_DECLINE:
        return
    seat = t.owner[source]
    if effect == STAND:
        t.turned[card] = 0
        if t.loud:
            t.say(EV_STOOD, t.owner[card], card, -1, 0, RULE_OF_LABEL[ability.label])
    elif effect == DOWN:
        t.agenda.append((S_FALL, card, -1, seat))
    elif effect in (INJURE, INJURE_OUTRIGHT):
        injure_by_card(t, ability, card, seat)
    elif effect == ASSIGN:
        for _ in range(number):
            assign(t, card, RULE_OF_LABEL[ability.label])
    else:
        assert effect == BALL
        t.agenda.append((S_BALL, card, 1, 0))


def injure_by_card(t: Season, ability: Ability, card: int, seat: int) -> None:
    """Whose injury it is (TM-R55): the tackler's where it follows from his tackle, else the manager's alone."""
    if ability.label == L_WEEK:
        t.agenda.append((S_INJURE_FALLEN, card, 0, 0))
    elif ability.event == E_TACKLED:
        tackler = t.tackles[tackle_base(t) + T_TACKLER]
        t.agenda.append((S_INJURE, card, tackler, t.owner[tackler]))
    else:
        t.agenda.append((S_INJURE, card, -1, seat))


def use(t: Season, seat: int, players: list[int], skill: int, times: int) -> None:
    if not players:
        return
    card = players[0]
    if skill == ANY_SKILL:
        codes = [V_USE_SKILL << 30 | one << 20 for one in range(ANY_SKILL) if can_use(t, card, one)]
        if codes:
            t.ask(K_ANY_SKILL, seat, codes, S_SKILL_PICKED, card, 0)
        return
    for _ in range(times):
        t.agenda.append((S_SKILL, card, skill, 0))


def skill_picked(t: Season, card: int, _b: int, code: int) -> None:
    t.agenda.append((S_SKILL, card, first_of(code), 0))


def attempt(t: Season, frame: int, source: int, seat: int) -> None:
    """A tackle that a card grants: ask for the target."""
    ability = t.catalogue.all_abilities[number_of(frame)]
    _effect, number, who, extra = ability.effects[pc_of(frame)]
    players = select(t, who, seat, source, chosen_of(frame), spot_of(frame))
    if not players:
        return
    tackler = players[0]
    codes = [V_TACKLE << 30 | card << 20 for card in attempt_targets(t, tackler, extra, seat, source)]
    if codes:
        t.ask(K_ATTEMPT, seat, codes, S_ATTEMPT_CHOSEN, tackler, number)


def attempt_chosen(t: Season, tackler: int, standing_power: int, code: int) -> None:
    t.agenda.append((S_TACKLE, tackler, first_of(code), standing_power))
