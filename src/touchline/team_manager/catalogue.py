"""The catalogue: every card of the packs in use, checked and ready for the rules.

``load_catalogue()`` reads the base pack and any further packs, parses the abilities, and folds what the rules
ask often (Guard, Sure Hands, extra Star Power, ...) into one list for each question.
"""

import os
from typing import Final

from touchline.table.entry import Entry
from touchline.table.errors import BadArgument, BadFile, BadSetting, choices, no_expansion
from touchline.table.languages import bring
from touchline.table.library import SOURCES, as_they_are, read_packs, source_of
from touchline.table.messages import slots_of
from touchline.table.pack import FURTHER_FIELDS, Pack, check_faults, check_rules, drawn, is_id, is_text_table, joined
from touchline.table.pasted import is_printed
from touchline.team_manager import card_kinds, die, families, moments, places, whom
from touchline.team_manager.card_kinds import CardKind
from touchline.team_manager.cards import Ability, Catalogue, Payout
from touchline.team_manager.compiler import compiled
from touchline.team_manager.digest import digest
from touchline.team_manager.language import parse
from touchline.team_manager.limits import check_limits
from touchline.team_manager.mechanic import (
    CHANGES,
    MECHANICS,
    Mechanic,
    further_messages_of,
    messages_of,
    told_of,
)
from touchline.team_manager.oddities import note_conditions, note_oddities
from touchline.team_manager.parser import Line, within
from touchline.team_manager.pasted import meant
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.text import further_slots
from touchline.team_manager.vocabulary.word import CONDITIONS, COUNTS, EFFECTS, EVERYWHERE, QUALITIES_ADDED

GAME: Final = "team-manager"
# Folders of a pack. Cards come in the order of their kinds, and within a kind as they stand in the files.
CARD_FOLDERS: Final = tuple([kind.folder for kind in card_kinds.KINDS])  # of the base game
FOLDERS: Final = ("unions", "teams", "abilities", "dice") + CARD_FOLDERS
OPTIONS: Final = ("no-salary-cap",)
COMMON: Final = ("name", "copies", "source", "count-source", "note", "option", "unless")
NAME_TABLES: Final = ("card", "team", "ability-name", "reading")
MOST_SETS: Final = 4
MANAGERS: Final = "managers"  # in the header of a pack
NOT_IN_PLAY: Final = ", which no pack names under rules"
EXPANSIONS: Final[dict[str, str]] = {}  # folders of packs by their ids, beside those that come with the game
# Tables with words of what is drawn by its id.
THINGS: Final = (
    *("union", "union-short", "skill", "skill-then", "payout", "icon", "kind", "kinds", "mark", "pile", "pile-word"),
)

FURTHER_FIELDS[GAME] = (MANAGERS,)

_loaded: dict[tuple[str, ...], Catalogue] = {}


def base_pack() -> str:
    """The folder of the base pack."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "packs", "base")


def expansions() -> dict[str, str]:
    """The built-in packs beside the base pack: the folder of each, by its id."""
    found = dict(EXPANSIONS)
    around = os.path.dirname(base_pack())
    for name in sorted(os.listdir(around)):
        if name != "base" and os.path.isfile(os.path.join(around, name, "pack.toml")):
            found[name] = os.path.join(around, name)
    return found


def folders_of(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Where the expansions with these ids lie."""
    known = expansions() if ids else {}
    for number, id_ in enumerate(ids):
        if id_ not in known:
            raise BadSetting(no_expansion(id_, known))
        if id_ in ids[:number]:
            raise BadSetting("An expansion is named twice; name each once.")
    return tuple([known[id_] for id_ in ids])


def folders() -> tuple[str, ...]:
    """The folders that a pack may have, with those of mechanics."""
    return FOLDERS + tuple([kind.folder for kind in card_kinds.KINDS[len(CARD_FOLDERS) :]])


def load_catalogue(packs: tuple[str, ...] = (), with_expansions: tuple[str, ...] = ()) -> Catalogue:
    """The cards of the base pack, of expansions (ids) and of further packs (folders).

    They are read once, and again when a file of theirs or the mechanics change.
    """
    every = folders_of(with_expansions) + packs
    now = (*as_they_are(every), str(len(CHANGES)), *with_expansions)
    if now not in _loaded:
        _loaded[now] = made(read_packs(base_pack(), every, GAME, folders()))
        _loaded[now].folders = tuple(os.path.abspath(path) for path in packs)
        _loaded[now].expansions = with_expansions
    return _loaded[now]


