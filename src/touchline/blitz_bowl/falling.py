"""Knocked Down, Armour Checks and Injured players (BB 4.7)."""

from touchline.blitz_bowl import bare, events, kinds, moments, noted, steps, verbs
from touchline.blitz_bowl.ball import bounce, spill
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.checks import Check, armour_check, reroll_codes, rolls_again
from touchline.blitz_bowl.state import Match
from touchline.table.decision import codes_for, first_of, verb_of


def lay(t: Match, player: int, rule: str) -> None:
    """A player becomes Prone where he is; a ball he held is for the caller to see to."""
    t.put(player, t.square[player], True)
    if t.loud:
        t.say(events.PRONE, t.owner(player), player, -1, t.square[player], 0, rule)


def knock_down(t: Match, player: int, minus: bool, rule: str) -> None:
    """By a Block: Prone, the ball bounces, then an Armour Check (BB 4.7.1)."""
    t.deeds[-1].noted |= noted.KNOCKED
    t.put(player, t.square[player], True)
    if t.loud:
        t.say(events.KNOCKED_DOWN, t.owner(player), player, -1, t.square[player], 0, rule)
    check = Check()
    check.by_block = True
    check.minus = minus or t.armour_off > 0
    t.agenda.append((steps.ARMOUR, player, check.of_armour(), 0))
    spill(t, player)


def armour(t: Match, player: int, number: int, _c: int) -> None:
    """The check begins; "–" fails it without a roll (BB 1.2.4). Before a roll the blocker's coach may play a card."""
    value = t.roles[player].armour
    if value == NONE:
        injure(t, player, "BB 1.2.4")
        return
    check = armour_check(number)
    check.value = value
    seat = 1 - t.owner(player)
    if check.by_block and t.may_hold(seat, moments.KNOCKED):
        codes = codes_for(verbs.PLAY, t.plays_held(seat, moments.KNOCKED))
        codes.append(bare.DECLINE)
        t.ask_openly(kinds.KNOCKED, seat, codes, steps.KNOCKED_CHOSEN, player, check.of_armour())
    else:
        roll_armour(t, player, check)


def knocked_chosen(t: Match, player: int, number: int, code: int) -> None:
    check = armour_check(number)
    if verb_of(code) == verbs.PLAY:
        card = first_of(code)
        value = t.play_of(card).armour
        play_card(t, 1 - t.owner(player), card)
        check.value = value or check.value
    roll_armour(t, player, check)


def roll_armour(t: Match, player: int, check: Check) -> None:
    seat = t.owner(player)
    check.die = t.roll(6)
    if t.loud:
        t.say(events.ARMOUR_ROLLED, seat, player, -1, t.square[player], check.of_armour(), "BB 1.2.1")
    codes = [bare.KEEP]
    if not check.again:
        codes += reroll_codes(t, seat, moments.ARMOUR_ROLLED)
        if len(codes) > 1 or t.may_hold(seat, moments.ARMOUR_ROLLED):
            t.ask_openly(kinds.REROLL, seat, codes, steps.ARMOUR_CHOSEN, player, check.of_armour())
            return
    keep_armour(t, player, check)


def keep_armour(t: Match, player: int, check: Check) -> None:
    if not check.holds():
        injure(t, player, "BB 4.7.2")


def armour_chosen(t: Match, player: int, number: int, code: int) -> None:
    check = armour_check(number)
    verb = verb_of(code)
    if verb == verbs.KEEP:
        keep_armour(t, player, check)
        return
    if verb == verbs.REROLL:
        rolls_again(t, player, first_of(code))
    else:
        play_card(t, t.owner(player), first_of(code))
    check.again = True
    roll_armour(t, player, check)


def injure(t: Match, player: int, rule: str) -> None:
    """To the Dugout; a ball he held bounces from the square he left (BB 4.7.3, 5.6.1)."""
    if t.deeds and t.deeds[-1].target == player:
        t.deeds[-1].noted |= noted.INJURED
    if t.loud:
        t.say(events.INJURED, t.owner(player), player, -1, t.square[player], 0, rule)
    leave(t, player)


def send_off(t: Match, player: int, rule: str) -> None:
    if t.loud:
        t.say(events.SENT_OFF, t.owner(player), player, -1, t.square[player], 0, rule)
    leave(t, player)


def leave(t: Match, player: int) -> None:
    square = t.square[player]
    ball = t.holding(player)
    t.lift(player)
    if ball >= 0:
        bounce(t, ball, square)
