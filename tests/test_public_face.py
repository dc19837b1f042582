"""Everything that the engine offers, called with everything: what goes wrong is one sentence, and nothing changes."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import touchline
from tests import blitz_worlds, worlds
from touchline.arena.match import play_game, simulate
from touchline.bots.protocol import make_bot
from touchline.table.dice import seeded
from touchline.table.errors import BadArgument, BadFile, TouchlineError
from touchline.table.table import SPECTATOR

pytestmark = pytest.mark.engine

GAMES: Final = ("team-manager", "blitz-bowl")
PLAY: Final[dict[str, Callable[[Any, int], Any]]] = {"team-manager": worlds.play, "blitz-bowl": blitz_worlds.play}
SENTENCE: Final = r"[.!?]( \([A-Z]{2} [\d.]+\))?$"


def everything(folder: Path) -> list[Any]:
    """Whatever somebody may hand in by mistake."""
    head = "touchline-position 1"
    table = touchline.new("blitz-bowl", seed=1)
    other = touchline.new("team-manager", seed=1)
    assert table.decision is not None
    assert other.decision is not None
    numbers = [True, False, -2, -1, 0, 1, 2, 7, 1023, 1024, 10**9, 10**30, 1.5, float("nan"), 1j]
    texts = [
        "",
        "x",
        "turn",
        "pass",
        "commit",
        "arena=",
        "pitch=x",
        "rookies-to-watch=9",
        "\0",
        "\ud800",
        "a\nb",
        "x" * 999,
    ]
    texts += [head, f"{head}\ngame: blitz-bowl", f"{head}\nteams: \nagenda: x"]
    lists = [
        [],
        [1],
        ["x"],
        ["\0"],
        [[]],
        [None],
        ["orc", "orc"],
        ["gouged-eye", "x"],
        ["fouls", "fouls"],
        ["gouged-eye"],
    ]
    others = [(), {}, {"a": 1}, {1}, set(), range(3), iter([1]), object, object(), len, ValueError("x"), b"", b"x" * 32]
    paths = [folder, str(folder), folder / "missing", str(folder / "missing.tlr"), Path("/dev/null")]
    mine = [table, table.decision, table.decision.options[0], other.decision.options[-1], table.view(0), other.replay()]
    players = [seeded(1), make_bot("random", 1, 0), make_bot("rookie", 1, 0)]
    return [None, *numbers, *texts, *lists, *others, *paths, *mine, *players]


def tried(call: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """What a call gives, or None where it ends in a sentence."""
    try:
        return call(*arguments, **named)
    except TouchlineError as error:
        text = str(error)
        if not isinstance(error, BadFile):  # of a file the place comes first, as in other programs
            assert re.search(SENTENCE, text), text
        assert "Traceback" not in text
        assert len(text) < 1500, text
        return None


def moments(game: str, seed: int, number: int) -> list[Any]:
    """Some tables of a random game, from its beginning to its end."""
    table = touchline.new(game, seed=seed, record=True)
    found = []
    for _ in PLAY[game](table, seed):
        found.append(table.copy())
    return [*random.Random(seed).sample(found, number), found[0], table]


def faces_of(table: Any) -> list[Any]:
    """A table, and all that can be made of it."""
    seats = [*range(table.seats), SPECTATOR]
    views = [table.view(seat) for seat in seats]
    return [
        table,
        table.copy(),
        *(view.table for view in views),
        views[-1].imagine(1),
        touchline.read(table.position()),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_tables_answer_whatever_is_asked(game: str, tmp_path: Path) -> None:
    odd = everything(tmp_path)
    for moment in moments(game, 5, 4):
        verbs = [verb.name for verb in moment.registry.verbs]
        for table in faces_of(moment):
            before = table.position()
            for value in odd:
                for call in (table.odds, table.view, table.why_not, table.choose_checked, table.play_out):
                    one = table.copy()
                    tried(getattr(one, call.__name__), value)
                tried(table.copy().choose, value)
                tried(table.why_not, random.Random(1).choice(verbs), value)
                tried(table.why_not, verbs[0], value, value, value)
            for call in (table.replay, table.position, table.state_hash, table.digest, table.copy):
                tried(call)
            for verb in verbs:
                tried(table.why_not, verb)
            assert (table.result is None) == (table.decision is not None) or table.kind < 0
            assert table.position() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_odds_or_a_sentence(game: str) -> None:
    for moment in moments(game, 9, 6):
        for table in faces_of(moment):
            for number in range(len(table.codes)):
                found = tried(table.odds, number)
                assert found is None or sum(outcome.probability for outcome in found) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_know_cannot_be_played_on(game: str) -> None:
    """Rules that meet a hidden face would go wrong somewhere in the middle."""
    table = touchline.new(game, seed=3)
    shown = table.view(table.seat).table
    before = shown.position()
    for call in (shown.choose, shown.odds, shown.view):
        with pytest.raises(BadArgument, match=r"only what one seat may know; imagine"):
            call(0)
    with pytest.raises(BadArgument, match=r"only what one seat may know; imagine"):
        shown.choose_checked(shown.codes[0])
    with pytest.raises(BadArgument, match=r"only what one seat may know; imagine"):
        shown.copy().play_out(seeded(1))
    assert shown.position() == before


@pytest.mark.parametrize("game", GAMES)
def test_views_imagine_with_whatever_seed(game: str, tmp_path: Path) -> None:
    view = touchline.new(game, seed=4).view(0)
    for value in everything(tmp_path):
        world = tried(view.imagine, value)
        assert world is None or world.decision


@pytest.mark.parametrize("game", GAMES)
def test_replays_take_whatever_is_handed_in(game: str, tmp_path: Path) -> None:
    table = touchline.new(game, seed=6)
    for _ in range(5):
        table.choose(0)
    replay = table.replay()
    for value in everything(tmp_path):
        tried(replay.at, value)
        if not isinstance(value, int | str | Path) or value == "" or value == "\0":  # else a file is written
            tried(replay.save, value)
        tried(touchline.load, value)
        tried(touchline.read, value)
    replay.save(tmp_path / "kept.tlr")
    for value in everything(tmp_path):
        tried(touchline.load, tmp_path / "kept.tlr", packs=value)
        tried(touchline.load, tmp_path / "kept.tlr", packs=[value])
    assert touchline.load(tmp_path / "kept.tlr").at(5).position() == table.position()
    assert list(tmp_path.glob("*.part")) == []


@pytest.mark.parametrize("game", [*GAMES, "chess", "", None, 5, [], b"blitz-bowl"])
def test_new_takes_whatever_is_handed_in(game: Any, tmp_path: Path) -> None:
    names = ("seats", "teams", "seed", "rules", "expansions", "packs", "first", "events", "record")
    for value in everything(tmp_path):
        for name in names:
            tried(touchline.new, game, **{name: value})


def test_bots_and_arena_take_whatever_is_handed_in(tmp_path: Path) -> None:
    table = touchline.new("blitz-bowl", seed=2)
    for value in everything(tmp_path):
        tried(make_bot, value, 1, 0)
        tried(make_bot, "random", value, 0)
        tried(make_bot, "random", 1, value)
        tried(play_game, table.copy(), value)
        tried(play_game, value, [])
        for name in ("game", "games", "seats", "bots", "seed", "rules", "teams", "packs", "workers"):
            settings: dict[str, Any] = {"games": 1, "bots": ["random"], name: value}
            if name not in ("games", "workers") or not isinstance(value, int) or abs(value) < 3:
                tried(simulate, **settings)


def test_without_seats_a_season_is_played_by_four() -> None:
    assert touchline.new("team-manager").seats == 4
    assert touchline.new("team-manager", teams=["gouged-eye", "reikland-reavers"]).seats == 2
    assert touchline.new("blitz-bowl").seats == 2
    with pytest.raises(BadArgument, match="A season has 2 to 4 managers, not 0"):
        touchline.new("team-manager", seats=0)
    with pytest.raises(BadArgument, match="A match has 2 coaches, not 0"):
        touchline.new("blitz-bowl", seats=0)
