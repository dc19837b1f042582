"""What is printed on the cards of Blitz Bowl, as the rules read it: flat lists, one entry for each face.

The catalogue (``catalogue.py``) fills these from packs; nothing here changes during a game.
"""

from typing import Final

from touchline.blitz_bowl import block_die
from touchline.blitz_bowl.pitch import Pitch
from touchline.table.drawing import Drawing

D6_MOVE: Final = 0  # as a Move Value: rolled for each Run
MOST_PLAYERS: Final = 10  # of a team
NONE: Final = 0  # as a Throw or Armour Value: "–"


class Grant:
    """A free Action that an ability or a bonus play gives (BB 3.4)."""

    def __init__(self) -> None:
        self.after: int = 0  # bits of the Actions after which it comes; 0 where the moment says it all
        self.earlier: int = 0  # bits of Actions that the player must have made earlier in the turn
        self.caught: bool = False  # comes to the Open target of a successful throw instead of the actor
        self.action: int = 0
        self.squares: int = 0  # the most it may move; 0 for its own value
        self.marked: bool = False  # may be made although Marked
        self.short: bool = False  # a throw: Short Throws only
        self.then_prone: bool = False


class Position:
    """A position on a team card."""

    def __init__(self) -> None:
        self.id: str = ""  # within its team: "troll-slayer"
        self.name: str = ""
        self.team: int = 0
        self.count: int = 0
        self.move: int = 0
        self.block: int = 0
        self.throw: int = 0
        self.armour: int = 0
        self.abilities: tuple[str, ...] = ()  # ids of named abilities
        self.lines: tuple[str, ...] = ()  # of all its abilities, in the card language
        self.traits: int = 0
        self.counts: tuple[int, ...] = block_die.UNCHANGED  # faces of its own Blocks
        self.counts_against: tuple[int, ...] = block_die.UNCHANGED  # faces of Blocks against it
        self.reach: int = 0  # squares within which it may Block while Open; 0 for none
        self.reach_counts: tuple[int, ...] = block_die.UNCHANGED  # faces of such a Block
        self.reach_alone: bool = False  # such a Block cannot be Assisted
        self.injures_on: int = 0  # of a D6 rolled with its Blocks and Fouls: the target is Injured outright
        self.grants: tuple[Grant, ...] = ()
        self.between: tuple[Grant, ...] = ()  # free Actions it may make before or after any Action of its coach's turn
        self.source: str = ""


class Team:
    """A team card."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.reserves: int = 0  # Emergency Reserves Value
        self.keywords: tuple[str, ...] = ()
        self.positions: tuple[int, ...] = ()
        self.players: tuple[int, ...] = ()  # position of each player, in the order of the card
        self.source: str = ""
        self.reserves_source: str = ""


class Challenge:
    """The red side of a challenge card: conditions that must hold in a claim step."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.points: int = 0
        self.actions: int = 0  # bits of the Actions after which it can be claimed
        self.conditions: tuple[tuple[int, int], ...] = ()  # C_… and number
        self.line: str = ""
        self.source: str = ""


class Play:
    """The blue side of a challenge card: a bonus play."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.moment: int = 0  # P_…
        self.actions: int = 0  # P_BEFORE: bits of the Actions it can be played before
        self.grant: Grant | None = None
        self.traits: int = 0  # for that Action, or for the turn (P_TURN_START, P_FIRST)
        self.throw: int = 0  # Throw Value for that Action; 0 for the player's own
        self.armour: int = 0  # Armour Value for that check
        self.squares: int = 0  # of a Mark
        self.more_squares: int = 0  # of a Run
        self.dice: int = 0  # block dice of a Block that is not Assisted
        self.counts: tuple[int, ...] = block_die.UNCHANGED  # faces of the Block answered
        self.alone: bool = False  # the Block answered cannot be Assisted
        self.rolls: int = 0  # ARMOUR_ROLL | THROW_ROLL | BLOCK_ROLL that it lets its coach take again
        self.more_actions: int = 0
        self.shadows: bool = False  # a player who Marked the sidestepper moves into the square it left
        self.line: str = ""
        self.source: str = ""


class Event:
    """A random event."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.copies: int = 0
        self.effects: tuple[tuple[int, int], ...] = ()  # E_… and number
        self.lines: tuple[str, ...] = ()
        self.source: str = ""


