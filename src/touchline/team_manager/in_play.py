"""In play: what the mechanics of a season do at the moments that the rules name, and the room that they take.

A season without mechanics has none of this: the rules ask ``t.mechanics is not None`` and go on. Hooks are called in
the order in which the mechanics were added to the game. What a hook puts on the agenda is done next; of two hooks at
one moment, what the second puts there comes first.
"""

from collections.abc import Callable
from typing import Any, Final

# How a player came to a matchup.
COMMITTED: Final = 0
FIELDED: Final = 1
MOVED: Final = 2


class Mark:
    """Something that can lie on a card, so many times: ``t.marks[mark.number][card]``.

    It is seen by all, unless a mechanic hides it from views.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1  # in ``Season.marks``
        self.power = 0  # Star Power that each adds to its player, downed or standing
        self.shown = True  # whether people see it; else it only remembers something for the rules
        self.stays = False  # also on a card that leaves its matchup


class Dial:
    """A number of the table, or one for each manager: ``t.dials[dial.number][seat]``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1  # in ``Season.dials``
        self.each = False  # one for each manager
        self.at_matchups = False  # one for each matchup
        self.shown = True  # whether people see it; else it only remembers something for the rules
        self.start = 0


class Pile:
    """Somewhere for cards to lie, beside the piles of the base game: ``t.mechanics.place(pile, seat)``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1  # among the piles of all mechanics
        self.each = False  # one for each manager
        self.at_matchups = False  # one for each matchup
        self.owned = False  # its cards belong to the manager before whom they lie
        self.acts = False  # its cards are in force before their manager, as upgrades in play are


class InPlay:
    """The mechanics in play at one table."""

    def __init__(self) -> None:
        self.ids: tuple[str, ...] = ()
        # what they add to the state
        self.marks: list[Mark] = []
        self.dials: list[Dial] = []
        self.piles: list[Pile] = []
        self.powers: list[tuple[int, int]] = []  # marks that change Star Power, by number, and by how much
        self.star_decks: list[int] = []  # of the unions behind those of the base game: their places
        self.places: list[int] = []  # of piles, by their number; the first of them where there are several
        self.owned: list[int] = []  # of those whose cards belong to a manager: that of the first
        self.acting: list[int] = []  # of those whose cards are in force, likewise
        self.apart: int = 0  # the first place behind the piles of the tokens
        self.stars: list[tuple[str, int]] = []  # names and places of those decks
        self.common: list[tuple[str, int]] = []  # of common piles
        self.own: list[tuple[str, int]] = []  # of those of managers
        self.spread: list[tuple[str, int]] = []  # and of those of matchups, one by one
        self.interrupting: tuple[int, ...] = ()  # steps that a player who goes down, moves or leaves does not take
        # options of a kind of decision that hang on what not everybody knows, made anew in imagined tables
        self.options: dict[int, Callable[[Any, int], list[int]]] = {}
        # hooks
        self.set_ups: list[Callable[[Any], None]] = []
        self.kick_offs: list[Callable[[Any], None]] = []
        self.commitments: list[Callable[[Any, int, int], None]] = []
        self.settlings: list[Callable[[Any], None]] = []
        self.layings: list[Callable[[Any, int], None]] = []
        self.enterings: list[Callable[[Any, int, int, int], None]] = []
        self.movings: list[Callable[[Any, int, int, int], None]] = []
        self.skillings: list[Callable[[Any, int, tuple[int, ...]], tuple[int, ...]]] = []
        self.skill_questions: list[Callable[[Any, int, int], bool]] = []
        self.skill_uses: list[Callable[[Any, int, int], None]] = []
        self.downings: list[Callable[[Any, int, int, int], None]] = []
        self.injuries: list[Callable[[Any, int, int, int], None]] = []
        self.leavings: list[Callable[[Any, int, int], None]] = []
        self.carriers: list[Callable[[Any, int, int, int], None]] = []
        self.scorings: list[Callable[[Any, int], None]] = []
        self.token_ends: list[Callable[[Any, int], None]] = []
        self.ability_ends: list[Callable[[Any, int], None]] = []
        self.additions: list[Callable[[Any, int, int], int]] = []
        self.strengths: list[Callable[[Any, int], int]] = []
        self.payings: list[Callable[[Any, int, int], list[int]]] = []
        self.drawings: list[Callable[[Any, int, int], int]] = []
        self.hand_sizes: list[Callable[[Any, int], int]] = []
        self.revealings: list[Callable[[Any, int], None]] = []
        self.improvings: list[Callable[[Any], None]] = []
        self.clearings: list[Callable[[Any, int], None]] = []
        self.season_ends: list[Callable[[Any], None]] = []
        self.tellings: list[Callable[[Any, int], list[tuple[str, int, int]]]] = []
        self.hidings: list[Callable[[Any, int], None]] = []
        self.dealings: list[Callable[[Any, Any], None]] = []

    def place(self, pile: Pile, which: int = 0) -> int:
        """Where a pile lies: that of a manager, or of a matchup, where each has one."""
        return self.places[pile.number] + (which if pile.each or pile.at_matchups else 0)

    def power(self, t: Any, card: int, power: int) -> int:
        """Star Power with the marks on the card and what else bears on it, never below zero."""
        for number, each in self.powers:
            power += each * t.marks[number][card]
        for hook in self.strengths:
            power += hook(t, card)
        return max(power, 0)

    # --- Moments, in the order of a season ---------------------------------------------------------------------

    def set_up(self, t: Any) -> None:
        """All cards lie in their piles, shuffled; the first week has not begun."""
        for hook in self.set_ups:
            hook(t)

    def hand_size(self, t: Any, seat: int) -> int:
        """How many cards more a manager draws up to, or fewer, when hands are replenished."""
        more = 0
        for hook in self.hand_sizes:
            more += hook(t, seat)
        return more

    def kick_off(self, t: Any) -> None:
        for hook in self.kick_offs:
            hook(t)

    def committed(self, t: Any, card: int, matchup: int) -> None:
        """A player was committed and lies there; nothing else has happened yet."""
        for hook in self.commitments:
            hook(t, card, matchup)

    def reel_settled(self, t: Any) -> None:
        """Two managers: the highlights that nobody uses have left (TM 9.2.1)."""
        for hook in self.settlings:
            hook(t)

    def laid_open(self, t: Any, card: int) -> None:
        """A card is about to leave a hand in everyone's sight."""
        for hook in self.layings:
            hook(t, card)

    def entered(self, t: Any, card: int, matchup: int, how: int) -> None:
        """A player has come to a matchup: committed, fielded or moved."""
        for hook in self.enterings:
            hook(t, card, matchup, how)

    def moved(self, t: Any, card: int, matchup: int, by: int) -> None:
        """A manager has moved a player to a matchup, and ``entered`` is over."""
        for hook in self.movings:
            hook(t, card, matchup, by)

    def skills_of(self, t: Any, card: int, printed: tuple[int, ...]) -> tuple[int, ...]:
        """The skills that a player has, beside or in place of those printed on his card."""
        for hook in self.skillings:
            printed = hook(t, card, printed)
        return printed

    def asks_first(self, t: Any, card: int, skill: int) -> bool:
        """Whether a mechanic asks before a player uses a skill, and goes on by itself."""
        for hook in self.skill_questions:
            if hook(t, card, skill):
                return True
        return False

    def skill_used(self, t: Any, card: int, skill: int) -> None:
        for hook in self.skill_uses:
            hook(t, card, skill)

    def downed(self, t: Any, card: int, agent: int, by: int) -> None:
        """A player went down: who tackled him, or -1, and which manager brought it about, or -1."""
        for hook in self.downings:
            hook(t, card, agent, by)

    def injured(self, t: Any, card: int, agent: int, matchup: int) -> None:
        """A player was injured at a matchup, and has left it."""
        for hook in self.injuries:
            hook(t, card, agent, matchup)

    def left(self, t: Any, card: int, matchup: int) -> None:
        """A player is about to leave the pitch: injured, ejected, or because the matchup is over."""
        for hook in self.leavings:
            hook(t, card, matchup)
        for mark in self.marks:
            if not mark.stays:
                t.marks[mark.number][card] = 0

    def carrier_changed(self, t: Any, matchup: int, card: int, before: int) -> None:
        """Somebody else has the ball, or nobody: who, and who had it; below zero where nobody."""
        for hook in self.carriers:
            hook(t, matchup, card, before)

    def scoring_begins(self, t: Any, matchup: int) -> None:
        for hook in self.scorings:
            hook(t, matchup)

    def tokens_done(self, t: Any, matchup: int) -> None:
        """What comes last in the step of cheating tokens, where there are any."""
        for hook in self.token_ends:
            hook(t, matchup)

    def abilities_done(self, t: Any, matchup: int) -> None:
        """What comes behind the abilities of the Scoreboard phase and before the winner."""
        for hook in self.ability_ends:
            hook(t, matchup)

    def total(self, t: Any, seat: int, matchup: int) -> int:
        """What is added to the Star Power of a team at a matchup."""
        total = 0
        for hook in self.additions:
            total += hook(t, seat, matchup)
        return total

    def paid_beside(self, t: Any, matchup: int, side: int) -> list[int]:
        """What a team zone pays beside its section of the highlight: amounts by the number of the icon, or nothing."""
        for hook in self.payings:
            amounts = hook(t, matchup, side)
            if amounts:
                return amounts
        return []

    def drawing(self, t: Any, seat: int, kind: int) -> int:
        """How many cards more a manager draws for a payout, or fewer."""
        more = 0
        for hook in self.drawings:
            more += hook(t, seat, kind)
        return more

    def revealed(self, t: Any, seat: int) -> None:
        """A manager has revealed his improvement pile."""
        for hook in self.revealings:
            hook(t, seat)

    def improved(self, t: Any) -> None:
        """All managers have revealed their improvement piles."""
        for hook in self.improvings:
            hook(t)

    def cleared(self, t: Any, matchup: int) -> None:
        for hook in self.clearings:
            hook(t, matchup)

    def season_end(self, t: Any) -> None:
        """The last week and the end-of-game abilities are over, and nobody has won yet."""
        for hook in self.season_ends:
            hook(t)

    def extras(self, t: Any, matchup: int) -> list[tuple[str, int, int]]:
        """What lies at a matchup beside its card and ball: a name, how many, and a card (or -1)."""
        found: list[tuple[str, int, int]] = []
        for hook in self.tellings:
            found += hook(t, matchup)
        return found

    # --- What may be known -----------------------------------------------------------------------------------

    def hide(self, t: Any, seat: int) -> None:
        """Take out of a view's own table what the seat may not know."""
        for hook in self.hidings:
            hook(t, seat)

    def deal(self, t: Any, dice: Any) -> None:
        """Put something that could be so where it was taken out."""
        for hook in self.dealings:
            hook(t, dice)
