"""Learning by playing: whoever clicks only what is lit and hinted gets to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.player import Player

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lesson", ["drill-1", "first-week"])
def test_the_hints_lead_to_the_end(opened: Opener, lesson: str) -> None:
    page = opened("/learn")
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, hinted=True)
    assert player.play() == "done"
    expect(page.locator("[data-test=lesson]")).to_have_attribute("data-state", "done")
    page.goto(page.url.partition("/t/")[0] + "/learn")
    expect(page.locator(f"[data-lesson={lesson}]")).to_have_text("Again")
