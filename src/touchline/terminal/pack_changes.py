"""What is different between two packs, or between a pack before and after somebody saved it: field by field."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from touchline.table.languages import ENGLISH
from touchline.terminal.packs import Checked
from touchline.terminal.styles import QUIET

Fields = dict[str, Any]
TEXT: Final = "text"  # the printed one, beside the fields of the card's file
SIGNS: Final = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}


@dataclass
class Change:
    """One card that is different, or something else that a pack holds; what it was has nothing where it is new."""

    what: str  # added, removed, changed
    place: str  # as in stars/griff-oberwald
    fields: dict[str, tuple[Any, Any]]  # before and after

    def to_dict(self) -> Fields:
        fields = {name: {"before": before, "after": after} for name, (before, after) in self.fields.items()}
        return {"what": self.what, "place": self.place, "fields": fields}

    def shown(self) -> RenderableType:
        sign, style = SIGNS[self.what]
        lines = [line for name, values in self.fields.items() for line in self.told(name, *values)]
        return Group(Text(f"{sign} {self.place}", style), Padding(Group(*lines), (0, 0, 0, 4)))

    def told(self, name: str, before: Any, after: Any) -> Iterator[Text]:
        """A field, in one line where that is short."""
        old, new = (None if value is None else plain(value) for value in (before, after))
        if old is None or new is None or self.what != "changed":
            text = (new if new is not None else old) or ""
            yield Text.assemble((f"{name}: ", QUIET), text)
        elif len(old) + len(new) < 60 and "\n" not in old + new:
            yield Text.assemble((f"{name}: ", QUIET), old, (" → ", QUIET), new)
        else:
            yield Text(f"{name}:", QUIET)
            lines, others = old.split("\n"), new.split("\n")
            yield from (Text(f"- {line}", "red") for line in lines if line not in others)
            yield from (Text(f"+ {line}", "green") for line in others if line not in lines)


class Changes:
    """All that is different between two packs."""

    def __init__(self, before: Checked, after: Checked) -> None:
        old, new = contents(before), contents(after)
        self.list: list[Change] = []
        for place in dict.fromkeys([*new, *old]):
            if place not in old:
                self.list.append(Change("added", place, {name: (None, value) for name, value in new[place].items()}))
            elif place not in new:
                self.list.append(Change("removed", place, {name: (value, None) for name, value in old[place].items()}))
            elif old[place] != new[place]:
                self.list.append(Change("changed", place, different(old[place], new[place])))

    def counted(self) -> str:
        """How much is different, in a sentence."""
        if not self.list:
            return "Nothing is different."
        numbers = {what: sum(1 for one in self.list if one.what == what) for what in SIGNS}
        return ", ".join(f"{number} {what}" for what, number in numbers.items() if number) + "."

    def shown(self) -> RenderableType:
        return Group(*(change.shown() for change in self.list), Text(self.counted(), "" if self.list else "green"))

    def to_list(self) -> list[Fields]:
        return [change.to_dict() for change in self.list]


def different(old: Fields, new: Fields) -> dict[str, tuple[Any, Any]]:
    """The fields that are not the same, in the order of what is there now."""
    names = [name for name in dict.fromkeys([*new, *old]) if old.get(name) != new.get(name)]
    return {name: (old.get(name), new.get(name)) for name in names}


def contents(checked: Checked) -> dict[str, Fields]:
    """All that a pack holds, by its place: fields as the files have them, and what is printed."""
    pack = checked.pack
    found: dict[str, Fields] = {}
    if pack.header is not None:
        found["pack.toml"] = dict(flat(pack.header.fields))
    places: dict[str, str] = {}
    for entry in pack.entries:
        places[entry.id] = place = f"{entry.kind}/{entry.id}"
        found[place] = dict(flat(entry.fields))
    for face in checked.faces:
        facts = checked.album.facts(face, ENGLISH)
        if facts[TEXT]:
            place = places.get(facts["id"], f"{facts['kind']} {facts['id']}")
            found.setdefault(place, {})[TEXT] = facts[TEXT]
    for language, texts in pack.texts.items():
        found[f"text/{language}.toml"] = dict(texts)
    return found


def flat(fields: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Fields of tables within tables as ``positions.captain.move``."""
    for name, value in fields.items():
        if isinstance(value, Mapping) and (before or any(isinstance(one, Mapping) for one in value.values())):
            yield from flat(value, f"{before}{name}.")
        else:
            yield before + name, value


def plain(value: Any) -> str:
    """A value as a person reads it."""
    if isinstance(value, Mapping):
        return " + ".join(f"{plain(one)} {name}" for name, one in value.items()) or "nothing"
    if isinstance(value, list):
        alternatives = any(isinstance(one, Mapping) for one in value)
        lines = any(isinstance(one, str) and len(one) > 12 for one in value)
        return (" or " if alternatives else "\n" if lines else ", ").join(map(plain, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
