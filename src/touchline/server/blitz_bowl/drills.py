"""The drills of Blitz Bowl as lessons: a position, something to do in one turn, and the options that lead there.

What leads on is found by trying every option on copies, as deep as an Action goes. Rolls that the drill lays out are
known, and so they are in the trials; where more is rolled, an option is lit only if it leads on however the dice fall.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.blitz_bowl.cards import Catalogue, Drill
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.drill import begin, player_named, reached
from touchline.blitz_bowl.game import GAME, REGISTRY
from touchline.blitz_bowl.state import PLAYER, Match
from touchline.blitz_bowl.text import name_of
from touchline.server.lessons.lesson import Beginning, Taught
from touchline.server.protocol.fields import Text
from touchline.server.protocol.state import Lesson
from touchline.server.words.wording import in_all
from touchline.table.decision import first_of, verb_of
from touchline.table.dice import OutOfScript, PreparedDice, ScriptedDice, prepared, scripted
from touchline.table.languages import languages

DEPTH: Final = 3  # decisions of an Action: which one, where to, what then
MOST_TRIALS: Final = 1_500  # some 50 milliseconds; only a pupil who has gone astray needs as many
MOST_KNOWN: Final = 256
LUCKS: Final = range(6)  # seeds of dice that nobody has laid out


def lessons() -> Mapping[str, "DrillLesson"]:
    cards = load_catalogue()
    found = sorted(cards.drills, key=lambda drill: drill.number)
    return {f"drill-{drill.number}": DrillLesson(cards, drill) for drill in found}


class DrillLesson:
    """One drill, taught."""

    def __init__(self, cards: Catalogue, drill: Drill) -> None:
        self.game = GAME
        self.cards = cards
        self.drill = drill
        self.rolls: Sequence[int] = tuple(drill.dice)
        self.pupil = self.begin().seat

    def begin(self) -> Match:
        return begin(self.drill, 0)

    def taught(self, begin: Beginning, codes: Sequence[int]) -> Taught:
        table: Match = begin()
        turn = table.turns[self.pupil]
        done = over = False
        for code in codes:
            table.choose_code(code)
            done = done or reached(table, self.drill)
            over = has_ended(table, self.pupil, turn)
            if over:
                break
        asked = table.kind >= 0 and not over
        hints: list[int] = []
        if asked and not done and table.seat == self.pupil:
            dice = table.dice
            hints = leading(self.drill, table, dice.first if isinstance(dice, PreparedDice) else [])
        reply = table.safe_code() if asked and table.seat != self.pupil else -1
        return Taught(self.lesson(done, over and not done, hints, asked), reply, over)

    def lesson(self, done: bool, failed: bool, hints: list[int], asked: bool) -> Lesson:
        said = "done" if done else "failed" if failed else "task" if hints or not asked else "astray"
        task, teaches = self.text("drill-task"), self.text("drill-teaches")
        return Lesson(
            id=f"drill-{self.drill.number}",
            step=0,
            steps=1,
            title=self.text("drills"),
            text={
                language: words.replace("{task}", task[language]).replace("{teaches}", teaches[language])
                for language, words in in_all(f"{GAME}/drills", said).items()
            },
            hints=hints,
            rules=list(self.drill.rules),
            done=done,
            failed=failed,
        )

    def text(self, table: str) -> Text:
        return {language: name_of(self.cards, table, self.drill.id, language) for language in languages()}


def has_ended(t: Match, pupil: int, turn: int) -> bool:
    """Whether the pupil's turn is over, and the drill with it."""
    return t.over or t.coach != pupil or t.turns[pupil] != turn


# --- What leads on -------------------------------------------------------------------------------------------------


# What was found, by all that it depends on: the drill, the table, what has happened, and the rolls laid out. It is the
# same for everybody who stands there.
Key = tuple[str, str, tuple[tuple[int, int, int], ...], tuple[int, ...]]
_KNOWN: dict[Key, list[int]] = {}


def leading(drill: Drill, t: Match, rolls: list[int]) -> list[int]:
    """The options of the open decision that lead to the goal of a drill, by the fewest decisions."""
    happened = tuple((event.kind, event.card, event.amount) for event in t.events)
    key = (drill.id, t.position(), happened, tuple(rolls))
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = found_leading(drill, t, rolls)
    return _KNOWN[key]


def found_leading(drill: Drill, t: Match, rolls: list[int]) -> list[int]:
    search = Search(drill, t)
    for depth in range(1, DEPTH + 1):
        found = [code for code in t.codes if search.leads(t, code, rolls, depth)]
        if found:
            return search.meant(t, found)
    return []


class Search:
    """Trying options until the goal is reached."""

    def __init__(self, drill: Drill, t: Match) -> None:
        self.drill = drill
        self.pupil = t.seat
        self.turn = t.turns[t.seat]
        self.trials = 0

    def leads(self, t: Match, code: int, rolls: list[int], depth: int) -> bool:
        """Whether an option leads to the goal within so many decisions, however dice fall that are not laid out."""
        try:
            return self.tried(t, code, scripted(rolls), depth)
        except OutOfScript:
            return all(self.tried(t, code, prepared(rolls, luck), depth) for luck in LUCKS)

    def tried(self, t: Match, code: int, dice: ScriptedDice | PreparedDice, depth: int) -> bool:
        self.trials += 1
        if self.trials > MOST_TRIALS:
            return False
        trial = t.copy()
        trial.dice = dice
        trial.loud = True
        trial.events = t.events[:]
        trial.choose_code(code)
        while trial.kind >= 0 and (trial.seat != self.pupil or len(trial.codes) == 1):
            if reached(trial, self.drill) or has_ended(trial, self.pupil, self.turn):
                break
            trial.choose_code(trial.safe_code())
        if reached(trial, self.drill):
            return True
        if depth == 1 or has_ended(trial, self.pupil, self.turn):
            return False
        rolls = dice.script[dice.used :] if isinstance(dice, ScriptedDice) else dice.first
        return any(self.leads(trial, next_code, rolls, depth - 1) for next_code in trial.codes)

    def meant(self, t: Match, codes: list[int]) -> list[int]:
        """Of the options that would do, those of the players whom the goal speaks of, if there are any."""
        players = [player_named(t, one.split()[:2], self.drill) for one in subjects(self.drill.goal)]
        by_them = [code for code in codes if PLAYER in arguments(code) and first_of(code) in players]
        return by_them or codes


def subjects(goal: str) -> list[str]:
    """``orc thrower at d7; throw by orc thrower`` is about the thrower, twice."""
    found = [condition.removeprefix("throw by ").removeprefix("touchdown by ") for condition in goal.split("; ")]
    return [" ".join(condition.split()[:2]) for condition in found]


def arguments(code: int) -> tuple[str, ...]:
    return REGISTRY.verbs[verb_of(code)].arguments
