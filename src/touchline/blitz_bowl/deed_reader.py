"""The record of an Action in a position, and whether what is under way fits it."""

from typing import Final

from touchline.blitz_bowl import actions, block_die, noted, steps
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.name_reader import NameReader, entries
from touchline.blitz_bowl.position import (
    ACTION,
    DEED,
    FACES,
    HOLDERS,
    KINDS,
    PLAY,
    PLAYERS,
    SQUARE,
    SQUARES,
    WORDS,
)
from touchline.blitz_bowl.state import PLAYER, Match
from touchline.table.errors import instead, place_of

# Steps that end an Action; every record has one of them before it.
ENDING: Final = (steps.SETTLE, steps.CONCLUDE, steps.EARNED, steps.ANSWERED, steps.EARNED_CHOSEN)
# Steps of an Action whose first argument is the one who acts.
OF_ACTOR: Final = (
    steps.RUN_CHOSEN,
    steps.MARK_CHOSEN,
    steps.THROW_CHOSEN,
    steps.THROW_KEPT,
    steps.BLOCK_CHOSEN,
    steps.TARGETED,
    steps.TARGETED_CHOSEN,
    steps.BLOCK_ROLL,
    steps.NEXT_DIE,
    steps.RESULT_CHOSEN,
    steps.FOLLOWED_UP,
    steps.SIDESTEP_CHOSEN,
    steps.RESERVES_CHOSEN,
    steps.FOUL_CHOSEN,
    steps.LIFTED,
    steps.THROW_PLAYER_TO,
    steps.ANSWERED,
    steps.ANSWERER_CHOSEN,
    steps.SHADOW_CHOSEN,
    steps.EARNED_CHOSEN,
    steps.BLOODLUST_CHOSEN,
)


def deed_of(reader: NameReader, value: str) -> Deed:
    """The record of an Action, as in ``actor 1/blitzer, action run``; fields that are left out say nothing."""
    sorts = {name: sort for name, sort, _ in DEED}
    numbers = {name: nothing for name, _, nothing in DEED if isinstance(nothing, int)}
    several: dict[str, tuple[int, ...]] = {name: () for name in sorts if name not in numbers}
    for entry in entries(value):
        name, _, text = entry.partition(" ")
        if name not in sorts:
            raise reader.bad(f"The record of an Action has no {name[:30]!r}{instead(name, sorts)}")
        if name in numbers:
            numbers[name] = field(reader, sorts[name], text.split())
        else:
            several[name] = up_to_last([one_of(reader, sorts[name], word) for word in text.split()])
    if numbers["actor"] < 0 or numbers["action"] < 0:
        raise reader.bad("The record of an Action names its 'actor' and its 'action'.")
    return filled(numbers, several)


def filled(numbers: dict[str, int], several: dict[str, tuple[int, ...]]) -> Deed:
    deed = Deed()
    deed.actor = numbers["actor"]
    deed.action = numbers["action"]
    deed.free = numbers["free"] != 0
    deed.target = numbers["target"]
    deed.noted = numbers["flags"]
    deed.balls = several["balls"]
    deed.holders = several["holders"]
    deed.traits = numbers["traits"]
    deed.throw = numbers["throw"]
    deed.squares = numbers["squares"]
    deed.dice = numbers["dice"]
    deed.rolled = several["rolled"]
    deed.start = numbers["from"]
    deed.markers = numbers["markers"]
    deed.granted = numbers["granted"]
    deed.answer = numbers["answer"]
    deed.thrown = numbers["other"]
    deed.kinds = numbers["kinds"]
    deed.aim = numbers["aim"]
    return deed


def up_to_last(values: list[int]) -> tuple[int, ...]:
    """Without those at the end that say nothing."""
    while values and values[-1] < 0:
        values.pop()
    return tuple(values)


def field(reader: NameReader, sort: str, words: list[str]) -> int:
    if sort in (PLAYERS, WORDS, KINDS):
        return sum(1 << one_of(reader, sort, word) for word in words if word != "-")
    if len(words) != 1:
        raise reader.bad(f"One value is needed in the record of an Action, not {' '.join(words)[:40]!r}.")
    return one_of(reader, sort, words[0])


def one_of(reader: NameReader, sort: str, word: str) -> int:
    if sort in (PLAYER, PLAYERS, HOLDERS):
        return reader.player_token(word)
    if sort in (SQUARE, SQUARES):
        return -1 if word == "-" else reader.square(word)
    if sort == WORDS:
        return place_of(word, list(noted.NAMES), "flag")
    if sort in (ACTION, KINDS):
        return place_of(word, list(actions.NAMES), "Action")
    if sort == FACES:
        return place_of(word, list(block_die.NAMES), "face")
    if sort == PLAY:
        return place_of(word, [play.id for play in reader.t.catalogue.plays], "bonus play")
    return reader.number(word, -1)


def misfit(t: Match) -> str:
    """What does not fit between the records and what is under way, in a sentence; nothing if all does.

    Seen from the next step on, steps belong to the innermost Action until one ends it.
    """
    paces = [(step, a) for step, a, _, _ in t.agenda]
    if t.kind >= 0:
        paces.append((t.then, t.then_a))
    innermost = len(t.deeds) - 1
    for step, actor in reversed(paces):
        name = t.registry.steps[step].name
        if (step in OF_ACTOR or step in ENDING) and innermost < 0:
            return f"The step {name!r} belongs to an Action, but there is no line 'deed:' for it."
        if step in OF_ACTOR and t.deeds[innermost].actor != actor:
            return f"The step {name!r} names somebody else than the 'actor' of the 'deed:' it belongs to."
        if step == steps.THROW_PLAYER_TO and t.deeds[innermost].thrown < 0:
            return f"The step {name!r} needs the 'other' of its 'deed:', who is thrown."
        if step in ENDING:
            innermost -= 1
    if innermost >= 0:
        return "There is a 'deed:' too many; each has a step of the agenda that ends it, such as 'settle'."
    if t.deeds and t.deeds[0].noted & noted.BESIDE:
        return "The flag 'beside' is for a Mark that answers another Action, and the first 'deed:' answers none."
    return ""
