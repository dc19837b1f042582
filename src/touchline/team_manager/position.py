"""Positions: a season written as readable text, and read back.

A whole position names every card with its handle (``human-lineman#14``) and is exact. A position written by hand, as in
cases, names only the cards that matter, without handles: the reader finds a card of that name, and everything that is
not mentioned lies where set-up would put it, unshuffled. Piles are written from the top down; seats count from 1.

What follows from a card's place (who owns it, who knows it) is not written; lines that begin with ``note`` say where a
card differs from that.
"""

import difflib
from typing import Final

from touchline.table.decision import ARGUMENT_MASK, code_of, first_of, second_of, third_of, verb_of
from touchline.table.dice import scripted
from touchline.table.errors import BadFile, TouchlineError, VersionMismatch
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import REGISTRY, season, team_index
from touchline.team_manager.names import S_SCORE_SEAT, S_SCOREBOARD, S_SEASON_END, S_TURN, S_WEEK
from touchline.team_manager.state import (
    ASIDE,
    BOX,
    DECK,
    DISCARD,
    DRAWN,
    F_HIGHLIGHTS,
    F_ROSTER,
    F_SPIKE,
    F_STAFF,
    F_STARS,
    F_TOKENS,
    F_UPGRADES,
    HAND,
    HIGHLIGHT_DECK,
    IMPROVEMENTS,
    IN_PLAY,
    MATCHUP,
    MATCHUPS,
    MIDFIELD,
    MOST_SEATS,
    NO_BALL,
    ON,
    OPTIONAL_RULES,
    POOL,
    SPIKE_DECK,
    SPIKE_PILE,
    STAFF_DECK,
    STAR_DECK,
    TOURNAMENT_AT,
    UPGRADE_DECK,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.words import (
    E_END,
    HEADLINE,
    HIGHLIGHT,
    L_NOW,
    PLAYER,
    STAFF_UPGRADE,
    STAR,
    TEAM_UPGRADE,
    TOKEN,
    TOURNAMENT,
)

FORMAT: Final = "touchline-position 1"
LONGEST: Final = 400_000  # characters
SEAT_PILES: Final = (
    ("hand", HAND),
    ("deck", DECK),
    ("discard", DISCARD),
    ("upgrades", UPGRADE_DECK),
    ("in-play", IN_PLAY),
    ("improvements", IMPROVEMENTS),
    ("drawn", DRAWN),
)
COMMON_PILES: Final = (
    ("owa-stars", STAR_DECK),
    ("cwc-stars", STAR_DECK + 1),
    ("staff", STAFF_DECK),
    ("highlights", HIGHLIGHT_DECK),
    ("spike-deck", SPIKE_DECK),
    ("spike", SPIKE_PILE),
    ("box", BOX),
    ("pool", POOL),
    ("aside", ASIDE),
)
SEAT_NUMBERS: Final = ("fans", "improvements-gained", "totals", "placing", "margin")
PHASES: Final = ("maintenance", "turn", "scoreboard", "end")


class Line:
    """One line of a position: a key, what follows the colon, and where it stands."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


# --- Writing ---------------------------------------------------------------------------------------------------


def write_position(t: Season) -> str:
    """The whole table, every card by its handle."""
    lines = [FORMAT, "game: team-manager", f"cards: {t.catalogue.digest}"]
    if t.setting is not None and t.setting.packs:
        lines.append(f"packs: {', '.join(t.setting.packs)}")
    lines.append(f"teams: {', '.join(t.catalogue.teams[team] for team in t.teams)}")
    if t.rules:
        lines.append(f"rules: {', '.join(t.rules)}")
    lines.append(f"week: {t.week}")
    lines.append(f"coin: {t.coin + 1}")
    for name, numbers in zip(SEAT_NUMBERS, seat_numbers(t), strict=True):
        lines.append(f"{name}: {', '.join(str(number) for number in numbers)}")
    lines += [f"{name}: {value}" for name, value in table_numbers(t)]
    for name, place in SEAT_PILES:
        for seat in range(t.seats):
            lines.append(f"{name} {seat + 1}: {write_pile(t, t.piles[place + seat])}")
    for name, place in COMMON_PILES:
        lines.append(f"{name}: {write_pile(t, t.piles[place])}")
    for matchup in range(MATCHUPS):
        lines += write_matchup(t, matchup)
    lines += write_notes(t)
    lines.append("agenda:")
    lines += [f"  {REGISTRY.steps[step].name} {a} {b} {c}" for step, a, b, c in t.agenda]
    if t.kind >= 0:
        lines.append(
            f"decision: {REGISTRY.kinds[t.kind].name} {t.seat + 1} {REGISTRY.steps[t.then].name} {t.then_a} {t.then_b}"
        )
        lines.append(f"codes: {' '.join(write_code(code) for code in t.codes)}")
    return "\n".join(lines) + "\n"


def seat_numbers(t: Season) -> tuple[list[int], ...]:
    return (t.fans, t.improvements, t.totals, t.placing, t.margin)


def table_numbers(t: Season) -> list[tuple[str, str]]:
    """Numbers of the table; those that say nothing are left out."""
    numbers = [
        ("choices", t.choices),
        ("barrier", t.barrier),
        ("active", t.active + 1),
        ("passed", t.passed),
        ("committed", t.committed + 1),
        ("extra-highlights", t.extra_highlights),
        ("keep-highlights", t.keep_highlights),
        ("scoring", t.scoring + 1),
        ("alert", t.alert),
        ("fall-agent", t.fall_agent + 1),
        ("fall-by", t.fall_by + 1),
        ("finished", int(t.finished)),
    ]
    lines = [(name, str(value)) for name, value in numbers if value]
    lines += [
        (name, " ".join(str(number) for number in values))
        for name, values in (("tackles", t.tackles), ("pending", t.pending), ("felled", t.felled))
        if values
    ]
    return lines


def write_code(code: int) -> str:
    """An option as its verb and arguments, so that files do not depend on the numbers of verbs."""
    return f"{REGISTRY.verbs[verb_of(code)].name}:{first_of(code)}:{second_of(code)}:{third_of(code)}"


def write_card(t: Season, card: int) -> str:
    return f"{t.catalogue.ids[t.face[card]]}#{card}"


def write_pile(t: Season, pile: tuple[int, ...]) -> str:
    """Only upgrades in play are ever turned in a pile."""
    return ", ".join(write_card(t, card) + (" exhausted" if t.turned[card] else "") for card in reversed(pile))


def write_player(t: Season, card: int, carrier: int) -> str:
    words = [write_card(t, card)]
    if t.turned[card]:
        words.append("downed")
    if carrier == card:
        words.append("ball")
    tokens = t.piles[ON + card]
    if tokens:
        shown = [write_card(t, token) + (" up" if t.known[token] == t.all else "") for token in tokens]
        words.append(f"[{', '.join(shown)}]")
    return " ".join(words)


def write_matchup(t: Season, matchup: int) -> list[str]:
    if t.ball[matchup] == NO_BALL and not t.piles[MATCHUP + matchup]:
        return []
    ball = {NO_BALL: " no-ball", MIDFIELD: ""}.get(t.ball[matchup], "")
    if matchup == TOURNAMENT_AT:
        lines = [f"tournament:{ball}"]
    else:
        turned = " turned" if t.turned[t.piles[MATCHUP + matchup][0]] else ""
        lines = [f"highlight {matchup + 1}: {write_card(t, t.piles[MATCHUP + matchup][0])}{turned}{ball}"]
    for side in range(ZONES):
        pile = t.piles[ZONE + matchup * ZONES + side]
        if pile:
            name = "zone" if matchup == TOURNAMENT_AT else ("left", "right")[side]
            players = ", ".join(write_player(t, card, t.ball[matchup]) for card in pile)
            lines.append(f"  {name} {t.owner[pile[0]] + 1}: {players}")
    return lines


def write_notes(t: Season) -> list[str]:
    """Where a card differs from what follows from its place."""
    lines: list[str] = []
    for card in range(len(t.face)):
        owner, family, known, turned = defaults(t, card)
        words: list[str] = []
        if t.owner[card] != owner:
            words.append(f"owner {t.owner[card] + 1}")
        if t.family[card] != family:
            words.append(f"family {t.family[card]}")
        if t.known[card] != known:
            words.append(f"known {t.known[card]}")
        if t.turned[card] != turned:
            words.append(f"turned {t.turned[card]}")
        if words:
            lines.append(f"note {write_card(t, card)}: {', '.join(words)}")
    return lines


def defaults(t: Season, card: int) -> tuple[int, int, int, int]:
    """Owner, family, known and turned as they follow from a card's face and place.

    Who stands in a zone, and which tokens lie faceup, is written there.
    """
    place = t.place[card]
    owner, family = origin(t, card)
    if place >= ON:
        return -1, F_TOKENS, t.all if t.known[card] == t.all else 0, 0
    if place >= ZONE:
        return t.owner[card], F_ROSTER + t.owner[card], t.all, t.turned[card]
    if place >= MATCHUP or place == SPIKE_PILE:
        return owner, family, t.all, t.turned[card]
    if place < STAR_DECK:
        seat = place % MOST_SEATS
        pile = place - seat
        if pile in (HAND, DECK, DISCARD):
            family = F_ROSTER + seat
        if pile in (DISCARD, IN_PLAY):
            return seat, family, t.all, t.turned[card] if pile == IN_PLAY else 0
        return seat, family, 0 if pile in (DECK, UPGRADE_DECK) else 1 << seat, 0
    if place == BOX:
        return owner, family, 0 if family == F_SPIKE else t.all, 0
    return owner, family, t.all if place == SPIKE_DECK and t.catalogue.final[t.face[card]] else 0, 0


def origin(t: Season, card: int) -> tuple[int, int]:
    """Owner and family of a card as set-up gives them."""
    cards = t.catalogue
    face = t.face[card]
    kind = cards.kinds[face]
    if kind in (PLAYER, TEAM_UPGRADE):
        seat = t.teams.index(cards.logos[face]) if cards.logos[face] in t.teams else -1
        return seat, (F_ROSTER if kind == PLAYER else F_UPGRADES) + max(seat, 0)
    if kind == STAR:
        return -1, F_STARS + cards.unions[face]
    if kind == STAFF_UPGRADE:
        return -1, F_STAFF
    if kind == HIGHLIGHT:
        return -1, F_HIGHLIGHTS
    return -1, F_TOKENS if kind == TOKEN else F_SPIKE


# --- Reading ---------------------------------------------------------------------------------------------------


def split_lines(text: str, path: str, first: int) -> list[Line]:
    """Lines of a position; empty ones and comments are left out."""
    lines: list[Line] = []
    for offset, raw in enumerate(text.split("\n")):
        bare = raw.split(" //")[0].strip()
        if not bare or bare.startswith("//"):
            continue
        key, colon, value = bare.partition(":")
        if not colon:
            key, value = "", bare
        lines.append(Line(first + offset, key.strip(), value.strip()))
    return lines


def read_position(text: str, path: str = "") -> Season:
    """The table of a position; any mistake is one sentence with its line."""
    if len(text) > LONGEST:
        raise BadFile(f"A position has at most {LONGEST} characters, not {len(text)}.", path)
    head, _, body = text.partition("\n")
    if head.strip() != FORMAT:
        raise BadFile(f"A position begins with the line {FORMAT!r}, not with {head[:40]!r}.", path, 1)
    return Reader(split_lines(body, path, 2), path).table()


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
        game = self.one("game")
        if game is not None and game.value != "team-manager":
            self.here = game.number
            raise self.bad(f"There is no game {game.value!r}; a position of team-manager is read here.")
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
