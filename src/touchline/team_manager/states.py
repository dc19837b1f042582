"""Player states (TM 5.11): standing, downed, injured."""

from touchline.team_manager.names import EV_DOWNED, EV_INJURED, S_DOWNED, S_DROP, S_INJURE, S_INJURED, S_RUN, S_TOPPLE
from touchline.team_manager.pitch import leave
from touchline.team_manager.records import BY_TACKLE, frame_of, info_of
from touchline.team_manager.responses import fire, week_ability
from touchline.team_manager.state import Season
from touchline.team_manager.words import E_DOWNED, E_INJURED


def fall(t: Season, player: int, agent: int, by: int) -> None:
    """One step down, and what answers it."""
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    if not t.turned[player]:
        info = info_of(t.ball[matchup] == player, True, by) | (BY_TACKLE if agent >= 0 else 0)
        t.agenda.append((S_DOWNED, player, agent, info))
    t.agenda.append((S_TOPPLE, player, agent, by))


def topple(t: Season, player: int, agent: int, by: int) -> None:
    """A standing player is downed, a downed one injured (TM 5.10.2, 5.10.4)."""
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    if t.turned[player]:
        t.agenda.append((S_INJURE, player, agent, by))
        return
    t.turned[player] = 1
    t.fall_agent = agent
    t.fall_by = by
    carried = t.ball[matchup] == player
    if t.loud:
        t.say(EV_DOWNED, t.owner[player], player, agent, 0, "TM 5.11.2")
    if carried and not t.catalogue.sure_hands[t.face[player]]:
        t.agenda.append((S_DROP, player, matchup, 1))
    violence = week_ability(t, E_DOWNED)
    if violence >= 0:
        t.agenda.append((S_RUN, frame_of(violence, 0, player, matchup), player, 0))


def downed(t: Season, player: int, agent: int, info: int) -> None:
    """Responses to going down; a player injured by the same cause is answered as injured only (TM-R90)."""
    matchup = t.matchup_of(player)
    if matchup >= 0 and t.turned[player]:
        fire(t, E_DOWNED, player, agent, matchup, info)


def injure(t: Season, player: int, agent: int, by: int) -> None:
    """An injured player leaves the matchup at once (TM 5.11.4)."""
    injure_from(t, player, agent, by, not t.turned[player])


def injure_fallen(t: Season, player: int, _b: int, _c: int) -> None:
    """Injured by what put him down: he was standing when it struck him (TM-R90)."""
    injure_from(t, player, t.fall_agent, t.fall_by, True)


def injure_from(t: Season, player: int, agent: int, by: int, standing: bool) -> None:
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    carried = t.ball[matchup] == player
    leave(t, player)
    if t.loud:
        t.say(EV_INJURED, t.owner[player], player, agent, matchup, "TM 5.11.4")
    info = info_of(carried, standing, by) | (BY_TACKLE if agent >= 0 else 0)
    t.agenda.append((S_INJURED, player, agent << 4 | matchup, info))
    if carried:
        t.agenda.append((S_DROP, player, matchup, 1 if standing else 0))


def injured(t: Season, player: int, where: int, info: int) -> None:
    fire(t, E_INJURED, player, where >> 4, where & 15, info)
