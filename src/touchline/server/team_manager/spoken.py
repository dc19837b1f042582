"""The names of Team Manager that stand in sentences, each with its Japanese one."""

from collections.abc import Mapping

from touchline.server.sentences import JAPANESE, Sort, named
from touchline.server.wording import wording_of
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.text import face_name, team_name
from touchline.team_manager.words import DIE_NAMES, DIE_WORDS


def names() -> Mapping[str, Sort]:
    """What fills the slots of sentences, by its sort."""
    cards = load_catalogue()
    prompts = wording_of(__package__).tables[JAPANESE]["prompts"]
    faces = {name: face_name(cards, face, JAPANESE) for face, name in enumerate(cards.names)}
    return {
        "card": named(faces | {"a card": "カード"}),
        "seat": named({name: team_name(cards, at, JAPANESE) for at, name in enumerate(cards.team_names)}),
        "die": named(
            {word: cards.texts[JAPANESE][f"face.{name.replace('-', '_')}"] for name, word in zip(DIE_NAMES, DIE_WORDS)}
        ),
        "prompt": named({kind.prompt: prompts[kind.name] for kind in REGISTRY.kinds}),
    }
