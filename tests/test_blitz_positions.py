"""Positions and cases of Blitz Bowl: a position is the whole table, and every mistake is one sentence."""

import pytest

import touchline
from tests.blitz_worlds import new_match, play, state
from touchline.blitz_bowl.casebook import BOOK
from touchline.blitz_bowl.field import ABSENT, RESERVES_AT
from touchline.blitz_bowl.state import Match
from touchline.table.case import Unmet, parse_cases, run_case
from touchline.table.dice import seeded
from touchline.table.errors import BadFile, VersionMismatch

pytestmark = pytest.mark.engine

EVERY = 7  # choices between two looks at the position
HEAD = "touchline-position 1\ngame: blitz-bowl\n"
TEAMS = "teams: orc, dwarf\n"


def read(text: str) -> Match:
    table = touchline.read(text)
    assert isinstance(table, Match)
    return table


def by_hand(text: str) -> Match:
    return read(HEAD + TEAMS + text)


# --- Whole positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_a_position_is_the_whole_table(seed: int) -> None:
    """Read back it is the same table with the same question, and plays on in the same way."""
    table = new_match(seed)
    for now in play(table, seed):
        if now.choices % EVERY != seed % EVERY:
            continue
        text = now.position()
        again = read(text)
        assert again.position() == text
        assert state(again) == state(now)
        plays_on_alike(now.copy(), again, now.choices)
    over = read(table.position())
    assert over.position() == table.position()
    assert over.over
    assert over.result.reason == table.result.reason


def plays_on_alike(one: Match, other: Match, seed: int) -> None:
    one.dice = seeded(seed)
    other.dice = seeded(seed)
    for _ in play(one, seed, 12):
        pass
    for _ in play(other, seed, 12):
        pass
    assert state(one) == state(other)
    assert one.position() == other.position()


def test_a_position_of_other_cards_is_refused() -> None:
    with pytest.raises(VersionMismatch, match="other cards"):
        by_hand("cards: 0123456789abcdef\n")


# --- Positions by hand -----------------------------------------------------------------------------------------------


def test_what_is_not_said_is_as_plain_as_can_be() -> None:
    table = by_hand("players 1: blitzer e6 ball\n")
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (0, "action")
    assert table.turns == [2, 2]
    assert table.pitch.id == "stone"
    assert table.actions_left == 3
    assert table.fresh
    assert table.spaces == (-1, -1, -1)
    assert table.held_at_start == 1
    assert sum(square == RESERVES_AT for square in table.square) == 11


def test_players_who_take_no_part() -> None:
    table = by_hand("players 1: blitzer e6, thrower reserves\nabsent: others\n")
    assert sum(square == ABSENT for square in table.square) == 10
    assert table.dugout(0) == [3]
    assert table.dugout(1) == []


def test_cards_by_one_of_their_sides() -> None:
    table = by_hand("hand 1: sprint\nhand 2: get-moving\nspaces: -, take-them-down\ndeck: dodge, multi-ball\n")
    assert [table.face_id(table.face[card]) for card in table.piles[0]] == ["get-moving/sprint"]
    assert [table.face_id(table.face[card]) for card in table.piles[1]] == ["get-moving/aggressive-mark"]
    assert table.spaces[0] == table.spaces[2] == -1
    assert [table.face_id(table.face[card]) for card in reversed(table.piles[2])][:3] == [
        "move-the-ball/dodge",
        "multi-ball",
        "break-some-bones/raw-talent",
    ]
    assert len(table.piles[2]) == 24


def test_a_deck_that_ends() -> None:
    """What is not named was discarded, so that everybody knows it."""
    table = by_hand("deck: dodge, end\nhand 1: sprint\n")
    assert len(table.piles[2]) == 1
    assert len(table.piles[3]) == 24
    assert table.suspects[0].bit_count() == 1


