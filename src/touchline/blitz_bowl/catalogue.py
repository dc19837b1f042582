"""The catalogue: all that the packs in use hold for Blitz Bowl, checked and ready for the rules.

``load_catalogue()`` reads the base pack and any further packs, compiles the lines of their cards, and lays the pitches
out. Whatever is wrong with a pack becomes one ``BadFile`` with file, line and column.
"""

import os
from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl import claims, trait
from touchline.blitz_bowl.cards import (
    D6_MOVE,
    MOST_PLAYERS,
    NONE,
    Arena,
    BallKind,
    Catalogue,
    Challenge,
    Event,
    Play,
    Position,
    Team,
)
from touchline.blitz_bowl.catalogue_digest import digest
from touchline.blitz_bowl.catalogue_names import add_texts, english_names
from touchline.blitz_bowl.compiler import add_ability, add_arena, add_ball, add_effects, set_challenge, set_play
from touchline.blitz_bowl.drill_entry import drill_of
from touchline.blitz_bowl.language import Line, parse
from touchline.blitz_bowl.pasted import meant
from touchline.blitz_bowl.pitch_drawing import pitch_of
from touchline.table.decision import ARGUMENT_MASK
from touchline.table.entry import Entry
from touchline.table.errors import BadFile, nearest
from touchline.table.library import as_they_are, read_packs, source_of
from touchline.table.pack import Pack, check_faults, check_room, check_rules, drawn, is_id, joined
from touchline.table.pasted import is_printed

GAME: Final = "blitz-bowl"
# Folders of a pack, in the order in which they are read: what is named by others comes first.
FOLDERS: Final = (
    "abilities",
    "teams",
    "challenges",
    "bonus-plays",
    "cards",
    "events",
    "arenas",
    "balls",
    "pitches",
    "drills",
)
FEWEST_CARDS: Final = 4  # three lie on the table, and one must be left in the deck
_loaded: dict[tuple[str, ...], Catalogue] = {}


