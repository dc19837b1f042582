"""Cards as a terminal shows them: in a few words, in a line, or drawn in a box."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.table.languages import ENGLISH
from touchline.team_manager import card_kinds, icons
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.text import (
    ability_name,
    ability_text,
    card_text,
    face_name,
    line_text,
    team_name,
    translated,
)
from touchline.terminal.folded import matched
from touchline.terminal.speech import album_words
from touchline.terminal.styles import QUIET, longest_word, on_colour
from touchline.terminal.team_manager.naming import GAME, CardNames, is_person, names_of

KIND_STYLES: Final = {
    card_kinds.PLAYER: "cyan",
    card_kinds.STAR: "yellow",
    card_kinds.HIGHLIGHT: "green",
    card_kinds.TOURNAMENT: "magenta",
    card_kinds.HEADLINE: "magenta",
    card_kinds.TEAM_UPGRADE: "blue",
    card_kinds.STAFF_UPGRADE: "blue",
    card_kinds.TOKEN: "red",
}
STROKE: Final = "/"  # between skill sets
OTHER_STYLE: Final = "white"  # of kinds that mechanics bring


def said(language: str, key: str, **slots: str | int) -> str:
    """What is said beside a card."""
    return album_words(GAME, language).say(key, dict(slots))


def kind_words(kind: int, language: str = ENGLISH) -> str:
    """``team upgrade`` for the kind of card, as a person says it."""
    if kind >= len(card_kinds.NAMES):  # of a mechanic
        return card_kinds.words_of(kind)
    return said(language, f"kinds.{card_kinds.NAMES[kind]}")


def skill_words(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """The skill icons from left to right, with a stroke between sets; those of somebody downed behind them."""
    if catalogue.skill_sets[face]:
        words = f" {STROKE} ".join(icon_words(catalogue, one, language) for one in catalogue.skill_sets[face])
    else:
        words = icon_words(catalogue, catalogue.skills[face], language)
    downed = icon_words(catalogue, catalogue.downed_skills[face], language)
    if downed:
        downed = said(language, "facts.downed-skills", skills=downed)
    return "  ".join(part for part in (words, downed) if part)


def icon_words(catalogue: Catalogue, skills: Sequence[int], language: str) -> str:
    """Skills from left to right."""
    words: list[str] = []
    for number in skills:
        name = SKILLS[number].name
        own = translated(catalogue, language, f"skill.{name}", name)
        words.append(said(language, f"skills.{name}") if number < icons.ANY else own)
    return " ".join(words)


def team_style(catalogue: Catalogue, team: int) -> str:
    """A team's colour as a background."""
    return on_colour(catalogue.team_colours[team][0])


def badge(catalogue: Catalogue, teams: Sequence[int], seat: int, short: bool = False, language: str = ENGLISH) -> Text:
    """Seat number and team name (or the longest word of it) in the team's colour."""
    team = teams[seat]
    name = team_name(catalogue, team, language)
    if short:
        name = longest_word(name)
    return Text(f" {seat + 1} {name} ", style=team_style(catalogue, team))


def match_card(catalogue: Catalogue, asked: str) -> list[int]:
    """The faces a person may mean by this: the exact id or name, else names that begin with it, else contain it."""
    return matched([ids_and_names(catalogue, face) for face in range(len(catalogue.ids))], asked)


def ids_and_names(catalogue: Catalogue, face: int) -> list[str]:
    """All that a card may be called by."""
    return [catalogue.ids[face], f"{catalogue.origins[face]}/{catalogue.ids[face]}", *names_of(catalogue, face)]


def source_words(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """Where the values of a card come from."""
    source = catalogue.sources[face]
    counted = catalogue.count_sources[face]
    words = said(language, f"sources.{source}")
    return words if counted == source else said(language, "facts.counted", source=words, counted=counted)


def drawn_card(catalogue: Catalogue, face: int, language: str = ENGLISH, width: int = 58) -> RenderableType:
    """One card in a box, with all that is printed on it and the full text of its named abilities."""
    kind = catalogue.kinds[face]
    names = CardNames(catalogue, language)
    parts: list[RenderableType] = []
    if is_person(catalogue, face):
        standing, downed, unskilled = [said(language, f"facts.{key}") for key in ("standing", "downed", "no-skills")]
        words = skill_words(catalogue, face, language)
        numbers = Text.assemble(
            (str(catalogue.standing[face]), "bold"),
            f" {standing}   ",
            (str(catalogue.downed[face]), "bold"),
            f" {downed}   ",
            (words or unskilled, "bold" if words else QUIET),
        )
        parts.append(numbers)
    if kind in (card_kinds.HIGHLIGHT, card_kinds.TOURNAMENT):
        parts.append(sections(names, face))
    else:
        for line in catalogue.lines[face]:
            if line in catalogue.ability_lines:
                name = Text(ability_name(catalogue, line, language), "bold")
                text = ability_text(catalogue, line, language)
                parts.append(names.speech.text("album.named-ability", name=name, text=text))
            else:
                parts.append(Text(line_text(catalogue, line, kind, language)))
        if kind >= card_kinds.TOKEN and not catalogue.lines[face] and card_text(catalogue, face, language):
            parts.append(Text(card_text(catalogue, face, language)))
    parts.append(Text(card_facts(catalogue, face, language), QUIET))
    return Panel(
        Group(*parts),
        title=Text(face_name(catalogue, face, language), "bold"),
        subtitle=Text(kind_words(kind, language), QUIET),
        border_style=KIND_STYLES.get(kind, OTHER_STYLE),
        box=box.ROUNDED,
        width=width,
        padding=(0, 1),
    )


def sections(names: CardNames, face: int) -> RenderableType:
    """The payouts of a highlight side by side, those of a tournament below each other."""
    grid = Grid.grid(padding=(0, 2))
    catalogue, word = names.cards, names.speech.word
    pays = [names.payout(choices) for choices in catalogue.sections[face]]
    if catalogue.kinds[face] == card_kinds.HIGHLIGHT:
        for _ in pays:
            grid.add_column(ratio=1, justify="center", overflow="fold")
        grid.add_row(*(Text(word("sections", key), QUIET) for key in ("left", "centre", "right")))
        grid.add_row(*(Text(pay, "bold") for pay in pays))
        grid.expand = True
    else:
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold")
        for key, pay in zip(("winner", "runner-up", "loser"), pays):
            grid.add_row(Text(word("placings", key), QUIET), Text(pay, "bold"))
    return grid


def card_facts(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """Team, union, copies, id and source in one line."""
    names = CardNames(catalogue, language)
    facts: list[str] = []
    if catalogue.logos[face] >= 0:
        facts.append(team_name(catalogue, catalogue.logos[face], language))
    if catalogue.kinds[face] == card_kinds.STAR:
        facts.append(names.union(catalogue.unions[face]))
    if catalogue.copies[face] > 1:
        facts.append(said(language, "facts.copies", n=catalogue.copies[face]))
    if catalogue.unique[face]:
        facts.append(said(language, "facts.once"))
    if catalogue.options[face]:
        facts.append(catalogue.options[face])
    facts += [f"{catalogue.origins[face]}/{catalogue.ids[face]}", source_words(catalogue, face, language)]
    return names.speech.own.listed(facts, "parts")
