"""The unions of the base game, by their numbers; packs say what they are, and may bring further ones."""

from typing import Final

OWA: Final = 0
CWC: Final = 1
NAMES: Final[tuple[str, ...]] = ("owa", "cwc")
