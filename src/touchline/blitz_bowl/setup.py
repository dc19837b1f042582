"""Set-up (BB 2): the toss, arena, pitch and teams, the challenge deck, placing the players, the first ball."""

from typing import Final

from touchline.blitz_bowl.ball import make_room, new_ball
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.challenge import deal, event_on_top, see_top
from touchline.blitz_bowl.names import (
    EV_ARENA,
    EV_PITCH,
    EV_PLACED,
    EV_TEAM,
    EV_TOSS,
    K_PITCH,
    K_PLACE,
    K_TEAM,
    S_ARENA,
    S_DEAL,
    S_FIRST_BALL,
    S_PITCH,
    S_PITCH_CHOSEN,
    S_PLACE,
    S_PLACED,
    S_TEAM_CHOSEN,
    S_TEAMS,
    S_TOSS,
    S_TURN,
    V_PITCH,
    V_PLACE,
    V_TEAM,
)
from touchline.blitz_bowl.pitch import squares_of
from touchline.blitz_bowl.state import BOX, DECK, PILES, RESERVES_AT, SEATS, SPACES, Match, everyone
from touchline.blitz_bowl.words import (
    ARMOUR_ROLL,
    BLOCK_ROLL,
    MOMENTS,
    P_ARMOUR_ROLLED,
    P_BLOCK_ROLLED,
    P_THROW_ROLLED,
    T_IGNORED,
    T_STANDS_FIRST,
    T_STOPS,
    THROW_ROLL,
)
from touchline.table.decision import first_of, second_of
from touchline.table.dice import SETUP, SHUFFLES, Dice
from touchline.table.registry import Registry

EVENTS_USED: Final = 6  # of the random events (BB 10.1.1)


class Options:
    """The options of a match, as the rules need them."""

    def __init__(self) -> None:
        self.events: bool = False
        self.fouls: bool = False
        self.throws_players: bool = False
        self.special_balls: bool = False
        self.rookies: int = -1  # the seat that has the card
        self.arena_rolled: bool = False
        self.arena: int = -1
        self.pitch: int = -1


def blank(registry: Registry, catalogue: Catalogue, rules: tuple[str, ...], options: Options, dice: Dice) -> Match:
    """A match of which nothing is set up yet."""
    t = Match()
    t.registry = registry
    t.functions = registry.functions
    t.seats = SEATS
    t.catalogue = catalogue
    t.rules = rules
    t.dice = dice
    t.all = everyone()
    t.moments = moments_of(catalogue)
    t.fouls = options.fouls
    t.throws_players = options.throws_players
    t.special_balls = options.special_balls
    t.rookies = 1 << options.rookies if options.rookies >= 0 else 0
    t.piles = [()] * PILES
    return t


def moments_of(catalogue: Catalogue) -> tuple[int, ...]:
    """For each moment the bonus plays that have it."""
    found = [0] * MOMENTS
    for n, play in enumerate(catalogue.plays):
        found[play.moment] |= 1 << n
        for roll, moment in (
            (ARMOUR_ROLL, P_ARMOUR_ROLLED),
            (THROW_ROLL, P_THROW_ROLLED),
            (BLOCK_ROLL, P_BLOCK_ROLLED),
        ):
            if play.rolls & roll:
                found[moment] |= 1 << n
    return tuple(found)


def enlist(t: Match, teams: tuple[int, ...]) -> None:
    """The players of both teams, in Reserves until they are placed (BB 2.2.2)."""
    cards = t.catalogue.team_cards
    t.teams = teams
    t.edge = len(cards[teams[0]].players)
    t.role = cards[teams[0]].players + cards[teams[1]].players
    t.roles = tuple(t.catalogue.positions[role] for role in t.role)
    t.square = [RESERVES_AT] * len(t.role)
    t.acted = [0] * len(t.role)
    t.uncertain = any(role.traits & (T_IGNORED | T_STOPS) for role in t.roles)
    lively = [n for n, role in enumerate(t.roles) if role.between or role.traits & T_STANDS_FIRST]
    t.livelier = (
        tuple(player for player in lively if player < t.edge),
        tuple(player for player in lively if player >= t.edge),
    )


def lay_out_cards(t: Match) -> None:
    """Every card that may come into the game, as a handle; nothing of them is known."""
    cards = t.catalogue
    t.face = cards.deck_faces + cards.event_faces
    t.known = [0] * len(t.face)
    t.front = [-1] * len(t.face)
    challenges = len(cards.deck_faces)
    t.piles[DECK] = tuple(range(challenges))
    t.piles[BOX] = tuple(range(challenges, len(t.face)))


# --- Toss, arena, pitch, teams (BB 2.1, 2.2) ---------------------------------------------------------------------


def set_up(t: Match, teams: tuple[int, ...], options: Options, first: int) -> None:
    """Put the whole set-up on the agenda, in the order of the rulebook."""
    loser = first if first >= 0 else t.dice.roll(SETUP, SEATS)
    t.coach_a = loser
    winner = 1 - loser
    lay_out_cards(t)
    agenda = t.agenda
    agenda.append((S_TURN, loser, 0, 0))
    agenda.append((S_FIRST_BALL, winner, 0, 0))
    agenda.append((S_PLACE, winner, 0, 0))
    agenda.append((S_PLACE, loser, 0, 0))
    agenda.append((S_DEAL, 1 if options.events else 0, 0, 0))
    if len(teams) == SEATS:
        enlist(t, teams)
    else:
        first_team, second_team = two_teams(t)
        agenda.append((S_TEAMS, winner, first_team, second_team))
    agenda.append((S_PITCH, winner, options.pitch, 0))
    if options.arena_rolled or options.arena >= 0:
        agenda.append((S_ARENA, winner, options.arena, 0))
    agenda.append((S_TOSS, winner, 0, 0))


