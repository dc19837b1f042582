"""Set-up (TM 2, 9.1, 10): teams, decks, the Spike! deck, tokens, the first manager."""

from typing import Final

from touchline.table.dice import SETUP, Dice
from touchline.table.registry import Registry
from touchline.team_manager.cards import Catalogue, number_abilities
from touchline.team_manager.names import S_DRAW_CARDS, S_IMPROVE, S_STARTING, S_WEEK
from touchline.team_manager.payouts import STAFF, STARS, TEAM
from touchline.team_manager.state import (
    ABBREVIATED,
    BOX,
    DECK,
    EXTENDED,
    F_HIGHLIGHTS,
    F_ROSTER,
    F_SPIKE,
    F_STAFF,
    F_STARS,
    F_TOKENS,
    F_UPGRADES,
    HIGHLIGHT_DECK,
    MATCHUPS,
    NO_BALL,
    ON,
    POOL,
    SPIKE_DECK,
    SPIKE_PILE,
    STAFF_DECK,
    STAR_DECK,
    UPGRADE_DECK,
    Season,
    everyone,
)
from touchline.team_manager.words import (
    HEADLINE,
    HIGHLIGHT,
    PLAYER,
    STAFF_UPGRADE,
    STAR,
    TEAM_UPGRADE,
    TOKEN,
    TOURNAMENT,
)


def set_up(
    registry: Registry, catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...], first: int, dice: Dice
) -> Season:
    """A table before its first week. Teams are indices into the catalogue; a first manager of -1 is drawn."""
    t = laid_out(registry, catalogue, teams, rules).copy()
    t.dice = dice
    prepare_spike_deck(t)
    for place in range(len(t.piles)):
        if t.piles[place] and place not in (SPIKE_DECK, BOX, SPIKE_PILE):
            t.shuffle(t.piles[place])
    t.coin = first if first >= 0 else dice.roll(SETUP, t.seats)
    t.agenda.append((S_WEEK, 0, 0, 0))
    if ABBREVIATED in rules:
        t.agenda.append((S_STARTING, 0, 0, 0))
    return t


_LAID_OUT: Final[dict[tuple[str, tuple[int, ...], tuple[str, ...]], Season]] = {}
_MOST_LAID_OUT: Final = 512


def laid_out(registry: Registry, catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...]) -> Season:
    """The table with every card in its pile and nothing shuffled; made once for the same cards, teams and rules."""
    key = (catalogue.digest, teams, rules)
    known = _LAID_OUT.get(key)
    if known is not None and known.catalogue is catalogue:
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
    t.ball = [NO_BALL] * MATCHUPS
    t.piles = [()] * ON
    lay_out(t)
    t.piles += [()] * len(t.face)
    if len(_LAID_OUT) >= _MOST_LAID_OUT:
        _LAID_OUT.clear()
    _LAID_OUT[key] = t
    return t


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
        for face in faces_of(cards, PLAYER):
            if cards.logos[face] == team:
                add_copies(t, face, DECK + seat, seat, F_ROSTER + seat)
        for face in faces_of(cards, TEAM_UPGRADE):
            if cards.logos[face] == team:
                add_copies(t, face, UPGRADE_DECK + seat, seat, F_UPGRADES + seat)
    for face in faces_of(cards, STAR):
        add_copies(t, face, STAR_DECK + cards.unions[face], -1, F_STARS + cards.unions[face])
    for face in faces_of(cards, STAFF_UPGRADE):
        if not cards.options[face] or cards.options[face] in t.rules:
            add_copies(t, face, STAFF_DECK, -1, F_STAFF)
    for face in faces_of(cards, HIGHLIGHT):
        add_copies(t, face, HIGHLIGHT_DECK, -1, F_HIGHLIGHTS)
    for face in faces_of(cards, TOKEN):
        add_copies(t, face, POOL, -1, F_TOKENS)


def faces_of(cards: Catalogue, kind: int) -> list[int]:
    return [face for face in range(len(cards.kinds)) if cards.kinds[face] == kind]


def add_copies(t: Season, face: int, place: int, owner: int, family: int) -> None:
    for _ in range(t.catalogue.copies[face]):
        add(t, face, place, owner, family)


def prepare_spike_deck(t: Season) -> None:
    """The Blood Bowl at the bottom, the rest shuffled, the others in the box (TM 2.3.1, 9.1.1, 10.1.1, 10.2.1)."""
    cards = t.catalogue
    final = [face for face in faces_of(cards, TOURNAMENT) if cards.final[face]]
    tournaments = [face for face in faces_of(cards, TOURNAMENT) if not cards.final[face]]
    headlines = faces_of(cards, HEADLINE)
    t.dice.shuffle(SETUP, tournaments)
    t.dice.shuffle(SETUP, headlines)
    some, news = spike_numbers(t)
    deck = tournaments[:some] + headlines[:news]
    t.dice.shuffle(SETUP, deck)
    for face in final + deck:
        add_spike(t, face, SPIKE_DECK)
    t.known[t.piles[SPIKE_DECK][0]] = t.all
    for face in tournaments[some:] + headlines[news:]:
        add_spike(t, face, BOX)


def add_spike(t: Season, face: int, place: int) -> None:
    add(t, face, place, -1, F_SPIKE)
    t.piles.append(())


def spike_numbers(t: Season) -> tuple[int, int]:
    """How many tournaments and headlines lie over The Blood Bowl (TM-R25)."""
    tournaments = 3 if t.seats == 2 else 2
    headlines = 0 if t.seats == 2 else 2
    if ABBREVIATED in t.rules:
        tournaments -= 1
    if EXTENDED in t.rules:
        headlines += 1
    return tournaments, headlines


def starting(t: Season, turn: int, _b: int, _c: int) -> None:
    """Starting improvements of an abbreviated season (TM 10.1.2)."""
    if turn == t.seats:
        t.agenda.append((S_IMPROVE, 0, 0, 0))
        return
    t.agenda.append((S_STARTING, turn + 1, 0, 0))
    seat = (t.coin + turn) % t.seats
    t.agenda.append((S_DRAW_CARDS, seat, STAFF, 3 | 1 << 8))
    t.agenda.append((S_DRAW_CARDS, seat, TEAM, 1 | 1 << 8))
    t.agenda.append((S_DRAW_CARDS, seat, STARS, 4 | 2 << 8))
