"""Reading positions: text into a season, any mistake in one sentence with its line (see ``position.py``)."""

import difflib

from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.dice import scripted
from touchline.table.errors import BadFile, TouchlineError, VersionMismatch
from touchline.table.position import Line
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


class Reader:
    """Reads the lines of a position into a table."""

    def __init__(self, lines: list[Line], path: str) -> None:
        self.lines = lines
        self.path = path
        self.here: int = 1  # the line being read
        self.taken: list[bool] = []
        self.t: Season = Season()
        self.matchup: int = -1
        self.phase: str = ""
        self.phase_seat: int = -1
        self.agenda: bool = False
        self.notes: list[tuple[int, str, int]] = []
        self.waiting: bool = False  # leave the first step to the caller, who has dice to lay out

    def bad(self, message: str) -> BadFile:
        return BadFile(message, self.path, self.here)

    def table(self) -> Season:
        try:
            return self.read()
        except BadFile:
            raise
        except VersionMismatch:
            raise
        except TouchlineError as error:
            raise self.bad(str(error)) from None

    # --- the frame of the table -------------------------------------------------------------------------------

    def one(self, key: str) -> Line | None:
        found = [line for line in self.lines if line.key == key]
        if len(found) > 1:
            self.here = found[1].number
            raise self.bad(f"{key!r} stands here a second time; it belongs in a position once.")
        return found[0] if found else None

    def words(self, key: str) -> list[str]:
        line = self.one(key)
        if line is None or not line.value:
            return []
        self.here = line.number
        return [word.strip() for word in line.value.split(",")]

    def read(self) -> Season:
        catalogue = load_catalogue(tuple(self.words("packs")))
        digest = self.one("cards")
        if digest is not None and digest.value != catalogue.digest:
            raise VersionMismatch(
                f"{self.path or 'The position'} was written with other cards ({digest.value[:12]}) "
                f"than those here ({catalogue.digest[:12]})."
            )
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
        return self.begin()

    def begin(self) -> Season:
        """Go on to the first decision; an agenda that does not fit the cards is the file's fault."""
        if self.waiting:
            return self.t
        try:
            self.t.run()
        except (IndexError, KeyError, ValueError):
            raise BadFile("The agenda does not fit the cards; a phase line could take its place.", self.path) from None
        return self.t

    def read_line(self, line: Line) -> None:
        key = line.key.split()
        if not key:
            self.read_step(line.value)
            return
        name = key[0]
        if name in ("game", "cards", "packs", "teams", "rules"):
            return
        if self.agenda and name not in ("decision", "codes"):
            raise self.bad("After 'agenda:' only steps, 'decision' and 'codes' may follow.")
        if name == "agenda":
            self.agenda = True
        elif name == "decision":
            self.read_decision(line.value)
        elif name == "codes":
            self.t.codes = [self.code(word) for word in line.value.split()]
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

    def number(self, text: str, low: int = 0, high: int = 1 << 62) -> int:
        try:
            value = int(text)
        except ValueError:
            raise self.bad(f"{text[:40]!r} is not a whole number.") from None
        if not low <= value <= high:
            raise self.bad(f"{value} is out of range; {low} to {high} would be right.")
        return value

    def numbers(self, text: str, low: int = 0) -> list[int]:
        return [self.number(word, low) for word in text.replace(",", " ").split()]

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
        if len(words) != 1:
            raise self.bad("A seat must follow the word, such as 'hand 1:'.")
        return self.number(words[0], 1, self.t.seats) - 1

    def read_number(self, name: str, value: str) -> None:
        t = self.t
        if name == "week":
            t.week = self.number(value, 0, 99)
        elif name == "coin":
            t.coin = self.number(value, 1, t.seats) - 1
        elif name == "choices":
            t.choices = self.number(value)
        elif name == "barrier":
            t.barrier = self.number(value)
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
        near = difflib.get_close_matches(name, words, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise self.bad(f"A position has no line {name[:40]!r}{hint}")

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
        near = difflib.get_close_matches(name, list(cards.index), 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise self.bad(f"There is no card {name[:60]!r}{hint}")

    def card(self, word: str, seat: int, place: int) -> int:
        """The handle a word stands for, each once."""
        name, mark, number = word.partition("#")
        face = self.face(name)
        t = self.t
        if mark:
            card = self.number(number, 0, len(t.face) - 1)
            if self.taken[card]:
                raise self.bad(f"Card #{card} lies in two places; each card is named once.")
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

    def read_step(self, value: str) -> None:
        words = value.split()
        if not self.agenda or len(words) != 4 or words[0] not in REGISTRY.step_index:
            raise self.bad(f"{value[:40]!r} is neither a line with a colon nor a step of the agenda.")
        a, b, c = (self.number(word, -(1 << 62)) for word in words[1:])
        self.t.agenda.append((REGISTRY.step_index[words[0]], a, b, c))

    def read_decision(self, value: str) -> None:
        words = value.split()
        if len(words) != 5 or words[0] not in REGISTRY.kind_index or words[2] not in REGISTRY.step_index:
            raise self.bad("A decision is a kind, a seat, a step and two numbers.")
        t = self.t
        t.kind = REGISTRY.kind_index[words[0]]
        t.seat = self.number(words[1], 1, t.seats) - 1
        t.then = REGISTRY.step_index[words[2]]
        t.then_a = self.number(words[3], -(1 << 62))
        t.then_b = self.number(words[4], -(1 << 62))

    def finish(self) -> None:
        t = self.t
        for card in range(len(t.face)):
            owner, family, known, turned = defaults(t, card)
            t.owner[card] = owner
            t.family[card] = family
            t.known[card] = known
            t.turned[card] = turned
        for card, text, number in self.notes:
            self.here = number
            self.apply_note(card, text)
        self.check_zones()
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
