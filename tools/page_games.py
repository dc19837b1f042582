"""Writes games for the page's own tests: what a seat hears and is asked, with the words of the catalogue that it needs.

``python tools/page_games.py`` plays a season and a match with rookies, and writes ``web/src/games/*.json``: all events,
and the first question of some kinds. With ``--check`` nothing is written: it says whether they are up to date.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import touchline  # noqa: E402
from touchline.bots.protocol import make_bot  # noqa: E402
from touchline.server.play.state import decision_of, happened, outcome_of  # noqa: E402
from touchline.server.protocol.state import Happened  # noqa: E402
from touchline.server.scenes.catalogue import catalogue_of  # noqa: E402
from touchline.server.scenes.scene import scene_of  # noqa: E402
from touchline.table.table import SPECTATOR, Table  # noqa: E402

TARGET: Final = ROOT / "web" / "src" / "games"
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "team-manager": {
        "seats": 2,
        "seed": 5,
        "teams": ["reikland-reavers", "gouged-eye"],
        "rules": ["abbreviated-season"],
    },
    "blitz-bowl": {"seats": 2, "seed": 51, "teams": ["orc", "dwarf"], "rules": ["random-events", "pitch=stone"]},
}
ME: Final = 0
QUESTIONS: Final = ("turn", "tackle-skill", "result", "keep", "run", "claim")
# Parts of the catalogue that sentences are made from; of lists of things only what the game has in it.
TEMPLATES: Final = ("game", "log", "board", "fouls", "skills", "faces", "payouts", "card_kinds", "piles", "marks")
# fmt: off
THINGS: Final = (
    "teams", "cards", "positions", "abilities", "challenges", "plays", "events", "arenas", "balls", "pitches",
)
UNSAID: Final = (
    "text", "source", "count_source", "pack", "copies", "option", "colours", "race", "keywords", "emergency_source",
    "standing", "downed", "skills", "union", "final", "move", "block", "throw", "armour", "trapdoors", "blocked",
    "sections", "power", "fans", "ejects", "label", "exhaust", "emergency", "points", "roll",
)
COUNTED: Final = ("teams", "challenges", "arenas", "balls", "pitches")  # by their places in the list
# fmt: on
WORDS: Final = ("kind", "rule", "face", "other_face")
USUAL: Final = (None, None, None, -1, -1, -1, -1, -1, -1, 0)  # of each field, None where it is always said
LABELS: Final = ("sources", "labels", "placings", "states", "phases")  # not of sentences
MOST_OPTIONS: Final = 6
UNSEEN: Final = ("discard", "deck", "improvement_pile", "upgrade_deck", "box", "spike_pile", "decks")


def table_of(game: str) -> Table:
    return touchline.new(game, **SETTINGS[game])


def played(table: Table) -> Iterator[Table]:
    """A table at every decision, before a rookie answers it."""
    bots = [make_bot("rookie", 1, seat) for seat in range(table.seats)]
    while table.kind >= 0:
        yield table
        table.choose_code(bots[table.seat].choose(table.view(table.seat)))


def asked(game: str, table: Table) -> dict[str, Any]:
    """What the seat that is asked sees, and its question."""
    view = table.view(table.seat)
    return {"scene": scene_of(game)(view), "decision": msgspec.to_builtins(decision_of(view, 0))}


def heard(table: Table, seat: int) -> list[dict[str, Any]]:
    """All events as a seat may have them."""
    told: list[dict[str, Any]] = msgspec.to_builtins(happened(table, table.events, 1 << seat))
    return told


def game_of(game: str) -> dict[str, Any]:
    """A whole game: events for a seat and for spectators, the first question of some kinds, and how it ended."""
    table = table_of(game)
    questions: dict[str, dict[str, Any]] = {}
    for one in played(table):
        kind = one.registry.kinds[one.kind].name
        if one.seat == ME and kind in QUESTIONS and kind not in questions:
            question = asked(game, one)
            questions[kind] = {"scene": pruned(question["scene"]), "decision": short(question["decision"])}
    events = heard(table, ME)
    watched = heard(table, SPECTATOR)
    words = sorted({str(event[field]) for event in events for field in WORDS if field in event})
    found = {
        "teams": SETTINGS[game]["teams"],
        "words": words,
        "happened": [row(event, words) for event in events],
        "hidden": [event["number"] for event, seen in zip(events, watched) if "face" in event and "face" not in seen],
        "questions": list(questions.values()),
        "result": msgspec.to_builtins(outcome_of(table)),
    }
    return {"catalogue": said(catalogue_of(game), json.dumps(found))} | found


def row(event: dict[str, Any], words: list[str]) -> list[int]:
    """The fields of an event in their order, words by their places; what is usual at the end is left out."""
    values = [event.get(field.name, field.default) for field in msgspec.structs.fields(Happened)]
    numbers = [(words.index(value) if value else -1) if isinstance(value, str) else value for value in values]
    while numbers[-1] == USUAL[len(numbers) - 1]:
        numbers.pop()
    return numbers


def short(decision: dict[str, Any]) -> dict[str, Any]:
    """A question without the texts that the page makes anew."""
    options = [{key: value for key, value in option.items() if key != "text"} for option in decision["options"]]
    return {"kind": decision["kind"], "options": options[:MOST_OPTIONS]}


def said(catalogue: dict[str, Any], text: str) -> dict[str, Any]:
    """The templates whole, and the names of those things whose ids come up in a game."""
    made: dict[str, Any] = {key: catalogue[key] for key in TEMPLATES if key in catalogue}
    made["words"] = {name: table for name, table in catalogue["words"].items() if name not in LABELS}
    for key in ("kinds", "verbs"):
        made[key] = {name: one for name, one in catalogue[key].items() if f'"{name}"' in text}
    for key in THINGS:
        named = [(thing, f'"{thing["id"]}"' in text) for thing in catalogue.get(key, [])]
        made[key] = [bare(thing) if found else {"id": thing["id"]} for thing, found in named if found or key in COUNTED]
        text += json.dumps(made[key])  # a card names its abilities
    return made


def bare(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {key: bare(value) for key, value in thing.items() if key not in UNSAID}
    return [bare(one) for one in thing] if isinstance(thing, list) else thing


def pruned(data: Any) -> Any:
    """A scene without the piles that nobody is asked about."""
    if isinstance(data, dict):
        return {key: emptied(value) if key in UNSEEN else pruned(value) for key, value in data.items()}
    return [pruned(one) for one in data] if isinstance(data, list) else data


def emptied(data: Any) -> Any:
    if isinstance(data, list):
        return []
    return {"size": 0, "cards": []} if isinstance(data, dict) and "cards" in data else {} if data else data


def compact(found: dict[str, Any]) -> str:
    """A row for each event, so that a change can be read."""
    events = ",\n".join(json.dumps(event, separators=(",", ":")) for event in found["happened"])
    rest = json.dumps({**found, "happened": []}, ensure_ascii=False, separators=(",", ":"))
    return rest.replace('"happened":[]', f'"happened":[\n{events}\n]', 1) + "\n"


def main(arguments: list[str]) -> int:
    stale = False
    for game in SETTINGS:
        path = TARGET / f"{game}.json"
        text = compact(game_of(game))
        if "--check" not in arguments:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is out of date: run python tools/page_games.py.", file=sys.stderr)
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
