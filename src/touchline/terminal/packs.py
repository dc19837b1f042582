"""Packs from the command line: checked, told, and begun."""

import os
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.games import games
from touchline.table.errors import BadFile
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

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.pack.id,
            "version": self.pack.version,
            "game": self.pack.game,
            "name": self.pack.name,
            "needs": self.pack.needs,
            "replaces": self.pack.replaces,
            "digest": self.album.digest,
            "cards": [self.album.facts(face, "en") for face in self.faces],
            "other": self.others,
        }

    def shown(self, width: int) -> RenderableType:
        head = Text.assemble((self.pack.name, "bold"), (f"  {self.pack.id} {self.pack.version}", QUIET))
        parts: list[RenderableType] = [head]
        if self.faces:
            parts.append(self.album.shown(self.faces, "en", False, width))
        if self.others:
            parts.append(Text(f"Also: {', '.join(self.others)}.", QUIET))
        parts.append(Text(f"{self.pack.path} is a valid pack.", "green"))
        return Group(*parts)


def checked(path: str, also: list[str]) -> Checked:
    """Read a pack with every check, from its files as they are now; what is wrong is one sentence with its place."""
    game = pack_game(path, games())
    kit = kit_of(game)
    pack = read_pack(path, game, kit.folders)
    packs = [read_pack(other, game, kit.folders) for other in (kit.base, *also)]
    if os.path.realpath(path) != os.path.realpath(kit.base):
        packs.append(pack)
    return Checked(pack, kit.album_of(in_order(packs)), kit)


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
        f"Read its cards:          touchline cards {game} --pack {path} --search {kit.sample}",
        f"Play with it:            touchline play {game} --pack {path}",
    ]
