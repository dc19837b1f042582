"""The page's types are those of the server, and those of the server are true."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests import blitz_worlds, worlds
from tools import page_types
from tools.page_types import KEYS, TARGET, Page
from touchline.blitz_bowl import actions, block_die, fouls, statuses
from touchline.games import GAMES
from touchline.server.blitz_bowl import shapes as blitz_bowl
from touchline.server.protocol import incoming, outgoing
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.scenes.scene import scene_of
from touchline.server.team_manager import shapes as team_manager
from touchline.table.languages import ENGLISH, messages
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, die, icons, unions
from touchline.team_manager.payout_icons import BASE, ICONS

ROOT = Path(__file__).parent.parent
SHAPES: dict[str, Any] = {"team-manager": team_manager, "blitz-bowl": blitz_bowl}


def tables(game: str, seed: int) -> Iterator[Any]:
    """A random game at every decision, and its end."""
    table: Any = worlds.new_table(seed) if game == "team-manager" else blitz_worlds.new_match(seed)
    yield from (worlds if game == "team-manager" else blitz_worlds).play(table, seed)
    yield table


def assert_fits(data: Any, shape: Any) -> None:
    """Nothing is missing, nothing is of another type, and nothing is there of which the type does not know."""
    fitted = msgspec.convert(data, type=shape, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(fitted)) == data


# --- The types of the server are true ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHAPES)
def test_scenes_are_what_their_type_says(game: str) -> None:
    scene, shape = scene_of(game), SHAPES[game].Scene
    looked = 0
    for seed in range(24):
        for number, table in enumerate(tables(game, seed)):
            if number % 3 and table.kind >= 0:
                continue
            for seat in (*range(table.seats), SPECTATOR):
                assert_fits(scene(table.view(seat)), shape)
                looked += 1
    assert looked > 3_000


@pytest.mark.parametrize("game", SHAPES)
def test_catalogues_are_what_their_type_says(game: str) -> None:
    assert_fits(catalogue_of(game), SHAPES[game].Catalogue)


def test_a_scene_that_does_not_fit_is_found() -> None:
    data = scene_of("blitz-bowl")(blitz_worlds.new_match(1).view(0))
    shape = blitz_bowl.Scene
    assert_fits(data, shape)
    with pytest.raises(msgspec.ValidationError):
        assert_fits({name: value for name, value in data.items() if name != "lead"}, shape)
    with pytest.raises(msgspec.ValidationError):
        assert_fits(data | {"phase": "tea"}, shape)
    with pytest.raises(AssertionError):
        assert_fits(data | {"weather": "rain"}, shape)


def test_words_are_those_of_the_engine() -> None:
    printed = catalogue_of("team-manager")
    assert tuple(one["id"] for one in printed["faces"]) == die.NAMES
    assert tuple(one["id"] for one in printed["skills"]) == icons.NAMES
    assert tuple(one["id"] for one in printed["unions"]) == unions.NAMES
    assert tuple(one["id"] for one in printed["card_kinds"]) == card_kinds.NAMES
    assert tuple(one["id"] for one in printed["payouts"]) == tuple(icon.name for icon in ICONS[:BASE])
    assert get_args(blitz_bowl.Die) == block_die.NAMES
    assert get_args(blitz_bowl.Action) == actions.NAMES
    assert get_args(blitz_bowl.Foul) == fouls.NAMES
    assert get_args(blitz_bowl.Status) == statuses.NAMES


# --- The page has them -------------------------------------------------------------------------------------------


def test_the_page_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == Page().text(), "run tools/page_types.py"


def test_the_tool_says_whether_it_is() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "page_types.py"), "--check"]
    assert subprocess.run(tool, capture_output=True, check=False).returncode == 0


def test_a_file_that_is_not_up_to_date_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page_types, "TARGET", tmp_path / "src" / "protocol.ts")
    with pytest.raises(SystemExit, match="not up to date"):
        page_types.main(["--check"])
    page_types.main([])
    page_types.main(["--check"])
    with page_types.TARGET.open("a", encoding="utf-8") as file:
        file.write("\n")
    with pytest.raises(SystemExit, match=r"web/src/protocol\.ts is not up to date"):
        page_types.main(["--check"])
    page_types.main([])
    monkeypatch.setattr(page_types, "KEYS", tmp_path / "words.ts")
    with pytest.raises(SystemExit, match=r"web/src/words\.ts is not up to date"):
        page_types.main(["--check"])


def test_keys_are_those_of_the_english_words() -> None:
    text = KEYS.read_text(encoding="utf-8")
    assert text == page_types.keys_text(), "run tools/page_types.py"
    words = messages(ENGLISH, "page").patterns
    assert [key for key in words if f'"{key.removeprefix("language.")}"' not in text] == []


def test_every_message_is_there() -> None:
    text = Page().text()
    for kind in (value for module in page_types.MESSAGES for value in vars(module).values()):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            assert f"export interface {kind.__name__} {{" in text
    for message in (*get_args(incoming.FromClient), *get_args(outgoing.ToClient)):
        assert f'export interface {message.__name__} {{\n  type: "{message.__struct_config__.tag}";' in text
    assert "  scene: Scene | null;" in text
    assert "export type Scene = TeamManagerScene | BlitzBowlScene;" in text
    assert ": unknown" not in text


def test_what_may_be_left_out_is_marked() -> None:
    text = Page().text()
    hello = text[text.index("interface Hello") :]
    assert "token: string;" in hello[: hello.index("}")]
    assert "since?: number;" in hello[: hello.index("}")]  # a client may leave it out
    happened = text[text.index("interface Happened") :]
    assert "card?: number;" in happened[: happened.index("}")]  # the server leaves it out
    sitting = text[text.index("interface Sitting") :]
    assert "?" not in sitting[: sitting.index("}")]  # the server sends all of it


def test_every_game_with_scenes_has_types() -> None:
    assert set(SHAPES) == set(GAMES)
