"""The catalogue: all that the packs in use hold for Blitz Bowl, checked and ready for the rules.

``load_catalogue()`` reads the base pack and any further packs, compiles the lines of their cards, and lays the pitches
out. Whatever is wrong with a pack becomes one ``BadFile`` with file, line and column.
"""

import os
from typing import Final

from touchline.blitz_bowl.cards import (
    D6_MOVE,
    NONE,
    Arena,
    BallKind,
    Catalogue,
    Challenge,
    Drill,
    Event,
    Play,
    Position,
    Team,
)
from touchline.blitz_bowl.catalogue_digest import digest
from touchline.blitz_bowl.catalogue_names import add_texts, english_names
from touchline.blitz_bowl.compiler import add_ability, add_arena, add_ball, add_effects, set_challenge, set_play
from touchline.blitz_bowl.language import Line, parse
from touchline.blitz_bowl.pitch_drawing import pitch_of
from touchline.blitz_bowl.words import BLOCK_DIE, FACE_NAMES, T_THROWS_PLAYERS
from touchline.table.errors import BadFile, nearest
from touchline.table.library import SOURCES, as_they_are, read_packs, source_of
from touchline.table.pack import LONGEST_TEXT, Entry, Pack, is_id, joined

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
MOST_PLAYERS: Final = 10
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
    return _loaded[now]


def made(packs: list[Pack]) -> Catalogue:
    """A catalogue of packs that were read and put in order."""
    catalogue = Catalogue()
    catalogue.packs = [pack.id for pack in packs]
    entries = joined(packs)
    for folder in FOLDERS:
        for entry in entries:
            if entry.kind == folder:
                add(catalogue, entry)
    if len(catalogue.deck_faces) < FEWEST_CARDS:
        message = f"there are {len(catalogue.deck_faces)} challenge cards; the game needs {FEWEST_CARDS} at least"
        raise BadFile(message, packs[-1].path)
    catalogue.names["en"] = english_names(catalogue)
    for pack in packs:
        add_texts(catalogue, pack)
    catalogue.digest = digest(catalogue)
    return catalogue


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


def line_of(entry: Entry, kind: str) -> Line:
    """The one line of a card."""
    row, column = entry.place("line")
    return parse(entry.text("line"), kind, entry.path, row, column)


def lines_of(entry: Entry, kind: str) -> list[Line]:
    """The lines of a card that may have several."""
    lines: list[Line] = []
    for number, text in enumerate(entry.texts("lines", 8)):
        row, column = entry.place(f"lines[{number}]")
        lines.append(parse(text, kind, entry.path, row, column))
    return lines


# --- Abilities and teams ---


def add_named(catalogue: Catalogue, entry: Entry) -> None:
    """A named ability; it is compiled here once to check it, and for each position that has it."""
    entry.only(("name", "lines", "source", "note"))
    if not entry.texts("lines", 8):
        raise entry.bad(f"{entry.id} has no lines")
    for line in lines_of(entry, "ability"):
        add_ability(Position(), line)
    catalogue.ability_names[entry.id] = entry.name()
    catalogue.ability_lines[entry.id] = tuple(entry.texts("lines", 8))
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
    positions = entry.value("positions")
    if not isinstance(positions, dict):
        raise entry.bad(f"the positions of {entry.id} are tables such as [{entry.id}.positions.lineman]", "positions")
    for name, fields in positions.items():
        if not isinstance(fields, dict) or not is_id(name):
            message = f"a position is a table such as [{entry.id}.positions.lineman], not {str(name)[:40]!r}"
            raise entry.bad(message, f"positions.{name}")
        path = f"{entry.id}.positions.{name}"
        position = position_of(catalogue, Entry(entry.pack, "positions", path, entry.path, fields, entry.places), team)
        position.id = name
        number = len(catalogue.positions)
        catalogue.positions.append(position)
        team.positions += (number,)
        team.players += (number,) * position.count
    if not team.players:
        raise entry.bad(f"the team {entry.id} has no players", "positions")
    if len(team.players) > MOST_PLAYERS:
        raise entry.bad(f"{entry.id} has {len(team.players)} players; a team has at most {MOST_PLAYERS}", "positions")
    catalogue.teams.append(team.id)
    catalogue.team_cards.append(team)


