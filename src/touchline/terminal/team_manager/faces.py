"""Cards as a terminal shows them: in a few words, in a line, or drawn in a box."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.team_manager.cards import Catalogue, Payout
from touchline.team_manager.text import ability_name, ability_text, card_text, face_name, line_text, team_name
from touchline.team_manager.words import (
    HEADLINE,
    HIGHLIGHT,
    PLAYER,
    SKILL_NAMES,
    STAFF_UPGRADE,
    STAR,
    TEAM_UPGRADE,
    TOKEN,
    TOURNAMENT,
    UNION_NAMES,
)
from touchline.terminal.styles import QUIET, on_colour

KIND_STYLES: Final = {
    PLAYER: "cyan",
    STAR: "yellow",
    HIGHLIGHT: "green",
    TOURNAMENT: "magenta",
    HEADLINE: "magenta",
    TEAM_UPGRADE: "blue",
    STAFF_UPGRADE: "blue",
    TOKEN: "red",
}


KIND_WORDS: Final = {
    "en": (
        "starting player",
        "Star Player",
        "highlight",
        "tournament",
        "headline",
        "team upgrade",
        "staff upgrade",
        "cheating token",
    ),
    "ja": (
        "初期選手",
        "スター選手",
        "ハイライト",
        "トーナメント",
        "ヘッドライン",
        "チームアップグレード",
        "スタッフアップグレード",
        "反則トークン",
    ),
}
SOURCE_WORDS: Final = {
    "en": {
        "rulebook": "values from the rulebook",
        "printed": "values of the published card",
        "reconstructed": "values reconstructed, not published",
    },
    "ja": {
        "rulebook": "ルールブックの値",
        "printed": "公式カードの値",
        "reconstructed": "独自に補った値",
    },
}
STATES: Final = {"en": ("standing", "downed", "no skills"), "ja": ("スタンド", "ダウン", "スキルなし")}


def kind_words(kind: int, language: str = "en") -> str:
    """``team upgrade`` for the kind of card, as a person says it."""
    return KIND_WORDS.get(language, KIND_WORDS["en"])[kind]


def skill_words(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """The skill icons from left to right."""
    words = list(SKILL_NAMES)
    if language != "en":
        words = [catalogue.texts[language].get(f"skill.{name}", name) for name in SKILL_NAMES]
    return " ".join(words[skill] for skill in catalogue.skills[face])


def payout_words(choices: Sequence[Payout]) -> str:
    """A payout section in its shortest form: ``2 fans + 1 staff or 3 fans``."""
    offers: list[str] = []
    for choice in choices:
        icons = [
            (choice.fans, "fan", "fans"),
            (choice.stars, "star", "stars"),
            (choice.team, "team", "team"),
            (choice.staff, "staff", "staff"),
        ]
        words = [f"{amount} {one if amount == 1 else many}" for amount, one, many in icons if amount]
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


def short_text(catalogue: Catalogue, face: int, language: str = "en") -> str:
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
    wanted = " ".join(asked.lower().split())
    for test in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
    ):
        found = [
            face
            for face in range(len(catalogue.ids))
            if test(catalogue.names[face].lower())
            or test(catalogue.ids[face])
            or test(f"{catalogue.origins[face]}/{catalogue.ids[face]}")
            or test(face_name(catalogue, face, "ja").lower() if "ja" in catalogue.texts else "")
        ]
        if found:
            return found
    return []


def source_words(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """Where the values of a card come from."""
    source = catalogue.sources[face]
    counted = catalogue.count_sources[face]
    words = SOURCE_WORDS.get(language, SOURCE_WORDS["en"])
    if counted == source:
        return words[source]
    return (
        f"{words[source]}, number of copies {counted}"
        if language == "en"
        else f"{words[source]}（枚数：{words[counted]}）"
    )


def drawn_card(catalogue: Catalogue, face: int, language: str = "en", width: int = 58) -> RenderableType:
    """One card in a box, with all that is printed on it and the full text of its named abilities."""
    kind = catalogue.kinds[face]
    parts: list[RenderableType] = []
    if kind in (PLAYER, STAR):
        standing, downed, unskilled = STATES.get(language, STATES["en"])
        numbers = Text.assemble(
            (str(catalogue.standing[face]), "bold"),
            f" {standing}   ",
            (str(catalogue.downed[face]), "bold"),
            f" {downed}   ",
            (skill_words(catalogue, face, language) or unskilled, "bold" if catalogue.skills[face] else QUIET),
        )
        parts.append(numbers)
    if kind in (HIGHLIGHT, TOURNAMENT):
        parts.append(sections(catalogue, face) if language == "en" else Text(card_text(catalogue, face, language)))
    else:
        for line in catalogue.lines[face]:
            if line in catalogue.ability_lines:
                name = ability_name(catalogue, line, language)
                parts.append(Text.assemble((name, "bold"), f" — {ability_text(catalogue, line, language)}"))
            else:
                parts.append(Text(line_text(catalogue, line, kind, language)))
        if kind == TOKEN:
            parts.append(Text(card_text(catalogue, face, language)))
    parts.append(Text(card_facts(catalogue, face, language), QUIET))
    return Panel(
        Group(*parts),
        title=Text(face_name(catalogue, face, language), "bold"),
        subtitle=Text(kind_words(kind, language), QUIET),
        border_style=KIND_STYLES[kind],
        box=box.ROUNDED,
        width=width,
        padding=(0, 1),
    )


def sections(catalogue: Catalogue, face: int) -> RenderableType:
    """The payouts of a highlight side by side, those of a tournament below each other."""
    grid = Grid.grid(padding=(0, 2))
    pays = [payout_words(choices) for choices in catalogue.sections[face]]
    if catalogue.kinds[face] == HIGHLIGHT:
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


def card_facts(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """Team, union, copies, id and source in one line."""
    facts: list[str] = []
    if catalogue.logos[face] >= 0:
        facts.append(team_name(catalogue, catalogue.logos[face], language))
    if catalogue.kinds[face] == STAR:
        facts.append(UNION_NAMES[catalogue.unions[face]].upper())
    if catalogue.copies[face] > 1:
        facts.append(f"{catalogue.copies[face]} copies" if language == "en" else f"{catalogue.copies[face]}枚")
    if catalogue.unique[face]:
        facts.append("once at a matchup" if language == "en" else "各マッチに1人まで")
    if catalogue.options[face]:
        facts.append(catalogue.options[face])
    facts += [f"{catalogue.origins[face]}/{catalogue.ids[face]}", source_words(catalogue, face, language)]
    return " · ".join(facts)
