"""What the things of a season are called in one language: cards, managers, zones, payouts, tokens."""

from collections.abc import Sequence
from typing import Final

from touchline.table.languages import ENGLISH
from touchline.table.messages import formatted
from touchline.table.registry import CARD, PLACE, SEAT
from touchline.team_manager import card_kinds, die, places
from touchline.team_manager.cards import Catalogue, Payout
from touchline.team_manager.payout_icons import ICONS, PayoutIcon
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.state import Season
from touchline.team_manager.text import card_text, face_name, team_name, translated
from touchline.terminal.folded import folded
from touchline.terminal.speech import Speech, spoken

GAME: Final = "team-manager"


class CardNames:
    """What cards are called, and what is printed on them, wherever they lie."""

    def __init__(self, cards: Catalogue, language: str = ENGLISH) -> None:
        self.cards = cards
        self.language = language
        self.speech = Speech(GAME, spoken(language))

    def face(self, face: int) -> str:
        return face_name(self.cards, face, self.language)

    def short_text(self, face: int) -> str:
        """The printed text in one line."""
        return self.in_line(card_text(self.cards, face, self.language))

    def in_line(self, text: str) -> str:
        """Lines of a card one after another; die rows are set off."""
        return self.speech.own.listed(text.split("\n"), "lines")

    def payout(self, choices: Sequence[Payout]) -> str:
        """A payout section: ``2 fans + 1 staff upgrade or 3 fans``."""
        return self.speech.own.listed([self.offer(choice) for choice in choices], "either")

    def offer(self, choice: Payout) -> str:
        words = [self.icons(icon, choice.of(icon)) for icon in ICONS if choice.of(icon)]
        return self.speech.own.listed(words, "payouts") or self.speech.word("options", "no-payout")

    def icons(self, icon: PayoutIcon, number: int) -> str:
        """So many icons of a kind; one that a mechanic brings may have no message."""
        usual = f"{{n, plural, one {{# {icon.one}}} other {{# {icon.many}}}}}"
        return formatted(self.printed(f"icon.{icon.name}", usual), {"n": number}, self.language)

    def token(self, face: int) -> str:
        """What a token shows, in a word."""
        if self.cards.token_ejects[face]:
            return self.speech.say("token.eject")
        if self.cards.token_fans[face]:
            return self.speech.say("token.fans", n=self.cards.token_fans[face])
        return self.speech.say("token.power", n=self.cards.token_power[face])

    def printed(self, key: str, usual: str) -> str:
        """A word that the packs have."""
        return translated(self.cards, self.language, key, usual)

    def skill(self, number: int) -> str:
        """``cheating``"""
        if not 0 <= number < len(SKILLS):
            return str(number)
        return self.printed(f"skill.{SKILLS[number].name}", SKILLS[number].word)

    def die(self, face: int) -> str:
        return self.printed(f"face.{die.NAMES[face].replace('-', '_')}", die.WORDS[face])

    def union(self, union: int) -> str:
        name = self.cards.union_ids[union]
        return self.printed(f"union-short.{name}", name.upper())


class Names(CardNames):
    """What lies on one table, as far as the table knows it."""

    def __init__(self, t: Season, language: str = ENGLISH) -> None:
        super().__init__(t.catalogue, language)
        self.t = t

    def card(self, card: int) -> str:
        face = self.t.face[card] if 0 <= card < len(self.t.face) else -1
        return self.face(face) if face >= 0 else self.speech.word("story", "a-card")

    def seat(self, seat: int) -> str:
        if not 0 <= seat < self.t.seats:
            return self.speech.word("story", "no-one")
        return team_name(self.cards, self.t.teams[seat], self.language)

    def matchup(self, matchup: int) -> str:
        pile = self.matchup_pile(matchup)
        return self.card(pile[-1]) if pile else self.speech.word("story", "a-matchup")

    def quoted_matchup(self, matchup: int) -> str:
        """A matchup within a sentence, told from the words around it where a language does so."""
        return self.speech.quoted(self.matchup(matchup))

    def matchup_pile(self, matchup: int) -> Sequence[int]:
        return self.t.piles[places.SPIKE_PILE if matchup == places.TOURNAMENT_AT else places.MATCHUP + matchup]

    def zone(self, zone: int) -> str:
        """``Bad Snap (left)``"""
        matchup, side = divmod(zone - places.ZONE, places.ZONES)
        name = self.matchup(matchup)
        if matchup == places.TOURNAMENT_AT:
            return name
        return self.speech.word("story", "zone-left" if side == places.LEFT else "zone-right", matchup=name)

    def place(self, place: int) -> str:
        if places.ZONE <= place < places.ON:
            return self.zone(place)
        if places.MATCHUP <= place < places.MATCHUP + places.MATCHUPS:
            return self.matchup(place - places.MATCHUP)
        return str(place)

    def called(self, sort: str, value: int) -> str:
        """What an argument of an option stands for."""
        names = {CARD: self.card, PLACE: self.place, SEAT: self.seat}
        return names[sort](value) if sort in names else str(value)

    def mark_of(self, token: int) -> str:
        """``[?]`` facedown, ``[+2]`` faceup, ``[?+2]`` facedown but seen by this seat."""
        t = self.t
        if t.face[token] < 0:
            return self.speech.say("token.hidden")
        key = "shown" if t.known[token] == t.all else "seen"
        return self.speech.say(f"token.{key}", token=self.token(t.face[token]))

    # --- As people type them ----------------------------------------------------------------------------------

    def has(self, card: int, wanted: str) -> bool:
        """Whether this is part of what a card is called in any language."""
        face = self.t.face[card]
        return face >= 0 and any(folded(wanted) in folded(name) for name in names_of(self.cards, face))

    def matchup_has(self, matchup: int, wanted: str) -> bool:
        pile = self.matchup_pile(matchup)
        return bool(pile) and self.has(pile[-1], wanted)


def names_of(cards: Catalogue, face: int) -> list[str]:
    """What a card is called in all languages."""
    return [cards.names[face], *(face_name(cards, face, language) for language in cards.texts)]


def is_person(cards: Catalogue, face: int) -> bool:
    """Whether a card has Star Power and skills."""
    return cards.kinds[face] in (card_kinds.PLAYER, card_kinds.STAR)
