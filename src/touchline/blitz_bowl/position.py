"""Positions: a match written as readable text, and read back.

A whole position names every card with its handle (``get-moving/sprint#5``), every ball and all that is under way: it is
exact. A position written by hand, as in cases and drills, says only what matters: players who are not named are in
Reserves, spaces for challenge cards are empty, hands too, and the rest of the deck lies in the order of the catalogue.
Deck, discards and events are written from the top down; seats count from 1.

What follows from the rest (who knows a card, what a coach has left to do) is not written; a line of its own says where
it is otherwise.
"""

from typing import Final

from touchline.blitz_bowl import actions, block_die, fouls, moments, noted, upsets
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.field import ABSENT
from touchline.blitz_bowl.naming import player_token, write_card
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.random_event import from_now_on
from touchline.blitz_bowl.state import BOX, DECK, DISCARD, HAND, NO_CARD, PLAYER, SEATS, SPENT, Match
from touchline.blitz_bowl.turn import ACTIONS
from touchline.table.naming import write_seats
from touchline.table.position import head_of, under_way

# Piles of cards by their lines, and whether the last card of the pile is its top and written first.
SEAT_PILES: Final = (("hand", HAND),)
COMMON_PILES: Final = (("deck", DECK), ("discard", DISCARD), ("events", SPENT), ("box", BOX))
FROM_THE_TOP: Final = (DECK, DISCARD, SPENT)

KIND_NAMES: Final = actions.NAMES[:8]  # throwing a team-mate counts as a Throw (BB 11.2.1)
PREPARED_NAMES: Final = ("actions", "traits", "throw", "squares", "more-squares", "dice")
ENDINGS: Final = ("", "sudden-death", "points")

# What a field of the record of an Action holds; the value that is not written. In the order of its ``fields()``.
NUMBERED: Final = "number"
ACTION: Final = "action"
SQUARE: Final = "square"
SQUARES: Final = "squares"  # of the balls
HOLDERS: Final = "holders"  # of the balls
PLAYERS: Final = "players"  # a bit for each
KINDS: Final = "kinds"  # of Action, a bit for each
FACES: Final = "faces"  # of block dice
WORDS: Final = "words"  # flags
PLAY: Final = "play"
DEED: Final[tuple[tuple[str, str, int | tuple[int, ...]], ...]] = (
    ("actor", PLAYER, -1),
    ("action", ACTION, -1),
    ("free", NUMBERED, 0),
    ("target", PLAYER, -1),
    ("flags", WORDS, 0),
    ("balls", SQUARES, ()),
    ("holders", HOLDERS, ()),
    ("traits", NUMBERED, 0),
    ("throw", NUMBERED, 0),
    ("squares", NUMBERED, 0),
    ("dice", NUMBERED, 0),
    ("rolled", FACES, ()),
    ("from", SQUARE, -1),
    ("markers", PLAYERS, 0),
    ("granted", NUMBERED, 0),
    ("answer", PLAY, -1),
    ("other", PLAYER, -1),
    ("kinds", KINDS, 0),
    ("aim", SQUARE, -1),
)


# --- What follows from the rest ----------------------------------------------------------------------------------


def places_of(t: Match) -> list[int]:
    """The pile of each card; -1 for an active one."""
    places = [-1] * len(t.face)
    for place, pile in enumerate(t.piles):
        for card in pile:
            places[card] = place
    return places


def knowledge(t: Match, card: int, place: int) -> tuple[int, int]:
    """Who knows both sides of a card that lies here, and the challenge that everybody has seen on it."""
    front = t.catalogue.fronts[t.face[card]]
    if place in (DISCARD, SPENT):
        return t.all, front
    if place == BOX or (place == DECK and t.piles[DECK][-1] != card):
        return 0, -1
    return 1 << place - HAND if HAND <= place < HAND + SEATS else 0, front


def in_force(t: Match) -> Match:
    """A table that has nothing but the random events in force, for those that were drawn (BB 10.2.3)."""
    bare = Match()
    for card in t.piles[SPENT]:
        for effect, number in t.catalogue.events[t.catalogue.backs[t.face[card]]].effects:
            if effect >= upsets.ARMOUR:
                from_now_on(bare, effect, number)
    return bare


class TurnSoFar:
    """What a turn has come to, as it follows from the Actions made and the cards played in it."""

    def __init__(self) -> None:
        self.actions: int = 0
        self.fresh: bool = False
        self.runs: int = 0
        self.players: int = 0
        self.kinds: int = 0
        self.traits: int = 0
        self.held: int = 0


