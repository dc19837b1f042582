"""Which questions are responses: those a person may answer once and for all.

A standing answer is ``never`` (the answer that declines), ``always`` (the one other answer, where there is just one),
or ``ask``, as if nothing had been said.
"""

from touchline.table.decision import verb_of
from touchline.table.table import Table


def standing_code(table: Table, answer: str) -> int:
    """The option of the open question that a standing answer takes; -1 if the seat must be asked."""
    kind = table.registry.kinds[table.kind]
    if not kind.response:
        return -1
    default = table.registry.verb_index[kind.default]
    declining = [code for code in table.codes if verb_of(code) == default]
    others = [code for code in table.codes if verb_of(code) != default]
    if answer == "never" and len(declining) == 1:
        return declining[0]
    if answer == "always" and len(others) == 1:
        return others[0]
    return -1
