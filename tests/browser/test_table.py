"""What a table in the browser can do that a real one cannot: reasons, odds, undo, a card dragged, a bug reported."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import PERSON, ROOKIE, Served, token_of

pytestmark = pytest.mark.browser
A_RULE = re.compile(r"(TM|BB) \d+(\.\d+)+")


def sitting(opened: Opener, served: Served, game: str = "team-manager") -> tuple[Page, Player]:
    """Somebody against a rookie, who is asked."""
    page = opened(served.make(game, [PERSON, ROOKIE])["seats"][0])
    player = Player(page, seed=2)
    player.ready()
    return page, player


def test_a_card_is_dragged_to_a_zone(opened: Opener, served: Served) -> None:
    page, player = sitting(opened, served)
    before = player.state()["asked"]
    card = page.locator("[data-test=hand] [data-select]").first
    name = card.get_attribute("data-card")
    card.click()
    zone = page.locator("main [data-code]").first.bounding_box()
    page.keyboard.press("Escape")
    start = card.bounding_box()
    assert zone is not None
    assert start is not None
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
    page.mouse.move(zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] / 2, steps=8)
    page.mouse.up()
    page.wait_for_function(
        "(asked) => document.querySelector('[data-test=prompt]')?.getAttribute('data-asked') !== asked", arg=before
    )
    expect(page.locator(f'[data-test=hand] [data-card="{name}"]')).to_have_count(0)


def closed_thing(page: Page, player: Player) -> Locator:
    """Something that is not offered, after as many answers as that takes."""
    closed = page.locator("[data-why]")
    for _ in range(40):
        player.ready()
        picks = page.locator("[data-select^=card], [data-select^=player]")
        if not closed.count() and picks.count():
            picks.first.click()
        if closed.count():
            return closed.first
        player.answer()
    raise AssertionError("everything was offered, all the time")


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_what_is_not_offered_says_why(opened: Opener, served: Served, game: str) -> None:
    page, player = sitting(opened, served, game)
    closed_thing(page, player).focus()
    page.keyboard.press("?")
    expect(page.locator(".toasts, .looked, .pop").filter(has_text=A_RULE).first).to_be_visible()


@pytest.mark.parametrize(("pitch", "marks"), [("timber", ["Timber pitch (reconstructed)"]), ("stone", [])])
def test_a_reconstructed_pitch_is_marked_at_the_table(
    opened: Opener, served: Served, pitch: str, marks: list[str]
) -> None:
    page = opened(served.make("blitz-bowl", [PERSON, ROOKIE], rules=[f"pitch={pitch}", "arena"])["seats"][0])
    page.locator(".chips").wait_for()
    expect(page.locator("[data-test=reconstructed]")).to_have_text(marks)


def test_a_bug_is_reported_without_a_secret(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, ROOKIE])
    page = opened(made["seats"][0])
    Player(page, seed=2).ready()
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=bug]").click()
    page.locator("dialog[open] textarea").fill("The ball is square.")
    page.get_by_role("button", name="Send").click()
    page.locator("[data-test=report]").wait_for()
    report = page.locator("dialog[open] textarea").input_value()
    assert made["table"] in report
    assert "The ball is square." in report
    assert token_of(made["seats"][0]) not in report
    stored = served.app.store.load(made["table"])
    assert stored is not None
    assert stored.record.seed.hex() not in report


def test_a_link_that_leads_nowhere_shows_the_way_back(opened: Opener) -> None:
    page = opened("/t/nothing#here")
    expect(page.locator("[data-test=no-table]")).to_be_visible()
    page.get_by_role("link", name="New game").first.click()
    expect(page.get_by_role("button", name="Kick off")).to_be_visible()


def test_my_tables_tell_whose_turn_it_is(opened: Opener, served: Served) -> None:
    page, _ = sitting(opened, served)
    page.goto(f"http://{served.address}/mine")
    expect(page.locator("main")).to_contain_text("Your turn")
    page.locator("main a[href^='/t/']").first.click()
    assert Player(page).ready() == "asked"
