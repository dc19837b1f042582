"""What a bot is, which bots there are, and where their chance comes from.

A bot gets a view, never the table, and answers with a code among ``view.table.codes``. Faces it may not know are
missing from the view (-1), so there is nothing to peek at.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, Protocol

from touchline.bots.random_bot import RandomBot
from touchline.bots.rookie import Rookie
from touchline.table.dice import Dice, seed_key, seeded
from touchline.table.errors import BadArgument, BadSetting, shown


class Bot(Protocol):
    """A player made of code."""

    name: str

    def choose(self, view: Any) -> int:
        """The code of the option taken, among ``view.table.codes``; the view is that of the game it plays."""


_BOTS: Final[dict[str, Callable[[Dice, int], Bot]]] = {
    "random": RandomBot,
    "rookie": Rookie,
}


def bots() -> list[str]:
    """The names of the bots, weakest first."""
    return list(_BOTS)


def make_bot(name: Any, seed: Any, seat: Any) -> Bot:
    """A bot for a seat. The same seed and seat give a bot that plays the same."""
    check_bot(name)
    if isinstance(seat, bool) or not isinstance(seat, int) or seat < 0:
        raise BadArgument(f"A bot sits at a seat, a number from 0 on, not at {shown(seat)}.")
    return _BOTS[name](bot_dice(seed, seat), seat)


def check_bot(name: Any) -> None:
    if not isinstance(name, str) or name not in _BOTS:
        raise BadSetting(f"There is no bot {shown(name)}; there are {', '.join(_BOTS)}.")


def bot_dice(seed: int | bytes, seat: int) -> Dice:
    """Dice for one bot, far from those of the table and of the other bots: it rolls on the stream of the bots."""
    key = blake2b(str(seat).encode(), digest_size=32, key=seed_key(seed), person=b"touchline-bot")
    return seeded(key.digest())
