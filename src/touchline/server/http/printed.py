"""What is printed and said in a game, and its numbered rules: large answers that stay the same."""

from functools import cache, lru_cache

from touchline.server.http.cached import CachedAnswer, compressed
from touchline.server.protocol.reading import ENCODER
from touchline.server.scenes.catalogue import KEPT, printed
from touchline.server.words.rules import rules_text


@lru_cache(KEPT)
def printed_answer(name: str, packs: tuple[str, ...] = ()) -> CachedAnswer:
    return compressed(ENCODER.encode(printed(name, packs)), "application/json")


@cache
def rules_answer(game: str) -> CachedAnswer:
    return compressed(ENCODER.encode(rules_text(game)), "application/json")
