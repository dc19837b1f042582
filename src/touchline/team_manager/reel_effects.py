"""Effects on highlights and on the ball (TM 4.5, 5.7)."""

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.names import (
    EV_HIGHLIGHT_REPLACED,
    EV_HIGHLIGHT_TURNED,
    K_FACING,
    K_HIGHLIGHT,
    K_OPPONENT,
    K_OPPONENT_PLAYER,
    S_BALL,
    S_FACING_CHOSEN,
    S_OPPONENT_CHOSEN,
    S_OPPONENT_PLAYER_CHOSEN,
    S_REPLACED,
    V_FACE_LEFT,
    V_FACE_RIGHT,
    V_GIVE,
    V_OPPOSE,
    V_REPLACE,
)
from touchline.team_manager.selecting import own_highlights
from touchline.team_manager.state import BOX, HIGHLIGHT_DECK, MATCHUP, Season


def replace_highlight(t: Season, seat: int) -> None:
    """Ask which highlight, if the deck has another and the manager has a player at one."""
    codes = [V_REPLACE << 30 | MATCHUP + matchup << 20 for matchup in own_highlights(t, seat)]
    if codes and t.piles[HIGHLIGHT_DECK]:
        t.ask(K_HIGHLIGHT, seat, codes, S_REPLACED, seat, 0)


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
    t.ask(K_FACING, seat, [V_FACE_LEFT << 30, V_FACE_RIGHT << 30], S_FACING_CHOSEN, card, seat)


def facing_chosen(t: Season, card: int, seat: int, code: int) -> None:
    if verb_of(code) == V_FACE_RIGHT:
        t.turned[card] = 1
        if t.loud:
            t.say(EV_HIGHLIGHT_TURNED, seat, card, -1, 0, "TM 5.13.1")


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
