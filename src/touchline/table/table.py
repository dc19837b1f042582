"""The table: one game being played, its agenda of steps, and the one open question.

A step is a plain function ``step(table, a, b, c)``. It changes the table, may put further steps on the agenda, or asks
one seat one question and names the step that takes the answer. The runner pops steps until a question is open or the
agenda is empty, which means that the game is over. Each game derives its own table with the state its rules need.
"""

from bisect import bisect_left
from hashlib import blake2b
from typing import Any, Final

from touchline.table.decision import Decision, Option, first_of, second_of, third_of, verb_of
from touchline.table.dice import BOTS, NO_DICE, NOTHING_BEHIND, Dice
from touchline.table.errors import BadArgument, IllegalChoice, shown
from touchline.table.event import Event
from touchline.table.registry import CARD, PLACE, SEAT, Registry, StepFunction
from touchline.table.setting import Setting

NO_CODES: Final[list[int]] = []
NO_EVENTS: Final[list[Event]] = []  # of copies until they record something; never appended to
SPECTATOR: Final = 7  # the seat number of those who only watch
SPECTATOR_BIT: Final = 1 << 7


class Table:
    """What any game at a table needs. Fields that no copy shares are copied in ``copy_table``."""

    __slots__ = (
        "agenda",
        "barrier",
        "choices",
        "codes",
        "dice",
        "events",
        "functions",
        "history",
        "kind",
        "loud",
        "registry",
        "seat",
        "seats",
        "setting",
        "then",
        "then_a",
        "then_b",
    )

    def __init__(self) -> None:
        self.registry: Registry
        self.functions: list[StepFunction] = []
        self.seats: int = 0
        self.agenda: list[tuple[int, int, int, int]] = []
        # the open question; kind is -1 while there is none
        self.kind: int = -1
        self.seat: int = -1
        self.codes: list[int] = NO_CODES
        self.then: int = 0
        self.then_a: int = 0
        self.then_b: int = 0
        self.dice: Dice = Dice()
        self.choices: int = 0
        self.barrier: int = 0  # number of choices after which nothing can be taken back any more
        self.loud: bool = False  # whether events are recorded
        self.events: list[Event] = []
        self.history: list[tuple[int, int]] | None = None  # kind and code of every stored choice
        self.setting: Setting | None = None  # what it was made from; copies have none

    # --- For steps ----------------------------------------------------------------------------------------

    def ask(self, kind: int, seat: int, codes: list[int], then: int, a: int, b: int) -> None:
        """Put a question; a single option is taken at once and is no question."""
        if len(codes) == 1:
            self.agenda.append((then, a, b, codes[0]))
            return
        codes.sort()
        self.kind = kind
        self.seat = seat
        self.codes = codes
        self.then = then
        self.then_a = a
        self.then_b = b

    def ask_openly(self, kind: int, seat: int, codes: list[int], then: int, a: int, b: int) -> None:
        """Put a question even where it has a single option.

        A seat that could hold a hidden answer is asked whether or not it holds one, so that the question betrays
        nothing. Whoever plays for the seat takes a single option without asking anybody.
        """
        codes.sort()
        self.kind = kind
        self.seat = seat
        self.codes = codes
        self.then = then
        self.then_a = a
        self.then_b = b

    def run(self) -> None:
        """Do steps until a question is open or nothing is left to do."""
        agenda = self.agenda
        functions = self.functions
        while agenda and self.kind < 0:
            step, a, b, c = agenda.pop()
            functions[step](self, a, b, c)

    # --- For those who play -------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return Decision(self) if self.kind >= 0 else None

    @property
    def over(self) -> bool:
        return self.kind < 0 and not self.agenda

    def about(self, name: str) -> int:
        """A value that the open question is about, by the name its kind gives it; -1 where there is none."""
        if self.kind < 0:
            raise BadArgument("Nothing is asked, so there is nothing that it is about.")
        kind = self.registry.kinds[self.kind]
        for topic in kind.about:
            if topic.name == name:
                return topic.read(self)
        names = ", ".join([topic.name for topic in kind.about]) or "nothing else"
        raise BadArgument(f"A question {kind.name!r} is not about {shown(name)}; it is about {names}.")

    def action_key(self, code: Any) -> int:
        """What an option of the open question is, whatever was dealt: a number that is the same for the same move.

        It is the same in all tables that the seat to move cannot tell apart, though codes may name other cards there.
        """
        self.check_option(code)
        return self.key_of(code)

    def key_of(self, code: int) -> int:
        return code if self.registry.action_key is None else self.registry.action_key(self, code)

    def codes_of_key(self, key: Any) -> list[int]:
        """The options of the open question that are this move; alike cards have one key, and any of them will do."""
        return [code for code in self.codes if self.key_of(code) == key]

    def action_index(self, code: Any) -> int:
        """The place of an option of the open question in the index of actions, from 0 to ``registry.actions``.

        Options of one question that are different moves have different places. Those that name something for which
        their block has no room take places from the end that no other option of the question has, in order.
        """
        self.check_option(code)
        registry = self.registry
        index = registry.place_of(self, code)
        if index >= 0:
            return index
        taken = [registry.place_of(self, one) for one in self.codes]
        without = [self.key_of(one) for one, place in zip(self.codes, taken, strict=True) if place < 0]
        wanted = self.key_of(code)
        index = registry.actions
        last = -1
        for key in sorted(without):
            if key == last:
                continue
            last = key
            index -= 1
            while index in taken:
                index -= 1
            if key == wanted:
                break
        return index

    def codes_of_index(self, index: Any) -> list[int]:
        """The options of the open question that have this place in the index of actions; none, or those of one move."""
        return [code for code in self.codes if self.action_index(code) == index]

    def information_key(self, seat: Any) -> str:
        """What a seat knows, in one value: the same for all tables that it cannot tell apart."""
        return information_key(self.view(seat))

    def safe_code(self) -> int:
        """What a seat that is late is taken to answer: the default verb of the question, else the first option."""
        default = self.registry.verb_index[self.registry.kinds[self.kind].default]
        for code in self.codes:
            if verb_of(code) == default:
                return code
        return self.codes[0]

    def choose(self, option: Any) -> None:
        """Answer the open question with an option of it, or with the option's index."""
        self.choose_code(self.code_of(option))

    def code_of(self, option: Any) -> int:
        """The code of an option of the open question, or of its index."""
        self.check_open()
        codes = self.codes
        if isinstance(option, Option):
            code: int = option.code
            if code not in codes:
                raise IllegalChoice(f"«{option.text}» is not an option now.", self.registry.kinds[self.kind].rule)
            return code
        if not isinstance(option, int) or isinstance(option, bool):
            raise IllegalChoice(f"An option or its index is needed, not {type(option).__name__}.")
        if not 0 <= option < len(codes):
            raise IllegalChoice(
                f"There is no option {shown(option)}; the open decision has options 0 to {len(codes) - 1}.",
                self.registry.kinds[self.kind].rule,
            )
        return codes[option]

    def choose_checked(self, code: Any) -> None:
        """Answer with a code that came from outside."""
        self.check_code(code)
        self.choose_code(code)

    def check_code(self, code: Any) -> None:
        """Whether a code that came from outside answers the open question."""
        self.check_open()
        if isinstance(code, bool) or not isinstance(code, int) or code not in self.codes:
            raise IllegalChoice(
                f"Code {shown(code)} is not an option of the open decision.", self.registry.kinds[self.kind].rule
            )

    def check_option(self, code: Any) -> None:
        """Whether a code that came from outside is an option of the open question."""
        if isinstance(code, int) and not isinstance(code, bool):
            at = bisect_left(self.codes, code)
            if at < len(self.codes) and self.codes[at] == code:
                return
        raise BadArgument(f"Code {shown(code)} is not an option of the open question.")

    def check_open(self) -> None:
        """Whether something is asked here that can be answered."""
        self.check_whole()
        if self.kind < 0:
            raise IllegalChoice("The game is over; there is nothing to choose.")

    def check_whole(self) -> None:
        """Whether nothing is missing here: rules that meet a hidden face would go wrong in the middle."""
        if self.dice is NO_DICE:
            raise BadArgument(NOTHING_BEHIND)

    def choose_code(self, code: int) -> None:
        """Answer with a code known to be among ``codes``: the fast road, unchecked."""
        if self.history is not None:
            self.history.append((self.kind, code))
        seat = self.seat
        self.kind = -1
        self.codes = NO_CODES
        self.choices += 1
        functions = self.functions
        functions[self.then](self, self.then_a, self.then_b, code)
        agenda = self.agenda
        while agenda and self.kind < 0:
            step, a, b, c = agenda.pop()
            functions[step](self, a, b, c)
        if self.seat != seat:
            self.barrier = self.choices

    def is_quiet(self, code: int) -> bool:
        """Whether a choice uses no dice and shows nobody a face.

        That is what ``barrier`` marks, save that it is marked too when the next question goes to another seat.
        """
        trial = self.copy()
        trial.kind = -1
        trial.codes = NO_CODES
        trial.choices += 1
        trial.functions[trial.then](trial, trial.then_a, trial.then_b, code)
        trial.run()
        return trial.barrier < trial.choices

    def play_out(self, dice: Any) -> int:
        """Choose at random until the game is over; gives the number of decisions. For search and for measuring.

        A single option is taken without chance and is no decision.
        """
        self.check_whole()
        if not isinstance(dice, Dice):
            raise BadArgument(f"Dice choose here, as from touchline.table.dice.seeded(1), not {shown(dice)}.")
        decisions = 0
        while self.kind >= 0:
            codes = self.codes
            number = len(codes)
            if number == 1:
                self.choose_code(codes[0])
                continue
            self.choose_code(codes[dice.roll(BOTS, number)])
            decisions += 1
        return decisions

    def copy(self) -> "Table":
        """An independent table at the same point, with dice of its own."""
        raise NotImplementedError

    # --- What the game makes of a table ---------------------------------------------------------------------

    @property
    def result(self) -> Any:
        """Places with ties, scores and the reason, once the game is over; None before."""
        return None if self.registry.result is None else self.registry.result(self)

    def view(self, seat: Any) -> Any:
        """What a seat may know: the only road from a table to a person, a bot or the network."""
        self.check_whole()
        if seat != SPECTATOR:
            check_seat(seat, self.seats)
        assert self.registry.view is not None
        return self.registry.view(self, seat)

    def odds(self, option: Any) -> Any:
        """Exact probabilities of what an option leads to, up to the next decision."""
        assert self.registry.odds is not None
        return self.registry.odds(self, self.code_of(option))

    def why_not(self, verb: Any, *arguments: Any) -> Any:
        """For any verb of the game at any moment: offered, or the reason and the rule."""
        if not isinstance(verb, str):
            raise BadArgument(f"A verb is a name such as 'pass', not {shown(verb)}.")
        assert self.registry.why_not is not None
        return self.registry.why_not(self, verb, arguments)

    def replay(self) -> Any:
        """The game so far, to be watched, verified, saved or played on from any choice."""
        assert self.registry.replay is not None
        return self.registry.replay(self)

    def position(self) -> str:
        """The table as readable text, which ``touchline.read`` reads back."""
        assert self.registry.position is not None
        return self.registry.position(self)

    def state_hash(self) -> str:
        """One value for the whole state: equal on every platform and build, for the same game and choices."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    def digest(self) -> str:
        """Of the rules and cards in use, as far as they bear on play."""
        return ""

    # --- Words --------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        return self.registry.kinds[self.kind].prompt

    def name_of(self, sort: str, value: int) -> str:
        """A seat, card or place by its name, as far as this table knows it."""
        return str(value)

    def face_of(self, name: str) -> int:
        """What ``face_id`` gave this name to; -1 where nothing has it."""
        return int(name) if name.isdecimal() else -1

    def face_id(self, face: int) -> str:
        """The name in files of what is printed on a card; nothing for a face that is not known."""
        return str(face) if face >= 0 else ""

    def option_text(self, code: int) -> str:
        """An option in words."""
        if self.registry.option_text is not None:
            return self.registry.option_text(self, code)
        return self.plain_text(code)

    def plain_text(self, code: int) -> str:
        """An option in the words of its verb."""
        verb = self.registry.verbs[verb_of(code)]
        values = (first_of(code), second_of(code), third_of(code))
        words = [self.name_of(sort, values[n]) for n, sort in enumerate(verb.arguments)]
        return verb.text.format(*words)

    def step_text(self, step: int, a: int, b: int, c: int) -> str:
        """A step of the agenda in words, for errors and for the curious."""
        entry = self.registry.steps[step]
        words = [entry.name]
        for sort, value in zip(entry.arguments, (a, b, c), strict=True):
            if sort in (SEAT, CARD, PLACE):
                words.append(self.name_of(sort, value))
            elif sort:
                words.append(str(value))
        return " ".join(words)


def information_key(view: Any) -> str:
    """What the seat of a view knows, in one value: equal on every platform and build."""
    table = view.table
    told = table.registry.information
    known = table.position() if told is None else told(view)
    return blake2b(f"{table.registry.game} {view.seat}\n{known}".encode(), digest_size=16).hexdigest()


def copy_table(source: Table, target: Table) -> None:
    """Copy what every table has. The codes are shared, because nobody changes them."""
    target.registry = source.registry
    target.functions = source.functions
    target.seats = source.seats
    target.agenda = source.agenda[:]
    target.kind = source.kind
    target.seat = source.seat
    target.codes = source.codes
    target.then = source.then
    target.then_a = source.then_a
    target.then_b = source.then_b
    target.choices = source.choices
    target.barrier = source.barrier
    target.loud = False
    target.events = NO_EVENTS
    target.history = None
    target.setting = None


def check_seat(seat: Any, seats: int) -> int:
    """A seat number from outside, or one sentence."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadArgument(f"Seat {shown(seat)} does not exist; seats are 0 to {seats - 1}.")
    return seat
