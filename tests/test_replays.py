"""Replays: saved, loaded, verified, played on from; and golden games that every build must play alike."""

from collections.abc import Callable
from pathlib import Path

import pytest

import touchline
from tests.blitz_worlds import some_match
from touchline.table.errors import BadArgument, BadFile, VersionMismatch
from touchline.table.table import Table

pytestmark = pytest.mark.engine

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.tlr"))


def some_season(choices: int = 10_000) -> Table:
    table = touchline.new("team-manager", seats=3, seed=21)
    while table.kind >= 0 and choices > 0:
        table.choose((table.choices * 7) % len(table.codes))
        choices -= 1
    return table


@pytest.fixture(params=[some_season, some_match], ids=["team-manager", "blitz-bowl"])
def some_game(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """Plays a game, or as many choices of it as are asked for."""
    made: Callable[..., Table] = request.param
    return made


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_games_are_played_alike(path: Path) -> None:
    replay = touchline.load(str(path))
    replay.verify()
    assert replay.finished
    assert len(replay.choices) > 80


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 4


def test_a_replay_is_saved_and_loaded(tmp_path: Path, some_game: Callable[..., Table]) -> None:
    table = some_game()
    path = tmp_path / "game.tlr"
    table.replay().save(str(path))
    replay = touchline.load(str(path))
    replay.verify()
    assert replay.finished
    assert replay.at(len(replay.choices)).state_hash() == table.state_hash()
    assert replay.text() == path.read_text()


def test_play_on_from_any_choice(some_game: Callable[..., Table]) -> None:
    table = some_game()
    replay = table.replay()
    middle = replay.at(40)
    assert middle.choices == 40
    assert middle.kind >= 0
    while middle.kind >= 0:
        middle.choose(0)
    again = middle.replay()
    again.verify()
    assert len(again.choices) == middle.choices


def test_a_replay_of_an_open_game(some_game: Callable[..., Table]) -> None:
    replay = some_game(25).replay()
    assert not replay.finished
    assert len(replay.choices) == 25
    with pytest.raises(BadArgument, match="25 choices"):
        replay.at(26)


def test_a_changed_choice_is_found(some_game: Callable[..., Table]) -> None:
    replay = some_game().replay()
    replay.choices[30].words = ["nobody"]
    with pytest.raises(VersionMismatch, match="choice 31"):
        replay.verify()


def test_changed_dice_are_found(some_game: Callable[..., Table]) -> None:
    replay = some_game().replay()
    rolled = next(choice for choice in replay.choices if choice.rolls)
    rolled.rolls[0][2] += 1
    with pytest.raises(VersionMismatch, match="dice differ"):
        replay.verify()


def test_a_changed_event_is_found(some_game: Callable[..., Table]) -> None:
    replay = some_game().replay()
    replay.lines[12][8] += 1
    with pytest.raises(VersionMismatch, match="Event 13"):
        replay.verify()


def test_copies_have_no_replay(some_game: Callable[..., Table]) -> None:
    with pytest.raises(BadArgument, match="no replay"):
        some_game(5).view(0).table.replay()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with the line"),
        ("touchline-replay 1\n", "no header"),
        ("touchline-replay 1\n[1]\n", "not a JSON object"),
        ("touchline-replay 1\n{]\n", "not JSON"),
        ("touchline-replay 1\n{}\n", "'seats' must be"),
        ('touchline-replay 1\n{"seats":9,"first":-1,"seed":1,"game":"team-manager"}\n', "2 to 4"),
        ('touchline-replay 1\n{"seats":2,"first":-1,"seed":"zz","game":"team-manager"}\n', "hexadecimal"),
        ('touchline-replay 1\n{"seats":2,"first":-1,"seed":1,"game":"chess"}\n', "no game 'chess'"),
        ("[" * 100_000, "begins with the line"),
        ("touchline-replay 1\n" + "[" * 100_000 + "\n", "not JSON"),
    ],
)
def test_a_file_that_is_no_replay(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "x.tlr"
    path.write_text(text)
    with pytest.raises(BadFile, match=words):
        touchline.load(str(path))


def test_a_replay_with_other_cards_can_be_watched_but_not_run(tmp_path: Path, some_game: Callable[..., Table]) -> None:
    path = tmp_path / "x.tlr"
    replay = some_game(5).replay()
    path.write_text(replay.text().replace(replay.begin().digest(), "0" * 32))
    loaded = touchline.load(str(path))
    assert loaded.lines == replay.lines
    with pytest.raises(VersionMismatch, match="other cards"):
        loaded.verify()
    with pytest.raises(VersionMismatch, match="other cards"):
        loaded.at(0)


def test_a_folder_cannot_be_written_over(tmp_path: Path, some_game: Callable[..., Table]) -> None:
    with pytest.raises(BadFile, match="cannot be written"):
        some_game(5).replay().save(str(tmp_path))
