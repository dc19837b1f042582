"""The course of a week in positions: whose turn it is, what was passed, and records of what is under way."""

from typing import Final

from touchline.table.decision import ARGUMENT_MASK
from touchline.table.errors import BadFile, place_of
from touchline.table.naming import earlier_option, parts_of, read_seats
from touchline.table.position import NUMBERED, Line
from touchline.table.position_reader import PositionReader
from touchline.table.registry import CARD, SEAT
from touchline.team_manager import moments, places, placings, sorts
from touchline.team_manager.earlier_position import read_earlier_note
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.naming import exactly, read_ability, read_argument, read_family, write_card
from touchline.team_manager.position import EXEMPT
from touchline.team_manager.state import Season, Waiting
from touchline.team_manager.tackle_file import read_tackle

OF_CARDS: Final = ("committed", "fall-agent", "tackle", "waiting", "felled", "used")  # lines that name cards


class CourseReader(PositionReader):
    """Reads what happens, where the cards are known."""

    def __init__(self, lines: list[Line], path: str, written: int) -> None:
        super().__init__(REGISTRY, lines, path, written)
        self.t: Season = Season()
        self.later: list[Line] = []  # lines that name cards, read when all of them lie

    def unknown(self, name: str) -> BadFile:
        """That there is no such line."""
        raise NotImplementedError

    def earlier_codes(self, value: str) -> list[int]:
        return [self.earlier_code(word) for word in value.split()]

    def earlier_code(self, word: str) -> int:
        parts = word.split(":")
        if len(parts) != 4 or parts[0] not in REGISTRY.verb_index:
            raise self.bad(f"{word[:40]!r} is no option; it should be a verb and three numbers with colons between.")
        return earlier_option(REGISTRY, parts[0], [self.number(part, 0, ARGUMENT_MASK) for part in parts[1:]])

    def read_course(self, name: str, value: str) -> None:
        """The course of the week."""
        t = self.t
        if name == "week":
            t.week = self.number(value, 0, 99)
        elif name == "coin":
            t.coin = self.number(value, 1, t.seats) - 1
        elif name == "active":
            t.active = read_argument(t, SEAT, value)
        elif name == "passed":
            t.passed = sum(1 << seat for seat in {self.number(word, 1, t.seats) - 1 for word in value.split()})
        elif name == "reel":
            t.reel = self.number(value, 0, places.TOURNAMENT_AT)
        elif name == "extra-highlights":
            t.extra_highlights = self.number(value, 0, places.MOST_HIGHLIGHTS)
        elif name == "keep-highlights":
            t.keep_highlights = self.number(value, 0, 7)
        elif name == "scoring":
            t.scoring = read_argument(t, sorts.MATCHUP, value)
        elif name == "alert":
            for word in value.split():
                t.alert |= 1 << place_of(word, moments.names(), "moment")
        elif name == "fall-by":
            t.fall_by = read_argument(t, SEAT, value)
        elif name == "finished":
            if value not in ("yes", "no"):
                raise self.bad(f"'yes' or 'no' is needed here, not {value[:30]!r}.")
            t.finished = value == "yes"
        elif name == "placing":
            found = [place_of(word, placings.NAMES, "placing") for word in value.replace(",", " ").split()]
            if len(found) != t.seats:
                raise self.bad(f"One placing for each of the {t.seats} seats is needed, not {len(found)}.")
            t.placing[:] = found
        else:
            raise self.unknown(name)

    # --- records of what is under way -------------------------------------------------------------------------

    def read_later(self) -> None:
        for line in self.later:
            self.here = line.number
            self.read_record(line.key, line.value)
            self.check_faces(line.value)

    def read_record(self, name: str, value: str) -> None:
        """A line that names cards; all of them lie where they do."""
        t = self.t
        if name == "committed":
            t.committed = read_argument(t, CARD, value)
        elif name == "fall-agent":
            t.fall_agent = read_argument(t, CARD, value)
        elif name == "tackle":
            t.tackles.append(read_tackle(t, value))
        elif name == "waiting":
            t.pending += [self.waiting_ability(entry.split()) for entry in parts_of(value)]
        elif name == "felled":
            for entry in parts_of(value):
                tackler, victim = exactly(entry.split(), 2, "orc-blitzer#12 human-catcher#46")
                t.felled.append((self.there(tackler), self.there(victim)))
        else:
            t.begun += tuple([self.there(word) for word in parts_of(value)])

    def waiting_ability(self, words: list[str]) -> Waiting:
        exempt = words[2:] == [EXEMPT]
        card, ability = exactly(words[:2] if exempt else words, 2, "one-eye#12 one-eye/1")
        return read_ability(self.t, ability), self.there(card), int(exempt)

    def there(self, word: str) -> int:
        card = read_argument(self.t, CARD, word)
        if card < 0:
            raise self.bad("A card is needed here, such as 'human-catcher#46', not '-'.")
        return card

    def check_faces(self, text: str) -> None:
        """Each card has the name that its handle has in the piles."""
        for word in text.replace(",", " ").split():
            if "#" in word:
                here = write_card(self.t, read_argument(self.t, CARD, word))
                if word != here:
                    raise self.bad(f"{word[:60]!r} is {here!r} here.")

    def apply_note(self, card: int, text: str) -> None:
        t = self.t
        for entry in text.split(","):
            name, _, words = entry.strip().partition(" ")
            if self.format == NUMBERED and read_earlier_note(self, t, card, name, words):
                continue
            if name == "owner":
                t.owner[card] = read_argument(t, SEAT, words.strip())
            elif name == "family":
                t.family[card] = read_family(t, words.strip())
            elif name == "known":
                t.known[card] = read_seats(words.split()) & t.all
            elif name == "turned":
                t.turned[card] = self.number(words, 0, 1)
            else:
                raise self.bad(f"A note says owner, family, known or turned, not {name[:30]!r}.")
