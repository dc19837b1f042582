"""Several people at one table: at one screen, in two browsers, and somebody who only watches."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import PERSON, Served, token_of

pytestmark = pytest.mark.browser


def hand_of(page: Page) -> list[str]:
    """The names on the cards of the hand that is shown."""
    return page.locator("[data-test=hand] [data-card]").all_inner_texts()


def test_a_screen_that_is_handed_over_hides_the_hand(opened: Opener) -> None:
    page = opened("/new")
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_label("Who sits at seat 1").select_option("me")
    page.get_by_label("Who sits at seat 2").select_option("here")
    page.get_by_role("button", name="Kick off").click()
    page.wait_for_url("**/t/*")
    hands: list[list[str]] = []
    for _ in range(4):
        page.locator("[data-test=curtain], [data-test=hand]").first.wait_for()
        if page.locator("[data-test=curtain]").count():
            assert page.locator("[data-test=hand]").count() == 0, "a hand is in the page behind the curtain"
            page.locator("[data-test=raise]").click()
        page.locator("[data-test=hand]").wait_for()
        hands.append(hand_of(page))
        assert Player(page, seed=len(hands)).play(20) in ("curtain", "over")
    assert hands[0] != hands[1]


def test_two_browsers_one_reloads_and_one_loses_its_connection(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    pages = [opened(link) for link in made["seats"]]
    players = [Player(page, seed=11 + n) for n, page in enumerate(pages)]

    def asked() -> int:
        """Which of the two is asked."""
        state = served.state(made["table"], token_of(made["seats"][0]))
        return int(state["waiting"]["seat"])

    for turn in range(12):
        seat = asked()
        page, other = pages[seat], pages[1 - seat]
        if turn == 3:
            page.reload()
        if turn == 5:
            other.reload()
        if turn == 7:  # the connection goes while a decision is open, and comes back
            page.context.set_offline(True)
            players[seat].ready()
            page.evaluate("window.dispatchEvent(new Event('offline'))")
            page.context.set_offline(False)
        players[seat].ready()
        players[seat].answer()
    sequence = served.state(made["table"], token_of(made["seats"][0]))["sequence"]
    assert sequence >= 12


def test_a_choice_made_while_the_connection_is_lost_is_made_once(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    pages = [opened(link) for link in made["seats"]]
    state = served.state(made["table"], token_of(made["seats"][0]))
    seat = state["waiting"]["seat"]
    page = pages[seat]
    Player(page).ready()
    for live in list(served.app.tables.live.values()):
        live.close("")  # the table leaves memory, as after a restart; connections end
    expect(page.locator("[data-test=prompt]")).to_be_visible()
    player = Player(page, seed=3)
    player.ready()
    player.answer()
    after = served.state(made["table"], token_of(made["seats"][0]))
    assert after["sequence"] >= state["sequence"] + 1


def test_somebody_watches(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    pages = [opened(link) for link in made["seats"]]
    watching = opened(made["spectator"])
    state = served.state(made["table"], token_of(made["seats"][0]))
    seat = state["waiting"]["seat"]
    watching.locator("[data-test=story]").wait_for()
    assert watching.locator("[data-code]").count() == 0
    assert watching.locator("[data-test=hand] [data-card]").count() == 0
    before = watching.locator("[data-test=story]").inner_text()
    player = Player(pages[seat], seed=2)
    player.ready()
    player.answer()
    expect(watching.locator("[data-test=story]")).not_to_have_text(before)
