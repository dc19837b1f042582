"""The seven drills of Blitz Bowl: each begins, is solved by what it asks for and by nothing else, and is taught."""

import io
import json
import re

import pytest
from rich.console import Console
from typer.testing import CliRunner

from touchline.blitz_bowl import actions
from touchline.blitz_bowl import drill as drills
from touchline.blitz_bowl.cards import Drill
from touchline.blitz_bowl.casebook import BOOK
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.state import Match
from touchline.command.app import app
from touchline.rulebook import read_rulebook
from touchline.table.errors import BadArgument
from touchline.terminal.blitz_bowl.drill import Lesson
from touchline.terminal.play import Leave
from touchline.terminal.rules import styled


def drill_of(number: int) -> Drill:
    return drills.drill_numbered(load_catalogue(), number)


def played(number: int, choices: list[str], seed: int = 1) -> Match:
    """A drill after some choices of its pupil, in the words of a case."""
    t = drills.begin(drill_of(number), seed)
    pupil = str(t.seat + 1)
    for choice in choices:
        BOOK.choose(t, pupil, choice.split())
    return t


def is_reached(number: int, choices: list[str], seed: int = 1) -> bool:
    return drills.reached(played(number, choices, seed), drill_of(number))


# --- Each drill: how it begins, what solves it, what does not ----------------------------------------------------


@pytest.mark.parametrize("number", range(1, 8))
def test_begins_with_a_choice_of_actions_and_not_solved(number: int) -> None:
    t = played(number, [])
    assert t.registry.kinds[t.kind].name == "action"
    assert t.coach == t.seat
    assert t.actions_left == 3
    assert not drills.reached(t, drill_of(number))


@pytest.mark.parametrize("number", range(1, 8))
def test_ending_the_turn_solves_nothing(number: int) -> None:
    assert not is_reached(number, ["end-turn"])


@pytest.mark.rules("BB 15.1.1")
def test_drill_1_goes_round_the_orcs() -> None:
    t = played(1, ["run blitzer"])
    BOOK.expect(t, "offered", "run-to g5")
    BOOK.expect(t, "not offered", "run-to h7")  # between the two Orcs
    BOOK.expect(t, "not offered", "run-to f7")  # beside the Thrower
    assert is_reached(1, ["run blitzer g5"])
    assert not is_reached(1, ["run blitzer h4"])


@pytest.mark.rules("BB 15.1.2")
def test_drill_2_marks_the_thrower() -> None:
    assert is_reached(2, ["mark blitzer f6"])
    assert not is_reached(2, ["run blitzer g6"])


@pytest.mark.rules("BB 15.1.3")
def test_drill_3_pushes_and_follows_up() -> None:
    assert is_reached(3, ["block blitzer thrower", "apply shove", "follow-up"])
    assert not is_reached(3, ["block blitzer thrower", "apply shove", "stay"])
    assert not is_reached(3, ["sidestep blitzer g7"])


@pytest.mark.rules("BB 15.1.4")
def test_drill_4_injures_the_blitzer() -> None:
    t = played(4, ["block thrower blitzer"])
    BOOK.expect(t, "event", "knocked-down 2 blitzer e7")
    BOOK.expect(t, "2 blitzer", "reserves")
    assert drills.reached(t, drill_of(4))
    assert not is_reached(4, ["sidestep thrower c7"])


@pytest.mark.rules("BB 15.1.5")
def test_drill_5_finds_a_square_in_range_of_both() -> None:
    assert is_reached(5, ["run thrower g7"])
    assert is_reached(5, ["run thrower e7"])
    assert not is_reached(5, ["run thrower d6"])  # too far from both
    assert not is_reached(5, ["run thrower h7"])  # beside the Blitzer
    assert not is_reached(5, ["run thrower f4"])  # too far from the Lineman


@pytest.mark.rules("BB 15.1.6")
def test_drill_6_is_done_with_a_throw_whatever_comes_of_it() -> None:
    endings: set[str] = set()
    for seed in range(40):
        t = played(6, ["throw thrower blitzer"], seed)
        assert drills.reached(t, drill_of(6))
        names = [t.registry.events[event.kind].name for event in t.events]
        endings.update(name for name in names if name in ("throw-succeeded", "throw-failed", "fumbled"))
    assert endings == {"throw-succeeded", "throw-failed", "fumbled"}
    assert not is_reached(6, ["run thrower f7"])


@pytest.mark.rules("BB 15.1.7")
def test_drill_7_scores_past_the_dwarfs() -> None:
    t = played(7, ["run blitzer"])
    for square in ("o9", "o10"):
        BOOK.expect(t, "offered", f"run-to {square}")
    for square in ("o2", "o4", "o6", "o8"):
        BOOK.expect(t, "not offered", f"run-to {square}")
    t = played(7, ["run blitzer o9"])
    assert drills.reached(t, drill_of(7))
    assert t.score == [4, 0]
    assert not is_reached(7, ["run blitzer m9"])
    assert not is_reached(7, ["throw blitzer thrower", "run lineman-1 i9"], seed=3)


