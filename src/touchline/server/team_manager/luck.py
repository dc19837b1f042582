"""Luck in Team Manager: the dice of tackles and the cheating tokens that players get, in Star Power.

Target Down is worth what the target loses by it, Tackler Down costs what the tackler loses; of two dice the better one
counts for whoever may choose. A token is worth its number or its flags, a whistle costs the player's Star Power.
Dice of headlines and upgrades are left out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Final

from touchline.server.protocol.fields import Text
from touchline.server.replays.luck import Roll, Spread, Step, spread_of, told
from touchline.table.decision import first_of, verb_of
from touchline.table.event import Event
from touchline.table.said import Slot, series
from touchline.team_manager import die, events, families, places, verbs
from touchline.team_manager.speech import CARD, DIE, voice_of
from touchline.team_manager.state import Season

BOTH_APPLY: Final = "TM 4.4.3"
TARGET_CHOOSES: Final = "TM 5.9.7"


@dataclass
class Attempt:
    """A tackle whose dice lie on the table."""

    seat: int
    tackler: int  # faces
    target: int
    tackler_powers: tuple[int, int]  # what he counts now, and what one state further down
    target_powers: tuple[int, int]
    rule: str
    dice: list[int]

    def worth(self, dice: tuple[int, ...]) -> Fraction:
        """What a roll is worth to the tackler's manager."""
        values = [self.of(face) for face in dice]
        if self.rule == BOTH_APPLY:
            return Fraction(self.both(dice))
        return Fraction(min(values) if self.rule == TARGET_CHOOSES else max(values))

    def of(self, face: int) -> int:
        if face == die.TARGET_DOWN:
            return self.target_powers[0] - self.target_powers[1]
        return self.tackler_powers[1] - self.tackler_powers[0] if face == die.TACKLER_DOWN else 0

    def both(self, dice: tuple[int, ...]) -> int:
        """Both dice apply; who is struck twice is gone."""
        value = 0
        for face, powers, sign in (
            (die.TARGET_DOWN, self.target_powers, 1),
            (die.TACKLER_DOWN, self.tackler_powers, -1),
        ):
            struck = dice.count(face)
            if struck:
                value += sign * (powers[0] - (powers[1] if struck == 1 else 0))
        return value


def rolls(start: Season, _end: Season, steps: Iterable[Step]) -> Iterator[Roll]:
    """Every roll that counts, in its order."""
    return Reckoning(start).rolls(steps)


class Reckoning:
    """Goes through what happened, and remembers who is down, what the pool holds and which dice lie there."""

    def __init__(self, start: Season) -> None:
        self.cards = start.catalogue
        self.voice = voice_of(start)
        self.down = {card for card in range(len(start.face)) if start.matchup_of(card) >= 0 and start.turned[card]}
        tokens = [card for card in range(len(start.face)) if start.family[card] == families.TOKENS]
        self.tokens = sorted(start.face[card] for card in tokens)
        self.pool = [start.face[card] for card in start.piles[places.POOL]]
        self.attempts: dict[int, Attempt] = {}

    def rolls(self, steps: Iterable[Step]) -> Iterator[Roll]:
        for step in steps:
            rerolled: list[Event] = []
            for event in step.events:
                if event.kind == events.DICE_REROLLED:
                    rerolled.append(event)
                    continue
                if rerolled:
                    yield self.again(step, rerolled)
                    rerolled = []
                yield from self.of(step, event)
            if rerolled:
                yield self.again(step, rerolled)

    def of(self, step: Step, event: Event) -> Iterator[Roll]:
        if event.kind == events.DICE_ROLLED:
            yield self.tackle(step, event)
        elif event.kind == events.TOKEN_ASSIGNED:
            yield self.token(step, event)
            self.pool.remove(event.face)
        elif event.kind == events.TOKEN_TURNED_UP:
            self.pool.remove(event.face)
        elif event.kind == events.POOL_RESTOCKED:
            self.pool = self.tokens[:]
        elif event.kind == events.DOWNED:
            self.down.add(event.card)
        elif event.kind in (events.STOOD, events.COMMITTED, events.FIELDED, events.INJURED):
            self.down.discard(event.card)

    # --- Tackles ------------------------------------------------------------------------------------------------

    def powers(self, card: int, face: int) -> tuple[int, int]:
        """What a player counts as he is, and one state further down: downed, or gone."""
        downed = self.cards.downed[face]
        return (downed, 0) if card in self.down else (self.cards.standing[face], downed)

    def tackle(self, step: Step, event: Event) -> Roll:
        dice = [event.amount >> 4 & 15, event.amount & 15][: event.amount >> 8]
        attempt = Attempt(
            seat=event.seat,
            tackler=event.face,
            target=event.other_face,
            tackler_powers=self.powers(event.card, event.face),
            target_powers=self.powers(event.other, event.other_face),
            rule=event.rule,
            dice=dice,
        )
        self.attempts[event.card] = attempt
        spread = self.spread(attempt, [None] * len(dice))
        return Roll(step.number, event.seat, attempt.worth(tuple(dice)), spread, self.text(attempt, "tackle"))

    def again(self, step: Step, happened: list[Event]) -> Roll:
        """Some dice of a tackle rolled again: all of them, or the one that was named."""
        attempt = self.attempts[happened[0].card]
        kept: list[int | None] = [None] * len(attempt.dice)
        at = list(range(len(attempt.dice)))
        if len(happened) < len(attempt.dice):
            at = [first_of(step.code) if verb_of(step.code) == verbs.REROLL else 0]
            kept = [None if n in at else face for n, face in enumerate(attempt.dice)]
        for n, event in zip(at, happened, strict=True):
            attempt.dice[n] = event.amount
        spread = self.spread(attempt, kept)
        value = attempt.worth(tuple(attempt.dice))
        return Roll(step.number, attempt.seat, value, spread, self.text(attempt, "reroll"))

    def spread(self, attempt: Attempt, kept: list[int | None]) -> Spread:
        """What a roll can be worth, with the dice that are kept as they lie."""
        faces = [self.cards.die if face is None else (face,) for face in kept]
        return spread_of(attempt.worth(dice) for dice in product(*faces))

    def text(self, attempt: Attempt, what: str) -> Text:
        players = {"tackler": self.card(attempt.tackler), "target": self.card(attempt.target)}
        dice = series("dice", [(DIE, die.NAMES[face]) for face in attempt.dice])
        return told(self.voice, what, {**players, "dice": dice})

    def card(self, face: int) -> Slot:
        return CARD, self.cards.ids[face]

    # --- Tokens -------------------------------------------------------------------------------------------------

    def token(self, step: Step, event: Event) -> Roll:
        power = self.powers(event.other, event.other_face)[0]
        spread = spread_of(self.token_worth(face, power) for face in self.pool)
        text = told(self.voice, "token", {"player": self.card(event.other_face), "token": self.card(event.face)})
        return Roll(step.number, event.seat, self.token_worth(event.face, power), spread, text)

    def token_worth(self, face: int, power: int) -> Fraction:
        cards = self.cards
        return Fraction(cards.token_power[face] + cards.token_fans[face] - (power if cards.token_ejects[face] else 0))
