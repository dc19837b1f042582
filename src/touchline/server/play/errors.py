"""What can go wrong with a store, whichever it is."""

from touchline.table.errors import TouchlineError
from touchline.table.said import Said


class NotStored(TouchlineError):
    """The store did not take what was to be stored; nothing has changed."""


class Overtaken(NotStored):
    """Another server has stored a choice in this place."""


class Unreadable(TouchlineError):
    """The store cannot be read just now."""

    def __init__(self) -> None:
        super().__init__(Said("not-read"))
