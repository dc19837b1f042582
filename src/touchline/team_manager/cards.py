"""Cards: what is printed on them, in the form the rules read.

A ``Catalogue`` is made once from the packs in use and never changes; tables share it. A *face* is an index into its
lists and stands for one printed card; how many copies there are is a number.
"""

from touchline.table.drawing import Drawing
from touchline.team_manager.payout_icons import FANS, ICONS, STAFF, STARS, TEAM, PayoutIcon


class Ability:
    """One ability of a card: when it applies, on what condition, and the effects that follow."""

    __slots__ = (
        "agent",
        "ball",
        "by_tackle",
        "by_you",
        "conditions",
        "effects",
        "event",
        "exhaust",
        "index",
        "label",
        "line",
        "may",
        "named",
        "number",
        "quiet",
        "replaces",
        "subject",
    )

    def __init__(self) -> None:
        self.label: int = 0  # L_…
        self.exhaust: bool = False
        self.may: bool = False  # the manager may leave it
        self.event: int = 0  # E_…
        self.subject: int = 0  # selector the event's subject must match
        self.agent: int = 0  # selector the event's agent must match
        self.conditions: tuple[tuple[int, int, int, int], ...] = ()  # (C_…, n, who, who)
        self.by_tackle: bool = False  # the event came from a tackle by an opposing player
        self.by_you: bool = False  # the injury is the manager's, by a player or by a card (TM-R55)
        self.effects: tuple[tuple[int, int, int, int], ...] = ((0, 0, 0, 0),)
        self.quiet: bool = False  # only pays fans
        self.ball: bool = False  # says where the ball goes
        self.replaces: bool = False  # comes in place of the result of a tackle on its player
        self.named: str = ""  # "guard" where it is a named ability
        self.line: str = ""  # the line of the card language it was made from
        self.number: int = -1  # place in Catalogue.all_abilities
        self.index: int = -1  # place among the abilities of its card


class Payout:
    """Icons of one payout section (TM 6.8): each kind is its own draw."""

    def __init__(self) -> None:
        self.amounts: list[int] = [0] * len(ICONS)  # by the number of the icon
        self.due: tuple[tuple[int, int], ...] = ()  # those it has with their amounts, the last one first

    def of(self, icon: PayoutIcon) -> int:
        return self.amounts[icon.number]

    @property
    def fans(self) -> int:
        return self.amounts[FANS.number]

    @property
    def stars(self) -> int:
        return self.amounts[STARS.number]

    @property
    def team(self) -> int:
        return self.amounts[TEAM.number]

    @property
    def staff(self) -> int:
        return self.amounts[STAFF.number]


def payout_words(payout: Payout) -> str:
    """A payout as an option names it."""
    words = [
        f"{number} {ICONS[n].one if number == 1 else ICONS[n].many}"
        for n, number in enumerate(payout.amounts)
        if number
    ]
    return " and ".join(words) or "nothing"


