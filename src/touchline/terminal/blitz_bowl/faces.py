"""Cards as a terminal shows them: in a line, or drawn in a box."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from touchline.blitz_bowl.cards import D6_MOVE, NONE, Catalogue, Position
from touchline.blitz_bowl.text import ability_text, challenge_text, name_of, play_text
from touchline.table.languages import ENGLISH
from touchline.terminal.blitz_bowl.drawing import drawn_pitch
from touchline.terminal.blitz_bowl.things import (
    ABILITY,
    ARENA,
    BALL,
    CARD,
    DRILL,
    EVENT,
    GAME,
    PITCH,
    POSITION,
    TEAM,
    Thing,
    Things,
    in_line,
)
from touchline.terminal.speech import Speech, album_words, spoken
from touchline.terminal.styles import QUIET

KIND_STYLES: Final = {
    TEAM: "cyan",
    POSITION: "cyan",
    ABILITY: "yellow",
    CARD: "red",
    EVENT: "magenta",
    ARENA: "green",
    BALL: "white",
    PITCH: "green",
    DRILL: "blue",
}
COLUMNS: Final = ("position", "count", "move", "block", "throw", "armour", "abilities")


def said(language: str, key: str, **slots: str | int) -> str:
    """What is said beside a card."""
    return album_words(GAME, language).say(key, dict(slots))


def kind_words(kind: str, language: str = ENGLISH) -> str:
    return said(language, f"kinds.{kind.replace(' ', '-')}")


def stats(position: Position) -> tuple[str, str, str, str]:
    """Move, Block, Throw and Armour as the team card has them."""
    move = "D6" if position.move == D6_MOVE else str(position.move)
    throw = "–" if position.throw == NONE else f"{position.throw}+"
    armour = "–" if position.armour == NONE else f"{position.armour}+"
    return move, str(position.block), throw, armour


def ability_names(catalogue: Catalogue, position: Position, language: str = ENGLISH) -> str:
    text = ""
    for one in position.abilities:
        name = name_of(catalogue, "abilities", one, language)
        text = said(language, "facts.list", a=text, b=name) if text else name
    return text


def drawn_thing(things: Things, face: int, language: str = ENGLISH, width: int = 58) -> RenderableType:
    """One thing in a box, with all that is printed on it."""
    thing = things.list[face]
    parts = body(things, thing, language, width - 4)
    parts.append(Text(facts_line(things, thing, language), QUIET))
    return Panel(
        Group(*parts),
        title=Text(things.name(thing, language), "bold"),
        subtitle=Text(kind_words(thing.kind, language), QUIET),
        border_style=KIND_STYLES[thing.kind],
        box=box.ROUNDED,
        width=max(width, 70) if thing.kind == PITCH else width,
        padding=(0, 1),
    )


def body(things: Things, thing: Thing, language: str, width: int) -> list[RenderableType]:
    cards = things.cards
    if thing.kind in (TEAM, POSITION):
        roles = cards.team_cards[thing.at].positions if thing.kind == TEAM else (thing.at,)
        table = positions_table(cards, [cards.positions[role] for role in roles], language, width)
        return [table, *(ability_line(cards, one, language) for one in things.abilities(thing))]
    if thing.kind == CARD:
        return both_sides(things, thing, language)
    if thing.kind == PITCH:
        return [drawn_pitch(cards.pitches[thing.at])]
    if thing.kind == DRILL:
        teaches = name_of(cards, "drill-teaches", thing.id, language)
        return [
            Text.assemble((f"{said(language, 'facts.teaches')}  ", QUIET), teaches),
            Text(things.text(thing, language)),
        ]
    text = things.text(thing, language)
    return [Text(text)] if text else []


def positions_table(cards: Catalogue, positions: list[Position], language: str, width: int) -> Grid:
    """Positions with their values, one below the other."""
    columns = [said(language, f"columns.{column}") for column in COLUMNS]
    grid = Grid(box=None, header_style=QUIET, padding=(0, 1), pad_edge=False, width=width)
    for n, name in enumerate(columns):
        words = n in (0, len(columns) - 1)
        grid.add_column(
            name,
            justify="left" if words else "center",
            ratio=1 if n == len(columns) - 1 else None,
            no_wrap=not words,
            overflow="fold",
        )
    for one in positions:
        name = name_of(cards, "positions", f"{cards.teams[one.team]}/{one.id}", language)
        grid.add_row(Text(name, "bold"), str(one.count), *stats(one), ability_names(cards, one, language))
    return grid


def ability_line(cards: Catalogue, id_: str, language: str) -> Text:
    name = Text(name_of(cards, "abilities", id_, language), "bold")
    text = in_line(ability_text(cards, id_, language), language)
    return Speech(GAME, spoken(language)).text("album.ability", name=name, text=text)


def both_sides(things: Things, thing: Thing, language: str) -> list[RenderableType]:
    """The challenge on the front, the bonus play on the back."""
    cards = things.cards
    front, back = thing.id.split("/")
    challenge = said(language, "facts.challenge", n=cards.challenges[cards.fronts[thing.at]].points)
    names = things.names(thing, language)
    return [
        Text.assemble((names[0], "bold red"), (f"  {challenge}", QUIET)),
        Text(challenge_text(cards, front, language)),
        Text.assemble((names[1], "bold blue"), (f"  {said(language, 'facts.play')}", QUIET)),
        Text(play_text(cards, back, language)),
    ]


def facts_line(things: Things, thing: Thing, language: str) -> str:
    """Copies, id and source in one line."""
    cards = things.cards
    facts: list[str] = []
    if thing.kind == TEAM:
        team = cards.team_cards[thing.at]
        facts.append(said(language, "facts.reserves", n=team.reserves))
        facts += [name_of(cards, "keywords", keyword, language) for keyword in team.keywords]
    elif thing.kind == POSITION:
        facts.append(name_of(cards, "teams", cards.teams[thing.team], language))
    elif thing.copies > 1:
        facts.append(said(language, "facts.copies", n=thing.copies))
    if thing.kind == ARENA and cards.arenas[thing.at].roll:
        facts.append(said(language, "facts.roll", n=cards.arenas[thing.at].roll))
    if thing.kind == DRILL:
        facts += cards.drills[thing.at].rules
    facts += [thing.id, said(language, f"sources.{thing.source}")]
    return Speech(GAME, spoken(language)).own.listed(facts, "facts")
