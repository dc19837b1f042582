"""What a response has settled of the dice of a tackle attempt, whatever the Star Powers say (TM 8.3.3)."""

from typing import Final

NOTHING: Final = 0
HIGHER: Final = 1  # the tackler counts as the stronger one
ONE_DIE: Final = 2
