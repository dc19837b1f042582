"""Reasons why a card cannot be claimed, played or discarded (BB 7, 8)."""

from typing import Final

from touchline.blitz_bowl import actions, claims, kinds, moments, noted, rolls, steps, verbs
from touchline.blitz_bowl.action import follows
from touchline.blitz_bowl.answers import answer_of, can_dump_off, moment_of
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.challenge import holds
from touchline.blitz_bowl.checks import armour_check
from touchline.blitz_bowl.deed import bit_of
from touchline.blitz_bowl.player_reasons import no
from touchline.blitz_bowl.speech import challenge_text_slot, play_slot, play_text_slot, player_slot, seat_slot
from touchline.blitz_bowl.state import HAND, Match
from touchline.table.decision import code_of, second_of, verb_of
from touchline.table.reason import Reason
from touchline.table.said import Slots, number

# Questions about an Action that has been declared.
AIMING: Final = (kinds.RUN, kinds.MARK, kinds.THROW, kinds.BLOCK, kinds.THROW_PLAYER, kinds.THROW_PLAYER_TO)

# What is said of a condition that does not hold; of some with the player or a number.
UNMET: Final = {
    claims.TARGET_INJURED: "target-injured",
    claims.OPPONENT_LOST_BALL: "opponent-lost-ball",
    claims.RUNS: "runs",
    claims.TOOK_BALL: "took-ball",
    claims.BESIDE_TEAM_MATES: "beside-team-mates",
    claims.SUCCEEDED: "succeeded",
    claims.NEGATIVE: "negative",
    claims.NOT_HAND_OFF: "not-hand-off",
    claims.BALL_FURTHER: "ball-further",
    claims.PLAYERS_ACTED: "players-acted",
    claims.KINDS_USED: "kinds-used",
    claims.ON_TRAPDOOR: "on-trapdoor",
    claims.OPPONENT_HAS_BALL: "opponent-has-ball",
    claims.KINDS_BY_PLAYER: "kinds-by-player",
    claims.TOUCHDOWN: "touchdown",
    claims.NOBODY_BESIDE: "nobody-beside",
    claims.TARGET_DOWN: "target-down",
    claims.ALONE_MARKS: "alone-marks",
}
OF_PLAYER: Final = (claims.BESIDE_TEAM_MATES, claims.ON_TRAPDOOR, claims.KINDS_BY_PLAYER, claims.ALONE_MARKS)
COUNTED: Final = (
    claims.RUNS,
    claims.BESIDE_TEAM_MATES,
    claims.BALL_FURTHER,
    claims.PLAYERS_ACTED,
    claims.KINDS_USED,
    claims.KINDS_BY_PLAYER,
    claims.ALONE_MARKS,
)
FITTING: Final = {
    kinds.TURN_START: (moments.TURN_START,),
    kinds.ACTION: (moments.BEFORE, moments.BETWEEN, moments.BEFORE_ACTION, moments.FIRST),
    kinds.LAST: (moments.LAST, moments.BETWEEN),
    kinds.KNOCKED: (moments.KNOCKED,),
    kinds.TARGETED: (moments.TARGETED,),
    kinds.EARNED: (moments.AFTER,),
}


# --- Claiming (BB 7.2) -------------------------------------------------------------------------------------------


def against_claim(t: Match, card: int) -> Reason | None:
    if card not in t.spaces:
        return no("not-active", "BB 7.1.1")
    seat = t.seat
    if t.coach < 0:
        return no("no-turn", "BB 7.2.1")
    if seat != t.coach:
        return no("not-your-turn", "BB 3.4.5")
    if seat == t.coach_a and t.turns[seat] <= 1:
        return no("first-turn", "BB 7.2.6")
    challenge = t.catalogue.challenges[t.front[card]]
    if t.kind != kinds.CLAIM:
        return no("claimed-after", "BB 7.2.1", text=challenge_text_slot(challenge.id))
    deed = t.deeds[-1]
    actor = deed.actor
    if not challenge.actions & bit_of(deed.action):
        return no("wrong-action", "BB 7.2.1", text=challenge_text_slot(challenge.id))
    for condition, needed in challenge.conditions:
        if not holds(t, condition, needed, seat, deed):
            slots: Slots = {}
            if condition in OF_PLAYER:
                slots["player"] = player_slot(actor)
            if condition in COUNTED:
                slots["n"] = number(needed)
            return Reason(f"unmet-{UNMET[condition]}", slots, "BB 7.2.1")
    return None


