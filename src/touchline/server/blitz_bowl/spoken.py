"""The names of Blitz Bowl that stand in sentences, each with its Japanese one."""

import re
from collections.abc import Mapping
from typing import Final

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.pitch import square_named
from touchline.blitz_bowl.text import challenge_text, name_of, play_text
from touchline.blitz_bowl.words import ACTION_NAMES, ACTION_WORDS, FACE_NAMES, FACE_WORDS
from touchline.server.sentences import JAPANESE, Sort, named
from touchline.server.wording import wording_of

NUMBERED: Final = re.compile(r"(.+) (\d+)")
SEATED: Final = re.compile(r"Coach (\d+)")


def names() -> Mapping[str, Sort]:
    """What fills the slots of sentences, by its sort."""
    cards = load_catalogue()
    wording = wording_of(__package__).tables[JAPANESE]
    actions = {
        words: wording["words"]["actions"].get(name) or cards.texts[JAPANESE][f"action.{name}"]
        for name, words in zip(ACTION_NAMES, ACTION_WORDS, strict=True)
    }
    faces = zip(FACE_NAMES, FACE_WORDS, strict=True)
    return {
        "player": players(cards),
        "square": lambda word: word if square_named(word) >= 0 else None,
        "seat": seats(cards),
        "action": named(actions),
        "face": named({words: cards.texts[JAPANESE][f"face.{name}"] for name, words in faces}),
        "prompt": named({kind.prompt: wording["prompts"][kind.name] for kind in REGISTRY.kinds}),
        "challenge": named({one.name: name_of(cards, "challenges", one.id, JAPANESE) for one in cards.challenges}),
        "challenge-text": named(
            {challenge_text(cards, one.id): challenge_text(cards, one.id, JAPANESE) for one in cards.challenges}
        ),
        "play": named({one.name: name_of(cards, "bonus-plays", one.id, JAPANESE) for one in cards.plays}),
        "play-text": named({play_text(cards, one.id): play_text(cards, one.id, JAPANESE) for one in cards.plays}),
    }


def players(cards: Catalogue) -> Sort:
    """A player is called by his position, with a number if there are several."""
    positions = {
        one.name: name_of(cards, "positions", f"{cards.teams[one.team]}/{one.id}", JAPANESE) for one in cards.positions
    } | {"nobody": "該当なし"}

    def read(word: str) -> str | None:
        match = NUMBERED.fullmatch(word)
        if match is not None and match.group(1) in positions:
            return positions[match.group(1)] + match.group(2)
        return positions.get(word)

    return read


def seats(cards: Catalogue) -> Sort:
    """A coach is called by his team, as soon as he has one."""
    teams = {one.name: name_of(cards, "teams", one.id, JAPANESE) for one in cards.team_cards}

    def read(word: str) -> str | None:
        match = SEATED.fullmatch(word)
        return f"コーチ{match.group(1)}" if match is not None else teams.get(word)

    return read
