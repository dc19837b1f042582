"""Sentences: what happened in a match, as a log tells it to one seat.

A ``Story`` learns from the events themselves which team sits where: teams may be chosen when the game has begun. What
the seat may not know is not in the events it gets, and so cannot be in the sentences.
"""

import re
from collections.abc import Iterable
from typing import Final

from touchline.blitz_bowl.blocking import dice_of
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.names import (
    EV_BALL_BOUNCED,
    EV_BLOCK_DECLARED,
    EV_BLOCK_ROLLED,
    EV_CHALLENGE_DEALT,
    EV_CLAIMED,
    EV_DECLARED,
    EV_LANDED,
    EV_MOVED,
    EV_PLACED,
    EV_RESULT_APPLIED,
    EV_TEAM,
    EV_TURN_BEGINS,
)
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import PLAYER_FACE, SEATS
from touchline.blitz_bowl.throwing import DIE_BITS
from touchline.blitz_bowl.words import ACTION_WORDS, BLOCK, FACE_WORDS, FOUL_WORDS, MARK, RUN, SIDESTEP, THROW_TEAM_MATE
from touchline.table.event import Event
from touchline.table.registry import Registry
from touchline.table.table import SPECTATOR
from touchline.terminal.sentence import Sentence

MOVES: Final = {
    RUN: "{player} runs to {square}.",
    MARK: "{player} moves to {square} to Mark.",
    SIDESTEP: "{player} sidesteps to {square}.",
    BLOCK: "{player} follows up to {square}.",
}
LANDINGS: Final = ("{player} comes down badly at {square}.", "{player} lands at {square}.", "{player} hits {other}.")
HIDDEN: Final = "a hidden card"
_ONE: Final = re.compile(r"\b1 more points\b")
_SHOUT: Final = re.compile(r"!\.")  # many names end with an exclamation mark


