"""Random events (BB 10, advanced): drawn from the top of the challenge deck, and resolved at once."""

from touchline.blitz_bowl import actions, bare, events, kinds, steps, upsets, verbs
from touchline.blitz_bowl.action import declare
from touchline.blitz_bowl.ball import bounce, new_ball
from touchline.blitz_bowl.challenge import drop_challenge, event_on_top, see_top
from touchline.blitz_bowl.falling import injure, lay
from touchline.blitz_bowl.field import NOBODY
from touchline.blitz_bowl.moving import reserves_board
from touchline.blitz_bowl.pitch import squares_of
from touchline.blitz_bowl.possible import unspent
from touchline.blitz_bowl.state import DECK, NO_CARD, SEATS, SPENT, Match
from touchline.table.decision import codes_for, first_of, verb_of


def event(t: Match, seat: int, _b: int, _c: int) -> None:
    """Draw and resolve the event on top; so again while the next is an event (BB 10.2.1)."""
    if not event_on_top(t):
        return
    deck = t.piles[DECK]
    card = deck[-1]
    t.piles[DECK] = deck[:-1]
    t.piles[SPENT] += (card,)
    t.show(card, t.all)
    see_top(t)
    if t.loud:
        t.say_card(events.EVENT_DRAWN, seat, card, -1, 0, "BB 10.2.1")
    t.agenda.append((steps.EVENT, seat, 0, 0))
    for effect, number in reversed(t.catalogue.events[t.catalogue.backs[t.face[card]]].effects):
        t.agenda.append((steps.EFFECT, seat, effect, number))


def effect(t: Match, seat: int, kind: int, number: int) -> None:
    """What both coaches do, the one whose turn it is does first (BB 10.2.4)."""
    if kind == upsets.TRIP:
        t.agenda.append((steps.TRIP, 1 - seat, 0, 0))
        t.agenda.append((steps.TRIP, seat, 0, 0))
    elif kind == upsets.BENCH:
        t.agenda.append((steps.BENCH, 1 - seat, 0, 0))
        t.agenda.append((steps.BENCH, seat, 0, 0))
    elif kind == upsets.NEW_CHALLENGES:
        for card in t.spaces[:]:
            if card != NO_CARD:
                drop_challenge(t, seat, card)
    elif kind == upsets.BALLS:
        if not t.balls_in_play():
            for n in range(number - 1, 0, -1):
                t.agenda.append((steps.NEW_BALL, (seat + n) % SEATS, 0, 0))
        t.agenda.append((steps.NEW_BALL, seat, 0, 0))
    elif kind == upsets.INVASION:
        invade(t, 1 - seat, number)
        invade(t, seat, number)
    elif kind == upsets.SET_UP_AGAIN:
        set_up_again(t, seat)
    elif kind == upsets.MONSTER:
        monster(t)
    else:
        from_now_on(t, kind, number)


def from_now_on(t: Match, kind: int, number: int) -> None:
    """Events that stay in force (BB 10.2.3)."""
    if kind == upsets.ARMOUR:
        t.armour_off += number
    elif kind == upsets.CHALLENGE_POINTS:
        t.challenge_more += number
    elif kind == upsets.TOUCHDOWN_POINTS:
        t.touchdown_more += number
    else:
        assert kind == upsets.FOUL_COUNTS
        counts = list(t.foul_counts)
        counts[number >> 3] = number & 7
        t.foul_counts = tuple(counts)


# --- Somebody trips ----------------------------------------------------------------------------------------------


def trip(t: Match, seat: int, _b: int, _c: int) -> None:
    """A coach picks an Open opponent who becomes Prone."""
    codes = codes_for(verbs.TRIP, [player for player in t.players_of(1 - seat) if t.is_open(player)])
    if codes:
        t.ask(kinds.TRIP, seat, codes, steps.TRIPPED, seat, 0)


def tripped(t: Match, _seat: int, _b: int, code: int) -> None:
    topple(t, first_of(code))


def topple(t: Match, player: int) -> None:
    """Prone without an Armour Check; a ball he held bounces (BB 4.7.4)."""
    lay(t, player, "BB 4.7.4")
    ball = t.holding(player)
    if ball >= 0:
        bounce(t, ball, t.square[player])


# --- The bench ---------------------------------------------------------------------------------------------------


def bench(t: Match, seat: int, _b: int, _c: int) -> None:
    """Every Reserves player of a coach may make a free Reserves Action, one after the other."""
    if not reserves_board(t, seat):
        return
    codes = codes_for(verbs.RESERVES, [player for player in t.dugout(seat) if unspent(t, player, actions.RESERVES)])
    codes.append(bare.DECLINE)
    t.ask(kinds.BENCH, seat, codes, steps.BENCH_CHOSEN, seat, 0)


def bench_chosen(t: Match, seat: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.RESERVES:
        t.agenda.append((steps.BENCH, seat, 0, 0))
        declare(t, first_of(code), actions.RESERVES, True, None)


# --- The rest ----------------------------------------------------------------------------------------------------


def next_ball(t: Match, seat: int, _b: int, _c: int) -> None:
    new_ball(t, seat, False)


def invade(t: Match, seat: int, face: int) -> None:
    """For each player of a seat on the pitch the other coach rolls a block die; one face injures."""
    for player in t.players_of(seat):
        if t.square[player] < 0:
            continue
        rolled = t.roll_block_die()
        if t.loud:
            t.say(events.INVADED, 1 - seat, player, -1, t.square[player], rolled, "BB 10.2.4")
        if rolled == face:
            injure(t, player, "BB 4.7.4")


def set_up_again(t: Match, seat: int) -> None:
    """Both teams are placed anew; balls stay where their holders stood (BB 10.3.2)."""
    for ball, holder in enumerate(t.ball_holder):
        if holder >= 0:
            t.set_ball(ball, NOBODY, t.square[holder])
    for player in range(len(t.square)):
        if t.square[player] >= 0:
            t.lift(player)
    t.agenda.append((steps.PLACE, 1 - seat, 0, 0))
    t.agenda.append((steps.PLACE, seat, 0, 0))


def monster(t: Match) -> None:
    """Out of a trapdoor drawn at random: who is on it is Injured, who stands beside it becomes Prone."""
    doors = t.pitch.trapdoors
    door = doors[0] if len(doors) == 1 else doors[t.roll(len(doors)) - 1]
    if t.loud:
        t.say(events.MONSTER, -1, -1, -1, door, 0, "BB 10.2.4")
    beside = t.pitch.near[door]
    player = t.player_at(door)
    if player >= 0:
        injure(t, player, "BB 4.7.4")
    for square in squares_of(beside):
        player = t.player_at(square)
        if player >= 0 and t.stands(player):
            topple(t, player)
