"""Blitz Bowl in a terminal: whole games through its questions, nothing shown that a seat may not know."""

import io
import json
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import touchline
from touchline.blitz_bowl import actions, block_die, events, fouls, kinds, verbs
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.state import DISCARD, HAND, PLAYER_FACE, Match
from touchline.bots.protocol import make_bot
from touchline.command.app import app
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.event import Event
from touchline.table.table import SPECTATOR
from touchline.terminal.blitz_bowl.board import Board
from touchline.terminal.blitz_bowl.drawing import drawn_match
from touchline.terminal.blitz_bowl.options import SQUARE_KINDS
from touchline.terminal.blitz_bowl.screen import MatchScreen
from touchline.terminal.blitz_bowl.sentences import Story
from touchline.terminal.blitz_bowl.tokens import team_tokens, tokens_of
from touchline.terminal.kits import screen_of
from touchline.terminal.menu import Entry, Menu, meant
from touchline.terminal.play import Game
from touchline.terminal.replay import Told

EVERY_RULE = ["random-events", "fouls", "throw-team-mate", "arena", "special-balls", "rookies-to-watch", "pitch"]
TEAMS = ["orc", "dwarf"]


def new(seed: int = 1, **options: Any) -> Match:
    table = touchline.new("blitz-bowl", seed=seed, record=True, **options)
    assert isinstance(table, Match)
    return table


def printed(what: Any, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(what)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def leaves(entries: list[Entry]) -> list[Entry]:
    return [leaf for entry in entries for leaf in entry.leaves]


def screen(table: Match) -> MatchScreen:
    found = screen_of(table)
    assert isinstance(found, MatchScreen)
    return found


def played_to(kind: int, seed: int = 1, most: int = 40, **options: Any) -> Match:
    """A table at a question of this kind, after random choices."""
    for number in range(most):
        table = new(seed + number, **options)
        chance = random.Random(number)
        while not table.over:
            if table.kind == kind:
                return table
            table.choose_code(chance.choice(table.codes))
    raise AssertionError(f"no game came to question {kind}")


class Person:
    """Somebody at a terminal who answers at random, by numbers or by words, and looks at what was shown."""

    def __init__(self, table: Match, people: list[int], seed: int, width: int) -> None:
        self.chance = random.Random(seed)
        self.file = io.StringIO()
        bots = {seat: make_bot("random", seed, seat) for seat in range(2) if seat not in people}
        self.game = Game(table, bots, Console(file=self.file, width=width, highlight=False), self.ask)
        self.read = 0
        self.handed: list[int] = []
        self.commands: list[str] = []
        self.choices = -1
        self.asked = 0  # how often this question was put

    def menu(self) -> Menu:
        table = self.game.table
        return self.game.screen.menu(table.view(table.seat), self.game.console.width)

    def new_text(self) -> str:
        text = self.file.getvalue()[self.read :]
        self.read = len(self.file.getvalue())
        return text

    def look(self, text: str) -> None:
        """For those who want to check what was shown."""

    def ask(self, prompt: str) -> str:
        table = self.game.table
        if prompt.startswith("Press Enter"):
            self.new_text()
            self.handed.append(table.seat)
            return ""
        self.look(self.new_text())
        self.asked = self.asked + 1 if table.choices == self.choices else 0
        self.choices = table.choices
        if self.commands and self.asked == 0 and self.chance.random() < 0.1:
            return self.chance.choice(self.commands)
        menu = self.menu()
        if menu.hint:
            return self.chance.choice(leaves(menu.entries)).names[0]
        leaf = self.chance.choice(leaves(menu.entries))
        if leaf.names and self.asked < 3:
            return leaf.names[0]
        return " ".join(path_to(menu.entries, leaf))


def path_to(entries: list[Entry], leaf: Entry) -> list[str]:
    """The numbers that lead to an option."""
    for number, entry in enumerate(entries, 1):
        if entry is leaf:
            return [str(number)]
        if leaf in leaves(entry.entries):
            return [str(number), *path_to(entry.entries, leaf)]
    raise AssertionError("no such option")


# --- Whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "rules", "width", "seed"),
    [([0], [], 80, 1), ([1], EVERY_RULE, 120, 2), ([0, 1], EVERY_RULE, 80, 3), ([0], EVERY_RULE, 200, 4)],
)
def test_a_game_through_the_play_loop(people: list[int], rules: list[str], width: int, seed: int) -> None:
    person = Person(new(seed, rules=rules), people, seed, width)
    person.game.play()
    text = person.file.getvalue()
    assert "The game is over" in text
    assert re.search(r"(wins: (points|sudden death)|Nobody wins: a draw on points) \(BB 9", text)
    assert max(len(line) for line in text.splitlines()) <= width
    if len(people) == 2:
        assert set(person.handed) == {0, 1}
        assert all(one != other for one, other in pairwise(person.handed))


