"""Abilities that begin, and an end to those that go round in circles (TM 8.3.4)."""

from typing import Final

from touchline.team_manager import events, steps
from touchline.team_manager.records import frame_of, number_of
from touchline.team_manager.state import Season

MOST_ABILITIES: Final = 500  # in one turn, or while one matchup is resolved; base cards use ten or so
# Steps that are told what runs, and its card.
OF_AN_ABILITY: Final = (steps.RUN, steps.PICKED, steps.SHIFTED, steps.ALTERNATIVE_CHOSEN)
LAST: Final = 20  # of them that are looked at for who goes round


def begin(t: Season, number: int, chosen: int, matchup: int, source: int) -> None:
    """Run an ability next, from its first effect on."""
    if at_an_end(t):
        return
    t.agenda.append((steps.RUN, frame_of(number, 0, chosen, matchup), source, 0))
    count_use(t, source)


def count_use(t: Season, source: int) -> None:
    """One more ability, or skill in an interruption, was used (TM 8.3.4, 13.4.7)."""
    t.begun += (source,)
    if at_an_end(t) and t.loud:
        tell_circle(t)


def at_an_end(t: Season) -> bool:
    """Whether so many abilities were used that no more are."""
    return len(t.begun) >= MOST_ABILITIES


def tell_circle(t: Season) -> None:
    """Name each card that was used again and again."""
    last = t.begun[-LAST:]
    for n, source in enumerate(last):
        if source not in last[:n] and last.count(source) > 1:
            t.say(events.CIRCLE, t.owner[source], source, -1, MOST_ABILITIES, "TM 8.3.4")


def running(t: Season) -> list[tuple[int, int]]:
    """The abilities that are running, each by its card and its number among those of all cards, the innermost last."""
    found: list[tuple[int, int]] = []
    under_way = [(step, a, b) for step, a, b, _ in t.agenda]
    if t.kind >= 0:
        under_way.append((t.then, t.then_a, t.then_b))
    for step, frame, card in under_way:
        if step in OF_AN_ABILITY:
            one = (card, number_of(frame))
            if one not in found[-1:]:
                found.append(one)
    return found


def begin_anew(t: Season) -> None:
    """A turn begins, or a matchup is resolved: nothing was used in it yet."""
    t.begun = ()
