"""Which cheating tokens are shifted."""

from typing import Final

ANY: Final = 0  # any number of assigned tokens
ONE_REVEALED: Final = 1
EJECTION: Final = 2  # all ejection tokens
