"""Set-up of Blitz Bowl: what is left to chance, and what the team cards bring to the pitch (BB 2)."""

from collections import Counter

import pytest

import touchline
from touchline.blitz_bowl import kinds, verbs
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import DECK, HAND, Match
from touchline.table.decision import first_of, verb_of

pytestmark = pytest.mark.engine

SEEDS = range(40)
MORE_THAN_SIX = {
    "goblin": 7,
    "gnome": 8,
    "halfling": 7,
    "necromantic": 7,
    "norse": 7,
    "ogre": 8,
    "shambling-undead": 7,
    "snotling": 10,
    "vampire": 7,
}


def new(seed: int, teams: list[str] | None = None, rules: list[str] | None = None) -> Match:
    table = touchline.new("blitz-bowl", teams=teams or [], rules=rules or [], seed=seed)
    assert isinstance(table, Match)
    return table


def placed(table: Match) -> Match:
    """Let everybody take the first option until play begins."""
    while table.kind in (kinds.PITCH, kinds.TEAM, kinds.PLACE):
        table.choose_code(table.codes[0])
    return table


def dealt(table: Match) -> list[int]:
    """The faces of the active cards and of the deck, from the top down."""
    return [table.face[card] for card in (*table.spaces, *reversed(table.piles[DECK]))]


# --- The toss (BB 2.1) -------------------------------------------------------------------------------------------


@pytest.mark.rules("BB 2.1.1")
def test_either_coach_may_win_the_toss_and_then_chooses_the_pitch() -> None:
    winners: Counter[int] = Counter()
    for seed in SEEDS:
        table = new(seed, ["orc", "dwarf"], ["pitch"])
        assert table.kind == kinds.PITCH
        assert table.seat == 1 - table.coach_a
        assert [table.catalogue.pitches[first_of(code)].id for code in table.codes] == ["stone", "brazier"]
        winners[table.seat] += 1
    assert min(winners[0], winners[1]) >= len(SEEDS) // 5


@pytest.mark.rules("BB 2.1.1", "BB 14.5.4", "BB-R84")
def test_unless_a_pitch_is_named_the_match_is_played_on_the_published_one_of_this_edition() -> None:
    for seed in SEEDS:
        table = new(seed, ["orc", "dwarf"])
        assert table.kind != kinds.PITCH
        assert table.pitch.id == "stone"
    for rule, name in (("pitch=timber", "timber"), ("pitch=brazier", "brazier")):
        assert new(1, ["orc", "dwarf"], [rule]).pitch.id == name


@pytest.mark.rules("BB 14.5.4")
def test_a_reconstructed_pitch_says_so_wherever_its_name_stands() -> None:
    cards = new(1).catalogue
    for pitch in cards.pitches:
        assert ("(reconstructed)" in pitch.name) == (pitch.source == "reconstructed")
        assert ("（再現）" in cards.names["ja"][f"pitches/{pitch.id}"]) == (pitch.source == "reconstructed")


@pytest.mark.rules("BB 2.1.1", "BB 2.4.1")
def test_the_same_seed_has_the_same_toss() -> None:
    for seed in SEEDS:
        assert new(seed, ["orc", "dwarf"]).coach_a == new(seed, ["orc", "dwarf"]).coach_a


# --- Teams (BB 2.2) ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BB 2.2.1")
def test_without_a_word_about_teams_two_different_ones_are_drawn_and_the_winner_of_the_toss_takes_one() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        table = new(seed, rules=["pitch=stone"])
        assert table.kind == kinds.TEAM
        assert table.seat == 1 - table.coach_a
        assert len(table.codes) == 2
        table.choose_code(table.codes[0])
        names = [table.catalogue.teams[team] for team in table.teams]
        assert names[0] != names[1]
        seen.update(names)
    assert len(seen) > 10


@pytest.mark.rules("BB 2.2.2")
def test_every_player_of_every_team_card_is_placed() -> None:
    catalogue = new(1, ["orc", "dwarf"]).catalogue
    for team in catalogue.teams:
        table = placed(new(1, [team, "orc"], ["pitch=stone"]))
        assert len(table.players_of(0)) == MORE_THAN_SIX.get(team, 6)
        assert len(table.players_of(1)) == 6
        assert all(table.square[player] >= 0 for player in range(len(table.square)))


@pytest.mark.rules("BB 2.2.2")
def test_a_team_card_gives_all_values_of_a_position() -> None:
    catalogue = new(1, ["orc", "dwarf"]).catalogue
    assert len(catalogue.teams) == 23
    for card in catalogue.team_cards:
        assert 2 <= card.reserves <= 5
        assert len(card.players) <= 10
        for number in card.positions:
            position = catalogue.positions[number]
            assert position.block in (1, 2, 3)
            assert all(value == NONE or 2 <= value <= 6 for value in (position.throw, position.armour))


