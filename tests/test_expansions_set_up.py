"""What each box adds to a season, alone and together, with every season option and two to five managers (TM 12)."""

from itertools import product

import pytest

import touchline
from touchline.table.errors import BadArgument
from touchline.team_manager import card_kinds, places
from touchline.team_manager.maintenance import take_stars
from touchline.team_manager.mechanics import blood, contracts, disease, penalty_piles
from touchline.team_manager.state import Season

SUDDEN_DEATH = ("sudden-death",)
FOUL_PLAY = ("foul-play",)
BOTH = ("sudden-death", "foul-play")
BOXES = (SUDDEN_DEATH, FOUL_PLAY, BOTH)
DSS = ("champions-of-death", "black-fangs", "naggaroth-nightmares")
PPG = ("nurgles-rotters", "lowdown-rats", "zharr-naggrund-ziggurats")
BASE = ("reikland-reavers", "gouged-eye", "grudgebearers", "chaos-all-stars", "athelorn-avengers")
LENGTHS = {(): 5, ("abbreviated-season",): 4, ("extended-season",): 6}

pytestmark = pytest.mark.engine


def new(boxes: tuple[str, ...], teams: tuple[str, ...], *rules: str) -> Season:
    table = touchline.new("team-manager", teams=teams, seed=5, expansions=boxes, rules=rules)
    assert isinstance(table, Season)
    return table


def number(table: Season, kind: int) -> int:
    return sum(1 for face in table.face if table.catalogue.kinds[face] == kind)


def pile(table: Season, place: int) -> list[str]:
    return [table.catalogue.ids[table.face[card]] for card in table.piles[place]]


@pytest.mark.rules("TM 12.1.1", "TM 12.1.2", "TM 12.1.3", "TM 20.4.1")
@pytest.mark.parametrize(("boxes", "seats"), list(product(BOXES, (2, 3, 4, 5))))
def test_every_box_is_played_with_every_option(boxes: tuple[str, ...], seats: int) -> None:
    """Alone and together, with as many managers as there may be, to the end of the season."""
    if seats == 5 and "foul-play" not in boxes:
        return
    offered = list(touchline.new("team-manager", expansions=boxes).catalogue.offers)  # type: ignore[attr-defined]
    season = ("abbreviated-season",) if seats % 2 else ("extended-season",)
    rules = (*season, "no-salary-cap", "scheduling-limitations", *offered)
    table = touchline.new("team-manager", seats=seats, seed=seats, expansions=boxes, rules=rules, events=False)
    choices = 0
    while table.decision is not None:
        table.choose_code(table.codes[choices * 7 % len(table.codes)])
        choices += 1
    assert table.result is not None


@pytest.mark.rules("TM 12.1.4")
def test_an_optional_rule_needs_its_box() -> None:
    for rule, boxes in (("enchanted-balls", FOUL_PLAY), ("corrupt-ref", SUDDEN_DEATH), ("stadiums", ())):
        with pytest.raises(BadArgument, match=f"There is no optional rule '{rule}'"):
            new(boxes, BASE[:2], rule)
    new(BOTH, BASE[:2], "enchanted-balls", "corrupt-ref", "stadiums")


@pytest.mark.rules("TM 12.2.1", "TM 12.2.2", "TM 12.2.3")
def test_each_box_has_a_union_of_three_teams() -> None:
    cards = new(BOTH, BASE[:2]).catalogue
    for union, teams in (("dss", DSS), ("ppg", PPG)):
        number_of = cards.union_ids.index(union)
        assert [team for at, team in enumerate(cards.teams) if cards.team_unions[at] == number_of] == list(teams)
        for team in teams:
            at = cards.teams.index(team)
            mine = [face for face, logo in enumerate(cards.logos) if logo == at]
            players = sum(cards.copies[face] for face in mine if cards.kinds[face] == card_kinds.PLAYER)
            upgrades = sum(cards.copies[face] for face in mine if cards.kinds[face] == card_kinds.TEAM_UPGRADE)
            assert (players, upgrades) == (12, 6)


@pytest.mark.rules("TM 12.2.4", "TM 12.2.5")
def test_a_fifth_manager_needs_foul_play() -> None:
    for boxes in ((), SUDDEN_DEATH):
        with pytest.raises(BadArgument, match=r"[Ff]ive managers need the expansion Foul Play"):
            new(boxes, BASE)
    table = new(FOUL_PLAY, BASE)
    assert table.seats == 5
    highlights = [matchup for matchup in range(places.TOURNAMENT_AT) if table.piles[places.MATCHUP + matchup]]
    assert len(highlights) == 5 + table.extra_highlights
    limited = new(FOUL_PLAY, BASE, "scheduling-limitations")
    matchups = [matchup for matchup in range(places.MATCHUPS) if limited.ball[matchup] != places.NO_BALL]
    assert len(matchups) == 5 + limited.extra_highlights


@pytest.mark.rules("TM 12.3.1", "TM 12.3.2", "TM 2.1.2")
@pytest.mark.parametrize("boxes", BOXES)
def test_base_teams_have_one_upgrade_more_however_many_boxes_there_are(boxes: tuple[str, ...]) -> None:
    table = new(boxes, BASE[:4])
    for seat in range(4):
        assert len(table.piles[places.UPGRADE_DECK + seat]) == 6
    assert len(new((), BASE[:4]).piles[places.UPGRADE_DECK]) == 5


