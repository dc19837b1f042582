"""Properties that hold in every game, whatever is chosen."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.worlds import SPECTATOR, new_table, other_world, play, received, state
from touchline.games import read
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.registry import CARD, PLACE
from touchline.team_manager import card_kinds, events, places
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.position import write_position
from touchline.team_manager.reasons import why_not
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine
seeds = st.integers(min_value=0, max_value=1 << 30)


def check_cards(table: Season) -> None:
    """Every card lies in exactly one pile, and knows which."""
    seen = [card for pile in table.piles for card in pile]
    assert sorted(seen) == list(range(len(table.face)))
    for place, pile in enumerate(table.piles):
        for card in pile:
            assert table.place[card] == place
    check_marks(table)
    for zone in range(places.ZONE, places.ON):
        assert len({table.owner[card] for card in table.piles[zone]}) <= 1, "a zone is one manager's (TM 5.2.2)"
    for place in range(places.ON, table.mechanics.apart if table.mechanics is not None else len(table.piles)):
        for token in table.piles[place]:
            assert table.catalogue.kinds[table.face[token]] == card_kinds.TOKEN
            assert places.ZONE <= table.place[place - places.ON] < places.ON, "tokens lie on players at a matchup only"


def check_marks(table: Season) -> None:
    """Only players at matchups, upgrades in play and highlights of the reel are turned; players seen are a roster's."""
    for card, place in enumerate(table.place):
        turnable = (
            places.ZONE <= place < places.ON
            or places.IN_PLAY <= place < places.IMPROVEMENTS
            or places.MATCHUP <= place < places.ZONE
        )
        assert turnable or not table.turned[card]
        if places.ZONE <= place < places.ON or places.DISCARD <= place < places.UPGRADE_DECK:
            assert table.family[card] == table.owner[card]
            assert table.known[card] == table.all


def check_decision(table: Season) -> None:
    """The open question can be answered, by one of two or more different options of its kind."""
    kind = REGISTRY.kinds[table.kind]
    assert 0 <= table.seat < table.seats
    assert len(table.codes) >= 2
    assert table.codes == sorted(set(table.codes))
    for code in table.codes:
        assert REGISTRY.verbs[verb_of(code)].name in kind.verbs, (kind.name, code)
    if kind.name == "respond":
        for code in table.codes:
            if REGISTRY.verbs[verb_of(code)].name == "use":
                assert table.known[first_of(code)] == table.all, "a card that nobody can find answers nothing (TM-R103)"
    if kind.name == "turn":
        assert table.active == table.seat
        assert table.committed == -1
        assert not table.tackles
        assert not table.pending
    if kind.name == "freebooter":
        offered = [(table.face[first_of(code)], table.place[first_of(code)]) for code in table.codes[1:]]
        assert len(offered) == len(set(offered)), "the same card of the same pile is offered once"
    if kind.name == "pass-discards":
        assert table.passed >> table.seat & 1


def check_game(seed: int) -> Counter[str]:
    """Play one game to its end and look at it on the way; gives the kinds of decision that came up."""
    table = new_table(seed, loud=True)
    faces = sorted(table.face)
    kinds: Counter[str] = Counter()
    for n, now in enumerate(play(table, seed)):
        check_decision(now)
        kinds[REGISTRY.kinds[now.kind].name] += 1
        assert n < 5_000, "the game does not end"
        if n % 25 == 0:
            check_cards(now)
    assert table.finished
    assert table.result is not None
    check_cards(table)
    assert sorted(table.face) == faces, "cards were lost or made"
    check_fans(table)
    check_reveals(table)
    return kinds


def check_reveals(table: Season) -> None:
    """Improvement piles are revealed in their order (TM 6.10.2)."""
    before = (-1, -1, -1)
    for event in table.events:
        if event.kind == events.WEEK_BEGINS:
            before = (-1, -1, -1)
        elif event.kind == events.IMPROVEMENT_REVEALED:
            kind = table.catalogue.kinds[event.face]
            rank = (card_kinds.STAFF_UPGRADE, card_kinds.TEAM_UPGRADE, card_kinds.STAR).index(kind)
            everybody = any(
                table.catalogue.draft_freebooters[table.face[card]] for card in table.piles[places.IN_PLAY + event.seat]
            )
            freebooter = 0 if everybody or table.catalogue.freebooter[event.face] else 1
            now = (event.seat, rank, freebooter)
            assert now[0] != before[0] or now >= before
            before = now


