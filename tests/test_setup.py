"""Set-up: what lies where when a season begins (TM 2, and what TM 9 and TM 10 change about it)."""

from collections import Counter

import pytest

import touchline
from tests.facts import TEAM_MANAGER
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, places, unions
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine

TEAMS = [
    "reikland-reavers",
    "athelorn-avengers",
    "grudgebearers",
    "gouged-eye",
    "chaos-all-stars",
    "skavenblight-scramblers",
]
STARTING_PLAYERS = {
    "reikland-reavers": {
        "human-lineman": 4,
        "human-thrower": 2,
        "human-catcher": 2,
        "human-blitzer": 3,
        "ogre": 1,
    },
    "athelorn-avengers": {
        "wood-elf-lineman": 4,
        "wood-elf-thrower": 2,
        "wood-elf-catcher": 2,
        "wardancer": 3,
        "treeman": 1,
    },
    "grudgebearers": {
        "dwarf-longbeard": 4,
        "dwarf-runner": 2,
        "dwarf-blocker": 2,
        "dwarf-blitzer": 2,
        "troll-slayer": 2,
    },
    "gouged-eye": {
        "orc-lineman": 4,
        "orc-thrower": 2,
        "black-orc-blocker": 2,
        "orc-blitzer": 3,
        "da-troll": 1,
    },
    "chaos-all-stars": {
        "chaos-lineman": 4,
        "beastman": 3,
        "beastman-thrower": 2,
        "chaos-warrior": 2,
        "minotaur": 1,
    },
    "skavenblight-scramblers": {
        "skaven-lineman": 4,
        "skaven-thrower": 2,
        "skaven-gutter-runner": 3,
        "skaven-blitzer": 2,
        "rat-ogre": 1,
    },
}
NO_SALARY_CAP = {
    "hall-of-famers": 1,
    "fan-club-enrollment": 1,
    "well-get-em-next-season": 1,
    "staffing-office": 2,
    "talent-scout": 2,
}
TOKENS = {"whistle": 6, "power-0": 4, "power-1": 9, "power-2": 4, "power-3": 2, "fan-1": 4, "fan-2": 1}


def new(
    seats: int = 0,
    seed: int = 0,
    teams: list[str] | None = None,
    rules: list[str] | None = None,
    first: int | None = None,
) -> Season:
    table = touchline.new("team-manager", seats=seats, seed=seed, teams=teams or [], rules=rules or [], first=first)
    assert isinstance(table, Season)
    return table


def ids(table: Season, *spots: int) -> list[str]:
    """The cards of some piles, from the bottom up."""
    return [table.catalogue.ids[table.face[card]] for place in spots for card in table.piles[place]]


def kinds(table: Season, *spots: int) -> list[int]:
    return [table.catalogue.kinds[table.face[card]] for place in spots for card in table.piles[place]]


def unseen(table: Season, place: int) -> bool:
    """Whether no seat and no spectator knows any card of a pile."""
    watchers = [*range(table.seats), SPECTATOR]
    return all(table.view(seat).table.face[card] < 0 for seat in watchers for card in table.piles[place])


def teams_of(table: Season) -> list[str]:
    return [table.catalogue.teams[team] for team in table.teams]


def play_passing(table: Season) -> int:
    """Let everybody pass to the end of the season; gives its number of weeks."""
    while table.decision is not None:
        options = {option.verb: option for option in reversed(table.decision.options)}
        for verb in ("pass", "done", "decline", *options):
            if verb in options:
                table.choose(options[verb])
                break
    assert table.finished
    return table.week


# --- Teams (TM 2.1) ---------------------------------------------------------------------------------------------


@pytest.mark.rules("TM 2.1.1")
def test_each_manager_draws_a_team_and_none_is_managed_twice() -> None:
    drawn: list[Counter[str]] = [Counter() for _ in range(4)]
    for seed in range(60):
        teams = teams_of(new(seats=4, seed=seed))
        assert len(set(teams)) == 4
        for seat, team in enumerate(teams):
            drawn[seat][team] += 1
    for seat in range(4):
        assert sorted(drawn[seat]) == sorted(TEAMS), "every team comes up at every seat"


@pytest.mark.rules("TM 2.1.1")
def test_the_managers_may_choose_their_teams() -> None:
    chosen = ["gouged-eye", "reikland-reavers", "skavenblight-scramblers"]
    for seed in range(5):
        table = new(teams=chosen, seed=seed)
        assert teams_of(table) == chosen
        assert table.seats == 3


@pytest.mark.rules("TM 2.1.1")
def test_a_team_cannot_be_chosen_twice() -> None:
    with pytest.raises(touchline.BadArgument, match=r"TM 2\.1\.1"):
        new(teams=["gouged-eye", "reikland-reavers", "gouged-eye"])


