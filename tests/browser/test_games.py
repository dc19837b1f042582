"""Whole games in the browser, by clicking what is lit and nothing else."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.player import Player
from tests.serving import ROOKIE, Served

pytestmark = pytest.mark.browser
ME = {"who": "here", "label": "A player"}


def test_one_click_starts_a_game(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Kick off").click()
    page.wait_for_url("**/t/*")
    assert Player(page).play(3) == "asked"


def test_a_season_of_team_manager(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [ME, ROOKIE])
    page = opened(made["seats"][0])
    player = Player(page, seed=4)
    assert player.play() == "over"
    expect(page.locator("[data-test=end]")).to_be_visible()
    assert player.clicks > 40
    assert served.state(made["table"], made["seats"][0].partition("#")[2])["result"] is not None


def test_a_match_of_blitz_bowl(opened: Opener, served: Served) -> None:
    made = served.make("blitz-bowl", [ME, ROOKIE], rules=["fouls", "random-events"])
    page = opened(made["seats"][0])
    player = Player(page, seed=5)
    assert player.play() == "over"
    expect(page.locator("[data-test=end]")).to_be_visible()
    assert player.clicks > 20


@pytest.mark.parametrize(("game", "answers"), [("team-manager", 25), ("blitz-bowl", 16)])
def test_on_a_phone(opened: Opener, served: Served, game: str, answers: int) -> None:
    made = served.make(game, [ME, ROOKIE])
    page = opened(made["seats"][0], viewport=PHONE, has_touch=True, is_mobile=True)
    assert Player(page, seed=6).play(answers) == "asked"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_the_table_fits_the_screen(opened: Opener, served: Served, game: str) -> None:
    seats = [ME, ROOKIE, ROOKIE, ROOKIE] if game == "team-manager" else [ME, ROOKIE]
    page = opened(served.make(game, seats)["seats"][0])
    player = Player(page, seed=7)
    for _ in range(12):
        player.play(2)
        height, width = page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
        )
        assert (height, width) == (0, 0)