def made(packs: list[Pack]) -> Catalogue:
    """A catalogue of packs that were read and put in order."""
    catalogue = Catalogue()
    catalogue.packs = [pack.id for pack in packs]
    catalogue.drawings = drawn(packs)
    catalogue.managers = most_managers(packs)
    add_rules(catalogue, packs)
    entries = joined(packs)
    for entry in entries:
        if entry.kind == "unions":
            add_union(catalogue, entry)
    for entry in entries:
        if entry.kind == "teams":
            add_team(catalogue, entry)
        elif entry.kind == "dice":
            add_die(catalogue, entry)
        elif entry.kind == "abilities":
            add_named(catalogue, entry)
    if not catalogue.die:
        packs[0].faults.add(BadFile("no pack has the tackle die", packs[0].path))
    for kind in card_kinds.KINDS:
        for entry in entries:
            if entry.kind == kind.folder:
                add_card(catalogue, entry, kind)
    catalogue.tells_apart = tells_apart(catalogue.abilities)
    if not any(pack.faults.unread for pack in packs):
        check_whole(catalogue, packs, entries)
        check_limits(catalogue, packs)
    for pack in packs:
        add_texts(catalogue, pack)
    check_messages(catalogue, packs)
    check_faults(packs)
    catalogue.digest = digest(catalogue)
    return catalogue


def most_managers(packs: list[Pack]) -> int:
    """The most managers that any pack says may play; 0 where none says (TM 12.2.4)."""
    most = 0
    for pack in packs:
        if pack.header is not None:
            most = max(most, pack.header.number(MANAGERS, 2, places.MOST_SEATS, 0))
    return most


def add_rules(catalogue: Catalogue, packs: list[Pack]) -> None:
    """The mechanics that packs need, and what they offer; each once, in the order of the packs."""
    known = [mechanic.id for mechanic in MECHANICS]
    check_rules(packs, known, [])
    for pack in packs:
        catalogue.rules += [rule for rule in pack.rules if rule in known and rule not in catalogue.rules]
    for pack in packs:
        for rule in pack.offers:
            if rule in known and rule not in catalogue.rules + catalogue.offers:
                catalogue.offers.append(rule)
    catalogue.icons = tuple([skill.number for skill in SKILLS if skill.icon and knows(catalogue, skill.mechanic)])


def knows(catalogue: Catalogue, mechanic: str) -> bool:
    """Whether what a mechanic brings can be used by the cards."""
    return not mechanic or mechanic in catalogue.rules or mechanic in catalogue.offers


def mechanics(catalogue: Catalogue) -> list[Mechanic]:
    return [mechanic for mechanic in MECHANICS if knows(catalogue, mechanic.id)]


def check_whole(catalogue: Catalogue, packs: list[Pack], entries: list[Entry]) -> None:
    """What no card can tell alone: each team has players, and one tournament ends the season."""
    for entry in entries:
        if entry.kind == "teams":
            team = catalogue.teams.index(entry.id)
            for kind in (card_kinds.PLAYER, card_kinds.TEAM_UPGRADE):
                found = False
                for face, other in enumerate(catalogue.kinds):
                    found = found or (other == kind and catalogue.logos[face] == team)
                if not found:
                    entry.wrong(f"the team {entry.id} has no {card_kinds.NAMES[kind].replace('-', ' ')}s")
    finals = [catalogue.ids[face] for face, final in enumerate(catalogue.final) if final]
    if len(finals) != 1:
        names = ", ".join(finals) if finals else "none"
        packs[-1].faults.add(BadFile(f"one tournament must be final, not {names}", packs[-1].path))