# --- The Challenge deck (BB 2.3) ---------------------------------------------------------------------------------


@pytest.mark.rules("BB 2.3.1")
def test_the_26_cards_are_shuffled_and_three_are_dealt() -> None:
    orders: set[tuple[int, ...]] = set()
    first: Counter[int] = Counter()
    for seed in SEEDS:
        table = placed(new(seed, ["orc", "dwarf"]))
        faces = dealt(table)
        assert len(table.piles[DECK]) == 23
        assert sorted(faces) == sorted(table.catalogue.deck_faces)
        assert len(faces) == 26
        assert not table.piles[HAND]
        assert not table.piles[HAND + 1]
        orders.add(tuple(faces))
        first[faces[0]] += 1
    assert len(orders) == len(SEEDS)
    assert len(first) > 10


@pytest.mark.rules("BB 2.3.1")
def test_only_the_challenge_sides_are_seen_and_only_of_the_active_cards_and_the_top_one() -> None:
    table = placed(new(3, ["orc", "dwarf"]))
    top = table.piles[DECK][-1]
    for seat in (0, 1):
        seen = table.view(seat).table
        assert isinstance(seen, Match)
        for card in (*table.spaces, top):
            assert seen.front[card] == table.catalogue.fronts[table.face[card]]
            assert seen.face[card] < 0
        assert all(seen.front[card] < 0 and seen.face[card] < 0 for card in table.piles[DECK][:-1])


# --- Placing the players, and the first ball (BB 2.4, 2.5) -------------------------------------------------------


@pytest.mark.rules("BB 2.4.1", "BB 2.4.2")
def test_the_loser_of_the_toss_places_everybody_first_each_on_a_square_of_his_own() -> None:
    for seed in range(10):
        table = new(seed, ["orc", "dwarf"], ["pitch=stone"])
        order: list[int] = []
        while table.kind == kinds.PLACE:
            column = 0 if table.seat == 0 else 14
            assert all(verb_of(code) == verbs.PLACE for code in table.codes)
            squares = [code >> 10 & 1023 for code in table.codes]
            assert all(square % 16 == column for square in squares)
            assert not set(squares) & {square for square in table.square if square != RESERVES_AT}
            order.append(table.seat)
            table.choose_code(table.codes[-1])
        loser = table.coach_a
        assert order == [loser] * 6 + [1 - loser] * 6
        assert len(set(table.square)) == 12
        assert table.coach == loser


@pytest.mark.rules("BB 2.5.1")
def test_the_first_ball_lies_on_a_trapdoor_any_of_which_may_be_drawn() -> None:
    doors: Counter[str] = Counter()
    for seed in SEEDS:
        table = placed(new(seed, ["orc", "dwarf"], ["pitch=timber"]))
        assert len(table.ball_square) == 1
        doors[square_name(table.ball_square[0])] += 1
    assert set(doors) == {"e4", "k8"}
    assert min(doors.values()) >= len(SEEDS) // 5


@pytest.mark.rules("BB 5.5.2")
def test_a_ball_that_enters_later_may_come_through_any_trapdoor() -> None:
    """Everybody stays where he is, so that no ball is touched; it is put out of play by hand."""
    doors: Counter[str] = Counter()
    entered = "ball-entered"
    for seed in SEEDS:
        table = placed(new(seed, ["orc", "dwarf"], ["pitch=timber"]))
        table.set_ball(0, -1, -1)
        table.turns = [1, 1]
        table.loud = True
        end_turn(table)
        named = [event for event in table.events if table.registry.events[event.kind].name == entered]
        doors[square_name(named[-1].place)] += 1
    assert set(doors) == {"e4", "k8"}
    assert min(doors.values()) >= len(SEEDS) // 5


@pytest.mark.rules("BB 12.1.1", "BB 12.2.7")
def test_an_arena_that_was_agreed_on_is_in_force_from_the_start() -> None:
    table = new(5, ["orc", "dwarf"], ["arena=mountain-summit-stadium", "fouls"])
    assert table.seats == 2
    assert set(table.rules) == {"arena=mountain-summit-stadium", "fouls"}
    assert table.arena.id == "mountain-summit-stadium"
    assert table.lead == 8


def end_turn(table: Match) -> None:
    """End the turn of the coach, and answer the first question of the other one."""
    assert table.decision is not None
    table.choose(next(option for option in table.decision.options if option.verb == "end-turn"))
    table.choose_code(table.codes[0])
