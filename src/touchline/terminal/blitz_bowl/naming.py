"""What people type for players, Actions and squares."""

from typing import Final

from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import Match
from touchline.terminal.blitz_bowl.tokens import tokens_of

# In the order of the Actions; the first form is the one that is shown.
ACTION_FORMS: Final = (
    ("run",),
    ("mark",),
    ("throw", "pass"),
    ("block",),
    ("sidestep", "step"),
    ("stand up", "stand", "stand-up"),
    ("reserves", "come on"),
    ("foul",),
    ("throw team-mate", "throw mate", "throw-team-mate"),
)


def player_forms(t: Match, player: int) -> tuple[str, ...]:
    """``lineman 2``, ``l2``, ``lineman-2``, ``lineman``, and the square he is on if it is nobody's token."""
    tokens = [token.lower() for token in tokens_of(t)]
    forms = [t.player_name(player).lower(), tokens[player], t.player_id(player), t.roles[player].name.lower()]
    if t.square[player] >= 0 and square_name(t.square[player]) not in tokens:
        forms.append(square_name(t.square[player]))
    return tuple(dict.fromkeys(forms))


def action_names(t: Match, player: int, action: int, free: bool) -> tuple[str, ...]:
    """``blitzer run``, ``run bz`` …; a free Action is told from others by the word."""
    before = "free " if free else ""
    names: list[str] = []
    for form in player_forms(t, player):
        for spoken in ACTION_FORMS[action]:
            names += [f"{form} {before}{spoken}", f"{before}{spoken} {form}"]
    return tuple(names)
