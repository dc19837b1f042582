"""Cards of one's own that set one another off without end: play goes on, and the story names them (TM 8.3.4)."""

from pathlib import Path

import pytest

import touchline
from touchline.table.case import parse_cases, run_case
from touchline.table.dice import seeded
from touchline.team_manager import events
from touchline.team_manager.abilities import LAST, MOST_ABILITIES
from touchline.team_manager.casebook import BOOK
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine

STARS = """
[tumbler]
name = "Tumbler"
union = "owa"
standing = 2
downed = 1
abilities = ["response when this is downed: stand this; down this"]
source = "reconstructed"

[left-hand]
name = "Left Hand"
union = "owa"
standing = 2
downed = 1
skills = ["pass"]
abilities = ["response when theirs here gets the ball: ball to this"]
source = "reconstructed"

[right-hand]
name = "Right Hand"
union = "cwc"
standing = 2
downed = 1
abilities = ["response when theirs here gets the ball: ball to this"]
source = "reconstructed"

[juggler]
name = "Juggler"
union = "cwc"
standing = 2
downed = 1
skills = ["pass"]
abilities = ["response when yours here gets the ball: ball to other yours here"]
source = "reconstructed"
"""
WEATHER = """
[sticky-mud]
name = "Sticky Mud"
abilities = ["this week when any is downed: stand it; down it"]
source = "reconstructed"
"""
CASES = """touchline-case 1

case: A player who gets up only to go down again
card: tumbler
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: tumbler
  hand 1: orc-blitzer, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss
  1: commit orc-blitzer left 1
  1: tackle tumbler
  1: apply target-down
then:
  event: circle tumbler
  no event: circle orc-blitzer
  right 1: tumbler downed
  decision: 2 turn

case: Two who take the ball from each other
card: left-hand
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: right-hand
  hand 1: left-hand, human-lineman
  hand 2: orc-lineman
when:
  1: commit left-hand left 1
  1: pass-ball
then:
  event: circle left-hand
  event: circle right-hand
  decision: 2 turn

case: A headline that strikes again and again
card: sticky-mud
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  spike: sticky-mud
  highlight 1: bad-snap
    right 2: human-catcher
  hand 1: orc-blitzer, orc-lineman
  hand 2: ogre
when:
  dice: target-down
  1: commit orc-blitzer left 1
  1: tackle human-catcher
then:
  event: circle human-catcher
  right 1: human-catcher downed
  decision: 2 turn
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "circles"
    for kind, cards in (("stars", STARS), ("headlines", WEATHER)):
        (folder / kind).mkdir(parents=True)
        (folder / kind / "circles.toml").write_text(cards)
    (folder / "pack.toml").write_text('id = "circles"\nversion = "1"\ngame = "team-manager"\n')
    return folder


@pytest.mark.rules("TM 8.3.4")
def test_circles_end_and_are_named(pack: Path) -> None:
    # TM-R102
    cases = parse_cases(CASES.format(pack=pack), "circles.case")
    assert len(cases) == 3
    assert [run_case(case, BOOK).message for case in cases] == [""] * 3


def at_one_matchup(pack: Path, hand: str, zone: str, dice: str = "") -> Season:
    """Seat 1 is about to commit somebody to a matchup."""
    table = touchline.read(
        "touchline-position 1\ngame: team-manager\n"
        f"packs: {pack}\nteams: gouged-eye, reikland-reavers\nhighlight 1: bad-snap\n"
        f"  left 1: {zone}\nhand 1: {hand}\nhand 2: ogre\n"
    )
    assert isinstance(table, Season)
    table.dice = seeded(1)
    table.loud = True
    return table


def choose(table: Season, text: str) -> None:
    decision = table.decision
    assert decision is not None
    table.choose(next(option for option in decision.options if text in option.text))


def test_circles_with_questions_end_too(pack: Path) -> None:
    """Whoever gets the ball passes it on to one of two others: somebody is asked each time, and never done."""
    table = at_one_matchup(pack, "juggler, black-orc-blocker", "orc-lineman, orc-thrower, orc-blitzer")
    choose(table, "Juggler")
    questions = 0
    while table.decision and table.seat == 0 and questions < 3 * MOST_ABILITIES:
        table.choose(0)
        questions += 1
    assert MOST_ABILITIES / 2 < questions < 3 * MOST_ABILITIES
    assert [event.card for event in table.events if event.kind == events.CIRCLE] == [
        card for card in range(len(table.face)) if table.catalogue.ids[table.face[card]] == "juggler"
    ]
    assert table.decision is not None
    assert table.decision.kind == "turn"


def test_a_circle_goes_on_in_copies_views_and_positions_as_it_is(pack: Path) -> None:
    table = at_one_matchup(pack, "juggler, black-orc-blocker", "orc-lineman, orc-thrower, orc-blitzer")
    choose(table, "Juggler")
    for _ in range(2 * LAST):
        table.choose(0)
    assert table.begun
    assert table.copy().begun == table.begun
    assert table.view(0).imagine(seed=1).begun == table.begun
    again = touchline.read(table.position())
    assert isinstance(again, Season)
    assert again.begun == table.begun
    assert again.position() == table.position()


def test_positions_of_copies_and_views_name_their_packs(pack: Path) -> None:
    """Whoever reads them back has the same cards."""
    table = at_one_matchup(pack, "juggler, black-orc-blocker", "orc-lineman, orc-thrower, orc-blitzer")
    for one in (table.copy(), table.view(0).imagine(seed=1)):
        assert touchline.read(one.position()).position() == one.position()
