"""What has happened at a table, as each reader is told it, once and in order."""

from collections.abc import Sequence

from touchline.table.event import Event
from touchline.terminal.printer import Printer
from touchline.terminal.sentence import Sentence


class News:
    """The stories of the people at the table, or of whoever watches."""

    def __init__(self, printer: Printer, readers: Sequence[int]) -> None:
        self.printer = printer
        self.stories = {seat: printer.screen.story(seat) for seat in readers}
        self.told = dict.fromkeys(readers, 0)
        self.logs: dict[int, list[Sentence]] = {seat: [] for seat in readers}

    def skip(self, events: Sequence[Event]) -> None:
        """What happened before somebody came is in the log, and is not told."""
        for seat, story in self.stories.items():
            self.logs[seat] = story.digest(events)
            self.told[seat] = len(events)

    def back(self, events: int) -> None:
        """Only so many events have happened after all."""
        for seat in self.told:
            self.told[seat] = min(self.told[seat], events)

    def tell(self, seat: int, events: Sequence[Event]) -> None:
        """What happened since this seat last looked."""
        if seat not in self.stories:
            self.stories[seat] = self.printer.screen.story(seat)
            self.stories[seat].digest(events[: min(self.told.values())])
            self.told[seat] = min(self.told.values())
            self.logs[seat] = []
        lines = self.stories[seat].digest(events[self.told[seat] :])
        self.told[seat] = len(events)
        self.logs[seat] += lines
        for line in lines:
            self.printer.sentence(line)

    def log(self, seat: int, most: int) -> None:
        for line in self.logs[seat][-most:]:
            self.printer.sentence(line, rule=True)
