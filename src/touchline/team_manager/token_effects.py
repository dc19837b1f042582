"""Effects on cheating tokens: looking at them, moving and discarding them (TM 5.6, 8.6)."""

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.names import (
    EV_TOKEN_MOVED,
    EV_TOKEN_PEEKED,
    K_PEEK,
    K_PICK_PLAYER,
    K_PICK_TOKEN,
    K_SHIFT,
    S_PEEKED,
    S_SHIFTED,
    S_TOKEN_PICKED,
    V_DONE,
    V_PEEK_KEEP,
    V_PEEK_REDRAW,
    V_PICK,
    V_SHIFT,
)
from touchline.team_manager.pitch import assign, discard_token
from touchline.team_manager.records import number_of, pc_of
from touchline.team_manager.selecting import hidden_tokens_on, select, tokens_on
from touchline.team_manager.state import ON, Season
from touchline.team_manager.words import TOKENS_ANY, TOKENS_EJECTION, TOKENS_ONE_REVEALED


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
