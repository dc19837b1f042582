"""Set-up (BB 2): the toss, arena, pitch and teams, the challenge deck, placing the players, the first ball."""

from typing import Final

from touchline.blitz_bowl import events, kinds, moments, rolls, steps, trait, verbs
from touchline.blitz_bowl.ball import make_room, new_ball
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.challenge import deal, event_on_top, see_top
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.pitch import Pitch, codes_on
from touchline.blitz_bowl.state import BOX, DECK, PILES, SEATS, SPACES, Match, everyone
from touchline.table.decision import code_of, codes_for, first_of, second_of
from touchline.table.dice import SETUP, SHUFFLES, Dice
from touchline.table.registry import Registry

# In the place of a pitch: which ones the coach chooses from.
EVERY_PITCH: Final = -1  # in positions laid out by hand, and as before version 0.2.0
OF_ANY_EDITION: Final = -2
OF_THIS_EDITION: Final = -3
RECONSTRUCTED: Final = "reconstructed"

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
        self.pitch: int = EVERY_PITCH  # or others to choose from, or the pitch itself


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
    found = [0] * moments.NUMBER
    for n, play in enumerate(catalogue.plays):
        found[play.moment] |= 1 << n
        for roll, moment in (
            (rolls.ARMOUR, moments.ARMOUR_ROLLED),
            (rolls.THROW, moments.THROW_ROLLED),
            (rolls.BLOCK, moments.BLOCK_ROLLED),
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
    t.uncertain = any(role.traits & (trait.IGNORED | trait.STOPS) for role in t.roles)
    lively = [n for n, role in enumerate(t.roles) if role.between or role.traits & trait.STANDS_FIRST]
    t.livelier = by_seat(t, lively)
    t.gifted = by_seat(t, [n for n, role in enumerate(t.roles) if role.reach or role.traits & trait.GIFTS])


def by_seat(t: Match, players: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    edge = t.edge
    return tuple([player for player in players if player < edge]), tuple([one for one in players if one >= edge])


def lay_out_cards(t: Match) -> None:
    """Every card that may come into the game, as a handle; nothing of them is known."""
    cards = t.catalogue
    t.face = cards.deck_faces + cards.event_faces
    t.known = [0] * len(t.face)
    t.front = (-1,) * len(t.face)
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
    agenda.append((steps.TURN, loser, 0, 0))
    agenda.append((steps.FIRST_BALL, winner, 0, 0))
    agenda.append((steps.PLACE, winner, 0, 0))
    agenda.append((steps.PLACE, loser, 0, 0))
    agenda.append((steps.DEAL, 1 if options.events else 0, 0, 0))
    if len(teams) == SEATS:
        enlist(t, teams)
    else:
        first_team, second_team = two_teams(t)
        agenda.append((steps.TEAMS, winner, first_team, second_team))
    agenda.append((steps.PITCH, winner, options.pitch, 0))
    if options.arena_rolled or options.arena >= 0:
        agenda.append((steps.ARENA, winner, options.arena, 0))
    agenda.append((steps.TOSS, winner, 0, 0))


def two_teams(t: Match) -> tuple[int, int]:
    order = list(range(len(t.catalogue.teams)))
    t.dice.shuffle(SETUP, order)
    return order[0], order[1]


def toss(t: Match, winner: int, _b: int, _c: int) -> None:
    if t.loud:
        t.say(events.TOSS, winner, -1, -1, -1, 0, "BB 2.1.1")


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
            t.say(events.ARENA, winner, -1, -1, -1, chosen, "BB 12.1.1")


def pitch(t: Match, winner: int, fixed: int, _c: int) -> None:
    """The winner of the toss chooses the pitch (BB 2.1.1)."""
    numbers = [fixed] if fixed >= 0 else pitches_offered(t.catalogue.pitches, fixed)
    t.ask(kinds.PITCH, winner, codes_for(verbs.PITCH, numbers), steps.PITCH_CHOSEN, winner, 0)


def pitches_offered(pitches: list[Pitch], which: int) -> list[int]:
    """Documented pitches, of this edition unless others were asked for; a reconstruction only by name (BB 14.5.4)."""
    every = list(range(len(pitches)))
    if which == EVERY_PITCH:
        return every
    documented = [n for n in every if pitches[n].source != RECONSTRUCTED]
    ours = [n for n in documented if which == OF_ANY_EDITION or not pitches[n].edition]
    return ours or documented or every


def pitch_chosen(t: Match, winner: int, _b: int, code: int) -> None:
    t.pitch = t.catalogue.pitches[first_of(code)]
    if t.loud:
        t.say(events.PITCH, winner, -1, -1, -1, first_of(code), "BB 2.1.1")


def teams(t: Match, winner: int, one: int, other: int) -> None:
    """Of two teams on the table the winner of the toss takes one (BB 2.2.1)."""
    codes = [code_of(verbs.TEAM, one, other), code_of(verbs.TEAM, other, one)]
    t.ask(kinds.TEAM, winner, codes, steps.TEAM_CHOSEN, winner, 0)


def team_chosen(t: Match, winner: int, _b: int, code: int) -> None:
    mine, theirs = first_of(code), second_of(code)
    enlist(t, (mine, theirs) if winner == 0 else (theirs, mine))
    if t.loud:
        t.say(events.TEAM, winner, -1, -1, -1, mine, "BB 2.2.1")
        t.say(events.TEAM, 1 - winner, -1, -1, -1, theirs, "BB 2.2.1")


# --- The challenge deck (BB 2.3, 10.1) ---------------------------------------------------------------------------


def shuffle(t: Match, pile: tuple[int, ...]) -> None:
    """Permute the faces of a pile; the handles stay where they are, and what was seen of them is forgotten."""
    faces = [t.face[card] for card in pile]
    t.dice.shuffle(SHUFFLES, faces)
    front = list(t.front)
    for n, card in enumerate(pile):
        t.face[card] = faces[n]
        front[card] = -1
    t.front = tuple(front)


def deal_challenges(t: Match, told: int, _b: int, _c: int) -> None:
    """Three active cards, and with random events six of those shuffled into the deck (BB 10.1.1)."""
    shuffle(t, t.piles[DECK])
    for space in range(SPACES):
        deal(t, space)
    if told:
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
        t.agenda.append((steps.PLACE, seat, number + 1, 0))
        return
    free = t.own_zone(seat) & t.free()
    clear = free & ~t.loose()
    codes = codes_on(verbs.PLACE, player, clear or free)
    t.ask(kinds.PLACE, seat, codes, steps.PLACED, seat, number)


def placed(t: Match, seat: int, number: int, code: int) -> None:
    player = first_of(code)
    t.put(player, second_of(code), False)
    if t.loud:
        t.say(events.PLACED, seat, player, -1, second_of(code), 0, "BB 2.4.2")
    t.agenda.append((steps.PLACE, seat, number + 1, 0))
    make_room(t, second_of(code))


def first_ball(t: Match, winner: int, _b: int, _c: int) -> None:
    """Picked, where balls are picked, by the coach who placed his team second (BB 13.1.1)."""
    new_ball(t, winner, True)
