"""Drills as packs have them (BB 15): a position, a task, a goal, and the first dice."""

from touchline.blitz_bowl import block_die
from touchline.blitz_bowl.cards import Catalogue, Drill
from touchline.table.entry import LONGEST_TEXT, Entry
from touchline.table.library import source_of


def drill_of(catalogue: Catalogue, entry: Entry) -> Drill:
    entry.only(("name", "number", "teaches", "task", "rules", "position", "goal", "dice", "source", "note"))
    drill = Drill()
    drill.id = entry.id
    drill.name = entry.name()
    drill.number = entry.number("number", 1, 99)
    for other in catalogue.drills:
        if other.number == drill.number:
            entry.wrong(f"{other.id} has the number {drill.number} already", "number")
    drill.teaches = entry.text("teaches")
    drill.task = entry.text("task")
    drill.rules = tuple(entry.texts("rules", 20))
    drill.position = block(entry, "position")
    drill.goal = entry.text("goal")
    drill.dice = dice_of(entry)
    drill.source = source_of(entry)
    return drill


def block(entry: Entry, key: str) -> str:
    """A text of several lines."""
    if not entry.needed(key):
        return "\n"
    value = entry.fields[key]
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.strip():
        entry.wrong(f"{key!r} of {entry.id} must be a text of at most {LONGEST_TEXT:,} characters", key)
        return "\n"
    for row in value.split("\n"):
        if not row.isprintable():
            entry.wrong(f"{key!r} of {entry.id} must be printable", key)
            break
    return value.strip() + "\n"


def dice_of(entry: Entry) -> tuple[int, ...]:
    """Results as scripted dice want them, from 0: a face of the block die, or the number on another die."""
    results: list[int] = []
    numbers = [str(number) for number in range(1, 9)]
    for word in entry.words("dice", [*block_die.NAMES, *numbers], 20):
        if word in numbers:
            results.append(int(word) - 1)
        else:
            results.append(block_die.FACES.index(block_die.NAMES.index(word)))
    return tuple(results)
