"""The compiler: from a parsed line of the card language to the abilities that the rules carry out."""

from touchline.team_manager.cards import Ability
from touchline.team_manager.language import Line, Node
from touchline.team_manager.vocabulary import W_IT
from touchline.team_manager.words import (
    ATTEMPT,
    C_BY_TACKLE,
    C_EXISTS,
    C_HIGHLIGHT,
    C_MARGIN,
    C_ROSTER,
    C_YOU_DID,
    COUNT_NONE,
    E_ACTION,
    E_END,
    E_NONE,
    E_PLAYED,
    E_SCORING,
    GAIN,
    INSTEAD,
    L_ACTION,
    L_END,
    L_PLAYED,
    L_SCOREBOARD,
    POWER,
    ROLL,
    SHIFT,
    STOP,
    USE,
    W_CHOSEN,
    W_OTHER,
    W_THIS,
)


def selected(bits: int) -> int:
    """A selector as the rules know it."""
    return bits & ~W_IT | W_CHOSEN if bits & W_IT else bits


def compiled(line: Line, named: str = "") -> list[Ability]:
    """The ability records of a line: one for each moment."""
    effects = compiled_effects(line.effects)
    conditions = compiled_conditions(line)
    lasting = line.effects[0].word == "lasting"
    if not line.moments:
        event = E_NONE if lasting else own_moment(line.label)
        return [record(line, named, event, 0, 0, conditions, effects)]
    records: list[Ability] = []
    for moment in line.moments:
        records.append(record(line, named, moment.code, moment.who, moment.to, conditions, effects))
    return records


def own_moment(label: int) -> int:
    """The event of a heading that needs no moment."""
    if label == L_PLAYED:
        return E_PLAYED
    if label == L_ACTION:
        return E_ACTION
    if label == L_SCOREBOARD:
        return E_SCORING
    return E_END if label == L_END else E_NONE


def record(
    line: Line,
    named: str,
    event: int,
    subject: int,
    agent: int,
    conditions: list[tuple[int, int, int, int]],
    effects: list[tuple[int, int, int, int]],
) -> Ability:
    ability = Ability()
    ability.label = line.label
    ability.exhaust = line.exhaust
    ability.may = line.may or line.exhaust or line.label == L_ACTION
    ability.event = event
    ability.subject = selected(subject)
    ability.agent = selected(agent)
    ability.conditions = tuple(conditions)
    ability.effects = tuple(effects)
    ability.quiet = not ability.may and all(effect[0] in (GAIN, STOP) for effect in effects)
    ability.named = named
    ability.line = line.source
    return ability


def compiled_conditions(line: Line) -> list[tuple[int, int, int, int]]:
    result: list[tuple[int, int, int, int]] = []
    for moment in line.moments[:1]:
        if moment.word == "downed by tackle":
            result.append((C_BY_TACKLE, 0, 0, 0))
        elif moment.word == "you injure":
            result.append((C_YOU_DID, 0, 0, 0))
        elif moment.word == "win highlight":
            result.append((C_HIGHLIGHT, 0, 0, 0))
        elif moment.word == "win matchup" and moment.n:
            result.append((C_MARGIN, moment.n, 0, 0))
        elif moment.word == "declared" and moment.n:
            result.append((C_EXISTS, 1, moment.n, 0))
    for node in line.conditions:
        who = node.count if node.code == C_ROSTER else selected(node.who)
        result.append((node.code, node.n, who, selected(node.to)))
    return result


def compiled_effects(nodes: list[Node]) -> list[tuple[int, int, int, int]]:
    """Effects in a row, ended by STOP; the rows of a roll follow, each ended by STOP."""
    result: list[tuple[int, int, int, int]] = []
    for node in nodes:
        if node.code != ROLL:
            if node.code != STOP:
                result.append(compiled_effect(node))
            continue
        if node.word == "roll instead":
            result.append((INSTEAD, 0, 0, 0))
        at = len(result)
        result.append((ROLL, 0, 0, 0))
        stop = len(result)
        result.append((STOP, 0, 0, 0))
        jumps = [stop, stop, stop]
        for row in node.more:
            begin = len(result)
            result.extend(compiled_effects(row.more))
            for face in range(3):
                if row.n >> face & 1:
                    jumps[face] = begin
        result[at] = (ROLL, jumps[0], jumps[1], jumps[2])
        return result
    result.append((STOP, 0, 0, 0))
    return result


def compiled_effect(node: Node) -> tuple[int, int, int, int]:
    who = selected(node.who)
    if node.code == GAIN:
        return GAIN, node.n, selected(node.per), node.count
    if node.code == USE:
        return USE, node.n, who, node.count
    if node.code == POWER:
        return POWER, node.n, who, node.count
    if node.code == SHIFT and node.to == W_THIS and not node.who & W_THIS:
        return SHIFT, node.n, who | W_OTHER, W_THIS
    if node.code in (SHIFT, ATTEMPT):
        return node.code, node.n, who, selected(node.to)
    return node.code, node.n, who, COUNT_NONE
