"""Packs as large as they may be are played, and larger ones are told what there is room for."""

import re
from collections import Counter
from pathlib import Path

import pytest

import touchline
from tests.blitz_worlds import play as play_match
from tests.worlds import play as play_season
from touchline.blitz_bowl import catalogue as blitz_bowl
from touchline.blitz_bowl.state import Match
from touchline.table.errors import BadFile, BadPack
from touchline.table.pack import LARGEST_PACK, MOST_ENTRIES
from touchline.team_manager import card_kinds, families, places
from touchline.team_manager.abilities import MOST_ABILITIES as MOST_USED
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.limits import MOST_ABILITIES, MOST_CARDS, most_cards
from touchline.team_manager.parser import LONGEST_LINE
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine

FEW = 'abilities = ["end: gain 1"]\nsource = "reconstructed"\n'
SPONSOR = f'[sponsor-%d]\nname = "Sponsor %d"\n{FEW}'


def pack_of(folder: Path, files: dict[str, str], game: str = "team-manager") -> tuple[str, ...]:
    folder.mkdir()
    (folder / "pack.toml").write_text(f'id = "{folder.name}"\nversion = "1"\ngame = "{game}"\n')
    for name, text in files.items():
        (folder / name).mkdir()
        (folder / name / "cards.toml").write_text(text)
    return (str(folder),)


def sponsors(number: int, copies: int = 1) -> str:
    return "\n".join(SPONSOR % (n, n) + f"copies = {copies}\n" for n in range(number))


def fault(packs: tuple[str, ...]) -> str:
    with pytest.raises(BadFile) as found:
        load_catalogue(packs)
    error = found.value
    return "\n".join(str(one) for one in (error.faults if isinstance(error, BadPack) else [error]))


def test_a_pile_of_more_than_256_cards_is_shuffled_and_drawn_from(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "heap", {"staff-upgrades": sponsors(20, 20)})
    table = touchline.new("team-manager", seats=2, seed=4, packs=packs)
    assert isinstance(table, Season)
    assert len(table.piles[places.STAFF_DECK]) > 400
    ids = [table.catalogue.ids[table.face[card]] for card in table.piles[places.STAFF_DECK]]
    assert ids != sorted(ids)
    for _ in play_season(table, 4):
        pass
    assert table.decision is None


