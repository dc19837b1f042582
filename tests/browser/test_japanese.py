"""Japanese as it is drawn: lines broken between phrases, titles that fit, no stray spaces, no marks in the way."""

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Opener
from tests.browser.player import Player
from tests.serving import PERSON, ROOKIE, Served, play_on

pytestmark = pytest.mark.browser
JAPANESE: Final = {"language": "ja"}
SIZES: Final = {"wide": WIDE, "phone": PHONE}
PAGES: Final = {
    "new game": ("/new", ".seat select"),
    "learn": ("/learn", "[data-lesson=drill-1]"),
    "my tables": ("/mine", "main"),
    "rules": ("/rules/team-manager", "[id^=TM-]"),
    "cards": ("/cards/team-manager", ".cd h3"),
    "cards of blitz bowl": ("/cards/blitz-bowl", ".cd h3"),
}

# What is wrong with what is seen: lines broken within a phrase, titles wider than their place, answers that are cut
# off, labels that stand on each other, spaces beside full-width signs. Between a sentence and the number of its rule,
# or a link, there is one.
LOOK: Final = r"""() => {
    const found = [], range = document.createRange();
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement, text = node.data;
        if (!japanese.test(text) || parent.closest('.vh,select,rt,rp,svg,[lang=en]') || !seen(parent)) continue;
        let before = null;
        for (let at = 0; at < text.length; at++) {
            if (text[at] === '\u2060') continue;
            if (/[\u200b\s]/.test(text[at])) { before = null; continue; }
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getClientRects()[0];
            if (!box || box.width === 0) continue;
            const next = before && box.top > before.box.top + before.box.height * 0.6;
            if (next && !/[、。：；？！・／…」』】）]/.test(before.sign) && !/[「『【（]/.test(text[at])) {
                found.push('broken: ' + text.slice(0, at) + '｜' + text.slice(at));
            }
            before = { box, sign: text[at] };
        }
    }
    for (const title of document.querySelectorAll('.fit')) {
        if (seen(title) && title.scrollWidth > title.clientWidth + 1) found.push('too wide: ' + title.textContent);
    }
    for (const one of document.querySelectorAll('.std')) {
        const last = one.querySelector('.seg').getBoundingClientRect();
        if (seen(one) && last.right > one.getBoundingClientRect().right + 1) found.push('cut off: ' + one.textContent);
    }
    const ticks = [...document.querySelectorAll('[data-test=chart] text[text-anchor=middle]')];
    ticks.map((one) => one.getBoundingClientRect()).forEach((box, at, all) => {
        if (at > 0 && box.left < all[at - 1].right) found.push('on each other: ' + ticks[at].textContent);
    });
    const said = document.body.innerText.replace(/[\u200b\u2060]/g, '');
    const spaces = /[：、。「」『』（）】] (?![A-Z]{2} \d|[^ ]{1,8}$)| [：、。」』）】]|[ぁ-んァ-ヶ一-龥][:;]/gm;
    for (const { index } of said.matchAll(spaces)) found.push('space: ' + said.slice(index).slice(0, 12));
    return found;
}"""
# Attributes that people read or hear, and the names of things, hold no marks.
MARKED: Final = r"""() => [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes])
    .concat([{ name: 'title of the page', value: document.title }])
    .filter(({ value }) => /[\u200b\u2060]/.test(value)).map(({ name, value }) => `${name}: ${value}`)"""


def phrased(page: Page) -> None:
    """Wait until the phrases are marked, what is new is drawn, and titles have shrunk."""
    page.wait_for_function("() => 'phrases' in document.documentElement.dataset")
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")