def played(seed: int) -> Counter[str]:
    """A game whose seed is told if anything goes wrong."""
    try:
        return check_game(seed)
    except Exception as error:
        error.add_note(f"in the random game of seed {seed}")
        raise


def check_fans(table: Season) -> None:
    """Fans are what was gained less what was lost, and never below zero."""
    fans = [0] * table.seats
    for event in table.events:
        if event.kind == events.FANS_GAINED:
            fans[event.seat] += event.amount
        elif event.kind == events.FANS_LOST:
            fans[event.seat] -= event.amount
            assert fans[event.seat] >= 0
    assert fans == table.fans


@pytest.mark.parametrize("first", range(0, 2_000, 100))
def test_two_thousand_random_games_over_all_options(first: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(first, first + 100):
        kinds += played(seed)
    assert {"turn", "respond", "result", "guard", "keep", "freebooter", "action"} <= set(kinds)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 100_000, 1_000))
def test_a_hundred_thousand_random_games(first: int) -> None:
    for seed in range(first + 2_000, first + 3_000):
        played(seed)


@given(seeds)
def test_the_same_seed_and_choices_give_the_same_game(seed: int) -> None:
    first, second = new_table(seed, loud=True), new_table(seed, loud=True)
    for _ in play(first, seed):
        pass
    for _ in play(second, seed):
        pass
    assert state(first) == state(second)
    assert [event.fields() for event in first.events] == [event.fields() for event in second.events]


@given(seeds, st.integers(0, 250))
def test_a_copy_is_independent(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    before = state(table)
    copy = table.copy()
    assert state(copy) == before
    for _ in play(copy, seed + 1, 40):
        pass
    assert state(table) == before


@given(seeds, st.integers(0, 250))
def test_a_copy_rolls_its_own_dice(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    one, two = table.copy(), table.copy()
    assert [one.dice.roll(2, 6) for _ in range(40)] != [two.dice.roll(2, 6) for _ in range(40)]


@given(seeds, st.integers(0, 300))
def test_a_position_reads_back(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    text = write_position(table)
    again = read(text)
    assert isinstance(again, Season)
    assert state(again) == state(table)
    assert write_position(again) == text


@given(seeds, st.integers(0, 300))
def test_an_imagined_table_agrees_with_the_view_it_was_made_from(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    for seat in (*range(table.seats), SPECTATOR):
        twin = other_world(table, seat, seed + 7)
        assert received(twin, seat) == received(table, seat)
        assert sorted(twin.face) == sorted(table.face)
        if table.kind >= 0:
            assert len(twin.codes) >= 1
            for _ in play(twin, seed, 30):
                pass


@given(seeds, st.integers(0, 200))
def test_every_verb_at_every_place_is_offered_or_has_a_reason(seed: int, choices: int) -> None:
    table = new_table(seed)
    for _ in play(table, seed, choices):
        pass
    chance = random.Random(seed)
    offered = 0
    for verb in REGISTRY.verbs:
        for _ in range(60):
            arguments = [some(chance, sort, table) for sort in verb.arguments]
            reason = why_not(table, verb.name, tuple(arguments))
            assert reason.text
            assert reason.rule.startswith("TM ")
            offered += reason.offered
    for code in table.codes:
        verb = REGISTRY.verbs[verb_of(code)]
        values = (first_of(code), second_of(code), third_of(code))[: len(verb.arguments)]
        assert why_not(table, verb.name, values).offered


def some(chance: random.Random, sort: str, table: Season) -> int:
    if sort == CARD:
        return chance.randrange(len(table.face))
    if sort == PLACE:
        return chance.randrange(places.ON)
    return chance.randrange(8)


@given(seeds)
def test_an_illegal_code_changes_nothing(seed: int) -> None:
    from touchline import IllegalChoice

    table = new_table(seed)
    for _ in play(table, seed, seed % 100):
        pass
    before = state(table)
    for answer in (-1, 10_000, "pass", None, 1.5, True):
        with pytest.raises(IllegalChoice):
            table.choose(answer)
    with pytest.raises(IllegalChoice):
        table.choose_checked(1 << 40)
    assert state(table) == before
