"""The record of an Action in a position, and whether what is under way fits it."""

from typing import Final

from touchline.blitz_bowl.deed import D_ACTOR, D_FLAGS, D_OTHER, F_BESIDE, SIZE
from touchline.blitz_bowl.name_reader import NameReader, entries
from touchline.blitz_bowl.names import (
    S_ANSWERED,
    S_ANSWERER_CHOSEN,
    S_BLOCK_CHOSEN,
    S_BLOCK_ROLL,
    S_BLOODLUST_CHOSEN,
    S_CONCLUDE,
    S_EARNED,
    S_EARNED_CHOSEN,
    S_FOLLOWED_UP,
    S_FOUL_CHOSEN,
    S_LIFTED,
    S_MARK_CHOSEN,
    S_NEXT_DIE,
    S_RESERVES_CHOSEN,
    S_RESULT_CHOSEN,
    S_RUN_CHOSEN,
    S_SETTLE,
    S_SHADOW_CHOSEN,
    S_SIDESTEP_CHOSEN,
    S_TARGETED,
    S_TARGETED_CHOSEN,
    S_THROW_CHOSEN,
    S_THROW_KEPT,
    S_THROW_PLAYER_TO,
)
from touchline.blitz_bowl.position import (
    ACTION,
    DEED,
    FACES,
    FLAG_NAMES,
    HOLDERS,
    KINDS,
    PLAY,
    PLAYERS,
    SQUARE,
    SQUARES,
    WORDS,
)
from touchline.blitz_bowl.state import PLAYER, Match
from touchline.blitz_bowl.words import ACTION_NAMES, FACE_NAMES
from touchline.table.errors import instead, place_of

# Steps that end an Action; every record has one of them before it.
ENDING: Final = (S_SETTLE, S_CONCLUDE, S_EARNED, S_ANSWERED, S_EARNED_CHOSEN)
# Steps of an Action whose first argument is the one who acts.
OF_ACTOR: Final = (
    S_RUN_CHOSEN,
    S_MARK_CHOSEN,
    S_THROW_CHOSEN,
    S_THROW_KEPT,
    S_BLOCK_CHOSEN,
    S_TARGETED,
    S_TARGETED_CHOSEN,
    S_BLOCK_ROLL,
    S_NEXT_DIE,
    S_RESULT_CHOSEN,
    S_FOLLOWED_UP,
    S_SIDESTEP_CHOSEN,
    S_RESERVES_CHOSEN,
    S_FOUL_CHOSEN,
    S_LIFTED,
    S_THROW_PLAYER_TO,
    S_ANSWERED,
    S_ANSWERER_CHOSEN,
    S_SHADOW_CHOSEN,
    S_EARNED_CHOSEN,
    S_BLOODLUST_CHOSEN,
)


def deed_of(reader: NameReader, value: str) -> list[int]:
    """The record of an Action, as in ``actor 1/blitzer, action run``; fields that are left out say nothing."""
    record = [0] * SIZE
    for _, place, _, nothing in DEED:
        record[place] = nothing
    fields = {name: (place, sort) for name, place, sort, _ in DEED}
    for entry in entries(value):
        name, _, text = entry.partition(" ")
        if name not in fields:
            raise reader.bad(f"The record of an Action has no {name[:30]!r}{instead(name, fields)}")
        place, sort = fields[name]
        record[place] = field(reader, sort, text.split())
    if min(record[place] for name, place, _, _ in DEED if name in ("actor", "action")) < 0:
        raise reader.bad("The record of an Action names its 'actor' and its 'action'.")
    return record


def field(reader: NameReader, sort: str, words: list[str]) -> int:
    if sort in (PLAYERS, WORDS, KINDS):
        return sum(1 << one_of(reader, sort, word) for word in words if word != "-")
    if sort in (SQUARES, HOLDERS, FACES):
        bits = {SQUARES: 8, HOLDERS: 6, FACES: 3}[sort]
        return sum(one_of(reader, sort, word) + 1 << bits * n for n, word in enumerate(words))
    if len(words) != 1:
        raise reader.bad(f"One value is needed in the record of an Action, not {' '.join(words)[:40]!r}.")
    return one_of(reader, sort, words[0])


def one_of(reader: NameReader, sort: str, word: str) -> int:
    if sort in (PLAYER, PLAYERS, HOLDERS):
        return reader.player_token(word)
    if sort in (SQUARE, SQUARES):
        return -1 if word == "-" else reader.square(word)
    if sort == WORDS:
        return place_of(word, list(FLAG_NAMES), "flag")
    if sort in (ACTION, KINDS):
        return place_of(word, list(ACTION_NAMES), "Action")
    if sort == FACES:
        return place_of(word, list(FACE_NAMES), "face")
    if sort == PLAY:
        return place_of(word, [play.id for play in reader.t.catalogue.plays], "bonus play") + 1
    return reader.number(word, -1)


def misfit(t: Match) -> str:
    """What does not fit between the records and what is under way, in a sentence; nothing if all does.

    Seen from the next step on, steps belong to the innermost Action until one ends it.
    """
    steps = [(step, a) for step, a, _, _ in t.agenda]
    if t.kind >= 0:
        steps.append((t.then, t.then_a))
    base = len(t.deed) - SIZE
    for step, actor in reversed(steps):
        name = t.registry.steps[step].name
        if (step in OF_ACTOR or step in ENDING) and base < 0:
            return f"The step {name!r} belongs to an Action, but there is no line 'deed:' for it."
        if step in OF_ACTOR and t.deed[base + D_ACTOR] != actor:
            return f"The step {name!r} names somebody else than the 'actor' of the 'deed:' it belongs to."
        if step == S_THROW_PLAYER_TO and t.deed[base + D_OTHER] < 0:
            return f"The step {name!r} needs the 'other' of its 'deed:', who is thrown."
        if step in ENDING:
            base -= SIZE
    if base >= 0:
        return "There is a 'deed:' too many; each has a step of the agenda that ends it, such as 'settle'."
    if t.deed and t.deed[D_FLAGS] & F_BESIDE:
        return "The flag 'beside' is for a Mark that answers another Action, and the first 'deed:' answers none."
    return ""
