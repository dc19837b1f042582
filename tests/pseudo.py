"""A language that nobody speaks: every English message in letters of its own, to find what is not made of messages.

TOUCHLINE_LANGUAGES=FOLDER python -m tests.pseudo make FOLDER     # write the language into a folder
TOUCHLINE_LANGUAGES=FOLDER python -m tests.pseudo look FOLDER     # and print what comes out without its letters
TOUCHLINE_LANGUAGES=FOLDER python -m tests.pseudo terminal FOLDER # the same of games that are played in a terminal
"""

import contextlib
import io
import random
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console

import touchline
from tests import blitz_worlds, worlds
from touchline.blitz_bowl import catalogue as blitz_catalogue
from touchline.blitz_bowl.state import Match
from touchline.bots.protocol import make_bot
from touchline.games import game_of, taught
from touchline.server.lessons.lesson import teachers
from touchline.server.replays.luck import Step, luck_of
from touchline.server.scenes.catalogue import catalogue_of
from touchline.server.scenes.scene import scene_of
from touchline.server.words.refusals import text_of
from touchline.server.words.rules import rules_text
from touchline.table import errors
from touchline.table.errors import TouchlineError
from touchline.table.languages import ENGLISH, languages, messages
from touchline.table.messages import branches_of, closing, slots_of
from touchline.table.said import Said, number
from touchline.table.table import SPECTATOR, Table
from touchline.team_manager import catalogue as season_catalogue
from touchline.team_manager.state import Season
from touchline.terminal.blitz_bowl import tokens as match_tokens
from touchline.terminal.blitz_bowl.sentences import Story as MatchStory
from touchline.terminal.kits import drills_of, kit_of
from touchline.terminal.play import Game, Leave
from touchline.terminal.replay import Told
from touchline.terminal.sitting import Wishes, begun
from touchline.terminal.team_manager.sentences import Story as SeasonStory

LANGUAGE: Final = "xx"
PAGE: Final = "page.toml"
SOURCE: Final = Path(errors.__file__).parent.parent
# Letters that no other language has; what has any of English beside them was not translated.
LETTERS: Final = {
    ord(chr(start + at)): chr(wide + at) for start, wide in ((65, 0xFF21), (97, 0xFF41)) for at in range(26)
}
ENGLISH_WORD: Final = re.compile(r"[A-Za-z]{2}")
MARKS: Final = ("⟦", "⟧")


# --- Making it -------------------------------------------------------------------------------------------------------


def disguised(pattern: str) -> str:
    """A message in letters of the language; slots stay."""
    return f"{MARKS[0]}{inner(pattern)}{MARKS[1]}"


def inner(pattern: str) -> str:
    made = []
    at = 0
    while at < len(pattern):
        if pattern[at] == "{":
            end = closing(pattern, at)
            made.append(f"{{{slot(pattern[at + 1 : end])}}}")
            at = end
        else:
            made.append(pattern[at].translate(LETTERS))
        at += 1
    return "".join(made)


def slot(inside: str) -> str:
    name, comma, rest = inside.partition(",")
    kind, _, branches = rest.partition(",")
    if not comma:
        return name
    told = " ".join(f"{key} {{{inner(text)}}}" for key, text in branches_of(branches).items())
    return f"{name},{kind}, {told}"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def written(table: dict[str, Any], before: str = "") -> Iterator[str]:
    """A table of messages as TOML."""
    for key, value in table.items():
        if isinstance(value, str):
            yield f"{quoted(key)} = {quoted(disguised(value))}"
    for key, value in table.items():
        if isinstance(value, dict):
            yield f"[{before}{quoted(key)}]"
            yield from written(value, f"{before}{quoted(key)}.")


def write(path: Path, table: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(written(table)) + "\n", encoding="utf-8")


def make(folder: Path) -> None:
    """The whole language, from the English folder and from what the base packs say in English."""
    ours = SOURCE / "languages" / ENGLISH
    for path in ours.rglob("*.toml"):
        if path != ours / PAGE:
            write(folder / LANGUAGE / path.relative_to(ours), tomllib.loads(path.read_text(encoding="utf-8")))
    page(folder)
    season = season_catalogue.load_catalogue()
    names: dict[str, dict[str, str]] = {
        "card": dict(zip(season.ids, season.names, strict=True)),
        "team": dict(zip(season.teams, season.team_names, strict=True)),
        "ability-name": dict(season.ability_names),
    }
    write(folder / LANGUAGE / "team-manager" / "cards" / "base.toml", packed("team_manager") | names)
    named: dict[str, dict[str, str]] = {}
    for key, name in blitz_catalogue.load_catalogue().names[ENGLISH].items():
        table, _, id_ = key.partition("/")
        named.setdefault(table, {})[id_] = name
    write(folder / LANGUAGE / "blitz-bowl" / "cards" / "base.toml", packed("blitz_bowl") | named)