class Catalogue:
    """Every card of the packs in use. All lists have one entry for each face."""

    __slots__ = (
        "abilities",
        "ability_lines",
        "ability_names",
        "all_abilities",
        "answered",
        "both_dice",
        "carrier_power",
        "cheat_tokens",
        "copies",
        "count_sources",
        "die",
        "digest",
        "downed",
        "downed_skills",
        "draft_freebooters",
        "drawings",
        "dump_off",
        "events",
        "expansions",
        "final",
        "firm",
        "folders",
        "freebooter",
        "guard",
        "highlight_fans",
        "icons",
        "ids",
        "index",
        "kinds",
        "lines",
        "logos",
        "managers",
        "names",
        "no_guard",
        "offers",
        "one_die",
        "options",
        "origins",
        "packs",
        "rules",
        "sections",
        "skill_sets",
        "skills",
        "sources",
        "standing",
        "star_families",
        "strip_ball",
        "sure_hands",
        "tackling_power",
        "target_power",
        "target_power_who",
        "team_colours",
        "team_names",
        "team_power",
        "team_races",
        "team_unions",
        "teams",
        "tells_apart",
        "texts",
        "token_ejects",
        "token_fans",
        "token_power",
        "union_ids",
        "union_names",
        "unions",
        "unique",
        "values",
        "zone_limit",
    )

    def __init__(self) -> None:
        self.packs: list[str] = []  # pack ids in order
        self.folders: tuple[str, ...] = ()  # where the packs beside the base pack lie
        self.expansions: tuple[str, ...] = ()  # built-in packs among them, by id
        self.rules: list[str] = []  # mechanics that the packs need
        self.managers: int = 0  # the most that a table may have; 0 where no pack says
        self.offers: list[str] = []  # mechanics and optional rules that they can be played with
        self.digest: str = ""  # of everything that bears on play
        self.icons: tuple[int, ...] = ()  # the skills that players may have
        self.union_ids: list[str] = []
        self.union_names: list[str] = []
        self.star_families: list[int] = []  # of each union
        self.teams: list[str] = []  # team ids
        self.team_names: list[str] = []
        self.team_unions: list[int] = []
        self.team_races: list[str] = []
        self.team_colours: list[tuple[str, str]] = []
        self.die: tuple[int, ...] = ()  # the six faces of the tackle die
        self.ability_names: dict[str, str] = {}  # named abilities: id -> name
        self.ability_lines: dict[str, str] = {}  # named abilities: id -> line of the card language
        self.drawings: dict[str, Drawing] = {}  # those that packs bring, by name
        self.texts: dict[str, dict[str, str]] = {}  # language -> key -> text, of all packs
        # one entry for each face
        self.ids: list[str] = []
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.copies: list[int] = []
        self.sources: list[str] = []
        self.count_sources: list[str] = []  # where the number of copies comes from
        self.origins: list[str] = []  # pack the card comes from
        self.lines: list[tuple[str, ...]] = []  # abilities as printed: a line, or the id of a named ability
        self.standing: list[int] = []
        self.downed: list[int] = []
        self.skills: list[tuple[int, ...]] = []
        self.skill_sets: list[tuple[tuple[int, ...], ...]] = []  # from which one is chosen; then there are no others
        self.downed_skills: list[tuple[int, ...]] = []
        self.unions: list[int] = []  # -1: none
        self.logos: list[int] = []  # team index, -1: none or neutral
        self.unique: list[bool] = []  # once per matchup (Morg 'N Thorg)
        self.options: list[str] = []  # option without which the card stays in the box ("" none)
        self.abilities: list[tuple[Ability, ...]] = []
        self.all_abilities: list[Ability] = []  # of every face, in order; an Ability's number is its place here
        self.sections: list[tuple[tuple[Payout, ...], ...]] = []  # highlight: left, centre, right; tournament: 3
        self.final: list[bool] = []  # the tournament that ends the season
        self.token_power: list[int] = []
        self.token_fans: list[int] = []
        self.token_ejects: list[bool] = []
        # folded from the abilities
        self.answered: int = 0  # bit E for each event that some card answers
        self.events: list[int] = []  # bit E for each event some ability of the face answers
        self.guard: list[bool] = []
        self.freebooter: list[bool] = []
        self.dump_off: list[bool] = []
        self.sure_hands: list[bool] = []
        self.firm: list[bool] = []
        self.strip_ball: list[bool] = []
        self.no_guard: list[bool] = []
        self.one_die: list[bool] = []
        self.tells_apart: list[bool] = []  # whether it matters whom this player has tackled this week
        self.tackling_power: list[int] = []
        self.carrier_power: list[int] = []
        self.team_power: list[int] = []  # upgrade: Star Power for the team where a player of yours is downed
        self.draft_freebooters: list[bool] = []
        self.target_power: list[int] = []  # headline
        self.target_power_who: list[int] = []
        self.both_dice: list[bool] = []
        self.cheat_tokens: list[int] = []
        self.highlight_fans: list[int] = []
        self.zone_limit: list[int] = []
        self.values: dict[str, list[int]] = {}  # what mechanics note of each face, by names of theirs
        self.index: dict[str, int] = {}  # id -> face; also "pack/id" -> face


def number_abilities(catalogue: Catalogue) -> None:
    """Give every ability its number, so that a step can name it."""
    catalogue.all_abilities = []
    for abilities in catalogue.abilities:
        for index, ability in enumerate(abilities):
            ability.index = index
            ability.number = len(catalogue.all_abilities)
            catalogue.all_abilities.append(ability)


def note_value(catalogue: Catalogue, name: str, number: int) -> None:
    """What a mechanic wants to know of the face that was added last, 0 of those before; lasting effects ``fold`` so."""
    values = catalogue.values.setdefault(name, [])
    values += [0] * (len(catalogue.ids) - 1 - len(values))
    values.append(number)


def value_of(catalogue: Catalogue, name: str, face: int) -> int:
    """What a mechanic has noted of a face."""
    values = catalogue.values.get(name, NO_VALUES)
    return values[face] if face < len(values) else 0


NO_VALUES: list[int] = []
