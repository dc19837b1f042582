"""The Maintenance phase (TM 4): its six steps, in order."""

from typing import Final

from touchline.team_manager import card_kinds, events, headings, places, steps
from touchline.team_manager.cards import Ability
from touchline.team_manager.records import frame_of
from touchline.team_manager.state import SCHEDULING, Season
from touchline.team_manager.vocabulary.word import DOES

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
        t.say(events.WEEK_BEGINS, t.coin, -1, -1, t.week, "TM 3.1.1")
    agenda = t.agenda
    agenda.append((steps.SCOREBOARD, 0, 0, 0))
    agenda.append((steps.TURN, t.coin, 0, 0))
    agenda.append((steps.KICKOFF, 0, 0, 0))
    agenda.append((steps.HIGHLIGHTS, 0, 0, 0))
    agenda.append((steps.SPIKE, 0, 0, 0))
    agenda.append((steps.RESTOCK, 0, 0, 0))
    agenda.append((steps.REPLENISH, 0, 0, 0))
    agenda.append((steps.REFRESH, 0, 0, 0))


def refresh(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.1.1."""
    for seat in range(t.seats):
        for card in t.piles[places.IN_PLAY + seat]:
            if t.turned[card]:
                t.turned[card] = 0
                if t.loud:
                    t.say(events.REFRESHED, seat, card, -1, 0, "TM 4.1.1")


def replenish(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.2.1, 4.2.3."""
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        size = HAND_SIZE if t.mechanics is None else HAND_SIZE + t.mechanics.hand_size(t, seat)
        draw_cards(t, seat, size - len(t.piles[places.HAND + seat]), "TM 4.2.1")


def draw_cards(t: Season, seat: int, number: int, rule: str) -> None:
    drawn = 0
    while drawn < number:
        card = t.draw(seat)
        if card < 0:
            break
        drawn += 1
        if t.loud:
            t.say(events.DRAWN, seat, card, -1, 1, rule)
    if t.loud and drawn:
        t.say(events.HAND_DRAWN, seat, -1, -1, drawn, rule)


def restock(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.3.1."""
    place = t.place
    for token in t.piles[places.ASIDE]:
        place[token] = places.POOL
    pool = t.piles[places.POOL] + t.piles[places.ASIDE]
    t.piles[places.POOL] = pool
    t.piles[places.ASIDE] = ()
    t.shuffle(pool)
    if t.loud:
        t.say(events.POOL_RESTOCKED, t.coin, -1, -1, len(pool), "TM 4.3.1")


def spike(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.4."""
    card = t.piles[places.SPIKE_DECK][-1]
    t.show(card, t.all)
    t.put(card, places.SPIKE_PILE)
    if t.loud:
        t.say(events.SPIKE_REVEALED, t.coin, card, -1, 0, "TM 4.4.1")
    face = t.face[card]
    if t.catalogue.kinds[face] == card_kinds.HEADLINE:
        t.headline = face
        for ability in t.catalogue.abilities[face]:
            if ability.label == headings.NOW:
                headline_acts(t, ability)


def headline_acts(t: Season, ability: Ability) -> None:
    """A headline without "This Week" acts at once (TM 4.4.3)."""
    for effect, number, who, extra in ability.effects:
        DOES[effect](t, frame_of(ability.number, 0, -1, -1), -1, number, who, extra)


def take_stars(t: Season, seat: int, number: int) -> None:
    """Stars taken into hand count as improvements gained (TM-R73) and are known to their owner alone (TM-R85)."""
    deck = t.star_deck(t.catalogue.team_unions[t.teams[seat]])
    for _ in range(number):
        if not t.piles[deck]:
            return
        card = t.piles[deck][-1]
        t.show(card, 1 << seat)
        t.owner[card] = seat
        t.improvements[seat] += 1
        t.put(card, places.HAND + seat)
        if t.loud:
            t.say(events.STAR_TAKEN, seat, card, -1, 0, "TM 4.4.3")


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
    t.reel = min(number, len(t.piles[places.HIGHLIGHT_DECK]), places.TOURNAMENT_AT)
    for matchup in range(t.reel):
        card = t.piles[places.HIGHLIGHT_DECK][-1]
        t.show(card, t.all)
        t.put(card, places.MATCHUP + matchup)
        if t.loud:
            t.say(events.HIGHLIGHT_REVEALED, t.coin, card, -1, matchup, "TM 4.5.1")


def kickoff(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 4.6.1."""
    for matchup in range(places.TOURNAMENT_AT):
        if t.piles[places.MATCHUP + matchup]:
            t.ball[matchup] = places.MIDFIELD
    if has_tournament(t):
        t.ball[places.TOURNAMENT_AT] = places.MIDFIELD
    if t.loud:
        t.say(events.KICKED_OFF, t.coin, -1, -1, 0, "TM 4.6.1")
    if t.mechanics is not None:
        t.mechanics.kick_off(t)
