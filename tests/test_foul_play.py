"""The rules of Foul Play (TM 13.6, 14.3, 14.4, 16, 18, 19), by small positions and by random games.

Numbers of a scripted die: 0 Target Down, 3 Miss, 5 Tackler Down. What is drawn at random is the card on top.
"""

import random
from collections import Counter
from pathlib import Path

import pytest

import touchline
from tests.foul_play import ALL_RULES, TEAMS, foul_play
from tests.test_properties import check_decision, check_fans
from tests.worlds import SPECTATOR, other_world, play, received, state
from touchline.games import read
from touchline.server.scenes.scene import scene_of
from touchline.table.dice import scripted, seeded
from touchline.table.errors import BadSetting
from touchline.table.pack import joined, read_pack
from touchline.team_manager import card_kinds, icons, places, steps
from touchline.team_manager.casebook import BOOK, matching
from touchline.team_manager.catalogue import folders, load_catalogue
from touchline.team_manager.game import REGISTRY, season
from touchline.team_manager.in_play import Pile
from touchline.team_manager.mechanics import corrupt_ref, disease, fouling, penalties, penalty_piles, stadiums
from touchline.team_manager.mechanics.penalty_piles import receive
from touchline.team_manager.payouts import collect
from touchline.team_manager.pitch import assign, discard_token, field, move
from touchline.team_manager.state import Season
from touchline.team_manager.text import card_text
from touchline.team_manager.view import view_of
from touchline.team_manager.vocabulary.tackling import turn_up_token
from touchline.team_manager.vocabulary.tokens import shift_token

pytestmark = pytest.mark.engine

TWO = "teams: nurgles-rotters, zharr-naggrund-ziggurats"
THREE = "teams: nurgles-rotters, zharr-naggrund-ziggurats, lowdown-rats"


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    return foul_play(tmp_path_factory.mktemp("packs") / "foul-play")


def at(pack: str, *lines: str, dice: tuple[int, ...] = ()) -> Season:
    table = BOOK.given("\n".join([f"packs: {pack}", *lines]) + "\n", "", 1, 2)
    assert isinstance(table, Season)
    table.dice = scripted(list(dice))
    table.loud = True
    table.run()
    return table


def asked(table: Season) -> str:
    return REGISTRY.kinds[table.kind].name if table.kind >= 0 else ""


def choose(table: Season, *answers: str) -> None:
    for answer in answers:
        found = matching(table, answer.split())
        assert found, (answer, asked(table))
        table.choose_code(found[0])


def commit(table: Season, text: str) -> None:
    """Commit a player who uses none of his skills that may be left."""
    choose(table, f"commit {text}")
    while matching(table, ["skip"]):
        choose(table, "skip")


def of_name(table: Season, name: str, seat: int = -1) -> int:
    """The first such card: of players, one at a matchup if any is."""
    found = [card for card in range(len(table.face)) if table.catalogue.ids[table.face[card]] == name]
    if seat >= 0:
        found = [card for card in found if table.owner[card] == seat]
    return next((card for card in found if table.matchup_of(card) >= 0), found[0])


def names(table: Season, place: int) -> list[str]:
    return [table.catalogue.ids[table.face[card]] for card in table.piles[place]]


def pile(table: Season, which: Pile, seat: int = 0) -> tuple[int, ...]:
    assert table.mechanics is not None
    return table.piles[table.mechanics.place(which, seat)]


def down(table: Season, seat: int) -> int:
    """How many facedown penalties a manager has."""
    return len(pile(table, penalty_piles.FACEDOWN, seat))


def told(table: Season) -> list[str]:
    return [REGISTRY.events[event.kind].name for event in table.events]


