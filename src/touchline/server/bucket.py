"""A bucket of tokens: how much somebody may ask for at once, and how fast that grows back."""

from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Full at first; each thing asked for takes a token."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.then = monotonic()

    def take(self) -> bool:
        """One token, if there is one."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address. Full ones need not be kept."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self.of) >= MOST_BUCKETS:
            full = monotonic() - self.burst / self.rate
            self.of = {name: bucket for name, bucket in self.of.items() if bucket.then > full}
        bucket = self.of.setdefault(who, Bucket(self.burst, self.rate))
        return bucket.take()
