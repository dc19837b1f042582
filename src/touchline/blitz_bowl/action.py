"""An Action from beginning to end (BB 3.3.5): declared, resolved, answered, scored, claimed, and what it has earned."""

from touchline.blitz_bowl import actions, bare, events, kinds, moments, noted, steps, trait, verbs
from touchline.blitz_bowl.answers import FROM_DUMP_OFF, FROM_INTERRUPT_BESIDE, answer
from touchline.blitz_bowl.ball import bounce, lose
from touchline.blitz_bowl.blocking import ask_block, ask_foul
from touchline.blitz_bowl.bonus import play_card
from touchline.blitz_bowl.cards import D6_MOVE, Grant, Play
from touchline.blitz_bowl.challenge import claim_codes
from touchline.blitz_bowl.deed import Deed, bit_of
from touchline.blitz_bowl.falling import injure, lay
from touchline.blitz_bowl.field import NOBODY
from touchline.blitz_bowl.moving import ask_mark, ask_reserves, ask_run, ask_sidestep, roll_move, stand_up
from touchline.blitz_bowl.pitch import END_ZONES, squares_of
from touchline.blitz_bowl.possible import can_take, unspent
from touchline.blitz_bowl.preparation import is_for, prepare, squares_for, traits_for
from touchline.blitz_bowl.prepared import NOTHING, with_play
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.throwing import ask_lift, ask_throw
from touchline.table.decision import code_of, codes_for, first_of, second_of, third_of, verb_of

TOUCHDOWN = 4  # points (BB 6.1.3)

# Free Actions by where they come from: the number of an ability's grant, or one of these and a number.
FROM_CATCH = 16
FROM_ARENA = 32
FROM_TEAM_MATE = 48


# --- Declare and resolve -----------------------------------------------------------------------------------------


def declare(t: Match, player: int, action: int, free: bool, grant: Grant | None, more: int = 0, flags: int = 0) -> None:
    """Begin an Action and ask what it needs: a destination or a target (BB 3.3.5)."""
    traits = traits_for(t, player) | more
    squares = squares_for(t, player, action)
    if action == actions.RUN and t.roles[player].move == D6_MOVE and (grant is None or not grant.squares):
        squares += roll_move(t, player)
    if grant is not None:
        squares = grant.squares or squares
        flags |= (noted.SHORT if grant.short else 0) | (noted.THEN_PRONE if grant.then_prone else 0)
    deed = open_deed(t, player, action, free)
    deed.traits = traits
    deed.squares = squares
    deed.noted = flags
    unprepare(t)
    if t.loud:
        t.say(events.DECLARED, t.owner(player), player, -1, t.square[player], action, RULES[action])
    ask_target(t, player, action, deed)


def open_deed(t: Match, player: int, action: int, free: bool) -> Deed:
    """Begin the record of an Action and count it."""
    opponent = 1 if player < t.edge else 0
    kind = bit_of(action)
    acted = t.acted[player] | kind
    if not free:
        acted |= kind << 8
        t.actions_left -= 1
        t.fresh = False
    t.acted[player] = acted
    if 1 - opponent == t.coach:
        t.turn_players |= 1 << player
        t.turn_kinds |= kind
        if action == actions.RUN:
            t.runs += 1
    deed = Deed()
    deed.actor = player
    deed.action = action
    deed.free = free
    note_balls(t, deed, opponent)
    deed.throw = t.prepared.throw
    deed.dice = t.prepared.dice
    deed.start = t.square[player]
    deed.kinds = acted >> 8
    t.deeds.append(deed)
    t.agenda.append((steps.SETTLE, 0, 0, 0))
    return deed


def note_balls(t: Match, deed: Deed, opponent: int) -> None:
    """Where the balls are now, and which of them opponents hold."""
    squares = list(t.ball_square)
    holders: tuple[int, ...] = ()
    for ball, holder in enumerate(t.ball_holder):
        if holder >= 0:
            squares[ball] = t.square[holder]
            if t.owner(holder) == opponent:
                holders += (NOBODY,) * (ball - len(holders)) + (holder,)
    while squares and squares[-1] < 0:
        squares.pop()
    deed.balls = tuple(squares)
    deed.holders = holders


