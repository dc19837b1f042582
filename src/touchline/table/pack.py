"""Packs: folders of card files, read and checked before any game looks at them.

A pack is a folder with a ``pack.toml``, one folder for each kind of entry, and texts by language::

    my-pack/
      pack.toml             id, version, game, needs, replaces
      coins/
        old.toml            [lucky-penny] ... one table for each card
      text/en.toml
      drawings/coin.svg     an icon, for whoever draws what the pack brings

Nothing here knows a game: the game says which kinds there are, and reads the fields of each ``Entry`` through
methods that check them. What is wrong with a pack is noted among its faults, each with file, line and column; whoever
has read all of it raises them together with ``check_faults``. Only where there is nothing to go on with, such as a
pack without a header, the one fault is raised at once.
"""

import os
from collections.abc import Iterable
from typing import Final

from touchline.table.drawing import LARGEST_DRAWING, Drawing, read_drawing
from touchline.table.entry import LONGEST_TEXT, Entry
from touchline.table.errors import LONGEST_NAME, BadFile, BadPack, choices, nearest, no_game
from touchline.table.faults import Faults, in_file_order
from touchline.table.languages import cards_of
from touchline.table.toml import read_toml

LARGEST_PACK: Final = 4_000_000  # bytes
MOST_FILES: Final = 500
MOST_ENTRIES: Final = 2_000
HEADER_FIELDS: Final = (
    *("id", "version", "game", "needs", "replaces", "leaves-out", "rules", "offers", "name", "about"),
)
FURTHER_FIELDS: Final[dict[str, tuple[str, ...]]] = {}  # of packs for a game, by its name; the game reads them
DRAWINGS: Final = "drawings"  # the folder of them
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def is_id(text: str) -> bool:
    """Whether a text is lower-case words with hyphens."""
    if not text or len(text) > LONGEST_NAME:
        return False
    for word in text.split("-"):
        if not word or not all(letter in LETTERS for letter in word):
            return False
    return True


class Pack:
    """What a pack's folder holds."""

    def __init__(self) -> None:
        self.path: str = ""
        self.id: str = ""
        self.version: str = ""
        self.game: str = ""
        self.name: str = ""
        self.about: str = ""
        self.needs: list[str] = []
        self.replaces: list[str] = []
        self.leaves_out: list[str] = []  # cards of earlier packs
        self.rules: list[str] = []  # what its cards need beside the game's own rules
        self.offers: list[str] = []  # rules that it can be played with
        self.header: Entry | None = None
        self.entries: list[Entry] = []
        self.texts: dict[str, dict[str, str]] = {}  # language -> key -> text
        self.text_files: dict[str, Entry] = {}  # language -> the file, for errors
        self.drawings: list[Drawing] = []
        self.size: int = 0  # bytes of all files
        self.faults: Faults = Faults()


def check_faults(packs: list[Pack]) -> None:
    """Raise what is wrong with packs, all of it together."""
    found = [fault for pack in packs for fault in in_file_order(pack.faults.wrong)]
    if found:
        raise BadPack(found)


def listing(path: str, faults: Faults) -> list[str]:
    """The names in a folder that count, sorted."""
    try:
        names = sorted(os.listdir(path))
    except (OSError, ValueError):
        faults.add(BadFile("is not a folder that can be read", path))
        return []
    result: list[str] = []
    for name in names:
        if name.endswith((".py", ".pyc", ".so", ".pyd")):
            faults.add(BadFile("does not belong here: packs hold no program code", os.path.join(path, name)))
        elif not name.startswith((".", "__")):
            result.append(name)
    if len(result) > MOST_FILES:
        faults.add(BadFile(f"holds more than {MOST_FILES} files", path))
        return []
    return result


def read_header(path: str, faults: Faults) -> Entry:
    """The fields of a pack's ``pack.toml``."""
    if "\0" in path or not os.path.isdir(path):
        raise BadFile("is not a folder", path.replace("\0", "?"))
    header_path = os.path.join(path, "pack.toml")
    if not os.path.lexists(header_path):
        raise BadFile("a pack needs a file pack.toml with id, version and game", path)
    table, places = read_toml(header_path, path, faults)
    if faults.wrong:
        raise BadPack(in_file_order(faults.wrong))
    header = Entry("", "pack", "pack.toml", header_path, table, places, faults)
    header.prefix = ""
    game = table.get("game")
    header.only(HEADER_FIELDS + (FURTHER_FIELDS.get(game, ()) if isinstance(game, str) else ()))
    return header


