"""Dice: every roll, shuffle and random draw of a table, kept outside its state.

Each purpose has a stream of its own, so that one more shuffle never changes a later roll. Bytes come from keyed
BLAKE2b of a counter: the same on every platform and version. A number below *n* is taken from them without bias, by
throwing away the bytes at the uneven end.
"""

from fractions import Fraction
from hashlib import blake2b
from typing import Any, Final

from touchline.table.errors import BadArgument, TouchlineError, shown

SETUP: Final = 0
SHUFFLES: Final = 1
ROLLS: Final = 2
BOTS: Final = 3
REVEALS: Final = 4  # a hidden card turned up in the middle of an effect
STREAM_NAMES: Final = ("set-up", "shuffles", "rolls", "bots", "reveals")

_BLOCK: Final = 64
_NAMES: Final = (b"set-up", b"shuffles", b"rolls", b"bots", b"reveals")


_UNUSED: Final = [b"", b"", b"", b"", b""]  # of forks that have not rolled yet; replaced before it is written to
_UNROLLED: Final = [0, 0, 0, 0, 0]


def seed_key(seed: Any) -> bytes:
    """The 32-byte key of a seed: an integer of any size, or 32 bytes taken as they are."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadArgument(f"A seed of bytes has 32 of them, not {len(seed)}.", "seed")
        key: bytes = seed
        return key
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadArgument(f"A seed is a whole number or 32 bytes, not {shown(seed)}.", "seed")
    return blake2b(str(seed).encode(), digest_size=32, person=b"touchline-seed").digest()


class OutOfScript(TouchlineError):
    """Scripted dice were asked for a roll that the script does not hold."""

    def __init__(self, stream: int, sides: int) -> None:
        super().__init__(f"The script has no result left for a roll of {sides} on the {STREAM_NAMES[stream]} dice.")
        self.stream = stream
        self.sides = sides
        self.shares: list[Fraction] = []  # of results that are not equally likely


class Dice:
    """Seeded dice. ``fork`` gives a copy of the table dice of its own, so that no planner can foresee luck."""

    __slots__ = (
        "blocks",
        "buffers",
        "forks",
        "key",
        "lineage",
        "offsets",
    )

    def __init__(self) -> None:
        self.key: bytes = b""
        self.forks: int = 0
        self.lineage: int = -1  # of a fork whose key has not been needed yet
        self.buffers: list[bytes] = [b"", b"", b"", b"", b""]
        self.offsets: list[int] = [0, 0, 0, 0, 0]
        self.blocks: list[int] = [0, 0, 0, 0, 0]

    def fork(self) -> "Dice":
        if self.lineage >= 0:
            self._settle()
        child = Dice.__new__(Dice)  # without the lists, which few copies ever need
        child.key = self.key
        child.forks = 0
        child.lineage = self.forks
        child.buffers = _UNUSED
        child.offsets = _UNROLLED
        child.blocks = _UNROLLED
        self.forks += 1
        return child

    def _settle(self) -> None:
        """Work out the key of a fork, now that it is needed."""
        self.key = blake2b(str(self.lineage).encode(), digest_size=32, key=self.key, person=b"touchline-fork").digest()
        self.lineage = -1
        self.buffers = [b"", b"", b"", b"", b""]
        self.offsets = [0, 0, 0, 0, 0]
        self.blocks = [0, 0, 0, 0, 0]

    def _refill(self, stream: int) -> bytes:
        if self.lineage >= 0:
            self._settle()
        block = blake2b(
            self.blocks[stream].to_bytes(8, "little"), digest_size=_BLOCK, key=self.key, person=_NAMES[stream]
        ).digest()
        self.blocks[stream] += 1
        self.buffers[stream] = block
        self.offsets[stream] = 0
        return block

    def roll(self, stream: int, sides: int) -> int:
        """A number from 0 to ``sides`` - 1."""
        if sides < 2:
            return 0
        limit = 256 - 256 % sides
        while limit:
            offset = self.offsets[stream]
            buffer = self.buffers[stream]
            if offset >= len(buffer):
                buffer = self._refill(stream)
                offset = 0
            self.offsets[stream] = offset + 1
            value = buffer[offset]
            if value < limit:
                return value % sides
        return self._roll_several(stream, sides)

    def pick(self, sides: int) -> int:
        """A number below ``sides`` for those who choose at random."""
        return self.roll(BOTS, sides)

    def _roll_several(self, stream: int, sides: int) -> int:
        """A number of more sides than a byte tells apart."""
        number = (sides.bit_length() + 7) // 8
        while True:
            value = 0
            for _ in range(number):
                value = value << 8 | Dice.roll(self, stream, 256)
            if value < (1 << 8 * number) // sides * sides:
                return value % sides

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for left in range(len(items), 256, -1):
            other = self.roll(stream, left)
            items[left - 1], items[other] = items[other], items[left - 1]
        buffer = self.buffers[stream]
        offset = self.offsets[stream]
        size = len(buffer)
        for left in range(min(len(items), 256), 1, -1):
            limit = 256 - 256 % left
            while True:
                if offset >= size:
                    buffer = self._refill(stream)
                    offset = 0
                    size = _BLOCK
                value = buffer[offset]
                offset += 1
                if value < limit:
                    break
            other = value % left
            last = left - 1
            item = items[last]
            items[last] = items[other]
            items[other] = item
        if len(items) > 1:
            self.offsets[stream] = offset


class RecordedDice(Dice):
    """Seeded dice that remember what they gave, for replays and for proofs of fairness."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[tuple[int, int, int]] = []  # stream, sides, result

    def roll(self, stream: int, sides: int) -> int:
        value = super().roll(stream, sides)
        if sides >= 2:
            self.results.append((stream, sides, value))
        return value

    def shuffle(self, stream: int, items: list[int]) -> None:
        for left in range(len(items), 1, -1):
            other = self.roll(stream, left)
            items[left - 1], items[other] = items[other], items[left - 1]


