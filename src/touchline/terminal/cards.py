"""Lists of cards: counts by kind and source, cards by filter, each with its text."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.errors import BadArgument
from touchline.table.pack import nearest
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import SOURCES, counts
from touchline.team_manager.catalogue import reconstructed as with_value_of_ours
from touchline.team_manager.text import card_text, face_name, team_name
from touchline.team_manager.words import (
    HEADLINE,
    KIND_NAMES,
    PLAYER,
    SKILL_NAMES,
    STAR,
    TOURNAMENT,
    UNION_NAMES,
)
from touchline.terminal.faces import KIND_STYLES, QUIET, drawn_card, kind_words, match_card, skill_words

SPIKE: Final = "spike"  # tournaments and headlines are one deck
KINDS: Final = ("player", "star", "highlight", SPIKE, "team-upgrade", "staff-upgrade", "cheating-token")


def counted(catalogue: Catalogue) -> dict[str, Any]:
    """How many cards there are of each kind and source; copies count."""
    by_kind = counts(catalogue)
    result: dict[str, Any] = {}
    for kind in KINDS:
        parts = ("tournament", "headline") if kind == SPIKE else (kind,)
        sources = {source: sum(by_kind[part][source] for part in parts) for source in SOURCES}
        result[kind] = {"cards": sum(sources.values()), "sources": sources}
        if kind == SPIKE:
            for part in parts:
                result[kind][part] = {"cards": sum(by_kind[part].values()), "sources": by_kind[part]}
    every = {source: sum(result[kind]["sources"][source] for kind in KINDS) for source in SOURCES}
    return {"packs": catalogue.packs, "kinds": result, "all": {"cards": sum(every.values()), "sources": every}}


def summary(catalogue: Catalogue) -> RenderableType:
    """The same as a table."""
    found = counted(catalogue)
    grid = Grid(box=box.SIMPLE_HEAD, header_style=QUIET)
    grid.add_column("kind")
    for name in ("cards", *SOURCES):
        grid.add_column(name, justify="right")

    def row(name: str, numbers: dict[str, Any], style: str = "") -> None:
        cells = [str(numbers["cards"]), *(str(numbers["sources"][source] or "") for source in SOURCES)]
        grid.add_row(name, *cells, style=style)

    for kind in KINDS:
        row("Spike! (tournaments and headlines)" if kind == SPIKE else kind, found["kinds"][kind])
        if kind == SPIKE:
            for part in ("tournament", "headline"):
                row(f"  {part}", found["kinds"][kind][part], QUIET)
    grid.add_section()
    row("all", found["all"], "bold")
    hint = Text("List them with --kind, --team or --search; show one by name: touchline cards griff", QUIET)
    return Group(grid, hint)


def chosen(
    catalogue: Catalogue, name: str, kind: str, team: str, search: str, reconstructed: bool, language: str
) -> list[int]:
    """The faces that pass every filter."""
    faces = list(range(len(catalogue.ids)))
    if name:
        faces = match_card(catalogue, name)
        if not faces:
            known = [one.lower() for one in catalogue.names]
            raise BadArgument(f"No card has {name[:40]!r} in its name{nearest(name.lower(), known) or '.'}")
    if kind:
        wanted = kinds_meant(kind)
        faces = [face for face in faces if catalogue.kinds[face] in wanted]
    if team:
        if team not in catalogue.teams:
            hint = nearest(team, catalogue.teams) or f"; there are {', '.join(catalogue.teams)}."
            raise BadArgument(f"There is no team {team[:40]!r}{hint}")
        faces = [face for face in faces if catalogue.logos[face] == catalogue.teams.index(team)]
    if reconstructed:
        ours = with_value_of_ours(catalogue)
        faces = [face for face in faces if face in ours]
    for word in search.lower().split():
        faces = [face for face in faces if word in searched(catalogue, face, language)]
    return faces


def searched(catalogue: Catalogue, face: int, language: str) -> str:
    """All the words of a card, small."""
    words = (
        face_name(catalogue, face, language),
        catalogue.names[face],
        card_text(catalogue, face, language),
        skill_words(catalogue, face),
        catalogue.ids[face],
    )
    return " ".join(words).lower()


def kinds_meant(kind: str) -> tuple[int, ...]:
    """``stars``, ``Star`` and ``spike`` are understood as well as ``star``."""
    word = kind.lower().replace("_", "-").replace(" ", "-")
    for one in (word, word.removesuffix("s")):
        if one == SPIKE:
            return TOURNAMENT, HEADLINE
        if one in KIND_NAMES:
            return (KIND_NAMES.index(one),)
    known = [*KIND_NAMES, SPIKE]
    raise BadArgument(
        f"There is no kind {kind[:40]!r}{nearest(word, known) or '; there are ' + ', '.join(known) + '.'}"
    )


def facts(catalogue: Catalogue, face: int, language: str) -> dict[str, Any]:
    """One card as data."""
    kind = catalogue.kinds[face]
    result: dict[str, Any] = {
        "id": catalogue.ids[face],
        "name": face_name(catalogue, face, language),
        "kind": KIND_NAMES[kind],
        "pack": catalogue.origins[face],
        "copies": catalogue.copies[face],
        "source": catalogue.sources[face],
        "count-source": catalogue.count_sources[face],
        "text": card_text(catalogue, face, language),
    }
    if catalogue.logos[face] >= 0:
        result["team"] = catalogue.teams[catalogue.logos[face]]
    if kind in (PLAYER, STAR):
        result["standing"] = catalogue.standing[face]
        result["downed"] = catalogue.downed[face]
        result["skills"] = [SKILL_NAMES[skill] for skill in catalogue.skills[face]]
    if kind == STAR:
        result["union"] = UNION_NAMES[catalogue.unions[face]]
    if catalogue.lines[face]:
        result["abilities"] = list(catalogue.lines[face])
    if catalogue.options[face]:
        result["option"] = catalogue.options[face]
    return result


def shown(catalogue: Catalogue, faces: list[int], language: str, boxed: bool, width: int) -> RenderableType:
    """Cards in boxes where one was asked for by name, else as a table."""
    if not faces:
        return Text("No card is like that.")
    if boxed and len(faces) <= 8:
        return Group(*(drawn_card(catalogue, face, language, min(width, 70)) for face in faces))
    grid = Grid(box=None, header_style=QUIET, width=min(width, 140), padding=(0, 1, 1, 1))
    grid.add_column("card", ratio=2)
    grid.add_column("", justify="center", no_wrap=True)
    grid.add_column("text", ratio=4)
    marks = False
    for face in faces:
        kind = catalogue.kinds[face]
        person = kind in (PLAYER, STAR)
        name = Text(face_name(catalogue, face, language), "bold")
        if catalogue.copies[face] > 1:
            name.append(f" ×{catalogue.copies[face]}", QUIET)
        if catalogue.sources[face] == "reconstructed":
            name.append(" †", "red")
            marks = True
        elif catalogue.count_sources[face] == "reconstructed":
            name.append(" ‡", "red")
            marks = True
        name.append(f"\n{kind_words(kind, language)}", KIND_STYLES[kind])
        if catalogue.logos[face] >= 0:
            name.append(f" · {team_name(catalogue, catalogue.logos[face], language)}", QUIET)
        powers = f"{catalogue.standing[face]}/{catalogue.downed[face]}" if person else ""
        lines = [Text(skill_words(catalogue, face, language), "cyan"), Text(card_text(catalogue, face, language))]
        grid.add_row(name, powers, Text("\n").join(line for line in lines if line))
    cards = sum(catalogue.copies[face] for face in faces)
    end = Text(f"{len(faces)} different card{'' if len(faces) == 1 else 's'}, {cards} with copies.", QUIET)
    if marks:
        end.append(" † values reconstructed, not published; ‡ the number of copies alone.")
    return Group(grid, end)