def test_what_follows_from_the_actions_made() -> None:
    table = by_hand("players 1: blitzer e6, lineman-1 a3\nacted: 1 blitzer run free-mark, 1 lineman-1 run\n")
    assert table.actions_left == 1
    assert table.runs == 2
    assert not table.fresh
    assert table.turn_kinds == 3
    assert table.turn_players.bit_count() == 2


def test_events_that_stay_in_force() -> None:
    table = by_hand("events: generous-coaches, crumbling-astrogranite-pitch\n")
    assert (table.challenge_more, table.touchdown_more, table.armour_off) == (1, 1, 1)
    other = by_hand("events: generous-coaches\ntouchdown-more: 0\n")
    assert (other.challenge_more, other.touchdown_more) == (1, 0)


RUN = "players 1: blitzer e5\ndeed: actor 1/blitzer, action run\nagenda:\n  settle 0 0 0"
LIFT = RUN.replace("run", "throw-team-mate")
ANSWER = RUN.replace("run", "mark, flags beside")
MISTAKES = [
    ("players 1: blitz e5", 4, "no player 'blitz'; did you mean 'blitzer'"),
    ("players 1: lineman e5", 4, "say which: lineman-1, lineman-2, lineman-3"),
    ("players 1: blitzer", 4, "a square, 'reserves' or 'absent'"),
    ("players 1: blitzer q5", 4, "squares are a1 to o11"),
    ("players 1: blitzer reserves ball", 4, "nothing can follow 'reserves'"),
    ("players 1: blitzer e5\nplayers 2: runner e5", 5, "On e5 is 'blitzer' already"),
    ("players 1: blitzer e5, blitzer e6", 4, "a second time"),
    ("players 1: blitzer d3", 4, "blocked square of the pitch stone; a player"),
    ("players 3: blitzer e5", 4, "1 to 2 would be right"),
    ("balls: d3", 4, "blocked square of the pitch stone; a ball"),
    ("balls: h6, h6", 4, "lies a ball already"),
    ("balls: e5\nplayers 1: blitzer e5", 4, "a 'ball' after his square"),
    ("balls: 1 blitzer\nplayers 1: blitzer e5 ball", 5, "nobody holds two"),
    ("players 1: blitzer e5 ball prone", 4, "does not stand"),
    ("players 1: blitzer e5 ball=squig-ball", 4, "add 'special-balls'"),
    ("balls: golden h6", 4, "no ball 'golden'"),
    ("hand 1: sprnt", 4, "did you mean 'sprint'"),
    ("hand 1: sprint\nhand 2: sprint", 5, "no 'sprint' left"),
    ("hand 1: multi-ball", 4, "random event"),
    ("events: sprint", 4, "no random event"),
    ("spaces: get-moving, get-moving, dodge, sprint", 4, "3 spaces"),
    ("spaces: multi-ball", 4, "no challenge card"),
    ("phase: set-up\ndeck: multi-ball", 5, "in the box"),
    ("score: 1", 4, "a number for each"),
    ("score: 1, many", 4, "'many' is not a whole number"),
    ("score: 1, 2\nscore: 1, 2", 5, "a second time"),
    ("actions: -1", 4, "out of range"),
    ("held-at-start: 1", 4, "no ball 1; the position has 0"),
    ("acted: 1 blitzer fly", 4, "no Action 'fly'"),
    ("acted: blitzer run", 4, "not a whole number"),
    ("phase: half-time", 4, "set-up"),
    ("pitch: grass", 4, "no pitch 'grass'"),
    ("arena: bone-pit", 4, "did you mean 'the-bone-pit'"),
    ("absent: me", 4, "absent: others"),
    ("playrs 1: blitzer e5", 4, "did you mean 'players'"),
    ("deed: actor 1/blitzer", 4, "its 'action'"),
    ("deed: who 1/blitzer", 4, "no 'who'"),
    ("agenda:\n  free-player-chosen 999 0 0", 4, "does not fit"),
    ("agenda:\n  settle 0 0 0", 4, "no line 'deed:' for it"),
    ("agenda:\n  menu 0 0 0", 5, "1 to 2 would be right"),
    ("agenda:\n  armour - 0 0", 5, "A player is needed"),
    ("deed: actor 1/blitzer, action run", 4, "a 'deed:' too many"),
    ("deed: actor 1/blitzer, action run\nagenda:\n  menu 1 0 0", 5, "a 'deed:' too many"),
    (f"{RUN}\ndecision: run 1 run-chosen 1/thrower 0\ncodes: run-to 1/thrower e6 0", 8, "somebody else"),
    (f"{RUN}\ndecision: earned 1 earned-chosen 1/blitzer 0\ncodes: decline", 8, "no line 'deed:' for it"),
    (f"{RUN}\ndecision: run 1 run-chosen 1/blitzer 0\ncodes: stay", 9, "run-to would be"),
    (
        f"{LIFT}\ndecision: throw-player-to 1 throw-player-to 1/blitzer 0\ncodes: throw-player-to 1/blitzer a1",
        8,
        "other",
    ),
    (f"{ANSWER}\ndecision: mark 1 mark-chosen 1/blitzer 0\ncodes: mark-to 1/blitzer e6 0", 8, "'beside'"),
    ("agenda:\n  settle 0 0", 5, "neither a line with a colon"),
    ("agenda:\nscore: 1, 2", 5, "After 'agenda:'"),
    ("decision: run 1 run-chosen 1/blitzer 0", 4, "'codes:'"),
    ("codes: run-to 1/blitzer", 4, "takes 3 arguments, not 1"),
    ("foul-counts: spotted", 4, "4 names, not 1"),
    ("over: rain", 4, "sudden-death or points"),
    ("note sprint: loud", 4, "A note says"),
    ("note get-moving: seen", 4, "names its card"),
]