def unprepare(t: Match) -> None:
    if t.prepared.actions:
        t.prepared = NOTHING


def free_action(t: Match, player: int, action: int, source: int) -> None:
    """A free Action of an interrupt or a bonus play."""
    if source == FROM_DUMP_OFF:
        declare(t, player, action, True, None, trait.NO_MODIFIERS, noted.SHORT)
    elif source == FROM_INTERRUPT_BESIDE:
        declare(t, player, action, True, None, 0, noted.BESIDE)
    else:
        declare(t, player, action, True, None)


RULES = (
    "BB 4.2.1",
    "BB 4.3.1",
    "BB 4.4.1",
    "BB 4.5.1",
    "BB 4.9.1",
    "BB 4.10.1",
    "BB 4.11.1",
    "BB 11.1.1",
    "BB 11.2.1",
)


def ask_target(t: Match, player: int, action: int, deed: Deed) -> None:
    if action == actions.RUN:
        ask_run(t, player, deed)
    elif action == actions.MARK:
        ask_mark(t, player, deed)
    elif action == actions.THROW:
        ask_throw(t, player, deed)
    elif action == actions.BLOCK:
        ask_block(t, player, deed)
    elif action == actions.SIDESTEP:
        ask_sidestep(t, player, deed)
    elif action == actions.STAND_UP:
        stand_up(t, player)
    elif action == actions.RESERVES:
        ask_reserves(t, player)
    elif action == actions.FOUL:
        ask_foul(t, player)
    else:
        ask_lift(t, player)


# --- What follows ------------------------------------------------------------------------------------------------


def settle(t: Match, _a: int, _b: int, _c: int) -> None:
    """The Action is resolved: first come interrupts (BB 6.1.5)."""
    if not answer(t):
        conclude(t, 0, 0, 0)


def conclude(t: Match, _a: int, _b: int, _c: int) -> None:
    """Touchdowns (BB 6.1), then the claim step (BB 7.2), then what the Action has earned."""
    deed = t.deeds[-1]
    seat = t.owner(deed.actor)
    t.agenda.append((steps.EARNED, 0, 0, 0))
    if seat != t.coach:
        return
    touchdowns(t, seat)
    codes = claim_codes(t, seat)
    if codes:
        codes.append(bare.DECLINE)
        t.ask(kinds.CLAIM, seat, codes, steps.CLAIM_CHOSEN, seat, 0)


def touchdowns(t: Match, seat: int) -> None:
    """Every Open player with a ball in the other End Zone scores (BB 6.1)."""
    zone = END_ZONES[1 - seat]
    for ball, holder in enumerate(t.ball_holder):
        if holder < 0 or t.owner(holder) != seat or not zone >> t.square[holder] & 1 or not t.is_open(holder):
            continue
        t.deeds[-1].noted |= noted.TOUCHDOWN
        if t.loud:
            t.say(events.TOUCHDOWN, seat, holder, -1, t.square[holder], ball, "BB 6.1.3")
        t.gain(seat, TOUCHDOWN + t.touchdown_more, "BB 6.1.3")
        lose(t, ball, "BB 6.1.3")
        t.lift(holder)
        t.acted[holder] = 0  # he counts as a new player (BB 6.2.2)
        t.barred &= ~(1 << holder)


# --- What an Action has earned (BB 3.4.4) ------------------------------------------------------------------------


def earned(t: Match, _a: int, _b: int, _c: int) -> None:
    """Bloodlust, then free Actions in the order of the coach's choice."""
    deed = t.deeds[-1]
    actor = deed.actor
    if bloodlust(t, actor, deed):
        return
    seat = t.owner(actor)
    codes = free_codes(t, actor, deed)
    openly = t.suspects[seat] > 0 and (may_follow(t, actor, deed) or may_prepare(t, actor, deed))
    if not codes and not openly:
        close(t)
        return
    if not codes or not t.prepared.actions:  # once a card was played for a free Action, that must be made
        codes.append(bare.DECLINE)
    if openly:
        codes += play_codes(t, actor, deed)
        t.ask_openly(kinds.EARNED, seat, codes, steps.EARNED_CHOSEN, actor, 0)
    else:
        t.ask(kinds.EARNED, seat, codes, steps.EARNED_CHOSEN, actor, 0)


