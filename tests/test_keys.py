"""What a choice is and what a seat knows, whatever was dealt: the same in every world that a seat cannot tell apart."""

import random
from typing import Final

import pytest

import touchline
from tests import blitz_worlds, worlds
from touchline.blitz_bowl import verbs as blitz_verbs
from touchline.blitz_bowl.prepared import Prepared
from touchline.blitz_bowl.state import HAND, Match
from touchline.table.decision import verb_of
from touchline.table.errors import BadArgument
from touchline.table.registry import Slots
from touchline.table.table import SPECTATOR, Table
from touchline.team_manager import kinds, places, verbs
from touchline.team_manager.abilities import running
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine

WORLDS: Final = 3
GAMES: Final = ("team-manager", "blitz-bowl")


def keys_of(table: Table) -> list[int]:
    return sorted({table.action_key(code) for code in table.codes})


def check_worlds(t: Season | Match, chance: random.Random) -> None:
    """The keys of the open question and of what the seat knows, in the table, the view, and imagined tables."""
    view = t.view(t.seat)
    known = t.information_key(t.seat)
    keys = keys_of(t)
    places_of = {t.action_key(code): t.action_index(code) for code in t.codes}
    assert view.information_key() == known
    assert keys_of(view.table) == keys
    wanted = chance.choice(keys)
    for _ in range(WORLDS):
        world = view.imagine(chance.randrange(1 << 30))
        assert world.information_key(t.seat) == known
        assert keys_of(world) == keys
        for code in world.codes:
            assert world.action_index(code) == places_of[world.action_key(code)]
        found = world.codes_of_key(wanted)
        assert found
        world.choose_checked(chance.choice(found))
        assert world.choices == t.choices + 1


def check_places(t: Season | Match) -> None:
    """Different moves have different places in the index, and a place leads back to the options that have it."""
    taken: dict[int, int] = {}
    most = touchline.action_space(t.registry.game)
    for code in t.codes:
        index = t.action_index(code)
        assert 0 <= index < most
        assert t.registry.place_of(t, code) == index, "nothing of the base packs needs room beyond its block"
        assert taken.setdefault(index, t.action_key(code)) == t.action_key(code), t.option_text(code)
    for index in taken:
        found = t.codes_of_index(index)
        assert found == t.codes_of_key(taken[index])


@pytest.mark.parametrize("seed", range(18))
def test_keys_of_a_season_are_the_same_in_all_worlds(seed: int) -> None:
    chance = random.Random(seed)
    table = worlds.new_table(seed)
    for n, t in enumerate(worlds.play(table, seed)):
        check_places(t)
        if n % 3 == 0:
            check_worlds(t, chance)
    with pytest.raises(BadArgument, match="not an option"):
        table.action_key(0)
    assert len(table.information_key(0)) == 32


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_keys_of_a_match_are_the_same_in_all_worlds(first: int) -> None:
    for seed in range(first, first + 10):
        chance = random.Random(seed)
        for n, t in enumerate(blitz_worlds.play(blitz_worlds.new_match(seed), seed)):
            if n % 3 == 0:
                check_places(t)
            if n % 8 == 0:
                check_worlds(t, chance)


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_everybody_knows_the_same_of_an_imagined_season(seed: int) -> None:
    """Whoever looks, also those who are not asked and those who only watch."""
    for n, t in enumerate(worlds.play(worlds.new_table(seed), seed)):
        if n % 10 == 0:
            for seat in (*range(t.seats), SPECTATOR):
                assert t.view(seat).imagine(n).information_key(seat) == t.information_key(seat)
            assert len({t.information_key(seat) for seat in (*range(t.seats), SPECTATOR)}) == t.seats + 1


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_everybody_knows_the_same_of_an_imagined_match(seed: int) -> None:
    for n, t in enumerate(blitz_worlds.play(blitz_worlds.new_match(seed), seed)):
        if n % 10 == 0:
            for seat in (0, 1, SPECTATOR):
                assert t.view(seat).imagine(n).information_key(seat) == t.information_key(seat)


