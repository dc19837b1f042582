"""Whole seasons with the mechanics of the expansions, played at random with the cards of ``cases/laboratory``."""

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.test_properties import check_cards, check_decision, check_fans
from tests.worlds import SPECTATOR, other_world, play, received, state
from touchline.games import read
from touchline.table.dice import seeded
from touchline.team_manager import places, steps
from touchline.team_manager.abilities import MOST_ABILITIES
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import REGISTRY, season
from touchline.team_manager.mechanics import blood, contracts, enchanted_balls
from touchline.team_manager.state import Season

LABORATORY = str(Path(__file__).parent.parent / "cases" / "laboratory")

pytestmark = pytest.mark.engine


def new_season(seed: int, seats: int, loud: bool = False) -> Season:
    """Every other season with enchanted balls; stars of the laboratory come to all teams."""
    teams = list(range(6))
    random.Random(seed).shuffle(teams)
    rules = ("abbreviated-season", "enchanted-balls") if seed % 2 else ("abbreviated-season",)
    table = season(load_catalogue((LABORATORY,)), tuple(teams[:seats]), rules, -1, seeded(seed))
    table.dials[blood.SUPPLY.number][0] = 6
    table.loud = loud
    table.run()
    return table


def check_supplies(table: Season) -> None:
    """No token is lost: what lies on players and what is left make six; contracts and balls lie in their piles."""
    assert sum(table.marks[blood.BLOOD.number]) + table.dials[blood.SUPPLY.number][0] == 6
    assert table.mechanics is not None
    for card, number in enumerate(table.marks[blood.BLOOD.number]):
        assert number >= 0
        assert number == 0 or table.matchup_of(card) >= 0
    tokens = len(table.piles[table.mechanics.place(contracts.SUPPLY)])
    tokens += sum(len(table.piles[table.mechanics.place(contracts.OWN, seat)]) for seat in range(table.seats))
    assert tokens == 15
    if "enchanted-balls" in table.rules:
        lying = [len(table.piles[table.mechanics.place(enchanted_balls.AT, n)]) for n in range(places.MATCHUPS)]
        assert max(lying) <= 1
        assert sum(lying) + len(table.piles[table.mechanics.place(enchanted_balls.BAG)]) == 12


def test_random_seasons_keep_every_property() -> None:
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(40):
        table = new_season(seed, 2 + seed % 3, loud=True)
        faces = sorted(table.face)
        for n, now in enumerate(play(table, seed)):
            check_decision(now)
            kinds[REGISTRY.kinds[now.kind].name] += 1
            assert n < 5_000
            if n % 40 == 0:
                check_cards(now)
                check_supplies(now)
                text = now.position()
                again = read(text)
                assert isinstance(again, Season)
                assert again.position() == text
                assert state(again) == state(now)
        assert table.finished
        assert sorted(table.face) == faces
        check_supplies(table)
        check_fans(table)
        events.update(REGISTRY.events[event.kind].name for event in table.events)
    assert kinds["skill-set"] > 10
    assert kinds["regenerate-skill"] > 5
    assert kinds["regenerated"] > 0
    assert events["blood-gained"] > 3
    assert events["contract-taken"] > 20
    assert events["ball-placed"] > 20


@pytest.mark.parametrize("seed", range(8))
def test_nothing_hidden_reaches_a_seat(seed: int) -> None:
    """Contracts are hidden from everybody, their owners included: two worlds that differ in them look the same."""
    seats = 2 + seed % 3
    table = new_season(seed, seats, loud=True)
    for n, now in enumerate(play(table, seed)):
        if n % 30:
            continue
        for seat in (*range(seats), SPECTATOR):
            assert received(other_world(now, seat, n), seat) == received(now, seat)


@pytest.mark.rules("TM 13.4.7")
def test_skills_in_interruptions_come_to_an_end_like_abilities() -> None:
    """When as many were used as there may be in a turn, further ones are skipped, cheating included."""
    for used, tokens in ((MOST_ABILITIES - 1, 1), (MOST_ABILITIES, 0)):
        table = read(
            "touchline-position 2\ngame: team-manager\n"
            f"packs: {LABORATORY}\n"
            "teams: gouged-eye, reikland-reavers\nhighlight 1: bad-snap\n  right 2: lasher\n  left 1: brawler\n"
            "hand 1: orc-lineman\nhand 2: ogre\n"
        )
        assert isinstance(table, Season)
        lasher = table.piles[places.ZONE + 1][0]
        table.begun = (lasher,) * used
        table.kind = -1
        table.agenda.append((steps.FALL, lasher, -1, 0))
        table.run()
        assert len(table.piles[places.ON + lasher]) == tokens
