"""Words of a case: players, piles, cards and options as people write them."""

from typing import Final

from touchline.blitz_bowl import actions, block_die, verbs
from touchline.blitz_bowl.card_reader import card_names
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.menu import VERBS as ACTION_VERBS
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.position import COMMON_PILES, SEAT_PILES
from touchline.blitz_bowl.state import HAND, NO_CARD, PLAYER, Match
from touchline.table.case import Unmet
from touchline.table.casebook import number, seat_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.registry import CARD, PLACE

# Verbs whose first argument follows from the question, and is left out.
IMPLIED: Final = (
    verbs.RUN_TO,
    verbs.MARK_TO,
    verbs.THROW_TO,
    verbs.BLOCK_AT,
    verbs.SIDESTEP_TO,
    verbs.FOUL_AT,
    verbs.LIFT,
    verbs.THROW_PLAYER_TO,
)
# Verbs after which a square or a target may follow at once.
DECLARING: Final = (*ACTION_VERBS, verbs.FREE, verbs.ANSWER, verbs.DUMP_OFF)
AT_OPPONENTS: Final = (verbs.BLOCK_AT, verbs.FOUL_AT, verbs.TRIP)
UNCLEAR: Final = -1  # who acts
REROLLS: Final = {BY_ABILITY: "ability", BY_BALL: "ball", BY_ROOKIES: "rookies"}
PILES: Final = dict(COMMON_PILES)


# --- Players and cards -------------------------------------------------------------------------------------------


def player_named(t: Match, seat: int, name: str) -> int:
    """A player of a seat by his id, or -1."""
    for player in t.players_of(seat):
        if t.player_id(player) == name:
            return player
    return -1


def player_of(t: Match, words: list[str]) -> int:
    """A player as in ``1 blitzer``."""
    seat = seat_of(t, ["", *words])
    player = player_named(t, seat, words[1])
    if player < 0:
        ids = ", ".join(t.player_id(one) for one in t.players_of(seat))
        raise Unmet(f"Seat {seat + 1} has no player {words[1]!r}; there are {ids}.")
    return player


def pile_of(t: Match, words: list[str]) -> int:
    if words and words[0] == "hand":
        return dict(SEAT_PILES)["hand"] + seat_of(t, words)
    if words and words[0] in PILES:
        return PILES[words[0]]
    raise Unmet(f"There is no pile {' '.join(words)!r}.")


def card_id(t: Match, card: int) -> str:
    return t.catalogue.face_ids[t.face[card]] if card != NO_CARD else "none"


def is_called(t: Match, card: int, word: str) -> bool:
    """Whether a word stands for a card: by both sides, its challenge or its bonus play."""
    return word in card_names(t.catalogue, t.face[card])


def same_cards(t: Match, what: str, pile: tuple[int, ...], wanted: list[str]) -> None:
    """Exactly these cards; names of both sides are looked up before those of one."""
    left = list(pile)
    for word in sorted(wanted, key=lambda word: "/" not in word):
        found = [card for card in left if is_called(t, card, word)]
        if not found:
            break
        left.remove(found[0])
    if left or len(pile) != len(wanted):
        cards = ", ".join(card_id(t, card) for card in pile)
        raise Unmet(f"{what} is {cards or 'empty'}, not {', '.join(wanted) or 'empty'}.")


# --- Options in words --------------------------------------------------------------------------------------------


def head_of(words: list[str]) -> list[str]:
    """The words of a choice that name an Action and who makes it, without where or at whom."""
    verb = REGISTRY.verb_index.get(words[0], -1) if words else -1
    if verb == verbs.FREE:
        return words[:3]
    return words[:2] if verb in DECLARING else words


def under_way(t: Match, head: list[str]) -> bool:
    """Whether the Action named is the one whose square or target is asked for: it was the only one, so nobody chose."""
    if len(head) != 2 or not t.deeds:
        return False
    verb = verb_of(t.codes[0])
    if verb not in IMPLIED and verb != verbs.PLACE:
        return False
    deed = t.deeds[-1]
    verb = ACTION_VERBS[deed.action]
    return head == [REGISTRY.verbs[verb].name, t.player_id(deed.actor)]


def spell(t: Match, code: int) -> str:
    """An option in the words of a case."""
    verb = verb_of(code)
    words = [REGISTRY.verbs[verb].name]
    values = (first_of(code), second_of(code), third_of(code))
    for n, sort in enumerate(REGISTRY.verbs[verb].arguments):
        if n == 0 and verb in IMPLIED:
            continue
        words.append(spell_argument(t, code, n, sort, values[n]))
    return " ".join(word for word in words if word)


