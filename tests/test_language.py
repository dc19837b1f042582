"""The card language: what each line means to the rules, and what is said of a wrong one."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.table.errors import BadFile
from touchline.team_manager import counts, headings, icons, moments, tokens_meant, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.compiler import compiled
from touchline.team_manager.language import parse
from touchline.team_manager.vocabulary.ball import BALL_AS_USUAL, BALL_TO_OPPONENT
from touchline.team_manager.vocabulary.branches import ROLL, STOP
from touchline.team_manager.vocabulary.cards import DISCARD_THIS
from touchline.team_manager.vocabulary.conditions import (
    BY_TACKLE,
    EXISTS,
    HIGHLIGHT,
    MARGIN,
    MIDFIELD,
    MORE,
    ROSTER,
    TOTAL,
    YOU_DID,
)
from touchline.team_manager.vocabulary.counts import STARS
from touchline.team_manager.vocabulary.fans import GAIN, LOSE
from touchline.team_manager.vocabulary.moving import COMMIT_TOP, FIELD_TOP, MOVE
from touchline.team_manager.vocabulary.players import CHOOSE, DOWN, INJURE, INJURE_OUTRIGHT, STAND, USE
from touchline.team_manager.vocabulary.tackling import ATTEMPT, HIGHER, INSTEAD, LOSE_ON_MISS, POWER, REROLL
from touchline.team_manager.vocabulary.tokens import SHIFT
from touchline.team_manager.vocabulary.word import effect_named

pytestmark = pytest.mark.engine

END = (STOP.number, 0, 0, 0)


def one(line: str) -> Ability:
    records = compiled(parse(line))
    assert len(records) == 1
    return records[0]


def test_a_response_of_a_player() -> None:
    ability = one("response after this tackles: have this use cheat")
    assert (ability.label, ability.event, ability.subject, ability.agent) == (
        headings.RESPONSE,
        moments.TACKLED,
        0,
        whom.THIS,
    )
    assert ability.effects == ((USE.number, 1, whom.THIS, icons.CHEAT), END)
    assert not ability.may
    assert not ability.exhaust
    assert not ability.quiet


def test_or_makes_two_records_of_one_line() -> None:
    first, second = compiled(parse("response when this gets or loses the ball: gain 1"))
    assert (first.event, second.event) == (moments.GOT_BALL, moments.LOST_BALL)
    assert first.line == second.line
    both = compiled(parse("response when theirs carrier here is downed or injured: gain 1"))
    assert [ability.event for ability in both] == [moments.DOWNED, moments.INJURED]
    assert both[0].subject == both[1].subject == whom.THEIRS | whom.CARRIER | whom.HERE


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
    assert ability.event == moments.ACTION
    assert ability.effects == (
        (CHOOSE.number, 0, whom.THEIRS | whom.STANDING | whom.WHERE_YOU_STAND, 0),
        (ROLL.number, 3, 5, 7),
        END,
        (DOWN.number, 0, whom.CHOSEN, 0),
        END,
        (DOWN.number, 0, whom.YOURS | whom.STANDING | whom.AT_CHOSEN, 0),
        END,
        (DISCARD_THIS.number, 0, 0, 0),
        END,
    )


def test_faces_without_a_row_and_faces_that_share_one() -> None:
    alone = one("this week when any is downed: roll { target-down: injure it }")
    assert (alone.label, alone.event, alone.subject) == (headings.WEEK, moments.DOWNED, 0)
    assert alone.effects == ((ROLL.number, 2, 1, 1), END, (INJURE.number, 0, whom.CHOSEN, 0), END)
    shared = one(
        "response exhaust before yours tackles: choose theirs here; "
        "roll instead { target-down: injure chosen | miss or tackler-down: lose 1 }"
    )
    assert (shared.event, shared.agent) == (moments.DECLARED, whom.YOURS)
    assert shared.effects[:4] == (
        (CHOOSE.number, 0, whom.THEIRS | whom.HERE, 0),
        (INSTEAD.number, 0, 0, 0),
        (ROLL.number, 4, 6, 6),
        END,
    )
    assert shared.effects[6:] == ((LOSE.number, 1, 0, 0), END)


def test_the_ball_in_rows() -> None:
    ability = one(
        "this week when any uses pass: "
        "roll { target-down: ball as usual | miss: ball stays | tackler-down: ball to an opponent }"
    )
    assert ability.event == moments.PASSED
    roll = ability.effects[0]
    assert [ability.effects[at][0] for at in roll[1:]] == [BALL_AS_USUAL.number, STOP.number, BALL_TO_OPPONENT.number]


def test_may_in_a_row() -> None:
    ability = one("action exhaust: roll { target-down: may stand yours downed anywhere }")
    assert ability.effects[2] == (STAND.number, 1, whom.YOURS | whom.DOWNED | whom.ANYWHERE, 0)
    plain = one("always when this is tackled: may stand other yours downed here")
    assert plain.effects[0] == (STAND.number, 0, whom.YOURS | whom.OTHER | whom.DOWNED | whom.HERE, 0)
    assert plain.may


@pytest.mark.parametrize(
    ("line", "event", "subject", "agent", "holding"),
    [
        (
            "response when this is downed by a tackle: gain 1",
            moments.DOWNED,
            whom.THIS,
            0,
            ((BY_TACKLE.number, 0, 0, 0),),
        ),
        ("response after you injure theirs: gain 1", moments.INJURED, whom.THEIRS, 0, ((YOU_DID.number, 0, 0, 0),)),
        ("response after yours injures theirs: gain 1", moments.INJURED, whom.THEIRS, whom.YOURS, ()),
        ("always after this rolls a pair: gain 1", moments.PAIR, 0, whom.THIS, ()),
        (
            "response after yours tackles theirs carrier: gain 1",
            moments.TACKLED,
            whom.THEIRS | whom.CARRIER,
            whom.YOURS,
            (),
        ),
        ("response when this is tackled: gain 1", moments.TACKLED, whom.THIS, 0, ()),
        ("response when yours carrier is targeted: gain 1", moments.DECLARED, whom.YOURS | whom.CARRIER, 0, ()),
        (
            "response when a tackle is declared where you play: gain 1",
            moments.DECLARED,
            0,
            0,
            ((EXISTS.number, 1, whom.YOURS | whom.HERE, 0),),
        ),
        ("response when dice are rolled against yours: gain 1", moments.ROLLED, whom.YOURS, 0, ()),
        ("response after theirs here uses pass: gain 1", moments.PASSED, whom.THEIRS | whom.HERE, 0, ()),
        ("scoreboard when yours is ejected: gain 1", moments.EJECTED, whom.YOURS, 0, ()),
        ("scoreboard after you win a highlight: gain 1", moments.WON, 0, 0, ((HIGHLIGHT.number, 0, 0, 0),)),
        ("scoreboard after you win a matchup by 3: gain 1", moments.WON, 0, 0, ((MARGIN.number, 3, 0, 0),)),
        ("scoreboard at totals if your total is 4: gain 1", moments.TOTALS, 0, 0, ((TOTAL.number, 4, 0, 0),)),
        (
            "scoreboard if this is carrier: gain 1",
            moments.SCORING,
            0,
            0,
            ((EXISTS.number, 1, whom.THIS | whom.CARRIER, 0),),
        ),
        (
            "scoreboard if ball at midfield here: gain 1",
            moments.SCORING,
            0,
            0,
            ((MIDFIELD.number, 0, whom.THIS, 0),),
        ),
        (
            "action if ball at midfield of committed: ball to committed",
            moments.ACTION,
            0,
            0,
            ((MIDFIELD.number, 0, whom.COMMITTED, 0),),
        ),
        (
            "scoreboard if more theirs downed here than yours downed here: gain 1",
            moments.SCORING,
            0,
            0,
            ((MORE.number, 0, whom.THEIRS | whom.DOWNED | whom.HERE, whom.YOURS | whom.DOWNED | whom.HERE),),
        ),
        ("when played if 4 stars on roster: gain 1", moments.PLAYED, 0, 0, ((ROSTER.number, 4, STARS.number, 0),)),
    ],
)
def test_moments_and_conditions(
    line: str, event: int, subject: int, agent: int, holding: tuple[tuple[int, int, int, int], ...]
) -> None:
    ability = one(line)
    assert (ability.event, ability.subject, ability.agent) == (event, subject, agent)
    assert ability.conditions == holding


@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("when played: may move other yours here", ((MOVE.number, 0, whom.OTHER | whom.YOURS | whom.HERE, 0),)),
        (
            "when played: may shift any tokens from any here to this",
            ((SHIFT.number, tokens_meant.ANY, whom.OTHER | whom.HERE, whom.THIS),),
        ),
        (
            "scoreboard: may shift 1 revealed token from any here to this",
            ((SHIFT.number, tokens_meant.ONE_REVEALED, whom.OTHER | whom.HERE, whom.THIS),),
        ),
        (
            "response when this is tackled: injure this outright; commit top card here",
            ((INJURE_OUTRIGHT.number, 0, whom.THIS, 0), (COMMIT_TOP.number, 0, whom.HERE, 0)),
        ),
        (
            "response when this is downed by a tackle: may have this tackle the tackler with standing power",
            ((ATTEMPT.number, 1, whom.THIS, whom.TACKLER),),
        ),
        (
            "always after this rolls a pair: may have this tackle different theirs here",
            ((ATTEMPT.number, 0, whom.THIS, whom.THEIRS | whom.DIFFERENT | whom.HERE),),
        ),
        (
            "response exhaust before yours tackles: +1 power to the tackler per other yours here",
            ((POWER.number, 1, whom.TACKLER, counts.PLAYERS),),
        ),
        (
            "response exhaust before yours tackles: count the tackler higher; lose 1 on miss",
            ((HIGHER.number, 0, whom.TACKLER, 0), (LOSE_ON_MISS.number, 1, 0, 0)),
        ),
        ("always when dice are rolled against this: may reroll all dice", ((REROLL.number, 0, 0, 0),)),
        (
            "scoreboard if yours standing here: gain 1 per theirs downed here",
            ((GAIN.number, 1, whom.THEIRS | whom.DOWNED | whom.HERE, counts.PLAYERS),),
        ),
        (
            "action: choose yours anywhere; injure chosen; field top card at chosen",
            (
                (CHOOSE.number, 0, whom.YOURS | whom.ANYWHERE, 0),
                (INJURE.number, 0, whom.CHOSEN, 0),
                (FIELD_TOP.number, 0, whom.AT_CHOSEN, 0),
            ),
        ),
    ],
)
def test_effects(line: str, effects: tuple[tuple[int, int, int, int], ...]) -> None:
    assert one(line).effects == (*effects, END)


def test_lasting_effects_answer_no_moment() -> None:
    frenzy = one("always: +1 power while tackling")
    assert (frenzy.label, frenzy.event) == (headings.ALWAYS, moments.NONE)
    assert frenzy.effects[0] == (effect_named("tackling power").number, 1, 0, 0)
    ire = one("scoreboard: +1 team power where yours downed")
    assert (ire.label, ire.event, ire.effects[0][:2]) == (
        headings.SCOREBOARD,
        moments.NONE,
        (effect_named("team power").number, 1),
    )
    assert one("when played: gain 1").label == headings.PLAYED


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
    ("action when this is downed: gain 1", 8, "this heading has its own moment"),
    ("scoreboard when this is downed: gain 1", 12, "lies in the Matchup phase"),
    ("response after you win a matchup: gain 1", 10, "the heading must be scoreboard"),
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
    ("response when this is tackled: may injure this outright", 36, "takes the place of the result"),
    ("response when this is tackled: gain 1; injure this outright", 40, "it comes first"),
    ("response when this is tackled if this is carrier: injure this outright", 51, "without 'may', 'if'"),
    ("response after this tackles: injure the target outright", 30, "say 'injure', without 'outright'"),
    ("response when different theirs is tackled: gain 1", 10, "'different' is said in effects"),
    ("response after this tackles if different theirs here: gain 1", 32, "'different' is said in effects"),
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
