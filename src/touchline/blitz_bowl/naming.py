"""What files call players, squares, cards, faces and whatever else Blitz Bowl has, and what a name in a file means."""

from typing import Final

from touchline.blitz_bowl import actions, block_die, fouls, moments, sorts, upsets
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.setup import EVERY_PITCH, OF_ANY_EDITION, OF_THIS_EDITION
from touchline.blitz_bowl.state import PLAYER, SEATS, Match
from touchline.table.errors import BadArgument, instead, place_of
from touchline.table.registry import CARD, NOBODY, PLACE, SEAT, Registry, whole_number

WAYS: Final = {BY_ABILITY: "ability", BY_BALL: "ball", BY_ROOKIES: "rookies"}
PITCHES: Final = {EVERY_PITCH: "any", OF_ANY_EDITION: "any-edition", OF_THIS_EDITION: "this-edition"}
FACE_BITS: Final = 3  # of each face among several, and one more
COUNTED_BITS: Final = 4  # of a face that counts as another


def give_names(registry: Registry) -> None:
    """Have files of the game written and read by names."""
    registry.write_argument = write_argument
    registry.read_argument = read_argument
    registry.earlier_verbs = EARLIER_VERBS


# --- Writing ------------------------------------------------------------------------------------------------------


def write_argument(t: Match, sort: str, value: int) -> str:
    if sort == PLAYER:
        return player_token(t, value)
    if sort == PLACE:
        return square_name(value) if value >= 0 else NOBODY
    if sort == SEAT:
        return str(value + 1) if value >= 0 else NOBODY
    if sort == CARD:
        return write_card(t, value)
    if sort == sorts.FACES:
        return " ".join(block_die.NAMES[face] for face in unpacked(value, FACE_BITS))
    if sort == sorts.COUNTED:
        face, other, cause = value & 15, value >> COUNTED_BITS & 15, value >> 2 * COUNTED_BITS
        return f"{block_die.NAMES[face]} {block_die.NAMES[other]} {CAUSES[cause]}"
    if sort == sorts.FOUL:
        return f"{block_die.NAMES[value >> COUNTED_BITS]} {fouls.NAMES[value & 15]}"
    if sort == sorts.PITCH and value < 0:
        return PITCHES[value]
    known = names(t, sort)
    if not known:
        return str(value)
    return known[value] if value >= 0 else NOBODY


def names(t: Match, sort: str) -> list[str]:
    """The names of a sort whose numbers are places in a list; none for plain numbers."""
    cards = t.catalogue
    if sort == sorts.ACTION:
        return list(actions.NAMES)
    if sort == sorts.FACE:
        return list(block_die.NAMES)
    if sort == sorts.MOMENT:
        return list(moments.NAMES)
    if sort == sorts.UPSET:
        return list(upsets.NAMES)
    if sort == sorts.WAY:
        return list(WAYS.values())
    if sort == sorts.TEAM:
        return cards.teams
    if sort == sorts.PITCH:
        return [one.id for one in cards.pitches]
    if sort == sorts.ARENA:
        return [one.id for one in cards.arenas]
    if sort == sorts.BALL_KIND:
        return [one.id for one in cards.balls]
    if sort == sorts.CHALLENGE:
        return [one.id for one in cards.challenges]
    if sort == sorts.PLAY:
        return [one.id for one in cards.plays]
    return []


def write_card(t: Match, card: int) -> str:
    face = t.face[card]
    return f"{t.catalogue.face_ids[face] if face >= 0 else ''}#{card}"


def player_token(t: Match, player: int) -> str:
    """A player as one word: ``1/blitzer``; ``-`` for nobody."""
    return f"{t.owner(player) + 1}/{t.player_id(player)}" if player >= 0 else NOBODY


def unpacked(value: int, bits: int) -> list[int]:
    """Numbers from -1 on that lie packed in one, the last of them not -1."""
    found: list[int] = []
    while value:
        found.append((value & (1 << bits) - 1) - 1)
        value >>= bits
    return found


