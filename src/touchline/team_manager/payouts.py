"""Payouts (TM 6.6 to 6.8): sections in their order, fans at once, cards drawn and one of them kept."""

from typing import Final

from touchline.table.decision import code_of, codes_for, first_of, second_of, third_of, verb_of
from touchline.team_manager import bare, events, kinds, moments, places, placings, steps, verbs
from touchline.team_manager.cards import Payout
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.state import Season

# What is drawn, as steps have it: the number of an icon, fans left out.
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
        if t.placing[seat] != placings.ABSENT:
            t.agenda.append((steps.PAY_SEAT, matchup, turn, 0))
            for section in reversed(sections_due(t, matchup, seat)):
                t.agenda.append((steps.SECTION, matchup, seat, section))
            return


def sections_due(t: Season, matchup: int, seat: int) -> list[int]:
    """Which sections of the card a manager collects (TM 6.6, 6.7, 9.3)."""
    placing = t.placing[seat]
    if matchup == places.TOURNAMENT_AT:
        if alone(t):
            return [0, 1, 2] if t.seats > 2 else [0, 2]
        return [placing - placings.WINNER]
    card = t.piles[places.MATCHUP + matchup][0]
    side = t.zone_of(seat, matchup) - (places.ZONE + matchup * places.ZONES)
    if t.turned[card]:
        side = 1 - side
    own = LEFT_SECTION if side == places.LEFT else RIGHT_SECTION
    if alone(t):
        return [own, CENTRE, RIGHT_SECTION - own]
    return [own, CENTRE] if placing == placings.WINNER else [own]


def alone(t: Season) -> bool:
    """Whether the one manager who is paid here is alone at the matchup (TM 8.4.3)."""
    there = 0
    for placing in t.placing:
        if placing != placings.ABSENT:
            there += 1
    return there == 1


def rule_of_payout(t: Season, matchup: int) -> str:
    """Which rule gives a section to a manager."""
    if matchup != places.TOURNAMENT_AT:
        return "TM 6.6.2" if alone(t) else "TM 6.6.1"
    if t.seats == 2:
        return "TM 9.3.2" if alone(t) else "TM 9.3.1"
    return "TM 6.7.2" if alone(t) else "TM 6.7.1"


def matchup_card(t: Season, matchup: int) -> int:
    return t.piles[places.SPIKE_PILE][-1] if matchup == places.TOURNAMENT_AT else t.piles[places.MATCHUP + matchup][0]


def section(t: Season, matchup: int, seat: int, index: int) -> None:
    """A slash gives a choice (TM 6.8.6)."""
    sides = t.catalogue.sections[t.face[matchup_card(t, matchup)]][index]
    if len(sides) == 1:
        section_chosen(t, seat, 0, code_of(verbs.EITHER, matchup, index))
        return
    codes = [code_of(verbs.EITHER, matchup, index, side) for side in range(len(sides))]
    t.ask(kinds.EITHER_OR, seat, codes, steps.SECTION_CHOSEN, seat, 0)


def section_chosen(t: Season, seat: int, _b: int, code: int) -> None:
    matchup = first_of(code)
    card = matchup_card(t, matchup)
    payout = t.catalogue.sections[t.face[card]][second_of(code)][third_of(code)]
    if t.loud:
        t.say(events.PAYOUT, seat, card, -1, second_of(code), rule_of_payout(t, matchup))
    due = payout.due
    if t.mechanics is not None and matchup != places.TOURNAMENT_AT:
        due = with_beside(t, matchup, second_of(code), payout)
    for icon, amount in due:
        collect(t, seat, icon, amount, card)


def with_beside(t: Season, matchup: int, index: int, payout: Payout) -> tuple[tuple[int, int], ...]:
    """A section with what the zone pays beside it, equal icons added up (TM 19.6.2)."""
    if index == CENTRE:
        return payout.due
    side = places.LEFT if index == LEFT_SECTION else places.RIGHT
    if t.turned[matchup_card(t, matchup)]:
        side = 1 - side
    assert t.mechanics is not None
    beside = t.mechanics.paid_beside(t, matchup, side)
    if not beside:
        return payout.due
    added = [(icon, amount + beside[icon]) for icon, amount in enumerate(payout.amounts) if amount + beside[icon]]
    return tuple(reversed(added))