def run_step(table: Season, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Do this instead of what is asked."""
    table.kind = -1
    table.agenda = [(step, a, b, c)]
    table.run()


# --- Fouling (TM 13.6) ----------------------------------------------------------------------------------------------

FOULING = (
    "highlight 1: bad-snap",
    "  right 2: hobgoblin",
    "hand 1: pestigor, rotter",
    "hand 2: bull-centaur, hobgoblin",
    "deck 2: bull-centaur, hobgoblin",
)


@pytest.mark.rules("TM 13.6.2", "TM 13.6.3", "TM 13.1.1")
def test_a_card_of_an_opposing_hand_is_seen_by_the_fouling_manager_alone(pack: str) -> None:
    table = at(pack, THREE, *FOULING)
    choose(table, "commit pestigor left 1")
    assert asked(table) == "foul-skill"
    choose(table, "foul 2")
    assert asked(table) == "fouled"
    seen = table.about("card")
    assert table.place[seen] == places.HAND + 1
    assert [view_of(table, seat).table.face[seen] >= 0 for seat in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    choose(table, "give-back")
    assert sorted(names(table, places.HAND + 1)) == ["bull-centaur", "hobgoblin"]
    known = [view_of(table, 0).table.face[card] >= 0 for card in table.piles[places.HAND + 1]]
    assert sum(known) == 1, "he remembers it (TX-R24)"
    assert "drawn" not in told(table)


@pytest.mark.rules("TM 13.6.3", "TM 13.6.4")
def test_a_discarded_card_is_replaced_at_once(pack: str) -> None:
    table = at(pack, TWO, *FOULING)
    choose(table, "commit pestigor left 1", "foul 2", "put-off")
    assert names(table, places.DISCARD + 1) == ["bull-centaur"]
    assert sorted(names(table, places.HAND + 1)) == ["bull-centaur", "hobgoblin"], "drawn from his deck (TM 13.6.4)"
    assert table.known[table.piles[places.HAND + 1][-1]] == 1 << 1


@pytest.mark.rules("TM 13.6.1", "TM 13.6.5")
def test_who_can_be_fouled(pack: str) -> None:
    nobody = at(pack, TWO, "highlight 1: bad-snap", "hand 1: pestigor, rotter", "hand 2: hobgoblin")
    choose(nobody, "commit pestigor left 1")
    assert "fouled" not in told(nobody), "nobody has a player there"
    no_hand = at(pack, TWO, "highlight 1: bad-snap", "  right 2: hobgoblin", "hand 1: pestigor, rotter")
    choose(no_hand, "commit pestigor left 1")
    assert "fouled" not in told(no_hand), "nobody there has a card in hand"
    passed = at(pack, TWO, *FOULING, "passed: 2")
    choose(passed, "commit pestigor left 1")
    assert asked(passed) == "foul-skill", "one who has passed can be fouled (TM 13.6.5)"
    choose(passed, "skip")
    assert asked(passed) == "turn"


def test_no_handle_betrays_a_card_that_was_given_back(pack: str) -> None:
    """Others do not see which card of the hand is known; and of two alike nobody knows which one was played."""
    table = at(pack, THREE, *FOULING)
    table.dice = seeded(4)
    choose(table, "commit pestigor left 1", "foul 2", "give-back")
    hand = table.piles[places.HAND + 1]
    assert {view_of(table, 2).table.known[card] for card in hand} == {1 << 1}
    assert sorted(view_of(table, 0).table.known[card] for card in hand) == [1 << 1, 3]
    for seat in (0, 2, SPECTATOR):
        twin = other_world(table, seat, 11)
        assert received(twin, seat) == received(table, seat)


def test_of_two_alike_the_known_one_is_forgotten_when_the_other_is_played(pack: str) -> None:
    table = at(pack, TWO, "highlight 1: bad-snap", "hand 1: rotter", "hand 2: hobgoblin, hobgoblin, bull-centaur")
    first, second = [card for card in table.piles[places.HAND + 1] if names_of(table, card) == "hobgoblin"]
    table.known[first] |= 1
    fouling.laid_open(table, second)
    assert table.known[first] == 2
    table.known[first] |= 1
    fouling.laid_open(table, first)
    assert table.known[first] == 3


def names_of(table: Season, card: int) -> str:
    return table.catalogue.ids[table.face[card]]


@pytest.mark.rules("TM 13.1.2")
def test_any_skill_is_not_fouling(pack: str) -> None:
    cards = load_catalogue((pack,))
    assert fouling.FOUL.number in cards.icons
    assert not fouling.FOUL.common, "Jack of All Trades means four icons (TM 13.1.2)"
    assert icons.ANY not in cards.icons


# --- Disease (TM 14.1, 14.3) ----------------------------------------------------------------------------------------

INFECTED = ("highlight 1: bad-snap", "highlight 2: one-handed-grab")


def midfield(table: Season) -> list[int]:
    return table.dials[disease.MIDFIELD.number][:3]


@pytest.mark.rules("TM 14.3.1", "TM 14.3.3", "TM 14.1.1", "TM 14.1.2")
def test_disease_waits_at_midfield_for_whoever_comes_next(pack: str) -> None:
    table = at(pack, TWO, *INFECTED, "hand 1: rotter, rotter", "hand 2: hobgoblin, hobgoblin")
    choose(table, "commit rotter left 1")
    assert asked(table) == "spread-disease"
    choose(table, "spread-disease")
    assert midfield(table) == [1, 0, 0]
    assert table.dials[disease.SUPPLY.number] == [5]
    assert scene_of("team-manager")(table.view(0))["reel"][0]["extras"] == [{"id": "disease", "n": 1}]
    choose(table, "commit hobgoblin right 1")
    goblin = of_name(table, "hobgoblin")
    assert table.marks[disease.DISEASE.number][goblin] == 1
    assert midfield(table) == [0, 0, 0]
    assert table.power(goblin) == 0, "one less, and never below none"


@pytest.mark.rules("TM 14.3.4")
def test_he_takes_what_lies_there_and_then_places_his_own(pack: str) -> None:
    table = at(
        pack,
        TWO,
        *INFECTED,
        "hand 1: rotter, rotter",
        "hand 2: hobgoblin",
        "dial disease-at-midfield: 2 0 0 0 0 0 0 0",
        "dial disease-supply: 4",
    )
    choose(table, "commit rotter left 1", "spread-disease")
    rotter = of_name(table, "rotter")
    assert table.marks[disease.DISEASE.number][rotter] == 2, "TM 14.3.4"
    assert midfield(table) == [1, 0, 0]


@pytest.mark.rules("TM 14.3.2", "TM 12.5.3")
def test_none_is_placed_from_an_empty_supply(pack: str) -> None:
    table = at(pack, TWO, *INFECTED, "hand 1: rotter, rotter", "hand 2: hobgoblin", "dial disease-supply: 0")
    choose(table, "commit rotter left 1")
    assert "disease-placed" not in told(table)
    assert asked(table) == "turn"
    base = season(load_catalogue((pack,)), (0, 1), (), 0, seeded(1))
    assert base.dials[disease.SUPPLY.number] == [0], "no team of the union is managed (TM 12.5.3)"


@pytest.mark.rules("TM 14.1.5", "TM 14.1.6", "TM 14.3.6")
def test_disease_goes_back_to_the_supply(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "highlight 1: bad-snap",
        "  left 1: rotter",
        "hand 2: hobgoblin",
        "mark disease: rotter 2",
        "dial disease-at-midfield: 1 0 0 0 0 0 0 3",
        "dial disease-supply: 0",
    )
    run_step(table, steps.CLEAR, 0)
    assert table.dials[disease.SUPPLY.number] == [3], "from the player and from midfield (TM 14.1.6, 14.3.6)"
    disease.cleared(table, places.TOURNAMENT_AT)
    assert table.dials[disease.SUPPLY.number] == [6]


@pytest.mark.rules("TM 14.3.5")
def test_who_is_put_there_takes_none(pack: str) -> None:
    table = at(
        pack, TWO, *INFECTED, "dial disease-at-midfield: 2 0 0 0 0 0 0 0", "hand 1: rotter, rotter", "hand 2: hobgoblin"
    )
    assert midfield(table)[0] == 2
    player = of_name(table, "rotter", 0)
    field(table, player, places.ZONE)
    assert midfield(table)[0] == 2
    assert table.marks[disease.DISEASE.number][player] == 0


@pytest.mark.rules("TM 14.1.5", "TM 14.3.3", "TM 20.1.2")
def test_who_is_moved_takes_disease_and_keeps_it(pack: str) -> None:
    table = at(
        pack, TWO, "highlight 1: bad-snap", "  left 1: rotter", "highlight 2: one-handed-grab", "hand 2: hobgoblin",
        "mark disease: rotter 1", "dial disease-at-midfield: 0 2 0 0 0 0 0 0",
    )  # fmt: skip
    rotter = of_name(table, "rotter")
    move(table, rotter, places.ZONE + places.ZONES)
    assert table.marks[disease.DISEASE.number][rotter] == 3


# --- Trample (TM 14.4) ----------------------------------------------------------------------------------------------

TRAMPLING = (
    "teams: zharr-naggrund-ziggurats, reikland-reavers",
    "highlight 1: bad-snap",
    "  right 2: human-lineman",
    "hand 1: bull-centaur, hobgoblin",
    "hand 2: human-catcher",
)


@pytest.mark.rules("TM 14.4.1", "TM 14.4.2", "TM 14.4.4")
def test_trample_is_a_second_attempt_with_downed_star_power(pack: str) -> None:
    table = at(pack, *TRAMPLING, dice=(0, 3, 0, 3))
    choose(table, "commit bull-centaur left 1", "tackle human-lineman", "apply target-down")
    assert asked(table) == "respond"
    choose(table, "use bull-centaur")
    compared = [event.amount >> 8 for event in table.events if REGISTRY.events[event.kind].name == "tackle-compared"]
    assert compared == [4, 3], "standing, then downed (TM 14.4.2)"
    choose(table, "apply target-down")
    assert names(table, places.DISCARD + 1) == ["human-lineman"], "injured (TM 14.4.4)"


@pytest.mark.rules("TM 14.4.4")
def test_tackler_down_downs_the_trampler(pack: str) -> None:
    table = at(pack, *TRAMPLING, dice=(0, 3, 5, 5))
    choose(table, "commit bull-centaur left 1", "tackle human-lineman", "apply target-down", "use bull-centaur")
    assert table.turned[of_name(table, "bull-centaur")] == 1
    assert table.turned[of_name(table, "human-lineman")] == 1
    assert asked(table) == "turn", "his second icon is lost"


@pytest.mark.rules("TM 14.4.3")
def test_trample_needs_a_target_that_still_lies_there(pack: str) -> None:
    """Whoever regenerates is not trampled (TX-R61)."""
    table = at(
        pack,
        "teams: zharr-naggrund-ziggurats, nurgles-rotters",
        "highlight 1: bad-snap",
        "  right 2: pestigor",
        "hand 1: bull-centaur, hobgoblin",
        "hand 2: rotter",
        dice=(0, 3, 5, 3),
    )
    choose(table, "commit bull-centaur left 1", "tackle pestigor", "apply target-down")
    assert asked(table) == "regenerate-skill"
    choose(table, "regenerate", "stand-up")
    assert asked(table) == "tackle-skill", "the next icon, and no response"


@pytest.mark.rules("TM 14.4.5")
def test_a_guard_who_took_it_is_the_one_who_is_trampled(pack: str) -> None:
    table = at(
        pack,
        "teams: zharr-naggrund-ziggurats, grudgebearers",
        "highlight 1: bad-snap",
        "  right 2: dwarf-longbeard, dwarf-blitzer",
        "hand 1: bull-centaur, hobgoblin",
        "hand 2: dwarf-runner",
        dice=(0, 3, 0, 3),
    )
    choose(table, "commit bull-centaur left 1", "tackle dwarf-blitzer", "apply target-down", "guard dwarf-longbeard")
    assert table.turned[of_name(table, "dwarf-longbeard")] == 1
    choose(table, "use bull-centaur", "apply target-down")
    assert names(table, places.DISCARD + 1) == ["dwarf-longbeard"]
    assert table.turned[of_name(table, "dwarf-blitzer")] == 0


# --- Penalties (TM 16) ----------------------------------------------------------------------------------------------


@pytest.mark.rules("TM 16.1.1", "TM 12.5.5")
def test_penalties_lie_facedown_and_nobody_looks(pack: str) -> None:
    table = at(pack, TWO, "highlight 1: bad-snap", "hand 1: rotter", "hand 2: hobgoblin")
    assert len(pile(table, penalty_piles.DECK)) == 20
    receive(table, 1, 2, "TM 16.1.1")
    assert down(table, 1) == 2
    for seat in (0, 1, SPECTATOR):
        assert all(view_of(table, seat).table.face[card] < 0 for card in pile(table, penalty_piles.FACEDOWN, 1))
    scene = scene_of("team-manager")(table.view(1))
    assert scene["managers"][1]["piles"]["penalties-down"] == {"size": 2, "cards": []}


@pytest.mark.rules("TM 16.1.3")
def test_an_empty_deck_is_made_anew_from_the_discarded(pack: str) -> None:
    table = at(pack, TWO, "highlight 1: bad-snap", "hand 1: rotter", "hand 2: hobgoblin")
    receive(table, 0, 25, "TM 16.1.1")
    assert down(table, 0) == 20, "no penalty where there is none (TM 16.1.3)"
    for card in pile(table, penalty_piles.FACEDOWN, 0)[:3]:
        penalty_piles.throw_away(table, card)
    receive(table, 1, 5, "TM 16.1.1")
    assert (down(table, 0), down(table, 1)) == (17, 3)


@pytest.mark.rules("TM 16.2.1", "TM 16.2.2", "TM 16.2.3")
def test_penalty_tokens_count_for_players_who_are_not_ejected(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "highlight 1: bad-snap",
        "  left 1: rotter [penalty-token, penalty-token], pestigor [penalty-token, whistle]",
        "  right 2: hobgoblin [penalty-token]",
        "phase: scoreboard",
    )
    assert told(table).count("penalty-received") == 3, "TM 16.2.1"
    order = [name for name in told(table) if name in ("ejected", "penalty-received", "winner")]
    assert order == ["ejected", *["penalty-received"] * 3, "winner"], "TM 16.2.2"
    token = load_catalogue((pack,)).index["penalty-token"]
    assert table.catalogue.token_power[token] == 0, "TM 16.2.3"


@pytest.mark.rules("TM 16.3.1")
def test_the_leeg_pays_a_penalty_to_losers_and_a_lone_manager(pack: str) -> None:
    cards = load_catalogue((pack,))
    lose = cards.sections[cards.index["goblin-tribal-leeg"]][2][0]
    assert lose.of(penalties.ICON) == 1
    table = at(pack, TWO, "tournament: goblin-tribal-leeg", "  zone 1: rotter", "phase: scoreboard")
    assert told(table).count("penalty-received") == 1, "TM 16.3.1"
    collect(table, 1, penalties.ICON.number, 2, -1)
    assert down(table, 1) == 2


def resolving(pack: str, *lines: str) -> Season:
    """At the end of a week in which nothing was played."""
    return at(
        pack,
        TWO,
        *([] if any(line.startswith("fans") for line in lines) else ["fans: 9, 9"]),
        *lines,
        "phase: scoreboard",
    )


@pytest.mark.rules("TM 16.4.1", "TM 16.4.2", "TM 16.4.3")
def test_penalties_are_turned_up_together_and_resolved_in_any_order(pack: str) -> None:
    table = resolving(pack, "penalties-down 1: gate-closed, roughing-the-ref, downsize", "penalties-down 2: sick-note")
    assert asked(table) == "penalty-order"
    assert table.seat == 0
    assert len(table.codes) == 2, "what lasts is in force without being resolved"
    assert down(table, 0) == 0
    assert all(table.known[card] == table.all for card in pile(table, penalty_piles.FACEUP, 0))
    choose(table, "resolve-penalty roughing-the-ref")
    assert table.fans == [4, 9], "three, and then the other two"
    rules = {event.rule for event in table.events if REGISTRY.events[event.kind].name == "fans-lost"}
    assert rules == {"TM 16.4.2"}
    assert len(pile(table, penalty_piles.FACEUP, 0)) == 3, "they stay (TM 16.4.3)"


@pytest.mark.rules("TM 16.4.5", "TM 16.4.6")
def test_what_is_lost_is_chosen_and_still_counts_as_gained(pack: str) -> None:
    table = resolving(
        pack,
        "improvements-gained: 3, 0",
        "in-play 1: nurgles-rotters-lawyer, nurgles-rotters-bribe, hired-wizard",
        "penalties-down 1: confiscated-gear",
    )
    assert asked(table) == "lost-upgrade"
    choose(table, "give-up nurgles-rotters-bribe")
    assert "nurgles-rotters-bribe" in names(table, places.BOX)
    assert names(table, places.IN_PLAY) == ["hired-wizard", "nurgles-rotters-lawyer"]
    assert table.improvements[0] == 3, "TM 16.4.6"


@pytest.mark.rules("TM 16.4.4")
def test_what_one_does_not_have_is_not_lost(pack: str) -> None:
    table = resolving(pack, "penalties-down 1: confiscated-gear", "penalties-down 2: red-card", "fans: 0, 1")
    assert told(table).count("penalty-resolved") == 2
    assert names(table, places.BOX).count("ppg-star") == 0


@pytest.mark.rules("TM 16.4.5")
def test_a_star_is_lost_from_hand_deck_or_discard(pack: str) -> None:
    table = resolving(
        pack, "hand 1: ppg-star", "deck 1: ppg-freebooter", "discard 1: ppg-star", "penalties-down 1: red-card"
    )
    assert asked(table) == "lost-star"
    assert len(table.codes) == 3
    view = view_of(table, 1)
    assert view.table.codes == []
    assert len(view.imagine(3).codes) == 3
    choose(table, "give-up ppg-freebooter")
    assert "ppg-freebooter" in names(table, places.BOX)
    assert all(table.known[card] == 0 for card in table.piles[places.DECK][1:-6]), "shuffled"


@pytest.mark.rules("TM 16.4.3")
def test_lasting_penalties_are_in_force(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "highlight 1: bad-snap",
        "  left 1: rotter, pestigor downed",
        "hand 1: rotter",
        "hand 2: hobgoblin",
        "penalties-up 1: lead-boots, points-deduction, training-ban, downsize",
    )
    assert table.mechanics is not None
    assert table.power(of_name(table, "rotter")) == 2
    assert table.power(of_name(table, "pestigor")) == 0
    from touchline.team_manager.scoreboard import team_total

    assert team_total(table, 0, 0) == 1
    assert table.mechanics.hand_size(table, 0) == -1
    run_step(table, steps.REPLENISH)
    assert len(table.piles[places.HAND]) == 5
    assert len(table.piles[places.HAND + 1]) == 6
    run_step(table, steps.DRAW_CARDS, 0, 2, 3 | 1 << 8)
    assert len(table.piles[places.DRAWN]) == 2, "three staff upgrades less one"
    run_step(table, steps.DRAW_CARDS, 1, 2, 3 | 1 << 8)
    assert len(table.piles[places.DRAWN + 1]) == 3


def test_a_lasting_penalty_answers_like_an_upgrade(pack: str) -> None:
    table = at(pack, *TRAMPLING, "penalties-up 1: chaos-karma", dice=(0, 0, 3))
    choose(table, "commit bull-centaur left 1", "tackle human-lineman", "decline")
    assert table.turned[of_name(table, "bull-centaur")] == 1, "a pair of Target Down"


@pytest.mark.rules("TM 16.4.7")
def test_a_penalty_received_too_late_waits_for_the_next_week(pack: str) -> None:
    table = resolving(pack, "penalties-down 1: gate-closed, roughing-the-ref")
    receive(table, 0, 1, "TM 16.1.2")
    receive(table, 1, 1, "TM 16.1.2")
    choose(table, "resolve-penalty gate-closed")
    assert down(table, 0) == 1, "TM 16.4.7"
    assert down(table, 1) == 0, "turned up with his"


@pytest.mark.rules("TM 16.4.3", "TM 16.1.2")
def test_cards_discard_penalties(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "highlight 1: bad-snap",
        "hand 1: rotter, rotter",
        "hand 2: hobgoblin",
        "in-play 1: nurgles-rotters-lawyer, nurgles-rotters-bribe",
        "penalties-up 1: lead-boots, downsize",
        "penalties-down 1: red-card",
        "dial disease-supply: 0",
    )
    before = table.copy()
    choose(table, "commit rotter left 1", "act nurgles-rotters-lawyer")
    assert down(table, 0) == 0
    thrown = pile(table, penalty_piles.DISCARDED)
    assert [table.known[card] for card in thrown] == [0], "unseen"
    choose(before, "commit rotter left 1", "act nurgles-rotters-bribe")
    before.choose_code(before.codes[0])
    assert asked(before) == "discarded-penalty"
    choose(before, "give-up lead-boots")
    assert [names_of(before, card) for card in pile(before, penalty_piles.FACEUP)] == ["downsize"]
    assert before.power(of_name(before, "rotter")) == 3


@pytest.mark.rules("TM 16.1.4")
def test_several_managers_receive_in_turn_order(pack: str) -> None:
    table = at(
        pack,
        THREE,
        "coin: 2",
        "highlight 1: bad-snap",
        "  left 1: rotter [penalty-token]",
        "  right 3: looney [penalty-token]",
        "phase: scoreboard",
    )
    received_by = [event.seat for event in table.events if REGISTRY.events[event.kind].name == "penalty-received"]
    assert received_by == [2, 0], "from the golden coin on"


@pytest.mark.rules("TM 16.2.4")
def test_a_penalty_token_that_is_turned_up_from_the_pool_gives_none(pack: str) -> None:
    """Turned up for a tackle it adds nothing, is set aside, and nobody receives anything."""
    table = at(pack, TWO, "highlight 1: bad-snap", "  left 1: rotter", "hand 1: rotter", "hand 2: hobgoblin")
    for token in table.piles[places.POOL]:
        if names_of(table, token) != "penalty-token":
            table.put(token, places.ASIDE)
    table.dice = seeded(3)
    assert turn_up_token(table, 0) == 0
    assert "token-turned-up" in told(table)
    run_step(table, steps.RESOLVE, 0)
    assert "penalty-received" not in told(table)


@pytest.mark.rules("TM 16.4.8", "TM 16.4.9")
def test_penalties_of_the_last_week_come_before_the_end(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "spike: the-blood-bowl",
        "fans: 9, 9",
        "penalties-down 1: roughing-the-ref",
        "hand 1: rotter",
        "hand 2: hobgoblin",
        "phase: scoreboard",
    )
    names_of_events = told(table)
    assert table.finished
    assert names_of_events.index("fans-lost") < names_of_events.index("season-ended")
    assert table.improvements == [0, 0], "penalties are not improvements"


# --- The corrupt ref (TM 18) ----------------------------------------------------------------------------------------

REF = (
    "rules: corrupt-ref",
    "highlight 1: bad-snap",
    "highlight 2: one-handed-grab",
    "highlight 3: shank-yank",
    "tournament: the-chaos-cup",
    "dial ref-at: 0",
)


def ref(table: Season) -> int:
    return table.dials[corrupt_ref.AT.number][0]


@pytest.mark.rules("TM 18.1.1")
def test_the_first_manager_places_the_ref_at_each_kickoff(pack: str) -> None:
    table = at(pack, THREE, *REF, "coin: 2", "hand 1: rotter")
    run_step(table, steps.KICKOFF)
    assert asked(table) == "place-ref"
    assert table.seat == 1
    choose(table, "place-ref highlight 3")
    assert ref(table) == 2
    assert {"id": "corrupt-ref", "n": 1} in scene_of("team-manager")(table.view(0))["reel"][2]["extras"]


@pytest.mark.rules("TM 18.1.4", "TM 18.1.5", "TM 18.2.1", "TM 20.1.1")
def test_who_is_committed_where_the_ref_is_gets_a_faceup_token_and_the_ref_moves(pack: str) -> None:
    table = at(pack, THREE, *REF, "hand 1: rotter, rotter", "hand 2: hobgoblin", "hand 3: looney")
    choose(table, "commit rotter left 1", "skip")
    token = table.piles[places.ON + of_name(table, "rotter")][0]
    assert table.known[token] == table.all
    assert ref(table) == 7, "three spaces: the tournament is the nearest to the Spike! deck (TM 18.1.4)"
    commit(table, "hobgoblin tournament")
    assert ref(table) == 0, "one space, round again (TM 18.1.5)"
    commit(table, "looney left 2")
    assert ref(table) == 0, "he was not there"
    names_of_events = told(table)
    assert names_of_events.index("ref-token") < names_of_events.index("ref-stands")


@pytest.mark.rules("TM 18.1.5", "TM 18.2.3")
def test_a_full_circle_and_an_empty_pool(pack: str) -> None:
    table = at(pack, TWO, *REF, "hand 1: rotter", "hand 2: bull-centaur, hobgoblin", "phase: turn 2")
    for token in table.piles[places.POOL]:
        table.put(token, places.ASIDE)
    choose(table, "commit bull-centaur left 1")
    assert "ref-token" not in told(table), "TM 18.2.3"
    assert "ref-stands" in told(table)
    assert ref(table) == 0, "four of four spaces"


@pytest.mark.rules("TM 18.2.2")
def test_who_is_moved_there_gets_none(pack: str) -> None:
    table = at(pack, TWO, *REF, "dial ref-at: 1", "hand 1: rotter", "hand 2: hobgoblin")
    table.put(of_name(table, "rotter", 0), places.ZONE)
    player = table.piles[places.ZONE][0]
    move(table, player, places.ZONE + places.ZONES)
    assert table.piles[places.ON + player] == ()
    assert ref(table) == 1


@pytest.mark.rules("TM 18.3.1", "TM 18.3.2", "TM 20.3.1")
def test_the_ref_at_scoring(pack: str) -> None:
    table = at(
        pack,
        THREE,
        "rules: corrupt-ref",
        "highlight 1: bad-snap",
        "  left 1: rotter [power-3 up, power-2]",
        "  right 2: hobgoblin [power-1]",
        "dial ref-at: 0",
        "hand 3: looney",
    )
    run_step(table, steps.RESOLVE, 0)
    received_by = [event.seat for event in table.events if REGISTRY.events[event.kind].name == "penalty-received"]
    assert received_by == [1], "who has no faceup token there (TM 18.3.1)"
    totals = {event.seat: event.amount for event in table.events if REGISTRY.events[event.kind].name == "total"}
    assert totals == {0: 5, 1: 2}, "the faceup token is set aside without effect (TM 18.3.2)"
    assert ref(table) == -1


@pytest.mark.rules("TM 18.2.4", "TM 18.3.3")
def test_elsewhere_faceup_tokens_count(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "rules: corrupt-ref",
        "highlight 1: bad-snap",
        "  left 1: rotter [power-3 up]",
        "dial ref-at: 1",
        "hand 1: rotter",
    )
    run_step(table, steps.RESOLVE, 0)
    totals = {event.seat: event.amount for event in table.events if REGISTRY.events[event.kind].name == "total"}
    assert totals == {0: 6}, "TM 18.3.3"


@pytest.mark.rules("TM 18.2.5")
def test_a_faceup_token_is_moved_and_discarded_like_any_other(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "rules: corrupt-ref",
        "highlight 1: bad-snap",
        "  left 1: rotter [power-3 up], pestigor",
        "dial ref-at: 1",
        "hand 1: rotter",
    )
    token = table.piles[places.ON + of_name(table, "rotter")][0]
    shift_token(table, token, of_name(table, "pestigor"))
    assert table.piles[places.ON + of_name(table, "pestigor")] == (token,)
    assert table.known[token] == table.all, "it stays faceup"
    discard_token(table, token, "TM 8.6.1")
    assert table.place[token] == places.ASIDE


@pytest.mark.rules("TM 18.1.2", "TM 18.1.3")
def test_with_two_managers_he_comes_when_unused_highlights_leave(pack: str) -> None:
    table = at(pack, TWO, *REF[:4], "keep-highlights: 2", "hand 1: rotter, rotter", "hand 2: hobgoblin, hobgoblin")
    run_step(table, steps.KICKOFF)
    assert ref(table) == -1
    table.agenda = [(steps.TURN, 0, 0, 0)]
    table.run()
    choose(table, "commit rotter left 1", "skip")
    assert ref(table) == -1
    choose(table, "commit hobgoblin left 2")
    assert asked(table) == "place-ref"
    assert len(table.codes) == 2, "where highlights stay"
    choose(table, "place-ref highlight 2")
    assert table.piles[places.ON + of_name(table, "hobgoblin")] == (), "he was committed before (TM 18.1.2)"
    assert ref(table) == 1
    few = at(pack, TWO, *REF[:2], "keep-highlights: 2", "hand 1: rotter", "hand 2: hobgoblin")
    run_step(few, steps.KICKOFF)
    assert ref(few) == 0, "none could leave (TM 18.1.3)"


# --- Stadiums (TM 19) -----------------------------------------------------------------------------------------------


def at_stadium(pack: str, name: str, *lines: str, dice: tuple[int, ...] = ()) -> Season:
    return at(
        pack, TWO, "rules: stadiums", f"stadium-at-1: {name}", "highlight 1: bad-snap", *lines, dice=dice
    )  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.rules("TM 19.1.1", "TM 19.1.2", "TM 19.1.3", "TM 19.1.4")
def test_as_many_stadiums_as_managers_stay_all_season(pack: str, seats: int) -> None:
    table = season(load_catalogue((pack,)), tuple(range(seats)), ("stadiums",), -1, seeded(seats))
    there = [stadiums.stadium(table, matchup) for matchup in range(places.MATCHUPS)]
    drawn = 4 if seats == 2 else seats
    assert [card >= 0 for card in there] == [n < drawn for n in range(places.MATCHUPS)], "TM 19.1.1, TM 19.1.4"
    kinds = table.catalogue.kinds
    boxed = [card for card in table.piles[places.BOX] if kinds[table.face[card]] == stadiums.STADIUM.number]
    assert len(boxed) == 10 - drawn
    table.run()
    for _ in play(table, seats, 300):
        pass
    assert [stadiums.stadium(table, matchup) for matchup in range(places.MATCHUPS)] == there


@pytest.mark.rules("TM 19.2.1", "TM 19.1.6")
def test_each_use_of_a_banned_skill_gives_a_penalty(pack: str) -> None:
    table = at_stadium(
        pack,
        "gentlemens-lawn",
        "  left 1: rotter",
        "hand 1: pestigor, rotter, pestigor",
        "hand 2: hobgoblin, hobgoblin",
        "  right 2: hobgoblin",
    )
    choose(table, "commit pestigor left 1", "foul 2", "give-back")
    assert down(table, 0) == 1, "TM 19.2.1"
    commit(table, "hobgoblin right 1")
    commit(table, "pestigor left 1")
    assert down(table, 0) == 1, "a declined icon is no use"


@pytest.mark.rules("TM 19.2.2")
def test_banned_cheating_may_be_declined(pack: str) -> None:
    table = at_stadium(pack, "the-honest-ground", "hand 1: pestigor, pestigor, rotter", "hand 2: hobgoblin, hobgoblin")
    choose(table, "commit pestigor left 1")
    assert asked(table) == "banned-skill"
    other = table.copy()
    choose(table, "skip")
    assert table.piles[places.ON + of_name(table, "pestigor")] == ()
    assert down(table, 0) == 0
    choose(other, "use-skill cheat")
    assert len(other.piles[places.ON + of_name(other, "pestigor")]) == 1
    assert down(other, 0) == 1


@pytest.mark.rules("TM 19.2.3")
def test_a_token_that_is_merely_assigned_is_no_use_of_cheating(pack: str) -> None:
    table = at_stadium(pack, "the-honest-ground", "  left 1: rotter", "hand 1: rotter", "hand 2: hobgoblin")
    assign(table, of_name(table, "rotter"), "TM 8.6.1")
    assert down(table, 0) == 0


@pytest.mark.rules("TM 19.3.1")
def test_each_player_over_the_limit_gives_a_penalty(pack: str) -> None:
    table = at_stadium(
        pack,
        "the-cockpit",
        "  left 1: rotter, rotter",
        "hand 1: rotter, rotter",
        "hand 2: hobgoblin, hobgoblin",
        "dial disease-supply: 0",
    )
    choose(table, "commit rotter left 1")
    assert down(table, 0) == 1
    choose(table, "commit hobgoblin right 1")
    assert down(table, 1) == 0
    assert table.piles[places.ZONE], "nothing is forbidden (TM 19.1.6)"


@pytest.mark.rules("TM 19.5.1", "TM 19.5.2")
def test_whoever_moves_a_player_answers_for_it(pack: str) -> None:
    table = at_stadium(
        pack,
        "giants-court",
        "hand 1: rotter",
    )
    assert table.mechanics is not None
    goblin = of_name(table, "hobgoblin", 1)
    table.put(goblin, places.ZONE + 1)
    table.mechanics.moved(table, goblin, 0, 0)
    assert (down(table, 0), down(table, 1)) == (1, 0), "TM 19.5.2: star power 1 is below 2"
    stadiums.entered(table, goblin, 0, 1)
    assert (down(table, 0), down(table, 1)) == (1, 0), "put there without being committed (TM 19.5.1)"


@pytest.mark.parametrize(
    ("name", "card", "penalty"),
    [
        ("giants-court", "hobgoblin", 1),
        ("giants-court", "bull-centaur", 0),
        ("rookie-field", "bull-centaur", 1),
        ("rookie-field", "hobgoblin", 0),
    ],
)
@pytest.mark.rules("TM 19.4.1")
def test_star_power_requirement(pack: str, name: str, card: str, penalty: int) -> None:
    table = at_stadium(pack, name, "hand 2: hobgoblin, bull-centaur", "hand 1: rotter", "phase: turn 2")
    choose(table, f"commit {card} left 1")
    assert down(table, 1) == penalty, "printed standing Star Power (TM 19.4.1)"


@pytest.mark.rules("TM 19.6.1", "TM 19.1.5")
def test_a_stadium_pays_beside_the_zone(pack: str) -> None:
    """Whoever collects the payout of the zone collects it too, whether he won or not (TM 19.6.1)."""
    plain = at(pack, TWO, "highlight 1: bad-snap", "  left 1: rotter", "  right 2: hobgoblin", "hand 1: rotter")
    with_it = at_stadium(pack, "grand-arena", "  left 1: rotter", "  right 2: hobgoblin", "hand 1: rotter")
    for table in (plain, with_it):
        run_step(table, steps.RESOLVE, 0)
        for _ in play(table, 1):
            pass
    assert [with_it.fans[seat] - plain.fans[seat] for seat in (0, 1)] == [2, 2]


@pytest.mark.rules("TM 19.6.2")
def test_equal_icons_are_added_up_and_one_card_is_kept(pack: str) -> None:
    from touchline.team_manager.payouts import LEFT_SECTION, RIGHT_SECTION, with_beside

    table = at_stadium(pack, "the-honest-ground", "hand 1: rotter")
    cards = table.catalogue
    highlight = cards.sections[table.face[table.piles[places.MATCHUP][0]]]
    left = with_beside(table, 0, LEFT_SECTION, highlight[LEFT_SECTION][0])
    assert dict(left) == {**dict(highlight[LEFT_SECTION][0].due), 3: highlight[LEFT_SECTION][0].staff + 1}
    assert with_beside(table, 0, RIGHT_SECTION, highlight[RIGHT_SECTION][0]) == highlight[RIGHT_SECTION][0].due
    table.turned[table.piles[places.MATCHUP][0]] = 1
    right = dict(with_beside(table, 0, RIGHT_SECTION, highlight[RIGHT_SECTION][0]))
    assert right[3] == highlight[RIGHT_SECTION][0].staff + 1, "the zone stays where it is when the highlight is turned"


def test_the_texts_of_stadiums_and_tokens(pack: str) -> None:
    cards = load_catalogue((pack,))
    assert card_text(cards, cards.index["narrow-alley"]) == (
        "Player limit: 3 in each team zone. Each player over it gives a penalty.\n"
        "Right team zone payout: 1 Team Upgrade icon."
    )
    assert "ペナルティ" in card_text(cards, cards.index["penalty-token"], "ja")


def test_a_position_where_a_moved_player_has_left_the_ball_reads_back(pack: str) -> None:
    table = at(
        pack,
        TWO,
        "highlight 1: bad-snap",
        "  left 1: rotter ball, rotter, pestigor",
        "highlight 2: one-handed-grab",
        "hand 1: pestigor",
        "hand 2: hobgoblin",
        "in-play 1: nurgles-rotters-vet",
    )
    choose(table, "commit pestigor right 2", "act nurgles-rotters-vet", "move rotter right 2")
    assert asked(table) == "ball-left"
    again = read(table.position())
    assert isinstance(again, Season)
    assert state(again) == state(table)


# --- Five managers, and cards of two boxes (TM 12) --------------------------------------------------------------------


@pytest.mark.rules("TM 12.2.4", "TM 12.2.5", "TM 12.5.4")
def test_five_managers_need_foul_play(pack: str) -> None:
    with pytest.raises(BadSetting, match="Five managers need the expansion Foul Play"):
        touchline.new("team-manager", seats=5, seed=1)
    with pytest.raises(BadSetting, match="2 to 5 managers, not 6"):
        touchline.new("team-manager", seats=6, seed=1, packs=[pack])
    table = touchline.new("team-manager", seats=5, seed=1, packs=[pack], record=True)
    assert isinstance(table, Season)
    assert table.reel in (5, 6), "five highlights are turned up (TM 12.2.5)"
    assert len(table.piles[places.POOL]) == 38
    chance = random.Random(5)
    while table.kind >= 0:
        table.choose_code(chance.choice(table.codes))
    assert table.result is not None
    assert len(table.result.places) == 5
    replay = table.replay()
    replay.verify()


@pytest.mark.rules("TM 12.2.5")
def test_five_managers_at_a_tournament(pack: str) -> None:
    table = at(
        pack,
        "teams: nurgles-rotters, lowdown-rats, zharr-naggrund-ziggurats, gouged-eye, reikland-reavers",
        "tournament: goblin-tribal-leeg",
        *("  zone 1: rotter", "  zone 2: looney", "  zone 3: bull-centaur", "  zone 4: orc-lineman"),
        "  zone 5: human-lineman",
    )
    scene = scene_of("team-manager")(table.view(4))
    assert scene["tournament"] is not None
    assert len(scene["tournament"]["zones"]) == 5
    run_step(table, steps.RESOLVE, places.TOURNAMENT_AT)
    for _ in play(table, 1):
        pass
    assert told(table).count("loser") == 3, "up to three managers take the LOSE! payout (TM 12.2.5)"


@pytest.mark.rules("TM 12.3.2")
def test_an_entry_stays_in_the_box_with_another_pack(tmp_path: Path) -> None:
    card = '[{id}]\nname = "{id}"\nabilities = ["end: gain 1"]\nsource = "own"\n'
    for name in ("one", "two"):
        (tmp_path / name / "staff-upgrades").mkdir(parents=True)
        (tmp_path / name / "pack.toml").write_text(f'id = "{name}"\nversion = "1"\ngame = "team-manager"\n')
    both = card.format(id="both") + "copies = 2\n"
    (tmp_path / "one" / "staff-upgrades" / "a.toml").write_text(both)
    (tmp_path / "two" / "staff-upgrades" / "a.toml").write_text(both + 'unless = "one"\n' + card.format(id="more"))
    alone = load_catalogue((str(tmp_path / "two"),))
    assert alone.copies[alone.index["both"]] == 2
    together = load_catalogue((str(tmp_path / "one"), str(tmp_path / "two")))
    assert together.ids.count("both") == 1
    assert together.origins[together.index["both"]] == "one"
    assert "more" in together.ids
    packs = [read_pack(str(tmp_path / name), "team-manager", folders()) for name in ("two", "one")]
    assert [entry.id for entry in joined(packs)] == ["more", "both"], "whichever comes first"


# --- Random games -----------------------------------------------------------------------------------------------------


def new_game(pack: str, seed: int) -> Season:
    """Two to five managers, each team of the union in every second game, all sets of optional rules."""
    cards = load_catalogue((pack,))
    seats = 2 + seed % 4
    teams = list(range(6))
    random.Random(seed).shuffle(teams)
    teams = [*(cards.teams.index(team) for team in TEAMS), *teams] if seed % 2 else [teams[0], *range(6, 9), *teams[1:]]
    rules = [rule for n, rule in enumerate(ALL_RULES) if seed // 4 >> n & 1]
    rules += [("abbreviated-season",), ("scheduling-limitations",), ()][seed % 3]
    table = season(cards, tuple(teams[:seats]), tuple(rules), -1, seeded(seed))
    table.loud = True
    table.run()
    return table


@pytest.mark.parametrize("first", range(0, 48, 12))
def test_random_games(pack: str, first: int) -> None:
    """The properties of ``test_properties`` hold, positions are read back, and all that is new comes up."""
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(first, first + 12):
        table = new_game(pack, seed)
        faces = sorted(table.face)
        for n, now in enumerate(play(table, seed)):
            check_decision(now)
            kinds[asked(now)] += 1
            assert n < 5_000
            if n % 40 == 0:
                check_table(now)
                text = now.position()
                again = read(text)
                assert isinstance(again, Season)
                assert state(again) == state(now)
                assert again.position() == text
        assert table.finished
        assert sorted(table.face) == faces
        check_table(table)
        check_fans(table)
        events.update(told(table))
    assert {"foul-skill", "fouled", "penalty-order", "spread-disease", "place-ref", "banned-skill"} <= set(kinds)
    assert {"disease-taken", "penalty-turned-up", "ref-token", "stadium-breached"} <= set(events)


def check_table(table: Season) -> None:
    """Every card lies in one pile; tokens of disease are six; penalties lie where they belong."""
    assert table.mechanics is not None
    lying = [card for cards in table.piles for card in cards]
    assert sorted(lying) == list(range(len(table.face)))
    assert all(table.place[card] == place for place, cards in enumerate(table.piles) for card in cards)
    tokens = sum(table.dials[disease.MIDFIELD.number]) + sum(table.marks[disease.DISEASE.number])
    assert table.dials[disease.SUPPLY.number][0] + tokens in (0, 6)
    for card, number in enumerate(table.marks[disease.DISEASE.number]):
        assert number == 0 or table.matchup_of(card) >= 0
    for place in range(places.ON, places.ON + len(table.face)):
        for token in table.piles[place]:
            assert table.catalogue.kinds[table.face[token]] == card_kinds.TOKEN
            assert table.matchup_of(place - places.ON) >= 0
    for seat in range(table.seats):
        assert all(table.known[card] == 0 for card in pile(table, penalty_piles.FACEDOWN, seat))
        assert all(table.known[card] == table.all for card in pile(table, penalty_piles.FACEUP, seat))


@pytest.mark.parametrize("seed", range(8))
def test_no_seat_learns_what_it_may_not_know(pack: str, seed: int) -> None:
    """In two worlds that differ in what a seat may not know it receives the same, and the same keys."""
    table = new_game(pack, seed + 24)
    for n, now in enumerate(play(table, seed)):
        if n % 30 and asked(now) not in ("fouled", "lost-star"):
            continue
        for seat in (*range(now.seats), SPECTATOR):
            twin = other_world(now, seat, seed + 7)
            assert received(twin, seat) == received(now, seat)
            assert twin.information_key(seat) == now.information_key(seat)
            if seat == now.seat:
                assert sorted(map(twin.action_key, twin.codes)) == sorted(map(now.action_key, now.codes))
                places_of = [now.action_index(code) for code in now.codes]
                assert len(set(places_of)) == len({now.action_key(code) for code in now.codes})
            for _ in play(twin, seed, 20):
                pass


def test_a_copy_is_independent(pack: str) -> None:
    table = new_game(pack, 15)
    for _ in play(table, 3, 80):
        pass
    before = state(table)
    copy = table.copy()
    for _ in play(copy, 4, 60):
        pass
    assert state(table) == before
