"""What files call cards, places, matchups, skills and whatever else Team Manager has, and what a name in a file means.

A card is named with its handle, ``human-catcher#46``; a matchup is ``highlight 2`` or ``tournament``; a place is a pile
such as ``hand 1`` or ``staff``, a team zone such as ``left 2`` (of highlight 2) or ``tournament 1`` (of seat 1), or
``on human-catcher#46``, where his cheating tokens lie.
"""

from collections.abc import Sequence
from typing import Final

from touchline.table.errors import BadArgument, place_of
from touchline.table.registry import CARD, NOBODY, PLACE, SEAT, Registry, whole_number
from touchline.team_manager import card_kinds, die, families, moments, places, placings, sorts
from touchline.team_manager.earlier import EARLIER_VERBS, earlier_argument
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.records import (
    AND_INJURED,
    BY_TACKLE,
    WAS_CARRIER,
    WAS_STANDING,
    by_of,
    chosen_of,
    frame_of,
    number_of,
    pc_of,
    spot_of,
)
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.state import Season

SEAT_PILES: Final = (
    ("hand", places.HAND),
    ("deck", places.DECK),
    ("discard", places.DISCARD),
    ("upgrades", places.UPGRADE_DECK),
    ("in-play", places.IN_PLAY),
    ("improvements", places.IMPROVEMENTS),
    ("drawn", places.DRAWN),
)
COMMON_PILES: Final = (
    ("owa-stars", places.STAR_DECKS[0]),
    ("cwc-stars", places.STAR_DECKS[1]),
    ("staff", places.STAFF_DECK),
    ("highlights", places.HIGHLIGHT_DECK),
    ("spike-deck", places.SPIKE_DECK),
    ("spike", places.SPIKE_PILE),
    ("box", places.BOX),
    ("pool", places.POOL),
    ("aside", places.ASIDE),
)
SIDES: Final = ("left", "right")
HIGHLIGHT: Final = "highlight"
TOURNAMENT: Final = "tournament"
ON: Final = "on"
NAMES: Final = {
    sorts.FACE: die.NAMES,
    sorts.PLACING: placings.NAMES,
}
NAMED: Final = (sorts.FACE, sorts.ICON, sorts.MOMENT, sorts.PLACING, sorts.SKILL)
CIRCUMSTANCES: Final = (
    ("carrier", WAS_CARRIER),
    ("standing", WAS_STANDING),
    ("tackled", BY_TACKLE),
    ("injured", AND_INJURED),
)
BY: Final = "by"
AT: Final = "at"
EFFECT: Final = "effect"
CHOSEN: Final = "chosen"


def names_of(sort: str) -> Sequence[str]:
    """What numbers of a sort are called, those of mechanics too."""
    if sort == sorts.ICON:
        return [icon.name for icon in ICONS[1:]]  # fans are not drawn
    if sort == sorts.MOMENT:
        return moments.names()
    return [skill.name for skill in SKILLS] if sort == sorts.SKILL else NAMES[sort]


def seat_piles(t: Season) -> list[tuple[str, int]]:
    """Names and places of the piles that each manager has, with those of mechanics."""
    return [*SEAT_PILES, *(t.mechanics.own if t.mechanics is not None else [])]


def common_piles(t: Season) -> list[tuple[str, int]]:
    """Likewise of those of the table, with the stars of further unions."""
    return [
        *COMMON_PILES,
        *(t.mechanics.stars + t.mechanics.common + t.mechanics.spread if t.mechanics is not None else []),
    ]


def give_names(registry: Registry) -> None:
    """Have files of the game written and read by names."""
    registry.write_argument = write_argument
    registry.read_argument = read_argument
    registry.earlier_argument = earlier_argument
    registry.earlier_verbs = EARLIER_VERBS


# --- Writing ------------------------------------------------------------------------------------------------------


def write_argument(t: Season, sort: str, value: int) -> str:
    if sort == CARD:
        return write_card(t, value)
    if sort == SEAT:
        return write_seat(value)
    if sort in (PLACE, sorts.PILE):
        return write_place(t, value)
    if sort == sorts.MATCHUP:
        return write_matchup(value)
    if sort in NAMED:
        return names_of(sort)[value] if value >= 0 else NOBODY
    if sort == sorts.INFO:
        return write_info(value)
    if sort == sorts.RUNNING:
        return write_running(t, value)
    if sort == sorts.WHERE:
        return f"{write_card(t, value >> 4)} {AT} {write_matchup(value & 15)}"
    if sort == sorts.WINDOW:
        return f"{moments.names()[value >> 16]} {value & 65535}"
    if sort == sorts.CURSOR:
        return f"{value & 7} {value >> 3}"
    if sort == sorts.DRAWING:
        return f"{value & 255} {value >> 8}"
    if sort == sorts.DRAWING_MORE:
        return f"{value >> 8 & 255} {value >> 16} {value & 255}"
    if sort == sorts.PILE_AND_NUMBER:
        return f"{write_place(t, value >> 8)} {value & 255}"
    if sort == sorts.POWERS:
        return f"{value >> 8} {value & 255}"
    if sort == sorts.DICE:
        return write_dice(value)
    return str(value)