class Story:
    """The events of a match, told to one seat (or to those who only watch).

    ``teams`` is the team of each seat, -1 where it is not known yet; it is shared with whoever wants to know.
    """

    def __init__(self, registry: Registry, catalogue: Catalogue, teams: list[int], seat: int = SPECTATOR) -> None:
        self.registry = registry
        self.catalogue = catalogue
        self.teams = teams
        self.bit = 1 << seat

    def tell(self, event: Event) -> Sentence:
        """One event as one sentence."""
        event = event.for_audience(self.bit)
        self.learn(event)
        text = self.registry.events[event.kind].text
        if event.kind == EV_MOVED:
            text = MOVES.get(event.amount, text)
        elif event.kind == EV_LANDED:
            text = LANDINGS[event.amount]
        for slot in re.findall(r"\{(\w+)\}", text):
            text = text.replace(f"{{{slot}}}", self.slot(slot, event))
        text = text[:1].upper() + text[1:]
        return Sentence(neat(text), event.rule, event.kind == EV_TURN_BEGINS)

    def learn(self, event: Event) -> None:
        """Which team sits where."""
        if event.kind == EV_TEAM:
            self.teams[event.seat] = event.amount
        elif event.kind == EV_PLACED and event.face >= PLAYER_FACE:
            self.teams[event.seat] = self.catalogue.positions[event.face - PLAYER_FACE].team

    # --- Several events in one sentence -----------------------------------------------------------------------

    def digest(self, events: Iterable[Event]) -> list[Sentence]:
        """Events as a reader wants them: a whole Run, a line-up or a roll in one sentence, nothing said twice."""
        lines: list[Sentence] = []
        before: Event | None = None
        gathered: list[str] = []
        for event in events:
            line = self.tell(event)
            if event.kind == EV_DECLARED and event.amount != THROW_TEAM_MATE:
                continue  # what comes of it is told
            if before is not None and says_no_more(before, event):
                continue
            if before is not None and self.goes_on(before, event):
                gathered.append(self.further(event))
                lines[-1].text = neat(self.joined(event, gathered, lines[-1].text))
            else:
                gathered = [self.further(event)]
                if event.kind == EV_CLAIMED:
                    line.text = neat(line.text + self.brought(event))
                lines.append(line)
            before = event
        return lines

    def goes_on(self, before: Event, event: Event) -> bool:
        """Whether an event is part of what was told last."""
        kind = event.kind
        if kind == EV_BLOCK_ROLLED:
            return before.kind == EV_BLOCK_DECLARED
        if kind != before.kind:
            return False
        if kind == EV_MOVED:
            return event.card == before.card and event.amount == before.amount and event.amount in (RUN, MARK)
        if kind == EV_PLACED:
            return event.seat == before.seat
        return kind in (EV_CHALLENGE_DEALT, EV_BALL_BOUNCED)

    def further(self, event: Event) -> str:
        """What one more event adds."""
        if event.kind == EV_PLACED:
            return f"{self.short_name(event.card, event.face)} {square_name(event.place)}"
        if event.kind == EV_CHALLENGE_DEALT:
            return self.slot("challenge", event)
        return square_name(event.place) if event.place >= 0 else ""

    def joined(self, event: Event, gathered: list[str], text: str) -> str:
        if event.kind == EV_BLOCK_ROLLED:
            return f"{text.rstrip('.')}: {self.slot('dice', event)}."
        if event.kind == EV_PLACED:
            return f"{self.slot('coach', event)} lines up: {', '.join(gathered)}."
        if event.kind == EV_CHALLENGE_DEALT:
            return f"New challenges: {', '.join(gathered)}."
        if event.kind == EV_BALL_BOUNCED:
            return f"The ball bounces to {', '.join(gathered)}."
        return self.tell(event).text

    def brought(self, event: Event) -> str:
        """The bonus play on the back, for the coach who may see it."""
        seen = event.for_audience(self.bit).face
        return f" The bonus play is {self.play_name(seen)}." if seen >= 0 else ""

    # --- Slots ------------------------------------------------------------------------------------------------

    def slot(self, name: str, event: Event) -> str:
        """What a slot of a sentence holds."""
        if name in ("coach", "player", "other", "card", "square"):
            return self.thing(name, event)
        amount = event.amount
        cards = self.catalogue
        if name == "challenge":
            return cards.challenges[amount].name
        if name == "face":
            return FACE_WORDS[amount]
        if name == "dice":
            return ", ".join(FACE_WORDS[face] for face in dice_of(amount))
        if name == "check":
            return check_words(amount & 15, amount >> DIE_BITS & 15, bool(amount >> 2 * DIE_BITS))
        if name == "armour":
            return check_words(amount >> DIE, amount & 15, bool(amount & MINUS))
        if name == "foul":
            return FOUL_WORDS[amount & 15]
        if name == "action":
            return ACTION_WORDS[amount]
        if name == "arena":
            return cards.arenas[amount].name
        if name == "pitch":
            return cards.pitches[amount].name
        return cards.team_cards[amount].name if name == "team" else str(amount)

    def thing(self, name: str, event: Event) -> str:
        if name == "coach":
            return f"Coach {event.seat + 1}" if event.kind == EV_TEAM else self.coach_name(event.seat)
        if name == "player":
            return self.player_name(event.card, event.face)
        if name == "other":
            return self.player_name(event.other, event.other_face)
        if name == "square":
            return square_name(event.place) if event.place >= 0 else "nowhere"
        return self.play_name(event.face)

    def coach_name(self, seat: int) -> str:
        return coach_name(self.catalogue, self.teams, seat)

    def player_name(self, player: int, face: int) -> str:
        """With the name of his team, because both may have the same positions."""
        if face < PLAYER_FACE:
            return "nobody"
        coach = self.coach_name(self.owner(player))
        name = self.short_name(player, face)
        return name if name.startswith(coach) else f"{coach} {name}"

    def short_name(self, player: int, face: int) -> str:
        """``Lineman 2``, as far as the teams are known."""
        role = face - PLAYER_FACE
        name = self.catalogue.positions[role].name
        seat = self.owner(player)
        if self.teams[seat] < 0 or self.teams[0] < 0:
            return name
        players = self.catalogue.team_cards[self.teams[seat]].players
        same = [n for n, one in enumerate(players) if one == role]
        place = player - (self.edge() if seat else 0)
        return f"{name} {same.index(place) + 1}" if len(same) > 1 and place in same else name

    def edge(self) -> int:
        return len(self.catalogue.team_cards[self.teams[0]].players)

    def owner(self, player: int) -> int:
        """The seat of a player; while the first team is not known, the one whose team is."""
        if self.teams[0] < 0:
            return SEATS - 1
        return 0 if player < self.edge() else 1

    def play_name(self, face: int) -> str:
        """The bonus play on the back of a card, or a random event."""
        if not 0 <= face < PLAYER_FACE:
            return HIDDEN
        cards = self.catalogue
        back = cards.backs[face]
        return cards.events[back].name if cards.fronts[face] < 0 else cards.plays[back].name


def coach_name(catalogue: Catalogue, teams: list[int], seat: int) -> str:
    """A coach by the team; with the seat where both have the same, or none yet."""
    if not 0 <= seat < len(teams):
        return "nobody"
    if teams[seat] < 0:
        return f"Coach {seat + 1}"
    name = catalogue.team_cards[teams[seat]].name
    return f"{name} {seat + 1}" if teams[0] == teams[1] else name


def neat(text: str) -> str:
    return _SHOUT.sub("!", _ONE.sub("1 more point", text))


def says_no_more(before: Event, event: Event) -> bool:
    """Whether a single die applies as it was rolled."""
    if event.kind != EV_RESULT_APPLIED or before.kind != EV_BLOCK_ROLLED:
        return False
    return dice_of(before.amount) == [event.amount]


def check_words(die: int, value: int, minus: bool) -> str:
    """``4 against 3+, passed``, ``4 − 1 against 5+, failed``."""
    passed = passes(die, value, 1 if minus else 0)
    return f"{die}{' − 1' if minus else ''} against {value}+, {'passed' if passed else 'failed'}"
