"""The open question as everybody may know it: whom it is put to, what kind it is, and what it is about."""

from typing import Final, cast

from touchline.server.scenes.shapes import Question
from touchline.table.registry import NUMBER, SEAT
from touchline.table.table import Table

NOT_THINGS: Final = ("", NUMBER, SEAT)


def question_of(t: Table) -> Question | None:
    """``about`` holds the cards, players and places that the question is about, each with its sort."""
    if t.kind < 0:
        return None
    kind = t.registry.kinds[t.kind]
    values = [(topic.sort, topic.read(t)) for topic in kind.about if topic.sort not in NOT_THINGS and not topic.aside]
    about = [cast(tuple[str, int], [sort, value]) for sort, value in values if value >= 0]  # JSON has no pairs
    return {"seat": t.seat, "kind": kind.name, "about": about}