# --- Handles say nothing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_which_handle_a_card_has_says_nothing(seed: int) -> None:
    """Two cards of a hand the other way round: neither what can be done nor what is known has changed."""
    differing = 0
    for t in worlds.play(worlds.new_table(seed), seed):
        hand = t.piles[places.HAND + t.seat]
        if t.kind not in (kinds.TURN, kinds.PASS_DISCARDS) or len(hand) < 2:
            continue
        if any(t.catalogue.unique[t.face[card]] for card in hand):
            continue  # he may not go everywhere, and so options would not be those of the other hand
        twin = t.copy()
        one, other = hand[0], hand[-1]
        for values in (twin.face, twin.known, twin.family):
            values[one], values[other] = values[other], values[one]
        differing += t.face[one] != t.face[other]
        assert twin.information_key(t.seat) == t.information_key(t.seat)
        assert keys_of(twin) == keys_of(t)
        assert {twin.action_index(code) for code in twin.codes} == {t.action_index(code) for code in t.codes}
    assert differing > 5


def test_alike_cards_in_hand_are_one_move() -> None:
    merged = 0
    for seed in range(6):
        for t in worlds.play(worlds.new_table(seed), seed, 60):
            if t.kind == kinds.TURN:
                faces = {t.face[card] for card in t.piles[places.HAND + t.seat]}
                commits = [code for code in t.codes if verb_of(code) == verbs.COMMIT]
                cards = {t.action_key(code) >> 40 for code in commits}
                assert not commits or len(cards) == len(faces)
                merged += len(commits) - len({t.action_key(code) for code in commits})
    assert merged > 100


def test_a_face_in_another_hand_changes_nothing_until_it_is_seen() -> None:
    """And then the key tells which face it was."""
    t = worlds.new_table(3, rules=())
    seat = t.seat
    card = t.piles[places.HAND + (seat + 1) % t.seats][0]
    keys: dict[int, set[str]] = {}
    for seed in range(40):
        world = t.view(seat).imagine(seed)
        assert world.information_key(seat) == t.information_key(seat)
        world.show(card, 1 << seat)
        keys.setdefault(world.face[card], set()).add(world.information_key(seat))
    assert len(keys) > 3
    assert all(len(same) == 1 for same in keys.values())
    assert len({key for same in keys.values() for key in same} | {t.information_key(seat)}) == len(keys) + 1


def test_a_bonus_play_in_another_hand_changes_nothing_until_it_is_seen() -> None:
    found = 0
    for seed in range(12):
        for t in blitz_worlds.play(blitz_worlds.new_match(seed), seed):
            other = 1 - t.seat
            if not t.piles[HAND + other] or found > 20:
                continue
            found += 1
            card = t.piles[HAND + other][0]
            keys: dict[int, set[str]] = {}
            for dream in range(8):
                world = t.view(t.seat).imagine(dream)
                world.show(card, 1 << t.seat)
                keys.setdefault(world.face[card], set()).add(world.information_key(t.seat))
            assert all(len(same) == 1 for same in keys.values())
            assert len({key for same in keys.values() for key in same}) == len(keys)
    assert found > 10


# --- What can be told apart -------------------------------------------------------------------------------------

# What a key leaves out: how many choices were made, and the options, which follow from the rest.
COUNTED: Final = ("choices",)
OF_A_FALL: Final = ("fall_agent", "fall_by")  # they say nothing once it is over


@pytest.mark.parametrize("seed", range(4))
def test_a_season_that_differs_in_anything_that_is_seen_has_another_key(seed: int) -> None:
    for n, t in enumerate(worlds.play(worlds.new_table(seed), seed)):
        if n % 40 != 7:
            continue
        seat = t.seat
        known = t.information_key(seat)
        for name in worlds.NUMBERS:
            twin = t.copy()
            value = getattr(twin, name)
            setattr(twin, name, not value if isinstance(value, bool) else value + 1)
            if name == "kind":
                twin.kind = (t.kind + 1) % len(t.registry.kinds)
            elif name == "committed":
                twin.committed = t.piles[places.DECK][0] if t.committed != t.piles[places.DECK][0] else -1
            elif name == "fall_agent":
                twin.fall_agent = t.piles[places.DECK][0] if t.fall_agent != t.piles[places.DECK][0] else -1
            left_out = name in COUNTED or (name in OF_A_FALL and not running(t))
            assert (twin.information_key(seat) == known) == left_out, name
        for name in ("fans", "improvements", "totals", "placing", "margin"):
            twin = t.copy()
            getattr(twin, name)[0] += 1
            assert twin.information_key(seat) != known, name
        twin = t.copy()
        twin.ball[0] = places.NO_BALL if t.ball[0] != places.NO_BALL else places.MIDFIELD
        assert twin.information_key(seat) != known
        on_the_pitch = [card for matchup in range(places.MATCHUPS) for card in t.players_at(matchup)]
        for card in on_the_pitch:
            twin = t.copy()
            twin.turned[card] ^= 1
            assert twin.information_key(seat) != known
        twin = t.copy()
        twin.put(t.piles[places.HIGHLIGHT_DECK][-1], places.BOX)
        assert twin.information_key(seat) != known


