"""Why not, in Team Manager: offered exactly when nothing stands against it, else a reason with a rule that there is."""

import random

import pytest

from tests import worlds
from touchline.rulebook import read_rulebook
from touchline.table.decision import code_of, first_of, second_of, third_of
from touchline.table.languages import languages
from touchline.table.registry import PLACE, SEAT
from touchline.table.registry import Verb as RegistryVerb
from touchline.table.table import SPECTATOR
from touchline.team_manager import places
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.reasons import against, why_not
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine
RULES = {
    rule.number
    for chapter in read_rulebook().chapters
    for section in chapter.sections
    for rule in section.rules
    if rule.number.startswith("TM ")
}


def some_arguments(t: Season, verb: RegistryVerb, chance: random.Random) -> list[tuple[int, ...]]:
    """Arguments like those of the options, like what the verb takes, and beyond all there is."""
    found: list[tuple[int, ...]] = []
    there = [card for n in range(places.MATCHUPS) for card in t.players_at(n)]
    near = [
        *there,
        *t.piles[places.HAND + t.seat],
        *t.piles[places.IN_PLAY + t.seat],
        *t.piles[places.DISCARD + t.seat],
    ]
    for _ in range(5):
        code = chance.choice(t.codes)
        found.append((first_of(code), second_of(code), third_of(code)))
        fitting: list[int] = []
        for sort in verb.arguments:
            if sort == "card":
                fitting.append(chance.choice([*near, chance.randrange(len(t.face))]))
            elif sort == PLACE:
                fitting.append(chance.randrange(places.MATCHUP, places.ON + 3))
            elif sort == SEAT:
                fitting.append(chance.randrange(t.seats + 1))
            else:
                fitting.append(chance.randrange(5))
        found.append((*fitting, 0, 0, 0)[:3])
    found.append((chance.randrange(1024), chance.randrange(1024), chance.randrange(1024)))
    return [values[: len(verb.arguments)] for values in found]


@pytest.mark.parametrize("first", range(0, 36, 12))
def test_offered_exactly_when_nothing_stands_against_it(first: int) -> None:
    sorts: set[int] = set()
    for seed in range(first, first + 12):
        chance = random.Random(seed)
        for n, t in enumerate(worlds.play(worlds.new_table(seed), seed)):
            if n % 11 and t.kind in sorts:
                continue
            sorts.add(t.kind)
            kind = REGISTRY.kinds[t.kind]
            for number, verb in enumerate(REGISTRY.verbs):
                for arguments in some_arguments(t, verb, chance):
                    a, b, c = (*arguments, 0, 0, 0)[:3]
                    offered = code_of(number, a, b, c) in t.codes
                    found = why_not(t, verb.name, arguments)
                    assert found.offered == offered
                    assert found.rule in RULES, found
                    assert found.code != "not-among", (kind.name, verb.name, arguments)
                    if verb.name in kind.verbs:
                        assert (against(t, number, a, b, c) is None) == offered, (kind.name, verb.name, arguments)
            for code in t.codes:
                verb = REGISTRY.verbs[code >> 30]
                values = (first_of(code), second_of(code), third_of(code))
                assert why_not(t, verb.name, values[: len(verb.arguments)]).offered
                assert against(t, code >> 30, *values) is None, (kind.name, t.option_text(code))
            for seat in (t.seat, (t.seat + 1) % t.seats, SPECTATOR) if n % 5 == 0 else ():
                seen = t.view(seat).table
                for verb in REGISTRY.verbs:
                    for arguments in some_arguments(t, verb, chance)[:2]:
                        assert why_not(seen, verb.name, arguments).text_in(chance.choice(languages()))
    assert len(sorts) > 25