def add_texts(catalogue: Catalogue, pack: Pack) -> None:
    """Names and messages of a pack: names of known cards, messages that English has, with no further slots."""
    brought: list[str] = []
    for mechanic in mechanics(catalogue):
        brought += messages_of(mechanic) + further_messages_of(mechanic)
    for language in sorted(pack.texts, key=lambda name: name != "en"):  # the others are compared with English
        texts = pack.texts[language]
        entry = pack.text_files[language]
        english = catalogue.texts.get("en", texts)
        for key, text in texts.items():
            table, _, word = key.partition(".")
            if table in NAME_TABLES:
                known = list(named(catalogue, table))
                if word not in known:
                    entry.unknown(f"there is nothing called {word[:40]!r} to name", word, known, key)
            elif table in THINGS and key not in english:
                check_thing(catalogue, entry, table, word)
            elif language == "en" and key in brought:
                check_slots(entry, key, text, text)
            elif not is_text_table(entry, table, [*NAME_TABLES, *(known.partition(".")[0] for known in english)]):
                continue
            elif key not in english:
                entry.unknown(f"there is nothing called {key[:40]!r} to name", key, [*english, *brought], key)
            else:
                check_slots(entry, key, text, english[key])
        catalogue.texts.setdefault(language, {}).update(texts)


def check_thing(catalogue: Catalogue, entry: Entry, table: str, word: str) -> None:
    """Whether there may be something of this name that has words of its own."""
    icons = [icon.name for icon in ICONS if knows(catalogue, icon.mechanic)]
    sorts = [kind.name for kind in card_kinds.KINDS if knows(catalogue, kind.mechanic)]
    known = {
        "union": catalogue.union_ids,
        "skill": [SKILLS[number].name for number in catalogue.icons],
        "payout": icons,
        "icon": icons,
        "kind": sorts,
        "kinds": sorts,
    }.get(table.partition("-")[0])
    if known is not None and word not in known:
        entry.unknown(f"there is nothing called {word[:40]!r} to name", word, list(known), f"{table}.{word}")
    elif not is_id(word):
        entry.wrong(f"an id is lower-case words with hyphens, not {word[:40]!r}", f"{table}.{word}")


def check_messages(catalogue: Catalogue, packs: list[Pack]) -> None:
    """Whether every language says what the mechanics bring; the pack that names a mechanic is told."""
    for mechanic in mechanics(catalogue):
        pack = next(pack for pack in packs if mechanic.id in pack.rules + pack.offers)
        at = "rules" if mechanic.id in pack.rules else "offers"
        number = (pack.rules if mechanic.id in pack.rules else pack.offers).index(mechanic.id)
        for language, texts in catalogue.texts.items():
            missing = [key for key in messages_of(mechanic) if key not in texts]
            if missing and pack.header is not None:
                rest = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
                message = f"the rule {mechanic.id!r} needs {missing[0]!r}{rest} in text/{language}.toml"
                pack.header.wrong(message, f"{at}[{number}]")
            bring(language, f"{GAME}/table", {key: texts[key] for key in told_of(mechanic) if key in texts})


def check_slots(entry: Entry, key: str, text: str, english: str) -> None:
    """A message has no further slots than the English one."""
    try:
        slots = slots_of(text)
    except BadArgument as error:
        entry.wrong(str(error), key)
        return
    allowed = [*slots_of(english), "pos", *further_slots(key)]
    for slot in slots:
        if slot not in allowed:
            entry.wrong(f"the message has no slot {slot[:40]!r}{choices(slot, allowed)}", key)


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


def add_union(catalogue: Catalogue, entry: Entry) -> None:
    """A union of teams, with a Star Player deck of its own."""
    entry.only(("name", "note"))
    number = len(catalogue.union_ids)
    catalogue.union_ids.append(entry.id)
    catalogue.union_names.append(entry.name())
    of_base = number < len(places.STAR_DECKS)
    catalogue.star_families.append((families.STARS if of_base else families.UNIONS) + number)
    if families.UNIONS + number >= families.KINDS:
        entry.wrong("there is no room for another union")


def add_team(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("name", "union", "race", "colours", "note"))
    catalogue.teams.append(entry.id)
    catalogue.team_names.append(entry.name())
    catalogue.team_unions.append(entry.place_of_word("union", catalogue.union_ids))
    catalogue.team_races.append(entry.text("race"))
    colours = entry.texts("colours", 2)
    for number, colour in enumerate(colours):
        if len(colour) != 7 or colour[0] != "#" or colour[1:].strip("0123456789abcdef"):
            entry.wrong(f"a colour is written as in #1a2b3c, not {colour[:20]!r}", f"colours[{number}]")
    if len(colours) != 2:
        entry.wrong(f"{entry.id} needs two colours", "colours")
    catalogue.team_colours.append((colours[0], colours[-1]) if colours else ("", ""))


