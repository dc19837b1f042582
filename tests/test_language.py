"""The card language: what each line means to the rules, and what is said of a wrong one."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.table.errors import BadFile
from touchline.team_manager.cards import Ability
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.compiler import compiled
from touchline.team_manager.language import parse
from touchline.team_manager.words import (
    ATTEMPT,
    BALL_AS_USUAL,
    BALL_TO_OPPONENT,
    C_BY_TACKLE,
    C_EXISTS,
    C_HIGHLIGHT,
    C_MARGIN,
    C_MIDFIELD,
    C_MORE,
    C_ROSTER,
    C_TOTAL,
    C_YOU_DID,
    CHEAT,
    CHOOSE,
    COMMIT_TOP,
    COUNT_PLAYERS,
    COUNT_STARS,
    DISCARD_THIS,
    DOWN,
    E_ACTION,
    E_DECLARED,
    E_DOWNED,
    E_EJECTED,
    E_GOT_BALL,
    E_INJURED,
    E_LOST_BALL,
    E_NONE,
    E_PAIR,
    E_PASSED,
    E_PLAYED,
    E_ROLLED,
    E_SCORING,
    E_TACKLED,
    E_TOTALS,
    E_WON,
    FIELD_TOP,
    GAIN,
    HIGHER,
    IF_MISS,
    INJURE,
    INJURE_OUTRIGHT,
    INSTEAD,
    L_ALWAYS,
    L_PLAYED,
    L_RESPONSE,
    L_SCOREBOARD,
    L_WEEK,
    LOSE,
    MOVE,
    POWER,
    REROLL,
    ROLL,
    S_TACKLING_POWER,
    S_TEAM_POWER,
    SHIFT,
    STAND,
    STOP,
    TOKENS_ANY,
    TOKENS_ONE_REVEALED,
    USE,
    W_ANYWHERE,
    W_AT_CHOSEN,
    W_CARRIER,
    W_CHOSEN,
    W_COMMITTED,
    W_DIFFERENT,
    W_DOWNED,
    W_HERE,
    W_OTHER,
    W_STANDING,
    W_TACKLER,
    W_THEIRS,
    W_THIS,
    W_WHERE_YOU_STAND,
    W_YOURS,
)

pytestmark = pytest.mark.engine

END = (STOP, 0, 0, 0)


def one(line: str) -> Ability:
    records = compiled(parse(line))
    assert len(records) == 1
    return records[0]


def test_a_response_of_a_player() -> None:
    ability = one("response after this tackles: have this use cheat")
    assert (ability.label, ability.event, ability.subject, ability.agent) == (L_RESPONSE, E_TACKLED, 0, W_THIS)
    assert ability.effects == ((USE, 1, W_THIS, CHEAT), END)
    assert not ability.may
    assert not ability.exhaust
    assert not ability.quiet


def test_or_makes_two_records_of_one_line() -> None:
    first, second = compiled(parse("response when this gets or loses the ball: gain 1"))
    assert (first.event, second.event) == (E_GOT_BALL, E_LOST_BALL)
    assert first.line == second.line
    both = compiled(parse("response when theirs carrier here is downed or injured: gain 1"))
    assert [ability.event for ability in both] == [E_DOWNED, E_INJURED]
    assert both[0].subject == both[1].subject == W_THEIRS | W_CARRIER | W_HERE


def test_what_is_optional() -> None:
    assert one("action exhaust: move yours anywhere").may
    assert one("response exhaust when dice are rolled against yours: reroll one die").may
    assert one("when played: may move other yours here").may
    assert not one("scoreboard when yours is ejected: field top card here").may


def test_what_is_quiet() -> None:
    assert one("end: gain 2 per star; gain 1 per freebooter").quiet
    assert not one("response after this tackles: may gain 1").quiet
    assert not one("response after this tackles: lose 1").quiet
    assert not one("action exhaust: gain 1").quiet


def test_rows_of_a_die_table() -> None:
    ability = one(
        "action exhaust: choose theirs standing where you stand; roll { target-down: down chosen | "
        "miss: down yours standing at chosen | tackler-down: discard this card }"
    )
    assert ability.event == E_ACTION
    assert ability.effects == (
        (CHOOSE, 0, W_THEIRS | W_STANDING | W_WHERE_YOU_STAND, 0),
        (ROLL, 3, 5, 7),
        END,
        (DOWN, 0, W_CHOSEN, 0),
        END,
        (DOWN, 0, W_YOURS | W_STANDING | W_AT_CHOSEN, 0),
        END,
        (DISCARD_THIS, 0, 0, 0),
        END,
    )


def test_faces_without_a_row_and_faces_that_share_one() -> None:
    alone = one("this week when any is downed: roll { target-down: injure it }")
    assert (alone.label, alone.event, alone.subject) == (L_WEEK, E_DOWNED, 0)
    assert alone.effects == ((ROLL, 2, 1, 1), END, (INJURE, 0, W_CHOSEN, 0), END)
    shared = one(
        "response exhaust before yours tackles: choose theirs here; "
        "roll instead { target-down: injure chosen | miss or tackler-down: lose 1 }"
    )
    assert (shared.event, shared.agent) == (E_DECLARED, W_YOURS)
    assert shared.effects[:4] == ((CHOOSE, 0, W_THEIRS | W_HERE, 0), (INSTEAD, 0, 0, 0), (ROLL, 4, 6, 6), END)
    assert shared.effects[6:] == ((LOSE, 1, 0, 0), END)


def test_the_ball_in_rows() -> None:
    ability = one(
        "this week when any uses pass: "
        "roll { target-down: ball as usual | miss: ball stays | tackler-down: ball to an opponent }"
    )
    assert ability.event == E_PASSED
    roll = ability.effects[0]
    assert [ability.effects[at][0] for at in roll[1:]] == [BALL_AS_USUAL, STOP, BALL_TO_OPPONENT]


def test_may_in_a_row() -> None:
    ability = one("action exhaust: roll { target-down: may stand yours downed anywhere }")
    assert ability.effects[2] == (STAND, 1, W_YOURS | W_DOWNED | W_ANYWHERE, 0)
    plain = one("always when this is tackled: may stand other yours downed here")
    assert plain.effects[0] == (STAND, 0, W_YOURS | W_OTHER | W_DOWNED | W_HERE, 0)
    assert plain.may


@pytest.mark.parametrize(
    ("line", "event", "subject", "agent", "conditions"),
    [
        ("response when this is downed by a tackle: gain 1", E_DOWNED, W_THIS, 0, ((C_BY_TACKLE, 0, 0, 0),)),
        ("response after you injure theirs: gain 1", E_INJURED, W_THEIRS, 0, ((C_YOU_DID, 0, 0, 0),)),
        ("response after yours injures theirs: gain 1", E_INJURED, W_THEIRS, W_YOURS, ()),
        ("always after this rolls a pair: gain 1", E_PAIR, 0, W_THIS, ()),
        ("response after yours tackles theirs carrier: gain 1", E_TACKLED, W_THEIRS | W_CARRIER, W_YOURS, ()),
        ("response when this is tackled: gain 1", E_TACKLED, W_THIS, 0, ()),
        ("response when yours carrier is targeted: gain 1", E_DECLARED, W_YOURS | W_CARRIER, 0, ()),
        (
            "response when a tackle is declared where you play: gain 1",
            E_DECLARED,
            0,
            0,
            ((C_EXISTS, 1, W_YOURS | W_HERE, 0),),
        ),
        ("response when dice are rolled against yours: gain 1", E_ROLLED, W_YOURS, 0, ()),
        ("response after theirs here uses pass: gain 1", E_PASSED, W_THEIRS | W_HERE, 0, ()),
        ("scoreboard when yours is ejected: gain 1", E_EJECTED, W_YOURS, 0, ()),
        ("scoreboard after you win a highlight: gain 1", E_WON, 0, 0, ((C_HIGHLIGHT, 0, 0, 0),)),
        ("scoreboard after you win a matchup by 3: gain 1", E_WON, 0, 0, ((C_MARGIN, 3, 0, 0),)),
        ("scoreboard at totals if your total is 4: gain 1", E_TOTALS, 0, 0, ((C_TOTAL, 4, 0, 0),)),
        ("scoreboard if this is carrier: gain 1", E_SCORING, 0, 0, ((C_EXISTS, 1, W_THIS | W_CARRIER, 0),)),
        ("scoreboard if ball at midfield here: gain 1", E_SCORING, 0, 0, ((C_MIDFIELD, 0, W_THIS, 0),)),
        (
            "action if ball at midfield of committed: ball to committed",
            E_ACTION,
            0,
            0,
            ((C_MIDFIELD, 0, W_COMMITTED, 0),),
        ),
        (
            "scoreboard if more theirs downed here than yours downed here: gain 1",
            E_SCORING,
            0,
            0,
            ((C_MORE, 0, W_THEIRS | W_DOWNED | W_HERE, W_YOURS | W_DOWNED | W_HERE),),
        ),
        ("when played if 4 stars on roster: gain 1", E_PLAYED, 0, 0, ((C_ROSTER, 4, COUNT_STARS, 0),)),
    ],
)
def test_moments_and_conditions(
    line: str, event: int, subject: int, agent: int, conditions: tuple[tuple[int, int, int, int], ...]
) -> None:
    ability = one(line)
    assert (ability.event, ability.subject, ability.agent) == (event, subject, agent)
    assert ability.conditions == conditions


@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("when played: may move other yours here", ((MOVE, 0, W_OTHER | W_YOURS | W_HERE, 0),)),
        (
            "when played: may shift any tokens from any here to this",
            ((SHIFT, TOKENS_ANY, W_OTHER | W_HERE, W_THIS),),
        ),
        (
            "scoreboard: may shift 1 revealed token from any here to this",
            ((SHIFT, TOKENS_ONE_REVEALED, W_OTHER | W_HERE, W_THIS),),
        ),
        (
            "response when this is tackled: injure this outright; commit top card here",
            ((INJURE_OUTRIGHT, 0, W_THIS, 0), (COMMIT_TOP, 0, W_HERE, 0)),
        ),
        (
            "response when this is downed by a tackle: may have this tackle the tackler with standing power",
            ((ATTEMPT, 1, W_THIS, W_TACKLER),),
        ),
        (
            "always after this rolls a pair: may have this tackle different theirs here",
            ((ATTEMPT, 0, W_THIS, W_THEIRS | W_DIFFERENT | W_HERE),),
        ),
        (
            "response exhaust before yours tackles: +1 power to the tackler per other yours here",
            ((POWER, 1, W_TACKLER, COUNT_PLAYERS),),
        ),
        (
            "response exhaust before yours tackles: count the tackler higher; lose 1 on miss",
            ((HIGHER, 0, W_TACKLER, 0), (IF_MISS, 1, 0, 0)),
        ),
        ("always when dice are rolled against this: may reroll all dice", ((REROLL, 0, 0, 0),)),
        (
            "scoreboard if yours standing here: gain 1 per theirs downed here",
            ((GAIN, 1, W_THEIRS | W_DOWNED | W_HERE, COUNT_PLAYERS),),
        ),
        (
            "action: choose yours anywhere; injure chosen; field top card at chosen",
            (
                (CHOOSE, 0, W_YOURS | W_ANYWHERE, 0),
                (INJURE, 0, W_CHOSEN, 0),
                (FIELD_TOP, 0, W_AT_CHOSEN, 0),
            ),
        ),
    ],
)
def test_effects(line: str, effects: tuple[tuple[int, int, int, int], ...]) -> None:
    assert one(line).effects == (*effects, END)


def test_lasting_effects_answer_no_moment() -> None:
    frenzy = one("always: +1 power while tackling")
    assert (frenzy.label, frenzy.event) == (L_ALWAYS, E_NONE)
    assert frenzy.effects[0] == (S_TACKLING_POWER, 1, 0, 0)
    ire = one("scoreboard: +1 team power where yours downed")
    assert (ire.label, ire.event, ire.effects[0][:2]) == (L_SCOREBOARD, E_NONE, (S_TEAM_POWER, 1))
    assert one("when played: gain 1").label == L_PLAYED


def test_every_line_of_the_base_pack_is_a_line() -> None:
    """No card of ours names a Python function: all are lines of the card language or named abilities."""
    cards = load_catalogue()
    functions = [
        line for lines in cards.lines for line in lines if line not in cards.ability_lines and not compiled(parse(line))
    ]
    assert functions == []


# --- Errors ---

WRONG = [
    # line, column, part of the sentence
    ("", 1, "ends too early"),
    ("respons after this tackles: gain 1", 1, "'respons' is not understood here; did you mean 'response'?"),
    ("response after this tackels: gain 1", 21, "did you mean 'tackles'?"),
    ("response after this tackles gain 1", 29, "'gain' is not understood here"),
    ("response after this tackles: gian 1", 30, "did you mean 'gain'?"),
    ("response after this tackles: gain", 34, "ends too early; expected a number"),
    ("response after this tackles: gain 21", 35, "21 is out of range; 1 to 20 would do"),
    ("response after this tackles: gain 99999", 35, "three digits at most"),
    ("response after this tackles: gain -", 35, "a number is written as in"),
    ("response after this tackles: gain 1; ", 38, "ends too early"),
    ("response after this tackles: gain 1 gain 1", 37, "'gain' is not understood here"),
    ("response after this tackles: gain 1.", 36, "the sign '.' has no meaning here"),
    ("response after this tackles: gain ¹", 35, "the sign '¹' has no meaning here"),
    ("response after this tackles: gain 1 per elf", 41, "'elf' is not understood here"),
    ("Response after this tackles: gain 1", 1, "did you mean 'response'?"),
    ("response: gain 1", 1, "a response needs a moment"),
    ("action when this is downed: gain 1", 27, "this heading has its own moment"),
    ("scoreboard when this is downed: gain 1", 31, "lies in the Matchup phase"),
    ("response after you win a matchup: gain 1", 33, "the heading must be scoreboard"),
    ("action exhaust: may gain 1", 17, "drop 'may'"),
    ("action exhaust: injure chosen", 17, "begin with 'choose'"),
    ("scoreboard: have committed use pass", 13, "'committed' is known to an action only"),
    ("end: ball to the tackler", 6, "there is no tackle at this moment"),
    ("response when yours is downed: injure it", 32, "under the heading 'this week'"),
    ("response after this tackles: one die only", 30, "changes a tackle before it is rolled"),
    ("response after this tackles: reroll all dice", 30, "dice are rerolled"),
    ("scoreboard: draw 1 more star", 13, "when you collect stars"),
    ("response after this tackles: draw 2 then discard 1", 50, "1 is out of range; 2 to 2 would do"),
    ("this week: each manager draws 2", 12, "under the heading 'now' only"),
    ("this week when any is downed: gain 1", 31, "a headline belongs to no manager"),
    ("this week when any is downed: injure theirs here", 31, "a headline belongs to no manager"),
    ("always if this is carrier: +1 power while tackling", 28, "stands alone"),
    ("action: roll { target-down: gain 1 | target-down: lose 1 }", 38, "has its row already"),
    ("action: roll { heads: gain 1 }", 16, "'heads' is not understood here"),
    ("action: roll { target-down: roll { miss: lose 1 } }", 29, "cannot roll again"),
    ("action: roll { target-down: gain 1 }; gain 1", 9, "a roll comes last"),
    ("action: roll { target-down: gain 1", 35, "ends too early"),
    ("action: down theirs standing downed here", 14, "standing and downed at once"),
    ("action: gain 1; may gain 1", 17, "'may' stands before the first effect"),
    ("end if this carrier: gain 1", 13, "'carrier' is not understood here; expected is"),
    ("action: " + "gain 1; " * 60, 401, "400 characters at most"),
]


@pytest.mark.parametrize(("line", "column", "part"), WRONG, ids=[row[0][:40] for row in WRONG])
def test_errors_name_the_place_and_the_right_word(line: str, column: int, part: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse(line, "cards.toml", 7, 1)
    error = caught.value
    assert part in str(error)
    assert (error.path, error.line, error.column) == ("cards.toml", 7, column)
    assert "\n" not in str(error)
    assert not re.search(r"Traceback|Error\(", str(error))


WORDS = sorted({word for lines in load_catalogue().lines for line in lines for word in line.split()})


@given(st.lists(st.sampled_from(WORDS), max_size=20))
def test_no_row_of_words_breaks_the_parser(words: list[str]) -> None:
    try:
        records = compiled(parse(" ".join(words)))
    except BadFile:
        return
    assert records


@given(st.text(max_size=60))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        records = compiled(parse(text))
    except BadFile:
        return
    assert records
