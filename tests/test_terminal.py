"""The table in a terminal: whole seasons through its questions, nothing shown that a seat may not know."""

import io
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import touchline
from touchline.bots.protocol import make_bot
from touchline.command.app import app
from touchline.table.decision import code_of
from touchline.table.dice import seeded
from touchline.table.event import Event
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, events, kinds, places, verbs
from touchline.team_manager.casebook import BOOK
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.state import Season
from touchline.terminal.menu import Entry
from touchline.terminal.play import Game, Leave
from touchline.terminal.replay import Told
from touchline.terminal.team_manager.board import Board
from touchline.terminal.team_manager.faces import badge, drawn_card, match_card
from touchline.terminal.team_manager.options import Asker
from touchline.terminal.team_manager.sentences import Story
from touchline.terminal.team_manager.why import reasons

TEAMS = ["reikland-reavers", "gouged-eye"]


def new(seats: int = 3, seed: int = 1, **options: Any) -> Season:
    table = touchline.new("team-manager", seats=seats, seed=seed, record=True, **options)
    assert isinstance(table, Season)
    return table


def printed(what: Any, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(what)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


class Screen:
    """A terminal that answers by itself and looks at what was shown before each answer."""

    def __init__(self, table: Season, people: list[int], seed: int = 0, width: int = 100) -> None:
        self.file = io.StringIO()
        bots = {seat: make_bot("random", seed, seat) for seat in range(table.seats) if seat not in people}
        self.game = Game(table, bots, Console(file=self.file, width=width, highlight=False), self.ask)
        self.read = 0
        self.prompts = 0

    def ask(self, prompt: str) -> str:
        self.prompts += 1
        return "" if prompt.startswith("Press Enter") else "1"

    def new_text(self) -> str:
        """What was shown since this was last asked."""
        text = self.file.getvalue()[self.read :]
        self.read = len(self.file.getvalue())
        return text


# --- Whole seasons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "people", "rules"),
    [
        (3, 1, ""),
        (4, 1, "no-salary-cap"),
        (2, 2, "abbreviated-season"),
        (3, 2, "extended-season,scheduling-limitations"),
    ],
)
def test_a_season_through_the_command(seats: int, people: int, rules: str, tmp_path: Path) -> None:
    """The first option every time, through the keyboard, to the end; the replay of it is right."""
    path = tmp_path / "season.tlr"
    words = ["play", "team-manager", "--seats", str(seats), "--humans", str(people), "--seed", "7", "--rules", rules]
    result = CliRunner().invoke(app, [*words, "--save", str(path)], input="1\n" * 6000)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The season is over" in result.output
    assert "Manager of the Year" in result.output
    replay = touchline.load(str(path))
    replay.verify()
    assert replay.finished


def test_two_people_are_asked_in_turn_and_see_their_own_hand() -> None:
    table = new(seats=2, seed=3)
    screen = Screen(table, [0, 1])
    turns: list[int] = []

    def ask(prompt: str) -> str:
        if prompt.startswith("Press Enter"):
            turns.append(table.seat)
            return ""
        return "1"

    screen.game.ask = ask
    screen.game.play()
    assert set(turns) == {0, 1}
    assert all(one != other for one, other in pairwise(turns))
    assert "Seat 2" in screen.file.getvalue()


def test_bots_alone_are_watched() -> None:
    result = CliRunner().invoke(app, ["play", "--seats", "2", "--humans", "0", "--bots", "random", "--seed", "2"])
    assert result.exit_code == 0
    assert "Week 1 begins" in result.output
    assert "draws 6 cards." in result.output


def test_a_bot_for_each_empty_seat() -> None:
    words = ["play", "--seats", "3", "--me", "2", "--bots", "random,rookie", "--seed", "2"]
    result = CliRunner().invoke(app, words, input="")
    assert result.exit_code == 0
    assert "2 " in result.output.split("turn of")[1][:10]


# --- What a seat may know -----------------------------------------------------------------------------------------


def hidden_names(table: Season, seat: int) -> set[str]:
    """Names of cards that this seat does not know, save those that it has seen elsewhere or before."""
    bit = 1 << seat
    cards = table.catalogue
    seen = {table.face[card] for card in range(len(table.face)) if table.known[card] & bit}
    for event in table.events:
        told = event.for_audience(bit)
        seen |= {told.face, told.other_face}
    known = {cards.names[face] for face in seen if face >= 0}
    unknown = {
        cards.names[table.face[card]]
        for card in range(len(table.face))
        if not table.known[card] & bit and cards.kinds[table.face[card]] != card_kinds.TOKEN
    }
    return unknown - known