def turn_so_far(t: Match) -> TurnSoFar:
    so_far = TurnSoFar()
    seat = t.coach
    if seat < 0:
        return so_far
    paid = 0
    for player in t.players_of(seat):
        acted = t.acted[player]
        paid += (acted >> 8).bit_count()
        so_far.kinds |= acted & 0xFF
        so_far.runs += acted >> actions.RUN & 1
        so_far.players |= 1 << player if acted else 0
    so_far.actions = max(0, ACTIONS - paid)
    so_far.fresh = not paid
    for n, play in enumerate(t.catalogue.plays):
        if t.played[seat] >> n & 1 and play.moment in (moments.TURN_START, moments.FIRST):
            so_far.traits |= play.traits
    for ball, holder in enumerate(t.ball_holder):
        if holder >= 0 and t.owner(holder) == seat:
            so_far.held |= 1 << ball
    return so_far


# --- Writing -----------------------------------------------------------------------------------------------------


def write_position(t: Match) -> str:
    """The whole table, every card by its handle."""
    lines = head_of(t, t.catalogue.digest, t.catalogue.folders) + write_frame(t)
    for seat in range(SEATS if t.teams else 0):
        lines.append(f"players {seat + 1}: {', '.join(write_player(t, player) for player in t.players_of(seat))}")
    lines.append(f"balls: {', '.join(write_ball(t, ball) for ball in range(len(t.ball_holder))) or 'none'}")
    lines += write_cards(t)
    lines += write_turn(t)
    lines += [f"deed: {write_deed(t, deed)}" for deed in t.deeds]
    lines += under_way(t)
    return "\n".join(lines) + "\n"


def write_frame(t: Match) -> list[str]:
    """Teams, options, pitch, and how the match stands."""
    lines: list[str] = []
    if t.teams:
        lines.append(f"teams: {', '.join(t.catalogue.teams[team] for team in t.teams)}")
    if t.rules:
        lines.append(f"rules: {', '.join(t.rules)}")
    lines.append(f"pitch: {t.pitch.id or 'none'}")
    lines.append(f"arena: {t.arena.id or 'none'}")
    lines.append(f"coach-a: {t.coach_a + 1}")
    lines.append(f"active: {t.coach + 1 if t.coach >= 0 else 'none'}")
    lines.append(f"turns: {t.turns[0]}, {t.turns[1]}")
    lines.append(f"score: {t.score[0]}, {t.score[1]}")
    lines += [
        f"{name}: {number}"
        for name, number in (("choices", t.choices), ("barrier", t.barrier), ("last-turns", t.ending))
        if number
    ]
    lines.append(f"rookies: {', '.join(str(seat + 1) for seat in range(SEATS) if t.rookies >> seat & 1) or 'none'}")
    if t.finished:
        lines.append(f"over: {ENDINGS[t.why]}")
    return lines


def write_player(t: Match, player: int) -> str:
    square = t.square[player]
    if square < 0:
        return f"{t.player_id(player)} {'absent' if square == ABSENT else 'reserves'}"
    return f"{t.player_id(player)} {square_name(square)}{' prone' if t.prone >> player & 1 else ''}"


def write_ball(t: Match, ball: int) -> str:
    """A ball with its kind, unless it is a plain one: where it lies, who holds it, or that it is out of play."""
    kind = f"{t.kind_of(ball).id} " if t.ball_kind[ball] else ""
    holder = t.ball_holder[ball]
    if holder >= 0:
        return f"{kind}{seat_and_player(t, holder)}"
    square = t.ball_square[ball]
    return f"{kind}{square_name(square) if square >= 0 else 'out'}"


def seat_and_player(t: Match, player: int) -> str:
    return f"{t.owner(player) + 1} {t.player_id(player)}"


def write_cards(t: Match) -> list[str]:
    spaces = ", ".join("-" if card == NO_CARD else write_card(t, card) for card in t.spaces)
    lines = [f"spaces: {spaces}"]
    for name, place in SEAT_PILES:
        for seat in range(SEATS):
            lines.append(f"{name} {seat + 1}: {write_pile(t, place + seat)}")
    for name, place in COMMON_PILES:
        lines.append(f"{name}: {write_pile(t, place)}")
    places = places_of(t)
    for card in range(len(t.face)):
        known, front = knowledge(t, card, places[card])
        if t.known[card] != known:
            lines.append(f"note {write_card(t, card)}: known {write_seats(t.known[card])}")
        if t.front[card] != front:
            lines.append(f"note {write_card(t, card)}: {'seen' if t.front[card] >= 0 else 'unseen'}")
    return lines


def write_pile(t: Match, place: int) -> str:
    pile = t.piles[place]
    return ", ".join(write_card(t, card) for card in (reversed(pile) if place in FROM_THE_TOP else pile))