def add_die(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("faces", "source", "note"))
    if entry.id != "tackle-die":
        entry.wrong("the game has one die, the tackle-die")
    source_of(entry)
    faces = entry.words("faces", list(die.NAMES), 6)
    if len(faces) != 6:
        entry.wrong("a die has six faces", "faces")
    catalogue.die = tuple(die.NAMES.index(face) for face in faces)


def add_named(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("name", "line", "source", "note"))
    source_of(entry)
    line = entry.text("line")
    if entry.has("line"):
        for ability in read_line(catalogue, entry, "line", line, card_kinds.PLAYER, entry.id):
            check_ability(entry, "line", ability, card_kinds.PLAYER)
    catalogue.ability_names[entry.id] = entry.name()
    catalogue.ability_lines[entry.id] = line


def add_card(catalogue: Catalogue, entry: Entry, sort: CardKind) -> None:
    """One card: fields common to all kinds, those of its kind, and what follows from its abilities."""
    kind = sort.number
    further = [field for mechanic in mechanics(catalogue) for field in mechanic.fields if field.kind == sort.name]
    entry.only(COMMON + sort.fields + tuple([field.key for field in further]))
    if not knows(catalogue, sort.mechanic):
        entry.wrong(f"{entry.id} is a card of the rule {sort.mechanic!r}{NOT_IN_PLAY}")
    if entry.id in catalogue.index:
        other = card_kinds.KINDS[catalogue.kinds[catalogue.index[entry.id]]].name
        entry.wrong(f"there is a {other} with the id {entry.id} already; each card needs an id of its own")
        return
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
    catalogue.options.append(entry.word("option", [*OPTIONS, *catalogue.offers], ""))
    entry.text("note", "-")
    catalogue.standing.append(entry.number("standing", 0, 20) if sort.person else 0)
    catalogue.downed.append(entry.number("downed", 0, 20) if sort.person else 0)
    note_oddities(entry, kind, catalogue.standing[-1], catalogue.downed[-1])
    add_skills(catalogue, entry)
    team, union = team_and_union(catalogue, entry, sort)
    catalogue.logos.append(team)
    catalogue.unions.append(union)
    catalogue.unique.append(entry.flag("once-per-matchup"))
    catalogue.final.append(entry.flag("final"))
    if catalogue.final[face]:
        for key in ("copies", "option"):
            if entry.has(key):
                entry.wrong("the tournament that ends the season is there once, in every season", key)
    catalogue.token_power.append(entry.number("power", 0, 20, 0))
    catalogue.token_fans.append(entry.number("fans", 0, 20, 0))
    catalogue.token_ejects.append(entry.flag("ejects"))
    sections: list[tuple[Payout, ...]] = []
    for key in sort.sections:
        sections.append(section(catalogue, entry, key, not sort.needs_sections))
    catalogue.sections.append(tuple(sections))
    abilities, lines = printed(catalogue, entry, sort)
    catalogue.abilities.append(tuple(abilities))
    catalogue.lines.append(tuple(lines))
    fold(catalogue, abilities)
    if sort.reads is not None:
        sort.reads(catalogue, entry, face)
    for field in further:
        if field.reads is not None:
            field.reads(catalogue, entry, face)


def add_skills(catalogue: Catalogue, entry: Entry) -> None:
    """The icons of a player: those he uses when he is committed, all of them or one set, and those he uses downed."""
    standing = {SKILLS[number].name: number for number in catalogue.icons if not SKILLS[number].downed}
    downed = {SKILLS[number].name: number for number in catalogue.icons}
    catalogue.skills.append(tuple(standing[skill] for skill in entry.words("skills", list(standing), 8)))
    catalogue.downed_skills.append(tuple(downed[skill] for skill in entry.words("downed-skills", list(downed), 8)))
    sets: list[tuple[int, ...]] = []
    for number, words in enumerate(entry.texts("skill-sets", MOST_SETS)):
        key = f"skill-sets[{number}]"
        for word in words.split():
            if word not in standing:
                entry.unknown(f"{key} of {entry.id} has an unknown word {word[:40]!r}", word, list(standing), key)
        sets.append(tuple(standing[word] for word in words.split() if word in standing))
    if entry.has("skill-sets"):
        if len(sets) < 2:
            entry.wrong(f"{entry.id} needs two skill sets or more, or else 'skills'", "skill-sets")
        if entry.has("skills"):
            entry.wrong(f"{entry.id} has skill sets; what stands under 'skills' belongs into each of them", "skills")
    catalogue.skill_sets.append(tuple(sets))


