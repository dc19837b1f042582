"""How words look: the styles that all tables in a terminal share."""

import re
from typing import Final

from rich.cells import cell_len

LIT: Final = "bold yellow"  # what may be chosen now
QUIET: Final = "bright_black"

_BETWEEN_WORDS: Final = re.compile(r"[\s・=＝]+")


def longest_word(name: str) -> str:
    """What is left of a name where there is little room; words of katakana have a dot between them."""
    return max(_BETWEEN_WORDS.split(name), key=cell_len)


def on_colour(colour: str) -> str:
    """A colour such as ``#0a3d91`` as a background, with black or white on it, whichever can be read."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return f"bold {'black' if light > 140 else 'white'} on {colour}"