# --- The turn ----------------------------------------------------------------------------------------------------


def write_turn(t: Match) -> list[str]:
    """What was done this turn; and what does not follow from it."""
    lines: list[str] = []
    acted = [
        f"{seat_and_player(t, player)} {' '.join(write_acted(t.acted[player]))}"
        for player in range(len(t.square))
        if t.acted[player]
    ]
    if acted:
        lines.append(f"acted: {', '.join(acted)}")
    if t.barred:
        lines.append(f"barred: {write_crowd(t, t.barred)}")
    for seat in range(SEATS):
        if t.played[seat]:
            plays = [play.id for n, play in enumerate(t.catalogue.plays) if t.played[seat] >> n & 1]
            lines.append(f"played {seat + 1}: {', '.join(plays)}")
    lines += write_exceptions(t)
    prepared = t.prepared.fields()
    if any(prepared):
        pairs = [f"{name} {number}" for name, number in zip(PREPARED_NAMES, prepared, strict=True) if number]
        lines.append(f"prepared: {', '.join(pairs)}")
    if t.claimed:
        lines.append(f"claimed: {t.claimed}")
    if t.interrupting:
        lines.append("interrupting: yes")
    return lines


def write_acted(acted: int) -> list[str]:
    """The Actions a player has made; those that were free begin with ``free-``."""
    return [name if acted >> 8 + n & 1 else f"free-{name}" for n, name in enumerate(KIND_NAMES) if acted >> n & 1]


def write_crowd(t: Match, players: int) -> str:
    """Players of a set with a bit for each."""
    found = [seat_and_player(t, player) for player in range(len(t.square)) if players >> player & 1]
    return ", ".join(found) or "none"


def write_exceptions(t: Match) -> list[str]:
    """Numbers that differ from what follows from the Actions made, the cards played and the events drawn."""
    so_far = turn_so_far(t)
    events = in_force(t)
    balls = ", ".join(str(ball + 1) for ball in range(len(t.ball_holder)) if t.held_at_start >> ball & 1)
    kinds = ", ".join(name for n, name in enumerate(KIND_NAMES) if t.turn_kinds >> n & 1)
    pairs = (
        ("actions", str(t.actions_left), t.actions_left != so_far.actions),
        ("fresh", "yes" if t.fresh else "no", t.fresh != so_far.fresh),
        ("runs", str(t.runs), t.runs != so_far.runs),
        ("acted-players", write_crowd(t, t.turn_players), t.turn_players != so_far.players),
        ("acted-kinds", kinds or "none", t.turn_kinds != so_far.kinds),
        ("turn-traits", str(t.turn_traits), t.turn_traits != so_far.traits),
        ("held-at-start", balls or "none", t.held_at_start != so_far.held),
        ("armour-off", str(t.armour_off), t.armour_off != events.armour_off),
        ("challenge-more", str(t.challenge_more), t.challenge_more != events.challenge_more),
        ("touchdown-more", str(t.touchdown_more), t.touchdown_more != events.touchdown_more),
        ("foul-counts", ", ".join(fouls.NAMES[n] for n in t.foul_counts), t.foul_counts != events.foul_counts),
    )
    return [f"{name}: {value}" for name, value, differs in pairs if differs]


# --- What is under way -------------------------------------------------------------------------------------------


def write_deed(t: Match, deed: Deed) -> str:
    """The record of an Action; fields that say nothing are left out."""
    fields: list[str] = []
    for (name, sort, nothing), value in zip(DEED, deed.fields(), strict=True):
        if value != nothing:
            written = write_field(t, sort, value) if isinstance(value, int) else write_several(t, sort, value)
            fields.append(f"{name} {written}")
    return ", ".join(fields)


def write_field(t: Match, sort: str, value: int) -> str:
    if sort == PLAYER:
        return player_token(t, value)
    if sort == SQUARE:
        return square_name(value)
    if sort == ACTION:
        return actions.NAMES[value]
    if sort == PLAY:
        return t.catalogue.plays[value].id
    if sort == WORDS:
        return " ".join(name for n, name in enumerate(noted.NAMES) if value >> n & 1)
    if sort == KINDS:
        return " ".join(name for n, name in enumerate(KIND_NAMES) if value >> n & 1)
    if sort == PLAYERS:
        return " ".join(player_token(t, player) for player in range(len(t.square)) if value >> player & 1)
    return str(int(value))


def write_several(t: Match, sort: str, values: tuple[int, ...]) -> str:
    if sort == SQUARES:
        return " ".join(square_name(square) if square >= 0 else "-" for square in values)
    if sort == HOLDERS:
        return " ".join(player_token(t, player) for player in values)
    return " ".join(block_die.NAMES[face] for face in values)