@pytest.mark.rules("TM 2.1.1")
@pytest.mark.parametrize(
    ("seats", "teams"), [(3, TEAMS[:2]), (2, TEAMS[:3]), (1, []), (0, []), (5, []), (6, []), (0, TEAMS[:1])]
)
def test_a_team_for_each_of_two_to_four_managers(seats: int, teams: list[str]) -> None:
    with pytest.raises(touchline.BadArgument):
        new(seats=seats, teams=teams)


@pytest.mark.rules("TM 2.1.2")
@pytest.mark.parametrize("teams", [TEAMS[:2], TEAMS[1:4], TEAMS[2:]])
def test_managers_get_players_and_upgrades_of_their_team_and_no_others_are_there(teams: list[str]) -> None:
    table = new(teams=teams, seed=3)
    cards = table.catalogue
    for seat, team in enumerate(table.teams):
        mine = [card for card in range(len(table.face)) if cards.logos[table.face[card]] == team]
        players = [card for card in mine if cards.kinds[table.face[card]] == card_kinds.PLAYER]
        upgrades = [card for card in mine if cards.kinds[table.face[card]] == card_kinds.TEAM_UPGRADE]
        assert len(players) == 12
        assert len(upgrades) == 5
        assert all(table.owner[card] == seat for card in players + upgrades)
        assert all(table.place[card] in (places.DECK + seat, places.HAND + seat) for card in players)
        assert all(table.place[card] == places.UPGRADE_DECK + seat for card in upgrades)
    for face in table.face:
        if cards.kinds[face] in (card_kinds.PLAYER, card_kinds.TEAM_UPGRADE):
            assert cards.logos[face] in table.teams


# --- Decks (TM 2.2) ---------------------------------------------------------------------------------------------


@pytest.mark.rules("TM 2.2.1")
@pytest.mark.parametrize("team", TEAMS)
def test_a_team_deck_is_the_twelve_starting_players_without_stars(team: str) -> None:
    other = TEAMS[(TEAMS.index(team) + 1) % 6]
    table = new(teams=[team, other])  # two managers: no headline has acted
    assert Counter(ids(table, places.HAND, places.DECK)) == STARTING_PLAYERS[team]
    assert len(table.piles[places.HAND]) == 6
    assert len(table.piles[places.DECK]) == 6
    assert table.piles[places.DISCARD] == ()
    assert table.piles[places.IN_PLAY] == ()
    assert table.piles[places.IMPROVEMENTS] == ()
    assert unseen(table, places.DECK)


@pytest.mark.rules("TM 2.2.1")
def test_team_decks_and_upgrade_decks_are_shuffled() -> None:
    tables = [new(teams=TEAMS[:2], seed=seed) for seed in range(60)]
    for seat in range(2):
        hands = {tuple(sorted(ids(table, places.HAND + seat))) for table in tables}
        assert len(hands) > 20
        orders = {tuple(ids(table, places.DECK + seat)) for table in tables}
        assert len(orders) > 50
        tops = {ids(table, places.UPGRADE_DECK + seat)[-1] for table in tables}
        assert len(tops) == 5, "each upgrade comes to lie on top"
    for table in tables[:5]:
        assert all(len(set(ids(table, places.UPGRADE_DECK + seat))) == 5 for seat in range(2))
        assert unseen(table, places.UPGRADE_DECK)


@pytest.mark.rules("TM 2.2.2")
@pytest.mark.parametrize("teams", [TEAMS[:2], TEAMS[3:5], [TEAMS[0], TEAMS[5]]])
def test_two_star_decks_one_for_each_union(teams: list[str]) -> None:
    table = new(teams=teams)
    cards = table.catalogue
    for union, name in enumerate(unions.NAMES):
        deck = table.piles[places.STAR_DECK + union]
        assert len(deck) == TEAM_MANAGER[f"{name}-star"]
        assert all(cards.unions[table.face[card]] == union for card in deck)
        assert all(cards.kinds[table.face[card]] == card_kinds.STAR for card in deck)
        assert unseen(table, places.STAR_DECK + union)
        freebooters = [card for card in deck if cards.freebooter[table.face[card]]]
        assert len(freebooters) == 8, "two each of four kinds"
    assert Counter(ids(table, places.STAR_DECK + unions.OWA))["morg-n-thorg-owa"] == 1
    assert Counter(ids(table, places.STAR_DECK + unions.CWC))["morg-n-thorg-cwc"] == 1


@pytest.mark.rules("TM 2.2.2")
def test_star_decks_are_shuffled_apart() -> None:
    tables = [new(teams=TEAMS[:2], seed=seed) for seed in range(60)]
    for union in (unions.OWA, unions.CWC):
        assert len({ids(table, places.STAR_DECK + union)[-1] for table in tables}) > 12


