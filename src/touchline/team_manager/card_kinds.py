"""The kinds of card: a record for each, with its folder, its fields and where its cards begin."""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadArgument
from touchline.team_manager import headings
from touchline.team_manager.in_play import Pile

PLAYER: Final = 0  # a starting player
STAR: Final = 1
HIGHLIGHT: Final = 2
TOURNAMENT: Final = 3
HEADLINE: Final = 4
TEAM_UPGRADE: Final = 5
STAFF_UPGRADE: Final = 6
TOKEN: Final = 7
NAMES: Final[tuple[str, ...]] = (
    "player",
    "star",
    "highlight",
    "tournament",
    "headline",
    "team-upgrade",
    "staff-upgrade",
    "cheating-token",
)

# Headings that make sense on a kind of card.
ON_PLAYERS: Final = (headings.PLAYED, headings.RESPONSE, headings.SCOREBOARD, headings.END, headings.ALWAYS)
ON_UPGRADES: Final = (headings.RESPONSE, headings.ACTION, headings.SCOREBOARD, headings.END, headings.ALWAYS)
ON_HEADLINES: Final = (headings.WEEK, headings.NOW)


class CardKind:
    """A kind of card."""

    def __init__(self, name: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.folder = f"{name}s"  # of a pack
        self.fields = fields  # beside those that every card may have
        self.number = -1  # its place in KINDS
        self.mechanic = ""  # which brings it; empty in the base game
        self.person = False  # drawn as a player, with Star Power, skills and named abilities
        self.of_team = False  # its cards belong to a team
        self.upgrade = False  # can be exhausted
        self.does = False  # it says what it does: a card without abilities is a mistake
        self.sections: tuple[str, ...] = ()  # of payouts
        self.needs_sections = True  # a section that is missing is a mistake; else it pays nothing
        self.headings: tuple[int, ...] = ON_UPGRADES
        self.lasting = "upgrades"  # lasting effects that make sense on it
        # of a mechanic: where its cards begin, and what else is read of a card, once it has its face
        self.pile: Pile | None = None
        self.reads: Callable[[Any, Any, int], None] | None = None
        # what its text says of that: the catalogue and the face give messages, each with a number and a skill (or -1)
        self.says: Callable[[Any, int], list[tuple[str, int, int]]] | None = None


class CardField:
    """A field that a mechanic adds to a kind of card there is; what it says is noted by whoever reads it."""

    def __init__(
        self,
        kind: str,
        key: str,
        reads: Callable[[Any, Any, int], None] | None = None,
        says: Callable[[Any, int], list[tuple[str, int, int]]] | None = None,
    ) -> None:
        self.kind = kind
        self.key = key
        # the catalogue, the entry, and the face; nothing where the catalogue has it anyway
        self.reads: Callable[[Any, Any, int], None] | None = reads
        self.says: Callable[[Any, int], list[tuple[str, int, int]]] | None = says  # as of a ``CardKind``


KINDS: Final[list[CardKind]] = []


def add_card_kinds(kinds: tuple[CardKind, ...]) -> None:
    check_new_kinds(kinds)
    for kind in kinds:
        kind.number = len(KINDS)
        KINDS.append(kind)


def check_new_kinds(kinds: tuple[CardKind, ...]) -> None:
    for n, kind in enumerate(kinds):
        for other in (*KINDS, *kinds[:n]):
            if kind.name == other.name or kind.folder == other.folder:
                raise BadArgument(f"The kind of card {kind.name!r} is there already; a kind has one record.")


def words_of(kind: int) -> str:
    """``team upgrade``"""
    return KINDS[kind].name.replace("-", " ")


def base_kinds() -> tuple[CardKind, ...]:
    """Cards of a catalogue come in this order."""
    player = CardKind("player", ("team", "standing", "downed", "skills", "abilities"))
    star = CardKind("star", ("team", "union", "standing", "downed", "skills", "abilities", "once-per-matchup"))
    highlight = CardKind("highlight", ("left", "centre", "right"))
    tournament = CardKind("tournament", ("winner", "runner-up", "lose", "final"))
    headline = CardKind("headline", ("abilities",))
    team_upgrade = CardKind("team-upgrade", ("team", "abilities"))
    staff_upgrade = CardKind("staff-upgrade", ("abilities",))
    token = CardKind("cheating-token", ("power", "fans", "ejects"))
    for kind in (player, star):
        kind.person = True
        kind.headings = ON_PLAYERS
        kind.lasting = "players"
    for kind in (player, star, team_upgrade):
        kind.of_team = True
    highlight.sections = highlight.fields
    tournament.sections = tournament.fields[:3]
    headline.headings = ON_HEADLINES
    headline.lasting = "headlines"
    for kind in (team_upgrade, staff_upgrade):
        kind.upgrade = True
    for kind in (headline, team_upgrade, staff_upgrade):
        kind.does = True
    return player, star, highlight, tournament, headline, team_upgrade, staff_upgrade, token


add_card_kinds(base_kinds())
