"""The pitch: players coming to a matchup, moving and leaving it; tokens put on them; cards discarded or exhausted."""

from touchline.team_manager import events, places, steps
from touchline.team_manager.in_play import FIELDED, MOVED
from touchline.team_manager.state import Season


def enter(t: Season, card: int, zone: int) -> int:
    """A player comes into a zone, standing and in everyone's sight; gives the matchup."""
    seat = t.owner[card]
    if t.mechanics is not None:
        t.mechanics.laid_open(t, card)
    t.show(card, t.all)
    t.family[card] = seat
    t.turned[card] = 0
    t.put(card, zone)
    return (zone - places.ZONE) // places.ZONES


def field(t: Season, card: int, zone: int) -> None:
    """A player put into a matchup without skills is not committed (TM 8.5.4)."""
    matchup = enter(t, card, zone)
    if t.loud:
        t.say(events.FIELDED, t.owner[card], card, -1, zone, "TM 8.5.4")
    if t.keep_highlights:
        settle_reel(t)
    if t.mechanics is not None:
        t.mechanics.entered(t, card, matchup, FIELDED)


def move(t: Season, card: int, zone: int) -> None:
    """A moved player keeps his state and tokens and uses no skills (TM 8.5.1)."""
    lose_skills(t, card)
    t.put(card, zone)
    if t.loud:
        t.say(events.MOVED, t.owner[card], card, -1, zone, "TM 8.5.1")
    if t.keep_highlights:
        settle_reel(t)
    if t.mechanics is not None:
        t.mechanics.entered(t, card, t.matchup_of(card), MOVED)


def lose_skills(t: Season, card: int) -> None:
    """Whoever goes down, moves or leaves loses the skills he has not used, even if he is back (TM 5.11.2, TM-R38)."""
    agenda = t.agenda
    further = t.mechanics.interrupting if t.mechanics is not None else ()
    for n in range(len(agenda) - 1, -1, -1):
        step, a, _, _ = agenda[n]
        if a == card and (step == steps.SKILLS or step == steps.PLAYED or step in further):
            del agenda[n]


def settle_reel(t: Season) -> None:
    """Two managers: as soon as enough highlights are occupied the others go back to the box (TM 9.2.1)."""
    piles = t.piles
    occupied = 0
    for matchup in range(places.TOURNAMENT_AT):
        zone = places.ZONE + matchup * places.ZONES
        if piles[zone] or piles[zone + 1]:
            occupied += 1
    if occupied < t.keep_highlights:
        return
    t.keep_highlights = 0
    for matchup in range(places.TOURNAMENT_AT):
        zone = places.ZONE + matchup * places.ZONES
        pile = piles[places.MATCHUP + matchup]
        if pile and not piles[zone] and not piles[zone + 1]:
            t.ball[matchup] = places.NO_BALL
            t.put(pile[0], places.BOX)
            if t.loud:
                t.say(events.HIGHLIGHT_RETURNED, -1, pile[0], -1, matchup, "TM 9.2.1")
    if t.mechanics is not None:
        t.mechanics.reel_settled(t)


def exhaust(t: Season, card: int) -> None:
    """TM 8.2.2."""
    t.turned[card] = 1
    if t.loud:
        t.say(events.CARD_EXHAUSTED, t.owner[card], card, -1, 0, "TM 8.2.2")


def discard(t: Season, card: int, rule: str) -> None:
    """From hand to the discard pile, faceup (TM-R76)."""
    seat = t.owner[card]
    if t.mechanics is not None:
        t.mechanics.laid_open(t, card)
    t.show(card, t.all)
    t.family[card] = seat
    t.put(card, places.DISCARD + seat)
    if t.loud:
        t.say(events.DISCARDED, seat, card, -1, 0, rule)


def leave(t: Season, card: int) -> None:
    """An injured or ejected player goes to the discard pile, and his tokens are set aside (TM 5.11.4, 5.11.5)."""
    if t.mechanics is not None:
        t.mechanics.left(t, card, t.matchup_of(card))
    for token in t.piles[places.ON + card]:
        t.put(token, places.ASIDE)
    if t.scoring < 0:  # nobody uses skills in the Scoreboard phase
        lose_skills(t, card)
    t.turned[card] = 0
    t.put(card, places.DISCARD + t.owner[card])


def assign(t: Season, card: int, rule: str) -> None:
    """A cheating token from the pool, facedown, onto a player (TM 5.6.1, 8.6.1)."""
    pool = t.piles[places.POOL]
    if not pool:
        return
    token = pool[-1]
    t.put(token, places.ON + card)
    if t.loud:
        t.say(events.TOKEN_ASSIGNED, t.owner[card], token, card, 1, rule)


def discard_token(t: Season, token: int, rule: str) -> None:
    """A discarded token is set aside until Maintenance (TM 8.6.1)."""
    player = t.place[token] - places.ON
    t.put(token, places.ASIDE)
    if t.loud:
        t.say(events.TOKEN_DISCARDED, t.owner[player] if player >= 0 else -1, token, player, 1, rule)
