"""Sorts of arguments that Team Manager has beside those of any game: what files name."""

from typing import Final

CURSOR: Final = "cursor"  # of a window: whose turn it is from the golden coin, and how many declined in a row
DICE: Final = "dice"  # of a tackle
DRAWING: Final = "number to draw"  # and how many of them are kept
DRAWING_MORE: Final = "number to draw and more"  # likewise, and how many more there may be
FACE: Final = "face"  # of the tackle die
ICON: Final = "payout icon"
INFO: Final = "circumstances"  # of an event, as abilities ask for them
MATCHUP: Final = "matchup"
MOMENT: Final = "moment"
PILE: Final = "pile"  # a place that nobody needs to look at
PILE_AND_NUMBER: Final = "pile and number"
PLACING: Final = "placing"
POWERS: Final = "powers"  # of tackler and target
RUNNING: Final = "running ability"
SKILL: Final = "skill"
WHERE: Final = "agent and matchup"
WINDOW: Final = "window"  # its moment, and how many wait outside it
