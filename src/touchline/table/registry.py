"""What a game consists of, by name: its steps, its kinds of decision, its verbs and its events.

Files, wires and errors speak in these names; the rules speak in the numbers, which are places in the lists here.
"""

from collections.abc import Callable
from typing import Any

StepFunction = Callable[[Any, int, int, int], None]

# What an argument of a step, a verb or an event is, so that it can be named: "" means unused.
SEAT = "seat"
CARD = "card"
PLACE = "place"
NUMBER = "number"


class Step:
    """A rule as a plain function of a table and three integers."""

    def __init__(self, name: str, arguments: tuple[str, str, str], function: StepFunction) -> None:
        self.name = name
        self.arguments = arguments
        self.function = function


class Verb:
    """Something an option can say: ``text`` has a slot for each argument."""

    def __init__(self, name: str, arguments: tuple[str, ...], text: str) -> None:
        self.name = name
        self.arguments = arguments
        self.text = text


class Kind:
    """A kind of decision: which verbs answer it, under which rule, and what a late seat is taken to say."""

    def __init__(self, name: str, verbs: tuple[str, ...], prompt: str, rule: str, default: str) -> None:
        self.name = name
        self.verbs = verbs
        self.prompt = prompt
        self.rule = rule
        self.default = default


class EventKind:
    """A kind of event: ``text`` has the slots seat, card, other, amount and place."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text


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
        # what a game does with a table beside playing it; set by the game
        self.view: Callable[[Any, int], Any] | None = None
        self.result: Callable[[Any], Any] | None = None
        self.odds: Callable[[Any, int], Any] | None = None
        self.why_not: Callable[[Any, str, tuple[Any, ...]], Any] | None = None
        self.position: Callable[[Any], str] | None = None
        self.replay: Callable[[Any], Any] | None = None
        self.functions: list[StepFunction] = [step.function for step in steps]
        self.step_index: dict[str, int] = {step.name: n for n, step in enumerate(steps)}
        self.verb_index: dict[str, int] = {verb.name: n for n, verb in enumerate(verbs)}
        self.kind_index: dict[str, int] = {kind.name: n for n, kind in enumerate(kinds)}
        self.event_index: dict[str, int] = {event.name: n for n, event in enumerate(events)}

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
