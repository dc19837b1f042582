"""Words of the card language: a record for each, and nobody else needs to know of it.

A record says how the word is written (its phrases), what it reads like (a message for each phrase), where it may stand
and what it does. Whoever adds a word writes a record with its functions, lists it in ``lexicon.py`` (a mechanic of a
pack in ``mechanics``), and gives it messages; parser, compiler, rules and texts go by the records.

Phrases are written as on a card, with slots in braces: ``{who}`` and ``{to}`` are selectors, ``{n}`` and ``{signed}``
numbers, ``{per}`` what is counted, ``{skill}`` and ``{use}`` skills, ``{rows}`` the rows of a die table. ``star(s)``
is ``star`` behind a 1, else ``stars``. A slot that comes twice holds the same twice.
"""

from collections.abc import Callable
from typing import Final

from touchline.table.errors import BadArgument
from touchline.team_manager.cards import Ability, Catalogue
from touchline.team_manager.state import Season

# What carries out an effect: table, frame of the running ability, its card, and the effect's n, who and extra.
Does = Callable[[Season, int, int, int, int, int], None]
# What carries it out on one player who was picked: table, frame, card of the ability, that player, n.
Picked = Callable[[Season, int, int, int, int], None]
# Whether an effect of an ability, at this place, could do anything now.
Feasible = Callable[[Season, Ability, int, int], bool]
# Whether a condition holds: table, n, two selectors, the manager and the card of the ability.
Holds = Callable[[Season, int, int, int, int, int], bool]
# How many there are for a manager: table, selector, manager, card of the ability.
Counts = Callable[[Season, int, int, int], int]
# What a lasting effect comes to for the card just added: the catalogue, whether the card has it, its n and selector.
Folds = Callable[[Catalogue, bool, int, int], None]

W_IT: Final = 1 << 24  # "it", the player of a headline's moment: whom.CHOSEN when compiled, else in the text
EVERYWHERE: Final = ""  # of a lasting effect that may stand on any card
PLAYERS: Final = "players"
UPGRADES: Final = "upgrades"
HEADLINES: Final = "headlines"


class Part:
    """A piece of a phrase: words as they stand, or a slot."""

    def __init__(self, text: str, slot: bool) -> None:
        self.text = text
        self.slot = slot


class Phrase:
    """A way to write a word, the message for it, and what it says without a slot."""

    def __init__(self, pattern: str, message: str) -> None:
        self.pattern = pattern
        self.message = message
        self.parts: list[Part] = parts_of(pattern)
        self.n = 0
        self.who = 0
        self.to = 0
        self.count = 0
        self.forms: dict[str, str] = {}  # of noun phrases in the text, where it is not "one"


def parts_of(pattern: str) -> list[Part]:
    parts: list[Part] = []
    for word in pattern.split(" "):
        if word[0] == "{":
            parts.append(Part(word[1:-1], True))
        elif parts and not parts[-1].slot and not word.endswith("(s)") and not parts[-1].text.endswith("(s)"):
            parts[-1] = Part(f"{parts[-1].text} {word}", False)
        else:
            parts.append(Part(word, False))
    return parts


def phrase(pattern: str, message: str, n: int = 0, who: int = 0, to: int = 0, count: int = 0) -> Phrase:
    """A phrase that fixes what it has no slot for."""
    made = Phrase(pattern, message)
    made.n = n
    made.who = who
    made.to = to
    made.count = count
    return made


def formed(made: Phrase, slot: str, form: str) -> Phrase:
    """A phrase whose text has another form of a noun phrase."""
    made.forms[slot] = form
    return made


def nothing(_t: Season, _frame: int, _source: int, _card: int, _n: int) -> None:
    """For effects that pick nobody, and for those that only remember whom."""


class Effect:
    """Something that a card does."""

    def __init__(self, name: str, phrases: tuple[Phrase, ...], does: Does, feasible: Feasible) -> None:
        self.name = name
        self.phrases = phrases
        self.number = 0  # its place in EFFECTS
        self.mechanic = ""  # which brings it; empty in the base game
        self.does: Does = does
        self.feasible: Feasible = feasible
        self.picked: Picked = nothing  # what befalls the player who was picked for it
        self.remembers = False  # that player is the chosen one from here on
        self.least = 1  # of {n}
        self.most = 20
        self.goes_on = True  # whether the next effect follows; else it says itself how it goes on
        self.extra = ""  # what the fourth number of the compiled effect is: "to", "count", or nothing
        self.selects = True  # whether the third number is a selector
        # where it may stand
        self.moments: tuple[int, ...] = ()  # only at one of these
        self.headings: tuple[int, ...] = ()  # only under one of these
        self.otherwise = ""  # the error where it may not
        self.last = ""  # the error for what stands behind it, if it comes last
        self.bare = False  # only in a row of a die table
        self.idle = False  # it says that nothing happens
        self.branches = False  # it holds rows, or what one may choose from
        self.way = False  # whether "or" may stand beside it
        self.personal = False  # it falls to a manager, so that no headline can say it
        self.quiet = False  # only pays fans
        self.asks: tuple[
            int, ...
        ] = ()  # with which numbers it leaves it to the manager itself whether anything happens
        self.attempts = False  # a tackle: whoever is chosen before must be able to make it, or to be its target
        self.compares = False  # bears on which Star Power is higher, and so on nothing where both dice apply (TM-R56)
        self.ball = False  # says where the ball goes
        self.replaces = False  # comes in place of the result of a tackle on its own player
        # lasting effects alone
        self.lasting = False
        self.on = EVERYWHERE  # on which cards
        self.folds: Folds | None = None