def page(folder: Path) -> Path:
    """The words of the page, and what the language says of itself: that is not disguised, but for its name."""
    table = tomllib.loads((SOURCE / "languages" / ENGLISH / PAGE).read_text(encoding="utf-8"))
    facts = table.pop("language") | {"name": disguised("Pseudo"), "rules": "no"}
    path = folder / LANGUAGE / PAGE
    write(path, table)
    said = "\n".join(f"{quoted(key)} = {quoted(value)}" for key, value in facts.items())
    path.write_text(f"[language]\n{said}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    return path


def packed(package: str) -> dict[str, Any]:
    return tomllib.loads((SOURCE / package / "packs" / "base" / "text" / "en.toml").read_text(encoding="utf-8"))


# --- Looking ---------------------------------------------------------------------------------------------------------


def look() -> Iterator[tuple[str, str]]:
    """Everything that people read, with where it comes from."""
    assert LANGUAGE in languages(), languages()
    yield from refusals()
    for game in ("team-manager", "blitz-bowl"):
        yield from texts(catalogue_of(game), f"the catalogue of {game}")
        for term in rules_text(game).glossary:
            yield f"the glossary of {game}", term.words[LANGUAGE]
        for seed in range(6):
            yield from played(game, seed)
    for name, teacher in teachers().items():
        table = teacher.begin()
        codes: list[int] = []
        for _ in range(12):
            taught = teacher.taught(teacher.begin, codes)
            yield f"the lesson {name}", taught.lesson.title[LANGUAGE]
            yield f"the lesson {name}", taught.lesson.text[LANGUAGE]
            if table.over or taught.halted:
                break
            codes.append((taught.lesson.hints or [table.safe_code()])[0])
            table.choose_code(codes[-1])


def refusals() -> Iterator[tuple[str, str]]:
    for code, pattern in messages(ENGLISH, "refusals").patterns.items():
        slots = {slot: number(3) for slot in slots_of(pattern)}
        yield f"the refusal {code}", text_of(TouchlineError(Said(code, slots)))[LANGUAGE]
    for code in ("setting", "seed", "not-offered"):
        yield f"an error, {code}", TouchlineError("In English alone.", code).text_in(LANGUAGE)


def played(game: str, seed: int) -> Iterator[tuple[str, str]]:
    """A random game: why not, odds, scenes, the report on luck, and the story as the terminal tells it."""
    chance = random.Random(seed)
    table: Table = (
        worlds.new_table(seed, loud=True) if game == "team-manager" else blitz_worlds.new_match(seed, loud=True)
    )
    registry = game_of(game).registry
    start = table.copy()
    steps: list[Step] = []
    known: set[int] = set()
    while table.kind >= 0:
        if table.kind not in known or chance.random() < 0.1:
            known.add(table.kind)
            asked = [*registry.verbs, *[registry.verbs[code >> 30] for code in table.codes[:8]] * 4]
            for verb in asked:
                code = chance.choice(table.codes)
                near = (code >> 20 & 1023, code >> 10 & 1023, chance.randrange(30), chance.randrange(230))
                reason = table.why_not(verb.name, *(chance.choice(near) for _ in verb.arguments))
                yield f"why not {verb.name}: {reason.code}", reason.text_in(LANGUAGE)
            for outcome in table.odds(chance.randrange(len(table.codes))):
                yield f"odds of {game}", outcome.summary_in(LANGUAGE)
            yield from texts(scene_of(game)(table.view(table.seat)), f"a scene of {game}")
        code = chance.choice(table.codes)
        before = len(table.events)
        table.choose_code(code)
        steps.append(Step(len(steps), code, table.events[before:]))
    for seat in (0, SPECTATOR):
        story = story_of(table, seat)
        for event in table.events:
            yield f"the story of {registry.events[event.kind].name}", story.tell(event).text
        for line in story_of(table, seat).digest(table.events):
            yield f"the digest of {game}", line.text
    report = luck_of(game, start, table, steps, True)
    yield from texts([report.unit, *(roll.text for roll in (report.luckiest, report.unluckiest) if roll)], "luck")


def story_of(table: Any, seat: int) -> SeasonStory | MatchStory:
    if isinstance(table, Season):
        return SeasonStory(table.registry, table.catalogue, table.teams, seat, LANGUAGE)
    return MatchStory(table.registry, table.catalogue, list(table.teams) or [-1, -1], seat, LANGUAGE)


# --- At a terminal ---------------------------------------------------------------------------------------------------

RULES: Final = {
    "team-manager": [[], ["no-salary-cap"], ["scheduling-limitations"]],
    "blitz-bowl": [
        [],
        ["random-events", "fouls", "throw-team-mate", "special-balls", "rookies-to-watch", "arena"],
        ["random-events", "fouls", "pitch"],
    ],
}
COMMANDS: Final = (
    *(
        "?",
        "t",
        "l 5",
        "d",
        "p",
        "c 1",
        "c griff",
        "c sprint",
        "c",
        "c a",
        "odds",
        "why",
        "why a",
        "why bz",
        "why block",
    ),
    *("why e5", "why sprint", "why end turn", "u", "never", "ask", "%%", "0", "99", "b", "l"),
)
COMMON: Final = re.compile(r"\b(TM|BB)\b([ -]R?\d[\d.]*)?")  # numbers of rules are the same in every language
WIDE: Final = 250  # nothing is broken in the middle of a word


class Reader:
    """Somebody at a terminal who types at random, and hands on all that he is shown."""

    def __init__(self, table: Table, seed: int, people: list[int]) -> None:
        self.chance = random.Random(seed)
        self.console = Console(file=io.StringIO(), width=WIDE, highlight=False)
        bots = {seat: make_bot("random", seed, seat) for seat in range(table.seats) if seat not in people}
        self.game = Game(table, bots, self.console, self.ask, language=LANGUAGE)
        self.choices = -1  # when something was last asked

    def ask(self, prompt: str) -> str:
        self.console.print(prompt)
        table = self.game.table
        again, self.choices = table.choices == self.choices, table.choices
        if not again and self.chance.random() < 0.3:
            return self.chance.choice(COMMANDS)
        return self.option()

    def option(self) -> str:
        """An option by its numbers, or by its name where it has none."""
        table = self.game.table
        menu = self.game.screen.menu(table.view(table.seat), WIDE)
        if menu.hint:
            return self.chance.choice(menu.entries).names[0]
        words: list[str] = []
        entries = menu.entries
        while entries:
            at = self.chance.randrange(len(entries))
            words.append(str(at + 1))
            entries = entries[at].entries
        return " ".join(words)


def at_a_terminal() -> Iterator[tuple[str, str]]:
    """Every line that people read there, without what is the same in every language."""
    for game, every in RULES.items():
        for seed, rules in enumerate(every):
            yield from typed_game(game, seed, rules)
        with tempfile.TemporaryDirectory() as folder:
            yield from left_game(game, folder)
        yield from album_of(game)
    yield from drilled()


def lines_of(where: str, console: Console, common: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    assert isinstance(console.file, io.StringIO)
    words = sorted((re.escape(word) for word in common), key=len, reverse=True)
    same = re.compile(rf"(?<![\w-])({'|'.join(words)})(?![\w-])") if words else None
    for line in console.file.getvalue().splitlines():
        left = COMMON.sub("", line)
        yield where, same.sub("", left) if same else left


def typed_game(game: str, seed: int, rules: list[str]) -> Iterator[tuple[str, str]]:
    """A whole game through the play loop, and its replay."""
    table = touchline.new(game, seats=2, seed=seed, rules=rules, record=True)
    reader = Reader(table, seed, [0, 1] if seed % 2 else [0])
    reader.game.play()
    played_out = reader.game.table
    tokens = match_tokens.tokens_of(played_out) if isinstance(played_out, Match) else []
    yield from lines_of(f"a terminal of {game}", reader.console, [*tokens, *ids_of(game)])
    console = Console(file=io.StringIO(), width=WIDE, highlight=False)
    replay = played_out.replay()
    for seat in (0, SPECTATOR):
        told = Told(replay, "x.tlr", seat, LANGUAGE)
        console.print(told.shown())
        for at in (0, len(replay.choices) // 2, len(replay.choices)):
            console.print(told.at(at, WIDE))
    header = replay.header()
    ids = [word for name in ("players", "rules", "packs") for word in header.get(name) or ()]
    yield from lines_of(f"a replay of {game}", console, [*tokens, *ids, header["version"]])


def ids_of(game: str) -> list[str]:
    """Names that files have for cards, and a command for kinds and rules."""
    kit = kit_of(game)
    ids = kit.album([]).ids
    return [*ids, *(f"base/{id_}" for id_ in ids), *kit.kinds, *kit.rules, "tournament", "headline"]


def left_game(game: str, folder: str) -> Iterator[tuple[str, str]]:
    """What is said when a game begins and when somebody leaves it."""
    console = Console(file=io.StringIO(), width=WIDE, highlight=False)
    named = [f"{folder}/no/x.tlr", folder, f"{folder}/{game}.tlr"]
    for replies in (["q", "y"], ["q", "s", *named], ["q", "s", named[-1], "n", named[-1], "", "q", "y"], []):
        table = touchline.new(game, seats=2, seed=1, record=True)
        left = iter(replies)

        def ask(prompt: str, left: Iterator[str] = left) -> str:
            console.print(prompt)
            for reply in left:
                return reply
            raise EOFError

        sitting = begun(table, 1, Wishes([], None, ["random"], "", False, LANGUAGE), console)
        sitting.game.ask = ask
        sitting.play()
    tokens = match_tokens.tokens_of(table) if isinstance(table, Match) and table.teams else []
    yield from lines_of(f"the end of {game}", console, [*tokens, *named, "game.tlr"])


def album_of(game: str) -> Iterator[tuple[str, str]]:
    album = kit_of(game).album([])
    console = Console(file=io.StringIO(), width=WIDE, highlight=False)
    console.print(album.summary(LANGUAGE))
    faces = list(range(len(album.ids)))
    console.print(album.shown(faces, LANGUAGE, False, WIDE))
    for at in range(0, len(faces), 8):
        console.print(album.shown(faces[at : at + 8], LANGUAGE, True, WIDE))
    yield from lines_of(f"the cards of {game}", console, ids_of(game))


def drilled() -> Iterator[tuple[str, str]]:
    """Drills, as far as their rules: those are in English."""
    console = Console(file=io.StringIO(), width=WIDE, highlight=False)
    for game in taught():
        drills = drills_of(game, [], LANGUAGE)
        console.print(drills.listed())
        for drill in drills.to_list():
            replies = iter(["?", "end turn", "q"])

            def ask(prompt: str, replies: Iterator[str] = replies) -> str:
                console.print(prompt)
                return next(replies)

            with contextlib.suppress(Leave):
                drills.play(drill["number"], console, ask, 1)
    cards = blitz_catalogue.load_catalogue()
    tokens = {
        word
        for team in cards.team_cards
        for word in match_tokens.team_tokens([cards.positions[n] for n in team.players])
    }
    yield from lines_of("a drill", console, [*tokens, *(token.lower() for token in tokens)])


def texts(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """Every text by language that is somewhere in some data."""
    if isinstance(value, dict) and ENGLISH in value:
        yield where, value.get(LANGUAGE, f"nothing for {value[ENGLISH]!r}")
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield from texts(inside, f"{where}, {key}")
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from texts(inside, where)


def untranslated(text: str) -> bool:
    """Whether English letters are left, but for the slots of a message that is not filled yet."""
    return ENGLISH_WORD.search(without_slots(text)) is not None or (text != "" and MARKS[0] not in text)


def without_slots(text: str) -> str:
    made = []
    at = 0
    while at < len(text):
        if text[at] == "{":
            end = closing(text, at)
            made += [without_slots(branch) for branch in branches_of(text[at + 1 : end]).values()]
            at = end
        else:
            made.append(text[at])
        at += 1
    return "".join(made)


def print_english(lines: Iterable[tuple[str, str]]) -> int:
    """Print the lines with English in them; what is on a screen stands in lines and columns, so marks do not count."""
    seen: set[str] = set()
    count = 0
    for where, line in lines:
        count += 1
        if line not in seen and ENGLISH_WORD.search(line):
            sys.stdout.write(f"{where}: {' '.join(line.split())}\n")
        seen.add(line)
    sys.stdout.write(f"{count} lines\n")
    return 0


def main(words: list[str]) -> int:
    if words[0] == "make":
        make(Path(words[1]))
        return 0
    if words[0] == "terminal":
        return print_english(at_a_terminal())
    seen: set[str] = set()
    reasons: set[str] = set()
    count = 0
    for where, text in look():
        count += 1
        reasons |= {where} if where.startswith("why not") else set()
        if text not in seen and untranslated(text):
            sys.stdout.write(f"{where}: {text}\n")
        seen.add(text)
    sys.stdout.write(f"{count} texts, {len(reasons)} reasons\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