def named_in(text: str, names: set[str], catalogue: Any) -> set[str]:
    """Which of the names stand in a text that may be broken into lines and boxes."""
    flat = " ".join(re.sub(r"[│╭╮╰╯─├┤┼┬┴]", " ", text).split())
    for name in sorted(catalogue.names, key=len, reverse=True):
        if name not in names:
            flat = flat.replace(name, "·")
    return {name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", flat)}


@pytest.mark.parametrize(("people", "seed"), [([0], 1), ([2], 2), ([0, 1], 3), ([0, 1, 2], 4)])
def test_no_hidden_card_is_ever_named(people: list[int], seed: int) -> None:
    """Whole seasons with every command, looked at before each answer against the true table."""
    chance = random.Random(seed)
    screen = Screen(new(seed=seed), people, seed, width=chance.choice([80, 120]))
    game = screen.game
    checked = 0
    last = -1

    def ask(prompt: str) -> str:
        nonlocal checked, last
        text = screen.new_text()
        if last >= 0 and last == game.at:
            table = game.table
            assert isinstance(table, Season)
            assert named_in(text, hidden_names(table, last), table.catalogue) == set()
            checked += 1
        last = game.at
        if prompt.startswith("Press Enter"):
            last = game.table.seat
            return ""
        if chance.random() < 0.1:
            return chance.choice(
                ["t", "d", "l", "?", "odds", "why", "why a", "r", "u", "c 1", "b", "l 9", "nonsense", "0"]
            )
        most = re.match(r"1–(\d+)", prompt)
        assert most is not None, prompt
        return str(chance.randint(1, int(most.group(1))))

    game.ask = ask
    game.play()
    assert checked > 30


@pytest.mark.parametrize("seed", range(3))
def test_the_same_is_shown_in_every_world_a_seat_can_imagine(seed: int) -> None:
    """What a seat sees does not change when all that it does not know is dealt anew."""
    table = new(seats=2 + seed % 3, seed=seed)
    bots = [make_bot("random", seed, seat) for seat in range(table.seats)]
    while not table.over:
        if table.choices % 25 == 7:
            for seat in (*range(table.seats), SPECTATOR):
                view = table.view(seat)
                if seat == SPECTATOR:
                    printed(Board(view, 100).render())
                    continue
                other = view.imagine(99).view(seat)
                assert printed(Board(view, 100).render()) == printed(Board(other, 100).render())
                assert printed(Board(view, 80).discards()) == printed(Board(other, 80).discards())
                if table.seat == seat:
                    assert told(Asker(view).menu().entries) == told(Asker(other).menu().entries)
        table.choose_code(bots[table.seat].choose(table.view(table.seat)))


def told(entries: list[Entry]) -> list[Any]:
    return [(entry.text, entry.detail, told(entry.entries)) for entry in entries]


# --- The board ------------------------------------------------------------------------------------------------------


def test_the_board_shows_what_lies_on_a_table() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    for _ in range(12):
        table.choose(0)
    text = printed(Board(table.view(table.seat), 120).render(), 120)
    assert "Week 1" in text
    assert "Matchup phase" in text
    assert "golden coin" in text
    for seat in range(2):
        assert table.seat_name(seat) in text
    for card in table.piles[places.HAND + table.seat]:
        assert table.card_name(card) in text
    for matchup in range(4):
        if table.ball[matchup] >= -1:
            assert table.matchup_name(matchup) in " ".join(text.split())
    for word in ("fans", "hand", "deck", "discard", "improv.", "upgrades", "stars", "tokens", "Spike!", "BALL"):
        assert word in text


def test_tokens_are_shown_as_far_as_they_are_known() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    player = table.piles[places.HAND][0]
    token = table.piles[42][-1]
    table.put(token, places.ON + player)
    mine = Board(table.view(0), 100)
    assert mine.token(token) == "[?]"
    table.show(token, 1)
    assert re.fullmatch(r"\[\?.+\]", Board(table.view(0), 100).token(token))
    assert Board(table.view(1), 100).token(token) == "[?]"
    table.show(token, table.all)
    assert re.fullmatch(r"\[[^?].*\]", Board(table.view(1), 100).token(token))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    table = new(seats=4, seed=9)
    bots = [make_bot("random", 9, seat) for seat in range(4)]
    for _ in range(150):
        table.choose_code(bots[table.seat].choose(table.view(table.seat)))
    screen = Screen(table, [0, 1, 2, 3], width=width)
    view = table.view(table.seat)
    menu = Asker(view, width).menu()
    screen.game.draw(view, menu)
    screen.game.printer.menu(view, menu)
    screen.game.printer.help([])
    assert max(len(line.rstrip()) for line in screen.file.getvalue().splitlines()) <= width


def test_every_card_can_be_drawn() -> None:
    catalogue = load_catalogue()
    for language in ("en", "ja"):
        for face in range(len(catalogue.ids)):
            assert printed(drawn_card(catalogue, face, language), 70)
    assert match_card(catalogue, "griff oberwald") == match_card(catalogue, "base/griff-oberwald")
    assert match_card(catalogue, "no such card") == []
    assert badge(catalogue, (0, 5), 1, short=True).plain == " 2 Skavenblight "


def test_a_card_says_where_its_values_come_from() -> None:
    catalogue = load_catalogue()
    assert "as printed" in printed(drawn_card(catalogue, catalogue.index["orc-blitzer"], "en"), 70)


# --- Options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_list_has_every_option_once(seed: int) -> None:
    table = new(seats=2 + seed % 3, seed=seed)
    bots = [make_bot("random", seed, seat) for seat in range(table.seats)]
    while not table.over:
        view = table.view(table.seat)
        menu = Asker(view).menu()
        codes: list[int] = []
        for entry in menu.entries:
            assert entry.text
            assert "{" not in entry.text + entry.detail
            codes += [entry.code] if entry.code >= 0 else [place.code for place in entry.entries]
        assert sorted(codes) == table.codes
        table.choose_code(bots[table.seat].choose(view))


def test_a_commit_is_chosen_in_two_steps_or_at_once() -> None:
    for answers in (["2", "3"], ["2 3"], ["1", "b", "2", "3"], ["2", "99", "0", "", "x", "3"], ["1", "t", "2 3"]):
        table = new(seats=3, seed=5)
        while table.kind != kinds.TURN:
            table.choose(0)
        seat = table.seat
        card = table.piles[places.HAND + seat][1]
        zones = [code >> 10 & 1023 for code in table.codes if code >> 30 == verbs.COMMIT and code >> 20 & 1023 == card]
        screen = Screen(table, [0, 1, 2])
        screen.game.at = seat
        given = iter(answers)
        screen.game.ask = lambda prompt, given=given: next(given)  # type: ignore[misc]
        view = table.view(seat)
        assert screen.game.answer(view, Asker(view).menu()) == code_of(verbs.COMMIT, card, zones[2])


def passing(hand: str) -> Season:
    """A manager who has passed, asked which cards of his hand he discards."""
    table = touchline.read(
        f"touchline-position 1\nteams: {', '.join(TEAMS)}\nhighlight 1: bad-snap\nhand 1: {hand}\nhand 2: orc-lineman\n"
    )
    assert isinstance(table, Season)
    table.choose_code(verbs.PASS << 30)
    assert table.kind == kinds.PASS_DISCARDS
    return table


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["1 3", "3"], ["Human Thrower", "Ogre"]),
        (["3 1 5"], ["Human Thrower", "Ogre"]),
        (["1 9", "4 4", "2 4"], ["Human Lineman", "Human Catcher"]),
        (["4", "1 2 3 4"], []),
    ],
)
def test_several_cards_are_discarded_at_once(answers: list[str], kept: list[str]) -> None:
    table = passing("human-lineman, human-thrower, human-catcher, ogre")
    screen = Screen(table, [0])
    given = iter(answers)
    screen.game.ask = lambda prompt: next(given)
    while table.kind == kinds.PASS_DISCARDS and table.seat == 0:
        code = screen.game.unasked()
        if code >= 0:
            table.choose_code(code)
        else:
            screen.game.decide(0)
    assert next(given, None) is None
    assert not screen.game.together
    assert [table.card_name(card) for card in sorted(table.piles[places.HAND])] == kept
    assert "Several numbers discard several cards" in screen.file.getvalue()


