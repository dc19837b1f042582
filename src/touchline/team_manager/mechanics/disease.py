"""Disease tokens (TM 14.1, 14.3): they lie at midfield until somebody comes, and then take his Star Power."""

from typing import Final

from touchline.table.decision import verb_of
from touchline.table.registry import CARD, OPTION, EventKind, Kind, Step, Verb
from touchline.team_manager import bare, card_kinds, headings, places, sorts, topics, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of
from touchline.team_manager.in_play import FIELDED, Dial, Mark
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics.supply import TOKENS, give_back, left
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def set_up(t: Season) -> None:
    """There are tokens where a team is managed of a union whose players spread disease (TM 12.5.3)."""
    cards = t.catalogue
    managed = [cards.team_unions[team] for team in t.teams]
    for face, kind in enumerate(cards.kinds):
        of_union = kind in (card_kinds.PLAYER, card_kinds.STAR) and cards.unions[face] in managed
        if of_union and spreads(cards.abilities[face]):
            t.dials[SUPPLY.number][0] = TOKENS
            return


def spreads(abilities: tuple[Ability, ...]) -> bool:
    return any(effect[0] == SPREAD.number for ability in abilities for effect in ability.effects)


def spread(t: Season, frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """One token of the supply at midfield of his matchup (TM 14.3.1); "When Played" leaves it to the manager."""
    if t.matchup_of(source) < 0 or not left(t, SUPPLY):
        return
    ability = ability_of(t, frame)
    if ability.may and ability.label == headings.PLAYED:
        t.ask(ASKED.number, t.owner[source], [PLACE.code, bare.SKIP], CHOSEN.number, source, 0)
    else:
        place(t, source)


def can_spread(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    return t.matchup_of(source) >= 0 and left(t, SUPPLY) > 0


def chosen(t: Season, card: int, _b: int, code: int) -> None:
    if verb_of(code) != verbs.SKIP:
        place(t, card)


def place(t: Season, card: int) -> None:
    matchup = t.matchup_of(card)
    t.dials[SUPPLY.number][0] -= 1
    t.dials[MIDFIELD.number][matchup] += 1
    if t.loud:
        t.say(PLACED.number, t.owner[card], card, -1, matchup, "TM 14.3.1")


def entered(t: Season, card: int, matchup: int, how: int) -> None:
    """Whoever is committed or moved there takes all of them, whoever manages him (TM 14.3.3, 14.3.5)."""
    waiting = t.dials[MIDFIELD.number]
    number = waiting[matchup]
    if how == FIELDED or not number:
        return
    waiting[matchup] = 0
    t.marks[DISEASE.number][card] += number
    if t.loud:
        t.say(TAKEN.number, t.owner[card], card, -1, number, "TM 14.3.3")


def left_the_pitch(t: Season, card: int, _matchup: int) -> None:
    give_back(t, SUPPLY, DISEASE, card)


def cleared(t: Season, matchup: int) -> None:
    """What nobody took goes back to the supply (TM 14.3.6)."""
    waiting = t.dials[MIDFIELD.number]
    t.dials[SUPPLY.number][0] += waiting[matchup]
    waiting[matchup] = 0


def reel_settled(t: Season) -> None:
    """Likewise at highlights that went back to the box (TM 14.3.6)."""
    for matchup in range(places.TOURNAMENT_AT):
        if not t.piles[places.MATCHUP + matchup]:
            cleared(t, matchup)


def extras(t: Season, matchup: int) -> list[tuple[str, int, int]]:
    number = t.dials[MIDFIELD.number][matchup]
    return [("disease", number, -1)] if number else []


DISEASE: Final = Mark("disease")
DISEASE.power = -1
SUPPLY: Final = Dial("disease-supply")
MIDFIELD: Final = Dial("disease-at-midfield")
MIDFIELD.at_matchups = True
MIDFIELD.shown = False
PLACE: Final = Verb("spread-disease", ())
ASKED: Final = Kind("spread-disease", ("spread-disease", "skip"), "TM 14.3.1", "skip", (topics.PLAYER,))
CHOSEN: Final = Step("spread-disease-chosen", (CARD, "", OPTION), chosen)
PLACED: Final = EventKind("disease-placed", amount=sorts.MATCHUP)
TAKEN: Final = EventKind("disease-taken")

SPREAD: Final = Effect("spread disease", (phrase("spread disease", "do.spread_disease"),), spread, can_spread)
SPREAD.selects = False
SPREAD.asks = (0,)

MECHANIC: Final[Mechanic] = Mechanic("disease")
MECHANIC.effects = (SPREAD,)
MECHANIC.steps = (CHOSEN,)
MECHANIC.verbs = (PLACE,)
MECHANIC.kinds = (ASKED,)
MECHANIC.events = (PLACED, TAKEN)
MECHANIC.marks = (DISEASE,)
MECHANIC.dials = (SUPPLY, MIDFIELD)
MECHANIC.set_up = set_up
MECHANIC.entered = entered
MECHANIC.left = left_the_pitch
MECHANIC.cleared = cleared
MECHANIC.reel_settled = reel_settled
MECHANIC.extras = extras
