"""The faces of the block die (BB 4.6)."""

from typing import Final

SMASH: Final = 0
KERRUNCH: Final = 1
TACKLE: Final = 2
MISS: Final = 3
SHOVE: Final = 4
NUMBER: Final = 5
NAMES: Final[tuple[str, ...]] = ("smash", "kerrunch", "tackle", "miss", "shove")
WORDS: Final[tuple[str, ...]] = ("Smash", "Kerrunch!", "Tackle", "Miss", "Shove")
FACES: Final[tuple[int, ...]] = (SMASH, KERRUNCH, TACKLE, MISS, SHOVE, SHOVE)
UNCHANGED: Final[tuple[int, ...]] = (SMASH, KERRUNCH, TACKLE, MISS, SHOVE)


def packed(faces: tuple[int, ...]) -> int:
    """Faces as they lie, in one number for an event: three bits each, from 1 on."""
    amount = 0
    for n, face in enumerate(faces):
        amount |= face + 1 << 3 * n
    return amount


def unpacked(amount: int) -> tuple[int, ...]:
    """The faces that an event tells of."""
    faces: list[int] = []
    while amount:
        faces.append((amount & 7) - 1)
        amount >>= 3
    return tuple(faces)
