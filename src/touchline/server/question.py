"""The open question as everybody may know it: whom it is put to, what kind it is, and what it is about."""

from typing import Final, cast

from touchline.server.shapes import Question
from touchline.table.registry import NUMBER, SEAT
from touchline.table.table import Table

NOT_THINGS: Final = ("", NUMBER, SEAT)


def question_of(t: Table) -> Question | None:
    """``about`` holds the cards, players and places that the step taking the answer is told, each with its sort."""
    if t.kind < 0:
        return None
    step = t.registry.steps[t.then]
    about = [
        cast(tuple[str, int], [sort, value])  # a list, as JSON has no pairs
        for sort, value in zip(step.arguments, (t.then_a, t.then_b), strict=False)
        if sort not in NOT_THINGS and value >= 0
    ]
    return {"seat": t.seat, "kind": t.registry.kinds[t.kind].name, "about": about}
