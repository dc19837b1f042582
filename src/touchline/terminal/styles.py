"""How words look: the styles that all tables in a terminal share."""

from typing import Final

LIT: Final = "bold yellow"  # what may be chosen now
QUIET: Final = "bright_black"


def on_colour(colour: str) -> str:
    """A colour such as ``#0a3d91`` as a background, with black or white on it, whichever can be read."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return f"bold {'black' if light > 140 else 'white'} on {colour}"