@pytest.mark.rules("TM 2.2.3", "TM-R7")
def test_the_staff_upgrade_deck_leaves_out_what_a_rule_brings() -> None:
    table = new(seats=2, seed=1)
    staff = ids(table, places.STAFF_DECK)
    assert len(staff) == TEAM_MANAGER["staff-upgrade"] - TEAM_MANAGER["optional-staff-upgrade"]
    assert not set(staff) & set(NO_SALARY_CAP)
    assert not set(NO_SALARY_CAP) & {table.catalogue.ids[face] for face in table.face}
    assert unseen(table, places.STAFF_DECK)
    assert len({ids(new(seats=2, seed=seed), places.STAFF_DECK)[-1] for seed in range(60)}) > 8, "shuffled"


@pytest.mark.rules("TM 10.4.1", "TM-R7")
def test_without_a_salary_cap_the_staff_upgrade_deck_has_all_there_are() -> None:
    usual = Counter(ids(new(seats=2, seed=1), places.STAFF_DECK))
    table = new(seats=2, seed=1, rules=["no-salary-cap"])
    staff = Counter(ids(table, places.STAFF_DECK))
    assert staff.total() == TEAM_MANAGER["staff-upgrade"]
    assert staff - usual == Counter(NO_SALARY_CAP)
    assert unseen(table, places.STAFF_DECK)


@pytest.mark.rules("TM 2.2.4", "TM 4.5.1", "TM-R10")
@pytest.mark.parametrize(("seats", "shown"), [(2, 4), (3, 3), (4, 4)])
def test_all_highlights_make_up_the_highlight_deck(seats: int, shown: int) -> None:
    table = tournament_week(seats)
    reel = ids(table, *range(places.MATCHUP, places.MATCHUP + places.MATCHUPS))
    assert len(reel) == shown
    assert len(set(reel + ids(table, places.HIGHLIGHT_DECK))) == TEAM_MANAGER["highlight"]
    assert len(table.piles[places.HIGHLIGHT_DECK]) == TEAM_MANAGER["highlight"] - shown
    assert unseen(table, places.HIGHLIGHT_DECK)
    for seat in (0, 1, SPECTATOR):
        view = table.view(seat).table
        assert all(view.face[table.piles[places.MATCHUP + n][0]] >= 0 for n in range(shown)), (
            "the reel lies faceup (TM-R10)"
        )
    assert len({ids(new(seats=2, seed=seed), places.MATCHUP)[0] for seed in range(60)}) > 20, "shuffled"


def tournament_week(seats: int) -> Season:
    """A season whose first week has a tournament, so that no headline has changed anything."""
    for seed in range(100):
        table = new(seats=seats, seed=seed)
        if kinds(table, places.SPIKE_PILE) == [card_kinds.TOURNAMENT]:
            return table
    raise AssertionError("no such season")


# --- The Spike! deck (TM 2.3, 9.1, 10.1, 10.2) ------------------------------------------------------------------


def check_spike_deck(table: Season, tournaments: int, headlines: int) -> None:
    """The deck, its first card turned up already; and the rest in the box, seen by nobody."""
    spike = ids(table, places.SPIKE_DECK, places.SPIKE_PILE)
    assert len(spike) == tournaments + headlines + 1
    assert len(set(spike)) == len(spike)
    assert spike[0] == "the-blood-bowl"
    sorts = Counter(kinds(table, places.SPIKE_DECK, places.SPIKE_PILE))
    assert sorts[card_kinds.TOURNAMENT] == tournaments + 1
    assert sorts[card_kinds.HEADLINE] == headlines
    rest = [
        card
        for card in table.piles[places.BOX]
        if table.catalogue.kinds[table.face[card]] in (card_kinds.TOURNAMENT, card_kinds.HEADLINE)
    ]
    assert len(rest) == 13 - tournaments - headlines
    for seat in (0, 1, SPECTATOR):
        view = table.view(seat).table
        assert view.face[table.piles[places.SPIKE_DECK][0]] >= 0, "everybody knows what lies at the bottom (TM-R80)"
        assert all(view.face[card] < 0 for card in table.piles[places.SPIKE_DECK][1:])
        assert all(view.face[card] < 0 for card in rest)


