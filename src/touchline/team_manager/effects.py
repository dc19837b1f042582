"""Effects: how the words of the card language are carried out when an ability runs (TM 8.1).

``run`` goes through the effects of an ability from its frame on; what each does stands with its word, in
``vocabulary``. An effect that needs a player asks for one if there are several, and ``picked`` carries it out; single
candidates are taken without a question.
"""

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.team_manager import bare, kinds, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.records import chosen_of, frame_of, next_of, number_of, pc_of, spot_of
from touchline.team_manager.responses import RULE_OF_LABEL
from touchline.team_manager.selecting import select
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import DOES, GOES_ON, PICKED, REMEMBERS


def run(t: Season, frame: int, source: int, _c: int) -> None:
    """Carry out the next effect of a running ability."""
    effect, number, who, extra = t.catalogue.all_abilities[number_of(frame)].effects[pc_of(frame)]
    if GOES_ON[effect]:
        t.agenda.append((steps.RUN, next_of(frame), source, 0))
    DOES[effect](t, frame, source, number, who, extra)


def ability_of(t: Season, frame: int) -> Ability:
    return t.catalogue.all_abilities[number_of(frame)]


def rule_of(t: Season, frame: int) -> str:
    """The rule under which the running ability acts: that of its heading."""
    return RULE_OF_LABEL[ability_of(t, frame).label]


def players_meant(t: Season, frame: int, source: int, who: int) -> list[int]:
    """The players that a selector of the running ability means now."""
    return select(t, who, t.owner[source], source, chosen_of(frame), spot_of(frame))


def pick(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    """Ask which player is meant, and go on with him."""
    which(t, frame, source, players_meant(t, frame, source, who), False)


def which(t: Season, frame: int, source: int, players: list[int], may: bool) -> None:
    """Ask which of these players is meant; nobody there means that the effect does nothing."""
    if not players:
        t.agenda.append((steps.RUN, next_of(frame), source, 0))
        return
    codes = codes_for(verbs.PICK, players)
    if may:
        codes.append(bare.DECLINE)
    t.ask(kinds.PICK_PLAYER, t.owner[source], codes, steps.PICKED, frame, source)


def picked(t: Season, frame: int, source: int, code: int) -> None:
    """What follows comes behind what befalls the player who was picked."""
    effect, number, _who, _extra = ability_of(t, frame).effects[pc_of(frame)]
    card = first_of(code)
    following = next_of(frame)
    if REMEMBERS[effect]:
        following = frame_of(number_of(frame), pc_of(frame) + 1, card, t.matchup_of(card))
    t.agenda.append((steps.RUN, following, source, 0))
    if verb_of(code) != verbs.DECLINE:
        PICKED[effect](t, frame, source, card, number)
