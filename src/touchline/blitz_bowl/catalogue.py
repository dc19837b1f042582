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
    Grant,
    Play,
    Position,
    Team,
)
from touchline.blitz_bowl.compiler import add_ability, add_arena, add_ball, add_effects, set_challenge, set_play
from touchline.blitz_bowl.language import Line, parse
from touchline.blitz_bowl.pitch import (
    COLUMNS,
    END_ZONES,
    ROWS,
    Pitch,
    laid_out,
    spread,
    square_at,
    square_name,
    squares_of,
)
from touchline.blitz_bowl.text import check_message
from touchline.blitz_bowl.words import BLOCK_DIE, FACE_NAMES, T_THROWS_PLAYERS
from touchline.table.errors import BadArgument, BadFile, nearest
from touchline.table.library import SOURCES, as_they_are, fingerprint, read_packs
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
# Tables of text/<language>.toml that name things; all others hold messages.
NAME_TABLES: Final = (
    "keywords",
    "teams",
    "positions",
    "abilities",
    "challenges",
    "bonus-plays",
    "events",
    "arenas",
    "balls",
    "pitches",
    "drills",
    "drill-teaches",
    "drill-task",
)
MOST_PLAYERS: Final = 10
FEWEST_CARDS: Final = 4  # three lie on the table, and one must be left in the deck
FREE: Final = "."
BLOCKED: Final = "#"
TRAPDOOR: Final = "T"

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


def source_of(entry: Entry, key: str = "source", default: str | None = None) -> str:
    return entry.word(key, list(SOURCES), default)


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


def pitch_of(entry: Entry) -> Pitch:
    """A pitch is drawn: 11 rows of 15 squares, the one along the score track first."""
    entry.only(("name", "rows", "source", "note"))
    rows = entry.texts("rows", 100)
    if len(rows) != ROWS:
        raise entry.bad(f"{entry.id} has {len(rows)} rows; a pitch has {ROWS}", "rows")
    trapdoors: list[int] = []
    blocked = 0
    for number, row in enumerate(rows):
        if len(row) != COLUMNS:
            message = f"row {number + 1} of {entry.id} has {len(row)} squares; a row has {COLUMNS}"
            raise entry.bad(message, f"rows[{number}]")
        for column, letter in enumerate(row):
            square = square_at(column, number)
            wrong = wrong_square(letter, column)
            if wrong:
                line, place = entry.place(f"rows[{number}]")
                raise BadFile(wrong, entry.path, line, place + column)
            if letter == BLOCKED:
                blocked |= 1 << square
            elif letter == TRAPDOOR:
                trapdoors.append(square)
    if not trapdoors:
        raise entry.bad(f"{entry.id} has no trapdoor; draw a 'T' where balls come up", "rows")
    pitch = laid_out(entry.id, entry.name(), tuple(trapdoors), blocked, source_of(entry))
    reached = reachable(pitch)
    if not reached & END_ZONES[1]:
        raise entry.bad(f"no way leads from one End Zone of {entry.id} to the other; free some squares", "rows")
    if reached != pitch.clear:
        # a ball would bounce there for ever once every square of such a pocket is taken
        closed = square_name(squares_of(pitch.clear & ~reached)[0])
        raise entry.bad(f"no way leads to {closed} of {entry.id}; block it, or free a square beside it", "rows")
    return pitch


def wrong_square(letter: str, column: int) -> str:
    """What is wrong with a square of a drawing, or nothing."""
    if letter not in (FREE, BLOCKED, TRAPDOOR):
        return f"{letter!r} is none of '.' (free), '#' (blocked) and 'T' (trapdoor)"
    if letter != FREE and column in (0, COLUMNS - 1):
        return f"this square is in an End Zone and must be free: '.', not {letter!r}"
    return ""


def reachable(pitch: Pitch) -> int:
    """The squares to which a way leads from the first End Zone."""
    reached = END_ZONES[0]
    while True:
        further = spread(reached) & pitch.clear
        if further == reached:
            return reached
        reached = further


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


# --- Texts ---


def add_texts(catalogue: Catalogue, pack: Pack) -> None:
    """Names and messages of a pack: names of what there is, messages that English has, with no further slots."""
    for language, texts in pack.texts.items():
        entry = pack.text_files[language]
        messages = catalogue.texts.setdefault(language, {})
        english = catalogue.texts.get("en") or pack.texts.get("en") or texts
        for key, text in texts.items():
            table, _, word = key.partition(".")
            if table in NAME_TABLES:
                add_name(catalogue, language, entry, key, text)
                continue
            general = f"{table}.{word.rpartition(': ')[2]}"  # without the moment that may stand before a clause
            model = key if key in english else general
            if model not in english:
                raise entry.bad(f"there is no message called {word[:60]!r}{nearest(key, list(english))}", key)
            try:
                check_message(text, english[model])
            except BadArgument as error:
                raise entry.bad(str(error), key) from error
            messages[key] = text


