"""Reading positions: text into a season, any mistake in one sentence with its line (see ``position.py``)."""

from touchline.table.dice import scripted
from touchline.table.errors import BadFile, nearest
from touchline.table.position import NUMBERED, Line
from touchline.table.position_reader import UNDER_WAY
from touchline.team_manager import card_kinds, headings, kinds, places, steps
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.course_reader import OF_CARDS, CourseReader
from touchline.team_manager.earlier_position import read_earlier, seat_values
from touchline.team_manager.game import season, team_index
from touchline.team_manager.naming import common_piles, seat_piles
from touchline.team_manager.position import (
    PHASES,
    SEAT_NUMBERS,
    defaults,
    seat_numbers,
)
from touchline.team_manager.scoreboard import end_season
from touchline.team_manager.state import OPTIONAL_RULES, Season


def read_lines(lines: list[Line], path: str, written: int) -> Season:
    """The table of a position of Team Manager."""
    return Reader(lines, path, written).table()


class Reader(CourseReader):
    """Reads the lines of a position into a season."""

    def __init__(self, lines: list[Line], path: str, written: int) -> None:
        super().__init__(lines, path, written)
        self.seat_piles: dict[str, int] = {}
        self.common_piles: dict[str, int] = {}
        self.matchup: int = -1
        self.phase: str = ""
        self.phase_seat: int = -1

    def table(self) -> Season:
        self.read_all()
        return self.t

    def read(self) -> None:
        catalogue = load_catalogue(tuple(self.words("packs")), tuple(self.words("expansions")))
        self.check_digest(catalogue.digest)
        names = self.words("teams")
        teams = tuple(team_index(catalogue, name) for name in names)
        if not 2 <= len(teams) <= places.MOST_SEATS or len(set(teams)) != len(teams):
            raise self.bad("A position needs a line such as 'teams: gouged-eye, reikland-reavers' with 2 to 5 teams.")
        rules = tuple(self.words("rules"))
        known = (*OPTIONAL_RULES, *catalogue.offers)
        for rule in rules:
            if rule not in known:
                raise self.bad(f"There is no optional rule {rule!r}; there are {', '.join(known)}.")
        self.t = season(catalogue, teams, rules, 0, scripted([]))
        self.t.agenda = []
        self.seat_piles = dict(seat_piles(self.t))
        self.common_piles = dict(common_piles(self.t))
        self.taken = [False] * len(self.t.face)
        for line in self.lines:
            self.here = line.number
            self.read_line(line)
        self.finish()
        self.begin(self.t)

    def read_line(self, line: Line) -> None:
        key = line.key.split()
        if not key:
            self.read_step(self.t, line.value)
            return
        name = key[0]
        if name in ("game", "cards", "packs", "expansions", "teams", "rules"):
            return
        self.check_order(name)
        if name in UNDER_WAY:
            self.read_under_way(self.t, name, line.value)
        elif name == "phase":
            self.read_phase(line.value)
        elif name == "note":
            self.read_note(key[1:], line.value)
        elif name in ("mark", "dial"):
            self.read_mechanic(name, " ".join(key[1:]), line.value)
        elif name in SEAT_NUMBERS and len(key) == 1:
            values = seat_values(self, self.t, line.value, -999, 999)
            seat_numbers(self.t)[SEAT_NUMBERS.index(name)][:] = values
        elif name in ("highlight", "tournament", "left", "right", "zone"):
            self.read_matchup(name, key[1:], line.value)
        elif name in self.seat_piles:
            seat = self.seat(key[1:])
            self.read_pile(self.seat_piles[name] + seat, seat, line.value)
        elif name in self.common_piles:
            self.read_pile(self.common_piles[name], -1, line.value)
        elif name == "only":
            self.read_only(key[1:], line.value)
        elif name in OF_CARDS and self.format != NUMBERED:
            self.later.append(line)
        elif not (self.format == NUMBERED and read_earlier(self, self.t, name, line.value)):
            self.read_course(name, line.value)

    # --- numbers ----------------------------------------------------------------------------------------------

    def seat(self, words: list[str]) -> int:
        return self.seat_in(words, self.t.seats, "hand 1:")

    def unknown(self, name: str) -> BadFile:
        words = ["week", "coin", "phase", "note", "highlight", "tournament", "left", "right", "zone", "agenda"]
        words += [*self.seat_piles, *self.common_piles, *SEAT_NUMBERS]
        return self.bad(f"A position has no line {name[:40]!r}{nearest(name, words) or '.'}")

    # --- cards ------------------------------------------------------------------------------------------------

    def read_pile(self, place: int, seat: int, text: str) -> None:
        """The cards of a pile from the top down; they come to lie on what is there already."""
        cards: list[int] = []
        for entry in text.split(","):
            words = entry.split()
            if not words:
                continue
            card = self.card(words[0], seat, place)
            if words[1:] == ["exhausted"] and places.IN_PLAY <= place < places.IMPROVEMENTS:
                self.t.turned[card] = 1
            elif len(words) > 1:
                raise self.bad(f"Only an upgrade in play can be marked 'exhausted', not {' '.join(words[1:])[:30]!r}.")
            cards.append(card)
        for card in reversed(cards):
            self.lay(card, place)

    def read_only(self, key: list[str], text: str) -> None:
        """A common pile that has these cards and no others; whatever else was in it lies in the box."""
        if len(key) != 1 or key[0] not in self.common_piles:
            raise self.bad(f"'only' stands before one of {', '.join(self.common_piles)}, as in 'only staff:'.")
        place = self.common_piles[key[0]]
        for card in self.t.piles[place]:
            self.lay(card, places.BOX)
        self.read_pile(place, -1, text)

    def face(self, name: str) -> int:
        """A face by its id, or by its name with blanks."""
        cards = self.t.catalogue
        if name in cards.index:
            return cards.index[name]
        raise self.bad(f"There is no card {name[:60]!r}{nearest(name, cards.index) or '.'}")

    def card(self, word: str, seat: int, place: int) -> int:
        """The handle a word stands for, each once."""
        name, mark, number = word.partition("#")
        face = self.face(name)
        t = self.t
        if mark:
            card = self.handle(number)
            t.face[card] = face
        else:
            card = self.find(face, seat)
            if card < 0:
                raise self.bad(f"There is no {name} left to be placed here.")
        self.taken[card] = True
        return card

    def find(self, face: int, seat: int) -> int:
        """A card with this face that nobody has named yet: the manager's own first."""
        t = self.t
        found = [card for card in range(len(t.face)) if t.face[card] == face and not self.taken[card]]
        own = [card for card in found if t.owner[card] == seat]
        chosen = own or found
        return chosen[0] if chosen else -1

    def lay(self, card: int, place: int) -> None:
        t = self.t
        t.put(card, place)
        if place < places.STAR_DECK:
            t.owner[card] = place % places.MOST_SEATS

    def read_matchup(self, name: str, key: list[str], value: str) -> None:
        t = self.t
        if name == "tournament":
            self.matchup = places.TOURNAMENT_AT
            t.ball[places.TOURNAMENT_AT] = places.MIDFIELD
            for word in value.split():
                if word == "no-ball":
                    t.ball[places.TOURNAMENT_AT] = places.NO_BALL
                else:
                    self.lay(self.card(word, -1, places.SPIKE_PILE), places.SPIKE_PILE)
        elif name == "highlight":
            if len(key) != 1:
                raise self.bad("A highlight has its number in the reel, such as 'highlight 1: bad-snap'.")
            self.matchup = self.number(key[0], 1, places.TOURNAMENT_AT) - 1
            words = value.split() or [""]
            if t.piles[places.MATCHUP + self.matchup]:
                raise self.bad(f"Highlight {key[0]} is there already; each has its own number.")
            card = self.card(words[0], -1, places.MATCHUP)
            if t.catalogue.kinds[t.face[card]] != card_kinds.HIGHLIGHT:
                raise self.bad(f"{words[0]} is no highlight.")
            self.lay(card, places.MATCHUP + self.matchup)
            t.reel = max(t.reel, self.matchup + 1)
            t.ball[self.matchup] = places.NO_BALL if "no-ball" in words else places.MIDFIELD
            t.turned[card] = 1 if "turned" in words else 0
        else:
            self.read_zone(name, self.seat(key), value)

    def read_zone(self, name: str, seat: int, value: str) -> None:
        if self.matchup < 0 or (name == "zone") != (self.matchup == places.TOURNAMENT_AT):
            raise self.bad(f"{name!r} must follow a line with its highlight or tournament.")
        side = seat if name == "zone" else (0 if name == "left" else 1)
        place = places.ZONE + self.matchup * places.ZONES + side
        for word in split_players(value):
            self.read_player(word, seat, place)

    def read_player(self, text: str, seat: int, place: int) -> None:
        """A player as in ``human-catcher downed ball [fan-1, whistle up]``."""
        t = self.t
        bare, _, rest = text.partition("[")
        words = bare.split()
        if not words:
            raise self.bad("A player is missing between two commas.")
        card = self.card(words[0], seat, place)
        t.put(card, place)
        t.owner[card] = seat
        for word in words[1:]:
            if word == "downed":
                t.turned[card] = 1
            elif word == "ball":
                t.ball[self.matchup] = card
            else:
                raise self.bad(f"A player can be 'downed' and have the 'ball', but not {word[:30]!r}.")
        for word in rest.rstrip("] ").split(",") if rest else []:
            token = self.card(word.split()[0] if word.split() else "", -1, places.ON)
            t.put(token, places.ON + card)
            t.known[token] = t.all if word.split()[-1] == "up" else 0

    def read_note(self, key: list[str], value: str) -> None:
        card = self.number(key[0].partition("#")[2], 0, len(self.t.face) - 1) if key else -1
        if card < 0:
            raise self.bad("A note names its card, such as 'note whistle#210: known 1 2'.")
        self.notes.append((card, value, self.here))

    def read_mechanic(self, what: str, name: str, value: str) -> None:
        """Marks as in ``mark disease: orc-lineman#3 2``, dials as in ``dial weather: 3``."""
        t = self.t
        marks = {mark.name: mark.number for mark in t.mechanics.marks} if t.mechanics is not None else {}
        dials = {dial.name: dial.number for dial in t.mechanics.dials} if t.mechanics is not None else {}
        known = marks if what == "mark" else dials
        if name not in known:
            raise self.bad(f"There is no {what} {name[:40]!r} at this table{nearest(name, known) or '.'}")
        if what == "mark":
            for entry in value.split(","):
                words = entry.split()
                card = self.marked(words[0]) if len(words) == 2 else -1
                if card < 0:
                    raise self.bad(
                        "A mark names its card and how many there are, as in 'mark disease: orc-lineman#3 2'."
                    )
                t.marks[known[name]][card] = self.number(words[1], -999, 999)
            return
        numbers = [self.number(word, -999_999) for word in value.replace(",", " ").split()]
        if len(numbers) != len(t.dials[known[name]]):
            raise self.bad(f"The dial {name} has {len(t.dials[known[name]])} numbers, not {len(numbers)}.")
        t.dials[known[name]][:] = numbers

    def marked(self, word: str) -> int:
        """The card that a mark lies on: by its handle, or a player at a matchup by his name; -1 for none."""
        t = self.t
        name, mark, number = word.partition("#")
        if mark:
            return self.number(number, 0, len(t.face) - 1)
        face = self.face(name)
        return next((card for card in range(len(t.face)) if t.face[card] == face and t.matchup_of(card) >= 0), -1)

    # --- what remains to be done --------------------------------------------------------------------------------

    def read_phase(self, value: str) -> None:
        words = value.split()
        if not words or words[0] not in PHASES:
            raise self.bad(f"A phase is one of {', '.join(PHASES)}, not {value[:30]!r}.")
        self.phase = words[0]
        self.phase_seat = self.number(words[1], 1, self.t.seats) - 1 if len(words) > 1 else -1

    def finish(self) -> None:
        t = self.t
        for card in range(len(t.face)):
            owner, family, known, turned = defaults(t, card)
            t.owner[card] = owner
            t.family[card] = family
            t.known[card] = known
            t.turned[card] = turned
        self.apply_notes()
        self.read_later()
        self.check_zones()
        self.check_decision(t)
        if t.kind == kinds.BALL_LEFT:  # its carrier has moved away, so that no zone says who has it
            t.ball[t.then_b] = t.then_a
        for seat in range(t.seats):
            for card in t.in_force(seat):
                t.alert |= t.catalogue.events[t.face[card]]
        if t.agenda or t.kind >= 0 or t.finished:
            self.take_headline()
            return
        self.name_spike_card()
        self.take_headline()
        self.plan()

    def check_zones(self) -> None:
        """What no game could show is refused (TM 5.2.2)."""
        t = self.t
        for matchup in range(places.TOURNAMENT_AT):
            owners = []
            for side in (0, 1):
                pile = t.piles[places.ZONE + matchup * places.ZONES + side]
                if pile:
                    owners.append(t.owner[pile[0]])
            if len(owners) == 2 and owners[0] == owners[1]:
                raise self.bad(f"Seat {owners[0] + 1} has players in both zones of highlight {matchup + 1} (TM 5.2.2).")

    def name_spike_card(self) -> None:
        """A position that names no Spike! card gets a tournament where it has one, else a spent headline."""
        t = self.t
        if t.piles[places.SPIKE_PILE]:
            return
        wanted = card_kinds.TOURNAMENT if t.ball[places.TOURNAMENT_AT] != places.NO_BALL else card_kinds.HEADLINE
        for card in t.piles[places.BOX] + t.piles[places.SPIKE_DECK]:
            face = t.face[card]
            fits = t.catalogue.kinds[face] == wanted and not t.catalogue.final[face] and not self.taken[card]
            if fits and (wanted == card_kinds.TOURNAMENT or only_at_once(t.catalogue, face)):
                t.put(card, places.SPIKE_PILE)
                t.known[card] = t.all
                return

    def take_headline(self) -> None:
        t = self.t
        if (t.piles[places.SPIKE_PILE] and t.week > 0) or (t.piles[places.SPIKE_PILE] and not t.agenda):
            face = t.face[t.piles[places.SPIKE_PILE][-1]]
            if t.catalogue.kinds[face] == card_kinds.HEADLINE and self.phase != "maintenance":
                t.headline = face

    def plan(self) -> None:
        """The agenda of a position that says where in the week it stands."""
        t = self.t
        t.week = t.week or 1
        phase = self.phase or "turn"
        seat = self.phase_seat if self.phase_seat >= 0 else t.coin
        if phase == "maintenance":
            t.agenda = [(steps.WEEK, 0, 0, 0)]
        elif phase == "scoreboard":
            t.agenda = [(steps.SCOREBOARD, 0, 0, 0)]
        elif phase == "end":
            end_season(t)
        else:
            t.agenda = [(steps.SCOREBOARD, 0, 0, 0), (steps.TURN, seat, 0, 0)]


def only_at_once(cards: Catalogue, face: int) -> bool:
    return all(ability.label == headings.NOW for ability in cards.abilities[face])


def split_players(text: str) -> list[str]:
    """Players between commas, where the commas inside brackets belong to their tokens."""
    parts: list[str] = []
    depth = 0
    current = ""
    for letter in text:
        if letter == "[":
            depth += 1
        elif letter == "]":
            depth -= 1
        if letter == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += letter
    if current.strip():
        parts.append(current)
    return parts
