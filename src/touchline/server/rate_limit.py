"""Rate limits, as buckets of tokens: how much somebody may ask for at once, and how fast that grows back."""

from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 10_000


class RateLimit:
    """Full at first; each thing asked for takes a token."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.last = monotonic()

    def take(self) -> bool:
        """One token, if there is one."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """One limit for each address. Full buckets need not be kept."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.of: dict[str, RateLimit] = {}

    def take(self, who: str) -> bool:
        if len(self.of) >= MOST_BUCKETS:
            full = monotonic() - self.burst / self.rate
            self.of = {name: limit for name, limit in self.of.items() if limit.last > full}
        limit = self.of.setdefault(who, RateLimit(self.burst, self.rate))
        return limit.take()