# --- Reading ------------------------------------------------------------------------------------------------------


def read_argument(t: Match, sort: str, word: str) -> int:
    if sort == PLAYER:
        return player_of(t, word)
    if sort == PLACE:
        return NOWHERE if word == NOBODY else square_of(word)
    if sort == SEAT:
        return -1 if word == NOBODY else whole_number(word, 1, SEATS) - 1
    if sort == CARD:
        return card_of(t, word)
    words = word.split()
    if sort == sorts.FACES:
        return sum(face_of(one) + 1 << FACE_BITS * n for n, one in enumerate(words))
    if sort == sorts.COUNTED:
        face, other, cause = exactly(words, 3, "shove smash no-room")
        return face_of(face) | face_of(other) << COUNTED_BITS | place_of(cause, CAUSES, "cause") << 2 * COUNTED_BITS
    if sort == sorts.FOUL:
        face, result = exactly(words, 2, "miss spotted")
        return face_of(face) << COUNTED_BITS | place_of(result, fouls.NAMES, "foul result")
    if sort == sorts.PITCH:
        for number, name in PITCHES.items():
            if word == name:
                return number
    known = names(t, sort)
    if not known:
        return whole_number(word)
    return -1 if word == NOBODY else place_of(word, known, sort)


def player_of(t: Match, word: str) -> int:
    """A player as in ``1/blitzer``. Before the teams are taken nobody can say whether he is there."""
    if word == NOBODY:
        return -1
    number, _, name = word.partition("/")
    seat = whole_number(number, 1, SEATS) - 1
    return player_named(t, seat, name) if t.teams else 0


def player_named(t: Match, seat: int, name: str) -> int:
    """A player of a seat by his id."""
    ids = [t.player_id(player) for player in t.players_of(seat)] if t.teams else []
    if name in ids:
        return t.players_of(seat)[ids.index(name)]
    alike = [one for one in ids if one.rpartition("-")[0] == name]
    if alike:
        raise BadArgument(f"Seat {seat + 1} has several players {name!r}; say which: {', '.join(alike)}.")
    raise BadArgument(f"Seat {seat + 1} has no player {name[:40]!r}{instead(name, ids)}")


def square_of(name: str) -> int:
    square = square_named(name)
    if square < 0:
        raise BadArgument(f"{name[:20]!r} is no square; squares are a1 to o11.")
    return square


def card_of(t: Match, word: str) -> int:
    name, mark, number = word.partition("#")
    if not mark:
        raise BadArgument(f"{word[:60]!r} is no card; a card has its handle, as in 'get-moving/sprint#5'.")
    if name:
        place_of(name, t.catalogue.face_ids, "card")
    return whole_number(number, 0, len(t.face) - 1)


def face_of(word: str) -> int:
    return place_of(word, block_die.NAMES, "face")


def exactly(words: list[str], number: int, example: str) -> list[str]:
    if len(words) != number:
        raise BadArgument(f"{number} words are needed here, such as {example!r}, not {' '.join(words)[:40]!r}.")
    return words


NOWHERE: Final = -1
CAUSES: Final = ("by-blocker", "by-target", "by-card", "no-room")

# --- The first formats --------------------------------------------------------------------------------------------

# The verbs in the order of versions 0.1 and 0.2; squares, players and faces have the numbers that they had then.
EARLIER_VERBS: Final = (
    "pitch",
    "team",
    "place",
    "ball",
    "run",
    "mark",
    "throw",
    "block",
    "sidestep",
    "stand-up",
    "reserves",
    "foul",
    "throw-team-mate",
    "play",
    "free",
    "end-turn",
    "run-to",
    "mark-to",
    "throw-to",
    "block-at",
    "sidestep-to",
    "foul-at",
    "lift",
    "throw-player-to",
    "dump-off",
    "apply",
    "reroll",
    "keep",
    "follow-up",
    "stay",
    "bounce-to",
    "claim",
    "discard",
    "answer",
    "shadow",
    "sacrifice",
    "trip",
    "decline",
)