@pytest.mark.parametrize(("text", "line", "words"), MISTAKES, ids=[text for text, _, _ in MISTAKES])
def test_a_mistake_is_one_sentence_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        by_hand(text)
    assert caught.value.line == line
    assert words in caught.value.message


def test_nobody_with_a_dash_for_throw_holds_a_ball() -> None:
    with pytest.raises(BadFile, match=r"BB 5\.4\.1"):
        read(HEAD + "teams: norse, dwarf\nplayers 1: beer-boar e5 ball\n")


# --- Cases -----------------------------------------------------------------------------------------------------------


def outcome(when: str, then: str, given: str = "") -> str:
    """The message of a case that begins with a lineman of either team beside each other."""
    lines = [
        *("touchline-case 1", "case: A case", "rule: BB 1.1.1", "given:"),
        *("  game: blitz-bowl", "  teams: orc, dwarf"),
        *("  players 1: lineman-1 e6, blitzer b2", "  players 2: lineman-1 f6, runner k2"),
        *(f"  {line}" for line in given.split("\n") if line),
        "when:",
        *(f"  {line}" for line in when.split("\n") if line),
        "then:",
        *(f"  {line}" for line in then.split("\n") if line),
    ]
    return run_case(parse_cases("\n".join(lines) + "\n", "a.case")[0], BOOK).message