def team_and_union(catalogue: Catalogue, entry: Entry, sort: CardKind) -> tuple[int, int]:
    """Team index and union of a card, -1 for none."""
    if not sort.of_team:
        return -1, -1
    kind = sort.number
    team = -1
    if kind != card_kinds.STAR or entry.has("team"):
        team = entry.place_of_word("team", catalogue.teams)
    if kind == card_kinds.STAR:
        before = len(entry.faults.wrong)
        union = entry.place_of_word("union", catalogue.union_ids)
        if team >= 0 and catalogue.team_unions[team] != union and len(entry.faults.wrong) == before:
            right = catalogue.union_ids[catalogue.team_unions[team]]
            entry.wrong(f"{catalogue.teams[team]} is not a team of this union, but of {right}", "union")
        return team, union
    return team, catalogue.team_unions[team] if team >= 0 else -1


def section(catalogue: Catalogue, entry: Entry, key: str, optional: bool) -> tuple[Payout, ...]:
    """A payout section: a table of icons, or a list of such tables to choose from."""
    if optional and not entry.has(key):
        nothing = Payout()
        nothing.amounts = [0] * len(ICONS)
        return (nothing,)
    if not entry.needed(key):
        return ()
    value = entry.fields[key]
    offered = value if isinstance(value, list) else [value]
    if not 1 <= len(offered) <= 4:
        entry.wrong(f"{key!r} of {entry.id} offers one to four payouts", key)
    result: list[Payout] = []
    for choice in offered:
        shown = [icon for icon in ICONS if knows(catalogue, icon.mechanic)]
        payout = Payout()
        payout.amounts = [0] * len(ICONS)
        for icon, amount in zip(shown, entry.numbers(key, choice, tuple([icon.name for icon in shown]), 20)):
            payout.amounts[icon.number] = amount
        due = [(number, amount) for number, amount in enumerate(payout.amounts) if amount]
        payout.due = tuple(reversed(due))
        result.append(payout)
    return tuple(result)


def printed(catalogue: Catalogue, entry: Entry, sort: CardKind) -> tuple[list[Ability], list[str]]:
    """The abilities of a card: lines of the card language, and ids of named abilities."""
    abilities: list[Ability] = []
    kind = sort.number
    lines = entry.texts("abilities", 8)
    if sort.does and not entry.fields.get("abilities"):
        entry.wrong(f"{entry.id} has no abilities")
    for number, line in enumerate(lines):
        key = f"abilities[{number}]"
        records: list[Ability] = []
        if ":" in line or " " in line or is_printed(line):
            records = read_line(catalogue, entry, key, line, kind, "")
        elif line in catalogue.ability_lines:
            if not sort.person:
                entry.wrong("named abilities belong to players", key)
            if line in lines[:number]:
                entry.wrong(f"{line} is there twice", key)
            records = compiled(parse(catalogue.ability_lines[line]), line)
        elif line:
            entry.unknown(f"{line[:40]!r} is not a named ability", line, list(catalogue.ability_lines), key)
        for ability in records:
            check_ability(entry, key, ability, kind)
        note_conditions(entry, key, records[:1])
        abilities.extend(records)
    return abilities, lines


def read_line(catalogue: Catalogue, entry: Entry, key: str, line: str, kind: int, named: str) -> list[Ability]:
    """What a line of the card language comes to; nothing if it is wrong."""
    row, column = entry.place(key)
    try:
        parsed = parse(line, entry.path, row, column)
        needed = [mechanic for mechanic in mechanics_of(parsed) if not knows(catalogue, mechanic)]
        if needed:
            entry.wrong(f"this needs the rule {needed[0]!r}{NOT_IN_PLAY}", key)
            return []
        return compiled(parsed, named)
    except BadFile as fault:
        if is_printed(line) and not entry.path.startswith(base_pack()):
            entry.wrong(meant(load_catalogue(), line, kind), key)
        else:
            entry.faults.add(fault)
        return []


