"""What "per" counts: nothing, players that a selector means, or a kind of card (``vocabulary.counts``)."""

from typing import Final

NONE: Final = 0
PLAYERS: Final = 1
