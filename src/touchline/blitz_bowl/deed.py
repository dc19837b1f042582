"""The record of an Action under way: who, what, at whom, and what came of it (BB 3.3.5).

One Action can lie inside another: a free Action in what was earned, or an interrupt. ``t.deeds`` has them all, the
innermost last.
"""

from touchline.blitz_bowl import actions


class Deed:
    """An Action under way."""

    __slots__ = (
        "action",
        "actor",
        "aim",
        "answer",
        "balls",
        "dice",
        "free",
        "granted",
        "holders",
        "kinds",
        "markers",
        "noted",
        "rolled",
        "squares",
        "start",
        "target",
        "throw",
        "thrown",
        "traits",
    )

    def __init__(self) -> None:
        self.actor: int = -1
        self.action: int = -1
        self.free: bool = False
        self.target: int = -1
        self.noted: int = 0  # bits of ``noted.py``
        self.balls: tuple[int, ...] = ()  # where the balls were when it began, up to the last one in play
        self.holders: tuple[int, ...] = ()  # the opponents who held them, likewise
        self.traits: int = 0  # of the actor, with all that cards add
        self.throw: int = 0  # Throw Value from a card, or 0
        self.squares: int = 0  # the most it may move
        self.dice: int = 0  # block dice from a card, or 0
        self.rolled: tuple[int, ...] = ()  # the faces of the block dice as they lie
        self.start: int = -1  # the square where the actor was
        self.markers: int = 0  # a bit for each opponent who Marked the actor
        self.granted: int = 0  # a bit for each free Action already taken up
        self.answer: int = -1  # the bonus play that answered
        self.thrown: int = -1  # the team-mate thrown
        self.kinds: int = 0  # kinds of Action the actor has made this turn, free ones not counted
        self.aim: int = -1  # the square a team-mate is thrown to

    def fields(self) -> tuple[int | tuple[int, ...], ...]:
        """All of it, in the order of positions."""
        return (
            self.actor,
            self.action,
            self.free,
            self.target,
            self.noted,
            self.balls,
            self.holders,
            self.traits,
            self.throw,
            self.squares,
            self.dice,
            self.rolled,
            self.start,
            self.markers,
            self.granted,
            self.answer,
            self.thrown,
            self.kinds,
            self.aim,
        )

    def copy(self) -> "Deed":
        other = Deed.__new__(Deed)
        other.actor = self.actor
        other.action = self.action
        other.free = self.free
        other.target = self.target
        other.noted = self.noted
        other.balls = self.balls
        other.holders = self.holders
        other.traits = self.traits
        other.throw = self.throw
        other.squares = self.squares
        other.dice = self.dice
        other.rolled = self.rolled
        other.start = self.start
        other.markers = self.markers
        other.granted = self.granted
        other.answer = self.answer
        other.thrown = self.thrown
        other.kinds = self.kinds
        other.aim = self.aim
        return other


def copies_of(deeds: list[Deed]) -> list[Deed]:
    if len(deeds) == 1:
        return [deeds[0].copy()]
    return [deed.copy() for deed in deeds]


def bit_of(action: int) -> int:
    """Of the kinds of Action: throwing a team-mate is a Throw (BB 11.2.1)."""
    return 1 << (actions.THROW if action == actions.THROW_TEAM_MATE else action)