class ScriptedDice(Dice):
    """Dice whose results somebody names: a case, a person who rolls real dice, or the odds.

    Shuffles leave a pile as it is, and what is turned up is the top card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.script: list[int] = []
        self.used: int = 0
        self.enumerates: bool = False  # whether what is turned up comes from the script too (for odds)

    def fork(self) -> Dice:
        child = ScriptedDice()
        child.script = self.script[self.used :]
        return child

    def roll(self, stream: int, sides: int) -> int:
        if sides < 2:
            return 0
        if stream == SHUFFLES or (stream == REVEALS and not self.enumerates):
            return sides - 1
        if self.used >= len(self.script):
            raise OutOfScript(stream, sides)
        value = self.script[self.used]
        self.used += 1
        if not 0 <= value < sides:
            raise BadArgument(
                f"The script names result {value} for a die of {sides}; 0 to {sides - 1} would be right.", "seed"
            )
        return value

    def weighed(self, shares: list[Fraction]) -> int:
        """One of several results that are not equally likely, each by its share: many rolls taken as one, for odds."""
        if self.used >= len(self.script):
            end = OutOfScript(ROLLS, len(shares))
            end.shares = shares
            raise end
        self.used += 1
        return self.script[self.used - 1]

    def shuffle(self, stream: int, items: list[int]) -> None:
        """A scripted shuffle changes nothing: cases lay the cards as they want them."""


class PreparedDice(Dice):
    """Seeded dice whose first results on the stream of the rolls are laid out beforehand."""

    def __init__(self) -> None:
        super().__init__()
        self.first: list[int] = []

    def roll(self, stream: int, sides: int) -> int:
        if stream == ROLLS and self.first and sides >= 2:
            return self.first.pop(0) % sides
        return super().roll(stream, sides)


class NoDice(Dice):
    """Of a table with nothing behind what a seat may know: it cannot be played on."""

    def fork(self) -> Dice:
        return self

    def _refill(self, _stream: int) -> bytes:
        raise BadArgument(NOTHING_BEHIND)


NOTHING_BEHIND: Final = "This table holds only what one seat may know; imagine(seed) of the view makes one to play on."
NO_DICE: Final = NoDice()


def seeded(seed: Any) -> Dice:
    dice = Dice()
    dice.key = seed_key(seed)
    return dice


def recorded(seed: Any) -> RecordedDice:
    dice = RecordedDice()
    dice.key = seed_key(seed)
    return dice


def scripted(results: list[int]) -> ScriptedDice:
    dice = ScriptedDice()
    dice.script = list(results)
    return dice


def prepared(first: list[int], seed: Any) -> PreparedDice:
    dice = PreparedDice()
    dice.key = seed_key(seed)
    dice.first = list(first)
    return dice