# --- Playing (BB 8) ----------------------------------------------------------------------------------------------


def against_play(t: Match, card: int) -> Reason | None:
    """Against playing a card; of a card that is not in the hand of the seat that is asked nothing is told."""
    seat = t.seat
    if card not in t.piles[HAND + seat]:
        return no("not-in-hand", "BB 8.1.1")
    if t.face[card] < 0:
        return no("hidden-card", "BB 1.7.1")
    play = t.play_of(card)
    if play.moment == moments.BEFORE and is_late(t, play):
        return no("too-late", "BB 8.1.1", play=play_slot(play.id))
    if not fits(t, play):
        return no("other-moment", "BB 8.1.1", play=play_slot(play.id), text=play_text_slot(play.id))
    if t.played[seat] >> t.catalogue.backs[t.face[card]] & 1:
        return no("played-already", "BB 8.1.2", seat=seat_slot(seat), play=play_slot(play.id))
    if t.kind in (kinds.RESULT, kinds.REROLL) and is_settled(t):
        return no("settled", "BB 1.3.2")
    if t.prepared.actions and play.moment != moments.BEFORE:
        return no("prepared-first", "BB 8.1.1")
    if t.kind == kinds.ACTION and play.moment == moments.FIRST and not t.fresh:
        return no("before-first", "BB 8.1.1", play=play_slot(play.id))
    if code_of(verbs.PLAY, card) in t.codes:
        return None
    return no("pointless", "BB 8.2.1", play=play_slot(play.id))


def is_late(t: Match, play: Play) -> bool:
    """Whether the Action that a Bonus Play is for has just been declared, with a card or without (BB-R68, BB-R79)."""
    return t.kind in AIMING and bool(play.actions >> t.deeds[-1].action & 1)


def fits(t: Match, play: Play) -> bool:
    """Whether a Bonus Play is for a moment like this."""
    if t.kind == kinds.RESULT:
        return bool(play.rolls & rolls.BLOCK)
    if t.kind == kinds.REROLL:
        return bool(play.rolls & (rolls.ARMOUR if t.then == steps.ARMOUR_CHOSEN else rolls.THROW))
    if t.kind == kinds.INTERRUPT:
        return play.moment == moment_of(t.deeds[-1].action)
    if play.moment == moments.BEFORE and t.kind != kinds.ACTION:
        return bool(play.actions & free_actions(t))
    return play.moment in FITTING.get(t.kind, ())


def free_actions(t: Match) -> int:
    """Bits of the free Actions that the open question is about, those that a card in hand would give among them."""
    if t.kind == kinds.ANSWERER:
        return 1 << answer_of(t.then_b)
    if t.kind == kinds.TARGETED:
        return 1 << actions.THROW if can_dump_off(t, t.then_b) else 0
    found = 0
    if t.kind == kinds.EARNED:
        for code in t.codes:
            if verb_of(code) == verbs.FREE:
                found |= 1 << second_of(code)
        for card in t.plays_held(t.seat, moments.AFTER):
            grant = t.play_of(card).grant
            if grant is not None and follows(t, t.then_a, t.deeds[-1], t.play_of(card)):
                found |= 1 << grant.action
    return found


def is_settled(t: Match) -> bool:
    """Whether a roll was taken again already, or one of its dice applied."""
    if t.then == steps.ARMOUR_CHOSEN:
        return armour_check(t.then_b).again
    return bool(t.deeds[-1].noted & (noted.REROLLED | noted.APPLIED))


# --- Discarding --------------------------------------------------------------------------------------------------


def against_discard(t: Match, card: int) -> Reason | None:
    if t.kind == kinds.HAND_LIMIT:
        return None if card in t.piles[HAND + t.seat] else no("not-in-hand", "BB 3.5.1")
    return None if card in t.spaces else no("not-active", "BB 7.4.2")
