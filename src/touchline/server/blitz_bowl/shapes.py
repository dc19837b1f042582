"""What goes over the wire of Blitz Bowl, as types; ``docs/server-scenes.md`` says what the fields mean."""

from typing import Literal, TypedDict

from touchline.server.scenes import shapes
from touchline.server.scenes.shapes import Drawing, Said, Text, Words

Phase = Literal["set-up", "play", "over"]
Status = Literal["open", "marked", "prone", "reserves"]
Action = Literal["run", "mark", "throw", "block", "sidestep", "stand-up", "reserves", "foul", "throw-team-mate"]
Die = Literal["smash", "kerrunch", "tackle", "miss", "shove"]
Foul = Literal["spotted", "slipped", "take-that", "got-them"]
Roll = Literal["armour", "throw"]
# Why a Block is Assisted, or is not.
Assist = Literal["nobody", "team-mate", "ability", "trapdoor", "blocker-alone", "target-alone", "cowed", "answered"]
Share = tuple[int, int]  # an exact chance: numerator and denominator

# --- Scenes ------------------------------------------------------------------------------------------------------


class Card(TypedDict):
    """A challenge card with both sides, as far as this seat may know them."""

    card: int
    challenge: str | None
    play: str | None


class Challenge(TypedDict):
    """The challenge side of a card, with the points it brings now."""

    card: int
    challenge: str
    points: int


class DrawnEvent(TypedDict):
    """A random event that was drawn."""

    card: int
    event: str
    lasting: bool


class Coach(TypedDict):
    """A coach; ``emergency`` is the Emergency Reserves Value here, ``played`` has the bonus plays of this turn."""

    seat: int
    team: str | None
    score: int
    turns: int
    emergency: int
    rookies: bool
    hand: list[Card]
    played: list[str]


class Player(TypedDict):
    """A player on the pitch or in the Dugout; ``ball`` is the one he holds, or -1.

    ``ground`` is the one of ``grounds`` that he runs on, -1 if he is not standing on the pitch; ``steps`` how far, 0 if
    that is rolled for.
    """

    player: int
    seat: int
    position: str
    number: int
    place: int
    square: str | None
    status: Status
    ball: int
    acted: list[Action]
    barred: bool
    ground: int
    steps: int


class Ground(TypedDict):
    """Squares that a runner may pass, and squares that end his Run: a number for each row, a bit for each column."""

    walk: list[int]
    halt: list[int]


class Ball(TypedDict):
    """A ball in play; ``holder`` is -1 where it is loose."""

    ball: int
    kind: str
    place: int
    square: str
    holder: int


# Written as a call, because one of its fields is a word of Python.
Deed = TypedDict(
    "Deed",
    {
        "actor": int,
        "action": Action,
        "free": bool,
        "from": int,
        "squares": int,
        "target": int,
        "thrown": int,
        "aim": int,
        "dice": list[Die],
        "answer": str | None,
    },
)


class Check(TypedDict):
    """An Armour or Throw Check; ``die`` is 0 before it is rolled."""

    roll: Roll
    value: int
    modifier: int
    die: int


class Question(shapes.Question):
    """The open question; with the check that is about to be made, or that may be rolled again."""

    check: Check | None


class Way(TypedDict):
    """Squares that an Action could lead to past or over these balls (bits); rows of squares as in a ground."""

    balls: int
    squares: list[int]


class BlockOdds(TypedDict):
    """Of a Block: dice, who assists, what each face comes to, and how likely the target is down, or Injured.

    ``again`` says that an ability or the ball lets the dice be rolled again; the chances reckon with it.
    """

    dice: int
    assist: Assist
    helpers: list[int]
    again: bool
    counts: list[Die]
    down: Share
    injured: Share


class ThrowOdds(TypedDict):
    """Of a throw: the value needed, what is against it, and how likely is what."""

    hand_off: bool
    value: int
    minus: bool
    long: bool
    marked: bool
    blocked: bool
    in_the_way: list[int]
    again: bool
    success: Share
    miss: Share
    fumble: Share


class Target(TypedDict):
    """A player at whom an Action could be aimed."""

    player: int
    block: BlockOdds | None
    throw: ThrowOdds | None


