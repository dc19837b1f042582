"""The ball: becoming ball carrier and dropping it (TM 5.7, 5.12, 11.1.4, 11.1.14)."""

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.team_manager import bare, events, kinds, moments, places, steps, verbs
from touchline.team_manager.records import info_of
from touchline.team_manager.responses import fire
from touchline.team_manager.state import Season


def friends(t: Season, seat: int, matchup: int, player: int) -> list[int]:
    """Other players of this manager at the matchup, downed ones too."""
    zone = t.zone_of(seat, matchup)
    if zone < 0:
        return []
    return [other for other in t.piles[zone] if other != player]


def asks_dump_off(t: Season, player: int, matchup: int, then: int) -> bool:
    """Ask whether Dump-Off sends the ball to a friend, where there is one; tells whether it was asked (TM 11.1.4)."""
    if not t.catalogue.dump_off[t.face[player]]:
        return False
    seat = t.owner[player]
    codes = codes_for(verbs.GIVE, friends(t, seat, matchup, player))
    if not codes:
        return False
    codes.append(bare.KEEP_BALL)
    t.ask(kinds.DUMP_OFF, seat, codes, then, player, matchup)
    return True


def ball(t: Season, player: int, may_dump: int, _c: int) -> None:
    """A player is to become ball carrier; with Dump-Off the ball may go on to a friend (TM 11.1.4, TM-R82)."""
    matchup = t.matchup_of(player)
    if matchup < 0 or t.ball[matchup] == player:
        return
    if not (may_dump and not t.turned[player] and asks_dump_off(t, player, matchup, steps.BALL_CHOSEN)):
        become_carrier(t, player, matchup)


def ball_chosen(t: Season, player: int, _b: int, code: int) -> None:
    receiver = first_of(code) if verb_of(code) == verbs.GIVE else player
    t.agenda.append((steps.BALL, receiver, 0, 0))


def become_carrier(t: Season, player: int, matchup: int) -> None:
    before = t.ball[matchup]
    t.ball[matchup] = player
    if t.loud:
        t.say(events.BALL_GAINED, t.owner[player], player, -1, matchup, "TM 5.7.1")
    fire(t, moments.GOT_BALL, player, -1, matchup, info_of(True, not t.turned[player], -1))
    if before >= 0:
        fire(t, moments.LOST_BALL, before, -1, matchup, info_of(True, not t.turned[before], -1))
    if t.mechanics is not None:
        t.mechanics.carrier_changed(t, matchup, player, before)


def drop(t: Season, player: int, matchup: int, was_standing: int) -> None:
    """A carrier who was downed, injured or ejected drops the ball (TM 5.12.1)."""
    if t.ball[matchup] != player:
        return
    if not (was_standing and asks_dump_off(t, player, matchup, steps.DROP_CHOSEN)):
        drop_at_midfield(t, player, matchup, was_standing)


def drop_chosen(t: Season, player: int, matchup: int, code: int) -> None:
    if verb_of(code) == verbs.GIVE:
        t.agenda.append((steps.BALL, first_of(code), 0, 0))
    else:
        drop_at_midfield(t, player, matchup, 1)


def drop_at_midfield(t: Season, player: int, matchup: int, was_standing: int) -> None:
    t.ball[matchup] = places.MIDFIELD
    if t.loud:
        t.say(events.BALL_DROPPED, t.owner[player], player, -1, matchup, "TM 5.12.1")
    fire(t, moments.LOST_BALL, player, -1, matchup, info_of(True, bool(was_standing), -1))
    if t.mechanics is not None:
        t.mechanics.carrier_changed(t, matchup, places.MIDFIELD, player)
