"""Touchline: two fantasy-football tabletop games, whole and by the book.

>>> import touchline
>>> table = touchline.new("team-manager", seats=4, seed=7)
>>> table.decision.kind
'turn'
"""

from touchline.games import action_space, compiled, games, load, new, read
from touchline.table.errors import (
    BadArgument,
    BadFile,
    IllegalChoice,
    NoSuchTable,
    NotYourTurn,
    TouchlineError,
    VersionMismatch,
)
from touchline.version import VERSION as __version__

__all__ = [
    "BadArgument",
    "BadFile",
    "IllegalChoice",
    "NoSuchTable",
    "NotYourTurn",
    "TouchlineError",
    "VersionMismatch",
    "__version__",
    "action_space",
    "compiled",
    "games",
    "load",
    "new",
    "read",
]
