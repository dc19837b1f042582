"""Write the tables of questions and actions into docs/actions.md, from what the games declare.

python tools/actions.py           # write them
python tools/actions.py --check   # say whether they are out of date
"""

import sys
from pathlib import Path
from typing import Final

from touchline.games import GAMES
from touchline.games.plug import Game

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "actions.md"
MARK: Final = "<!-- The rest of this page is made by tools/actions.py. -->"


def main(arguments: list[str]) -> int:
    text = PAGE.read_text(encoding="utf-8")
    made = text.partition(MARK)[0].rstrip() + f"\n\n{MARK}\n\n" + "\n".join(lines())
    if made == text:
        return 0
    if "--check" in arguments:
        print(f"docs/{PAGE.name} is out of date: run python tools/actions.py.")
        return 1
    PAGE.write_text(made, encoding="utf-8")
    return 0


def lines() -> list[str]:
    found: list[str] = []
    for game in GAMES.values():
        found += [f"### Questions of {game.title}", "", *questions(game), ""]
    for game in GAMES.values():
        found += [f"## The index of {game.title}", "", *actions(game), ""]
    return found[:-1] + [""]


def questions(game: Game) -> list[str]:
    found = ["| question | about | answers | safe answer | |", "| --- | --- | --- | --- | --- |"]
    for kind in game.registry.kinds:
        about = ", ".join(f"`{topic.name}` ({topic.sort})" for topic in kind.about)
        answers = ", ".join(f"`{verb}`" for verb in kind.verbs)
        response = "response" if kind.response else ""
        found.append(f"| `{kind.name}` | {about} | {answers} | `{kind.default}` | {response} |")
    return found


def actions(game: Game) -> list[str]:
    registry = game.registry
    found = [f"{registry.actions:,} places.", "", "| verb | first | places | counted by |", "| --- | --- | --- | --- |"]
    for verb, first in zip(registry.verbs, registry.blocks, strict=True):
        counted = ", ".join(f"{slots.name} × {slots.size}" for slots in verb.slots)
        found.append(f"| `{verb.name}` | {first} | {verb.room()} | {counted} |")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
