"""Effects: what each word of the card language does when an ability runs.

``run`` goes through the effects of an ability from its frame on. An effect that needs a player asks for one if
there are several, and ``picked`` carries it out; single candidates are taken without a question.
"""

from typing import Final

from touchline.table.decision import first_of, second_of, verb_of
from touchline.table.dice import REVEALS
from touchline.team_manager.cards import Ability
from touchline.team_manager.names import (
    EV_BALL_DROPPED,
    EV_CARD_DISCARDED,
    EV_DICE_REROLLED,
    EV_DIE_ROLLED,
    EV_DRAWN,
    EV_HIGHLIGHT_REPLACED,
    EV_STOOD,
    EV_TACKLE_REPLACED,
    EV_TOKEN_MOVED,
    EV_TOKEN_PEEKED,
    EV_TOKEN_TURNED_UP,
    K_ANY_SKILL,
    K_ATTEMPT,
    K_BALL_LEFT,
    K_COMMIT_ZONE,
    K_FACING,
    K_HIGHLIGHT,
    K_MOVE,
    K_OPPONENT,
    K_OPPONENT_PLAYER,
    K_PEEK,
    K_PICK_PLAYER,
    K_PICK_TOKEN,
    K_REROLL_DIE,
    K_SHIFT,
    S_ATTEMPT_CHOSEN,
    S_BALL,
    S_BALL_LEFT,
    S_COMMIT,
    S_COMMIT_ZONE_CHOSEN,
    S_FACING_CHOSEN,
    S_FALL,
    S_INJURE,
    S_INJURE_FALLEN,
    S_MOVED,
    S_OPPONENT_CHOSEN,
    S_OPPONENT_PLAYER_CHOSEN,
    S_PASS_USUAL,
    S_PEEKED,
    S_PICKED,
    S_POWER_PICKED,
    S_REPLACED,
    S_REROLLED,
    S_RUN,
    S_SHIFTED,
    S_SKILL,
    S_SKILL_PICKED,
    S_TACKLE,
    S_TOKEN_PICKED,
    V_COMMIT,
    V_DECLINE,
    V_DONE,
    V_FACE_LEFT,
    V_FACE_RIGHT,
    V_GIVE,
    V_MOVE,
    V_OPPOSE,
    V_PEEK_KEEP,
    V_PEEK_REDRAW,
    V_PICK,
    V_REPLACE,
    V_REROLL,
    V_SHIFT,
    V_TACKLE,
    V_USE_SKILL,
)
from touchline.team_manager.pitch import assign, discard_token, field, move
from touchline.team_manager.records import (
    F_HIGHER,
    F_ONE_DIE,
    F_REPLACED,
    T_DICE,
    T_FIRST,
    T_FLAGS,
    T_MISS_CARD,
    T_MISS_COST,
    T_TACKLER,
    T_TACKLER_POWER,
    T_TARGET_POWER,
    chosen_of,
    frame_of,
    info_of,
    jump,
    next_of,
    number_of,
    pc_of,
    spot_of,
    tackle_base,
)
from touchline.team_manager.responses import RULE_OF_LABEL, fire
from touchline.team_manager.selecting import (
    attempt_targets,
    can_use,
    count,
    here,
    hidden_tokens_on,
    moves,
    own_highlights,
    select,
    tokens_on,
)
from touchline.team_manager.skills import draw_then_discard
from touchline.team_manager.state import (
    ASIDE,
    BOX,
    HIGHLIGHT_DECK,
    MATCHUP,
    MIDFIELD,
    ON,
    POOL,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.targets import tackle_targets
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
    COUNT_PLAYERS,
    DISCARD_THIS,
    DOWN,
    DRAW,
    E_LOST_BALL,
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
    TOKENS_ANY,
    TOKENS_EJECTION,
    TOKENS_ONE_REVEALED,
    USE,
    W_AT_CHOSEN,
)
from touchline.team_manager.zones import card_may_enter, open_zones


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
        commit_top(t, seat, here(t, source))
    elif effect == FIELD_TOP:
        field_top(t, seat, spot_of(frame) if who & W_AT_CHOSEN else here(t, source))
    elif effect == DRAW:
        draw_then_discard(t, seat, number, RULE_OF_LABEL[ability.label])
    elif effect == REROLL:
        reroll(t, seat, number)
    elif effect in TACKLE_WORDS:
        bear_on_tackle(t, effect, number, who, extra, seat, source)
    elif effect == REPLACE_HIGHLIGHT:
        codes = [V_REPLACE << 30 | MATCHUP + matchup << 20 for matchup in own_highlights(t, seat)]
        t.ask(K_HIGHLIGHT, seat, codes, S_REPLACED, seat, 0)
    elif effect == DISCARD_THIS:
        t.put(source, BOX)
        t.turned[source] = 0
        if t.loud:
            t.say(EV_CARD_DISCARDED, seat, source, -1, 0, RULE_OF_LABEL[ability.label])
    elif effect == BALL_AS_USUAL:
        t.agenda.append((S_PASS_USUAL, source, 0, 0))
    elif effect == BALL_TO_OPPONENT:
        ball_to_opponent(t, source, seat)


