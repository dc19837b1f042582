"""A player made of clicks: sees what is lit, and clicks nothing else."""

import random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

# What can be clicked now. Hidden things, and those behind others, are no invitation.
LIT: Final = """(attribute) => {
    const open = document.querySelector('dialog[open]');
    const behind = (one, box) => {
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false; // it comes into sight by scrolling
        const top = document.elementFromPoint(x, y);
        return !(top && (one.contains(top) || top.contains(one)));
    };
    return [...document.querySelectorAll(`[${attribute}]`)].map((one, index) => {
        const box = one.getBoundingClientRect();
        const off = one.getAttribute('aria-disabled') === 'true' || one.disabled || (open && !open.contains(one));
        const seen = box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== 'hidden';
        return { index, hint: one.classList.contains('hint'), clear: seen && !off && !behind(one, box) };
    }).filter((one) => one.clear);
}"""
STATE: Final = """() => ({
    over: !!document.querySelector('[data-test=end]'),
    lesson: document.querySelector('[data-test=lesson]')?.getAttribute('data-state') ?? '',
    asked: document.querySelector('[data-test=prompt]')?.getAttribute('data-asked') ?? '',
    curtain: !!document.querySelector('[data-test=curtain]'),
    dialog: !!document.querySelector('dialog[open]'),
})"""
STUCK: Final = 30.0  # seconds with one question after which the player gives up


class Player:
    """Plays at one page, at random but the same each time, or along the hints of a lesson."""

    def __init__(self, page: Page, seed: int = 1, hinted: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.hinted = hinted
        self.clicks = 0

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def lit(self, attribute: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(LIT, attribute)
        return [one for one in found if one["hint"]] if self.hinted else found

    def ready(self) -> str:
        """Wait until this seat is asked, the lesson or the game is over, or the screen is to be handed over."""
        self.page.wait_for_function(
            """() => document.querySelector('[data-test=end], [data-test=curtain]')
                || document.querySelector('[data-test=lesson][data-state=done], [data-test=lesson][data-state=failed]')
                || document.querySelector('[data-test=prompt][data-asked]:not([data-asked=""])')"""
        )
        state = self.state()
        if state["over"]:
            return "over"
        if state["lesson"] in ("done", "failed"):
            return str(state["lesson"])
        return "curtain" if state["curtain"] else "asked"

    def answer(self) -> None:
        """Answer the open question, by as many clicks as that takes."""
        asked = self.state()["asked"]
        end = monotonic() + STUCK
        while monotonic() < end:
            state = self.state()
            if state["asked"] != asked or state["over"] or state["curtain"]:
                return
            if state["dialog"]:
                self.confirm()
            elif not self.click_one():
                self.page.wait_for_timeout(20)
        raise AssertionError(f"No way to answer was found: {self.page.locator('[data-test=prompt]').inner_text()}")

    def click_one(self) -> bool:
        """Click something that answers, or else something that leads to an answer."""
        for attribute in ("data-code", "data-select"):
            found = self.lit(attribute)
            if found:
                return self.click(self.page.locator(f"[{attribute}]").nth(self.chance.choice(found)["index"]))
        return False

    def confirm(self) -> None:
        self.click(self.page.locator("dialog[open] [data-test=confirm]"))

    def click(self, what: Locator) -> bool:
        """A real click: it fails where something else would be hit. What has gone meanwhile is no harm."""
        try:
            what.click(timeout=2_000)
        except TooLate:
            return False
        self.clicks += 1
        return True

    def play(self, answers: int = 10_000) -> str:
        """Play until the game or lesson is over, somebody else has the screen, or so many answers are given."""
        for _ in range(answers):
            found = self.ready()
            if found != "asked":
                return found
            self.answer()
        return "asked"