# --- Commands --------------------------------------------------------------------------------------------------------


def asked(table: Season, *answers: str) -> str:
    """What a person at the next decision sees after typing this."""
    screen = Screen(table, list(range(table.seats)))
    screen.game.at = table.seat
    given = iter(answers)

    def ask(prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise Leave from None

    screen.game.ask = ask
    with pytest.raises(Leave):
        screen.game.decide(table.seat)
    return screen.file.getvalue()


def test_help_cards_rules_and_the_log() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    assert "take your last choice back" in asked(table, "?")
    assert "Griff Oberwald" in asked(table, "c griff")
    name = table.card_name(table.piles[places.HAND + table.seat][0])
    assert f" {name} " in asked(table, "c 1").rsplit("╭", 1)[1]
    assert "Which card?" in asked(table, "c")
    assert "more cards have" in asked(table, "c li")
    assert "TM 5.9.1" in asked(table, "r 5.9.1")
    assert "TM 5.1.1  The managers" in " ".join(asked(table, "r").split()).replace("TM 5.1.1 The", "TM 5.1.1  The")
    assert "is not the number of a rule" in asked(table, "r x")
    assert "TM 4.6.1" in asked(table, "l")
    assert "discard pile" in asked(table, "d")
    assert "is not an answer" in asked(table, "hello")
    assert "There is no option 0" in asked(table, "0")
    assert "There is no option 99999" in asked(table, "9" * 5000)
    assert "you have not chosen anything yet" in asked(table, "u")


def test_odds_of_a_tackle() -> None:
    for seed in range(20):
        table = new(seats=2, seed=seed)
        bots = [make_bot("random", seed, seat) for seat in range(2)]
        while not table.over and table.registry.kinds[table.kind].name != "tackle-skill":
            table.choose_code(bots[table.seat].choose(table.view(table.seat)))
        if not table.over:
            break
    text = asked(table, "odds", "odds 1")
    assert "%" in text
    assert "Star Power" in text
    assert "Nothing is rolled" in asked(new(seats=2, seed=1), "odds")


def test_reasons_in_words() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    table.choose_code(next(code for code in table.codes if code >> 30 == verbs.COMMIT))
    while table.kind != kinds.TURN:
        table.choose(0)
    closed = reasons(table.view(table.seat), table.matchup_name(0).lower())
    assert any("TM 5.2.2" in line for line in closed)
    assert reasons(table.view(table.seat), "")
    assert "another question" in reasons(table.view(table.seat), "sprint")[0]
    assert "offered" in reasons(table.view(table.seat), "pass")[0]
    assert reasons(table.view(table.seat), "no such thing") == []
    player = next(card for matchup in range(4) for card in table.players_at(matchup))
    assert any("another question" in line for line in reasons(table.view(table.seat), table.card_name(player).lower()))


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_is_taken_back_wherever_the_engine_allows_it(seed: int, tmp_path: Path) -> None:
    """Each time it may be: the table is as it was; and the season after it all has a replay that is right."""
    chance = random.Random(seed)
    screen = Screen(new(seats=2, seed=seed), [0, 1])
    game = screen.game
    game.draw = lambda view, menu: None  # type: ignore[method-assign]
    taken_back = 0
    while game.table.kind >= 0:
        table = game.table
        seat, codes, position = table.seat, table.codes, table.position()
        code = chance.choice(codes)
        game.at = seat
        game.answer = lambda view, menu, code=code: code  # type: ignore[method-assign, misc]
        game.decide(seat)
        if game.table.seat == seat and chance.random() < 0.5 and game.table.barrier <= game.before[-1].table.choices:
            assert game.undo()
            assert game.table.codes == codes
            assert game.table.position() == position
            taken_back += 1
    path = str(tmp_path / "x.tlr")
    game.table.replay().save(path)
    touchline.load(path).verify()
    assert taken_back > 0


# --- Sentences --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_event_of_a_season_is_a_sentence_for_everyone(seed: int) -> None:
    table = new(seats=2 + seed % 3, seed=seed)
    bots = [make_bot("random", seed, seat) for seat in range(table.seats)]
    while not table.over:
        table.choose_code(bots[table.seat].choose(table.view(table.seat)))
    for seat in (*range(table.seats), SPECTATOR):
        story = Story(table.registry, table.catalogue, table.teams, seat)
        for event in table.events:
            line = story.tell(event)
            assert line.text.endswith((".", "!"))
            assert not line.text.endswith("!.")
            assert "{" not in line.text
            assert line.text[0].isupper() or not line.text[0].isalpha()
            assert not re.search(r"\b1 (more |fewer )?(fans|cards)\b", line.text)
            assert "the matchup" not in line.text
        digest = Story(table.registry, table.catalogue, table.teams, seat).digest(table.events)
        assert 0 < len(digest) < len(table.events)


def test_sentences_say_what_happened() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    cards = table.catalogue
    griff = cards.index["griff-oberwald"]
    whistle = cards.index["whistle"]
    orc = cards.index["orc-lineman"]

    def sentence(kind: int, card: int, face: int, other_face: int, amount: int, audience: int) -> str:
        event = Event(0, kind, 0, card, face, 5, other_face, -1, amount, "TM 1.1.1", audience)
        return Story(table.registry, cards, table.teams, 1).tell(event).text

    rolled = 2 << 8 | 0 << 4 | 2
    assert sentence(events.DICE_ROLLED, 3, griff, orc, rolled, table.all) == "Dice: Target Down and Tackler Down."
    assert sentence(events.DICE_ROLLED, 3, griff, orc, 1 << 8 | 1 << 4 | 1, table.all) == "Dice: Miss."
    peeked = sentence(events.TOKEN_PEEKED, 3, whistle, orc, 0, 1)
    assert peeked == "Reikland Reavers looks at a cheating token of Orc Lineman."
    peeked = sentence(events.TOKEN_PEEKED, 3, whistle, orc, 0, 3)
    assert peeked == "Reikland Reavers looks at a cheating token of Orc Lineman: Ejection."
    assert sentence(events.FANS_GAINED, 3, griff, -1, 1, table.all) == "Reikland Reavers gains 1 fan (Griff Oberwald)."


def test_a_new_hand_is_one_line() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    digest = Story(table.registry, table.catalogue, table.teams, 0).digest(table.events)
    drawn = [line.text for line in digest if "draws" in line.text]
    names = [table.card_name(card) for card in table.piles[places.HAND]]
    assert sorted(drawn) == sorted(
        [f"Reikland Reavers draws 6 cards: {', '.join(names)}.", "Gouged Eye draws 6 cards."]
    )
    reel = [line.text for line in digest if line.text.startswith("Highlight")]
    assert len(reel) == 1
    assert reel[0].count(",") >= 3


def test_a_new_hand_is_one_line_even_where_the_deck_is_made_anew_on_the_way() -> None:
    table = BOOK.given(
        "teams: reikland-reavers, gouged-eye\nspike-deck: the-chaos-cup\n"
        "hand 1: human-lineman\nphase: maintenance\ndiscard 1: human-lineman, human-lineman, human-lineman, "
        "human-thrower, human-thrower, human-catcher, human-catcher, human-blitzer\n",
        "",
        1,
        2,
    )
    assert isinstance(table, Season)
    table.dice = seeded(1)
    table.loud = True
    table.run()
    drawn = [table.card_name(card) for card in table.piles[places.HAND][1:]]
    assert len(drawn) == 5
    digest = [line.text for line in Story(table.registry, table.catalogue, table.teams, 0).digest(table.events)]
    mine = [text for text in digest if text.startswith("Reikland Reavers")]
    assert mine == [
        "Reikland Reavers shuffles a new Team deck of 8 cards.",
        f"Reikland Reavers draws 5 cards: {', '.join(drawn)}.",
    ]


def test_a_sentence_has_one_mark_at_its_end() -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    story = Story(table.registry, table.catalogue, table.teams)
    face = table.face_of("weather-disrupts-match")
    event = Event(0, events.SPIKE_REVEALED, 0, 0, face, -1, -1, -1, 0, "TM 4.4.1", table.all)
    assert story.tell(event).text == "Spike! Magazine: Weather Disrupts Match!"


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (events.TIE_BALL, "A tie at Star Power 4: Gouged Eye has the ball and ranks higher."),
        (events.TIE_RANKED, "A tie at Star Power 4, none with the ball: the first manager ranks Gouged Eye higher."),
    ],
)
def test_a_tie_that_was_broken_is_told(kind: int, said: str) -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    story = Story(table.registry, table.catalogue, table.teams)
    assert story.tell(Event(0, kind, 1, -1, -1, -1, -1, -1, 4, "TM 6.4.2", table.all)).text == said


def test_a_replay_is_read_from_its_events(tmp_path: Path) -> None:
    table = new(seats=2, seed=8, teams=TEAMS)
    for _ in range(20):
        table.choose(0)
    path = str(tmp_path / "x.tlr")
    table.replay().save(path)
    replay = Told(touchline.load(path), path, 0)
    assert replay.events() == table.events
    assert "Reikland Reavers" in printed(replay.shown())
