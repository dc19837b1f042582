"""Mechanics: what an expansion adds to the rules, in one module for each (``docs/mechanics.md``).

A mechanic is a record of what it brings: words of the card language, steps and questions, marks and dials, kinds of
cards, and functions that the rules call at named moments. It is added once (``game.add_mechanic``), and is in play at
tables whose packs name it under ``rules``, or offer it and the table has it among its rules.
"""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.errors import BadArgument
from touchline.table.registry import EventKind, Kind, Registry, Step, Verb
from touchline.team_manager.card_kinds import KINDS, CardField, CardKind, add_card_kinds, check_new_kinds
from touchline.team_manager.in_play import Dial, InPlay, Mark, Pile
from touchline.team_manager.payout_icons import ICONS, PayoutIcon, add_payout_icons, check_new_icons
from touchline.team_manager.skill import Skill, add_skills, check_new_skills, take_back_skills
from touchline.team_manager.vocabulary.word import (
    CONDITIONS,
    COUNTS,
    EFFECTS,
    MOMENTS,
    QUALITIES_ADDED,
    Condition,
    Count,
    Effect,
    Moment,
    Phrase,
    Quality,
    add_conditions,
    add_counts,
    add_effects,
    add_moments,
    add_qualities,
    check_new,
    take_back,
)


class Mechanic:
    """All that a mechanic brings; what is not set is not there."""

    def __init__(self, id_: str) -> None:
        self.id = id_  # as packs name it
        self.built_in = False  # it comes with the game: what it asks and tells stands with the game's own messages
        # words of the card language; their messages stand in the packs that name the mechanic
        self.effects: tuple[Effect, ...] = ()
        self.moments: tuple[Moment, ...] = ()
        self.conditions: tuple[Condition, ...] = ()
        self.counts: tuple[Count, ...] = ()
        self.qualities: tuple[Quality, ...] = ()
        self.skills: tuple[Skill, ...] = ()
        self.messages: tuple[str, ...] = ()  # further messages that it needs
        # what the registry gets; numbers stand on the records once the mechanic is added
        self.steps: tuple[Step, ...] = ()
        self.verbs: tuple[Verb, ...] = ()
        self.kinds: tuple[Kind, ...] = ()
        self.events: tuple[EventKind, ...] = ()
        self.interrupting: tuple[Step, ...] = ()  # of its steps, those that a player does not take once he goes down
        self.declining: tuple[str, ...] = ()  # of its verbs, those that leave everything as it is
        # options of a kind of decision, by its name, that hang on what not everybody knows: table and seat
        self.options: dict[str, Callable[[Any, int], list[int]]] = {}
        # the state
        self.marks: tuple[Mark, ...] = ()
        self.dials: tuple[Dial, ...] = ()
        self.piles: tuple[Pile, ...] = ()
        self.card_kinds: tuple[CardKind, ...] = ()
        self.fields: tuple[CardField, ...] = ()  # of kinds of card there are
        self.payout_icons: tuple[PayoutIcon, ...] = ()
        # functions that the rules call, with the table first; ``in_play`` says what the numbers are
        self.set_up: Callable[[Any], None] | None = None
        self.kick_off: Callable[[Any], None] | None = None
        self.committed: Callable[[Any, int, int], None] | None = None
        self.reel_settled: Callable[[Any], None] | None = None
        self.laid_open: Callable[[Any, int], None] | None = None
        self.entered: Callable[[Any, int, int, int], None] | None = None
        self.moved: Callable[[Any, int, int, int], None] | None = None
        self.skills_of: Callable[[Any, int, tuple[int, ...]], tuple[int, ...]] | None = None
        self.asks_first: Callable[[Any, int, int], bool] | None = None
        self.skill_used: Callable[[Any, int, int], None] | None = None
        self.downed: Callable[[Any, int, int, int], None] | None = None
        self.injured: Callable[[Any, int, int, int], None] | None = None
        self.left: Callable[[Any, int, int], None] | None = None
        self.carrier_changed: Callable[[Any, int, int, int], None] | None = None
        self.scoring_begins: Callable[[Any, int], None] | None = None
        self.tokens_done: Callable[[Any, int], None] | None = None
        self.abilities_done: Callable[[Any, int], None] | None = None
        self.total: Callable[[Any, int, int], int] | None = None
        self.strength: Callable[[Any, int], int] | None = None
        self.paid_beside: Callable[[Any, int, int], list[int]] | None = None
        self.drawing: Callable[[Any, int, int], int] | None = None
        self.hand_size: Callable[[Any, int], int] | None = None
        self.revealed: Callable[[Any, int], None] | None = None
        self.improved: Callable[[Any], None] | None = None
        self.cleared: Callable[[Any, int], None] | None = None
        self.season_end: Callable[[Any], None] | None = None
        self.extras: Callable[[Any, int], list[tuple[str, int, int]]] | None = None
        self.hide: Callable[[Any, int], None] | None = None
        self.deal: Callable[[Any, Any], None] | None = None


