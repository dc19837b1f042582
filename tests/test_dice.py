"""Dice with more sides than a byte tells apart, and piles with more cards."""

from collections.abc import Callable

import pytest

from touchline.table.dice import ROLLS, SHUFFLES, Dice, prepared, recorded, seeded

pytestmark = pytest.mark.engine

DICE: list[Callable[[int], Dice]] = [seeded, recorded, lambda seed: prepared([], seed)]


@pytest.mark.parametrize("make", DICE)
@pytest.mark.parametrize("sides", [257, 300, 65_535, 65_536, 65_537, 1_000_000])
def test_a_die_may_have_any_number_of_sides(make: Callable[[int], Dice], sides: int) -> None:
    dice = make(3)
    rolls = [dice.roll(ROLLS, sides) for _ in range(300)]
    assert all(0 <= roll < sides for roll in rolls)
    assert min(rolls) < sides / 20
    assert max(rolls) > sides - sides / 20
    assert len(set(rolls)) > 150


@pytest.mark.parametrize("make", DICE)
@pytest.mark.parametrize("number", [256, 257, 1_000])
def test_a_pile_of_any_size_is_shuffled_whole(make: Callable[[int], Dice], number: int) -> None:
    pile = list(range(number))
    make(5).shuffle(SHUFFLES, pile)
    assert sorted(pile) == list(range(number))
    assert sum(card == place for place, card in enumerate(pile)) < 10
    assert max(pile[:20]) > number / 2  # cards from the far end came to the front


def test_recorded_dice_record_what_was_rolled_and_not_its_bytes() -> None:
    dice = recorded(7)
    roll = dice.roll(ROLLS, 1_000)
    assert dice.results == [(ROLLS, 1_000, roll)]
    assert seeded(7).roll(ROLLS, 1_000) == roll


def test_recorded_dice_shuffle_as_all_others_do() -> None:
    for number in (2, 256, 300):
        one, other = list(range(number)), list(range(number))
        seeded(11).shuffle(SHUFFLES, one)
        recorded(11).shuffle(SHUFFLES, other)
        assert one == other
