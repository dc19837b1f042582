"""Every page: nothing that keeps people out, in both themes and sizes; Japanese; nothing too large."""

import random
import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Opener
from tests.browser.player import Player
from tests.serving import PERSON, ROOKIE, Served, play_on
from tools.page import WEB

pytestmark = pytest.mark.browser
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
LARGEST_FIRST_LOAD = 500_000  # bytes, as they go over the wire
LARGEST_UPDATE = 20_000
PAGES = {
    "new game": ("/new", ".seat select"),
    "my tables": ("/mine", "main"),
    "learn": ("/learn", "[data-lesson=drill-1]"),
    "open": ("/open", "input[type=file]"),
    "rules": ("/rules/team-manager", "#TM-1\\.1\\.1, [id^=TM-]"),
    "rules of blitz bowl": ("/rules/blitz-bowl", "[id^=BB-]"),
    "cards": ("/cards/team-manager", "main"),
    "cards of blitz bowl": ("/cards/blitz-bowl", "main"),
}
LOOKS = [("dark", WIDE), ("light", WIDE), ("dark", PHONE), ("light", PHONE)]


def faults(page: Page) -> list[str]:
    """What axe-core finds grave."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found if one["impact"] in GRAVE for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("name", PAGES)
def test_pages_keep_nobody_out(opened: Opener, name: str) -> None:
    path, mark = PAGES[name]
    for theme, viewport in LOOKS:
        page = opened(path, viewport=viewport, settings={"theme": theme})
        page.locator(mark).first.wait_for(state="attached")
        assert faults(page) == [], (theme, viewport)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        page.context.close()


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
@pytest.mark.parametrize(("theme", "viewport"), LOOKS)
def test_tables_keep_nobody_out(
    opened: Opener, served: Served, game: str, theme: str, viewport: dict[str, int]
) -> None:
    page = opened(served.make(game, [PERSON, ROOKIE])["seats"][0], viewport=viewport, settings={"theme": theme})
    player = Player(page, seed=9)
    player.play(3 if game == "team-manager" else 9)
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_lobby_and_lessons_keep_nobody_out(opened: Opener, served: Served, theme: str) -> None:
    made = served.make("team-manager", [PERSON, PERSON], sealed=True)
    lobby = opened(made["creator"], settings={"theme": theme})
    lobby.locator("[data-test=lobby]").wait_for()
    assert faults(lobby) == []
    for lesson in ("drill-3", "first-week"):
        learning = served.post("/practice", {"lesson": lesson}).json()
        page = opened(learning["seats"][0] or learning["seats"][1], settings={"theme": theme})
        page.locator("[data-test=lesson]").wait_for()
        assert faults(page) == [], lesson


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_the_end_and_the_replay_keep_nobody_out(opened: Opener, served: Served, game: str) -> None:
    made = served.make(game, [PERSON, ROOKIE])
    with served.client(made, 0) as client:
        play_on([client], random.Random(2))
    for theme, viewport in LOOKS:
        page = opened(made["seats"][0], viewport=viewport, settings={"theme": theme})
        page.locator("[data-test=end]").wait_for()
        assert faults(page) == [], (theme, viewport)
        page.goto(f"http://{served.address}{made['spectator'].replace('/t/', '/replay/')}")
        page.locator("[data-test=replay-bar]").wait_for()
        assert faults(page) == [], ("replay", theme, viewport)
        page.context.close()


AN_ID = re.compile(r"^[a-z][a-z0-9/-]*$", re.MULTILINE)  # at the foot of a large card, for whoever designs cards
LATIN = re.compile(r"[A-Za-z]{4,}")
# Words that are the same in every language: the project's name, keys, unions, addresses.
LATIN_ALLOWED = {"Touchline", "TOUCHLINE", "English", "Esc", "Enter", "Space", "Shift"}


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_a_table_in_japanese(opened: Opener, served: Served, game: str) -> None:
    page = opened(served.make(game, [PERSON, ROOKIE])["seats"][0], settings={"language": "ja"})
    player = Player(page, seed=10)
    for _ in range(8):
        player.play(2)
        text = AN_ID.sub("", page.locator("body").inner_text())
        assert set(LATIN.findall(text)) - LATIN_ALLOWED == set()
    assert page.evaluate("document.documentElement.lang") == "ja"


def test_the_language_is_changed_in_the_middle_of_a_game(opened: Opener, served: Served) -> None:
    page = opened(served.make("team-manager", [PERSON, ROOKIE])["seats"][0])
    player = Player(page, seed=3)
    player.play(2)
    player.ready()
    asked = player.state()["asked"]
    for name, language in (("日本語", "ja"), ("English", "en")):
        page.get_by_role("button", name=name).click()
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    assert player.state()["asked"] == asked


@pytest.mark.parametrize("path", ["/", "/t"])
def test_the_first_load_is_small(opened: Opener, served: Served, path: str) -> None:
    link = served.make("team-manager", [PERSON, ROOKIE])["seats"][0] if path == "/t" else path
    page = opened("")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(f"http://{served.address}{link}")
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded) < LARGEST_FIRST_LOAD


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_a_move_is_told_in_few_bytes(opened: Opener, served: Served, game: str) -> None:
    page = opened("")
    sizes: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame)) if frame else None),
    )
    page.goto(f"http://{served.address}{served.make(game, [PERSON, ROOKIE])['seats'][0]}")
    Player(page, seed=5).play(12)
    assert len(sizes) > 12
    assert max(sizes[1:]) < LARGEST_UPDATE
