"""Views: what every game's view of a table offers to a person, a bot or the network."""

from typing import Any, Protocol

from touchline.table.decision import Decision
from touchline.table.table import Table


class View(Protocol):
    """What one seat (or a spectator) may know of a table; nothing hidden is in it."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def table(self) -> Table:
        """A table in which all that the seat may not know is missing."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is this seat's."""

    def imagine(self, seed: Any) -> Any:
        """A random full table that agrees with all this seat knows."""

    def information_key(self) -> str:
        """What this seat knows, in one value: the same for all tables that it cannot tell apart."""