class Aim(TypedDict):
    """What an Action could aim at; nothing where a die decides first how far it goes."""

    player: int
    action: Action
    ways: list[Way]
    targets: list[Target]


class Prepared(TypedDict):
    """What bonus plays have prepared for the next Action; 0 is as usual."""

    actions: list[Action]
    throw: int
    squares: int
    more_squares: int
    dice: int


class ThisTurn(TypedDict):
    """What challenges ask about this turn."""

    runs: int
    kinds: list[Action]
    claimed: int


class InForce(TypedDict):
    """What events have changed; ``fouls`` has what each of the four results counts as."""

    challenges: int
    touchdowns: int
    armour: int
    fouls: list[Foul]


class Scene(TypedDict):
    """What one seat sees of a match."""

    game: Literal["blitz-bowl"]
    me: int
    rules: list[str]
    phase: Phase
    pitch: str | None
    trapdoors: list[int]
    blocked: list[int]
    arena: str | None
    first: int
    active: int
    actions: int
    last_turns: int
    lead: int
    question: Question | None
    coaches: list[Coach]
    players: list[Player]
    grounds: list[Ground]
    balls: list[Ball]
    deeds: list[Deed]
    interrupting: bool
    prepared: Prepared | None
    aims: list[Aim]
    this_turn: ThisTurn
    spaces: list[Challenge | None]
    next: Challenge | None
    deck: int
    discard: list[Card]
    events: list[DrawnEvent]
    in_force: InForce


# --- Catalogues --------------------------------------------------------------------------------------------------


class Board(TypedDict):
    """The sizes of the board: a square is ``row * width + column``.

    ``short`` and ``long`` are the largest squared distances of throws.
    """

    columns: int
    rows: int
    width: int
    short: int
    long: int


class Team(TypedDict):
    """A team card. ``players`` has a position for each player, in the order of their handles."""

    id: str
    name: Text
    source: str
    emergency: int
    emergency_source: str
    keywords: list[str]
    positions: list[str]
    players: list[str]


class Position(TypedDict):
    """A position with its values: Move 0 is rolled for, Throw or Armour 0 is "–"."""

    id: str
    name: Text
    source: str
    team: str
    count: int
    move: int
    block: int
    throw: int
    armour: int
    abilities: list[str]


class PrintedAbility(TypedDict):
    """An ability of positions."""

    id: str
    name: Text
    source: str
    text: Text


class PrintedChallenge(TypedDict):
    """The challenge side of cards."""

    id: str
    name: Text
    source: str
    points: int
    text: Text


class PrintedPlay(TypedDict):
    """The bonus play on the other side."""

    id: str
    name: Text
    source: str
    text: Text


class PrintedCard(TypedDict):
    """A challenge card, by what is on its two sides."""

    id: str
    source: str
    challenge: str
    play: str


class PrintedEvent(TypedDict):
    """A random event."""

    id: str
    name: Text
    source: str
    copies: int
    text: Text


class Arena(TypedDict):
    """An arena, by what is rolled for it; 0 for none."""

    id: str
    name: Text
    source: str
    roll: int
    text: Text


class PrintedBall(TypedDict):
    """A kind of ball."""

    id: str
    name: Text
    source: str
    text: Text


class Pitch(TypedDict):
    """A pitch by its special squares."""

    id: str
    name: Text
    source: str
    trapdoors: list[int]
    blocked: list[int]


class Drill(TypedDict):
    """A drill card."""

    id: str
    number: int
    source: str
    rules: list[str]
    name: Text
    teaches: Text
    task: Text


class Printed(TypedDict):
    """All that is printed in the packs."""

    packs: list[str]
    digest: str
    languages: list[str]
    seats: list[int]
    board: Board
    teams: list[Team]
    positions: list[Position]
    abilities: list[PrintedAbility]
    challenges: list[PrintedChallenge]
    plays: list[PrintedPlay]
    cards: list[PrintedCard]
    events: list[PrintedEvent]
    arenas: list[Arena]
    balls: list[PrintedBall]
    pitches: list[Pitch]
    drills: list[Drill]
    readings: dict[str, str]
    die: list[Die]
    fouls: list[Foul]
    drawings: list[Drawing]
    words: Words


class Catalogue(Said, Printed):
    """All that is printed and said in Blitz Bowl."""

    game: Literal["blitz-bowl"]
