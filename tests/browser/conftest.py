"""What the tests in a browser share: a server on loopback, Chromium, and pages that must not complain."""

import contextlib
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.serving import Served, serving
from tools.chromium import MISSING, found
from touchline.server.play import tables
from touchline.server.workers import thinking

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--font-render-hinting=none"),
]
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds after which a test gives up waiting; nothing is expected to take as long

Opener = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests alone: while Playwright runs, no other test could have an event loop of its own."""
    path = found()
    assert path, MISSING
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


class Luck:
    """In the place of true chance: every run of a test deals the same tables to the same bots."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def token_bytes(self, number: int) -> bytes:
        return self.chance.randbytes(number)


@pytest.fixture
def served(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server whose bots answer at once."""
    for module in (tables, thinking):
        monkeypatch.setattr(module, "secrets", Luck(request.node.name))
    with serving(tmp_path / "tables.db") as one:
        yield one


def is_complaint(line: ConsoleMessage) -> bool:
    """The browser itself notes every refusal of the server (400); the page answers it with a sentence."""
    return line.type == "error" and "status of 400" not in line.text


def listen(page: Page, address: str, complaints: list[str]) -> None:
    """Note what a page complains about: errors, forbidden things, requests to other hosts."""

    def requested(request: Any) -> None:
        if address not in request.url and not request.url.startswith(("data:", "blob:")):
            complaints.append(f"request to {request.url}")

    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)
    page.on("request", requested)


@pytest.fixture
def opened(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens pages of the server, each in a browser of its own; at the end none of them may have complained.

    Without a path the page stays empty, so that something can be put in its way before it is opened.
    """
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", **wanted: Any) -> Page:
        settings = {"language": "en", "theme": "dark", "motion": "reduced"} | wanted.pop("settings", {})
        context = browser.new_context(viewport=wanted.pop("viewport", WIDE), **wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"localStorage.getItem('touchline.settings') ?? localStorage.setItem('touchline.settings', {kept})"
        )
        page = context.new_page()
        listen(page, served.address, complaints)
        if path:
            page.goto(f"http://{served.address}{path}")
        return page

    yield open_page
    folder = os.environ.get("TOUCHLINE_SHOTS", "")
    for number, context in enumerate(contexts):
        if folder:
            with contextlib.suppress(Exception):
                context.pages[0].screenshot(path=f"{folder}/{request.node.name}-{number}.png")
        context.close()
    assert complaints == [], "\n".join(complaints)
