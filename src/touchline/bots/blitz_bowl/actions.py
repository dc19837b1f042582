"""Which Action to make next: what each option of a menu is worth, with the best that can be made of it."""

from typing import Final

from touchline.blitz_bowl import actions, verbs
from touchline.blitz_bowl.action import FROM_TEAM_MATE, source_of
from touchline.blitz_bowl.cards import Grant
from touchline.blitz_bowl.menu import FROM_BETWEEN, VERBS
from touchline.bots.blitz_bowl.blocks import best_block, best_foul
from touchline.bots.blitz_bowl.claims import Feat, claim_worth
from touchline.bots.blitz_bowl.outlook import Outlook
from touchline.bots.blitz_bowl.runs import best_mark, best_run, best_sidestep, mark_board
from touchline.bots.blitz_bowl.throws import best_fling, best_throw
from touchline.table.decision import first_of, second_of, third_of, verb_of

UP: Final = 0.45  # a player on his feet again
ON_PITCH: Final = 0.5  # a player more on the pitch …
BENCHED: Final = 0.1  # … and more so, the more are missing
FIT: Final = 0.04  # for each square of his Move
NOTHING: Final = 0.0  # to end the turn


def action_gain(o: Outlook, player: int, action: int, grant: Grant | None = None) -> float:
    """What an Action is worth when it is done well."""
    if action == actions.RUN:
        return best_run(o, player, o.run_boards(player, grant))[0]
    if action == actions.MARK:
        return best_mark(o, player, mark_board(o, player, grant))[0]
    if action == actions.THROW:
        return best_throw(o, player)[0]
    if action == actions.BLOCK:
        return best_block(o, player)[0]
    if action == actions.SIDESTEP:
        return best_sidestep(o, player)[0]
    if action == actions.STAND_UP:
        return UP + claim_worth(o, Feat(actions.STAND_UP, player, o.t.square[player]))
    if action == actions.RESERVES:
        return reserves_gain(o, player)
    if action == actions.FOUL:
        return best_foul(o, player)[0]
    return best_fling(o, player)[0]


def reserves_gain(o: Outlook, player: int) -> float:
    """Bring the fast ones on first."""
    missing = len(o.t.dugout(o.seat))
    return (
        ON_PITCH + BENCHED * missing + FIT * o.t.roles[player].move + claim_worth(o, Feat(actions.RESERVES, player, -1))
    )


def free_gain(o: Outlook, code: int) -> float:
    """A free Action of the menu, or one that an Action has earned."""
    player = first_of(code)
    source = third_of(code)
    grant: Grant | None = None
    if source >= FROM_BETWEEN:
        grant = o.t.roles[player].between[source - FROM_BETWEEN]
    elif source < FROM_TEAM_MATE:
        grant = source_of(o.t, player, source)
    return granted_gain(o, player, second_of(code), grant)


def granted_gain(o: Outlook, player: int, action: int, grant: Grant | None) -> float:
    """What a free Action is worth."""
    o.about(True)
    gain = action_gain(o, player, action, grant)
    o.about(False)
    return gain


def code_gain(o: Outlook, code: int) -> float:
    """Any option of a menu but a card."""
    verb = verb_of(code)
    if verb == verbs.FREE:
        return free_gain(o, code)
    if verb in VERBS and verb != verbs.PLAY:
        return action_gain(o, first_of(code), VERBS.index(verb))
    return NOTHING
