"""Challenge cards (BB 7): claiming them, and the refresh of the active ones."""

from typing import Final

from touchline.blitz_bowl import claims, events, kinds, noted, steps, verbs
from touchline.blitz_bowl.cards import Challenge
from touchline.blitz_bowl.deed import Deed, bit_of
from touchline.blitz_bowl.pitch import WIDTH
from touchline.blitz_bowl.state import DECK, DISCARD, HAND, NO_CARD, SPACES, Match
from touchline.table.decision import code_of, codes_for, first_of, verb_of

CLEAN_SWEEP: Final = 2  # points (BB 7.3.1)
LAST_TURNS: Final = 2


# --- Claiming (BB 7.2) -------------------------------------------------------------------------------------------


def claim_codes(t: Match, seat: int) -> list[int]:
    """The active cards whose conditions this Action has met; none in coach A's first turn (BB 7.2.6)."""
    if seat == t.coach_a and t.turns[seat] <= 1:
        return []
    deed = t.deeds[-1]
    if t.prone >> deed.actor & 1:
        return []
    kind = bit_of(deed.action)
    challenges = t.catalogue.challenges
    codes: list[int] = []
    for card in t.spaces:
        if card >= 0:
            challenge = challenges[t.front[card]]
            if challenge.actions & kind and met(t, challenge, seat, deed):
                codes.append(code_of(verbs.CLAIM, card))
    return codes


def met(t: Match, challenge: Challenge, seat: int, deed: Deed) -> bool:
    for condition, number in challenge.conditions:
        if not holds(t, condition, number, seat, deed):
            return False
    return True


# By the record of the Action: the condition holds if the bit is there.
FLAGGED: Final = {
    claims.TARGET_INJURED: noted.INJURED,
    claims.TOOK_BALL: noted.TOOK,
    claims.SUCCEEDED: noted.SUCCESS,
    claims.NEGATIVE: noted.NEGATIVE,
    claims.TOUCHDOWN: noted.TOUCHDOWN,
    claims.TARGET_DOWN: noted.KNOCKED,
}


def holds(t: Match, condition: int, number: int, seat: int, deed: Deed) -> bool:
    """One condition, read in the claim step: what the Action did, and how things stand now (BB 7.2.3)."""
    if condition in FLAGGED:
        return bool(deed.noted & FLAGGED[condition])
    if condition == claims.NOT_HAND_OFF:
        return not deed.noted & noted.HAND_OFF
    if condition == claims.RUNS:
        return t.runs >= number
    if condition == claims.PLAYERS_ACTED:
        return t.turn_players.bit_count() >= number
    if condition == claims.KINDS_USED:
        return t.turn_kinds.bit_count() >= number
    if condition == claims.KINDS_BY_PLAYER:
        return deed.kinds.bit_count() >= number
    if condition == claims.OPPONENT_LOST_BALL:
        return lost_ball(t, deed.holders)
    if condition == claims.OPPONENT_HAS_BALL:
        return any(holder >= 0 and t.owner(holder) != seat for holder in t.ball_holder)
    if condition == claims.BALL_FURTHER:
        return ball_further(t, seat, deed.balls, number)
    if condition == claims.NOBODY_BESIDE:
        return not beside_each_other(t.up[seat])
    return stands_so(t, condition, number, seat, deed.actor)


def stands_so(t: Match, condition: int, number: int, seat: int, actor: int) -> bool:
    """Conditions on where the player who acted now stands."""
    if not t.stands(actor):
        return False
    square = t.square[actor]
    if condition == claims.ON_TRAPDOOR:
        return bool(t.pitch.doors >> square & 1)
    near = t.pitch.near[square]
    if condition == claims.BESIDE_TEAM_MATES:
        return (t.up[seat] & near).bit_count() >= number
    assert condition == claims.ALONE_MARKS
    others = t.up[seat] & ~(1 << square)
    alone = 0
    for opponent in t.players_of(1 - seat):
        at = t.square[opponent]
        if at >= 0 and t.up[1 - seat] & near & 1 << at and not t.pitch.near[at] & others:
            alone += 1
    return alone >= number


def lost_ball(t: Match, holders: tuple[int, ...]) -> bool:
    """Whether an opponent who held a ball when the Action began no longer has it (BB-R11)."""
    for holder, now in zip(holders, t.ball_holder, strict=False):
        if holder >= 0 and now != holder:
            return True
    return False


