"""Replays of Blitz Bowl: saved, loaded, verified, played on from; and golden matches that every build plays alike."""

import json
from pathlib import Path

import pytest

import touchline
from tests.blitz_worlds import RULES, SPECTATOR, play, some_match
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.state import DECK, HAND, Match
from touchline.table.errors import BadArgument

pytestmark = pytest.mark.engine

GOLDEN = sorted((Path(__file__).parent / "golden").glob("blitz-*.tlr"))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_matches_are_played_alike(path: Path) -> None:
    replay = touchline.load(str(path))
    assert replay.game == "blitz-bowl"
    replay.verify()
    assert replay.finished
    assert len(replay.choices) > 150
    table = replay.at(len(replay.choices))
    assert table.finished
    assert path.read_text() == replay.text()


def test_the_golden_matches_show_much_of_the_game() -> None:
    assert len(GOLDEN) >= 4
    replays = [touchline.load(str(path)) for path in GOLDEN]
    asked = {choice.kind for replay in replays for choice in replay.choices}
    told = {line[1] for replay in replays for line in replay.lines}
    assert len(asked) >= 25
    assert len(told) >= 40
    assert told <= {event.name for event in REGISTRY.events}
    rules = {rule.partition("=")[0] for replay in replays for rule in replay.setting.rules}
    assert rules == {*RULES, "pitch"}


def test_a_replay_is_saved_and_loaded(tmp_path: Path) -> None:
    table = some_match()
    path = tmp_path / "match.tlr"
    table.replay().save(str(path))
    replay = touchline.load(str(path))
    replay.verify()
    assert replay.finished
    assert replay.at(len(replay.choices)).state_hash() == table.state_hash()
    assert replay.text() == path.read_text()
    assert [event.fields()[1:3] for event in table.events] == [
        (REGISTRY.event_index[line[1]], line[2]) for line in replay.lines
    ]


def test_every_table_on_the_way_is_found_again() -> None:
    table = touchline.new("blitz-bowl", teams=["vampire", "vampire"], seed=5, rules=RULES)
    assert isinstance(table, Match)
    hashes = [now.state_hash() for now in play(table, 5)]
    replay = table.replay()
    for number in range(0, len(hashes), 12):
        assert replay.at(number).state_hash() == hashes[number]
    assert replay.at(len(hashes)).state_hash() == table.state_hash()


def test_play_on_from_any_choice() -> None:
    replay = some_match().replay()
    for number in (0, 1, 14, 60, 100):
        middle = replay.at(number)
        assert middle.choices == number
        assert middle.kind >= 0
        for _ in play(middle, number):
            pass
        again = middle.replay()
        again.verify()
        assert len(again.choices) == middle.choices
        assert again.at(len(again.choices)).state_hash() == middle.state_hash()


def test_a_replay_without_choices() -> None:
    replay = some_match(0).replay()
    replay.verify()
    assert replay.choices == []
    assert replay.at(0).kind >= 0


def test_what_a_seat_is_told_of_an_open_match_has_no_hidden_card() -> None:
    """The events of a replay name a claimed card to its owner alone."""
    for seed in range(30):
        table = some_match(120, seed)
        for seat in (0, 1, SPECTATOR):
            hidden = {table.face[card] for card in table.piles[DECK]}
            for other in {0, 1} - {seat}:
                hidden |= {table.face[card] for card in table.piles[HAND + other]}
            hidden = {face for face in hidden if table.catalogue.fronts[face] >= 0}
            for event in table.events:
                assert event.for_audience(1 << seat).face not in hidden


def test_copies_have_no_replay() -> None:
    table = some_match(5)
    for other in (table.copy(), table.view(0).table, table.view(0).imagine(1)):
        with pytest.raises(BadArgument, match="no replay"):
            other.replay()


def test_the_header_says_how_the_match_was_made() -> None:
    table = touchline.new("blitz-bowl", teams=["dwarf", "orc"], seed=1, rules=["pitch=timber", "fouls"], first=1)
    assert isinstance(table, Match)
    table.choose(0)
    header = json.loads(table.replay().text().split("\n")[1])
    assert header["game"] == "blitz-bowl"
    assert header["teams"] == ["dwarf", "orc"]
    assert header["rules"] == ["pitch=timber", "fouls"]
    assert header["seats"] == 2
    assert header["first"] == 1
    assert not header["finished"]
