"""Which of his two Star Powers a tackler has in an attempt (TM 5.9.3, 14.4.2)."""

from typing import Final

PRESENT: Final = 0  # that of the state he is in
STANDING: Final = 1
DOWNED: Final = 2
