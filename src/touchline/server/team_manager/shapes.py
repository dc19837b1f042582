"""What goes over the wire of Team Manager, as types; ``docs/server-scenes.md`` says what the fields mean."""

from typing import Literal, NotRequired, TypedDict

from touchline.server import shapes
from touchline.server.shapes import Said, Text, Words

Phase = Literal["starting", "matchup", "scoreboard", "over"]
Placing = Literal["absent", "winner", "runner-up", "loser", "unranked"]
Die = Literal["target-down", "miss", "tackler-down"]
Skill = Literal["cheat", "pass", "sprint", "tackle"]
Union = Literal["owa", "cwc"]
CardKind = Literal[
    "player", "star", "highlight", "tournament", "headline", "team-upgrade", "staff-upgrade", "cheating-token"
]
Label = Literal["when-played", "response", "action", "scoreboard", "end", "this-week", "now", "always"]
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


class Player(Card):
    """A player at a matchup; ``power`` is Star Power now, without tokens and ball."""

    power: int
    downed: bool
    ball: bool
    tokens: list[Token]


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
    dice: list[Die]
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


Decks = TypedDict("Decks", {"highlights": Pile, "spike": Pile, "stars-owa": Pile, "stars-cwc": Pile, "staff": Pile})


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
    decks: Decks
    pool: int
    aside: Pile
    box: list[str]


# --- Catalogues --------------------------------------------------------------------------------------------------


class Team(TypedDict):
    """A team."""

    id: str
    name: Text
    union: Union
    race: str
    colours: list[str]


class PrintedAbility(TypedDict):
    """An ability by its place on the card, as options name it; ``named`` is the id of a named ability, or empty."""

    label: Label
    exhaust: bool
    named: str
    text: Text


class Payout(TypedDict):
    """What a section of a card pays."""

    fans: NotRequired[int]
    stars: NotRequired[int]
    team: NotRequired[int]
    staff: NotRequired[int]


class PrintedCard(TypedDict):
    """A card as it is drawn: what every card has, then what players, matchups and tokens have."""

    id: str
    kind: CardKind
    name: Text
    text: Text
    pack: str
    copies: int
    source: str
    count_source: str
    team: str
    union: Union | Literal[""]
    option: str
    abilities: list[PrintedAbility]
    standing: NotRequired[int]
    downed: NotRequired[int]
    skills: NotRequired[list[Skill]]
    sections: NotRequired[list[list[Payout]]]
    final: NotRequired[bool]
    power: NotRequired[int]
    fans: NotRequired[int]
    ejects: NotRequired[bool]


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
    die: list[Die]
    words: Words


class Catalogue(Said, Printed):
    """All that is printed and said in Team Manager."""

    game: Literal["team-manager"]