def test_the_largest_table_is_played_to_its_end(tmp_path: Path) -> None:
    room = MOST_CARDS - most_cards(load_catalogue())
    text = sponsors(room // 30, 30) + SPONSOR % (9999, 9999) + f"copies = {room % 30 or 30}\n"
    packs = pack_of(tmp_path / "full", {"staff-upgrades": text})
    for seats in (2, 4):
        table = touchline.new("team-manager", seats=seats, seed=seats, packs=packs)
        assert isinstance(table, Season)
        for number, _ in enumerate(play_season(table, seats)):
            if number % 20 == 0:
                assert table.view(table.seat).imagine(seed=1).codes == table.codes
        assert table.decision is None


def test_more_cards_than_a_table_holds_are_told(tmp_path: Path) -> None:
    room = MOST_CARDS - most_cards(load_catalogue())
    packs = pack_of(tmp_path / "over", {"staff-upgrades": sponsors(room // 30 + 1, 30)})
    cards = most_cards(load_catalogue()) + 30 * (room // 30 + 1)
    assert f"there are {cards:,} cards on the table of the largest season; a game has room for 1,023" in fault(packs)


def test_more_different_cards_than_there_is_room_for_are_told(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "many", {"staff-upgrades": sponsors(1_000)})
    number = len(load_catalogue().ids) + 1_000
    assert f"there are {number:,} different cards; a game has room for 1,023" in fault(packs)


def test_more_abilities_than_there_is_room_for_are_told(tmp_path: Path) -> None:
    lines = ", ".join(['"end: gain 1"'] * 8)
    text = sponsors(600).replace('"end: gain 1"', lines)
    packs = pack_of(tmp_path / "able", {"staff-upgrades": text})
    number = sum(len(abilities) for abilities in load_catalogue().abilities) + 600 * 8
    assert number > MOST_ABILITIES
    assert f"there are {number:,} abilities; a game has room for 4,095" in fault(packs)


def test_the_limits_stand_in_the_documentation() -> None:
    page = (Path(__file__).parent.parent / "docs" / "cards" / "language.md").read_text()
    rows = re.findall(r"^\| [^|]+ \| ([\d,]+) \|$", page.partition("## Limits")[2], re.MULTILINE)
    limits = [MOST_CARDS, MOST_CARDS, MOST_ABILITIES, 8, LONGEST_LINE, MOST_ENTRIES, LARGEST_PACK]
    limits += [places.MOST_HIGHLIGHTS, places.TOURNAMENT_AT, MOST_USED]
    assert [int(row.replace(",", "")) for row in rows] == limits


# How numbers of the documented ranges stand in cards: the kind of card, and a line for each phrase.
RANGES = {
    "gain N": ("staff-upgrades", "end: gain {n}"),
    "lose N": ("staff-upgrades", "action: lose {n}"),
    "each opponent loses N": ("staff-upgrades", "end: each opponent loses {n}"),
    "assign N tokens": ("staff-upgrades", "action: assign {n} token{s} to yours where you play"),
    "draw N": ("staff-upgrades", "action: draw {n}"),
    "draw N then discard N": ("staff-upgrades", "action: draw {n} then discard {n}"),
    "draw N more stars": ("staff-upgrades", "scoreboard when you collect stars: draw {n} more star{s}"),
    "+N power": ("staff-upgrades", "response before yours tackles: {n:+} power to the tackler"),
    "-N power": ("staff-upgrades", "response before yours tackles: {n:+} power to the target"),
    "+N team power": ("staff-upgrades", "scoreboard: {n:+} team power where yours downed"),
    "each manager draws N": ("headlines", "now: each manager draws {n}"),
    "N tokens for each cheat": ("headlines", "this week: {n} tokens for each cheat"),
    "N fans for winning a highlight": ("headlines", "this week: {n} fan{s} for winning a highlight"),
    "each manager takes N stars": ("headlines", "now: each manager takes {n} star{s}"),
    "N more highlights": ("headlines", "now: {n} more highlight{s}"),
    "at most N in a team zone": ("headlines", "this week: at most {n} in a team zone"),
    "after you win a matchup by N": ("staff-upgrades", "scoreboard after you win a matchup by {n}: gain 1"),
    "N theirs downed here": ("staff-upgrades", "scoreboard if {n} theirs downed here: gain 1"),
    "N stars on roster": ("staff-upgrades", "end if {n} stars on roster: gain 1"),
    "your total is N": ("staff-upgrades", "scoreboard at totals if your total is {n}: gain 1"),
}
FIELDS = {
    "standing": ("stars", {"standing": "{n}"}),
    "downed": ("stars", {"downed": "{n}"}),
    "power": ("cheating-tokens", {"power": "{n}"}),
    "fans": ("cheating-tokens", {"fans": "{n}"}),
    "copies": ("staff-upgrades", {"copies": "{n}"}),
    "each icon of a payout": ("highlights", {"left": "{{ staff = {n} }}"}),
    "payouts to choose from in a list": ("highlights", {"left": "[{payouts}]"}),
}
GOOD = {
    "staff-upgrades": {"abilities": '["end: gain 1"]'},
    "headlines": {"abilities": '["now: 1 more highlight"]'},
    "stars": {"union": '"owa"', "standing": "4", "downed": "1", "skills": "[]"},
    "cheating-tokens": {},
    "highlights": dict.fromkeys(("left", "centre", "right"), "{{ fans = 1 }}"),
}


def is_valid(folder: Path, kind: str, fields: dict[str, str], n: int) -> bool:
    """Whether a pack with this one card may be played with."""
    words = {**GOOD[kind], **fields, "name": '"Card"', "source": '"own"'}
    slots = {"n": n, "s": "" if n == 1 else "s", "payouts": ", ".join(["{ fans = 1 }"] * n)}
    text = "[card]\n" + "".join(f"{name} = {value}\n" for name, value in words.items()).format(**slots)
    try:
        load_catalogue(pack_of(folder, {kind: text}))
    except BadFile:
        return False
    return True


def test_the_ranges_stand_in_the_documentation(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent / "docs" / "cards" / "language.md").read_text()
    table = page.partition("## Ranges")[2].partition("## ")[0]
    told = 0
    for row in re.findall(r"^\| (.+) \| (-?\d+) \| (\d+) \|$", table, re.MULTILINE):
        phrases = re.findall(r"`([^`]+)`", row[0])
        phrases += [one for one in FIELDS if " " in one and one in row[0]]
        assert phrases
        low, high = int(row[1]), int(row[2])
        for phrase in phrases:
            kind, line = RANGES.get(phrase, ("", ""))
            fields = {"abilities": f'["{line}"]'} if line else {}
            if not line:
                kind, fields = FIELDS[phrase]
            edges = (low - 1, low, high, high + 1)
            found = [n for n in edges if is_valid(tmp_path / f"pack-{told}-{edges.index(n)}", kind, fields, n)]
            assert found == [low, high], phrase
            told += 1
    assert told == len(RANGES) + len(FIELDS)


# --- Blitz Bowl ---


GUST = """
[gust-%d]
name = "Gust %d"
copies = 10
lines = ["now: all reserves may come on"]
source = "reconstructed"
"""


def events(number: int) -> str:
    return "".join(GUST % (n, n) for n in range(number))


def test_the_largest_deck_of_events_is_played_with(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "windy", {"events": events(90)}, "blitz-bowl")
    table = touchline.new("blitz-bowl", seed=3, packs=packs, rules=["random-events"])
    assert isinstance(table, Match)
    for _ in play_match(table, 3):
        pass
    assert table.decision is None


def test_more_cards_than_a_match_holds_are_told(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "stormy", {"events": events(110)}, "blitz-bowl")
    with pytest.raises(BadFile, match=r"there are 1,1\d\d challenge and event cards; a game has room for 1,023"):
        blitz_bowl.load_catalogue(packs)


# --- Copies and options ---

HEADLINE_CARD = """
[wet-week]
name = "Wet Week"
abilities = ["now: 3 more highlights"]
source = "reconstructed"
copies = 30
"""
CUP = """
[cup]
name = "Cup"
winner = { fans = 3 }
runner-up = { fans = 2 }
lose = { fans = 1 }
source = "reconstructed"
copies = 30
"""


def ids_in(table: Season, place: int, kind: int) -> Counter[str]:
    cards = table.catalogue
    faces = [table.face[card] for card in table.piles[place]]
    return Counter(cards.ids[face] for face in faces if cards.kinds[face] == kind)


def test_headlines_and_tournaments_have_as_many_copies_as_they_say(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "copies", {"headlines": HEADLINE_CARD, "tournaments": CUP})
    found: Counter[str] = Counter()
    for seed in range(10):
        table = touchline.new("team-manager", seats=4, seed=seed, packs=packs)
        assert isinstance(table, Season)
        both = [
            ids_in(table, place, card_kinds.HEADLINE) + ids_in(table, place, card_kinds.TOURNAMENT)
            for place in (places.SPIKE_DECK, places.BOX)
        ]
        cards = sum(pile.total() for pile in both) + len(table.piles[places.SPIKE_PILE])
        assert table.family.count(families.SPIKE) == cards
        found += both[0]
        for _ in play_season(table, seed):
            assert table.reel <= 7
            assert touchline.read(table.position()).position() == table.position()
    assert found["wet-week"] > 5
    assert found["cup"] > 5


def test_a_week_has_no_more_highlights_than_there_is_room_for(tmp_path: Path) -> None:
    line = '"now: 3 more highlights"'
    text = HEADLINE_CARD.replace(line, ", ".join([line] * 3))
    packs = pack_of(tmp_path / "flood", {"headlines": text})
    most = 0
    for seed in range(4):
        table = touchline.new("team-manager", seats=4, seed=seed, packs=packs)
        assert isinstance(table, Season)
        for _ in play_season(table, seed):
            most = max(most, table.reel)
    assert most == 7


def test_three_more_highlights_are_the_most(tmp_path: Path) -> None:
    packs = pack_of(tmp_path / "five", {"headlines": HEADLINE_CARD.replace("now: 3", "now: 5")})
    assert "5 is out of range; 1 to 3 would do" in fault(packs)


OPTIONAL = 'option = "no-salary-cap"\n'
STAR = '[big-name]\nname = "Big Name"\nunion = "owa"\nstanding = 5\ndowned = 2\nsource = "reconstructed"\n'
UPGRADE = f'[big-fee]\nname = "Big Fee"\nteam = "gouged-eye"\n{FEW}'
PLAYER = '[big-lad]\nname = "Big Lad"\nteam = "gouged-eye"\nstanding = 5\ndowned = 2\nsource = "reconstructed"\n'


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("stars", STAR),
        ("team-upgrades", UPGRADE),
        ("players", PLAYER),
        ("staff-upgrades", SPONSOR % (1, 1)),
        ("headlines", HEADLINE_CARD),
        ("tournaments", CUP),
    ],
)
def test_a_card_with_an_option_is_there_with_it_alone(tmp_path: Path, folder: str, text: str) -> None:
    packs = pack_of(tmp_path / "optional", {folder: text + OPTIONAL})
    face = next(face for face, pack in enumerate(load_catalogue(packs).origins) if pack == "optional")
    for rules, there in (([], False), (["no-salary-cap"], True)):
        teams = ["gouged-eye", "reikland-reavers", "grudgebearers"]
        table = touchline.new("team-manager", teams=teams, seed=2, packs=packs, rules=rules)
        assert isinstance(table, Season)
        assert (face in table.face) == there


@pytest.mark.parametrize("field", ["copies = 2\n", OPTIONAL])
def test_the_last_tournament_is_there_once_in_every_season(tmp_path: Path, field: str) -> None:
    text = CUP.replace("copies = 30\n", "final = true\n" + field)
    packs = pack_of(tmp_path / "finals", {"tournaments": text})
    assert "the tournament that ends the season is there once, in every season" in fault(packs)