def pack_game(path: str, games: Iterable[str]) -> str:
    """For which of the games there are a pack is meant."""
    faults = Faults()
    header = read_header(path, faults)
    game = header.text("game")
    if not header.has("game"):
        raise BadPack(faults.wrong)
    if game not in games:
        raise header.bad(no_game(game, games), "game")
    return game


def read_pack(path: str, game: str, kinds: tuple[str, ...]) -> Pack:
    """Read and check a pack's folder for a game with the given kinds of entries."""
    pack = Pack()
    pack.path = path
    header = read_header(path, pack.faults)
    pack.header = header
    pack.id = header.text("id")
    if header.has("id") and not is_id(pack.id):
        header.wrong(f"the id of a pack is lower-case words with hyphens, not {pack.id[:40]!r}", "id")
    pack.version = header.text("version")
    pack.game = header.text("game")
    if header.has("game") and pack.game != game:
        raise header.bad(f"is a pack for {pack.game[:40]!r}, not for {game!r}", "game")
    pack.name = header.text("name", pack.id)
    pack.about = header.text("about", "-")
    pack.needs = header.texts("needs", 50)
    pack.replaces = header.texts("replaces", MOST_ENTRIES)
    pack.leaves_out = header.texts("leaves-out", MOST_ENTRIES)
    pack.rules = header.texts("rules", 50)
    pack.offers = header.texts("offers", 50)
    for name in listing(path, pack.faults):
        folder = os.path.join(path, name)
        if os.path.isdir(folder) and name not in ("text", DRAWINGS) and name not in kinds:
            known = [*kinds, "text"]
            pack.faults.add(BadFile(f"is not a kind of card{choices(name, known)}", folder))
        if name.endswith(".toml") and name != "pack.toml":
            pack.faults.add(BadFile(f"belongs into the folder of its kind{choices('', kinds)}", folder))
    for kind in kinds:
        folder = os.path.join(path, kind)
        if os.path.lexists(folder):
            read_kind(pack, kind, folder)
    folder = os.path.join(path, "text")
    if os.path.lexists(folder):
        read_texts(pack, folder)
    for language, path_of_cards in cards_of(game, pack.id):
        if language not in pack.texts:
            read_text(pack, language, path_of_cards, os.path.dirname(path_of_cards))
    folder = os.path.join(path, DRAWINGS)
    if os.path.lexists(folder):
        read_drawings(pack, folder)
    if len(pack.entries) > MOST_ENTRIES:
        pack.entries = []
        pack.faults.add(BadFile(f"a pack may hold {MOST_ENTRIES:,} cards at most", path))
    if pack.size > LARGEST_PACK:
        pack.faults.add(BadFile(f"a pack may have {LARGEST_PACK:,} bytes at most", path))
    if not pack.entries and not pack.texts and not pack.drawings and not pack.faults.wrong:
        header.odd(f"{pack.id} holds nothing yet; cards go into folders such as {kinds[-1]}")
    return pack


def read_file(pack: Pack, kind: str, name: str, path: str, root: str) -> Entry | None:
    """A TOML file as one entry, or nothing of one that cannot be read or is too much."""
    if pack.size > LARGEST_PACK:
        return None
    try:
        table, places = read_toml(path, root, pack.faults)
    except BadFile as fault:
        pack.faults.add(fault)
        pack.faults.unread.append(os.path.basename(path))
        return None
    pack.size += os.path.getsize(path)
    return Entry(pack.id, kind, name, path, table, places, pack.faults)


def read_kind(pack: Pack, kind: str, folder: str) -> None:
    """All entries of one kind, file by file."""
    seen: dict[str, str] = {}
    for name in listing(folder, pack.faults):
        path = os.path.join(folder, name)
        file = read_file(pack, kind, name, path, pack.path) if name.endswith(".toml") else None
        if file is None:
            continue
        for key, value in file.fields.items():
            if not isinstance(value, dict):
                line, column = file.places.found.get(f"{key}=", (1, 1))
                message = f"{key[:40]!r} stands outside a card; a card begins with [its-id]"
                pack.faults.add(BadFile(message, path, line, column))
                continue
            entry = Entry(pack.id, kind, key, path, value, file.places, pack.faults)
            if not is_id(key):
                entry.wrong(f"an id is lower-case words with hyphens, not {key[:40]!r}")
            elif key in seen:
                entry.wrong(f"{key} is already in {os.path.basename(seen[key])}; each card needs an id of its own")
            else:
                seen[key] = path
                pack.entries.append(entry)


