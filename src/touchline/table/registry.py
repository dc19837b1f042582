"""What a game consists of, by name: its steps, its kinds of decision, its verbs and its events.

Files, wires and errors speak in these names; the rules speak in the numbers, which are places in the lists here.
"""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.decision import ARGUMENT_MASK, code_of, first_of, second_of, third_of, verb_of
from touchline.table.errors import BadArgument, shown
from touchline.table.languages import ENGLISH, messages

MOST: Final = 1 << 62  # number that is read from a file

StepFunction = Callable[[Any, int, int, int], None]

# What an argument of a step, a verb or an event is, so that it can be named: "" means unused. Games have more of them.
SEAT = "seat"
CARD = "card"
PLACE = "place"
NUMBER = "number"
OPTION = "option"  # a whole option, as its code; the last argument of a step
NOBODY = "-"  # in files: no card, no seat, no place


class Step:
    """A rule as a plain function of a table and three integers."""

    def __init__(self, name: str, arguments: tuple[str, str, str], function: StepFunction) -> None:
        self.name = name
        self.arguments = arguments
        self.function = function
        self.number = -1  # its place in the registry, here and with the others


class Slots:
    """How the index of actions counts something that an option names: from 0 up to ``size``, or -1 for no room."""

    def __init__(self, name: str, size: int, place: Callable[[Any, int], int]) -> None:
        self.name = name
        self.size = size
        self.place = place


ARGUMENTS: Final[tuple[Slots, ...]] = (
    Slots("first", ARGUMENT_MASK + 1, lambda _table, code: first_of(code)),
    Slots("second", ARGUMENT_MASK + 1, lambda _table, code: second_of(code)),
    Slots("third", ARGUMENT_MASK + 1, lambda _table, code: third_of(code)),
)


