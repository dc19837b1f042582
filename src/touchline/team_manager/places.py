"""Places: where a card can lie. Every place is a pile."""

from typing import Final

MOST_SEATS: Final = 5
HAND: Final = 0
DECK: Final = 5
DISCARD: Final = 10
UPGRADE_DECK: Final = 15
IN_PLAY: Final = 20  # upgrades revealed
IMPROVEMENTS: Final = 25
DRAWN: Final = 30  # cards being looked at for a payout
STAR_DECK: Final = 35
# Of the unions of the base game; those of further ones lie behind the tokens.
STAR_DECKS: Final = (STAR_DECK, STAR_DECK + 1)
STAFF_DECK: Final = 37
HIGHLIGHT_DECK: Final = 38
SPIKE_DECK: Final = 39
SPIKE_PILE: Final = 40  # faceup, the current card on top
BOX: Final = 41
POOL: Final = 42  # cheating tokens
ASIDE: Final = 43  # cheating tokens set aside until Maintenance
MATCHUP: Final = 44  # the card of each matchup: highlights 0 to 6, the tournament 7
ZONE: Final = 52  # five to a matchup; a highlight uses two, left and right, a tournament one for each seat
ON: Final = 92  # then one pile for each card: the tokens on it; then the piles of mechanics and further unions
MATCHUPS: Final = 8
TOURNAMENT_AT: Final = 7
ZONES: Final = 5
LEFT: Final = 0
RIGHT: Final = 1
MIDFIELD: Final = -1
NO_BALL: Final = -2
MOST_HIGHLIGHTS: Final = 3  # that headlines may add to a week's; seven have room on the table
