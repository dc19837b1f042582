"""The compiler: from a parsed line of the card language to the abilities that the rules carry out."""

from touchline.team_manager import counts, headings, moments, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.parser import Line, Node, within
from touchline.team_manager.vocabulary.branches import ONE_OF, ROLL, ROLL_INSTEAD, STOP
from touchline.team_manager.vocabulary.conditions import BY_TACKLE, YOU_DID
from touchline.team_manager.vocabulary.tackling import INSTEAD
from touchline.team_manager.vocabulary.word import EFFECTS, W_IT

Numbers = tuple[int, int, int, int]


def selected(bits: int) -> int:
    """A selector as the rules know it."""
    return bits & ~W_IT | whom.CHOSEN if bits & W_IT else bits


def compiled(line: Line, named: str = "") -> list[Ability]:
    """The ability records of a line: one for each event it answers."""
    effects = compiled_effects(line.effects)
    conditions = compiled_conditions(line)
    node = line.moment
    if node is None:
        event = moments.NONE if line.effects[0].effect.lasting else own_moment(line.heading)
        return [record(line, named, event, 0, 0, conditions, effects)]
    subject, agent = (node.to, node.who) if node.moment.agent else (node.who, 0)
    return [record(line, named, event, subject, agent, conditions, effects) for event in line.events()]


def own_moment(heading: int) -> int:
    """The event of a heading that needs no moment."""
    if heading == headings.PLAYED:
        return moments.PLAYED
    if heading == headings.ACTION:
        return moments.ACTION
    if heading == headings.SCOREBOARD:
        return moments.SCORING
    return moments.END if heading == headings.END else moments.NONE


def record(
    line: Line, named: str, event: int, subject: int, agent: int, conditions: list[Numbers], effects: list[Numbers]
) -> Ability:
    ability = Ability()
    ability.label = line.heading
    ability.exhaust = line.exhaust
    ability.may = line.may or line.exhaust or line.heading == headings.ACTION
    ability.event = event
    ability.subject = selected(subject)
    ability.agent = selected(agent)
    ability.conditions = tuple(conditions)
    ability.by_tackle = any(condition[0] == BY_TACKLE.number for condition in conditions)
    ability.by_you = any(condition[0] == YOU_DID.number for condition in conditions)
    ability.effects = tuple(effects)
    ability.quiet = not ability.may and all(EFFECTS[effect[0]].quiet or effect[0] == STOP.number for effect in effects)
    ability.ball = any(node.effect.ball for node in within(line.effects))
    first = line.effects[0]
    on_victim = subject & whom.THIS and first.who & (whom.THIS | whom.TARGET)
    ability.replaces = first.effect.replaces and event == moments.TACKLED and on_victim > 0
    ability.named = named
    ability.line = line.source
    return ability


def compiled_conditions(line: Line) -> list[Numbers]:
    result: list[Numbers] = []
    node = line.moment
    if node is not None and node.moment.implies is not None:
        condition, number, who = node.moment.implies
        result.append((condition.number, number or node.n, who, 0))
    for node in line.conditions:
        who = selected(node.who) if node.condition.selects else node.count
        result.append((node.condition.number, node.n, who, selected(node.to)))
    return result


def compiled_effects(nodes: list[Node]) -> list[Numbers]:
    """Effects in a row, ended by STOP; rows of a roll, or what one may choose from, follow, each ended by STOP."""
    result: list[Numbers] = []
    for node in nodes:
        if node.effect.branches:
            return result + compiled_branches(node, len(result))
        if not node.effect.idle:
            result.append(compiled_effect(node))
    result.append((STOP.number, 0, 0, 0))
    return result


def compiled_branches(node: Node, begin: int) -> list[Numbers]:
    """An effect that goes on at one of three places behind it; where it names none, at the STOP next to it."""
    result: list[Numbers] = []
    if node.effect is ROLL_INSTEAD:
        result.append((INSTEAD.number, 0, 0, 0))
    at = len(result)
    stop = begin + at + 1
    result += [(0, 0, 0, 0), (STOP.number, 0, 0, 0)]
    places = [0, 0, 0] if node.effect is ONE_OF else [stop, stop, stop]
    for number, branch in enumerate(node.more):
        place = begin + len(result)
        result += compiled_effects([branch] if node.effect is ONE_OF else branch.more)
        for face in range(3):
            if number == face if node.effect is ONE_OF else branch.n >> face & 1:
                places[face] = place
    number = ROLL.number if node.effect is ROLL_INSTEAD else node.effect.number
    result[at] = (number, places[0], places[1], places[2])
    return result


def compiled_effect(node: Node) -> Numbers:
    effect = node.effect
    who = selected(node.who)
    if effect.extra == "to":
        return effect.number, node.n, who, selected(node.to)
    if effect.extra == "onto":  # from others, where it is onto the card itself
        others = whom.OTHER if node.to == whom.THIS and not node.who & whom.THIS else 0
        return effect.number, node.n, who | others, selected(node.to)
    if effect.extra == "count":
        return effect.number, node.n, who or selected(node.per), node.count
    return effect.number, node.n, who, counts.NONE
