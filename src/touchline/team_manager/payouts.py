"""Payouts (TM 6.6 to 6.8): sections in their order, fans at once, cards drawn and one of them kept."""

from typing import Final

from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.team_manager.names import (
    EV_CARD_KEPT,
    EV_CARDS_BOTTOMED,
    EV_CARDS_DRAWN,
    EV_PAYOUT,
    K_BOTTOM,
    K_EITHER_OR,
    K_KEEP,
    K_MORE_STARS,
    S_BOTTOMED,
    S_DRAW_CARDS,
    S_DRAW_MORE,
    S_KEPT,
    S_PAY_SEAT,
    S_SECTION,
    S_SECTION_CHOSEN,
    V_BOTTOM,
    V_DRAW_MORE,
    V_EITHER,
    V_KEEP,
    V_SKIP,
)
from touchline.team_manager.state import (
    ABSENT,
    DRAWN,
    IMPROVEMENTS,
    IN_PLAY,
    LEFT,
    MATCHUP,
    SPIKE_PILE,
    STAFF_DECK,
    STAR_DECK,
    TOURNAMENT_AT,
    UPGRADE_DECK,
    WINNER,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.words import E_COLLECT

STARS: Final = 0
TEAM: Final = 1
STAFF: Final = 2
LEFT_SECTION: Final = 0
CENTRE: Final = 1
RIGHT_SECTION: Final = 2


def pay_seat(t: Season, matchup: int, turn: int, _c: int) -> None:
    """Managers are paid in turn order (TM 6.6.3)."""
    while turn < t.seats:
        seat = (t.coin + turn) % t.seats
        turn += 1
        if t.placing[seat] != ABSENT:
            t.agenda.append((S_PAY_SEAT, matchup, turn, 0))
            for section in reversed(sections_due(t, matchup, seat)):
                t.agenda.append((S_SECTION, matchup, seat, section))
            return


def sections_due(t: Season, matchup: int, seat: int) -> list[int]:
    """Which sections of the card a manager collects (TM 6.6, 6.7, 9.3)."""
    alone = sum(1 for placing in t.placing if placing != ABSENT) == 1
    placing = t.placing[seat]
    if matchup == TOURNAMENT_AT:
        if alone:
            return [0, 1, 2] if t.seats > 2 else [0, 2]
        return [placing - WINNER]
    card = t.piles[MATCHUP + matchup][0]
    side = t.zone_of(seat, matchup) - (ZONE + matchup * ZONES)
    if t.turned[card]:
        side = 1 - side
    own = LEFT_SECTION if side == LEFT else RIGHT_SECTION
    if alone:
        return [own, CENTRE, RIGHT_SECTION - own]
    return [own, CENTRE] if placing == WINNER else [own]


def matchup_card(t: Season, matchup: int) -> int:
    return t.piles[SPIKE_PILE][-1] if matchup == TOURNAMENT_AT else t.piles[MATCHUP + matchup][0]


def section(t: Season, matchup: int, seat: int, index: int) -> None:
    """A slash gives a choice (TM 6.8.6)."""
    sides = t.catalogue.sections[t.face[matchup_card(t, matchup)]][index]
    if len(sides) == 1:
        section_chosen(t, seat, 0, V_EITHER << 30 | matchup << 20 | index << 10)
        return
    codes = [V_EITHER << 30 | matchup << 20 | index << 10 | side for side in range(len(sides))]
    t.ask(K_EITHER_OR, seat, codes, S_SECTION_CHOSEN, seat, 0)


def section_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    matchup = first_of(code)
    card = matchup_card(t, matchup)
    payout = t.catalogue.sections[t.face[card]][second_of(code)][third_of(code)]
    if t.loud:
        t.say(EV_PAYOUT, seat, card, -1, second_of(code), "TM 6.7.1" if matchup == TOURNAMENT_AT else "TM 6.6.1")
    t.gain(seat, payout.fans, card, "TM 6.8.1")
    for kind, number in ((STAFF, payout.staff), (TEAM, payout.team), (STARS, payout.stars)):
        if number:
            t.agenda.append((S_DRAW_CARDS, seat, kind, number | 1 << 8))


def draw_cards(t: Season, seat: int, kind: int, number: int) -> None:
    """Star and upgrade icons (TM 6.8.2, 6.8.3); ``number`` is how many to draw, and from bit 8 how many to keep."""
    if kind == STARS:
        more = more_stars(t, seat)
        if more and len(t.piles[deck_of(t, seat, kind)]) > number & 255:
            t.ask(
                K_MORE_STARS,
                seat,
                [V_DRAW_MORE << 30, V_SKIP << 30],
                S_DRAW_MORE,
                seat,
                number << 8 | more,
            )
            return
    draw(t, seat, kind, number)


def draw_more(t: Season, seat: int, packed: int, code: int) -> None:
    number = packed >> 8
    if verb_of(code) == V_DRAW_MORE:
        number += packed & 255
    draw(t, seat, STARS, number)


def more_stars(t: Season, seat: int) -> int:
    """How many more stars an upgrade lets the manager draw (Recruiting Agent)."""
    if not t.alert >> E_COLLECT & 1:
        return 0
    more = 0
    for card in t.piles[IN_PLAY + seat]:
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.event == E_COLLECT:
                more += ability.effects[0][1]
    return more


def deck_of(t: Season, seat: int, kind: int) -> int:
    if kind == STARS:
        return STAR_DECK + t.catalogue.team_unions[t.teams[seat]]
    return UPGRADE_DECK + seat if kind == TEAM else STAFF_DECK


def draw(t: Season, seat: int, kind: int, number: int) -> None:
    """Look at the top cards; what is there, where a deck is short (TM 6.8.7)."""
    place = deck_of(t, seat, kind)
    drawn = t.piles[place][-(number & 255) :]
    if not drawn:
        return
    t.mix(drawn, seat)
    for card in reversed(drawn):
        t.put(card, DRAWN + seat)
        t.show(card, 1 << seat)
    if t.loud:
        t.say(EV_CARDS_DRAWN, seat, -1, -1, len(drawn), RULE_OF_DRAW[kind])
    keep(t, seat, place, number >> 8)


def keep(t: Season, seat: int, place: int, number: int) -> None:
    """Choose which card to keep; the rest go under their deck (TM 6.8.4)."""
    pile = t.piles[DRAWN + seat]
    if number and pile:
        codes = [V_KEEP << 30 | card << 20 for card in pile]
        t.ask(K_KEEP, seat, codes, S_KEPT, seat, place << 8 | number)
    elif pile:
        codes = [V_BOTTOM << 30 | card << 20 for card in pile]
        t.ask(K_BOTTOM, seat, codes, S_BOTTOMED, seat, place)


def kept(t: Season, seat: int, packed: int, code: int) -> None:
    card = first_of(code)
    t.owner[card] = seat
    t.improvements[seat] += 1
    t.put(card, IMPROVEMENTS + seat)
    if t.loud:
        t.say(EV_CARD_KEPT, seat, card, -1, 1, "TM 6.8.8")
    keep(t, seat, packed >> 8, (packed & 255) - 1)


def bottomed(t: Season, seat: int, place: int, code: int) -> None:
    card = first_of(code)
    t.put_under(card, place)
    if t.loud:
        t.say(EV_CARDS_BOTTOMED, seat, card, -1, 1, "TM 6.8.4")
    keep(t, seat, place, 0)


RULE_OF_DRAW: Final = ("TM 6.8.2", "TM 6.8.3", "TM 6.8.3")