def test_a_game_by_the_command_is_saved_and_told_again(tmp_path: Path) -> None:
    path = tmp_path / "game.tlr"
    words = ["play", "blitz-bowl", "--humans", "0", "--bots", "random", "--seed", "6", "--rules", ",".join(EVERY_RULE)]
    result = CliRunner().invoke(app, [*words, "--save", str(path)])
    assert result.exit_code == 0, result.output[-2000:]
    replay = touchline.load(str(path))
    replay.verify()
    told = Told(replay, str(path), SPECTATOR)
    text = printed(told.shown())
    assert "Coach 1" not in printed(told.header())
    assert "Turn 1 of" in text
    assert "{" not in text
    half = len(replay.choices) // 2
    assert f"After {half} of" in printed(told.at(half, 120))
    assert set(told.position(half)) >= {"score", "turns", "asked"}


def test_commands_in_the_middle_of_a_game_do_no_harm() -> None:
    person = Person(new(5, rules=EVERY_RULE), [0], 5, 100)
    person.commands = ["t", "l", "p", "d", "?", "odds", "why", "why bz", "why e5", "r", "c 1", "c blitzer", "u", "b"]
    person.commands += ["nonsense", "99", "0", "a b c", "never", "ask", "l 5"]
    person.game.play()
    assert person.game.table.over


def test_a_run_may_be_taken_back() -> None:
    table = new(3, teams=TEAMS, rules=["pitch=stone"], first=0)
    while table.kind != kinds.ACTION or table.seat != 0:
        table.choose(0)
    before = table.square[:]
    seat = table.seat
    answers = iter(["1", "u", "1", "u"])
    file = io.StringIO()

    def ask(prompt: str) -> str:
        word = next(answers, "")
        if not word:
            raise EOFError
        return word

    game = Game(table, {1 - seat: make_bot("random", 1, 1)}, Console(file=file, width=100), ask)
    with pytest.raises(EOFError):
        game.play()
    assert file.getvalue().count("Taken back.") == 2
    assert isinstance(game.table, Match)
    assert game.table.square == before


# --- Menus --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_option_is_in_the_menu_exactly_once_and_its_name_leads_to_it(seed: int) -> None:
    table = new(seed, rules=EVERY_RULE if seed % 2 else [])
    shown = screen(table)
    chance = random.Random(seed)
    while not table.over:
        if len(table.codes) > 1:
            view = table.view(table.seat)
            menu = shown.menu(view, 80 + 40 * (seed % 2))
            options = leaves(menu.entries)
            assert sorted(leaf.code for leaf in options) == table.codes
            assert bool(menu.hint) == (table.kind in SQUARE_KINDS)
            for leaf in chance.sample(options, min(4, len(options))):
                found = meant(menu.entries, leaf.names[0])
                assert leaf in [one for entry in found for one in entry.leaves]
                if menu.hint:
                    assert found == [leaf]
        table.choose_code(chance.choice(table.codes))