def test_a_goal_is_not_reached_in_the_middle_of_an_action() -> None:
    t = played(6, ["throw thrower"])
    assert t.deeds[-1].action == actions.THROW
    assert not drills.reached(t, drill_of(6))


def test_no_drill_asks_to_claim_anything() -> None:
    for number in range(1, 8):
        assert played(number, []).spaces == (-1, -1, -1)


# --- Goals that cannot be understood -----------------------------------------------------------------------------


def with_goal(goal: str) -> Drill:
    other = Drill()
    other.id = "mine"
    other.position = drill_of(1).position
    other.goal = goal
    return other


@pytest.mark.parametrize(
    "goal",
    ["", "dwarf blitzer", "dwarf blitzer flies", "dwarf blitzer within two of orc thrower", "dwarf blitzer at"],
)
def test_a_goal_of_no_known_form_is_one_sentence(goal: str) -> None:
    with pytest.raises(BadArgument) as error:
        drills.begin(with_goal(goal), 1)
    assert len(str(error.value).splitlines()) == 1


def test_a_goal_that_names_a_stranger_is_one_sentence() -> None:
    with pytest.raises(BadArgument, match="names 'elf catcher', who is not in its position"):
        drills.begin(with_goal("elf catcher injured"), 1)


# --- In the terminal ---------------------------------------------------------------------------------------------

SOLUTIONS = {
    1: ["blitzer run", "g5"],
    2: ["blitzer mark", "f6"],
    3: ["blitzer block", "shove", "follow"],
    4: ["thrower block"],
    5: ["thrower run", "g7"],
    6: ["thrower throw", "blitzer"],
    7: ["blitzer run", "o9"],
}


def lesson(number: int, answers: list[str]) -> str:
    """What a lesson shows to somebody who answers so; all the answers must be needed."""
    file = io.StringIO()
    left = iter(answers)
    console = Console(file=file, width=100, highlight=False)
    teaching = Lesson(drill_of(number), console, lambda prompt: next(left), 1)
    try:
        teaching.play()
    finally:
        assert next(left, None) is None
    return file.getvalue()


@pytest.mark.parametrize("number", range(1, 8))
def test_a_lesson_ends_with_the_rules_it_has_shown(number: int) -> None:
    shown = lesson(number, SOLUTIONS[number])
    drill = drill_of(number)
    assert f"Drill {number}: {drill.name}" in shown
    end = " ".join(shown.partition("Well done.")[2].split())
    book = read_rulebook()
    for rule in drill.rules:
        assert rule in end
        text = " ".join(styled(book.rules[rule].text).plain.split())
        assert text[:40] in end


def test_a_lesson_begins_anew_when_the_turn_is_over() -> None:
    shown = lesson(2, ["blitzer run", "g6", "end", "", "blitzer mark", "f6"])
    assert "The turn is over and that is not done yet" in shown
    assert "Well done." in shown


def test_a_turn_is_over_even_if_the_other_team_has_nothing_to_do() -> None:
    shown = lesson(5, ["end", "", "thrower run", "g7"])
    assert shown.count("The turn is over and that is not done yet") == 1
    assert "Well done." in shown


def test_whoever_does_not_want_to_try_again_leaves() -> None:
    with pytest.raises(Leave):
        lesson(5, ["end", "q"])


def test_the_command_lists_the_drills() -> None:
    shown = CliRunner().invoke(app, ["drill"])
    assert shown.exit_code == 0
    for number in range(1, 8):
        assert re.search(rf"^ +{number} +{re.escape(drill_of(number).name)}", shown.output, re.MULTILINE)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("0", "There is no drill 0; there are 1 to 7."),
        ("8", "There is no drill 8; there are 1 to 7."),
        ("x", "A drill is a whole number, not 'x'."),
        ("1.5", "A drill is a whole number, not '1.5'."),
    ],
)
def test_a_wrong_number_is_one_sentence(number: str, sentence: str) -> None:
    shown = CliRunner().invoke(app, ["drill", number])
    assert shown.exit_code == 2
    assert shown.stderr.splitlines() == [f"touchline: {sentence}"]


def test_the_command_plays_a_drill_from_the_keyboard() -> None:
    shown = CliRunner().invoke(app, ["drill", "7"], input="blitzer run\no9\n")
    assert shown.exit_code == 0
    assert "Touchdown by Orc Blitzer!" in shown.output
    assert "BB 6.1.3" in shown.output


def test_the_command_stops_when_the_input_ends() -> None:
    shown = CliRunner().invoke(app, ["drill", "7"], input="blitzer run\n")
    assert shown.exit_code == 0
    assert "the drill stops here" in shown.output


def test_one_drill_as_data_is_data_alone() -> None:
    result = CliRunner().invoke(app, ["drill", "1", "--json"])
    assert result.exit_code == 0
    found = json.loads(result.output)
    assert (found["number"], found["id"]) == (1, drill_of(1).id)
    assert found in json.loads(CliRunner().invoke(app, ["drill", "--json"]).output)
    result = CliRunner().invoke(app, ["drill", "99", "--json"])
    assert (result.exit_code, result.stdout) == (2, "")