def close(t: Match) -> None:
    """The Action is over."""
    deed = t.deeds[-1]
    actor = deed.actor
    falls = deed.noted & noted.THEN_PRONE and t.stands(actor)
    t.deeds.pop()
    unprepare(t)
    if falls:
        lay(t, actor, "BB 4.7.4")
        ball = t.holding(actor)
        if ball >= 0:
            bounce(t, ball, t.square[actor])


def bloodlust(t: Match, actor: int, deed: Deed) -> bool:
    """After a Block with a Miss among its dice the blocker is Injured, or a minion in his place (BB-R44)."""
    if not deed.noted & noted.MISS or deed.noted & noted.BLED:
        return False
    if not t.roles[actor].traits & trait.BLOODLUST or t.square[actor] < 0:
        return False
    deed.noted |= noted.BLED
    t.agenda.append((steps.EARNED, 0, 0, 0))
    codes = [code_of(verbs.SACRIFICE, actor)]
    near = t.pitch.near[t.square[actor]]
    for mate in t.players_of(t.owner(actor)):
        if t.roles[mate].traits & trait.MINION and t.stands(mate) and near >> t.square[mate] & 1:
            codes.append(code_of(verbs.SACRIFICE, mate))
    t.ask(kinds.BLOODLUST, t.owner(actor), codes, steps.BLOODLUST_CHOSEN, actor, 0)
    return True


def bloodlust_chosen(t: Match, _actor: int, _b: int, code: int) -> None:
    injure(t, first_of(code), "BB 4.7.4")


def free_codes(t: Match, actor: int, deed: Deed) -> list[int]:
    """Free Actions that abilities and the arena give, and that can be made now."""
    kind = bit_of(deed.action)
    granted = deed.granted
    codes: list[int] = []
    for n, grant in enumerate(t.roles[actor].grants):
        if grant.after & kind and not grant.caught and not granted >> n & 1 and can_take(t, actor, grant):
            codes.append(code_of(verbs.FREE, actor, grant.action, n))
    for n, grant in enumerate(t.arena.grants):
        if grant.after & kind and not granted >> FROM_ARENA + n & 1 and can_take(t, actor, grant):
            codes.append(code_of(verbs.FREE, actor, grant.action, FROM_ARENA + n))
    caught = deed.noted & (noted.SUCCESS | noted.HAND_OFF) == noted.SUCCESS
    if caught and deed.action == actions.THROW and deed.target >= 0:
        codes += caught_codes(t, deed.target, granted)
    if t.roles[actor].traits & trait.RAISES and t.square[actor] >= 0:
        codes += raised_codes(t, actor)
    if t.prepared.actions:
        return [code for code in codes if is_for(t, second_of(code))]
    return codes


def caught_codes(t: Match, catcher: int, granted: int) -> list[int]:
    """To the Open target of a throw that succeeded."""
    if not t.is_open(catcher):
        return []
    codes: list[int] = []
    for n, grant in enumerate(t.roles[catcher].grants):
        if grant.caught and not granted >> FROM_CATCH + n & 1 and can_take(t, catcher, grant):
            codes.append(code_of(verbs.FREE, catcher, grant.action, FROM_CATCH + n))
    return codes


def raised_codes(t: Match, actor: int) -> list[int]:
    """Prone team-mates beside him may stand up."""
    seat = t.owner(actor)
    board = t.pitch.near[t.square[actor]] & t.down[seat]
    codes: list[int] = []
    for square in squares_of(board):
        mate = t.player_at(square)
        if unspent(t, mate, actions.STAND_UP):
            codes.append(code_of(verbs.FREE, mate, actions.STAND_UP, FROM_TEAM_MATE))
    return codes


