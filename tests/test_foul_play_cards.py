"""The cards of Foul Play: how many there are, what the teams are made of, how they read, and that seasons end.

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
from touchline.team_manager.state import ABBREVIATED, EXTENDED, NO_SALARY_CAP, SCHEDULING, Season
from touchline.team_manager.text import ability_text, card_text, face_name

PACK: Final = "foul-play"
OTHER: Final = "sudden-death"
FOLDER: Final = Path(expansions()[PACK])
OURS: Final = "# The printed values could not be found: those here are ours (source: reconstructed)."
TEAMS: Final = ("nurgles-rotters", "lowdown-rats", "zharr-naggrund-ziggurats")
BASE_TEAMS: Final = (
    "reikland-reavers",
    "athelorn-avengers",
    "grudgebearers",
    "gouged-eye",
    "chaos-all-stars",
    "skavenblight-scramblers",
)
SHARED: Final = (
    "rehearsed-routes",
    "treetop-relay",
    "compensation-claims",
    "more-iron",
    "gift-of-the-warp",
    "hush-hush-money",
)
COUNTS: Final = {
    "player": 36,
    "star": 25,
    "team-upgrade": 24,
    "staff-upgrade": 14,
    "headline": 3,
    "tournament": 1,
    "cheating-token": 8,
    "penalty": 20,
    "stadium": 10,
}
NEW_WORDS: Final = ("foul", "spread disease", "trample", "penalty", "regenerate")
DOWNED_SKILLS: Final = "downed skills"


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
    assert len(players) == (6 if team == "lowdown-rats" else 5), "a preview and reviews name six kinds of Rats"
    assert sum(cards.copies[face] for face in of_team(cards, team, card_kinds.TEAM_UPGRADE)) == 6


def test_stars_are_seventeen_with_names_and_eight_freebooters() -> None:
    cards = catalogue()
    stars = [face for face in faces() if cards.kinds[face] == card_kinds.STAR]
    assert {cards.union_ids[cards.unions[face]] for face in stars} == {"ppg"}
    freebooters = [face for face in stars if cards.freebooter[face]]
    assert [cards.copies[face] for face in freebooters] == [2, 2, 2, 2]
    assert [cards.copies[face] for face in stars if face not in freebooters] == [1] * 17
    for team in TEAMS:
        assert len(of_team(cards, team, card_kinds.STAR)) == 5


# --- The upgrades of the base teams (TX-R7) -------------------------------------------------------------------


def shared(cards: Catalogue, origin: str) -> dict[str, tuple[object, ...]]:
    """All that a card of a base team's logo says, by its id, of those that a pack brings."""
    logos = {cards.teams.index(team): team for team in BASE_TEAMS}
    return {
        cards.ids[face]: (
            logos[cards.logos[face]],
            cards.lines[face],
            cards.copies[face],
            cards.sources[face],
            *(face_name(cards, face, language) for language in ("en", "ja")),
            *(card_text(cards, face, language) for language in ("en", "ja")),
        )
        for face, kind in enumerate(cards.kinds)
        if kind == card_kinds.TEAM_UPGRADE and cards.logos[face] in logos and cards.origins[face] == origin
    }


@pytest.mark.rules("TM 12.3.1", "TM 12.3.2")
def test_the_teams_of_the_base_game_get_the_upgrades_that_sudden_death_has() -> None:
    mine = shared(catalogue(), PACK)
    assert sorted(mine) == sorted(SHARED)
    assert mine == shared(load_catalogue((), (OTHER,)), OTHER)
    assert sorted(str(card[0]) for card in mine.values()) == sorted(BASE_TEAMS), "one for each team"


@pytest.mark.rules("TM 12.3.2")
@pytest.mark.parametrize("packs", [(PACK, OTHER), (OTHER, PACK)])
def test_with_both_expansions_it_is_still_one_more(packs: tuple[str, ...]) -> None:
    cards = load_catalogue((), packs)
    for team in BASE_TEAMS:
        assert sum(cards.copies[face] for face in of_team(cards, team, card_kinds.TEAM_UPGRADE)) == 6
    assert [cards.ids.count(id_) for id_ in SHARED] == [1] * 6
    assert not shared(cards, PACK)


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


def names(icons: tuple[int, ...]) -> list[str]:
    return [SKILLS[icon].name for icon in icons]


def new_in(cards: Catalogue, face: int) -> set[str]:
    """The mechanics of the box that a card uses."""
    lines = " ".join(cards.lines[face])
    lines = lines.replace("spread-disease", "spread disease")
    icons = names(cards.skills[face]) + names(cards.downed_skills[face])
    found = {word for word in NEW_WORDS if word in lines or word in icons}
    return found | {DOWNED_SKILLS} if cards.downed_skills[face] else found


@pytest.mark.parametrize("team", TEAMS)
def test_a_new_team_uses_what_is_new(team: str) -> None:
    cards = catalogue()
    among = of_team(cards, team, card_kinds.PLAYER, card_kinds.TEAM_UPGRADE)
    assert sum(1 for face in among if new_in(cards, face)) >= 5


