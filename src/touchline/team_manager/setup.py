"""Set-up (TM 2, 9.1, 10): teams, decks, the Spike! deck, tokens, the first manager."""

from typing import Final

from touchline.table.dice import SETUP, Dice
from touchline.table.registry import Registry
from touchline.team_manager import card_kinds, families, places, steps
from touchline.team_manager.cards import Catalogue, number_abilities
from touchline.team_manager.in_play import InPlay
from touchline.team_manager.mechanic import DIALS, MARKS, MECHANICS, Mechanic, in_play
from touchline.team_manager.payouts import STAFF, STARS, TEAM
from touchline.team_manager.state import ABBREVIATED, EXTENDED, Season, everyone


def set_up(
    registry: Registry, catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...], first: int, dice: Dice
) -> Season:
    """A table before its first week. Teams are indices into the catalogue; a first manager of -1 is drawn."""
    t = laid_out(registry, catalogue, teams, rules).copy()
    t.dice = dice
    prepare_spike_deck(t)
    if t.mechanics is not None:
        lay_out_further(t, t.mechanics)
    for place in range(len(t.piles)):
        if t.piles[place] and place not in (places.SPIKE_DECK, places.BOX, places.SPIKE_PILE):
            t.shuffle(t.piles[place])
    t.coin = first if first >= 0 else dice.roll(SETUP, t.seats)
    t.agenda.append((steps.WEEK, 0, 0, 0))
    if ABBREVIATED in rules:
        t.agenda.append((steps.STARTING, 0, 0, 0))
    if t.mechanics is not None:
        t.mechanics.set_up(t)
    return t


_LAID_OUT: Final[dict[tuple[str, tuple[int, ...], tuple[str, ...]], Season]] = {}
_MOST_LAID_OUT: Final = 512


def laid_out(registry: Registry, catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...]) -> Season:
    """The table with every card in its pile and nothing shuffled; made once for the same cards, teams and rules."""
    key = (catalogue.digest, teams, rules)
    known = _LAID_OUT.get(key)
    if known is not None and known.catalogue is catalogue and known.mechanics is None:
        return known
    if not catalogue.all_abilities:
        number_abilities(catalogue)
    t = Season()
    t.registry = registry
    t.functions = registry.functions
    t.catalogue = catalogue
    t.teams = teams
    t.rules = rules
    seats = len(teams)
    t.seats = seats
    t.all = everyone(seats)
    t.fans = [0] * seats
    t.improvements = [0] * seats
    t.totals = [0] * seats
    t.placing = [0] * seats
    t.margin = [0] * seats
    t.ball = [places.NO_BALL] * places.MATCHUPS
    t.piles = [()] * places.ON
    t.mechanics = mechanics_of(registry, catalogue, rules)
    lay_out(t)
    t.piles += [()] * len(t.face)
    if len(_LAID_OUT) >= _MOST_LAID_OUT:
        _LAID_OUT.clear()
    _LAID_OUT[key] = t
    return t


def mechanics_of(registry: Registry, catalogue: Catalogue, rules: tuple[str, ...]) -> InPlay | None:
    """The mechanics of the packs, and of those that packs offer the ones that the table has among its rules."""
    found: list[Mechanic] = []
    for mechanic in MECHANICS:
        if mechanic.id in catalogue.rules or (mechanic.id in catalogue.offers and mechanic.id in rules):
            found.append(mechanic)
    further = len(catalogue.union_ids) > len(places.STAR_DECKS)
    return in_play(found, registry) if found or further else None


def add(t: Season, face: int, place: int, owner: int, family: int) -> None:
    """A new card on top of a pile."""
    card = len(t.face)
    t.face.append(face)
    t.known.append(0)
    t.owner.append(owner)
    t.family.append(family)
    t.turned.append(0)
    t.place.append(place)
    t.piles[place] += (card,)


def lay_out(t: Season) -> None:
    """Every card in its pile (TM 2.1.2, 2.2, 2.4.1)."""
    cards = t.catalogue
    for seat in range(t.seats):
        team = t.teams[seat]
        for face in copies_of(t, card_kinds.PLAYER):
            if cards.logos[face] == team:
                add(t, face, places.DECK + seat, seat, families.ROSTER + seat)
        for face in copies_of(t, card_kinds.TEAM_UPGRADE):
            if cards.logos[face] == team:
                add(t, face, places.UPGRADE_DECK + seat, seat, families.UPGRADES + seat)
    for face in copies_of(t, card_kinds.STAR):
        if cards.unions[face] < len(places.STAR_DECKS):
            add(t, face, t.star_deck(cards.unions[face]), -1, cards.star_families[cards.unions[face]])
    for face in copies_of(t, card_kinds.STAFF_UPGRADE):
        add(t, face, places.STAFF_DECK, -1, families.STAFF)
    for face in copies_of(t, card_kinds.HIGHLIGHT):
        add(t, face, places.HIGHLIGHT_DECK, -1, families.HIGHLIGHTS)
    for face in copies_of(t, card_kinds.TOKEN):
        add(t, face, places.POOL, -1, families.TOKENS)


