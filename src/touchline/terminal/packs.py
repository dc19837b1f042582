"""Packs from the command line: checked, told, and begun."""

import os
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.table.errors import BadFile
from touchline.table.pack import Pack, in_order, is_id, read_pack
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import FOLDERS, GAME, base_pack, made
from touchline.terminal.cards import facts, shown
from touchline.terminal.faces import QUIET

FILES: Final = {
    "pack.toml": """\
# A pack of cards for Team Manager. Check it with: touchline pack check {path}
id = "{id}"
version = "1"
game = "team-manager"
name = "{name}"
about = "Cards of my own."
needs = ["base"]
replaces = []  # ids of cards that this pack changes, such as "griff-oberwald"
""",
    "stars/stars.toml": """\
# Star Players. "team" may be left out for a star without a logo; "union" is owa or cwc.

[{id}-captain]
name = "The Captain"
team = "reikland-reavers"
union = "owa"
standing = 4
downed = 1
skills = ["pass", "tackle"]  # cheat, pass, sprint, tackle; used from left to right
abilities = ["sure-hands", "response after this tackles: gain 1"]
source = "reconstructed"  # where the values come from: rulebook, printed or (your own) reconstructed
""",
    "highlights/highlights.toml": """\
# Highlights: what the left zone, the winner and the right zone are paid. A list is a choice.

[{id}-final]
name = "A Final of Their Own"
left = {{ fans = 1 }}
centre = [{{ fans = 3 }}, {{ stars = 2 }}]
right = {{ staff = 1 }}
source = "reconstructed"
""",
}


class Checked:
    """A pack that was read together with the base game and found right."""

    def __init__(self, pack: Pack, catalogue: Catalogue) -> None:
        self.pack = pack
        self.catalogue = catalogue
        self.faces = [face for face in range(len(catalogue.ids)) if catalogue.origins[face] == pack.id]
        self.others = [entry.id for entry in pack.entries if entry.kind in ("teams", "abilities", "dice")]

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.pack.id,
            "version": self.pack.version,
            "game": self.pack.game,
            "name": self.pack.name,
            "needs": self.pack.needs,
            "replaces": self.pack.replaces,
            "digest": self.catalogue.digest,
            "cards": [facts(self.catalogue, face, "en") for face in self.faces],
            "other": self.others,
        }

    def shown(self, width: int) -> RenderableType:
        head = Text.assemble((self.pack.name, "bold"), (f"  {self.pack.id} {self.pack.version}", QUIET))
        parts: list[RenderableType] = [head]
        if self.faces:
            parts.append(shown(self.catalogue, self.faces, "en", False, width))
        if self.others:
            parts.append(Text(f"Also: {', '.join(self.others)}.", QUIET))
        parts.append(Text(f"{self.pack.path} is a valid pack.", "green"))
        return Group(*parts)


def checked(path: str, also: list[str]) -> Checked:
    """Read a pack with every check, from its files as they are now; what is wrong is one sentence with its place."""
    pack = read_pack(path, GAME, FOLDERS)
    others = [read_pack(other, GAME, FOLDERS) for other in (base_pack(), *also)]
    if os.path.realpath(path) == os.path.realpath(base_pack()):
        return Checked(pack, made(in_order(others)))
    return Checked(pack, made(in_order([*others, pack])))


def begin(path: str) -> list[str]:
    """Write a small pack, and say how to use it."""
    if os.path.exists(path) and (not os.path.isdir(path) or os.listdir(path)):
        raise BadFile("is there already; name a new folder for the pack", path)
    name = os.path.basename(os.path.abspath(path))
    pack = name.lower().replace("_", "-").replace(" ", "-")
    if not is_id(pack) or len(pack) > 40:
        raise BadFile(f"the name of a pack is lower-case words with hyphens, not {name[:40]!r}", path)
    words = pack.replace("-", " ")
    slots = {"id": pack, "path": path, "name": words[:1].upper() + words[1:]}
    try:
        for file, text in FILES.items():
            place = os.path.join(path, *file.split("/"))
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8") as out:
                out.write(text.format(**slots))
    except OSError as error:
        raise BadFile(f"cannot be written: {error.strerror or 'unknown reason'}", path) from None
    found = checked(path, [])
    return [
        f"{path} is a pack with {len(found.faces)} cards: see {', '.join(list(FILES)[1:])}.",
        f"Change the files, then:  touchline pack check {path}",
        f"Read its cards:          touchline cards --pack {path} --search captain",
        f"Play with it:            touchline play team-manager --pack {path}",
    ]