@pytest.mark.rules("TM 2.3.1", "TM-R80")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_tournaments_and_two_headlines_lie_over_the_blood_bowl(seats: int) -> None:
    found: Counter[str] = Counter()
    first: Counter[int] = Counter()
    for seed in range(80):
        table = new(seats=seats, seed=seed)
        check_spike_deck(table, 2, 2)
        found.update(ids(table, places.SPIKE_DECK, places.SPIKE_PILE))
        first.update(kinds(table, places.SPIKE_PILE))
    assert len(found) == 14, "every card of the box comes up"
    assert first[card_kinds.TOURNAMENT] > 20, "shuffled together"
    assert first[card_kinds.HEADLINE] > 20


@pytest.mark.rules("TM 9.1.1")
def test_two_managers_have_no_headlines_and_four_weeks() -> None:
    orders = set()
    for seed in range(40):
        table = new(seats=2, seed=seed)
        check_spike_deck(table, 3, 0)
        orders.add(tuple(ids(table, places.SPIKE_DECK, places.SPIKE_PILE)))
    assert len(orders) == 6
    assert play_passing(new(seats=2, seed=1)) == 4


@pytest.mark.rules("TM 3.1.2", "TM 2.3.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_usual_season_has_five_weeks(seats: int) -> None:
    table = new(seats=seats, seed=1)
    assert table.week == 1
    assert play_passing(table) == 5


@pytest.mark.rules("TM 10.1.1", "TM-R5", "TM-R25")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_abbreviated_season_has_one_tournament_two_headlines_and_four_weeks(seats: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        table = new(seats=seats, seed=seed, rules=["abbreviated-season"])
        check_spike_deck(table, 1, 2)
        found.update(ids(table, places.SPIKE_DECK))
    assert len(found) == 14
    assert play_passing(new(seats=seats, seed=1, rules=["abbreviated-season"])) == 4


@pytest.mark.rules("TM 10.2.1", "TM-R25")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_extended_season_has_two_tournaments_three_headlines_and_six_weeks(seats: int) -> None:
    for seed in range(20):
        check_spike_deck(new(seats=seats, seed=seed, rules=["extended-season"]), 2, 3)
    assert play_passing(new(seats=seats, seed=1, rules=["extended-season"])) == 6


@pytest.mark.rules("TM 9.1.1", "TM 10.1.1", "TM 10.2.1", "TM-R25")
def test_with_two_managers_the_season_options_change_the_deck_by_one_card() -> None:
    abbreviated = new(seats=2, seed=1, rules=["abbreviated-season"])
    check_spike_deck(abbreviated, 2, 0)
    assert play_passing(abbreviated) == 3
    extended = new(seats=2, seed=1, rules=["extended-season"])
    check_spike_deck(extended, 3, 1)
    assert play_passing(extended) == 5


def test_a_season_is_not_both_abbreviated_and_extended() -> None:
    with pytest.raises(touchline.BadArgument):
        new(seats=3, rules=["abbreviated-season", "extended-season"])


# --- Tokens and start (TM 2.4, 2.5) -----------------------------------------------------------------------------


@pytest.mark.rules("TM 2.4.1")
def test_the_pool_has_all_thirty_tokens_facedown_and_mixed() -> None:
    tops: Counter[str] = Counter()
    for seed in range(60):
        table = new(seats=2, seed=seed)
        assert Counter(ids(table, places.POOL)) == TOKENS
        assert len(table.piles[places.POOL]) == 30
        assert kinds(table, places.POOL) == [card_kinds.TOKEN] * 30
        assert table.piles[places.ASIDE] == ()
        assert not any(table.piles[places.ON :])
        tops[ids(table, places.POOL)[-1]] += 1
    assert unseen(table, places.POOL)
    assert len(tops) >= 6
    assert tops["power-1"] > tops["power-3"]


@pytest.mark.rules("TM 2.5.1", "TM-R24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_manager_is_the_seat_named(seats: int) -> None:
    for first in range(seats):
        for seed in range(3):
            table = new(seats=seats, seed=seed, first=first)
            assert table.coin == first
            assert table.decision is not None
            assert table.decision.seat == first


@pytest.mark.rules("TM 2.5.1", "TM-R24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_manager_is_drawn_if_none_is_named(seats: int) -> None:
    drawn = Counter(new(seats=seats, seed=seed).coin for seed in range(80))
    assert sorted(drawn) == list(range(seats))
    assert min(drawn.values()) > 5
    assert new(seats=seats, seed=17).coin == new(seats=seats, seed=17).coin


@pytest.mark.rules("TM 2.5.1")
@pytest.mark.parametrize("first", [3, -2, 9])
def test_the_first_manager_is_one_of_the_seats(first: int) -> None:
    with pytest.raises(touchline.BadArgument):
        new(seats=3, first=first)


@pytest.mark.rules("TM 2.5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_manager_starts_without_fans_and_improvements(seats: int) -> None:
    table = tournament_week(seats)
    assert table.fans == [0] * seats
    assert table.improvements == [0] * seats
