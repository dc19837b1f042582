"""Effects that bring players to matchups: moving, committing and fielding them (TM 8.5)."""

from touchline.table.decision import first_of, second_of, verb_of
from touchline.team_manager.names import (
    EV_BALL_DROPPED,
    EV_DRAWN,
    K_BALL_LEFT,
    K_COMMIT_ZONE,
    K_MOVE,
    S_BALL,
    S_BALL_LEFT,
    S_COMMIT,
    S_COMMIT_ZONE_CHOSEN,
    S_MOVED,
    V_COMMIT,
    V_DECLINE,
    V_GIVE,
    V_MOVE,
)
from touchline.team_manager.pitch import field, move
from touchline.team_manager.records import info_of
from touchline.team_manager.responses import fire
from touchline.team_manager.selecting import moves
from touchline.team_manager.state import MIDFIELD, ZONE, ZONES, Season
from touchline.team_manager.words import E_LOST_BALL
from touchline.team_manager.zones import card_may_enter, open_zones


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


def top_card(t: Season, seat: int, matchup: int, fielding: int, rule: str) -> None:
    """Draw the top card for a matchup; one that may not come there stays in hand (TM-R91).

    It is committed, or put there standing without skills (TM 8.5.4).
    """
    card = t.draw(seat)
    if card < 0:
        return
    if t.loud:
        t.say(EV_DRAWN, seat, card, -1, 1, rule)
    codes = [V_COMMIT << 30 | card << 20 | zone << 10 for zone in zones_at(t, seat, card, matchup)]
    if codes:
        t.ask(K_COMMIT_ZONE, seat, codes, S_COMMIT_ZONE_CHOSEN, seat, fielding)


def commit_zone_chosen(t: Season, _seat: int, fielding: int, code: int) -> None:
    if fielding:
        field(t, first_of(code), second_of(code))
    else:
        t.agenda.append((S_COMMIT, first_of(code), second_of(code), 0))