def looks(page: Page) -> list[str]:
    phrased(page)
    return sorted(set(page.evaluate(LOOK) + page.evaluate(MARKED)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_pages_are_broken_between_phrases(opened: Opener, name: str, size: str) -> None:
    path, mark = PAGES[name]
    page = opened(path, viewport=SIZES[size], settings=JAPANESE)
    page.locator(mark).first.wait_for(state="attached")
    assert looks(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_every_card_is_broken_between_phrases(opened: Opener, game: str, size: str) -> None:
    page = opened(f"/cards/{game}", viewport=SIZES[size], settings=JAPANESE)
    page.locator(".cd h3").first.wait_for()
    page.evaluate("document.querySelectorAll('section li').forEach((one) => one.style.contentVisibility = 'visible')")
    assert looks(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_tables_are_broken_between_phrases(opened: Opener, served: Served, game: str, size: str) -> None:
    link = served.make(game, [PERSON, ROOKIE])["seats"][0]
    page = opened(link, viewport=SIZES[size], settings=JAPANESE)
    player = Player(page, seed=10)
    for _ in range(6):
        player.play(3)
        player.ready()
        assert looks(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_the_end_is_broken_between_phrases(opened: Opener, served: Served, game: str, size: str) -> None:
    made = served.make(game, [PERSON, ROOKIE])
    with served.client(made, 0) as client:
        play_on([client], random.Random(2))
    page = opened(made["seats"][0], viewport=SIZES[size], settings=JAPANESE)
    page.locator("[data-test=end]").wait_for()
    page.locator("[data-test=luck]").wait_for()
    assert looks(page) == []


def test_what_is_copied_has_no_marks(opened: Opener) -> None:
    page = opened("/new", settings=JAPANESE)
    page.locator(".seat select").first.wait_for()
    phrased(page)
    text = page.evaluate(
        """() => new Promise((done) => {
            document.addEventListener('copy', (event) => done(event.clipboardData.getData('text/plain')));
            getSelection().selectAllChildren(document.querySelector('main'));
            document.execCommand('copy');
        })"""
    )
    assert "監督" in text
    assert "\u200b" not in text
    assert "\u2060" not in text


def test_english_loads_no_phrases_and_has_no_marks(opened: Opener) -> None:
    page = opened("/cards/team-manager", settings=JAPANESE)
    page.locator(".cd h3").first.wait_for()
    phrased(page)
    assert "\u200b" in page.locator("main").evaluate("(one) => one.textContent")
    page.get_by_role("button", name="English").click()
    page.wait_for_function("() => !('phrases' in document.documentElement.dataset)")
    assert "\u200b" not in page.locator("main").evaluate("(one) => one.textContent")
    plain = opened("", settings={"language": "en"})
    asked: list[str] = []
    plain.on("request", lambda request: asked.append(request.url))
    plain.goto(page.url)
    plain.locator(".cd h3").first.wait_for()
    parts = sorted(one.rpartition("/")[2].partition("-")[0] for one in asked if one.endswith(".js"))
    assert parts == ["en", "index"], "the page, and the words of one language"


def test_figures_are_those_of_the_text_face(opened: Opener, served: Served) -> None:
    """Whose 1 has a flag and a foot; that of the display face can be read as I."""
    page = opened(served.make("team-manager", [PERSON, ROOKIE])["seats"][0], settings=JAPANESE)
    page.locator(".week").wait_for()
    phrased(page)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    week = session.send("DOM.querySelector", {"nodeId": root, "selector": ".week"})["nodeId"]
    fonts: list[dict[str, Any]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": week})["fonts"]
    names = [one["familyName"] for one in fonts]
    assert any("Source Sans" in name for name in names), names
    assert not any("Shoulders" in name for name in names), names


@pytest.mark.parametrize(
    ("game", "query", "drawn"),
    [
        ("team-manager", "そうふう", ["爽風/そうふう"]),
        ("team-manager", "じゅうりんしゃ", ["蹂躙者/じゅうりんしゃ", "卿/きょう"]),
        ("team-manager", "かきだし", ["掻/か", "出/だ"]),
        ("blitz-bowl", "ずつき", ["頭突/ずつ"]),
        ("blitz-bowl", "みかわし", ["身/み"]),
    ],
)
def test_readings_stand_over_names_and_find_them(opened: Opener, game: str, query: str, drawn: list[str]) -> None:
    page = opened(f"/cards/{game}", settings=JAPANESE)
    page.locator(".search input").fill(query)
    page.locator(".cd ruby").first.wait_for()
    phrased(page)
    kana = page.locator(".cd", has=page.locator("ruby")).first.evaluate(
        """(card) => [...card.querySelectorAll('ruby')].map((one) => {
            const [below, above] = [one.firstChild, one.querySelector('rt')];
            const range = document.createRange();
            range.selectNode(below);
            const over = above.getBoundingClientRect().bottom <= range.getBoundingClientRect().top + 6;
            return `${below.data}/${above.textContent}${over ? '' : ' beside'}`.replace(/[\u200b\u2060]/g, '');
        })"""
    )
    assert set(drawn) <= set(kana), kana
    assert looks(page) == []


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_cards_say_that_their_japanese_is_ours(opened: Opener, game: str) -> None:
    page = opened(f"/cards/{game}", settings=JAPANESE)
    note = page.locator("[data-test=ours]")
    note.wait_for()
    phrased(page)
    assert "独自に訳した" in note.inner_text().replace("\u200b", "").replace("\u2060", "")
    page.get_by_role("button", name="English").click()
    note.wait_for(state="detached")


def test_room_between_scripts_is_the_style_sheets_work(opened: Opener) -> None:
    """Between kana and figures or letters, but not in what stays English."""
    page = opened("/cards/team-manager", settings=JAPANESE)
    page.locator(".cd h3").first.wait_for()
    space = """(one) => getComputedStyle(one).textAutospace"""
    assert page.locator("main").evaluate(space) == "normal"
    assert page.locator(".cd footer [lang=en]").first.evaluate(space) == "no-autospace"
    assert page.evaluate(
        """() => {
            const drawn = (text) => {
                const one = document.querySelector('.sum').appendChild(document.createElement('span'));
                one.textContent = text;
                const { width } = one.getBoundingClientRect();
                one.remove();
                return width;
            };
            return drawn('第1週') > drawn('第') + drawn('1') + drawn('週') + 1;
        }"""
    )
