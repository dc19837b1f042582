"""Reading positions: text into a match, any mistake in one sentence with its line (see ``position.py``)."""

from typing import Final

from touchline.blitz_bowl import fouls, steps
from touchline.blitz_bowl.card_reader import CardReader
from touchline.blitz_bowl.cards import NONE, Arena, Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.deed_reader import deed_of, misfit
from touchline.blitz_bowl.field import ABSENT, NOBODY, NOWHERE, RESERVES_AT
from touchline.blitz_bowl.game import REGISTRY, options_of, team_index
from touchline.blitz_bowl.name_reader import entries
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.position import (
    COMMON_PILES,
    ENDINGS,
    KIND_NAMES,
    PREPARED_NAMES,
    SEAT_PILES,
    in_force,
    turn_so_far,
)
from touchline.blitz_bowl.prepared import Prepared
from touchline.blitz_bowl.setup import Options, blank, enlist, lay_out_cards, set_up
from touchline.blitz_bowl.state import PILES, SEATS, SPACES, Match
from touchline.table.dice import scripted
from touchline.table.errors import instead, place_of
from touchline.table.position import Line
from touchline.table.position_reader import UNDER_WAY

PHASES: Final = ("actions", "turn", "pre-turn", "end", "set-up", "place")
FRAME: Final = ("game", "cards", "packs", "teams", "rules", "pitch", "arena", "coach-a", "phase", "absent")
TURNS: Final = 2  # begun by each coach, where nothing is said: nothing of a first turn applies
KEYS: Final = (
    *FRAME,
    *UNDER_WAY,
    *("players", "balls", "spaces", "note", "deed", "active", "turns", "score"),
    *("last-turns", "rookies", "over", "acted", "barred", "played", "actions", "fresh", "runs"),
    *("acted-players", "acted-kinds", "turn-traits", "held-at-start", "armour-off", "challenge-more"),
    *("touchdown-more", "foul-counts", "prepared", "claimed", "interrupting"),
    *(name for name, _ in SEAT_PILES),
    *(name for name, _ in COMMON_PILES),
)


def read_lines(lines: list[Line], path: str, written: int) -> Match:
    """The table of a position of Blitz Bowl."""
    return Reader(lines, path, written).table()


