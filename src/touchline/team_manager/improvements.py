"""Improvement piles (TM 6.10): upgrades come into play, Freebooters are shuffled in, other stars go on top."""

from touchline.table.decision import code_of, codes_for, first_of, verb_of
from touchline.team_manager import bare, card_kinds, events, families, kinds, places, steps, verbs
from touchline.team_manager.state import Season


def improve(t: Season, turn: int, _b: int, _c: int) -> None:
    """Each manager in turn order reveals his pile (TM 6.10.1, 6.10.2)."""
    while turn < t.seats and not t.piles[places.IMPROVEMENTS + (t.coin + turn) % t.seats]:
        turn += 1
    if turn == t.seats:
        if t.mechanics is not None:
            t.mechanics.improved(t)
        return
    t.agenda.append((steps.IMPROVE, turn + 1, 0, 0))
    seat = (t.coin + turn) % t.seats
    pile = t.piles[places.IMPROVEMENTS + seat]
    sorts = t.catalogue.kinds
    for kind in (card_kinds.STAFF_UPGRADE, card_kinds.TEAM_UPGRADE):
        for card in pile:
            if sorts[t.face[card]] == kind:
                reveal_upgrade(t, seat, card)
    for freebooting in (True, False):
        for card in t.piles[places.IMPROVEMENTS + seat]:
            if joins_as_freebooter(t, seat, card) == freebooting:
                reveal_star(t, seat, card)
    if t.piles[places.IMPROVEMENTS + seat]:
        t.agenda.append((steps.STARS_ON_TOP, seat, 0, 0))
        t.agenda.append((steps.FREEBOOTERS, seat, 0, 0))
    if t.mechanics is not None:
        t.mechanics.revealed(t, seat)


def reveal_upgrade(t: Season, seat: int, card: int) -> None:
    """An upgrade works from now on (TM 6.10.3)."""
    reveal(t, seat, card)
    t.put(card, places.IN_PLAY + seat)
    t.alert |= t.catalogue.events[t.face[card]]


def reveal_star(t: Season, seat: int, card: int) -> None:
    reveal(t, seat, card)
    t.family[card] = families.ROSTER + seat


def reveal(t: Season, seat: int, card: int) -> None:
    t.show(card, t.all)
    if t.loud:
        t.say(events.IMPROVEMENT_REVEALED, seat, card, -1, 0, "TM 6.10.2")


def joins_as_freebooter(t: Season, seat: int, card: int) -> bool:
    """Freebooters, and every drafted star where an upgrade says so (Gryphon-ade)."""
    if t.catalogue.freebooter[t.face[card]]:
        return True
    return any(t.catalogue.draft_freebooters[t.face[upgrade]] for upgrade in t.piles[places.IN_PLAY + seat])


def freebooters(t: Season, seat: int, done: int, _c: int) -> None:
    """For each Freebooter one player may be returned (TM 6.10.4); then one shuffle (TM 6.10.5)."""
    joining = [card for card in t.piles[places.IMPROVEMENTS + seat] if joins_as_freebooter(t, seat, card)]
    if not joining:
        return
    if done == len(joining):
        t.agenda.append((steps.SHUFFLE_IN, seat, 0, 0))
        return
    for card in t.piles[places.DECK + seat]:
        t.show(card, 1 << seat)
    t.ask(kinds.FREEBOOTER, seat, freebooter_codes(t, seat), steps.FREEBOOTER_CHOSEN, seat, done)


def freebooter_codes(t: Season, seat: int) -> list[int]:
    """One option for each different card of hand, deck and discard pile, and returning nobody."""
    codes = [bare.DECLINE]
    for place in (places.HAND + seat, places.DECK + seat, places.DISCARD + seat):
        offered: list[int] = []
        for card in sorted(t.piles[place]):
            if t.face[card] not in offered:
                offered.append(t.face[card])
                codes.append(code_of(verbs.RETURN, card))
    return codes


def freebooter_chosen(t: Season, seat: int, done: int, code: int) -> None:
    t.agenda.append((steps.FREEBOOTERS, seat, done + 1, 0))
    if verb_of(code) == verbs.DECLINE:
        return
    card = first_of(code)
    if t.mechanics is not None:
        t.mechanics.laid_open(t, card)
    t.show(card, t.all)
    t.put(card, places.BOX)
    if t.loud:
        t.say(events.FREEBOOTER_RETURNED, seat, card, -1, 0, "TM 6.10.4")


def shuffle_in(t: Season, seat: int, _b: int, _c: int) -> None:
    """Deck, discard pile and newcomers become the new Team deck; the hand stays (TM 6.10.5)."""
    joining = [card for card in t.piles[places.IMPROVEMENTS + seat] if joins_as_freebooter(t, seat, card)]
    for card in list(t.piles[places.DISCARD + seat]) + joining:
        t.put(card, places.DECK + seat)
    t.shuffle(t.piles[places.DECK + seat])
    if t.loud:
        t.say(events.DECK_SHUFFLED, seat, -1, -1, len(t.piles[places.DECK + seat]), "TM 6.10.5")


def stars_on_top(t: Season, seat: int, _b: int, _c: int) -> None:
    """Other stars on the deck in any order, in everyone's sight (TM 6.10.6, TM-R84)."""
    pile = t.piles[places.IMPROVEMENTS + seat]
    if pile:
        codes = codes_for(verbs.PLACE, pile)
        t.ask(kinds.STARS_ON_TOP, seat, codes, steps.STAR_PLACED, seat, 0)


def star_placed(t: Season, seat: int, _b: int, code: int) -> None:
    card = first_of(code)
    t.put(card, places.DECK + seat)
    if t.loud:
        t.say(events.STAR_PLACED, seat, card, -1, 0, "TM 6.10.6")
    stars_on_top(t, seat, 0, 0)
