"""Room for mechanics: one module and a pack add a skill, a word and a token, and nothing else had to change.

What is played here is ``tests/mechanics``: mud that is slung at players and takes their Star Power.
"""

import io
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import touchline
from tests.mechanics import mud
from tests.test_properties import check_cards, check_decision, check_fans
from tests.worlds import SPECTATOR, other_world, play, received, state
from touchline.command.app import app
from touchline.games import read
from touchline.server.play.played import setting_of
from touchline.server.replays.story import held_record
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.scenes.scene import scene_of
from touchline.table.decision import first_of
from touchline.table.dice import seeded
from touchline.table.errors import BadArgument, BadFile
from touchline.table.registry import CARD, EventKind, Kind, Step, Verb
from touchline.table.replay_reader import parse_replay
from touchline.team_manager import icons, moments, places, steps
from touchline.team_manager.card_kinds import CardField, CardKind
from touchline.team_manager.cards import Catalogue, note_value, value_of
from touchline.team_manager.catalogue import EXPANSIONS, load_catalogue
from touchline.team_manager.game import REGISTRY, add_mechanic, season, withdraw_mechanic
from touchline.team_manager.in_play import Dial, InPlay, Mark, Pile
from touchline.team_manager.mechanic import MECHANICS, Mechanic
from touchline.team_manager.payout_icons import ICONS, PayoutIcon
from touchline.team_manager.payouts import collect
from touchline.team_manager.pitch import leave, move
from touchline.team_manager.skill import SKILLS, Skill
from touchline.team_manager.state import Season
from touchline.team_manager.text import card_text
from touchline.team_manager.view import view_of
from touchline.team_manager.vocabulary.fans import GAIN
from touchline.team_manager.vocabulary.word import EFFECTS, Count, Effect, Quality, phrase

ROOT = Path(__file__).parent.parent
HOME = Path(__file__).parent / "mechanics"
PACK = str(HOME / "mud-pack")

pytestmark = pytest.mark.engine


@pytest.fixture
def muddy() -> Iterator[None]:
    """The mechanic in the game, for as long as a test takes."""
    add_mechanic(mud.MECHANIC)
    yield
    withdraw_mechanic(mud.MECHANIC)


def muddy_table(seed: int, seats: int = 3, loud: bool = False) -> Season:
    teams = list(range(6))
    random.Random(seed).shuffle(teams)
    table = season(load_catalogue((PACK,)), tuple(teams[:seats]), ("abbreviated-season",), -1, seeded(seed))
    table.loud = loud
    table.run()
    return table


def of_name(table: Season, name: str) -> int:
    return next(card for card in range(len(table.face)) if table.catalogue.ids[table.face[card]] == name)


# --- The proof ----------------------------------------------------------------------------------------------------


