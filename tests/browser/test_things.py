"""What an expansion would bring is drawn from the catalogue: another union, skill, payout icon, token, marks and dials.

Nothing of the page knows them. The catalogue and the scenes of a table are changed on their way to the browser, as an
expansion would change them; one drawing comes with the catalogue, the others nobody has.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PHONE, WIDE, Opener
from tests.browser.player import Player
from tests.browser.test_looks import faults
from tests.serving import PERSON, ROOKIE, Served

pytestmark = pytest.mark.browser
LOOKS = [
    ("en", "dark", WIDE),
    ("en", "light", WIDE),
    ("ja", "dark", WIDE),
    ("ja", "light", WIDE),
    ("en", "dark", PHONE),
    ("ja", "light", PHONE),
]
BOOT = [{"shape": "path", "attributes": {"d": "M3 3h7v11l11 2v5H3z", "onclick": "alert(1)"}}]
TEAM = "the-marsh-lights"


def words(en: str, ja: str) -> dict[str, str]:
    return {"en": en, "ja": ja}


def with_expansion(catalogue: dict[str, Any]) -> dict[str, Any]:
    catalogue["unions"].append(
        {"id": "mlu", "name": words("Marsh Light Union", "鬼火連合"), "short": words("MLU", "MLU")}
        | {"drawing": "union-mlu", "colour": ""}
    )
    catalogue["skills"].append(
        {"id": "kick", "name": words("kicking", "キック"), "drawing": "skill-kick"}
        | {"then": words("Then you may kick.", "その後キックできます。")}
    )
    catalogue["drawings"].append({"id": "skill-kick", "view": "0 0 24 24", "colour": "#c0392b", "shapes": BOOT})
    catalogue["payouts"].append(
        {"id": "contracts", "name": words("{n} contracts", "契約{n}"), "label": words("Contracts: {n}", "契約{n}")}
        | {"drawing": "payout-contracts", "order": 4}
    )
    catalogue["marks"] += [
        {"id": "blood", "name": words("Blood", "血"), "drawing": "mark-blood"},
        {"id": "disease", "name": words("Disease", "疫病"), "drawing": "mark-disease"},
    ]
    catalogue["dials"].append({"id": "thunder", "name": words("Thunder", "雷")})
    catalogue["dials"].append({"id": "rage", "name": words("Rage", "怒り")})
    ours = next(team for team in catalogue["teams"] if team["id"] == "gouged-eye")
    catalogue["teams"].append(
        ours
        | {"id": TEAM, "name": words("The Marsh Lights", "鬼火団"), "union": "mlu", "colours": ["#c79bff", "#24103f"]}
    )
    token = next(card for card in catalogue["cards"] if card["kind"] == "cheating-token")
    catalogue["cards"].append(token | {"id": "eel", "name": words("Eel", "うなぎ"), "drawing": "token-eel"})
    for card in catalogue["cards"]:
        if card["kind"] == "player" and card["team"] == ours["id"]:
            card["skills"].append("kick")
            card["team"], card["union"] = TEAM, "mlu"
        elif card["kind"] == "highlight":
            card["sections"][0] = [{"contracts": 2, "fans": 1}]
    return catalogue


def with_marks(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene with things of which some stand in the catalogue, and one (slime) nowhere."""
    none = {"size": 3, "cards": []}
    scene["decks"] |= {"stars-mlu": none, "swamp": none}
    scene["dials"] |= {"thunder": [3], "rage": [1, 0], "drizzle": [0]}
    for manager in scene["managers"]:
        if manager["team"] == "gouged-eye":
            manager["team"] = TEAM
        manager["piles"] = {"eels": none}
    for matchup in scene["reel"]:
        matchup["extras"] = [{"id": "slime", "n": 2}]
        for zone in matchup["zones"]:
            for player in zone["players"]:
                player["marks"] = [{"id": "blood", "n": 1}, {"id": "disease", "n": 2}]
                player["tokens"].append({"card": 9_000 + player["card"], "face": "eel", "facedown": False})
    return scene


def expand(page: Page) -> None:
    """Change what comes from the server."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json=with_expansion(found.json()))

    def join(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            data = json.loads(message)
            if data.get("scene"):
                data["scene"] = with_marks(data["scene"])
            socket.send(json.dumps(data))

        server.on_message(told)

    page.route("**/games/team-manager*", answer)
    page.route_web_socket("**/ws", join)


@pytest.mark.parametrize(("language", "theme", "viewport"), LOOKS)
def test_a_table_draws_what_the_catalogue_says(
    opened: Opener, served: Served, language: str, theme: str, viewport: dict[str, int]
) -> None:
    made = served.make("team-manager", [PERSON, ROOKIE], teams=["gouged-eye", "grudgebearers"])
    page = opened("", viewport=viewport, settings={"theme": theme, "language": language})
    expand(page)
    page.goto(f"http://{served.address}{made['seats'][0]}")
    player = Player(page, seed=4)
    player.play(6)
    player.ready()  # what the bot does takes the page some time to show
    english = language == "en"
    # the drawing of the pack is used, without what has no place in it
    expect(page.locator(".skills use[href='#i-skill-kick']").first).to_be_attached()
    expect(page.locator("#i-skill-kick path")).to_have_count(1)
    assert page.locator("#i-skill-kick path").get_attribute("onclick") is None
    # a payout icon, a token and marks that nobody has a drawing for
    contracts = "Contracts: 2" if english else "契約2"
    expect(page.get_by_role("img", name=contracts).first).to_be_attached()
    stand = page.locator(".stand", has=page.locator(".pl")).first
    blood, disease = ("Blood 1", "Disease 2") if english else ("血1", "疫病2")
    expect(stand.locator(".pl .vh").first).to_contain_text(f"{blood}{', ' if english else '、'}{disease}")
    expect(stand.locator(".badge")).to_have_count(2)
    expect(stand.locator("[data-icon=token-eel] text")).to_have_text("E" if english else "う")
    # piles: one of a union that has words for it only as a union, one of which nothing is known
    expect(page.locator("[data-spot=stars-mlu], [data-spot=swamp]")).to_have_count(2)
    expect(page.locator("[data-row] .badge[data-mark=slime]").first).to_be_visible()
    # the large card has the words as well
    page.locator(".pl:not(.lit, .down)").first.hover()
    large = page.locator(".looked .cd .badge")
    expect(large.locator(".word")).to_have_text(["Blood", "Disease"] if english else ["血", "疫病"])
    expect(large.locator("b")).to_have_text(["1", "2"])
    dials_are_drawn(page, english, viewport)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


def dials_are_drawn(page: Page, english: bool, viewport: dict[str, int]) -> None:
    """The numbers of the table by the week, those of managers at their plates; one of which nothing is known, too."""
    bar = page.locator("header.bar")
    expect(bar.locator("[data-mark=thunder] .vh")).to_have_text("Thunder 3" if english else "雷3")
    expect(bar.locator("[data-mark=drizzle]")).to_have_attribute("title", "drizzle 0" if english else "drizzle0")
    expect(bar.locator("[data-mark=rage]")).to_have_count(0)
    if viewport is PHONE:  # plates are behind a tab
        page.get_by_role("tab").nth(1).click()
    rage = page.locator("[data-seat] [data-mark=rage]")
    expect(rage).to_have_count(2)
    assert sorted(rage.locator("b").all_inner_texts()) == ["0", "1"]
    expect(rage.first).to_have_attribute("title", re.compile("^Rage [01]$" if english else "^怒り[01]$"))
