"""The state of a season: flat lists of small integers, and nothing else.

A *card* is a handle: an integer that says nothing. ``face[card]`` is what is printed on it (an index into the
catalogue) and ``known[card]`` has a bit for each seat that may know it. Every card lies in one *pile*; a pile is a
tuple of handles, top card last, and is never changed but replaced, so that a copy of the table shares it. Cheating
tokens on a player lie in the pile of that player.
"""

from typing import Final

from touchline.table.dice import ROLLS, SHUFFLES
from touchline.table.event import Event
from touchline.table.registry import CARD, PLACE, SEAT
from touchline.table.table import NO_EVENTS, SPECTATOR_BIT, Table, copy_table
from touchline.team_manager import events, places
from touchline.team_manager.attempt import Attempt
from touchline.team_manager.cards import Ability, Catalogue
from touchline.team_manager.in_play import InPlay

# --- Options of a season --------------------------------------------------------------------------------------
ABBREVIATED: Final = "abbreviated-season"
EXTENDED: Final = "extended-season"
SCHEDULING: Final = "scheduling-limitations"
NO_SALARY_CAP: Final = "no-salary-cap"
OPTIONAL_RULES: Final = (ABBREVIATED, EXTENDED, SCHEDULING, NO_SALARY_CAP)


# An ability that waits for its window: its number, its card, and whether it answers even when downed.
Waiting = tuple[int, int, int]

NO_MARKS: Final[list[list[int]]] = []  # of seasons without mechanics, and of their copies; never appended to


