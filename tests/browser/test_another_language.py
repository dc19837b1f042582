"""A third language is one folder, for the page too: what is drawn in it with English letters left was not translated.

The page is built with a language that nobody speaks (``tests/pseudo.py``), and looked at all the time: all texts, and
the attributes that people read or hear. What is English by design says so with its ``lang``.
"""

import contextlib
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests import pseudo
from tests.browser.conftest import PHONE, WIDE, Opener
from tests.browser.player import Player
from tests.browser.speaking import speaking
from tests.serving import PERSON, ROOKIE, Address, play_on
from tools.page import build_into
from touchline.table.languages import NAMED

pytestmark = pytest.mark.browser
SETTINGS: Final = {"language": pseudo.LANGUAGE}
NAMES: Final = ("安", "Ὀδ")  # people who have no English letters in their names
GAMES: Final = ("team-manager", "blitz-bowl")
SIZES: Final = {"wide": WIDE, "phone": PHONE}
BOTH: Final = pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.soak)])
PAGES: Final = {
    "new game": ("/new", ".seat select"),
    "my tables": ("/mine", "main"),
    "learn": ("/learn", "[data-lesson=drill-1]"),
    "open": ("/open", "input[type=file]"),
    **{
        f"{what} of {game}": (f"/{what}/{game}", mark)
        for game in GAMES
        for what, mark in (
            ("cards", ".cd h3"),
            ("rules", "[data-section]"),
        )
    },
    **{
        f"{what} of {game}": (f"/rules/{game}/{what}", "main h2, main table")
        for game in GAMES
        for what in (
            "rulings",
            "glossary",
        )
    },
    "a table without a link": ("/t/nowhere", "[data-test=no-table]"),
    "a replay without a link": ("/replay/nowhere", "main"),
}
# What is pointed at, and the keys that are pressed there.
POINTED: Final = {
    ".pl, .tok": (),
    "[data-test=hand] [data-card]": (),
    "[data-why]": ("?",),
    ".cnt": ("Enter",),
    "[data-test=recap-open], .kit.head": ("Enter",),
    ".bp": ("Enter",),
    "main [data-code]": (),
    "main [data-select]": ("Enter",),
    "main [data-code], main [aria-describedby]": (),
}
SHOWN: Final = {
    "a large card": ".looked .cd, dialog[open] .cd",
    "a list": ".looked .list",
    "a reason": ".looked .reason, .toasts > *",
    "odds": ".looked .odd, .pop",
    "a dialog": "dialog[open]",
}
LINGER: Final = 400  # milliseconds after which a card shows itself large, and the server has said odds and reasons
COMES_UP: Final[dict[tuple[str, str], set[str]]] = {  # at the least, whatever is dealt
    ("team-manager", "wide"): {"a large card", "a list", "a dialog"},
    ("team-manager", "phone"): {"a list"},
    ("blitz-bowl", "wide"): {"a large card", "a reason", "a dialog"},
    ("blitz-bowl", "phone"): set(),
}
# Says in the console, as an error, what is English and drawn in the language; those complaints fail the test.
WATCH: Final = r"""(language) => {
    const READ = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
    const LETTERS = /[A-Za-z]{2}/, NUMBER = /\b(TM|BB)[ -]R?-?\d[\d.]*/g; // a rule has its number in every language
    const known = new Set(), waiting = new Set();
    const told = (one) => one.closest('[lang]')?.lang === language && !one.closest('script, style, symbol');
    const say = (element, what, text) => {
        const line = `left in English: ${what} of ${element.outerHTML.slice(0, 100)}: ${text.trim()}`;
        if (known.has(text) || !LETTERS.test(text.replace(NUMBER, '')) || !told(element)) return;
        known.add(text);
        console.error(line);
    };
    const look = (element) => {
        for (const name of READ) if (element.hasAttribute(name)) say(element, name, element.getAttribute(name));
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) say(element, 'text', node.data);
    };
    const lookAtAll = () => {
        for (const node of waiting) {
            const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
            if (!element?.isConnected) continue;
            look(element);
            for (const one of element.querySelectorAll('*')) look(one);
        }
        waiting.clear();
    };
    const wait = (node) => {
        if (waiting.size === 0) requestAnimationFrame(lookAtAll);
        waiting.add(node);
    };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            if (target.nodeType === Node.DOCUMENT_NODE) continue;
            if (target === document.documentElement) wait(target);
            else if (addedNodes.length > 0) addedNodes.forEach(wait);
            else wait(target);
        }
    }).observe(document, {
        attributeFilter: [...READ, 'lang'], characterData: true, childList: true, subtree: true,
    });
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server and a page that know one language more."""
    folder = tmp_path_factory.mktemp("another")
    pseudo.make(folder / "languages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NAMED, str(folder / "languages"))
        build_into(folder / "site")
    with speaking(folder / "languages", folder / "site", folder / "tables.db") as address:
        yield address


@pytest.fixture
def watched(opened: Opener, served: Address) -> Opener:
    """Opens pages that complain of whatever is left in English."""

    def open_page(path: str = "", **wanted: Any) -> Page:
        page = opened("", settings=SETTINGS, **wanted)
        page.add_init_script(f"({WATCH})({pseudo.LANGUAGE!r})")
        if path:
            page.goto(f"http://{served.address}{path}")
        return page

    return open_page


def drawn(page: Page) -> None:
    """Wait until what is new has been looked at."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")


@BOTH
@pytest.mark.parametrize("name", PAGES)
def test_pages(watched: Opener, name: str, size: str) -> None:
    path, mark = PAGES[name]
    page = watched(path, viewport=SIZES[size])
    page.locator(mark).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == pseudo.LANGUAGE
    assert pseudo.MARKS[0] in page.locator("body").inner_text()
    drawn(page)


def test_dialogs_of_pages(watched: Opener) -> None:
    page = watched("/new")
    page.locator(".seat select").first.wait_for()
    for poster in page.locator(".posters button").all():
        poster.click()
        drawn(page)
    page.locator(".note button.rule").click()
    drawn(page)
    page.goto(page.url.replace("/new", "/open"))
    replay = {"name": "１", "mimeType": "text/plain", "buffer": b"no replay"}
    page.locator("input[type=file]").set_input_files(replay)  # type: ignore[arg-type]
    expect(page.locator("[role=alert]")).to_be_visible()
    drawn(page)


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_tables(watched: Opener, served: Address, game: str, size: str) -> None:
    """A table, all that it opens, and what it says of everything that can be pointed at."""
    made = served.make(game, [PERSON, ROOKIE])
    chance = random.Random(9)
    seen: set[str] = set()
    for _ in range(4):
        with served.client(made, 0) as client:
            play_on([client], chance, 4)
        page = watched(made["seats"][0], viewport=SIZES[size])
        page.locator("[data-test=prompt], [data-test=end]").first.wait_for(state="attached")
        seen |= look_round(page)
    assert seen >= COMES_UP[game, size], "what was pointed at did not come up"
    for at in range(page.locator("[data-test=menu] + nav > button").count()):
        page.locator("[data-test=menu]").click()
        one = page.locator("[data-test=menu] + nav > button").nth(at)
        if one.is_visible():
            one.click()
            drawn(page)
        page.keyboard.press("Escape")
    page.goto(f"http://{served.address}/mine")
    page.locator("main li, main tr").first.wait_for()
    drawn(page)


def look_round(page: Page) -> set[str]:
    """All that can be pointed at, asked about or opened, on each part that a phone shows alone; what came up of it."""
    tabs = page.locator("[role=tab]")
    seen = point_about(page)
    for at in reversed(range(tabs.count())):
        tabs.nth(at).click()
        seen |= point_about(page)
    return seen


def point_about(page: Page, most: int = 2) -> set[str]:
    seen: set[str] = set()
    for what, keys in POINTED.items():
        things = page.locator(what).element_handles()
        for thing in random.Random(7).sample(things, min(most, len(things))):
            with contextlib.suppress(Error):  # it may have gone meanwhile
                thing.hover(timeout=300)
                thing.focus()
            for key in keys:
                page.keyboard.press(key)
            page.wait_for_timeout(LINGER)
            drawn(page)
            seen |= {name for name, shown in SHOWN.items() if page.locator(shown).count()}
            page.keyboard.press("Escape")
            page.mouse.move(2, 2)
    return seen


@BOTH
def test_a_lobby_and_a_curtain(watched: Opener, served: Address, size: str) -> None:
    made = served.make("team-manager", [{"who": "link", "label": name} for name in NAMES], sealed=True)
    page = watched(made["creator"], viewport=SIZES[size])
    page.locator("[data-test=lobby]").wait_for()
    page.goto(f"http://{served.address}{made['seats'][0]}")
    page.locator("[data-test=sit]").click()
    drawn(page)
    page.goto(f"http://{served.address}/new")
    page.locator(".posters button").last.click()
    for seat, who in enumerate(("me", "here")):
        page.locator(".seats select").nth(seat).select_option(who)
    page.locator("button.go.xl").click()
    page.wait_for_url("**/t/*")
    assert Player(page, seed=1).play(40) == "curtain"
    drawn(page)


@pytest.mark.parametrize("lesson", ["drill-1", "first-week"])
def test_lessons(watched: Opener, lesson: str) -> None:
    page = watched("/learn")
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_url("**/t/*")
    assert Player(page, hinted=True).play(8) in ("asked", "done")
    drawn(page)


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(watched: Opener, served: Address, game: str, size: str) -> None:
    made = served.make(game, [PERSON, ROOKIE])
    with served.client(made, 0) as client:
        play_on([client], random.Random(2))
    page = watched(made["seats"][0], viewport=SIZES[size])
    page.locator("[data-test=luck]").wait_for()
    page.locator("[data-test=fairness]").wait_for()
    checked = page.locator("[data-test=fairness] + button")
    if checked.count():
        checked.click()
        drawn(page)
    page.goto(f"http://{served.address}{made['spectator'].replace('/t/', '/replay/')}")
    slider = page.locator("[data-test=replay-bar] input[type=range]")
    slider.wait_for()
    most = int(slider.get_attribute("max") or 0)
    for place in (0, most // 3, 2 * most // 3):
        slider.fill(str(place))
        page.wait_for_load_state("networkidle")
        point_about(page)
    page.locator("[data-test=open-play-on]").click()
    page.locator("dialog[open] [data-test=play-on]").wait_for()
    drawn(page)
    page.goto(f"http://{served.address}/open")
    page.locator("main").wait_for()
    drawn(page)


def test_what_is_left_is_found(browser: Browser) -> None:
    page = browser.new_page()
    heard: list[str] = []
    page.on("console", lambda line: heard.append(line.text.rpartition(": ")[2]))
    page.set_content("<html lang=en><body></body></html>")
    page.evaluate(WATCH, pseudo.LANGUAGE)
    page.evaluate(
        """() => {
            document.body.innerHTML = '<p>Left</p><p lang=en>By design</p><i title="Told">Ｄｏｎｅ</i>';
            document.documentElement.lang = 'xx';
        }"""
    )
    drawn(page)
    page.evaluate("document.querySelector('p').firstChild.data = 'Later'")
    page.evaluate("document.querySelector('i').setAttribute('aria-label', 'Heard')")
    drawn(page)
    page.close()
    assert heard == ["Left", "Told", "Later", "Heard"]
