"""The Maintenance phase (TM 4): its six steps, in order."""

from typing import Final

from touchline.team_manager.names import (
    EV_DRAWN,
    EV_HAND_DRAWN,
    EV_HIGHLIGHT_REVEALED,
    EV_KICKED_OFF,
    EV_POOL_RESTOCKED,
    EV_REFRESHED,
    EV_SPIKE_REVEALED,
    EV_STAR_TAKEN,
    EV_WEEK_BEGINS,
    S_HIGHLIGHTS,
    S_KICKOFF,
    S_REFRESH,
    S_REPLENISH,
    S_RESTOCK,
    S_SCOREBOARD,
    S_SPIKE,
    S_TURN,
)
from touchline.team_manager.state import (
    ASIDE,
    HAND,
    HIGHLIGHT_DECK,
    IN_PLAY,
    MATCHUP,
    MIDFIELD,
    POOL,
    SCHEDULING,
    SPIKE_DECK,
    SPIKE_PILE,
    STAR_DECK,
    TOURNAMENT_AT,
    Season,
)
from touchline.team_manager.words import EACH_DRAWS, EACH_TAKES_STAR, HEADLINE, L_NOW, MORE_HIGHLIGHTS

HAND_SIZE: Final = 6
TWO_MANAGER_REEL: Final = 4
TWO_MANAGER_MATCHUPS: Final = 2


def week(t: Season, _a: int, _b: int, _c: int) -> None:
    """A week: Maintenance, Matchup, Scoreboard (TM 3.1.1)."""
    t.week += 1
    t.passed = 0
    t.active = -1
    t.committed = -1
    t.headline = -1
    t.extra_highlights = 0
    t.felled = []
    if t.loud:
        t.say(EV_WEEK_BEGINS, t.coin, -1, -1, t.week, "TM 3.1.1")
    agenda = t.agenda
    agenda.append((S_SCOREBOARD, 0, 0, 0))
    agenda.append((S_TURN, t.coin, 0, 0))
    agenda.append((S_KICKOFF, 0, 0, 0))
    agenda.append((S_HIGHLIGHTS, 0, 0, 0))
    agenda.append((S_SPIKE, 0, 0, 0))
    agenda.append((S_RESTOCK, 0, 0, 0))
    agenda.append((S_REPLENISH, 0, 0, 0))
    agenda.append((S_REFRESH, 0, 0, 0))


def refresh(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.1.1."""
    for seat in range(t.seats):
        for card in t.piles[IN_PLAY + seat]:
            if t.turned[card]:
                t.turned[card] = 0
                if t.loud:
                    t.say(EV_REFRESHED, seat, card, -1, 0, "TM 4.1.1")


def replenish(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.2.1, 4.2.3."""
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        draw_cards(t, seat, HAND_SIZE - len(t.piles[HAND + seat]), "TM 4.2.1")


def draw_cards(t: Season, seat: int, number: int, rule: str) -> None:
    drawn = 0
    while drawn < number:
        card = t.draw(seat)
        if card < 0:
            break
        drawn += 1
        if t.loud:
            t.say(EV_DRAWN, seat, card, -1, 1, rule)
    if t.loud and drawn:
        t.say(EV_HAND_DRAWN, seat, -1, -1, drawn, rule)


def restock(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.3.1."""
    place = t.place
    for token in t.piles[ASIDE]:
        place[token] = POOL
    pool = t.piles[POOL] + t.piles[ASIDE]
    t.piles[POOL] = pool
    t.piles[ASIDE] = ()
    t.shuffle(pool)
    if t.loud:
        t.say(EV_POOL_RESTOCKED, t.coin, -1, -1, len(pool), "TM 4.3.1")


def spike(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.4."""
    card = t.piles[SPIKE_DECK][-1]
    t.show(card, t.all)
    t.put(card, SPIKE_PILE)
    if t.loud:
        t.say(EV_SPIKE_REVEALED, t.coin, card, -1, 0, "TM 4.4.1")
    face = t.face[card]
    if t.catalogue.kinds[face] == HEADLINE:
        t.headline = face
        for ability in t.catalogue.abilities[face]:
            if ability.label == L_NOW:
                headline_acts(t, ability.effects)


def headline_acts(t: Season, effects: tuple[tuple[int, int, int, int], ...]) -> None:
    """A headline without "This Week" acts at once (TM 4.4.3)."""
    for effect, number, _who, _extra in effects:
        if effect == MORE_HIGHLIGHTS:
            t.extra_highlights += number
        elif effect == EACH_DRAWS:
            for turn in range(t.seats):
                draw_cards(t, (t.coin + turn) % t.seats, number, "TM 4.4.3")
        elif effect == EACH_TAKES_STAR:
            for turn in range(t.seats):
                take_stars(t, (t.coin + turn) % t.seats, number)


def take_stars(t: Season, seat: int, number: int) -> None:
    """Stars taken into hand count as improvements gained (TM-R73) and are known to their owner alone (TM-R85)."""
    deck = STAR_DECK + t.catalogue.team_unions[t.teams[seat]]
    for _ in range(number):
        if not t.piles[deck]:
            return
        card = t.piles[deck][-1]
        t.show(card, 1 << seat)
        t.owner[card] = seat
        t.improvements[seat] += 1
        t.put(card, HAND + seat)
        if t.loud:
            t.say(EV_STAR_TAKEN, seat, card, -1, 0, "TM 4.4.3")


def has_tournament(t: Season) -> bool:
    return t.headline < 0


def highlights(t: Season, _a: int, _b: int, _c: int) -> None:
    """Roll the highlights (TM 4.5.1, 9.2.1, 10.3)."""
    limited = SCHEDULING in t.rules
    fewer = 1 if limited and has_tournament(t) else 0
    if t.seats == 2:
        number = TWO_MANAGER_REEL + t.extra_highlights
        t.keep_highlights = TWO_MANAGER_MATCHUPS - fewer + t.extra_highlights
    else:
        number = t.seats - fewer + t.extra_highlights
        t.keep_highlights = 0
    t.reel = min(number, len(t.piles[HIGHLIGHT_DECK]))
    for matchup in range(t.reel):
        card = t.piles[HIGHLIGHT_DECK][-1]
        t.show(card, t.all)
        t.put(card, MATCHUP + matchup)
        if t.loud:
            t.say(EV_HIGHLIGHT_REVEALED, t.coin, card, -1, matchup, "TM 4.5.1")


def kickoff(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.6.1."""
    for matchup in range(TOURNAMENT_AT):
        if t.piles[MATCHUP + matchup]:
            t.ball[matchup] = MIDFIELD
    if has_tournament(t):
        t.ball[TOURNAMENT_AT] = MIDFIELD
    if t.loud:
        t.say(EV_KICKED_OFF, t.coin, -1, -1, 0, "TM 4.6.1")
