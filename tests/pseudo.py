"""A language that nobody speaks: every English message in letters of its own, to find what is not made of messages.

TOUCHLINE_LANGUAGES=FOLDER python -m tests.pseudo make FOLDER     # write the language into a folder
TOUCHLINE_LANGUAGES=FOLDER python -m tests.pseudo look FOLDER     # and print what comes out without its letters
"""

import random
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests import blitz_worlds, worlds
from touchline.blitz_bowl import catalogue as blitz_catalogue
from touchline.games import game_of
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
from touchline.terminal.blitz_bowl.sentences import Story as MatchStory
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


def main(words: list[str]) -> int:
    if words[0] == "make":
        make(Path(words[1]))
        return 0
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