MECHANICS: Final[list[Mechanic]] = []  # all that were added, in play or not
CHANGES: Final[list[str]] = []  # their ids, each time one was added or taken back: catalogues know words by number
MARKS: Final[list[Mark]] = []
DIALS: Final[list[Dial]] = []
PILES: Final[list[Pile]] = []


def mechanic_named(id_: str) -> Mechanic | None:
    for mechanic in MECHANICS:
        if mechanic.id == id_:
            return mechanic
    return None


# --- Adding one -------------------------------------------------------------------------------------------------


def add(mechanic: Mechanic, registry: Registry) -> None:
    """Make all that a mechanic brings known to the game. Nothing is added if anything of it is there already."""
    if mechanic_named(mechanic.id) is not None:
        raise BadArgument(f"The mechanic {mechanic.id!r} is there already; add each once.")
    check_words(mechanic)
    check_new_skills(mechanic.skills)
    check_new_kinds(mechanic.card_kinds)
    check_new_icons(mechanic.payout_icons)
    for what, names, known in (
        ("mark", [mark.name for mark in mechanic.marks], [mark.name for mark in MARKS]),
        ("dial", [dial.name for dial in mechanic.dials], [dial.name for dial in DIALS]),
        ("pile", [pile.name for pile in mechanic.piles], [pile.name for pile in PILES]),
    ):
        for n, name in enumerate(names):
            check_new(name, [*known, *names[:n]], what)
    registry.add(mechanic.steps, mechanic.verbs, mechanic.kinds, mechanic.events)
    registry.declining += mechanic.declining
    add_words(mechanic)
    for mark in mechanic.marks:
        mark.number = len(MARKS)
        MARKS.append(mark)
    for dial in mechanic.dials:
        dial.number = len(DIALS)
        DIALS.append(dial)
    for pile in mechanic.piles:
        pile.number = len(PILES)
        PILES.append(pile)
    MECHANICS.append(mechanic)
    CHANGES.append(mechanic.id)


def check_words(mechanic: Mechanic) -> None:
    for what, names, known in (
        ("effect", [one.name for one in mechanic.effects], [one.name for one in EFFECTS]),
        ("moment", [one.name for one in mechanic.moments], [one.name for one in MOMENTS]),
        ("condition", [one.name for one in mechanic.conditions], [one.name for one in CONDITIONS]),
        ("count", [one.name for one in mechanic.counts], [one.name for one in COUNTS]),
        ("quality", [one.written for one in mechanic.qualities], [one.written for one in QUALITIES_ADDED]),
    ):
        for n, name in enumerate(names):
            check_new(name, [*known, *names[:n]], what)
    said = [phrase.pattern for phrase in all_phrases()]
    for phrase in phrases_of(mechanic):
        if phrase.pattern in said:
            raise BadArgument(f"The phrase {phrase.pattern!r} is there already; a phrase means one thing.")
        said.append(phrase.pattern)


