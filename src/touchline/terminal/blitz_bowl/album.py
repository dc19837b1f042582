"""The cards of Blitz Bowl in lists: counts by kind and source, things by filter, each with its text."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl import trait
from touchline.blitz_bowl.catalogue import made
from touchline.blitz_bowl.catalogue_sources import counts
from touchline.blitz_bowl.catalogue_sources import reconstructed as with_value_of_ours
from touchline.blitz_bowl.text import challenge_text, name_of, play_text
from touchline.table.errors import BadArgument, nearest, place_of
from touchline.table.languages import ENGLISH
from touchline.table.library import SOURCES, shown_sources
from touchline.table.pack import Pack, joined
from touchline.terminal.blitz_bowl.faces import KIND_STYLES, drawn_thing, kind_words, stats
from touchline.terminal.blitz_bowl.things import (
    ALIASES,
    ARENA,
    CARD,
    DRILL,
    EVENT,
    GAME,
    KINDS,
    PITCH,
    POSITION,
    TEAM,
    Thing,
    Things,
)
from touchline.terminal.folded import folded, has_all, words_of
from touchline.terminal.speech import Speech, spoken
from touchline.terminal.styles import QUIET

FOLDERS: Final = {TEAM: "teams", CARD: "cards", EVENT: "events", PITCH: "pitches", "ability": "abilities"}
MOST_DRAWN: Final = 8


class Album:
    """The things of some packs, as `touchline cards` lists and draws them."""

    def __init__(self, packs: list[Pack]) -> None:
        self.cards = made(packs)
        self.things = Things(self.cards)
        self.languages = list(self.cards.texts)
        self.ids = [thing.id for thing in self.things.list]
        self.digest = self.cards.digest
        self.origins = self.origins_of(packs)

    def origins_of(self, packs: list[Pack]) -> list[str]:
        """The pack that each thing comes from; a position comes with its team."""
        entries = joined(packs)
        where = {(entry.kind, entry.id): entry.pack for entry in entries}
        for entry in entries:
            if entry.kind == "cards":
                where["cards", f"{entry.text('challenge')}/{entry.text('bonus-play')}"] = entry.pack
        found: list[str] = []
        for thing in self.things.list:
            folder = "teams" if thing.kind == POSITION else FOLDERS.get(thing.kind, f"{thing.kind}s")
            found.append(where[folder, thing.id.partition("/")[0] if thing.kind == POSITION else thing.id])
        return found

    def faces_of(self, pack: str) -> list[int]:
        return [face for face, origin in enumerate(self.origins) if origin == pack]

    # --- Counts ---------------------------------------------------------------------------------------------------

    def counted(self) -> dict[str, Any]:
        """How many there are of each kind and source; positions by title, cards with their copies."""
        by_kind = counts(self.cards)
        kinds = {kind: {"cards": sum(by_kind[kind].values()), "sources": by_kind[kind]} for kind in KINDS}
        every = {source: sum(by_kind[kind][source] for kind in KINDS) for source in SOURCES}
        return {"packs": self.cards.packs, "kinds": kinds, "all": {"cards": sum(every.values()), "sources": every}}

    def summary(self, language: str = ENGLISH) -> RenderableType:
        say = Speech(GAME, spoken(language)).say
        found = self.counted()
        grid = Grid(box=box.SIMPLE_HEAD, header_style=QUIET)
        grid.add_column(say("album.kind"), overflow="fold")
        shown = shown_sources(found["all"]["sources"])
        for name in ("number", *shown):
            grid.add_column(say(f"album.{name}"), justify="right")
        for kind in (*KINDS, "all"):
            numbers = found["all"] if kind == "all" else found["kinds"][kind]
            cells = [str(numbers["cards"]), *(str(numbers["sources"][source] or "") for source in shown)]
            if kind == "all":
                grid.add_section()
                grid.add_row(say("album.all"), *cells, style="bold")
            else:
                grid.add_row(say("album.of-kind", kind=kind, name=kind_words(kind, language)), *cells)
        return Group(grid, Text(say("album.hint"), QUIET))

    # --- Filters --------------------------------------------------------------------------------------------------

    def chosen(self, name: str, kind: str, team: str, search: str, reconstructed: bool) -> list[int]:
        """The faces that pass every filter."""
        things = self.things
        faces = list(range(len(things.list)))
        if name:
            faces = things.match(name)
            if not faces:
                known = [one.lower() for thing in things.list for one in things.names(thing)]
                raise BadArgument(f"No card has {name[:40]!r} in its name{nearest(name.lower(), known) or '.'}")
        if kind:
            wanted = kind_meant(kind)
            faces = [face for face in faces if things.list[face].kind == wanted]
        if team:
            number = place_of(team, self.cards.teams, "team")
            faces = [face for face in faces if things.list[face].team == number]
        if reconstructed:
            ours = with_value_of_ours(self.cards)
            faces = [face for face in faces if self.is_ours(things.list[face], ours)]
        if words := words_of(search):
            faces = [face for face in faces if has_all(self.searched(face), words)]
        return faces

    def is_ours(self, thing: Thing, ours: list[str]) -> bool:
        """Whether a value of it is ours; of a challenge card also one of a side."""
        if thing.kind == CARD:
            front, back = thing.id.split("/")
            return any(one in ours for one in (f"cards/{thing.id}", f"challenges/{front}", f"bonus-plays/{back}"))
        folder = FOLDERS.get(thing.kind, f"{thing.kind}s")
        return any(one in ours for one in (f"{folder}/{thing.id}", f"{folder}/{thing.id}/emergency-reserves"))

    def searched(self, face: int) -> str:
        """All the words of a thing in every language, as they are compared."""
        thing = self.things.list[face]
        words = [thing.id]
        for language in self.languages:
            words += (self.things.name(thing, language), self.things.text(thing, language))
        return folded(" ".join(words))

    # --- Shown ----------------------------------------------------------------------------------------------------

    def facts(self, face: int, language: str) -> dict[str, Any]:
        """One thing as data."""
        thing = self.things.list[face]
        cards = self.cards
        result: dict[str, Any] = {
            "id": thing.id,
            "name": self.things.name(thing, language),
            "kind": thing.kind,
            "pack": self.origins[face],
            "copies": thing.copies,
            "source": thing.source,
        }
        if thing.kind == TEAM:
            team = cards.team_cards[thing.at]
            result["emergency-reserves"] = team.reserves
            result["keywords"] = list(team.keywords)
            result["positions"] = [cards.positions[role].id for role in team.positions]
        elif thing.kind == POSITION:
            role = cards.positions[thing.at]
            result["team"] = cards.teams[role.team]
            result.update(zip(("move", "block", "throw", "armour"), stats(role)))
            result["abilities"] = list(role.abilities)
            result["throws-team-mates"] = bool(role.traits & trait.THROWS_PLAYERS)
        elif thing.kind == CARD:
            front, back = thing.id.split("/")
            challenge = cards.challenges[cards.fronts[thing.at]]
            result["challenge"] = {
                "id": front,
                "points": challenge.points,
                "text": challenge_text(cards, front, language),
            }
            result["bonus-play"] = {"id": back, "text": play_text(cards, back, language)}
        elif thing.kind == PITCH:
            result["rows"] = self.pitch_rows(thing.at)
        elif thing.kind == DRILL:
            result["teaches"] = name_of(cards, "drill-teaches", thing.id, language)
            result["rules"] = list(cards.drills[thing.at].rules)
        elif thing.kind == ARENA:
            result["roll"] = cards.arenas[thing.at].roll
        result["text"] = self.things.text(thing, language)
        return result

    def pitch_rows(self, at: int) -> list[str]:
        """A pitch as a pack draws it."""
        pitch = self.cards.pitches[at]
        rows: list[str] = []
        for row in range(11):
            squares = [row * 16 + column for column in range(15)]
            rows.append(
                "".join("#" if pitch.blocked >> one & 1 else "T" if pitch.doors >> one & 1 else "." for one in squares)
            )
        return rows

    def shown(self, faces: list[int], language: str, boxed: bool, width: int) -> RenderableType:
        """Things in boxes where one was asked for by name, else as a table."""
        speech = Speech(GAME, spoken(language))
        if not faces:
            return Text(speech.say("album.none"))
        if boxed and len(faces) <= MOST_DRAWN:
            return Group(*(drawn_thing(self.things, face, language, min(width, 76)) for face in faces))
        grid = Grid(box=None, header_style=QUIET, width=min(width, 140), padding=(0, 1, 1, 1))
        grid.add_column(speech.say("album.card"), ratio=2, overflow="fold")
        grid.add_column(speech.say("columns.values"), justify="center", no_wrap=True)
        grid.add_column(speech.say("album.text"), ratio=4, overflow="fold")
        for face in faces:
            grid.add_row(*self.row(face, language))
        cards = [self.things.list[face].copies for face in faces if self.things.list[face].kind in (CARD, EVENT)]
        told = [speech.say("album.different", n=len(faces))]
        if sum(cards) > len(cards):
            told.append(speech.say("album.with-copies", n=sum(cards)))
        end = [speech.own.listed(told, "told")]
        if any(self.things.list[face].source == "reconstructed" for face in faces):
            end.append(speech.say("album.marked"))
        return Group(grid, speech.text("album.end", QUIET, told=speech.own.listed(end, "end")))

    def row(self, face: int, language: str) -> tuple[Text, str, Text]:
        thing = self.things.list[face]
        speech = Speech(GAME, spoken(language))
        name = Text(self.things.name(thing, language), "bold")
        if thing.copies > 1:
            name.append(" ")
            name.append(speech.say("album.copies", n=thing.copies), QUIET)
        if thing.source == "reconstructed":
            name.append(" †", "red")
        name.append("\n")
        kind = Text(kind_words(thing.kind, language), KIND_STYLES[thing.kind])
        if thing.kind == POSITION:
            team = Text(name_of(self.cards, "teams", self.cards.teams[thing.team], language), QUIET)
            kind = speech.text("series.facts", a=kind, b=team)
        name.append_text(kind)
        values = " ".join(stats(self.cards.positions[thing.at])) if thing.kind == POSITION else ""
        return name, values, Text(self.things.text(thing, language))


def kind_meant(kind: str) -> str:
    """``teams``, ``Team`` and ``challenge`` are understood as well as the kinds themselves."""
    word = kind.lower().replace("_", "-").replace(" ", "-")
    for one in (word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ies") + "y"):
        if one in KINDS:
            return one
        if one in ALIASES:
            return ALIASES[one]
    known = [*KINDS, *ALIASES]
    hint = nearest(word, known) or f"; there are {', '.join(KINDS)}."
    raise BadArgument(f"There is no kind {kind[:40]!r}{hint}")