def write_card(t: Season, card: int) -> str:
    if card < 0:
        return NOBODY
    face = t.face[card]
    return f"{t.catalogue.ids[face] if face >= 0 else ''}#{card}"


def write_seat(seat: int) -> str:
    return str(seat + 1) if seat >= 0 else NOBODY


def write_matchup(matchup: int) -> str:
    if matchup < 0:
        return NOBODY
    return TOURNAMENT if matchup == places.TOURNAMENT_AT else f"{HIGHLIGHT} {matchup + 1}"


def write_place(t: Season, place: int) -> str:
    if place < 0:
        return NOBODY
    if places.ON <= place < places.ON + len(t.face):
        return f"{ON} {write_card(t, place - places.ON)}"
    if places.ZONE <= place < places.ON:
        matchup, side = divmod(place - places.ZONE, places.ZONES)
        return f"{TOURNAMENT} {side + 1}" if matchup == places.TOURNAMENT_AT else f"{SIDES[side]} {matchup + 1}"
    if places.MATCHUP <= place < places.ZONE:
        return write_matchup(place - places.MATCHUP)
    for name, first in common_piles(t):
        if place == first:
            return name
    for name, first in seat_piles(t):
        if first <= place < first + places.MOST_SEATS:
            return f"{name} {place - first + 1}"
    raise BadArgument(f"Place {place} has no name; add it to the piles of files.")


def write_info(info: int) -> str:
    words = [name for name, bit in CIRCUMSTANCES if info & bit]
    if by_of(info) >= 0:
        words += [BY, write_seat(by_of(info))]
    return " ".join(words) or NOBODY


def write_ability(t: Season, number: int) -> str:
    """An ability by its card and its place on it, from 1 on: ``one-eye/1``."""
    ability = t.catalogue.all_abilities[number]
    for face, abilities in enumerate(t.catalogue.abilities):
        if ability in abilities:
            return f"{t.catalogue.ids[face]}/{ability.index + 1}"
    return NOBODY


def write_running(t: Season, frame: int) -> str:
    """A running ability, and the effect it has come to: ``one-eye/1 effect 2 chosen orc-lineman#3 at highlight 1``."""
    words = [write_ability(t, number_of(frame))]
    if pc_of(frame):
        words += [EFFECT, str(pc_of(frame))]
    if chosen_of(frame) >= 0:
        words += [CHOSEN, write_card(t, chosen_of(frame))]
    if spot_of(frame) >= 0:
        words += [AT, write_matchup(spot_of(frame))]
    return " ".join(words)


def write_dice(amount: int) -> str:
    first, second = die.NAMES[amount >> 4 & 15], die.NAMES[amount & 15]
    return first if amount >> 8 == 1 else f"{first} {second}"


def write_family(t: Season, family: int) -> str:
    if family < families.UPGRADES:
        return f"roster {family - families.ROSTER + 1}"
    if family < families.STARS:
        return f"upgrades {family - families.UPGRADES + 1}"
    if family in t.catalogue.star_families:
        return f"{t.catalogue.union_ids[t.catalogue.star_families.index(family)]}-stars"
    if family >= families.KINDS:
        return card_kinds.KINDS[family - families.KINDS].name
    return FAMILIES[family - families.STAFF]


FAMILIES: Final = ("staff", "highlights", "spike", "tokens")


# --- Reading ------------------------------------------------------------------------------------------------------


def read_argument(t: Season, sort: str, word: str) -> int:
    if sort == CARD:
        return read_card(t, word)
    if sort == SEAT:
        return read_seat(t, word)
    if sort in (PLACE, sorts.PILE):
        return read_place(t, word)
    if sort == sorts.MATCHUP:
        return read_matchup(word)
    if sort in NAMED:
        return -1 if word == NOBODY else place_of(word, names_of(sort), sort)
    if sort == sorts.INFO:
        return read_info(t, word)
    if sort == sorts.RUNNING:
        return read_running(t, word)
    if sort == sorts.WHERE:
        agent, _, spot = word.partition(f" {AT} ")
        return read_card(t, agent) << 4 | read_matchup(spot.strip())
    words = word.split()
    if sort == sorts.WINDOW:
        moment, base = exactly(words, 2, "downed 0")
        return place_of(moment, moments.names(), "moment") << 16 | whole_number(base, 0, 65535)
    if sort == sorts.CURSOR:
        turn, declined = exactly(words, 2, "1 0")
        return whole_number(turn, 0, 7) | whole_number(declined, 0, 7) << 3
    if sort == sorts.DRAWING:
        number, keep = exactly(words, 2, "3 1")
        return small(number) | small(keep) << 8
    if sort == sorts.DRAWING_MORE:
        number, keep, more = exactly(words, 3, "3 1 1")
        return small(number) << 8 | small(keep) << 16 | small(more)
    if sort == sorts.PILE_AND_NUMBER:
        pile, _, number = word.rpartition(" ")
        return read_place(t, pile) << 8 | small(number)
    if sort == sorts.POWERS:
        mine, theirs = exactly(words, 2, "4 3")
        return whole_number(mine, -999, 999) << 8 | small(theirs)
    if sort == sorts.DICE:
        return read_dice(words)
    return whole_number(word)