def keywords_of(entry: Entry) -> tuple[str, ...]:
    keywords = entry.texts("keywords", 5)
    for number, keyword in enumerate(keywords):
        if not is_id(keyword):
            message = f"a keyword is lower-case words with hyphens, not {keyword[:40]!r}"
            raise entry.bad(message, f"keywords[{number}]")
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
        position.traits |= T_THROWS_PLAYERS
    abilities = entry.words("abilities", list(catalogue.ability_lines), 6)
    for number, name in enumerate(abilities):
        if name in abilities[:number]:
            raise entry.bad(f"{name} is there twice", f"abilities[{number}]")
        position.lines += catalogue.ability_lines[name]
        for text in catalogue.ability_lines[name]:
            add_ability(position, parse(text, "ability"))
    position.abilities = tuple(abilities)
    return position


def stat(entry: Entry, key: str, low: int, high: int, word: str, value: int) -> int:
    """A value of a position: a number, or the one word that may stand instead."""
    found = entry.value(key)
    if isinstance(found, str) and found == word:
        return value
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        message = f'{key!r} of {entry.id} must be a whole number from {low} to {high}, or "{word}"'
        raise entry.bad(message, key)
    return found


# --- Challenge cards and events ---


def challenge_of(entry: Entry) -> Challenge:
    entry.only(("name", "points", "line", "source", "note"))
    challenge = Challenge()
    challenge.id = entry.id
    challenge.name = entry.name()
    challenge.points = entry.number("points", 1, 10)
    challenge.source = source_of(entry)
    set_challenge(challenge, line_of(entry, "challenge"))
    challenge.line = entry.text("line")
    return challenge


def play_of(entry: Entry) -> Play:
    entry.only(("name", "line", "source", "note"))
    play = Play()
    play.id = entry.id
    play.name = entry.name()
    play.source = source_of(entry)
    set_play(play, line_of(entry, "play"))
    play.line = entry.text("line")
    return play


def add_card(catalogue: Catalogue, entry: Entry) -> None:
    """A challenge card: a challenge on its front, a bonus play on its back."""
    entry.only(("challenge", "bonus-play", "source", "note"))
    fronts = [challenge.id for challenge in catalogue.challenges]
    backs = [play.id for play in catalogue.plays]
    front = fronts.index(entry.word("challenge", fronts))
    back = backs.index(entry.word("bonus-play", backs))
    name = f"{fronts[front]}/{backs[back]}"
    if name in catalogue.face_ids:
        raise entry.bad(f"there is another card with this front and this back: {name}", "bonus-play")
    catalogue.deck_faces.append(add_face(catalogue, front, back, name, source_of(entry)))
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
    lines = lines_of(entry, "event")
    if not lines:
        raise entry.bad(f"{entry.id} has no lines")
    for line in lines:
        add_effects(event, line)
    event.lines = tuple(entry.texts("lines", 8))
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
            raise entry.bad(f"{other.id} has the number {arena.roll} of the D8 already", "roll")
    for line in lines_of(entry, "arena"):
        add_arena(arena, line)
    arena.lines = tuple(entry.texts("lines", 8))
    return arena


def ball_of(catalogue: Catalogue, entry: Entry) -> BallKind:
    entry.only(("name", "lines", "source", "note"))
    ball = BallKind()
    ball.id = entry.id
    ball.name = entry.name()
    ball.source = source_of(entry)
    keywords = [keyword for team in catalogue.team_cards for keyword in team.keywords]
    for number, line in enumerate(lines_of(entry, "ball")):
        add_ball(ball, line)
        if ball.keyword and ball.keyword not in keywords:
            message = f"no team has the keyword {ball.keyword!r}{nearest(ball.keyword, keywords)}"
            raise entry.bad(message, f"lines[{number}]")
    ball.lines = tuple(entry.texts("lines", 8))
    if not catalogue.balls and ball.lines:
        raise entry.bad(f"the first ball is the plain one, and {entry.id} has lines", "lines")
    return ball


