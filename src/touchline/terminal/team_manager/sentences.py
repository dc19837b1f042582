"""Sentences: what happened, as a log tells it to one seat.

A ``Story`` is told every event in order, because a log speaks of matchups as they were when it happened. What the
seat may not know is not in the events it gets, and so cannot be in the sentences.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from touchline.table.event import Event
from touchline.table.registry import Registry
from touchline.table.table import SPECTATOR
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.names import (
    EV_ABILITY_USED,
    EV_DRAWN,
    EV_FANS_GAINED,
    EV_FANS_LOST,
    EV_HAND_DRAWN,
    EV_HIGHLIGHT_REPLACED,
    EV_HIGHLIGHT_REVEALED,
    EV_SKILL_USED,
    EV_SPIKE_REVEALED,
    EV_TACKLE_SUCCEEDED,
    EV_TOKEN_DISCARDED,
    EV_TOKEN_MOVED,
    EV_TOKEN_PEEKED,
    EV_WEEK_BEGINS,
)
from touchline.team_manager.state import LEFT, TOURNAMENT_AT, ZONE, ZONES
from touchline.team_manager.words import DIE_WORDS, HIGHLIGHT, TACKLE
from touchline.terminal.sentence import Sentence

SKILLS: Final = ("cheating", "passing", "sprinting", "tackling", "any skill")
HIGHLIGHT_SECTIONS: Final = ("left", "central", "right")
TOURNAMENT_SECTIONS: Final = ("winner’s", "runner-up", "LOSE!")
A_CARD: Final = "a card"
_TOKEN_EVENTS: Final = (EV_TOKEN_PEEKED, EV_TOKEN_DISCARDED, EV_TOKEN_MOVED)
_ONE: Final = re.compile(r"\b1 ((?:more |fewer )?)(fan|card|token|week|cheating token)s\b")


class Story:
    """The events of a game, told to one seat (or to those who only watch)."""

    def __init__(self, registry: Registry, catalogue: Catalogue, teams: Sequence[int], seat: int = SPECTATOR) -> None:
        self.registry = registry
        self.catalogue = catalogue
        self.teams = teams
        self.bit = 1 << seat
        self.matchups: dict[int, str] = {}
        self.spike = A_CARD

    def tell(self, event: Event) -> Sentence:
        """One event as one sentence."""
        event = event.for_audience(self.bit)
        self.remember(event)
        text = self.registry.events[event.kind].text
        if event.face < 0 and event.kind in _TOKEN_EVENTS:
            text = text.replace(": {card}", "")
        card = self.card_name(event.face)
        if event.card < 0 and event.kind in (EV_FANS_GAINED, EV_FANS_LOST):
            card = self.spike  # only a headline pays without a card of its own
        elif event.kind == EV_ABILITY_USED:
            card += self.ability(event.face, event.amount)
        amount = event.amount
        slots: dict[str, object] = {
            "seat": self.seat_name(event.seat),
            "card": card,
            "other": self.card_name(event.other_face),
            "amount": amount,
            "zone": self.zone_name(amount),
            "matchup": self.matchups.get(amount, "the matchup"),
            "skill": word(SKILLS, amount),
            "powers": f"{amount >> 8} against {signed(amount & 255)}",
            "dice": self.dice(amount),
            "die": word(DIE_WORDS, amount),
            "section": self.section(event.face, amount),
        }
        sentence = text.format(**slots)
        sentence = _ONE.sub(r"1 \1\2", sentence[:1].upper() + sentence[1:])
        return Sentence(sentence, event.rule, event.kind == EV_WEEK_BEGINS)

    def remember(self, event: Event) -> None:
        """Keep the names of the week's matchups."""
        if event.kind in (EV_HIGHLIGHT_REVEALED, EV_HIGHLIGHT_REPLACED):
            self.matchups[event.amount] = self.card_name(event.face)
        elif event.kind == EV_SPIKE_REVEALED:
            self.spike = self.card_name(event.face)
            self.matchups = {TOURNAMENT_AT: self.spike}

    def digest(self, events: Iterable[Event]) -> list[Sentence]:
        """Events as a reader wants them: draws for a new hand in one line, the reel in one line, nothing said twice."""
        lines: list[Sentence] = []
        drawn: list[str] = []
        reel: list[str] = []
        waiting: list[Sentence] = []  # single draws, until it is known whether they make up a hand
        for event in events:
            kind = event.kind
            seen = event.for_audience(self.bit).face
            line = self.tell(event)
            if kind == EV_DRAWN:
                drawn.append(self.card_name(seen) if seen >= 0 else "")
                waiting.append(line)
                continue
            if kind == EV_HAND_DRAWN:
                names = [name for name in drawn[-event.amount :] if name]
                if names:
                    line.text = line.text.rstrip(".") + f": {', '.join(names)}."
                waiting = waiting[: len(waiting) - event.amount]
            lines += waiting
            waiting = []
            drawn = []
            if kind == EV_HIGHLIGHT_REVEALED:
                reel.append(self.card_name(seen))
                if len(reel) > 1:
                    lines[-1].text = f"Highlights: {', '.join(reel)}."
                    continue
            else:
                reel = []
            if kind == EV_TACKLE_SUCCEEDED or (kind == EV_SKILL_USED and event.amount == TACKLE):
                continue
            lines.append(line)
        return lines + waiting

    # --- Slots ------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        return self.catalogue.team_names[self.teams[seat]] if 0 <= seat < len(self.teams) else "nobody"

    def card_name(self, face: int) -> str:
        return self.catalogue.names[face] if face >= 0 else A_CARD

    def zone_name(self, zone: int) -> str:
        matchup, side = divmod(zone - ZONE, ZONES)
        name = self.matchups.get(matchup, "the matchup")
        if matchup == TOURNAMENT_AT:
            return name
        return f"{name} ({'left' if side == LEFT else 'right'})"

    def dice(self, amount: int) -> str:
        first = word(DIE_WORDS, amount >> 4 & 15)
        return first if amount >> 8 == 1 else f"{first} and {word(DIE_WORDS, amount & 15)}"

    def ability(self, face: int, index: int) -> str:
        """`` (Dodge)`` where the ability used has a name."""
        abilities = self.catalogue.abilities[face] if face >= 0 else ()
        named = abilities[index].named if 0 <= index < len(abilities) else ""
        return f" ({self.catalogue.ability_names[named]})" if named else ""

    def section(self, face: int, amount: int) -> str:
        highlight = face >= 0 and self.catalogue.kinds[face] == HIGHLIGHT
        return word(HIGHLIGHT_SECTIONS if highlight else TOURNAMENT_SECTIONS, amount)


def word(words: Sequence[str], at: int) -> str:
    return words[at] if 0 <= at < len(words) else str(at)


def signed(byte: int) -> int:
    """A small number written in eight bits."""
    return byte - 256 if byte > 127 else byte
