"""Reading positions: text into a match, any mistake in one sentence with its line (see ``position.py``)."""

import difflib
from collections.abc import Sequence
from typing import Final

from touchline.blitz_bowl.cards import NONE, Arena, Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.deed import SIZE
from touchline.blitz_bowl.game import REGISTRY, options_of, team_index
from touchline.blitz_bowl.names import (
    S_EMERGENCY,
    S_END_TURN,
    S_FIRST_BALL,
    S_MENU,
    S_NO_BALL,
    S_PLACE,
    S_REFRESH,
    S_TEAMS,
    S_TURN,
)
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.position import (
    ACTION,
    COMMON_PILES,
    DEED,
    ENDINGS,
    FACES,
    FLAG_NAMES,
    FROM_THE_TOP,
    HOLDERS,
    KIND_NAMES,
    KINDS,
    PLAY,
    PLAYERS,
    PREPARED_NAMES,
    SEAT_PILES,
    SQUARE,
    SQUARES,
    WORDS,
    in_force,
    knowledge,
    places_of,
    turn_so_far,
)
from touchline.blitz_bowl.setup import Options, blank, enlist, lay_out_cards, set_up
from touchline.blitz_bowl.state import (
    ABSENT,
    BOX,
    DECK,
    DISCARD,
    NOBODY,
    NOWHERE,
    PILES,
    PLAYER,
    RESERVES_AT,
    SEATS,
    SPACES,
    Match,
)
from touchline.blitz_bowl.words import ACTION_NAMES, FACE_NAMES, FOUL_NAMES
from touchline.table.decision import ARGUMENT_MASK, code_of
from touchline.table.dice import scripted
from touchline.table.errors import BadFile, TouchlineError, VersionMismatch, place_of
from touchline.table.position import Line
from touchline.table.registry import CARD, PLACE, SEAT

PHASES: Final = ("actions", "turn", "pre-turn", "end", "set-up", "place")
FRAME: Final = ("game", "cards", "packs", "teams", "rules", "pitch", "arena", "coach-a", "phase", "absent")
TURNS: Final = 2  # begun by each coach, where nothing is said: nothing of a first turn applies
KEYS: Final = (
    *FRAME,
    *("players", "balls", "spaces", "note", "agenda", "decision", "codes", "deed", "active", "turns", "score"),
    *("choices", "barrier", "last-turns", "rookies", "over", "acted", "barred", "played", "actions", "fresh", "runs"),
    *("acted-players", "acted-kinds", "turn-traits", "held-at-start", "armour-off", "challenge-more"),
    *("touchdown-more", "foul-counts", "prepared", "claimed", "interrupting"),
    *(name for name, _ in SEAT_PILES),
    *(name for name, _ in COMMON_PILES),
)


def read_lines(lines: list[Line], path: str) -> Match:
    """The table of a position of Blitz Bowl."""
    return Reader(lines, path).table()