def read_texts(pack: Pack, folder: str) -> None:
    """Texts by language: tables of texts, told apart by ``table.key``."""
    for name in listing(folder, pack.faults):
        if not name.endswith(".toml"):
            continue
        path = os.path.join(folder, name)
        language = name[: -len(".toml")]
        if not is_id(language):
            pack.faults.add(BadFile("is not named after a language, as in en.toml", path))
            continue
        read_text(pack, language, path, pack.path)


def read_text(pack: Pack, language: str, path: str, root: str) -> None:
    """The texts of one language."""
    entry = read_file(pack, "text", language, path, root)
    if entry is None:
        return
    entry.prefix = ""
    texts: dict[str, str] = {}
    for key, value in entry.fields.items():
        if not isinstance(value, dict):
            entry.wrong(f"{key[:40]!r} stands outside a table such as [card]", f"{key}=")
            continue
        for word, text in value.items():
            if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
                entry.wrong(f"{word[:40]!r} must be a printable text in quotes", f"{key}.{word}")
            else:
                texts[f"{key}.{word}"] = text
    pack.texts[language] = texts
    pack.text_files[language] = entry


def read_drawings(pack: Pack, folder: str) -> None:
    """All drawings, each by the name of its file."""
    for name in listing(folder, pack.faults):
        path = os.path.join(folder, name)
        if not name.endswith(".svg") or not is_id(name[: -len(".svg")]):
            pack.faults.add(BadFile("is not named as a drawing is: lower-case words with hyphens, and .svg", path))
            continue
        try:
            with open(path, "rb") as file:
                text = file.read(LARGEST_DRAWING + 1)
            pack.size += len(text)
            pack.drawings.append(read_drawing(name[: -len(".svg")], path, text))
        except OSError:
            pack.faults.add(BadFile("cannot be read", path))
        except BadFile as fault:
            pack.faults.add(fault)


def is_text_table(entry: Entry, table: str, known: Iterable[str]) -> bool:
    """Whether texts may stand in a table of this name; it is a fault if not."""
    tables = list(dict.fromkeys(known))
    if table not in tables:
        entry.unknown(f"[{table[:40]}] is not a table of texts", table, tables, table)
    return table in tables


def in_order(packs: list[Pack]) -> list[Pack]:
    """The packs so that each comes after those it needs; else as given."""
    by_id: dict[str, Pack] = {}
    for pack in packs:
        if pack.id in by_id:
            check_faults(packs)
            raise BadFile(f"two packs have the id {pack.id!r}", pack.path)
        by_id[pack.id] = pack
    for pack in packs:
        for number, need in enumerate(pack.needs):
            if need not in by_id and pack.header is not None:
                known = [other for other in by_id if other != pack.id]
                message = f"{pack.id} needs the pack {need[:40]!r}, which is not in use{nearest(need, known)}"
                pack.header.wrong(message, f"needs[{number}]")
    done: list[Pack] = []
    placed: list[str] = []
    waiting = list(packs)
    while waiting:
        ready: Pack | None = None
        for pack in waiting:
            if all(need in placed or need not in by_id for need in pack.needs):
                ready = pack
                break
        if ready is None:
            check_faults(packs)
            names = ", ".join(pack.id for pack in waiting)
            raise BadFile(f"these packs need each other in a circle: {names}", waiting[0].path)
        waiting.remove(ready)
        done.append(ready)
        placed.append(ready.id)
    return done


def drawn(packs: list[Pack]) -> dict[str, Drawing]:
    """All drawings of packs by their names; a later pack draws anew what an earlier one has drawn."""
    return {drawing.name: drawing for pack in packs for drawing in pack.drawings}