def add_name(catalogue: Catalogue, language: str, entry: Entry, key: str, text: str) -> None:
    """A name in another language. A position may be named for all teams, or for one as in ``dwarf/lineman``."""
    table, _, word = key.partition(".")
    names = catalogue.names.setdefault(language, {})
    known: list[str] = []
    found = False
    for name in catalogue.names["en"]:
        if name.startswith(f"{table}/"):
            id_ = name[len(table) + 1 :]
            title = id_.partition("/")[2] if table == "positions" else id_
            known += [id_, title]
            if word in (id_, title):
                names[name] = text
                found = True
    if not found:
        raise entry.bad(f"there is nothing called {word[:40]!r} to name{nearest(word, known)}", key)


def english_names(catalogue: Catalogue) -> dict[str, str]:
    """The names as the card files have them, and the texts of drills, under ``kind/id``."""
    names: dict[str, str] = {}
    for team in catalogue.team_cards:
        names[f"teams/{team.id}"] = team.name
        for keyword in team.keywords:
            names[f"keywords/{keyword}"] = keyword.replace("-", " ").title()
    for position in catalogue.positions:
        names[f"positions/{catalogue.teams[position.team]}/{position.id}"] = position.name
    for id_, name in catalogue.ability_names.items():
        names[f"abilities/{id_}"] = name
    for challenge in catalogue.challenges:
        names[f"challenges/{challenge.id}"] = challenge.name
    for play in catalogue.plays:
        names[f"bonus-plays/{play.id}"] = play.name
    for event in catalogue.events:
        names[f"events/{event.id}"] = event.name
    for arena in catalogue.arenas:
        names[f"arenas/{arena.id}"] = arena.name
    for ball in catalogue.balls:
        names[f"balls/{ball.id}"] = ball.name
    for pitch in catalogue.pitches:
        names[f"pitches/{pitch.id}"] = pitch.name
    for drill in catalogue.drills:
        names[f"drills/{drill.id}"] = drill.name
        names[f"drill-teaches/{drill.id}"] = drill.teaches
        names[f"drill-task/{drill.id}"] = drill.task
    return names


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


def digest(catalogue: Catalogue) -> str:
    """A fingerprint of everything that bears on play: no names, texts, notes, sources or drills."""
    lines: list[str] = []
    for team in catalogue.team_cards:
        lines.append(f"team {team.id} {team.reserves} {team.keywords} {team.players}")
    for one in catalogue.positions:
        values = (one.team, one.count, one.move, one.block, one.throw, one.armour, one.traits, one.reach)
        faces = (one.counts, one.counts_against, one.reach_counts, one.reach_alone, one.injures_on)
        free = (grants(one.grants), grants(one.between))
        lines.append(f"position {one.id} {values} {faces} {free}")
    for challenge in catalogue.challenges:
        values_of = (challenge.points, challenge.actions, challenge.conditions)
        lines.append(f"challenge {challenge.id} {values_of}")
    for play in catalogue.plays:
        when = (play.moment, play.actions, play.rolls, play.traits, play.shadows, play.alone, play.counts)
        much = (play.throw, play.armour, play.squares, play.more_squares, play.dice, play.more_actions)
        grant = grants((play.grant,)) if play.grant is not None else ""
        lines.append(f"play {play.id} {when} {much} {grant}")
    for face in catalogue.deck_faces:
        lines.append(f"card {catalogue.face_ids[face]}")
    for event in catalogue.events:
        lines.append(f"event {event.id} {event.copies} {event.effects}")
    for arena in catalogue.arenas:
        dice = (arena.blocked_shove, arena.assist_dice, arena.most_dice, arena.trapdoor_assists)
        rest = (arena.roll, arena.fewer_reserves, arena.trapdoor_reserves, arena.long_throws, arena.lead)
        lines.append(f"arena {arena.id} {dice} {rest} {grants(arena.grants)}")
    for ball in catalogue.balls:
        again = (ball.reroll_ones, ball.keyword, ball.keyword_reroll, ball.reroll_face, ball.bites_on, ball.bounces)
        lines.append(f"ball {ball.id} {again}")
    for pitch in catalogue.pitches:
        lines.append(f"pitch {pitch.id} {pitch.trapdoors} {pitch.blocked}")
    return fingerprint(lines)


def grants(given: tuple[Grant, ...]) -> str:
    """Free Actions as text, for the fingerprint."""
    return " ".join(
        f"{one.after}/{one.earlier}/{one.caught}/{one.action}/{one.squares}/{one.marked}/{one.short}/{one.then_prone}"
        for one in given
    )