TARGETED: Final = (CHOOSE, STAND, DOWN, INJURE, INJURE_OUTRIGHT, ASSIGN, BALL)
TACKLE_WORDS: Final = (HIGHER, ONE_DIE, POWER, TOKEN_POWER, IF_MISS, INSTEAD)


def roll_die(t: Season, seat: int, source: int) -> int:
    face = t.roll_die()
    if t.loud:
        t.say(EV_DIE_ROLLED, seat, source, -1, face, "TM 5.10.1")
    return face


# --- Effects on one player ------------------------------------------------------------------------------------


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
    elif effect == BALL:
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


# --- Cheating tokens ------------------------------------------------------------------------------------------


def peek(t: Season, seat: int, players: list[int]) -> None:
    codes = [V_PICK << 30 | token << 20 for token in hidden_tokens_on(t, players)]
    if codes:
        t.ask(K_PICK_TOKEN, seat, codes, S_TOKEN_PICKED, seat, 0)


def token_picked(t: Season, seat: int, scrapping: int, code: int) -> None:
    """Look at the token, then keep it or have a new one drawn."""
    token = first_of(code)
    if scrapping:
        discard_token(t, token, "TM 6.3.1")
        return
    t.show(token, 1 << seat)
    if t.loud:
        t.say(EV_TOKEN_PEEKED, seat, token, t.place[token] - ON, 0, "TM 5.6.2")
    t.ask(K_PEEK, seat, [V_PEEK_KEEP << 30, V_PEEK_REDRAW << 30], S_PEEKED, token, 0)


def peeked(t: Season, token: int, _b: int, code: int) -> None:
    if verb_of(code) == V_PEEK_REDRAW:
        player = t.place[token] - ON
        discard_token(t, token, "TM 8.6.1")
        assign(t, player, "TM 8.6.1")


def scrap(t: Season, seat: int, players: list[int]) -> None:
    codes = [V_PICK << 30 | token << 20 for token in tokens_on(t, players, TOKENS_ONE_REVEALED)]
    if codes:
        t.ask(K_PICK_TOKEN, seat, codes, S_TOKEN_PICKED, seat, 1)


def shift(t: Season, frame: int, source: int, seat: int) -> None:
    """Move tokens: one by one, one revealed one, or all ejections together."""
    ability = t.catalogue.all_abilities[number_of(frame)]
    _effect, which, who, onto = ability.effects[pc_of(frame)]
    tokens = tokens_on(t, select(t, who, seat, source, -1, -1), which)
    receivers = select(t, onto, seat, source, -1, -1)
    if not tokens or not receivers:
        return
    if which == TOKENS_EJECTION:
        codes = [V_PICK << 30 | card << 20 for card in receivers]
        t.ask(K_PICK_PLAYER, seat, codes, S_SHIFTED, frame, source)
        return
    codes = [V_SHIFT << 30 | token << 20 for token in tokens]
    if which == TOKENS_ANY:
        codes.append(V_DONE << 30)
    t.ask(K_SHIFT, seat, codes, S_SHIFTED, frame, source)


