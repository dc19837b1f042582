"""Optional rules that a single position cannot show: how long a season is, and what lies in the Spike! deck."""

import pytest

import touchline
from touchline.team_manager import card_kinds, events, places
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.state import Season

ABBREVIATED = "abbreviated-season"
EXTENDED = "extended-season"


def play_out(table: Season) -> None:
    """Everybody takes the last option; with the first ones nobody would ever commit a player."""
    while table.decision is not None:
        table.choose(len(table.codes) - 1)


def kinds_revealed(table: Season) -> list[int]:
    catalogue = load_catalogue()
    return [catalogue.kinds[event.face] for event in table.events if event.kind == events.SPIKE_REVEALED]


@pytest.mark.engine
@pytest.mark.rules("TM 2.3.1", "TM 3.1.2", "TM 9.1.1", "TM 10.1.1", "TM 10.2.1", "TM-R80")
@pytest.mark.parametrize(
    ("seats", "rules", "tournaments", "headlines"),
    [
        (2, [], 4, 0),
        (2, [ABBREVIATED], 3, 0),
        (2, [EXTENDED], 4, 1),
        (3, [], 3, 2),
        (3, [ABBREVIATED], 2, 2),
        (3, [EXTENDED], 3, 3),
        (4, [], 3, 2),
        (4, [ABBREVIATED], 2, 2),
        (4, [EXTENDED], 3, 3),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_season_has_as_many_weeks_as_its_spike_deck_has_cards(
    seats: int, rules: list[str], tournaments: int, headlines: int, seed: int
) -> None:
    table = touchline.new("team-manager", seats=seats, seed=seed, rules=rules)
    assert isinstance(table, Season)
    assert table.result is None
    seen = [table.view(0).table.face[card] for card in table.piles[places.SPIKE_DECK]]
    assert load_catalogue().final[seen[0]], "The Blood Bowl is known to lie at the bottom"
    assert set(seen[1:]) == {-1}, "and nothing else is known"
    play_out(table)
    kinds = kinds_revealed(table)
    assert kinds.count(card_kinds.TOURNAMENT) == tournaments
    assert kinds.count(card_kinds.HEADLINE) == headlines
    assert table.week == tournaments + headlines


@pytest.mark.engine
@pytest.mark.rules("TM 10.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_manager_of_an_abbreviated_season_starts_with_four_improvements(seats: int) -> None:
    table = touchline.new("team-manager", seats=seats, seed=seats, rules=[ABBREVIATED])
    assert isinstance(table, Season)
    while table.week == 0:
        table.choose(len(table.codes) - 1)
    kept = [event.seat for event in table.events if event.kind == events.CARD_KEPT]
    assert [kept.count(seat) for seat in range(seats)] == [4] * seats
    assert table.fans == [0] * seats


@pytest.mark.rules("TM 10.1.1", "TM 10.2.1")
def test_a_season_is_not_abbreviated_and_extended() -> None:
    with pytest.raises(touchline.BadArgument, match="both"):
        touchline.new("team-manager", seats=3, rules=[ABBREVIATED, EXTENDED])
