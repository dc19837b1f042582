"""Cards in positions: piles, spaces, and what is known of each card."""

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.name_reader import NameReader, entries
from touchline.blitz_bowl.position import COMMON_PILES, FROM_THE_TOP, knowledge, places_of
from touchline.blitz_bowl.state import BOX, DECK, DISCARD, SPACES
from touchline.table.errors import instead
from touchline.table.naming import read_seats
from touchline.table.position import NUMBERED, Line


class CardReader(NameReader):
    """Reads where the cards are."""

    def __init__(self, lines: list[Line], path: str, written: int) -> None:
        super().__init__(lines, path, written)
        self.phase: str = ""
        self.handles: bool = False  # whether cards are named with handles
        self.deck_ends: bool = False  # nothing lies under the cards named

    def read_pile(self, place: int, text: str) -> None:
        words = entries(text)
        if place == DECK and words and words[-1] == "end":
            self.deck_ends = True
            words.pop()
        cards = [self.card(word) for word in words]
        for card in cards:
            self.check_place(card, place)
        if place in FROM_THE_TOP:
            cards.reverse()
        self.t.piles[place] = tuple(cards)

    def check_place(self, card: int, place: int) -> None:
        t = self.t
        event = t.catalogue.fronts[t.face[card]] < 0
        name = t.catalogue.face_ids[t.face[card]]
        lines = {number: name for name, number in COMMON_PILES}
        where = lines.get(place, "hand")
        if event and (place not in (DECK, BOX) and where != "events"):
            raise self.bad(f"{name!r} is a random event; it lies in the deck, among the events drawn or in the box.")
        if not event and (place == BOX or where == "events"):
            raise self.bad(f"{name!r} is a challenge card, no random event.")
        if event and place == DECK and self.phase == "set-up":
            raise self.bad("Before set-up random events lie in the box; name those to be used first in a line 'box:'.")

    def read_spaces(self, text: str) -> None:
        words = entries(text)
        if len(words) > SPACES:
            raise self.bad(f"There are {SPACES} spaces for active challenge cards, not {len(words)}.")
        for space, word in enumerate(words):
            if word != "-":
                card = self.card(word)
                if self.t.catalogue.fronts[self.t.face[card]] < 0:
                    raise self.bad(f"{word!r} is a random event, no challenge card.")
                self.t.lay_active(space, card)

    def card(self, word: str) -> int:
        """The handle a word stands for, each once."""
        name, mark, number = word.partition("#")
        t = self.t
        if mark:
            ids = t.catalogue.face_ids
            if name not in ids:
                raise self.bad(f"There is no card {name[:60]!r}{instead(name, ids)}")
            card = self.handle(number)
            t.face[card] = ids.index(name)
            self.handles = True
        else:
            card = self.find(name)
        self.taken[card] = True
        return card

    def find(self, name: str) -> int:
        """A card that nobody has named yet: by both sides, by its challenge, or by its bonus play."""
        t = self.t
        found = [card for card in range(len(t.face)) if name in card_names(t.catalogue, t.face[card])]
        for card in found:
            if not self.taken[card]:
                return card
        if found:
            raise self.bad(f"There is no {name!r} left; the deck has {len(found)} of them, and all are named already.")
        known = [word for face in range(len(t.catalogue.face_ids)) for word in card_names(t.catalogue, face)]
        raise self.bad(f"There is no card {name[:60]!r}{instead(name, known)}")

    def read_note(self, key: list[str], value: str) -> None:
        """What is known of a card, where that does not follow from its place."""
        word = key[0] if len(key) == 1 else ""
        name, mark, number = word.partition("#")
        t = self.t
        if mark:
            card = self.number(number, 0, len(t.face) - 1)
        else:
            found = [one for one in range(len(t.face)) if name in card_names(t.catalogue, t.face[one])]
            if len(found) != 1:
                raise self.bad("A note names its card, such as 'note get-moving/sprint: known 1 2'.")
            card = found[0]
        self.notes.append((card, value, self.here))

    def apply_note(self, card: int, text: str) -> None:
        t = self.t
        words = text.split()
        if words == ["seen"]:
            t.note_front(card, t.catalogue.fronts[t.face[card]])
        elif words == ["unseen"]:
            t.note_front(card, -1)
        elif len(words) == 2 and words[0] == "known" and self.format == NUMBERED:
            t.known[card] = self.number(words[1], 0, 255) & t.all
        elif len(words) >= 2 and words[0] == "known":
            t.known[card] = read_seats(words[1:]) & t.all
        else:
            raise self.bad("A note says 'seen', 'unseen' or 'known' and the seats that know both sides.")

    def lay_cards(self) -> None:
        """Cards that nobody has named: challenges under the rest of the deck, events in the box."""
        t = self.t
        if self.handles and sorted(t.face) != sorted(t.catalogue.deck_faces + t.catalogue.event_faces):
            raise self.bad("The cards named with handles are not those of the deck; leave out all the handles.")
        fronts = t.catalogue.fronts
        rest = [card for card in range(len(t.face)) if not self.taken[card]]
        challenges = tuple(card for card in reversed(rest) if fronts[t.face[card]] >= 0)
        under = DISCARD if self.deck_ends else DECK
        t.piles[under] = challenges + t.piles[under]
        t.piles[BOX] += tuple(card for card in rest if fronts[t.face[card]] < 0)
        if self.phase == "set-up":
            return
        for card, place in enumerate(places_of(t)):
            t.known[card], front = knowledge(t, card, place)
            t.note_front(card, front)
        self.apply_notes()
        t.suspect()


def card_names(catalogue: Catalogue, face: int) -> list[str]:
    """The names by which a card can be called: both sides, its challenge, its bonus play."""
    full = catalogue.face_ids[face]
    if catalogue.fronts[face] < 0:
        return [full]
    return [full, catalogue.challenges[catalogue.fronts[face]].id, catalogue.plays[catalogue.backs[face]].id]