class Season(Table):
    """The table of a season of Team Manager."""

    __slots__ = (
        "active",
        "alert",
        "all",
        "ball",
        "begun",
        "catalogue",
        "coin",
        "committed",
        "dials",
        "extra_highlights",
        "face",
        "fall_agent",
        "fall_by",
        "family",
        "fans",
        "felled",
        "finished",
        "headline",
        "improvements",
        "keep_highlights",
        "known",
        "margin",
        "marks",
        "mechanics",
        "owner",
        "passed",
        "pending",
        "piles",
        "place",
        "placing",
        "reel",
        "rules",
        "scoring",
        "tackles",
        "teams",
        "totals",
        "turned",
        "week",
    )

    def __init__(self) -> None:
        super().__init__()
        self.catalogue: Catalogue = Catalogue()
        self.teams: tuple[int, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.all: int = 0  # the bits of every seat and of the spectators
        # cards
        self.face: list[int] = []
        self.known: list[int] = []
        self.owner: list[int] = []
        self.family: list[int] = []
        self.turned: list[int] = []  # downed, exhausted, or (a highlight) laid the other way round
        self.place: list[int] = []
        self.piles: list[tuple[int, ...]] = []
        # managers and matchups
        self.fans: list[int] = []
        self.improvements: list[int] = []
        self.ball: list[int] = []
        self.totals: list[int] = []  # at the matchup being resolved
        self.placing: list[int] = []
        self.margin: list[int] = []
        # records of what is under way
        self.tackles: list[Attempt] = []  # the one under way last
        self.pending: list[Waiting] = []
        self.felled: list[tuple[int, int]] = []  # whom a tackler has tackled this week, where that matters
        self.begun: tuple[int, ...] = ()  # cards whose abilities were used this turn, or at this matchup
        # what mechanics add: for each mark and dial there is, by its number; nothing where it is not in play
        self.mechanics: InPlay | None = None
        self.marks: list[list[int]] = NO_MARKS  # how many lie on each card
        self.dials: list[list[int]] = NO_MARKS  # one number, or one for each manager
        # the week
        self.week: int = 0
        self.coin: int = 0
        self.active: int = -1  # whose turn it is
        self.passed: int = 0  # a bit for each seat
        self.committed: int = -1  # the player committed this turn
        self.headline: int = -1  # face of a headline that applies this week
        self.reel: int = 0  # how many highlights were turned up this week
        self.extra_highlights: int = 0
        self.keep_highlights: int = 0  # two managers: how many stay
        self.scoring: int = -1  # the matchup being resolved
        self.alert: int = 0  # a bit for each event that some upgrade in play answers
        self.fall_agent: int = -1  # who brought down the player going down now
        self.fall_by: int = -1  # and which manager
        self.finished: bool = False

    def copy(self) -> "Season":
        """An independent table with dice of its own."""
        other = Season.__new__(Season)
        copy_table(self, other)
        other.dice = self.dice.fork()
        other.catalogue = self.catalogue
        other.teams = self.teams
        other.rules = self.rules
        other.all = self.all
        other.face = self.face[:]
        other.known = self.known[:]
        other.owner = self.owner[:]
        other.family = self.family[:]
        other.turned = self.turned[:]
        other.place = self.place[:]
        other.piles = self.piles[:]
        other.fans = self.fans[:]
        other.improvements = self.improvements[:]
        other.ball = self.ball[:]
        other.totals = self.totals[:]
        other.placing = self.placing[:]
        other.margin = self.margin[:]
        other.tackles = [attempt.copy() for attempt in self.tackles] if self.tackles else []
        other.pending = self.pending[:]
        other.felled = self.felled[:]
        other.begun = self.begun
        other.week = self.week
        other.coin = self.coin
        other.active = self.active
        other.passed = self.passed
        other.committed = self.committed
        other.headline = self.headline
        other.reel = self.reel
        other.extra_highlights = self.extra_highlights
        other.keep_highlights = self.keep_highlights
        other.scoring = self.scoring
        other.alert = self.alert
        other.fall_agent = self.fall_agent
        other.fall_by = self.fall_by
        other.finished = self.finished
        other.mechanics = self.mechanics
        other.marks = NO_MARKS
        other.dials = NO_MARKS
        if self.marks is not NO_MARKS:
            other.marks = [marks[:] for marks in self.marks]
        if self.dials is not NO_MARKS:
            other.dials = [dial[:] for dial in self.dials]
        return other

    def __copy__(self) -> "Season":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Season":
        return self.copy()

    # --- Cards and piles ----------------------------------------------------------------------------------

    def put(self, card: int, place: int) -> None:
        """Move a card to the top of a pile."""
        piles = self.piles
        here = self.place[card]
        pile = piles[here]
        if pile[-1] == card:
            piles[here] = pile[:-1]
        else:
            at = pile.index(card)
            piles[here] = pile[:at] + pile[at + 1 :]
        piles[place] += (card,)
        self.place[card] = place

    def put_under(self, card: int, place: int) -> None:
        """Move a card to the bottom of a pile."""
        piles = self.piles
        here = self.place[card]
        at = piles[here].index(card)
        piles[here] = piles[here][:at] + piles[here][at + 1 :]
        piles[place] = (card, *piles[place])
        self.place[card] = place

    def show(self, card: int, bits: int) -> None:
        """Let seats know the face of a card; what was seen cannot be taken back."""
        if self.known[card] | bits != self.known[card]:
            self.known[card] |= bits
            self.barrier = self.choices

    def shuffle(self, pile: tuple[int, ...]) -> None:
        """Permute the faces of a pile; the handles stay where they are and nobody knows them any more."""
        face = self.face
        known = self.known
        faces = [face[card] for card in pile]
        self.dice.shuffle(SHUFFLES, faces)
        self.barrier = self.choices
        for n, card in enumerate(pile):
            face[card] = faces[n]
            known[card] = 0

    def mix(self, pile: tuple[int, ...], seat: int) -> None:
        """Let the seats that do not hold these cards forget which is which, as soon as it matters."""
        mine = 1 << seat
        others = self.all & ~mine
        for card in pile:
            if self.known[card] & others:
                break
        else:
            return
        seen = all(self.known[card] & mine for card in pile)
        self.shuffle(pile)
        if seen:
            for card in pile:
                self.known[card] = mine

    def new_deck(self, seat: int) -> None:
        """An empty Team deck is made anew from the discard pile (TM 4.2.2)."""
        pile = self.piles[places.DISCARD + seat]
        if not pile:
            return
        deck = places.DECK + seat
        place = self.place
        for card in pile:
            place[card] = deck
        self.piles[deck] = pile
        self.piles[places.DISCARD + seat] = ()
        self.shuffle(pile)
        if self.loud:
            self.say(events.DECK_SHUFFLED, seat, -1, -1, len(pile), "TM 4.2.2")

    def draw(self, seat: int) -> int:
        """The top card of a Team deck goes to hand; -1 if there is none (TM 4.2.2)."""
        deck = places.DECK + seat
        pile = self.piles[deck]
        if not pile:
            self.new_deck(seat)
            pile = self.piles[deck]
            if not pile:
                return -1
        card = pile[-1]
        self.piles[deck] = pile[:-1]
        self.piles[places.HAND + seat] += (card,)
        self.place[card] = places.HAND + seat
        self.show(card, 1 << seat)
        if len(pile) == 1:
            self.new_deck(seat)
        return card

    def roll_die(self) -> int:
        """A face of the tackle die (TM 5.10.1); what was rolled cannot be taken back."""
        self.barrier = self.choices
        return self.catalogue.die[self.dice.roll(ROLLS, 6)]

    # --- Players ------------------------------------------------------------------------------------------

    def matchup_of(self, card: int) -> int:
        """The matchup at which a player is, or -1."""
        place = self.place[card]
        if places.ZONE <= place < places.ON:
            return (place - places.ZONE) // places.ZONES
        return -1

    def players_at(self, matchup: int) -> tuple[int, ...]:
        zone = places.ZONE + matchup * places.ZONES
        piles = self.piles
        if matchup != places.TOURNAMENT_AT:
            return piles[zone] + piles[zone + 1]
        return piles[zone] + piles[zone + 1] + piles[zone + 2] + piles[zone + 3] + piles[zone + 4]

    def zone_of(self, seat: int, matchup: int) -> int:
        """The zone in which a manager has players at a matchup, or -1."""
        zone = places.ZONE + matchup * places.ZONES
        piles = self.piles
        if matchup == places.TOURNAMENT_AT:
            return zone + seat if piles[zone + seat] else -1
        owner = self.owner
        pile = piles[zone]
        if pile and owner[pile[0]] == seat:
            return zone
        pile = piles[zone + 1]
        if pile and owner[pile[0]] == seat:
            return zone + 1
        return -1

    def power(self, card: int) -> int:
        """Star Power in the present state, with what the player's own ability adds (TM 5.9.3, 11.1.10)."""
        face = self.face[card]
        cards = self.catalogue
        if self.turned[card]:
            power = cards.downed[face]
        else:
            power = cards.standing[face]
            extra = cards.carrier_power[face]
            if extra and self.ball[(self.place[card] - places.ZONE) // places.ZONES] == card:
                power += extra
        return power if self.mechanics is None else self.mechanics.power(self, card, power)

    def standing_power(self, card: int) -> int:
        """Star Power as if the player stood, without what his abilities add."""
        power = self.catalogue.standing[self.face[card]]
        return power if self.mechanics is None else self.mechanics.power(self, card, power)

    def downed_power(self, card: int) -> int:
        """Star Power as if the player lay on the ground."""
        power = self.catalogue.downed[self.face[card]]
        return power if self.mechanics is None else self.mechanics.power(self, card, power)

    def skills(self, card: int) -> tuple[int, ...]:
        """The skills that a player uses when he is committed, from left to right."""
        printed = self.catalogue.skills[self.face[card]]
        return printed if self.mechanics is None else self.mechanics.skills_of(self, card, printed)

    def shows(self, card: int, skill: int) -> bool:
        """Whether a player has a skill icon, for what looks at icons (TM 13.7.4)."""
        return skill in self.skills(card) or skill in self.catalogue.downed_skills[self.face[card]]

    def star_deck(self, union: int) -> int:
        """Where the Star Players of a union lie."""
        if union < len(places.STAR_DECKS):
            return places.STAR_DECKS[union]
        assert self.mechanics is not None
        return self.mechanics.star_decks[union - len(places.STAR_DECKS)]

    def in_force(self, seat: int) -> tuple[int, ...]:
        """The cards before a manager that act: upgrades in play, and what mechanics bring."""
        cards = self.piles[places.IN_PLAY + seat]
        if self.mechanics is not None:
            for place in self.mechanics.acting:
                cards += self.piles[place + seat]
        return cards

    def gain(self, seat: int, fans: int, card: int, rule: str) -> None:
        if fans > 0:
            self.fans[seat] += fans
            if self.loud:
                self.say(events.FANS_GAINED, seat, card, -1, fans, rule)

    def lose(self, seat: int, fans: int, card: int, rule: str) -> None:
        """Fans never fall below zero (TM 8.7.1)."""
        lost = min(fans, self.fans[seat])
        self.fans[seat] -= lost
        if self.loud:
            self.say(events.FANS_LOST, seat, card, -1, lost, rule)

    # --- Events and names ---------------------------------------------------------------------------------

    def say(self, kind: int, seat: int, card: int, other: int, amount: int, rule: str) -> None:
        """Record an event. Callers look at ``loud`` first, so that silence costs nothing."""
        face = -1
        audience = self.all
        place = -1
        if card >= 0:
            face = self.face[card]
            audience = self.known[card]
            place = self.place[card]
        other_face = self.face[other] if other >= 0 and self.known[other] == self.all else -1
        if self.events is NO_EVENTS:
            self.events = []
        self.events.append(
            Event(len(self.events), kind, seat, card, face, other, other_face, place, amount, rule, audience)
        )

    def digest(self) -> str:
        return self.catalogue.digest

    def ability(self, card: int, index: int) -> Ability:
        return self.catalogue.abilities[self.face[card]][index]

    def face_of(self, name: str) -> int:
        return self.catalogue.index.get(name, -1)

    def face_id(self, face: int) -> str:
        return self.catalogue.ids[face] if face >= 0 else ""

    def card_name(self, card: int) -> str:
        if not 0 <= card < len(self.face):
            return "nobody"
        face = self.face[card]
        return self.catalogue.names[face] if face >= 0 else "a hidden card"

    def place_name(self, place: int) -> str:
        if places.ZONE <= place < places.ON:
            matchup = (place - places.ZONE) // places.ZONES
            side = (place - places.ZONE) % places.ZONES
            name = self.matchup_name(matchup)
            if matchup == places.TOURNAMENT_AT:
                return name
            return f"{name} ({'left' if side == places.LEFT else 'right'})"
        if places.MATCHUP <= place < places.MATCHUP + places.MATCHUPS:
            return self.matchup_name(place - places.MATCHUP)
        return str(place)

    def matchup_name(self, matchup: int) -> str:
        pile = (
            self.piles[places.MATCHUP + matchup] if matchup != places.TOURNAMENT_AT else self.piles[places.SPIKE_PILE]
        )
        return self.card_name(pile[-1]) if pile else f"matchup {matchup + 1}"

    def seat_name(self, seat: int) -> str:
        return self.catalogue.team_names[self.teams[seat]] if 0 <= seat < self.seats else "nobody"

    def name_of(self, sort: str, value: int) -> str:
        if sort == CARD:
            return self.card_name(value)
        if sort == PLACE:
            return self.place_name(value)
        if sort == SEAT:
            return self.seat_name(value)
        return str(value)


def everyone(seats: int) -> int:
    return (1 << seats) - 1 | SPECTATOR_BIT
