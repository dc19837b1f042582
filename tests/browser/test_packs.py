"""Tables with packs of one's own: the page has the cards of the table, whatever others are played with."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.serving import ROOKIE, Served, serving
from touchline.command.app import app

pytestmark = pytest.mark.browser
SEATS = [{"who": "here", "label": "Me"}, ROOKIE]


@pytest.fixture
def old(tmp_path: Path) -> dict[str, Any]:
    """A table that was made before the server had packs."""
    with serving(tmp_path / "tables.db") as plain:
        return plain.make("team-manager", SEATS)


@pytest.fixture
def served(tmp_path: Path, old: dict[str, Any]) -> Iterator[Served]:
    """A server with a pack for each game."""
    for game in ("team-manager", "blitz-bowl"):
        folder = tmp_path / f"a-{game}"
        assert CliRunner().invoke(app, ["pack", "new", str(folder), "--game", game]).exit_code == 0
    highlights = tmp_path / "a-team-manager" / "highlights" / "highlights.toml"
    highlights.write_text(highlights.read_text().replace('source = "own"', 'source = "own"\ncopies = 30'))
    packs = tuple(str(tmp_path / f"a-{game}") for game in ("team-manager", "blitz-bowl"))
    with serving(tmp_path / "tables.db", packs=packs) as one:
        yield one


def test_a_season_with_a_pack_is_played(opened: Opener, served: Served) -> None:
    made = served.make("team-manager", SEATS)
    page = opened(made["seats"][0])
    expect(page.get_by_text("A Final of Their Own").first).to_be_visible()
    assert Player(page).play(12) in ("asked", "over")


def test_a_match_with_a_team_of_ones_own_is_played(opened: Opener, served: Served) -> None:
    made = served.make("blitz-bowl", SEATS, teams=["a-blitz-bowl-heroes", "orc"])
    page = opened(made["seats"][0])
    expect(page.get_by_text("Local Heroes").first).to_be_visible()
    assert Player(page).play(8) in ("asked", "over")


def test_a_table_from_before_goes_on_beside_them(opened: Opener, old: dict[str, Any]) -> None:
    page = opened(old["seats"][0])
    assert Player(page).play(6) in ("asked", "over")
    assert "A Final of Their Own" not in page.content()


def test_a_card_of_ones_own_says_so(opened: Opener) -> None:
    page = opened("/cards/team-manager")
    page.get_by_role("heading", name="The Captain").first.click()
    expect(page.get_by_text(re.compile(r"^own$")).first).to_be_visible()