class Condition:
    """What must be so for an ability to act."""

    def __init__(self, name: str, phrases: tuple[Phrase, ...], holds: Holds) -> None:
        self.name = name
        self.phrases = phrases
        self.number = 0  # its place in CONDITIONS
        self.mechanic = ""
        self.holds: Holds = holds
        self.least = 1
        self.most = 20
        self.selects = True  # whether its first selector is one


class Moment:
    """When an ability acts. Of two events either will do."""

    def __init__(self, name: str, events: tuple[int, ...], phrases: tuple[Phrase, ...]) -> None:
        self.name = name
        self.phrases = phrases
        self.mechanic = ""
        self.events = events
        self.by_skill = False  # the event depends on the skill that is named
        self.agent = False  # ``{who}`` brings it about, and befalls ``{to}``; else it befalls ``{who}``
        self.scoring = False  # it lies in the Scoreboard phase, else in the Matchup phase
        self.weekly = False  # a headline may answer it
        self.tackle = False  # there is a tackle then, with its tackler and target
        self.implies: tuple[Condition, int, int] | None = None  # a condition, its n (0: the moment's) and selector


class Count:
    """What "per" counts, beside players."""

    def __init__(self, name: str, written: str, held: str, counts: Counts) -> None:
        self.name = name  # as messages know it
        self.written = written
        self.held = held  # as a condition has it, behind a number; empty if it cannot be asked for
        self.number = 0  # its place in COUNTS
        self.mechanic = ""
        self.owned = False  # upgrades, which a manager has; else cards of his roster
        self.counts: Counts = counts


class Quality:
    """A further way to tell players apart, as selectors say it, and whether a player has it."""

    def __init__(self, written: str, message: str, has: Callable[[Season, int], bool]) -> None:
        self.written = written
        self.message = message
        self.mechanic = ""
        self.bit = 0  # of selectors, above those of the base game
        self.has: Callable[[Season, int], bool] = has


EFFECTS: Final[list[Effect]] = []
MOMENTS: Final[list[Moment]] = []
CONDITIONS: Final[list[Condition]] = []
COUNTS: Final[list[Count]] = []
QUALITIES_ADDED: Final[list[Quality]] = []
# By the number of an effect: what it does, whether the next one follows, and whether it could do anything.
DOES: Final[list[Does]] = []
GOES_ON: Final[list[bool]] = []
FEASIBLE: Final[list[Feasible]] = []
PICKED: Final[list[Picked]] = []
REMEMBERS: Final[list[bool]] = []
SELECTS: Final[list[bool]] = []
COMPARES: Final[list[bool]] = []
ATTEMPTS: Final[list[bool]] = []
ASKS: Final[list[tuple[int, ...]]] = []
HOLDS: Final[list[Holds]] = []
COUNTED: Final[list[Counts]] = []


def add_effects(effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        check_new(effect.name, [other.name for other in EFFECTS], "effect")
        effect.number = len(EFFECTS)
        EFFECTS.append(effect)
        DOES.append(effect.does)
        GOES_ON.append(effect.goes_on)
        FEASIBLE.append(effect.feasible)
        PICKED.append(effect.picked)
        REMEMBERS.append(effect.remembers)
        SELECTS.append(effect.selects)
        COMPARES.append(effect.compares)
        ATTEMPTS.append(effect.attempts)
        ASKS.append(effect.asks)


def add_moments(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        check_new(moment.name, [other.name for other in MOMENTS], "moment")
        MOMENTS.append(moment)


def add_conditions(conditions: tuple[Condition, ...]) -> None:
    for condition in conditions:
        check_new(condition.name, [other.name for other in CONDITIONS], "condition")
        condition.number = len(CONDITIONS)
        CONDITIONS.append(condition)
        HOLDS.append(condition.holds)


def add_counts(counted: tuple[Count, ...]) -> None:
    for count in counted:
        check_new(count.name, [other.name for other in COUNTS], "count")
        count.number = len(COUNTS)
        COUNTS.append(count)
        COUNTED.append(count.counts)


def add_qualities(qualities: tuple[Quality, ...]) -> None:
    for quality in qualities:
        check_new(quality.written, [other.written for other in QUALITIES_ADDED], "quality")
        quality.bit = W_IT << 1 + len(QUALITIES_ADDED)
        QUALITIES_ADDED.append(quality)


def take_back(effects: int, moments: int, conditions: int, counted: int, qualities: int) -> None:
    """Take away so many of the words that were added last."""
    first = len(EFFECTS) - effects
    del EFFECTS[first:]
    del DOES[first:]
    del GOES_ON[first:]
    del FEASIBLE[first:]
    del PICKED[first:]
    del REMEMBERS[first:]
    del SELECTS[first:]
    del COMPARES[first:]
    del ATTEMPTS[first:]
    del ASKS[first:]
    del MOMENTS[len(MOMENTS) - moments :]
    first = len(CONDITIONS) - conditions
    del CONDITIONS[first:]
    del HOLDS[first:]
    first = len(COUNTS) - counted
    del COUNTS[first:]
    del COUNTED[first:]
    del QUALITIES_ADDED[len(QUALITIES_ADDED) - qualities :]


def check_new(name: str, known: list[str], what: str) -> None:
    if name in known:
        raise BadArgument(f"The {what} {name!r} is there already; a word has one record.")


def effect_named(name: str) -> Effect:
    for effect in EFFECTS:
        if effect.name == name:
            return effect
    raise BadArgument(f"There is no effect {name!r}.")
