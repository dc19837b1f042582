"""What property tests share: random games, the state of a table as one value, and what a seat receives of it."""

import random
from collections.abc import Iterator, Sequence

from touchline.table.dice import Dice, seeded
from touchline.table.table import SPECTATOR, Table
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import season
from touchline.team_manager.state import ABBREVIATED, EXTENDED, NO_SALARY_CAP, SCHEDULING, Season
from touchline.team_manager.view import View, view_of

# fmt: off
LISTS = (
    "face", "known", "owner", "family", "turned", "place", "piles", "fans", "improvements", "ball", "totals",
    "placing", "margin", "pending", "felled", "agenda",
)
NUMBERS = (
    "week", "coin", "active", "passed", "committed", "headline", "reel", "extra_highlights", "keep_highlights",
    "scoring", "alert", "fall_agent", "fall_by", "finished", "kind", "choices",
)
# fmt: on
QUESTION = ("seat", "then", "then_a", "then_b")  # these mean nothing while no question is open
SEASONS: tuple[tuple[str, ...], ...] = ((), (ABBREVIATED,), (EXTENDED,))


def options_of(seed: int) -> tuple[int, tuple[str, ...]]:
    """A number of managers and a set of optional rules; all of them come up as the seed goes on."""
    seats = 2 + seed % 3
    rules = list(SEASONS[seed // 3 % 3])
    if seed // 9 % 2:
        rules.append(SCHEDULING)
    if seed // 18 % 2:
        rules.append(NO_SALARY_CAP)
    return seats, tuple(rules)


def new_table(seed: int, seats: int = 0, rules: Sequence[str] | None = None, loud: bool = False) -> Season:
    own_seats, own_rules = options_of(seed)
    seats = seats or own_seats
    teams = list(range(6))
    random.Random(seed).shuffle(teams)
    table = season(
        load_catalogue(), tuple(teams[:seats]), own_rules if rules is None else tuple(rules), -1, seeded(seed)
    )
    table.loud = loud
    table.run()
    return table


def play(table: Season, seed: int, choices: int = 100_000) -> Iterator[Season]:
    """Random choices; yields the table at every decision, before it is answered."""
    chance = random.Random(seed)
    while table.kind >= 0 and choices > 0:
        yield table
        table.choose_code(chance.choice(table.codes))
        choices -= 1


def state(table: Season) -> dict[str, object]:
    """Everything that makes up a table, dice and events apart."""
    found = fields_of(table, LISTS, NUMBERS)
    found["tackles"] = [attempt.fields() for attempt in table.tackles]
    found["marks"] = [marks[:] for marks in table.marks]
    found["dials"] = [dial[:] for dial in table.dials]
    return found


def fields_of(table: Table, lists: Sequence[str], numbers: Sequence[str]) -> dict[str, object]:
    """Fields of any table by name, with its options and whom they are put to."""
    found: dict[str, object] = {name: list(getattr(table, name)) for name in lists}
    found.update({name: getattr(table, name) for name in numbers})
    found["codes"] = list(table.codes)
    if table.kind >= 0:
        found.update({name: getattr(table, name) for name in QUESTION})
    return found


def heard(table: Table, seat: int) -> list[tuple[object, ...]]:
    """The events so far as a seat may hear them."""
    return [event.for_audience(1 << seat).fields()[:-1] for event in table.events]


def received(table: Season, seat: int) -> dict[str, object]:
    """Everything a seat gets: its view, the options if it must choose, and the events as it may hear them."""
    view: View = view_of(table, seat)
    found = state(view.table)
    found["hidden"] = view.hidden
    found["hidden tournaments"] = view.hidden_tournaments
    found["public codes"] = list(view.public_codes)
    found["events"] = heard(table, seat)
    return found


def same_dice(dice: Dice) -> Dice:
    """Dice that will roll exactly what these will."""
    twin = Dice()
    twin.key = dice.key
    twin.forks = dice.forks
    twin.lineage = dice.lineage
    twin.buffers = list(dice.buffers)
    twin.offsets = list(dice.offsets)
    twin.blocks = list(dice.blocks)
    return twin


def other_world(table: Season, seat: int, seed: int) -> Season:
    """A table that differs only in what this seat may not know, with the same dice and the same past."""
    twin = view_of(table, seat).imagine(seed)
    give_past(twin, table, seat)
    return twin


def give_past(twin: Table, table: Table, seat: int) -> None:
    """The dice of a table, and its events as a seat has heard them."""
    twin.dice = same_dice(table.dice)
    twin.loud = table.loud
    twin.events = [event.for_audience(1 << seat) for event in table.events]


__all__ = [
    "SPECTATOR",
    "fields_of",
    "give_past",
    "heard",
    "new_table",
    "options_of",
    "other_world",
    "play",
    "received",
    "same_dice",
    "state",
]
