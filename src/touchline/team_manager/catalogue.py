"""The catalogue: every card of the packs in use, checked and ready for the rules.

``load_catalogue()`` reads the base pack and any further packs, parses the abilities, and folds what the rules
ask often (Guard, Sure Hands, extra Star Power, ...) into one list for each question.
"""

import os
from typing import Final

from touchline.table.errors import BadArgument, BadFile, nearest
from touchline.table.library import SOURCES, as_they_are, fingerprint, read_packs, source_of
from touchline.table.pack import Entry, Pack, joined
from touchline.team_manager.cards import Ability, Catalogue, Payout
from touchline.team_manager.compiler import compiled
from touchline.team_manager.language import parse
from touchline.team_manager.text import NP_SLOTS, slots_of
from touchline.team_manager.words import (
    C_ROSTER,
    DIE_NAMES,
    E_NONE,
    E_PAIR,
    HEADLINE,
    HIGHLIGHT,
    KIND_NAMES,
    L_ACTION,
    L_ALWAYS,
    L_END,
    L_NOW,
    L_PLAYED,
    L_RESPONSE,
    L_SCOREBOARD,
    L_WEEK,
    PLAYER,
    ROLL,
    S_BOTH_DICE,
    S_CARRIER_POWER,
    S_CHEAT_TOKENS,
    S_DRAFT_FREEBOOTERS,
    S_DUMP_OFF,
    S_FIRM,
    S_FREEBOOTER,
    S_GUARD,
    S_HIGHLIGHT_FANS,
    S_NO_GUARD,
    S_ONE_DIE,
    S_STRIP_BALL,
    S_SURE_HANDS,
    S_TACKLING_POWER,
    S_TARGET_POWER,
    S_TEAM_POWER,
    S_ZONE_LIMIT,
    SKILL_NAMES,
    STAFF_UPGRADE,
    STAR,
    TEAM_UPGRADE,
    TOURNAMENT,
    UNION_NAMES,
    W_THIS,
)

GAME: Final = "team-manager"
# Folders of a pack. Cards come in the order of their kinds, and within a kind as they stand in the files.
CARD_FOLDERS: Final = (
    "players",
    "stars",
    "highlights",
    "tournaments",
    "headlines",
    "team-upgrades",
    "staff-upgrades",
    "cheating-tokens",
)
FOLDERS: Final = ("teams", "abilities", "dice") + CARD_FOLDERS
OPTIONS: Final = ("no-salary-cap",)
ICONS: Final = ("fans", "stars", "team", "staff")
COMMON: Final = ("name", "copies", "source", "count-source", "note", "option")
FIELDS: Final = (
    ("team", "standing", "downed", "skills", "abilities"),
    ("team", "union", "standing", "downed", "skills", "abilities", "once-per-matchup"),
    ("left", "centre", "right"),
    ("winner", "runner-up", "lose", "final"),
    ("abilities",),
    ("team", "abilities"),
    ("abilities",),
    ("power", "fans", "ejects"),
)
NAME_TABLES: Final = ("card", "team", "ability-name", "reading")
SECTIONS: Final = ("left", "centre", "right"), ("winner", "runner-up", "lose")
# Headings and lasting effects that make sense on a kind of card.
ON_PLAYERS: Final = (L_PLAYED, L_RESPONSE, L_SCOREBOARD, L_END, L_ALWAYS)
ON_UPGRADES: Final = (L_RESPONSE, L_ACTION, L_SCOREBOARD, L_END, L_ALWAYS)
ON_HEADLINES: Final = (L_WEEK, L_NOW)
LASTING_ON_PLAYERS: Final = (
    S_TACKLING_POWER,
    S_CARRIER_POWER,
    S_ONE_DIE,
    S_NO_GUARD,
    S_FIRM,
    S_SURE_HANDS,
    S_DUMP_OFF,
    S_STRIP_BALL,
    S_GUARD,
    S_FREEBOOTER,
)
LASTING_ON_UPGRADES: Final = (S_TEAM_POWER, S_DRAFT_FREEBOOTERS)
LASTING_ON_HEADLINES: Final = (S_TARGET_POWER, S_BOTH_DICE, S_CHEAT_TOKENS, S_HIGHLIGHT_FANS, S_ZONE_LIMIT)

