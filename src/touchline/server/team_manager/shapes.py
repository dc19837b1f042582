"""What goes over the wire of Team Manager, as types; ``docs/server-scenes.md`` says what the fields mean."""

from typing import Literal, NotRequired, TypedDict

from touchline.server.scenes import shapes
from touchline.server.scenes.shapes import Drawing, Said, Text, Words

Phase = Literal["starting", "matchup", "scoreboard", "over"]
Placing = Literal["absent", "winner", "runner-up", "loser", "unranked"]
Tone = Literal["good", "meh", "bad"]
Form = Literal["player", "matchup", "cup", "headline", "upgrade", "token", "plain"]  # how a kind of card is drawn
Label = Literal["when-played", "response", "action", "scoreboard", "end", "this-week", "now", "always", "penalty"]
# What a window of responses answers, by the number of the event.
Moment = Literal[
    "none",
    "declared",
    "rolled",
    "tackled",
    "pair",
    "downed",
    "injured",
    "got-ball",
    "lost-ball",
    "passed",
    "ejections",
    "ejected",
    "scoring",
    "totals",
    "won",
    "lost",
    "collect",
    "played",
    "action",
    "end",
    "committed",
    "cheated",
    "sprinted",
    "used-tackle",
]

# --- Scenes ------------------------------------------------------------------------------------------------------


class Card(TypedDict):
    """A card by its handle; ``face`` is missing where this seat may not know it."""

    card: int
    face: str | None


class PileCard(Card):
    """A card of a pile; ``depth`` says how many lie on it."""

    depth: int


class Pile(TypedDict):
    """A pile: how many cards lie there, and those this seat knows, the top one last."""

    size: int
    cards: list[PileCard]


class Token(Card):
    """A cheating token on a player."""

    facedown: bool


class PlayerMark(TypedDict):
    """Something else that lies on a player, by its id, and how many there are."""

    id: str
    n: int


class Extra(TypedDict):
    """Something else that lies at a matchup: so many of them, or a card."""

    id: str
    n: NotRequired[int]
    card: NotRequired[Card]


class Player(Card):
    """A player at a matchup; ``power`` is Star Power now, without tokens and ball."""

    power: int
    downed: bool
    ball: bool
    tokens: list[Token]
    marks: list[PlayerMark]


class Zone(TypedDict):
    """A team zone; ``section`` of the card pays it, ``unknown`` counts the tokens that this seat cannot see."""

    place: int
    seat: int
    section: int
    total: int
    unknown: int
    players: list[Player]


class Matchup(Card):
    """A highlight or the tournament; ``ball`` is the carrier, -1 at midfield, -2 none."""

    matchup: int
    place: int
    turned: bool
    ball: int
    zones: list[Zone]
    extras: list[Extra]


class Scoring(TypedDict):
    """The matchup being resolved; both lists are by seat, and empty until Star Power is added up."""

    matchup: int
    totals: list[int]
    placing: list[Placing]


class Tackle(TypedDict):
    """A tackle under way."""

    tackler: int
    target: int
    matchup: int
    powers: list[int]
    dice: list[str]
    chooser: int
    hits: list[int]
    tackler_falls: bool


class RunningAbility(Card):
    """A running ability, by its place on the card."""

    ability: int


class Upgrade(Card):
    """An upgrade in play."""

    exhausted: bool


class Manager(TypedDict):
    """A manager; ``looking_at`` has the cards drawn for a payout."""

    seat: int
    team: str
    fans: int
    improvements: int
    passed: bool
    upgrades: list[Upgrade]
    hand: Pile
    deck: Pile
    discard: Pile
    improvement_pile: Pile
    upgrade_deck: Pile
    looking_at: Pile
    piles: dict[str, Pile]


class Question(shapes.Question):
    """The open question; where it is a response, with the moment that it answers."""

    moment: Moment | None