class Arena:
    """The regional rule of an arena (BB 12)."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.roll: int = 0  # of the D8; 0 for none
        self.fewer_reserves: int = 0
        self.trapdoor_reserves: bool = False
        self.grants: tuple[Grant, ...] = ()  # to any player
        self.long_throws: bool = False  # Long Throws are not modified
        self.blocked_shove: int = 0  # the face that a Shove becomes which cannot push: SMASH, or KERRUNCH
        self.assist_dice: int = 1
        self.most_dice: int = 99  # that an assist can bring a Block to
        self.lead: int = 10  # for sudden death
        self.trapdoor_assists: bool = False
        self.lines: tuple[str, ...] = ()
        self.source: str = ""


class BallKind:
    """A special ball (BB 13); the plain ball is the first."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.reroll_ones: bool = False  # of Throw Checks by whoever holds it
        self.keyword: str = ""  # teams with this keyword …
        self.keyword_reroll: bool = False  # … may take any failed Throw Check again
        self.reroll_face: int = -1  # block dice may be taken again where this face shows
        self.bites_on: int = 0  # of a D6 when a turn of its holder's coach begins: it bounces
        self.bounces: bool = False  # lying on the pitch, it bounces when a turn begins
        self.lines: tuple[str, ...] = ()
        self.source: str = ""


class Drill:
    """A drill card: a position, what is to be done, and what it teaches."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.number: int = 0
        self.teaches: str = ""
        self.task: str = ""
        self.rules: tuple[str, ...] = ()  # numbers of the rules it shows
        self.position: str = ""  # a position as text
        self.goal: str = ""  # a line that ``drill.py`` understands
        self.dice: tuple[int, ...] = ()  # results that the card assumes
        self.source: str = ""


class Catalogue:
    """All that packs hold for Blitz Bowl. A card's face is a place in ``fronts`` and ``backs``."""

    def __init__(self) -> None:
        self.teams: list[str] = []  # ids, in the order of ``team_cards``
        self.team_cards: list[Team] = []
        self.positions: list[Position] = []
        self.challenges: list[Challenge] = []
        self.plays: list[Play] = []
        self.events: list[Event] = []
        self.arenas: list[Arena] = []
        self.balls: list[BallKind] = []
        self.pitches: list[Pitch] = []
        self.drills: list[Drill] = []
        # faces of the deck: challenge cards first, then random events
        self.fronts: list[int] = []  # challenge of a face, or -1 for an event
        self.backs: list[int] = []  # bonus play of a face; of an event its place in ``events``
        self.face_ids: list[str] = []  # "take-them-down/diving-tackle", "multi-ball"
        self.face_sources: list[str] = []
        self.deck_faces: list[int] = []  # a face for each of the challenge cards
        self.event_faces: list[int] = []  # a face for each of the event cards, copies and all
        self.plays_of: list[int] = []  # for each challenge a bit for each bonus play that is on a back of it
        self.ability_names: dict[str, str] = {}  # id to name
        self.ability_lines: dict[str, tuple[str, ...]] = {}
        self.ability_sources: dict[str, str] = {}
        self.names: dict[str, dict[str, str]] = {}  # language to id (kind/id) to name
        self.readings: dict[str, dict[str, str]] = {}  # language to id (kind/id) to how the name is read
        self.drawings: dict[str, Drawing] = {}  # those that packs bring, by name
        self.texts: dict[str, dict[str, str]] = {}  # language to key to text, for generated texts
        self.packs: list[str] = []
        self.folders: tuple[str, ...] = ()  # where the packs beside the base pack lie
        self.digest: str = ""
