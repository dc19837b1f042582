"""Reasons why a card cannot be claimed, played or discarded (BB 7, 8)."""

from typing import Final

from touchline.blitz_bowl.answers import moment_of
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.challenge import holds
from touchline.blitz_bowl.deed import D_ACTION, D_ACTOR, D_FLAGS, F_APPLIED, F_REROLLED, base_of, bit_of
from touchline.blitz_bowl.falling import TAKEN_AGAIN
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_CLAIM,
    K_EARNED,
    K_HAND_LIMIT,
    K_INTERRUPT,
    K_KNOCKED,
    K_LAST,
    K_REROLL,
    K_RESULT,
    K_TARGETED,
    K_TURN_START,
    S_ARMOUR_CHOSEN,
)
from touchline.blitz_bowl.player_reasons import OTHER_REASON, no
from touchline.blitz_bowl.state import HAND, Q_ACTIONS, Match
from touchline.blitz_bowl.text import challenge_text, play_text
from touchline.blitz_bowl.words import (
    ARMOUR_ROLL,
    BLOCK_ROLL,
    C_ALONE_MARKS,
    C_BALL_FURTHER,
    C_BESIDE_TEAM_MATES,
    C_KINDS_BY_PLAYER,
    C_KINDS_USED,
    C_NEGATIVE,
    C_NOBODY_BESIDE,
    C_NOT_HAND_OFF,
    C_ON_TRAPDOOR,
    C_OPPONENT_HAS_BALL,
    C_OPPONENT_LOST_BALL,
    C_PLAYERS_ACTED,
    C_RUNS,
    C_SUCCEEDED,
    C_TARGET_DOWN,
    C_TARGET_INJURED,
    C_TOOK_BALL,
    C_TOUCHDOWN,
    P_AFTER,
    P_BEFORE,
    P_BEFORE_ACTION,
    P_BETWEEN,
    P_FIRST,
    P_KNOCKED,
    P_LAST,
    P_TARGETED,
    P_TURN_START,
    THROW_ROLL,
)
from touchline.table.reason import Reason

# What is said of a condition that does not hold.
UNMET: Final = {
    C_TARGET_INJURED: "the target was not Injured",
    C_OPPONENT_LOST_BALL: "no opponent lost a ball",
    C_RUNS: "there were fewer than {n} Runs this turn",
    C_TOOK_BALL: "no ball was taken that is new to the team",
    C_BESIDE_TEAM_MATES: "{actor} has fewer than {n} standing team-mates beside him",
    C_SUCCEEDED: "the throw did not succeed",
    C_NEGATIVE: "the Throw Check had no negative modifier",
    C_NOT_HAND_OFF: "it was a Hand-off",
    C_BALL_FURTHER: "the team has no ball that came {n} squares further",
    C_PLAYERS_ACTED: "fewer than {n} players have acted this turn",
    C_KINDS_USED: "fewer than {n} kinds of Action were made this turn",
    C_ON_TRAPDOOR: "{actor} does not stand on a trapdoor",
    C_OPPONENT_HAS_BALL: "no opponent has a ball",
    C_KINDS_BY_PLAYER: "{actor} has made fewer than {n} kinds of Action this turn",
    C_TOUCHDOWN: "there was no Touchdown",
    C_NOBODY_BESIDE: "two players of the team stand side by side",
    C_TARGET_DOWN: "the target was not Knocked Down",
    C_ALONE_MARKS: "{actor} does not Mark {n} opponents alone",
}
FITTING: Final = {
    K_TURN_START: (P_TURN_START,),
    K_ACTION: (P_BEFORE, P_BETWEEN, P_BEFORE_ACTION, P_FIRST),
    K_LAST: (P_LAST, P_BETWEEN),
    K_KNOCKED: (P_KNOCKED,),
    K_TARGETED: (P_TARGETED,),
    K_EARNED: (P_AFTER,),
}


# --- Claiming (BB 7.2) -------------------------------------------------------------------------------------------


