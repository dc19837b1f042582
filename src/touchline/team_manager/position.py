"""Positions: a season written as readable text, and read back.

A whole position names every card with its handle (``human-lineman#14``) and is exact. A position written by hand, as in
cases, names only the cards that matter, without handles: the reader finds a card of that name, and everything that is
not mentioned lies where set-up would put it, unshuffled. Piles are written from the top down; seats count from 1.

What follows from a card's place (who owns it, who knows it) is not written; lines that begin with ``note`` say where a
card differs from that.
"""

from typing import Final

from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.position import head_of, under_way
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.state import (
    ASIDE,
    BOX,
    DECK,
    DISCARD,
    DRAWN,
    F_HIGHLIGHTS,
    F_ROSTER,
    F_SPIKE,
    F_STAFF,
    F_STARS,
    F_TOKENS,
    F_UPGRADES,
    HAND,
    HIGHLIGHT_DECK,
    IMPROVEMENTS,
    IN_PLAY,
    MATCHUP,
    MATCHUPS,
    MIDFIELD,
    MOST_SEATS,
    NO_BALL,
    ON,
    POOL,
    SPIKE_DECK,
    SPIKE_PILE,
    STAFF_DECK,
    STAR_DECK,
    TOURNAMENT_AT,
    UPGRADE_DECK,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.words import (
    HIGHLIGHT,
    PLAYER,
    STAFF_UPGRADE,
    STAR,
    TEAM_UPGRADE,
    TOKEN,
)

SEAT_PILES: Final = (
    ("hand", HAND),
    ("deck", DECK),
    ("discard", DISCARD),
    ("upgrades", UPGRADE_DECK),
    ("in-play", IN_PLAY),
    ("improvements", IMPROVEMENTS),
    ("drawn", DRAWN),
)
COMMON_PILES: Final = (
    ("owa-stars", STAR_DECK),
    ("cwc-stars", STAR_DECK + 1),
    ("staff", STAFF_DECK),
    ("highlights", HIGHLIGHT_DECK),
    ("spike-deck", SPIKE_DECK),
    ("spike", SPIKE_PILE),
    ("box", BOX),
    ("pool", POOL),
    ("aside", ASIDE),
)
SEAT_NUMBERS: Final = ("fans", "improvements-gained", "totals", "placing", "margin")
PHASES: Final = ("maintenance", "turn", "scoreboard", "end")


# --- Writing ---------------------------------------------------------------------------------------------------


def write_position(t: Season) -> str:
    """The whole table, every card by its handle."""
    lines = head_of(t, t.catalogue.digest)
    lines.append(f"teams: {', '.join(t.catalogue.teams[team] for team in t.teams)}")
    if t.rules:
        lines.append(f"rules: {', '.join(t.rules)}")
    lines.append(f"week: {t.week}")
    lines.append(f"coin: {t.coin + 1}")
    for name, numbers in zip(SEAT_NUMBERS, seat_numbers(t), strict=True):
        lines.append(f"{name}: {', '.join(str(number) for number in numbers)}")
    lines += [f"{name}: {value}" for name, value in table_numbers(t)]
    for name, place in SEAT_PILES:
        for seat in range(t.seats):
            lines.append(f"{name} {seat + 1}: {write_pile(t, t.piles[place + seat])}")
    for name, place in COMMON_PILES:
        lines.append(f"{name}: {write_pile(t, t.piles[place])}")
    for matchup in range(MATCHUPS):
        lines += write_matchup(t, matchup)
    lines += write_notes(t)
    lines += under_way(t, write_argument, " ".join(write_code(code) for code in t.codes))
    return "\n".join(lines) + "\n"


def seat_numbers(t: Season) -> tuple[list[int], ...]:
    return (t.fans, t.improvements, t.totals, t.placing, t.margin)


def table_numbers(t: Season) -> list[tuple[str, str]]:
    """Numbers of the table; those that say nothing are left out."""
    numbers = [
        ("choices", t.choices),
        ("barrier", t.barrier),
        ("active", t.active + 1),
        ("passed", t.passed),
        ("committed", t.committed + 1),
        ("reel", t.reel),
        ("extra-highlights", t.extra_highlights),
        ("keep-highlights", t.keep_highlights),
        ("scoring", t.scoring + 1),
        ("alert", t.alert),
        ("fall-agent", t.fall_agent + 1),
        ("fall-by", t.fall_by + 1),
        ("finished", int(t.finished)),
    ]
    lines = [(name, str(value)) for name, value in numbers if value]
    lines += [
        (name, " ".join(str(number) for number in values))
        for name, values in (("tackles", t.tackles), ("pending", t.pending), ("felled", t.felled))
        if values
    ]
    return lines


def write_argument(_t: Season, _sort: str, value: int) -> str:
    """An argument of a step; cards and places are named in the lines before."""
    return str(value)


def write_code(code: int) -> str:
    """An option as its verb and arguments, so that files do not depend on the numbers of verbs."""
    return f"{REGISTRY.verbs[verb_of(code)].name}:{first_of(code)}:{second_of(code)}:{third_of(code)}"


def write_card(t: Season, card: int) -> str:
    return f"{t.catalogue.ids[t.face[card]]}#{card}"


def write_pile(t: Season, pile: tuple[int, ...]) -> str:
    """Only upgrades in play are ever turned in a pile."""
    return ", ".join(write_card(t, card) + (" exhausted" if t.turned[card] else "") for card in reversed(pile))


def write_player(t: Season, card: int, carrier: int) -> str:
    words = [write_card(t, card)]
    if t.turned[card]:
        words.append("downed")
    if carrier == card:
        words.append("ball")
    tokens = t.piles[ON + card]
    if tokens:
        shown = [write_card(t, token) + (" up" if t.known[token] == t.all else "") for token in tokens]
        words.append(f"[{', '.join(shown)}]")
    return " ".join(words)


def write_matchup(t: Season, matchup: int) -> list[str]:
    if t.ball[matchup] == NO_BALL and not t.piles[MATCHUP + matchup]:
        return []
    ball = {NO_BALL: " no-ball", MIDFIELD: ""}.get(t.ball[matchup], "")
    if matchup == TOURNAMENT_AT:
        lines = [f"tournament:{ball}"]
    else:
        turned = " turned" if t.turned[t.piles[MATCHUP + matchup][0]] else ""
        lines = [f"highlight {matchup + 1}: {write_card(t, t.piles[MATCHUP + matchup][0])}{turned}{ball}"]
    for side in range(ZONES):
        pile = t.piles[ZONE + matchup * ZONES + side]
        if pile:
            name = "zone" if matchup == TOURNAMENT_AT else ("left", "right")[side]
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
            words.append(f"owner {t.owner[card] + 1}")
        if t.family[card] != family:
            words.append(f"family {t.family[card]}")
        if t.known[card] != known:
            words.append(f"known {t.known[card]}")
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
    if place >= ON:
        return -1, F_TOKENS, t.all if t.known[card] == t.all else 0, 0
    if place >= ZONE:
        return t.owner[card], F_ROSTER + t.owner[card], t.all, t.turned[card]
    if place >= MATCHUP or place == SPIKE_PILE:
        return owner, family, t.all, t.turned[card]
    if place < STAR_DECK:
        seat = place % MOST_SEATS
        pile = place - seat
        if pile in (HAND, DECK, DISCARD):
            family = F_ROSTER + seat
        if pile in (DISCARD, IN_PLAY):
            return seat, family, t.all, t.turned[card] if pile == IN_PLAY else 0
        return seat, family, 0 if pile in (DECK, UPGRADE_DECK) else 1 << seat, 0
    if place == BOX:
        return owner, family, 0 if family == F_SPIKE else t.all, 0
    return owner, family, t.all if place == SPIKE_DECK and t.catalogue.final[t.face[card]] else 0, 0


def origin(t: Season, card: int) -> tuple[int, int]:
    """Owner and family of a card as set-up gives them."""
    cards = t.catalogue
    face = t.face[card]
    kind = cards.kinds[face]
    if kind in (PLAYER, TEAM_UPGRADE):
        seat = t.teams.index(cards.logos[face]) if cards.logos[face] in t.teams else -1
        return seat, (F_ROSTER if kind == PLAYER else F_UPGRADES) + max(seat, 0)
    if kind == STAR:
        return -1, F_STARS + cards.unions[face]
    if kind == STAFF_UPGRADE:
        return -1, F_STAFF
    if kind == HIGHLIGHT:
        return -1, F_HIGHLIGHTS
    return -1, F_TOKENS if kind == TOKEN else F_SPIKE
