"""Packs: the base pack is whole, packs add and replace cards, and a bad pack gets one sentence and no traceback."""

import os
import subprocess
import sys
from collections.abc import Callable, Sized
from pathlib import Path

import pytest

import touchline
from touchline.table.errors import BadFile, BadPack
from touchline.table.library import SOURCES
from touchline.table.pack import MOST_ENTRIES, in_order, is_id, read_pack
from touchline.table.places import Places
from touchline.team_manager import card_kinds, die, moments, whom
from touchline.team_manager.catalogue import (
    FOLDERS,
    GAME,
    base_pack,
    counts,
    load_catalogue,
    made,
    reconstructed,
)
from touchline.team_manager.text import line_text

pytestmark = pytest.mark.engine

HEADER = 'id = "mine"\nversion = "1"\ngame = "team-manager"\nneeds = ["base"]\n'
CARD = '[new-card]\nname = "New Card"\nabilities = ["end: gain 1"]\nsource = "reconstructed"\n'


def write(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    write(folder, "pack.toml", HEADER)
    write(folder, "staff-upgrades/cards.toml", CARD)
    return folder


# --- The base pack ---


def test_the_base_pack_is_whole() -> None:
    cards = load_catalogue()
    assert cards.packs == ["base"]
    assert cards.die == die.FACES
    for by_source in counts(cards).values():
        assert tuple(by_source) == SOURCES
        assert sum(by_source.values())


def test_each_team_has_its_cards() -> None:
    cards = load_catalogue()
    assert len(cards.teams) == 6
    for team in range(6):
        faces = [face for face, logo in enumerate(cards.logos) if logo == team]
        players = sum(cards.copies[face] for face in faces if cards.kinds[face] == card_kinds.PLAYER)
        upgrades = sum(cards.copies[face] for face in faces if cards.kinds[face] == card_kinds.TEAM_UPGRADE)
        assert (players, upgrades) == (12, 5)
        for face in faces:
            assert cards.unions[face] == cards.team_unions[team]


def test_all_lists_have_one_entry_for_each_face() -> None:
    cards = load_catalogue()
    size = len(cards.ids)
    lists: list[Sized] = [
        cards.names,
        cards.kinds,
        cards.copies,
        cards.sources,
        cards.count_sources,
        cards.origins,
        cards.standing,
        cards.downed,
        cards.skills,
        cards.unions,
        cards.logos,
        cards.unique,
        cards.options,
        cards.abilities,
        cards.lines,
        cards.sections,
        cards.final,
        cards.token_power,
        cards.token_fans,
        cards.token_ejects,
        cards.events,
        cards.guard,
        cards.freebooter,
        cards.dump_off,
        cards.sure_hands,
        cards.firm,
        cards.strip_ball,
        cards.no_guard,
        cards.one_die,
        cards.tells_apart,
        cards.tackling_power,
        cards.carrier_power,
        cards.team_power,
        cards.draft_freebooters,
        cards.target_power,
        cards.target_power_who,
        cards.both_dice,
        cards.cheat_tokens,
        cards.highlight_fans,
        cards.zone_limit,
    ]
    assert [len(one) for one in lists] == [size] * len(lists)
    assert cards.kinds == sorted(cards.kinds)
    for face, name in enumerate(cards.ids):
        assert is_id(name)
        assert cards.index[name] == cards.index[f"base/{name}"] == face


def test_what_is_folded_out_of_abilities() -> None:
    cards = load_catalogue()
    index = cards.index
    assert cards.guard[index["human-lineman"]]
    assert cards.one_die[index["troll-slayer"]]
    assert cards.tells_apart[index["da-troll"]]
    assert cards.tackling_power[index["black-orc-blocker"]] == 1
    assert cards.carrier_power[index["griff-oberwald"]] == 1
    assert cards.freebooter[index["freebooter-runner-cwc"]]
    assert cards.unique[index["morg-n-thorg-owa"]]
    assert cards.unique[index["morg-n-thorg-cwc"]]
    assert cards.team_power[index["rising-ire"]] == 1
    assert cards.draft_freebooters[index["gryphon-ade"]]
    assert cards.both_dice[index["flooding-causes-soggy-pitch"]]
    assert cards.zone_limit[index["weather-disrupts-match"]] == 3
    assert cards.cheat_tokens[index["referee-contract-dispute"]] == 2
    assert cards.highlight_fans[index["rivalry-week-kicks-off"]] == 2
    face = index["all-star-conditioning"]
    assert (cards.target_power[face], cards.target_power_who[face]) == (1, whom.SPRINT)
    assert cards.events[index["varag-ghoulchewer"]] == 1 << moments.DOWNED | 1 << moments.INJURED
    assert cards.events[index["human-lineman"]] == 0 == moments.NONE
    assert cards.final[index["the-blood-bowl"]]


def test_payouts() -> None:
    cards = load_catalogue()
    left, centre, right = cards.sections[cards.index["all-out-blitz"]]
    assert [(one.fans, one.stars, one.team, one.staff) for one in left + centre + right] == [
        (0, 0, 1, 0),
        (0, 0, 0, 2),
        (3, 0, 0, 0),
        (0, 0, 0, 2),
    ]
    empty = cards.sections[cards.index["personal-foul"]][0]
    assert [(one.fans, one.stars, one.team, one.staff) for one in empty] == [(0, 0, 0, 0)]
    winner = cards.sections[cards.index["the-chaos-cup"]][0][0]
    assert (winner.fans, winner.staff) == (5, 3)


def test_where_values_come_from() -> None:
    cards = load_catalogue()
    assert counts(cards)["cheating-token"] == {"rulebook": 30, "printed": 0, "reconstructed": 0, "own": 0}
    assert counts(cards)["star"]["printed"] == 50
    ours = reconstructed(cards)
    assert len(ours) == 14
    assert {cards.kinds[face] for face in ours} == {card_kinds.STAFF_UPGRADE}
    assert {cards.sources[face] for face in ours} == {"printed"}
    capped = [face for face, option in enumerate(cards.options) if option == "no-salary-cap"]
    assert sum(cards.copies[face] for face in capped) == 7


# --- More packs ---


def test_a_pack_adds_a_card(pack: Path) -> None:
    base = load_catalogue()
    cards = load_catalogue((str(pack),))
    assert cards.packs == ["base", "mine"]
    face = cards.index["mine/new-card"]
    assert (cards.names[face], cards.origins[face]) == ("New Card", "mine")
    assert len(cards.ids) == len(base.ids) + 1
    assert cards.digest != base.digest
    assert load_catalogue((str(pack),)) is cards
    assert load_catalogue((str(pack / ".." / "mine"),)) is cards


def test_a_pack_replaces_a_card_in_its_place(pack: Path) -> None:
    base = load_catalogue()
    write(pack, "pack.toml", HEADER + 'replaces = ["team-merchandise-booths"]\n')
    booths = '[team-merchandise-booths]\nname = "Booths"\nabilities = ["end: gain 3"]\nsource = "printed"\ncopies = 2\n'
    write(pack, "staff-upgrades/cards.toml", booths)
    cards = load_catalogue((str(pack),))
    face = base.index["team-merchandise-booths"]
    assert cards.ids == base.ids
    assert (cards.names[face], cards.copies[face], cards.origins[face]) == ("Booths", 2, "mine")
    assert cards.abilities[face][0].effects[0][1] == 3


def test_names_and_notes_do_not_change_the_digest(pack: Path) -> None:
    write(pack, "staff-upgrades/cards.toml", CARD)
    one = load_catalogue((str(pack),)).digest
    other = pack.parent / "other"
    write(other, "pack.toml", HEADER)
    write(other, "staff-upgrades/cards.toml", CARD.replace("New Card", "Old Card") + 'note = "x"\n')
    write(other, "text/ja.toml", '[card]\nnew-card = "新しいカード"\n')
    cards = load_catalogue((str(other),))
    assert cards.digest == one
    write(pack.parent / "third", "pack.toml", HEADER)
    write(pack.parent / "third", "staff-upgrades/cards.toml", CARD.replace("gain 1", "gain 2"))
    assert load_catalogue((str(pack.parent / "third"),)).digest != one


def test_packs_come_after_those_they_need(pack: Path) -> None:
    first = pack.parent / "first"
    write(first, "pack.toml", HEADER.replace("mine", "first").replace('["base"]', '["mine"]'))
    cards = load_catalogue((str(first), str(pack)))
    assert cards.packs == ["base", "mine", "first"]


def test_windows_line_ends_and_byte_order(pack: Path) -> None:
    write(pack, "staff-upgrades/cards.toml", CARD.replace("\n", "\r\n"))
    assert "new-card" in load_catalogue((str(pack),)).index


def test_the_digest_is_the_same_in_a_new_process() -> None:
    program = "from touchline.team_manager.catalogue import load_catalogue; print(load_catalogue().digest)"
    source = os.path.dirname(os.path.dirname(touchline.__file__))
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": source}
    result = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == load_catalogue().digest


# --- Places of values, for errors ---


def test_places() -> None:
    text = (
        "# comment with [brackets] and 'quotes'\n"
        "[one]\n"
        'name = "a [b] # c"  # not a table\n'
        "list = [\n"
        '    "x",  # first\n'
        "    'y', { z = 1 },\n"
        "]\n"
        '"quoted key" = """\n'
        "[not-a-table]\n"
        'x = 1"""\n'
        "[two]\n"
        "n = 5\n"
    )
    found = Places(text).found
    assert found["one="] == (2, 1)
    assert found["one.name"] == (3, 9)
    assert found["one.list[0]"] == (5, 6)
    assert found["one.list[1]"] == (6, 6)
    assert found["one.list[2].z"] == (6, 16)
    assert found["one.quoted key="] == (8, 1)
    assert found["two="] == (11, 1)
    assert found["two.n"] == (12, 5)
    assert "not-a-table=" not in found


# --- Bad packs: one sentence each, with its place ---


def card(text: str | bytes) -> Callable[[Path], None]:
    return lambda folder: void(write(folder, "staff-upgrades/cards.toml", text))


def header(text: str) -> Callable[[Path], None]:
    return lambda folder: void(write(folder, "pack.toml", text))


def file(name: str, text: str | bytes) -> Callable[[Path], None]:
    return lambda folder: void(write(folder, name, text))


def void(_: object) -> None:
    return None


def looping_link(folder: Path) -> None:
    os.symlink(folder / "staff-upgrades" / "loop.toml", folder / "staff-upgrades" / "loop.toml")


def looping_folder(folder: Path) -> None:
    os.symlink(folder / "stars", folder / "stars")


def link_outside(folder: Path) -> None:
    write(folder.parent, "secret.toml", CARD.replace("new-card", "secret"))
    os.symlink(folder.parent / "secret.toml", folder / "staff-upgrades" / "link.toml")


def a_pipe(folder: Path) -> None:
    os.mkfifo(folder / "staff-upgrades" / "pipe.toml")


def no_header(folder: Path) -> None:
    (folder / "pack.toml").unlink()


def a_folder_as_file(folder: Path) -> None:
    (folder / "staff-upgrades" / "folder.toml").mkdir()


def a_team_in(colour: str) -> Callable[[Path], None]:
    """The Gouged Eye, replaced."""

    def put(folder: Path) -> None:
        write(folder, "pack.toml", HEADER + 'replaces = ["gouged-eye"]\n')
        team = f'[gouged-eye]\nname="T"\nunion="cwc"\nrace="Orc"\ncolours=["{colour}","#ffffff"]\n'
        write(folder, "teams/t.toml", team)

    return put


PLAYER_CARD = (
    '[new-player]\nname = "X"\nteam = "gouged-eye"\nstanding = 1\ndowned = 0\n'
    'skills = ["pass"]\nabilities = ["guard"]\nsource = "printed"\n'
)
HIGHLIGHT_CARD = '[new-one]\nname = "X"\nleft = {}\ncentre = { fans = 1 }\nright = {}\nsource = "printed"\n'

BAD: list[tuple[str, Callable[[Path], None], str, int]] = [
    # what, how, part of the sentence, line
    ("no header", no_header, "needs a file pack.toml", 0),
    ("header without id", header('version = "1"\ngame = "team-manager"\n'), "has no 'id'", 1),
    ("header with a wrong id", header(HEADER.replace("mine", "My Pack")), "lower-case words", 1),
    ("id of another type", header(HEADER.replace('"mine"', "7")), "must be a text in quotes", 1),
    ("unknown header field", header(HEADER + 'neads = ["base"]\n'), "did you mean 'needs'?", 5),
    ("wrong game", header(HEADER.replace("team-manager", "blitz-bowl")), "is a pack for 'blitz-bowl'", 3),
    ("missing need", header(HEADER.replace('"base"', '"bass"')), "did you mean 'base'?", 4),
    ("needs itself", header(HEADER.replace('"base"', '"mine"')), "in a circle: mine", 0),
    ("id of another pack", header(HEADER.replace("mine", "base")), "two packs have the id 'base'", 0),
    ("replaces nothing", header(HEADER + 'replaces = ["hired-wizzard"]\n'), "did you mean 'hired-wizard'?", 5),
    ("not TOML", card("[new-card\n"), "its id in brackets on a line of its own", 1),
    ("not UTF-8", card(b"\n\n\xff\xfe"), "is not UTF-8 text", 3),
    ("empty bytes", card(b"\0\0\0"), "a line is written as in", 1),
    ("too large", card("#" * 1_000_001), "is larger than 1,000,000 bytes", 0),
    ("a long line", card("#" * 5_000), "line of more than 4,000 characters", 1),
    ("a key of many parts", card("a" + ".a" * 100_000 + " = 1\n"), "line of more than", 1),
    ("too deep", card("[x]\ny = " + "[" * 150 + "]" * 150 + "\n"), "deep", 0),
    ("far too deep", card("[x]\ny = " + "[" * 1_500 + "]" * 1_500 + "\n"), "deep", 0),
    ("a huge number", card(CARD + "copies = " + "9" * 3_900 + "\n"), "copies", 5),
    ("too many cards", card("\n".join(f"[c{n}]" for n in range(MOST_ENTRIES + 1))), "2,000 cards at most", 0),
    ("too many files", lambda f: void([write(f, f"stars/{n}.toml", "") for n in range(501)]), "500 files", 0),
    ("a value outside a card", card('name = "x"\n'), "a card begins with [its-id]", 1),
    ("a wrong id", card(CARD.replace("new-card", "New_Card")), "an id is lower-case words", 1),
    ("the same card twice", card(CARD + CARD), "'new-card' is there twice in this file", 5),
    ("the same card in two files", file("staff-upgrades/more.toml", CARD), "is already in cards.toml", 1),
    ("a card of the base pack", card(CARD.replace("new-card", "hired-wizard")), "name it under replaces", 1),
    ("an id of another kind", card(CARD.replace("new-card", "slab")), "there is a star with the id slab", 1),
    ("no name", card('[new-card]\nabilities = ["end: gain 1"]\nsource = "printed"\n'), "has no 'name'", 1),
    ("an empty name", card(CARD.replace("New Card", "")), "printable text", 2),
    ("a name with a hidden sign", card(CARD.replace("New", "\\u202e")), "printable text", 2),
    ("a long name", card(CARD.replace("New Card", "x" * 61)), "at most 60 characters", 2),
    ("a name of another type", card(CARD.replace('"New Card"', "[1]")), "must be a text in quotes", 2),
    ("an unknown field", card(CARD + "copys = 2\n"), "unknown field 'copys'; did you mean 'copies'?", 5),
    ("an unknown source", card(CARD.replace("reconstructed", "guessed")), "'source' of new-card is unknown", 4),
    ("an unknown option", card(CARD + 'option = "salary"\n'), "'option' of new-card is unknown", 5),
    ("no copies", card(CARD + "copies = 0\n"), "must be a whole number from 1 to 30", 5),
    ("a truth for a number", card(CARD + "copies = true\n"), "must be a whole number from 1 to 30", 5),
    ("no abilities", card('[new-card]\nname = "X"\nsource = "printed"\n'), "has no abilities", 1),
    ("abilities of another type", card(CARD.replace('["end: gain 1"]', '"end"')), "must be a list", 3),
    ("an ability of another type", card(CARD.replace('"end: gain 1"', "5")), "printable texts in quotes", 3),
    ("a wrong word", card(CARD.replace("gain", "gian")), "did you mean 'gain'?", 3),
    ("a named ability on an upgrade", card(CARD.replace("end: gain 1", "guard")), "belong to players", 3),
    ("'this' on an upgrade", card(CARD.replace("end: gain 1", "end: down this")), "this card is none", 3),
    ("a heading of headlines", card(CARD.replace("end: gain 1", "now: 1 more highlight")), "no place on a staff", 3),
    ("a lasting effect of players", card(CARD.replace("end: gain 1", "always: no guard against this")), "no place", 3),
    (
        "an unknown ability",
        file("players/p.toml", PLAYER_CARD.replace('"guard"', '"gard"')),
        "did you mean 'guard'?",
        7,
    ),
    ("an ability twice", file("players/p.toml", PLAYER_CARD.replace('"guard"', '"guard", "guard"')), "twice", 7),
    ("an unknown skill", file("players/p.toml", PLAYER_CARD.replace('"pass"', '"pas"')), "did you mean 'pass'?", 6),
    ("an unknown team", file("players/p.toml", PLAYER_CARD.replace("eye", "eyes")), "did you mean 'gouged-eye'?", 3),
    ("Star Power too high", file("players/p.toml", PLAYER_CARD.replace("= 1", "= 21")), "from 0 to 20", 4),
    ("Star Power below zero", file("players/p.toml", PLAYER_CARD.replace("= 0", "= -1")), "from 0 to 20", 5),
    ("Star Power of another type", file("players/p.toml", PLAYER_CARD.replace("= 1", '= "1"')), "whole number", 4),
    (
        "an exhausting player",
        file("players/p.toml", PLAYER_CARD.replace('"guard"', '"response exhaust after this tackles: gain 1"')),
        "only upgrades can be exhausted",
        7,
    ),
    (
        "a star of the other union",
        file("stars/s.toml", PLAYER_CARD.replace('skills = ["pass"]', 'union = "owa"')),
        "is not a team of this union",
        6,
    ),
    ("no centre", file("highlights/h.toml", HIGHLIGHT_CARD.replace("centre", "note")), "new-one has no 'centre'", 1),
    ("an unknown icon", file("highlights/h.toml", HIGHLIGHT_CARD.replace("fans", "fan")), "did you mean 'fans'?", 4),
    ("a payout too high", file("highlights/h.toml", HIGHLIGHT_CARD.replace("= 1", "= 99")), "from 0 to 20", 4),
    ("a payout of another type", file("highlights/h.toml", HIGHLIGHT_CARD.replace("{ fans = 1 }", "3")), "table", 4),
    (
        "too many choices",
        file("highlights/h.toml", HIGHLIGHT_CARD.replace("{ fans = 1 }", "[{},{},{},{},{}]")),
        "one to four",
        4,
    ),
    (
        "a second final",
        file("tournaments/t.toml", '[t]\nname = "T"\nwinner={}\nrunner-up={}\nlose={}\nfinal=true\nsource="printed"\n'),
        "one tournament must be final, not the-blood-bowl, t",
        0,
    ),
    (
        "a team without players",
        file("teams/t.toml", '[t]\nname="T"\nunion="owa"\nrace="Elf"\ncolours=["#000000","#ffffff"]\n'),
        "has no players",
        1,
    ),
    (
        "a wrong colour",
        a_team_in("red"),
        "a colour is written",
        5,
    ),
    (
        "a die with five faces",
        file("dice/d.toml", '[tackle-die]\nfaces = ["miss"]\nsource = "printed"\n'),
        "replaces",
        1,
    ),
    ("an unknown folder", file("staff-upgrade/cards.toml", CARD), "did you mean 'staff-upgrades'?", 0),
    ("a file outside its folder", file("cards.toml", CARD), "belongs into the folder of its kind", 0),
    ("program code", file("staff-upgrades/cards.py", "print(1)"), "packs hold no program code", 0),
    ("a file for a folder", lambda f: void(write(f, "stars", "x")), "is not a folder", 0),
    ("a looping link", looping_link, "is not a file that can be read", 0),
    ("a looping folder", looping_folder, "is not a folder", 0),
    ("a link out of the pack", link_outside, "leads out of the pack", 0),
    ("a pipe", a_pipe, "is not a file that can be read", 0),
    ("a folder for a file", a_folder_as_file, "is not a file that can be read", 0),
    ("a name for no card", file("text/ja.toml", '[card]\nhired-wizzard = "x"\n'), "did you mean 'hired-wizard'?", 2),
    ("an unknown message", file("text/en.toml", '[do]\ngain_fan = "x"\n'), "did you mean 'do.gain_fans'?", 2),
    ("a message with a wrong slot", file("text/en.toml", '[do]\ngain_fans = "{m}"\n'), "no slot 'm'", 2),
    ("a message with a loose brace", file("text/en.toml", '[do]\ngain_fans = "{n"\n'), "does not close", 2),
    ("a text of another type", file("text/en.toml", "[do]\ngain_fans = 1\n"), "printable text in quotes", 2),
    ("a language without a name", file("text/E N.toml", ""), "is not named after a language", 0),
]


@pytest.mark.parametrize(("what", "spoil", "part", "line"), BAD, ids=[row[0] for row in BAD])
def test_bad_packs_get_one_sentence(pack: Path, what: str, spoil: Callable[[Path], None], part: str, line: int) -> None:
    spoil(pack)
    with pytest.raises(BadFile) as caught:
        load_catalogue((str(pack),))
    sentence = str(caught.value)
    assert part in sentence, what
    assert "\n" not in sentence
    assert len(sentence) < 400 + len(str(pack))
    assert caught.value.path.startswith(str(pack.parent)) or "base" in caught.value.path
    assert caught.value.line == line


def test_what_is_no_pack_at_all(tmp_path: Path) -> None:
    for path in (str(tmp_path / "nowhere"), str(write(tmp_path, "file", "x")), "a\0b", ""):
        with pytest.raises(BadFile, match="is not a folder"):
            load_catalogue((path,))


def test_circles_of_packs_are_named(pack: Path) -> None:
    other = pack.parent / "other"
    write(pack, "pack.toml", HEADER.replace('"base"', '"other"'))
    write(other, "pack.toml", HEADER.replace("mine", "other").replace('"base"', '"mine"'))
    with pytest.raises(BadFile, match="need each other in a circle: mine, other"):
        load_catalogue((str(pack), str(other)))


def test_every_truncated_file_of_the_base_pack_is_a_pack_or_a_sentence(tmp_path: Path) -> None:
    """Cut a file anywhere: nothing but BadFile comes out."""
    source = Path(base_pack()) / "staff-upgrades" / "staff.toml"
    text = source.read_text(encoding="utf-8")
    for cut in range(0, len(text), 97):
        folder = tmp_path / str(cut)
        write(folder, "pack.toml", HEADER)
        write(folder, "staff-upgrades/cards.toml", text[:cut])
        sentence = ""
        try:
            read_pack(str(folder), GAME, FOLDERS)
        except BadFile as error:
            sentence = str(error)
        assert "\n" not in sentence


def test_kinds_and_folders_agree() -> None:
    assert [folder.rstrip("s") for folder in FOLDERS[4:]] == list(card_kinds.NAMES)


# --- All that is wrong, in one run ---


def faults_of(folder: Path) -> list[str]:
    """What is wrong with a pack, each with its line, without the path."""
    with pytest.raises(BadPack) as caught:
        load_catalogue((str(folder),))
    return [f"{os.path.basename(fault.path)}:{fault.line}: {fault.message}" for fault in caught.value.faults]


def test_all_errors_are_told_in_one_run(pack: Path) -> None:
    write(pack, "pack.toml", HEADER + 'color = "red"\nreplaces = ["hired-wizard", "slabb"]\n')
    write(pack, "staff-upgrades/cards.toml", CARD.replace("gain", "gian") + "copies = 0\n")
    write(
        pack,
        "stars/stars.toml",
        '[one]\nname = "One\nunion = "owa"\n\n'
        + PLAYER_CARD.replace("new-player", "two").replace('"pass"', '"pas"').replace('"guard"', '"gard", "end: lose"'),
    )
    write(pack, "star/x.toml", "")
    write(pack, "text/ja.toml", '[card]\none = "x"\ntow = "y"\n[cards]\ntwo = "z"\n')
    assert faults_of(pack) == [
        "pack.toml:5: pack.toml has an unknown field 'color'; known are id, version, game, needs, "
        "replaces, leaves-out, rules, offers, name, about and managers",
        "pack.toml:6: mine replaces 'hired-wizard', but has no card [hired-wizard] of its own to put in its place",
        "pack.toml:6: mine replaces 'slabb', but no pack before it has such a card; did you mean 'slab'?",
        "cards.toml:3: 'gian' is not understood here; did you mean 'gain'?",
        "cards.toml:5: 'copies' of new-card must be a whole number from 1 to 30",
        "star:0: is not a kind of card; did you mean 'stars'?",
        'stars.toml:2: the quotes that begin here do not end in this line: name = "One"',
        "stars.toml:5: two has no 'union'",
        "stars.toml:10: 'skills' of two has an unknown word 'pas'; known are cheat, pass, sprint and tackle: "
        "did you mean 'pass'?",
        "stars.toml:11: 'gard' is not a named ability; did you mean 'guard'?",
        "stars.toml:11: the ability ends too early; expected a number",
        "ja.toml:3: there is nothing called 'tow' to name; did you mean 'two'?",
        "ja.toml:4: [cards] is not a table of texts; did you mean 'card'?",
    ]


def test_what_no_card_tells_alone_is_told_with_the_rest(pack: Path) -> None:
    team = '[lone]\nname = "T"\nunion = "owa"\nrace = "Elf"\ncolours = ["#000000", "#ffffff"]\n'
    write(pack, "teams/t.toml", team)
    write(pack, "staff-upgrades/cards.toml", CARD.replace("gain", "gian"))
    whole = ["t.toml:1: the team lone has no players", "t.toml:1: the team lone has no team upgrades"]
    assert faults_of(pack)[1:] == whole
    write(pack, "players/p.toml", b"\xff\xfe")
    assert [fault for fault in faults_of(pack) if fault in whole] == [], "its players may be in the file"


def test_one_sentence_speaks_for_all(pack: Path) -> None:
    write(pack, "staff-upgrades/cards.toml", CARD.replace("gain", "gian") + "copies = 0\n")
    with pytest.raises(BadPack) as caught:
        load_catalogue((str(pack),))
    assert str(caught.value).endswith("did you mean 'gain'? (and 1 more; 'touchline pack check' tells all)")


SLIPS: list[tuple[str, str, int]] = [
    # a card file, what is said, line
    ('[new-card]\nname = New Card\n', 'a text stands in quotes: name = "New Card"', 2),
    ('[new-card]\nname = New Card"\n', 'a text stands in quotes: name = "New Card"', 2),
    ("[new-card]\nname = 'New Card\n", 'the quotes that begin here do not end in this line: name = "New Card"', 2),
    ('[new-card]\nname = “New Card”\n', "the quotes “ are curly ones; write straight ones, as in name = ", 2),
    ('[new-card]\nname: "New Card"\n', "after 'name' stands =, not : , as in name = \"New Card\"", 2),
    ('[new-card]\nname = "A"\nname = "B"\n', "'name' is there twice in this card; leave one of them out", 3),
    ('[new-card]\nname = "The "Wizard""\n', 'quotes inside a text are written \\"', 2),
    ('[new-card]\nabilities = ["guard"\n  "dodge"]\n', "a [ needs its ], and commas between", 2),
    ('[new-card]\nabilities = "guard", "dodge"\n', 'several texts are a list in brackets: abilities = ["guard", ', 2),
    ("[new-card]\ncentre = { fans = 1\n", "a { needs its }, and commas between", 2),
    ("[new-card]\ncopies =\n", "after 'copies' = a value is missing", 2),
    ("[new-card]\ncopies = 02\n", "a number is written without a zero before it or a sign: copies = 2", 2),
    ("[new-card]\nfinal = True\n", "true and false are written small: final = true", 2),
    ("[new card]\n", "a card begins with its id in brackets on a line of its own, as in [new-card]", 1),
    ("[new-card]\nThe wizard of wizards\n", "a line is written as in name = ", 2),
    ('[new-card]\nthe name = "X"\n', "before = stands one word", 2),
    ('[new-card]\nname = "C:\\Wizard"\n', "a \\ has no place in a text", 2),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence", "line"), SLIPS, ids=[row[0] for row in SLIPS])
def test_slips_of_the_pen_in_the_words_of_designers(pack: Path, text: str, sentence: str, line: int) -> None:
    """The slip alone is told, and the next card of the file is looked at too."""
    write(pack, "staff-upgrades/cards.toml", text + CARD.replace("new-card", "next-card").replace("gain", "gian"))
    faults = faults_of(pack)
    assert len(faults) == 2
    assert faults[0].startswith(f"cards.toml:{line}: ")
    assert sentence in faults[0]
    assert "'gian'" in faults[1]


def test_byte_order_marks(pack: Path) -> None:
    write(pack, "staff-upgrades/cards.toml", b"\xef\xbb\xbf" + CARD.encode())
    write(pack, "pack.toml", b"\xef\xbb\xbf" + HEADER.encode())
    assert "new-card" in load_catalogue((str(pack),)).index
    write(pack, "staff-upgrades/cards.toml", CARD.encode("utf-16"))
    assert faults_of(pack) == ["cards.toml:1: is UTF-16 text; save it as UTF-8"]


def test_words_that_are_not_known_are_told_with_those_that_are(pack: Path) -> None:
    star = PLAYER_CARD.replace("skills", 'union = "elf"\nskills').replace('"pass"', '"juggle"')
    write(pack, "stars/s.toml", star.replace('"printed"', '"x"'))
    write(pack, "highlights/h.toml", HIGHLIGHT_CARD.replace("fans", "gold"))
    write(pack, "staff-upgrades/cards.toml", CARD.replace("end: gain 1", "response whenever this is tackled: gain 1"))
    told = " ".join(faults_of(pack))
    assert "'union' of new-player is unknown: 'elf'; known are owa and cwc" in told
    assert "unknown word 'juggle'; known are cheat, pass, sprint and tackle" in told
    assert "'source' of new-player is unknown: 'x'; known are " in told
    assert "unknown word 'gold'; known are fans, stars, team and staff" in told
    assert "'whenever' is not understood here; did you mean 'when'?" in told


# --- Pasted card text ---

PASTED: list[tuple[str, str]] = [
    (
        "Scoreboard Phase: If this player is the ball carrier, gain 4 fans.",
        "this is the text of a card; write 'scoreboard if this is carrier: gain 4'",
    ),
    (
        "Response: After this player makes a successful tackle, assign one cheating token to this player.",
        "this is the text of a card; write 'response after this tackles: assign 1 token to this'",
    ),
    (
        "Response: After this player injures an opposing player, gain fans and a beer.",
        "this is the text of a card; write a line, as 'response after this injures theirs: gain 2' for 'Response: Af",
    ),
    (
        "After this player makes a successful tackle, gain 3 fans.",
        "this is the text of a card; write 'response after this tackles: gain 3'",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), PASTED, ids=["a number", "word for word", "nearly", "of two cards"])
def test_pasted_card_text_is_known_as_such(pack: Path, text: str, sentence: str) -> None:
    write(pack, "players/p.toml", PLAYER_CARD.replace("guard", text))
    (fault,) = faults_of(pack)
    assert sentence in fault


def test_pasted_japanese_text(pack: Path) -> None:
    cards = load_catalogue()
    line = "scoreboard if this is carrier: gain 2"
    text = line_text(cards, line, card_kinds.PLAYER, "ja")
    write(pack, "players/p.toml", PLAYER_CARD.replace("guard", text.replace("2", "3")))
    assert faults_of(pack)[0].endswith("write 'scoreboard if this is carrier: gain 3'")


# --- What is odd and allowed ---


def oddities(folder: Path) -> list[str]:
    packs = in_order([read_pack(base_pack(), GAME, FOLDERS), read_pack(str(folder), GAME, FOLDERS)])
    made(packs)
    assert packs[0].faults.odd == []
    return [f"{os.path.basename(one.path)}:{one.line}: {one.message}" for one in packs[1].faults.odd]


def test_what_is_odd_is_told_and_allowed(pack: Path) -> None:
    assert oddities(pack) == []
    write(pack, "players/p.toml", PLAYER_CARD.replace("downed = 0", "downed = 2").replace("printed", "reconstructed"))
    write(pack, "staff-upgrades/cards.toml", CARD.replace("New Card", "Hired Wizard"))
    assert sorted(oddities(pack)) == [
        "cards.toml:2: new-card has the name of hired-wizard of the pack base, which it does not replace",
        "p.toml:5: new-player has more Star Power downed (2) than standing (1)",
    ]


def test_an_empty_pack_is_odd(pack: Path) -> None:
    (pack / "staff-upgrades" / "cards.toml").unlink()
    assert oddities(pack) == ["pack.toml:1: mine holds nothing yet; cards go into folders such as cheating-tokens"]


NEVER = [
    "scoreboard if this is standing and this is downed: gain 1",
    "scoreboard if this is carrier and ball at midfield here: gain 1",
    "scoreboard if yours carrier here and theirs carrier here: gain 1",
    "scoreboard if this is carrier and other yours carrier here: gain 1",
    "scoreboard if 2 yours carrier here: gain 1",
    "scoreboard if more yours here than theirs here and more theirs here than yours here: gain 1",
]
PERHAPS = [
    "scoreboard if this is standing and this is carrier: gain 1",
    "scoreboard if yours standing here and yours downed here: gain 1",
    "scoreboard if yours carrier here and theirs carrier anywhere: gain 1",
    "scoreboard if 2 yours carrier anywhere: gain 1",
    "scoreboard if this is downed and other yours standing here: gain 1",
]


@pytest.mark.parametrize("line", NEVER)
def test_conditions_that_never_hold_are_odd(pack: Path, line: str) -> None:
    write(pack, "players/p.toml", PLAYER_CARD.replace("guard", line))
    (oddity,) = oddities(pack)
    assert "this is never so" in oddity


@pytest.mark.parametrize("line", PERHAPS)
def test_conditions_that_may_hold_are_not_odd(pack: Path, line: str) -> None:
    write(pack, "players/p.toml", PLAYER_CARD.replace("guard", line))
    assert oddities(pack) == []
