"""Pebbles: a very small game, to see that whatever surrounds the games needs to know none of them.

Two seats take one to three pebbles in turn; whoever takes the last one wins. A seat may hold a charm that nobody else
sees: after each take the other seat is asked whether it uses its charm, whether or not it has one, and the charm puts
two pebbles back.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from touchline.games.plug import Game
from touchline.table.case import Unmet
from touchline.table.decision import Decision, code_of, first_of, second_of, verb_of
from touchline.table.dice import SETUP, Dice, seeded
from touchline.table.errors import BadArgument
from touchline.table.event import Event
from touchline.table.languages import add_folder
from touchline.table.odds import odds
from touchline.table.pack import Pack
from touchline.table.position import Line, split_lines
from touchline.table.reason import Reason
from touchline.table.registry import NUMBER, SEAT, EventKind, Kind, Registry, Step, Verb
from touchline.table.result import Result
from touchline.table.said import Said
from touchline.table.setting import Setting
from touchline.table.table import NO_CODES, Table, copy_table, information_key
from touchline.table.voice import Voice
from touchline.terminal.menu import Entry, Menu
from touchline.terminal.protocol import Album, Kit, Rows
from touchline.terminal.sentence import Sentence

NAME: Final = "pebbles"
HEAP: Final = 12
TEAMS: Final = ["otters", "herons", "voles"]
V_TAKE, V_CHARM, V_DECLINE = range(3)
K_TURN, K_CHARM = range(2)
S_TURN, S_TAKEN, S_ANSWERED = range(3)
EV_TAKEN, EV_CHARMED = range(2)


class Pebbles(Table):
    """A heap, and who holds a charm; -1 where that is not known."""

    __slots__ = ("charms", "heap", "last", "teams", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.heap: int = HEAP
        self.charms: list[int] = [0, 0]
        self.teams: list[str] = []
        self.last: int = -1
        self.turns: int = 0

    def copy(self) -> "Pebbles":
        other = Pebbles()
        copy_table(self, other)
        other.dice = self.dice.fork()
        other.heap = self.heap
        other.charms = self.charms[:]
        other.teams = self.teams
        other.last = self.last
        other.turns = self.turns
        return other

    def say(self, kind: int, seat: int, amount: int, rule: str) -> None:
        if self.loud:
            event = Event(len(self.events), kind, seat, -1, -1, -1, -1, -1, amount, rule, 255)
            self.events = [*self.events, event]  # copies share the empty list they begin with

    def name_of(self, sort: str, value: int) -> str:
        return self.teams[value] if sort == SEAT else str(value)


# --- Rules ----------------------------------------------------------------------------------------------------


def turn(t: Pebbles, seat: int, _b: int, _c: int) -> None:
    """PB 1.1: take one to three pebbles, with either hand."""
    t.turns += 1
    most = min(3, t.heap)
    codes = [code_of(V_TAKE, number, hand) for number in range(1, most + 1) for hand in range(2)]
    t.ask(K_TURN, seat, codes, S_TAKEN, seat, 0)


def taken(t: Pebbles, seat: int, _b: int, code: int) -> None:
    t.heap -= first_of(code)
    t.last = seat
    t.say(EV_TAKEN, seat, first_of(code), "PB 1.1")
    if t.heap:
        other = 1 - seat
        codes = [code_of(V_CHARM), code_of(V_DECLINE)] if t.charms[other] else [code_of(V_DECLINE)]
        t.ask_openly(K_CHARM, other, codes, S_ANSWERED, other, 0)


def answered(t: Pebbles, seat: int, _b: int, code: int) -> None:
    """PB 2.1: a charm puts two pebbles back."""
    if verb_of(code) == V_CHARM:
        t.heap += 2
        t.charms[seat] = 0
        t.say(EV_CHARMED, seat, 2, "PB 2.1")
    t.agenda.append((S_TURN, seat, 0, 0))


REGISTRY: Final = Registry(
    NAME,
    [
        Step("turn", (SEAT, "", ""), turn),
        Step("taken", (SEAT, "", ""), taken),
        Step("answered", (SEAT, "", ""), answered),
    ],
    [
        Verb("take", (NUMBER, NUMBER)),
        Verb("charm", ()),
        Verb("decline", ()),
    ],
    [
        Kind("turn", ("take",), "PB 1.1", "take"),
        Kind("charm", ("charm", "decline"), "PB 2.1", "decline", response=True),
    ],
    [EventKind("taken"), EventKind("charmed")],
)


class View:
    """What a seat may know: not the charm of the other."""

    def __init__(self, table: Pebbles, seat: int) -> None:
        self.seat = seat
        self.table = table.copy()
        self.table.charms = [charm if one == seat else -1 for one, charm in enumerate(table.charms)]
        if table.seat != seat:
            self.table.codes = NO_CODES

    @property
    def decision(self) -> Decision | None:
        return self.table.decision if self.table.seat == self.seat else None

    def information_key(self) -> str:
        return information_key(self)

    def imagine(self, seed: int | bytes) -> Pebbles:
        table = self.table.copy()
        table.dice = seeded(seed)
        table.charms = [table.dice.roll(SETUP, 2) if charm < 0 else charm for charm in table.charms]
        return table


def result(t: Pebbles) -> Result | None:
    if not t.over:
        return None
    return Result(
        [1 if seat == t.last else 2 for seat in range(2)], [int(seat == t.last) for seat in range(2)], "it is", "PB 1.1"
    )


def write(t: Pebbles) -> str:
    charms = ", ".join(map(str, t.charms))
    return f"touchline-position 2\ngame: {NAME}\nheap: {t.heap}\ncharms: {charms}\nseat: {max(t.seat, 0) + 1}\n"


def read(lines: list[Line], _path: str, _format: int) -> Pebbles:
    t = begin(lines)
    t.run()
    return t


def begin(lines: list[Line]) -> Pebbles:
    values = {line.key: line.value for line in lines}
    t = table_of(TEAMS[:2], Dice())
    t.heap = int(values.get("heap", HEAP))
    t.charms = [int(word) for word in values.get("charms", "0, 0").split(",")]
    t.agenda = [(S_TURN, int(values.get("seat", 1)) - 1, 0, 0)]
    return t


def table_of(teams: list[str], dice: Dice) -> Pebbles:
    t = Pebbles()
    t.registry = REGISTRY
    t.functions = REGISTRY.functions
    t.seats = 2
    t.teams = teams
    t.dice = dice
    t.agenda = [(S_TURN, 0, 0, 0)]
    return t


def new(setting: Setting, dice: Dice) -> Pebbles:
    if len(setting.teams or setting.seats * [""]) != 2:
        raise BadArgument("Pebbles is a game for 2.")
    t = table_of(setting.teams or TEAMS[:2], dice)
    t.charms = [dice.roll(SETUP, 2) for _ in range(2)]
    setting.seats = 2
    t.setting = setting
    t.history = []
    return t


class Book:
    """Reads and judges cases."""

    def given(self, text: str, path: str, first: int, written: int) -> Table:
        return begin(split_lines(text, first))

    def result_of(self, word: str) -> int:
        return int(word)

    def choose(self, table: Table, seat: str, words: list[str]) -> None:
        wanted = " ".join(words)
        table.choose_code(next(code for code in table.codes if table.option_text(code).startswith(wanted)))

    def expect(self, table: Table, key: str, value: str) -> None:
        assert isinstance(table, Pebbles)
        if key != "heap" or table.heap != int(value):
            raise Unmet(f"The heap has {table.heap}.")


VOICE: Final = Voice("pebbles", lambda sort, value, language: str(value))


def why_not(table: Table, verb: str, arguments: tuple[int, ...]) -> Reason:
    reason = Reason("is-not", {}, "PB 1.1")
    reason.voice = VOICE
    return reason


REGISTRY.view = View
REGISTRY.result = result
REGISTRY.position = write
REGISTRY.odds = lambda table, code: odds(table, code, lambda _: (Said("nothing"),), VOICE)
REGISTRY.why_not = why_not
add_folder(Path(__file__).parent / "pebbles_languages")

GAME: Final = Game(
    registry=REGISTRY,
    title="Pebbles",
    new=new,
    read=read,
    book=Book(),
    teams=lambda packs: TEAMS,
    seats=2,
    players="children",
    score="points",
    span="turns",
    length=lambda table: table.turns,
    advice="tests.pebbles",
    kit="tests.pebbles",
)


# --- In a terminal --------------------------------------------------------------------------------------------


class Story:
    """Events as sentences."""

    def tell(self, event: Event) -> Sentence:
        text = REGISTRY.events[event.kind].text.format(seat=f"Seat {event.seat + 1}", amount=event.amount)
        return Sentence(text, event.rule)

    def digest(self, events: Iterable[Event]) -> list[Sentence]:
        return [self.tell(event) for event in events]


class Screen:
    """The heap in words."""

    title = "Pebbles"
    help: Rows = (("h!", "hints"),)
    signs: Rows = (("o", "a pebble"),)
    why_hint = "Ask why about nothing."
    ended = "The heap is gone."

    def badge(self, seat: int) -> Text:
        return Text(f" {seat + 1} ")

    def colours(self) -> Rows:
        return [("Seat 1", "red")]

    def story(self, _seat: int) -> Story:
        return Story()

    def board(self, view: View, _width: int, menu: Menu | None = None) -> RenderableType:
        return Text("o" * view.table.heap)

    def redraws(self, kind: int) -> bool:
        return kind == K_TURN

    def menu(self, view: View, _width: int) -> Menu:
        """A number, then a hand, so that lists lead to lists."""
        t = view.table
        kind = REGISTRY.kinds[t.kind]
        entries: list[Entry] = []
        if t.kind == K_TURN:
            some = Entry("take some")
            some.next = "How many?"
            numbers: dict[int, Entry] = {}
            for code in t.codes:
                number = first_of(code)
                if number not in numbers:
                    numbers[number] = Entry(f"take {number}")
                    some.entries.append(numbers[number])
                numbers[number].entries.append(Entry(f"with hand {second_of(code)}", code=code))
            closed = Entry("take all")
            closed.closed = "All are too many."
            entries = [some, closed]
        else:
            entries = [Entry(t.option_text(code), code=code) for code in t.codes]
        return Menu(kind.prompt, [], kind.rule, entries)

    def show(self, word: str, view: View, _width: int) -> RenderableType | None:
        return Text("Leave four.") if word == "h!" else None

    @property
    def names(self) -> list[str]:
        return ["pebble"]

    def match(self, name: str) -> list[int]:
        return [0] if name == "pebble" else []

    def card(self, face: int, _width: int) -> RenderableType:
        return Text("It is round.")

    def reasons(self, view: View, asked: str) -> list[str]:
        return ["The heap is too small (PB 1.1)."] if asked == "four" else []

    def results(self, table: Pebbles) -> RenderableType:
        return Text(f"Seat {table.result.winners[0] + 1} has the last pebble.")

    def summary(self, table: Pebbles) -> dict[str, Any]:
        return {"heap": table.heap}


class PebblesKit:
    """No cards, and so no packs."""

    base = ""
    folders: tuple[str, ...] = ()
    card_folders: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    new_pack: Mapping[str, str] = {}
    sample = ""

    def screen(self, _table: Pebbles, _language: str) -> Screen:
        return Screen()

    def album(self, packs: Sequence[str]) -> Album:
        raise BadArgument("Pebbles has no cards.")

    def album_of(self, packs: list[Pack]) -> Album:
        raise BadArgument("Pebbles has no cards.")


KIT: Final[Kit] = PebblesKit()


def choose(view: View) -> int:
    """What the rookie does: take all it can."""
    return view.table.codes[-1]
