"""A season with an expansion: begun from New game by clicks, and played; its cards in the card browser."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Opener
from tests.browser.player import Player
from tests.browser.test_looks import faults
from tests.serving import PERSON, ROOKIE, Served

pytestmark = pytest.mark.browser
LOOKS = [("en", "dark", WIDE), ("ja", "light", WIDE), ("ja", "dark", PHONE), ("en", "light", PHONE)]
SUDDEN_DEATH = "[data-expansion=sudden-death]"
TEAMS = ["black-fangs", "champions-of-death", "naggaroth-nightmares", "reikland-reavers"]


def fits(page: Page) -> None:
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


def plan_with_sudden_death(page: Page) -> None:
    """Its box ticked, enchanted balls chosen, and a team of it for the first seat."""
    page.locator(SUDDEN_DEATH).click()
    page.locator("[aria-labelledby=rule-enchanted-balls]").click()
    page.locator(".unions .tm", has=page.locator("[href='#c-champions-of-death']")).click()
    page.locator(".seat.t-champions-of-death").wait_for()


@pytest.mark.parametrize(("language", "theme", "viewport"), LOOKS)
def test_a_season_from_new_game(opened: Opener, language: str, theme: str, viewport: dict[str, int]) -> None:
    page = opened("/new", viewport=viewport, settings={"theme": theme, "language": language})
    plan_with_sudden_death(page)
    fits(page)
    with page.expect_request("**/tables") as asked:
        page.locator(".kick button").click()
    wanted = json.loads(asked.value.post_data or "")
    assert (wanted["expansions"], wanted["rules"]) == (["sudden-death"], ["enchanted-balls"])
    player = Player(page, seed=6)
    player.play(15)
    fits(page)
    assert page.locator("[href='#c-champions-of-death']").count() > 0
    assert page.locator(".ball.enchanted").count() > 0


def test_a_box_that_is_put_away_takes_its_teams_and_rules_with_it(opened: Opener) -> None:
    page = opened("/new")
    plan_with_sudden_death(page)
    page.locator(SUDDEN_DEATH).click()
    page.locator(".seat.t-champions-of-death").wait_for(state="detached")
    assert page.locator(".seat.t-free-agent").count() == 0
    assert page.locator("[aria-labelledby=rule-enchanted-balls], .union").count() == 0


@pytest.mark.parametrize(("theme", "viewport"), [("dark", WIDE), ("light", PHONE)])
def test_cards_of_an_expansion(opened: Opener, theme: str, viewport: dict[str, int]) -> None:
    page = opened("/cards/team-manager", viewport=viewport, settings={"theme": theme})
    page.locator("#human-lineman").wait_for()
    assert page.locator("#ghoul, #mumma-hotep").count() == 0
    page.locator(SUDDEN_DEATH).click()
    page.locator("#mumma-hotep").wait_for(state="attached")
    assert page.locator(".contract .cd").count() == 4
    assert "Star Power" in (page.locator("#heavy-ball").text_content() or "")
    fits(page)


@pytest.mark.parametrize(("theme", "viewport"), [("dark", WIDE), ("light", PHONE)])
def test_a_set_is_chosen_with_one_click(opened: Opener, served: Served, theme: str, viewport: dict[str, int]) -> None:
    made = served.make("team-manager", [PERSON, *[ROOKIE] * 3], teams=TEAMS, expansions=["sudden-death"])
    page = opened(made["seats"][0], viewport=viewport, settings={"theme": theme})
    player = Player(page, seed=2)
    player.play(15)
    fits(page)
