"""Scripts: lessons that are told from beginning to end, in a file.

A script has a position, rolls that are laid out, and steps: what each seat chooses, in the words of cases, and for the
pupil's choices what they teach. As long as the pupil follows, the other seats do as they are told. Whoever goes another
way gets advice for each kind of question, and the option that the rookie would take is lit.
"""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import touchline
from touchline.bots.protocol import make_bot
from touchline.games import game_of
from touchline.games.plug import Game
from touchline.server.lessons.lesson import Beginning, Taught
from touchline.server.protocol.fields import Text
from touchline.server.protocol.state import Lesson
from touchline.server.scenes.catalogue import printed
from touchline.server.words.wording import in_all
from touchline.table.casebook import Book
from touchline.table.messages import formatted
from touchline.table.table import Table

ADVISER = "rookie"


@dataclass(frozen=True)
class Page:
    """What is said at one point of a script."""

    title: Text
    text: Text
    rules: list[str]


@dataclass(frozen=True)
class Step:
    """One choice of a script, and for a choice of the pupil what is said about it."""

    seat: int
    choose: list[str]
    page: Page | None


@dataclass
class Script:
    """A lesson that is told."""

    name: str
    title: Text
    game: str
    pupil: int
    lasts: int  # spans of the game: the lesson is done when the next one begins
    position: str
    rolls: Sequence[int]
    steps: list[Step]
    done: Page  # said at the end to a pupil who has followed …
    ended: Page  # … and to one who has not
    advice: dict[str, Text]  # by kind of question
    told: list[Step] = field(init=False)

    def __post_init__(self) -> None:
        self.told = [step for step in self.steps if step.page is not None]

    def begin(self) -> Table:
        table = touchline.read(self.position)
        table.run()
        return table

    def taught(self, begin: Beginning, codes: Sequence[int]) -> Taught:
        table: Table = begin()
        game = game_of(self.game)
        at = 0  # steps that were made
        follows = True
        for code in codes:
            if follows and len(table.codes) > 1:
                follows = at < len(self.steps) and code in self.codes_of(table, game, self.steps[at])
                at += follows
            table.choose_code(code)
            if table.over or game.length(table) > self.lasts:
                end = self.done if follows else self.ended
                return Taught(self.lesson(len(self.told), end, [], done=True))
        passed = sum(1 for step in self.steps[:at] if step.page is not None)
        step = self.steps[at] if follows and at < len(self.steps) else None
        wanted = [] if step is None else self.codes_of(table, game, step)
        if step is not None and wanted:
            page = step.page or self.page_after(at)
            mine = table.seat == self.pupil
            return Taught(self.lesson(passed, page, wanted[:1] if mine else []), -1 if mine else wanted[0])
        return Taught(self.advised(table, passed))

    def codes_of(self, table: Table, game: Game, step: Step) -> list[int]:
        """The options that a step means; none if it is another seat's turn."""
        assert isinstance(game.book, Book)
        return game.book.matching(table, step.choose) if table.seat == step.seat else []

    def page_after(self, at: int) -> Page:
        """What the pupil will be told next, while others choose."""
        return next((step.page for step in self.steps[at:] if step.page is not None), self.done)

    def advised(self, table: Table, passed: int) -> Lesson:
        """For a pupil who has gone his own way."""
        kind = table.registry.kinds[table.kind]
        hints: list[int] = []
        if table.seat == self.pupil:
            hints = [make_bot(ADVISER, 0, self.pupil).choose(table.view(self.pupil))]
        return self.lesson(passed, Page(self.title, self.advice[kind.name], [kind.rule]), hints)

    def lesson(self, passed: int, page: Page, hints: list[int], done: bool = False) -> Lesson:
        return Lesson(
            id=self.name,
            step=passed,
            steps=len(self.told),
            title=page.title,
            text=page.text,
            hints=hints,
            rules=page.rules,
            done=done,
            failed=False,
        )


# --- Reading -------------------------------------------------------------------------------------------------------


def read_script(name: str, text: str) -> Script:
    """A script from its file; what it says stands with the languages, under the name of the lesson."""
    data = tomllib.loads(text)
    game = game_of(data["game"])
    fill = filler(names_of(game.name))

    def said(key: str) -> Text:
        return fill(in_all(f"{game.name}/{name}", key))

    def page(key: str, facts: dict[str, Any]) -> Page:
        return Page(said(f"{key}.title"), said(f"{key}.text"), facts["rules"])

    return Script(
        name=name,
        title=said("name"),
        game=game.name,
        pupil=data["pupil"] - 1,
        lasts=data["lasts"],
        position=data["position"].strip() + "\n",
        rolls=[game.book.result_of(word) for word in data["dice"]],
        steps=[
            Step(one["seat"] - 1, one["choose"].split(), page(f"step.{one['says']}", one) if "says" in one else None)
            for one in data["step"]
        ],
        done=page("done", data["done"]),
        ended=page("ended", data["ended"]),
        advice={kind.name: said(f"advice.{kind.name}") for kind in game.registry.kinds},
    )


def names_of(game: str) -> dict[str, Text]:
    """The names of cards and teams by their ids."""
    catalogue = printed(game)
    return {one["id"]: one["name"] for one in [*catalogue["cards"], *catalogue["teams"]] if "name" in one}


def filler(names: dict[str, Text]) -> Callable[[Text], Text]:
    """Puts names into the slots of a text."""

    def fill(text: Text) -> Text:
        return {
            language: formatted(words, {id_: name[language] for id_, name in names.items()}, language)
            for language, words in text.items()
        }

    return fill