class Scene(TypedDict):
    """What one seat sees of a season."""

    game: Literal["team-manager"]
    me: int
    rules: list[str]
    week: int
    weeks: int
    phase: Phase
    coin: int
    active: int
    committed: int
    question: Question | None
    spike: Card | None
    spike_pile: list[str]
    reel: list[Matchup]
    keep: int
    tournament: Matchup | None
    scoring: Scoring | None
    tackles: list[Tackle]
    abilities: list[RunningAbility]
    managers: list[Manager]
    decks: dict[str, Pile]
    pool: int
    aside: Pile
    box: list[str]
    dials: dict[str, list[int]]


# --- Catalogues --------------------------------------------------------------------------------------------------


class Thing(TypedDict):
    """Something that is drawn and named by its id: its words, and the name of its drawing."""

    id: str
    name: Text
    drawing: str


class Union(Thing):
    """A union; ``colour`` is that of its drawing, empty for none of its own."""

    short: Text
    colour: str


class Skill(Thing):
    """A skill; ``then`` says what follows when a player with it is committed."""

    then: Text


class Face(Thing):
    """A face of the tackle die; ``tone`` says whether whoever tackles likes it."""

    tone: Tone


class PayoutIcon(Thing):
    """An icon of payouts: ``name`` counts it in sentences, ``label`` where it is drawn; ``order`` is that of a row."""

    label: Text
    order: int


class CardKind(Thing):
    """A kind of card: what several are called, how it is drawn, its place among the kinds, and from which pile such
    cards are drawn; the union and the seat may stand in its name."""

    title: Text
    form: Form
    order: int
    pile: str


class PileKind(Thing):
    """A pile, as scenes have it; ``name`` counts its cards, ``word`` stands behind their number."""

    word: Text


class DialKind(TypedDict):
    """A number of the table that a mechanic turns, or one of each manager."""

    id: str
    name: Text


class MarkKind(Thing):
    """What lies on players or at matchups."""


class Team(TypedDict):
    """A team."""

    id: str
    name: Text
    union: str
    race: str
    colours: list[str]


class PrintedAbility(TypedDict):
    """An ability by its place on the card, as options name it; ``named`` is the id of a named ability, or empty;
    ``ways`` are what it lets its manager choose from."""

    label: Label
    exhaust: bool
    named: str
    text: Text
    ways: list[Text]


Payout = dict[str, int]  # what a section of a card pays, by icon


class PrintedCard(TypedDict):
    """A card as it is drawn: what every card has, then what players, matchups and tokens have.
    Of ``skill_sets`` one is chosen when the player is committed; ``downed_skills`` he uses when he falls. A stadium
    has the skill that is ``banned``, how many players a zone may have, and their Star Power; -1 is no ``most``."""

    id: str
    kind: str
    name: Text
    text: Text
    pack: str
    copies: int
    source: str
    count_source: str
    team: str
    union: str
    option: str
    abilities: list[PrintedAbility]
    standing: NotRequired[int]
    downed: NotRequired[int]
    skills: NotRequired[list[str]]
    skill_sets: NotRequired[list[list[str]]]
    downed_skills: NotRequired[list[str]]
    sections: NotRequired[list[list[Payout]]]
    final: NotRequired[bool]
    power: NotRequired[int]
    fans: NotRequired[int]
    ejects: NotRequired[bool]
    banned: NotRequired[str]
    limit: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]
    drawing: NotRequired[str]


class NamedAbility(TypedDict):
    """A named ability, as the glossary explains it."""

    id: str
    name: Text
    text: Text


class Printed(TypedDict):
    """All that is printed in the packs."""

    packs: list[str]
    digest: str
    languages: list[str]
    seats: list[int]
    teams: list[Team]
    cards: list[PrintedCard]
    abilities: list[NamedAbility]
    readings: dict[str, str]
    die: list[str]
    unions: list[Union]
    skills: list[Skill]
    faces: list[Face]
    payouts: list[PayoutIcon]
    card_kinds: list[CardKind]
    piles: list[PileKind]
    marks: list[MarkKind]
    dials: list[DialKind]
    drawings: list[Drawing]
    words: Words


class Catalogue(Said, Printed):
    """All that is printed and said in Team Manager."""

    game: Literal["team-manager"]
