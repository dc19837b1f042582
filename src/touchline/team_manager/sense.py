"""Sense: what reads well in the card language, and means nothing or cannot be (TM 8.1)."""

from typing import Final

from touchline.team_manager import headings, moments, whom
from touchline.team_manager.parser import Line, Node, Parser, within
from touchline.team_manager.vocabulary.conditions import MIDFIELD
from touchline.team_manager.vocabulary.word import W_IT

OF_THEIR_OWN: Final = (headings.PLAYED, headings.ACTION, headings.END, headings.NOW, headings.PENALTY)
OF_NOBODY: Final = (headings.WEEK, headings.NOW)  # they stand on headlines
CHOSEN: Final = whom.CHOSEN | whom.AT_CHOSEN
OF_A_TACKLE: Final = whom.TACKLER | whom.TARGET | whom.INVOLVED


def check_sense(parser: Parser, line: Line) -> None:
    """Refuse what nobody can mean, in the order in which it is read."""
    check_moment(parser, line)
    check_owner(parser, line)
    check_selectors(parser, line)
    for node in effects_of(line):
        check_place(parser, line, node)
    if line.heading == headings.WEEK and line.moment is None and not line.effects[0].effect.lasting:
        raise parser.bad("what is done this week needs a moment, as in 'this week when any is downed'", 0)


def effects_of(line: Line) -> list[Node]:
    """Every effect, but not the rows of die tables, which hold some."""
    found: list[Node] = []
    for node in line.effects:
        found.append(node)
        for inner in node.more:
            found += inner.more or [inner]
    return found


def check_moment(parser: Parser, line: Line) -> None:
    """A heading and its moment."""
    node = line.moment
    if node is None:
        if line.heading == headings.RESPONSE:
            raise parser.bad("a response needs a moment: when, after or before something", 0)
        return
    if line.heading in OF_THEIR_OWN:
        raise parser.bad("this heading has its own moment and takes no other", node.column)
    if line.heading == headings.SCOREBOARD and not node.moment.scoring:
        raise parser.bad("this moment lies in the Matchup phase, not in the Scoreboard phase", node.column)
    if line.heading != headings.SCOREBOARD and node.moment.scoring:
        raise parser.bad("this moment lies in the Scoreboard phase: the heading must be scoreboard", node.column)


def check_owner(parser: Parser, line: Line) -> None:
    """A headline belongs to no manager, and answers what its week asks about."""
    if line.heading not in OF_NOBODY:
        return
    node = line.moment
    if node is not None and not node.moment.weekly:
        raise parser.bad(
            "a headline answers 'is downed', 'is committed', 'gets the ball' and 'uses' with a skill", node.column
        )
    if line.may:
        raise parser.bad("a headline belongs to no manager who may leave it: drop 'may'", 0)
    if line.conditions and node is None:
        raise parser.bad("a headline takes a condition behind a moment only", line.conditions[0].column)
    for one in [*([node] if node is not None else []), *line.conditions, *within(line.effects)]:
        selectors = one.who | one.to | one.per if one.condition is not MIDFIELD else 0
        if one.effect.personal or one.may or selectors & (whom.YOURS | whom.THEIRS | whom.OTHER):
            raise parser.bad("a headline belongs to no manager: say any, it or each manager", one.column)


def check_selectors(parser: Parser, line: Line) -> None:
    """Whom a line may speak of, by what is known when it acts."""
    node = line.moment
    for one in [*([node] if node is not None else []), *line.conditions]:
        if (one.who | one.to) & whom.DIFFERENT:
            raise parser.bad(
                "'different' is said in effects, as in 'have this tackle different theirs here'", one.column
            )
    if node is not None and (node.who | node.to) & (CHOSEN | whom.COMMITTED | OF_A_TACKLE | W_IT):
        raise parser.bad("a moment is about this, yours, theirs or any", node.column)
    chosen = False
    for one in effects_of(line):
        both = one.who | one.to
        if both & CHOSEN and not chosen:
            raise parser.bad("nobody was chosen before: begin with 'choose'", one.column)
        if both & whom.COMMITTED and line.heading != headings.ACTION:
            raise parser.bad("'committed' is known to an action only", one.column)
        if both & W_IT and (line.heading != headings.WEEK or node is None):
            raise parser.bad("'it' is the player of a moment under the heading 'this week'", one.column)
        if both & (OF_A_TACKLE | whom.DIFFERENT) and not (node is not None and node.moment.tackle):
            raise parser.bad("there is no tackle at this moment", one.column)
        chosen = chosen or one.effect.remembers


def check_place(parser: Parser, line: Line, node: Node) -> None:
    """Whether an effect can stand under this heading and at this moment."""
    effect = node.effect
    events = line.events()
    if effect.moments and (len(events) != 1 or events[0] not in effect.moments):
        raise parser.bad(effect.otherwise, node.column)
    if effect.headings and line.heading not in effect.headings:
        raise parser.bad(effect.otherwise, node.column)
    alone = len(effects_of(line)) == 1 and not events and not line.conditions
    if effect.lasting and (not alone or line.may or line.exhaust):
        raise parser.bad("a lasting effect stands alone, without moment, condition, 'may' or 'exhaust'", node.column)
    if effect.replaces and events == (moments.TACKLED,):
        check_replacement(parser, line, node)


def check_replacement(parser: Parser, line: Line, node: Node) -> None:
    """What takes the place of the result of a tackle on the own player leaves no room before it."""
    assert line.moment is not None
    victim = line.moment.to if line.moment.moment.agent else line.moment.who
    if not node.who & (whom.THIS | whom.TARGET) or (node.who & whom.THIS and not victim & whom.THIS):
        return
    if not victim & whom.THIS:
        raise parser.bad("the tackle has had its result by now: say 'injure', without 'outright'", node.column)
    if node is not line.effects[0] or line.may or line.exhaust or line.conditions:
        raise parser.bad(
            "'outright' takes the place of the result: it comes first, without 'may', 'if' and 'exhaust'",
            node.column,
        )