def shifted(t: Season, frame: int, source: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_DONE:
        return
    if verb == V_PICK:
        for token in tokens_on(t, [source], TOKENS_EJECTION):
            shift_token(t, token, first_of(code))
        return
    shift_token(t, first_of(code), source)
    ability = t.catalogue.all_abilities[number_of(frame)]
    if ability.effects[pc_of(frame)][1] == TOKENS_ANY:
        shift(t, frame, source, t.owner[source])


def shift_token(t: Season, token: int, onto: int) -> None:
    t.put(token, ON + onto)
    if t.loud:
        t.say(EV_TOKEN_MOVED, t.owner[onto], token, onto, 1, "TM 8.1.3")


# --- Moving and putting players into matchups -----------------------------------------------------------------


def ask_move(t: Season, seat: int, players: list[int], may: bool) -> None:
    codes = [V_MOVE << 30 | card << 20 | zone << 10 for card, zone in moves(t, players, seat)]
    if not codes:
        return
    if may:
        codes.append(V_DECLINE << 30)
    t.ask(K_MOVE, seat, codes, S_MOVED, seat, 0)


def moved(t: Season, seat: int, _b: int, code: int) -> None:
    """A moved ball carrier leaves the ball with a friend, else at midfield (TM 8.5.3)."""
    if verb_of(code) == V_DECLINE:
        return
    card = first_of(code)
    matchup = t.matchup_of(card)
    carried = t.ball[matchup] == card
    move(t, card, second_of(code))
    if not carried:
        return
    zone = t.zone_of(seat, matchup)
    codes = [V_GIVE << 30 | friend << 20 for friend in t.piles[zone]] if zone >= 0 else []
    if codes:
        t.ask(K_BALL_LEFT, seat, codes, S_BALL_LEFT, card, matchup)
    else:
        t.ball[matchup] = MIDFIELD
        if t.loud:
            t.say(EV_BALL_DROPPED, seat, card, -1, matchup, "TM 8.5.3")
        fire(t, E_LOST_BALL, card, -1, matchup, info_of(True, not t.turned[card], -1))


def ball_left(t: Season, _card: int, _matchup: int, code: int) -> None:
    t.agenda.append((S_BALL, first_of(code), 1, 0))


def zones_at(t: Season, seat: int, card: int, matchup: int) -> list[int]:
    return [zone for zone in open_zones(t, seat) if (zone - ZONE) // ZONES == matchup and card_may_enter(t, card, zone)]


def commit_top(t: Season, seat: int, matchup: int) -> None:
    """Draw the top card and commit it; one that may not come stays in hand (TM-R91)."""
    card = t.draw(seat)
    if card < 0:
        return
    if t.loud:
        t.say(EV_DRAWN, seat, card, -1, 1, "TM 8.3.1")
    codes = [V_COMMIT << 30 | card << 20 | zone << 10 for zone in zones_at(t, seat, card, matchup)]
    if codes:
        t.ask(K_COMMIT_ZONE, seat, codes, S_COMMIT_ZONE_CHOSEN, seat, 0)


def commit_zone_chosen(t: Season, _seat: int, fielding: int, code: int) -> None:
    if fielding:
        field(t, first_of(code), second_of(code))
    else:
        t.agenda.append((S_COMMIT, first_of(code), second_of(code), 0))


def field_top(t: Season, seat: int, matchup: int) -> None:
    """Draw the top card and put it standing into the matchup, without skills (TM 8.5.4)."""
    card = t.draw(seat)
    if card < 0:
        return
    if t.loud:
        t.say(EV_DRAWN, seat, card, -1, 1, "TM 8.5.4")
    codes = [V_COMMIT << 30 | card << 20 | zone << 10 for zone in zones_at(t, seat, card, matchup)]
    if codes:
        t.ask(K_COMMIT_ZONE, seat, codes, S_COMMIT_ZONE_CHOSEN, seat, 1)


# --- The tackle under way -------------------------------------------------------------------------------------


def bear_on_tackle(t: Season, effect: int, number: int, who: int, extra: int, seat: int, source: int) -> None:
    """Of two words that contradict each other the later stands (TM 8.3.3)."""
    base = tackle_base(t)
    record = t.tackles
    if effect == HIGHER:
        record[base + T_FLAGS] = record[base + T_FLAGS] & ~F_ONE_DIE | F_HIGHER
    elif effect == ONE_DIE:
        if record[base + T_FLAGS] & F_HIGHER:
            record[base + T_MISS_COST] = 0  # the earlier response is ignored, its price too
        record[base + T_FLAGS] = record[base + T_FLAGS] & ~F_HIGHER | F_ONE_DIE
    elif effect == IF_MISS:
        record[base + T_MISS_COST] = number
        record[base + T_MISS_CARD] = source
    elif effect == INSTEAD:
        record[base + T_FLAGS] |= F_REPLACED
        if t.loud:
            t.say(EV_TACKLE_REPLACED, seat, source, record[base + T_TACKLER], 0, "TM 5.9.8")
    elif effect == TOKEN_POWER:
        add_power(t, turn_up_token(t, seat), select(t, who, seat, source, -1, -1))
    elif effect == POWER:
        players = select(t, who, seat, source, -1, -1)
        times = 1
        if extra == COUNT_PLAYERS:
            times = len(friends_of(t, players[0])) if players else 0
        if len(players) > 1:
            codes = [V_PICK << 30 | card << 20 for card in players]
            t.ask(K_PICK_PLAYER, seat, codes, S_POWER_PICKED, number * times, 0)
        else:
            add_power(t, number * times, players)


def power_picked(t: Season, power: int, _b: int, code: int) -> None:
    add_power(t, power, [first_of(code)])


def friends_of(t: Season, player: int) -> list[int]:
    zone = t.zone_of(t.owner[player], t.matchup_of(player))
    return [card for card in t.piles[zone] if card != player]


def add_power(t: Season, power: int, players: list[int]) -> None:
    base = tackle_base(t)
    for card in players:
        if card == t.tackles[base + T_TACKLER]:
            t.tackles[base + T_TACKLER_POWER] += power
        else:
            t.tackles[base + T_TARGET_POWER] += power


def turn_up_token(t: Season, seat: int) -> int:
    """A token from the pool for this attempt alone; only a Star Power number matters (TM-R59).

    The pool is mixed already; the draw is made here once more so that it is a roll like any other, with its odds.
    """
    pool = t.piles[POOL]
    if not pool:
        return 0
    token = pool[-1]
    other = pool[t.dice.roll(REVEALS, len(pool))]
    t.face[token], t.face[other] = t.face[other], t.face[token]
    t.show(token, t.all)
    t.put(token, ASIDE)
    if t.loud:
        t.say(EV_TOKEN_TURNED_UP, seat, token, -1, 0, "TM 8.3.1")
    return t.catalogue.token_power[t.face[token]]


def reroll(t: Season, seat: int, one: int) -> None:
    """All dice (Dodge), or one that the manager names (TM-R89)."""
    base = tackle_base(t)
    dice = t.tackles[base + T_DICE]
    if one:
        codes = [V_REROLL << 30 | die << 20 for die in range(dice)]
        t.ask(K_REROLL_DIE, seat, codes, S_REROLLED, seat, 0)
        return
    for die in range(dice):
        reroll_one(t, seat, die)


def rerolled(t: Season, seat: int, _b: int, code: int) -> None:
    reroll_one(t, seat, first_of(code))


def reroll_one(t: Season, seat: int, die: int) -> None:
    base = tackle_base(t)
    face = t.roll_die()
    t.tackles[base + T_FIRST + die] = face
    if t.loud:
        t.say(EV_DICE_REROLLED, seat, t.tackles[base + T_TACKLER], -1, face, "TM 11.1.3")


# --- Highlights and the ball ----------------------------------------------------------------------------------


def replaced(t: Season, seat: int, _b: int, code: int) -> None:
    """Only the card under the players changes (TM-R43); then it may be turned."""
    place = first_of(code)
    old = t.piles[place][0]
    t.turned[old] = 0
    t.put(old, BOX)
    card = t.piles[HIGHLIGHT_DECK][-1]
    t.show(card, t.all)
    t.put(card, place)
    if t.loud:
        t.say(EV_HIGHLIGHT_REPLACED, seat, card, -1, place - MATCHUP, "TM 5.13.1")
    t.ask(K_FACING, seat, [V_FACE_LEFT << 30, V_FACE_RIGHT << 30], S_FACING_CHOSEN, card, 0)


def facing_chosen(t: Season, card: int, _b: int, code: int) -> None:
    t.turned[card] = 1 if verb_of(code) == V_FACE_RIGHT else 0


def ball_to_opponent(t: Season, player: int, seat: int) -> None:
    """An opposing manager picks one of his players here; at a tournament the active one says which (TM-R47)."""
    matchup = t.matchup_of(player)
    opponents: list[int] = []
    for card in t.players_at(matchup):
        if t.owner[card] != seat and t.owner[card] not in opponents:
            opponents.append(t.owner[card])
    if opponents:
        codes = [V_OPPOSE << 30 | other << 20 for other in opponents]
        t.ask(K_OPPONENT, seat, codes, S_OPPONENT_CHOSEN, matchup, 0)


def opponent_chosen(t: Season, matchup: int, _b: int, code: int) -> None:
    opponent = first_of(code)
    codes = [V_GIVE << 30 | card << 20 for card in t.piles[t.zone_of(opponent, matchup)]]
    t.ask(K_OPPONENT_PLAYER, opponent, codes, S_OPPONENT_PLAYER_CHOSEN, matchup, 0)


def opponent_player_chosen(t: Season, _matchup: int, _b: int, code: int) -> None:
    t.agenda.append((S_BALL, first_of(code), 1, 0))
