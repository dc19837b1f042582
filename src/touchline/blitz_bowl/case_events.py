"""Events in the words of a case."""

from touchline.blitz_bowl import events
from touchline.blitz_bowl.card_reader import card_names
from touchline.blitz_bowl.case_words import player_of
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.pitch import square_named
from touchline.blitz_bowl.state import PLAYER_FACE, Match
from touchline.table.case import Unmet
from touchline.table.casebook import and_rule, event_kind, number
from touchline.table.event import Event


def events_like(t: Match, value: str) -> list[Event]:
    """The events so far that fit the words: a kind, players, squares, cards, an amount, and a rule in brackets."""
    text, rule = and_rule(value)
    words = text.split()
    kind = event_kind(REGISTRY, words)
    wanted = facts_of(t, words[1:])
    wanted.rule = rule
    return [event for event in t.events if event.kind == kind and wanted.fit(t, event)]


class Facts:
    """What a case says of an event; what it does not say may be anything."""

    def __init__(self) -> None:
        self.players: list[int] = []  # whom it happened to, and the other one
        self.seat: int = -1
        self.square: int = -1
        self.card: str = ""
        self.amount: int = -1
        self.rule: str = ""

    def fit(self, t: Match, event: Event) -> bool:
        """Whether an event is one of those meant."""
        return (
            (self.seat < 0 or event.seat == self.seat)
            and (self.square < 0 or event.place == self.square)
            and (self.amount < 0 or event.amount == self.amount)
            and (not self.rule or event.rule == self.rule)
            and (not self.card or self.card in cards_told(t, event))
            and (not self.players or event.face >= PLAYER_FACE)
            and [event.card, event.other][: len(self.players)] == self.players
        )


def facts_of(t: Match, words: list[str]) -> Facts:
    """The words after the kind of an event: ``1 blitzer``, ``2``, ``e5``, ``sprint``, ``amount 3``."""
    facts = Facts()
    left = list(words)
    while left:
        word = left.pop(0)
        if word in ("1", "2"):
            if left and left[0] != "amount" and square_named(left[0]) < 0 and not is_card(t, left[0]):
                facts.players.append(player_of(t, [word, left.pop(0)]))
            else:
                facts.seat = int(word) - 1
        elif word == "amount":
            facts.amount = number(left.pop(0))
        elif square_named(word) >= 0:
            facts.square = square_named(word)
        elif is_card(t, word):
            facts.card = word
        else:
            raise Unmet(f"An event has a seat and player, a square, a card or an amount, but not {word!r}.")
    return facts


def is_card(t: Match, word: str) -> bool:
    return any(word in card_names(t.catalogue, face) for face in range(len(t.catalogue.face_ids)))


def cards_told(t: Match, event: Event) -> list[str]:
    """The names of the card that an event is about."""
    if event.kind == events.CHALLENGE_DEALT:
        return [t.catalogue.challenges[event.amount].id]
    return card_names(t.catalogue, event.face) if 0 <= event.face < PLAYER_FACE else []


def touches(t: Match, event: Event, actor: int, word: str) -> bool:
    """Whether an event of somebody's Action names this square or player."""
    if event.card != actor:
        return False
    square = square_named(word)
    if square >= 0:
        return event.place == square
    return event.other >= 0 and t.player_id(event.other) == word