def mechanics_of(line: Line) -> list[str]:
    """The mechanics whose words a line uses."""
    found: list[str] = []
    for node in [*([line.moment] if line.moment is not None else []), *line.conditions, *within(line.effects)]:
        found += [node.effect.mechanic, node.condition.mechanic, node.moment.mechanic]
        for quality in QUALITIES_ADDED:
            if (node.who | node.to | node.per) & quality.bit:
                found.append(quality.mechanic)
        for part in node.phrase.parts:
            if part.slot and part.text in ("skill", "use"):
                found.append(SKILLS[node.count].mechanic)
            elif part.slot and part.text in ("per", "held"):
                found.append(COUNTS[node.count].mechanic)
    return [mechanic for mechanic in dict.fromkeys(found) if mechanic]


def check_ability(entry: Entry, key: str, ability: Ability, kind: int) -> None:
    """Whether an ability can stand on this kind of card."""
    sort = card_kinds.KINDS[kind]
    name = card_kinds.words_of(kind)
    if ability.label not in sort.headings:
        entry.wrong(f"this heading has no place on a {name}", key)
    if ability.exhaust and not sort.upgrade:
        entry.wrong("only upgrades can be exhausted", key)
    first = EFFECTS[ability.effects[0][0]]
    if first.lasting and first.on not in (EVERYWHERE, sort.lasting):
        entry.wrong(f"this effect has no place on a {name}", key)
    if not sort.person:
        uses_this = (ability.subject | ability.agent) & whom.THIS
        for condition in ability.conditions:
            uses_this |= condition[2] & whom.THIS if CONDITIONS[condition[0]].selects else 0
        for effect in ability.effects:
            uses_this |= effect[2] & whom.THIS if EFFECTS[effect[0]].selects else 0
        if uses_this:
            entry.wrong("'this' is a player; this card is none", key)


def fold(catalogue: Catalogue, abilities: list[Ability]) -> None:
    """Note what the rules ask often of the card just added: what it answers, and what lasts while it is there."""
    events = 0
    for ability in abilities:
        if ability.event != moments.NONE:
            events |= 1 << ability.event
    catalogue.events.append(events)
    catalogue.answered |= events
    for effect in EFFECTS:
        if effect.folds is not None:
            there = False
            number = 0
            who = 0
            for ability in abilities:
                if ability.effects[0][0] == effect.number:
                    there = True
                    number += ability.effects[0][1]
                    who = ability.effects[0][2]
            effect.folds(catalogue, there, number, who)


def tells_apart(faces: list[tuple[Ability, ...]]) -> list[bool]:
    """For each face whether it matters whom this player has tackled: some ability asks for a different one.

    That is the player with the ability himself (Piling On), or anybody where a card speaks of others.
    """
    own: list[bool] = []
    everybody = False
    for abilities in faces:
        asks = False
        for ability in abilities:
            for number, _number, who, extra in ability.effects:
                effect = EFFECTS[number]
                if effect.attempts and who & whom.THIS and extra & whom.DIFFERENT:
                    asks = True
                elif effect.selects and (who | (extra if effect.attempts else 0)) & whom.DIFFERENT:
                    everybody = True
        own.append(asks)
    return [True] * len(own) if everybody else own


def counts(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """How many cards (copies counted) of each kind come from each source."""
    result: dict[str, dict[str, int]] = {}
    for one in card_kinds.KINDS:
        if knows(catalogue, one.mechanic):
            result[one.name] = dict.fromkeys(SOURCES, 0)
    for face, kind in enumerate(catalogue.kinds):
        result[card_kinds.KINDS[kind].name][catalogue.sources[face]] += catalogue.copies[face]
    return result


def reconstructed(catalogue: Catalogue) -> list[int]:
    """Faces with a value of ours: the card itself, or the number of its copies."""
    result: list[int] = []
    for face in range(len(catalogue.ids)):
        if "reconstructed" in (catalogue.sources[face], catalogue.count_sources[face]):
            result.append(face)
    return result
