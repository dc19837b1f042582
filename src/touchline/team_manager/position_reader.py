"""Reading positions: text into a season, any mistake in one sentence with its line (see ``position.py``)."""

from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.dice import scripted
from touchline.table.errors import nearest
from touchline.table.position import Line
from touchline.table.position_reader import UNDER_WAY, PositionReader
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import REGISTRY, season, team_index
from touchline.team_manager.names import S_SCORE_SEAT, S_SCOREBOARD, S_SEASON_END, S_TURN, S_WEEK
from touchline.team_manager.position import (
    COMMON_PILES,
    PHASES,
    SEAT_NUMBERS,
    SEAT_PILES,
    defaults,
    seat_numbers,
)
from touchline.team_manager.state import (
    BOX,
    F_TOKENS,
    IMPROVEMENTS,
    IN_PLAY,
    MATCHUP,
    MATCHUPS,
    MIDFIELD,
    MOST_SEATS,
    NO_BALL,
    ON,
    OPTIONAL_RULES,
    SPIKE_DECK,
    SPIKE_PILE,
    STAR_DECK,
    TOURNAMENT_AT,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.words import E_END, HEADLINE, L_NOW, TOURNAMENT


def read_lines(lines: list[Line], path: str) -> Season:
    """The table of a position of Team Manager."""
    return Reader(lines, path).table()


class Reader(PositionReader):
    """Reads the lines of a position into a season."""

    def __init__(self, lines: list[Line], path: str) -> None:
        super().__init__(REGISTRY, lines, path)
        self.t: Season = Season()
        self.matchup: int = -1
        self.phase: str = ""
        self.phase_seat: int = -1

    def table(self) -> Season:
        self.read_all()
        return self.t

    def read(self) -> None:
        catalogue = load_catalogue(tuple(self.words("packs")))
        self.check_digest(catalogue.digest)
        names = self.words("teams")
        teams = tuple(team_index(catalogue, name) for name in names)
        if not 2 <= len(teams) <= MOST_SEATS or len(set(teams)) != len(teams):
            raise self.bad("A position needs a line such as 'teams: gouged-eye, reikland-reavers' with 2 to 5 teams.")
        rules = tuple(self.words("rules"))
        for rule in rules:
            if rule not in OPTIONAL_RULES:
                raise self.bad(f"There is no optional rule {rule!r}; there are {', '.join(OPTIONAL_RULES)}.")
        self.t = season(catalogue, teams, rules, 0, scripted([]))
        self.t.agenda = []
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
        if name in ("game", "cards", "packs", "teams", "rules"):
            return
        self.check_order(name)
        if name in UNDER_WAY:
            self.read_under_way(self.t, name, line.value)
        elif name == "phase":
            self.read_phase(line.value)
        elif name == "note":
            self.read_note(key[1:], line.value)
        elif name in SEAT_NUMBERS and len(key) == 1:
            values = self.seat_values(line.value)
            seat_numbers(self.t)[SEAT_NUMBERS.index(name)][:] = values
        elif name in ("highlight", "tournament", "left", "right", "zone"):
            self.read_matchup(name, key[1:], line.value)
        elif name in dict(SEAT_PILES):
            seat = self.seat(key[1:])
            self.read_pile(dict(SEAT_PILES)[name] + seat, seat, line.value)
        elif name in dict(COMMON_PILES):
            self.read_pile(dict(COMMON_PILES)[name], -1, line.value)
        else:
            self.read_number(name, line.value)

    # --- numbers ----------------------------------------------------------------------------------------------

    def numbers(self, text: str, low: int = 0) -> list[int]:
        return [self.number(word, low) for word in text.replace(",", " ").split()]

    def codes(self, value: str) -> list[int]:
        return [self.code(word) for word in value.split()]

    def code(self, word: str) -> int:
        parts = word.split(":")
        if len(parts) != 4 or parts[0] not in REGISTRY.verb_index:
            raise self.bad(f"{word[:40]!r} is no option; it should be a verb and three numbers with colons between.")
        first, second, third = (self.number(part, 0, ARGUMENT_MASK) for part in parts[1:])
        return code_of(REGISTRY.verb_index[parts[0]], first, second, third)

    def seat_values(self, text: str) -> list[int]:
        values = self.numbers(text, -999)
        if len(values) != self.t.seats:
            raise self.bad(f"One number for each of the {self.t.seats} seats is needed, not {len(values)}.")
        return values

    def seat(self, words: list[str]) -> int:
        return self.seat_in(words, self.t.seats, "hand 1:")

    def read_number(self, name: str, value: str) -> None:
        t = self.t
        if name == "week":
            t.week = self.number(value, 0, 99)
        elif name == "coin":
            t.coin = self.number(value, 1, t.seats) - 1
        elif name == "active":
            t.active = self.number(value, 0, t.seats) - 1
        elif name == "passed":
            t.passed = self.number(value, 0, 31)
        elif name == "committed":
            t.committed = self.number(value, 0, len(t.face)) - 1
        elif name == "reel":
            t.reel = self.number(value, 0, TOURNAMENT_AT)
        elif name == "extra-highlights":
            t.extra_highlights = self.number(value, 0, 3)
        elif name == "keep-highlights":
            t.keep_highlights = self.number(value, 0, 7)
        elif name == "scoring":
            t.scoring = self.number(value, 0, MATCHUPS) - 1
        elif name == "alert":
            t.alert = self.number(value)
        elif name == "fall-agent":
            t.fall_agent = self.number(value, 0, len(t.face)) - 1
        elif name == "fall-by":
            t.fall_by = self.number(value, 0, t.seats) - 1
        elif name == "finished":
            t.finished = self.number(value, 0, 1) == 1
        elif name == "tackles":
            t.tackles = self.numbers(value, -1)
        elif name == "pending":
            t.pending = self.numbers(value)
        elif name == "felled":
            t.felled = self.numbers(value)
        else:
            self.unknown(name)

    def unknown(self, name: str) -> None:
        words = ["week", "coin", "phase", "note", "highlight", "tournament", "left", "right", "zone", "agenda"]
        words += [name for name, _ in SEAT_PILES] + [name for name, _ in COMMON_PILES] + list(SEAT_NUMBERS)
        raise self.bad(f"A position has no line {name[:40]!r}{nearest(name, words) or '.'}")

    # --- cards ------------------------------------------------------------------------------------------------

    def read_pile(self, place: int, seat: int, text: str) -> None:
        """The cards of a pile from the top down; they come to lie on what is there already."""
        cards: list[int] = []
        for entry in text.split(","):
            words = entry.split()
            if not words:
                continue
            card = self.card(words[0], seat, place)
            if words[1:] == ["exhausted"] and IN_PLAY <= place < IMPROVEMENTS:
                self.t.turned[card] = 1
            elif len(words) > 1:
                raise self.bad(f"Only an upgrade in play can be marked 'exhausted', not {' '.join(words[1:])[:30]!r}.")
            cards.append(card)
        for card in reversed(cards):
            self.lay(card, place)

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
        if place < STAR_DECK:
            t.owner[card] = place % MOST_SEATS

    def read_matchup(self, name: str, key: list[str], value: str) -> None:
        t = self.t
        if name == "tournament":
            self.matchup = TOURNAMENT_AT
            t.ball[TOURNAMENT_AT] = MIDFIELD
            for word in value.split():
                if word == "no-ball":
                    t.ball[TOURNAMENT_AT] = NO_BALL
                else:
                    self.lay(self.card(word, -1, SPIKE_PILE), SPIKE_PILE)
        elif name == "highlight":
            if len(key) != 1:
                raise self.bad("A highlight has its number in the reel, such as 'highlight 1: bad-snap'.")
            self.matchup = self.number(key[0], 1, TOURNAMENT_AT) - 1
            words = value.split() or [""]
            if t.piles[MATCHUP + self.matchup]:
                raise self.bad(f"Highlight {key[0]} is there already; each has its own number.")
            card = self.card(words[0], -1, MATCHUP)
            if t.catalogue.sections[t.face[card]] == () or t.catalogue.kinds[t.face[card]] == TOURNAMENT:
                raise self.bad(f"{words[0]} is no highlight.")
            self.lay(card, MATCHUP + self.matchup)
            t.reel = max(t.reel, self.matchup + 1)
            t.ball[self.matchup] = NO_BALL if "no-ball" in words else MIDFIELD
            t.turned[card] = 1 if "turned" in words else 0
        else:
            self.read_zone(name, self.seat(key), value)

    def read_zone(self, name: str, seat: int, value: str) -> None:
        if self.matchup < 0 or (name == "zone") != (self.matchup == TOURNAMENT_AT):
            raise self.bad(f"{name!r} must follow a line with its highlight or tournament.")
        side = seat if name == "zone" else (0 if name == "left" else 1)
        place = ZONE + self.matchup * ZONES + side
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
            token = self.card(word.split()[0] if word.split() else "", -1, ON)
            t.put(token, ON + card)
            t.known[token] = t.all if word.split()[-1] == "up" else 0

    def read_note(self, key: list[str], value: str) -> None:
        card = self.number(key[0].partition("#")[2], 0, len(self.t.face) - 1) if key else -1
        if card < 0:
            raise self.bad("A note names its card, such as 'note whistle#210: known 3'.")
        self.notes.append((card, value, self.here))

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
        self.check_zones()
        self.check_decision(t)
        for seat in range(t.seats):
            for card in t.piles[IN_PLAY + seat]:
                t.alert |= t.catalogue.events[t.face[card]]
        if t.agenda or t.kind >= 0 or t.finished:
            self.take_headline()
            return
        self.name_spike_card()
        self.take_headline()
        self.plan()

    def apply_note(self, card: int, text: str) -> None:
        t = self.t
        for entry in text.split(","):
            name, _, number = entry.strip().partition(" ")
            if name == "owner":
                t.owner[card] = self.number(number, 0, t.seats) - 1
            elif name == "family":
                t.family[card] = self.number(number, 0, F_TOKENS)
            elif name == "known":
                t.known[card] = self.number(number, 0, 255) & t.all
            elif name == "turned":
                t.turned[card] = self.number(number, 0, 1)
            else:
                raise self.bad(f"A note says owner, family, known or turned, not {name[:30]!r}.")

    def check_zones(self) -> None:
        """What no game could show is refused (TM 5.2.2)."""
        t = self.t
        for matchup in range(TOURNAMENT_AT):
            owners = []
            for side in (0, 1):
                pile = t.piles[ZONE + matchup * ZONES + side]
                if pile:
                    owners.append(t.owner[pile[0]])
            if len(owners) == 2 and owners[0] == owners[1]:
                raise self.bad(f"Seat {owners[0] + 1} has players in both zones of highlight {matchup + 1} (TM 5.2.2).")

    def name_spike_card(self) -> None:
        """A position that names no Spike! card gets a tournament where it has one, else a spent headline."""
        t = self.t
        if t.piles[SPIKE_PILE]:
            return
        wanted = TOURNAMENT if t.ball[TOURNAMENT_AT] != NO_BALL else HEADLINE
        for card in t.piles[BOX] + t.piles[SPIKE_DECK]:
            face = t.face[card]
            fits = t.catalogue.kinds[face] == wanted and not t.catalogue.final[face] and not self.taken[card]
            if fits and (wanted == TOURNAMENT or only_at_once(t.catalogue, face)):
                t.put(card, SPIKE_PILE)
                t.known[card] = t.all
                return

    def take_headline(self) -> None:
        t = self.t
        if (t.piles[SPIKE_PILE] and t.week > 0) or (t.piles[SPIKE_PILE] and not t.agenda):
            face = t.face[t.piles[SPIKE_PILE][-1]]
            if t.catalogue.kinds[face] == HEADLINE and self.phase != "maintenance":
                t.headline = face

    def plan(self) -> None:
        """The agenda of a position that says where in the week it stands."""
        t = self.t
        t.week = t.week or 1
        phase = self.phase or "turn"
        seat = self.phase_seat if self.phase_seat >= 0 else t.coin
        if phase == "maintenance":
            t.agenda = [(S_WEEK, 0, 0, 0)]
        elif phase == "scoreboard":
            t.agenda = [(S_SCOREBOARD, 0, 0, 0)]
        elif phase == "end":
            t.agenda = [(S_SEASON_END, 0, 0, 0), (S_SCORE_SEAT, E_END, -1, 0)]
        else:
            t.agenda = [(S_SCOREBOARD, 0, 0, 0), (S_TURN, seat, 0, 0)]


def only_at_once(cards: Catalogue, face: int) -> bool:
    return all(ability.label == L_NOW for ability in cards.abilities[face])


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
