"""Sentences: what happened, as a log tells it to one seat.

A ``Story`` is told every event in order, because a log speaks of matchups as they were when it happened. What the
seat may not know is not in the events it gets, and so cannot be in the sentences. The messages are those of the page.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from touchline.table.event import Event
from touchline.table.languages import ENGLISH, Filling
from touchline.table.registry import Registry
from touchline.table.table import SPECTATOR
from touchline.team_manager import card_kinds, die, events, icons, places
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.text import ability_name, face_name, team_name, translated
from touchline.terminal.sentence import Sentence
from touchline.terminal.speech import Speech

TOKENS: Final = (events.TOKEN_PEEKED, events.TOKEN_DISCARDED, events.TOKEN_MOVED)
OF_HIGHLIGHTS: Final = ("payout-zone", "payout-centre", "payout-zone")
OF_TOURNAMENTS: Final = ("payout-winner", "payout-runner-up", "payout-lose")


class Story:
    """The events of a game, told to one seat (or to those who only watch)."""

    def __init__(
        self,
        registry: Registry,
        catalogue: Catalogue,
        teams: Sequence[int],
        seat: int = SPECTATOR,
        language: str = ENGLISH,
    ) -> None:
        self.registry = registry
        self.catalogue = catalogue
        self.teams = teams
        self.bit = 1 << seat
        self.language = language
        self.speech = Speech(registry.game, language)
        self.matchups: dict[int, str] = {}
        self.spike = self.card_name(-1)

    def tell(self, event: Event) -> Sentence:
        """One event as one sentence."""
        event = event.for_audience(self.bit)
        self.remember(event)
        name = self.registry.events[event.kind].name
        text = self.speech.event(name, self.key(event, name), self.slots(event))
        return Sentence(text, event.rule, event.kind == events.WEEK_BEGINS)

    def key(self, event: Event, name: str) -> str:
        """The message of an event, where it depends on more than its kind."""
        if event.kind == events.TOKEN_DISCARDED and event.face >= 0 and event.other_face < 0:
            return "token-discarded-loose"
        if event.kind in TOKENS and event.face < 0:
            return f"{name}-hidden"
        if event.kind == events.WINNER and event.amount == places.TOURNAMENT_AT:
            return "cup-won"
        if event.kind == events.PAYOUT:
            highlight = event.face >= 0 and self.catalogue.kinds[event.face] == card_kinds.HIGHLIGHT
            return (OF_HIGHLIGHTS if highlight else OF_TOURNAMENTS)[event.amount]
        return name

    def slots(self, event: Event) -> Filling:
        amount = event.amount
        card = self.card_name(event.face, self.registry.events[event.kind].name.startswith("token"))
        if event.card < 0 and event.kind in (events.FANS_GAINED, events.FANS_LOST):
            card = self.spike  # only a headline pays without a card of its own
        elif event.kind == events.ABILITY_USED:
            card = self.with_ability(card, event.face, amount)
        mine, theirs = str(amount >> 8), f"{signed(amount & 255)}"
        return {
            "seat": self.seat_name(event.seat),
            "card": card,
            "other": self.card_name(event.other_face),
            "amount": amount,
            "zone": self.zone_name(amount),
            "matchup": self.matchup(amount),
            "skill": self.printed("skill", [skill.name for skill in SKILLS], amount),
            "powers": self.speech.word("story", "powers", mine=mine, theirs=theirs),
            "dice": self.dice(amount),
            "die": self.printed("face", die.NAMES, amount),
        }

    def remember(self, event: Event) -> None:
        """Keep the names of the week's matchups."""
        if event.kind in (events.HIGHLIGHT_REVEALED, events.HIGHLIGHT_REPLACED):
            self.matchups[event.amount] = self.card_name(event.face)
        elif event.kind == events.SPIKE_REVEALED:
            self.spike = self.card_name(event.face)
            self.matchups = {places.TOURNAMENT_AT: self.spike}

    def digest(self, happened: Iterable[Event]) -> list[Sentence]:
        """Events as a reader wants them: draws for a new hand in one line, the reel in one line, nothing said twice."""
        lines: list[Sentence] = []
        reel: list[str] = []
        # single draws and new decks between them, until it is known whether the draws make up a hand
        waiting: list[tuple[Sentence, int, str]] = []  # each with its kind and the card, if it may be known
        for event in happened:
            kind = event.kind
            seen = event.for_audience(self.bit).face
            line = self.tell(event)
            if kind == events.DRAWN or (kind == events.DECK_SHUFFLED and waiting):
                waiting.append((line, kind, self.card_name(seen) if seen >= 0 else ""))
                continue
            if kind == events.HAND_DRAWN:
                hand = [at for at, entry in enumerate(waiting) if entry[1] == events.DRAWN][-event.amount :]
                names = [waiting[at][2] for at in hand if waiting[at][2]]
                if names:
                    line.text = self.hand(event, names)
                waiting = [entry for at, entry in enumerate(waiting) if at not in hand]
            lines += [entry[0] for entry in waiting]
            waiting = []
            if kind == events.HIGHLIGHT_REVEALED:
                reel.append(self.card_name(seen))
                if len(reel) > 1:
                    lines[-1].text = self.speech.neat(
                        self.speech.word("story", "highlights", cards=self.speech.listed(reel))
                    )
                    continue
            else:
                reel = []
            if kind == events.TACKLE_SUCCEEDED or (kind == events.SKILL_USED and event.amount == icons.TACKLE):
                continue
            lines.append(line)
        return lines + [entry[0] for entry in waiting]

    def hand(self, event: Event, names: list[str]) -> str:
        """A new hand, as far as its cards may be known."""
        key = "hand-known" if len(names) == event.amount else "hand-some"
        drawn = self.speech.listed(names)
        seat = self.seat_name(event.seat)
        return self.speech.neat(self.speech.word("story", key, seat=seat, amount=event.amount, cards=drawn))

    # --- Slots ------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        if not 0 <= seat < len(self.teams):
            return self.speech.word("story", "no-one")
        return team_name(self.catalogue, self.teams[seat], self.language)

    def card_name(self, face: int, token: bool = False) -> str:
        if face < 0:
            return self.speech.word("story", "a-token" if token else "a-card")
        return face_name(self.catalogue, face, self.language)

    def matchup(self, at: int) -> str:
        return self.matchups.get(at) or self.speech.word("story", "a-matchup")

    def zone_name(self, zone: int) -> str:
        matchup, side = divmod(zone - places.ZONE, places.ZONES)
        name = self.matchup(matchup)
        if matchup == places.TOURNAMENT_AT:
            return name
        return self.speech.word("story", "zone-left" if side == places.LEFT else "zone-right", matchup=name)

    def dice(self, amount: int) -> str:
        first = self.printed("face", die.NAMES, amount >> 4 & 15)
        if amount >> 8 == 1:
            return first
        return self.speech.listed([first, self.printed("face", die.NAMES, amount & 15)], "both")

    def printed(self, table: str, names: Sequence[str], at: int) -> str:
        """A word that the packs have."""
        key = f"{table}.{names[at].replace('-', '_')}" if 0 <= at < len(names) else ""
        return translated(self.catalogue, self.language, key, str(at))

    def with_ability(self, card: str, face: int, index: int) -> str:
        """``Griff Oberwald (Dodge)`` where the ability used has a name."""
        abilities = self.catalogue.abilities[face] if face >= 0 else ()
        named = abilities[index].named if 0 <= index < len(abilities) else ""
        if not named:
            return card
        ability = ability_name(self.catalogue, named, self.language)
        return self.speech.word("story", "with-ability", card=card, ability=ability)


def signed(byte: int) -> int:
    """A small number written in eight bits."""
    return byte - 256 if byte > 127 else byte
