"""The cards of Sudden Death: how many there are, what the teams are made of, how they read, and that seasons end.

Values that could not be found are ours; the files that hold them say so in their first line.
"""

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import touchline
from tests.worlds import play
from touchline.team_manager import card_kinds
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import expansions, load_catalogue
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.state import Season
from touchline.team_manager.text import ability_text, card_text, face_name

PACK: Final = "sudden-death"
FOLDER: Final = Path(expansions()[PACK])
OURS: Final = "# The printed values could not be found: those here are ours (source: reconstructed)."
TEAMS: Final = ("champions-of-death", "black-fangs", "naggaroth-nightmares")
BASE_TEAMS: Final = (
    "reikland-reavers",
    "athelorn-avengers",
    "grudgebearers",
    "gouged-eye",
    "chaos-all-stars",
    "skavenblight-scramblers",
)
COUNTS: Final = {
    "player": 36,
    "star": 25,
    "team-upgrade": 24,
    "staff-upgrade": 14,
    "highlight": 15,
    "tournament": 5,
    "headline": 3,
    "contract": 15,
    "enchanted-ball": 12,
}
NEW_WORDS: Final = ("blood", "regenerate", "bloodlust", "downs or injures")


def catalogue() -> Catalogue:
    return load_catalogue((), (PACK,))


def everything() -> Catalogue:
    """With all expansions that there are."""
    return load_catalogue((), tuple(expansions()))


@cache
def faces() -> tuple[int, ...]:
    """The cards of the pack."""
    cards = catalogue()
    return tuple(face for face in range(len(cards.ids)) if cards.origins[face] == PACK)


def of_team(cards: Catalogue, team: str, *kinds: int) -> list[int]:
    logo = cards.teams.index(team)
    return [face for face, kind in enumerate(cards.kinds) if kind in kinds and cards.logos[face] == logo]


def total(values: list[int], among: list[int]) -> int:
    copies = catalogue().copies
    return sum(values[face] * copies[face] for face in among)


# --- How many -------------------------------------------------------------------------------------------------


def test_the_box_holds_so_many_cards_of_each_kind() -> None:
    cards = catalogue()
    found: Counter[str] = Counter()
    for face in faces():
        found[card_kinds.KINDS[cards.kinds[face]].name] += cards.copies[face]
    assert found == COUNTS


@pytest.mark.parametrize("team", TEAMS)
def test_a_new_team_has_twelve_players_and_six_upgrades(team: str) -> None:
    cards = catalogue()
    players = of_team(cards, team, card_kinds.PLAYER)
    assert sum(cards.copies[face] for face in players) == 12
    assert len(players) == 5
    assert sum(cards.copies[face] for face in of_team(cards, team, card_kinds.TEAM_UPGRADE)) == 6


@pytest.mark.parametrize("team", BASE_TEAMS)
def test_a_team_of_the_base_game_gets_one_upgrade(team: str) -> None:
    """Foul Play has the same one (TX-R7), so that it asks for nothing that Sudden Death alone brings."""
    cards = catalogue()
    new = [face for face in of_team(cards, team, card_kinds.TEAM_UPGRADE) if cards.origins[face] == PACK]
    assert [cards.copies[face] for face in new] == [1]
    assert not any(word in line for face in new for line in cards.lines[face] for word in NEW_WORDS)


def test_stars_are_seventeen_with_names_and_eight_freebooters() -> None:
    cards = catalogue()
    stars = [face for face in faces() if cards.kinds[face] == card_kinds.STAR]
    assert {cards.union_ids[cards.unions[face]] for face in stars} == {"dss"}
    freebooters = [face for face in stars if cards.freebooter[face]]
    assert [cards.copies[face] for face in freebooters] == [2, 2, 2, 2]
    assert [cards.copies[face] for face in stars if face not in freebooters] == [1] * 17


# --- What the teams are made of -------------------------------------------------------------------------------


@pytest.mark.parametrize("team", TEAMS)
def test_a_new_team_is_as_strong_on_paper_as_those_of_the_base_game(team: str) -> None:
    cards = catalogue()
    players = of_team(cards, team, card_kinds.PLAYER)
    assert 24 <= total(cards.standing, players) <= 27
    assert 9 <= total(cards.downed, players) <= 14
    weak = [face for face in players if cards.standing[face] == 1 and cards.downed[face] == 0]
    assert sum(cards.copies[face] for face in weak) == 4
    assert max(cards.standing[face] for face in players) <= 4


