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
from touchline.team_manager.cards import Catalogue, Payout
from touchline.team_manager.payout_icons import ICONS
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
from touchline.terminal.styles import QUIET, on_colour

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
OTHER_STYLE: Final = "white"  # of kinds that mechanics bring


GAME: Final = "team-manager"


def said(language: str, key: str, **slots: str | int) -> str:
    """What is said beside a card."""
    return album_words(GAME, language).say(key, dict(slots))


def kind_words(kind: int, language: str = ENGLISH) -> str:
    """``team upgrade`` for the kind of card, as a person says it."""
    if kind >= len(card_kinds.NAMES):  # of a mechanic
        return card_kinds.words_of(kind)
    return said(language, f"kinds.{card_kinds.NAMES[kind]}")


def skill_words(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """The skill icons from left to right."""
    words: list[str] = []
    for number in catalogue.skills[face]:
        name = SKILLS[number].name
        own = translated(catalogue, language, f"skill.{name}", name)
        words.append(said(language, f"skills.{name}") if number < icons.ANY else own)
    return " ".join(words)


SHORT: Final = {"stars": ("star", "stars"), "team": ("team", "team"), "staff": ("staff", "staff")}


def payout_words(choices: Sequence[Payout]) -> str:
    """A payout section in its shortest form: ``2 fans + 1 staff or 3 fans``."""
    offers: list[str] = []
    for choice in choices:
        words: list[str] = []
        for icon in ICONS:
            one, many = SHORT.get(icon.name, (icon.one, icon.many))
            amount = choice.of(icon)
            if amount:
                words.append(f"{amount} {one if amount == 1 else many}")
        offers.append(" + ".join(words) or "nothing")
    return " or ".join(offers)


def token_words(catalogue: Catalogue, face: int) -> str:
    """What a token shows, in a word."""
    if catalogue.token_ejects[face]:
        return "eject"
    if catalogue.token_fans[face]:
        fans = catalogue.token_fans[face]
        return f"{fans} fan{'s' if fans > 1 else ''}"
    return f"+{catalogue.token_power[face]}"


def short_text(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """The printed text in one line; die rows are set off by strokes."""
    return card_text(catalogue, face, language).replace("\n", " / ")


def team_style(catalogue: Catalogue, team: int) -> str:
    """A team's colour as a background."""
    return on_colour(catalogue.team_colours[team][0])


def badge(catalogue: Catalogue, teams: Sequence[int], seat: int, short: bool = False) -> Text:
    """Seat number and team name (or the longest word of it) in the team's colour."""
    team = teams[seat]
    name = catalogue.team_names[team]
    if short:
        name = max(name.split(), key=len)
    return Text(f" {seat + 1} {name} ", style=team_style(catalogue, team))


def match_card(catalogue: Catalogue, asked: str) -> list[int]:
    """The faces a person may mean by this: the exact id or name, else names that begin with it, else contain it."""
    return matched([names_of(catalogue, face) for face in range(len(catalogue.ids))], asked)


def names_of(catalogue: Catalogue, face: int) -> list[str]:
    """All that a card may be called by."""
    names = [catalogue.ids[face], f"{catalogue.origins[face]}/{catalogue.ids[face]}", catalogue.names[face]]
    return names + [face_name(catalogue, face, language) for language in catalogue.texts]


def source_words(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """Where the values of a card come from."""
    source = catalogue.sources[face]
    counted = catalogue.count_sources[face]
    words = said(language, f"sources.{source}")
    return words if counted == source else said(language, "facts.counted", source=words, counted=counted)


def drawn_card(catalogue: Catalogue, face: int, language: str = ENGLISH, width: int = 58) -> RenderableType:
    """One card in a box, with all that is printed on it and the full text of its named abilities."""
    kind = catalogue.kinds[face]
    parts: list[RenderableType] = []
    if kind in (card_kinds.PLAYER, card_kinds.STAR):
        standing, downed, unskilled = [said(language, f"facts.{key}") for key in ("standing", "downed", "no-skills")]
        numbers = Text.assemble(
            (str(catalogue.standing[face]), "bold"),
            f" {standing}   ",
            (str(catalogue.downed[face]), "bold"),
            f" {downed}   ",
            (skill_words(catalogue, face, language) or unskilled, "bold" if catalogue.skills[face] else QUIET),
        )
        parts.append(numbers)
    if kind in (card_kinds.HIGHLIGHT, card_kinds.TOURNAMENT):
        parts.append(sections(catalogue, face) if language == ENGLISH else Text(card_text(catalogue, face, language)))
    else:
        for line in catalogue.lines[face]:
            if line in catalogue.ability_lines:
                name = ability_name(catalogue, line, language)
                parts.append(Text.assemble((name, "bold"), f" — {ability_text(catalogue, line, language)}"))
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


def sections(catalogue: Catalogue, face: int) -> RenderableType:
    """The payouts of a highlight side by side, those of a tournament below each other."""
    grid = Grid.grid(padding=(0, 2))
    pays = [payout_words(choices) for choices in catalogue.sections[face]]
    if catalogue.kinds[face] == card_kinds.HIGHLIGHT:
        for _ in pays:
            grid.add_column(ratio=1, justify="center")
        grid.add_row(*(Text(word, QUIET) for word in ("left zone", "centre", "right zone")))
        grid.add_row(*(Text(pay, "bold") for pay in pays))
        grid.expand = True
    else:
        grid.add_column()
        grid.add_column()
        for word, pay in zip(("winner", "runner-up", "lose"), pays):
            grid.add_row(Text(word, QUIET), Text(pay, "bold"))
    return grid


def card_facts(catalogue: Catalogue, face: int, language: str = ENGLISH) -> str:
    """Team, union, copies, id and source in one line."""
    facts: list[str] = []
    if catalogue.logos[face] >= 0:
        facts.append(team_name(catalogue, catalogue.logos[face], language))
    if catalogue.kinds[face] == card_kinds.STAR:
        facts.append(catalogue.union_ids[catalogue.unions[face]].upper())
    if catalogue.copies[face] > 1:
        facts.append(said(language, "facts.copies", n=catalogue.copies[face]))
    if catalogue.unique[face]:
        facts.append(said(language, "facts.once"))
    if catalogue.options[face]:
        facts.append(catalogue.options[face])
    facts += [f"{catalogue.origins[face]}/{catalogue.ids[face]}", source_words(catalogue, face, language)]
    return " · ".join(facts)
