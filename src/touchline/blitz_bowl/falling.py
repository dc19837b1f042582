"""Knocked Down, Armour Checks and Injured players (BB 4.7)."""

from touchline.blitz_bowl.ball import bounce, spill
from touchline.blitz_bowl.bonus import give_up_rookies, play_card
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.checks import passes, reroll_codes
from touchline.blitz_bowl.deed import D_TARGET, F_INJURED, F_KNOCKED, SIZE, flag
from touchline.blitz_bowl.names import (
    EV_ARMOUR_ROLLED,
    EV_INJURED,
    EV_KNOCKED_DOWN,
    EV_PRONE,
    EV_SENT_OFF,
    K_KNOCKED,
    K_REROLL,
    S_ARMOUR,
    S_ARMOUR_CHOSEN,
    S_KNOCKED_CHOSEN,
    V_DECLINE,
    V_KEEP,
    V_PLAY,
    V_REROLL,
)
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.words import P_ARMOUR_ROLLED, P_KNOCKED
from touchline.table.decision import first_of, verb_of

# An Armour Check in one number: value, one for -1, one for a Block, one for a reroll used, and the die.
MINUS = 1 << 4
BY_BLOCK = 1 << 5
TAKEN_AGAIN = 1 << 6
DIE = 7


def lay(t: Match, player: int, rule: str) -> None:
    """A player becomes Prone where he is; a ball he held is for the caller to see to."""
    t.put(player, t.square[player], True)
    if t.loud:
        t.say(EV_PRONE, t.owner(player), player, -1, t.square[player], 0, rule)


def knock_down(t: Match, player: int, minus: bool, rule: str) -> None:
    """By a Block: Prone, the ball bounces, then an Armour Check (BB 4.7.1)."""
    flag(t, F_KNOCKED)
    t.put(player, t.square[player], True)
    if t.loud:
        t.say(EV_KNOCKED_DOWN, t.owner(player), player, -1, t.square[player], 0, rule)
    check = BY_BLOCK
    if minus or t.armour_off:
        check |= MINUS
    t.agenda.append((S_ARMOUR, player, check, 0))
    spill(t, player)


def armour(t: Match, player: int, check: int, _c: int) -> None:
    """The check begins; "–" fails it without a roll (BB 1.2.4). Before a roll the blocker's coach may play a card."""
    value = t.roles[player].armour
    if value == NONE:
        injure(t, player, "BB 1.2.4")
        return
    check |= value
    seat = 1 - t.owner(player)
    if check & BY_BLOCK and t.may_hold(seat, P_KNOCKED):
        codes = [V_PLAY << 30 | card << 20 for card in t.plays_held(seat, P_KNOCKED)]
        codes.append(V_DECLINE << 30)
        t.ask_openly(K_KNOCKED, seat, codes, S_KNOCKED_CHOSEN, player, check)
    else:
        roll_armour(t, player, check)


def knocked_chosen(t: Match, player: int, check: int, code: int) -> None:
    if verb_of(code) == V_PLAY:
        card = first_of(code)
        value = t.play_of(card).armour
        play_card(t, 1 - t.owner(player), card)
        if value:
            check = check & ~15 | value
    roll_armour(t, player, check)


def roll_armour(t: Match, player: int, check: int) -> None:
    seat = t.owner(player)
    die = t.roll(6)
    if t.loud:
        t.say(EV_ARMOUR_ROLLED, seat, player, -1, t.square[player], check | die << DIE, "BB 1.2.1")
    check = check & (1 << DIE) - 1 | die << DIE
    codes = [V_KEEP << 30]
    if not check & TAKEN_AGAIN:
        codes += reroll_codes(t, seat, P_ARMOUR_ROLLED)
        if len(codes) > 1 or t.may_hold(seat, P_ARMOUR_ROLLED):
            t.ask_openly(K_REROLL, seat, codes, S_ARMOUR_CHOSEN, player, check)
            return
    armour_chosen(t, player, check, V_KEEP << 30)


def armour_chosen(t: Match, player: int, check: int, code: int) -> None:
    verb = verb_of(code)
    if verb == V_KEEP:
        if not passes(check >> DIE, check & 15, 1 if check & MINUS else 0):
            injure(t, player, "BB 4.7.2")
        return
    if verb == V_REROLL:
        give_up_rookies(t, t.owner(player))
    else:
        play_card(t, t.owner(player), first_of(code))
    roll_armour(t, player, check & (1 << DIE) - 1 | TAKEN_AGAIN)


def injure(t: Match, player: int, rule: str) -> None:
    """To the Dugout; a ball he held bounces from the square he left (BB 4.7.3, 5.6.1)."""
    if t.deed and t.deed[len(t.deed) - SIZE + D_TARGET] == player:
        flag(t, F_INJURED)
    if t.loud:
        t.say(EV_INJURED, t.owner(player), player, -1, t.square[player], 0, rule)
    leave(t, player)


def send_off(t: Match, player: int, rule: str) -> None:
    if t.loud:
        t.say(EV_SENT_OFF, t.owner(player), player, -1, t.square[player], 0, rule)
    leave(t, player)


def leave(t: Match, player: int) -> None:
    square = t.square[player]
    ball = t.holding(player)
    t.lift(player)
    if ball >= 0:
        bounce(t, ball, square)
