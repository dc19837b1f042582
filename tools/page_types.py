"""Writes the protocol of the browser page, ``web/src/protocol.ts``, from the types that the server itself uses, and the
keys of its words, ``web/src/words.ts``, from the English ones.

So a field that changes in Python, or a word that is not there, is missed by the page's type checker, not by somebody at
a table. With ``--check`` nothing is written: it says whether the files are up to date.
"""

import inspect
import sys
import types
import typing
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from touchline.games import GAMES as PLUGGED  # noqa: E402
from touchline.server.play import tables  # noqa: E402
from touchline.server.protocol import answers, fields, incoming, outgoing, requests, state  # noqa: E402
from touchline.server.scenes import offers, shapes  # noqa: E402
from touchline.table.languages import ENGLISH, messages  # noqa: E402

TARGET: Final = ROOT / "web" / "src" / "protocol.ts"
KEYS: Final = ROOT / "web" / "src" / "words.ts"
FACTS: Final = "language."  # before what a language says of itself
# Whatever Structs they have goes over the wire.
MESSAGES: Final = (fields, incoming, outgoing, state, requests, answers, offers, tables)
# By what their names get before them.
GAMES: Final = {game.title.replace(" ", ""): import_module(f"{game.scenes}.shapes") for game in PLUGGED.values()}
MODULES: Final = (*MESSAGES, shapes, *GAMES.values())
ROOTS: Final = ("Scene", "Catalogue")  # of each game: all that hangs on them goes over the wire
PLACED: Final = {("State", "scene"): "Scene | null"}  # fields that are ``Any`` in Python
PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
WIDTH: Final = 120
HEAD: Final = """\
/**
 * What goes over the wire, both ways.
 *
 * Made by tools/page_types.py from the types of the server. Do not edit it: change those, and run the tool again.
 */
"""
KEYS_HEAD: Final = """\
/**
 * The keys of the page's words.
 *
 * Made by tools/page_types.py from src/touchline/languages/en/page.toml. Do not edit it: change those, and run the tool
 * again.
 */
"""


class Page:
    """The types of the page: what each of ours is called there, and how it is written."""

    def __init__(self) -> None:
        self.found: list[Any] = []  # Structs, TypedDicts and aliases, in the order they are written
        self.names: dict[int, str] = {}  # by id, for another ``dict[str, str]`` than a named one has no name
        self.aliases = {id(value): name for module in MODULES for name, value in aliases_of(module)}
        for module in MESSAGES:
            for _, value in aliases_of(module):
                self.find(value)
            for struct in structs_of(module):
                self.find(struct)
        for module in GAMES.values():
            for root in ROOTS:
                self.find(getattr(module, root))
        self.name_all()

    def find(self, kind: Any) -> None:
        """This type and all that it is made of, each after those it is made of."""
        kind = self.ours(kind)
        if any(kind is one for one in self.found):
            return
        if is_object(kind):
            for _, hint, _ in fields_of(kind):
                self.find(hint)
            self.found.append(kind)
            return
        for part in typing.get_args(kind) if typing.get_origin(kind) is not typing.Literal else ():
            if part is not Ellipsis and not isinstance(part, msgspec.Meta):
                self.find(part)
        if id(kind) in self.aliases:
            self.found.append(kind)

    def ours(self, kind: Any) -> Any:
        """Where both messages and scenes have a name for something, the scenes say more closely what it is."""
        return getattr(shapes, self.aliases.get(id(kind), ""), kind)

    def name_all(self) -> None:
        """Names as in Python; where two have the same one, those of games get the name of their game before it."""
        plain = [(kind, self.aliases.get(id(kind)) or kind.__name__) for kind in self.found]
        often = Counter(name for _, name in plain)
        for kind, name in plain:
            self.names[id(kind)] = game_of(kind, name) + name if often[name] > 1 else name
        for name, times in Counter([*self.names.values(), *ROOTS]).items():
            if times > 1:
                raise SystemExit(f"Two types would be called {name} on the page; give one of them another name.")

    # --- Writing ------------------------------------------------------------------------------------------------

    def text(self) -> str:
        parts = [HEAD]
        for kind in self.found:
            parts.append(self.interface(kind) if is_object(kind) else self.alias(kind))
        for root in ROOTS:
            parts.append(declared(root, [self.names[id(getattr(module, root))] for module in GAMES.values()]))
        return "\n".join(parts + registered())

    def alias(self, kind: Any) -> str:
        if is_union(kind):
            return declared(self.names[id(kind)], [self.written(part) for part in typing.get_args(kind)])
        return declared(self.names[id(kind)], self.spelled(kind).split(" | "))

    def interface(self, kind: Any) -> str:
        lines = [f"/** {' '.join(kind.__doc__.split())} */"] if kind.__doc__ else []
        lines.append(f"export interface {self.names[id(kind)]} {{")
        tag = tag_of(kind)
        if tag:
            lines.append(f'  {tag[0]}: "{tag[1]}";')
        for name, hint, needed in fields_of(kind):
            type_ = PLACED.get((kind.__name__, name)) or self.written(hint)
            key = name if name.isidentifier() else f'"{name}"'
            lines.append(f"  {key}{'' if needed else '?'}: {type_};")
        lines.append("}\n")
        return "\n".join(lines)

    def written(self, hint: Any) -> str:
        """A type by its name, where it has one."""
        return self.names.get(id(self.ours(hint))) or self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        """A type by what it is made of."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Annotated, typing.NotRequired):
            return self.written(arguments[0])
        if origin is typing.Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in arguments)
        if is_union(hint):
            return " | ".join(self.written(part) for part in arguments)
        if origin is dict:
            return f"Record<{self.written(arguments[0])}, {self.written(arguments[1])}>"
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(self.written(part) for part in arguments)}]"
        if origin in (list, tuple):
            item = self.written(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise SystemExit(f"The page has no type for {hint}; tell tools/page_types.py how it is written.")


def declared(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def game_of(kind: Any, name: str) -> str:
    """The game that has a type, as it is written before its name; nothing for what is not a game's."""
    return next((prefix for prefix, module in GAMES.items() if getattr(module, name, None) is kind), "")