def two_teams(t: Match) -> tuple[int, int]:
    order = list(range(len(t.catalogue.teams)))
    t.dice.shuffle(SETUP, order)
    return order[0], order[1]


def toss(t: Match, winner: int, _b: int, _c: int) -> None:
    if t.loud:
        t.say(EV_TOSS, winner, -1, -1, -1, 0, "BB 2.1.1")


def arena(t: Match, winner: int, chosen: int, _c: int) -> None:
    """Rolled by the winner of the toss before the pitch is chosen (BB 12.1.1)."""
    if chosen < 0:
        numbers = [one.roll for one in t.catalogue.arenas]
        rolled = t.roll(8)
        chosen = numbers.index(rolled) if rolled in numbers else -1
    if chosen >= 0:
        t.arena = t.catalogue.arenas[chosen]
        t.lead = t.arena.lead
        if t.loud:
            t.say(EV_ARENA, winner, -1, -1, -1, chosen, "BB 12.1.1")


def pitch(t: Match, winner: int, fixed: int, _c: int) -> None:
    """The winner of the toss chooses the pitch (BB 2.1.1)."""
    numbers = [fixed] if fixed >= 0 else range(len(t.catalogue.pitches))
    t.ask(K_PITCH, winner, [V_PITCH << 30 | n << 20 for n in numbers], S_PITCH_CHOSEN, winner, 0)


def pitch_chosen(t: Match, winner: int, _b: int, code: int) -> None:
    t.pitch = t.catalogue.pitches[first_of(code)]
    if t.loud:
        t.say(EV_PITCH, winner, -1, -1, -1, first_of(code), "BB 2.1.1")


def teams(t: Match, winner: int, one: int, other: int) -> None:
    """Of two teams on the table the winner of the toss takes one (BB 2.2.1)."""
    codes = [V_TEAM << 30 | one << 20 | other << 10, V_TEAM << 30 | other << 20 | one << 10]
    t.ask(K_TEAM, winner, codes, S_TEAM_CHOSEN, winner, 0)


def team_chosen(t: Match, winner: int, _b: int, code: int) -> None:
    mine, theirs = first_of(code), second_of(code)
    enlist(t, (mine, theirs) if winner == 0 else (theirs, mine))
    if t.loud:
        t.say(EV_TEAM, winner, -1, -1, -1, mine, "BB 2.2.1")
        t.say(EV_TEAM, 1 - winner, -1, -1, -1, theirs, "BB 2.2.1")


# --- The challenge deck (BB 2.3, 10.1) ---------------------------------------------------------------------------


def shuffle(t: Match, pile: tuple[int, ...]) -> None:
    """Permute the faces of a pile; the handles stay where they are, and what was seen of them is forgotten."""
    faces = [t.face[card] for card in pile]
    t.dice.shuffle(SHUFFLES, faces)
    for n, card in enumerate(pile):
        t.face[card] = faces[n]
        t.front[card] = -1


def deal_challenges(t: Match, events: int, _b: int, _c: int) -> None:
    """Three active cards, and with random events six of those shuffled into the deck (BB 10.1.1)."""
    shuffle(t, t.piles[DECK])
    for space in range(SPACES):
        deal(t, space)
    if events:
        shuffle(t, t.piles[BOX])
        used = t.piles[BOX][:EVENTS_USED]
        t.piles[BOX] = t.piles[BOX][EVENTS_USED:]
        t.piles[DECK] = used + t.piles[DECK]  # under it, so that dice which shuffle nothing leave a challenge on top
        shuffle(t, t.piles[DECK])
        while event_on_top(t):
            shuffle(t, t.piles[DECK])
    see_top(t)


# --- Placing the players (BB 2.4), also for a reset --------------------------------------------------------------


def place(t: Match, seat: int, number: int, _c: int) -> None:
    """The next player goes to any free square of his End Zone; balls are avoided while that is possible (BB-R15)."""
    players = t.players_of(seat)
    if number >= len(players):
        return
    player = players[number]
    if t.square[player] != RESERVES_AT:
        t.agenda.append((S_PLACE, seat, number + 1, 0))
        return
    free = t.own_zone(seat) & t.free()
    clear = free & ~t.loose()
    head = V_PLACE << 30 | player << 20
    codes = [head | square << 10 for square in squares_of(clear or free)]
    t.ask(K_PLACE, seat, codes, S_PLACED, seat, number)


def placed(t: Match, seat: int, number: int, code: int) -> None:
    player = first_of(code)
    t.put(player, second_of(code), False)
    if t.loud:
        t.say(EV_PLACED, seat, player, -1, second_of(code), 0, "BB 2.4.2")
    t.agenda.append((S_PLACE, seat, number + 1, 0))
    make_room(t, second_of(code))


def first_ball(t: Match, winner: int, _b: int, _c: int) -> None:
    """Picked, where balls are picked, by the coach who placed his team second (BB 13.1.1)."""
    new_ball(t, winner, True)
