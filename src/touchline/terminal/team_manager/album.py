"""The cards of Team Manager in lists: counts by kind and source, cards by filter, each with its text."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.errors import BadArgument, nearest, place_of
from touchline.table.languages import ENGLISH
from touchline.table.library import SOURCES, shown_sources
from touchline.team_manager import card_kinds
from touchline.team_manager.card_kinds import KINDS as KIND_RECORDS
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import counts
from touchline.team_manager.catalogue import reconstructed as with_value_of_ours
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.text import card_text, face_name, team_name
from touchline.terminal.folded import folded, has_all, words_of
from touchline.terminal.speech import Speech, spoken
from touchline.terminal.styles import QUIET
from touchline.terminal.team_manager.faces import (
    KIND_STYLES,
    OTHER_STYLE,
    drawn_card,
    kind_words,
    match_card,
    said,
    skill_words,
)
from touchline.terminal.team_manager.naming import GAME

SPIKE: Final = "spike"  # tournaments and headlines are one deck
KINDS: Final = ("player", "star", "highlight", SPIKE, "team-upgrade", "staff-upgrade", "cheating-token")


class Album:
    """The cards of some packs, as `touchline cards` lists and draws them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.cards = catalogue
        self.languages = list(catalogue.texts)
        self.ids = catalogue.ids
        self.digest = catalogue.digest

    def faces_of(self, pack: str) -> list[int]:
        """The cards that come from one pack."""
        return [face for face, origin in enumerate(self.cards.origins) if origin == pack]

    def counted(self) -> dict[str, Any]:
        """How many cards there are of each kind and source; copies count."""
        by_kind = counts(self.cards)
        result: dict[str, Any] = {}
        kinds = [*KINDS, *[name for name in by_kind if name not in KINDS and name not in ("tournament", "headline")]]
        for kind in kinds:
            parts = ("tournament", "headline") if kind == SPIKE else (kind,)
            sources = {source: sum(by_kind[part][source] for part in parts) for source in SOURCES}
            result[kind] = {"cards": sum(sources.values()), "sources": sources}
            if kind == SPIKE:
                for part in parts:
                    result[kind][part] = {"cards": sum(by_kind[part].values()), "sources": by_kind[part]}
        every = {source: sum(result[kind]["sources"][source] for kind in kinds) for source in SOURCES}
        return {"packs": self.cards.packs, "kinds": result, "all": {"cards": sum(every.values()), "sources": every}}

    def summary(self, language: str = ENGLISH) -> RenderableType:
        """The same as a table."""
        say = Speech(GAME, spoken(language)).say
        found = self.counted()
        grid = Grid(box=box.SIMPLE_HEAD, header_style=QUIET)
        grid.add_column(say("album.kind"), overflow="fold")
        shown = shown_sources(found["all"]["sources"])
        for name in ("cards", *shown):
            grid.add_column(say(f"album.{name}"), justify="right")

        def row(name: str, numbers: dict[str, Any], style: str = "") -> None:
            cells = [str(numbers["cards"]), *(str(numbers["sources"][source] or "") for source in shown)]
            grid.add_row(name, *cells, style=style)

        def named(key: str, kind: str) -> str:
            return say(f"album.{key}", kind=kind, name=said(language, f"kinds.{kind}"))

        for kind in KINDS:
            row(say("album.spike") if kind == SPIKE else named("of-kind", kind), found["kinds"][kind])
            if kind == SPIKE:
                for part in ("tournament", "headline"):
                    row(named("part", part), found["kinds"][kind][part], QUIET)
        grid.add_section()
        row(say("album.all"), found["all"], "bold")
        return Group(grid, Text(say("album.hint"), QUIET))

    def chosen(self, name: str, kind: str, team: str, search: str, reconstructed: bool) -> list[int]:
        """The faces that pass every filter."""
        faces = list(range(len(self.cards.ids)))
        if name:
            faces = match_card(self.cards, name)
            if not faces:
                known = [one.lower() for one in self.cards.names]
                raise BadArgument(f"No card has {name[:40]!r} in its name{nearest(name.lower(), known) or '.'}")
        if kind:
            wanted = kinds_meant(kind)
            faces = [face for face in faces if self.cards.kinds[face] in wanted]
        if team:
            number = place_of(team, self.cards.teams, "team")
            faces = [face for face in faces if self.cards.logos[face] == number]
        if reconstructed:
            ours = with_value_of_ours(self.cards)
            faces = [face for face in faces if face in ours]
        if words := words_of(search):
            faces = [face for face in faces if has_all(self.searched(face), words)]
        return faces

    def searched(self, face: int) -> str:
        """All the words of a card in every language, as they are compared."""
        words = [self.cards.ids[face], *skill_words(self.cards, face).split()]
        for language in self.languages:
            words += (
                face_name(self.cards, face, language),
                card_text(self.cards, face, language),
                skill_words(self.cards, face, language),
            )
        return folded(" ".join(words))

    def facts(self, face: int, language: str) -> dict[str, Any]:
        """One card as data."""
        kind = self.cards.kinds[face]
        result: dict[str, Any] = {
            "id": self.cards.ids[face],
            "name": face_name(self.cards, face, language),
            "kind": KIND_RECORDS[kind].name,
            "pack": self.cards.origins[face],
            "copies": self.cards.copies[face],
            "source": self.cards.sources[face],
            "count-source": self.cards.count_sources[face],
            "text": card_text(self.cards, face, language),
        }
        if self.cards.logos[face] >= 0:
            result["team"] = self.cards.teams[self.cards.logos[face]]
        if kind in (card_kinds.PLAYER, card_kinds.STAR):
            result["standing"] = self.cards.standing[face]
            result["downed"] = self.cards.downed[face]
            result["skills"] = [SKILLS[skill].name for skill in self.cards.skills[face]]
        if kind == card_kinds.STAR:
            result["union"] = self.cards.union_ids[self.cards.unions[face]]
        if self.cards.lines[face]:
            result["abilities"] = list(self.cards.lines[face])
        if self.cards.options[face]:
            result["option"] = self.cards.options[face]
        return result

    def shown(self, faces: list[int], language: str, boxed: bool, width: int) -> RenderableType:
        """Cards in boxes where one was asked for by name, else as a table."""
        speech = Speech(GAME, spoken(language))
        if not faces:
            return Text(speech.say("album.none"))
        if boxed and len(faces) <= 8:
            return Group(*(drawn_card(self.cards, face, language, min(width, 70)) for face in faces))
        grid = Grid(box=None, header_style=QUIET, width=min(width, 140), padding=(0, 1, 1, 1))
        grid.add_column(speech.say("album.card"), ratio=2, overflow="fold")
        grid.add_column("", justify="center", no_wrap=True)
        grid.add_column(speech.say("album.text"), ratio=4, overflow="fold")
        marks = False
        for face in faces:
            kind = self.cards.kinds[face]
            person = kind in (card_kinds.PLAYER, card_kinds.STAR)
            name = Text(face_name(self.cards, face, language), "bold")
            if self.cards.copies[face] > 1:
                name.append(" ")
                name.append(speech.say("album.copies", n=self.cards.copies[face]), QUIET)
            if self.cards.sources[face] == "reconstructed":
                name.append(" †", "red")
                marks = True
            elif self.cards.count_sources[face] == "reconstructed":
                name.append(" ‡", "red")
                marks = True
            name.append("\n")
            sort = Text(kind_words(kind, language), KIND_STYLES.get(kind, OTHER_STYLE))
            if self.cards.logos[face] >= 0:
                team = Text(team_name(self.cards, self.cards.logos[face], language), QUIET)
                sort = speech.text("album.facts", a=sort, b=team)
            name.append_text(sort)
            powers = f"{self.cards.standing[face]}/{self.cards.downed[face]}" if person else ""
            lines = [Text(skill_words(self.cards, face, language), "cyan"), Text(card_text(self.cards, face, language))]
            grid.add_row(name, powers, Text("\n").join(line for line in lines if line))
        cards = sum(self.cards.copies[face] for face in faces)
        key = "album.count-marks" if marks else "album.count"
        return Group(grid, Text(speech.say(key, n=len(faces), all=cards), QUIET))


def kinds_meant(kind: str) -> tuple[int, ...]:
    """``stars``, ``Star`` and ``spike`` are understood as well as ``star``."""
    word = kind.lower().replace("_", "-").replace(" ", "-")
    for one in (word, word.removesuffix("s")):
        if one == SPIKE:
            return card_kinds.TOURNAMENT, card_kinds.HEADLINE
        for record in KIND_RECORDS:
            if record.name == one:
                return (record.number,)
    known = [*[record.name for record in KIND_RECORDS], SPIKE]
    raise BadArgument(
        f"There is no kind {kind[:40]!r}{nearest(word, known) or '; there are ' + ', '.join(known) + '.'}"
    )