_loaded: dict[tuple[str, ...], Catalogue] = {}


def base_pack() -> str:
    """The folder of the base pack."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "packs", "base")


def load_catalogue(packs: tuple[str, ...] = ()) -> Catalogue:
    """The cards of the base pack and of further packs (folders), read once and again when a file of theirs changes."""
    now = as_they_are(packs)
    if now not in _loaded:
        _loaded[now] = made(read_packs(base_pack(), packs, GAME, FOLDERS))
    return _loaded[now]


def made(packs: list[Pack]) -> Catalogue:
    """A catalogue of packs that were read and put in order."""
    catalogue = Catalogue()
    catalogue.packs = [pack.id for pack in packs]
    entries = joined(packs)
    for entry in entries:
        if entry.kind == "teams":
            add_team(catalogue, entry)
        elif entry.kind == "dice":
            add_die(catalogue, entry)
        elif entry.kind == "abilities":
            add_named(catalogue, entry)
    if len(catalogue.die) != 6:
        raise BadFile("no pack has the tackle die", packs[0].path)
    for kind, folder in enumerate(CARD_FOLDERS):
        for entry in entries:
            if entry.kind == folder:
                add_card(catalogue, entry, kind)
    check_whole(catalogue, packs, entries)
    for pack in packs:
        add_texts(catalogue, pack)
    catalogue.digest = digest(catalogue)
    return catalogue


def check_whole(catalogue: Catalogue, packs: list[Pack], entries: list[Entry]) -> None:
    """What no card can tell alone: each team has players, and one tournament ends the season."""
    for entry in entries:
        if entry.kind == "teams":
            team = catalogue.teams.index(entry.id)
            for kind in (PLAYER, TEAM_UPGRADE):
                found = False
                for face, other in enumerate(catalogue.kinds):
                    found = found or (other == kind and catalogue.logos[face] == team)
                if not found:
                    raise entry.bad(f"the team {entry.id} has no {KIND_NAMES[kind].replace('-', ' ')}s")
    finals = [catalogue.ids[face] for face, final in enumerate(catalogue.final) if final]
    if len(finals) != 1:
        names = ", ".join(finals) if finals else "none"
        raise BadFile(f"one tournament must be final, not {names}", packs[-1].path)


def add_texts(catalogue: Catalogue, pack: Pack) -> None:
    """Names and messages of a pack: names of known cards, messages that English has, with no further slots."""
    for language, texts in pack.texts.items():
        entry = pack.text_files[language]
        english = catalogue.texts.get("en", texts)
        for key, text in texts.items():
            table, _, word = key.partition(".")
            known = english if table not in NAME_TABLES else named(catalogue, table)
            if (table in NAME_TABLES and word not in known) or (table not in NAME_TABLES and key not in known):
                word = key if table not in NAME_TABLES else word
                raise entry.bad(f"there is nothing called {word[:40]!r} to name{nearest(word, list(known))}", key)
            if table not in NAME_TABLES:
                try:
                    slots = slots_of(text)
                except BadArgument as error:
                    raise entry.bad(str(error), key) from error
                allowed = [*slots_of(english[key]), "pos"]
                if table == "np":
                    allowed.extend(NP_SLOTS)
                for slot in slots:
                    if slot not in allowed:
                        raise entry.bad(f"the message has no slot {slot[:40]!r}{nearest(slot, allowed)}", key)
        catalogue.texts.setdefault(language, {}).update(texts)


def named(catalogue: Catalogue, table: str) -> dict[str, str]:
    """What a table of names may name."""
    if table == "team":
        return dict.fromkeys(catalogue.teams, "")
    if table == "ability-name":
        return catalogue.ability_names
    known = dict.fromkeys(catalogue.ids, "")
    if table == "reading":
        known.update(catalogue.ability_names)
        known.update(dict.fromkeys(catalogue.teams, ""))
    return known


def add_team(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("name", "union", "race", "colours", "note"))
    catalogue.teams.append(entry.id)
    catalogue.team_names.append(entry.name())
    catalogue.team_unions.append(UNION_NAMES.index(entry.word("union", list(UNION_NAMES))))
    catalogue.team_races.append(entry.text("race"))
    colours = entry.texts("colours", 2)
    for number, colour in enumerate(colours):
        if len(colour) != 7 or colour[0] != "#" or colour[1:].strip("0123456789abcdef"):
            raise entry.bad(f"a colour is written as in #1a2b3c, not {colour[:20]!r}", f"colours[{number}]")
    if len(colours) != 2:
        raise entry.bad(f"{entry.id} needs two colours", "colours")
    catalogue.team_colours.append((colours[0], colours[1]))


def add_die(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("faces", "source", "note"))
    if entry.id != "tackle-die":
        raise entry.bad("the game has one die, the tackle-die")
    source_of(entry)
    faces = entry.words("faces", list(DIE_NAMES), 6)
    if len(faces) != 6:
        raise entry.bad("a die has six faces", "faces")
    catalogue.die = tuple(DIE_NAMES.index(face) for face in faces)


def add_named(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("name", "line", "source", "note"))
    source_of(entry)
    line = entry.text("line")
    row, column = entry.place("line")
    for ability in compiled(parse(line, entry.path, row, column), entry.id):
        check_ability(entry, "line", ability, PLAYER)
    catalogue.ability_names[entry.id] = entry.name()
    catalogue.ability_lines[entry.id] = line


def add_card(catalogue: Catalogue, entry: Entry, kind: int) -> None:
    """One card: fields common to all kinds, those of its kind, and what follows from its abilities."""
    entry.only(COMMON + FIELDS[kind])
    if entry.id in catalogue.index:
        other = KIND_NAMES[catalogue.kinds[catalogue.index[entry.id]]]
        raise entry.bad(f"there is a {other} with the id {entry.id} already")
    face = len(catalogue.ids)
    catalogue.index[entry.id] = face
    catalogue.index[f"{entry.pack}/{entry.id}"] = face
    catalogue.ids.append(entry.id)
    catalogue.names.append(entry.name())
    catalogue.kinds.append(kind)
    catalogue.copies.append(entry.number("copies", 1, 30, 1))
    source = source_of(entry)
    catalogue.sources.append(source)
    catalogue.count_sources.append(source_of(entry, "count-source", source))
    catalogue.origins.append(entry.pack)
    catalogue.options.append(entry.word("option", list(OPTIONS), ""))
    entry.text("note", "-")
    person = kind in (PLAYER, STAR)
    catalogue.standing.append(entry.number("standing", 0, 20) if person else 0)
    catalogue.downed.append(entry.number("downed", 0, 20) if person else 0)
    skills = entry.words("skills", list(SKILL_NAMES), 8)
    catalogue.skills.append(tuple(SKILL_NAMES.index(skill) for skill in skills))
    team, union = team_and_union(catalogue, entry, kind)
    catalogue.logos.append(team)
    catalogue.unions.append(union)
    catalogue.unique.append(entry.flag("once-per-matchup"))
    catalogue.final.append(entry.flag("final"))
    catalogue.token_power.append(entry.number("power", 0, 20, 0))
    catalogue.token_fans.append(entry.number("fans", 0, 20, 0))
    catalogue.token_ejects.append(entry.flag("ejects"))
    sections: list[tuple[Payout, ...]] = []
    if kind in (HIGHLIGHT, TOURNAMENT):
        for key in SECTIONS[kind - HIGHLIGHT]:
            sections.append(section(entry, key))
    catalogue.sections.append(tuple(sections))
    abilities, lines = printed(catalogue, entry, kind)
    catalogue.abilities.append(tuple(abilities))
    catalogue.lines.append(tuple(lines))
    fold(catalogue, abilities)


def team_and_union(catalogue: Catalogue, entry: Entry, kind: int) -> tuple[int, int]:
    """Team index and union of a card, -1 for none."""
    if kind not in (PLAYER, STAR, TEAM_UPGRADE):
        return -1, -1
    team = -1
    if kind != STAR or entry.has("team"):
        team = catalogue.teams.index(entry.word("team", catalogue.teams))
    if kind == STAR:
        union = UNION_NAMES.index(entry.word("union", list(UNION_NAMES)))
        if team >= 0 and catalogue.team_unions[team] != union:
            raise entry.bad(f"{catalogue.teams[team]} is not a team of this union", "union")
        return team, union
    return team, catalogue.team_unions[team]


def section(entry: Entry, key: str) -> tuple[Payout, ...]:
    """A payout section: a table of icons, or a list of such tables to choose from."""
    value = entry.value(key)
    choices = value if isinstance(value, list) else [value]
    if not 1 <= len(choices) <= 4:
        raise entry.bad(f"{key!r} of {entry.id} offers one to four payouts", key)
    result: list[Payout] = []
    for choice in choices:
        icons = entry.numbers(key, choice, ICONS, 20)
        payout = Payout()
        payout.fans, payout.stars, payout.team, payout.staff = icons
        result.append(payout)
    return tuple(result)


def printed(catalogue: Catalogue, entry: Entry, kind: int) -> tuple[list[Ability], list[str]]:
    """The abilities of a card: lines of the card language, and ids of named abilities."""
    abilities: list[Ability] = []
    lines = entry.texts("abilities", 8)
    if kind in (HEADLINE, TEAM_UPGRADE, STAFF_UPGRADE) and not lines:
        raise entry.bad(f"{entry.id} has no abilities")
    for number, line in enumerate(lines):
        key = f"abilities[{number}]"
        row, column = entry.place(key)
        if ":" in line or " " in line:
            records = compiled(parse(line, entry.path, row, column))
        else:
            if line not in catalogue.ability_lines:
                known = list(catalogue.ability_lines)
                raise entry.bad(f"{line[:40]!r} is not a named ability{nearest(line, known)}", key)
            if kind not in (PLAYER, STAR):
                raise entry.bad("named abilities belong to players", key)
            if line in lines[:number]:
                raise entry.bad(f"{line} is there twice", key)
            records = compiled(parse(catalogue.ability_lines[line]), line)
        for ability in records:
            check_ability(entry, key, ability, kind)
        abilities.extend(records)
    return abilities, lines


def check_ability(entry: Entry, key: str, ability: Ability, kind: int) -> None:
    """Whether an ability can stand on this kind of card."""
    headings = ON_PLAYERS if kind in (PLAYER, STAR) else ON_HEADLINES if kind == HEADLINE else ON_UPGRADES
    lasting = (
        LASTING_ON_PLAYERS
        if kind in (PLAYER, STAR)
        else LASTING_ON_HEADLINES
        if kind == HEADLINE
        else LASTING_ON_UPGRADES
    )
    name = KIND_NAMES[kind].replace("-", " ")
    if ability.label not in headings:
        raise entry.bad(f"this heading has no place on a {name}", key)
    if ability.exhaust and kind not in (TEAM_UPGRADE, STAFF_UPGRADE):
        raise entry.bad("only upgrades can be exhausted", key)
    code = ability.effects[0][0]
    if S_TACKLING_POWER <= code <= S_ZONE_LIMIT and code not in lasting:
        raise entry.bad(f"this effect has no place on a {name}", key)
    if kind not in (PLAYER, STAR):
        uses_this = (ability.subject | ability.agent) & W_THIS
        for condition in ability.conditions:
            uses_this |= condition[2] & W_THIS if condition[0] != C_ROSTER else 0
        for effect in ability.effects:
            uses_this |= effect[2] & W_THIS if effect[0] != ROLL else 0
        if uses_this:
            raise entry.bad("'this' is a player; this card is none", key)


def fold(catalogue: Catalogue, abilities: list[Ability]) -> None:
    """Note what the rules ask often, for the card just added."""
    events = 0
    for ability in abilities:
        if ability.event != E_NONE:
            events |= 1 << ability.event
    catalogue.events.append(events)
    catalogue.piles_on.append(bool(events >> E_PAIR & 1))
    catalogue.guard.append(has(abilities, S_GUARD))
    catalogue.freebooter.append(has(abilities, S_FREEBOOTER))
    catalogue.dump_off.append(has(abilities, S_DUMP_OFF))
    catalogue.sure_hands.append(has(abilities, S_SURE_HANDS))
    catalogue.firm.append(has(abilities, S_FIRM))
    catalogue.strip_ball.append(has(abilities, S_STRIP_BALL))
    catalogue.no_guard.append(has(abilities, S_NO_GUARD))
    catalogue.one_die.append(has(abilities, S_ONE_DIE))
    catalogue.draft_freebooters.append(has(abilities, S_DRAFT_FREEBOOTERS))
    catalogue.both_dice.append(has(abilities, S_BOTH_DICE))
    catalogue.tackling_power.append(total(abilities, S_TACKLING_POWER))
    catalogue.carrier_power.append(total(abilities, S_CARRIER_POWER))
    catalogue.team_power.append(total(abilities, S_TEAM_POWER))
    catalogue.target_power.append(total(abilities, S_TARGET_POWER))
    catalogue.cheat_tokens.append(total(abilities, S_CHEAT_TOKENS))
    catalogue.highlight_fans.append(total(abilities, S_HIGHLIGHT_FANS))
    catalogue.zone_limit.append(total(abilities, S_ZONE_LIMIT))
    who = 0
    for ability in abilities:
        if ability.effects[0][0] == S_TARGET_POWER:
            who = ability.effects[0][2]
    catalogue.target_power_who.append(who)


def has(abilities: list[Ability], code: int) -> bool:
    for ability in abilities:
        if ability.effects[0][0] == code:
            return True
    return False


def total(abilities: list[Ability], code: int) -> int:
    result = 0
    for ability in abilities:
        if ability.effects[0][0] == code:
            result += ability.effects[0][1]
    return result


def digest(catalogue: Catalogue) -> str:
    """A fingerprint of everything that bears on play: no names, texts, notes or sources."""
    lines: list[str] = []
    for team, union in zip(catalogue.teams, catalogue.team_unions):
        lines.append(f"team {team} {union}")
    lines.append(f"die {catalogue.die}")
    for face, name in enumerate(catalogue.ids):
        numbers = [
            catalogue.kinds[face],
            catalogue.copies[face],
            catalogue.standing[face],
            catalogue.downed[face],
            catalogue.unions[face],
            catalogue.logos[face],
            int(catalogue.unique[face]),
            int(catalogue.final[face]),
            catalogue.token_power[face],
            catalogue.token_fans[face],
            int(catalogue.token_ejects[face]),
        ]
        lines.append(f"card {name} {numbers} {catalogue.skills[face]} {catalogue.options[face]}")
        for choices in catalogue.sections[face]:
            icons = [(one.fans, one.stars, one.team, one.staff) for one in choices]
            lines.append(f"pays {icons}")
        for one in catalogue.abilities[face]:
            flags = (one.label, one.exhaust, one.may, one.event, one.subject, one.agent)
            lines.append(f"does {flags} {one.conditions} {one.effects}")
    return fingerprint(lines)


def counts(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """How many cards (copies counted) of each kind come from each source."""
    result: dict[str, dict[str, int]] = {}
    for name in KIND_NAMES:
        result[name] = dict.fromkeys(SOURCES, 0)
    for face, kind in enumerate(catalogue.kinds):
        result[KIND_NAMES[kind]][catalogue.sources[face]] += catalogue.copies[face]
    return result


def reconstructed(catalogue: Catalogue) -> list[int]:
    """Faces with a value of ours: the card itself, or the number of its copies."""
    result: list[int] = []
    for face in range(len(catalogue.ids)):
        if "reconstructed" in (catalogue.sources[face], catalogue.count_sources[face]):
            result.append(face)
    return result
