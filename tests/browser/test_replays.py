"""A finished game: looked through, saved, opened again, and played on."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import PERSON, ROOKIE, Served, play_on

pytestmark = pytest.mark.browser


def finished(served: Served, game: str) -> dict[str, str]:
    """A game that is over."""
    made = served.make(game, [PERSON, ROOKIE])
    with served.client(made, 0) as client:
        play_on([client], random.Random(1))
    return made


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_a_replay_is_looked_through_and_played_on(opened: Opener, served: Served, game: str) -> None:
    made = finished(served, game)
    page = opened(made["spectator"].replace("/t/", "/replay/"))
    slider = page.locator("[data-test=replay-bar] input[type=range]")
    slider.wait_for()
    most = int(slider.get_attribute("max") or 0)
    assert most > 20
    where = page.locator("[data-test=replay-where]")
    page.keyboard.press("Home")
    expect(where).to_contain_text(f"0 of {most}")
    for n in range(1, 4):
        page.locator("[data-test=replay-step]").click()
        expect(where).to_contain_text(f"{n} of {most}")
    slider.fill(str(most // 2))
    page.get_by_label("Through whose eyes").select_option("0")
    expect(where).to_contain_text(f"{most // 2} of {most}")
    page.locator("[data-test=open-play-on]").click()
    page.locator("dialog[open] [data-test=play-on]").click()
    page.wait_for_url("**/t/*")
    assert Player(page).play(2) in ("asked", "over")


def test_a_replay_is_saved_and_opened_again(opened: Opener, served: Served, tmp_path: Path) -> None:
    made = finished(served, "blitz-bowl")
    page = opened(made["spectator"].replace("/t/", "/replay/"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    path = tmp_path / "game.tlr"
    download.value.save_as(path)
    assert path.read_text().startswith("touchline-replay 2")
    page.goto(f"http://{served.address}/open")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/replay/*")
    page.locator("[data-test=replay-bar]").wait_for()
    path.write_text("not a replay")
    page.goto(f"http://{served.address}/open")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_be_visible()
