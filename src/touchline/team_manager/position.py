"""Positions: a season written as readable text, and read back.

A whole position names every card with its handle (``human-lineman#14``) and is exact. A position written by hand, as in
cases, names only the cards that matter, without handles: the reader finds a card of that name, and everything that is
not mentioned lies where set-up would put it, unshuffled. Piles are written from the top down; seats count from 1.

What follows from a card's place (who owns it, who knows it) is not written; lines that begin with ``note`` say where a
card differs from that.
"""

from typing import Final

from touchline.table.naming import seat_names, write_seats
from touchline.table.position import head_of, under_way
from touchline.table.registry import CARD, NOBODY, SEAT
from touchline.team_manager import card_kinds, families, moments, places, placings, sorts
from touchline.team_manager.naming import (
    common_piles,
    seat_piles,
    write_ability,
    write_argument,
    write_card,
    write_family,
)
from touchline.team_manager.state import Season
from touchline.team_manager.tackle_file import write_tackles

SEAT_NUMBERS: Final = ("fans", "improvements-gained", "totals", "margin")
EXEMPT: Final = "exempt"
PHASES: Final = ("maintenance", "turn", "scoreboard", "end")


# --- Writing ---------------------------------------------------------------------------------------------------


def write_position(t: Season) -> str:
    """The whole table, every card by its handle."""
    lines = head_of(t, t.catalogue.digest, t.catalogue.folders)
    if t.catalogue.expansions:
        lines.append(f"expansions: {', '.join(t.catalogue.expansions)}")
    lines.append(f"teams: {', '.join(t.catalogue.teams[team] for team in t.teams)}")
    if t.rules:
        lines.append(f"rules: {', '.join(t.rules)}")
    lines.append(f"week: {t.week}")
    lines.append(f"coin: {t.coin + 1}")
    for name, numbers in zip(SEAT_NUMBERS, seat_numbers(t), strict=True):
        lines.append(f"{name}: {', '.join(str(number) for number in numbers)}")
    lines.append(f"placing: {', '.join(placings.NAMES[placing] for placing in t.placing)}")
    lines += table_lines(t)
    for name, place in seat_piles(t):
        for seat in range(t.seats):
            lines.append(f"{name} {seat + 1}: {write_pile(t, t.piles[place + seat])}")
    for name, place in common_piles(t):
        lines.append(f"{name}: {write_pile(t, t.piles[place])}")
    for matchup in range(places.MATCHUPS):
        lines += write_matchup(t, matchup)
    lines += write_notes(t)
    lines += write_mechanics(t)
    lines += under_way_lines(t)
    lines += under_way(t)
    return "\n".join(lines) + "\n"


def write_mechanics(t: Season) -> list[str]:
    """The marks on cards and the dials of the table; marks that lie nowhere are left out."""
    lines: list[str] = []
    if t.mechanics is None:
        return lines
    for mark in t.mechanics.marks:
        lying = [f"{write_card(t, card)} {number}" for card, number in enumerate(t.marks[mark.number]) if number]
        if lying:
            lines.append(f"mark {mark.name}: {', '.join(lying)}")
    for dial in t.mechanics.dials:
        lines.append(f"dial {dial.name}: {', '.join(str(number) for number in t.dials[dial.number])}")
    return lines


def seat_numbers(t: Season) -> tuple[list[int], ...]:
    return (t.fans, t.improvements, t.totals, t.margin)


def table_lines(t: Season) -> list[str]:
    """The course of the week, and what is under way in it; lines that say nothing are left out."""
    pairs = [
        ("choices", write_count(t.choices)),
        ("barrier", write_count(t.barrier)),
        ("active", write_argument(t, SEAT, t.active)),
        ("passed", " ".join(seat_names(t.passed))),
        ("committed", write_argument(t, CARD, t.committed)),
        ("reel", write_count(t.reel)),
        ("extra-highlights", write_count(t.extra_highlights)),
        ("keep-highlights", write_count(t.keep_highlights)),
        ("scoring", write_argument(t, sorts.MATCHUP, t.scoring)),
        ("alert", " ".join(name for n, name in enumerate(moments.names()) if t.alert >> n & 1)),
        ("fall-agent", write_argument(t, CARD, t.fall_agent)),
        ("fall-by", write_argument(t, SEAT, t.fall_by)),
        ("finished", "yes" if t.finished else ""),
    ]
    return [f"{name}: {value}" for name, value in pairs if value and value != NOBODY]


def write_count(number: int) -> str:
    return str(number) if number else ""


def under_way_lines(t: Season) -> list[str]:
    """Records of what is under way: tackles, abilities that wait for their window, whom a tackler has felled, and what
    was used this turn."""
    waiting = [write_waiting(t, *entry) for entry in t.pending]
    felled = [f"{write_card(t, tackler)} {write_card(t, victim)}" for tackler, victim in t.felled]
    lists = (("waiting", waiting), ("felled", felled), ("used", [write_card(t, card) for card in t.begun]))
    return write_tackles(t) + [f"{name}: {', '.join(found)}" for name, found in lists if found]


