"""Words of the card language that no base card uses: who is committed, skills used, a choice, what opponents lose."""

from pathlib import Path

import pytest

import touchline
from touchline.table.case import parse_cases, run_case
from touchline.team_manager.casebook import BOOK

pytestmark = pytest.mark.engine

CARDS = {
    "stars": """
[watchdog]
name = "Watchdog"
union = "cwc"
standing = 6
downed = 1
abilities = ["response when theirs is committed: may have this tackle"]
source = "own"

[showman]
name = "Showman"
union = "owa"
standing = 2
downed = 1
skills = ["sprint"]
abilities = ["when played: gain 2 or draw 1 or stand yours downed here"]
source = "own"

[persuader]
name = "Persuader"
union = "owa"
standing = 2
downed = 1
abilities = ["when played: may down other yours standing here; gain 1"]
source = "own"

[bad-luck-charm]
name = "Bad Luck Charm"
union = "cwc"
standing = 2
downed = 1
abilities = ["when played: each opponent here loses 2; gain 1"]
source = "own"
""",
    "staff-upgrades": """
[pacemaker]
name = "Pacemaker"
abilities = ["response after yours uses sprint: gain 1", "response after theirs uses cheat: gain 2"]
source = "own"

[hecklers]
name = "Hecklers"
abilities = ["response after yours uses tackle: gain 1", "end: each opponent loses 3"]
source = "own"

[bookmaker]
name = "Bookmaker"
abilities = ["action exhaust: draw 2 or assign 1 token to theirs here"]
source = "own"
""",
    "headlines": """
[fast-food]
name = "Fast Food"
abilities = ["this week when any with sprint is committed: assign 1 token to it"]
source = "own"

[slippery-boots]
name = "Slippery Boots"
abilities = ["this week when any uses tackle: down it"]
source = "own"
""",
}

