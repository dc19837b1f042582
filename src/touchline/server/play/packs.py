"""The packs that a server was started with, and the expansions that come with games: cards beside those of every game.

Packs are copied when the server starts, so that nothing changes in the middle of a game. Tables and replays know them
by their ids alone: a folder is no business of somebody across the network. Whoever asks for cards names expansions and
packs in one list, expansions first and in the order of their table.
"""

import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Final
from weakref import finalize

from touchline.games import GAMES, game_of
from touchline.table.errors import BadArgument, BadFile, VersionMismatch
from touchline.table.faults import Faults
from touchline.table.pack import pack_game, read_header
from touchline.table.said import Said, word

LINE: Final = "packs: "  # begins the line of a position that names its packs …
BEFORE: Final = "cards: "  # … which follows this one, or else the first two


class Packs:
    """Folders by game and by the id of the pack, in the order in which they were named."""

    def __init__(self, paths: Sequence[str] = ()) -> None:
        self.games: dict[str, dict[str, str]] = {name: {} for name in GAMES}
        for path in paths:
            here = self.games[pack_game(path, GAMES)]
            pack = read_header(path, Faults()).text("id")
            if pack in here:
                raise BadFile(f"two packs have the id {pack!r}", path)
            here[pack] = path
        for name, packs in self.games.items():
            game_of(name).teams(tuple(packs.values()))  # reads all of them with every check
        if paths:
            copies = mkdtemp(prefix="touchline-packs-")
            finalize(self, shutil.rmtree, copies, ignore_errors=True)
            for name, packs in self.games.items():
                for pack, path in packs.items():
                    packs[pack] = copied(path, os.path.join(copies, name, pack))

    def ids(self, game: str) -> list[str]:
        """What new tables of a game are played with."""
        return list(self.games.get(game, {}))

    def folders(self, game: str, ids: Iterable[str]) -> tuple[str, ...]:
        """Where the packs of a table lie, or a sentence."""
        here = self.games.get(game, {})
        missing = [pack for pack in ids if pack not in here]
        if missing:
            raise VersionMismatch(Said("pack-missing", {"pack": word(repr(missing[0][:40]))}))
        return tuple(here[pack] for pack in here if pack in ids)

    def wanted(self, game: str, asked: str | None) -> tuple[str, ...]:
        """The folders of the expansions and packs that somebody names with commas between them.

        Where he says nothing they are those of all packs of the server, without expansions.
        """
        if asked is None:
            return tuple(self.games.get(game, {}).values())
        ids = [word for word in asked.split(",") if word]
        here, boxes = self.games.get(game, {}), game_of(game).expansions()
        if any(pack not in here and pack not in boxes for pack in ids) or len(set(ids)) < len(ids):
            raise BadArgument(Said("no-pack"))
        expansions = [boxes[pack] for pack in ids if pack not in here]
        return (*expansions, *self.folders(game, [pack for pack in ids if pack in here]))


def copied(path: str, place: str) -> str:
    """A copy of a pack: of its files, what a pack is made of."""

    def others(_folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name.startswith(".") or (Path(name).suffix not in ("", ".toml", ".svg"))]

    shutil.copytree(path, place, ignore=others)
    return place


def with_packs(position: str, packs: Sequence[str]) -> str:
    """A position with other words for its packs: ids where it is kept, folders where it is read."""
    lines = [line for line in position.split("\n") if not line.startswith(LINE)]
    if packs:
        at = next((at + 1 for at, line in enumerate(lines) if line.startswith(BEFORE)), min(2, len(lines)))
        lines.insert(at, LINE + ", ".join(packs))
    return "\n".join(lines)


NONE: Final = Packs()
