"""Names and messages of the catalogue in all languages, checked against what there is."""

from typing import Final

from touchline.blitz_bowl.cards import (
    Catalogue,
)
from touchline.blitz_bowl.text import check_message
from touchline.table.entry import Entry
from touchline.table.errors import BadArgument
from touchline.table.pack import Pack, is_text_table

# Tables of text/<language>.toml that name things; all others hold messages.
NAME_TABLES: Final = (
    "keywords",
    "teams",
    "positions",
    "abilities",
    "challenges",
    "bonus-plays",
    "events",
    "arenas",
    "balls",
    "pitches",
    "drills",
    "drill-teaches",
    "drill-task",
)

READINGS: Final = "reading"  # how a name is read, where its signs do not say so


def add_texts(catalogue: Catalogue, pack: Pack) -> None:
    """Names and messages of a pack: names of what there is, messages that English has, with no further slots."""
    for language, texts in pack.texts.items():
        entry = pack.text_files[language]
        messages = catalogue.texts.setdefault(language, {})
        english = catalogue.texts.get("en") or pack.texts.get("en") or texts
        for key, text in texts.items():
            table, _, word = key.partition(".")
            if table in NAME_TABLES:
                add_name(catalogue, language, entry, key, text)
                continue
            if table == READINGS:
                add_reading(catalogue, language, entry, key, text)
                continue
            tables = [*NAME_TABLES, READINGS, *(known.partition(".")[0] for known in english)]
            if not is_text_table(entry, table, tables):
                continue
            general = f"{table}.{word.rpartition(': ')[2]}"  # without the moment that may stand before a clause
            model = key if key in english else general
            if model not in english:
                entry.unknown(f"there is no message called {word[:60]!r}", key, list(english), key)
                continue
            try:
                check_message(text, english[model])
            except BadArgument as error:
                entry.wrong(str(error), key)
            messages[key] = text


def add_name(catalogue: Catalogue, language: str, entry: Entry, key: str, text: str) -> None:
    """A name in another language. A position may be named for all teams, or for one as in ``dwarf/lineman``."""
    table, _, word = key.partition(".")
    names = catalogue.names.setdefault(language, {})
    known: list[str] = []
    found = False
    for name in catalogue.names["en"]:
        if name.startswith(f"{table}/"):
            id_ = name[len(table) + 1 :]
            title = id_.partition("/")[2] if table == "positions" else id_
            known += [id_, title]
            if word in (id_, title):
                names[name] = text
                found = True
    if not found:
        entry.unknown(f"there is nothing called {word[:40]!r} to name", word, known, key)


def add_reading(catalogue: Catalogue, language: str, entry: Entry, key: str, text: str) -> None:
    """How a name is read. It says of what kind it is the name, as in ``abilities/frenzied``."""
    word = key.partition(".")[2]
    if word in catalogue.names["en"]:
        catalogue.readings.setdefault(language, {})[word] = text
    else:
        entry.unknown(f"there is nothing called {word[:60]!r} to read", word, list(catalogue.names["en"]), key)


def english_names(catalogue: Catalogue) -> dict[str, str]:
    """The names as the card files have them, and the texts of drills, under ``kind/id``."""
    names: dict[str, str] = {}
    for team in catalogue.team_cards:
        names[f"teams/{team.id}"] = team.name
        for keyword in team.keywords:
            names[f"keywords/{keyword}"] = keyword.replace("-", " ").title()
    for position in catalogue.positions:
        names[f"positions/{catalogue.teams[position.team]}/{position.id}"] = position.name
    for id_, name in catalogue.ability_names.items():
        names[f"abilities/{id_}"] = name
    for challenge in catalogue.challenges:
        names[f"challenges/{challenge.id}"] = challenge.name
    for play in catalogue.plays:
        names[f"bonus-plays/{play.id}"] = play.name
    for event in catalogue.events:
        names[f"events/{event.id}"] = event.name
    for arena in catalogue.arenas:
        names[f"arenas/{arena.id}"] = arena.name
    for ball in catalogue.balls:
        names[f"balls/{ball.id}"] = ball.name
    for pitch in catalogue.pitches:
        names[f"pitches/{pitch.id}"] = pitch.name
    for drill in catalogue.drills:
        names[f"drills/{drill.id}"] = drill.name
        names[f"drill-teaches/{drill.id}"] = drill.teaches
        names[f"drill-task/{drill.id}"] = drill.task
    return names
