"""Playing without a mouse."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import ROOKIE, Served

pytestmark = pytest.mark.browser
ME = {"who": "here", "label": "A player"}
MOST_TABS = 250
FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one.getAttribute('aria-disabled') === 'true') return '';
    return one.hasAttribute('data-code') ? 'code' : one.hasAttribute('data-select') ? 'select' : '';
}"""


class Typist(Player):
    """A player who has a keyboard alone: Tab and arrows to what is lit, Enter to choose it."""

    def click_one(self) -> bool:
        wanted = self.chance.randrange(1, 6)
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(FOCUSED)
            if found:
                wanted -= 1
                if wanted == 0 or found == "code":
                    self.page.keyboard.press("Enter")
                    self.clicks += 1
                    return True
        return False

    def confirm(self) -> None:
        self.page.locator("dialog[open] [data-test=confirm]").focus()
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "answers"), [("team-manager", 12), ("blitz-bowl", 12)])
def test_with_tab_and_enter_alone(opened: Opener, served: Served, game: str, answers: int) -> None:
    made = served.make(game, [ME, ROOKIE])
    page = opened(made["seats"][0])
    typist = Typist(page, seed=8)
    assert typist.play(answers) == "asked"
    assert typist.clicks >= answers


def test_a_card_is_committed_with_its_number_arrows_and_enter(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [ME, ROOKIE])
    page = opened(made["seats"][0])
    player = Player(page, seed=random.Random(3).randrange(99))
    player.ready()
    before = player.state()["asked"]
    page.keyboard.press("1")
    assert page.locator("[data-test=hand] .sel").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("[data-test=hand] .sel").count() == 0
    page.keyboard.press("2")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == "code"
    page.keyboard.press("Enter")
    gone_on(page, before)


def test_undo_with_a_key(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [ME, {"who": "link"}])
    page = opened(made["seats"][0])
    state = served.state(made["table"], made["seats"][0].partition("#")[2])
    if state["waiting"]["seat"] != 0:
        page = opened(made["seats"][1])
    player = Player(page, seed=1)
    player.ready()
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    before = player.state()["asked"]
    page.keyboard.press("Enter")
    gone_on(page, before)
    if page.locator("[data-test=undo]:not([aria-disabled=true])").count():
        page.keyboard.press("z")
        player.ready()
        assert page.locator("[data-test=hand] [data-card]").count() >= 6


def gone_on(page: Page, asked: str) -> None:
    """Wait until another question is open, or somebody else is asked."""
    page.wait_for_function(
        "(asked) => document.querySelector('[data-test=prompt]')?.getAttribute('data-asked') !== asked", arg=asked
    )
