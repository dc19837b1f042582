"""Rolls that a coach may take again (BB 1.3)."""

from typing import Final

ARMOUR: Final = 1
THROW: Final = 2
BLOCK: Final = 4