def test_actions_are_grouped_by_player_and_typed_in_many_ways() -> None:
    table = new(3, teams=TEAMS, rules=["pitch=stone"], first=0)
    while table.kind != kinds.ACTION:
        table.choose(0)
    assert table.seat == 0
    entries = screen(table).menu(table.view(0), 120).entries
    run = next(
        code for code in table.codes if verb_of(code) == verbs.RUN and table.player_name(first_of(code)) == "Blitzer"
    )
    for words in ("run blitzer", "blitzer run", "bz run", "run bz", "Blitzer", "BZ", "blitz"):
        (found,) = meant(entries, words)
        assert [leaf.code for leaf in found.leaves] == [run], words
    assert len(meant(entries, "lineman")) == 3
    assert [entry.code for entry in meant(entries, "end turn")] == [table.codes[-1]]
    assert meant(entries, "b", whole=True) == []
    assert meant(entries, "t") == []


def test_a_square_is_not_the_beginning_of_another() -> None:
    entries = [Entry("e10"), Entry("e11"), Entry("e2")]
    for entry in entries:
        entry.names = (entry.text,)
    assert meant(entries, "e1") == []
    assert meant(entries, "e2") == [entries[2]]
    assert meant(entries, "E10") == [entries[0]]


def test_a_square_with_and_without_the_ball() -> None:
    """Where a ball lies on one way and not on another, both are offered by name."""
    for seed in range(60):
        table = played_to(kinds.RUN, seed, teams=TEAMS, rules=["pitch=stone"])
        while not table.over:
            if table.kind == kinds.RUN:
                squares = [second_of(code) for code in table.codes if not third_of(code)]
                both = [code for code in table.codes if third_of(code) and second_of(code) in squares]
                if both:
                    break
            table.choose(len(table.codes) // 2)
        if not table.over:
            break
    menu = screen(table).menu(table.view(table.seat), 80)
    name = square_name(second_of(both[0]))
    (plain,) = meant(menu.entries, name)
    (ball,) = meant(menu.entries, f"{name} ball")
    assert third_of(plain.code) == 0
    assert ball.code == both[0]
    assert f"●{name}" in printed(menu.picture, 80)
    assert any("ball" in line for line in menu.about)


def test_numbers_are_no_squares() -> None:
    """The squares are not numbered on the screen, and so a number chooses none."""
    table = new(3, teams=TEAMS, rules=["pitch=stone"], first=0)
    file = io.StringIO()
    said: list[str] = []

    def ask(prompt: str) -> str:
        said.append(prompt)
        if len(said) > 2:
            raise EOFError
        return "1"

    with pytest.raises(EOFError):
        Game(table, {}, Console(file=file, width=100), lambda prompt: "" if "Enter" in prompt else ask(prompt)).play()
    assert table.choices == 0
    assert said[0].startswith("a square such as")
    assert "“1” is not an answer; type a square such as" in file.getvalue()


def test_what_can_be_reached_is_lit_on_the_pitch() -> None:
    table = played_to(kinds.RUN, 2, teams=TEAMS, rules=["pitch=stone"])
    menu = screen(table).menu(table.view(table.seat), 80)
    text = printed(menu.picture, 80)
    named = {square_named(word) for word in re.findall(r"[·●]([a-o]\d+)", text)}
    runner = table.square[first_of(table.codes[0])]  # whose own square shows him, be it that he can come back to it
    assert named == {second_of(code) for code in table.codes if verb_of(code) == verbs.RUN_TO} - {runner}


def test_chances_stand_beside_blocks_and_throws() -> None:
    for kind, pattern in (
        (kinds.BLOCK, r"\d (die|dice).*: \d+% Knocked Down; .*: \d+% Injured"),
        (kinds.THROW, r"Hand-off, no roll|needs \d\+.*: \d+% caught, \d+% missed, \d+% fumbled"),
    ):
        table = played_to(kind, 1)
        for entry in screen(table).menu(table.view(table.seat), 120).entries:
            assert re.search(pattern, entry.detail), entry.detail


def test_which_questions_are_responses() -> None:
    expected = {
        kinds.INTERRUPT,
        kinds.TARGETED,
        kinds.REROLL,
        kinds.KNOCKED,
        kinds.TURN_START,
        kinds.EARNED,
        kinds.LAST,
    }
    assert {number for number, kind in enumerate(REGISTRY.kinds) if kind.response} == expected


def test_why_something_is_not_offered() -> None:
    table = new(3, teams=TEAMS, rules=["pitch=stone"], first=0)
    shown = screen(table)
    while table.kind != kinds.ACTION:
        table.choose(0)
    view = table.view(0)
    (told,) = shown.reasons(view, "block blitzer")
    assert re.search(r"\(BB \d", told)
    assert len(shown.reasons(view, "mark")) == 6
    assert shown.reasons(view, "end turn")
    assert shown.reasons(view, "no such thing") == []
    table.choose(0)
    assert table.kind == kinds.RUN
    (told,) = shown.reasons(table.view(0), "o11")
    assert "o11" in told
    assert re.search(r"\(BB \d", told)


# --- Tokens and the board -----------------------------------------------------------------------------------------


def test_the_tokens_of_every_team_are_its_own() -> None:
    cards = load_catalogue()
    for team in cards.team_cards:
        tokens = team_tokens([cards.positions[role] for role in team.players])
        assert len({token.lower() for token in tokens}) == len(team.players), team.id
        assert all(len(token) == 2 and token[0].isupper() for token in tokens), tokens


def test_status_is_seen_without_colours() -> None:
    table = new(3, teams=TEAMS, rules=["pitch=stone"], first=0)
    while table.kind != kinds.ACTION:
        table.choose(0)
    tokens = tokens_of(table)
    for player, square, prone in ((0, "e5", True), (1, "e6", False), (6, "f6", False), (7, "k1", False)):
        table.put(player, square_named(square), prone)
    table.set_ball(0, 7, -1)
    text = drawn_match(table).plain
    assert f"({tokens[0]})" in text
    assert f"!{tokens[1]}" in text
    assert f"!{tokens[6]}" in text
    assert f" {tokens[7]}*" in text
    assert tokens[0] == "L1"
    assert tokens[6] == "l1"


@pytest.mark.parametrize("width", [80, 120])
def test_a_reconstructed_pitch_is_marked_on_the_board_and_in_the_story(width: int) -> None:
    table = new(1, teams=TEAMS, rules=["pitch=timber"])
    assert "Timber pitch (reconstructed)" in printed(Board(table.view(0), width).render(), width)
    told = [line.text for line in screen(table).story(SPECTATOR).digest(table.events)]
    assert any("Timber pitch (reconstructed)" in line for line in told)


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_has_everything(width: int) -> None:
    table = played_to(
        kinds.ACTION, 5, teams=TEAMS, rules=["special-balls", "rookies-to-watch", "pitch", "arena=overgrown-arena"]
    )
    chance = random.Random(1)
    while table.kind != kinds.ACTION or not table.piles[HAND] or not table.piles[HAND + 1] or min(table.spaces) < 0:
        table.choose_code(chance.choice(table.codes))
    text = " ".join(printed(Board(table.view(0), width).render(), width).split())
    for card in table.spaces:
        assert table.card_name(card) in text
    assert table.play_of(table.piles[HAND][0]).name in text
    assert "claimed with" in text
    assert "Actions left" in text or "Action left" in text
    assert f"{table.score[0]} : {table.score[1]}" in text
    assert "next, of" in text
    assert table.arena.name in text
    for token in tokens_of(table):
        assert token in text
    assert printed(Board(table.view(0), width).piles(), width).count("\n") >= len(table.piles[DISCARD])
    assert "Offensive Specialist" in printed(Board(table.view(0), width).players(), width)


def test_the_last_turns_are_announced() -> None:
    table = new(3, teams=TEAMS, first=0)
    while table.kind != kinds.ACTION:
        table.choose(0)
    table.ending = 1
    table.score[:] = [12, 1]
    text = printed(Board(table.view(0), 100).render(), 100)
    assert "LAST TURNS: this is the last one" in text
    assert "SUDDEN DEATH: Orc, 11 ahead" in text


@pytest.mark.parametrize("seed", range(2))
def test_the_same_is_shown_in_every_world_a_seat_can_imagine(seed: int) -> None:
    """What a seat sees does not change when all that it does not know is dealt anew."""
    table = new(seed, rules=EVERY_RULE)
    shown = screen(table)
    chance = random.Random(seed)
    while not table.over:
        if table.choices % 40 == 7:
            for seat in (0, 1):
                view = table.view(seat)
                other = view.imagine(99).view(seat)
                assert printed(shown.board(view, 100)) == printed(shown.board(other, 100))
                if table.seat == seat:
                    assert told(shown.menu(view, 100).entries) == told(shown.menu(other, 100).entries)
            printed(shown.board(table.view(SPECTATOR), 120))
        table.choose_code(chance.choice(table.codes))


def told(entries: list[Entry]) -> list[Any]:
    return [(entry.text, entry.detail, entry.names, told(entry.entries)) for entry in entries]


class Collector:
    """A bot that claims what it can, keeps its bonus plays, and else moves at random."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, view: Any) -> int:
        codes: list[int] = view.table.codes
        claims = [code for code in codes if verb_of(code) == verbs.CLAIM]
        quiet = [code for code in codes if verb_of(code) not in (verbs.PLAY, verbs.END_TURN)]
        return self.chance.choice(claims or quiet or codes)


@pytest.mark.parametrize("seed", range(2))
def test_no_bonus_play_of_another_hand_is_named(seed: int) -> None:
    """Looked at before each answer, against the true table."""
    table = new(seed, rules=["pitch"])
    person = Person(table, [0], seed, 100)
    person.game.bots = {1: Collector(seed)}
    person.commands = ["t", "l", "d", "p", "odds"]
    checked = 0

    def look(text: str) -> None:
        nonlocal checked
        now = person.game.table
        assert isinstance(now, Match)
        flat = " ".join(text.split())
        known = [now.play_of(card).name for card in range(len(now.face)) if now.known[card] & 1]
        for card in now.piles[HAND + 1]:
            name = now.play_of(card).name
            if name not in known and name != "Reserves":
                assert name not in flat
                checked += 1

    person.look = look  # type: ignore[method-assign]
    person.game.play()
    assert checked > 5


# --- The story ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_is_told_without_an_unfilled_slot(seed: int) -> None:
    table = new(seed, rules=EVERY_RULE, teams=["vampire", "ogre"] if seed else [])
    shown = screen(table)
    table.play_out(table.dice.fork())
    for seat in (0, 1, SPECTATOR):
        story = shown.story(seat)
        for event in table.events:
            line = story.tell(event)
            assert "{" not in line.text, line.text
            assert "nobody" not in line.text, line.text
            assert line.text[-1] in ".!", line.text
            assert re.match(r"BB \d", line.rule)
        digest = shown.story(seat).digest(table.events)
        assert len(digest) < len(table.events)
        assert all("{" not in line.text for line in digest)


def test_every_kind_of_event_can_be_told() -> None:
    table = new(1, teams=TEAMS)
    story = screen(table).story(0)
    amounts = {
        events.BLOCK_ROLLED: block_die.SMASH + 1 | block_die.SHOVE + 1 << 3,
        events.FOUL_ROLLED: 1,
        events.TEAM: 0,
    }
    for kind, name in enumerate(events.NAMES):
        text = table.registry.events[kind].text
        face = 0 if "{card}" in text else PLAYER_FACE + table.role[0]
        event = Event(
            0, kind, 0, 0, face, 6, PLAYER_FACE + table.role[6], 20, amounts.get(kind, 1), "BB 1.1.1", table.all
        )
        line = story.tell(event).text
        assert not re.search(r"[{}]", line), name
        hidden = Event(0, kind, 0, 0, face, 6, PLAYER_FACE + table.role[6], 20, amounts.get(kind, 1), "BB 1.1.1", 0)
        if "{card}" in text and "{challenge}" not in text:
            assert "a hidden card" in story.tell(hidden).text, name


def event_of(table: Match, kind: int, player: int, place: int, amount: int, other: int = -1) -> Event:
    other_face = PLAYER_FACE + table.role[other] if other >= 0 else -1
    face = PLAYER_FACE + table.role[player] if player >= 0 else -1
    return Event(0, kind, table.owner(player), player, face, other, other_face, place, amount, "BB 1.1.1", table.all)


def test_dice_and_checks_are_unpacked() -> None:
    table = new(1, teams=TEAMS)
    story = screen(table).story(SPECTATOR)

    def tell(kind: int, amount: int) -> str:
        return story.tell(event_of(table, kind, 0, 20, amount, 6)).text

    assert tell(events.BLOCK_ROLLED, block_die.SMASH + 1 | block_die.MISS + 1 << 3) == "Block dice: Smash, Miss."
    assert tell(events.THROW_ROLLED, 4 | 3 << 4) == "Orc Lineman 1 throws: 4 against 3+, passed."
    assert tell(events.THROW_ROLLED, 4 | 4 << 4 | 1 << 8) == "Orc Lineman 1 throws: 4 − 1 against 4+, failed."
    assert tell(events.ARMOUR_ROLLED, 3 | 2 << 7) == "Armour Check for Orc Lineman 1: 2 against 3+, failed."


def test_the_steps_of_a_run_are_one_sentence() -> None:
    table = new(1, teams=TEAMS)
    story = screen(table).story(0)
    steps = [event_of(table, events.MOVED, 0, square_named(name), actions.RUN) for name in ("b2", "c3", "d4")]
    assert [line.text for line in story.digest(steps)] == ["Orc Lineman 1 runs to d4."]


@pytest.mark.parametrize(("rules", "pitch"), [([], "Stone pitch"), (["pitch=timber"], "Timber pitch (reconstructed)")])
def test_nobody_is_said_to_choose_a_pitch_that_nobody_chose(rules: list[str], pitch: str) -> None:
    table = new(1, teams=TEAMS, rules=rules)
    told = [line.text for line in screen(table).story(SPECTATOR).digest(table.events)]
    assert f"The game is played on the {pitch}." in told
    assert not [text for text in told if "chooses" in text]


def test_a_run_over_a_ball_is_one_sentence() -> None:
    table = new(1, teams=TEAMS)
    story = screen(table).story(0)
    steps = [event_of(table, events.MOVED, 0, square_named(name), actions.RUN) for name in ("b2", "c3", "d4")]
    taken = event_of(table, events.BALL_TAKEN, 0, square_named("c3"), 0)
    bounced = event_of(table, events.BALL_BOUNCED, -1, square_named("h6"), 0)
    told = [line.text for line in story.digest([*steps[:2], taken, *steps[2:]])]
    assert told == ["Orc Lineman 1 runs to d4 and takes the ball."]
    told = [line.text for line in story.digest([*steps[:2], bounced, *steps[2:]])]
    assert told == ["Orc Lineman 1 runs to d4.", "The ball bounces to h6."]
    other = event_of(table, events.MOVED, 1, square_named("b2"), actions.RUN)
    assert len(story.digest([*steps, other, steps[0]])) == 3


def test_the_story_says_why_a_face_is_another_and_why_a_roll_is_taken_again() -> None:
    table = new(1, teams=TEAMS)
    story = screen(table).story(SPECTATOR)

    def told(kind: int, *amounts: int) -> list[str]:
        applied = [event_of(table, events.RESULT_APPLIED, 0, 20, amount >> 4 & 15, 6) for amount in amounts]
        happened = [event_of(table, kind, 0, 20, amount, 6) for amount in amounts]
        return [line.text for line in story.digest([*happened, *(applied if kind == events.FACE_COUNTED else [])])]

    shove_as_miss = block_die.SHOVE | block_die.MISS << 4
    assert told(events.FACE_COUNTED, block_die.SMASH | block_die.KERRUNCH << 4) == [
        "Smash counts as Kerrunch!, by an ability of Orc Lineman 1.",
    ]
    assert told(events.FACE_COUNTED, shove_as_miss | 1 << 8) == [
        "Shove counts as Miss, by an ability of Dwarf Lineman 1."
    ]
    assert told(events.FACE_COUNTED, shove_as_miss | 2 << 8) == ["Shove counts as Miss, by the card that was played."]
    assert told(events.FACE_COUNTED, block_die.SHOVE | block_die.SMASH << 4 | 3 << 8) == [
        "Dwarf Lineman 1 cannot be pushed: Shove counts as Smash.",
    ]
    assert told(events.REROLLED, 0) == ["Orc Lineman 1 rolls again, by his ability."]
    assert told(events.REROLLED, 1) == ["Orc Lineman 1 rolls again, because of the ball."]


@pytest.mark.parametrize(
    ("face", "result", "said"),
    [
        (block_die.MISS, fouls.SPOTTED, "Spotted!"),
        (block_die.MISS, fouls.SLIPPED, "Spotted! counts as Slipped!, by a random event."),
        (block_die.TACKLE, fouls.GOT_THEM, "Take That! counts as Got Them!, by a random event."),
        (block_die.SMASH, fouls.GOT_THEM, "Got Them!"),
    ],
)
def test_the_story_says_why_a_foul_has_another_result(face: int, result: int, said: str) -> None:
    table = new(1, teams=TEAMS)
    told = screen(table).story(SPECTATOR).tell(event_of(table, events.FOUL_ROLLED, 0, -1, face << 4 | result, 6))
    assert told.text == f"Orc Lineman 1 fouls Dwarf Lineman 1: {said}"


@pytest.mark.parametrize(
    ("teams", "player", "name"),
    [
        (["black-orc", "dark-elf"], "black-orc-2", "Black Orc 2 (Black Orc) "),
        (["dark-elf", "orc"], "witch-elf", "Witch Elf (Dark Elf) "),
        (["dark-elf", "orc"], "lineman-1", "Dark Elf Lineman 1 "),
        (["goblin", "black-orc"], "goblin-1", "Goblin 1 (Goblin) "),
    ],
)
def test_a_name_has_its_team_once_and_never_loses_it(teams: list[str], player: str, name: str) -> None:
    table = new(1, teams=teams)
    at = next(one for one in table.players_of(0) if table.player_id(one) == player)
    assert screen(table).story(SPECTATOR).tell(event_of(table, events.MOVED, at, 20, actions.RUN)).text.startswith(name)


def test_teams_that_are_the_same_are_told_apart() -> None:
    table = new(1, teams=["orc", "orc"])
    shown = screen(table)
    told_by = shown.story(SPECTATOR).tell(event_of(table, events.MOVED, 6, 20, actions.RUN)).text
    assert told_by.startswith("Orc 2 Lineman 1 ")
    assert "2 Orc 2" in shown.badge(1).plain


def test_who_claims_learns_the_bonus_play_and_nobody_else() -> None:
    table = new(1, teams=TEAMS)
    cards = table.catalogue
    face = cards.deck_faces[0]
    event = Event(0, events.CLAIMED, 0, 0, face, -1, -1, -1, cards.fronts[face], "BB 7.2.5", 1)
    play = cards.plays[cards.backs[face]].name
    shown = screen(table)
    stories = [Story(shown.registry, cards, shown.teams, seat).digest([event])[0].text for seat in (0, 1, SPECTATOR)]
    assert [play in text for text in stories] == [True, False, False]
    assert all(cards.challenges[cards.fronts[face]].name in text for text in stories)


# --- Cards ------------------------------------------------------------------------------------------------------------


def cards_command(*words: str) -> str:
    result = CliRunner().invoke(app, ["cards", "blitz-bowl", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_album_counts() -> None:
    sorts = json.loads(cards_command("--json"))["kinds"]
    counted = {kind: entry["cards"] for kind, entry in sorts.items()}
    expected = {"team": 23, "position": 86, "challenge-card": 26, "event-card": 12, "drill": 7, "ability": 30}
    expected |= {"arena": 8, "ball": 4, "pitch": 3}
    assert counted == expected
    for kind, entry in sorts.items():
        found = json.loads(cards_command("--kind", kind, "--json"))
        copies = sum(one["copies"] for one in found) if kind == "event-card" else len(found)
        assert copies == entry["cards"], kind
    assert "challenge-card" in cards_command()


def test_a_team_card_is_drawn() -> None:
    text = cards_command("orc")
    for word in ("Lineman", "Thrower", "Blitzer", "Big Un Blocker", "Mighty Blow —", "Emergency Reserves 4", "Armour"):
        assert word in text
    assert text.count("╭") == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("get-moving/sprint", ("Get Moving!", "Sprint", "2 points", "bonus play")),
        ("pitch invasion", ("Pitch Invasion", "random event")),
        ("overgrown arena", ("Trapdoor", "D8")),
        ("squig ball", ("D6", "ball")),
        ("stone", ("[  ]", "▒▒▒▒", "o")),
        ("elusive", ("Run Action", "ability")),
        ("getting up close", ("teaches", "BB 4.3.1")),
    ],
)
def test_a_card_is_drawn(name: str, words: tuple[str, ...]) -> None:
    text = cards_command(name)
    for word in words:
        assert word in text


def test_the_album_in_japanese() -> None:
    assert "オーク" in cards_command("orc", "--language", "ja")
    (card,) = json.loads(cards_command("get-moving/sprint", "--language", "ja", "--json"))
    assert card["challenge"]["text"].endswith("。") or "。" in card["text"]
    assert cards_command("--kind", "pitch", "--language", "ja")


def test_filters() -> None:
    orcs = json.loads(cards_command("--team", "orc", "--json"))
    assert {one["kind"] for one in orcs} == {"team", "position"}
    assert len(orcs) == 5
    ours = json.loads(cards_command("--reconstructed", "--json"))
    assert [one["id"] for one in ours if one["kind"] == "pitch"] == ["timber"]
    found = json.loads(cards_command("--search", "trapdoor", "--kind", "arenas", "--json"))
    assert found
    assert all("trapdoor" in json.dumps(one).lower() for one in found)
    for words in (["--kind", "nothing"], ["--team", "orcs"], ["no-such-card"]):
        result = CliRunner().invoke(app, ["cards", "blitz-bowl", *words])
        assert result.exit_code == 2


def test_a_card_may_be_read_at_the_table() -> None:
    table = new(1, teams=TEAMS)
    shown = screen(table)
    names = [shown.things.list[face].id for face in shown.match("blitzer")]
    assert names == ["dwarf/blitzer", "orc/blitzer"]
    assert [shown.things.list[face].id for face in shown.match("ts")] == ["dwarf/troll-slayer"]
    assert "Sprint" in printed(shown.card(shown.match("sprint")[0], 70))


# --- Packs ------------------------------------------------------------------------------------------------------------


def test_a_new_pack_is_valid_and_can_be_played(tmp_path: Path) -> None:
    path = str(tmp_path / "my-pack")
    begun = CliRunner().invoke(app, ["pack", "new", path, "--game", "blitz-bowl"])
    assert begun.exit_code == 0, begun.output
    checked = CliRunner().invoke(app, ["pack", "check", path, "--json"])
    assert checked.exit_code == 0, checked.output
    found = json.loads(checked.output)
    assert {card["kind"] for card in found["cards"]} == {"team", "position", "ability", "challenge-card", "pitch"}
    assert found["other"] == ["my-pack-please-the-crowd", "my-pack-second-wind"]
    listed = CliRunner().invoke(app, ["cards", "blitz-bowl", "--pack", path, "--search", "heroes"])
    assert "Local Heroes" in listed.output
    table = new(1, teams=["my-pack-heroes", "orc"], packs=[path], rules=["pitch=my-pack-yard"])
    person = Person(table, [0], 1, 100)
    person.game.play()
    assert person.game.table.over
