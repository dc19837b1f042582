"""Enchanted balls (TM 17): each adds Star Power, pays fans, or lends its carrier a skill, and nothing else."""

from typing import Final

from touchline.table.entry import Entry
from touchline.table.registry import CARD, EventKind, Step
from touchline.team_manager import places, sorts, steps
from touchline.team_manager.abilities import at_an_end, count_use
from touchline.team_manager.card_kinds import CardKind
from touchline.team_manager.cards import Catalogue, note_value, value_of
from touchline.team_manager.in_play import Pile
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.state import Season

POWER: Final = "ball-power"
FANS: Final = "ball-fans"
SKILL: Final = "ball-skill"  # its number and one, or 0


def kick_off(t: Season) -> None:
    """All are mixed, and one lies faceup at each matchup (TM 17.1.2)."""
    assert t.mechanics is not None
    bag = t.mechanics.place(BAG)
    for matchup in range(places.MATCHUPS):
        for ball in t.piles[t.mechanics.place(AT, matchup)]:
            t.put(ball, bag)
    t.shuffle(t.piles[bag])
    for matchup in range(places.MATCHUPS):
        if t.ball[matchup] != places.NO_BALL:
            ball = t.piles[bag][-1]
            t.show(ball, t.all)
            t.put(ball, t.mechanics.place(AT, matchup))
            if t.loud:
                t.say(BALL_PLACED.number, -1, ball, -1, matchup, "TM 17.1.2")


def value(t: Season, matchup: int, name: str) -> int:
    """What the ball of a matchup has of something."""
    assert t.mechanics is not None
    pile = t.piles[t.mechanics.place(AT, matchup)]
    return value_of(t.catalogue, name, t.face[pile[-1]]) if pile else 0


def carrier_changed(t: Season, matchup: int, card: int, _before: int) -> None:
    """Whoever becomes its carrier in the Matchup phase uses its skill at once (TM 17.3.1, 17.3.2)."""
    if card >= 0 and t.scoring < 0:
        skill = value(t, matchup, SKILL)
        if skill:
            t.agenda.append((LENT.number, card, skill - 1, matchup))


def lent(t: Season, card: int, skill: int, matchup: int) -> None:
    if t.matchup_of(card) == matchup and t.ball[matchup] == card and not at_an_end(t):
        count_use(t, card)
        t.agenda.append((steps.SKILL, card, skill, 0))


def total(t: Season, seat: int, matchup: int) -> int:
    """What the ball adds in place of the two of a plain one (TM 17.2.1, 17.2.3)."""
    carrier = t.ball[matchup]
    if carrier < 0 or t.owner[carrier] != seat:
        return 0
    return value(t, matchup, POWER) - BALL_POWER


def abilities_done(t: Season, matchup: int) -> None:
    if value(t, matchup, FANS):
        t.agenda.append((PAY.number, matchup, 0, 0))


def pay(t: Season, matchup: int, _b: int, _c: int) -> None:
    """Whose player has the ball at the end of the scoreboard abilities (TM 17.2.4)."""
    carrier = t.ball[matchup]
    if carrier >= 0:
        t.gain(t.owner[carrier], value(t, matchup, FANS), carrier, "TM 17.2.4")


def cleared(t: Season, matchup: int) -> None:
    assert t.mechanics is not None
    for ball in t.piles[t.mechanics.place(AT, matchup)]:
        t.put(ball, t.mechanics.place(BAG))


def extras(t: Season, matchup: int) -> list[tuple[str, int, int]]:
    assert t.mechanics is not None
    return [("enchanted-ball", 1, ball) for ball in t.piles[t.mechanics.place(AT, matchup)]]


def read(catalogue: Catalogue, entry: Entry, _face: int) -> None:
    """One effect on each (TM 17.2.1)."""
    if sum(entry.has(key) for key in ("power", "fans", "skill")) != 1:
        entry.wrong(f"{entry.id} shows one of power, fans and skill")
    known = {SKILLS[number].name: number for number in catalogue.icons if not SKILLS[number].downed}
    word = entry.word("skill", list(known), "")
    note_value(catalogue, POWER, entry.number("power", 1, 20, 0))
    note_value(catalogue, FANS, entry.number("fans", 1, 20, 0))
    note_value(catalogue, SKILL, known[word] + 1 if word in known else 0)


def says(catalogue: Catalogue, face: int) -> list[tuple[str, int, int]]:
    for name in (POWER, FANS):
        number = value_of(catalogue, name, face)
        if number:
            return [(f"ball.{'power' if name == POWER else 'fans'}", number, -1)]
    return [("ball.skill", 0, value_of(catalogue, SKILL, face) - 1)]


BAG: Final = Pile("balls")
AT: Final = Pile("ball-at")
AT.at_matchups = True
BALL: Final = CardKind("enchanted-ball", ("power", "fans", "skill"))
BALL.pile = BAG
BALL.reads = read
BALL.says = says
PAY: Final = Step("pay-ball", (sorts.MATCHUP, "", ""), pay)
LENT: Final = Step("ball-skill", (CARD, sorts.SKILL, sorts.MATCHUP), lent)
BALL_PLACED: Final = EventKind("ball-placed", amount=sorts.MATCHUP)

MECHANIC: Final[Mechanic] = Mechanic("enchanted-balls")
MECHANIC.steps = (PAY, LENT)
MECHANIC.events = (BALL_PLACED,)
MECHANIC.piles = (BAG, AT)
MECHANIC.card_kinds = (BALL,)
MECHANIC.messages = ("mark.enchanted-ball", "ball.power", "ball.fans", "ball.skill")
MECHANIC.kick_off = kick_off
MECHANIC.carrier_changed = carrier_changed
MECHANIC.total = total
MECHANIC.abilities_done = abilities_done
MECHANIC.cleared = cleared
MECHANIC.extras = extras
