"""The state of a match: a few short lists of integers, and boards (sets of squares as one integer).

Players and cards are handles. The players of seat 0 come first, then those of seat 1, each team in the order of its
card; ``square[player]`` is where one stands or lies, or ``RESERVES_AT``. A card of the deck is a handle too:
``face[card]`` is what is printed on both its sides and ``known[card]`` has a bit for each seat that may know both;
``front[card]`` is the challenge on it once everybody has seen that side, and -1 before.
"""

from typing import Final

from touchline.blitz_bowl.cards import Arena, BallKind, Catalogue, Play, Position
from touchline.blitz_bowl.names import (
    EV_BARRED,
    EV_SCORED,
    V_APPLY,
    V_BALL,
    V_DISCARD,
    V_FREE,
    V_MARK_TO,
    V_PITCH,
    V_PLAY,
    V_REROLL,
    V_RUN_TO,
    V_TEAM,
)
from touchline.blitz_bowl.pitch import END_ZONES, Pitch, spread, square_name
from touchline.blitz_bowl.words import (
    ACTION_WORDS,
    BLOCK_DIE,
    FACE_WORDS,
    FOUL_UNCHANGED,
    IN_RESERVES,
    MARKED,
    OPEN,
    PRONE,
    T_IGNORED,
    T_STOPS,
)
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.dice import ROLLS
from touchline.table.event import Event
from touchline.table.registry import CARD, PLACE, SEAT
from touchline.table.table import NO_EVENTS, SPECTATOR_BIT, Table, copy_table

SEATS: Final = 2
RESERVES_AT: Final = -1  # in the Dugout
ABSENT: Final = -2  # not part of this game (drills)
NOBODY: Final = -1
NOWHERE: Final = -1

# --- Piles of cards ----------------------------------------------------------------------------------------------
HAND: Final = 0  # and seat
DECK: Final = 2  # top card last
DISCARD: Final = 3
BOX: Final = 4  # random events that are not used
SPENT: Final = 5  # random events that were drawn
PILES: Final = 6
SPACES: Final = 3  # for active challenge cards
NO_CARD: Final = -1

# --- Options of a match ------------------------------------------------------------------------------------------
EVENTS_RULE: Final = "random-events"
FOUL_RULE: Final = "fouls"
THROW_TEAM_MATE_RULE: Final = "throw-team-mate"
ROOKIES_RULE: Final = "rookies-to-watch"
ARENA_RULE: Final = "arena"
BALLS_RULE: Final = "special-balls"
PITCH_RULE: Final = "pitch"
ADVANCED: Final = (EVENTS_RULE, FOUL_RULE, THROW_TEAM_MATE_RULE)

# --- Prepared by bonus plays for the next Action -----------------------------------------------------------------
Q_ACTIONS: Final = 0  # bits of the Actions it must be; 0 where nothing is prepared
Q_TRAITS: Final = 1
Q_THROW: Final = 2
Q_SQUARES: Final = 3
Q_MORE_SQUARES: Final = 4
Q_DICE: Final = 5
PREPARED: Final = 6

NO_PLAYS: Final[tuple[int, ...]] = ()