class Reader(CardReader):
    """Reads the lines of a position into a match."""

    def __init__(self, lines: list[Line], path: str, written: int) -> None:
        super().__init__(lines, path, written)
        self.options: Options = Options()
        self.named: list[bool] = []  # players
        self.keys: list[str] = []  # of the lines read, each of which stands once
        self.balls: list[tuple[int, int, int, int]] = []  # kind, square, holder and line
        self.in_hands: list[tuple[int, int, int, int]] = []  # likewise, as named after players
        self.later: list[Line] = []  # lines that come after all that follows from the rest

    def table(self) -> Match:
        self.read_all()
        return self.t

    # --- the frame of the table ---------------------------------------------------------------------------------

    def read(self) -> None:
        catalogue = load_catalogue(tuple(self.words("packs")))
        self.check_digest(catalogue.digest)
        rules = self.words("rules")
        self.options = options_of(rules, catalogue)
        self.phase = self.value("phase", "")
        if self.phase and self.phase not in PHASES:
            raise self.bad(f"A phase is one of {', '.join(PHASES)}, not {self.phase[:30]!r}.")
        self.t = blank(REGISTRY, catalogue, tuple(rules), self.options, scripted([]))
        self.read_teams(catalogue)
        self.read_ground(catalogue)
        self.t.piles = [()] * PILES
        self.taken = [False] * len(self.t.face)
        self.named = [False] * len(self.t.square)
        for line in self.lines:
            self.here = line.number
            self.read_line(line)
        self.finish()
        self.begin(self.t)

    def read_teams(self, catalogue: Catalogue) -> None:
        """Two teams; before they are chosen ``teams: orc or dwarf`` names the two on the table."""
        t = self.t
        offered = [word.strip() for word in self.value("teams", "").split(" or ")]
        names = self.words("teams") if len(offered) < SEATS else []
        teams = tuple(team_index(catalogue, name) for name in names)
        first = self.number(self.value("coach-a", "1"), 1, SEATS) - 1
        choosing = self.phase == "set-up" or self.one("agenda") is not None
        if len(teams) != SEATS and (names or not choosing):
            self.value("teams", "")
            raise self.bad("A position needs two teams, in a line such as 'teams: orc, dwarf'.")
        if self.phase == "set-up":
            set_up(t, teams, self.options, first)
            if len(offered) == SEATS:
                one, other = (team_index(catalogue, name) for name in offered)
                t.agenda = [
                    (step, a, one, other) if step == steps.TEAMS else (step, a, b, c) for step, a, b, c in t.agenda
                ]
        else:
            t.coach_a = first
            lay_out_cards(t)
            if teams:
                enlist(t, teams)

    def read_ground(self, catalogue: Catalogue) -> None:
        """The pitch and the arena, which set-up chooses."""
        t = self.t
        fixed = self.options.pitch
        pitch = self.value("pitch", catalogue.pitches[max(fixed, 0)].id)
        if pitch != "none" and self.phase != "set-up":
            t.pitch = catalogue.pitches[place_of(pitch, [one.id for one in catalogue.pitches], "pitch")]
        arenas = [one.id for one in catalogue.arenas]
        arena = self.value("arena", arenas[self.options.arena] if self.options.arena >= 0 else "none")
        if arena != "none" and self.phase != "set-up":
            t.arena = catalogue.arenas[place_of(arena, arenas, "arena")]
        else:
            t.arena = Arena()
        t.lead = t.arena.lead

    # --- line by line -------------------------------------------------------------------------------------------

    def read_line(self, line: Line) -> None:
        key = line.key.split()
        if not key:
            self.read_step(self.t, line.value)
            return
        name = key[0]
        if line.key in self.keys and name not in ("deed", "note"):
            raise self.bad(f"{line.key[:40]!r} stands here a second time; it belongs in a position once.")
        self.keys.append(line.key)
        if name in FRAME:
            if line.key == "absent" and line.value != "others":
                raise self.bad("'absent: others' says that players who are not named take no part; nothing else is.")
            return
        self.check_order(name)
        if name not in KEYS:
            raise self.bad(f"A position has no line {name[:40]!r}{instead(name, KEYS)}")
        if name in ("players", "hand", "played"):
            self.read_of_seat(name, self.seat_in(key[1:], SEATS, "players 1:"), line.value)
        elif name == "note":
            self.read_note(key[1:], line.value)
        elif len(key) > 1:
            raise self.bad(f"{line.key[:40]!r} takes no {key[1][:20]!r}; write '{name}:'.")
        elif name in UNDER_WAY:
            self.read_under_way(self.t, name, line.value)
        elif name in dict(COMMON_PILES):
            self.read_pile(dict(COMMON_PILES)[name], line.value)
        else:
            self.read_rest(name, line)

    def read_of_seat(self, name: str, seat: int, value: str) -> None:
        if name == "players":
            for entry in entries(value):
                self.read_player(seat, entry)
        elif name == "hand":
            self.read_pile(dict(SEAT_PILES)[name] + seat, value)
        else:
            plays = [play.id for play in self.t.catalogue.plays]
            for entry in entries(value):
                self.t.played[seat] |= 1 << place_of(entry, plays, "bonus play")

    def read_rest(self, name: str, line: Line) -> None:
        t = self.t
        value = line.value
        if name == "balls":
            for entry in entries(value):
                self.read_ball(entry)
        elif name == "spaces":
            self.read_spaces(value)
        elif name == "deed":
            t.deeds.append(deed_of(self, value))
        elif name == "acted":
            for entry in entries(value):
                self.read_acted(entry)
        elif name == "barred":
            t.barred = self.crowd(value)
        elif name == "prepared":
            self.read_prepared(value)
        elif name in ("turns", "score"):
            numbers = [self.number(word, 0, 999) for word in entries(value)]
            if len(numbers) != SEATS:
                raise self.bad(f"{name!r} has a number for each of the {SEATS} seats, such as '{name}: 3, 2'.")
            (t.turns if name == "turns" else t.score)[:] = numbers
        elif name == "rookies":
            t.rookies = sum(1 << self.number(word, 1, SEATS) - 1 for word in entries(value))
        else:
            self.read_number(name, line)

    def read_number(self, name: str, line: Line) -> None:
        t = self.t
        value = line.value
        if name == "last-turns":
            t.ending = self.number(value, 0, SEATS)
        elif name == "claimed":
            t.claimed = self.number(value, 0, SPACES)
        elif name == "interrupting":
            t.interrupting = self.yes(value)
        elif name == "active":
            t.coach = -1 if value == "none" else self.number(value, 1, SEATS) - 1
        elif name == "over":
            if value not in ENDINGS[1:]:
                raise self.bad(f"A match is over by {' or '.join(ENDINGS[1:])}, not by {value[:30]!r}.")
            t.finished = True
            t.why = ENDINGS.index(value)
        else:
            self.later.append(line)

    # --- numbers and names --------------------------------------------------------------------------------------

    # --- players and balls --------------------------------------------------------------------------------------

    def read_player(self, seat: int, entry: str) -> None:
        """A player as in ``thrower e7 ball`` or ``lineman-2 h9 prone``."""
        words = entry.split()
        if not words:
            raise self.bad("A player is missing between two commas.")
        t = self.t
        name = words[0]
        player = self.player(seat, name)
        if self.named[player]:
            raise self.bad(f"{name!r} of seat {seat + 1} stands here a second time; name each player once.")
        self.named[player] = True
        if len(words) < 2:
            raise self.bad(f"Where {name!r} is must follow: a square, 'reserves' or 'absent'.")
        if words[1] in ("reserves", "absent"):
            if len(words) > 2:
                raise self.bad(f"{name!r} is not on the pitch, so nothing can follow {words[1]!r}.")
            t.square[player] = RESERVES_AT if words[1] == "reserves" else ABSENT
            return
        square = self.clear_square(words[1], "a player")
        other = t.player_at(square)
        if other >= 0:
            raise self.bad(f"On {words[1]} is {t.player_id(other)!r} already; a square holds one player.")
        t.put(player, square, "prone" in words[2:])
        for word in words[2:]:
            self.read_state(player, word)

    def read_state(self, player: int, word: str) -> None:
        ball, _, kind = word.partition("=")
        if ball == "ball":
            self.in_hands.append((self.ball_kind(kind or "plain"), NOWHERE, player, self.here))
        elif word != "prone":
            raise self.bad(f"A player can be 'prone' or have a 'ball', but not {word[:30]!r}.")

    def ball_kind(self, name: str) -> int:
        kind = place_of(name, [ball.id for ball in self.t.catalogue.balls], "ball")
        if kind and not self.t.special_balls:
            raise self.bad(f"{name!r} is a special ball; add 'special-balls' to the line 'rules:'.")
        return kind

    def read_ball(self, entry: str) -> None:
        """A ball as in ``h6``, ``squig-ball a3``, ``1 thrower`` or ``out``."""
        words = entry.split()
        kind = 0
        if len(words) > 1 and not words[0].isdecimal():
            kind = self.ball_kind(words[0])
            words = words[1:]
        if len(words) == 2:
            self.balls.append((kind, NOWHERE, self.seat_player(" ".join(words)), self.here))
        elif words == ["out"]:
            self.balls.append((kind, NOWHERE, NOBODY, self.here))
        elif len(words) == 1:
            self.balls.append((kind, self.clear_square(words[0], "a ball"), NOBODY, self.here))
        else:
            raise self.bad(f"A ball is a square, 'out', or a seat and a player who holds it, not {entry[:40]!r}.")

    def lay_balls(self) -> None:
        """All balls, once all players have their squares."""
        t = self.t
        for kind, square, holder, line in self.balls + self.in_hands:
            self.here = line
            if holder >= 0:
                self.check_holder(holder)
            elif square >= 0:
                self.check_lying(square)
            t.ball_kind += (kind,)
            t.ball_square += (square,)
            t.ball_holder += (holder,)

    def check_holder(self, player: int) -> None:
        t = self.t
        name = t.player_id(player)
        if t.holding(player) >= 0:
            raise self.bad(f"{name!r} has a ball already; nobody holds two (BB 5.3.1).")
        if t.roles[player].throw == NONE:
            raise self.bad(f"{name!r} has no Throw Value and so never holds a ball (BB 5.4.1).")
        if not t.stands(player):
            raise self.bad(f"{name!r} does not stand on the pitch, so he holds no ball; put it on a square.")

    def check_lying(self, square: int) -> None:
        t = self.t
        there = t.player_at(square)
        if there >= 0:
            raise self.bad(
                f"On {square_name(square)} is {t.player_id(there)!r}; a ball he holds is a 'ball' after his square."
            )
        if t.ball_on(square) >= 0:
            raise self.bad(f"On {square_name(square)} lies a ball already; a square holds one.")

    # --- the turn -----------------------------------------------------------------------------------------------

    def read_acted(self, entry: str) -> None:
        """What a player has done this turn, as in ``1 blitzer run free-mark``."""
        words = entry.split()
        player = self.seat_player(" ".join(words[:2]))
        for word in words[2:]:
            free = word.startswith("free-")
            kind = place_of(word[5:] if free else word, list(KIND_NAMES), "Action")
            self.t.acted[player] |= 1 << kind | (0 if free else 256 << kind)

    def read_prepared(self, value: str) -> None:
        numbers = [0] * len(PREPARED_NAMES)
        for entry in entries(value):
            name, _, number = entry.partition(" ")
            numbers[place_of(name, list(PREPARED_NAMES), "preparation")] = self.number(number)
        prepared = Prepared()
        prepared.actions, prepared.traits, prepared.throw = numbers[:3]
        prepared.squares, prepared.more_squares, prepared.dice = numbers[3:]
        self.t.prepared = prepared

    def derive(self) -> None:
        """What follows from the Actions made, the cards played and the events drawn; then the lines that differ."""
        t = self.t
        so_far = turn_so_far(t)
        t.actions_left = so_far.actions
        t.fresh = so_far.fresh
        t.runs = so_far.runs
        t.turn_players = so_far.players
        t.turn_kinds = so_far.kinds
        t.turn_traits = so_far.traits
        t.held_at_start = so_far.held
        events = in_force(t)
        t.armour_off = events.armour_off
        t.challenge_more = events.challenge_more
        t.touchdown_more = events.touchdown_more
        t.foul_counts = events.foul_counts
        for line in self.later:
            self.here = line.number
            self.read_later(line.key, line.value)

    def read_later(self, name: str, value: str) -> None:
        t = self.t
        if name == "actions":
            t.actions_left = self.number(value, 0, 99)
        elif name == "fresh":
            t.fresh = self.yes(value)
        elif name == "runs":
            t.runs = self.number(value, 0, 99)
        elif name == "acted-players":
            t.turn_players = self.crowd(value)
        elif name == "acted-kinds":
            t.turn_kinds = sum(1 << place_of(word, list(KIND_NAMES), "Action") for word in entries(value))
        elif name == "turn-traits":
            t.turn_traits = self.number(value)
        elif name == "held-at-start":
            t.held_at_start = sum(1 << self.ball_number(word) for word in entries(value))
        elif name == "armour-off":
            t.armour_off = self.number(value, 0, 99)
        elif name == "challenge-more":
            t.challenge_more = self.number(value, 0, 99)
        elif name == "touchdown-more":
            t.touchdown_more = self.number(value, 0, 99)
        else:
            counts = tuple(place_of(word, list(fouls.NAMES), "foul result") for word in entries(value))
            if len(counts) != len(fouls.NAMES):
                raise self.bad(f"What {', '.join(fouls.NAMES)} count as: {len(fouls.NAMES)} names, not {len(counts)}.")
            t.foul_counts = counts

    def ball_number(self, word: str) -> int:
        balls = len(self.t.ball_holder)
        number = self.number(word, 1)
        if number > balls:
            raise self.bad(f"There is no ball {number}; the position has {balls}, counted from 1.")
        return number - 1

    # --- the end ------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        t = self.t
        if not (self.one("agenda") or self.one("over") or self.phase in ("set-up", "place")):
            if self.one("turns") is None:
                t.turns = [TURNS] * SEATS
            if self.one("active") is None:
                t.coach = 0
        if self.one("absent") is not None:
            for player, named_one in enumerate(self.named):
                if not named_one:
                    t.square[player] = ABSENT
        self.lay_balls()
        self.lay_cards()
        self.derive()
        self.check_decision(t)
        if not (self.agenda or t.finished or self.phase == "set-up"):
            self.plan()
        self.check_deed()

    def check_deed(self) -> None:
        """What is under way fits the records of Actions."""
        wrong = misfit(self.t)
        if wrong:
            line = self.one("decision") or self.one("agenda")
            self.here = line.number if line is not None else self.here
            raise self.bad(wrong)

    def plan(self) -> None:
        """The agenda of a position that says where in a turn it stands; without a word, at the coach's Actions."""
        t = self.t
        seat = max(t.coach, 0)
        if self.phase == "turn":
            t.agenda = [(steps.TURN, seat, 0, 0)]
        elif self.phase == "pre-turn":
            paces = (steps.MENU, steps.EMERGENCY, steps.NO_BALL, steps.REFRESH)
            t.agenda = [(step, seat, 0, 0) for step in paces]
        elif self.phase == "end":
            t.agenda = [(steps.END_TURN, seat, 0, 0)]
        elif self.phase == "place":
            loser = t.coach_a
            t.agenda = [(steps.TURN, loser, 0, 0), (steps.FIRST_BALL, 1 - loser, 0, 0)]
            t.agenda += [(steps.PLACE, 1 - loser, 0, 0), (steps.PLACE, loser, 0, 0)]
        else:
            t.agenda = [(steps.MENU, seat, 0, 0)]