HOLD = [
    ("1: run blitzer\n1: run-to b8", "1 blitzer: b8 open no-ball not-barred", ""),
    ("1: run blitzer b8", "1 blitzer: b8\nacted 1 blitzer: run\nruns: 1\nactions: 2\nactive: 1", ""),
    ("1: run blitzer\n1: run-to blitzer b8", "1 blitzer: b8", ""),
    ("1: run blitzer d2 via c2", "1 blitzer: d2 ball\nballs: none\nevent: ball-taken 1 blitzer c2", "balls: c2"),
    ("dice: miss\n1: block lineman-1 lineman-1", "barred: 1 lineman-1\n1 lineman-1: barred", ""),
    ("dice: shove\n1: block lineman-1\n1: stay", "event: pushed 2 lineman-1 1 lineman-1 g6 (BB 4.6.3)", ""),
    ("1: play sprint\n1: run blitzer b10", "discard: sprint\nevent: played 1 sprint\nhand 1: none", "hand 1: sprint"),
    ("1: end-turn", "times turn-begins: 1\nturns: 2, 3\nactive: 2", "balls: h6"),
    ("1: run blitzer c2", "sees 2 hand 1: get-moving\nsees 0 hand 1: get-moving", "hand 1: sprint"),
    ("1: run blitzer c2", "sees 1 deck: take-them-down, -\nnext: take-them-down", "deck: blocking-play"),
    ("1: run blitzer c2", "score 2: 3\nscore: 0, 3\ncount deck: 26\nno event: injured", "score: 0, 3"),
]


@pytest.mark.parametrize(("when", "then", "given"), HOLD)
def test_what_holds_is_met(when: str, then: str, given: str) -> None:
    assert outcome(when, then, given) == ""


FAIL = [
    ("1: run blitzer z9", "active: 1", "'z9' is not offered to seat 1 (run)"),
    ("1: run runner", "active: 1", "'run runner' is not offered to seat 1 (action); offered are: run blitzer"),
    ("2: run runner", "active: 1", "Seat 1 must choose (action), not seat 2"),
    ("1: run blitzer b8", "1 blitzer: b9", "blitzer is b8, not b9"),
    ("1: run blitzer b8", "1 blitzer: b8 marked", "blitzer on b8 is open, not marked"),
    ("1: run blitzer b8", "1 blitzr: b8", "no player 'blitzr'"),
    ("1: run blitzer b8", "event: moved 1 blitzer b9", "did not happen"),
    ("1: run blitzer b8", "no event: moved 1 blitzer b8", "happened"),
    ("1: run blitzer b8", "no event: moved 1 lineman b8", "no player 'lineman'"),
    ("1: run blitzer b8", "event: fell", "There is no event 'fell'"),
    ("1: run blitzer b8", "not offered: run blitzr", "no player 'blitzr'"),
    ("1: run blitzer b8", "not offered: block lineman-1", "is offered, but should not be"),
    ("1: run blitzer b8", "offered: run blitzer", "is not offered"),
    ("1: run blitzer b8", "refused: run lineman-1 (BB 9.9.9)", "not BB 9.9.9"),
    ("1: run blitzer b8", "winner: 1", "not over"),
    ("1: run blitzer b8", "weather: fine", "nothing a case can expect"),
    ("1: run blitzer b8", "hand 1: sprint", "hand 1 is empty, not sprint"),
    ("dice: 3\n1: run blitzer b8", "active: 1", "1 of the dice named were not rolled"),
]


@pytest.mark.parametrize(("when", "then", "words"), FAIL)
def test_what_does_not_hold_is_said(when: str, then: str, words: str) -> None:
    assert words in outcome(when, then)


def test_a_die_shows_what_dice_show() -> None:
    assert [BOOK.result_of(word) for word in ("smash", "miss", "shove", "got-them", "1", "8", "door-2")] == [
        *(0, 3, 4, 0, 0, 7, 1),
    ]
    for word in ("9", "0", "pow", "door-0"):
        with pytest.raises(Unmet, match="A die shows"):
            BOOK.result_of(word)


def test_a_question_with_one_option_is_answered_by_the_next_choice() -> None:
    """Seat 2 is asked whether it interrupts, because for all seat 1 can tell it might."""
    held = "hand 2: blitz"  # the other card with this challenge is an interrupt
    assert outcome("1: run blitzer h2", "decision: 2 interrupt", held) == ""
    assert outcome("dice: miss\n1: run blitzer h2\n1: block lineman-1", "event: block-declared", held) == ""
    assert outcome("1: run blitzer h2\n2: decline", "decision: 1 action", held) == ""