class Verb:
    """Something an option can say: ``text`` has a slot for each argument.

    ``slots`` is how the index of actions counts its options; where a game does not say, by the arguments as they are.
    """

    def __init__(self, name: str, arguments: tuple[str, ...], slots: tuple[Slots, ...] | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.number = -1
        self.game = ""  # set by the registry
        self.slots = ARGUMENTS[: len(arguments)] if slots is None else slots

    @property
    def text(self) -> str:
        return english(self.game, f"verbs.{self.name}")

    @property
    def code(self) -> int:
        """Its option, of a verb alone."""
        return code_of(self.number)

    def room(self) -> int:
        """How many places the index of actions has for it."""
        room = 1
        for slots in self.slots:
            room *= slots.size
        return room


class Topic:
    """Something that a question is about: its name, what sort of value it is, and how it is read off the table.

    It is worked out when somebody reads it; steps that ask know nothing of it. What stands aside is of use to those who
    think about the answer, and not what a person is asked about.
    """

    def __init__(self, name: str, sort: str, read: Callable[[Any], int], aside: bool = False) -> None:
        self.name = name
        self.sort = sort
        self.read = read
        self.aside = aside


class Kind:
    """A kind of decision: which verbs answer it, under which rule, and what a late seat is taken to say.

    ``about`` is what such a question is about, and ``response`` whether it answers something that has happened, so that
    somebody may decline all questions of the kind once and for all.
    """

    def __init__(
        self,
        name: str,
        verbs: tuple[str, ...],
        rule: str,
        default: str,
        about: tuple[Topic, ...] = (),
        response: bool = False,
    ) -> None:
        self.name = name
        self.verbs = verbs
        self.rule = rule
        self.default = default
        self.about = about
        self.response = response
        self.number = -1
        self.game = ""  # set by the registry

    @property
    def prompt(self) -> str:
        return english(self.game, f"prompts.{self.name}")


class EventKind:
    """A kind of event: ``text`` has the slots seat, card, other, amount and place.

    Files of versions before ``since`` have no such events. ``amount`` and ``place`` say what these two are.
    """

    def __init__(self, name: str, since: str = "", amount: str = NUMBER, place: str = PLACE) -> None:
        self.name = name
        self.since = since
        self.number = -1
        self.amount = amount
        self.place = place
        self.game = ""  # set by the registry

    @property
    def text(self) -> str:
        return english(self.game, f"log.{self.name}")


def english(game: str, key: str) -> str:
    """A question, an option or an event in English; all languages have theirs in ``<game>/table.toml``."""
    return messages(ENGLISH, f"{game}/table").pattern(key)


def write_plainly(_table: Any, sort: str, value: int) -> str:
    """What a file calls an argument, where a game has no names for it: a seat from 1 on, else the number."""
    if sort == SEAT:
        return str(value + 1) if value >= 0 else NOBODY
    return str(value)


def read_plainly(table: Any, sort: str, word: str) -> int:
    """What a file means by a word; one sentence if it is nothing."""
    if sort == SEAT:
        return -1 if word == NOBODY else whole_number(word, 1, table.seats) - 1
    return whole_number(word)


def unchanged(_sort: str, value: int) -> int:
    """An argument of the first formats as it is today, where none was ever numbered anew."""
    return value


def whole_number(word: str, low: int = -MOST, high: int = MOST) -> int:
    """A number in a file, or one sentence."""
    try:
        value = int(word)
    except ValueError:
        raise BadArgument(f"{word[:40]!r} is not a whole number.") from None
    if not low <= value <= high:
        raise BadArgument(f"{shown(value)} is out of range; {low} to {high} would be right.")
    return value


class Registry:
    """All that a game says and asks. ``position in list`` is the number the rules use."""

    def __init__(
        self,
        game: str,
        steps: list[Step],
        verbs: list[Verb],
        kinds: list[Kind],
        events: list[EventKind],
    ) -> None:
        self.game = game
        self.steps = steps
        self.verbs = verbs
        self.kinds = kinds
        self.events = events
        self.declining: tuple[str, ...] = ()  # verbs that leave everything as it is; set by the game
        # what files call the arguments of steps, options and events; set by a game that has names for them
        self.write_argument: Callable[[Any, str, int], str] = write_plainly
        self.read_argument: Callable[[Any, str, str], int] = read_plainly
        # files of the first formats have numbers; what they mean today
        self.earlier_argument: Callable[[str, int], int] = unchanged
        self.earlier_verbs: tuple[str, ...] = tuple(verb.name for verb in verbs)
        # what a game does with a table beside playing it; set by the game
        self.view: Callable[[Any, int], Any] | None = None
        self.result: Callable[[Any], Any] | None = None
        self.odds: Callable[[Any, int], Any] | None = None
        self.why_not: Callable[[Any, str, tuple[Any, ...]], Any] | None = None
        self.option_text: Callable[[Any, int], str] | None = None  # where its verbs say too little
        self.position: Callable[[Any], str] | None = None
        self.replay: Callable[[Any], Any] | None = None
        # what is the same in all worlds that a seat cannot tell apart, of an option and of a view; set by the game
        self.action_key: Callable[[Any, int], int] | None = None
        self.information: Callable[[Any], str] | None = None
        # the index of actions: a block for each verb, one after the other
        self.blocks: list[int] = []
        self.actions: int = 0
        self.functions: list[StepFunction] = []  # of the steps; every table shares the list
        self.step_index: dict[str, int] = {}
        self.verb_index: dict[str, int] = {}
        self.kind_index: dict[str, int] = {}
        self.event_index: dict[str, int] = {}
        self.number_all()

    def number_all(self) -> None:
        """Tell everything its place and its game."""
        self.functions[:] = [step.function for step in self.steps]
        for n, step in enumerate(self.steps):
            step.number = n
        for n, verb in enumerate(self.verbs):
            verb.number = n
            verb.game = self.game
        for n, kind in enumerate(self.kinds):
            kind.number = n
            kind.game = self.game
        for n, event in enumerate(self.events):
            event.number = n
            event.game = self.game
        self.step_index = {step.name: step.number for step in self.steps}
        self.verb_index = {verb.name: verb.number for verb in self.verbs}
        self.kind_index = {kind.name: kind.number for kind in self.kinds}
        self.event_index = {event.name: event.number for event in self.events}
        self.blocks = []
        self.actions = 0
        for verb in self.verbs:
            self.blocks.append(self.actions)
            self.actions += verb.room()

    def check_new(
        self,
        steps: tuple[Step, ...],
        verbs: tuple[Verb, ...],
        kinds: tuple[Kind, ...],
        events: tuple[EventKind, ...],
    ) -> None:
        """Whether all of these can be added: nothing is there twice, and kinds are answered by verbs there are."""
        for what, names, known in (
            ("step", [step.name for step in steps], list(self.step_index)),
            ("verb", [verb.name for verb in verbs], list(self.verb_index)),
            ("kind of decision", [kind.name for kind in kinds], list(self.kind_index)),
            ("event", [event.name for event in events], list(self.event_index)),
        ):
            for n, name in enumerate(names):
                if name in known or name in names[:n]:
                    raise BadArgument(f"The {what} {name!r} is there already; each is declared once.")
        answers = [*self.verb_index, *[verb.name for verb in verbs]]
        for kind in kinds:
            for verb in (*kind.verbs, kind.default):
                if verb not in answers:
                    raise BadArgument(f"The kind of decision {kind.name!r} has a verb {verb!r} that is not there.")

    def add(
        self,
        steps: tuple[Step, ...],
        verbs: tuple[Verb, ...],
        kinds: tuple[Kind, ...],
        events: tuple[EventKind, ...],
    ) -> None:
        """Put these behind what is there, and tell each its number; the numbers of the others stay."""
        self.check_new(steps, verbs, kinds, events)
        self.steps += steps
        self.verbs += verbs
        self.kinds += kinds
        self.events += events
        self.number_all()

    def take_back(self, steps: int, verbs: int, kinds: int, events: int) -> None:
        """Take away so many of those that were added last."""
        del self.steps[len(self.steps) - steps :]
        del self.verbs[len(self.verbs) - verbs :]
        del self.kinds[len(self.kinds) - kinds :]
        del self.events[len(self.events) - events :]
        self.number_all()

    def place_of(self, table: Any, code: int) -> int:
        """The place of an option in the index of actions; -1 where there is no room for what it names."""
        verb = verb_of(code)
        place = 0
        for slots in self.verbs[verb].slots:
            at = slots.place(table, code)
            if at < 0:
                return -1
            place = place * slots.size + at
        return self.blocks[verb] + place

    def is_response(self, kind: str) -> bool:
        """Whether questions of this kind answer something that has happened."""
        return kind in self.kind_index and self.kinds[self.kind_index[kind]].response

    def check(
        self, steps: tuple[str, ...], verbs: tuple[str, ...], kinds: tuple[str, ...], events: tuple[str, ...]
    ) -> None:
        """The numbers the rules use are places in the lists here; a slip would mix up the whole game."""
        for listed, names in (
            ([step.name for step in self.steps], steps),
            ([verb.name for verb in self.verbs], verbs),
            ([kind.name for kind in self.kinds], kinds),
            ([event.name for event in self.events], events),
        ):
            if tuple(listed) != names:
                raise AssertionError(f"the names and the registry of {self.game} disagree")