def test_it_takes_one_module_and_one_pack() -> None:
    files = [path for path in sorted(HOME.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    assert [str(path.relative_to(HOME)) for path in files] == [
        "mud-pack/pack.toml",
        "mud-pack/stars/mud.toml",
        "mud-pack/text/en.toml",
        "mud-pack/text/ja.toml",
        "mud.py",
    ]
    words = ("drop_mud", "drop mud", "mud-taken", "sling", "mad-mudge")
    for path in [
        *ROOT.glob("src/touchline/*/**/*.py"),
        *ROOT.glob("src/touchline/**/*.toml"),
        *ROOT.glob("web/src/**/*.ts"),
    ]:
        text = path.read_text(encoding="utf-8")
        assert not any(word in text for word in words), path


@pytest.mark.usefixtures("muddy")
@pytest.mark.parametrize("first", range(0, 60, 20))
def test_random_games_with_it(first: int) -> None:
    """The properties of ``test_properties`` hold, and all that it brings comes up."""
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(first, first + 20):
        table = muddy_table(seed, 2 + seed % 3, loud=True)
        faces = sorted(table.face)
        for n, now in enumerate(play(table, seed)):
            check_decision(now)
            kinds[REGISTRY.kinds[now.kind].name] += 1
            assert n < 5_000
            if n % 25 == 0:
                check_mud(now)
                text = now.position()
                again = read(text)
                assert isinstance(again, Season)
                assert again.position() == text
                assert state(again) == state(now)
        assert table.finished
        assert sorted(table.face) == faces
        check_mud(table)
        check_fans(table)
        events.update(REGISTRY.events[event.kind].name for event in table.events)
    assert kinds["sling-skill"] > 10
    assert events["muddied"] > 10


def check_mud(table: Season) -> None:
    check_cards(table)
    for card, number in enumerate(table.marks[mud.MUD.number]):
        assert number >= 0
        assert number == 0 or table.matchup_of(card) >= 0, "mud lies on players at a matchup only"


@pytest.mark.usefixtures("muddy")
@pytest.mark.parametrize("seed", range(6))
def test_views_of_it_agree_with_what_is_imagined(seed: int) -> None:
    table = muddy_table(seed)
    for n, now in enumerate(play(table, seed)):
        if n % 40:
            continue
        for seat in (*range(now.seats), SPECTATOR):
            twin = other_world(now, seat, seed + 7)
            assert received(twin, seat) == received(now, seat)
            assert twin.marks == now.marks
            for _ in play(twin, seed, 30):
                pass


@pytest.mark.usefixtures("muddy")
def test_a_copy_of_it_is_independent() -> None:
    table = muddy_table(3)
    for _ in play(table, 3, 60):
        pass
    before = state(table)
    copy = table.copy()
    assert state(copy) == before
    copy.marks[mud.MUD.number][0] += 1
    copy.dials[mud.SLUNG.number][0] += 1
    for _ in play(copy, 4, 40):
        pass
    assert state(table) == before


@pytest.mark.usefixtures("muddy")
def test_a_replay_of_it_verifies(tmp_path: Path) -> None:
    table = touchline.new("team-manager", seats=3, seed=11, rules=["abbreviated-season"], packs=[PACK], record=True)
    chance = random.Random(11)
    while table.decision:
        table.choose_code(chance.choice(table.codes))
    table.replay().save(tmp_path / "mud.tlr")
    replay = touchline.load(tmp_path / "mud.tlr")
    replay.verify()
    assert replay.at(200).position() == touchline.load(tmp_path / "mud.tlr").at(200).position()
    assert any(choice.kind == "sling-skill" for choice in replay.choices)


# --- What it does -------------------------------------------------------------------------------------------------

AT_HIGHLIGHT = """touchline-position 1
packs: {pack}
teams: gouged-eye, reikland-reavers
coin: 1
phase: turn 1
highlight 1: bad-snap
  left 1: orc-thrower
  right 2: human-catcher ball, human-blitzer downed
hand 1: mad-mudge
"""


def at_highlight(marks: str = "") -> Season:
    table = read(AT_HIGHLIGHT.format(pack=PACK) + marks)
    assert isinstance(table, Season)
    table.run()
    return table


def chosen(table: Season, verb: str, card: str = "") -> None:
    """Answer with the first option of a verb that is about a card."""
    for option in table.decision.options if table.decision else ():
        names = [table.card_name(value) for value in option.arguments[:1]] if card else [""]
        if option.verb == verb and names == [card]:
            table.choose(option)
            return
    raise AssertionError(f"no option {verb} {card}")


def asked(table: Season) -> str:
    return REGISTRY.kinds[table.kind].name if table.kind >= 0 else ""


@pytest.mark.usefixtures("muddy")
def test_what_the_card_says_is_what_happens() -> None:
    table = at_highlight()
    catcher = of_name(table, "human-catcher")
    table.loud = True
    power = table.power(catcher)
    chosen(table, "commit", "Mad Mudge")  # drops two on somebody
    while asked(table) in ("pick-player", "respond"):
        table.choose(0)
    assert asked(table) == "sling-skill"
    chosen(table, "sling", "Human Catcher")
    mine = table.marks[mud.MUD.number][catcher]
    assert mine >= 1
    assert table.power(catcher) == max(power - mine, 0)
    told = [REGISTRY.events[event.kind].name for event in table.events]
    assert "muddied" in told
    assert "skill-used" in told
    assert sum(table.dials[mud.SLUNG.number]) == sum(table.marks[mud.MUD.number])


@pytest.mark.usefixtures("muddy")
def test_marks_take_star_power_downed_or_standing_and_never_below_zero() -> None:
    clean = at_highlight()
    catcher, blitzer = of_name(clean, "human-catcher"), of_name(clean, "human-blitzer")
    table = at_highlight("mark mud: human-catcher 1, human-blitzer 9\n")
    assert table.power(catcher) == clean.power(catcher) - 1
    assert table.power(blitzer) == 0
    assert table.standing_power(catcher) == clean.standing_power(catcher) - 1


@pytest.mark.usefixtures("muddy")
def test_marks_go_when_their_player_moves_or_leaves() -> None:
    table = at_highlight("mark mud: human-catcher 3, orc-thrower 2\n")
    catcher, thrower = of_name(table, "human-catcher"), of_name(table, "orc-thrower")
    move(table, thrower, places.ZONE + places.ZONES)
    assert table.marks[mud.MUD.number][thrower] == 0
    leave(table, catcher)
    assert table.marks[mud.MUD.number][catcher] == 0


@pytest.mark.usefixtures("muddy")
def test_any_skill_offers_the_skills_in_play() -> None:
    table = at_highlight()
    assert table.catalogue.icons == (0, 1, 2, 3, mud.SLING.number)
    assert mud.SLING.number == len(SKILLS) - 1
    assert load_catalogue().icons == (0, 1, 2, 3), "the base game knows nothing of it"
    text = AT_HIGHLIGHT.replace("orc-thrower", "dame-clod")
    downing = read(text.format(pack=PACK))
    assert isinstance(downing, Season)
    table = downing
    clod = of_name(table, "dame-clod")
    clod = next(card for card in table.piles[places.ZONE] if table.face[card] == table.face[clod])
    table.kind = -1  # instead of the turn
    table.agenda.append((steps.FALL, clod, -1, 1))
    table.run()
    assert asked(table) == "alternative"
    table.choose(0)
    assert asked(table) == "any-skill"
    usual = [icons.CHEAT, icons.PASS, icons.SPRINT, icons.TACKLE]
    assert [first_of(code) for code in table.codes] == [*usual, mud.SLING.number]
    assert table.decision is not None
    assert table.decision.options[-1].text == "use slinging mud"


@pytest.mark.usefixtures("muddy")
def test_its_cards_read_well_in_both_languages() -> None:
    cards = load_catalogue((PACK,))
    face = cards.index["mad-mudge"]
    assert card_text(cards, face) == (
        "When Played: You may put 2 mud tokens on an opposing player at this matchup.\n"
        "Response: After a player of yours at this matchup uses slinging mud, gain 1 fan."
    )
    assert "泥投げ" in card_text(cards, face, "ja")
    assert "泥トークン2個" in card_text(cards, face, "ja")


@pytest.mark.usefixtures("muddy")
def test_its_pack_is_clean() -> None:
    result = CliRunner().invoke(app, ["pack", "check", PACK])
    assert result.exit_code == 0, result.output
    assert "warning" not in result.output


@pytest.mark.usefixtures("muddy")
def test_the_page_gets_its_words_and_marks() -> None:
    made = catalogue_of("team-manager", [PACK])
    assert [one["id"] for one in made["skills"]] == [skill.name for skill in SKILLS]
    assert made["skills"][mud.SLING.number]["name"] == {"en": "slinging mud", "ja": "泥投げ"}
    assert {"id": "mud", "name": {"en": "mud", "ja": "泥"}, "drawing": "mark-mud"} in made["marks"]
    assert made["dials"] == [{"id": "mud-taken", "name": {"en": "mud taken", "ja": "受けた泥"}}]
    assert made["kinds"]["sling-skill"]["prompt"]["ja"] == "誰かに泥を投げますか？"
    assert made["verbs"]["sling"]["text"]["ja"] == "{0}に泥を投げる"
    assert made["log"]["muddied"]["en"] == mud.MUDDIED.text == "{card} is covered with mud ({amount})."
    base = catalogue_of("team-manager")
    assert [one["id"] for one in base["skills"]] == list(icons.NAMES)
    table = at_highlight("mark mud: human-catcher 2\n")
    scene = scene_of("team-manager")(table.view(0))
    marks = [player["marks"] for zone in scene["reel"][0]["zones"] for player in zone["players"]]
    assert [{"id": "mud", "n": 2}] in marks
    assert scene["dials"] == {"mud-taken": [0, 0]}
    assert scene_of("team-manager")(touchline.new("team-manager", seats=2, seed=1).view(0))["dials"] == {}


@pytest.mark.usefixtures("muddy")
def test_the_terminal_tells_marks_and_dials() -> None:
    from rich.console import Console

    from touchline.terminal.team_manager.board import Board

    table = at_highlight("mark mud: human-catcher 2\ndial mud-taken: 0, 2\n")
    console = Console(width=200, record=True, file=io.StringIO())
    board = Board(table.view(0), 200)
    console.print(board.player(of_name(table, "human-catcher")))
    console.print(board.piles())
    text = console.export_text()
    assert "[2 mud]" in text
    assert "mud taken 0/2" in text


# --- Every other hook, and what else a mechanic may bring ---------------------------------------------------------

SEEN: list[str] = []
COINS = Pile("purses")
COINS.each = True
VAULT = Pile("vault")
SECRET = Dial("secret")
LUCKY = Mark("luck")
LUCKY.stays = True


def put_in_vault(table: Season) -> None:
    SEEN.append("set up")
    assert table.mechanics is not None
    assert len(table.piles[table.mechanics.place(VAULT)]) == 3
    for seat in range(table.seats):
        card = table.piles[table.mechanics.place(VAULT)][-1]
        table.put(card, table.mechanics.place(COINS, seat))
    table.dials[SECRET.number][0] = 7


def count_total(_t: Season, _seat: int, _matchup: int) -> int:
    SEEN.append("total")
    return 2


def hide_secret(table: Season, _seat: int) -> None:
    table.dials[SECRET.number][0] = -1


def deal_secret(table: Season, _dice: Any) -> None:
    table.dials[SECRET.number][0] = 7


def grant(table: Season, seat: int, amount: int, card: int) -> None:
    SEEN.append("paid")
    table.gain(seat, 10 * amount, card, "TM 6.8.1")


def read_worth(catalogue: Catalogue, entry: Any, _face: int) -> None:
    note_value(catalogue, "worth", entry.number("worth", 1, 9))


def read_luck(catalogue: Catalogue, entry: Any, _face: int) -> None:
    note_value(catalogue, "lucky", entry.number("lucky", 0, 9, 0))


def is_lucky(table: Season, card: int) -> bool:
    return value_of(table.catalogue, "lucky", table.face[card]) > 0


def purse(table: Season, _who: int, seat: int, _source: int) -> int:
    assert table.mechanics is not None
    return len(table.piles[table.mechanics.place(COINS, seat)])


def shells(_t: Season, _matchup: int) -> list[tuple[str, int, int]]:
    return [("shells", 4, -1)]


def noted(name: str) -> Any:
    return lambda *_: SEEN.append(name)


def treasure() -> Mechanic:
    """A mechanic with all that mud has not: piles, a kind of card, an icon, a quality, a count, hooks of every sort."""
    kind = CardKind("coin", ("worth",))
    kind.pile = VAULT
    kind.reads = read_worth
    icon = PayoutIcon("gold", "gold piece", "gold pieces")
    icon.pays = grant
    mechanic = Mechanic("treasure")
    mechanic.card_kinds = (kind,)
    mechanic.fields = (CardField("star", "lucky", read_luck),)
    mechanic.payout_icons = (icon,)
    mechanic.qualities = (Quality("with luck", "luck", is_lucky),)
    mechanic.counts = (Count("coin", "coin", "coins", purse),)
    mechanic.marks = (LUCKY,)
    mechanic.dials = (SECRET,)
    mechanic.piles = (COINS, VAULT)
    mechanic.set_up = put_in_vault
    mechanic.kick_off = noted("kick-off")
    mechanic.entered = noted("entered")
    mechanic.skill_used = noted("skill used")
    mechanic.downed = noted("downed")
    mechanic.injured = noted("injured")
    mechanic.left = noted("left")
    mechanic.carrier_changed = noted("carrier changed")
    mechanic.scoring_begins = noted("scoring begins")
    mechanic.total = count_total
    mechanic.revealed = noted("revealed")
    mechanic.cleared = noted("cleared")
    mechanic.season_end = noted("season's end")
    mechanic.extras = shells
    mechanic.hide = hide_secret
    mechanic.deal = deal_secret
    return mechanic


HOOKS = (
    *("set up", "kick-off", "entered", "skill used", "downed", "injured", "left", "carrier changed"),
    *("scoring begins", "total", "revealed", "cleared", "season's end"),
)
TREASURE_TEXT = """[np]
"quality.luck" = " with luck"
"each.coin" = "coin"
"cards.coin" = "{n, plural, one {# coin} other {# coins}}"
[payout]
gold = "{n} gold"
[icon]
gold = "gold"
[mark]
luck = "luck"
[dial]
secret = "secret"
[pile]
purses = "Purse: {n, plural, one {# coin} other {# coins}}"
vault = "Vault: {n}"
[kind]
coin = "coin"
"""
TREASURE_PACK = {
    "pack.toml": """id = "treasure"
version = "1"
game = "team-manager"
rules = ["treasure"]
leaves-out = ["bad-snap"]
""",
    "unions/sea.toml": """[sea]
name = "Sea League"
""",
    "teams/sea.toml": """[sea-dogs]
name = "Sea Dogs"
union = "sea"
race = "Human"
colours = ["#112233", "#ddeeff"]
""",
    "coins/coins.toml": """[doubloon]
name = "Doubloon"
worth = 3
copies = 3
source = "own"
""",
    "players/sea.toml": """[sea-dog]
name = "Sea Dog"
team = "sea-dogs"
standing = 2
downed = 1
skills = ["cheat", "tackle"]
copies = 12
source = "own"
""",
    "stars/sea.toml": """[old-salt]
name = "Old Salt"
union = "sea"
standing = 3
downed = 1
lucky = 2
copies = 9
abilities = ["scoreboard if 1 coins: gain 1 per coin"]
source = "own"
""",
    "team-upgrades/sea.toml": """[sea-legs]
name = "Sea Legs"
team = "sea-dogs"
copies = 5
abilities = ["response when any with luck where you play is downed: gain 1"]
source = "own"
""",
    "highlights/sea.toml": """[sea-view]
name = "Sea View"
left = { fans = 1, gold = 1 }
centre = { gold = 2 }
right = { staff = 1 }
copies = 20
source = "own"
""",
    "text/en.toml": TREASURE_TEXT,
    "text/ja.toml": TREASURE_TEXT,
}


def written(folder: Path, files: dict[str, str]) -> str:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


@pytest.fixture
def rich() -> Iterator[None]:
    mechanic = treasure()
    add_mechanic(mechanic)
    SEEN.clear()
    yield
    withdraw_mechanic(mechanic)


@pytest.mark.usefixtures("rich")
def test_every_hook_is_called(tmp_path: Path) -> None:
    pack = written(tmp_path / "treasure", TREASURE_PACK)
    for seed in range(3):
        teams = ["sea-dogs", "gouged-eye", "grudgebearers"]
        table = touchline.new("team-manager", teams=teams, seed=seed, packs=[pack])
        assert isinstance(table, Season)
        for n, now in enumerate(play(table, seed)):
            if n % 60 == 0:
                check_treasure(now)
    assert set(HOOKS) <= set(SEEN), set(HOOKS) - set(SEEN)


def check_treasure(table: Season) -> None:
    seen = [card for pile in table.piles for card in pile]
    assert sorted(seen) == list(range(len(table.face)))
    assert all(table.place[card] == place for place, pile in enumerate(table.piles) for card in pile)
    text = table.position()
    again = read(text)
    assert isinstance(again, Season)
    assert state(again) == state(table)
    view = view_of(table, 0)
    assert view.table.dials[SECRET.number] == [-1]
    assert view.imagine(1).dials[SECRET.number] == [7]
    twin = other_world(table, 1, 5)
    assert received(twin, 1) == received(table, 1)
    made = scene_of("team-manager")(view)
    assert {"stars-sea", "vault"} <= set(made["decks"])
    assert made["reel"] == [] or made["reel"][0]["extras"] == [{"id": "shells", "n": 4}]
    assert made["managers"][0]["piles"]["purses"]["size"] == 1


@pytest.mark.usefixtures("rich")
def test_unions_decks_and_kinds_are_data(tmp_path: Path) -> None:
    pack = written(tmp_path / "treasure", TREASURE_PACK)
    table = touchline.new("team-manager", teams=["sea-dogs", "gouged-eye"], seed=1, packs=[pack])
    assert isinstance(table, Season)
    cards = table.catalogue
    assert cards.union_ids == ["owa", "cwc", "sea"]
    assert cards.union_names[:2] == ["Old World Association", "Chaos Wastes Confederation"]
    deck = table.piles[table.star_deck(2)]
    assert {cards.ids[table.face[card]] for card in deck} == {"old-salt"}
    assert all(cards.unions[table.face[card]] == 1 for card in table.piles[table.star_deck(1)])
    assert "bad-snap" not in cards.ids, "the pack leaves it out"
    before = table.fans[0]
    collect(table, 0, ICONS[-1].number, 2, -1)
    assert table.fans[0] == before + 20
    assert "1 gold" in card_text(cards, cards.index["sea-view"])


# --- Bad input ----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("muddy")
def test_what_is_there_already_is_refused_in_a_sentence() -> None:
    def other(**parts: Any) -> Mechanic:
        mechanic = Mechanic("other")
        for name, value in parts.items():
            setattr(mechanic, name, value)
        return mechanic

    gain = Effect("gain", GAIN.phrases, GAIN.does, GAIN.feasible)
    same = Effect("drop more", (phrase("drop {n} mud on {who}", "do.more"),), GAIN.does, GAIN.feasible)
    step = Step("commit", (CARD, "", ""), lambda *_: None)
    before = (len(EFFECTS), len(SKILLS), len(MECHANICS), len(REGISTRY.steps), dict(REGISTRY.kind_index))
    for mechanic, words in (
        (mud.MECHANIC, "The mechanic 'mud' is there already"),
        (other(effects=(gain,)), "The effect 'gain' is there already"),
        (other(effects=(same,)), "The phrase 'drop {n} mud on {who}' is there already"),
        (other(skills=(Skill("sling", "slinging", mud.sling, mud.can_sling),)), "The skill 'sling' is there already"),
        (other(steps=(step,)), "The step 'commit' is there already"),
        (other(verbs=(Verb("sling", ()),)), "The verb 'sling' is there already"),
        (other(kinds=(Kind("turn", ("pass",), "TM 5.1.1", "pass"),)), "The kind of decision 'turn' is there"),
        (other(kinds=(Kind("swim", ("dive",), "TM 5.1.1", "dive"),)), "a verb 'dive' that is not there"),
        (other(events=(EventKind("muddied"),)), "The event 'muddied' is there already"),
        (other(marks=(Mark("mud"),)), "The mark 'mud' is there already"),
        (other(marks=(Mark("wet"), Mark("wet"))), "The mark 'wet' is there already"),
        (other(dials=(Dial("mud-taken"),)), "The dial 'mud-taken' is there already"),
        (other(card_kinds=(CardKind("star", ()),)), "The kind of card 'star' is there already"),
        (other(payout_icons=(PayoutIcon("fans", "", ""),)), "The payout icon 'fans' is there already"),
    ):
        with pytest.raises(BadArgument, match=words):
            add_mechanic(mechanic)
        assert before == (len(EFFECTS), len(SKILLS), len(MECHANICS), len(REGISTRY.steps), dict(REGISTRY.kind_index))
    with pytest.raises(BadArgument, match="'slung' is there already"):
        moments.new_event("slung")
    with pytest.raises(BadArgument, match="not the one that was added last"):
        withdraw_mechanic(other())


PACK_TOML = 'id = "bad"\nversion = "1"\ngame = "team-manager"\n'
STAR = '[x]\nname = "X"\nunion = "owa"\nstanding = 1\ndowned = 1\nsource = "own"\n'


@pytest.mark.parametrize(
    ("files", "words", "line"),
    [
        (
            {"pack.toml": PACK_TOML + 'rules = ["mudd"]\n'},
            "bad needs the rule 'mudd', which nobody brings; did you mean 'mud'",
            4,
        ),
        ({"pack.toml": PACK_TOML + 'offers = ["rain"]\n'}, "bad offers the rule 'rain', which nobody brings", 4),
        ({"pack.toml": PACK_TOML + 'leaves-out = ["bad-snp"]\n'}, "leaves out 'bad-snp', but no pack .* 'bad-snap'", 4),
        (
            {"pack.toml": PACK_TOML + 'rules = ["mud"]\n'},
            "the rule 'mud' needs 'do.drop_mud' and 6 more in text/en.toml",
            4,
        ),
        (
            {"pack.toml": PACK_TOML, "stars/x.toml": STAR + 'abilities = ["when played: drop 1 mud on any here"]\n'},
            "this needs the rule 'mud', which no pack names under rules",
            7,
        ),
        (
            {"pack.toml": PACK_TOML, "stars/x.toml": STAR + 'abilities = ["response after this uses sling: gain 1"]\n'},
            "this needs the rule 'mud', which no pack names under rules",
            7,
        ),
        ({"pack.toml": PACK_TOML, "stars/x.toml": STAR + 'skills = ["sling"]\n'}, "has an unknown word 'sling'", 7),
        ({"pack.toml": PACK_TOML, "text/en.toml": '[do]\ndrop_mud = "x"\n'}, "nothing called 'do.drop_mud'", 2),
    ],
)
@pytest.mark.usefixtures("muddy")
def test_what_is_wrong_with_a_pack_is_told_with_its_line(
    tmp_path: Path, files: dict[str, str], words: str, line: int
) -> None:
    pack = written(tmp_path / "bad", files)
    with pytest.raises(BadFile, match=words) as caught:
        load_catalogue((pack,))
    assert f":{line}:" in str(caught.value)


def test_a_pack_that_names_a_rule_nobody_brings() -> None:
    with pytest.raises(BadFile, match=r"pack.toml:5:\d+: mud needs the rule 'mud', which nobody brings"):
        load_catalogue((PACK,))


def test_blitz_bowl_has_no_such_rules(tmp_path: Path) -> None:
    text = 'id = "bad"\nversion = "1"\ngame = "blitz-bowl"\nrules = ["mud"]\n'
    pack = written(tmp_path / "bad", {"pack.toml": text})
    with pytest.raises(BadFile, match="bad needs the rule 'mud', which nobody brings"):
        touchline.new("blitz-bowl", packs=[pack])


# --- Offers and expansions ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("muddy")
def test_what_a_pack_offers_is_in_play_where_the_table_asks_for_it(tmp_path: Path) -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in (HOME / "mud-pack" / "text").iterdir()}
    stars = (HOME / "mud-pack" / "stars" / "mud.toml").read_text(encoding="utf-8")
    header = (HOME / "mud-pack" / "pack.toml").read_text(encoding="utf-8").replace("rules", "offers")
    pack = written(
        tmp_path / "mud",
        {"pack.toml": header, "stars/mud.toml": stars.replace("copies", 'option = "mud"\ncopies')}
        | {f"text/{name}": text for name, text in files.items()},
    )
    without = touchline.new("team-manager", seats=2, seed=1, packs=[pack])
    table = touchline.new("team-manager", seats=2, seed=1, packs=[pack], rules=["mud"])
    assert isinstance(table, Season)
    assert isinstance(without, Season)
    assert without.mechanics is None
    assert isinstance(table.mechanics, InPlay)
    assert "mad-mudge" in {table.face_id(face) for face in table.face}
    assert "mad-mudge" not in {without.face_id(face) for face in without.face}
    assert read(table.position()).position() == table.position()
    with pytest.raises(BadArgument, match="There is no optional rule 'mud'"):
        touchline.new("team-manager", seats=2, seed=1, rules=["mud"])


@pytest.fixture
def expansion() -> Iterator[str]:
    EXPANSIONS["mud"] = PACK
    yield "mud"
    del EXPANSIONS["mud"]


@pytest.mark.usefixtures("muddy")
def test_an_expansion_is_found_by_its_id(expansion: str) -> None:
    table = touchline.new("team-manager", seats=2, seed=1, expansions=[expansion], record=True)
    assert isinstance(table, Season)
    assert table.catalogue.packs == ["base", "mud"]
    chance = random.Random(1)
    for _ in range(60):
        table.choose_code(chance.choice(table.codes))
    text = table.position()
    assert "\nexpansions: mud\n" in text
    assert "packs:" not in text
    assert read(text).position() == text
    replay = table.replay()
    assert '"expansions":["mud"]' in replay.text()
    assert PACK not in replay.text()
    assert setting_of(held_record("a-table", replay.text(), 0)).expansions == [expansion]
    again = parse_replay(replay.text(), "")
    again.verify()
    assert again.at(60).position() == text


def test_an_expansion_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(BadArgument, match=r"^There is no expansion 'mud'"):
        touchline.new("team-manager", seats=2, expansions=["mud"])


@pytest.mark.usefixtures("muddy")
def test_expansions_are_named_once_and_spelt_right(expansion: str) -> None:
    with pytest.raises(BadArgument, match=r"There is no expansion 'mut'.*mud"):
        touchline.new("team-manager", seats=2, expansions=["mut"])
    with pytest.raises(BadArgument, match="An expansion is named twice"):
        touchline.new("team-manager", seats=2, expansions=[expansion, expansion])
