"""Run, Mark, Sidestep, Stand Up and Reserves (BB 4.2, 4.3, 4.9 to 4.11)."""

from touchline.blitz_bowl import actions, events, kinds, noted, steps, verbs
from touchline.blitz_bowl.ball import arrive, clear_trapdoor, make_room
from touchline.blitz_bowl.deed import Deed
from touchline.blitz_bowl.paths import Ground, marking_ground, reach, reach_all, running_ground, way
from touchline.blitz_bowl.pitch import codes_on
from touchline.blitz_bowl.state import Match
from touchline.table.decision import second_of, third_of


def move_codes(t: Match, player: int, paces: int, ground: Ground, verb: int, stay: int) -> list[int]:
    """Every square he can end on, once for each set of balls that he touches on the way."""
    start = t.square[player]
    loose = t.loose()
    if not loose & (ground.walk | ground.halt):
        board = reach(start, paces, ground.walk, ground.halt) & stay
        return codes_on(verb, player, board)
    found: list[tuple[int, int]] = []
    reach_all(t, start, paces, ground.walk, ground.halt, 0, found)
    boards: dict[int, int] = {}
    for touched, board in found:
        boards[touched] = boards.get(touched, 0) | board
    codes: list[int] = []
    for touched, board in boards.items():
        codes += codes_on(verb, player, board & stay, touched)
    return codes


def walk(t: Match, player: int, code: int, action: int) -> None:
    """Move along a way, square by square where somebody watches or a ball lies on it."""
    goal = second_of(code)
    touched = third_of(code)
    if not touched and not t.loud:
        t.move(player, goal)
        return
    deed = t.deeds[-1]
    paces = deed.squares
    ground = running_ground(t, player, deed.traits) if action == actions.RUN else marking_ground(t, player)
    rule = "BB 4.2.1" if action == actions.RUN else "BB 4.3.1"
    squares = way(t, t.square[player], goal, paces, ground.walk, touched)
    others = t.taken() & ~(1 << t.square[player])
    for square in squares:
        if t.loud:
            t.say(events.MOVED, t.owner(player), player, -1, square, action, rule)
        if others >> square & 1:
            continue  # he only passes through somebody there
        t.move(player, square)
        arrive(t, player, action == actions.RUN)


# --- Run (BB 4.2) ------------------------------------------------------------------------------------------------


def roll_move(t: Match, player: int) -> int:
    """A D6 Move is rolled when the Run is declared, before the way is chosen (BB 4.2.5)."""
    rolled = t.roll(6)
    if t.loud:
        t.say(events.MOVE_ROLLED, t.owner(player), player, -1, -1, rolled, "BB 4.2.5")
    return rolled


def ask_run(t: Match, player: int, deed: Deed) -> None:
    """The destination is chosen; its way is the shortest."""
    ground = running_ground(t, player, deed.traits)
    codes = move_codes(t, player, deed.squares, ground, verbs.RUN_TO, ground.stay)
    if codes:
        t.ask(kinds.RUN, t.owner(player), codes, steps.RUN_CHOSEN, player, 0)


def run_chosen(t: Match, player: int, _b: int, code: int) -> None:
    walk(t, player, code, actions.RUN)


def can_run(t: Match, player: int, paces: int, traits: int) -> bool:
    """Whether there is a square to run to; the nearest ones are looked at first."""
    ground = running_ground(t, player, traits)
    if t.pitch.near[t.square[player]] & (ground.walk | ground.halt) & ground.stay:
        return True
    return bool(reach(t.square[player], paces, ground.walk, ground.halt) & ground.stay)


# --- Mark (BB 4.3) -----------------------------------------------------------------------------------------------


def mark_goal(t: Match, player: int, deed: Deed, ground: Ground) -> int:
    """Squares where a Mark may end; one that answers a runner must end beside him."""
    if not deed.noted & noted.BESIDE:
        return ground.stay
    runner = t.deeds[-2].actor
    return ground.stay & t.pitch.near[t.square[runner]]


def ask_mark(t: Match, player: int, deed: Deed) -> None:
    ground = marking_ground(t, player)
    codes = move_codes(t, player, deed.squares, ground, verbs.MARK_TO, mark_goal(t, player, deed, ground))
    t.ask(kinds.MARK, t.owner(player), codes, steps.MARK_CHOSEN, player, 0)


def mark_chosen(t: Match, player: int, _b: int, code: int) -> None:
    walk(t, player, code, actions.MARK)


def can_mark(t: Match, player: int, paces: int, goal: int) -> bool:
    ground = marking_ground(t, player)
    return bool(reach(t.square[player], paces, ground.walk, ground.halt) & ground.stay & goal)


# --- Sidestep (BB 4.9) -------------------------------------------------------------------------------------------


def sidestep_board(t: Match, player: int) -> int:
    """Adjacent squares where he would be Open (BB 4.9.1)."""
    opponents = t.up[1 if player < t.edge else 0]
    wide = opponents | opponents << 1 | opponents >> 1
    wide |= wide << 16 | wide >> 16
    return t.pitch.near[t.square[player]] & t.free() & ~wide


def ask_sidestep(t: Match, player: int, deed: Deed) -> None:
    deed.markers = markers(t, player)
    codes = codes_on(verbs.SIDESTEP_TO, player, sidestep_board(t, player))
    t.ask(kinds.SIDESTEP, t.owner(player), codes, steps.SIDESTEP_CHOSEN, player, 0)


def markers(t: Match, player: int) -> int:
    """A bit for each opponent who Marks a player."""
    seat = 1 if player < t.edge else 0
    board = t.up[seat] & t.pitch.near[t.square[player]]
    found = 0
    for opponent in t.players_of(seat):
        if t.square[opponent] >= 0 and board >> t.square[opponent] & 1:
            found |= 1 << opponent
    return found


def sidestep_chosen(t: Match, player: int, _b: int, code: int) -> None:
    square = second_of(code)
    t.move(player, square)
    if t.loud:
        t.say(events.MOVED, t.owner(player), player, -1, square, actions.SIDESTEP, "BB 4.9.1")
    arrive(t, player, False)


# --- Stand Up (BB 4.10) ------------------------------------------------------------------------------------------


def stand_up(t: Match, player: int) -> None:
    t.put(player, t.square[player], False)
    if t.loud:
        t.say(events.STOOD_UP, t.owner(player), player, -1, t.square[player], 0, "BB 4.10.1")


# --- Reserves (BB 4.11) ------------------------------------------------------------------------------------------


def reserves_board(t: Match, seat: int) -> int:
    """Squares of the End Zone away from opponents and balls; if there is none, any free one (BB 4.11.2, 4.11.3)."""
    free = t.own_zone(seat) & t.free()
    clear = free & ~t.marked_by(1 - seat) & ~t.loose()
    board = clear or free
    if t.arena.trapdoor_reserves:
        board |= t.pitch.doors
    return board


def ask_reserves(t: Match, player: int) -> None:
    codes = codes_on(verbs.PLACE, player, reserves_board(t, t.owner(player)))
    t.ask(kinds.RESERVES, t.owner(player), codes, steps.RESERVES_CHOSEN, player, 0)


def reserves_chosen(t: Match, player: int, _b: int, code: int) -> None:
    square = second_of(code)
    if t.arena.trapdoor_reserves and t.pitch.doors >> square & 1 and not t.own_zone(t.owner(player)) >> square & 1:
        clear_trapdoor(t, square, "BB 12.2.2")
    t.put(player, square, False)
    if t.loud:
        t.say(events.CAME_ON, t.owner(player), player, -1, square, 0, "BB 4.11.1")
    make_room(t, square)
