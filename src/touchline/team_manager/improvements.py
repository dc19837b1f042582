"""Improvement piles (TM 6.10): upgrades come into play, Freebooters are shuffled in, other stars go on top."""

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.names import (
    EV_DECK_SHUFFLED,
    EV_FREEBOOTER_RETURNED,
    EV_IMPROVEMENT_REVEALED,
    EV_STAR_PLACED,
    K_FREEBOOTER,
    K_STARS_ON_TOP,
    S_FREEBOOTER_CHOSEN,
    S_FREEBOOTERS,
    S_IMPROVE,
    S_SHUFFLE_IN,
    S_STAR_PLACED,
    S_STARS_ON_TOP,
    V_DECLINE,
    V_PLACE,
    V_RETURN,
)
from touchline.team_manager.state import BOX, DECK, DISCARD, F_ROSTER, HAND, IMPROVEMENTS, IN_PLAY, Season
from touchline.team_manager.words import STAFF_UPGRADE, TEAM_UPGRADE


def improve(t: Season, turn: int, _b: int, _c: int) -> None:
    """Each manager in turn order reveals his pile (TM 6.10.1, 6.10.2)."""
    while turn < t.seats and not t.piles[IMPROVEMENTS + (t.coin + turn) % t.seats]:
        turn += 1
    if turn == t.seats:
        return
    t.agenda.append((S_IMPROVE, turn + 1, 0, 0))
    seat = (t.coin + turn) % t.seats
    pile = t.piles[IMPROVEMENTS + seat]
    kinds = t.catalogue.kinds
    for kind in (STAFF_UPGRADE, TEAM_UPGRADE):
        for card in pile:
            if kinds[t.face[card]] == kind:
                reveal_upgrade(t, seat, card)
    for freebooting in (True, False):
        for card in t.piles[IMPROVEMENTS + seat]:
            if joins_as_freebooter(t, seat, card) == freebooting:
                reveal_star(t, seat, card)
    if t.piles[IMPROVEMENTS + seat]:
        t.agenda.append((S_STARS_ON_TOP, seat, 0, 0))
        t.agenda.append((S_FREEBOOTERS, seat, 0, 0))


def reveal_upgrade(t: Season, seat: int, card: int) -> None:
    """An upgrade works from now on (TM 6.10.3)."""
    reveal(t, seat, card)
    t.put(card, IN_PLAY + seat)
    t.alert |= t.catalogue.events[t.face[card]]


def reveal_star(t: Season, seat: int, card: int) -> None:
    reveal(t, seat, card)
    t.family[card] = F_ROSTER + seat


def reveal(t: Season, seat: int, card: int) -> None:
    t.show(card, t.all)
    if t.loud:
        t.say(EV_IMPROVEMENT_REVEALED, seat, card, -1, 0, "TM 6.10.2")


def joins_as_freebooter(t: Season, seat: int, card: int) -> bool:
    """Freebooters, and every drafted star where an upgrade says so (Gryphon-ade)."""
    if t.catalogue.freebooter[t.face[card]]:
        return True
    return any(t.catalogue.draft_freebooters[t.face[upgrade]] for upgrade in t.piles[IN_PLAY + seat])


def freebooters(t: Season, seat: int, done: int, _c: int) -> None:
    """For each Freebooter one player may be returned (TM 6.10.4); then one shuffle (TM 6.10.5)."""
    joining = [card for card in t.piles[IMPROVEMENTS + seat] if joins_as_freebooter(t, seat, card)]
    if not joining:
        return
    if done == len(joining):
        t.agenda.append((S_SHUFFLE_IN, seat, 0, 0))
        return
    for card in t.piles[DECK + seat]:
        t.show(card, 1 << seat)
    t.ask(K_FREEBOOTER, seat, freebooter_codes(t, seat), S_FREEBOOTER_CHOSEN, seat, done)


def freebooter_codes(t: Season, seat: int) -> list[int]:
    """One option for each different card of hand, deck and discard pile, and returning nobody."""
    codes = [V_DECLINE << 30]
    for place in (HAND + seat, DECK + seat, DISCARD + seat):
        offered: list[int] = []
        for card in sorted(t.piles[place]):
            if t.face[card] not in offered:
                offered.append(t.face[card])
                codes.append(V_RETURN << 30 | card << 20)
    return codes


def freebooter_chosen(t: Season, seat: int, done: int, code: int) -> None:
    t.agenda.append((S_FREEBOOTERS, seat, done + 1, 0))
    if verb_of(code) == V_DECLINE:
        return
    card = first_of(code)
    t.show(card, t.all)
    t.put(card, BOX)
    if t.loud:
        t.say(EV_FREEBOOTER_RETURNED, seat, card, -1, 0, "TM 6.10.4")


def shuffle_in(t: Season, seat: int, _b: int, _c: int) -> None:
    """Deck, discard pile and newcomers become the new Team deck; the hand stays (TM 6.10.5)."""
    joining = [card for card in t.piles[IMPROVEMENTS + seat] if joins_as_freebooter(t, seat, card)]
    for card in list(t.piles[DISCARD + seat]) + joining:
        t.put(card, DECK + seat)
    t.shuffle(t.piles[DECK + seat])
    if t.loud:
        t.say(EV_DECK_SHUFFLED, seat, -1, -1, len(t.piles[DECK + seat]), "TM 6.10.5")


def stars_on_top(t: Season, seat: int, _b: int, _c: int) -> None:
    """Other stars on the deck in any order, in everyone's sight (TM 6.10.6, TM-R84)."""
    pile = t.piles[IMPROVEMENTS + seat]
    if pile:
        codes = [V_PLACE << 30 | card << 20 for card in pile]
        t.ask(K_STARS_ON_TOP, seat, codes, S_STAR_PLACED, seat, 0)


def star_placed(t: Season, seat: int, _b: int, code: int) -> None:
    card = first_of(code)
    t.put(card, DECK + seat)
    if t.loud:
        t.say(EV_STAR_PLACED, seat, card, -1, 0, "TM 6.10.6")
    stars_on_top(t, seat, 0, 0)
