"""Blood tokens (TM 14.1, 14.2): each makes its player stronger, until he leaves the pitch."""

from typing import Final

from touchline.table.registry import EventKind
from touchline.team_manager import card_kinds, moments
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import pick, rule_of
from touchline.team_manager.in_play import Dial, Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics.supply import TOKENS, give_back, left, take
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.players import somebody
from touchline.team_manager.vocabulary.word import Effect, Moment, phrase


def set_up(t: Season) -> None:
    """There are tokens where a team is managed whose own players gain them (TM 12.5.2)."""
    cards = t.catalogue
    for face, kind in enumerate(cards.kinds):
        if kind == card_kinds.PLAYER and cards.logos[face] in t.teams and gains(cards.abilities[face]):
            t.dials[SUPPLY.number][0] = TOKENS
            return


def gains(abilities: tuple[Ability, ...]) -> bool:
    return any(effect[0] == GAIN_BLOOD.number for ability in abilities for effect in ability.effects)


def gained(t: Season, frame: int, _source: int, card: int, number: int) -> None:
    """From an empty supply none is gained (TM 14.2.4)."""
    taken = take(t, SUPPLY, BLOOD, card, number)
    if taken and t.loud:
        t.say(BLOOD_GAINED.number, t.owner[card], card, -1, taken, rule_of(t, frame))


def can_gain(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return left(t, SUPPLY) > 0 and somebody(t, ability, pc, source)


def left_the_pitch(t: Season, card: int, _matchup: int) -> None:
    give_back(t, SUPPLY, BLOOD, card)


BLOOD: Final = Mark("blood")
BLOOD.power = 1
SUPPLY: Final = Dial("blood-supply")
BLOOD_GAINED: Final = EventKind("blood-gained")

GAIN_BLOOD: Final = Effect("gain blood", (phrase("put {n} blood on {who}", "do.blood"),), pick, can_gain)
GAIN_BLOOD.picked = gained
GAIN_BLOOD.goes_on = False
GAIN_BLOOD.way = True
GAIN_BLOOD.most = TOKENS

DOWNS_OR_INJURES: Final = Moment(
    "downs or injures",
    (moments.DOWNED, moments.INJURED),
    (phrase("after {who} downs or injures {to}", "after.downs_or_injures"),),
)
DOWNS_OR_INJURES.agent = True

MECHANIC: Final[Mechanic] = Mechanic("blood")
MECHANIC.effects = (GAIN_BLOOD,)
MECHANIC.moments = (DOWNS_OR_INJURES,)
MECHANIC.events = (BLOOD_GAINED,)
MECHANIC.marks = (BLOOD,)
MECHANIC.dials = (SUPPLY,)
MECHANIC.set_up = set_up
MECHANIC.left = left_the_pitch