def write_waiting(t: Season, number: int, card: int, exempt: int) -> str:
    """An ability that waits for its window: its card, which one it is, and whether it answers even when downed."""
    words = [write_card(t, card), write_ability(t, number)]
    return " ".join(words + [EXEMPT] if exempt else words)


def write_pile(t: Season, pile: tuple[int, ...]) -> str:
    """Only upgrades in play are ever turned in a pile."""
    return ", ".join(write_card(t, card) + (" exhausted" if t.turned[card] else "") for card in reversed(pile))


def write_player(t: Season, card: int, carrier: int) -> str:
    words = [write_card(t, card)]
    if t.turned[card]:
        words.append("downed")
    if carrier == card:
        words.append("ball")
    tokens = t.piles[places.ON + card]
    if tokens:
        shown = [write_card(t, token) + (" up" if t.known[token] == t.all else "") for token in tokens]
        words.append(f"[{', '.join(shown)}]")
    return " ".join(words)


def write_matchup(t: Season, matchup: int) -> list[str]:
    if t.ball[matchup] == places.NO_BALL and not t.piles[places.MATCHUP + matchup]:
        return []
    ball = {places.NO_BALL: " no-ball", places.MIDFIELD: ""}.get(t.ball[matchup], "")
    if matchup == places.TOURNAMENT_AT:
        lines = [f"tournament:{ball}"]
    else:
        turned = " turned" if t.turned[t.piles[places.MATCHUP + matchup][0]] else ""
        lines = [f"highlight {matchup + 1}: {write_card(t, t.piles[places.MATCHUP + matchup][0])}{turned}{ball}"]
    for side in range(places.ZONES):
        pile = t.piles[places.ZONE + matchup * places.ZONES + side]
        if pile:
            name = "zone" if matchup == places.TOURNAMENT_AT else ("left", "right")[side]
            players = ", ".join(write_player(t, card, t.ball[matchup]) for card in pile)
            lines.append(f"  {name} {t.owner[pile[0]] + 1}: {players}")
    return lines


def write_notes(t: Season) -> list[str]:
    """Where a card differs from what follows from its place."""
    lines: list[str] = []
    for card in range(len(t.face)):
        owner, family, known, turned = defaults(t, card)
        words: list[str] = []
        if t.owner[card] != owner:
            words.append(f"owner {write_argument(t, SEAT, t.owner[card])}")
        if t.family[card] != family:
            words.append(f"family {write_family(t, t.family[card])}")
        if t.known[card] != known:
            words.append(f"known {write_seats(t.known[card])}")
        if t.turned[card] != turned:
            words.append(f"turned {t.turned[card]}")
        if words:
            lines.append(f"note {write_card(t, card)}: {', '.join(words)}")
    return lines


def defaults(t: Season, card: int) -> tuple[int, int, int, int]:
    """Owner, family, known and turned as they follow from a card's face and place.

    Who stands in a zone, and which tokens lie faceup, is written there.
    """
    place = t.place[card]
    owner, family = origin(t, card)
    if t.mechanics is not None and place >= t.mechanics.apart:
        for first in t.mechanics.owned:
            if first <= place < first + places.MOST_SEATS:
                return place - first, family, t.all if first in t.mechanics.acting else 0, 0
        return owner, family, 0, 0
    if place >= places.ON:
        return -1, families.TOKENS, t.all if t.known[card] == t.all else 0, 0
    if place >= places.ZONE:
        return t.owner[card], families.ROSTER + t.owner[card], t.all, t.turned[card]
    if place >= places.MATCHUP or place == places.SPIKE_PILE:
        return owner, family, t.all, t.turned[card]
    if place < places.STAR_DECK:
        seat = place % places.MOST_SEATS
        pile = place - seat
        if pile in (places.HAND, places.DECK, places.DISCARD):
            family = families.ROSTER + seat
        if pile in (places.DISCARD, places.IN_PLAY):
            return seat, family, t.all, t.turned[card] if pile == places.IN_PLAY else 0
        return seat, family, 0 if pile in (places.DECK, places.UPGRADE_DECK) else 1 << seat, 0
    if place == places.BOX:
        return owner, family, 0 if family == families.SPIKE else t.all, 0
    return owner, family, t.all if place == places.SPIKE_DECK and t.catalogue.final[t.face[card]] else 0, 0


def origin(t: Season, card: int) -> tuple[int, int]:
    """Owner and family of a card as set-up gives them."""
    cards = t.catalogue
    face = t.face[card]
    kind = cards.kinds[face]
    if kind in (card_kinds.PLAYER, card_kinds.TEAM_UPGRADE):
        seat = t.teams.index(cards.logos[face]) if cards.logos[face] in t.teams else -1
        return seat, (families.ROSTER if kind == card_kinds.PLAYER else families.UPGRADES) + max(seat, 0)
    if kind == card_kinds.STAR:
        return -1, cards.star_families[cards.unions[face]]
    if kind == card_kinds.STAFF_UPGRADE:
        return -1, families.STAFF
    if kind == card_kinds.HIGHLIGHT:
        return -1, families.HIGHLIGHTS
    if kind >= len(card_kinds.NAMES):
        return -1, families.KINDS + kind
    return -1, families.TOKENS if kind == card_kinds.TOKEN else families.SPIKE
