"""Packs from the command line: checked, told, and begun."""

import os
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.games import games
from touchline.table.errors import BadFile, BadPack, TouchlineError
from touchline.table.faults import in_file_order
from touchline.table.languages import ENGLISH
from touchline.table.pack import Pack, in_order, is_id, pack_game, read_pack
from touchline.terminal.kits import kit_of
from touchline.terminal.protocol import Album, Kit
from touchline.terminal.styles import QUIET


class Checked:
    """A pack that was read together with the game's own and found right."""

    def __init__(self, pack: Pack, album: Album, kit: Kit) -> None:
        self.pack = pack
        self.album = album
        self.faces = album.faces_of(pack.id)
        self.others = [entry.id for entry in pack.entries if entry.kind not in kit.card_folders]
        self.odd = in_file_order(pack.faults.odd)

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.pack.id,
            "version": self.pack.version,
            "game": self.pack.game,
            "name": self.pack.name,
            "needs": self.pack.needs,
            "replaces": self.pack.replaces,
            "digest": self.album.digest,
            "cards": [self.album.facts(face, ENGLISH) for face in self.faces],
            "other": self.others,
            "valid": True,
            "errors": [],
            "odd": [told(oddity) for oddity in self.odd],
        }

    def shown(self, width: int) -> RenderableType:
        head = Text.assemble((self.pack.name, "bold"), (f"  {self.pack.id} {self.pack.version}", QUIET))
        parts: list[RenderableType] = [head]
        if self.faces:
            parts.append(self.album.shown(self.faces, ENGLISH, False, width))
        if self.others:
            parts.append(Text(f"Also: {', '.join(self.others)}.", QUIET))
        return Group(*parts, self.verdict())

    def verdict(self) -> RenderableType:
        """That it is right, and what is odd about it all the same."""
        odd = [Text(f"Is this meant? {oddity}", "yellow") for oddity in self.odd]
        return Group(*odd, Text(f"{self.pack.path} is a valid pack.", "green"))


def checked(path: str, also: list[str]) -> Checked:
    """Read a pack with every check, from its files as they are now; what is wrong is one sentence with its place."""
    game = pack_game(path, games())
    kit = kit_of(game)
    pack = read_pack(path, game, kit.folders)
    packs = [read_pack(other, game, kit.folders) for other in (kit.base, *also)]
    if os.path.realpath(path) != os.path.realpath(kit.base):
        packs.append(pack)
    return Checked(pack, kit.album_of(in_order(packs)), kit)


def told(fault: BadFile) -> dict[str, Any]:
    """A fault or an oddity for JSON."""
    return {"path": fault.path, "line": fault.line, "column": fault.column, "message": fault.message}


def faults_of(error: BadFile) -> list[BadFile]:
    """All that is wrong, of an error that may speak for several."""
    return error.faults if isinstance(error, BadPack) else [error]


def counted(faults: Sequence[TouchlineError]) -> str:
    """How many errors there are, below them."""
    return "1 error." if len(faults) == 1 else f"{len(faults)} errors."


def begin(path: str, game: str) -> list[str]:
    """Write a small pack, and say how to use it."""
    kit = kit_of(game)
    if os.path.exists(path) and (not os.path.isdir(path) or os.listdir(path)):
        raise BadFile("is there already; name a new folder for the pack", path)
    name = os.path.basename(os.path.abspath(path))
    pack = name.lower().replace("_", "-").replace(" ", "-")
    if not is_id(pack) or len(pack) > 40:
        raise BadFile(f"the name of a pack is lower-case words with hyphens, not {name[:40]!r}", path)
    words = pack.replace("-", " ")
    slots = {"id": pack, "path": path, "name": words[:1].upper() + words[1:]}
    try:
        for file, text in kit.new_pack.items():
            place = os.path.join(path, *file.split("/"))
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8") as out:
                out.write(text.format(**slots))
    except OSError as error:
        raise BadFile(f"cannot be written: {error.strerror or 'unknown reason'}", path) from None
    found = checked(path, [])
    files = [file for file in kit.new_pack if file != "pack.toml"]
    return [
        f"{path} is a pack with {len(found.faces)} cards: see {', '.join(files)}.",
        f"Change the files, then:  touchline pack check {path}",
        f"Or all the while:        touchline pack watch {path}",
        f"Read its cards:          touchline cards {game} --pack {path} --search {kit.sample}",
        f"Play with it:            touchline play {game} --pack {path}",
    ]
