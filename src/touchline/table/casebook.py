"""What the casebooks of all games share: whose turn it is to choose, what is offered, what happened, and numbers."""

from typing import Final

from touchline.table.case import Unmet
from touchline.table.registry import Registry
from touchline.table.table import Table

MOST_OFFERS: Final = 16  # that a sentence lists


class Book:
    """Reads and judges cases. A game derives its own, which knows its positions, its options and what to look at."""

    def given(self, text: str, path: str, first: int, written: int) -> Table:
        """The table of a case before its first step."""
        raise NotImplementedError

    def result_of(self, word: str) -> int:
        """What a die shows, as the roll that shows it."""
        raise NotImplementedError

    def spell(self, table: Table, code: int) -> str:
        """An option in the words of a case."""
        raise NotImplementedError

    def matching(self, table: Table, words: list[str]) -> list[int]:
        """Options that read as these words, the best first."""
        raise NotImplementedError

    def look(self, table: Table, key: str, value: str) -> None:
        """Look at one line under ``then``."""
        raise NotImplementedError

    # --- choosing -----------------------------------------------------------------------------------------------

    def choose(self, table: Table, seat: str, words: list[str]) -> None:
        self.check_seat(table, seat, " ".join(words))
        found = self.matching(table, words)
        if not found:
            raise self.not_offered(table, " ".join(words))
        table.choose_code(found[0])

    def check_seat(self, table: Table, seat: str, wanted: str) -> None:
        """Somebody must choose, and it is this seat."""
        if table.kind < 0:
            raise self.not_offered(table, wanted)
        if seat != str(table.seat + 1):
            kind = table.registry.kinds[table.kind].name
            raise Unmet(f"Seat {table.seat + 1} must choose ({kind}), not seat {seat}.")

    def not_offered(self, table: Table, wanted: str) -> Unmet:
        if table.kind < 0:
            return Unmet(f"The game is over; {wanted!r} cannot be chosen.")
        offered = "; ".join(self.spell(table, code) for code in table.codes[:MOST_OFFERS])
        more = f"; and {len(table.codes) - MOST_OFFERS} more" if len(table.codes) > MOST_OFFERS else ""
        kind = table.registry.kinds[table.kind].name
        return Unmet(f"{wanted!r} is not offered to seat {table.seat + 1} ({kind}); offered are: {offered}{more}.")

    # --- expecting ----------------------------------------------------------------------------------------------

    def expect(self, table: Table, key: str, value: str) -> None:
        """Look at one line under ``then``; a word that is missing there is the case's mistake."""
        try:
            self.look(table, key, value)
        except IndexError:
            raise Unmet(f"Something is missing in {key!r}: {value!r}.") from None

    def expect_decision(self, table: Table, value: str) -> None:
        kind = table.registry.kinds[table.kind].name if table.kind >= 0 else ""
        same("decision", f"{table.seat + 1} {kind}" if kind else "none", value)

    def expect_offered(self, table: Table, value: str) -> None:
        if not self.matching(table, value.split()):
            raise self.not_offered(table, value)

    def expect_not_offered(self, table: Table, value: str) -> None:
        if self.matching(table, value.split()):
            raise Unmet(f"{value!r} is offered, but should not be.")


# --- Words of a case ---------------------------------------------------------------------------------------------


def same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Unmet(f"{what} is {found}, not {wanted}.")


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Unmet(f"{text!r} is not a whole number.") from None


def seat_of(table: Table, words: list[str]) -> int:
    """The seat after the first word."""
    seat = number(words[1]) - 1 if len(words) > 1 else -1
    if not 0 <= seat < table.seats:
        raise Unmet(f"{' '.join(words)!r} needs a seat from 1 to {table.seats}.")
    return seat


def and_rule(value: str) -> tuple[str, str]:
    """What is said, and the rule in brackets after it."""
    text, _, rule = value.partition("(")
    return text.strip(), rule.rstrip(") ")


def event_kind(registry: Registry, words: list[str]) -> int:
    """The kind of event that the first word names."""
    if not words or words[0] not in registry.event_index:
        known = ", ".join(registry.event_index)
        raise Unmet(f"There is no event {' '.join(words)!r}; there are {known}.")
    return registry.event_index[words[0]]


def check_happened(value: str, happened: bool, wanted: bool) -> None:
    if happened != wanted:
        raise Unmet(f"The event {value!r} {'did not happen' if wanted else 'happened'}.")