# --- Types of Python -------------------------------------------------------------------------------------------------


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_object(kind: Any) -> bool:
    return is_struct(kind) or typing.is_typeddict(kind)


def is_union(kind: Any) -> bool:
    return typing.get_origin(kind) in (typing.Union, types.UnionType)


def structs_of(module: ModuleType) -> Iterator[Any]:
    """The Structs that a module itself has."""
    for value in vars(module).values():
        if is_struct(value) and value.__module__ == module.__name__:
            yield value


def aliases_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The names that a module gives to words, to tables and to messages of one direction."""
    for name, value in vars(module).items():
        messages = is_union(value) and all(is_struct(part) for part in typing.get_args(value))
        named = typing.get_origin(value) in (typing.Literal, dict)
        if not name.startswith("_") and (messages or named):
            yield name, value


def tag_of(kind: Any) -> tuple[str, str] | None:
    """The field that says which message it is, and what it says."""
    settings = kind.__struct_config__ if is_struct(kind) else None
    return (settings.tag_field, str(settings.tag)) if settings and settings.tag_field else None


def fields_of(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """The fields as they are on the wire, each with its type and whether it is always there.

    What the server sends is left out only where a Struct says so; what a client sends (which may have no unknown field)
    wherever there is a default.
    """
    if not is_struct(kind):
        for name, hint in kind.__annotations__.items():
            yield name, hint, name in kind.__required_keys__
        return
    settings = kind.__struct_config__
    hints: dict[str, Any] = {}  # as they were written: whoever resolves them loses their names
    for one in reversed(kind.__mro__):
        hints |= inspect.get_annotations(one)
    for field in msgspec.structs.fields(kind):
        may_lack = settings.omit_defaults or settings.forbid_unknown_fields
        yield field.encode_name, hints[field.name], field.required or not may_lack


def registered() -> list[str]:
    """The names of what each game asks, offers and tells, so that the page can be held to have something for each."""
    parts: list[str] = []
    for prefix, registry in zip(GAMES, (game.registry for game in PLUGGED.values()), strict=True):
        for what, entries in (("Kind", registry.kinds), ("Verb", registry.verbs), ("Event", registry.events)):
            parts.append(declared(f"{prefix}{what}Name", [f'"{entry.name}"' for entry in entries]))
    return parts


def keys_text() -> str:
    """The keys of the words of the page, apart from them what a language says of itself."""
    keys = list(messages(ENGLISH, "page").patterns)
    facts = [f'"{key.removeprefix(FACTS)}"' for key in keys if key.startswith(FACTS)]
    words = [f'"{key}"' for key in keys if not key.startswith(FACTS)]
    return "\n".join([KEYS_HEAD, declared("Fact", facts), declared("Key", words)])


def main(arguments: list[str]) -> None:
    for target, text in ((TARGET, Page().text()), (KEYS, keys_text())):
        if "--check" not in arguments:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"web/src/{target.name} is not up to date: run tools/page_types.py.")


if __name__ == "__main__":
    main(sys.argv[1:])