# --- Drills ---


def drill_of(catalogue: Catalogue, entry: Entry) -> Drill:
    entry.only(("name", "number", "teaches", "task", "rules", "position", "goal", "dice", "source", "note"))
    drill = Drill()
    drill.id = entry.id
    drill.name = entry.name()
    drill.number = entry.number("number", 1, 99)
    for other in catalogue.drills:
        if other.number == drill.number:
            raise entry.bad(f"{other.id} has the number {drill.number} already", "number")
    drill.teaches = entry.text("teaches")
    drill.task = entry.text("task")
    drill.rules = tuple(entry.texts("rules", 20))
    drill.position = block(entry, "position")
    drill.goal = entry.text("goal")
    drill.dice = dice_of(entry)
    drill.source = source_of(entry)
    return drill


def block(entry: Entry, key: str) -> str:
    """A text of several lines."""
    value = entry.value(key)
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.strip():
        raise entry.bad(f"{key!r} of {entry.id} must be a text of at most {LONGEST_TEXT:,} characters", key)
    for row in value.split("\n"):
        if not row.isprintable():
            raise entry.bad(f"{key!r} of {entry.id} must be printable", key)
    return value.strip() + "\n"


def dice_of(entry: Entry) -> tuple[int, ...]:
    """Results as scripted dice want them, from 0: a face of the block die, or the number on another die."""
    results: list[int] = []
    numbers = [str(number) for number in range(1, 9)]
    for word in entry.words("dice", [*FACE_NAMES, *numbers], 20):
        if word in numbers:
            results.append(int(word) - 1)
        else:
            results.append(BLOCK_DIE.index(FACE_NAMES.index(word)))
    return tuple(results)


# --- What can be asked of the whole ---


def counts(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """How many of each kind come from each source; positions by title, cards with their copies."""
    sources = {
        "team": [team.source for team in catalogue.team_cards],
        "position": [position.source for position in catalogue.positions],
        "ability": list(catalogue.ability_sources.values()),
        "challenge": [challenge.source for challenge in catalogue.challenges],
        "bonus-play": [play.source for play in catalogue.plays],
        "challenge-card": [catalogue.face_sources[face] for face in catalogue.deck_faces],
        "event-card": [catalogue.face_sources[face] for face in catalogue.event_faces],
        "arena": [arena.source for arena in catalogue.arenas],
        "ball": [ball.source for ball in catalogue.balls],
        "pitch": [pitch.source for pitch in catalogue.pitches],
        "drill": [drill.source for drill in catalogue.drills],
    }
    result: dict[str, dict[str, int]] = {}
    for kind, found in sources.items():
        result[kind] = {source: found.count(source) for source in SOURCES}
    return result


def reconstructed(catalogue: Catalogue) -> list[str]:
    """Everything with a value of ours, as ``kind/id``."""
    found: list[tuple[str, str]] = []
    for team in catalogue.team_cards:
        found.append((f"teams/{team.id}", team.source))
        if team.source != team.reserves_source:
            found.append((f"teams/{team.id}/emergency-reserves", team.reserves_source))
    for one in catalogue.positions:
        found.append((f"positions/{catalogue.teams[one.team]}/{one.id}", one.source))
    found += [(f"abilities/{name}", source) for name, source in catalogue.ability_sources.items()]
    found += [(f"challenges/{challenge.id}", challenge.source) for challenge in catalogue.challenges]
    found += [(f"bonus-plays/{play.id}", play.source) for play in catalogue.plays]
    found += [(f"cards/{catalogue.face_ids[face]}", catalogue.face_sources[face]) for face in catalogue.deck_faces]
    found += [(f"events/{event.id}", event.source) for event in catalogue.events]
    found += [(f"arenas/{arena.id}", arena.source) for arena in catalogue.arenas]
    found += [(f"balls/{ball.id}", ball.source) for ball in catalogue.balls]
    found += [(f"pitches/{pitch.id}", pitch.source) for pitch in catalogue.pitches]
    found += [(f"drills/{drill.id}", drill.source) for drill in catalogue.drills]
    return [name for name, source in found if source == "reconstructed"]
