"""Words of the card language that no base card uses in this way, shown with cards made for it."""

from pathlib import Path

import pytest

from touchline.table.case import parse_cases, run_case
from touchline.team_manager.casebook import BOOK

pytestmark = pytest.mark.engine

STAFF = """
[bookmaker]
name = "Bookmaker"
abilities = ["action exhaust: roll { target-down: gain 3 | miss: lose 1 | tackler-down: nothing }"]
source = "reconstructed"

[statistician]
name = "Statistician"
abilities = ["scoreboard if 2 yours here: gain 1 per theirs here"]
source = "reconstructed"

[drill-sergeant]
name = "Drill Sergeant"
abilities = ["response when yours is downed: draw 2 then discard 2"]
source = "reconstructed"

[groundskeeper]
name = "Groundskeeper"
abilities = ["scoreboard after you lose a matchup: may discard 1 revealed token from theirs here"]
source = "reconstructed"
"""

CASES = """touchline-case 1

case: A die row that gains fans
card: bookmaker
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
  hand 1: orc-lineman, orc-thrower
  hand 2: ogre
  in-play 1: bookmaker
when:
  dice: target-down
  1: commit orc-lineman left 1
  1: act bookmaker
then:
  fans: 3, 0
  exhausted: bookmaker
  decision: 2 turn

case: A die row that loses fans, and never below zero
card: bookmaker
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
  hand 1: orc-lineman, orc-thrower
  hand 2: ogre
  in-play 1: bookmaker
when:
  dice: miss
  1: commit orc-lineman left 1
  1: act bookmaker
then:
  fans: 0, 0
  decision: 2 turn

case: Fans for each opposing player, where the condition holds
card: statistician
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers, athelorn-avengers
  highlight 1: right-in-the-jibblies
    left 1: orc-lineman, orc-thrower
    right 2: human-lineman, human-thrower, ogre
  highlight 2: one-handed-grab
    left 1: orc-blitzer
    right 3: treeman
  in-play 1: statistician
  phase: scoreboard
then:
  // three at the first highlight, none at the second: 2 + 3 there, 1 there
  fans 1: 6

case: Draw two, then discard two
card: drill-sergeant
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-thrower
  hand 1: orc-blitzer, orc-lineman
  hand 2: ogre
  deck 2: human-blitzer, human-catcher
  in-play 2: drill-sergeant
when:
  dice: target-down, miss
  1: commit orc-blitzer left 1
  1: tackle human-thrower
  1: apply target-down
  2: discard ogre
  2: discard human-catcher
then:
  hand 2: human-blitzer
  discard 2: ogre, human-catcher
  decision: 2 turn
"""


def test_designed_cards(tmp_path: Path) -> None:
    folder = tmp_path / "designed"
    (folder / "staff-upgrades").mkdir(parents=True)
    (folder / "staff-upgrades" / "designed.toml").write_text(STAFF)
    (folder / "pack.toml").write_text('id = "designed"\nversion = "1"\ngame = "team-manager"\n')
    cases = parse_cases(CASES.format(pack=folder), "designed.case")
    assert len(cases) == 4
    for case in cases:
        assert run_case(case, BOOK).message == ""


STARS = """
[sore-loser]
name = "Sore Loser"
union = "owa"
standing = 2
downed = 1
abilities = ["response when this is tackled: injure the tackler outright"]
source = "reconstructed"

[bully]
name = "Bully"
union = "cwc"
standing = 6
downed = 1
skills = ["tackle"]
abilities = ["always after this tackles: may have this tackle different theirs here"]
source = "reconstructed"

[bruiser]
name = "Bruiser"
union = "cwc"
standing = 6
downed = 1
skills = ["tackle"]
abilities = ["always after this tackles: down different theirs here"]
source = "reconstructed"

[hunter]
name = "Hunter"
union = "cwc"
standing = 6
downed = 1
skills = ["tackle"]
abilities = ["always after this tackles: may have this tackle theirs downed here"]
source = "reconstructed"

[duellist]
name = "Duellist"
union = "cwc"
standing = 6
downed = 1
abilities = ["when played: choose theirs standing here; have this tackle chosen"]
source = "reconstructed"
"""

CHEERING = """
[cheering-section]
name = "Cheering Section"
abilities = ["response after yours tackles: may have the tackler tackle different theirs here"]
source = "reconstructed"
"""

TACKLES = """touchline-case 1

case: Who injures his tackler outright takes the result himself all the same
card: sore-loser
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: sore-loser
  hand 1: orc-blitzer, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss
  1: commit orc-blitzer left 1
  1: tackle sore-loser
  1: apply target-down
then:
  right 1: sore-loser downed
  discard 1: orc-blitzer
  event: downed sore-loser
  no event: downed orc-blitzer
  decision: 2 turn

case: A different player is one whom he has not tackled before, whatever it answers
card: bully
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-catcher, human-thrower
  hand 1: bully, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss, target-down, miss
  1: commit bully left 1
  1: tackle human-catcher
  1: apply target-down
then:
  decision: 1 respond
when:
  1: use bully
  1: apply target-down
then:
  right 1: human-catcher downed, human-thrower downed
  // both are tackled: there is nobody different left
  decision: 2 turn

case: A different player is told apart for players a card speaks of, too
card: cheering-section
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-catcher, human-thrower
  hand 1: orc-blitzer, orc-lineman
  hand 2: ogre
  in-play 1: cheering-section
when:
  dice: target-down, target-down, miss
  1: commit orc-blitzer left 1
  1: tackle human-catcher
  1: use cheering-section
  1: apply target-down
then:
  right 1: human-catcher downed, human-thrower downed
  decision: 2 turn

case: Somebody different goes down, not the target once more
card: bruiser
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-catcher, human-thrower
  hand 1: bruiser, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss
  1: commit bruiser left 1
  1: tackle human-catcher
  1: apply target-down
then:
  right 1: human-catcher downed, human-thrower downed
  decision: 2 turn

case: A granted tackle keeps to the players it names
card: hunter
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-catcher, human-thrower
  hand 1: hunter, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss, target-down, miss
  1: commit hunter left 1
  1: tackle human-catcher
  1: apply target-down
  1: use hunter
  1: apply target-down
then:
  discard 2: human-catcher
  right 1: human-thrower
  decision: 2 turn

case: A chosen player is the one who is tackled
card: duellist
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers
  highlight 1: bad-snap
    right 2: human-catcher, human-thrower
  hand 1: duellist, orc-lineman
  hand 2: ogre
when:
  dice: target-down, miss
  1: commit duellist left 1
  1: pick human-thrower
  1: apply target-down
then:
  right 1: human-catcher, human-thrower downed
  decision: 2 turn
"""


def test_designed_tackles(tmp_path: Path) -> None:
    folder = tmp_path / "designed"
    for kind, cards in (("stars", STARS), ("staff-upgrades", CHEERING)):
        (folder / kind).mkdir(parents=True)
        (folder / kind / "designed.toml").write_text(cards)
    (folder / "pack.toml").write_text('id = "designed"\nversion = "1"\ngame = "team-manager"\n')
    cases = parse_cases(TACKLES.format(pack=folder), "designed.case")
    assert len(cases) == 6
    assert [run_case(case, BOOK).message for case in cases] == [""] * 6