class Reader:
    """Reads the lines of a position into a table."""

    def __init__(self, lines: list[Line], path: str) -> None:
        self.lines = lines
        self.path = path
        self.here: int = 1  # the line being read
        self.t: Match = Match()
        self.options: Options = Options()
        self.phase: str = ""
        self.agenda: bool = False
        self.named: list[bool] = []  # players
        self.taken: list[bool] = []  # cards
        self.handles: bool = False  # whether cards are named with handles
        self.keys: list[str] = []  # of the lines read, each of which stands once
        self.deck_ends: bool = False  # nothing lies under the cards named
        self.balls: list[tuple[int, int, int, int]] = []  # kind, square, holder and line
        self.in_hands: list[tuple[int, int, int, int]] = []  # likewise, as named after players
        self.notes: list[tuple[int, str, int]] = []
        self.later: list[Line] = []  # lines that come after all that follows from the rest
        self.waiting: bool = False  # leave the first step to the caller, who has dice to lay out

    def bad(self, message: str) -> BadFile:
        return BadFile(message, self.path, self.here)

    def table(self) -> Match:
        try:
            return self.read()
        except BadFile:
            raise
        except VersionMismatch:
            raise
        except TouchlineError as error:
            raise self.bad(str(error)) from None

    # --- the frame of the table ---------------------------------------------------------------------------------

    def one(self, key: str) -> Line | None:
        found = [line for line in self.lines if line.key == key]
        if len(found) > 1:
            self.here = found[1].number
            raise self.bad(f"{key!r} stands here a second time; it belongs in a position once.")
        return found[0] if found else None

    def value(self, key: str, default: str) -> str:
        line = self.one(key)
        if line is None:
            return default
        self.here = line.number
        return line.value

    def words(self, key: str) -> list[str]:
        value = self.value(key, "")
        return [word.strip() for word in value.split(",")] if value else []

    def read(self) -> Match:
        catalogue = load_catalogue(tuple(self.words("packs")))
        self.check_digest(catalogue)
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
        return self.begin()

    def check_digest(self, catalogue: Catalogue) -> None:
        digest = self.one("cards")
        if digest is not None and digest.value != catalogue.digest:
            raise VersionMismatch(
                f"{self.path or 'The position'} was written with other cards ({digest.value[:12]}) "
                f"than those here ({catalogue.digest[:12]})."
            )

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
                t.agenda = [(step, a, one, other) if step == S_TEAMS else (step, a, b, c) for step, a, b, c in t.agenda]
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

    def begin(self) -> Match:
        """Go on to the first decision; an agenda that does not fit the rest is the file's fault."""
        if self.waiting:
            return self.t
        try:
            self.t.run()
        except (IndexError, KeyError, ValueError, AssertionError):
            line = self.one("agenda")
            raise BadFile(
                "The agenda does not fit the rest; a phase line could take its place.",
                self.path,
                line.number if line is not None else self.here,
            ) from None
        return self.t

    # --- line by line -------------------------------------------------------------------------------------------

    def read_line(self, line: Line) -> None:
        key = line.key.split()
        if not key:
            self.read_step(line.value)
            return
        name = key[0]
        if line.key in self.keys and name not in ("deed", "note"):
            raise self.bad(f"{line.key[:40]!r} stands here a second time; it belongs in a position once.")
        self.keys.append(line.key)
        if name in FRAME:
            if line.key == "absent" and line.value != "others":
                raise self.bad("'absent: others' says that players who are not named take no part; nothing else is.")
            return
        if self.agenda and name not in ("decision", "codes"):
            raise self.bad("After 'agenda:' only steps, 'decision' and 'codes' may follow.")
        if name not in KEYS:
            raise self.bad(f"A position has no line {name[:40]!r}{near(name, KEYS)}")
        if name in ("players", "hand", "played"):
            self.read_of_seat(name, self.seat(key[1:]), line.value)
        elif name == "note":
            self.read_note(key[1:], line.value)
        elif len(key) > 1:
            raise self.bad(f"{line.key[:40]!r} takes no {key[1][:20]!r}; write '{name}:'.")
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
        elif name == "agenda":
            self.agenda = True
        elif name == "decision":
            self.read_decision(value)
        elif name == "codes":
            t.codes = [self.code(entry) for entry in value.split(";") if entry.strip()]
        elif name == "deed":
            self.read_deed(value)
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
        if name == "choices":
            t.choices = self.number(value)
        elif name == "barrier":
            t.barrier = self.number(value)
        elif name == "last-turns":
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

    def number(self, text: str, low: int = 0, high: int = 1 << 62) -> int:
        try:
            value = int(text)
        except ValueError:
            raise self.bad(f"{text[:40]!r} is not a whole number.") from None
        if not low <= value <= high:
            raise self.bad(f"{value} is out of range; {low} to {high} would be right.")
        return value

    def yes(self, value: str) -> bool:
        if value not in ("yes", "no"):
            raise self.bad(f"'yes' or 'no' is needed here, not {value[:30]!r}.")
        return value == "yes"

    def seat(self, words: list[str]) -> int:
        if len(words) != 1:
            raise self.bad("A seat must follow the word, such as 'players 1:'.")
        return self.number(words[0], 1, SEATS) - 1

    def square(self, name: str) -> int:
        square = square_named(name)
        if square < 0:
            raise self.bad(f"{name[:20]!r} is no square; squares are a1 to o11.")
        return square

    def clear_square(self, name: str, what: str) -> int:
        square = self.square(name)
        if not self.t.pitch.clear >> square & 1:
            raise self.bad(f"{name} is a blocked square of the pitch {self.t.pitch.id}; {what} cannot be there.")
        return square

    def player(self, seat: int, name: str) -> int:
        """A player of a seat by his id."""
        t = self.t
        ids = [t.player_id(player) for player in t.players_of(seat)] if t.teams else []
        if name in ids:
            return t.players_of(seat)[ids.index(name)]
        alike = [one for one in ids if one.rpartition("-")[0] == name]
        if alike:
            raise self.bad(f"Seat {seat + 1} has several players {name!r}; say which: {', '.join(alike)}.")
        raise self.bad(f"Seat {seat + 1} has no player {name[:40]!r}{near(name, ids)}")

    def seat_player(self, text: str) -> int:
        """A player as in ``1 blitzer``."""
        words = text.split()
        if len(words) != 2:
            raise self.bad(f"A seat and a player are needed, such as '1 blitzer', not {text[:40]!r}.")
        return self.player(self.number(words[0], 1, SEATS) - 1, words[1])

    def crowd(self, value: str) -> int:
        found = 0
        for entry in entries(value):
            found |= 1 << self.seat_player(entry)
        return found

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
            t.ball_kind.append(kind)
            t.ball_square.append(square)
            t.ball_holder.append(holder)

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

    # --- cards --------------------------------------------------------------------------------------------------

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
                self.t.spaces[space] = card

    def card(self, word: str) -> int:
        """The handle a word stands for, each once."""
        name, mark, number = word.partition("#")
        t = self.t
        if mark:
            ids = t.catalogue.face_ids
            if name not in ids:
                raise self.bad(f"There is no card {name[:60]!r}{near(name, ids)}")
            card = self.number(number, 0, len(t.face) - 1)
            if self.taken[card]:
                raise self.bad(f"Card #{card} lies in two places; each card is named once.")
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
        raise self.bad(f"There is no card {name[:60]!r}{near(name, known)}")

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
                raise self.bad("A note names its card, such as 'note get-moving/sprint: known 3'.")
            card = found[0]
        self.notes.append((card, value, self.here))

    def apply_note(self, card: int, value: str) -> None:
        t = self.t
        words = value.split()
        if words == ["seen"]:
            t.front[card] = t.catalogue.fronts[t.face[card]]
        elif words == ["unseen"]:
            t.front[card] = -1
        elif len(words) == 2 and words[0] == "known":
            t.known[card] = self.number(words[1], 0, 255) & t.all
        else:
            raise self.bad("A note says 'seen', 'unseen' or 'known' and a number with a bit for each seat.")

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
            t.known[card], t.front[card] = knowledge(t, card, place)
        for card, text, number in self.notes:
            self.here = number
            self.apply_note(card, text)
        t.suspect()

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
        for entry in entries(value):
            name, _, number = entry.partition(" ")
            place = place_of(name, list(PREPARED_NAMES), "preparation")
            self.t.prepared[place] = self.number(number)

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
            counts = tuple(place_of(word, list(FOUL_NAMES), "foul result") for word in entries(value))
            if len(counts) != len(FOUL_NAMES):
                raise self.bad(f"What {', '.join(FOUL_NAMES)} count as: {len(FOUL_NAMES)} names, not {len(counts)}.")
            t.foul_counts = counts

    def ball_number(self, word: str) -> int:
        balls = len(self.t.ball_holder)
        number = self.number(word, 1)
        if number > balls:
            raise self.bad(f"There is no ball {number}; the position has {balls}, counted from 1.")
        return number - 1

    # --- what is under way --------------------------------------------------------------------------------------

    def read_deed(self, value: str) -> None:
        record = [0] * SIZE
        for _, place, _, nothing in DEED:
            record[place] = nothing
        fields = {name: (place, sort) for name, place, sort, _ in DEED}
        for entry in entries(value):
            name, _, text = entry.partition(" ")
            if name not in fields:
                raise self.bad(f"The record of an Action has no {name[:30]!r}{near(name, fields)}")
            place, sort = fields[name]
            record[place] = self.field(sort, text.split())
        if min(record[place] for name, place, _, _ in DEED if name in ("actor", "action")) < 0:
            raise self.bad("The record of an Action names its 'actor' and its 'action'.")
        self.t.deed += record

    def field(self, sort: str, words: list[str]) -> int:
        if sort in (PLAYERS, WORDS, KINDS):
            return sum(1 << self.one_of(sort, word) for word in words)
        if sort in (SQUARES, HOLDERS, FACES):
            bits = {SQUARES: 8, HOLDERS: 6, FACES: 3}[sort]
            return sum(self.one_of(sort, word) + 1 << bits * n for n, word in enumerate(words))
        if len(words) != 1:
            raise self.bad(f"One value is needed in the record of an Action, not {' '.join(words)[:40]!r}.")
        return self.one_of(sort, words[0])

    def one_of(self, sort: str, word: str) -> int:
        if sort in (PLAYER, PLAYERS, HOLDERS):
            return self.player_token(word)
        if sort in (SQUARE, SQUARES):
            return -1 if word == "-" else self.square(word)
        if sort == WORDS:
            return place_of(word, list(FLAG_NAMES), "flag")
        if sort in (ACTION, KINDS):
            return place_of(word, list(ACTION_NAMES), "Action")
        if sort == FACES:
            return place_of(word, list(FACE_NAMES), "face")
        if sort == PLAY:
            return place_of(word, [play.id for play in self.t.catalogue.plays], "bonus play") + 1
        return self.number(word, -1)

    def player_token(self, word: str) -> int:
        if word == "-":
            return -1
        seat, _, name = word.partition("/")
        return self.player(self.number(seat, 1, SEATS) - 1, name)

    def argument(self, sort: str, word: str) -> int:
        if sort == PLAYER:
            return self.player_token(word)
        if sort == PLACE:
            return -1 if word == "-" else self.square(word)
        if sort == SEAT:
            return self.number(word, 0, SEATS) - 1
        if sort == CARD:
            return self.number(word.partition("#")[2], 0, len(self.t.face) - 1)
        return self.number(word, -(1 << 62))

    def read_step(self, value: str) -> None:
        words = value.split()
        if not self.agenda or len(words) != 4 or words[0] not in REGISTRY.step_index:
            raise self.bad(f"{value[:40]!r} is neither a line with a colon nor a step of the agenda.")
        step = REGISTRY.step_index[words[0]]
        sorts = REGISTRY.steps[step].arguments
        a, b, c = (self.argument(sort, word) for sort, word in zip(sorts, words[1:], strict=True))
        self.t.agenda.append((step, a, b, c))

    def read_decision(self, value: str) -> None:
        words = value.split()
        if len(words) != 5 or words[0] not in REGISTRY.kind_index or words[2] not in REGISTRY.step_index:
            raise self.bad("A decision is a kind, a seat, a step and two arguments of it.")
        t = self.t
        t.kind = REGISTRY.kind_index[words[0]]
        t.seat = self.number(words[1], 1, SEATS) - 1
        t.then = REGISTRY.step_index[words[2]]
        sorts = REGISTRY.steps[t.then].arguments
        t.then_a = self.argument(sorts[0], words[3])
        t.then_b = self.argument(sorts[1], words[4])

    def code(self, text: str) -> int:
        words = text.split()
        if words[0] not in REGISTRY.verb_index:
            raise self.bad(f"{text[:40]!r} is no option; it should be a verb and its arguments.")
        verb = REGISTRY.verb_index[words[0]]
        sorts = REGISTRY.verbs[verb].arguments
        if len(sorts) != len(words) - 1:
            raise self.bad(f"{words[0]!r} takes {len(sorts)} arguments, not {len(words) - 1}.")
        values = [self.argument(sort, word) for sort, word in zip(sorts, words[1:], strict=True)]
        if any(not 0 <= value <= ARGUMENT_MASK for value in values):
            raise self.bad(f"{text[:40]!r} has an argument out of range.")
        return code_of(verb, *values)

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
        if t.kind >= 0 and not t.codes:
            raise BadFile("A 'decision' needs its options in a line 'codes:'.", self.path, self.here)
        if not (self.agenda or t.finished or self.phase == "set-up"):
            self.plan()

    def plan(self) -> None:
        """The agenda of a position that says where in a turn it stands; without a word, at the coach's Actions."""
        t = self.t
        seat = max(t.coach, 0)
        if self.phase == "turn":
            t.agenda = [(S_TURN, seat, 0, 0)]
        elif self.phase == "pre-turn":
            steps = (S_MENU, S_EMERGENCY, S_NO_BALL, S_REFRESH)
            t.agenda = [(step, seat, 0, 0) for step in steps]
        elif self.phase == "end":
            t.agenda = [(S_END_TURN, seat, 0, 0)]
        elif self.phase == "place":
            loser = t.coach_a
            t.agenda = [(S_TURN, loser, 0, 0), (S_FIRST_BALL, 1 - loser, 0, 0)]
            t.agenda += [(S_PLACE, 1 - loser, 0, 0), (S_PLACE, loser, 0, 0)]
        else:
            t.agenda = [(S_MENU, seat, 0, 0)]


def entries(value: str) -> list[str]:
    """What stands between commas; ``none`` for nothing."""
    if not value or value == "none":
        return []
    return [entry.strip() for entry in value.split(",")]


def near(name: str, known: Sequence[str] | dict[str, tuple[int, str]]) -> str:
    """The end of a sentence about a word that is not there."""
    found = difflib.get_close_matches(name, list(known), 1)
    return f"; did you mean {found[0]!r}?" if found else f"; there are {', '.join(list(known)[:40])}."


def card_names(catalogue: Catalogue, face: int) -> list[str]:
    """The names by which a card can be called: both sides, its challenge, its bonus play."""
    full = catalogue.face_ids[face]
    if catalogue.fronts[face] < 0:
        return [full]
    return [full, catalogue.challenges[catalogue.fronts[face]].id, catalogue.plays[catalogue.backs[face]].id]