@pytest.mark.parametrize(
    ("team", "its_own"),
    [
        ("nurgles-rotters", {"spread disease", "regenerate", DOWNED_SKILLS}),
        ("lowdown-rats", {"foul", "penalty", DOWNED_SKILLS}),
        ("zharr-naggrund-ziggurats", {"foul", "trample", DOWNED_SKILLS}),
    ],
)
def test_a_new_team_is_what_it_is_known_for(team: str, its_own: set[str]) -> None:
    cards = catalogue()
    found = set[str]().union(*(new_in(cards, face) for face in of_team(cards, team, card_kinds.PLAYER)))
    assert its_own <= found


def abilities_of(cards: Catalogue, among: list[int]) -> frozenset[str]:
    return frozenset(line for face in among for line in cards.lines[face])


@pytest.mark.parametrize("kinds", [(card_kinds.PLAYER,), (card_kinds.TEAM_UPGRADE,)], ids=["players", "upgrades"])
def test_no_two_teams_have_the_same_abilities(kinds: tuple[int, ...]) -> None:
    cards = everything()
    sets = [abilities_of(cards, of_team(cards, team, *kinds)) for team in cards.teams]
    assert len(sets) >= 12
    assert len(set(sets)) == len(sets)


def test_no_two_upgrades_do_the_same() -> None:
    cards = everything()
    kinds = (card_kinds.TEAM_UPGRADE, card_kinds.STAFF_UPGRADE)
    lines = Counter(cards.lines[face] for face, kind in enumerate(cards.kinds) if kind in kinds)
    assert [line for line, number in lines.items() if number > 1] == []


# --- Where the values come from -------------------------------------------------------------------------------


def test_files_with_values_of_ours_say_so_in_their_first_line() -> None:
    files = [path for path in sorted(FOLDER.rglob("*.toml")) if 'source = "reconstructed"' in path.read_text("utf-8")]
    assert len(files) >= 13
    assert [path.name for path in files if not path.read_text("utf-8").startswith(OURS + "\n")] == []


def test_only_cheating_tokens_are_printed_facts() -> None:
    cards = catalogue()
    kinds = {cards.sources[face]: set[str]() for face in faces()}
    for face in faces():
        kinds[cards.sources[face]].add(card_kinds.KINDS[cards.kinds[face]].name)
    assert kinds.pop("printed") == {"cheating-token"}
    assert list(kinds) == ["reconstructed"]


# --- How they read --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_has_a_name_and_its_text(language: str) -> None:
    cards = catalogue()
    texts = [(cards.ids[face], face_name(cards, face, language), card_text(cards, face, language)) for face in faces()]
    texts += [(name, "-", ability_text(cards, name, language)) for name in ("spread-disease", "trample")]
    for id_, name, text in texts:
        assert name, id_
        assert not re.search(r"[{}]", name + text), (id_, text)
        if language == "ja":
            assert not re.search("[A-Za-z]", name + text.replace("LOSE!", "")), (id_, name, text)


def test_cards_of_kinds_with_abilities_have_a_text_if_they_have_any() -> None:
    cards = catalogue()
    for face in faces():
        if card_kinds.KINDS[cards.kinds[face]].name in ("player", "star", "team-upgrade", "staff-upgrade", "headline"):
            assert bool(card_text(cards, face, "en")) == bool(cards.lines[face]), cards.ids[face]


def test_no_two_cards_of_different_kinds_share_a_name() -> None:
    cards = everything()
    for language in ("en", "ja"):
        kinds: dict[str, set[int]] = {}
        for face, kind in enumerate(cards.kinds):
            kinds.setdefault(face_name(cards, face, language), set()).add(kind)
        assert [name for name, found in kinds.items() if len(found) > 1] == []


# --- Seasons --------------------------------------------------------------------------------------------------


def some_rules(chance: random.Random, packs: list[str]) -> list[str]:
    """A length of the season, and each of the other rules that may be played with as a coin falls."""
    rules = chance.choice([[], [ABBREVIATED], [EXTENDED]])
    further = [SCHEDULING, NO_SALARY_CAP, "corrupt-ref", "stadiums"]
    further += ["enchanted-balls"] if OTHER in packs else []
    return [*rules, *(rule for rule in further if chance.random() < 0.5)]


@pytest.mark.engine
@pytest.mark.parametrize("packs", [[PACK], [PACK, OTHER]], ids=["alone", "both"])
@pytest.mark.parametrize("seed", range(16))
def test_seasons_with_random_choices_end(seed: int, packs: list[str]) -> None:
    chance = random.Random(seed)
    seats = 2 + seed % 4
    others = list(load_catalogue((), tuple(packs)).teams)
    chance.shuffle(others)
    first = TEAMS[seed % 3]  # one of the new teams is always there
    teams = [first, *(team for team in others if team != first)][:seats]
    chance.shuffle(teams)
    rules = some_rules(chance, packs)
    table = touchline.new("team-manager", teams=teams, seed=seed, rules=rules, expansions=packs, events=False)
    assert isinstance(table, Season)
    for _ in play(table, seed):
        pass
    assert table.result is not None
    assert len(table.result.scores) == seats