class Match(Table):
    """The table of a match of Blitz Bowl."""

    __slots__ = (
        "acted",
        "actions_left",
        "all",
        "arena",
        "armour_off",
        "ball_holder",
        "ball_kind",
        "ball_square",
        "barred",
        "catalogue",
        "challenge_more",
        "claimed",
        "coach",
        "coach_a",
        "deed",
        "down",
        "edge",
        "ending",
        "face",
        "finished",
        "foul_counts",
        "fouls",
        "fresh",
        "front",
        "held_at_start",
        "interrupting",
        "known",
        "lead",
        "livelier",
        "moments",
        "piles",
        "pitch",
        "played",
        "prepared",
        "prone",
        "role",
        "roles",
        "rookies",
        "rules",
        "runs",
        "score",
        "spaces",
        "special_balls",
        "square",
        "suspects",
        "teams",
        "throws_players",
        "touchdown_more",
        "turn_kinds",
        "turn_players",
        "turn_traits",
        "turns",
        "uncertain",
        "unsettled",
        "up",
        "why",
    )

    def __init__(self) -> None:
        super().__init__()
        # what does not change
        self.catalogue: Catalogue = Catalogue()
        self.pitch: Pitch = Pitch()
        self.arena: Arena = Arena()
        self.teams: tuple[int, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.role: tuple[int, ...] = ()  # position of each player
        self.roles: tuple[Position, ...] = ()  # the same, at hand
        self.edge: int = 0  # players below it are of seat 0
        self.moments: tuple[int, ...] = ()  # for each moment of a bonus play a bit for each that has it
        self.special_balls: bool = False
        self.fouls: bool = False
        self.throws_players: bool = False
        self.livelier: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # players with free Actions between Actions
        self.uncertain: bool = False  # whether some player lets opponents run beside it
        self.all: int = 0  # the bits of every seat and of the spectators
        # players
        self.square: list[int] = []
        self.acted: list[int] = []  # bits of the Actions made this turn; from bit 8 on those that were not free
        self.prone: int = 0  # a bit for each player
        self.barred: int = 0  # no more Actions this turn
        self.up: list[int] = [0, 0]  # boards of standing players, for each seat
        self.down: list[int] = [0, 0]  # of Prone ones
        # balls
        self.ball_square: list[int] = []  # where one lies; NOWHERE for one that is held or out of play
        self.ball_holder: list[int] = []
        self.ball_kind: list[int] = []
        self.held_at_start: int = 0  # a bit for each ball that the team had when the turn began
        # cards
        self.face: list[int] = []
        self.known: list[int] = []
        self.front: list[int] = []
        self.piles: list[tuple[int, ...]] = []
        self.spaces: list[int] = [NO_CARD, NO_CARD, NO_CARD]
        self.suspects: list[int] = [0, 0]  # a bit for each bonus play that, for all anybody can tell, a seat may hold
        self.played: list[int] = [0, 0]  # bonus plays a seat has played this turn
        # coaches
        self.score: list[int] = [0, 0]
        self.turns: list[int] = [0, 0]  # turns begun
        self.coach_a: int = 0
        self.rookies: int = 0  # a bit for each seat that has Rookies to Watch
        # the turn
        self.coach: int = -1  # whose turn it is
        self.actions_left: int = 0
        self.fresh: bool = False  # no Player Action was made yet
        self.runs: int = 0
        self.turn_players: int = 0  # who has acted
        self.turn_kinds: int = 0  # which Actions were made
        self.turn_traits: int = 0  # of all the coach's players, for this turn
        self.claimed: int = 0
        self.prepared: list[int] = [0] * PREPARED
        self.deed: list[int] = []  # records of the Actions under way, the innermost last (``deed.py``)
        self.interrupting: bool = False
        # the rest of the game
        self.lead: int = 10
        self.armour_off: int = 0
        self.challenge_more: int = 0
        self.touchdown_more: int = 0
        self.foul_counts: tuple[int, ...] = FOUL_UNCHANGED
        self.ending: int = 0  # turns that are left, once the last challenge card was dealt
        self.finished: bool = False
        self.why: int = 0
        # for odds alone: bounces are not rolled one by one but settled at once, and noted here: ball << 10 | square
        self.unsettled: list[int] | None = None

    def copy(self) -> "Match":
        """An independent table with dice of its own."""
        other = Match.__new__(Match)
        copy_table(self, other)
        other.dice = self.dice.fork()
        other.catalogue = self.catalogue
        other.pitch = self.pitch
        other.arena = self.arena
        other.teams = self.teams
        other.rules = self.rules
        other.role = self.role
        other.roles = self.roles
        other.edge = self.edge
        other.moments = self.moments
        other.special_balls = self.special_balls
        other.fouls = self.fouls
        other.throws_players = self.throws_players
        other.livelier = self.livelier
        other.uncertain = self.uncertain
        other.all = self.all
        other.square = self.square[:]
        other.acted = self.acted[:]
        other.prone = self.prone
        other.barred = self.barred
        other.up = self.up[:]
        other.down = self.down[:]
        other.ball_square = self.ball_square[:]
        other.ball_holder = self.ball_holder[:]
        other.ball_kind = self.ball_kind[:]
        other.held_at_start = self.held_at_start
        other.face = self.face[:]
        other.known = self.known[:]
        other.front = self.front[:]
        other.piles = self.piles[:]
        other.spaces = self.spaces[:]
        other.suspects = self.suspects[:]
        other.played = self.played[:]
        other.score = self.score[:]
        other.turns = self.turns[:]
        other.coach_a = self.coach_a
        other.rookies = self.rookies
        other.coach = self.coach
        other.actions_left = self.actions_left
        other.fresh = self.fresh
        other.runs = self.runs
        other.turn_players = self.turn_players
        other.turn_kinds = self.turn_kinds
        other.turn_traits = self.turn_traits
        other.claimed = self.claimed
        other.prepared = self.prepared[:]
        other.deed = self.deed[:]
        other.interrupting = self.interrupting
        other.lead = self.lead
        other.armour_off = self.armour_off
        other.challenge_more = self.challenge_more
        other.touchdown_more = self.touchdown_more
        other.foul_counts = self.foul_counts
        other.ending = self.ending
        other.finished = self.finished
        other.why = self.why
        other.unsettled = None if self.unsettled is None else self.unsettled[:]
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    # --- Players --------------------------------------------------------------------------------------------------

    def owner(self, player: int) -> int:
        return 0 if player < self.edge else 1

    def players_of(self, seat: int) -> range:
        return range(self.edge) if seat == 0 else range(self.edge, len(self.square))

    def player_at(self, square: int) -> int:
        """Who stands or lies on a square, or NOBODY."""
        taken = self.up[0] | self.up[1] | self.down[0] | self.down[1]
        return self.square.index(square) if taken >> square & 1 else NOBODY

    def taken(self) -> int:
        """The squares with players on them."""
        return self.up[0] | self.up[1] | self.down[0] | self.down[1]

    def free(self) -> int:
        """The squares that a player can enter: clear, and nobody on them."""
        return self.pitch.clear & ~(self.up[0] | self.up[1] | self.down[0] | self.down[1])

    def marked_by(self, seat: int) -> int:
        """The squares beside standing players of a seat: an opponent who stands there is Marked (BB 1.9.2)."""
        return spread(self.up[seat])

    def status(self, player: int) -> int:
        square = self.square[player]
        if square < 0:
            return IN_RESERVES
        if self.prone >> player & 1:
            return PRONE
        return MARKED if self.pitch.near[square] & self.up[1 - self.owner(player)] else OPEN

    def is_open(self, player: int) -> bool:
        square = self.square[player]
        if square < 0 or self.prone >> player & 1:
            return False
        return not self.pitch.near[square] & self.up[0 if player >= self.edge else 1]

    def stands(self, player: int) -> bool:
        return self.square[player] >= 0 and not self.prone >> player & 1

    def put(self, player: int, square: int, lying: bool) -> None:
        """Place a player on the pitch, standing or Prone."""
        self.lift(player)
        self.square[player] = square
        seat = 0 if player < self.edge else 1
        if lying:
            self.prone |= 1 << player
            self.down[seat] |= 1 << square
        else:
            self.up[seat] |= 1 << square

    def lift(self, player: int) -> None:
        """Take a player off the pitch, into the Dugout."""
        square = self.square[player]
        if square >= 0:
            seat = 0 if player < self.edge else 1
            self.up[seat] &= ~(1 << square)
            self.down[seat] &= ~(1 << square)
            self.prone &= ~(1 << player)
        self.square[player] = RESERVES_AT

    def move(self, player: int, square: int) -> None:
        """A step of somebody on the pitch: he stands or lies as before. A ball he holds comes along."""
        seat = 0 if player < self.edge else 1
        change = 1 << self.square[player] ^ 1 << square
        if self.prone >> player & 1:
            self.down[seat] ^= change
        else:
            self.up[seat] ^= change
        self.square[player] = square

    def dugout(self, seat: int) -> list[int]:
        return [player for player in self.players_of(seat) if self.square[player] == RESERVES_AT]

    def bar(self, player: int, rule: str) -> None:
        """No more Actions this turn, free ones included."""
        self.barred |= 1 << player
        if self.loud:
            self.say(EV_BARRED, self.owner(player), player, -1, -1, 0, rule)

    def own_zone(self, seat: int) -> int:
        return END_ZONES[seat]

    def walls(self, seat: int) -> tuple[int, int]:
        """For runners of a seat: squares closed to them, and squares that end their Run (BB 4.2.3)."""
        opponents = 1 - seat
        if not self.uncertain:
            return spread(self.up[opponents]), 0
        hard = soft = 0
        for player in self.players_of(opponents):
            square = self.square[player]
            if square >= 0 and not self.prone >> player & 1:
                traits = self.roles[player].traits
                if traits & T_STOPS:
                    soft |= 1 << square
                elif not traits & T_IGNORED:
                    hard |= 1 << square
        hard = spread(hard)
        return hard, spread(soft) & ~hard

    # --- Balls ----------------------------------------------------------------------------------------------------

    def holding(self, player: int) -> int:
        """The ball a player holds, or -1."""
        for ball, holder in enumerate(self.ball_holder):
            if holder == player:
                return ball
        return -1

    def ball_on(self, square: int) -> int:
        """The ball that lies on a square, or -1."""
        for ball, at in enumerate(self.ball_square):
            if at == square:
                return ball
        return -1

    def loose(self) -> int:
        """The squares on which balls lie."""
        board = 0
        for square in self.ball_square:
            if square >= 0:
                board |= 1 << square
        return board

    def ball_at(self, ball: int) -> int:
        """Where a ball is, held or not; NOWHERE for one that is out of play."""
        holder = self.ball_holder[ball]
        return self.square[holder] if holder >= 0 else self.ball_square[ball]

    def balls_in_play(self) -> int:
        count = 0
        for ball, holder in enumerate(self.ball_holder):
            if holder >= 0 or self.ball_square[ball] >= 0:
                count += 1
        return count

    def kind_of(self, ball: int) -> BallKind:
        return self.catalogue.balls[self.ball_kind[ball]]

    # --- Dice -----------------------------------------------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A roll from 1 on; what was rolled cannot be taken back."""
        self.barrier = self.choices
        return self.dice.roll(ROLLS, sides) + 1

    def roll_block_die(self) -> int:
        self.barrier = self.choices
        return BLOCK_DIE[self.dice.roll(ROLLS, 6)]

    # --- Cards ----------------------------------------------------------------------------------------------------

    def show(self, card: int, bits: int) -> None:
        """Let seats know both sides of a card; what was seen cannot be taken back."""
        if self.known[card] | bits != self.known[card]:
            self.known[card] |= bits
            self.barrier = self.choices

    def play_of(self, card: int) -> Play:
        return self.catalogue.plays[self.catalogue.backs[self.face[card]]]

    def discard(self, card: int, seat: int) -> None:
        """A card of a hand goes to the discard pile, where all can read it (BB 7.5.1)."""
        self.piles[HAND + seat] = tuple(one for one in self.piles[HAND + seat] if one != card)
        self.piles[DISCARD] += (card,)
        self.show(card, self.all)
        self.suspect()

    def suspect(self) -> None:
        """Work out anew which bonus plays each seat may hold, from what everybody knows."""
        cards = self.catalogue
        seen = [self.face[card] for card in range(len(self.face)) if self.known[card] == self.all]
        for seat in range(SEATS):
            found = 0
            for card in self.piles[HAND + seat]:
                front = self.front[card]
                for face in cards.deck_faces:
                    if cards.fronts[face] == front and face not in seen:
                        found |= 1 << cards.backs[face]
            self.suspects[seat] = found

    def may_hold(self, seat: int, moment: int) -> int:
        """Bits of the bonus plays of a moment that, for all others can tell, a seat could play now."""
        return self.suspects[seat] & self.moments[moment] & ~self.played[seat]

    def plays_held(self, seat: int, moment: int) -> list[int]:
        """The cards of a hand that have such a bonus play; one of a name a turn (BB 8.1.2)."""
        wanted = self.moments[moment] & ~self.played[seat]
        if not wanted & self.suspects[seat]:
            return []
        backs = self.catalogue.backs
        face = self.face
        return [card for card in self.piles[HAND + seat] if face[card] >= 0 and wanted >> backs[face[card]] & 1]

    # --- Score and events --------------------------------------------------------------------------------------------

    def gain(self, seat: int, points: int, rule: str) -> None:
        self.score[seat] += points
        if self.loud:
            self.say(EV_SCORED, seat, -1, -1, -1, points, rule)

    def say(self, kind: int, seat: int, player: int, other: int, place: int, amount: int, rule: str) -> None:
        """Record an event of players. Callers look at ``loud`` first, so that silence costs nothing."""
        face = PLAYER_FACE + self.role[player] if player >= 0 else -1
        other_face = PLAYER_FACE + self.role[other] if other >= 0 else -1
        self.record(
            Event(self.next_event(), kind, seat, player, face, other, other_face, place, amount, rule, self.all)
        )

    def say_card(self, kind: int, seat: int, card: int, place: int, amount: int, rule: str) -> None:
        """Record an event of a card; its face is for those who may know both sides of it."""
        audience = self.known[card]
        self.record(Event(self.next_event(), kind, seat, card, self.face[card], -1, -1, place, amount, rule, audience))

    def next_event(self) -> int:
        return len(self.events)

    def record(self, event: Event) -> None:
        if self.events is NO_EVENTS:
            self.events = []
        self.events.append(event)

    # --- Names ----------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        return self.catalogue.digest

    def face_id(self, face: int) -> str:
        if face < 0:
            return ""
        if face >= PLAYER_FACE:
            position = self.catalogue.positions[face - PLAYER_FACE]
            return f"{self.catalogue.teams[position.team]}/{position.id}"
        return self.catalogue.face_ids[face]

    def face_of(self, name: str) -> int:
        team, slash, position = name.partition("/")
        if slash and team in self.catalogue.teams:
            for number in self.catalogue.team_cards[self.catalogue.teams.index(team)].positions:
                if self.catalogue.positions[number].id == position:
                    return PLAYER_FACE + number
        return self.catalogue.face_ids.index(name) if name in self.catalogue.face_ids else -1

    def player_number(self, player: int) -> int:
        """Which of the players of his position he is, from 1; 0 for the only one."""
        role = self.role
        same = [one for one in self.players_of(self.owner(player)) if role[one] == role[player]]
        return same.index(player) + 1 if len(same) > 1 else 0

    def player_id(self, player: int) -> str:
        """``troll-slayer``, ``lineman-2``: as positions and cases have it."""
        number = self.player_number(player)
        return f"{self.roles[player].id}-{number}" if number else self.roles[player].id

    def player_name(self, player: int) -> str:
        if not 0 <= player < len(self.square):
            return "nobody"
        number = self.player_number(player)
        return f"{self.roles[player].name} {number}" if number else self.roles[player].name

    def card_name(self, card: int) -> str:
        """Both sides, or the one that is known."""
        if not 0 <= card < len(self.face):
            return "no card"
        face = self.face[card]
        cards = self.catalogue
        if self.front[card] >= 0:
            return cards.challenges[self.front[card]].name
        if face >= 0 and cards.fronts[face] < 0:
            return cards.events[cards.backs[face]].name
        return "a hidden card"

    def seat_name(self, seat: int) -> str:
        if not 0 <= seat < self.seats:
            return "nobody"
        if not self.teams:  # which are still to be taken (BB 2.2.1)
            return f"Coach {seat + 1}"
        return self.catalogue.team_cards[self.teams[seat]].name

    def name_of(self, sort: str, value: int) -> str:
        if sort == PLAYER:
            return self.player_name(value)
        if sort == CARD:
            return self.card_name(value)
        if sort == PLACE:
            return square_name(value)
        if sort == SEAT:
            return self.seat_name(value)
        return str(value)

    def option_text(self, code: int) -> str:
        """An option in words; numbers that stand for something else than a count are named."""
        verb = verb_of(code)
        first = first_of(code)
        cards = self.catalogue
        if verb == V_PLAY:
            return f"play {self.play_of(first).name}"
        if verb == V_DISCARD and first in self.piles[HAND + self.seat]:
            return f"discard {self.play_of(first).name}"
        if verb == V_APPLY:
            return f"apply {FACE_WORDS[first]}"
        if verb == V_FREE:
            return f"{self.player_name(first)}: free {ACTION_WORDS[second_of(code)]}"
        if verb == V_REROLL:
            return f"roll again ({REROLL_WORDS[first]})"
        if verb in (V_RUN_TO, V_MARK_TO) and third_of(code):
            return f"{super().option_text(code)}, over a ball"
        if verb == V_PITCH:
            return f"play on the {cards.pitches[first].name}"
        if verb == V_BALL:
            return f"use the {cards.balls[first].name}"
        if verb == V_TEAM:
            return f"play {cards.team_cards[first].name}"
        return super().option_text(code)


PLAYER: Final = "player"  # a sort of argument, beside those of any table
PLAYER_FACE: Final = 1000  # in events: from here on a face is a position
REROLL_WORDS: Final = ("by his ability", "by the ball", "Rookies to Watch")  # in the order of ``checks.py``


def everyone() -> int:
    return (1 << SEATS) - 1 | SPECTATOR_BIT