# --- Bonus plays after an Action -----------------------------------------------------------------------------------


def follows(t: Match, actor: int, deed: Deed, play: Play) -> bool:
    """Whether a bonus play gives the player a free Action after this one, and he could make it."""
    grant = play.grant
    if grant is None or not grant.after & bit_of(deed.action) or not is_for(t, grant.action):
        return False
    return can_take(t, actor, grant)


def may_follow(t: Match, actor: int, deed: Deed) -> bool:
    """Whether, for all others can tell, a bonus play could follow this Action."""
    return any_follows(t, actor, deed, t.may_hold(t.owner(actor), moments.AFTER))


def any_follows(t: Match, actor: int, deed: Deed, plays: int) -> bool:
    """Whether one of some bonus plays, a bit for each, could follow this Action."""
    if plays:
        for n, play in enumerate(t.catalogue.plays):
            if plays >> n & 1 and follows(t, actor, deed, play):
                return True
    return False


def may_prepare(t: Match, actor: int, deed: Deed) -> bool:
    """Whether, for all others can tell, a bonus play could be played for a free Action that was earned (BB 3.4.1)."""
    seat = t.owner(actor)
    wanted = t.may_hold(seat, moments.BEFORE)
    if not wanted:
        return False
    after = t.may_hold(seat, moments.AFTER)
    for n, play in enumerate(t.catalogue.plays):
        if wanted >> n & 1 and can_prepare(t, actor, deed, play, after):
            return True
    return False


def can_prepare(t: Match, actor: int, deed: Deed, play: Play, after: int) -> bool:
    """Whether a card does something for a free Action that was earned, or that a play of ``after`` would give."""
    kept = t.prepared
    t.prepared = with_play(kept, play)
    found = False
    if t.prepared.actions:
        for code in free_codes(t, actor, deed):
            if does_more(play, source_of(t, first_of(code), third_of(code))):
                found = True
        found = found or any_follows(t, actor, deed, after)
    t.prepared = kept
    return found


def does_more(play: Play, grant: Grant | None) -> bool:
    """A card that lets somebody move further does nothing for a free Action of so many squares at most."""
    if grant is None or not grant.squares:
        return True
    return not (play.more_squares or play.squares)


def play_codes(t: Match, actor: int, deed: Deed) -> list[int]:
    """The cards in hand that give a free Action now, or are for one that was earned."""
    seat = t.owner(actor)
    found: list[int] = []
    after = 0
    for card in t.plays_held(seat, moments.AFTER):
        after |= 1 << t.catalogue.backs[t.face[card]]
        if follows(t, actor, deed, t.play_of(card)):
            found.append(card)
    for card in t.plays_held(seat, moments.BEFORE):
        if can_prepare(t, actor, deed, t.play_of(card), after):
            found.append(card)
    return codes_for(verbs.PLAY, found)


def earned_chosen(t: Match, actor: int, _b: int, code: int) -> None:
    verb = verb_of(code)
    if verb == verbs.DECLINE:
        close(t)
        return
    t.agenda.append((steps.EARNED, 0, 0, 0))
    if verb == verbs.PLAY:
        play = t.play_of(first_of(code))
        if play.moment == moments.BEFORE:
            prepare(t, t.owner(actor), first_of(code))
            return
        play_card(t, t.owner(actor), first_of(code))
        if play.grant is not None:
            declare(t, actor, play.grant.action, True, play.grant)
        return
    source = third_of(code)
    t.deeds[-1].granted |= 1 << source
    declare(t, first_of(code), second_of(code), True, source_of(t, first_of(code), source))


def source_of(t: Match, player: int, source: int) -> Grant | None:
    if source >= FROM_TEAM_MATE:
        return None
    if source >= FROM_ARENA:
        return t.arena.grants[source - FROM_ARENA]
    return t.roles[player].grants[source - FROM_CATCH if source >= FROM_CATCH else source]
