"""The ball (BB 5): taking it, bouncing, and new ones through the trapdoors."""

from touchline.blitz_bowl import events, kinds, noted, steps, trait, verbs
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.field import NOBODY, NOWHERE
from touchline.blitz_bowl.landing import landings
from touchline.blitz_bowl.pitch import spread, squares_of
from touchline.blitz_bowl.state import Match
from touchline.table.decision import codes_for, first_of
from touchline.table.dice import ScriptedDice


def can_hold(t: Match, player: int) -> bool:
    """Not with "–" for Throw (BB 5.4.1), and nobody holds two balls (BB 5.3.1)."""
    return t.roles[player].throw != NONE and t.holding(player) < 0


def take(t: Match, player: int, ball: int, rule: str) -> None:
    """A player takes possession of a ball (BB 1.4)."""
    t.set_ball(ball, player, NOWHERE)
    if t.owner(player) == t.coach and not t.held_at_start >> ball & 1:
        for deed in t.deeds:
            deed.noted |= noted.TOOK
    if t.loud:
        t.say(events.BALL_TAKEN, t.owner(player), player, -1, t.square[player], ball, rule)


def arrive(t: Match, player: int, running: bool) -> None:
    """A player has come onto a square; a ball there is picked up or bounces (BB 5.1)."""
    square = t.square[player]
    ball = t.ball_on(square)
    if ball < 0:
        return
    handles = running or (t.roles[player].traits & trait.HANDLING and t.stands(player))
    if handles and can_hold(t, player):
        take(t, player, ball, "BB 5.1.1" if running else "BB 1.4.1")
    else:
        bounce(t, ball, square)


def make_room(t: Match, square: int) -> None:
    """A player was placed on a square, which is no move: a ball there bounces, whoever he is (BB 4.11.3)."""
    ball = t.ball_on(square)
    if ball >= 0:
        bounce(t, ball, square)


def bounce(t: Match, ball: int, square: int) -> None:
    """A ball bounces from a square until it comes to rest or an Open player takes it (BB 5.2)."""
    t.set_ball(ball, NOBODY, NOWHERE)
    if t.unsettled is not None:
        t.unsettled.append((ball, square))
        come_down(t, ball, square)
        return
    landed = False
    while not landed:
        rolled = t.roll(8)
        square = t.pitch.bounce[square * 8 + rolled - 1]
        if t.loud:
            t.say(events.BALL_BOUNCED, -1, -1, -1, square, ball << 4 | rolled, "BB 5.2.1")
        landed = land(t, ball, square)


def come_down(t: Match, ball: int, square: int) -> None:
    """For odds: all bounces of a ball in one, by how likely it ends on each square."""
    ends = landings(t.pitch, square, bounces_on(t, ball))
    dice = t.dice
    assert isinstance(dice, ScriptedDice)
    number = dice.weighed([end.share for end in ends])
    t.say(events.BALL_BOUNCED, -1, -1, -1, ends[number].square, ball << 4, "BB 5.2.1")
    land(t, ball, ends[number].square)


def bounces_on(t: Match, ball: int) -> int:
    """The squares from which a ball that comes down there bounces again (BB 5.2.4, 5.3.2, 5.4.1)."""
    up = t.up
    board = t.down[0] | t.down[1] | up[0] & spread(up[1]) | up[1] & spread(up[0])
    for other, square in enumerate(t.ball_square):
        holder = t.ball_holder[other]
        if other != ball and (square >= 0 or holder >= 0):
            board |= 1 << (t.square[holder] if holder >= 0 else square)
    for player, role in enumerate(t.roles):
        if role.throw == NONE and t.square[player] >= 0:
            board |= 1 << t.square[player]
    return board