def ball_further(t: Match, seat: int, squares: tuple[int, ...], number: int) -> bool:
    """Whether a ball that the team has is so many columns further from its End Zone (BB-R58)."""
    for began, holder in zip(squares, t.ball_holder, strict=False):
        if holder >= 0 and began >= 0 and t.owner(holder) == seat:
            gained = t.square[holder] % WIDTH - began % WIDTH
            if (gained if seat == 0 else -gained) >= number:
                return True
    return False


def beside_each_other(board: int) -> bool:
    """Whether two players of a board are adjacent; looking one way is enough."""
    return bool(board & (board << 1 | board << WIDTH - 1 | board << WIDTH | board << WIDTH + 1))


def claim_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    """Points at once, and the card goes to the hand as a bonus play (BB 7.2.5)."""
    if verb_of(code) == verbs.DECLINE:
        return
    card = first_of(code)
    t.lay_active(t.spaces.index(card), NO_CARD)
    t.piles[HAND + seat] += (card,)
    t.show(card, 1 << seat)
    t.suspect()
    t.claimed += 1
    if t.loud:
        t.say_card(events.CLAIMED, seat, card, -1, t.front[card], "BB 7.2.5")
    t.gain(seat, t.catalogue.challenges[t.front[card]].points + t.challenge_more, "BB 7.2.5")
    if t.claimed == SPACES:
        if t.loud:
            t.say(events.CLEAN_SWEEP, seat, -1, -1, -1, CLEAN_SWEEP, "BB 7.3.1")
        t.gain(seat, CLEAN_SWEEP, "BB 7.3.1")


# --- Refresh (BB 7.4) --------------------------------------------------------------------------------------------


def refresh(t: Match, seat: int, _b: int, _c: int) -> None:
    """Free spaces are filled; if all three cards are still there, one must go first (BB 7.4.2)."""
    t.agenda.append((steps.FILL, seat, 0, 0))
    if NO_CARD not in t.spaces and t.piles[DECK]:
        t.ask(kinds.REPLACE, seat, codes_for(verbs.DISCARD, t.spaces), steps.REPLACED, seat, 0)


def replaced(t: Match, seat: int, _b: int, code: int) -> None:
    drop_challenge(t, seat, first_of(code))


def drop_challenge(t: Match, seat: int, card: int) -> None:
    """An active card is discarded, with its bonus play for all to see (BB 7.5.1)."""
    t.lay_active(t.spaces.index(card), NO_CARD)
    t.piles[DISCARD] += (card,)
    t.show(card, t.all)
    t.suspect()
    if t.loud:
        t.say_card(events.CHALLENGE_DISCARDED, seat, card, -1, t.front[card], "BB 7.5.1")


def fill(t: Match, seat: int, _b: int, _c: int) -> None:
    """One card to the first free space; then events that come up, and the next (BB 7.4.1, 10.2.2)."""
    if NO_CARD not in t.spaces or not t.piles[DECK]:
        return
    t.agenda.append((steps.FILL, seat, 0, 0))
    t.agenda.append((steps.EVENT, seat, 0, 0))
    deal(t, t.spaces.index(NO_CARD))


def deal(t: Match, space: int) -> None:
    """The top card becomes active, and the challenge under it can be seen (BB 7.1.1)."""
    deck = t.piles[DECK]
    card = deck[-1]
    t.piles[DECK] = deck[:-1]
    t.lay_active(space, card)
    see_front(t, card)
    see_top(t)
    if t.loud:
        t.say(events.CHALLENGE_DEALT, -1, -1, -1, space, t.front[card], "BB 7.4.1")
    if not challenges_left(t) and not t.ending and t.coach >= 0:
        t.ending = LAST_TURNS
        if t.loud:
            t.say(events.LAST_CARD, t.coach, -1, -1, -1, 0, "BB 9.2.1")


def see_front(t: Match, card: int) -> None:
    t.note_front(card, t.catalogue.fronts[t.face[card]])
    t.barrier = t.choices


def see_top(t: Match) -> None:
    deck = t.piles[DECK]
    if deck and t.front[deck[-1]] < 0:
        see_front(t, deck[-1])


def event_on_top(t: Match) -> bool:
    deck = t.piles[DECK]
    return bool(deck) and t.catalogue.fronts[t.face[deck[-1]]] < 0


def challenges_left(t: Match) -> bool:
    fronts = t.catalogue.fronts
    face = t.face
    for card in t.piles[DECK]:
        if fronts[face[card]] >= 0:
            return True
    return False
