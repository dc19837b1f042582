"""Tokens: two letters for each player on the pitch, and what stands around them for his status.

The players of seat 1 have theirs with a capital letter, those of seat 2 small, so that the teams can be told apart
without colours. ``L1`` is the first of several Linemen, ``TS`` the only Troll Slayer.
"""

from collections.abc import Sequence
from typing import Final

from touchline.blitz_bowl import statuses
from touchline.blitz_bowl.cards import Position
from touchline.blitz_bowl.state import Match

CUSTOMARY: Final = {"Blitzer": "Bz", "Lineman": "Ln", "Blocker": "Bk"}


def tokens_of(t: Match) -> list[str]:
    """The token of each player."""
    found: list[str] = []
    for seat in range(t.seats):
        roles = [t.roles[player] for player in t.players_of(seat)]
        found += [token.lower() if seat else token for token in team_tokens(roles)]
    return found


def team_tokens(roles: Sequence[Position]) -> list[str]:
    """The tokens of one team: a letter and a number where there are several of a position, else two letters."""
    ids = [role.id for role in roles]
    found = [""] * len(roles)
    used: list[str] = []
    for n, role in enumerate(roles):
        if found[n]:
            continue
        same = [at for at, one in enumerate(ids) if one == role.id]
        letters = next(one for one in candidates(role.name, len(same) > 1) if one.lower() not in used)
        used.append(letters.lower())
        for number, at in enumerate(same, 1):
            found[at] = f"{letters}{number % 10}" if len(same) > 1 else letters
    return found


def candidates(name: str, several: bool) -> list[str]:
    """One letter, or two, for a position: the likeliest first."""
    words = [word for word in (part.strip("'’") for part in name.replace("-", " ").split()) if word[:1].isalnum()]
    letters = "".join(letter for letter in name if letter.isalnum()) or "X"
    if several:
        return list(
            dict.fromkeys([*(word[0].upper() for word in words), *letters.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        )
    found: list[str] = [CUSTOMARY[name]] if name in CUSTOMARY else []
    if len(words) > 1:
        found.append((words[0][0] + words[-1][0]).upper())
    found += [letters[0].upper() + letter.lower() for letter in letters[1:]]
    return [*found, *(f"{letters[0].upper()}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")]


def cell_of(t: Match, player: int, token: str) -> str:
    """A player on the pitch in four signs: ``(L1)`` Prone, ``!L1`` Marked, ``L1*`` with a ball."""
    status = t.status(player)
    if status == statuses.PRONE:
        return f"({token})"
    return f"{'!' if status == statuses.MARKED else ' '}{token}{'*' if t.holding(player) >= 0 else ' '}"
