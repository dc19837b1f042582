"""What reading a position is in any game: lines found by their keys, numbers and names checked, the agenda taken up.

A game derives its own reader, which reads the lines that are the game's. Whatever is wrong becomes one ``BadFile`` with
the line it stands on.
"""

from typing import Final

from touchline.table.decision import verb_of
from touchline.table.errors import BadFile, TouchlineError, VersionMismatch
from touchline.table.naming import earlier_value, parts_of, read_option, read_step, write_option, write_step
from touchline.table.position import NUMBERED, Line
from touchline.table.registry import MOST, Registry
from touchline.table.table import Table

LARGEST: Final = MOST  # number that is read
AT_THE_END: Final = ("decision", "codes")  # lines that may follow the agenda
UNDER_WAY: Final = ("agenda", *AT_THE_END, "choices", "barrier")


class PositionReader:
    """Reads the lines of a position into a table."""

    def __init__(self, registry: Registry, lines: list[Line], path: str, written: int) -> None:
        self.registry = registry
        self.lines = lines
        self.path = path
        self.format = written
        self.here: int = 1  # the line being read
        self.agenda: bool = False  # whether its steps are read now
        self.taken: list[bool] = []  # cards that are named already
        self.notes: list[tuple[int, str, int]] = []  # card, what is noted of it, and line
        self.waiting: bool = False  # leave the first step to the caller, who has dice to lay out
        self.worded: list[Line] = []  # lines of steps and options in names, to be compared when all cards lie

    def read(self) -> None:
        """Read all lines; the game does it."""
        raise NotImplementedError

    def earlier_argument(self, sort: str, word: str) -> int:
        """An argument of a step as the game's first format has it; some games had names already."""
        return earlier_value(self.registry, sort, self.number(word, -LARGEST))

    def earlier_codes(self, value: str) -> list[int]:
        """The options of the open decision, as the game's first format has them."""
        raise NotImplementedError

    def apply_note(self, card: int, text: str) -> None:
        """What is noted of a card, where that does not follow from its place."""
        raise NotImplementedError

    def bad(self, message: str) -> BadFile:
        return BadFile(message, self.path, self.here)

    def read_all(self) -> None:
        """Read all lines; whatever is wrong with them is the file's fault."""
        try:
            self.read()
        except (BadFile, VersionMismatch):
            raise
        except TouchlineError as error:
            raise self.bad(str(error)) from None

    # --- lines by their keys ------------------------------------------------------------------------------------

    def one(self, key: str) -> Line | None:
        found = [line for line in self.lines if line.key == key]
        if len(found) > 1:
            self.here = found[1].number
            raise self.bad(f"{key!r} stands here a second time; it belongs in a position once.")
        return found[0] if found else None

    def value(self, key: str, default: str) -> str:
        line = self.one(key)
        if line is None:
            return default
        self.here = line.number
        return line.value

    def words(self, key: str) -> list[str]:
        value = self.value(key, "")
        return [word.strip() for word in value.split(",")] if value else []

    def check_digest(self, digest: str) -> None:
        """Refuse a position that was written with other cards."""
        line = self.one("cards")
        if line is not None and line.value != digest:
            raise VersionMismatch(
                f"{self.path or 'The position'} was written with other cards ({line.value[:12]}) "
                f"than those here ({digest[:12]})."
            )

    # --- numbers, seats and cards -------------------------------------------------------------------------------

    def number(self, text: str, low: int = 0, high: int = LARGEST) -> int:
        try:
            value = int(text)
        except ValueError:
            raise self.bad(f"{text[:40]!r} is not a whole number.") from None
        if not low <= value <= high:
            raise self.bad(f"{value} is out of range; {low} to {high} would be right.")
        return value

    def seat_in(self, words: list[str], seats: int, example: str) -> int:
        """The seat that follows the first word of a line."""
        if len(words) != 1:
            raise self.bad(f"A seat must follow the word, such as {example!r}.")
        return self.number(words[0], 1, seats) - 1

    def handle(self, number: str) -> int:
        """A card named by its handle, each once."""
        card = self.number(number, 0, len(self.taken) - 1)
        if self.taken[card]:
            raise self.bad(f"Card #{card} lies in two places; each card is named once.")
        return card

    def apply_notes(self) -> None:
        for card, text, number in self.notes:
            self.here = number
            self.apply_note(card, text)

    # --- what is under way --------------------------------------------------------------------------------------

    def check_order(self, name: str) -> None:
        """The agenda comes last, and after it nothing but the open decision."""
        if self.agenda and name not in AT_THE_END:
            raise self.bad("After 'agenda:' only steps, 'decision' and 'codes' may follow.")

    def read_under_way(self, t: Table, name: str, value: str) -> None:
        """One of the lines that every game has."""
        if name == "agenda":
            self.agenda = True
        elif name == "decision":
            self.read_decision(t, value)
        elif name == "codes":
            self.worded.append(Line(self.here, name, value))
            if self.format == NUMBERED:
                t.codes = self.earlier_codes(value)
            else:
                t.codes = [read_option(t, one) for one in value.split(";") if one.strip()]
        elif name == "choices":
            t.choices = self.number(value)
        else:
            t.barrier = self.number(value)

    def read_step(self, t: Table, value: str) -> None:
        words = value.split()
        if not self.agenda or not words or words[0] not in self.registry.step_index:
            raise self.bad(f"{value[:40]!r} is neither a line with a colon nor a step of the agenda.")
        self.worded.append(Line(self.here, "", value))
        if self.format != NUMBERED:
            t.agenda.append(read_step(t, value))
            return
        if len(words) != 4:
            raise self.bad(f"{value[:40]!r} is neither a line with a colon nor a step and its three arguments.")
        step = self.registry.step_index[words[0]]
        sorts = self.registry.steps[step].arguments
        a, b, c = (self.earlier_argument(sort, word) for sort, word in zip(sorts, words[1:], strict=True))
        t.agenda.append((step, a, b, c))

    def read_decision(self, t: Table, value: str) -> None:
        words = value.split()
        registry = self.registry
        if len(words) < 3 or words[0] not in registry.kind_index or words[2] not in registry.step_index:
            raise self.bad("A decision is a kind, a seat, and the step that takes the answer with its arguments.")
        t.kind = registry.kind_index[words[0]]
        t.seat = self.number(words[1], 1, t.seats) - 1
        if self.format != NUMBERED:
            self.worded.append(Line(self.here, "decision", " ".join(words[2:])))
            t.then, t.then_a, t.then_b, _ = read_step(t, " ".join(words[2:]), 2)
            return
        if len(words) != 5:
            raise self.bad("A decision is a kind, a seat, a step and two arguments of it.")
        t.then = registry.step_index[words[2]]
        sorts = registry.steps[t.then].arguments
        t.then_a = self.earlier_argument(sorts[0], words[3])
        t.then_b = self.earlier_argument(sorts[1], words[4])

    def check_names(self, t: Table) -> None:
        """Cards of steps and options lie where they do by their names: a handle has the face that is named with it."""
        if self.format == NUMBERED:
            return
        count = sum(1 for line in self.worded if not line.key)
        steps = iter(t.agenda[len(t.agenda) - count :])
        for line in self.worded:
            self.here = line.number
            if line.key == "codes":
                found = [one for one in line.value.split(";") if one.strip()]
                written = [write_option(t, code) for code in t.codes]
            elif line.key == "decision":
                found, written = [line.value], [write_step(t, t.then, (t.then_a, t.then_b))]
            else:
                step, a, b, c = next(steps)
                found, written = [line.value], [write_step(t, step, (a, b, c))]
            for one, other in zip(found, written, strict=True):
                if tidy(one) != tidy(other):
                    raise self.bad(f"{one.strip()[:80]!r} is {other[:80]!r} here.")

    def check_decision(self, t: Table) -> None:
        """An open decision has options, and all of them answer it; what is under way has the names it should have."""
        self.check_names(t)
        if t.kind < 0:
            return
        for line in self.lines:
            if line.key in AT_THE_END:
                self.here = line.number
        if not t.codes:
            raise self.bad("A 'decision' needs its options in a line 'codes:'.")
        kind = self.registry.kinds[t.kind]
        for code in t.codes:
            verb = self.registry.verbs[verb_of(code)].name
            if verb not in kind.verbs:
                raise self.bad(
                    f"{verb!r} is no answer to the decision {kind.name!r}; {', '.join(kind.verbs)} would be."
                )

    def begin(self, t: Table) -> None:
        """Go on to the first decision; an agenda that does not fit the rest is the file's fault."""
        if self.waiting:
            return
        try:
            t.run()
        except (IndexError, KeyError, ValueError, AssertionError):
            line = self.one("agenda")
            self.here = line.number if line is not None else self.here
            raise self.bad("The agenda does not fit the rest; a phase line could take its place.") from None


def tidy(text: str) -> list[str]:
    """A step or an option as its words, however many blanks stand between them."""
    return [" ".join(part.split()) for part in parts_of(text)]