def spell_argument(t: Match, code: int, place: int, sort: str, value: int) -> str:
    verb = verb_of(code)
    cards = t.catalogue
    if sort == PLAYER:
        return t.player_id(value)
    if sort == PLACE:
        return square_name(value)
    if sort == CARD:
        return cards.face_ids[t.face[value]]
    if verb in (verbs.RUN_TO, verbs.MARK_TO):
        goal = second_of(code)
        balls = [square for ball, square in enumerate(t.ball_square) if value >> ball & 1 and square != goal]
        return " ".join(f"via {square_name(square)}" for square in balls)
    if verb == verbs.FREE:
        return actions.NAMES[value] if place == 1 else ""
    if verb == verbs.TEAM:
        return cards.teams[value] if place == 0 else ""
    if verb == verbs.PITCH:
        return cards.pitches[value].id
    if verb == verbs.BALL:
        return cards.balls[value].id
    if verb == verbs.APPLY:
        return block_die.NAMES[value]
    return REROLLS[value] if verb == verbs.REROLL else str(value)


def matching(t: Match, words: list[str]) -> list[int]:
    """Options that read as these words; those that say no more come first, and leading words are enough."""
    if not words:
        return []
    exact: list[int] = []
    longer: list[int] = []
    for code in t.codes:
        spelled = spell(t, code).split()
        if spelled[: len(words)] == words or called(t, code, words):
            (exact if len(spelled) == len(words) else longer).append(code)
        elif verb_of(code) in IMPLIED and [spelled[0], t.player_id(first_of(code)), *spelled[1:]] == words:
            exact.append(code)
    return exact or longer


def called(t: Match, code: int, words: list[str]) -> bool:
    """An option on a card, by one of the card's sides."""
    if verb_of(code) not in (verbs.PLAY, verbs.CLAIM, verbs.DISCARD) or len(words) != 2:
        return False
    return words[0] == REGISTRY.verbs[verb_of(code)].name and is_called(t, first_of(code), words[1])


def arguments_of(t: Match, words: list[str]) -> list[int]:
    """What a verb is asked about, as the numbers the engine uses; who acts may follow from the question."""
    if not words or words[0] not in REGISTRY.verb_index:
        raise Unmet(f"There is no verb {' '.join(words[:1])!r}; there are {', '.join(REGISTRY.verb_index)}.")
    verb = REGISTRY.verb_index[words[0]]
    rest = words[1:]
    if "via" in rest:
        rest = rest[: rest.index("via")]
    values: list[int] = []
    if verb in IMPLIED and len(rest) < 2:
        values.append(first_of(t.codes[0]) if t.kind >= 0 and verb_of(t.codes[0]) == verb else UNCLEAR)
    own = max(t.seat, 0)
    for sort, word in zip(REGISTRY.verbs[verb].arguments[len(values) :], rest, strict=False):
        opponent = verb == verbs.TRIP or (verb in AT_OPPONENTS and bool(values))
        values.append(argument(t, verb, sort, word, 1 - own if opponent else own))
    return values


def argument(t: Match, verb: int, sort: str, word: str, seat: int) -> int:
    if sort == PLAYER:
        return player_of(t, [str(seat + 1), word])
    if sort == PLACE:
        square = square_named(word)
        if square < 0:
            raise Unmet(f"{word!r} is no square; squares are a1 to o11.")
        return square
    if sort == CARD:
        return any_card(t, word)
    cards = t.catalogue
    names: dict[int, list[str]] = {
        verbs.TEAM: cards.teams,
        verbs.PITCH: [one.id for one in cards.pitches],
        verbs.BALL: [one.id for one in cards.balls],
        verbs.APPLY: list(block_die.NAMES),
        verbs.REROLL: list(REROLLS.values()),
        verbs.FREE: list(actions.NAMES),
    }
    known = names.get(verb, [])
    return known.index(word) if word in known else number(word)


def any_card(t: Match, word: str) -> int:
    """A card by its name: one of the seat's hand first, then an active one, then any."""
    cards: list[int] = [*t.piles[HAND + max(t.seat, 0)], *t.spaces, *range(len(t.face))]
    for card in cards:
        if card != NO_CARD and is_called(t, card, word):
            return card
    raise Unmet(f"There is no card {word!r}.")