def all_phrases() -> list[Phrase]:
    found: list[Phrase] = []
    for effect in EFFECTS:
        found += effect.phrases
    for moment in MOMENTS:
        found += moment.phrases
    for condition in CONDITIONS:
        found += condition.phrases
    return found


def phrases_of(mechanic: Mechanic) -> list[Phrase]:
    found: list[Phrase] = []
    for effect in mechanic.effects:
        found += effect.phrases
    for moment in mechanic.moments:
        found += moment.phrases
    for condition in mechanic.conditions:
        found += condition.phrases
    return found


def add_words(mechanic: Mechanic) -> None:
    for effect in mechanic.effects:
        effect.mechanic = mechanic.id
    for moment in mechanic.moments:
        moment.mechanic = mechanic.id
    for condition in mechanic.conditions:
        condition.mechanic = mechanic.id
    for count in mechanic.counts:
        count.mechanic = mechanic.id
    for quality in mechanic.qualities:
        quality.mechanic = mechanic.id
    for skill in mechanic.skills:
        skill.mechanic = mechanic.id
    for kind in mechanic.card_kinds:
        kind.mechanic = mechanic.id
    for icon in mechanic.payout_icons:
        icon.mechanic = mechanic.id
    add_effects(mechanic.effects)
    add_moments(mechanic.moments)
    add_conditions(mechanic.conditions)
    add_counts(mechanic.counts)
    add_qualities(mechanic.qualities)
    add_skills(mechanic.skills)
    add_card_kinds(mechanic.card_kinds)
    add_payout_icons(mechanic.payout_icons)


def withdraw(mechanic: Mechanic, registry: Registry) -> None:
    """Take back the mechanic that was added last, so that one being written can be added anew."""
    if not MECHANICS or MECHANICS[-1] is not mechanic:
        raise BadArgument(f"The mechanic {mechanic.id!r} is not the one that was added last; only that can go.")
    MECHANICS.pop()
    CHANGES.append(mechanic.id)
    registry.take_back(len(mechanic.steps), len(mechanic.verbs), len(mechanic.kinds), len(mechanic.events))
    registry.declining = registry.declining[: len(registry.declining) - len(mechanic.declining)]
    take_back(
        len(mechanic.effects),
        len(mechanic.moments),
        len(mechanic.conditions),
        len(mechanic.counts),
        len(mechanic.qualities),
    )
    take_back_skills(len(mechanic.skills))
    del ICONS[len(ICONS) - len(mechanic.payout_icons) :]
    del KINDS[len(KINDS) - len(mechanic.card_kinds) :]
    del MARKS[len(MARKS) - len(mechanic.marks) :]
    del DIALS[len(DIALS) - len(mechanic.dials) :]
    del PILES[len(PILES) - len(mechanic.piles) :]


# --- What people read of it --------------------------------------------------------------------------------------


def messages_of(mechanic: Mechanic) -> list[str]:
    """The messages that every language needs for a mechanic, in texts of the packs that name it."""
    keys = [phrase.message for phrase in phrases_of(mechanic)]
    keys += [f"skill.{skill.name}" for skill in mechanic.skills]
    keys += [f"mark.{mark.name}" for mark in mechanic.marks if mark.shown]
    keys += [f"dial.{dial.name}" for dial in mechanic.dials if dial.shown]
    keys += [f"pile.{pile.name}" for pile in mechanic.piles]
    keys += [f"kind.{kind.name}" for kind in mechanic.card_kinds]
    for icon in mechanic.payout_icons:
        keys += [f"payout.{icon.name}", f"icon.{icon.name}"]
    keys += [f"np.quality.{quality.message}" for quality in mechanic.qualities]
    for count in mechanic.counts:
        keys += [f"np.each.{count.name}", f"np.cards.{count.name}"]
    told = [] if mechanic.built_in else told_of(mechanic)
    return [*dict.fromkeys(keys), *told, *mechanic.messages]