CASES = """touchline-case 1

case: Whoever is committed is answered before his skills, and loses them if he goes down
card: watchdog
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: watchdog
  hand 1: human-catcher, ogre
  hand 2: orc-lineman
when:
  dice: target-down, miss
  1: commit human-catcher left 1
then:
  decision: 2 respond
when:
  2: use watchdog
  2: apply target-down
then:
  left 1: human-catcher downed
  // no sprint is offered
  decision: 2 turn

case: If the answer does not bring him down, his skills follow
card: watchdog
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: watchdog
  hand 1: human-catcher, ogre
  hand 2: orc-lineman
when:
  1: commit human-catcher left 1
  2: decline
then:
  left 1: human-catcher
  decision: 1 sprint-skill

case: What may be left when he is played is asked
card: persuader
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    left 1: human-blitzer
  hand 1: persuader, ogre
  hand 2: orc-lineman
when:
  1: commit persuader left 1
then:
  decision: 1 respond
  offered: decline
when:
  1: use persuader
then:
  left 1: human-blitzer downed, persuader
  fans: 1, 0
  decision: 2 turn

case: And leaving it leaves everything as it is
card: persuader
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    left 1: human-blitzer
  hand 1: persuader, ogre
  hand 2: orc-lineman
when:
  1: commit persuader left 1
  1: decline
then:
  left 1: human-blitzer, persuader
  fans: 0, 0
  decision: 2 turn

case: Who is committed elsewhere is not answered
card: watchdog
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: watchdog
  highlight 2: one-handed-grab
  hand 1: human-catcher, ogre
  hand 2: orc-lineman
when:
  1: commit human-catcher left 2
then:
  decision: 1 sprint-skill

case: Sprinting is answered when it was used, and not when it was left
card: pacemaker
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
  hand 1: human-catcher, human-catcher, ogre
  hand 2: orc-lineman, orc-thrower
  in-play 1: pacemaker
when:
  1: commit human-catcher left 1
  1: sprint
then:
  fans: 0, 0
when:
  1: discard ogre
then:
  fans: 1, 0
when:
  2: commit orc-lineman right 1
  1: commit human-catcher left 1
  1: skip
then:
  fans: 1, 0
  decision: 2 turn

case: Cheating of an opponent is answered
card: pacemaker
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    left 1: human-lineman
  hand 1: ogre
  hand 2: da-troll, orc-lineman
  in-play 1: pacemaker
  coin: 2
when:
  dice: miss, miss
  2: commit da-troll right 1
  2: tackle human-lineman
then:
  fans: 2, 0
  decision: 1 turn

case: Tackling is answered when the attempt is over, whatever came of it
card: hecklers
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: orc-lineman
  hand 1: human-blitzer, ogre
  hand 2: orc-thrower
  in-play 1: hecklers
when:
  dice: miss, miss
  1: commit human-blitzer left 1
  1: tackle orc-lineman
then:
  fans: 1, 0
  decision: 2 turn

case: A choice offers what can do something
card: showman
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
  hand 1: showman, ogre
  hand 2: orc-lineman
  deck 1: human-thrower
when:
  1: commit showman left 1
then:
  decision: 1 alternative
  offered: take showman 1
  offered: take showman 2
  refused: take showman 3
when:
  1: take showman 2
then:
  fans: 0, 0
  hand 1: ogre, human-thrower
  decision: 1 sprint-skill

case: One of three, and the others are not done
card: showman
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    left 1: human-lineman downed
  hand 1: showman, ogre
  hand 2: orc-lineman
when:
  1: commit showman left 1
  1: take showman 3
then:
  left 1: human-lineman, showman
  fans: 0, 0
  hand 1: ogre
  decision: 1 sprint-skill

case: A choice where only one thing can be done is not asked
card: bookmaker
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
  hand 1: human-lineman, ogre
  hand 2: orc-lineman
  deck 1: human-thrower, human-blitzer
  in-play 1: bookmaker
when:
  1: commit human-lineman left 1
  1: act bookmaker
then:
  hand 1: ogre, human-thrower, human-blitzer
  exhausted: bookmaker
  decision: 2 turn

case: Opponents at the matchup lose fans, and no others, and never below none
card: bad-luck-charm
given:
  packs: {pack}
  teams: gouged-eye, reikland-reavers, athelorn-avengers
  highlight 1: bad-snap
    right 2: human-lineman
  hand 1: bad-luck-charm, orc-lineman
  hand 2: ogre
  hand 3: treeman
  fans: 0, 1, 5
when:
  1: commit bad-luck-charm left 1
then:
  fans: 1, 0, 5
  decision: 2 turn

case: A headline answers who is committed
card: fast-food
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
  spike: fast-food
  hand 1: human-catcher, ogre
  hand 2: orc-lineman, orc-thrower
when:
  1: commit human-catcher left 1
  1: skip
then:
  tokens human-catcher: 1
  decision: 2 turn
when:
  2: commit orc-lineman right 1
then:
  tokens orc-lineman: 0
  decision: 1 turn

case: A headline answers tackling once it is over
card: slippery-boots
given:
  packs: {pack}
  teams: reikland-reavers, gouged-eye
  highlight 1: bad-snap
    right 2: orc-lineman
  spike: slippery-boots
  hand 1: human-blitzer, ogre
  hand 2: orc-thrower
when:
  dice: target-down, miss
  1: commit human-blitzer left 1
  1: tackle orc-lineman
  1: apply target-down
then:
  left 1: human-blitzer
  decision: 1 pass-skill
when:
  1: skip
then:
  left 1: human-blitzer downed
  right 1: orc-lineman downed
  decision: 2 turn
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "designed"
    for kind, cards in CARDS.items():
        (folder / kind).mkdir(parents=True)
        (folder / kind / "designed.toml").write_text(cards)
    (folder / "pack.toml").write_text('id = "designed"\nversion = "1"\ngame = "team-manager"\n')
    return folder


def test_designed_words(pack: Path) -> None:
    cases = parse_cases(CASES.format(pack=pack), "designed.case")
    assert len(cases) == 14
    assert [run_case(case, BOOK).message for case in cases] == [""] * len(cases)


def test_a_choice_is_told_in_the_words_of_its_card(pack: Path) -> None:
    teams = ["reikland-reavers", "gouged-eye"]
    table = touchline.read(
        "\n".join(
            ["touchline-position 1", f"packs: {pack}", f"teams: {', '.join(teams)}", "highlight 1: bad-snap"]
            + ["hand 1: showman, ogre", "hand 2: orc-lineman"]
        )
    )
    decision = table.decision
    assert decision
    table.choose(next(one for one in decision.options if one.text.startswith("commit Showman")))
    decision = table.decision
    assert decision
    assert decision.prompt == "Which of these?"
    assert [one.text for one in decision.options] == ["Gain 2 fans.", "Draw 1 card from your Team deck."]