def copies_of(t: Season, kind: int) -> list[int]:
    """The face of each card of a kind that is in the game: of so many copies, and only with the option it needs."""
    cards = t.catalogue
    found: list[int] = []
    for face, other in enumerate(cards.kinds):
        if other == kind and (not cards.options[face] or cards.options[face] in t.rules):
            found += [face] * cards.copies[face]
    return found


def lay_out_further(t: Season, mechanics: InPlay) -> None:
    """The stars of further unions, and the cards of kinds that mechanics bring, in piles behind the tokens."""
    cards = t.catalogue
    managed = [cards.team_unions[team] for team in t.teams]
    stars = [face for face in copies_of(t, card_kinds.STAR) if cards.unions[face] >= len(places.STAR_DECKS)]
    stars = [face for face in stars if cards.unions[face] in managed]  # the others stay in the box (TM 12.3.5)
    others: list[int] = []
    for kind in card_kinds.KINDS:
        if kind.pile is not None and kind.pile in mechanics.piles:
            others += copies_of(t, kind.number)
    t.piles += [()] * (len(stars) + len(others))
    mechanics.apart = len(t.piles)
    at = mechanics.apart
    mechanics.star_decks = []
    mechanics.stars = []
    mechanics.common = []
    mechanics.own = []
    mechanics.spread = []
    mechanics.owned = []
    mechanics.acting = []
    for union in cards.union_ids[len(places.STAR_DECKS) :]:
        mechanics.star_decks.append(at)
        mechanics.stars.append((f"{union}-stars", at))
        at += 1
    mechanics.places = [-1] * (1 + max([pile.number for pile in mechanics.piles], default=-1))
    for pile in mechanics.piles:
        mechanics.places[pile.number] = at
        if pile.owned:
            mechanics.owned.append(at)
        if pile.acts:
            mechanics.acting.append(at)
        if pile.at_matchups:
            mechanics.spread += [(f"{pile.name}-{n + 1}", at + n) for n in range(places.MATCHUPS)]
            at += places.MATCHUPS
        else:
            (mechanics.own if pile.each else mechanics.common).append((pile.name, at))
            at += places.MOST_SEATS if pile.each else 1
    t.piles += [()] * (at - mechanics.apart)
    for face in stars:
        add(t, face, t.star_deck(cards.unions[face]), -1, cards.star_families[cards.unions[face]])
    for face in others:
        kind = card_kinds.KINDS[cards.kinds[face]]
        assert kind.pile is not None
        add(t, face, mechanics.place(kind.pile), -1, families.KINDS + kind.number)
    t.marks = [[] for _ in MARKS]
    for mark in mechanics.marks:
        t.marks[mark.number] = [0] * len(t.face)
    t.dials = [[] for _ in DIALS]
    for dial in mechanics.dials:
        wide = t.seats if dial.each else places.MATCHUPS if dial.at_matchups else 1
        t.dials[dial.number] = [dial.start] * wide


def prepare_spike_deck(t: Season) -> None:
    """The Blood Bowl at the bottom, the rest shuffled, the others in the box (TM 2.3.1, 9.1.1, 10.1.1, 10.2.1)."""
    final: list[int] = []
    tournaments: list[int] = []
    for face in copies_of(t, card_kinds.TOURNAMENT):
        (final if t.catalogue.final[face] else tournaments).append(face)
    headlines = copies_of(t, card_kinds.HEADLINE)
    t.dice.shuffle(SETUP, tournaments)
    t.dice.shuffle(SETUP, headlines)
    some, news = spike_numbers(t, len(tournaments))
    deck = tournaments[:some] + headlines[:news]
    t.dice.shuffle(SETUP, deck)
    for face in final + deck:
        add_spike(t, face, places.SPIKE_DECK)
    t.known[t.piles[places.SPIKE_DECK][0]] = t.all
    for face in tournaments[some:] + headlines[news:]:
        add_spike(t, face, places.BOX)


def add_spike(t: Season, face: int, place: int) -> None:
    add(t, face, place, -1, families.SPIKE)
    t.piles.append(())


def spike_numbers(t: Season, there: int) -> tuple[int, int]:
    """How many tournaments and headlines lie over The Blood Bowl, of so many tournaments (TM-R25, TX-R5)."""
    tournaments = there if t.seats == 2 else 2
    headlines = 0 if t.seats == 2 else 2
    if ABBREVIATED in t.rules:
        tournaments -= 1
    if EXTENDED in t.rules:
        headlines += 1
    return tournaments, headlines


def starting(t: Season, turn: int, _b: int, _c: int) -> None:
    """Starting improvements of an abbreviated season (TM 10.1.2)."""
    if turn == t.seats:
        t.agenda.append((steps.IMPROVE, 0, 0, 0))
        return
    t.agenda.append((steps.STARTING, turn + 1, 0, 0))
    seat = (t.coin + turn) % t.seats
    t.agenda.append((steps.DRAW_CARDS, seat, STAFF, 3 | 1 << 8))
    t.agenda.append((steps.DRAW_CARDS, seat, TEAM, 1 | 1 << 8))
    t.agenda.append((steps.DRAW_CARDS, seat, STARS, 4 | 2 << 8))