def base_pack() -> str:
    """The folder of the base pack."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "packs", "base")


def load_catalogue(packs: tuple[str, ...] = ()) -> Catalogue:
    """The cards of the base pack and of further packs (folders), read once and again when a file of theirs changes."""
    now = as_they_are(packs)
    if now not in _loaded:
        _loaded[now] = made(read_packs(base_pack(), packs, GAME, FOLDERS))
        _loaded[now].folders = tuple(os.path.abspath(path) for path in packs)
    return _loaded[now]


def made(packs: list[Pack]) -> Catalogue:
    """A catalogue of packs that were read and put in order."""
    catalogue = Catalogue()
    catalogue.packs = [pack.id for pack in packs]
    catalogue.drawings = drawn(packs)
    check_rules(packs, [], [])
    entries = joined(packs)
    for folder in FOLDERS:
        for entry in entries:
            if entry.kind == folder:
                add(catalogue, entry)
    catalogue.names["en"] = english_names(catalogue)
    for pack in packs:
        add_texts(catalogue, pack)
    check_limits(catalogue, packs)
    check_faults(packs)
    if len(catalogue.deck_faces) < FEWEST_CARDS:
        message = f"there are {len(catalogue.deck_faces)} challenge cards; the game needs {FEWEST_CARDS} at least"
        raise BadFile(message, packs[-1].path)
    catalogue.digest = digest(catalogue)
    return catalogue


def check_limits(catalogue: Catalogue, packs: list[Pack]) -> None:
    """Whether an option has room for whatever it may have to name."""
    cards = len(catalogue.deck_faces) + len(catalogue.event_faces)
    check_room(packs, "challenge and event cards", cards, ARGUMENT_MASK)
    check_room(packs, "teams", len(catalogue.teams), ARGUMENT_MASK)
    check_room(packs, "pitches", len(catalogue.pitches), ARGUMENT_MASK)
    check_room(packs, "balls", len(catalogue.balls), ARGUMENT_MASK)


def add(catalogue: Catalogue, entry: Entry) -> None:
    """One entry of a pack, by its folder."""
    entry.text("note", "-")
    if entry.kind == "abilities":
        add_named(catalogue, entry)
    elif entry.kind == "teams":
        add_team(catalogue, entry)
    elif entry.kind == "challenges":
        catalogue.challenges.append(challenge_of(entry))
    elif entry.kind == "bonus-plays":
        catalogue.plays.append(play_of(entry))
    elif entry.kind == "cards":
        add_card(catalogue, entry)
    elif entry.kind == "events":
        add_event(catalogue, entry)
    elif entry.kind == "arenas":
        catalogue.arenas.append(arena_of(catalogue, entry))
    elif entry.kind == "balls":
        catalogue.balls.append(ball_of(catalogue, entry))
    elif entry.kind == "pitches":
        catalogue.pitches.append(pitch_of(entry))
    else:
        catalogue.drills.append(drill_of(catalogue, entry))


def lines_of(entry: Entry, kind: str, add_line: Callable[[Line], None]) -> tuple[str, ...]:
    """Read the line or lines of a card, and add each to what is made of them; one that is wrong is noted."""
    texts = entry.texts("lines", 8)
    keys = [f"lines[{number}]" for number in range(len(texts))]
    if kind in ("challenge", "play"):
        texts, keys = ([entry.text("line")], ["line"]) if entry.needed("line") else ([], [])
    for text, key in zip(texts, keys):
        row, column = entry.place(key)
        try:
            add_line(parse(text, kind, entry.path, row, column))
        except BadFile as fault:
            if is_printed(text) and not entry.path.startswith(base_pack()):
                entry.wrong(meant(load_catalogue(), text, kind), key)
            else:
                entry.faults.add(fault)
    return tuple(texts)


# --- Abilities and teams ---


def add_named(catalogue: Catalogue, entry: Entry) -> None:
    """A named ability; it is compiled here once to check it, and for each position that has it."""
    entry.only(("name", "lines", "source", "note"))
    if not entry.fields.get("lines"):
        entry.wrong(f"{entry.id} has no lines")
    before = len(entry.faults.wrong)
    position = Position()
    lines = lines_of(entry, "ability", lambda line: add_ability(position, line))
    catalogue.ability_names[entry.id] = entry.name()
    catalogue.ability_lines[entry.id] = lines if len(entry.faults.wrong) == before else ()
    catalogue.ability_sources[entry.id] = source_of(entry)


def add_team(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(
        ("name", "emergency-reserves", "emergency-reserves-source", "keywords", "positions", "source", "note"),
    )
    team = Team()
    team.id = entry.id
    team.name = entry.name()
    team.reserves = entry.number("emergency-reserves", 1, MOST_PLAYERS)
    team.source = source_of(entry)
    team.reserves_source = source_of(entry, "emergency-reserves-source", team.source)
    team.keywords = keywords_of(entry)
    if entry.needed("positions"):
        add_positions(catalogue, entry, team)
    catalogue.teams.append(team.id)
    catalogue.team_cards.append(team)


def add_positions(catalogue: Catalogue, entry: Entry, team: Team) -> None:
    """The players of a team."""
    positions = entry.fields["positions"]
    if not isinstance(positions, dict):
        entry.wrong(f"the positions of {entry.id} are tables such as [{entry.id}.positions.lineman]", "positions")
        return
    for name, fields in positions.items():
        if not isinstance(fields, dict) or not is_id(name):
            message = f"a position is a table such as [{entry.id}.positions.lineman], not {str(name)[:40]!r}"
            entry.wrong(message, f"positions.{name}")
            continue
        path = f"{entry.id}.positions.{name}"
        one = Entry(entry.pack, "positions", path, entry.path, fields, entry.places, entry.faults)
        position = position_of(catalogue, one, team)
        position.id = name
        number = len(catalogue.positions)
        catalogue.positions.append(position)
        team.positions += (number,)
        team.players += (number,) * position.count
    if not positions:
        entry.wrong(f"the team {entry.id} has no players", "positions")
    if len(team.players) > MOST_PLAYERS:
        entry.wrong(f"{entry.id} has {len(team.players)} players; a team has at most {MOST_PLAYERS}", "positions")


def keywords_of(entry: Entry) -> tuple[str, ...]:
    keywords = entry.texts("keywords", 5)
    for number, keyword in enumerate(keywords):
        if not is_id(keyword):
            message = f"a keyword is lower-case words with hyphens, not {keyword[:40]!r}"
            entry.wrong(message, f"keywords[{number}]")
    return tuple(keywords)


def position_of(catalogue: Catalogue, entry: Entry, team: Team) -> Position:
    entry.only(
        ("name", "count", "move", "block", "throw", "armour", "abilities", "throws-team-mates", "source", "note"),
    )
    position = Position()
    position.name = entry.name()
    position.team = len(catalogue.teams)
    position.count = entry.number("count", 1, MOST_PLAYERS)
    position.move = stat(entry, "move", 1, 12, "D6", D6_MOVE)
    position.block = entry.number("block", 1, 3)
    position.throw = stat(entry, "throw", 2, 6, "-", NONE)
    position.armour = stat(entry, "armour", 2, 6, "-", NONE)
    position.source = source_of(entry, "source", team.source)
    if entry.flag("throws-team-mates"):
        position.traits |= trait.THROWS_PLAYERS
    abilities = entry.words("abilities", list(catalogue.ability_lines), 6)
    for number, name in enumerate(abilities):
        if name in abilities[:number]:
            entry.wrong(f"{name} is there twice", f"abilities[{number}]")
            continue
        position.lines += catalogue.ability_lines[name]
        for text in catalogue.ability_lines[name]:
            add_ability(position, parse(text, "ability"))
    position.abilities = tuple(abilities)
    return position


def stat(entry: Entry, key: str, low: int, high: int, word: str, value: int) -> int:
    """A value of a position: a number, or the one word that may stand instead."""
    if not entry.needed(key):
        return low
    found = entry.fields[key]
    if isinstance(found, str) and found == word:
        return value
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        message = f'{key!r} of {entry.id} must be a whole number from {low} to {high}, or "{word}"'
        entry.wrong(message, key)
        return low
    return found


# --- Challenge cards and events ---


def challenge_of(entry: Entry) -> Challenge:
    entry.only(("name", "points", "line", "source", "note"))
    challenge = Challenge()
    challenge.id = entry.id
    challenge.name = entry.name()
    challenge.points = entry.number("points", 1, 10)
    challenge.source = source_of(entry)
    for line in lines_of(entry, "challenge", lambda line: set_challenge(challenge, line)):
        challenge.line = line
    conditions = [condition for condition, _ in challenge.conditions]
    if claims.NOBODY_BESIDE in conditions and claims.BESIDE_TEAM_MATES in conditions:
        entry.odd("this is never so: its conditions exclude each other", "line")
    return challenge


def play_of(entry: Entry) -> Play:
    entry.only(("name", "line", "source", "note"))
    play = Play()
    play.id = entry.id
    play.name = entry.name()
    play.source = source_of(entry)
    for line in lines_of(entry, "play", lambda line: set_play(play, line)):
        play.line = line
    return play


def add_card(catalogue: Catalogue, entry: Entry) -> None:
    """A challenge card: a challenge on its front, a bonus play on its back."""
    entry.only(("challenge", "bonus-play", "source", "note"))
    fronts = [challenge.id for challenge in catalogue.challenges]
    backs = [play.id for play in catalogue.plays]
    before = len(entry.faults.wrong)
    front = entry.place_of_word("challenge", fronts)
    back = entry.place_of_word("bonus-play", backs)
    source = source_of(entry)
    if len(entry.faults.wrong) > before:
        return
    name = f"{fronts[front]}/{backs[back]}"
    if name in catalogue.face_ids:
        entry.wrong(f"there is another card with this front and this back: {name}", "bonus-play")
    catalogue.deck_faces.append(add_face(catalogue, front, back, name, source))
    while len(catalogue.plays_of) < len(fronts):
        catalogue.plays_of.append(0)
    catalogue.plays_of[front] |= 1 << back


def add_face(catalogue: Catalogue, front: int, back: int, name: str, source: str) -> int:
    catalogue.fronts.append(front)
    catalogue.backs.append(back)
    catalogue.face_ids.append(name)
    catalogue.face_sources.append(source)
    return len(catalogue.fronts) - 1


def add_event(catalogue: Catalogue, entry: Entry) -> None:
    entry.only(("name", "copies", "lines", "source", "note"))
    event = Event()
    event.id = entry.id
    event.name = entry.name()
    event.copies = entry.number("copies", 1, 10, 1)
    event.source = source_of(entry)
    if not entry.fields.get("lines"):
        entry.wrong(f"{entry.id} has no lines")
    event.lines = lines_of(entry, "event", lambda line: add_effects(event, line))
    face = add_face(catalogue, -1, len(catalogue.events), event.id, event.source)
    catalogue.event_faces += [face] * event.copies
    catalogue.events.append(event)


# --- Arenas, balls, pitches ---


def arena_of(catalogue: Catalogue, entry: Entry) -> Arena:
    entry.only(("name", "roll", "lines", "source", "note"))
    arena = Arena()
    arena.id = entry.id
    arena.name = entry.name()
    arena.roll = entry.number("roll", 0, 8, 0)
    arena.source = source_of(entry)
    for other in catalogue.arenas:
        if arena.roll and other.roll == arena.roll:
            entry.wrong(f"{other.id} has the number {arena.roll} of the D8 already", "roll")
    arena.lines = lines_of(entry, "arena", lambda line: add_arena(arena, line))
    return arena


def ball_of(catalogue: Catalogue, entry: Entry) -> BallKind:
    entry.only(("name", "lines", "source", "note"))
    ball = BallKind()
    ball.id = entry.id
    ball.name = entry.name()
    ball.source = source_of(entry)
    keywords = [keyword for team in catalogue.team_cards for keyword in team.keywords]
    ball.lines = lines_of(entry, "ball", lambda line: add_ball(ball, line))
    if ball.keyword and ball.keyword not in keywords:
        message = f"no team has the keyword {ball.keyword!r}{nearest(ball.keyword, keywords)}"
        entry.wrong(message, f"lines[{line_with(ball.lines, ball.keyword)}]")
    if not catalogue.balls and ball.lines:
        entry.wrong(f"the first ball is the plain one, and {entry.id} has lines", "lines")
    return ball


def line_with(lines: tuple[str, ...], word: str) -> int:
    """Which of some lines has a word."""
    for number, line in enumerate(lines):
        if word in line:
            return number
    return 0