def further_messages_of(mechanic: Mechanic) -> list[str]:
    """Messages that a language may have for it beside those, as it has for words of the base game."""
    keys: list[str] = []
    for phrase in phrases_of(mechanic):
        keys += [f"{phrase.message}.may", phrase.message.replace("when.", "each.", 1)]
        keys.append(phrase.message.replace("each.", "if.", 1))
    return keys


def told_of(mechanic: Mechanic) -> list[str]:
    """The messages of its questions, options and events, as tables have them."""
    keys = [f"prompts.{kind.name}" for kind in mechanic.kinds]
    keys += [f"verbs.{verb.name}" for verb in mechanic.verbs]
    return keys + [f"log.{event.name}" for event in mechanic.events]


# --- In play -----------------------------------------------------------------------------------------------------


def in_play(mechanics: list[Mechanic], registry: Registry) -> InPlay:
    """What these mechanics do and need; the places of their piles come when the cards are laid out."""
    found = InPlay()
    found.ids = tuple([mechanic.id for mechanic in mechanics])
    for mechanic in mechanics:
        found.marks += mechanic.marks
        found.dials += mechanic.dials
        found.piles += mechanic.piles
        for name, options in mechanic.options.items():
            found.options[registry.kind_index[name]] = options
        if mechanic.set_up is not None:
            found.set_ups.append(mechanic.set_up)
        if mechanic.kick_off is not None:
            found.kick_offs.append(mechanic.kick_off)
        found.interrupting += tuple([step.number for step in mechanic.interrupting])
        if mechanic.committed is not None:
            found.commitments.append(mechanic.committed)
        if mechanic.reel_settled is not None:
            found.settlings.append(mechanic.reel_settled)
        if mechanic.skills_of is not None:
            found.skillings.append(mechanic.skills_of)
        if mechanic.laid_open is not None:
            found.layings.append(mechanic.laid_open)
        if mechanic.entered is not None:
            found.enterings.append(mechanic.entered)
        if mechanic.moved is not None:
            found.movings.append(mechanic.moved)
        if mechanic.asks_first is not None:
            found.skill_questions.append(mechanic.asks_first)
        if mechanic.skill_used is not None:
            found.skill_uses.append(mechanic.skill_used)
        if mechanic.downed is not None:
            found.downings.append(mechanic.downed)
        if mechanic.injured is not None:
            found.injuries.append(mechanic.injured)
        if mechanic.left is not None:
            found.leavings.append(mechanic.left)
        if mechanic.carrier_changed is not None:
            found.carriers.append(mechanic.carrier_changed)
        score_hooks(mechanic, found)
    found.powers = [(mark.number, mark.power) for mark in found.marks if mark.power]
    return found


def score_hooks(mechanic: Mechanic, found: InPlay) -> None:
    """Those from the Scoreboard phase on, and those of views."""
    if mechanic.scoring_begins is not None:
        found.scorings.append(mechanic.scoring_begins)
    if mechanic.tokens_done is not None:
        found.token_ends.append(mechanic.tokens_done)
    if mechanic.abilities_done is not None:
        found.ability_ends.append(mechanic.abilities_done)
    if mechanic.improved is not None:
        found.improvings.append(mechanic.improved)
    if mechanic.total is not None:
        found.additions.append(mechanic.total)
    if mechanic.strength is not None:
        found.strengths.append(mechanic.strength)
    if mechanic.paid_beside is not None:
        found.payings.append(mechanic.paid_beside)
    if mechanic.drawing is not None:
        found.drawings.append(mechanic.drawing)
    if mechanic.hand_size is not None:
        found.hand_sizes.append(mechanic.hand_size)
    if mechanic.revealed is not None:
        found.revealings.append(mechanic.revealed)
    if mechanic.cleared is not None:
        found.clearings.append(mechanic.cleared)
    if mechanic.season_end is not None:
        found.season_ends.append(mechanic.season_end)
    if mechanic.extras is not None:
        found.tellings.append(mechanic.extras)
    if mechanic.hide is not None:
        found.hidings.append(mechanic.hide)
    if mechanic.deal is not None:
        found.dealings.append(mechanic.deal)