@pytest.mark.parametrize("seed", range(6))
def test_a_match_that_differs_in_anything_that_is_seen_has_another_key(seed: int) -> None:
    # These follow from teams, pitch and rules, or from what else a key holds.
    follow = ("choices", "edge", "special_balls", "fouls", "throws_players", "uncertain", "livelier", "gifted")
    for n, t in enumerate(blitz_worlds.play(blitz_worlds.new_match(seed), seed)):
        if n % 40 != 7:
            continue
        seat = t.seat
        known = t.information_key(seat)
        for name in blitz_worlds.NUMBERS:
            if name in follow:
                continue
            twin = t.copy()
            value = getattr(twin, name)
            setattr(twin, name, not value if isinstance(value, bool) else value + 1)
            if name == "kind":
                twin.kind = (t.kind + 1) % len(t.registry.kinds)
            assert twin.information_key(seat) != known, name
        for name in ("square", "acted", "score", "turns", "suspects", "played", "ball_kind"):
            twin = t.copy()
            values = getattr(twin, name)
            if values:
                setattr(twin, name, type(values)([values[0] + 1, *values[1:]]))
                assert twin.information_key(seat) != known, name
        twin = t.copy()
        twin.prepared = Prepared()
        twin.prepared.traits = t.prepared.traits + 1
        assert twin.information_key(seat) != known
        if t.deeds:
            twin = t.copy()
            twin.deeds[-1].granted += 1
            assert twin.information_key(seat) != known


# --- The index of actions ----------------------------------------------------------------------------------------


def test_what_has_no_room_takes_places_from_the_end() -> None:
    table = worlds.new_table(2)
    while table.kind != kinds.TURN or len(table.codes) < 10:
        table.choose_code(table.codes[0])
    verb = REGISTRY.verbs[verbs.COMMIT]
    most = touchline.action_space("team-manager")
    usual = verb.slots
    try:
        verb.slots = (Slots("nothing", usual[0].size, no_room), usual[1])
        keys = keys_of(table)
        commits = [key for key in keys if verb_of(table.codes_of_key(key)[0]) == verbs.COMMIT]
        for n, key in enumerate(commits):
            for code in table.codes_of_key(key):
                assert table.action_index(code) == most - 1 - n
            assert table.codes_of_index(most - 1 - n) == table.codes_of_key(key)
    finally:
        verb.slots = usual


def no_room(_table: Season, _code: int) -> int:
    return -1


@pytest.mark.parametrize("game", GAMES)
def test_blocks_lie_one_after_the_other(game: str) -> None:
    registry = touchline.new(game, seats=2).registry
    ends = [start + verb.room() for start, verb in zip(registry.blocks, registry.verbs, strict=True)]
    assert registry.blocks == [0, *ends[:-1]]
    assert ends[-1] == registry.actions == touchline.action_space(game)


def test_the_team_that_chooses_is_the_own_one() -> None:
    """The same choice of either coach has the same place."""
    found: dict[int, set[int]] = {}
    for t in blitz_worlds.play(blitz_worlds.new_match(23, rules=[]), 1):
        for code in t.codes:
            if verb_of(code) == blitz_verbs.RUN:
                found.setdefault(t.seat, set()).add(t.action_index(code) - t.registry.blocks[blitz_verbs.RUN])
    assert found[0] == found[1] == set(range(len(found[0])))


@pytest.mark.parametrize("code", [True, "x", None, -1, 1 << 80, 1.5])
def test_what_is_no_option_has_neither_key_nor_place(code: object) -> None:
    for game in GAMES:
        table = touchline.new(game, seats=2, seed=1)
        with pytest.raises(BadArgument, match="is not an option of the open question"):
            table.action_key(code)
        with pytest.raises(BadArgument, match="is not an option of the open question"):
            table.action_index(code)
        assert table.codes_of_key(code) == []
        assert table.codes_of_index(code) == []