def joined(packs: list[Pack]) -> list[Entry]:
    """All entries of packs in order; a later pack replaces an entry in its place, and only if it says so."""
    entries: list[Entry] = []
    where: dict[tuple[str, str], int] = {}
    for pack in packs:
        before = [entry.id for entry in entries]
        titles = {(entry.kind, title_of(entry)): entry for entry in entries}
        replaced: list[str] = []
        for entry in there(pack, packs):
            key = (entry.kind, entry.id)
            if key not in where:
                where[key] = len(entries)
                entries.append(entry)
                namesake = titles.get((entry.kind, title_of(entry)))
                if namesake is not None:
                    whose = f"{namesake.id} of the pack {namesake.pack}"
                    entry.odd(f"{entry.id} has the name of {whose}, which it does not replace", "name")
                continue
            other = entries[where[key]]
            if entry.id not in pack.replaces and f"{other.pack}/{entry.id}" not in pack.replaces:
                entry.wrong(
                    f"{entry.id} is already in the pack {other.pack}; name it under replaces in pack.toml to replace it"
                )
                continue
            replaced += [entry.id, f"{other.pack}/{entry.id}"]
            entries[where[key]] = entry
        if pack.header is not None:
            check_replaced(pack, pack.header, replaced, before)
            gone = [entry.id for entry in leave_out(pack, pack.header, entries, where)]
            for one in packs:
                one.faults.left_out += gone
    return entries


def there(pack: Pack, packs: list[Pack]) -> list[Entry]:
    """The entries of a pack, without those that stay in the box because of another pack (``unless``)."""
    ids = [other.id for other in packs if other is not pack]
    found: list[Entry] = []
    for entry in pack.entries:
        if entry.text("unless", "") not in ids:
            found.append(entry)
            continue
        for one in packs:
            one.faults.left_out.append(entry.id)
    return found


def leave_out(pack: Pack, header: Entry, entries: list[Entry], where: dict[tuple[str, str], int]) -> list[Entry]:
    """Take away the entries of other packs that a pack leaves out."""
    gone: list[Entry] = []
    for number, name in enumerate(pack.leaves_out):
        others = [entry for entry in entries if entry.pack != pack.id]
        found = [entry for entry in others if name in (entry.id, f"{entry.pack}/{entry.id}")]
        if not found:
            message = f"{pack.id} leaves out {name[:40]!r}, but no pack before it has such a card"
            header.wrong(
                f"{message}{nearest(name.rpartition('/')[2], [entry.id for entry in others])}", f"leaves-out[{number}]"
            )
        for entry in found:
            entries.remove(entry)
        gone += found
    where.clear()
    for at, entry in enumerate(entries):
        where[entry.kind, entry.id] = at
    return gone


def check_rules(packs: list[Pack], known: list[str], offered: list[str]) -> None:
    """Whether somebody brings the rules that packs need, and those that they offer."""
    for pack in packs:
        if pack.header is None:
            continue
        for number, rule in enumerate(pack.rules):
            if rule not in known:
                message = f"{pack.id} needs the rule {rule[:40]!r}, which nobody brings{nearest(rule, known)}"
                pack.header.wrong(message, f"rules[{number}]")
        for number, rule in enumerate(pack.offers):
            if rule not in known and rule not in offered:
                message = f"{pack.id} offers the rule {rule[:40]!r}, which nobody brings"
                pack.header.wrong(f"{message}{nearest(rule, [*known, *offered])}", f"offers[{number}]")


def check_room(packs: list[Pack], what: str, number: int, most: int) -> None:
    """Whether there is no more of something than a game has room for, all packs together."""
    if number > most:
        packs[-1].faults.add(BadFile(f"there are {number:,} {what}; a game has room for {most:,}", packs[-1].path))


def title_of(entry: Entry) -> str:
    """The name of an entry as far as anybody tells it from another; its id where it has none."""
    name = entry.fields.get("name")
    return name.strip().lower() if isinstance(name, str) else entry.id


def check_replaced(pack: Pack, header: Entry, replaced: list[str], known: list[str]) -> None:
    """Whether all that a pack says it replaces is there, in other packs and in itself."""
    own = [entry.id for entry in pack.entries] + pack.faults.unread
    for number, name in enumerate(pack.replaces):
        card = name.rpartition("/")[2]
        if name in replaced or card in pack.faults.unread:
            continue
        if card not in known:
            message = f"{pack.id} replaces {name[:40]!r}, but no pack before it has such a card{nearest(card, known)}"
        elif card not in own:
            message = f"{pack.id} replaces {name[:40]!r}, but has no card [{card}] of its own to put in its place"
        else:
            message = f"{pack.id} replaces {name[:40]!r}, but its own [{card}] is of another kind or replaces another"
        header.wrong(message, f"replaces[{number}]")