def collect(t: Season, seat: int, icon: int, amount: int, card: int) -> None:
    """What so many of an icon pay: cards are drawn, fans and the like come at once."""
    pays = ICONS[icon].pays
    if pays is not None:
        pays(t, seat, amount, card)
    else:
        t.agenda.append((steps.DRAW_CARDS, seat, icon - 1, amount | 1 << 8))


def draw_cards(t: Season, seat: int, kind: int, number: int) -> None:
    """Star and upgrade icons (TM 6.8.2, 6.8.3); ``number`` is how many to draw, and from bit 8 how many to keep."""
    if t.mechanics is not None:
        number = max((number & 255) + t.mechanics.drawing(t, seat, kind), 1) | number >> 8 << 8
    if kind == STARS:
        more = more_stars(t, seat)
        if more and len(t.piles[deck_of(t, seat, kind)]) > number & 255:
            t.ask(
                kinds.MORE_STARS,
                seat,
                [bare.DRAW_MORE, bare.SKIP],
                steps.DRAW_MORE,
                seat,
                number << 8 | more,
            )
            return
    draw(t, seat, kind, number)


def draw_more(t: Season, seat: int, packed: int, code: int) -> None:
    number = packed >> 8
    if verb_of(code) == verbs.DRAW_MORE:
        number += packed & 255
    draw(t, seat, STARS, number)


def more_stars(t: Season, seat: int) -> int:
    """How many more stars an upgrade lets the manager draw (Recruiting Agent)."""
    if not t.alert >> moments.COLLECT & 1:
        return 0
    more = 0
    for card in t.piles[places.IN_PLAY + seat]:
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.event == moments.COLLECT:
                more += ability.effects[0][1]
    return more


def deck_of(t: Season, seat: int, kind: int) -> int:
    deck = ICONS[kind + 1].deck
    assert deck is not None
    return deck(t, seat)


def draw(t: Season, seat: int, kind: int, number: int) -> None:
    """Look at the top cards; what is there, where a deck is short (TM 6.8.7)."""
    place = deck_of(t, seat, kind)
    drawn = t.piles[place][-(number & 255) :]
    if not drawn:
        return
    t.mix(drawn, seat)
    for card in reversed(drawn):
        t.put(card, places.DRAWN + seat)
        t.show(card, 1 << seat)
    if t.loud:
        t.say(events.CARDS_DRAWN, seat, -1, -1, len(drawn), ICONS[kind + 1].rule)
    keep(t, seat, place, number >> 8)


def keep(t: Season, seat: int, place: int, number: int) -> None:
    """Choose which card to keep; the rest go under their deck (TM 6.8.4)."""
    pile = t.piles[places.DRAWN + seat]
    if number and pile:
        codes = codes_for(verbs.KEEP, pile)
        t.ask(kinds.KEEP, seat, codes, steps.KEPT, seat, place << 8 | number)
    elif pile:
        codes = codes_for(verbs.BOTTOM, pile)
        t.ask(kinds.BOTTOM, seat, codes, steps.BOTTOMED, seat, place)


def kept(t: Season, seat: int, packed: int, code: int) -> None:
    card = first_of(code)
    t.owner[card] = seat
    t.improvements[seat] += 1
    t.put(card, places.IMPROVEMENTS + seat)
    if t.loud:
        t.say(events.CARD_KEPT, seat, card, -1, 1, "TM 6.8.8")
    keep(t, seat, packed >> 8, (packed & 255) - 1)


def bottomed(t: Season, seat: int, place: int, code: int) -> None:
    card = first_of(code)
    t.put_under(card, place)
    if t.loud:
        t.say(events.CARDS_BOTTOMED, seat, card, -1, 1, "TM 6.8.4")
    keep(t, seat, place, 0)