def small(word: str) -> int:
    return whole_number(word, 0, 255)


def exactly(words: list[str], number: int, example: str) -> list[str]:
    if len(words) != number:
        raise BadArgument(f"{number} words are needed here, such as {example!r}, not {' '.join(words)[:40]!r}.")
    return words


def read_card(t: Season, word: str) -> int:
    """A card by its name and handle."""
    if word == NOBODY:
        return -1
    name, mark, number = word.partition("#")
    if not mark:
        raise BadArgument(f"{word[:60]!r} is no card; a card has its handle, as in 'human-catcher#46'.")
    if name and name not in t.catalogue.index:
        place_of(name, t.catalogue.ids, "card")
    return whole_number(number, 0, len(t.face) - 1)


def read_seat(t: Season, word: str) -> int:
    return -1 if word == NOBODY else whole_number(word, 1, t.seats) - 1


def read_matchup(word: str) -> int:
    if word == NOBODY:
        return -1
    if word == TOURNAMENT:
        return places.TOURNAMENT_AT
    name, _, number = word.partition(" ")
    if name != HIGHLIGHT:
        raise BadArgument(f"There is no matchup {word[:40]!r}; 'highlight 1' to 'highlight 7' and 'tournament' are.")
    return whole_number(number, 1, places.TOURNAMENT_AT) - 1


def read_place(t: Season, word: str) -> int:
    if word == NOBODY:
        return -1
    name, _, rest = word.partition(" ")
    if name == ON:
        return places.ON + read_card(t, rest)
    if name == HIGHLIGHT or word == TOURNAMENT:
        return places.MATCHUP + read_matchup(word)
    if name == TOURNAMENT:
        seat = whole_number(rest, 1, places.ZONES) - 1
        return places.ZONE + places.TOURNAMENT_AT * places.ZONES + seat
    if name in SIDES:
        matchup = whole_number(rest, 1, places.TOURNAMENT_AT) - 1
        return places.ZONE + matchup * places.ZONES + SIDES.index(name)
    common, own = common_piles(t), seat_piles(t)
    for pile, place in common:
        if pile == word:
            return place
    for pile, place in own:
        if pile == name:
            return place + whole_number(rest, 1, places.MOST_SEATS) - 1
    known = [*(pile for pile, _ in own), *(pile for pile, _ in common), *SIDES, TOURNAMENT, HIGHLIGHT, ON]
    return place_of(name, known, "place")


def read_info(t: Season, word: str) -> int:
    words = word.split()
    info = 0
    if BY in words:
        at = words.index(BY)
        info = read_seat(t, " ".join(words[at + 1 :])) + 1 << 4
        words = words[:at]
    known = dict(CIRCUMSTANCES)
    for one in words:
        if one != NOBODY:
            info |= CIRCUMSTANCES[place_of(one, list(known), "circumstance")][1]
    return info


def read_ability(t: Season, word: str) -> int:
    name, _, number = word.rpartition("/")
    face = place_of(name, t.catalogue.ids, "card")
    abilities = t.catalogue.abilities[face]
    if not abilities:
        raise BadArgument(f"{name!r} has no abilities.")
    return abilities[whole_number(number, 1, len(abilities)) - 1].number


def read_running(t: Season, word: str) -> int:
    head, _, spot = word.partition(f" {AT} ")
    head, _, chosen = head.partition(f" {CHOSEN} ")
    name, _, effect = head.partition(f" {EFFECT} ")
    number = read_ability(t, name)
    last = len(t.catalogue.all_abilities[number].effects) - 1
    pc = whole_number(effect, 0, last) if effect else 0
    card = read_card(t, chosen) if chosen else -1
    return frame_of(number, pc, card, read_matchup(spot) if spot else -1)


def read_dice(words: list[str]) -> int:
    faces = [place_of(one, die.NAMES, "face") for one in words]
    if not 1 <= len(faces) <= 2:
        raise BadArgument("One or two dice are rolled in a tackle.")
    return len(faces) << 8 | faces[0] << 4 | faces[-1]


def read_family(t: Season, word: str) -> int:
    name, _, number = word.partition(" ")
    if name in ("roster", "upgrades"):
        first = families.ROSTER if name == "roster" else families.UPGRADES
        return first + whole_number(number, 1, places.MOST_SEATS) - 1
    known = [f"{union}-stars" for union in t.catalogue.union_ids]
    if word in known:
        return t.catalogue.star_families[known.index(word)]
    for kind in card_kinds.KINDS[len(card_kinds.NAMES) :]:
        if word == kind.name:
            return families.KINDS + kind.number
    return families.STAFF + place_of(word, FAMILIES, "family of cards")