@pytest.mark.rules("TM 12.3.3", "TM 12.3.4")
@pytest.mark.parametrize("rules", [(), ("no-salary-cap",)])
def test_staff_and_highlights_join_the_decks(rules: tuple[str, ...]) -> None:
    before = new((), BASE[:2], *rules)
    for boxes, staff, highlights in ((SUDDEN_DEATH, 14, 15), (FOUL_PLAY, 14, 0), (BOTH, 28, 15)):
        table = new(boxes, BASE[:2], *rules)
        assert number(table, card_kinds.STAFF_UPGRADE) - number(before, card_kinds.STAFF_UPGRADE) == staff
        assert number(table, card_kinds.HIGHLIGHT) - number(before, card_kinds.HIGHLIGHT) == highlights
    assert number(new(SUDDEN_DEATH, BASE[:2]), card_kinds.HIGHLIGHT) == 47


@pytest.mark.rules("TM 12.3.5", "TM 12.3.6")
def test_star_decks_of_the_new_unions_are_there_with_their_teams() -> None:
    table = new(BOTH, (DSS[0], BASE[0]))
    unions = table.catalogue.union_ids
    assert len(table.piles[table.star_deck(unions.index("dss"))]) == 25
    assert len(table.piles[table.star_deck(unions.index("ppg"))]) == 0
    assert all(len(table.piles[table.star_deck(unions.index(union))]) == 25 for union in ("owa", "cwc"))
    before = len(table.piles[table.star_deck(unions.index("dss"))])
    take_stars(table, 0, 2)
    assert len(table.piles[table.star_deck(unions.index("dss"))]) == before - 2


@pytest.mark.rules("TM 12.4.1", "TM 12.4.2", "TM 12.4.3")
def test_tournaments_and_headlines_in_use() -> None:
    base = ["the-blood-bowl", "the-chaos-cup", "the-dungeonbowl", "the-spike-magazine-trophy"]
    for boxes, more, headlines in ((SUDDEN_DEATH, ["far-albion"], 3), (FOUL_PLAY, ["goblin-tribal-leeg"], 3)):
        cards = new(boxes, BASE[:3]).catalogue
        there = [cards.ids[face] for face, kind in enumerate(cards.kinds) if kind == card_kinds.TOURNAMENT]
        assert sorted(there) == sorted(base + more)
        assert cards.kinds.count(card_kinds.HEADLINE) == 10 + headlines
    both = new(BOTH, BASE[:3]).catalogue
    there = [both.ids[face] for face, kind in enumerate(both.kinds) if kind == card_kinds.TOURNAMENT]
    assert sorted(there) == sorted([*base, "far-albion", "goblin-tribal-leeg"])
    assert both.origins[both.index["the-blood-bowl"]] == "sudden-death"


def weeks(table: Season) -> int:
    """How many there are: the cards of the Spike! deck, those on the pile with them."""
    return len(table.piles[places.SPIKE_DECK]) + len(table.piles[places.SPIKE_PILE])


@pytest.mark.rules("TM 12.4.4", "TM 12.4.5", "TM 12.4.6", "TX-R4", "TX-R5")
@pytest.mark.parametrize("rules", list(LENGTHS))
def test_how_long_a_season_is(rules: tuple[str, ...]) -> None:
    for seats, boxes in product((3, 4, 5), BOXES):
        if seats < 5 or "foul-play" in boxes:
            assert weeks(new(boxes, BASE[:seats], *rules)) == LENGTHS[rules]
    for boxes, longer in ((SUDDEN_DEATH, 0), (FOUL_PLAY, 0), (BOTH, 1)):
        table = new(boxes, BASE[:2], *rules)
        assert weeks(table) == LENGTHS[rules] + longer
        assert pile(table, places.SPIKE_DECK)[0] == "the-blood-bowl", "it stays at the bottom (TX-R4)"
    assert weeks(new((), BASE[:2], *rules)) == LENGTHS[rules] - 1


@pytest.mark.rules("TM 12.5.1", "TM 12.5.2", "TM 12.5.3", "TM 12.5.4", "TM 12.5.5")
def test_tokens_and_penalties() -> None:
    table = new(BOTH, (DSS[1], PPG[0], BASE[0]))
    assert table.mechanics is not None
    assert len(table.piles[table.mechanics.place(contracts.SUPPLY)]) == 15
    assert table.dials[blood.SUPPLY.number] == [6]
    assert table.dials[disease.SUPPLY.number] == [6]
    assert number(table, card_kinds.TOKEN) == 38
    assert len(table.piles[table.mechanics.place(penalty_piles.DECK)]) == 20
    others = new(BOTH, (DSS[0], BASE[0]))
    assert others.dials[blood.SUPPLY.number] == [0], "blood is for the Black Fangs alone (TX-R47)"
    assert others.dials[disease.SUPPLY.number] == [0]
    assert number(new(SUDDEN_DEATH, BASE[:2]), card_kinds.TOKEN) == 30