def against_claim(t: Match, card: int) -> Reason:
    if card not in t.spaces:
        return no("That is not one of the active challenge cards.", "BB 7.1.1")
    seat = t.seat
    if t.coach < 0:
        return no("No turn has begun yet.", "BB 7.2.1")
    if seat != t.coach:
        return no("Nothing is claimed in the other coach's turn.", "BB 3.4.5")
    if seat == t.coach_a and t.turns[seat] <= 1:
        return no("Nothing is claimed in the first turn of coach A.", "BB 7.2.6")
    challenge = t.catalogue.challenges[t.front[card]]
    said = challenge_text(t.catalogue, challenge.id)
    if t.kind != K_CLAIM:
        return no(f"A card is claimed right after the Action that meets its condition. {said}", "BB 7.2.1")
    base = base_of(t)
    actor = t.player_name(t.deed[base + D_ACTOR])
    if not challenge.actions & bit_of(t.deed[base + D_ACTION]):
        return no(f"This Action is not of the right kind. {said}", "BB 7.2.1")
    for condition, number in challenge.conditions:
        if not holds(t, condition, number, seat, base):
            unmet = UNMET[condition].format(n=number, actor=actor)
            return no(f"{unmet[0].upper()}{unmet[1:]}.", "BB 7.2.1")
    return no(OTHER_REASON, "BB 7.2.1")


# --- Playing (BB 8) ----------------------------------------------------------------------------------------------


def against_play(t: Match, card: int) -> Reason:
    """Against playing a card; of a card that is not in the hand of the seat that is asked nothing is told."""
    seat = t.seat
    if card not in t.piles[HAND + seat]:
        return no("That card is not in your hand.", "BB 8.1.1")
    if t.face[card] < 0:
        return no("Only its holder can see the Bonus Play of that card.", "BB 1.7.1")
    play = t.play_of(card)
    if not fits(t, play):
        return no(f"{play.name} is for another moment. {play_text(t.catalogue, play.id)}", "BB 8.1.1")
    if t.played[seat] >> t.catalogue.backs[t.face[card]] & 1:
        return no(f"{t.seat_name(seat)} has already played {play.name} this turn.", "BB 8.1.2")
    if t.kind in (K_RESULT, K_REROLL) and is_settled(t):
        return no("This roll is not taken again.", "BB 1.3.2")
    if t.kind == K_ACTION and t.prepared[Q_ACTIONS] and play.moment != P_BEFORE:
        return no("A card was played for the next Action, which must be made first.", "BB 8.1.1")
    if t.kind == K_ACTION and play.moment == P_FIRST:
        return no(f"{play.name} must be played before the first Player Action.", "BB 8.1.1")
    return no(f"{play.name} could do nothing now.", "BB 8.2.1")


def fits(t: Match, play: Play) -> bool:
    """Whether a Bonus Play is for a moment like this."""
    if t.kind == K_RESULT:
        return bool(play.rolls & BLOCK_ROLL)
    if t.kind == K_REROLL:
        return bool(play.rolls & (ARMOUR_ROLL if t.then == S_ARMOUR_CHOSEN else THROW_ROLL))
    if t.kind == K_INTERRUPT:
        return play.moment == moment_of(t.deed[base_of(t) + D_ACTION])
    return play.moment in FITTING.get(t.kind, ())


def is_settled(t: Match) -> bool:
    """Whether a roll was taken again already, or one of its dice applied."""
    if t.then == S_ARMOUR_CHOSEN:
        return bool(t.then_b & TAKEN_AGAIN)
    return bool(t.deed[base_of(t) + D_FLAGS] & (F_REROLLED | F_APPLIED))


# --- Discarding --------------------------------------------------------------------------------------------------


def against_discard(t: Match, card: int) -> Reason:
    if t.kind == K_HAND_LIMIT:
        return no("That card is not in your hand.", "BB 3.5.1")
    return no("That is not one of the active challenge cards.", "BB 7.4.2")