def land(t: Match, ball: int, square: int) -> bool:
    """What a ball meets where it comes down; False if it bounces again (BB 5.2.2 to 5.2.4)."""
    player = t.player_at(square)
    if player >= 0:
        if not t.is_open(player) or not can_hold(t, player):
            return False
        take(t, player, ball, "BB 5.2.3")
        return True
    if t.ball_on(square) >= 0:
        return False
    t.set_ball(ball, NOBODY, square)
    return True


def spill(t: Match, player: int) -> None:
    """The ball of a player who becomes Prone bounces; some coaches choose where to (BB 1.9.4, 5.2.6)."""
    ball = t.holding(player)
    if ball < 0:
        return
    if t.roles[player].traits & trait.CHOOSES_BOUNCE:
        square = t.square[player]
        codes = codes_for(verbs.BOUNCE_TO, squares_of(t.pitch.near[square]))
        t.set_ball(ball, NOBODY, NOWHERE)
        t.ask(kinds.BOUNCE, t.owner(player), codes, steps.BOUNCED_TO, ball, 0)
    else:
        bounce(t, ball, t.square[player])


def bounced_to(t: Match, ball: int, _b: int, code: int) -> None:
    square = first_of(code)
    if t.loud:
        t.say(events.BALL_BOUNCED, -1, -1, -1, square, ball << 4, "BB 5.2.6")
    if not land(t, ball, square):
        bounce(t, ball, square)


def lose(t: Match, ball: int, rule: str) -> None:
    """A ball goes out of play."""
    if t.loud:
        t.say(events.BALL_LOST, -1, -1, -1, t.ball_at(ball), ball, rule)
    t.set_ball(ball, NOBODY, NOWHERE)
    t.held_at_start &= ~(1 << ball)


# --- New balls (BB 5.5) ------------------------------------------------------------------------------------------


def new_ball(t: Match, seat: int, first: bool) -> None:
    """A ball enters; where special balls are used somebody picks its kind (BB 13.1.1)."""
    if t.special_balls:
        codes = codes_for(verbs.BALL, range(len(t.catalogue.balls)))
        t.ask(kinds.BALL, seat, codes, steps.BALL_CHOSEN, 1 if first else 0, 0)
    else:
        enter(t, 0, first)


def ball_chosen(t: Match, first: int, _b: int, code: int) -> None:
    enter(t, first_of(code), first == 1)


def enter(t: Match, kind: int, first: bool) -> None:
    """A ball comes through a trapdoor, which clears it of what is there; all but the first one bounce (BB 2.5.1)."""
    doors = t.pitch.trapdoors
    square = doors[0] if len(doors) == 1 else doors[t.roll(len(doors)) - 1]
    if not first:
        clear_trapdoor(t, square, "BB 5.5.3")
    ball = spare_ball(t)
    t.ball_kind = (*t.ball_kind[:ball], kind, *t.ball_kind[ball + 1 :])
    t.set_ball(ball, NOBODY, square)
    if t.loud:
        t.say(events.BALL_ENTERED, -1, -1, -1, square, ball, "BB 2.5.1" if first else "BB 5.5.5")
    if not first:
        bounce(t, ball, square)


def clear_trapdoor(t: Match, square: int, rule: str) -> None:
    """Who stands or lies on it is Injured; his ball, or one that lies there, is lost (BB 5.5.3, 5.5.4)."""
    player = t.player_at(square)
    ball = t.ball_on(square)
    if player >= 0:
        ball = t.holding(player)
    if ball >= 0:
        lose(t, ball, "BB 5.5.4")
    if player >= 0:
        if t.loud:
            t.say(events.INJURED, t.owner(player), player, -1, square, 0, rule)
        t.lift(player)


def spare_ball(t: Match) -> int:
    """A ball that is out of play, or one more."""
    for ball, holder in enumerate(t.ball_holder):
        if holder < 0 and t.ball_square[ball] < 0:
            return ball
    t.ball_square += (NOWHERE,)
    t.ball_holder += (NOBODY,)
    t.ball_kind += (0,)
    return len(t.ball_square) - 1
