"""Player states (TM 5.11): standing, downed, injured."""

from touchline.team_manager import events, moments, steps
from touchline.team_manager.abilities import begin
from touchline.team_manager.pitch import leave, lose_skills
from touchline.team_manager.records import AND_INJURED, BY_TACKLE, info_of
from touchline.team_manager.responses import fire, week_ability
from touchline.team_manager.state import Season


def fall(t: Season, player: int, agent: int, by: int) -> None:
    """One step down, and what answers it."""
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    if not t.turned[player]:
        info = info_of(t.ball[matchup] == player, True, by) | (BY_TACKLE if agent >= 0 else 0)
        t.agenda.append((steps.DOWNED, player, agent, info))
    t.agenda.append((steps.TOPPLE, player, agent, by))


def topple(t: Season, player: int, agent: int, by: int) -> None:
    """A standing player is downed, a downed one injured (TM 5.10.2, 5.10.4)."""
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    if t.turned[player]:
        t.agenda.append((steps.INJURE, player, agent, by))
        return
    t.turned[player] = 1
    lose_skills(t, player)
    t.fall_agent = agent
    t.fall_by = by
    carried = t.ball[matchup] == player
    if t.loud:
        t.say(events.DOWNED, t.owner[player], player, agent, 0, "TM 5.11.2")
    if t.mechanics is not None:
        t.mechanics.downed(t, player, agent, by)
    if carried and not t.catalogue.sure_hands[t.face[player]]:
        t.agenda.append((steps.DROP, player, matchup, 1))
    violence = week_ability(t, moments.DOWNED, player, info_of(carried, True, by))
    if violence >= 0:
        begin(t, violence, player, matchup, player)


def downed(t: Season, player: int, agent: int, info: int) -> None:
    """Responses to going down; a player injured by the same dice is answered as injured only (TM-R90, TM 13.4.4)."""
    matchup = t.matchup_of(player)
    if matchup >= 0:
        fire(t, moments.DOWNED, player, agent, matchup, info)


def injure(t: Season, player: int, agent: int, by: int) -> None:
    """An injured player leaves the matchup at once (TM 5.11.4)."""
    injure_from(t, player, agent, by, not t.turned[player], False)


def injure_fallen(t: Season, player: int, _b: int, _c: int) -> None:
    """Injured because he went down: he was standing when it struck him, and going down is answered too (TM-R99)."""
    injure_from(t, player, t.fall_agent, t.fall_by, True, bool(t.turned[player]))


def injure_from(t: Season, player: int, agent: int, by: int, standing: bool, downed_too: bool) -> None:
    matchup = t.matchup_of(player)
    if matchup < 0:
        return
    carried = t.ball[matchup] == player
    leave(t, player)
    if t.loud:
        t.say(events.INJURED, t.owner[player], player, agent, matchup, "TM 5.11.4")
    info = info_of(carried, standing, by) | (BY_TACKLE if agent >= 0 else 0)
    t.agenda.append((steps.INJURED, player, agent << 4 | matchup, info))
    if downed_too:
        t.agenda.append((steps.DOWNED_FIRST, player, agent << 4 | matchup, info | AND_INJURED))
    if carried:
        t.agenda.append((steps.DROP, player, matchup, 1 if standing else 0))
    if t.mechanics is not None:
        t.mechanics.injured(t, player, agent, matchup)


def injured(t: Season, player: int, where: int, info: int) -> None:
    fire(t, moments.INJURED, player, where >> 4, where & 15, info)


def downed_first(t: Season, player: int, where: int, info: int) -> None:
    """Responses to the going down of a player who is injured by now (TM-R99)."""
    fire(t, moments.DOWNED, player, where >> 4, where & 15, info)
