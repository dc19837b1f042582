"""Cards that are for the Action which comes next (BB 8.1.1, BB-R68): what they prepare for it until it is declared."""

from touchline.blitz_bowl import actions, moments, trait, verbs
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.prepared import with_play
from touchline.blitz_bowl.state import Match
from touchline.table.decision import code_of


def traits_for(t: Match, player: int) -> int:
    """What a player can do now: his own traits, those of the turn, and those a card has prepared."""
    traits = t.roles[player].traits | t.prepared.traits
    if (0 if player < t.edge else 1) == t.coach:
        traits |= t.turn_traits
    return traits


def squares_for(t: Match, player: int, action: int) -> int:
    """How far he moves, without the die of a D6 Move: for a Mark two squares, or what a card says."""
    if action == actions.RUN:
        return t.roles[player].move + t.prepared.more_squares
    return t.prepared.squares or 2


def is_for(t: Match, action: int) -> bool:
    """Whether an Action is one that the cards played are for; where none was played any is."""
    wanted = t.prepared.actions
    return not wanted or bool(wanted >> action & 1)


def prepare(t: Match, seat: int, card: int) -> None:
    """Play a card for the next Action."""
    prepared = with_play(t.prepared, t.play_of(card))
    play_card(t, seat, card)
    t.prepared = prepared


def held_for(t: Match, seat: int, action: int) -> list[int]:
    """Options to play a card that is for the free Action of an interrupt, together with those played before."""
    codes: list[int] = []
    for card in t.plays_held(seat, moments.BEFORE):
        if helps(t.play_of(card), action):
            codes.append(code_of(verbs.PLAY, card))
    return codes


def may_hold_for(t: Match, seat: int, action: int) -> bool:
    """Whether, for all others can tell, a seat could hold such a card."""
    wanted = t.may_hold(seat, moments.BEFORE)
    if wanted:
        for n, play in enumerate(t.catalogue.plays):
            if wanted >> n & 1 and helps(play, action):
                return True
    return False


def helps(play: Play, action: int) -> bool:
    """Whether a card does anything for such an Action; the throw of an interrupt is made although Marked anyway."""
    return bool(play.actions >> action & 1) and (play.traits != trait.THROW_MARKED or play.throw > 0)
