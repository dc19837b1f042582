"""The state of a match: a few short lists of integers, and boards (sets of squares as one integer).

Players and balls are on the field (``field.py``). A card of the deck is a handle:
``face[card]`` is what is printed on both its sides and ``known[card]`` has a bit for each seat that may know both;
``front[card]`` is the challenge on it once everybody has seen that side, and -1 before.
"""

from typing import Final

from touchline.blitz_bowl import actions, block_die, events, fouls, verbs
from touchline.blitz_bowl.cards import Play
from touchline.blitz_bowl.deed import Deed, copies_of
from touchline.blitz_bowl.field import Field, copy_field
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.prepared import NOTHING, Prepared
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.event import Event
from touchline.table.registry import CARD, PLACE, SEAT
from touchline.table.table import NO_EVENTS, SPECTATOR_BIT

SEATS: Final = 2

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

NO_PLAYS: Final[tuple[int, ...]] = ()


class Match(Field):
    """The table of a match of Blitz Bowl."""

    __slots__ = (
        "acted",
        "actions_left",
        "all",
        "armour_off",
        "barred",
        "challenge_more",
        "claimed",
        "coach",
        "coach_a",
        "deeds",
        "ending",
        "face",
        "finished",
        "foul_counts",
        "fouls",
        "fresh",
        "front",
        "gifted",
        "held_at_start",
        "interrupting",
        "known",
        "lead",
        "livelier",
        "moments",
        "piles",
        "played",
        "prepared",
        "rookies",
        "rules",
        "runs",
        "score",
        "spaces",
        "special_balls",
        "suspects",
        "teams",
        "throws_players",
        "touchdown_more",
        "turn_kinds",
        "turn_players",
        "turn_traits",
        "turns",
        "unsettled",
        "why",
    )

    def __init__(self) -> None:
        super().__init__()
        # what does not change
        self.teams: tuple[int, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.moments: tuple[int, ...] = ()  # for each moment of a bonus play a bit for each that has it
        self.special_balls: bool = False
        self.fouls: bool = False
        self.throws_players: bool = False
        self.livelier: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # players with free Actions between Actions
        self.gifted: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # players with Actions of rules of their own
        self.all: int = 0  # the bits of every seat and of the spectators
        # players
        self.acted: list[int] = []  # bits of the Actions made this turn; from bit 8 on those that were not free
        self.barred: int = 0  # no more Actions this turn
        # balls
        self.held_at_start: int = 0  # a bit for each ball that the team had when the turn began
        # cards
        self.face: list[int] = []
        self.known: list[int] = []
        self.front: tuple[int, ...] = ()
        self.piles: list[tuple[int, ...]] = []
        self.spaces: tuple[int, ...] = (NO_CARD, NO_CARD, NO_CARD)  # the active challenge cards
        self.suspects: tuple[int, ...] = (
            0,
            0,
        )  # a bit for each bonus play that, for all anybody can tell, a seat may hold
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
        self.prepared: Prepared = NOTHING  # by bonus plays, for the next Action
        self.deeds: list[Deed] = []  # the Actions under way, the innermost last
        self.interrupting: bool = False
        # the rest of the game
        self.lead: int = 10
        self.armour_off: int = 0
        self.challenge_more: int = 0
        self.touchdown_more: int = 0
        self.foul_counts: tuple[int, ...] = fouls.UNCHANGED
        self.ending: int = 0  # turns that are left, once the last challenge card was dealt
        self.finished: bool = False
        self.why: int = 0
        # for odds alone: bounces are not rolled one by one but settled at once, and noted here with where from
        self.unsettled: list[tuple[int, int]] | None = None

    def copy(self) -> "Match":
        """An independent table with dice of its own."""
        other = Match.__new__(Match)
        copy_field(self, other)
        other.dice = self.dice.fork()
        other.teams = self.teams
        other.rules = self.rules
        other.moments = self.moments
        other.special_balls = self.special_balls
        other.fouls = self.fouls
        other.throws_players = self.throws_players
        other.livelier = self.livelier
        other.gifted = self.gifted
        other.all = self.all
        other.acted = self.acted[:]
        other.barred = self.barred
        other.held_at_start = self.held_at_start
        other.face = self.face[:]
        other.known = self.known[:]
        other.front = self.front
        other.piles = self.piles[:]
        other.spaces = self.spaces
        other.suspects = self.suspects
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
        other.prepared = self.prepared
        other.deeds = copies_of(self.deeds) if self.deeds else []
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

    # --- Cards ----------------------------------------------------------------------------------------------------

    def show(self, card: int, bits: int) -> None:
        """Let seats know both sides of a card; what was seen cannot be taken back."""
        if self.known[card] | bits != self.known[card]:
            self.known[card] |= bits
            self.barrier = self.choices

    def lay_active(self, space: int, card: int) -> None:
        """A card on one of the spaces for active challenges, or NO_CARD."""
        self.spaces = (*self.spaces[:space], card, *self.spaces[space + 1 :])

    def note_front(self, card: int, front: int) -> None:
        """What everybody has seen of the front of a card, or that it is not known any more."""
        self.front = (*self.front[:card], front, *self.front[card + 1 :])

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
        if not self.piles[HAND] and not self.piles[HAND + 1]:
            self.suspects = (0, 0)
            return
        everyone = self.all
        seen = [face for face, known in zip(self.face, self.known, strict=False) if known == everyone]
        self.suspects = (self.suspected(self.piles[HAND], seen), self.suspected(self.piles[HAND + 1], seen))

    def suspected(self, hand: tuple[int, ...], seen: list[int]) -> int:
        """The bonus plays that cards of a hand may have, by their fronts."""
        cards = self.catalogue
        found = 0
        for card in hand:
            front = self.front[card]
            for face in cards.deck_faces:
                if cards.fronts[face] == front and face not in seen:
                    found |= 1 << cards.backs[face]
        return found

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
            self.say(events.SCORED, seat, -1, -1, -1, points, rule)

    def bar(self, player: int, rule: str) -> None:
        """No more Actions this turn, free ones included."""
        self.barred |= 1 << player
        if self.loud:
            self.say(events.BARRED, self.owner(player), player, -1, -1, 0, rule)

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
        if verb == verbs.PLAY:
            return f"play {self.play_of(first).name}"
        if verb == verbs.DISCARD and first in self.piles[HAND + self.seat]:
            return f"discard {self.play_of(first).name}"
        if verb == verbs.APPLY:
            return f"apply {block_die.WORDS[first]}"
        if verb == verbs.FREE:
            return f"{self.player_name(first)}: free {actions.WORDS[second_of(code)]}"
        if verb == verbs.REROLL:
            return f"roll again ({REROLL_WORDS[first]})"
        if verb in (verbs.RUN_TO, verbs.MARK_TO) and third_of(code):
            return f"{super().option_text(code)}, over a ball"
        if verb == verbs.PITCH:
            return f"play on the {cards.pitches[first].name}"
        if verb == verbs.BALL:
            return f"use the {cards.balls[first].name}"
        if verb == verbs.TEAM:
            return f"play {cards.team_cards[first].name}"
        return super().option_text(code)


PLAYER: Final = "player"  # a sort of argument, beside those of any table
PLAYER_FACE: Final = 1000  # in events: from here on a face is a position
REROLL_WORDS: Final = ("by his ability", "by the ball", "Rookies to Watch")  # in the order of ``checks.py``


def everyone() -> int:
    return (1 << SEATS) - 1 | SPECTATOR_BIT