def new_in(cards: Catalogue, face: int) -> int:
    """How many of the union's mechanics a card uses."""
    lines = " ".join(cards.lines[face])
    found = [bool(cards.skill_sets[face]), bool(cards.downed_skills[face])]
    found += ["blood" in lines, "regenerate" in lines or "regenerate" in names(cards.downed_skills[face])]
    return sum(found)


def names(icons: tuple[int, ...]) -> list[str]:
    return [SKILLS[icon].name for icon in icons]


@pytest.mark.parametrize("team", TEAMS)
def test_a_new_team_uses_what_is_new(team: str) -> None:
    cards = catalogue()
    among = of_team(cards, team, card_kinds.PLAYER, card_kinds.TEAM_UPGRADE)
    assert sum(1 for face in among if new_in(cards, face)) >= 5


def abilities_of(cards: Catalogue, among: list[int]) -> frozenset[str]:
    return frozenset(line for face in among for line in cards.lines[face])


@pytest.mark.parametrize("kinds", [(card_kinds.PLAYER,), (card_kinds.TEAM_UPGRADE,)], ids=["players", "upgrades"])
def test_no_two_teams_have_the_same_abilities(kinds: tuple[int, ...]) -> None:
    cards = everything()
    sets = [abilities_of(cards, of_team(cards, team, *kinds)) for team in cards.teams]
    assert len(sets) >= 9
    assert len(set(sets)) == len(sets)


def test_no_two_upgrades_do_the_same() -> None:
    cards = catalogue()
    kinds = (card_kinds.TEAM_UPGRADE, card_kinds.STAFF_UPGRADE)
    lines = Counter(cards.lines[face] for face, kind in enumerate(cards.kinds) if kind in kinds)
    assert [line for line, number in lines.items() if number > 1] == []


# --- Where the values come from -------------------------------------------------------------------------------


def test_files_with_values_of_ours_say_so_in_their_first_line() -> None:
    files = [path for path in sorted(FOLDER.rglob("*.toml")) if 'source = "reconstructed"' in path.read_text("utf-8")]
    assert len(files) >= 12
    assert [path.name for path in files if not path.read_text("utf-8").startswith(OURS + "\n")] == []


def test_only_contracts_are_printed_facts() -> None:
    cards = catalogue()
    kinds = {cards.sources[face]: set[str]() for face in faces()}
    for face in faces():
        kinds[cards.sources[face]].add(card_kinds.KINDS[cards.kinds[face]].name)
    assert kinds.pop("printed") == {"contract"}
    assert list(kinds) == ["reconstructed"]


# --- How they read --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_has_a_name_and_its_text(language: str) -> None:
    cards = catalogue()
    texts = [(cards.ids[face], face_name(cards, face, language), card_text(cards, face, language)) for face in faces()]
    texts.append(("bloodlust", "-", ability_text(cards, "bloodlust", language)))
    for id_, name, text in texts:
        assert name, id_
        assert not re.search(r"[{}]", name + text), (id_, text)
        if language == "ja":
            assert not re.search("[A-Za-z]", name + text), (id_, name, text)
    for face in faces():
        kind = card_kinds.KINDS[cards.kinds[face]]
        says = bool(cards.lines[face]) or bool(kind.sections) or kind.says is not None
        assert bool(card_text(cards, face, language)) == says, cards.ids[face]


def test_no_two_cards_of_different_kinds_share_a_name() -> None:
    cards = catalogue()
    for language in ("en", "ja"):
        kinds: dict[str, set[int]] = {}
        for face, kind in enumerate(cards.kinds):
            kinds.setdefault(face_name(cards, face, language), set()).add(kind)
        assert [name for name, found in kinds.items() if len(found) > 1] == []


# --- Seasons --------------------------------------------------------------------------------------------------


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(40))
def test_seasons_with_random_choices_end(seed: int) -> None:
    seats = 2 + seed % 3
    teams = [*TEAMS, *BASE_TEAMS]
    random.Random(seed).shuffle(teams)
    rules = ["enchanted-balls"] if seed // 3 % 2 else []
    table = touchline.new("team-manager", teams=teams[:seats], seed=seed, rules=rules, expansions=[PACK], events=False)
    assert isinstance(table, Season)
    for _ in play(table, seed):
        pass
    assert table.result is not None
    assert len(table.result.scores) == seats
