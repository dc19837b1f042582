"""Several people at one table: at one screen, in two browsers, and somebody who only watches."""

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import PERSON, WAIT, Served, token_of

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


def asked_player(players: list[Player]) -> Player:
    """The one who is asked, as soon as one is."""
    end = monotonic() + WAIT
    while monotonic() < end:
        for player in players:
            if player.state()["asked"]:
                return player
        players[0].page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")


def test_two_browsers_one_reloads_and_one_loses_its_connection(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    players: list[Player] = []
    cables: list[Cable] = []
    for n, link in enumerate(made["seats"]):
        page = opened("")
        cables.append(Cable(page))
        players.append(Player(page, seed=11 + n))
        page.goto(f"http://{served.address}{link}")
    for turn in range(12):
        player = asked_player(players)
        cable = cables[players.index(player)]
        other = players[1 - players.index(player)]
        if turn == 3:
            player.page.reload()
        if turn == 5:
            other.page.reload()
        if turn == 7:  # in mid-decision
            cable.cut()
            expect(player.page.locator("[data-test=lost]")).to_be_visible()
            cable.mend()
            expect(player.page.locator("[data-test=lost]")).to_be_hidden()
        player.ready()
        player.answer()
        stored(player.page, served, made, turn + 1)


def test_a_choice_that_was_lost_on_the_way_is_made_once(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", [PERSON, PERSON])
    players: list[Player] = []
    for link in made["seats"]:
        page = opened("")
        players.append(Player(page, seed=3))
        page.goto(f"http://{served.address}{link}")
    page = asked_player(players).page
    cable = Cable(page)
    page.reload()
    player = Player(page, seed=4)
    player.ready()
    asked = player.state()["asked"]
    cable.swallows = True
    while player.state()["asked"] == asked:
        player.click_one()
    cable.cut()
    assert log_of(served, made) == []
    cable.mend()
    stored(page, served, made, 1)
    asked_player([*players, player])
    assert len(log_of(served, made)) == 1


def stored(page: Page, served: Served, made: dict[str, Any], number: int) -> None:
    """Wait until so many choices are stored: the page shows one as sent before that.

    The page is what waits, for its cable runs only while Playwright does.
    """
    end = monotonic() + WAIT
    while len(log_of(served, made)) < number:
        assert monotonic() < end, f"choice {number} was not stored"
        page.wait_for_timeout(10)


def log_of(served: Served, made: dict[str, Any]) -> list[Any]:
    """The choices of people that are stored."""
    found = served.app.store.load(made["table"])
    assert found is not None
    return [row for row in found.rows if row.maker == "person"]


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
