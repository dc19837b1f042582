"""Rulings that no card of the base game can show, with a card made for it; and those about names."""

from pathlib import Path

import pytest

from touchline.games import book_of, read
from touchline.table.case import read_cases, start
from touchline.table.decision import Option, first_of, verb_of
from touchline.table.dice import scripted, seeded
from touchline.team_manager import events, kinds, places, verbs
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.pitch import field, leave, move
from touchline.team_manager.state import Season
from touchline.team_manager.text import ability_name, team_name

PACK = """
[wall]
name = "The Wall"
union = "owa"
standing = 3
downed = 1
abilities = ["guard", "stand-firm"]
source = "reconstructed"
"""


@pytest.mark.engine
@pytest.mark.rules("TM-R50", "TM 11.1.8", "TM 11.1.12")
def test_stand_firm_forbids_the_target_but_not_guard(tmp_path: Path) -> None:
    """TM-R50: he cannot be chosen as a target, yet he may take a result for a friend."""
    (tmp_path / "stars").mkdir()
    (tmp_path / "stars" / "wall.toml").write_text(PACK)
    (tmp_path / "pack.toml").write_text('id = "wall"\nversion = "1"\ngame = "team-manager"\n')
    table = read(
        "touchline-position 1\n"
        f"packs: {tmp_path}\n"
        "teams: gouged-eye, reikland-reavers\n"
        "highlight 1: bad-snap\n"
        "  right 2: wall ball, human-thrower\n"
        "hand 1: orc-blitzer, orc-lineman\n"
        "hand 2: ogre\n"
    )
    assert isinstance(table, Season)
    choose(table, "commit Orc Blitzer to Bad Snap (left)")
    assert {option.text for option in options(table)} == {"do not use it", "tackle Human Thrower"}

    table.dice = scripted([0, 0])
    choose(table, "tackle Human Thrower")
    assert table.decision is not None
    assert table.decision.kind == "guard"
    choose(table, "let The Wall take it (Guard)")
    wall = next(card for card in range(len(table.face)) if table.card_name(card) == "The Wall")
    assert table.turned[wall] == 1


@pytest.mark.engine
@pytest.mark.rules("TM 5.11.2", "TM-R38")
@pytest.mark.parametrize("way", ["moved", "injured"])
def test_who_was_away_for_a_moment_uses_no_more_skills(way: str) -> None:
    """TM-R38: unused skills are lost, also for one who is back before they would have been due."""
    table = read(
        "touchline-position 1\n"
        "teams: gouged-eye, reikland-reavers\n"
        "highlight 1: bad-snap\n"
        "  right 2: human-thrower\n"
        "highlight 2: double-down\n"
        "hand 1: smashjaw, orc-lineman\n"
        "hand 2: ogre\n"
    )
    assert isinstance(table, Season)
    choose(table, "commit Smashjaw to Bad Snap (left)")
    assert {option.text for option in options(table)} == {"do not use it", "tackle Human Thrower"}
    smashjaw = next(card for card in range(len(table.face)) if table.place[card] == places.ZONE)
    if way == "moved":
        move(table, smashjaw, places.ZONE + places.ZONES)
        move(table, smashjaw, places.ZONE)
    else:
        leave(table, smashjaw)
        field(table, smashjaw, places.ZONE)
    choose(table, "do not use it")
    assert table.decision is not None
    assert (table.seat, table.decision.kind) == (1, "turn")


def options(table: Season) -> list[Option]:
    assert table.decision is not None
    return list(table.decision.options)


def choose(table: Season, text: str) -> None:
    assert table.decision is not None
    table.choose(next(option for option in table.decision.options if option.text == text))


@pytest.mark.rules("TM-R23")
def test_japanese_names_are_those_the_ruling_fixes() -> None:
    """TM-R23: one name where the Japanese rulebook has several."""
    catalogue = load_catalogue()
    assert team_name(catalogue, catalogue.teams.index("athelorn-avengers"), "ja") == "アセローン・アヴェンジャーズ"
    assert team_name(catalogue, catalogue.teams.index("reikland-reavers"), "ja") == "レイクランド・リーヴァーズ"
    assert ability_name(catalogue, "freebooter", "ja") == "強奪"


SHUFFLED_AWAY = """touchline-case 1

case: The tackled player is injured by Violence and shuffled into a new deck before the tackle is answered
rule: TM-R103
given:
  teams: gouged-eye, grudgebearers
  spike: violence-at-an-all-time-high
  highlight 1: bad-snap
    left 2: dwarf-blocker, dwarf-longbeard downed
  hand 1: orc-lineman, black-orc-blocker
  hand 2: dwarf-runner
  deck 2:
  discard 2: slab
  in-play 2: rigorous-training
  phase: turn 1
then:
  decision: 1 turn
"""


@pytest.mark.engine
@pytest.mark.rules("TM-R103")
def test_a_card_that_was_shuffled_away_answers_nothing(tmp_path: Path) -> None:
    """TM-R103: the handle of the injured player has another, hidden card by then."""
    path = tmp_path / "away.case"
    path.write_text(SHUFFLED_AWAY)
    (case,) = read_cases(str(path))
    laid = start(case, book_of(case)).position().split("\n")
    deck = next(line for line in laid if line.startswith("deck 2: "))
    text = "\n".join("deck 2: " if line == deck else line for line in laid)
    pile = next(line for line in laid if line.startswith("discard 2: "))
    text = text.replace(pile, f"{pile}, {deck.removeprefix('deck 2: ')}")
    reshuffled = 0
    for seed in range(60):
        table = read(text)
        assert isinstance(table, Season)
        table.dice = seeded(seed)
        table.loud = True
        take(table, verbs.COMMIT, "black-orc-blocker")
        take(table, verbs.TACKLE, "dwarf-blocker")
        while table.kind >= 0 and table.kind != kinds.TURN:
            uses = [code for code in table.codes if verb_of(code) == verbs.USE]
            assert all(table.known[first_of(code)] == table.all for code in uses)
            table.choose_code((uses or table.codes)[0])
        reshuffled += any(event.kind == events.DECK_SHUFFLED for event in table.events)
    assert reshuffled > 3, "the deck was never shuffled anew"


def take(table: Season, verb: int, name: str) -> None:
    """Take the first option with this verb and card."""
    for code in table.codes:
        if verb_of(code) == verb and table.catalogue.ids[table.face[first_of(code)]] == name:
            table.choose_code(code)
            return
    raise AssertionError(f"{name} is not offered")
