"""What the things of a match are called in one language, and what people type for them in any."""

from collections.abc import Iterator, Sequence
from typing import Final

from touchline.blitz_bowl import actions, block_die
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.speech import action_called, player_called
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.text import name_of
from touchline.table.languages import ENGLISH, languages, messages
from touchline.terminal.blitz_bowl.sentences import check_words, coach_called
from touchline.terminal.blitz_bowl.things import GAME
from touchline.terminal.blitz_bowl.tokens import tokens_of
from touchline.terminal.folded import folded
from touchline.terminal.speech import Speech

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


# --- What they are called ---------------------------------------------------------------------------------------------


class Names:
    """What the things of one table are called in one language."""

    def __init__(self, t: Match, language: str = ENGLISH) -> None:
        self.t = t
        self.cards = t.catalogue
        self.language = language
        self.speech = Speech(GAME, language)

    def of(self, kind: str, id_: str) -> str:
        return name_of(self.cards, kind, id_, self.language)

    def coach(self, seat: int) -> str:
        return coach_called(self.cards, teams_of(self.t), seat, self.speech)

    def player(self, player: int) -> str:
        return player_called(self.cards, self.t.role, self.t.edge, player, self.language)

    def position(self, role: int) -> str:
        one = self.cards.positions[role]
        return self.of("positions", f"{self.cards.teams[one.team]}/{one.id}")

    def action(self, action: int) -> str:
        return action_called(self.cards, actions.NAMES[action], self.language)

    def face(self, face: int) -> str:
        return self.cards.texts[self.language][f"face.{block_die.NAMES[face]}"]

    def challenge(self, card: int) -> str:
        return self.of("challenges", self.cards.challenges[self.t.front[card]].id)

    def play(self, card: int) -> str:
        return self.of("bonus-plays", self.t.play_of(card).id)

    def card(self, card: int) -> str:
        """The challenge on its front, or what is known of it."""
        t = self.t
        if t.front[card] >= 0:
            return self.challenge(card)
        if t.face[card] >= 0 and self.cards.fronts[t.face[card]] < 0:
            return self.event(card)
        return self.speech.word("story", "hidden")

    def event(self, card: int) -> str:
        return self.of("events", self.cards.events[self.cards.backs[self.t.face[card]]].id)

    def in_line(self, text: str) -> str:
        """Lines of a card one after another."""
        return self.speech.own.listed(text.split("\n"), "lines")

    def check(self, die: int, value: int, minus: bool) -> str:
        return check_words(self.speech, die, value, minus)


def teams_of(t: Match) -> list[int]:
    return list(t.teams) if len(t.teams) == t.seats else [-1] * t.seats


# --- What people type -------------------------------------------------------------------------------------------------


def in_order(cards: Catalogue, language: str) -> list[str]:
    """Every language in which names can be typed, the one that is shown first."""
    return list(dict.fromkeys([language, *(one for one in languages() if one in cards.texts)]))


def typed_names(cards: Catalogue, kind: str, id_: str, language: str) -> list[str]:
    """A name in every language, without the mark at its end, which nobody types."""
    return [name_of(cards, kind, id_, one).lower().rstrip("!！") for one in in_order(cards, language)]


def typed_words(cards: Catalogue, key: str, language: str) -> list[str]:
    """A word of the table ``typed`` in every language."""
    return [messages(one, f"{GAME}/terminal").pattern(f"typed.{key}") for one in in_order(cards, language)]


def player_forms(t: Match, player: int, language: str = ENGLISH) -> tuple[str, ...]:
    """``lineman 2``, ``l2``, ``lineman-2``, ``lineman``, and the square he is on if it is nobody's token."""
    all_tokens = tokens_of(t)
    tokens = [token.lower() for token in all_tokens]
    cards, role = t.catalogue, t.roles[player]
    called = [player_called(cards, t.role, t.edge, player, one).lower() for one in in_order(cards, language)]
    position = f"{cards.teams[role.team]}/{role.id}"
    forms = [*called, tokens[player], t.player_id(player), *typed_names(cards, "positions", position, language)]
    if t.square[player] >= 0 and square_name(t.square[player]) not in tokens:
        forms.append(square_name(t.square[player]))
    return tuple(dict.fromkeys(forms))


def action_forms(cards: Catalogue, action: int, language: str = ENGLISH) -> tuple[str, ...]:
    """``run``, ``ラン``"""
    others = [one for one in in_order(cards, language) if one != ENGLISH]
    called = [action_called(cards, actions.NAMES[action], one).lower() for one in others]
    english = ACTION_FORMS[action]
    return tuple(dict.fromkeys([*english, *called] if language == ENGLISH else [*called, *english]))


def action_names(t: Match, player: int, action: int, free: bool, language: str = ENGLISH) -> tuple[str, ...]:
    """``blitzer run``, ``run bz`` …; a free Action is told from others by the word."""
    before = [f"{word} " for word in typed_words(t.catalogue, "free", language)] if free else [""]
    forms = player_forms(t, player, language)
    return tuple(
        name
        for form in forms
        for spoken in action_forms(t.catalogue, action, language)
        for word in before
        for name in (f"{form} {word}{spoken}", f"{word}{spoken} {form}")
    )


def is_said(wanted: str, forms: Sequence[str]) -> bool:
    """Whether somebody has typed one of these, however it is spelt."""
    return any(folded(wanted) == folded(form) for form in forms)


def is_part(wanted: str, names: Sequence[str]) -> bool:
    return any(folded(wanted) in folded(name) for name in names)


def both_orders(words: Sequence[str], forms: Sequence[str]) -> Iterator[str]:
    """``run blitzer`` and ``blitzer run``."""
    for word in words:
        for form in forms:
            yield f"{word} {form}"
            yield f"{form} {word}"
