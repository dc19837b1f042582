"""What is wrong with packs, and what is merely odd about them, found together so that all of it is told at once."""

from typing import Final

from touchline.table.errors import BadFile

MOST: Final = 200  # faults of one pack; whoever has more is told the rest next time


class Faults:
    """The faults and oddities of one pack, as they are found."""

    def __init__(self) -> None:
        self.wrong: list[BadFile] = []
        self.odd: list[BadFile] = []
        self.unread: list[str] = []  # ids of cards and names of files that cannot be read: nobody misses them as well
        self.left_out: list[str] = []  # ids of cards that another pack leaves out

    def add(self, fault: BadFile) -> None:
        if len(self.wrong) < MOST:
            self.wrong.append(fault)

    def add_odd(self, oddity: BadFile) -> None:
        if len(self.odd) < MOST:
            self.odd.append(oddity)


def in_file_order(found: list[BadFile]) -> list[BadFile]:
    """By file and line, each sentence once."""
    told: list[str] = []
    result: list[BadFile] = []
    for fault in sorted(found, key=place_of_fault):
        if str(fault) not in told:
            told.append(str(fault))
            result.append(fault)
    return result


def place_of_fault(fault: BadFile) -> tuple[str, int, int]:
    return fault.path, fault.line, fault.column
