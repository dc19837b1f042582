"""Packs of Blitz Bowl: the base pack is whole, packs add and replace, and a bad pack gets one sentence."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.facts import BLITZ_BOWL
from touchline.blitz_bowl import block_die, trait
from touchline.blitz_bowl.cards import D6_MOVE, NONE, Catalogue, Position
from touchline.blitz_bowl.catalogue import (
    FOLDERS,
    GAME,
    base_pack,
    load_catalogue,
    made,
)
from touchline.blitz_bowl.catalogue_sources import counts, reconstructed
from touchline.blitz_bowl.pitch import COLUMNS, ROWS, SQUARES, square_at, square_name, square_named
from touchline.blitz_bowl.text import ability_text, name_of, play_text
from touchline.table.errors import BadArgument, BadFile, BadPack
from touchline.table.library import SOURCES
from touchline.table.pack import read_pack

pytestmark = pytest.mark.engine

VARIANT_B = str(Path(base_pack()).parent / "variant-b")
HEADER = 'id = "mine"\nversion = "1"\ngame = "blitz-bowl"\nneeds = ["base"]\n'
TEAM = (
    '[mice]\nname = "Mice"\nemergency-reserves = 4\nsource = "reconstructed"\n\n'
    '[mice.positions.runner]\nname = "Runner"\ncount = 6\nmove = 8\nblock = 1\nthrow = 4\narmour = 6\n'
    'abilities = ["elusive"]\n'
)
ABILITY = '[squeak]\nname = "Squeak"\nlines = ["run: beside opponents, end open"]\nsource = "reconstructed"\n'
CHALLENGE = '[win]\nname = "Win!"\npoints = 2\nline = "after any action: touchdown"\nsource = "printed"\n'
PLAY = '[dash]\nname = "Dash"\nline = "before run: move +2"\nsource = "printed"\n'
CARD = '[card-27]\nchallenge = "get-moving"\nbonus-play = "dodge"\nsource = "printed"\n'
EVENT = '[rain]\nname = "Rain"\ncopies = 2\nlines = ["now: new challenges"]\nsource = "printed"\n'
ARENA = '[barn]\nname = "Barn"\nlines = ["sudden death: lead of 6"]\nsource = "printed"\n'
BALL = '[bomb]\nname = "Bomb"\nlines = ["when any turn begins: bounces if loose"]\nsource = "printed"\n'
EMPTY_ROW = "..............."
PITCH_ROWS = [EMPTY_ROW] * 5 + [".......T......."] + [EMPTY_ROW] * 5
DRILL = (
    '[last]\nname = "Last"\nnumber = 8\nteaches = "Much."\ntask = "Do it."\nposition = """\ntouchline-position 1\n"""\n'
    'goal = "touchdown by orc blitzer"\nsource = "printed"\n'
)


def pitch(rows: list[str]) -> str:
    drawn = "".join(f'    "{row}",\n' for row in rows)
    return f'[meadow]\nname = "Meadow"\nsource = "reconstructed"\nrows = [\n{drawn}]\n'


def drawn_with(row: int, text: str) -> str:
    rows = list(PITCH_ROWS)
    rows[row] = text
    return pitch(rows)


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def position(cards: Catalogue, team: str, name: str) -> Position:
    for number in cards.team_cards[cards.teams.index(team)].positions:
        if cards.positions[number].id == name:
            return cards.positions[number]
    raise AssertionError(name)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    write(folder, "pack.toml", HEADER)
    return folder


# --- The base pack ---


def test_the_base_pack_is_whole() -> None:
    cards = load_catalogue()
    assert cards.packs == ["base"]
    for by_source in counts(cards).values():
        assert tuple(by_source) == SOURCES
    assert reconstructed(cards) == ["pitches/timber"]


def test_team_cards() -> None:
    cards = load_catalogue()
    assert sorted(cards.teams) == cards.teams
    for number, team in enumerate(cards.team_cards):
        assert cards.teams[number] == team.id
        assert 6 <= len(team.players) <= 10
        assert list(team.players) == sorted(team.players)
        for one in team.positions:
            assert cards.positions[one].team == number
            assert team.players.count(one) == cards.positions[one].count
        titles = [cards.positions[one].id for one in team.positions]
        assert len(set(titles)) == len(titles)
    dwarf = cards.team_cards[cards.teams.index("dwarf")]
    assert (dwarf.reserves, dwarf.keywords, dwarf.reserves_source, dwarf.source) == (
        4,
        ("dwarf",),
        "rulebook",
        "printed",
    )
    slayer = position(cards, "dwarf", "troll-slayer")
    assert (slayer.count, slayer.move, slayer.block, slayer.throw, slayer.armour) == (1, 5, 1, 6, 4)
    assert slayer.abilities == ("frenzied",)


def test_values_that_are_no_numbers() -> None:
    cards = load_catalogue()
    wagon = position(cards, "snotling", "pump-wagon")
    assert (wagon.move, wagon.throw, wagon.armour, wagon.block) == (D6_MOVE, NONE, 3, 3)
    assert position(cards, "snotling", "snotling").armour == NONE


@pytest.mark.rules("BB-R2")
def test_the_big_un_blocker_has_mighty_blow() -> None:
    assert position(load_catalogue(), "orc", "big-un-blocker").abilities == ("mighty-blow",)


def test_who_throws_team_mates() -> None:
    cards = load_catalogue()
    throwers = {one.id for one in cards.positions if one.traits & trait.THROWS_PLAYERS}
    assert throwers == {"ogre", "troll", "treeman"}
    assert {one.id for one in cards.positions if one.id in throwers} == throwers


def test_every_ability_is_somebodys() -> None:
    cards = load_catalogue()
    used = {name for one in cards.positions for name in one.abilities}
    assert used == set(cards.ability_names)
    for one in cards.positions:
        assert one.lines == tuple(line for name in one.abilities for line in cards.ability_lines[name])


def test_faces_of_the_deck() -> None:
    cards = load_catalogue()
    deck = BLITZ_BOWL["challenge-card"]
    assert len(set(cards.deck_faces)) == deck
    assert len(cards.event_faces) == BLITZ_BOWL["event-card"]
    assert len(set(cards.event_faces)) == len(cards.events) == BLITZ_BOWL["event"]
    size = len(cards.fronts)
    assert size == len(cards.backs) == len(cards.face_ids) == len(cards.face_sources) == deck + BLITZ_BOWL["event"]
    assert len(set(cards.face_ids)) == size
    for face in cards.deck_faces:
        front, back = cards.fronts[face], cards.backs[face]
        assert cards.face_ids[face] == f"{cards.challenges[front].id}/{cards.plays[back].id}"
        assert cards.plays_of[front] >> back & 1
    for face in cards.event_faces:
        assert cards.fronts[face] == -1
        assert cards.face_ids[face] == cards.events[cards.backs[face]].id
    assert len(cards.plays_of) == BLITZ_BOWL["challenge"]
    assert sum(bits.bit_count() for bits in cards.plays_of) == deck
    copies = [cards.backs.count(back) for back in range(BLITZ_BOWL["bonus-play"])]
    talent = [play.id for play in cards.plays].index("raw-talent")
    assert copies[talent] - cards.backs[deck:].count(talent) == 3


@pytest.mark.rules("BB-R12")
def test_variant_b_replaces_three_cards() -> None:
    base, other = load_catalogue(), load_catalogue((VARIANT_B,))
    assert len(other.deck_faces) == BLITZ_BOWL["challenge-card"]
    changed = [(one, two) for one, two in zip(base.face_ids, other.face_ids) if one != two]
    assert changed == [
        ("break-some-bones/raw-talent", "break-some-bones/blocking-play"),
        ("play-as-a-team/aggressive-mark", "showboat-for-the-crowd/raw-talent"),
        ("take-them-down/blocking-play", "take-them-down/inspiration"),
    ]
    assert base.digest != other.digest


def test_arenas_and_balls() -> None:
    cards = load_catalogue()
    assert [arena.roll for arena in cards.arenas] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [ball.id for ball in cards.balls] == ["plain", "dwarf-rune-ball", "extra-spikey-ball", "squig-ball"]
    assert cards.balls[0].lines == ()


@pytest.mark.rules("BB 14.5.1", "BB 14.5.2", "BB 14.5.3")
def test_pitches() -> None:
    cards = load_catalogue()
    pitches = {pitch.id: pitch for pitch in cards.pitches}
    assert list(pitches) == ["stone", "timber", "brazier"]
    assert [square_name(square) for square in pitches["stone"].trapdoors] == ["h6"]
    assert pitches["stone"].blocked.bit_count() == 16
    for name in ("d3", "e4", "d8", "e9", "k3", "l4", "k8", "l9"):
        assert pitches["stone"].blocked >> square_named(name) & 1
    brazier = [square for square in range(SQUARES) if pitches["brazier"].blocked >> square & 1]
    assert sorted(map(square_name, brazier)) == ["c4", "c8", "f3", "f9", "j3", "j9", "m4", "m8"]
    timber = pitches["timber"]
    assert (timber.source, len(timber.trapdoors)) == ("reconstructed", 2)
    for one in cards.pitches:
        for column in range(COLUMNS):
            for row in range(ROWS):
                here, there = square_at(column, row), square_at(COLUMNS - 1 - column, ROWS - 1 - row)
                assert one.blocked >> here & 1 == one.blocked >> there & 1
                assert one.doors >> here & 1 == one.doors >> there & 1
    halves = {square % 16 < 7 for square in timber.trapdoors}
    sides = {square // 16 < 5 for square in timber.trapdoors}
    assert halves == sides == {True, False}


def test_drills() -> None:
    drills = load_catalogue().drills
    assert [drill.number for drill in drills] == [1, 2, 3, 4, 5, 6, 7]
    for drill in drills:
        assert drill.position.startswith("touchline-position 1\ngame: blitz-bowl\n")
        assert drill.rules[0] == f"BB 15.1.{drill.number}"
        assert drill.goal
        squares = [word for word in drill.position.replace(",", " ").split() if square_named(word) >= 0]
        assert len(squares) == len(set(squares)) >= 3
    assert drills[2].dice == (block_die.FACES.index(block_die.SHOVE),)
    assert drills[3].dice == (block_die.FACES.index(block_die.SMASH), 0)


def test_the_digest_is_of_what_bears_on_play(pack: Path) -> None:
    base = load_catalogue()
    write(pack, "text/en.toml", '[play]\n"reroll" = "roll again"\n')
    assert load_catalogue((str(pack),)).digest == base.digest
    write(pack, "teams/mice.toml", TEAM)
    mice = load_catalogue((str(pack),)).digest
    assert mice != base.digest
    write(pack, "teams/mice.toml", TEAM.replace("move = 8", "move = 7"))
    assert load_catalogue((str(pack),)).digest not in (base.digest, mice)
    write(pack, "teams/mice.toml", TEAM.replace('name = "Mice"', 'name = "Rats"'))
    assert load_catalogue((str(pack),)).digest == mice


# --- Packs of one's own ---


def test_a_pack_may_add_everything(pack: Path) -> None:
    write(pack, "teams/mice.toml", TEAM.replace("elusive", "squeak").replace("count = 6", "count = 10"))
    write(pack, "abilities/mice.toml", ABILITY)
    write(pack, "challenges/more.toml", CHALLENGE)
    write(pack, "bonus-plays/more.toml", PLAY)
    write(pack, "cards/more.toml", CARD.replace("get-moving", "win").replace("dodge", "dash"))
    write(pack, "events/more.toml", EVENT)
    write(pack, "arenas/more.toml", ARENA)
    write(pack, "balls/more.toml", BALL)
    write(pack, "pitches/more.toml", pitch(PITCH_ROWS))
    write(pack, "drills/more.toml", DRILL)
    cards = load_catalogue((str(pack),))
    assert cards.packs == ["base", "mine"]
    assert cards.positions[cards.team_cards[-1].players[9]].traits == trait.RUN_BESIDE | cards.positions[-1].traits
    assert cards.face_ids[cards.deck_faces[-1]] == "win/dash"
    assert len(cards.event_faces) == BLITZ_BOWL["event-card"] + 2
    assert (cards.arenas[-1].roll, cards.arenas[-1].lead) == (0, 6)
    assert cards.balls[-1].bounces
    assert cards.pitches[-1].id == "meadow"
    assert cards.drills[-1].number == 8
    assert ability_text(cards, "squeak").startswith("When this player makes a Run Action")
    assert "positions/mice/runner" in reconstructed(cards)


def test_a_pack_may_correct_a_value(pack: Path) -> None:
    write(pack, "pack.toml", HEADER + 'replaces = ["sprint"]\n')
    write(pack, "bonus-plays/sprint.toml", PLAY.replace("[dash]", "[sprint]").replace("+2", "+3"))
    cards = load_catalogue((str(pack),))
    assert len(cards.plays) == BLITZ_BOWL["bonus-play"]
    assert play_text(cards, "sprint").endswith("his Move value is 3 higher for that Run.")


def test_a_source_of_its_own_for_a_value(pack: Path) -> None:
    text = TEAM.replace('source = "reconstructed"', 'source = "printed"\nemergency-reserves-source = "reconstructed"')
    write(pack, "teams/mice.toml", text + 'source = "rulebook"\n')
    cards = load_catalogue((str(pack),))
    assert reconstructed(cards) == ["teams/mice/emergency-reserves", "pitches/timber"]
    assert cards.positions[-1].source == "rulebook"


def test_a_changed_pack_is_read_again(pack: Path) -> None:
    write(pack, "teams/mice.toml", TEAM)
    first = load_catalogue((str(pack),))
    assert load_catalogue((str(pack),)) is first
    write(pack, "teams/mice.toml", TEAM.replace("move = 8", "move = 9"))
    assert load_catalogue((str(pack),)).positions[-1].move == 9


def test_names_in_another_language(pack: Path) -> None:
    write(pack, "text/fr.toml", '[teams]\ndwarf = "Nains"\n[positions]\nlineman = "Joueur"\n"dwarf/lineman" = "Nain"\n')
    cards = load_catalogue((str(pack),))
    assert name_of(cards, "teams", "dwarf", "fr") == "Nains"
    assert name_of(cards, "positions", "dwarf/lineman", "fr") == "Nain"
    assert name_of(cards, "positions", "orc/lineman", "fr") == "Joueur"
    assert name_of(cards, "teams", "orc", "fr") == "Orc"
    with pytest.raises(BadArgument, match="did you mean 'teams/dwarf'"):
        name_of(cards, "teams", "dwarv", "fr")


# --- Bad packs ---


def file(name: str, text: str) -> Callable[[Path], None]:
    def put(folder: Path) -> None:
        write(folder, name, text)

    return put


def team(old: str, new: str) -> Callable[[Path], None]:
    assert old in TEAM
    return file("teams/mice.toml", TEAM.replace(old, new, 1))


def without(text: str, start: str) -> str:
    return "".join(row for row in text.splitlines(True) if not row.startswith(start))


BLOCKED_ROWS = [row[:5] + "#" + row[6:] for row in PITCH_ROWS]
TEN = "[mice.positions.more]" + TEAM.partition("[mice.positions.runner]")[2].replace("count = 6", "count = 5")

BAD: list[tuple[str, Callable[[Path], None], str, int, int]] = [
    # what, how, part of the sentence, line, column
    ("wrong game", file("pack.toml", HEADER.replace("blitz-bowl", "team-manager")), "is a pack for", 3, 9),
    ("a folder of the other game", file("players/x.toml", ""), "is not a kind of card", 0, 0),
    ("a team twice", file("teams/mice.toml", TEAM.replace("mice", "dwarf")), "already in the pack base", 1, 1),
    ("an unknown field of a team", team("name", "nam"), "unknown field 'nam'; did you mean 'name'?", 2, 1),
    ("no name", team('name = "Mice"\n', ""), "mice has no 'name'", 1, 1),
    ("no reserves", team("emergency-reserves = 4\n", ""), "mice has no 'emergency-reserves'", 1, 1),
    ("reserves too high", team("reserves = 4", "reserves = 11"), "whole number from 1 to 10", 3, 22),
    ("no source", team('source = "reconstructed"\n', ""), "mice has no 'source'", 1, 1),
    ("a wrong source", team('"reconstructed"', '"printd"'), "did you mean 'printed'?", 4, 11),
    ("a wrong keyword", team("source", 'keywords = ["A B"]\nsource'), "a keyword is lower-case", 4, 14),
    ("no positions", file("teams/mice.toml", TEAM.partition("\n\n")[0]), "mice has no 'positions'", 1, 1),
    ("positions of another type", team("[mice.positions.runner]", "positions = 3\n[x]"), "are tables such as", 6, 13),
    ("no players", team(TEAM.partition("\n\n")[2], "[mice.positions]\n"), "mice has no players", 6, 1),
    ("too many players", file("teams/mice.toml", TEAM + TEN), "mice has 11 players; a team has at most 10", 1, 1),
    ("a wrong position", team("positions.runner", "positions.Runner"), "a position is a table", 6, 1),
    ("no count", team("count = 6\n", ""), "mice.positions.runner has no 'count'", 6, 1),
    (
        "a count too high",
        team("count = 6", "count = 11"),
        "'count' of mice.positions.runner must be a whole number",
        8,
        9,
    ),
    (
        "a move too high",
        team("move = 8", "move = 13"),
        "'move' of mice.positions.runner must be a whole number from 1 to 12",
        9,
        8,
    ),
    ("no move at all", team("move = 8", "move = 0"), 'from 1 to 12, or "D6"', 9, 8),
    ("a move of another die", team("move = 8", 'move = "D8"'), 'from 1 to 12, or "D6"', 9, 9),
    ("a truth for a move", team("move = 8", "move = true"), "from 1 to 12", 9, 8),
    (
        "a block too high",
        team("block = 1", "block = 4"),
        "'block' of mice.positions.runner must be a whole number from 1 to 3",
        10,
        9,
    ),
    ("a throw too low", team("throw = 4", "throw = 1"), 'from 2 to 6, or "-"', 11, 9),
    ("armour too high", team("armour = 6", "armour = 7"), 'from 2 to 6, or "-"', 12, 10),
    ("an unknown ability", team('"elusive"', '"illusive"'), "did you mean 'elusive'?", 13, 15),
    ("an ability twice", team('"elusive"', '"elusive", "elusive"'), "elusive is there twice", 13, 26),
    ("a flag of another type", team("armour", "throws-team-mates = 1\narmour"), "must be true or false", 12, 21),
    ("a note of another type", team("source", "note = 3\nsource"), "'note' of mice must be a text", 4, 8),
    (
        "a wrong line",
        file("abilities/a.toml", ABILITY.replace("end open", "end opne")),
        "did you mean 'end open'?",
        3,
        34,
    ),
    ("an unknown moment", file("abilities/a.toml", ABILITY.replace("run:", "walk:")), "is not a moment of an", 3, 11),
    ("no lines", file("abilities/a.toml", without(ABILITY, "lines")), "squeak has no lines", 1, 1),
    ("points too high", file("challenges/c.toml", CHALLENGE.replace("2", "11")), "from 1 to 10", 3, 10),
    ("a wrong condition", file("challenges/c.toml", CHALLENGE.replace("touchd", "tuchd")), "did you mean", 4, 27),
    ("two lines in one", file("bonus-plays/p.toml", PLAY.replace("line", "lines")), "did you mean 'line'?", 3, 1),
    ("a wrong number", file("bonus-plays/p.toml", PLAY.replace("+2", "+99")), "from 1 to 12", 3, 27),
    (
        "an unknown challenge",
        file("cards/c.toml", CARD.replace("moving", "mowing")),
        "did you mean 'get-moving'?",
        2,
        14,
    ),
    ("an unknown bonus play", file("cards/c.toml", CARD.replace("dodge", "doge")), "did you mean 'dodge'?", 3, 15),
    (
        "the same card again",
        file("cards/c.toml", CARD.replace("dodge", "sprint")),
        "with this front and this back",
        3,
        15,
    ),
    ("an event without lines", file("events/e.toml", without(EVENT, "lines")), "rain has no lines", 1, 1),
    ("no copies", file("events/e.toml", EVENT.replace("copies = 2", "copies = 0")), "from 1 to 10", 3, 10),
    (
        "a number of the D8 twice",
        file("arenas/a.toml", ARENA + "roll = 3\n"),
        "has the number 3 of the D8 already",
        5,
        8,
    ),
    ("a number beyond the D8", file("arenas/a.toml", ARENA + "roll = 9\n"), "from 0 to 8", 5, 8),
    (
        "a keyword of no team",
        file(
            "balls/b.toml",
            BALL.replace(
                "when any turn begins: bounces if loose",
                "throw by its holder in a dwraf team: may reroll a failed check",
            ),
        ),
        "no team has the keyword 'dwraf'; did you mean 'dwarf'?",
        3,
        11,
    ),
    ("no rows", file("pitches/p.toml", pitch([])), "meadow has 0 rows; a pitch has 11", 4, 8),
    ("a row too many", file("pitches/p.toml", pitch([*PITCH_ROWS, EMPTY_ROW])), "has 12 rows", 4, 8),
    ("a short row", file("pitches/p.toml", drawn_with(2, "....")), "row 3 of meadow has 4 squares; a row has 15", 7, 6),
    ("an unknown sign", file("pitches/p.toml", drawn_with(2, "....X..........")), "'X' is none of '.' (free)", 7, 10),
    (
        "a blocked End Zone",
        file("pitches/p.toml", drawn_with(2, "..............#")),
        "must be free: '.', not '#'",
        7,
        20,
    ),
    ("a trapdoor in an End Zone", file("pitches/p.toml", drawn_with(2, "T..............")), "must be free", 7, 6),
    ("no trapdoor", file("pitches/p.toml", pitch([EMPTY_ROW] * 11)), "meadow has no trapdoor", 4, 8),
    ("no way across", file("pitches/p.toml", pitch(BLOCKED_ROWS)), "no way leads from one End Zone", 4, 8),
    (
        "a pitch of the base pack",
        file("pitches/p.toml", pitch(PITCH_ROWS).replace("[meadow]", "[stone]")),
        "replaces",
        1,
        1,
    ),
    ("a drill's number twice", file("drills/d.toml", DRILL.replace("8", "7")), "has the number 7 already", 3, 10),
    (
        "no position",
        file("drills/d.toml", DRILL.replace('"""\ntouchline-position 1\n"""', '""')),
        "must be a text",
        6,
        13,
    ),
    ("an unknown die", file("drills/d.toml", DRILL + 'dice = ["shuv"]\n'), "did you mean 'shove'?", 11, 10),
    ("a name of nothing", file("text/ja.toml", '[teams]\ndwarv = "x"\n'), "did you mean 'dwarf'?", 2, 10),
    ("a reading of nothing", file("text/ja.toml", '[reading]\n"teams/dwarv" = "x"\n'), "'teams/dwarf'?", 2, 18),
    ("an unknown message", file("text/ja.toml", '[play]\nrerol = "x"\n'), "no message called 'rerol'", 2, 10),
    ("an unknown slot", file("text/ja.toml", '[play]\n"move +{n}" = "{m}"\n'), "no slot 'm'", 2, 16),
    ("a loose brace", file("text/ja.toml", '[play]\nreroll = "{"\n'), "a brace that does not close", 2, 11),
]


@pytest.mark.parametrize(("how", "sentence", "line", "column"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_a_bad_pack_is_one_sentence(
    pack: Path, how: Callable[[Path], None], sentence: str, line: int, column: int
) -> None:
    how(pack)
    with pytest.raises(BadFile) as error:
        load_catalogue((str(pack),))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
    assert (error.value.line, error.value.column) == (line, column)
    assert error.value.path.startswith(str(pack))


def test_too_few_challenge_cards(pack: Path) -> None:
    write(pack, "pack.toml", HEADER.replace('needs = ["base"]\n', ""))
    write(pack, "challenges/c.toml", CHALLENGE)
    write(pack, "bonus-plays/p.toml", PLAY)
    write(pack, "cards/c.toml", CARD.replace("get-moving", "win").replace("dodge", "dash"))
    with pytest.raises(BadFile, match="there are 1 challenge cards; the game needs 4 at least"):
        made([read_pack(str(pack), GAME, FOLDERS)])


def test_the_first_ball_is_plain(pack: Path) -> None:
    write(pack, "pack.toml", HEADER + 'replaces = ["plain"]\n')
    write(pack, "balls/b.toml", BALL.replace("[bomb]", "[plain]"))
    with pytest.raises(BadFile, match="the first ball is the plain one"):
        load_catalogue((str(pack),))


# --- All that is wrong in one run, pasted text, and what is odd ---


def test_all_errors_are_told_in_one_run(pack: Path) -> None:
    write(pack, "teams/mice.toml", TEAM.replace("move = 8", "move = 13").replace('"elusive"', '"illusive"'))
    write(pack, "challenges/c.toml", CHALLENGE.replace("touchdown", "touchdwon").replace("points = 2", "points = 20"))
    write(pack, "pitches/p.toml", drawn_with(2, "....X...........").replace("Meadow", ""))
    write(pack, "text/ja.toml", '[teams]\nmices = "x"\n[team]\nmice = "y"\n')
    with pytest.raises(BadPack) as caught:
        load_catalogue((str(pack),))
    faults = caught.value.faults
    assert [(os.path.basename(fault.path), fault.line) for fault in faults] == [
        ("c.toml", 3),
        ("c.toml", 4),
        ("p.toml", 2),
        ("p.toml", 7),
        ("mice.toml", 9),
        ("mice.toml", 13),
        ("ja.toml", 2),
        ("ja.toml", 3),
    ]
    assert "did you mean 'mice'?" in faults[6].message
    assert "[team] is not a table of texts; did you mean 'teams'?" in faults[7].message
    assert "did you mean 'touchdown'?" in faults[1].message


def test_a_moment_that_is_not_known_is_told_with_those_that_are(pack: Path) -> None:
    write(pack, "arenas/a.toml", ARENA.replace("sudden death", "zzz"))
    with pytest.raises(BadPack, match="is not a moment of an arena; known are emergency reserves, reserves, after"):
        load_catalogue((str(pack),))


def test_pasted_card_text_is_known_as_such(pack: Path) -> None:
    text = play_text(load_catalogue(), "sprint").replace("2", "4")
    write(pack, "bonus-plays/p.toml", PLAY.replace("before run: move +2", text))
    with pytest.raises(BadPack, match=r"this is the text of a card; write 'before run: move \+4'"):
        load_catalogue((str(pack),))


def test_pasted_text_of_two_cards(pack: Path) -> None:
    text = "After this player makes a Mark Action, he may make a free Run Action of up to 3 squares"
    text += ", and he may do so while Marked."
    write(pack, "abilities/a.toml", ABILITY.replace("run: beside opponents, end open", text))
    with pytest.raises(BadPack, match="write 'after mark: free run of up to 3 squares, while marked'"):
        load_catalogue((str(pack),))


def test_what_is_odd_is_told_and_allowed(pack: Path) -> None:
    line = "after run: no team-mates side by side, beside 2 team-mates"
    write(pack, "challenges/c.toml", CHALLENGE.replace("after any action: touchdown", line))
    write(pack, "bonus-plays/p.toml", PLAY.replace('"Dash"', '"Sprint"'))
    packs = [read_pack(base_pack(), GAME, FOLDERS), read_pack(str(pack), GAME, FOLDERS)]
    made(packs)
    assert packs[0].faults.odd == []
    assert sorted(oddity.message for oddity in packs[1].faults.odd) == [
        "dash has the name of sprint of the pack base, which it does not replace",
        "this is never so: its conditions exclude each other",
    ]
